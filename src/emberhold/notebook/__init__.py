"""A table in a notebook: the board of the web in a frame, and a drawing where no scripts run."""
