"""Relic with Nemesis: a sector in three rings, heroes and those who hunt them."""
