"""Ashes: Rise of the Phoenixborn, the original 1.0 game."""
