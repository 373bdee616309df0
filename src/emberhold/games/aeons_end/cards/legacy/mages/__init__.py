"""The mages: how they begin, how they grow, what is on their sheets."""
