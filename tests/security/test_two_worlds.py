"""Worlds a seat cannot tell apart look, answer and advise alike, whichever way one asks.

Frames of the socket, the event stream and the long poll, reasons, hints and players that search:
all of them are held against a world in which everything the seat cannot know lies differently. A
control that cheats must be caught by the same comparison.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from emberhold.games.explaining import explain
from emberhold.kernel.question import Question, key_of
from emberhold.kernel.table import Table
from emberhold.players.budget import Budget
from emberhold.players.hints import advise
from emberhold.players.search import SearchPlayer
from emberhold.server.house import House, Viewer
from emberhold.server.http.connection import Connection
from emberhold.server.http.live import _stream
from emberhold.server.store.people import new_secret
from tests.players.worlds import SETUPS, moments, other_world
from tests.security.test_revoking import hall_of
from tests.server.houses import a_house, run

BOTH = pytest.mark.parametrize("game", ["war-eternal", "ashes"])
Look = Callable[[Table, int], Any]


def twins(game: str, most: int) -> list[tuple[Table, Table, int]]:
    """A world and another one, alike to a seat and different in truth."""
    found = []
    for table, question in moments(game, seed=4, every=5, most=most):
        seat = question.seat
        here = other_world(table, seat, "one")
        there = other_world(table, seat, "another")
        assert hidden(here) != hidden(there)
        found.append((here, there, seat))
    assert len(found) == most
    return found


def hidden(table: Table) -> str:
    state = table.state
    if table.game.name == "ashes":
        return repr([(player.hand, player.draw_pile) for player in state.players])
    return repr((state.nemesis_deck, state.order_deck))


def question_of(table: Table, seat: int) -> Question:
    return next(question for question in table.questions if question.seat == seat)


# Ways of asking


def view(table: Table, seat: int) -> Any:
    return table.view(seat).plain("pl")


def reasons(table: Table, seat: int) -> Any:
    scene = table.view(seat)
    ids = [area.id for area in scene.areas]
    ids += [zone.id for area in scene.areas for zone in area.zones]
    ids += [p.id for area in scene.areas for zone in area.zones for p in zone.pieces]
    told = [explain(table, seat, id) for id in ids]
    return [None if reason is None else reason.text("fr") for reason in told]


def hint(table: Table, seat: int) -> Any:
    found = advise(table, question_of(table, seat), Budget(10))
    return found.option.key, found.text("en")


def search(table: Table, seat: int) -> Any:
    player = SearchPlayer(table.game.name, "seed", Budget(10))
    return key_of(player.choose(table, question_of(table, seat)))


def cheating(table: Table, seat: int) -> Any:
    """A player that looks where it may not."""
    return hidden(table)


WAYS: dict[str, Look] = {"view": view, "reasons": reasons, "hint": hint, "search": search}


@BOTH
@pytest.mark.parametrize("way", WAYS)
def test_two_worlds_are_answered_alike(game: str, way: str) -> None:
    for here, there, seat in twins(game, 3):
        assert WAYS[way](here, seat) == WAYS[way](there, seat)


@BOTH
def test_a_control_that_cheats_is_caught(game: str) -> None:
    for here, there, seat in twins(game, 3):
        assert cheating(here, seat) != cheating(there, seat)


# Frames


async def frames(house: House, table: str, world: Table, seat: int, viewer: Viewer) -> list[Any]:
    """What a page of a seat receives by stream and by poll, with the world put on the table."""
    hosted = await house.hosted(table)
    hosted.table = world
    hosted.spoken.clear()
    hosted.visible.clear()
    hosted.looked_at.clear()
    hosted._forget_looks()
    hosted._note_questions()
    hosted._note_version()
    secret = new_secret()
    roles = frozenset(str(each) for each in viewer.seats) or frozenset({"spectator"})
    await house.store.grant(secret, table, sorted(roles))
    connection = await Connection.open(hall_of(house), table, secret, roles, "en")
    stream = _stream(connection)
    await anext(stream)
    event = (await anext(stream)).split(b"data: ", 1)[1]
    await stream.aclose()  # type: ignore[attr-defined]
    polled = await house.state(table, viewer, "en", seat if viewer.seats else None)
    return [json.loads(event), json.loads(polled)]


@BOTH
@pytest.mark.parametrize("who", ["player", "spectator", "cheat"])
def test_frames_of_two_worlds_are_the_same(sqlite: str, game: str, who: str) -> None:
    async def test() -> None:
        async with a_house(sqlite) as house:
            seats = [{"who": "person"}, {"who": "person"}]
            table = await house.open(game, 2, 4, SETUPS[game], seats)
            different = 0
            for here, there, seat in twins(game, 2):
                eyes = 1 - seat if who == "cheat" else seat
                seen = frozenset() if who == "spectator" else frozenset({eyes})
                viewer = Viewer(seen, spectator=who == "spectator")
                one, two = [
                    await frames(house, table, world, eyes, viewer) for world in (here, there)
                ]
                different += one != two
            if who == "cheat" and game == "ashes":
                assert different, "other eyes must see a difference, or this proves nothing"
            elif who != "cheat":
                assert not different

    run(test())
