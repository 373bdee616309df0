"""The terminal table: it draws scenes, reads what a person types, and knows no rules."""
