"""The Deck Building Game. The chapters of the rules have a module each; start with `explore.py`."""
