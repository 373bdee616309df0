"""The cards of the core set, grouped as the box groups them."""
