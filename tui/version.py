"""The version of Ink Ribbon; the package is built with it."""

VERSION = "0.1.0"
