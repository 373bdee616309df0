"""Time gates: what the Gate Witch does to the turn order, and cards that come back."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import NEMESIS_TURN, Card, TurnCard
from emberhold.games.aeons_end.effects.base import Effect
from emberhold.games.aeons_end.effects.tokens import GainTokens, TokensHeld, lose_tokens
from emberhold.games.aeons_end.fight.life import suffer, unleash
from emberhold.games.aeons_end.state import State
from emberhold.games.aeons_end.turn.order import shuffle_into_order
from emberhold.kernel.game import Asking
from emberhold.kernel.zones import without
from emberhold.parts.asking import choose, choose_player
from emberhold.parts.effects.signatures import Takes
from emberhold.parts.windows import Event

# The turn order


def accelerate_time(game: State) -> None:
    """WE-079, WE-080: at the end of a nemesis turn, with five gates open."""
    if game.active == -1 and game.tokens >= 5 and game.nemesis_turns_discarded() == 1:
        game.say("log-accelerates-time")
        shuffle_into_order(game, (NEMESIS_TURN,))
        lose_tokens(game, 3 if game.hard else 4)


def summons_turn(game: State, seat: int, card: Card, event: Event) -> None:
    """Portal Wretch: a nemesis turn-order card goes back; the minion is discarded as usual."""
    if NEMESIS_TURN in game.order_discard:
        shuffle_into_order(game, (NEMESIS_TURN,))


class DiscardRevealedTurn(Effect):
    """The turn-order card just revealed leaves the top of its deck."""

    def run(self, game: State, act: Act) -> None:
        card = game.order_deck[-1]
        game.order_deck = game.order_deck[:-1]
        game.order_discard += (card,)
        game.order_known_top = max(0, game.order_known_top - 1)
        game.order_known_bottom = min(game.order_known_bottom, len(game.order_deck))
        game.say("log-turn-discarded", turn=card)


class KeepOneTurn(Effect):
    """One player card stays in the turn-order discard pile; the rest is shuffled back."""

    def run(self, game: State, act: Act) -> Asking:
        kept: list[TurnCard] = []
        for card in game.order_discard:
            if card.seats and card not in kept:
                kept.append(card)
        rest = game.order_discard
        if kept:
            choices = [("turn-card", card) for card in kept]
            about = {"card": act.card}
            choice = yield from choose(game, act.me.seat, "keep-turn", choices, about, act.group)
            rest = without(rest, choice[1])
        shuffle_into_order(game, rest)


class EachSuffersForTurns(Effect):
    """Each player suffers 1 damage for each of their cards in the turn-order discard pile.

    WE-109, WE-116: the players say for whom a card of several players counts. WE-262: in whatever
    order they suffer, the outcome is the same, so nobody is asked for one.
    """

    def run(self, game: State, act: Act) -> Asking:
        damage = [0] * len(game.players)
        for card in game.order_discard:
            players = [game.players[seat] for seat in card.seats]
            if players:
                about = {"card": act.card, "turn": card}
                topic = "turn-counts"
                who = yield from choose_player(game, act.me.seat, topic, players, about, act.group)
                damage[who.seat] += 1
        for player in game.players:
            yield from suffer(game, player, damage[player.seat]) or ()


# Gates


class OpenGate(GainTokens):
    takes: ClassVar[Takes] = ()

    def __init__(self) -> None:
        super().__init__(1, "effect-open-gate")


class UnleashUntilSix(Effect):
    """WE-301: one Unleash after the other, until six gates are open."""

    def run(self, game: State, act: Act) -> Asking:
        while game.tokens < 6:
            yield from unleash(game, 1)


gates_open = TokensHeld("gates")
