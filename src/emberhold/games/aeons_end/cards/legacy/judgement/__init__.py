"""What a sensible group thinks of Legacy's cards, foes and choices."""
