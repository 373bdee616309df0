"""What frames an effect: the targets may answer before it, and what it caused follows (AS-302)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from emberhold.games.ashes.act import Act, Event
from emberhold.games.ashes.card import Card
from emberhold.games.ashes.fight.damage import Hit, deal, place_wounds
from emberhold.games.ashes.figure.leaving import check_lives
from emberhold.games.ashes.state import State
from emberhold.games.ashes.timing.events import happens
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Question, Together


def cancelled(game: State, act: Act) -> Generator[Question | Together, Any, bool]:
    """Give the controllers of targeted units the chance to cancel."""
    for side in game.opponents(act.me.seat):
        mine = tuple(
            card
            for card in act.aimed.values()
            if isinstance(card, Card) and any(p.card is card for p in side.battlefield)
        )
        if mine:
            event = Event(
                "would-target", side.seat, act.card, source_seat=act.me.seat, targets=mine
            )
            yield from happens(game, event) or ()
            if event.cancelled:
                return True
    return False


def settle(game: State, act: Act) -> Asking:
    """What the effects have caused: units that entered, cards discarded, damage, wounds."""
    entered = act.entered
    act.entered = []
    for seat, card in entered:
        yield from happens(game, Event("enters", seat, card)) or ()
    discarded = act.discarded
    act.discarded = []
    for seat in dict.fromkeys(discarded):
        event = Event("discarded-from-pile", seat, amount=discarded.count(seat))
        yield from happens(game, event) or ()
    hits = [
        Hit(card, amount, act.me.seat, act.card, spell=act.spell) for card, amount in act.damage
    ]
    act.damage = []
    yield from deal(game, hits)
    wounds = act.wounds
    act.wounds = []
    for card, amount in wounds:
        yield from place_wounds(game, card, amount, act.me.seat)
    yield from check_lives(game, act.me.seat)
