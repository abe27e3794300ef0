"""The rules of the games: pure data in, pure data out. Nothing here knows screens, files or languages."""
