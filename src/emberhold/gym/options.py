"""What every environment can be told, whichever interface it has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any

from emberhold.kernel.errors import EmberholdError, listed
from emberhold.language import LANGUAGES

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
        one_of("language", self.language, LANGUAGES)
        _amount("shaping", self.shaping)
        if self.max_cycles is not None:
            whole("max_cycles", self.max_cycles, 1)

    def truncates(self, cycles: int) -> bool:
        """Whether a game is cut off after a number of decisions."""
        return self.max_cycles is not None and cycles >= self.max_cycles


def changed(setup: Mapping[str, Any], given: Any) -> Any:
    """A set-up with what is given beside it; opening a table refuses what is not one."""
    if given is None:
        return dict(setup)
    return {**setup, **given} if isinstance(given, Mapping) else given


def one_of(name: str, given: Any, known: tuple[Any, ...]) -> None:
    """Check an option that has a few values."""
    if given not in known:
        raise EmberholdError("error-gym-option", name=name, given=str(given), known=listed(known))


def whole(name: str, given: Any, least: int) -> None:
    """Check an option that is a number."""
    if not isinstance(given, int) or isinstance(given, bool) or given < least:
        raise EmberholdError("error-gym-number", name=name, given=str(given), least=least)


def _amount(name: str, given: Any) -> None:
    """Check an option that is a share."""
    number = isinstance(given, int | float) and not isinstance(given, bool)
    if not number or not isfinite(given) or given < 0:
        raise EmberholdError("error-gym-amount", name=name, given=str(given))


def seats_of(given: Any, players: int) -> tuple[int, ...]:
    """Check the seats that an agent plays: one or several."""
    seats = tuple(given) if isinstance(given, tuple | list | range) else (given,)
    everybody = tuple(range(players))
    if not seats:
        one_of("seats", "", everybody)
    for seat in seats:
        one_of("seats", seat, everybody)
    return seats
