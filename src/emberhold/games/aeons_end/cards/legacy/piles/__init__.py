"""The supply: the piles that each chapter brings."""
