"""Why something cannot be chosen now, said to the player who tapped it.

The question already holds everything that is legal; what is explained here is only what is not in
it. Everything is read through the seat's `Sight`, and where no single reason is certain, none is
given.
"""

from __future__ import annotations

from typing import Any

from emberhold.games.ashes.card import ALTERATION, REACTION, READY, Ability, Card, Cost
from emberhold.games.ashes.dice import CLASS, DIE_OF, POWER, SYMBOLS, Magic, Pool, kinds_for
from emberhold.games.ashes.fight.combat import able_to_attack
from emberhold.games.ashes.figure.playing import playable
from emberhold.games.ashes.figure.values import abilities_of, activation_cost, has
from emberhold.games.ashes.seen.sight import Sight
from emberhold.games.ashes.state import Piece, State
from emberhold.games.ashes.words import Called, MagicWords, named
from emberhold.games.explaining import Tapped, kinds_offered, not_asked
from emberhold.kernel.message import Message
from emberhold.parts.reading import Named

_UNIT, _SPELL, _BORN = "unit", "spell", "born"
_IN_PLAY = {"battlefield": _UNIT, "spellboard": _SPELL, "player": _BORN}
_AT_REST = ("draw", "discard", "conjurations", "removed", "exhausted")
"""Zones from which nothing is taken by an action."""


def why_not(state: State, tapped: Tapped) -> Message | None:
    if state.draft is not None:
        return None
    sight = Sight(state, tapped.seat)
    question = tapped.question
    if question is None:
        active = sight.active if sight.phase == "turns" else -1
        return not_asked(tapped, active, lambda seat: _who(sight, seat))
    if question.topic == "action":
        return _no_action(sight, tapped)
    if question.topic == "react":
        return _no_reaction(state, sight, tapped)
    if question.topic == "meditate":
        return _not_discarded(tapped)
    return _unfit(sight, tapped) or _not_among(tapped)


def _who(sight: Sight, seat: int) -> Any:
    return named(sight.players[seat].phoenixborn.card)


def _piece(sight: Sight, tapped: Tapped) -> Piece | None:
    """The card in play that was tapped; a Phoenixborn stands for its side of the table."""
    if tapped.owner is None:
        return None
    side = sight.players[tapped.owner]
    if tapped.zone is None:
        return side.phoenixborn
    return next((piece for piece in side.pieces() if piece.card.piece == tapped.id), None)


def _card_in_hand(sight: Sight, tapped: Tapped) -> Card | None:
    return next((card for card in sight.me.hand if card.piece == tapped.id), None)


# Actions


def _no_action(sight: Sight, tapped: Tapped) -> Message | None:
    if tapped.owner is not None and not tapped.mine:
        return _against(sight, tapped)
    if tapped.place in _AT_REST:
        return Message("ashes-why-pile", what=tapped.place)
    if tapped.place == "hand":
        card = _card_in_hand(sight, tapped)
        return None if card is None else _unplayable(sight, card)
    if tapped.place == "active":
        return _no_power(sight, tapped)
    piece = _piece(sight, tapped)
    return None if piece is None else _no_use(sight, tapped, piece)


def _against(sight: Sight, tapped: Tapped) -> Message | None:
    """AS-097, AS-111, AS-141: units and Phoenixborn of others are attacked, the rest is theirs."""
    assert tapped.owner is not None
    piece = _piece(sight, tapped)
    what = {"battlefield": "unit", "player": "phoenixborn"}.get(tapped.place)
    if piece is None or what is None:
        return Message("why-others", who=_who(sight, tapped.owner))
    if tapped.offers("attack", what):
        return Message("ashes-why-attack", what="on", card=named(piece.card))
    if not sight.mains:
        return Message("ashes-why-no-main", **_costing(None))
    return None if able_to_attack(sight.me) else Message("ashes-why-no-attacker")


def _unplayable(sight: Sight, card: Card) -> Message | None:
    """AS-108, AS-180, AS-212, AS-244, AS-252, AS-257, AS-285."""
    if card.type == REACTION:
        return _reacted(sight) or Message("ashes-why-reaction", card=card)
    unpaid = _unpaid(sight, card, card.cost, len(sight.me.hand) - 1)
    if unpaid is not None or playable(sight, sight.me, card.kind):
        return unpaid
    born = sight.me.phoenixborn.card
    if card.type == READY:
        return Message("ashes-why-full", what="spellboard", most=born.spellboard)
    if card.type == ALTERATION:
        return Message("ashes-why-no-unit", card=card)
    return Message("ashes-why-full", what="battlefield", most=born.battlefield)


def _reacted(sight: Sight) -> Message | None:
    """AS-245."""
    return Message("ashes-why-reacted") if sight.me.reacted else None


def _unpaid(
    sight: Sight, card: Card, cost: Cost, spare: int, ability: Ability | None = None
) -> Message | None:
    """The first part of a cost that cannot be paid; `spare` cards could be discarded for it."""
    if cost.main and not sight.mains:
        return Message("ashes-why-no-main", **_costing(card, ability))
    if cost.side and not sight.sides:
        return Message("ashes-why-no-side", **_costing(card, ability))
    if cost.discard > spare:
        words = _costing(card, ability)
        return Message("ashes-why-discard", **words, amount=cost.discard, have=spare)
    return _lacking(sight, card, cost.magic, ability)


def _costing(card: Card | None, ability: Ability | None = None) -> dict[str, Any]:
    """What has the cost: a card, one of its abilities, or an attack or a dice power."""
    return {
        "card": "" if card is None else named(card),
        "ability": "" if ability is None else Called(ability),
        "activated": "no" if ability is None else "yes",
    }


def _lacking(
    sight: Sight, card: Card, magic: Magic, ability: Ability | None = None
) -> Message | None:
    missing = shortfall(sight.me.active, magic)
    if not any(missing):
        return None
    words = _costing(card, ability)
    told = MagicWords(magic)
    whole = "yes" if missing == magic else "no"
    return Message("ashes-why-dice", **words, magic=told, missing=MagicWords(missing), whole=whole)


def shortfall(pool: Pool, magic: Magic) -> Magic:
    """The symbols for which there is no die (AS-026 to AS-029, AS-233), as few as possible."""
    missing = [0] * len(magic)
    for type in range(4):
        power, wanted = 3 * type + POWER, magic[2 * type + 2]
        missing[2 * type + 2] = max(0, wanted - pool[power])
        fitting = pool[3 * type + CLASS] + max(0, pool[power] - wanted)
        missing[2 * type + 1] = max(0, magic[2 * type + 1] - fitting)
    missing[0] = max(0, sum(magic) - sum(pool) - sum(missing))
    return tuple(missing)


# Cards in play


def _no_use(sight: Sight, tapped: Tapped, piece: Piece) -> Message | None:
    """Why nothing can be done with a card of one's own that is in play."""
    card = piece.card
    what = _IN_PLAY[tapped.place]
    if what != _UNIT and not card.activations:
        return Message("ashes-why-trigger", card=named(card))
    if piece.exhaustion and (what == _UNIT or not _left(piece)):
        return Message("ashes-why-exhausted", what=what, card=named(card))
    if what == _UNIT and tapped.offers("attack", "phoenixborn"):
        return Message("ashes-why-attack", what="with", card=card)
    if card.activations:
        return _unusable(sight, tapped, piece)
    return None if sight.mains else Message("ashes-why-no-main", **_costing(None))


def _unusable(sight: Sight, tapped: Tapped, piece: Piece) -> Message | None:
    """AS-277, AS-278, AS-315, AS-350: why none of the abilities can be used."""
    card = piece.card
    if piece.cancelled:
        return Message("ashes-why-cancelled", card=card)
    if _other_copy(tapped, card):
        return Message("ashes-why-copy", card=card)
    left = _left(piece)
    if not left:
        return Message("ashes-why-muted", card=card, cards=tuple(c for c, _ in piece.attached))
    return _why_ability(sight, card, left[0])


def _left(piece: Piece) -> list[Ability]:
    """The activated abilities a piece has now (AS-313 to AS-317)."""
    return [ability for ability in piece.card.activations if ability in abilities_of(piece)]


def _why_ability(sight: Sight, card: Card, ability: Ability) -> Message | None:
    """What is left when all else is granted is the condition printed with the ability."""
    copies = sight.me.copies_ready(card.kind)
    if ability.focus and copies <= ability.focus:
        return Message("ashes-why-focus", card=card, amount=ability.focus + 1, have=copies)
    cost = activation_cost(sight.me, card, ability)
    unpaid = _unpaid(sight, card, cost, len(sight.me.hand), ability)
    if unpaid is not None or ability.when is None:
        return unpaid
    return Message("ashes-why-condition", card=named(card))


def _other_copy(tapped: Tapped, card: Card) -> bool:
    """Of equal copies of a ready spell only one is offered."""
    assert tapped.question is not None
    uses = [choice[2] for choice in tapped.question.choices if choice[0] == "use"]
    return card.type == READY and any(id.rpartition(".")[0] == card.slug for id in uses)


# Dice


def _no_power(sight: Sight, tapped: Tapped) -> Message | None:
    """AS-192, AS-193."""
    die = DIE_OF.get(tapped.id.rpartition(":")[2])
    if die is None:
        return None
    if die % 3 != POWER:
        return Message("ashes-why-die-face")
    return None if sight.sides else Message("ashes-why-no-side", **_costing(None))


def _not_paying(sight: Sight, tapped: Tapped) -> Message | None:
    """AS-026 to AS-029: too weak or of the wrong type, or needed for the rest of the cost."""
    die = DIE_OF.get(tapped.id.rpartition(":")[2])
    if die is None or tapped.question is None:
        return None
    symbol = SYMBOLS.index((tapped.question.about or {})["symbol"])
    alone = tuple(int(place == symbol) for place in range(len(SYMBOLS)))
    fits = die in kinds_for(sight.me.active, alone, symbol)
    word = Named(f"ashes-symbol-{SYMBOLS[symbol].lower()}")
    return Message("ashes-why-die-needed") if fits else Message("ashes-why-die-weak", symbol=word)


# Reactions


def _no_reaction(state: State, sight: Sight, tapped: Tapped) -> Message | None:
    """AS-244, AS-245; with `stops` some moments are left out at the players' own wish."""
    card = _card_in_hand(sight, tapped) if tapped.place == "hand" and tapped.mine else None
    if card is None or tapped.question is None:
        return None
    if card.type != REACTION:
        return Message("ashes-why-only-reactions")
    event = (tapped.question.about or {})["event"]
    if state.reactions == "stops" and event.kind not in state.stops:
        return None
    if card.event != event.kind:
        return Message("ashes-why-other-moment", card=card)
    lacking = _lacking(sight, card, card.cost.magic)
    return _reacted(sight) or lacking or Message("ashes-why-condition", card=card)


# Narrower questions


def _unfit(sight: Sight, tapped: Tapped) -> Message | None:
    """A thing of the requested kind, but not able to do what is asked."""
    question = tapped.question
    if question is None or not tapped.mine:
        return None
    if tapped.place == "active" and question.topic == "pay-die":
        return _not_paying(sight, tapped)
    if tapped.place == "active" and question.topic == "turn-die":
        return Message("ashes-why-turned") if tapped.id.startswith("die:") else None
    piece = _piece(sight, tapped) if tapped.place == "battlefield" else None
    if piece is None or question.topic not in ("attackers", "block", "guard"):
        return None
    if piece.exhaustion:
        return Message("ashes-why-exhausted", what=_UNIT, card=piece.card)
    return None if piece.dying else _idle(piece, question.topic, question.about or {})


def _idle(piece: Piece, topic: str, about: dict[str, Any]) -> Message | None:
    """AS-117, AS-149, AS-151: an unexhausted unit that cannot attack, block or guard now."""
    card = piece.card
    if topic == "attackers":
        return Message("ashes-why-attacks", card=card) if card in about["cards"] else None
    if topic == "block":
        return Message("ashes-why-blocks", card=card)
    if card is about["card"]:
        return Message("ashes-why-guards-itself", card=card)
    return None if has(piece, "unit-guard") else Message("ashes-why-no-guard", card=card)


def _not_discarded(tapped: Tapped) -> Message | None:
    """AS-181."""
    fits = tapped.mine and tapped.place in ("hand", "spellboard", "draw")
    return None if fits else Message("ashes-why-choose", what="meditate")


def _not_among(tapped: Tapped) -> Message | None:
    """What could be chosen instead, where all of it is of one kind."""
    kinds = kinds_offered(tapped, lambda id: _kind(tapped, id))
    if kinds is None:
        return None
    if tapped.zone is None and {"born", "player"} & set(kinds):
        return None
    what = _one_kind(set(kinds), tapped.place == "battlefield")
    return None if what is None else Message("ashes-why-choose", what=what)


def _one_kind(kinds: set[str], unit: bool) -> str | None:
    """One word for all the kinds; `unit`: it is a unit that was not among them."""
    if kinds == {"own-unit", "unit"}:
        return "any-unit"
    if "born" in kinds and kinds <= {"own-unit", "unit", "born"} and len(kinds) > 1:
        return None if unit else "unit-or-born"
    return next(iter(kinds)) if len(kinds) == 1 else None


def _kind(tapped: Tapped, id: str) -> str | None:
    """What somebody is asked to choose who is offered such a thing."""
    name, _, rest = id.partition(":")
    if name == "player":
        return "player"
    place, _, seat = tapped.places.get(id, id).partition(":")
    mine = seat == str(tapped.seat)
    if place == "battlefield":
        return "own-unit" if mine else "unit"
    if place in ("hand", "discard", "spellboard", "active", "exhausted") and mine:
        return place
    return "born" if not rest and id not in tapped.places else None
