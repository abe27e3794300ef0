"""What `?` says of a card, a pile, a number, an option, a refusal: pure functions to sections of text.

`topics` puts them together for screens; the other modules can be read without one.
"""
