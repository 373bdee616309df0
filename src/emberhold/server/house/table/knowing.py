"""What a seat can name at a moment, and whether an answer showed anybody something new.

This is what free undo rests on. An answer showed something new if luck was used, or if
afterwards somebody sees a card that the one who answered could not have named before. Anyone who
only puts an own card on the table shows nothing that could be used against others by
undoing it. Dice, tokens and the like are never face down: what is random about them is luck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from emberhold.kernel.question import Question
from emberhold.kernel.scene import Scene
from emberhold.kernel.table import Table

_ALWAYS_OPEN = ("die", "token", "dial", "figure")

Name = tuple[str, str]
"""A piece by its id and the message id of its name; no id where only the name is known."""


class Known(NamedTuple):
    """What one pair of eyes can name."""

    names: frozenset[Name]
    piles: Counter[str]
    """How many copies are in piles of which every card is the same."""
    sides: frozenset[str]
    """The names of the parts of the table: who sits there is not a secret."""


class Moment(NamedTuple):
    """What there is to know at one moment, by seat; None is what everybody knows."""

    known: dict[int | None, Known]
    luck: int
    lines: int
    over: bool


def moment_of(table: Table, scenes: dict[int | None, Scene]) -> Moment:
    """What every seat can name now, from the scenes they see and the questions they are asked."""
    named = {id(scene): _named(scene) for scene in scenes.values()}
    known = {
        seat: _known(named[id(scene)], table.questions, seat) for seat, scene in scenes.items()
    }
    log = table.state.log or ()
    return Moment(known, table.state.rng, len(log), table.result is not None)


def showed_something(table: Table, before: Moment, after: Moment, actor: int) -> bool:
    """Whether what happened between the two moments cannot be undone without a trace."""
    if before.luck != after.luck or after.over:
        return True
    own = before.known[actor]
    for seat, seen in after.known.items():
        if _is_news(seen, before.known[seat], own):
            return True
    return any(_tells_news(line.message.arguments, own) for line in table.told(before.lines))


def _named(scene: Scene) -> Known:
    """What can be named by looking at the table alone."""
    names: set[Name] = set()
    piles: Counter[str] = Counter()
    for area in scene.areas:
        for zone in area.zones:
            for piece in zone.pieces:
                if piece.name is None or piece.kind in _ALWAYS_OPEN:
                    continue
                if piece.name == zone.name:
                    piles[piece.name] += zone.count
                names |= {(piece.id, piece.name), ("", piece.name)}
    return Known(frozenset(names), piles, frozenset(area.name for area in scene.areas))


def _known(named: Known, questions: Iterable[Question], seat: int | None) -> Known:
    """The same with what a seat is asked, and what everybody hears that others are asked."""
    names: set[Name] = set()
    for question in questions:
        spoken_of = list(_names_in((question.about or {}).values()))
        if seat is not None and (question.seat == seat or question.anyone):
            spoken_of += _names_in(question.choices)
        names.update(name for name in spoken_of if name[1] not in named.piles)
    return named._replace(names=named.names | names) if names else named


def _is_news(seen: Known, before: Known, own: Known) -> bool:
    """Whether somebody newly sees a card the actor could not name, nor took from an open pile."""
    new = {
        (id, name) for id, name in seen.names - before.names - own.names if name not in own.sides
    }
    taken = own.piles - seen.piles
    copies = Counter(name for id, name in new if id)
    if any(count > taken[name] for name, count in copies.items()):
        return True
    return any(not id and name not in own.piles for id, name in new)


def _tells_news(arguments: Mapping[str, Any], own: Known) -> bool:
    """Whether a log line names a card the actor could not."""
    return any(
        (id, name) not in own.names and name not in own.piles and name not in own.sides
        for id, name in _names_in(arguments.values())
        if id
    )


def _names_in(things: Iterable[Any]) -> Iterator[Name]:
    """The cards among some things, also inside of choices and lists."""
    for thing in things:
        if isinstance(thing, tuple | list):
            yield from _names_in(thing)
        elif isinstance(name := getattr(thing, "message_id", None), str):
            id = getattr(thing, "piece", None)
            yield (id if isinstance(id, str) else "", name)
