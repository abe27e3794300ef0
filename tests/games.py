"""The games that every generic check is run on.

A game plugs in with one line here and one GameUnderTest where that line says. It is imported only
when a test asks for it, so one that cannot be imported fails its own tests and no others.
"""

GAMES = {
    "toy": "tests.toy.game:GAME",
    "deckbuilding": "tests.deckbuilding.game:GAME",
    "war": "tests.war.game:GAME",
    "undead": "tests.undead.game:GAME",
}
"""Where the GameUnderTest of each game is: `module:name`."""
