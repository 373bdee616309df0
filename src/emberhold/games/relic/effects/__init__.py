"""The vocabulary cards are written in: every verb runs and reads."""
