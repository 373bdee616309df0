"""The vocabulary cards are written in: each effect aims, runs by the rules and reads."""
