"""Reading the world of a record that came from outside: from a file, a database or a wish."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from emberhold.games.aeons_end.cards.legacy.basic_cards.basic import FORMS
from emberhold.games.aeons_end.cards.legacy.basic_cards.evolve import EVOLUTIONS, spaces_on
from emberhold.games.aeons_end.cards.legacy.foes.sheets import NEMESES
from emberhold.games.aeons_end.cards.legacy.piles.supply import FIRST_SUPPLY, PILES
from emberhold.games.aeons_end.cards.legacy.record.checking import (
    MAGE_PARTS,
    amount,
    checked_mage,
    listing,
    mark,
    parts_of,
    unknown,
    word,
    words,
)
from emberhold.games.aeons_end.cards.legacy.record.world import (
    HANDS,
    NOT_YET,
    first_world,
    key_of,
    plain_of,
)
from emberhold.games.aeons_end.cards.legacy.record.written import whole
from emberhold.games.aeons_end.cards.legacy.story.agenda import LAST, PLOTS, ending, opening
from emberhold.games.aeons_end.cards.legacy.story.lessons import LESSONS
from emberhold.games.aeons_end.cards.legacy.story.stories import READ_IN_GAMES
from emberhold.kernel.campaign import CampaignError, Record, read_record

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_FIRST = first_world((), 1, FIRST_SUPPLY)
_PARTS = tuple(_FIRST)
_LATER = (*NOT_YET, "pending")
_NEEDED = tuple(part for part in _PARTS if part not in _LATER)
_ROW = ("game", "chapter", "nemesis", "won")
"""What a game of the score has; its date is there only where somebody looked at a calendar."""
_DATE = re.compile(r"(\d{4}-\d{2}-\d{2})?")
_MOST_FLAWS, _MOST_GAMES = 12, 9999


def _entries() -> frozenset[str]:
    """Everything that can ever be on the agenda between two games."""
    found: list[str] = list(_FIRST["pending"])
    for chapter in PLOTS:
        found += opening(chapter)
        for won in (True, False):
            for reprieve in (True, False):
                found += ending(chapter, won, reprieve)
    return frozenset(found)


def _pages() -> frozenset[str]:
    """Every page that can be read: between the games, of evolving cards, in games and just now."""
    plots = [page for plot in PLOTS.values() for page in (*plot.intro, *plot.won, *plot.lost)]
    now = [f"now:{page}" for page in READ_IN_GAMES]
    return frozenset([*plots, *(one.story for one in EVOLUTIONS.values()), *READ_IN_GAMES, *now])


def _foes() -> frozenset[str]:
    """What can be banished in a game: basic cards in any form, and cards of a nemesis."""
    own = [card.slug for sheet in NEMESES.values() for card in (*sheet.cards, *sheet.aside)]
    return frozenset([*FORMS, *own])


_ENTRIES, _PAGES, _FOES = _entries(), _pages(), _foes()


def checked_world(record: Record) -> None:
    """Everything by name, so that a hostile or foreign record is refused in one line."""
    try:
        key = key_of(record.plain())
    except ValueError:
        _check(record)  # no plain data, which is for the check to say
    else:
        _check_once(key)


@lru_cache(maxsize=64)
def _check_once(key: bytes) -> None:
    """A record is opened again and again: one that was found in order is known by its key."""
    _check(read_record(plain_of(key)))


def _check(record: Record) -> None:
    given = parts_of(record.world, _NEEDED, "world")
    for part in given:
        word(part, _PARTS, "world")
    for mage in listing(given["mages"], "mages"):
        parts_of(mage, ("name", "sheet"), "mages")
    for row in listing(given.get("score", ()), "score"):
        parts_of(row, _ROW, "score")
        amount(row["chapter"], "score", 1, LAST)
        mark(row["won"], "score")
    amount(given["chapter"], "chapter", 1, LAST)
    _check_rules(given.get("rules", ""))
    words(given.get("banished", ()), _FOES, "banished")
    amount(given["players"], "players", record.players, record.players)
    _check_basic(given.get("basic", ()), record.players)
    _check_whole(record, whole(given))


def _check_rules(given: Any) -> None:
    if not isinstance(given, str):
        raise CampaignError("error-record-part", part="rules")
    words(list(given), LETTERS, "rules")


def _check_whole(record: Record, world: Mapping[str, Any]) -> None:
    word(world["hands"], HANDS, "hands")
    amount(world["attempt"], "attempt", 1, _MOST_GAMES)
    for part in ("complete", "bladius_defeated", "frame_saved"):
        mark(world[part], part)
    amount(world["flawed_left"], "flawed_left", 0, _MOST_FLAWS)
    _check_mages(world)
    _check_cards(world)
    _check_told(world)


def _check_mages(world: Mapping[str, Any]) -> None:
    mages = listing(world["mages"], "mages")
    if len(mages) != world["players"]:
        raise CampaignError("error-record-part", part="mages")
    for mage in mages:
        checked_mage(mage, "mages", MAGE_PARTS)
    words([mage["sheet"] for mage in mages], [mage["sheet"] for mage in mages], "sheet")


def _check_cards(world: Mapping[str, Any]) -> None:
    supply = words(world["supply"], PILES, "supply")
    if len(supply) != len(FIRST_SUPPLY):
        raise CampaignError("error-record-part", part="supply")
    for slug in words(world["banished_piles"], PILES, "banished_piles"):
        if slug in supply:
            raise unknown("banished_piles", slug)


def _check_basic(given: Any, mages: int) -> None:
    """Cards of the basic set, each with as many stickers as fit."""
    entries = [listing(entry, "basic") for entry in listing(given, "basic")]
    for entry in entries:
        if len(entry) != 2:
            raise CampaignError("error-record-part", part="basic")
    slugs = words([entry[0] for entry in entries], FORMS, "basic")
    for slug, entry in zip(slugs, entries, strict=True):
        amount(entry[1], "basic", 0, spaces_on(slug, mages))


def _check_told(world: Mapping[str, Any]) -> None:
    """What has been read, learned and played, and what is still to be done."""
    words(world["read"], _PAGES, "read")
    words(world["lessons"], LESSONS, "lessons")
    for entry in listing(world["pending"], "pending"):
        word(entry, _ENTRIES, "pending")
    for row in world["score"]:
        amount(row["game"], "score", 1, _MOST_GAMES)
        word(row["nemesis"], (NEMESES[row["chapter"]].slug,), "score")
        date = row.get("date", "")
        if not isinstance(date, str) or not _DATE.fullmatch(date):
            raise unknown("score", date)
