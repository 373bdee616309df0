"""Nemesis cards that come back, and more of them drawn than one."""

from __future__ import annotations

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.effects.base import Effect
from emberhold.games.aeons_end.life import leave_play
from emberhold.games.aeons_end.state import State
from emberhold.language import Speech
from emberhold.parts.deck import EVERYBODY
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
    """Instead of being discarded, wherever the card lies while it is resolved."""

    def run(self, game: State, act: Act) -> None:
        assert act.card is not None
        put_at_bottom(game, act.card)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-this-to-nemesis-bottom")


class DrawsAnother(Effect):
    """One card more in the draw phase of this nemesis turn."""

    def run(self, game: State, act: Act) -> None:
        game.extra_draws += 1

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-draws-another")


this_to_bottom = ThisToBottom
draws_another = DrawsAnother
