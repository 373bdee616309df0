"""What decides a game of Ashes: the life the Phoenixborn have left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhold.games.ashes.card import PHOENIXBORN
from emberhold.games.ashes.figure.values import life_of
from emberhold.games.ashes.state import State
from emberhold.games.decisive import Blow, Decisive, Gauge, Yield
from emberhold.kernel.game import LogLine

_ACTS = (
    "ashes-log-plays",
    "ashes-log-activates",
    "ashes-log-triggers",
    "ashes-log-reacts",
    "ashes-log-power",
    "ashes-log-attackers",
    "ashes-log-attacks",
)


def gauges(state: State) -> dict[str, Gauge]:
    """Nobody has a Phoenixborn while decks are drafted."""
    if state.draft is not None:
        return {}
    found = {}
    for player in state.players:
        most = life_of(state, player.phoenixborn)
        left = 0 if player.out else max(0, most - player.phoenixborn.wounds)
        found[f"player:{player.seat}"] = Gauge(left, most)
    return found


class Reader:
    """Remembers who acted last and with what: the next wounds are put down to that."""

    def __init__(self) -> None:
        self.round = 1
        self._by = ""
        self._card: Any = None
        self._damaged: Any = None
        """A Phoenixborn whose damage is told already when the wounds are."""

    def begins(self, state: State, line: LogLine) -> str:
        self.round = max(1, state.round)
        self._by = _seat(state, line.arguments.get("who"))
        self._card = self._damaged = None
        return self._by

    def read(self, state: State, line: LogLine) -> Blow | None:
        """AS-291, AS-300: damage to a Phoenixborn, or wounds without any; units do not count."""
        words = line.arguments
        if line.id in _ACTS:
            self._by = _seat(state, words["who"])
            if line.id == "ashes-log-attackers":
                self._card = words["cards"][0] if len(words["cards"]) == 1 else None
            elif line.id != "ashes-log-attacks":
                self._card = words.get("card")
        if line.id == "ashes-log-born-damaged":
            self._damaged = words["who"]
            return self._blow(state, words["who"], words["amount"])
        if line.id == "ashes-log-wounds" and words["card"].type == PHOENIXBORN:
            told, self._damaged = self._damaged, None
            return None if told is words["card"] else self._blow(state, **_wounded(words))
        return None

    def _blow(self, state: State, who: Any, amount: int) -> Blow:
        to = _seat(state, who)
        return Blow("" if to == self._by else self._by, to, amount, self._card)


def _wounded(words: Mapping[str, Any]) -> dict[str, Any]:
    return {"who": words["card"], "amount": words["amount"]}


def _seat(state: State, who: Any) -> str:
    for player in state.players:
        if player.phoenixborn.card is who:
            return f"player:{player.seat}"
    return ""


def _spent_dice(state: State) -> dict[str, int]:
    """Dice that are used are exhausted until the round is over."""
    return {f"player:{player.seat}": sum(player.exhausted) for player in state.players}


DECISIVE = Decisive(
    "ending-measured-life",
    "ending-counted-wounds",
    gauges,
    Reader,
    yields=(Yield("ending-yield-dice", _spent_dice),),
)
