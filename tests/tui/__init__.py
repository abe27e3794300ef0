"""Tests of the screens: by Pilot where a headless app will do, in a pseudo-terminal where not."""
