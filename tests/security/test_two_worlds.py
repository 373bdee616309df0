"""Worlds a seat cannot tell apart look, answer and advise alike, however they are asked.

Views, reasons, hints, players that search, the event stream, the long poll and messages that are
posted: all of them are held against a world in which everything the seat cannot know is
different. For each of them a control that cheats must be caught by the same comparison.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest

from emberhold.games import TableGame, game_named
from emberhold.games.explaining import Tapped, explain
from emberhold.kernel.message import Message
from emberhold.kernel.naming import given_id
from emberhold.kernel.question import Question, key_of
from emberhold.kernel.rng import seeded
from emberhold.kernel.scene import Scene
from emberhold.kernel.table import Table
from emberhold.parts.encoding import Observation
from emberhold.parts.reading import Named
from emberhold.players import player_named
from emberhold.players.analysis import Level
from emberhold.players.analysis.looking import CHOICE, look_at
from emberhold.players.analysis.looking import Look as LookAt
from emberhold.players.analysis.outline import Given, Outline
from emberhold.players.budget import Budget
from emberhold.players.hints import advise
from emberhold.players.ismcts import IsmctsPlayer
from emberhold.players.search import Manner, SearchPlayer
from emberhold.server.app import create_app
from emberhold.server.house import House, Viewer
from emberhold.server.house.people.opening import Wanted
from emberhold.server.http.connection import Connection
from emberhold.server.http.routes.live import _stream
from emberhold.server.store.people import new_secret
from tests.players.nets import drawn
from tests.players.worlds import SETUPS, hidden, moments, other_world
from tests.security.test_revoking import hall_of
from tests.server.houses import a_house

pytestmark = pytest.mark.thorough

GAMES = pytest.mark.parametrize("game", SETUPS)
Twins = list[tuple[Table, Table, int]]
Look = Callable[[Table, int], Any]


def twins(game: str, most: int) -> Twins:
    """A world and another one, alike to a seat and different in truth."""
    found = []
    for table, question in moments(game, seed=4, every=3, most=most):
        seat = question.seat
        here = other_world(table, seat, "one")
        there = other_world(table, seat, "another")
        assert hidden(here) != hidden(there)
        found.append((here, there, seat))
    assert len(found) == most
    return found


def question_of(table: Table, seat: int) -> Question:
    return next(question for question in table.questions if question.seat == seat)


# Ways of asking the table itself


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
    player = SearchPlayer(table.game.name, "seed", Budget(30))
    return key_of(player.choose(table, question_of(table, seat)))


def plan(table: Table, seat: int) -> Any:
    player = SearchPlayer(table.game.name, "seed", Budget(60), Manner(plan=True))
    return key_of(player.choose(table, question_of(table, seat)))


def ismcts(table: Table, seat: int) -> Any:
    player = IsmctsPlayer(table.game.name, "seed", Budget(30))
    return key_of(player.choose(table, question_of(table, seat)))


def net(table: Table, seat: int) -> Any:
    with TemporaryDirectory() as folder:
        path = drawn(Path(folder) / "weights.bin", table.game.name)
        player = player_named(f"net:{path}", table.game.name, "seed")
        return key_of(player.choose(table, question_of(table, seat)))


def judged(table: Table, seat: int) -> Any:
    """What an analysis says of an answer given here: the choice is weighed by what was known."""
    question = question_of(table, seat)
    given = Given(seat, key_of(question.choices[-1]), 0, begins=True, open=True, usual=False)
    outline = Outline(table.game.name, table.sides, (), (given,))
    level = Level("two worlds", 3, 2, 6, (), 2, 10)
    return look_at(table, outline, LookAt(CHOICE, 0), level)


WAYS: dict[str, Look] = {
    "view": view,
    "reasons": reasons,
    "hint": hint,
    "search": search,
    "plan": plan,
    "ismcts": ismcts,
    "net": net,
    "judged": judged,
}


@GAMES
@pytest.mark.parametrize("way", WAYS)
def test_two_worlds_are_answered_alike(game: str, way: str) -> None:
    for here, there, seat in twins(game, 3):
        assert WAYS[way](here, seat) == WAYS[way](there, seat)


# Controls that cheat


def lying(game: Any, state: Any) -> int:
    """A number that tells worlds apart by what is face down in them."""
    nobody: Any = None
    return seeded(hidden(Table(game, state, nobody)))


def peeking_scene(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The scene of every seat betrays what is face down."""
    known = game_named(game)
    honest = known.scene

    def scene(state: Any, seat: int | None) -> Scene:
        seen = honest(state, seat)
        return seen._replace(marks={**seen.marks, "peek": lying(known, state)})

    monkeypatch.setattr(known, "scene", scene)


def peeking_reasons(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Why something cannot be chosen is said with the name of a hidden card."""

    def why_not(state: Any, tapped: Tapped) -> Message:
        known = given_id(str(lying(game_named(game), state)))
        return Message("why-asked", who=Named(known), amount=1)

    monkeypatch.setattr(game_named(game), "reasons", why_not)


def true_deals(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who thinks ahead plays on with the cards as they really are, and judges by them
    without a doubt."""
    known = game_named(game)

    def redeal(state: Any, seat: int, seed: int | str) -> None:
        state.rng = seeded(f"{seat} {seed}")

    def evaluate(state: Any, seat: int) -> float:
        return lying(known, state) % 1000 / 1000

    monkeypatch.setattr(known, "redeal", redeal)
    evaluation = known.evaluation
    assert evaluation is not None
    sure = replace(evaluation, evaluate=evaluate, doubt=0.0, planned=None)
    monkeypatch.setattr(known, "evaluation", sure)


class PeekingObservation:
    """Writes what is face down into every slot of a row."""

    def __init__(self, known: TableGame, honest: Observation) -> None:
        self._known = known
        self.names = honest.names

    def row(self, state: Any, seat: int, question: Question | None) -> bytes:
        number = lying(self._known, state)
        return bytes(number >> shift % 48 & 7 for shift in range(len(self.names)))


def peeking_row(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The numbers a learned player sees betray what is face down."""
    known = game_named(game)
    honest = known.observation(2)
    monkeypatch.setattr(known, "observation", lambda players: PeekingObservation(known, honest))


CHEATS = {
    "view": peeking_scene,
    "reasons": peeking_reasons,
    "hint": true_deals,
    "search": true_deals,
    "plan": true_deals,
    "ismcts": true_deals,
    "net": peeking_row,
    "judged": true_deals,
}


CAUGHT = [(game, way) for game in SETUPS for way in WAYS if (game, way) != ("aeons-end", "plan")]
"""Both boxes of Aeon's End are planned by the same code, and no plan at the sixteen moments of the
first box begins with another answer."""


@pytest.mark.parametrize(("game", "way"), CAUGHT)
def test_a_control_that_cheats_is_caught(
    game: str, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pairs = twins(game, 16)
    CHEATS[way](game, monkeypatch)
    assert any(WAYS[way](here, seat) != WAYS[way](there, seat) for here, there, seat in pairs)


# Ways of asking the server


async def put(house: House, table: str, world: Table) -> None:
    """Lay a world on a hosted table."""
    hosted = await house.hosted(table)
    hosted.record.table = world
    hosted.memory.spoken.clear()
    hosted.memory.visible.clear()
    hosted.memory.looked_at.clear()
    hosted.memory.forget_moment()
    hosted.record.note_questions()
    hosted.memory.note_version(watched=bool(hosted.presence.watches))


async def sits(house: House, table: str, viewer: Viewer) -> str:
    """The secret of a browser with these seats."""
    secret = new_secret()
    roles = [str(each) for each in sorted(viewer.seats)] or ["spectator"]
    await house.store.grant(secret, table, roles)
    return secret


async def streamed(house: House, table: str, viewer: Viewer) -> Any:
    """The first frame of the event stream."""
    secret = await sits(house, table, viewer)
    roles = await house.store.roles(secret, table)
    connection = await Connection.open(hall_of(house), table, secret, roles, "en")
    stream = _stream(connection)
    await anext(stream)
    event = (await anext(stream)).split(b"data: ", 1)[1]
    await stream.aclose()  # type: ignore[attr-defined]
    return json.loads(event)


async def polled(house: House, table: str, viewer: Viewer) -> Any:
    return await asked(house, table, viewer, "GET", "wait?version=999")


async def posted(house: House, table: str, viewer: Viewer) -> Any:
    """Reasons and a hint, as a page asks for them without a socket."""
    if not viewer.seats:
        return None
    (seat,) = viewer.seats
    scene = (await house.hosted(table)).record.table.view(seat)
    told = []
    for zone in (zone for area in scene.areas for zone in area.zones):
        wish = {"id": zone.id, "do": "why", "seat": seat, "target": zone.id}
        told.append(await asked(house, table, viewer, "POST", "say", wish))
    return told


async def asked(
    house: House, table: str, viewer: Viewer, method: str, path: str, body: Any = None
) -> Any:
    secret = await sits(house, table, viewer)
    transport = httpx.ASGITransport(create_app(house))
    base = "http://127.0.0.1:8765"
    cookies = {"emberhold": secret}
    async with httpx.AsyncClient(
        transport=transport, base_url=base, cookies=cookies, headers={"Origin": base}
    ) as client:
        answer = await client.request(method, f"/api/t/{table}/{path}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


FRAMES: dict[str, Callable[[House, str, Viewer], Awaitable[Any]]] = {
    "stream": streamed,
    "poll": polled,
    "messages": posted,
}


async def differing(house: House, game: str, way: str, who: str, pairs: Twins) -> int:
    """In how many of the pairs somebody is sent something else."""
    seats = [{"who": "person"}, {"who": "person"}]
    table = await house.open(Wanted(game, 2, 4, SETUPS[game], seats))
    different = 0
    for here, there, seat in pairs:
        viewer = Viewer(frozenset() if who == "spectator" else frozenset({seat}), False, True)
        sent = []
        for world in (here, there):
            await put(house, table, world)
            sent.append(await FRAMES[way](house, table, viewer))
        different += sent[0] != sent[1]
    return different


@GAMES
@pytest.mark.parametrize("who", ["player", "spectator"])
@pytest.mark.parametrize("way", FRAMES)
async def test_frames_of_two_worlds_are_the_same(
    sqlite: str, game: str, way: str, who: str
) -> None:
    async with a_house(sqlite) as house:
        assert not await differing(house, game, way, who, twins(game, 2))


@GAMES
@pytest.mark.parametrize("way", FRAMES)
async def test_frames_that_cheat_are_caught(
    sqlite: str, game: str, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_house(sqlite) as house:
        pairs = twins(game, 2)
        cheat = peeking_reasons if way == "messages" else peeking_scene
        cheat(game, monkeypatch)
        assert await differing(house, game, way, "player", pairs)
