"""Why something cannot be chosen now, said to the player who tapped it.

The question already holds everything that is legal; what is explained here is only what is not in
it. Everything is read through the seat's `Sight`, and where no single reason is certain, none is
given.
"""

from __future__ import annotations

from collections.abc import Callable

from emberhold.games.aeons_end.card import CORRUPTION, POWER, SPELL, Card, Mage
from emberhold.games.aeons_end.figure.aether import FOR_BREACH, FOR_CHARGE, most_for, purpose_of
from emberhold.games.aeons_end.figure.breaches import room_for
from emberhold.games.aeons_end.ruleset import ROMAN
from emberhold.games.aeons_end.seen.sight import Sight
from emberhold.games.aeons_end.state import State
from emberhold.games.explaining import Tapped, kinds_offered, not_asked
from emberhold.kernel.message import Message
from emberhold.parts.reading import Told

_FOR_THE_MAIN_PHASE = {
    "hand": "hand",
    "pile": "pile",
    "devoured": "pile",
    "breach": "breach",
    "player": "mage",
}
_WHERE_CARDS_REST = {
    "play": "play",
    "discard": "discard",
    "deck": "deck",
    "destroyed": "destroyed",
    "gravehold": "gravehold",
    "order-deck": "order",
    "order-discard": "order",
    "order-left": "order",
    "turn-order": "order",
    "nemesis-deck": "nemesis",
    "nemesis-discard": "nemesis",
    "resolving": "nemesis",
}


def why_not(state: State, tapped: Tapped) -> Message | None:
    sight = Sight(state, tapped.seat)
    question = tapped.question
    if question is None:
        return not_asked(tapped, sight.active, lambda seat: _mage(sight, seat))
    if question.topic not in ("main", "casting"):
        return _not_among(sight, tapped)
    owner = tapped.owner
    if owner is not None and owner != tapped.seat:
        return Message("why-others", who=_mage(sight, owner))
    where = _resting(sight, tapped.place)
    if where is not None:
        return Message("why-lies", what=where)
    if tapped.place in ("nemesis", "in-play"):
        return _of_nemesis(sight, tapped)
    if question.topic == "casting":
        return _while_casting(sight, tapped)
    explain = _IN_THE_MAIN_PHASE.get(tapped.place)
    return None if explain is None else explain(sight, tapped)


def _resting(sight: Sight, place: str) -> str | None:
    """Where cards are that nobody can use; what a nemesis has of its own is the nemesis'."""
    if any(zone.id == place for zone in sight.own.zones()):
        return None if sight.own.piles() else "nemesis"
    return _WHERE_CARDS_REST.get(place)


def _mage(sight: Sight, seat: int) -> Mage:
    return sight.players[seat].mage


# The nemesis


def _of_nemesis(sight: Sight, tapped: Tapped) -> Message | None:
    if tapped.place == "nemesis":
        if sight.nemesis.untouchable:
            return Message("why-untouchable")
        return Message("why-target")
    card = next((piece.card for piece in sight.in_play if piece.card.piece == tapped.id), None)
    if card is None:
        return None
    return _of_power(tapped, card) if card.type == POWER else Message("why-target")


def _of_power(tapped: Tapped, card: Card) -> Message:
    """WE-295, WE-296, WE-299."""
    if card.to_discard is None:
        return Message("why-power-stays", card=card)
    if not _in_main(tapped):
        return Message("why-main-phase", what="power")
    return Message("why-power", card=card, effect=Told(card.to_discard, "inf"))


def _in_main(tapped: Tapped) -> bool:
    return tapped.question is not None and tapped.question.topic == "main"


# The own side in the main phase


def _of_pile(sight: Sight, tapped: Tapped) -> Message | None:
    """WE-166."""
    pile = next((p for p in sight.market if f"pile:{p.card.slug}" == tapped.id), None)
    if pile is None:
        return None
    if len(pile.copies) <= sight.nemesis.keeps:
        return Message("why-pile-empty", card=pile.card)
    have = most_for(sight.me, purpose_of(pile.card))
    if have >= pile.cost:
        return None
    return Message("why-price", card=pile.card, cost=pile.cost, have=have)


def _of_hand(sight: Sight, tapped: Tapped) -> Message | None:
    """WE-050, WE-182, WE-183: a gem or relic can always be played, a spell needs a breach."""
    card = next((card for card in sight.me.hand if card.piece == tapped.id), None)
    if card is not None and card.type == CORRUPTION:
        return Message("why-corruption", card=card)
    if card is None or card.type != SPELL:
        return None
    if card.dual:
        return Message("why-no-breach", what="dual", card=card)
    ready = [breach for breach in sight.me.breaches if breach.open or breach.focused]
    if not ready:
        return Message("why-no-breach", what="closed", card=card)
    if any(room_for(breach, card) for breach in ready):
        return None
    return Message("why-no-breach", what="full", card=card)


def _of_breach(sight: Sight, tapped: Tapped) -> Message | None:
    zone = tapped.zone
    assert zone is not None
    if tapped.id != zone.id:
        return _of_prepped(sight, tapped)
    breach = sight.me.breach(int(zone.id.rpartition(":")[2]))
    if breach is None:
        return None
    number = ROMAN[breach.number]
    if breach.open:
        return Message("why-breach-open", number=number)
    have = most_for(sight.me, FOR_BREACH)
    if min(breach.focus_cost, breach.open_cost) <= have:
        return None
    return Message(
        "why-breach-price",
        number=number,
        focus=breach.focus_cost,
        open=breach.open_cost,
        have=have,
    )


def _of_prepped(sight: Sight, tapped: Tapped) -> Message | None:
    """WE-144, WE-191."""
    card = next((card for card in sight.me.prepped() if card.piece == tapped.id), None)
    if card is None:
        return None
    if card.once_per_turn is not None:
        return Message("why-used", card=card)
    return Message("why-cast-phase")


def _while_casting(sight: Sight, tapped: Tapped) -> Message | None:
    """WE-153."""
    fresh = next((card for card in sight.me.preps if card.piece == tapped.id), None)
    if fresh is not None:
        return Message("why-prepped-now", card=fresh)
    what = _FOR_THE_MAIN_PHASE.get(tapped.place)
    return None if what is None else Message("why-main-phase", what=what)


def _of_mage(sight: Sight, tapped: Tapped) -> Message | None:
    """WE-169, WE-172: charges and the ability, which no piece on the table stands for."""
    me = sight.me
    if tapped.offers("ability") or tapped.offers("charge") or me.mage.ability is None:
        return None
    return Message(
        "why-charges",
        ability=me.mage.ability_name,
        most=me.mage.charges,
        have=me.charges,
        cost=sight.box.rules.charge_cost,
        aether=most_for(me, FOR_CHARGE),
    )


def _of_taken(sight: Sight, tapped: Tapped) -> Message | None:
    """AE-218: only the top card of what the nemesis has taken can be gained."""
    pile = next((pile for pile in sight.own.piles() if pile.copies[-1].piece == tapped.id), None)
    if pile is None:
        return Message("why-not-on-top")
    have = most_for(sight.me, purpose_of(pile.card))
    if have >= pile.cost:
        return None
    return Message("why-price", card=pile.card, cost=pile.cost, have=have)


_IN_THE_MAIN_PHASE: dict[str, Callable[[Sight, Tapped], Message | None]] = {
    "pile": _of_pile,
    "hand": _of_hand,
    "breach": _of_breach,
    "player": _of_mage,
    "devoured": _of_taken,
}


# Narrower questions


def _not_among(sight: Sight, tapped: Tapped) -> Message | None:
    """What could be chosen instead, where all of it is of one kind."""
    if tapped.question is not None and tapped.question.topic == "target":
        return _not_a_target(sight, tapped)
    kinds = kinds_offered(tapped, lambda id: _kind(tapped, id))
    if kinds == {"spell", "breach"}:
        kinds = {"spell"}
    if kinds is None or len(kinds) != 1:
        return None
    return Message("why-choose", what=next(iter(kinds)))


def _not_a_target(sight: Sight, tapped: Tapped) -> Message | None:
    """WE-151."""
    if tapped.place == "nemesis":
        offered = tapped.offers("target", "nemesis")
        untouchable = sight.nemesis.untouchable and not offered
        return Message("why-untouchable") if untouchable else None
    card = next((piece.card for piece in sight.in_play if piece.card.piece == tapped.id), None)
    if sight.nemesis.untouchable or (card is not None and card.type != POWER):
        return None
    return Message("why-choose", what="target")


def _kind(tapped: Tapped, id: str) -> str | None:
    """What somebody is asked to choose who is offered such a thing."""
    name = id.partition(":")[0]
    if name in ("player", "breach", "pile"):
        return name
    place, _, seat = (tapped.places.get(id) or id).partition(":")
    if place == "breach":
        return "spell"
    if place in ("hand", "discard", "play"):
        return place if seat == str(tapped.seat) else None
    return None
