"""What the commands raise for input that they refuse."""


class BadInputError(Exception):
    """What was asked for cannot be done; `lines` say what, where and what to do. Nothing was changed."""

    def __init__(self, *lines: str) -> None:
        super().__init__(*lines)
        self.lines = lines
