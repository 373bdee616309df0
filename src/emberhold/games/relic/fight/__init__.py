"""A fight and its dice: see `battle.py`."""
