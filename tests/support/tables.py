"""What tests are written with: a table set by a literal, names read off the view."""

from __future__ import annotations

from typing import Any

import pytest

import emberhold
from emberhold.kernel.question import Question
from emberhold.kernel.scene import Scene
from emberhold.kernel.table import Table

rule = pytest.mark.rule
"""`@rule("WE-045")`: the numbered rules a test proves."""

QUIET = {"deck": ["smite", "thrash", "smite"], "discard": []}
"""A nemesis side on which nothing happens unless a test says so."""


def at(
    *,
    players: int = 2,
    mages: list[str] | None = None,
    nemesis: str = "umbra-titan",
    setup: dict[str, Any] | None = None,
    seed: int = 1,
    player: int = 0,
    phase: str = "main",
    foe: dict[str, Any] | None = None,
    **position: Any,
) -> Table:
    """A War Eternal table in a position; by default player 0 is in the main phase.

    Players are given as `p0={...}`, `p1={...}`, the nemesis' own side (life, tokens, deck, discard)
    as `foe={...}`; everything else as in `position.py`.
    """
    wishes: dict[str, Any] = {"nemesis": nemesis, "market": "deck-destruction", **(setup or {})}
    wishes["mages"] = mages or ["mazahaedron", "gex", "quilius", "garu"][:players]
    position["turn"] = {"player": player, "phase": phase}
    return placed("war-eternal", players, seed, wishes, foe, position)


def placed(
    game: str,
    players: int,
    seed: int,
    wishes: dict[str, Any],
    foe: dict[str, Any] | None,
    position: dict[str, Any],
) -> Table:
    """A table of Aeon's End in a position in which `p0`, `p1` are players and `foe` the nemesis."""
    seats = {str(s): position.pop(f"p{s}") for s in range(players) if f"p{s}" in position}
    if seats:
        position["players"] = seats
    if foe is not None:
        position["nemesis"] = foe
    return emberhold.open(game, players, seed, wishes, position)


def asks(table: Table) -> Question:
    """The question that is asked first; there is one."""
    assert table.question is not None
    return table.question


def asked(table: Table) -> tuple[int, str]:
    """Who is asked, and about what."""
    return asks(table).seat, asks(table).topic


def keys(table: Table) -> list[str]:
    """The keys of all options open now."""
    return asks(table).options.keys()


def prepped(**breaches: str) -> dict[str, Any]:
    """A player with spells on open breaches: `prepped(one="spark", three="kindle")`."""
    numbers = {"one": "1", "two": "2", "three": "3", "four": "4"}
    lying = {numbers[name]: {"state": "open", "spells": [it]} for name, it in breaches.items()}
    return {"breaches": lying}


def why(table: Table, target: str, seat: int = 0) -> tuple[str, dict[str, Any]] | None:
    """The id and the plain arguments of the reason why something cannot be chosen."""
    reason = table.why_not(seat, target)
    if reason is None:
        return None
    return reason.id, {n: v for n, v in reason.arguments.items() if isinstance(v, str | int)}


def play(table: Table, *answers: str) -> Table:
    """Give several answers, one after the other."""
    for answer in answers:
        table.answer(answer)
    return table


def cards(table: Table, zone: str, seat: int | None = 0) -> list[str]:
    """The slugs of the cards a seat sees in a zone, e.g. `hand:0` or `discard:1`."""
    return names(table.view(seat), zone)


def names(scene: Scene, zone: str) -> list[str]:
    return [piece.id.rpartition(".")[0] for piece in scene.zone(zone).pieces]


def marks(table: Table, area: str, seat: int | None = 0) -> dict[str, Any]:
    """Life, charges, aether and the like of an area: `player:0`, `nemesis`, `gravehold`."""
    return table.view(seat).area(area).marks


def life(table: Table, seat: int = 0) -> int:
    return int(marks(table, f"player:{seat}")["life"])


def lives(table: Table) -> list[int]:
    return [life(table, seat) for seat in range(table.players)]


def charges(table: Table, seat: int = 0) -> int:
    return int(marks(table, f"player:{seat}")["charges"])


def aether(table: Table, seat: int = 0) -> int:
    return int(marks(table, f"player:{seat}")["aether"])


def gravehold(table: Table) -> int:
    return int(marks(table, "gravehold")["life"])


def nemesis_life(table: Table) -> int:
    return int(marks(table, "nemesis")["life"])


def tokens(table: Table) -> int:
    """What a nemesis counts: gates, cloaks, pillars, fury, husks."""
    return int(marks(table, "nemesis")["tokens"])


def in_play(table: Table) -> dict[str, Any]:
    """The cards the nemesis has in play with their life or power tokens."""
    pieces = table.view(0).zone("in-play").pieces
    return {p.id.rpartition(".")[0]: p.marks.get("life", p.marks.get("power")) for p in pieces}


def fingerprint(table: Table) -> Any:
    """Everything there is to a table, comparable: its state, its questions and its answers."""
    asked = [(q.seat, q.topic, q.anyone, tuple(q.options.keys())) for q in table.questions]
    return _spelled(table.state), asked, table.answers if table.record else None


def _spelled(thing: Any) -> Any:
    """A state as nested tuples of plain values; cards by the id of the copy."""
    if isinstance(thing, str | int | None):
        return thing
    if isinstance(thing, tuple | list):
        return tuple(_spelled(part) for part in thing)
    if isinstance(thing, dict):
        return tuple((name, _spelled(value)) for name, value in thing.items())
    if hasattr(thing, "piece"):
        return thing.piece if isinstance(thing.piece, str) else _slots(thing)
    if hasattr(thing, "slug"):
        return thing.slug
    return _slots(thing)


_NOT_COMPARED = ("doing", "judged", "log", "text", "watched")


def _slots(thing: Any) -> Any:
    """Field by field, but for the log and what is told in it, which not every table keeps, and for
    what somebody has worked out already."""
    names = [name for name in fields_of(thing) if name not in _NOT_COMPARED]
    return (type(thing).__name__, *(_spelled(getattr(thing, name)) for name in names))


def fields_of(thing: Any) -> list[str]:
    """The names of what a thing holds: the slots of a class, or what a compiled one has."""
    kinds = [kind for kind in type(thing).__mro__ if "__slots__" in vars(kind)]
    if not kinds:
        return list(getattr(type(thing), "__mypyc_attrs__", ()))
    return [name for kind in kinds for name in vars(kind)["__slots__"]]
