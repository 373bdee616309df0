"""Nemesis cards that come back, and more of them drawn than one."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import ATTACK, Card
from emberhold.games.aeons_end.effects.base import Effect
from emberhold.games.aeons_end.effects.sorts import number
from emberhold.games.aeons_end.fight.life import leave_play
from emberhold.games.aeons_end.state import State
from emberhold.games.aeons_end.turn.nemesis import draw_nemesis_card
from emberhold.kernel.game import Asking
from emberhold.kernel.message import Message
from emberhold.language import Speech
from emberhold.parts.deck import EVERYBODY
from emberhold.parts.effects.signatures import Flag, Refused, Several, Takes
from emberhold.parts.windows import Event


def comes_back(game: State, seat: int, card: Card, event: Event) -> None:
    """Instead of going to the discard pile."""
    put_at_bottom(game, card)
    event.cancelled = True


def put_at_bottom(game: State, card: Card) -> None:
    """A nemesis card everybody has seen goes to the bottom of the nemesis deck."""
    if game.piece(card) is not None:
        leave_play(game, card)
    elif card in game.nemesis_discard:
        game.nemesis_pile = game.nemesis_pile.without_discarded(card)
    elif game.resolving is card:
        game.resolving = None
    game.nemesis_pile = game.nemesis_pile.put_at_bottom((card,), EVERYBODY)
    game.say("log-to-nemesis-bottom", card=card)


class ThisToBottom(Effect):
    """Instead of being discarded, wherever the card is while it is resolved."""

    says: ClassVar[str] = "effect-this-to-nemesis-bottom"

    def run(self, game: State, act: Act) -> None:
        assert act.card is not None
        put_at_bottom(game, act.card)


class DrawsAnother(Effect):
    """One card more in the draw phase of this nemesis turn."""

    def run(self, game: State, act: Act) -> None:
        game.extra_draws += 1


class DrawsNow(Effect):
    """A new nemesis card is drawn and resolved at once (LG-345); an attack that says so is on
    the discard pile by then (LG-367, LG-375)."""

    def run(self, game: State, act: Act) -> Asking | None:
        card = act.card
        if card is not None and card.type == ATTACK and game.resolving is card:
            game.resolving = None
            game.nemesis_pile = game.nemesis_pile.discarded(card)
        return draw_nemesis_card(game)


class DiscardsFromDeck(Effect):
    """The top nemesis cards go to the discard pile without effect, by the number of players.

    LG-344; with `banish` they leave the campaign instead.
    """

    takes: ClassVar[Takes] = (Several("numbers", number("number")), Flag("banish"))

    def __init__(self, by_players: tuple[int, ...], banish: bool = False) -> None:
        if len(by_players) != 4:
            raise Refused(Message("refused-by-players", given=str(len(by_players))))
        self.by_players = by_players
        self.banish = banish

    def run(self, game: State, act: Act) -> None:
        for _ in range(self.by_players[len(game.players) - 1]):
            card = game.nemesis_pile.top
            if card is None:
                return
            game.nemesis_pile = game.nemesis_pile.without_top()
            if self.banish:
                game.banished += (card,)
                game.say("log-banishes", card=card)
            else:
                game.nemesis_pile = game.nemesis_pile.discarded(card)
                game.say("log-nemesis-discards", card=card)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        one, two, three, four = self.by_players
        fate = "banish" if self.banish else "discard"
        if len(set(self.by_players)) == 1:
            return say("effect-top-of-deck-always", fate=fate, amount=one)
        same = "yes" if one == two else "no"
        return say(
            "effect-top-of-deck", fate=fate, one=one, two=two, three=three, four=four, same=same
        )
