"""Boxes that people make: folders of data, read with bounds, packed, kept and found again."""
