"""The vocabulary cards are written in: each effect runs by the rules and reads as a sentence."""
