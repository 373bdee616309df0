"""A card of one's own beside the printed ones: what is true of its price, read off its verbs.

Compared is what a card gives in any case, whatever else it says: the damage of a spell, the aether
of a gem, the first of these that a relic has. Where nothing strikes the eye, nothing is said.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from emberhold.games.aeons_end.boxes.printed import printed_cards
from emberhold.games.aeons_end.boxes.reading import own_box
from emberhold.games.aeons_end.card import GEM, RELIC, SPELL, Card
from emberhold.games.aeons_end.effects.base import Either, PredicateSequence, Sequence
from emberhold.games.aeons_end.effects.damage import Deal, DealMoreIf
from emberhold.games.aeons_end.effects.resources import GainAether, GainCharges, GainLife
from emberhold.games.aeons_end.effects.sacrifice import DealMorePaying
from emberhold.games.aeons_end.figure.aether import ANYTHING
from emberhold.kernel.message import Message
from emberhold.parts.boxes.own import OpenedBox, Remark

DAMAGE: Final = "damage"
AETHER: Final = "aether"
LIFE: Final = "life"
CHARGES: Final = "charges"
_COMPARED: Final = {
    GEM: (AETHER,),
    RELIC: (AETHER, DAMAGE, LIFE, CHARGES),
    SPELL: (DAMAGE,),
}
_FEW: Final = 2
"""With fewer printed cards there is nothing to say about all of them."""


def remarks(opened: OpenedBox, slug: str) -> list[Remark]:
    """What is to be said of a card in a box; nothing of whatever else is in it."""
    card = own_box(opened.name).box.market.get(slug)
    if card is None:
        return []
    for what in _COMPARED.get(card.type, ()):
        if amount := given(card, what):
            return list(_beside(card, what, amount))
    return []


def given(card: Card, what: str) -> int:
    """How much of something a card gives whenever it is played or cast."""
    return _sure(card.cast if card.type == SPELL else card.effect, what)


def _sure(effect: Any, what: str) -> int:
    if isinstance(effect, Sequence | PredicateSequence):
        return sum([_sure(part, what) for part in effect.parts])
    if isinstance(effect, Either):
        return max([_sure(way, what) for way in effect.ways])
    amount = _amount(effect, what)
    return amount if isinstance(amount, int) else 0


def _amount(effect: Any, what: str) -> Any:
    if what == DAMAGE and isinstance(effect, Deal | DealMoreIf | DealMorePaying):
        return effect.amount
    if what == AETHER and isinstance(effect, GainAether) and effect.purpose == ANYTHING:
        return effect.amount
    if what == LIFE and isinstance(effect, GainLife):
        return effect.amount
    if what == CHARGES and isinstance(effect, GainCharges):
        return effect.amount
    return 0


def _beside(card: Card, what: str, amount: int) -> Iterator[Remark]:
    told = {"kind": card.type, "what": what, "amount": amount}
    printed = sorted(printed_cards(card.type), key=lambda other: other.cost)
    as_good = [other for other in printed if given(other, what) >= amount]
    if not as_good:
        best = max(printed, key=lambda other: given(other, what))
        if most := given(best, what):
            yield Remark(Message("box-remark-most", **told, most=most, card=best))
    elif len(as_good) < _FEW:
        return
    elif card.cost < (cheapest := as_good[0]).cost:
        about = {"card": cheapest, "cost": cheapest.cost}
        yield Remark(Message("box-remark-cheap", **told, **about), cheapest.cost)
    elif card.cost > (dearest := as_good[-1]).cost:
        about = {"card": dearest, "cost": dearest.cost}
        yield Remark(Message("box-remark-dear", **told, **about), dearest.cost)
