"""A character or a nemesis, and what it owns."""
