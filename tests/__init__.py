"""The promises of Ink Ribbon, each with a test that keeps it."""
