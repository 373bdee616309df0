"""What follows the name of a player who looks ahead: `200`, `500ms,horizon=4`, `deep=no`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from emberhold.kernel.errors import SetupError
from emberhold.players.budget import Budget, budget_from
from emberhold.players.search import Manner

USUAL = Budget(100)
"""The budget of `search` without one."""
_FARTHEST = 100
_GREATEST = 100.0
_SAID = "horizon=4, doubt=1.5, width=2, deep=no, plan=yes, again=yes"
"""Every setting once, as an example."""


def search_settings(text: str) -> tuple[Budget, Manner]:
    """A budget, settings, or both, with commas between them."""
    first, *rest = text.split(",")
    if "=" in first:
        return USUAL, _manner([first, *rest])
    return budget_from(first), _manner(rest)


def names_in(text: str) -> list[str]:
    """Names of players with commas between them; a setting belongs to the name before it."""
    names: list[str] = []
    for part in text.split(","):
        name, equals, _ = part.partition("=")
        if names and equals and ":" not in name:
            names[-1] += f",{part.strip()}"
        else:
            names.append(part.strip())
    return names


def _manner(settings: list[str]) -> Manner:
    given: dict[str, Any] = {}
    for setting in settings:
        name, _, value = setting.partition("=")
        read = _READ.get(name)
        if read is None or name in given:
            raise _wrong(setting)
        try:
            given[name] = read(value)
        except ValueError:
            raise _wrong(setting) from None
    return Manner(**given)


def _wrong(setting: str) -> SetupError:
    return SetupError("error-search-setting", "seats", given=setting, known=_SAID)


def _turns(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or not 1 <= int(text) <= _FARTHEST:
        raise ValueError(text)
    return int(text)


def _amount(text: str) -> float:
    amount = float(text)
    if not 0 <= amount <= _GREATEST:
        raise ValueError(text)
    return amount


def _whether(text: str) -> bool:
    return ("no", "yes").index(text) == 1


_READ: Mapping[str, Callable[[str], Any]] = {
    "horizon": _turns,
    "doubt": _amount,
    "width": _amount,
    "deep": _whether,
    "plan": _whether,
    "again": _whether,
}
