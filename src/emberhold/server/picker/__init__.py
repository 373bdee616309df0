"""The set-up picker: a game's own choices as a form, what was picked in it, and share codes."""
