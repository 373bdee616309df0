"""How the web draws Relic."""

from __future__ import annotations

import tomllib
from pathlib import Path

from emberhold.games.look import (
    Batch,
    Crest,
    Errand,
    Layout,
    Look,
    Opening,
    Phase,
    Plate,
    Screen,
    Standing,
    Tile,
    Wished,
)

_WEB = Path(__file__).parent / "web"

LOOK = Look(
    layout=Layout(
        zones={
            "hand": "hand",
            "assets": "cards",
            "mission": "cards",
            "corruption": "cards",
            "trophies": "pile",
            "completed": "pile",
            "deck": "deck",
            "discard": "pile",
            "offer": "cards",
            "drawn": "cards",
            "known": "cards",
            "dealt": "cards",
            "roll": "dice",
            "dice": "dice",
            "side": "side",
        },
        areas={"decks": "aside", "scenario": "aside", "table": "strip", "battle": "duel"},
        quiet=(
            *("assets", "mission", "corruption", "trophies", "completed"),
            *("discard", "offer", "drawn", "known", "roll", "battle"),
        ),
        silent=(
            *("active", "level", "space", "nemesis", "out", "misses", "partner", "seat"),
            *("asset_limit", "power_limit", "apostate", "tokens_on_sheet"),
            *("form", "faces", "outcome", "stake", "prize", "prize_more"),
        ),
        rows={
            "player": (
                ("assets", "mission", "corruption", "trophies", "completed"),
                ("hand", "dealt"),
            ),
            "battle": (("side",), ("dice",)),
        },
    ),
    crest=Crest("eclipse", hue=44, second=330, ground=312, foe="demon"),
    fan=(("canoness", "sheet"), ("moarn", "sheet"), ("commissar", "sheet")),
    cast=tomllib.loads((_WEB / "cast.toml").read_text(encoding="utf-8")),
    phases=(
        Phase("movement", ("phase start", "phase movement")),
        Phase("exploration", ("phase exploration",)),
        Phase("engagement", ("phase engagement",)),
        Phase("experience", ("phase experience",)),
    ),
    opening=Opening(
        "relic",
        (
            Plate("movement", (Tile("die", sign="dice"), Tile("way", sign="turn"))),
            Plate("exploration", (Tile("threat", card="ork-brawlers", kind="enemy"),)),
            Plate(
                "engagement",
                (
                    Tile("event", card="warp-storm", kind="event"),
                    Tile("enemy", card="eldar-scouts", kind="enemy"),
                    Tile("encounter", card="wandering-seer", kind="encounter"),
                    Tile("asset", card="corsair-blade", kind="asset"),
                ),
            ),
            Plate("experience", (Tile("level", sign="tier"), Tile("relic", sign="trophies"))),
        ),
        first=("5", "6", "7", "8", "9", "10", "11"),
        last=("2",),
    ),
    batches=(Batch("spend", "spend", "enemy"), Batch("spend", "spend", "agent")),
    ahead=("roll-movement", "move", "experience"),
    errands=(Errand("roll-movement", "roll"), Errand("experience", "done")),
    wished=(Wished("move", "space"),),
    standing=(
        Standing("roll-movement", "roll", lasting=False),
        Standing("roll-test", "roll", lasting=False),
        Standing("roll-battle", "roll", lasting=False),
        Standing("window", "done", lasting=False),
    ),
    phrases=("phrase-heading-there", "phrase-for-me"),
    screens=(Screen("sheet", "sheets"),),
    stylesheet=_WEB / "style.css",
)
