"""Aeon's End: Legacy. What lies in its boxes, and the campaign that unseals it."""
