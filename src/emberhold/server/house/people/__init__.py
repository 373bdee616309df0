"""What people and bots do at a table: answer, sit, talk, undo, leave."""
