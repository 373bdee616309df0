"""One hosted table: its record, what follows from it, who is there."""
