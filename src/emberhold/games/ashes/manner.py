"""How a table of Ashes is put into words."""

from __future__ import annotations

from emberhold.language.words import Manner

MANNER = Manner(
    silent=("owner", "piece", "battlefield", "spellboard", "count", "slots"),
    silent_areas=("life", "wounds"),
    held=("first",),
    turn=("mains", "sides"),
)
