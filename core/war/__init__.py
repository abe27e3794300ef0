"""Biohazard War, the duel of two decks. Start with `turn.py`; a fight is `assault.py` or `search.py`."""
