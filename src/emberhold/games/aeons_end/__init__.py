"""Aeon's End: one engine for War Eternal and, later, Legacy."""
