"""The trophies of Quilius: tokens that only this mage collects (WE-003)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import MINION
from emberhold.games.aeons_end.effects.base import AMOUNTS
from emberhold.games.aeons_end.effects.damage import Deal, deal_to_one
from emberhold.games.aeons_end.effects.sorts import COUNT
from emberhold.games.aeons_end.own import Own
from emberhold.games.aeons_end.state import State
from emberhold.kernel import positions
from emberhold.kernel.game import Asking
from emberhold.kernel.message import Message
from emberhold.kernel.scene import Marks
from emberhold.language import Speech
from emberhold.parts.amounts import Amount
from emberhold.parts.effects.signatures import Label, Takes
from emberhold.parts.repairs import Fixable

MOST_TROPHIES = 15
"""As many as a repair may set; the rules know no limit."""


class TrophyTokens(Own):
    """How many trophies are on the sheet."""

    __slots__ = ("held",)

    counts: ClassVar[tuple[str, ...]] = ("trophies",)
    places: ClassVar[tuple[str, ...]] = ("trophies",)

    def __init__(self, held: int = 0) -> None:
        self.held = held

    def numbers(self) -> tuple[int, ...]:
        return (self.held,)

    def marks(self) -> Marks:
        return {"trophies": self.held} if self.held else {}

    def by_hand(self, game: State, seat: int | None) -> Iterator[Fixable]:
        assert seat is not None
        player = game.players[seat]

        def setter(held: int) -> None:
            player.own = TrophyTokens(held)

        most = max(MOST_TROPHIES, self.held)
        path, label = f"players.{seat}.trophies", Message("word-trophies")
        yield Fixable(path, label, self.held, 0, most, setter, seat)

    def placed(self, name: str, given: Any, path: str, box: Box) -> TrophyTokens:
        return TrophyTokens(positions.number(given, path))


class DealForTrophy(Deal):
    """Damage that earns Quilius a trophy, no matter who casts the spell."""

    takes: ClassVar[Takes] = (COUNT, Label("more", AMOUNTS))

    def run(self, game: State, act: Act) -> Asking:
        act.dealt = True
        assert isinstance(self.amount, int)
        yield from deal_to_one(game, act, self.amount + act.bonus)
        if act.felled is not None and act.felled.type == MINION:
            _gain_trophy(game)

    def sentence(self, say: Speech) -> str:
        return f"{super().sentence(say)} {say('sentence', clause=say('effect-trophy'))}"


def _gain_trophy(game: State) -> None:
    for player in game.players:
        own = player.own
        if isinstance(own, TrophyTokens):
            player.own = TrophyTokens(own.held + 1)
            game.say("log-trophy", who=player.mage, left=own.held + 1)


class Trophies(Amount[State, Act]):
    """The trophy tokens of the acting player."""

    words = "trophy"
    counted_each = True

    def count(self, game: State, act: Act) -> int:
        own = act.me.own
        return own.held if isinstance(own, TrophyTokens) else 0
