"""The board, the figures that move on it and the cards that come onto it."""
