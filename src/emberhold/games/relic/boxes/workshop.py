"""What commands and pages do with boxes of Relic that people make."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

from emberhold.games.relic.boxes import palette
from emberhold.games.relic.boxes.fits import moment_of
from emberhold.games.relic.boxes.reading import GAME, STARTS, TRACK, own_box, read_own
from emberhold.games.relic.cards import RELIC_BOX
from emberhold.games.relic.figure.levels import reward_sign
from emberhold.games.relic.look import LOOK
from emberhold.games.relic.map.board import SPACE_NAMED
from emberhold.games.relic.numbers.meetings import MEASURES
from emberhold.games.relic.seen.card_text import gained
from emberhold.games.relic.seen.library import entries
from emberhold.games.relic.setting_up.setup import STACKED, STANDARD, fits
from emberhold.games.relic.terms import ATTRIBUTES, COLOURS, DECKS, MOST_LEVEL
from emberhold.kernel.errors import SetupError, listed, nearest
from emberhold.kernel.message import Message
from emberhold.language import Speech, speech
from emberhold.parts.boxes.contents import Contents
from emberhold.parts.boxes.own import (
    Bench,
    Bought,
    Courses,
    Meeting,
    OpenedBox,
    OwnBoxes,
    Pair,
    Trial,
    Wishes,
    begun,
)
from emberhold.parts.reading import whole
from emberhold.parts.wishes import RANDOM

_FACE: Final = "face:"
_UNSAID: Final = ("resolve", "always", "charge", "discard", "special")
"""Moments that go without saying on a card."""
_NEW: Final = Path(__file__).parent / "new"
_MET: Final = ("event", "enemy", "encounter", "asset")
"""A Threat card is judged by those who meet it."""
_JUDGED: Final = ("character", *_MET)
"""A character is judged by the games it wins; everybody has the same scenario."""
_PLACES: Final = {"enemy": 8}
_FEW_PLACES: Final = 2
"""Among how many of the first cards of its kind a card is put, so that most games come to it: in
two games of three somebody meets that many of them."""


def _open(contents: Contents) -> OpenedBox:
    own = read_own(contents)
    return own.opened(entries(own.box))


def _wishes(opened: OpenedBox, players: int) -> Wishes:
    box = own_box(opened.name).box
    found = _mixed(opened)
    scenarios = [each for each in box.scenarios.values() if fits(each, players, STANDARD)]
    if scenarios:
        found["scenario"] = scenarios[0].slug
    if box.characters:
        sheets = list(box.characters)[:players]
        found["sheets"] = [*sheets, *[RANDOM] * (players - len(sheets))]
    return found


def _mixed(opened: OpenedBox) -> Wishes:
    return {"boxes": [RELIC_BOX.slug, opened.name]}


# Judged


def _pairs(opened: OpenedBox, thing: str, against: str, players: int, number: int) -> list[Pair]:
    """The same table with a character of the box in the first seat and with another, in many
    variations."""
    slug = _known(opened, thing)
    own = own_box(opened.name).box.characters
    if slug in own_box(opened.name).box.cards:
        return [
            _met(opened, slug, players, Random(f"{opened.slug} {thing} {place}"))
            for place in range(number)
        ]
    if slug not in own:
        entry = next(each for each in opened.entries if each.slug == slug)
        raise SetupError("error-relic-box-judged", given=Message(entry.message_id))
    rival = opened.spelled.get(against, against)
    known = [*RELIC_BOX.characters, *own]
    if rival and (rival not in known or rival == slug):
        names = [*opened.spelled, *RELIC_BOX.characters]
        near = nearest(against, names)
        raise SetupError("error-box-thing", given=against, known=listed(names), nearest=near)
    return [
        _pair(opened, slug, rival, players, Random(f"{opened.slug} {thing} {place}"))
        for place in range(number)
    ]


def _known(opened: OpenedBox, thing: str) -> str:
    readable = {entry.slug for entry in opened.entries}
    known = [plain for plain, slug in opened.spelled.items() if slug in readable]
    if thing not in known:
        near = nearest(thing, known)
        raise SetupError("error-box-thing", given=thing, known=listed(known), nearest=near)
    return opened.spelled[thing]


def _pair(opened: OpenedBox, slug: str, rival: str, players: int, luck: Random) -> Pair:
    others = [sheet for sheet in RELIC_BOX.characters if sheet != rival]
    first, *rest = luck.sample(others, players)
    common = {
        **_mixed(opened),
        "scenario": luck.choice(_scenarios(players)),
        "first": luck.randrange(players),
    }
    return Pair({**common, "sheets": [slug, *rest]}, {**common, "sheets": [rival or first, *rest]})


def _met(opened: OpenedBox, slug: str, players: int, luck: Random) -> Pair:
    """The same deal with a card in the place of a printed one of its kind, and without it."""
    kind = own_box(opened.name).box.cards[slug].type
    place = luck.randrange(_PLACES.get(kind, _FEW_PLACES))
    common = {
        **_mixed(opened),
        "scenario": luck.choice(_scenarios(players)),
        "first": luck.randrange(players),
        "sheets": luck.sample(list(RELIC_BOX.characters), players),
    }
    return Pair({**common, STACKED: {slug: place}}, {**common, STACKED: {slug: -1}})


def _scenarios(players: int) -> list[str]:
    return [each.slug for each in RELIC_BOX.scenarios.values() if fits(each, players, STANDARD)]


def _meetings(row: Mapping[str, Any]) -> list[Meeting]:
    return [Meeting(card, seat, tuple(change)) for card, seat, *change in row["met"]]


def _alike(opened: OpenedBox, thing: str) -> list[str]:
    """The printed cards of the same kind in the same deck."""
    own = own_box(opened.name).box.cards[_known(opened, thing)]
    return [card.slug for card in RELIC_BOX.by_deck[own.deck] if card.sort == own.sort]


def _rules(row: Mapping[str, Any]) -> Mapping[str, int]:
    found: Mapping[str, int] = row["rules"]
    return found


def _courses(opened: OpenedBox, thing: str, players: int) -> Courses | None:
    """A scenario of the box, and every printed one for that many players."""
    own = own_box(opened.name).box.scenarios.get(_known(opened, thing))
    if own is None:
        return None
    mixed = _mixed(opened)
    printed = [{**mixed, "scenario": slug} for slug in _scenarios(players)]
    return Courses({**mixed, "scenario": own.slug}, tuple(printed))


def _margin(row: Mapping[str, Any]) -> float:
    """How many levels the seat that counts is ahead of the best of the others."""
    levels: list[int] = list(row["levels"])
    own = levels.pop(row["counted"])
    return (own - max(levels)) / MOST_LEVEL


def _bought(row: Mapping[str, Any], slug: str) -> Bought:
    """Nothing of a box is bought: its cards are Threat cards."""
    return Bought((), ())


# Tried


def _trial(opened: OpenedBox, thing: str, players: int) -> Trial:
    """A card on top of its deck, a character in the first seat, or the scenario itself."""
    box = own_box(opened.name).box
    slug = _known(opened, thing)
    wishes = {**_wishes(opened, players), "first": 0}
    if slug in box.scenarios:
        return Trial({**wishes, "scenario": slug}, None)
    if slug in box.characters:
        return Trial({**wishes, "sheets": [slug, *[RANDOM] * (players - 1)]}, None)
    deck = DECKS[box.cards[slug].deck]
    return Trial(wishes, {"turn": {"player": 0, "phase": "turn"}, "decks": {deck: [slug]}})


# The workshop of the browser


def _palette(language: str) -> Mapping[str, Any]:
    return {"words": palette.words(language), "texts": palette.fitting()}


def _motifs() -> dict[str, list[str]]:
    """The figures and backdrops that printed cards are drawn with; a character has a face."""
    drawn = [each.split() for each in LOOK.cast.values()]
    figures = dict.fromkeys(each[0] for each in drawn)
    return {
        "character": [figure for figure in figures if figure.startswith(_FACE)],
        "other": list(figures),
        "backdrop": list(dict.fromkeys(each[3] for each in drawn if len(each) > 3)),
    }


def _lists(language: str) -> dict[str, dict[str, str]]:
    """Words that are pressed instead of typed."""
    say = speech(language)
    kinds = {
        f"moment-{kind}": {each: _heading(say, each) for each in palette.moments_of(kind)}
        for kind in palette.KINDS
    }
    moments = {each: _heading(say, each) for each in (palette.SPECIAL, *palette.moments())}
    traits = {trait for card in RELIC_BOX.cards.values() for trait in card.traits}
    spoken = {trait.name: say(trait.message_id) for trait in traits}
    return {
        **kinds,
        "moment": moments,
        "deck": {deck: say(f"relic-deck-{deck}") for deck in DECKS[: len(COLOURS)]},
        "attribute": {each: say(f"relic-{each}") for each in ATTRIBUTES},
        "trait": dict(sorted(spoken.items(), key=lambda each: each[1])),
        "space": {slug: say(SPACE_NAMED[slug].message_id) for slug in STARTS},
        "reward": {each: gained(say, *reward_sign(each)) for each in TRACK},
    }


def _heading(say: Speech, name: str) -> str:
    """What is before a text in the workshop: its moment."""
    moment = moment_of(name).replace("_", "-")
    id = f"relic-box-moment-{moment}" if moment in _UNSAID else f"relic-moment-{moment}"
    return whole(say, say(id)).rstrip(".")


_BENCH: Final = Bench(
    _palette,
    palette.variants,
    palette.strips,
    palette.fields(),
    _motifs,
    _trial,
    _JUDGED,
    seconds=0.1,
    lists=_lists,
)
OWN_BOXES: Final = OwnBoxes(
    GAME,
    _open,
    partial(begun, _NEW),
    _wishes,
    _pairs,
    _JUDGED,
    _margin,
    _bought,
    _BENCH,
    followed=("scenario",),
    courses=_courses,
    met=_MET,
    meetings=_meetings,
    measures=MEASURES,
    alike=_alike,
    rules=_rules,
)
