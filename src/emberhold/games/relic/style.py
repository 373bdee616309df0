"""How the terminal draws Relic."""

from __future__ import annotations

from emberhold.games.style import Style

STYLE = Style(
    tops=("discard",),
    counts=("deck", "completed"),
    strips=("table", "decks"),
    quiet=("discard", "completed"),
    marked=("assets", "trophies", "corruption"),
    status=("hand",),
    signs={
        "enemy": ("▲", "bright_red"),
        "agent": ("▲", "bright_blue"),
        "event": ("↯", "bright_magenta"),
        "crisis": ("↯", "bright_red"),
        "encounter": ("◇", "bright_cyan"),
        "asset": ("■", "yellow"),
        "arsenal": ("■", "red"),
        "power": ("✦", "bright_yellow"),
        "might": ("✦", "bright_red"),
        "corruption": ("☠", "magenta"),
        "mission": ("★", "bright_green"),
    },
)
