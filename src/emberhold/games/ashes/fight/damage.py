"""Damage and wounds: the process of AS-300, step by step."""

from __future__ import annotations

from collections.abc import Sequence

from emberhold.games.ashes.act import Event
from emberhold.games.ashes.card import PHOENIXBORN, Card
from emberhold.games.ashes.figure.leaving import destroy
from emberhold.games.ashes.figure.values import guarded_from, life_of
from emberhold.games.ashes.state import State
from emberhold.games.ashes.timing.events import happens
from emberhold.kernel.game import Asking
from emberhold.parts.asking import choose, distinct, in_play


class Hit:
    """Damage to one card: how much, from what."""

    __slots__ = ("amount", "attackers", "card", "diverted", "source", "source_seat", "spell")

    def __init__(  # noqa: PLR0913 (an event, part by part)
        self,
        card: Card,
        amount: int,
        source_seat: int,
        source: Card | None = None,
        attackers: tuple[Card, ...] = (),
        spell: bool = False,
    ) -> None:
        self.card = card
        self.amount = amount
        self.source_seat = source_seat
        self.source = source
        self.attackers = attackers
        """The units that deal it by attacking or countering."""
        self.spell = spell
        """Whether a spell deals it; that stays so wherever it is redirected (AS-477)."""
        self.diverted = False
        """Meant for another card: nothing is attacking or countering this one."""


def deal(game: State, hits: Sequence[Hit]) -> Asking:
    """AS-304: damage dealt at once is processed card by card, in the active player's order."""
    left = [hit for hit in hits if hit.amount > 0]  # AS-298
    while left:
        choices = [in_play("target", hit.card) for hit in left]
        choice = yield from choose(game, game.chooser(), "damage-order", distinct(choices))
        place = choices.index(choice)
        yield from _process(game, left.pop(place))


def _process(game: State, hit: Hit) -> Asking:
    """Would be dealt; dealt; received; wounds; destruction; leaving."""
    found = game.find(hit.card)
    if found is None or found[1].dying:
        return
    player, _ = found
    would = _event(hit, "would-damage", player.seat)
    yield from happens(game, would) or ()
    if would.diverted is not None:
        hit.card, hit.diverted = would.diverted, True
        if hit.spell and guarded_from(game, hit.card, hit.source_seat):
            game.say("ashes-log-guarded", card=hit.card)
        else:
            yield from _process(game, hit)
        return
    if would.cancelled or would.amount <= 0:
        return
    hit.amount = would.amount
    for unit in hit.attackers:
        yield from _dealt(game, unit, hit) or ()
    piece = game.piece(hit.card)
    if piece is None or piece.dying:
        return
    if hit.card.type == PHOENIXBORN:
        game.say("ashes-log-born-damaged", who=hit.card, amount=hit.amount)
    else:
        game.say("ashes-log-unit-damaged", card=hit.card, amount=hit.amount)
    received = _event(hit, "received", player.seat)
    yield from happens(game, received) or ()
    if received.fatal:  # AS-476: by Illusion, not by the one who dealt the damage
        yield from destroy(game, hit.card)
    else:
        yield from place_wounds(game, hit.card, hit.amount, hit.source_seat)


def _event(hit: Hit, kind: str, seat: int) -> Event:
    return Event(
        kind,
        seat,
        hit.card,
        amount=hit.amount,
        source=hit.source,
        source_seat=hit.source_seat,
        by_attack=bool(hit.attackers),
        attackers=() if hit.diverted else hit.attackers,
    )


def _dealt(game: State, unit: Card, hit: Hit) -> Asking | None:
    """What a unit does when it deals damage by attacking or countering."""
    found = game.find(unit)
    if found is None:
        return None
    return happens(game, Event("dealt", found[0].seat, unit, amount=hit.amount))


def place_wounds(game: State, card: Card, amount: int, source_seat: int) -> Asking:
    """AS-291, AS-292, AS-296: wound tokens, then the check for destruction."""
    piece = game.piece(card)
    if piece is None or piece.dying or amount <= 0:
        return
    piece = game.change(card, wounds=piece.wounds + amount)
    assert piece is not None
    game.say("ashes-log-wounds", card=card, amount=amount, total=piece.wounds)
    if piece.wounds >= life_of(game, piece):
        yield from destroy(game, card, source_seat)


def remove_wounds(game: State, card: Card, amount: int) -> None:
    piece = game.piece(card)
    if piece is not None:
        game.change(card, wounds=max(0, piece.wounds - amount))
        game.say("ashes-log-heals", card=card, amount=min(amount, piece.wounds))
