"""The four nemeses of the first box and their cards."""
