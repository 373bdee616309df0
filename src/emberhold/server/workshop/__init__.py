"""The workshop: drafts of boxes are looked at, tried and judged; nothing is published."""
