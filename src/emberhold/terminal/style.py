"""The stylesheets: what a screen is told about a game so that it can draw scenes well.

Colours stand for the kind of a piece, and so does its sign; neither is the only mark.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Style:
    """How the zones of a game are drawn; a zone is known by the part of its id before `:`."""

    tops: tuple[str, ...] = ()
    """Piles of which the top card is shown."""
    counts: tuple[str, ...] = ()
    """Piles that are only counted."""
    grids: tuple[str, ...] = ()
    """Areas whose zones are drawn as a grid of single cards."""
    rows: tuple[str, ...] = ()
    """Zones that are drawn under each other, their marks in columns."""
    quiet: tuple[str, ...] = ()
    """Piles that are left out while they are empty."""
    lists: tuple[str, ...] = ()
    """Zones of which each piece has a line of its own, with its marks."""
    bars: tuple[str, ...] = ("life",)
    """Marks drawn as a bar."""
    pips: tuple[str, ...] = ()
    """Marks drawn as filled and empty dots."""
    silent: tuple[str, ...] = ()
    """Marks that are not drawn."""
    silent_areas: tuple[str, ...] = ()
    """Marks that are drawn on pieces, but not where an area has them."""


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
    ),
    "ashes": Style(
        tops=("discard",),
        counts=("draw", "conjurations", "removed"),
        quiet=("removed",),
        lists=("battlefield", "spellboard"),
        bars=("left",),
        silent_areas=("life", "wounds"),
        silent=("owner", "piece", "battlefield", "spellboard", "first", "mains", "sides"),
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
    "die": ("⬢", "white"),
}
"""Sign and colour of each kind of piece."""


def style_of(game: str) -> Style:
    return _STYLES.get(game, _PLAIN)


def sign_of(kind: str) -> tuple[str, str]:
    return SIGNS.get(kind, ("•", "white"))
