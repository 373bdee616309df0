"""Focusing breaches through effects."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.effects.base import FULL, NONE, Effect, Extent, Predicate
from emberhold.games.aeons_end.effects.sorts import AMOUNT
from emberhold.games.aeons_end.figure.breaches import cheapest_closed, closed_breaches, focus
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.parts.asking import choose
from emberhold.parts.effects.signatures import Takes


class FocusCheapest(Predicate):
    """Focus the closed breach with the lowest focus cost (WE-339)."""

    def do(self, game: State, act: Act, who: Player) -> Asking | None:
        breach = cheapest_closed(who)
        return focus(game, who, breach.number) if breach is not None else None

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if closed_breaches(who) else NONE


class FocusOwnBreach(Predicate):
    """LG-311: one of the own closed breaches."""

    says: ClassVar[str] = "effect-focus-own"

    def do(self, game: State, act: Act, who: Player) -> Asking:
        choices = [("breach", breach.number) for breach in closed_breaches(who)]
        if choices:
            choice = yield from choose(game, who.seat, "focus-own", choices, {"card": act.card})
            yield from focus(game, who, choice[1]) or ()

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if closed_breaches(who) else NONE


class FocusAnyBreach(Effect):
    """Focus a closed breach of any player."""

    says: ClassVar[str] = "effect-focus-any"

    def run(self, game: State, act: Act) -> Asking:
        choices = [
            ("focus", f"{player.seat}.{breach.number}")
            for player in game.players
            for breach in closed_breaches(player)
        ]
        if not choices:
            return
        about = {"card": act.card}
        choice = yield from choose(game, act.me.seat, "focus-any", choices, about)
        seat, _, number = choice[1].partition(".")
        yield from focus(game, game.players[int(seat)], int(number)) or ()

    def extent(self, game: State, act: Act) -> Extent:
        return FULL if any(closed_breaches(player) for player in game.players) else NONE


class CheaperBreach(Predicate):
    """The next breach focused or opened for aether this turn costs less (AE-085 to AE-087)."""

    takes: ClassVar[Takes] = (AMOUNT,)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, game: State, act: Act, who: Player) -> None:
        who.discount += self.amount
