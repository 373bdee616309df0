"""The actions of Aeon's End: every answer there is, by verb, card and place.

They are spelled like option keys, with seats as the seat that is asked counts them: `player:+1`,
`spell:spark@+0.2`, `focus:+1.3`. What the rules make unique is not spelled out: `take:+1` is the
top card of that ally's discard pile, `from-discard:3` the third card from the top of the own one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import (
    ACOLYTE,
    GEM,
    IN_ANY_MAIN_PHASE,
    MINION,
    POWER,
    RELIC,
    SPELL,
    TurnCard,
)
from emberhold.games.aeons_end.figure.aether import ANYTHING
from emberhold.kernel.question import Choice, slug
from emberhold.parts.encoding import Actions

_WAYS: Final = 4
_DEEPEST: Final = 16
"""How deep in a discard pile a card has an action of its own."""
_MOST_DAMAGE: Final = 20
OF_A_SEAT: Final = ("player", "give")
_FROM_A_SEAT: Final = ("take",)
SEAT_SUBJECTS: Final = (*OF_A_SEAT, "pass-blade")
"""Verbs that point at a seat in any box."""


def actions(box: Box, players: int) -> Actions:
    return AeonsEndActions(players, named(box, players))


class AeonsEndActions(Actions):
    """The actions of Aeon's End for a number of players."""

    def spelled(self, choice: Choice, seat: int) -> str:
        verb, subject, place = (*choice, None, None)[:3]
        if verb in SEAT_SUBJECTS:
            return f"{verb}:{self.relative(subject, seat)}"
        if verb in _FROM_A_SEAT:
            return f"{verb}:{self.relative(place, seat)}"
        if verb == "from-discard":
            return f"{verb}:{place}"
        if isinstance(subject, TurnCard):
            return f"{verb}:{_turn_card(subject, seat, self.players)}"
        words = [self._word(part, seat) for part in (subject, place) if part is not None]
        return ":".join([verb, "@".join(words)]) if words else str(verb)

    def _word(self, part: Any, seat: int) -> str:
        """A card, a number, a breach of one's own, or `1.2`: breach II of seat 1."""
        if isinstance(part, str) and "." in part:
            owner, _, numbers = part.partition(".")
            return f"{self.relative(int(owner), seat)}.{numbers}"
        return slug(part)


def _turn_card(card: TurnCard, seat: int, players: int) -> str:
    """A turn-order card as a seat sees it: whose it is, or `own-pair` and `other-pair`."""
    if len(card.seats) == 1:
        return f"+{(card.seats[0] - seat) % players}"
    if len(card.seats) == 2:
        return "own-pair" if seat in card.seats else "other-pair"
    return card.slug


def named(box: Box, players: int) -> Iterator[str]:
    cards = list(box.cards.values())
    mine = [card for card in cards if not card.is_foe]
    breaches = tuple(tile.number for tile in box.rules.breaches)
    pairs = tuple(f"{number}+{number + 1}" for number in breaches[:-1])
    spells = [card for card in mine if card.type == SPELL]
    seats = [f"+{n}" for n in range(players)]
    yield from ("end", "skip", "charge", "ability", "do:may", "discard:rest")
    yield from ("to:deck", "to:discard")
    yield from _each("do", range(1, _WAYS + 1))
    yield from _each("play", (card for card in mine if card.type in (GEM, RELIC)))
    places = {spell.slug: pairs if spell.dual else breaches for spell in spells}
    yield from (f"prep:{spell.slug}@{place}" for spell in spells for place in places[spell.slug])
    yield from _each("cast", (*breaches, *pairs))
    yield from (f"cast:{spell.slug}@{n}" for spell in spells for n in breaches)
    yield from (f"use:{s.slug}@{n}" for s in spells if s.once_per_turn for n in breaches)
    yield from _each("buy", box.piles)
    yield from _each("gain", box.piles)
    for verb in ("focus", "open", "breach"):
        yield from _each(verb, breaches)
    yield from (f"focus:{who}.{n}" for who in seats for n in breaches)
    for verb in ("discard", "destroy", "from-hand"):
        yield from _each(verb, mine)
    yield from _each("from-discard", range(1, _DEEPEST + 1))
    yield from _each("card", (*mine, *(card for card in cards if card.type == ACOLYTE)))
    powers = [card for card in cards if card.type == POWER or card.to_discard is not None]
    yield from _each("discard-power", powers)
    yield from _each("target", ("nemesis", *(c for c in cards if c.type in (MINION, ACOLYTE))))
    for verb in (*OF_A_SEAT, *_FROM_A_SEAT):
        yield from _each(verb, seats)
    yield from (
        f"spell:{s.slug}@{who}.{p}" for s in spells for who in seats for p in places[s.slug]
    )
    yield from _each("turn-card", ("nemesis", "wild", *seats, "own-pair", "other-pair"))
    yield from _each("pay", range(1, ANYTHING))
    yield from _each("damage", range(1, _MOST_DAMAGE + 1))
    for sheet in box.sheets:
        yield from sheet.own.actions(box)
    if any(mage.timing == IN_ANY_MAIN_PHASE for mage in box.people):
        yield "later"


def _each(verb: str, subjects: Iterable[Any]) -> Iterator[str]:
    return (f"{verb}:{slug(subject)}" for subject in subjects)
