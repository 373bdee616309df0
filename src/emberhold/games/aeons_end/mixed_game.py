"""Boxes mixed at one table (WE-342 to WE-345, AE-229).

A set-up names the boxes in play as `boxes`; what they hold is then one box like any other, made
once for each mixture. A set-up that names none says nothing of boxes at all, so that a game of one
box is the same game whatever else is installed. Legacy brings its nemeses, its supply and its basic
cards only with mages of a finished campaign as `guests`: until then they are sealed (LG-290).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import PLAYER_CARDS, Card
from emberhold.games.aeons_end.numbers.judgement import Judgement
from emberhold.games.aeons_end.ruleset import Rules
from emberhold.kernel.campaign import RECORD
from emberhold.kernel.errors import SetupError, listed
from emberhold.parts.boxes.shelf import called
from emberhold.parts.rulebook import RuleShelf
from emberhold.parts.wishes import RANDOM, brief, known_name

if TYPE_CHECKING:
    from emberhold.games.aeons_end.boxes.reading import Own

BOXES: Final = "boxes"
GUESTS: Final = "guests"
BESIDE: Final = (BOXES, GUESTS, RECORD)
"""What a set-up says about the boxes themselves, beside what it says about their contents."""
LAST_TURN: Final = 1000
"""When a game ends that is played with a box of somebody's own: nobody can tell if it would."""

WAR_ETERNAL: Final = "war-eternal"
FIRST_BOX: Final = "aeons-end"
LEGACY: Final = "legacy"
SHELF: Final = (WAR_ETERNAL, FIRST_BOX, LEGACY)
"""The boxes that can be mixed, in the order in which their cards are listed."""
OPEN_SHELF: Final = (WAR_ETERNAL, FIRST_BOX)
"""Those that anybody may take from the shelf."""
OUTSIDE: Final[Mapping[str, Any]] = {"free": True}
"""The world of Legacy's cards where no campaign is played: nothing is written down."""


def box_named(slug: str) -> Box:
    """A box of the shelf, or one that somebody made; the cards of the others are not loaded."""
    return _own(slug).box if called(slug) is not None else _shelved(slug)


def _own(name: str) -> Own:
    from emberhold.games.aeons_end.boxes.reading import own_box

    return own_box(name)


@cache
def _shelved(slug: str) -> Box:
    if slug == FIRST_BOX:
        from emberhold.games.aeons_end.cards.first_box.box import FIRST_BOX as FIRST

        return FIRST
    if slug == LEGACY:
        from emberhold.games.aeons_end.cards.legacy.record.finished import shelf_box

        return shelf_box()
    from emberhold.games.aeons_end.cards.war_eternal.box import WAR_ETERNAL as SECOND

    return SECOND


@lru_cache(maxsize=32)
def _judged(boxes: tuple[str, ...]) -> Judgement:
    """What bots think of the cards of all these boxes."""
    first, *others = [box_named(slug).judgement for slug in boxes]
    for other in others:
        first = first.joined(other)
    return first


def boxes_in_play(own: Box, setup: Mapping[str, Any]) -> tuple[str, ...]:
    """WE-342: the boxes a set-up names; if it names none, the box of the nemesis."""
    named = setup.get(BOXES)
    if named is None:
        return (_box_of_nemesis(own, setup.get("nemesis")),)
    wanted = list(named) if isinstance(named, list | tuple) else [named]
    for slug in wanted:
        if called(slug) is None:
            known_name(slug, SHELF, BOXES, "error-box")
        if wanted.count(slug) > 1:
            raise SetupError("error-setup-twice", BOXES, key=BOXES, given=brief(slug))
    if not set(wanted) & set(OPEN_SHELF):
        raise SetupError("error-box-none", BOXES)
    if LEGACY in wanted and not setup.get(GUESTS):
        raise SetupError("error-box-sealed", BOXES)
    made = sorted(slug for slug in wanted if called(slug) is not None)
    return (*(slug for slug in SHELF if slug in wanted), *made)


def _box_of_nemesis(own: Box, nemesis: Any) -> str:
    if isinstance(nemesis, str) and nemesis not in own.nemeses and own.slug in SHELF:
        for slug in OPEN_SHELF:
            if nemesis in box_named(slug).nemeses:
                return slug
    return own.slug


def check_nemesis(in_play: Box, nemesis: Any) -> None:
    """Refuse a nemesis whose box is not among those named, and say which one to add."""
    if not isinstance(nemesis, str) or nemesis in in_play.nemeses:
        return
    for slug in OPEN_SHELF:
        if nemesis in box_named(slug).nemeses:
            known = listed((*in_play.nemeses, RANDOM))
            raise SetupError("error-nemesis-box", "nemesis", given=nemesis, box=slug, known=known)


def check_mages(in_play: Box, mages: Any) -> None:
    """Refuse a mage whose box is not among those named, and say which one to add."""
    for mage in mages if isinstance(mages, list | tuple) else ():
        if not isinstance(mage, str) or mage in in_play.mages:
            continue
        for slug in OPEN_SHELF:
            if mage in box_named(slug).mages:
                known = listed((*in_play.mages, RANDOM))
                raise SetupError("error-mage-box", "mages", given=mage, box=slug, known=known)


def mixed(own: Box, boxes: tuple[str, ...], nemesis: str = "") -> Box:
    """One box of several; with a nemesis, under the rules its own box brings (AE-229)."""
    if boxes == (own.slug,):
        return own
    legacy = LEGACY in boxes and nemesis in box_named(LEGACY).nemeses
    return _mixed(boxes, legacy)


@lru_cache(maxsize=32)
def _mixed(boxes: tuple[str, ...], legacy: bool) -> Box:
    parts = [box_named(slug) for slug in boxes]
    if len(parts) == 1:
        return parts[0]
    several = [part for part in parts if part.by_itself]
    last = LAST_TURN if any(called(slug) for slug in boxes) else 0
    return Box(
        "+".join(boxes),
        rules=replace(_rules(several), enters_first=legacy, last_turn=last),
        starters=_once(card for part in parts for card in part.starters),
        piles=sorted((card for part in parts for card in part.piles), key=_kind),
        basic=[card for part in parts for card in part.basic],
        people=[mage for part in parts for mage in part.people],
        sheets=[sheet for part in parts for sheet in part.sheets],
        suggested={name: cards for part in parts for name, cards in part.suggested.items()},
        plans=several[0].plans,
        rulebook=several[-1].rulebook,
        topics=tuple(dict.fromkeys(topic for part in parts for topic in part.topics)),
        judge=lambda: _judged(boxes),
    )


def _rules(parts: list[Box]) -> Rules:
    """The boxes are played by the same rules; each may bring tiles and fuller breaches."""
    first = parts[0].rules
    tiles = {mark: row for part in parts for mark, row in part.rules.other_tiles.items()}
    most = max(part.rules.spells_a_breach for part in parts)
    return replace(first, other_tiles=tiles, spells_a_breach=most)


def _kind(card: Card) -> int:
    """WE-128: the market shows gems, relics and spells, whatever box they come from."""
    return PLAYER_CARDS.index(card.type)


def _once(cards: Iterable[Card]) -> list[Card]:
    """AE-230: Crystal and Spark are one card in all boxes."""
    found: dict[str, Card] = {}
    for card in cards:
        found.setdefault(card.slug, card)
    return list(found.values())


# What people read and see


def shelf_of(box: Box, beneath: RuleShelf | None = None) -> RuleShelf | None:
    book = box.rulebook
    return None if book is None else RuleShelf(book.parent, book.name, beneath=beneath)


def books(slugs: Iterable[str]) -> RuleShelf | None:
    """The books of some boxes, the one that is read first on top."""
    shelf: RuleShelf | None = None
    for slug in reversed(list(dict.fromkeys(slugs))):
        if slug == LEGACY:
            from emberhold.games.aeons_end.cards.legacy.story.rulebook import WHOLE

            shelf = replace(WHOLE, beneath=shelf)
        elif called(slug) is None:
            shelf = shelf_of(box_named(slug), shelf)
    return shelf


def cast_of(mixture: str) -> Mapping[str, str]:
    """How the cards and people of all boxes in play are drawn, and the guests as they look."""
    from emberhold.games.aeons_end.look import FIRST_BOX_LOOK, LEGACY_CAST, LOOK

    named, _, guests = mixture.partition(" ")
    casts = {WAR_ETERNAL: LOOK.cast, FIRST_BOX: FIRST_BOX_LOOK.cast, LEGACY: LEGACY_CAST}
    found: dict[str, str] = {}
    for slug in named.split("+"):
        found.update(casts[slug] if slug in casts else _own(slug).cast)
    if lent := json.loads(guests):
        from emberhold.games.aeons_end.cards.legacy.story.unsealing import cast_of_mages

        found.update(cast_of_mages(lent))
    return found
