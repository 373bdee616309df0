"""The first box of Aeon's End."""
