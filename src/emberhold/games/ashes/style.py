"""How the terminal draws Ashes."""

from __future__ import annotations

from emberhold.games.style import Style

_DICE = {"natural": "green", "charm": "magenta", "illusion": "blue", "ceremonial": "red"}
_FACES = {"basic": "○", "class": "◐", "power": "●"}

STYLE = Style(
    tops=("discard",),
    counts=("draw", "conjurations", "removed"),
    strips=("announced", "removed"),
    lists=("battlefield",),
    marked=("spellboard",),
    status=("active",),
    bars=("left",),
    help=("concede", "pieces", "dice"),
    signs={
        "ally": ("▲", "bright_yellow"),
        "conjuration": ("△", "bright_cyan"),
        "ready": ("■", "magenta"),
        "action": ("✦", "bright_blue"),
        "reaction": ("↯", "bright_red"),
        "alteration": ("✚", "bright_green"),
        "phoenixborn": ("★", "bright_red"),
        **{f"die:{type}": ("⬢", colour) for type, colour in _DICE.items()},
        **{
            f"die:{type}-{face}": (sign, colour)
            for type, colour in _DICE.items()
            for face, sign in _FACES.items()
        },
    },
)
