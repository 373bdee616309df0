"""The web table: the same games, played in the browser."""
