"""What a seat sees, what it may know, and what it is told."""
