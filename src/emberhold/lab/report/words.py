"""The words of a report: names of what was played, and numbers as a language writes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from emberhold.language import speech

ENDINGS = {
    "victory-nemesis": "report-end-nemesis",
    "victory-deck": "report-end-deck",
    "victory-acolytes": "report-end-acolytes",
    "defeat-gravehold": "report-end-gravehold",
    "defeat-exhausted": "report-end-exhausted",
    "defeat-pillars": "report-end-pillars",
    "defeat-final-form": "report-end-form",
    "phoenixborn-destroyed": "report-end-phoenixborn",
    "round-limit": "report-end-rounds",
}
"""The ways games end that have a short name, victories first."""


class Words:
    """What a report says, in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.say = speech(language)

    # Names

    def nemesis(self, slug: str) -> str:
        return self.say(f"nemesis-{slug}")

    def difficulty(self, slug: str) -> str:
        return self.say(f"difficulty-{slug}")

    def mage(self, slug: str) -> str:
        return self.say(f"mage-{slug}")

    def card(self, slug: str) -> str:
        return self.say(f"card-{slug}")

    def ashes_card(self, slug: str) -> str:
        return self.say(f"ashes-card-{slug}")

    def deck(self, slug: str) -> str:
        known = {"own": "report-deck-own", "draft": "report-deck-draft"}
        return self.say(known[slug]) if slug in known else self.say(f"ashes-deck-{slug}")

    def ending(self, reason: str) -> str:
        return self.say(ENDINGS[reason]) if reason in ENDINGS else reason

    # Numbers

    def percent(self, share: float, digits: int = 1) -> str:
        return self.say("report-percent" if digits else "report-percent-whole", share=share)

    def between(self, interval: tuple[float, float], write: Callable[[float], str]) -> str:
        return f"{write(interval[0])} – {write(interval[1])}"

    def number(self, value: float) -> str:
        return self.say("report-number", value=value)

    def whole(self, value: float) -> str:
        return self.say("report-whole", value=value)

    def points(self, difference: float) -> str:
        """A difference of rates in percentage points, always with its sign."""
        sign = "+" if difference >= 0 else "−"
        return f"{sign}{self.number(abs(difference) * 100)}"

    # Axes

    def percent_axis(self, axis: Any) -> None:
        from matplotlib.ticker import FuncFormatter

        axis.set_major_formatter(FuncFormatter(lambda share, _: self.percent(share, 0)))

    def points_axis(self, axis: Any) -> None:
        from matplotlib.ticker import FuncFormatter

        def write(difference: float, _: int) -> str:
            sign = "+" if difference > 1e-9 else "−" if difference < -1e-9 else ""
            return f"{sign}{round(abs(difference) * 100)}"

        axis.set_major_formatter(FuncFormatter(write))
