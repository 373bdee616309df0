"""When cards speak: the moments, who listens to them, and the windows they open."""
