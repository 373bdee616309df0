"""A fight: the two attacks, damage, and what an answer would bring about."""
