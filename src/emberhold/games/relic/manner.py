"""How a table of Relic is put into words."""

from __future__ import annotations

from emberhold.language.words import Manner

MANNER = Manner(
    silent=(
        *("space", "nemesis", "seat", "phase", "piece", "first", "second", "cards", "gear"),
        *("mine_seat", "foe_seat", "progress", "deck", "attribute", "open", "thrown"),
        *("form", "faces", "outcome", "sign", "again"),
    ),
    silent_areas=("level",),
)
