"""What follows the name of a player: `200`, `500ms,horizon=4`, `weights.bin,heat=0.5`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from emberhold.kernel.errors import SetupError
from emberhold.players.budget import Budget, budget_from
from emberhold.players.ismcts import Growth
from emberhold.players.search import Manner

USUAL = Budget(100)
"""The budget of `search` without one."""
_FARTHEST = 100
_GREATEST = 100.0
SEARCH, ISMCTS, NET = "search", "ismcts", "net"
_SAID = {
    SEARCH: "horizon=4, doubt=1.5, width=2, deep=no, plan=yes, again=yes",
    ISMCTS: "horizon=4, explore=0.7",
    NET: "heat=0.5",
}
"""Every setting once, as an example."""


def search_settings(text: str) -> tuple[Budget, Manner]:
    """A budget, settings, or both, with commas between them."""
    budget, rest = _budgeted(SEARCH, text)
    return budget, Manner(**_given(SEARCH, rest))


def ismcts_settings(text: str) -> tuple[Budget, Growth]:
    """The same for a player who grows a tree."""
    budget, rest = _budgeted(ISMCTS, text)
    return budget, Growth(**_given(ISMCTS, rest))


def net_settings(text: str) -> tuple[str, float]:
    """The path of a file of weights, and the heat."""
    path, *rest = text.split(",")
    if not path.strip():
        raise SetupError("error-net-path", "seats", example=f"{NET}:weights.bin")
    return path.strip(), _given(NET, rest).get("heat", 0.0)


def _budgeted(who: str, text: str) -> tuple[Budget, list[str]]:
    first, *rest = text.split(",")
    return (USUAL, [first, *rest]) if "=" in first else (budget_from(first, who), rest)


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


def _given(who: str, settings: list[str]) -> dict[str, Any]:
    given: dict[str, Any] = {}
    for setting in settings:
        name, _, value = setting.partition("=")
        read = _READ[who].get(name)
        if read is None or name in given:
            raise _wrong(who, setting)
        try:
            given[name] = read(value)
        except ValueError:
            raise _wrong(who, setting) from None
    return given


def _wrong(who: str, setting: str) -> SetupError:
    return SetupError("error-search-setting", "seats", given=setting, who=who, known=_SAID[who])


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


_READ: Mapping[str, Mapping[str, Callable[[str], Any]]] = {
    SEARCH: {
        "horizon": _turns,
        "doubt": _amount,
        "width": _amount,
        "deep": _whether,
        "plan": _whether,
        "again": _whether,
    },
    ISMCTS: {"horizon": _turns, "explore": _amount},
    NET: {"heat": _amount},
}
