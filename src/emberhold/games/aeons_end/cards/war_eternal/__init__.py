"""The War Eternal box."""
