"""The nemeses of the chapters and their cards."""
