"""Before the first turn: what is chosen, the first state, any other position."""
