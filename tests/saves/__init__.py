"""What `saves` promises, on the toy game."""
