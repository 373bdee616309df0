"""A player's pieces: what they are worth, what they cost, how they come and go."""
