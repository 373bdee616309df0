"""Deck Id: the four piles that come after chapter 1 (LG-489 to LG-492)."""

from __future__ import annotations

from emberhold.games.aeons_end.act import Act, Casting
from emberhold.games.aeons_end.card import GEM, gem, relic, spell
from emberhold.games.aeons_end.cards.legacy.verbs import DestroysType
from emberhold.games.aeons_end.effects.base import Effect, Extent, May
from emberhold.games.aeons_end.effects.damage import Deal, DealMoreIf
from emberhold.games.aeons_end.effects.moving import DiscardFromHand
from emberhold.games.aeons_end.effects.resources import GainAether
from emberhold.games.aeons_end.figure.breaches import focus
from emberhold.games.aeons_end.state import State
from emberhold.kernel.game import Asking
from emberhold.language import Speech
from emberhold.parts.amounts import Condition
from emberhold.parts.asking import choose


class FocusBreachThree(Effect):
    """LG-491, LG-517: any player's closed Breach III."""

    def seats(self, game: State) -> list[int]:
        threes = [(player.seat, player.breach(3)) for player in game.players]
        return [seat for seat, breach in threes if breach is not None and not breach.open]

    def run(self, game: State, act: Act) -> Asking:
        seats = self.seats(game)
        if seats:
            choices = [("focus", f"{seat}.3") for seat in seats]
            choice = yield from choose(game, act.me.seat, "focus-any", choices, {"card": act.card})
            seat = int(choice[1].partition(".")[0])
            yield from focus(game, game.players[seat], 3) or ()

    def extent(self, game: State, act: Act) -> Extent:
        return (1, 1) if self.seats(game) else (0, 1)


class FromOpenBreachThree(Condition[State, Act]):
    """LG-492: the spell has just left an open Breach III."""

    def holds(self, game: State, act: Act) -> bool:
        return isinstance(act, Casting) and act.left_open == 3

    def clause(self, say: Speech) -> str:
        return say("if-from-open-breach-three")


AFTER_CHAPTER_1 = (
    gem(
        "Crumbling Compound",
        5,
        play=GainAether(2) & May(DiscardFromHand(1, GEM), then=GainAether(2, additional=True)),
    ),
    relic("Geophage", 3, play=GainAether(1) & May(DestroysType(GEM))),
    spell("Breach Flare", 3, cast=Deal(2) & FocusBreachThree()),
    spell("Bending Beam", 5, cast=DealMoreIf(2, 3, FromOpenBreachThree())),
)
