"""Figures of speed and size, each a ratio to something measured in the same run.

`make bench` prints them. No test asserts a time.
"""
