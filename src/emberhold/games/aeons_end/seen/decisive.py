"""What decides a game of Aeon's End: the life of the nemesis, of Gravehold and of the mages."""

from __future__ import annotations

from typing import Any

from emberhold.games.aeons_end.state import State
from emberhold.games.decisive import Blow, Decisive, Gauge, Yield
from emberhold.kernel.game import LogLine

NEMESIS, GRAVEHOLD, MINION = "nemesis", "gravehold", "minion"


def gauges(state: State) -> dict[str, Gauge]:
    found = {}
    if not state.nemesis.untouchable:
        found[NEMESIS] = Gauge(state.nemesis_life, state.max_nemesis_life)
    found[GRAVEHOLD] = Gauge(state.gravehold, state.max_gravehold)
    for player in state.players:
        found[f"player:{player.seat}"] = Gauge(player.life, player.max_life)
    return found


class Reader:
    """Reads who damaged whom: players in their turns, the nemesis whenever a player suffers."""

    def __init__(self) -> None:
        self.round = 1
        self._turn = ""

    def begins(self, state: State, line: LogLine) -> str:
        who = line.arguments.get("who")
        self._turn = NEMESIS if who is None else _seat(state, who)
        return self._turn

    def read(self, state: State, line: LogLine) -> Blow | None:
        """WE-222 to WE-228 and WE-236: damage as the log counts it."""
        if line.id == "log-order-shuffled":
            self.round += 1
        amount = line.arguments.get("amount", 0)
        card = None if line.doing is None else line.doing[0]
        if line.id == "log-nemesis-damaged":
            return Blow(self._of_players(), NEMESIS, amount, card)
        if line.id in ("log-minion-damaged", "log-husks-damaged"):
            return Blow(self._of_players(), MINION, amount, card)
        if line.id == "log-gravehold-suffers":
            return Blow(NEMESIS, GRAVEHOLD, amount, card)
        if line.id == "log-suffers":
            return Blow(NEMESIS, _seat(state, line.arguments["who"]), amount, card)
        if line.id == "log-exhausted":
            return Blow(NEMESIS, _seat(state, line.arguments["who"]), 0, card, 0.6)
        return None

    def _of_players(self) -> str:
        return "" if self._turn == NEMESIS else self._turn


def _seat(state: State, who: Any) -> str:
    for player in state.players:
        if player.mage is who:
            return f"player:{player.seat}"
    return ""


def _aether(state: State) -> dict[str, int]:
    return {f"player:{player.seat}": player.aether for player in state.players}


DECISIVE = Decisive(
    "ending-measured-life",
    "ending-counted-damage",
    gauges,
    Reader,
    (NEMESIS,),
    (Yield("ending-yield-aether", _aether),),
    {NEMESIS: "ending-struck-nemesis", MINION: "ending-struck-minions"},
    {NEMESIS: "word-nemesis", GRAVEHOLD: "word-gravehold"},
)
