"""The game as numbers: for learning, for looking ahead, for reports."""
