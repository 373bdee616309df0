"""The phases of a turn, a file each."""
