"""The Deck Building Game's content: a folder a box, the set-ups, the rule texts, and their schema."""
