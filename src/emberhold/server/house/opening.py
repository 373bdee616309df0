"""Opening a table: from a set-up, from a position, from a save file, from another table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from secrets import token_hex
from typing import Any

import emberhold
from emberhold.games import game_named
from emberhold.kernel import save as saves
from emberhold.kernel.errors import SetupError
from emberhold.kernel.game import Sides, opposed
from emberhold.kernel.replaying import seat_and_key
from emberhold.kernel.rng import QUICK, SECRET
from emberhold.kernel.save import Save
from emberhold.kernel.table import Table, open_table, restart
from emberhold.server.house.acting import check_seat, result_of
from emberhold.server.house.hosted import BOT, GENERATOR, HUMAN, OPEN
from emberhold.server.house.noticing import FROM_FILE, Notice
from emberhold.server.store.records import Begun, Header, SeatRow, Snapshot

_SHOWED = 1
_SECRET_BYTES = 16


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants to play."""

    game: str
    players: int
    seed: int | str | None
    """None where nobody wished one: then it is drawn, and nobody knows it."""
    setup: Mapping[str, Any]
    position: Mapping[str, Any] | None = None
    save: str | None = None
    rivals: bool = False
    """Whether somebody is to come by a link and play against others."""


@dataclass(frozen=True, slots=True)
class Started:
    """A game ready to be hosted: what it was started from, and the answers given so far."""

    header: Save
    answers: list[list[Any]]
    table: Table
    known: bool = False
    """Whether somebody may know every card of it, because it was in their hands as a file."""


def started(wish: Wish) -> Started:
    """Set the game up, or say what is wrong with the wish."""
    if wish.save is not None:
        return from_save(wish.save)
    game = game_named(wish.game)
    setup, seed, generator = wish.setup, wish.seed, QUICK
    if seed is not None and wish.rivals:
        wished = open_table(game, wish.players, seed, setup)
        if len(wished.sides) > 1:
            # Whoever wished the seed knows what follows from it: it may choose decks, not draws.
            setup, seed = wished.header.setup, None
    if seed is None:
        seed, generator = token_hex(_SECRET_BYTES), SECRET
    table = open_table(game, wish.players, seed, setup, wish.position, generator=generator)
    return Started(table.header, [], table)


def from_save(text: str) -> Started:
    header = emberhold.loads(text).header
    return replace(replayed(header, saves.parse(text).answers), known=True)


def replayed(header: Save, keys: Sequence[str]) -> Started:
    """Give the answers again to learn who gave them. What is past is not free to take back."""
    table = restart(game_named(header.game), header)
    answers: list[list[Any]] = []
    for key in keys:
        seat, plain = seat_and_key(key)
        assert table.question is not None
        who = table.question.seat if seat is None else seat
        answers.append([who, plain, _SHOWED])
        table.answer(answers[-1][1], who)
    return Started(header, answers, table)


def seated(seats: Sequence[Mapping[str, Any]], started: Started) -> tuple[SeatRow, ...]:
    """Who sits where; a seat nobody spoke of is a person's."""
    rows = []
    for seat in range(started.header.players):
        wish = seats[seat] if seat < len(seats) else {}
        name = str(wish.get("name") or "")
        row = SeatRow(seat, str(wish.get("who") or HUMAN), wish.get("bot"), name)
        check_seat(row)
        rows.append(row)
    return tuple(rows)


def need_undo(sides: Sides, seats: Sequence[SeatRow], free: bool) -> None:
    """Free undo is for one side or one screen, not against somebody who comes by a link."""
    if free and rivals_come(sides, seats):
        raise SetupError("error-free-undo", "undo")


def rivals_come(sides: Sides, seats: Sequence[SeatRow]) -> bool:
    """Whether somebody is to come by a link who plays against other people."""
    people = {row.seat for row in seats if row.who != BOT}
    return opposed(sides, people) and any(row.who == OPEN for row in seats)


def begun(
    id: str, started: Started, seats: tuple[SeatRow, ...], options: dict[str, Any], now: float
) -> Begun:
    header, table = started.header, started.table
    standing: dict[str, Any] = {}
    if started.known and rivals_come(table.sides, seats):
        opener = next((row.seat for row in seats if row.who == HUMAN), 0)
        standing["notices"] = [list(Notice(0, FROM_FILE, opener))]
    if header.generator != QUICK:
        options = {**options, GENERATOR: header.generator}
    return Begun(
        Header(
            id,
            header.game,
            header.players,
            header.seed,
            header.setup,
            header.position,
            options,
            now,
        ),
        seats,
        Snapshot(0, started.answers, standing),
        [question.seat for question in table.questions],
        result_of(table),
    )
