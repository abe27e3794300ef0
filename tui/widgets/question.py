"""The question line: the one place that asks. It is the last but one, and begins with `?`."""

from tui.rows import Row, Span, row
from tui.wrap import wrapped


def question_rows(question: str, width: int, *, refusal: bool = False) -> tuple[Row, ...]:
    """Return the question in as many rows as it takes; it is never cut.

    One row is enough from 80 columns on, two are below. A refusal has `!` for `?`; it stands in the
    question's place until the next key.
    """
    mark, role = ("!", "danger") if refusal else ("?", "focus")
    first, *more = wrapped(question, max(width - 2, 1))
    return (row(Span(f"{mark} {first}", role)), *(row(Span(f"  {line}", role)) for line in more))
