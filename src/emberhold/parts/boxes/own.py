"""Boxes that people make, as a game tells of them to commands, pages and the lab."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from emberhold.kernel.message import Message
from emberhold.parts.boxes.contents import MAIN, Contents
from emberhold.parts.boxes.main import Main, read_main
from emberhold.parts.library import Entry

Wishes: TypeAlias = dict[str, Any]
B = TypeVar("B")
"""What an engine calls a box."""


class OpenedBox(NamedTuple):
    """A box that was read and found sound."""

    name: str
    """What a set-up calls it; its title is the message `box-<name>`."""
    slug: str
    entries: Sequence[Entry]
    """Everything in it that can be read."""
    spelled: Mapping[str, str]
    """The slugs its author wrote, and those by which its things are known at a table."""
    untold: Sequence[tuple[str, Sequence[str]]]
    """Names, and the languages in which they are not given."""
    cast: Mapping[str, str]
    """How its things are drawn, by slug."""
    pictures: Mapping[str, str]
    """The picture files of its own that things have, by slug."""
    words: Sequence[str]
    """The ids of its words."""


class ReadBox(NamedTuple, Generic[B]):
    """A box that somebody made, as its engine has read it."""

    name: str
    """What a set-up calls it: slug and digest."""
    main: Main
    box: B
    cast: Mapping[str, str]
    """How its things are drawn, by slug."""
    pictures: Mapping[str, str]
    """The picture files of its own that things have, by slug; until a page encodes them again they
    are drawn by their slugs."""
    spelled: Mapping[str, str]
    """The plain slugs of its things, and the marked ones by which they are known at a table."""
    untold: tuple[tuple[str, tuple[str, ...]], ...]
    """Names, and the languages in which they are not given."""
    words: tuple[str, ...]
    """The ids of its words."""

    def opened(self, entries: Sequence[Entry]) -> OpenedBox:
        """For commands and pages, with everything in it that can be read."""
        told = self.spelled, self.untold, self.cast, self.pictures, self.words
        return OpenedBox(self.name, self.main.slug, entries, *told)


def begun(folder: Path, slug: str) -> dict[str, str]:
    """The files of a new box of that slug, copied from a folder."""
    files = {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.toml"))}
    files[MAIN] = files[MAIN].replace('"new-box"', f'"{slug}"')
    return files


class Pair(NamedTuple):
    """Two set-ups that differ in one thing alone; played from the same seed, on the same deal."""

    with_it: Wishes
    without: Wishes


class Bought(NamedTuple):
    """What a row of results tells of a card: who was at the table, and who bought it how often."""

    mages: tuple[str, ...]
    copies: tuple[int, ...]


class Meeting(NamedTuple):
    """Somebody met a card in a game, and this is what that turn changed for them."""

    card: str
    seat: int
    change: tuple[int, ...]
    """By the measures of the game."""


class Worth(NamedTuple):
    """What a printed card is worth, as the lab measured it at tables that differ in it alone."""

    slug: str
    kind: str
    cost: int
    mean: float
    """Games won more often than with the average card of its kind."""
    half: float
    """How far its 95 % interval reaches to either side."""
    bought: float
    """The share of games in which somebody bought it."""


def usual_prices(printed: Sequence[Worth]) -> dict[str, tuple[int, int]]:
    """By kind of card: the prices between which the middle half of the printed ones are."""
    costs: dict[str, list[int]] = {}
    for card in printed:
        costs.setdefault(card.kind, []).append(card.cost)
    found = {}
    for kind, all in costs.items():
        outside = len(all) // 4
        inner = sorted(all)[outside : len(all) - outside]
        found[kind] = (inner[0], inner[-1])
    return found


class Courses(NamedTuple):
    """Set-ups that everybody at a table has in common, so that only the course of their games can
    be told: with something of a box, and with each printed thing like it."""

    own: Wishes
    printed: tuple[Wishes, ...]


class Trial(NamedTuple):
    """A table at which something new is tried at once."""

    wishes: Wishes
    position: Mapping[str, Any] | None


class Remark(NamedTuple):
    """Something that is true of a thing beside the printed ones."""

    words: Message
    cost: int | None = None
    """The price at which it would not be, where there is one."""


class Around(NamedTuple):
    """The text that a clause is part of, and the way to the clause in it."""

    clauses: Sequence[Any] = ()
    path: Sequence[int] = ()


ALONE: Final = Around()
"""A clause that begins a text."""


@dataclass(frozen=True)
class Bench:
    """What a page needs to put a box together."""

    palette: Callable[[str], Mapping[str, Any]]
    """For a language the verbs of each text, and what each of them takes."""
    variants: Callable[[str, Any, str, Around], Sequence[Mapping[str, Any]]]
    """For a text, a clause, a language and what is around the clause: what else it could say."""
    strips: Callable[[Any, str], Sequence[str]]
    """For a text and a language: how each of its verbs reads by itself."""
    texts: Sequence[str]
    """The fields that hold clauses."""
    motifs: Callable[[], Mapping[str, Sequence[str]]]
    """What can be drawn: figures by kind of thing, and backdrops."""
    trial: Callable[[OpenedBox, str, int], Trial]
    """For a thing of a box and a number of players: a table at which it is tried."""
    judged: Sequence[str] = ()
    """The kinds of things that the page may have judged."""
    seconds: float = 0.02
    """How long a game of the lab lasts on a slow machine, until a server has played one itself."""
    lists: Callable[[str], Mapping[str, Mapping[str, str]]] = lambda language: {}
    """For a language: words that things are made of, such as places and rewards, by list."""
    remarks: Callable[[OpenedBox, str], Sequence[Remark]] = lambda opened, slug: ()
    """For a thing of a box, by its slug at the table: what strikes the eye about it."""
    beginnings: Callable[[str], Sequence[Mapping[str, Any]]] = lambda language: ()
    """For a language: printed cards that one of one's own may begin as."""


@dataclass(frozen=True)
class OwnBoxes:
    """What can be done with boxes that people make for a game."""

    engine: str
    """What `game` says in their `box.toml`."""
    open: Callable[[Contents], OpenedBox]
    begin: Callable[[str], Mapping[str, str]]
    """The files of a new box of that slug, for its author to change."""
    wishes: Callable[[OpenedBox, int], Wishes]
    """A set-up for that many players in which as much of a box as possible is in play."""
    pairs: Callable[[OpenedBox, str, str, int, int], list[Pair]]
    """For a thing of a box, what it is compared with (or nothing), a number of players and one of
    pairs: set-ups with it and without it."""
    judged: tuple[str, ...]
    """The kinds of entries that can be judged by pairs."""
    margin: Callable[[Mapping[str, Any]], float]
    """How clearly a game was won or lost, from -1 to 1, by its row of results."""
    bought: Callable[[Mapping[str, Any], str], Bought]
    """How often a card was bought in a game, by its row of results."""
    bench: Bench
    printed: Callable[[], Sequence[Worth]] = tuple
    """What printed cards are worth, where that was measured."""
    followed: tuple[str, ...] = ()
    """The kinds of entries whose games are followed, since no pair of them can be made."""
    courses: Callable[[OpenedBox, str, int], Courses | None] = lambda opened, thing, players: None
    """For a thing of a box that is followed, and a number of players: what is played."""
    foes: tuple[str, ...] = ()
    """The kinds of entries that a game is played against. What is left of two foes cannot be
    compared, so they are judged by games won alone."""
    met: tuple[str, ...] = ()
    """The kinds of entries that come to one player, who meets them: judged by those games."""
    meetings: Callable[[Mapping[str, Any]], Sequence[Meeting]] = lambda row: ()
    """Who met what in a game, by its row of results."""
    measures: Sequence[str] = ()
    """What a meeting may change: the ids of messages."""
    alike: Callable[[OpenedBox, str], Sequence[str]] = lambda opened, thing: ()
    """The printed cards beside which one of a box is told."""
    rules: Callable[[Mapping[str, Any]], Mapping[str, int]] = lambda row: {}
    """How often each rule of the scenario came into play in a game, by its row of results; rules go
    by the ids of their names."""


class Maker(NamedTuple):
    """A game for which people can make boxes."""

    game: str
    own: OwnBoxes


class Made(NamedTuple):
    """A box that was read and found sound, and the game it is played with."""

    maker: Maker
    main: Main
    box: OpenedBox


def opened(contents: Contents, makers: Mapping[str, Maker]) -> Made:
    """A box, read by the engine that its `box.toml` names; what is wrong is a `BoxError`."""
    main = read_main(contents, tuple(makers))
    maker = makers[main.game]
    return Made(maker, main, maker.own.open(contents))
