"""The stylesheets: what a screen is told about a game so that it can draw scenes well.

Colours stand for the kind of a piece, and so does its sign; neither is the only mark.
"""

from __future__ import annotations

from dataclasses import dataclass

from emberhold.kernel.scene import Piece


@dataclass(frozen=True, slots=True)
class Style:
    """How the zones of a game are drawn; a zone is known by the part of its id before `:`."""

    tops: tuple[str, ...] = ()
    """Piles of which the top card is shown."""
    counts: tuple[str, ...] = ()
    """Piles that are only counted."""
    grids: tuple[str, ...] = ()
    """Areas whose zones are drawn as a grid of single cards."""
    strips: tuple[str, ...] = ()
    """Areas that are no more than a line."""
    rows: tuple[str, ...] = ()
    """Zones that are drawn under each other, their marks in columns."""
    quiet: tuple[str, ...] = ()
    """Piles that are left out while they are empty."""
    lists: tuple[str, ...] = ()
    """Zones of which each piece has a line of its own, with its marks."""
    marked: tuple[str, ...] = ()
    """Zones whose pieces lie beside each other, each with its marks."""
    status: tuple[str, ...] = ()
    """Zones a person wants to see beside every question, where the table is not drawn for it."""
    bars: tuple[str, ...] = ("life",)
    """Marks drawn as a bar."""
    pips: tuple[str, ...] = ()
    """Marks drawn as filled and empty dots."""
    help: tuple[str, ...] = ()
    """What the help says besides what can be typed everywhere."""


_PLAIN = Style()
_STYLES = {
    "war-eternal": Style(
        tops=("discard", "nemesis-discard", "acolyte-discard"),
        counts=("deck", "nemesis-deck", "acolyte-deck", "destroyed"),
        grids=("market",),
        rows=("breach",),
        quiet=("destroyed", "acolyte-discard"),
        lists=("in-play",),
        pips=("charges",),
        help=("signs", "breaches"),
    ),
    "ashes": Style(
        tops=("discard",),
        counts=("draw", "conjurations", "removed"),
        strips=("announced", "removed"),
        lists=("battlefield",),
        marked=("spellboard",),
        status=("active",),
        bars=("left",),
        help=("concede", "pieces", "dice"),
    ),
}

SIGNS = {
    "gem": ("◆", "cyan"),
    "relic": ("■", "yellow"),
    "spell": ("✦", "magenta"),
    "attack": ("✖", "red"),
    "minion": ("▲", "bright_red"),
    "power": ("●", "bright_blue"),
    "acolyte": ("▲", "bright_green"),
    "turn-card": ("▪", "white"),
    "ally": ("▲", "bright_yellow"),
    "conjuration": ("△", "bright_cyan"),
    "ready": ("■", "magenta"),
    "action": ("✦", "bright_blue"),
    "reaction": ("↯", "bright_red"),
    "alteration": ("✚", "bright_green"),
    "phoenixborn": ("★", "bright_red"),
}
"""Sign and colour of each kind of piece."""

_DICE = {"natural": "green", "charm": "magenta", "illusion": "blue", "ceremonial": "red"}
_FACES = {"basic": "○", "class": "◐", "power": "●"}
SIGNS |= {f"die:{type}": ("⬢", colour) for type, colour in _DICE.items()}
SIGNS |= {
    f"die:{type}-{face}": (sign, colour)
    for type, colour in _DICE.items()
    for face, sign in _FACES.items()
}


def style_of(game: str) -> Style:
    return _STYLES.get(game, _PLAIN)


def sign_of(piece: Piece) -> tuple[str, str]:
    """By the kind of the piece; dice are told apart by what their ids end with."""
    kind = piece.kind
    if kind == "die":
        kind = f"die:{piece.id.rpartition(':')[2]}"
    return SIGNS.get(kind, ("•", "white"))
