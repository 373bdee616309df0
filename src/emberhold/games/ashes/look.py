"""How the web draws Ashes."""

from __future__ import annotations

import tomllib
from pathlib import Path

from emberhold.games.look import (
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
            "battlefield": "cards",
            "spellboard": "cards",
            "hand": "hand",
            "draw": "deck",
            "discard": "pile",
            "conjurations": "pile",
            "active": "dice",
            "exhausted": "dice",
            "announced": "cards",
            "removed": "pile",
            "draft-dice": "dice",
            "drafted-dice": "dice",
            "draft-deck": "deck",
        },
        areas={"announced": "strip", "removed": "strip", "draft": "board"},
        bars=("left",),
        quiet=("announced", "removed"),
        silent=("active", "piece", "life", "wounds", "battlefield", "spellboard"),
        rows={
            "player": (
                ("battlefield", "spellboard", "hand", "draw", "discard", "conjurations"),
                ("active", "exhausted"),
            ),
        },
        beside_hand=("draw", "discard", "conjurations"),
        facing=True,
    ),
    crest=Crest("phoenix", hue=42, second=12, ground=355, rim="petals"),
    fan=(
        ("masked-wolf", "conjuration"),
        ("noah-redmoon", "phoenixborn"),
        ("rose-fire-dancer", "ally"),
    ),
    cast=tomllib.loads((_WEB / "cast.toml").read_text(encoding="utf-8")),
    deeds={
        "damage": r"(\d+) (?:more |additional |extra )?damage|that much damage|that damage",
        "wounds": r"(one|two|three) wound tokens?",
        "exhaustion": r"(one|two|three) exhaustion tokens?|all exhaustion tokens",
        "status": r"(one|two|three) status tokens?|number of status tokens|[Mm]ove a token",
        "draw": r"[Dd]raw (a|one|two|three) cards?|search your draw pile|into your hand",
        "discard": r"discards? (a|one more) card|discards? the top card",
        "dice": r"(one|two|three) (?:exhausted )?(?:dice|die)\b|exhaust a die",
        "attack": r"\+(\d+) attack|attack \+(\d+)",
        "life": r"life \+(\d+)|(\d+) life\b",
        "recover": r"recover \+(\d+)",
        "block": r"Unit Guard|Magic Guard|Bypass|cancel that spell",
        "destroy": r"this unit is destroyed|it is destroyed",
        "return": r"Return a target unit|no abilities",
        "summon": r"[Pp]lace (?:up to )?(one|two) (?:copies of )?[A-Z][\w -]* on (?:your|a target)",
    },
    phases=(
        Phase("action", ("action", "meditate", "turn-die")),
        Phase("attackers", ("attackers", "attack-target", "attack-unit")),
        Phase("blockers", ("block", "guard")),
        Phase("damage", ("counter", "resolve-attacker", "divide")),
    ),
    ahead=("action",),
    errands=(Errand("action", "pass"), Errand("action", "end")),
    wished=(Wished("play", "hand"), Wished("use", "spellboard", "ready")),
    opening=Opening(
        "ashes",
        (
            Plate("prepare", (Tile("roll", sign="dice"), Tile("hand", sign="draw"))),
            Plate(
                "turns",
                (
                    Tile("main", card="hammer-knight", kind="ally"),
                    Tile("attack", sign="attack"),
                    Tile("unit", sign="wounds"),
                    Tile("pass", sign="turn"),
                    Tile("side", card="strengthen", kind="ready"),
                    Tile("meditate", sign="discard"),
                    Tile("dice", sign="status"),
                ),
            ),
            Plate("recovery", (Tile("heal", sign="recover"), Tile("ready", sign="exhaustion"))),
        ),
        first=("5", "6", "7", "8", "9", "10", "11", "12", "13"),
        last=("1", "20"),
    ),
    standing=(Standing("react", "pass", lasting=False),),
    phrases=("phrase-block-this", "phrase-my-target"),
    screens=(Screen("first-five", "gather", most=5),),
    stylesheet=_WEB / "style.css",
)
