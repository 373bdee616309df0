"""The words of a report: names of what was played, and numbers as a language writes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from emberhold.language import speech


class Words:
    """What a report says, in one language."""

    def __init__(self, language: str, endings: Mapping[str, str] | None = None) -> None:
        """`endings` are short names of the ways games end: ids of messages."""
        self._endings = endings or {}
        self.language = language
        self.say = speech(language)

    def ending(self, reason: str) -> str:
        return self.say(self._endings[reason]) if reason in self._endings else reason

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

    def chance(self, chance: float) -> str:
        """A p-value; those too small to be told apart are only said to be small."""
        least = 0.001
        said = self.say("report-small", value=max(chance, least))
        return f"< {said}" if chance < least else said

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
