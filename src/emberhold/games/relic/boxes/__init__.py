"""Boxes of Relic that people make."""
