"""Campaigns: a book of records, one between any two chapters.

A finished game says what it leaves (`carried`); a `Campaign` turns a record and what was carried
into the next record and the next set-up. What happens between fights are ordinary steps of the
game. Every chapter's set-up holds the record it was opened with, so that a table of a campaign
needs nothing but its own header, like any other.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from threading import Lock
from typing import TYPE_CHECKING, Any

from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.game import Game, Result
from emberhold.kernel.message import Message
from emberhold.kernel.opening import check_seed
from emberhold.kernel.scene import Piece

if TYPE_CHECKING:
    from emberhold.kernel.table import Table

RECORD = "record"
"""What the record is called among a chapter's wishes, and in its set-up."""
_SHORT = 40
"""How much of a strange name is said again."""


class CampaignError(EmberholdError):
    """A campaign cannot be begun, read or continued as asked."""


@dataclass(frozen=True, slots=True)
class Record:
    """What a campaign has come to before a chapter: plain data that a person can read.

    `world` is the game's own: names, decks, what was unlocked. Nothing sealed is in it, and no
    seed: anyone who reads a record learns what the players know.
    """

    game: str
    players: int
    rules: int
    """The version of the game's records it was written by."""
    number: int
    """How many chapters have been played before, those repeated after a defeat among them."""
    world: dict[str, Any]

    def plain(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "players": self.players,
            "rules": self.rules,
            "number": self.number,
            "world": self.world,
        }

    @property
    def key(self) -> str:
        """The same text for equal records: what is derived from a record is kept by it."""
        return json.dumps(self.plain(), ensure_ascii=False, sort_keys=True)


_KINDS = {"game": str, "players": int, "rules": int, "number": int, "world": dict}


def read_record(given: Any) -> Record:
    """A record from plain data, each part of the right kind."""
    if not isinstance(given, Mapping):
        raise CampaignError("error-record-part", part="record")
    for name, kind in _KINDS.items():
        value = given.get(name)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise CampaignError("error-record-part", part=name)
    return Record(*(given[name] for name in _KINDS))


def record_in(setup: Mapping[str, Any]) -> Record | None:
    """The record a table was opened with; None where it belongs to no campaign."""
    return read_record(setup[RECORD]) if RECORD in setup else None


def standing_at(table: Table) -> Record | None:
    """The record at a table as it is at this moment; None where there is no campaign."""
    campaign = table.game.campaign
    record = None if campaign is None else begun_from(table.game, table.header.setup)
    if campaign is None or record is None:
        return None
    return campaign.standing(record, table.state)


_REMEMBERED = 512
_begun_from: OrderedDict[int, tuple[Any, Game, int, Record]] = OrderedDict()
"""The records read last, by the identity of what they were read from."""
_reading = Lock()


def begun_from(game: Game, setup: Mapping[str, Any]) -> Record | None:
    """The record a table was opened with, in the shape of today: read and checked once.

    Nobody changes what a table was opened with, so it is known again by being the same object.
    """
    given = setup.get(RECORD)
    if given is None:
        return None
    rules = campaign_of(game).rules
    with _reading:
        known = _begun_from.get(id(given))
        if known is not None and known[0] is given and known[1] is game and known[2] == rules:
            return known[3]
    record = understood(game, read_record(given))
    with _reading:
        _begun_from[id(given)] = (given, game, rules, record)
        if len(_begun_from) > _REMEMBERED:
            _begun_from.popitem(last=False)
    return record


@dataclass(frozen=True, slots=True)
class Chapter:
    """The next table: what it is called, and what it is set up with beside the record."""

    title: Message
    wishes: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Note:
    """Something written on what a deed tells of: a sticker, an ability, a seal."""

    kind: str
    words: Message
    title: Message | None = None
    mark: str = ""
    """What a page may draw beside it: the kind of a card, the number on a seal."""


@dataclass(frozen=True, slots=True)
class Deed:
    """One entry of a chronicle: a sentence, and the pieces it tells of, drawn as on the table."""

    words: Message
    pieces: tuple[Piece, ...] = ()
    notes: tuple[Note, ...] = ()
    mark: str = ""
    """How it went or what it is, in a word for a page to draw by: `won`, `lost`, `now`."""
    art: str = ""
    """How somebody is drawn who is not a piece: as in `Look.cast`."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a chronicle: chapters played, the mages, the supply, and how much is sealed."""

    heading: Message
    deeds: tuple[Deed, ...] = ()
    sealed: int = 0
    """How many things there are that nobody may know yet."""
    look: str = ""
    """How a page may lay it out: `road`, `people`, `cards`, `changed`, `faces`, `letters`,
    `score`; otherwise as a list.
    """
    aside: Message | None = None
    """The small print beside the heading."""


@dataclass(frozen=True, slots=True)
class Chronicle:
    """A campaign as a place to look at; a page draws it without knowing the game."""

    title: Message
    sections: tuple[Section, ...]


class Campaign(ABC):
    """What a game brings to be played as a campaign. Nothing here is random or asks anybody:
    luck and choices belong to the tables, so that they are recorded, shown and undone there."""

    rules: int = 1
    """The version of its records; to be raised when `world` changes its shape or its names."""
    names: int = 0
    """How many letters a name may have that is given to each player at the beginning, as the wish
    `names`; 0 where none is."""
    single: bool = True
    """Whether a single game can be set up outside a campaign."""

    @abstractmethod
    def begin(self, players: int, seed: int | str, wishes: Mapping[str, Any]) -> dict[str, Any]:
        """The world before the first chapter, or an error that says which wish cannot be."""

    @abstractmethod
    def chapter(self, record: Record) -> Chapter | None:
        """What is played next; None when the campaign is over."""

    @abstractmethod
    def after(self, record: Record, carried: Mapping[str, Any], result: Result) -> dict[str, Any]:
        """The world after a chapter, won or lost."""

    @abstractmethod
    def check(self, record: Record) -> None:
        """Refuse a record that names what does not exist; it may come from anybody's file."""

    @abstractmethod
    def chronicle(self, record: Record) -> Chronicle:
        """What there is to tell between two chapters."""

    def dated(self, world: Mapping[str, Any], date: str) -> dict[str, Any]:
        """The world after a chapter that was over on that day, `2026-11-17`, where it is kept."""
        return dict(world)

    def day_of(self, world: Mapping[str, Any]) -> str:
        """The day on which the last chapter was over, where it is kept: what `dated` was given."""
        return ""

    def wishes_of(self, world: Mapping[str, Any]) -> dict[str, Any]:
        """The wishes that `begin` was given, by the first world: names, for example."""
        return {}

    def upgrade(self, record: Record) -> Record:
        """A record of an older version in the shape of today, its `rules` raised."""
        return record

    def standing(self, record: Record, state: Any) -> Record:
        """The record as it is in the middle of a chapter: what has been unsealed since."""
        return record


def campaign_of(game: Game) -> Campaign:
    if game.campaign is None:
        raise CampaignError("error-no-campaign", game=Message(f"game-{game.name}"))
    return game.campaign


def begun(game: Game, players: int, seed: int | str, wishes: Mapping[str, Any]) -> Record:
    """The first record of a new campaign."""
    check_seed(seed)
    if players not in game.seats or isinstance(players, bool):
        known = ", ".join(str(seats) for seats in game.seats)
        raise CampaignError("error-players", given=str(players), known=known)
    campaign = campaign_of(game)
    world = _plain(campaign.begin(players, seed, wishes))
    return Record(game.name, players, campaign.rules, 0, world)


def followed(
    game: Game, record: Record, carried: Mapping[str, Any], result: Result, date: str = ""
) -> Record:
    """The record after a chapter that was over on that day: it comes out the same each time it is
    worked out."""
    campaign = campaign_of(game)
    world = _plain(campaign.dated(campaign.after(record, carried, result), date))
    return Record(record.game, record.players, campaign.rules, record.number + 1, world)


def followed_in_time(
    game: Game, record: Record, carried: Mapping[str, Any], result: Result, out_of_tries: bool
) -> tuple[Record, bool]:
    """The record after a chapter that may be tried so often and no more, and whether it was
    decreed: a chapter that would have to be played again then counts as won."""
    campaign = campaign_of(game)
    chapter, later = campaign.chapter(record), followed(game, record, carried, result)
    again = campaign.chapter(later)
    same = chapter is not None and again is not None and again.title.id == chapter.title.id
    if not (same and out_of_tries):
        return later, False
    won = Result(tuple(range(record.players)), result.reason)
    return followed(game, record, carried, won), True


def is_first(game: Game, rules: int, record: Record, seed: int | str) -> bool:
    """Whether a campaign can begin with a record that was written by these rules, or somebody has
    written more into it. One of an older shape need not be the same as today's, but it is before
    the same chapter."""
    campaign = campaign_of(game)
    try:
        first = begun(game, record.players, seed, campaign.wishes_of(record.world))
    except EmberholdError:
        return False
    return record == first if rules == campaign.rules else same_chapter(game, record, first)


def follows(
    game: Game, before: Record, carried: Mapping[str, Any], result: Result, later: Record
) -> bool:
    """Whether a record is what comes of a chapter that was played from the one before."""
    return later == followed(game, before, carried, result, campaign_of(game).day_of(later.world))


def same_chapter(game: Game, one: Record, other: Record) -> bool:
    """Whether two records lead to the same chapter, or both to none."""
    first, second = (campaign_of(game).chapter(record) for record in (one, other))
    if first is None or second is None:
        return first is second
    return first.title.id == second.title.id


def understood(game: Game, record: Record) -> Record:
    """A record from a file or a database in the shape of today, checked."""
    if record.game != game.name:
        given = " ".join(record.game.split())[:_SHORT]
        raise CampaignError("error-record-game", given=given, known=game.name)
    campaign = campaign_of(game)
    if record.rules > campaign.rules:
        raise CampaignError("error-record-future", given=record.rules, known=campaign.rules)
    if record.players not in game.seats or record.number < 0:
        raise CampaignError("error-record-part", part="players")
    if record.rules < campaign.rules:
        record = campaign.upgrade(record)
    campaign.check(record)
    return record


def wishes_for(chapter: Chapter, record: Record) -> dict[str, Any]:
    """What a chapter's table is set up with."""
    return {**chapter.wishes, RECORD: record.plain()}


def chapter_seed(seed: int | str, number: int) -> str:
    """The seed of one chapter, from which neither the campaign's nor another's can be told."""
    return sha256(f"{seed}\n{number}".encode()).hexdigest()[:32]


def _plain(world: dict[str, Any]) -> dict[str, Any]:
    """The world as it will be read again, so that nothing rests on what text does not keep."""
    plain: dict[str, Any] = json.loads(json.dumps(world))
    return plain
