"""The fight: life, damage and the spells that are cast."""
