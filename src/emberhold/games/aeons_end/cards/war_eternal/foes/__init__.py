"""The four nemeses of War Eternal and their cards."""
