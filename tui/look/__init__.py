"""What there is to look at beside the table: pure functions from `Eyes` to rows, one module a panel.

The screens of Mansion, survivors, zones, log and rules are made of them; each can be read without one.
"""
