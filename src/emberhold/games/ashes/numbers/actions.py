"""The actions of Ashes: every answer there is, by verb, card, die and place on the table.

They are spelled like option keys, with seats as the seat that is asked counts them. A piece in play
is named by where it is (`target:+1.unit.2`, see `places`), not by which copy of its card it is.
An ability of a Phoenixborn or ready spell is `use:slash@coal-roarkwin`, one of a unit
`use:unit.0.1`: the second ability of the first unit.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from emberhold.games.ashes.card import (
    ALTERATION,
    CONJURATION,
    PHOENIXBORN,
    REACTION,
    READY,
    Card,
)
from emberhold.games.ashes.cards import CARDS
from emberhold.games.ashes.dice import SLUGS, TYPES
from emberhold.games.ashes.numbers.places import COPIES, ON_A_SIDE, READIES, place_names, places
from emberhold.games.ashes.numbers.places import UNITS as UNIT_PLACES
from emberhold.kernel.question import Choice, Question, slug
from emberhold.parts.encoding import Actions, room_for_more

_ANYWHERE: Final = ("target", "trigger", "to", "wounds", "exhaustion", "status")
"""Verbs that point at a piece anywhere on the table."""
_AMONG_UNITS: Final = ("unit", "resolve")
"""Verbs that point at a unit of any side."""
_OWN: Final = ("attack-with", "block-with", "guard", "heal")
"""Verbs that point at the own Phoenixborn or an own unit."""
_PLACED: Final = {*_ANYWHERE, *_AMONG_UNITS, *_OWN, "ready", "use"}
_ABILITIES: Final = max(len(card.abilities) for card in CARDS.values()) + 1
"""Abilities of one unit that have actions of their own; an alteration may add to its own."""
_MOST: Final = 20


def actions(players: int) -> Actions:
    return AshesActions(players, _named(players))


class AshesActions(Actions):
    """The actions of Ashes for a number of players."""

    def __init__(self, players: int, named: Iterable[str]) -> None:
        super().__init__(players, named)
        self._first = {verb: self._index[f"{verb}:+0.phoenixborn"] for verb in (*_ANYWHERE, *_OWN)}
        self._first |= {verb: self._index[f"{verb}:+0.unit.0"] for verb in _AMONG_UNITS}
        self._first["ready"] = self._index[f"ready:{next(iter(READIES))}.0"]
        self._first["use"] = self._index["use:unit.0.0"]

    def _found(self, question: Question) -> list[int]:
        """Also for questions that speak of pieces in play: these move about."""
        seat = question.seat
        known = self._known[seat]
        room_for_more(known)
        where: dict[Card, int] | None = None
        codes: list[int] = []
        spare = self._spare
        for choice in question.choices:
            code = known.get(choice)
            if code is None:
                if choice[0] in _PLACED and (choice[0] != "use" or _of_a_unit(choice[2])):
                    if where is None:
                        where = places(question.state, seat)
                    code = self._code_of_piece(choice, where)
                else:
                    code = self._index.get(self.spelled(choice, seat), 0)
                    if code:
                        known[choice] = code
            if not code or code in codes:
                code = spare
                spare += 1
            codes.append(code)
        return codes

    def _code_of_piece(self, choice: Choice, where: dict[Card, int]) -> int:
        """The action of a choice that points at a piece; 0 where it has no place of its own."""
        verb = choice[0]
        if verb == "use":
            return self._used_unit(choice[1], choice[2], where)
        place = where.get(choice[1].copies[choice[2]], -1)
        if place < 0:
            return 0
        if verb in _AMONG_UNITS:
            side, spot = divmod(place, ON_A_SIDE)
            among = 0 < spot <= UNIT_PLACES
            return self._first[verb] + side * UNIT_PLACES + spot - 1 if among else 0
        if verb == "ready":
            return self._first[verb] + place - 1 - UNIT_PLACES
        if verb in _OWN and place > UNIT_PLACES:
            return 0
        return int(self._first[verb] + place)

    def _used_unit(self, ability: str, piece: str, where: dict[Card, int]) -> int:
        name, _, number = piece.rpartition(".")
        card = CARDS[name].copy(int(number))
        place = where.get(card, 0)
        if not 0 < place <= UNIT_PLACES:
            return 0
        names = [each.name for each in card.abilities]
        spot = names.index(ability) if ability in names else len(names)
        return self._first["use"] + (place - 1) * _ABILITIES + spot

    def spelled(self, choice: Choice, seat: int) -> str:
        verb, subject, place = (*choice, None, None)[:3]
        if verb == "player":
            return f"player:{self.relative(subject, seat)}"
        if verb == "alteration":
            return f"alteration:{slug(subject)}"
        if verb == "use":
            return f"use:{subject}@{place.rpartition('.')[0]}"
        words = [slug(part) for part in (subject, place) if part is not None]
        return ":".join([verb, "@".join(words)]) if words else str(verb)


def _of_a_unit(piece: str) -> bool:
    """Whether an ability belongs to something on the battlefield."""
    return CARDS[piece.rpartition(".")[0]].type not in (PHOENIXBORN, READY)


def _named(players: int) -> Iterator[str]:
    cards = list(CARDS.values())
    deck = [card for card in cards if card.type not in (PHOENIXBORN, CONJURATION)]
    yield from ("pass", "end", "done", "skip", "do", "go-on", "nobody", "counter", "endure")
    yield from ("meditate", "meditate:draw-pile", "attack:phoenixborn", "attack:unit")
    yield from ("pay:proposed", "pay:choose", "exhaust:all", "exhaust-both", "damage")
    yield from _each("player", (f"+{step}" for step in range(players)))
    yield from _each("power", TYPES)
    yield from _each("type", TYPES)
    yield from _each("die", SLUGS)
    yield from _each("die", TYPES)
    yield from _each("exhaust", SLUGS)
    yield from (f"turn:{die}@{face}" for die in SLUGS for face in SLUGS if _turns(die, face))
    yield from _each("amount", range(_MOST + 1))
    yield from _each("draw", range(_MOST + 1))
    for verb in ("play", "card", "discard", "hand", "take"):
        yield from _each(verb, deck)
    yield from _each("react", (card for card in cards if card.type == REACTION))
    yield from _each("alteration", (card for card in cards if card.type == ALTERATION))
    yield from _each("respark", (card for card in cards if card.respark.text))
    yield from _each("effect", _effects(cards))
    spots = place_names(players)
    for verb in _ANYWHERE:
        yield from _each(verb, spots)
    for verb in _AMONG_UNITS:
        yield from _each(verb, (spot for spot in spots if ".unit." in spot))
    for verb in _OWN:
        yield from _each(verb, spots[: 1 + UNIT_PLACES])
    yield from (f"ready:{name}.{copy}" for name in READIES for copy in range(COPIES))
    yield from (f"use:unit.{u}.{a}" for u in range(UNIT_PLACES) for a in range(_ABILITIES))
    yield from (
        f"use:{ability.name}@{card.slug}"
        for card in cards
        if card.type in (PHOENIXBORN, READY)
        for ability in card.activations
    )
    yield from _each("draft", (card for card in cards if card.type != CONJURATION))
    yield from _each("draft-give", deck)
    yield from _each("draft-die", TYPES)
    yield "draft-keep"


def _each(verb: str, subjects: Iterable[Any]) -> Iterator[str]:
    return (f"{verb}:{slug(subject)}" for subject in subjects)


def _turns(die: str, face: str) -> bool:
    """Whether a die showing one face could show the other."""
    return die != face and die.partition("-")[0] == face.partition("-")[0]


def _effects(cards: Iterable[Card]) -> list[str]:
    """Names of triggered abilities, several of which may wait to be resolved."""
    names = [ability.name for card in cards for ability in card.triggers]
    return sorted({"charm-die", *(name for name in names if name)})
