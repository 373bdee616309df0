"""The phrases inside clauses: who, where, which cards, how many, if."""
