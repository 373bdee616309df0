"""The flow of a round: prepare, player turns, recovery."""
