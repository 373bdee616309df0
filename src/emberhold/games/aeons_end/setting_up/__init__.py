"""Before the first turn: what is wished, the first state, any other position."""
