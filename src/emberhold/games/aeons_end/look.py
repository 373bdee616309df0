"""How the web draws the boxes of Aeon's End."""

from __future__ import annotations

import tomllib
from dataclasses import replace
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


def _cast(name: str) -> dict[str, str]:
    found: dict[str, str] = tomllib.loads((_WEB / name).read_text(encoding="utf-8"))
    return found


_CAST = Plate("cast", (Tile("open", breach=1), Tile("closed", breach=-2)))
_DRAW = Plate("draw", (Tile("discard", sign="discard"), Tile("five", sign="draw")))


def _main(gem: str, spell: str, *more: Tile) -> Plate:
    """The actions of a main phase."""
    return Plate(
        "main",
        (
            Tile("play", card=gem, kind="gem"),
            Tile("gain", sign="aether"),
            *more,
            Tile("focus", breach=-3),
            Tile("open", breach=2),
            Tile("prep", card=spell, kind="spell"),
            Tile("while", sign="damage"),
            Tile("power", sign="power"),
        ),
    )


_CHARGE = Tile("charge", sign="charges")

_BESIDE = (
    *("strike-deck", "corruption-deck", "devoured"),
    *("assist-deck", "assist-discard", "beside-deck", "beside-pile"),
)
"""What nemeses have beside their sheets, in whatever box, because boxes can be mixed. Every page
is told of these kinds: those of Legacy must not say what a later chapter has."""

LOOK = Look(
    layout=Layout(
        zones={
            "in-play": "cards",
            "nemesis-deck": "deck",
            "nemesis-discard": "pile",
            "acolyte-deck": "deck",
            "acolyte-discard": "pile",
            "strike-deck": "deck",
            "corruption-deck": "deck",
            "devoured": "pile",
            "assist-deck": "deck",
            "assist-discard": "pile",
            "beside-deck": "deck",
            "beside-pile": "pile",
            "resolving": "cards",
            "destroyed": "pile",
            "order-deck": "turns",
            "order-discard": "turns",
            "order-left": "turns",
            "pile": "stall",
            "breach": "breach",
            "hand": "hand",
            "play": "cards",
            "deck": "deck",
            "discard": "pile",
        },
        areas={"nemesis": "board", "gravehold": "aside", "turn-order": "turns", "market": "market"},
        bars=("life",),
        pips=("charges",),
        purse=("aether",),
        quiet=("destroyed", "acolyte-discard", "assist-discard", "resolving", "order-left"),
        silent=("active", "token"),
        order=("top", "market", "strip", "own", "others"),
        rows={
            "nemesis": (
                (
                    "resolving",
                    "in-play",
                    *_BESIDE,
                    "nemesis-deck",
                    "nemesis-discard",
                    "acolyte-deck",
                    "acolyte-discard",
                ),
            ),
            "player": (("breach",), ("play", "hand", "deck", "discard")),
        },
        beside_hand=("play", "deck", "discard"),
    ),
    crest=Crest("rift", hue=182, second=268, ground=262, foe="eye"),
    fan=(("frozen-magmite", "gem"), ("gate-witch", "nemesis"), ("fiery-torrent", "spell")),
    cast=_cast("cast.toml"),
    deeds={
        "gravehold": r"Gravehold (?:gains|suffers) (\d+) (?:life|damage)",
        "destroy": r"\b[Dd]estroys?\b",
        "discard": r"\b[Dd]iscards? (?:a|an|one|two|three|four|five|\d+|the) ",
        "draw": r"\b[Dd]raws?\b",
        "focus": r"\b[Ff]ocus(?:es)? (?!cost)",
        "unleash": r"\bUnleash\b",
        "pillars": r"loses \w+ nemesis tokens?",
    },
    phases=(
        Phase("cast", ("casting",)),
        Phase("main", ("main",)),
        Phase("draw", ("discard-order",)),
    ),
    opening=Opening(
        "aeons-end",
        (_CAST, _main("frozen-magmite", "kindle", _CHARGE), _DRAW),
        first=("8", "16", "7", "9", "10", "14"),
        last=("1",),
    ),
    batches=(Batch("main", "play", "gem"),),
    ahead=("casting", "main"),
    errands=(Errand("casting", "end"), Errand("main", "end")),
    wished=(
        Wished("buy", "pile"),
        Wished("cast", "breach", "spell"),
        Wished("play", "hand", "gem"),
        Wished("play", "hand", "relic"),
        Wished("prep", "hand", "spell"),
    ),
    standing=(Standing("discard-order", "discard:rest"),),
    phrases=("phrase-breach-for-you", "phrase-charge-for-you", "phrase-which-spell"),
    stylesheet=_WEB / "style.css",
)

FIRST_BOX_LOOK = replace(
    LOOK,
    crest=Crest("rift", hue=200, second=42, ground=205, foe="eye"),
    fan=(("jade", "gem"), ("rageborne", "nemesis"), ("ignite", "spell")),
    cast=_cast("first_box.toml"),
    opening=Opening(
        "aeons-end",
        (_CAST, _main("jade", "ignite", _CHARGE), _DRAW),
        first=("1", "3", "4", "8", "9", "10", "11"),
        last=("12", "2"),
    ),
    stylesheet=_WEB / "first_box.css",
    basis=_WEB / "style.css",
)

LEGACY_CAST = _cast("legacy.toml")
"""All of Legacy; a page is told of what a campaign has unsealed (`Legacy.cast_under`)."""

_KNOWN_BEFORE = ("crystal", "spark", "gravehold", "bow", "sword", "ram", "staff")

_LEGACY_LAYOUT = replace(LOOK.layout, zones={**LOOK.layout.zones, "sheets": "cards"})

LEGACY_LOOK = replace(
    LOOK,
    layout=_LEGACY_LAYOUT,
    crest=Crest("keep", hue=40, second=20, ground=285, foe="eye"),
    fan=(("sword", "mage"), ("bow", "mage"), ("staff", "mage")),
    opening=Opening(
        "aeons-end", (_CAST, _main("crystal", "spark"), _DRAW), first=("8", "1"), last=("2",)
    ),
    screens=(Screen("sheet", "apprentices"), Screen("mage-name", "apprentices")),
    cast={slug: LEGACY_CAST[slug] for slug in _KNOWN_BEFORE},
    stylesheet=_WEB / "legacy.css",
    basis=_WEB / "style.css",
)
