"""What pages are told: the table as one viewer may see it, and all that is beside it."""
