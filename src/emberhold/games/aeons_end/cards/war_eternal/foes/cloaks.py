"""Cloaks of the Magus: they swallow damage, and some of his cards grow with them."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.effects.base import Effect
from emberhold.games.aeons_end.effects.sorts import AMOUNT
from emberhold.games.aeons_end.effects.tokens import (
    GainTokens,
    TokensHeld,
    gain_tokens,
    lose_tokens,
)
from emberhold.games.aeons_end.fight.life import discard_from_play, lose
from emberhold.games.aeons_end.state import State
from emberhold.parts.amounts import Amount
from emberhold.parts.effects.signatures import Takes
from emberhold.parts.windows import Event

# What the cloaks do


def swallow(game: State, amount: int) -> int:
    """Damage to the Magus is reduced by his cloaks; then, even if nothing is left, one tears."""
    if amount <= 0:
        return 0
    left = max(0, amount - game.tokens)
    game.say("log-cloaks-swallow", amount=amount - left)
    lose_tokens(game, 1)
    return left


def veiled(game: State, seat: int, card: Card, event: Event) -> None:
    """Damage to a minion that hides in the cloaks, which stay whole."""
    event.amount -= game.tokens


def prevents_two(game: State, seat: int, card: Card, event: Event) -> None:
    event.amount -= 2


def weaves_cloak(game: State, seat: int, card: Card, event: Event) -> None:
    gain_tokens(game, 1)


def goes_with_damage(game: State, seat: int, card: Card, event: Event) -> None:
    discard_from_play(game, card)


# Verbs


class GainCloaks(GainTokens):
    takes: ClassVar[Takes] = (AMOUNT,)

    def __init__(self, amount: int) -> None:
        super().__init__(amount, "effect-gain-cloaks")


class HalfTheCloaks(Amount[State, Act]):
    """Rounded up."""

    words = "half-cloaks"

    def count(self, game: State, act: Act) -> int:
        return (game.tokens + 1) // 2


class FinalForm(Effect):
    """WE-309: the Magus is complete and the players lose."""

    def run(self, game: State, act: Act) -> None:
        lose(game, "defeat-final-form")


cloaks_held = TokensHeld("cloaks")
