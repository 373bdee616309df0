"""Drowned Bell: the one nemesis of the box, and what only this nemesis has, its strokes."""

from __future__ import annotations

from typing import Any, ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import NemesisSheet, attack, minion, power
from emberhold.games.aeons_end.effects.base import Effect
from emberhold.games.aeons_end.effects.damage import GraveholdSuffers, Suffer, Unleash
from emberhold.games.aeons_end.effects.moving import CollectivelyDiscard
from emberhold.games.aeons_end.effects.resources import SpendAether
from emberhold.games.aeons_end.effects.subjects import any_player, lowest_life
from emberhold.games.aeons_end.fight.life import gravehold_suffers
from emberhold.games.aeons_end.own import Own
from emberhold.games.aeons_end.state import State
from emberhold.kernel import positions
from emberhold.kernel.scene import Marks
from emberhold.language import Speech

LAST_STROKE = 4


class Strokes(Own):
    """How often the bell has struck since Gravehold last shook."""

    __slots__ = ("struck",)

    counts: ClassVar[tuple[str, ...]] = ("strokes",)
    places: ClassVar[tuple[str, ...]] = ("strokes",)

    def __init__(self, struck: int = 0) -> None:
        self.struck = struck

    def numbers(self) -> tuple[int, ...]:
        return (self.struck,)

    def marks(self) -> Marks:
        return {"strokes": self.struck}

    def placed(self, name: str, given: Any, path: str, box: Box) -> Strokes:
        return Strokes(positions.number(given, path, 0, LAST_STROKE - 1))


class BellStrikes(Effect):
    """One stroke more; at the last one Gravehold shakes and the count starts again."""

    def run(self, game: State, act: Act) -> None:
        own = game.own
        assert isinstance(own, Strokes)
        game.own = Strokes((own.struck + 1) % LAST_STROKE)
        game.say("log-bell-strikes", left=own.struck + 1)
        if own.struck + 1 == LAST_STROKE:
            gravehold_suffers(game, LAST_STROKE)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-bell-strikes", last=LAST_STROKE)


bell_strikes = BellStrikes

DROWNED_BELL = NemesisSheet(
    "Drowned Bell",
    life=40,
    difficulty=2,
    unleash=bell_strikes(),
    cards=(
        attack("Low Toll", 1, Unleash() & any_player(Suffer(1))),
        minion("Rope Eel", 1, life=4, persistent=any_player(Suffer(1))),
        power("Rising Water", 1, power=2, to_discard=SpendAether(5), effect=Unleash(2)),
        attack("Undertow", 2, Unleash() & CollectivelyDiscard(2)),
        minion("Silt Walker", 2, life=7, persistent=GraveholdSuffers(2)),
        power(
            "Cracked Bronze", 2, power=2, to_discard=SpendAether(6), effect=lowest_life(Suffer(3))
        ),
        attack("Great Toll", 3, Unleash(2) & any_player(Suffer(2))),
        minion("Bell Warden", 3, life=10, persistent=Unleash() & any_player(Suffer(2))),
        power("Flood Tide", 3, power=1, to_discard=SpendAether(8), effect=GraveholdSuffers(6)),
    ),
    own=Strokes(),
    additional=("rule-drowned-bell",),
)
