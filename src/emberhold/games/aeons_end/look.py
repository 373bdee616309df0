"""How the web draws War Eternal."""

from __future__ import annotations

import tomllib
from pathlib import Path

from emberhold.games.look import Batch, Crest, Layout, Look, Phase, Standing

_WEB = Path(__file__).parent / "web"

LOOK = Look(
    layout=Layout(
        zones={
            "in-play": "cards",
            "nemesis-deck": "deck",
            "nemesis-discard": "pile",
            "acolyte-deck": "deck",
            "acolyte-discard": "pile",
            "resolving": "cards",
            "destroyed": "pile",
            "order-deck": "turns",
            "order-discard": "turns",
            "pile": "stall",
            "breach": "breach",
            "hand": "hand",
            "play": "cards",
            "deck": "deck",
            "discard": "pile",
        },
        areas={"nemesis": "board", "gravehold": "aside", "turn-order": "aside", "market": "market"},
        bars=("life",),
        pips=("charges",),
        purse=("aether",),
        quiet=("destroyed", "acolyte-discard", "resolving"),
        silent=("active", "token"),
        order=("top", "market", "strip", "own", "others"),
        rows={
            "nemesis": (
                (
                    "resolving",
                    "in-play",
                    "nemesis-deck",
                    "nemesis-discard",
                    "acolyte-deck",
                    "acolyte-discard",
                ),
            ),
            "player": (("breach",), ("play", "hand", "deck", "discard")),
        },
    ),
    crest=Crest("rift", hue=182, second=268, ground=262, foe="eye"),
    fan=(("frozen-magmite", "gem"), ("gate-witch", "nemesis"), ("fiery-torrent", "spell")),
    cast=tomllib.loads((_WEB / "cast.toml").read_text(encoding="utf-8")),
    phases=(
        Phase("cast", ("casting",)),
        Phase("main", ("main",)),
        Phase("draw", ("discard-order",)),
    ),
    batches=(Batch("main", "play", "gem"),),
    standing=(Standing("discard-order", "discard:rest"),),
    stylesheet=_WEB / "style.css",
)
