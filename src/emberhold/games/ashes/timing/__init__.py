"""When cards speak: events, windows, and what frames an effect."""
