"""Boxes of Aeon's End that people make."""
