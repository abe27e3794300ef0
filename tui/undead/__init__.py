"""The table of Undead as rows: pure functions from a view to what panels show.

Nothing here knows Textual. A screen asks for rows of a width, so every panel can be read in a test.
"""
