"""What one browser is sent with everything on: odds, answers ahead, talk, hints, analysis.

The same evening is lived through in two worlds that differ only in what a seat cannot know. Each
frame its page is sent and each reply to what it asks must be the same. For every kind of reply a
control that cheats must be caught by the same comparison.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import pytest

import emberhold
from emberhold.games import game_named
from emberhold.kernel.advice import Outlook, install_adviser
from emberhold.kernel.message import Message
from emberhold.kernel.naming import given_id
from emberhold.kernel.question import Question
from emberhold.kernel.rng import seeded
from emberhold.kernel.table import Table
from emberhold.parts.reading import Named
from emberhold.players.analysis import Level
from emberhold.players.budget import Budget
from emberhold.players.conditions import FAILS, GONE, HOLDS, WAITS, Condition, Judgement, Stands
from emberhold.players.hints import Suggestion, advise
from emberhold.server.house import House, Viewer
from emberhold.server.house.pages import judging, told
from emberhold.server.house.people import advising, talking
from emberhold.server.house.people.opening import Wanted
from emberhold.server.house.people.said import ClientFrame
from emberhold.server.http.connection import Connection
from emberhold.server.http.routes.live import _answered
from emberhold.server.store.people import new_secret
from tests.players.worlds import SETUPS
from tests.security.test_revoking import hall_of
from tests.security.test_two_worlds import lying, peeking_reasons, put, true_deals, twins
from tests.server.houses import PERSON, a_house, frame, tell
from tests.support.waiting import eventually

pytestmark = pytest.mark.thorough

GAMES = pytest.mark.parametrize("game", SETUPS)
TINY = Level("tiny", 2, 1, 2, ((3, 3),), 1, 6)
MOST_CONDITIONS = 30
STAND: tuple[Stands, ...] = (HOLDS, WAITS, FAILS, GONE)
PHRASE = "house-phrase-well-played"
"""Said by people on one side and by opponents."""


@pytest.fixture(autouse=True)
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Hints think for a number of looks and not for a time; an analysis is a short one."""

    def adviser(table: Table, question: Question) -> Suggestion:
        return advise(table, question, Budget(10))

    install_adviser(adviser)
    monkeypatch.setattr(judging, "LEVEL", TINY)
    yield
    install_adviser(emberhold._advise)


class Evening:
    """One page at a table in some world, and all that it is sent."""

    def __init__(self, house: House, table: str, seat: int) -> None:
        self.house, self.table, self.seat = house, table, seat
        self.sent: list[Any] = []

    async def lives_through(self, world: Table, over: str) -> list[Any]:
        """Everything a page can ask for, while the others at the table talk."""
        await put(self.house, self.table, world)
        me, other = frozenset({self.seat}), frozenset({1 - self.seat})
        secret = new_secret()
        for table in (self.table, over):
            await self.house.store.grant(secret, table, [str(self.seat)])
        hall = hall_of(self.house)
        page = await Connection.open(hall, self.table, secret, frozenset(map(str, me)), "en")
        page.steps = True
        await self._looks(page)
        public = _seen_by_all(world)
        for said in self._asks(public):
            await self._says(page, said)
        await self._says(page, {"do": "judge", "seat": self.seat, "conditions": self._offered()})
        for said in _talk(1 - self.seat, public):
            reply = await tell(self.house, self.table, Viewer(other), said)
            assert reply["is"] in ("done", "refused"), reply
            await self._looks(page)
        await self._analysis(over)
        await self._looks(page)
        page.close()
        return self.sent

    def _asks(self, public: list[str]) -> list[dict[str, Any]]:
        asked = [{"do": "foresee", "seat": self.seat}, {"do": "hint", "seat": self.seat}]
        asked += [{"do": "why", "seat": self.seat, "target": id} for id in public]
        asked += [{"do": "conditions", "seat": self.seat, "target": id} for id in public]
        return [*asked, *_talk(self.seat, public[::-1])]

    def _offered(self) -> list[dict[str, Any]]:
        """Conditions of queued answers as the page has been offered them, some of each sort."""
        told = [each["offers"] for each in self.sent if each["is"] == "conditions"]
        offers = [offer for offers in told for offer in offers]
        step = 1 + len(offers) // MOST_CONDITIONS
        return [
            {field: offer[field] for field in ("kind", "about", "place", "number")}
            for offer in offers[::step]
        ]

    async def _says(self, page: Connection, said: dict[str, Any]) -> None:
        whole = msgspec.convert({"id": f"m{len(self.sent)}", **said}, ClientFrame)
        self._keep(msgspec.json.encode(await _answered(page, whole)))
        await self._looks(page)

    async def _looks(self, page: Connection) -> None:
        self._keep(await page.state())

    async def _analysis(self, over: str) -> None:
        """That of this game is refused; another game is judged while this one is played."""
        try:
            self._keep(msgspec.json.encode(await self.house.judging.of(self.table, "en")))
        except emberhold.EmberholdError as error:
            self._keep(json.dumps(error.text("en")).encode())
        await self.house.judging.ask(over, "en")

        async def judged() -> told.Judged | None:
            found = await self.house.judging.of(over, "en")
            return None if found.stage == "working" else found

        found = await eventually(judged)
        assert found is not None
        assert found.stage == "done"
        self._keep(msgspec.json.encode(found))

    def _keep(self, sent: bytes) -> None:
        self.sent.append(json.loads(sent.decode().replace(self.table, "TABLE")))


def _seen_by_all(world: Table) -> list[str]:
    """An area, a zone and a piece of each part of the table, as far as everybody sees them."""
    found = []
    for area in world.view(None).areas:
        pieces = [piece.id for zone in area.zones for piece in zone.pieces]
        found += [area.id, *(zone.id for zone in area.zones[:1]), *pieces[:1]]
    return found


def _talk(seat: int, public: list[str]) -> list[dict[str, Any]]:
    """Pointing, a phrase, words and a note; opponents are refused the last."""
    said: list[dict[str, Any]] = [
        {"do": "say", "target": public[0]},
        {"do": "say", "target": public[-1], "phrase": PHRASE},
        {"do": "say", "text": "watch this"},
        {"do": "pin", "target": public[0], "text": "ours"},
    ]
    return [frame(f"t{seat}{number}", seat=seat, **each) for number, each in enumerate(said)]


async def finished(house: House) -> str:
    """A table at which a short game is over."""
    table = await house.open(Wanted("ashes", 2, 4, SETUPS["ashes"], [PERSON] * 2))
    for number in range(4):
        game = (await house.hosted(table)).record.table
        question = game.question
        assert question is not None
        key = "concede" if number == 3 else question.options.keys()[0]
        said = frame(f"a{number}", "answer", seat=question.seat, key=key)
        await tell(house, table, Viewer(frozenset({0, 1}), host=True), said)
    assert (await house.hosted(table)).record.result is not None
    return table


async def differing(address: str, game: str, pairs: list[tuple[Table, Table, int]]) -> set[str]:
    """What kinds of things somebody is sent in one world and not in the other."""
    async with a_house(address) as house:
        over = await finished(house)
        found = set()
        for here, there, seat in pairs:
            lived = []
            for world in (here, there):
                table = await house.open(Wanted(game, 2, 4, SETUPS[game], [PERSON] * 2))
                lived.append(await Evening(house, table, seat).lives_through(world, over))
            assert len(lived[0]) == len(lived[1])
            for one, other in zip(*lived, strict=True):
                if one != other:
                    found.add(_kind(one))
        return found


def _kind(sent: Any) -> str:
    return str(sent.get("is", "analysis")) if isinstance(sent, dict) else "analysis"


@GAMES
async def test_an_evening_is_the_same_in_two_worlds(sqlite: str, game: str) -> None:
    assert await differing(sqlite, game, twins(game, 1)) == set()


# Controls that cheat


def peeking_odds(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies ahead is told from the cards as they really are."""
    known = game_named(game)

    def foresight(state: Any, seat: int, asked: Question | None) -> tuple[Outlook, ...]:
        name = Named(given_id(str(lying(known, state))))
        return (Outlook(Message("why-asked", who=name, amount=1)),)

    monkeypatch.setattr(known, "foresight", foresight)


def peeking_talk(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What people have said is shown with something that is face down."""
    honest = talking.told

    def told_with(hosted: Any, *words: Any) -> Any:
        said = honest(hosted, *words)
        assert said is not None
        table = hosted.record.table
        for line in said.lines:
            line.text += str(lying(game_named(game), table.state))
        return said

    monkeypatch.setattr(talking, "told", told_with)


def peeking_conditions(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Conditions are judged by the cards as they really are."""
    known = game_named(game)

    def judgements(table: Table, seat: int, conditions: Iterable[Condition]) -> list[Judgement]:
        hidden = lying(known, table.state)
        return [Judgement(STAND[seeded(f"{hidden} {each}") % len(STAND)]) for each in conditions]

    monkeypatch.setattr(advising, "judgements", judgements)


def early_analysis(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is judged before it is over, by the cards as they really are."""
    honest = judging.Judging.of

    async def of(self: judging.Judging, table: str, language: str) -> told.Judged:
        hosted = await self._hosted(table)
        if hosted.record.result is not None:
            return await honest(self, table, language)
        world = hosted.record.table
        return told.Judged(stage="done", answers=lying(game_named(game), world.state))

    monkeypatch.setattr(judging.Judging, "of", of)


CHEATS = (peeking_reasons, peeking_odds, peeking_conditions, peeking_talk, early_analysis)


@GAMES
async def test_evenings_with_cheats_are_told_apart(
    sqlite: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each cheat is seen in what it spoils: `step` is what people say, the only news there is."""
    pairs = twins(game, 1)
    for cheat in CHEATS:
        cheat(game, monkeypatch)
    caught = await differing(sqlite, game, pairs)
    assert caught == {"why", "foresight", "judged", "step", "analysis"}


@GAMES
async def test_an_evening_with_hints_that_cheat_is_told_apart(
    sqlite: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pairs = twins(game, 6)
    true_deals(game, monkeypatch)
    assert await differing(sqlite, game, pairs) == {"hint"}
