"""Before the first turn: decks, the draft, the first state, any other position."""
