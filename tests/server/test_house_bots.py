"""Bots at hosted tables: they play by themselves, hold nobody up, and never stop a table."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from emberhold import players
from emberhold.kernel.question import Choice, Question
from emberhold.kernel.table import Table
from emberhold.players import Player
from emberhold.server.house import Viewer
from emberhold.server.house.people import bots as house_bots
from emberhold.server.house.people.opening import Wanted
from tests.server.houses import (
    DECKS,
    GUEST,
    HOST,
    PATIENCE,
    PERSON,
    SPECTATOR,
    Playing,
    a_house,
    frame,
    game,
    run,
    state,
    tell,
)
from tests.support.waiting import eventually

ONE_GAME: dict[str, Any] = {"nemesis": "gate-witch", "difficulty": "beginner"}


def bot(name: str) -> dict[str, str]:
    return {"who": "bot", "bot": name}


@pytest.mark.parametrize("name", ["greedy", "random", "novice", "search:2"])
async def test_bots_play_a_game_to_its_end(name: str, sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await house.open(Wanted("war-eternal", 2, 7, ONE_GAME, [bot(name)] * 2))
        await eventually(lambda: over(house, table))
        found = await state(house, table, HOST)
        assert found["result"] is not None
        assert all(seat["here"] for seat in found["seats"])


async def over(house: Any, table: str) -> bool:
    return (await game(house, table)).result is not None


async def test_bots_continue_after_a_restart_as_soon_as_somebody_looks(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        house.bots.pace = PATIENCE
        table = await house.open(Wanted("war-eternal", 2, 7, ONE_GAME, [bot("greedy")] * 2))
        assert (await game(house, table)).count == 0
    async with a_house(sqlite) as house:
        await state(house, table, HOST)
        await eventually(lambda: over(house, table))


class Failing:
    """A bot that cannot."""

    name = "failing"
    needs_record = False

    def choose(self, table: Table, question: Question) -> Choice:
        raise RuntimeError("no idea")


class Cheating(Failing):
    """A bot that answers what is not asked."""

    def choose(self, table: Table, question: Question) -> Choice:
        return ("fly", "away")


@pytest.mark.parametrize("failing", [Failing, Cheating])
def test_a_bot_that_fails_is_replaced_by_luck_and_reported(
    failing: type[Failing],
    sqlite: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    by_name = players.player_named

    def player_named(name: str, game: str, seed: int | str, paced: bool = False) -> Player:
        return failing() if name == "greedy" else by_name(name, game, seed, paced)

    monkeypatch.setattr(house_bots, "player_named", player_named)

    async def test() -> None:
        async with a_house(sqlite) as house:
            table = await house.open(Wanted("war-eternal", 1, 7, ONE_GAME, [bot("greedy")]))
            await eventually(lambda: over(house, table))

    run(test())
    assert "failing" in capsys.readouterr().err


class Thinking:
    """A bot that thinks until it is told to stop."""

    name = "thinking"
    begun = threading.Event()
    enough = threading.Event()

    def choose(self, table: Table, question: Question) -> Choice:
        self.begun.set()
        self.enough.wait(PATIENCE)
        return question.choices[0]


@pytest.fixture
def thinking_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every bot is one that thinks."""
    Thinking.begun.clear()
    Thinking.enough.clear()
    monkeypatch.setattr(house_bots, "player_named", lambda *_, **__: Thinking())


@pytest.mark.usefixtures("thinking_bots")
async def test_other_tables_do_not_wait_for_a_bot_that_thinks(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        slow = await house.open(Wanted("ashes", 2, 4, DECKS, [PERSON, bot("greedy")]))
        await asyncio.to_thread(Thinking.begun.wait, PATIENCE)
        other = await house.open(Wanted("war-eternal", 1, 7, ONE_GAME))
        await Playing(house, other).answers(20)
        own = await state(house, slow)
        key = own["asked"][0]["options"][0]["key"]
        said = frame("a", "answer", version=0, seat=0, key=key)
        assert (await tell(house, slow, HOST, said))["is"] == "done"
        assert (await game(house, slow)).given == {0}
        Thinking.enough.set()
        await eventually(lambda: at_least(house, slow, 2))


async def at_least(house: Any, table: str, answers: int) -> bool:
    return (await game(house, table)).count >= answers


class Reckless:
    """A bot that plays on at the table it is shown before it answers."""

    name = "reckless"

    def choose(self, table: Table, question: Question) -> Choice:
        table.take(question, question.choices[-1])
        return question.choices[0]


async def test_a_bot_thinks_about_a_table_of_its_own(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_bots, "player_named", lambda *_, **__: Reckless())
    async with a_house(sqlite) as house:
        table = await house.open(Wanted("ashes", 2, 4, DECKS, [PERSON, bot("greedy")]))
        await eventually(lambda: idle(house, table))
        assert (await state(house, table))["table"]["answers"] == 1
        assert (await game(house, table)).given == {1}


async def idle(house: Any, table: str) -> bool:
    return not house.bots.busy_at(table)


@pytest.mark.usefixtures("thinking_bots")
async def test_a_seat_taken_over_while_its_bot_thinks_waits_for_the_person(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await house.open(Wanted("ashes", 2, 4, DECKS, [PERSON, bot("greedy")]))
        await asyncio.to_thread(Thinking.begun.wait, PATIENCE)
        taken = frame("s", "seat", seat=1, who="person", name="Ola")
        assert (await tell(house, table, HOST, taken))["is"] == "done"
        Thinking.enough.set()
        await eventually(lambda: idle(house, table))
        assert (await game(house, table)).count == 0
        assert [asked["seat"] for asked in (await state(house, table))["asked"]] == [0, 1]


class Wavering(Thinking):
    """A bot that would answer otherwise the second time."""

    thoughts = 0

    def choose(self, table: Table, question: Question) -> Choice:
        Wavering.thoughts += 1
        first = Wavering.thoughts == 1
        super().choose(table, question)
        return question.choices[0 if first else -1]


async def test_a_thought_about_what_was_undone_is_dropped(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    Thinking.begun.clear()
    Thinking.enough.clear()
    monkeypatch.setattr(Wavering, "thoughts", 0)
    monkeypatch.setattr(house_bots, "player_named", lambda *_, **__: Wavering())
    position = {
        "turn": {"player": 0, "phase": "main"},
        "turn_order": {"deck": ["2", "1"], "discard": []},
        "players": {"0": {"hand": ["crystal"] * 3}, "1": {"hand": ["crystal", "spark"]}},
    }
    async with a_house(sqlite) as house:
        mages = {**ONE_GAME, "mages": ["gex", "quilius"]}
        seats = [PERSON, bot("greedy")]
        table = await house.open(Wanted("war-eternal", 2, 7, mages, seats, True, position=position))
        playing = Playing(house, table)
        await playing.answer("end")
        assert await asyncio.to_thread(Thinking.begun.wait, PATIENCE)
        back = frame("u", "undo", version=1, seat=0, to=0)
        assert (await tell(house, table, HOST, back))["is"] == "done"
        for key in ("play:crystal", "end"):
            assert (await playing.answer(key))["is"] == "done"
        Thinking.enough.set()
        await eventually(lambda: at_least(house, table, 3))
        assert Wavering.thoughts >= 2
        assert (await game(house, table)).answers[2] == "end"


async def test_a_seat_changes_hands_in_the_middle_of_a_game(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await house.open(Wanted("war-eternal", 2, 7, ONE_GAME, [PERSON, PERSON]))
        change = frame("s", "seat", seat=1, who="bot", bot="random", name="Robot")
        for viewer in (SPECTATOR, Viewer(), Viewer(frozenset({0}))):
            assert (await tell(house, table, viewer, change))["code"] == "not-yours"
        wrong = await tell(house, table, HOST, {**change, "bot": "genius"}, "pl")
        assert wrong["is"] == "refused"
        assert "genius" in wrong["text"]
        assert (await tell(house, table, HOST, change))["is"] == "done"
        key = "end"
        said = frame("a", "answer", version=1, seat=1, key=key)
        assert (await tell(house, table, GUEST, said))["code"] == "not-yours"
        back = frame("b", "seat", seat=1, who="person", name="Ola")
        await tell(house, table, HOST, back)
        await tell(house, table, GUEST, frame("n", "seat", seat=1, who="person", name="Ewa"))
        foreign = frame("f", "seat", seat=0, who="person", name="Nobody")
        assert (await tell(house, table, GUEST, foreign))["code"] == "not-yours"
        seats = (await state(house, table))["seats"]
        assert (seats[1]["who"], seats[1]["name"]) == ("person", "Ewa")
        assert seats[0]["name"] == ""
    async with a_house(sqlite) as house:
        assert (await state(house, table))["seats"] == [{**seat, "here": False} for seat in seats]


async def test_a_friend_sits_down_in_an_open_seat(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await house.open(Wanted("war-eternal", 2, 7, ONE_GAME, [PERSON, {"who": "open"}]))
        watch = await house.watch(table, HOST)
        await house.guests.arrive(table, 1, "Ola")
        await watch.next()
        guest = await house.watch(table, GUEST)
        await watch.next()
        seats = (await state(house, table))["seats"]
        assert seats[1]["who"] == "person"
        assert seats[1]["name"] == "Ola"
        assert [seat["here"] for seat in seats] == [True, True]
        guest.close()
        await watch.next()
        assert [seat["here"] for seat in (await state(house, table))["seats"]] == [True, False]
        watch.close()


async def test_nobody_sits_down_on_a_bot(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        house.bots.pace = PATIENCE
        table = await house.open(Wanted("war-eternal", 2, 7, ONE_GAME, [PERSON, bot("greedy")]))
        await house.guests.arrive(table, 1, "Ola")
        assert [row.who for row in await house.seats(table)] == ["person", "bot"]
        assert await house.version(table) == 0


async def test_hints_say_what_a_sensible_player_would_do(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await house.open(Wanted("war-eternal", 1, 7, ONE_GAME))
        hint = await tell(house, table, HOST, frame("h", "hint", seat=0), "pl")
        options = (await state(house, table, language="pl"))["asked"][0]["options"]
        advised = next(each for each in options if each["key"] == hint["key"])
        assert advised["label"] in hint["text"]
        assert "%" not in hint["text"], "the line is a reason, not a number"
        assert all("%" in line for line in hint["numbers"][:-1])
        assert (await game(house, table)).count == 0
        refused = await tell(house, table, GUEST, frame("g", "hint", seat=0))
        assert refused["code"] == "not-yours"


async def test_the_pace_of_bots_is_remembered(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await house.open(Wanted("war-eternal", 1, 7, ONE_GAME))
        assert (await tell(house, table, HOST, frame("p", "pace", bots="fast")))["is"] == "done"
    async with a_house(sqlite) as house:
        assert (await state(house, table))["table"]["pace"] == "fast"


async def test_a_bot_does_not_begin_before_somebody_has_seen_the_table(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots among themselves have long begun when the first person looks."""
    monkeypatch.setattr(house_bots, "PACES", {"normal": 0.0})
    async with a_house(sqlite) as house:
        house.bots.pace, house.bots.first_look = None, PATIENCE
        ours = await house.open(Wanted("ashes", 2, 4, DECKS, [bot("random"), PERSON]))
        theirs = await house.open(Wanted("ashes", 2, 4, DECKS, [bot("random"), bot("random")]))

        async def begun(table: str, versions: int) -> bool:
            return (await house.hosted(table)).record.version >= versions

        await eventually(lambda: begun(theirs, 6))
        assert not await begun(ours, 1)
        watch = await house.watch(ours, GUEST)
        await eventually(lambda: begun(ours, 1))
        watch.close()
