"""The lab: batches of games and what they tell."""
