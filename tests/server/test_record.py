"""A hosted table is a record: it follows from its header and events, however they are read."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import emberhold
from emberhold.server.house.people import opening
from emberhold.server.house.refusing import NewerTable
from emberhold.server.house.table import headers, record, standing
from emberhold.server.house.table.record import BOT, HUMAN, Record
from emberhold.server.store.records import Event, Kept, SeatRow, Snapshot
from tests.support import fingerprint

SEATS = (SeatRow(0, HUMAN, None, "Ada"), SeatRow(1, HUMAN, None, "Bea"))
SETUPS: dict[str, dict[str, Any]] = {
    "war-eternal": {"nemesis": "gate-witch"},
    "ashes": {"decks": ["the-iron-men", "the-mist-guardian"]},
}
_BEGUN = {
    game: opening.begun(
        "t",
        opening.started(opening.Wish(game, 2, 7, setup)),
        SEATS,
        {"undo": "free"},
        1.0,
    )
    for game, setup in SETUPS.items()
}


def kept(game: str, snapshot: Snapshot | None = None, tail: tuple[Event, ...] = ()) -> Kept:
    begun = _BEGUN[game]
    return Kept(begun.header, begun.seats, snapshot or begun.first, tail)


def read(game: str, snapshot: Snapshot, events: list[Event]) -> Record:
    found = Record.summed_up(kept(game, snapshot))
    for event in events:
        found.apply(event)
    return found


def event_of(found: Record, luck: int) -> Event:
    """Something that may happen next, by a number that was drawn."""
    kind, data = _wish(found, luck)
    return Event(found.version + 1, kind, data, None, float(luck))


def _wish(found: Record, luck: int) -> tuple[str, dict[str, Any]]:  # noqa: C901 (one case for each kind of wish)
    seat, which = luck % 2, luck % 23
    answers = len(found.answers)
    if which == 0:
        who = BOT if luck % 3 else HUMAN
        row = {"seat": seat, "who": who, "bot": "greedy" if who == BOT else None, "name": "X"}
        return "seat", {**row, "was": found.seats[seat].who}
    if which == 1:
        return "pace", {"bots": "fast"}
    if which == 2:
        return "exposed", {}
    if which == 3:
        return "handed", {"seat": seat}
    if which == 4:
        return "free-undo-ends", {"seat": seat}
    if which == 5 and answers > found.dealt_at:
        return "undo-ask", {"by": seat, "to": found.dealt_at, "waiting": [1 - seat]}
    if which == 6 and found.request is not None:
        return "undo-reply", {"seats": list(found.request.waiting), "yes": bool(luck % 2)}
    if which == 7 and answers > found.dealt_at:
        to = found.dealt_at + luck % (answers - found.dealt_at)
        return "undo", {"to": to, "by": seat, "asked": bool(luck % 3), "alone": bool(luck % 2)}
    if which == 8 and found.result is None:
        return "deal", {"seed": f"{luck:032x}", "seats": [seat], "by": seat, "to": answers}
    question = next(iter(found.questions), None)
    if question is None:
        return "trial", {"seat": seat}
    keys = question.options.keys()
    return "answer", {"seat": question.seat, "key": keys[luck % len(keys)], "flags": luck % 4}


def played(game: str, drawn: list[int]) -> tuple[Record, list[Event], list[Snapshot]]:
    """A record with everything that happened to it and a snapshot of every version."""
    found = Record.summed_up(kept(game))
    events: list[Event] = []
    snapshots = [found.snapshot()]
    for luck in drawn:
        event = event_of(found, luck)
        found.apply(event)
        events.append(event)
        snapshots.append(found.snapshot())
    return found, events, snapshots


luck = st.lists(st.integers(0, 10_000), min_size=1, max_size=40)
games = st.sampled_from(sorted(SETUPS))


@settings(max_examples=30, deadline=None)
@given(games, luck)
def test_the_same_events_make_the_same_record(game: str, drawn: list[int]) -> None:
    found, events, snapshots = played(game, drawn)
    again = read(game, snapshots[0], events)
    assert again.snapshot() == found.snapshot()
    assert again.seats == found.seats
    assert fingerprint(again.table) == fingerprint(found.table)


@settings(max_examples=30, deadline=None)
@given(games, luck, st.integers(0, 40))
def test_a_snapshot_sums_up_what_happened_before_it(
    game: str, drawn: list[int], where: int
) -> None:
    found, events, snapshots = played(game, drawn)
    cut = where % len(snapshots)
    again = read(game, snapshots[cut], events[cut:])
    assert again.snapshot() == found.snapshot()
    assert fingerprint(again.table) == fingerprint(found.table)


@settings(max_examples=30, deadline=None)
@given(games, luck)
def test_what_counts_is_what_the_game_was_told(game: str, drawn: list[int]) -> None:
    """Answers, versions and questions never drift apart from the game they belong to."""
    found, events, _ = played(game, drawn)
    assert len(found.answers) == found.table.count
    assert found.version == len(events)
    assert found.dealt_at <= len(found.answers)
    assert set(found.since) >= set(found.acting())
    assert all(0 <= at <= found.version for at in (*found.since.values(), found.answered_at))
    plays = emberhold.loads(found.table.dumps())
    assert fingerprint(plays) == fingerprint(found.table)


def test_an_event_of_a_newer_version_is_refused_and_changes_no_answer() -> None:
    found, _, _ = played("ashes", [9, 10, 11])
    before = found.snapshot()
    with pytest.raises(NewerTable):
        found.apply(Event(found.version + 1, "moon-phase", {}, None, 1.0))
    assert found.snapshot() == before


@pytest.mark.parametrize("module", [record, standing, headers], ids=lambda it: it.__name__)
def test_a_record_knows_no_clock_no_lock_and_no_chance(module: Any) -> None:
    tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
    imported = {
        name.split(".")[0]
        for node in ast.walk(tree)
        for name in (
            [each.name for each in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert not imported & {"asyncio", "datetime", "random", "secrets", "threading", "time"}


def test_a_new_deal_makes_what_was_known_or_given_away_unknown() -> None:
    """A player who saw a hand before the deal does not know the one that is there now."""
    found, _, _ = played("ashes", [9, 10, 11])
    for kind, data in (
        ("exposed", {}),
        ("handed", {"seat": 1}),
        ("deal", {"seed": "5" * 32, "seats": [0], "by": 0, "to": found.table.count}),
    ):
        found.apply(Event(found.version + 1, kind, data, None, 1.0))
        assert found.known == (kind != "deal")
        assert found.handed == ({1} if kind == "handed" else set())
