"""Biohazard War's content: a folder a side, the rule texts, and what reads them."""
