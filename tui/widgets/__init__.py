"""What screens are composed of: lines, panels, the question and the footer. They know no game."""
