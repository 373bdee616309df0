"""How the terminal draws War Eternal."""

from __future__ import annotations

from emberhold.games.style import Style

STYLE = Style(
    tops=("discard", "nemesis-discard", "acolyte-discard"),
    counts=("deck", "nemesis-deck", "acolyte-deck", "destroyed"),
    grids=("market",),
    rows=("breach",),
    quiet=("destroyed", "acolyte-discard", "order-left"),
    lists=("in-play",),
    pips=("charges",),
    help=("signs", "breaches"),
    signs={
        "gem": ("◆", "cyan"),
        "relic": ("■", "yellow"),
        "spell": ("✦", "magenta"),
        "attack": ("✖", "red"),
        "minion": ("▲", "bright_red"),
        "power": ("●", "bright_blue"),
        "acolyte": ("▲", "bright_green"),
        "turn-card": ("▪", "white"),
    },
)
