"""The house: the past, the end, and what leaves it."""

from __future__ import annotations

import json

import pytest

import emberhold
from emberhold.server.house import Refused
from emberhold.server.house.pages.leaving import _again_at
from emberhold.server.house.pages.told import SeatAgain
from emberhold.server.house.people.opening import Wanted
from emberhold.server.store.records import SeatRow
from tests.golden.replaying import path_of
from tests.server.houses import (
    BOTH,
    DECKS,
    GUEST,
    HOST,
    PERSON,
    SPECTATOR,
    Playing,
    a_house,
    ashes,
    game,
    past_first_five,
    state,
)


async def test_the_past_is_seen_as_the_seat_saw_it(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        playing = await past_first_five(house, table)
        await playing.answers(10)
        then = await state(house, table, GUEST)
        count = then["table"]["answers"]
        await playing.answers(25)
        past = json.loads(await house.at(table, count, GUEST))
        assert past["moment"] == count
        assert past["asked"] == []
        assert past["scene"] == then["scene"]
        assert past["log"]["lines"] == then["log"]["lines"]
        with pytest.raises(Refused):
            await house.at(table, 10_000, GUEST)


async def test_after_the_end_everybody_may_see_everything(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        await Playing(house, table).to_the_end()
        count = (await game(house, table)).count
        seen = json.loads(await house.at(table, count // 2, SPECTATOR, open=True))
        other = json.loads(await house.at(table, count // 2, GUEST, showing=0))
        assert other["you"]["showing"] == 0
        hands = [
            zone
            for area in seen["scene"]["areas"]
            for zone in area["zones"]
            if zone["id"].startswith("hand:")
        ]
        assert [len(zone["pieces"]) for zone in hands] == [zone["count"] for zone in hands]
        assert await house.save_text(table, SPECTATOR)


async def test_a_save_file_leaves_only_where_it_holds_no_secret_of_others(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        with pytest.raises(Refused):
            await house.save_text(table, HOST)
        assert "seed" in await house.save_text(table, BOTH)
        trial = await house.continue_from(table, 0, GUEST)
        assert (await state(house, trial, GUEST))["table"]["trial"] is True
        bots = await house.open(
            Wanted("war-eternal", 2, 7, {}, [PERSON, {"who": "bot", "bot": "random"}])
        )
        with pytest.raises(Refused):
            await house.save_text(bots, HOST)
        alone = await house.continue_from(bots, 0, HOST)
        assert (await state(house, alone))["table"]["trial"] is False, "bots do not mind"
        expected = await house.open(Wanted("ashes", 2, 4, DECKS, [PERSON, {"who": "open"}]))
        trial = await house.continue_from(expected, 0, HOST)
        assert (await state(house, trial))["table"]["trial"] is True


async def test_a_save_file_continues_as_a_table(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        await Playing(house, table).answers(40)
        text = await house.save_text(table, BOTH)
        again = await house.open(Wanted(save=text, seats=[PERSON, PERSON]))
        assert await house.save_text(again, BOTH) == text
        playing = Playing(house, again)
        await playing.to_the_end()
    async with a_house(sqlite) as house:
        assert (await state(house, again))["result"] is not None


async def test_a_game_continues_from_any_moment_as_a_new_table(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        await Playing(house, table).answers(40)
        there = await house.continue_from(table, 17, BOTH)
        one, other = await game(house, table), await game(house, there)
        assert other.answers == one.at(17).answers
        assert other.count == 17
        assert one.count == 40
        await Playing(house, there, 8).to_the_end()


async def test_who_continues_alone_does_not_sit_others_down(sqlite: str) -> None:
    """The seats of people who did not ask for the new table are kept open there."""
    async with a_house(sqlite) as house:
        saved = path_of("gate-witch-2-beginner-won").read_text(encoding="utf-8")
        ended = await house.open(Wanted(save=saved, seats=[PERSON, PERSON]))
        there = await house.continue_from(ended, 5, GUEST)
        assert [row.who for row in await house.seats(there)] == ["open", "person"]


async def test_reports_hold_what_helps_and_no_secret(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await house.open(Wanted("ashes", 2, "hush-hush", DECKS, [PERSON] * 2))
        await Playing(house, table).answers(30)
        early = await house.report(table, GUEST, "pl")
        assert "hush-hush" not in early
        assert "setup" not in json.loads(early)
        assert {seat for _, seat, _ in json.loads(early)["own_answers"]} == {1}
        assert "setup" in json.loads(await house.report(table, BOTH))
        assert "hush-hush" not in await house.report(table, BOTH)
        await Playing(house, table, 3, "q").to_the_end()
        late = json.loads(await house.report(table, GUEST))
        assert emberhold.loads("\n".join([*late["save"], ""])).result is not None


async def test_tables_are_listed_with_how_they_are_going_and_how_they_ended(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        going = await house.open(
            Wanted("war-eternal", 2, 7, {}, [{"who": "person", "name": "Ala"}])
        )
        ended = await house.open(Wanted("war-eternal", 1, 7, {}, free_undo=True))
        await Playing(house, ended).to_the_end()
        for table in (going, ended):
            await house.store.grant("me", table, ["host", "0"])
        rows = {
            summary.header.id: house.summary_of(summary, "pl")
            for summary in await house.store.tables_of("me")
        }
        assert rows[going].result is None
        assert rows[going].players[0].name == "Ala"
        assert rows[going].acting
        over = rows[ended].result
        assert over is not None
        assert over.text
        assert rows[ended].free_undo
        assert rows[ended].answers == (await game(house, ended)).count


def test_the_same_table_again_keeps_bots_and_people_in_their_seats() -> None:
    bot, person = SeatRow(0, "bot", "expert"), SeatRow(1, "person", None, "Ada")
    assert _again_at(bot, False, False) == SeatAgain(who="bot", bot="expert", name="")
    found = [_again_at(person, *held).who for held in ((True, True), (False, True))]
    assert [*found, _again_at(person, False, False).who] == ["me", "hot-seat", "friend"]
    assert _again_at(person, True, True) == SeatAgain(who="me", bot=None, name="Ada")
