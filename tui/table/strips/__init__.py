"""What a mode or a modification adds to the lines above the Resource Area (screens.md, T1 to T5).

Each strip has a module of its own, and what there is in the view says whether it stands there: Teams,
Infection Levels, a Partner. `rows.py` puts them in their order and counts them for the layout.
"""
