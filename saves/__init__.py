"""Games on disk: what has been acknowledged is never lost, and damage is never played on unseen.

- `saves.store.Store`: where saves live, and the list of them;
- `saves.game.SavedGame`: a game that is played and saved; begin with `create` or `open`;
- `saves.check`: what a save holds, or what is wrong with it;
- `saves.errors`, `saves.reports`: what can be wrong, and what is told although the game goes on.

`saves.records` has the format of journals, `saves.place` the names of the files.
"""
