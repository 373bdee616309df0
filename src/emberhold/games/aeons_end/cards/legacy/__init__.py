"""Aeon's End: Legacy. What is in its boxes, and the campaign that unseals it."""
