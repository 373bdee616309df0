"""The flow of the game: one file a phase, one function a step."""
