"""The story: chapters, pages, what happens between two games, who is told what."""
