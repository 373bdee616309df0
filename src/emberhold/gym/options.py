"""What every environment can be told, whichever interface it has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from emberhold.kernel.errors import EmberholdError, listed

ERROR, LOSE, RANDOM = "error", "lose", "random"
ILLEGAL = (ERROR, LOSE, RANDOM)
RENDER_MODES = ("ansi", "human")


@dataclass(frozen=True, slots=True)
class Options:
    """See `emberhold.gym.aec_env` for what they mean; a wrong one is an error that can be read."""

    illegal: str
    position: Mapping[str, Any] | None
    max_cycles: int | None
    shaping: float
    record: bool
    render_mode: str | None
    language: str

    def __post_init__(self) -> None:
        one_of("illegal", self.illegal, ILLEGAL)
        one_of("render_mode", self.render_mode, (None, *RENDER_MODES))
        if self.max_cycles is not None:
            _whole("max_cycles", self.max_cycles, 1)

    def truncates(self, cycles: int) -> bool:
        """Whether a game is cut off after a number of decisions."""
        return self.max_cycles is not None and cycles >= self.max_cycles


def one_of(name: str, given: Any, known: tuple[Any, ...]) -> None:
    """Check an option that has a few values."""
    if given not in known:
        raise EmberholdError("error-gym-option", name=name, given=str(given), known=listed(known))


def _whole(name: str, given: Any, least: int) -> None:
    """Check an option that is a number."""
    if not isinstance(given, int) or isinstance(given, bool) or given < least:
        raise EmberholdError("error-gym-number", name=name, given=str(given), least=least)
