"""Rules of thumb, like those of a sensible beginner."""
