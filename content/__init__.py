"""What the games are played with: cards, scenarios, Mansions, rule texts, and what reads them.

Everything to play with is TOML; a folder below this one holds a game's. The modules here read it,
check it, and fill the types that the game's package in `core` declares:

- `content.games`: the games that there is content of, and the parts that each gives;
- `content.loader`: `load`, `load_files`, `check_path`, `digest`: the catalogues that games are played with;
- `content.positions`: `read_position`: tables stated exactly;
- `content.rules`: `rule`, `find`: the numbered rules, in our words.

Content cannot run code. Whatever is wrong with a file is told as `content.faults.Fault`, all at once.
"""
