"""Undead, the solo and co-operative skirmish. The chapters of the rules have a module each.

Start with `turn.py`, which lists the steps of a Turn; `attacks.py` follows an Attack from its first
choice to its last EKIA.
"""
