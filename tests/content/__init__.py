"""What content promises: it ships whole, its faults are told all at once, and its cache never lies."""
