"""The pages themselves: shells, scripts and styles, and what is written into them."""
