"""Where the files of one game are.

campaigns/
  ann-and-ben/
    campaign.json                  who plays, the chapters, their results
    catalogue-0f3a52c9d1e87b46.json  the content that a chapter began with
    linked.json                    what linked games carry on, if they are
    1.toml                         the journal of chapter 1
    1.snapshot.json                its state not long ago
    lock                           held while a program has the campaign open
"""

from pathlib import Path

from attrs import frozen

CAMPAIGN = "campaign.json"


@frozen
class Place:
    """The folder of a campaign and the number of a chapter in it, from 1 on."""

    folder: Path
    chapter: int

    @property
    def id(self) -> str:
        """What names this game in its store, such as `ann-and-ben/1`."""
        return f"{self.folder.name}/{self.chapter}"

    @property
    def journal(self) -> Path:
        """All answers."""
        return self.folder / f"{self.chapter}.toml"

    @property
    def snapshot(self) -> Path:
        """A state, from which resuming is quick."""
        return self.folder / f"{self.chapter}.snapshot.json"

    @property
    def campaign(self) -> Path:
        """Who plays, the chapters and their results."""
        return self.folder / CAMPAIGN

    @property
    def lock(self) -> Path:
        """Held by who has the campaign open."""
        return self.folder / "lock"

    def catalogue(self, seal: str) -> Path:
        """The content with this seal."""
        return self.folder / f"catalogue-{seal}.json"
