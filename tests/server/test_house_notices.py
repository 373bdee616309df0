"""What everybody at a table is told: what was undone, who plays, and what became of undo."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.kernel.errors import SetupError
from emberhold.server.house import House, Viewer
from emberhold.server.house.people.opening import Wanted
from tests.server.houses import (
    BOTH,
    DECKS,
    GUEST,
    HOST,
    PERSON,
    SPECTATOR,
    Playing,
    a_house,
    frame,
    game,
    state,
    tell,
)

ADA = {"who": "person", "name": "Ada"}
BOT = {"who": "bot", "bot": "random"}
FRIEND = {"who": "open"}
ONE_GAME = {"nemesis": "umbra-titan", "mages": ["gex", "quilius"]}


async def told(
    house: House, table: str, viewer: Viewer, language: str = "en", **looking: Any
) -> list[str]:
    found = await state(house, table, viewer, language, **looking)
    return [notice["text"] for notice in found["notices"]]


async def two(house: House, *seats: Any) -> str:
    """Two mages, the first of whom has gems to play."""
    position = {
        "turn": {"player": 0, "phase": "main"},
        "players": {"0": {"hand": ["crystal"] * 4, "deck": ["spark"] * 6}},
    }
    return await house.open(Wanted("war-eternal", 2, 7, ONE_GAME, seats, position=position))


async def undo_three(house: House, table: str) -> None:
    playing = Playing(house, table)
    for _ in range(3):
        await playing.answer("play:crystal")
    said = frame("u", "undo", version=await house.version(table), seat=0, to=0)
    assert (await tell(house, table, HOST, said))["is"] == "done"


# Undoing


async def test_others_are_told_who_undid_how_much(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await two(house, ADA, PERSON)
        await undo_three(house, table)
        for viewer in (GUEST, SPECTATOR):
            assert await told(house, table, viewer) == ["Ada undid 3 answers."]
        assert await told(house, table, GUEST, "pl") == ["Ada cofa 3 odpowiedzi."]
        assert await told(house, table, HOST) == []


async def test_a_notice_is_told_to_pages_that_do_not_have_it_and_outlives_a_restart(
    sqlite: str,
) -> None:
    async with a_house(sqlite) as house:
        table = await two(house, ADA, PERSON)
        await undo_three(house, table)
        version = await house.version(table)
    async with a_house(sqlite) as house:
        assert len(await told(house, table, GUEST, known=version - 1)) == 1
        assert await told(house, table, GUEST, known=version) == []
        (notice,) = (await state(house, table, GUEST))["notices"]
        assert notice["at"] == version


async def test_notices_outlive_snapshots_and_do_not_pile_up(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await two(house, ADA, PERSON)
        for number in range(105):
            change = frame(f"s{number}", "seat", seat=1, who=["bot", "person"][number % 2])
            await tell(house, table, HOST, {**change, "bot": "random"})
        before = await told(house, table, HOST)
        assert len(before) == 12
        assert 0 < await house.version(table) - (await house.hosted(table)).record.snapshot_at < 12
    async with a_house(sqlite) as house:
        assert await told(house, table, HOST) == before


async def asked(house: House) -> str:
    """A table whose host asks to undo the end of a turn."""
    table = await two(house, PERSON, PERSON)
    playing = Playing(house, table)
    await playing.answer("play:crystal")
    await playing.answer("end")
    ask = frame("r", "undo-ask", to=0, seat=0)
    assert (await tell(house, table, HOST, ask))["is"] == "done"
    return table


async def test_who_has_no_name_is_called_by_the_seat(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await asked(house)
        for language, name in (("en", "Player 1"), ("pl", "Gracz 1"), ("fr", "Joueur 1")):
            found = await state(house, table, GUEST, language)
            assert found["undo"]["pending"]["text"].startswith(f"{name} ")


async def test_a_refusal_is_told_to_the_one_who_asked(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await asked(house)
        await tell(house, table, GUEST, frame("no", "undo-reply", yes=False))
        for viewer in (HOST, SPECTATOR):
            refused = "Player 2 does not agree to the undo."
            assert await told(house, table, viewer) == [refused]
        assert await told(house, table, GUEST) == []


async def test_an_agreement_is_told_to_everybody(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await asked(house)
        taken = (await game(house, table)).count
        await tell(house, table, GUEST, frame("yes", "undo-reply", yes=True))
        for viewer in (HOST, GUEST, SPECTATOR):
            assert await told(house, table, viewer) == [f"Player 1 undid {taken} answers."]


async def test_a_wish_that_is_withdrawn_is_told_to_the_others(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await asked(house)
        await tell(house, table, HOST, frame("no", "undo-reply", yes=False))
        withdrawn = "Player 1 no longer asks for an undo."
        assert await told(house, table, GUEST) == [withdrawn]
        assert await told(house, table, HOST) == []


async def test_at_one_screen_it_is_the_one_shown_who_undoes(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await two(house, PERSON, PERSON)
        await Playing(house, table).answer("play:crystal")
        said = frame("u", "undo", version=1, seat=0, to=0)
        both = Viewer(frozenset({0, 1}))
        assert (await tell(house, table, both, said))["is"] == "done"
        assert (await tell(house, table, GUEST, frame("x", "undo-ask", to=0, seat=0)))["code"]
        await Playing(house, table, name="q").answer("play:crystal")
        ask = frame("w", "undo-ask", version=3, seat=1, to=0)
        assert (await tell(house, table, both, ask))["is"] == "done"
        assert await told(house, table, SPECTATOR) == [
            "Player 1 undid one answer.",
            "Player 2 undid one answer.",
        ]


# Seats that change hands


async def test_a_player_who_holds_a_seat_reclaims_it_from_a_bot_and_gives_it_to_one(
    sqlite: str,
) -> None:
    async with a_house(sqlite) as house:
        table = await two(house, ADA, {"who": "person", "name": "Ola"})
        to_bot = frame("b", "seat", seat=1, who="bot", bot="random")
        again = frame("p", "seat", seat=1, who="person")
        assert (await tell(house, table, HOST, to_bot))["is"] == "done"
        assert await told(house, table, HOST) == ["A bot is now playing for Ola."]
        (mine,) = await told(house, table, GUEST)
        assert "your seat" in mine
        for stranger in (SPECTATOR, Viewer(), Viewer(frozenset({0}))):
            for wish in (again, to_bot):
                refused = await tell(house, table, stranger, {**wish, "id": "x"})
                assert refused["code"] == "not-yours"
        assert (await tell(house, table, GUEST, again))["is"] == "done"
        assert (await told(house, table, HOST))[-1] == "Ola is playing again."
        found = await state(house, table)
        assert (found["seats"][1]["who"], found["seats"][1]["name"]) == ("person", "Ola")
        assert (await tell(house, table, GUEST, {**to_bot, "id": "b2"}))["is"] == "done"
        assert (await state(house, table))["seats"][1]["bot"] == "random"


async def test_who_holds_a_seat_cannot_open_it_to_others(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await two(house, PERSON, PERSON)
        opening = frame("o", "seat", seat=1, who="open")
        assert (await tell(house, table, GUEST, opening))["code"] == "not-yours"
        assert (await tell(house, table, HOST, opening))["is"] == "done"


async def test_nothing_is_asked_of_somebody_for_whom_a_bot_plays(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        house.bots.pace = 60.0
        table = await two(house, PERSON, PERSON)
        (asked,) = (await state(house, table, HOST))["asked"]
        assert asked["mine"]
        assert asked["options"]
        await tell(house, table, HOST, frame("b", "seat", seat=0, who="bot", bot="random"))
        (asked,) = (await state(house, table, HOST))["asked"]
        assert not asked["mine"]
        assert not asked["options"]
        assert (await state(house, table, BOTH))["you"]["showing"] == 1


async def test_an_arrival_is_told(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await two(house, PERSON, FRIEND)
        await house.guests.arrive(table, 1, "Ola", [1])
        assert await told(house, table, HOST) == ["Ola has taken a seat at the table."]
        assert await told(house, table, GUEST) == []


# Free undo is for one side, or for one screen


async def test_free_undo_is_refused_against_a_friend_and_allowed_otherwise(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        with pytest.raises(SetupError) as refused:
            await house.open(Wanted("ashes", 2, 4, DECKS, [PERSON, FRIEND], free_undo=True))
        assert refused.value.field == "undo"
        assert "\n" not in refused.value.text("en")
        await house.open(Wanted("ashes", 2, 4, DECKS, [PERSON, FRIEND]))
        for game_name, setup, seats in (
            ("ashes", DECKS, [PERSON, BOT]),
            ("ashes", DECKS, [PERSON, PERSON]),
            ("war-eternal", ONE_GAME, [PERSON, FRIEND]),
        ):
            table = await house.open(Wanted(game_name, 2, 4, setup, seats, free_undo=True))
            assert (await house.hosted(table)).record.undo_is_free


@pytest.mark.parametrize("seat", [BOT, PERSON], ids=["bot", "hot-seat"])
async def test_free_undo_ends_when_an_opponent_comes(sqlite: str, seat: Any) -> None:
    async with a_house(sqlite) as house:
        house.bots.pace = 60.0
        table = await house.open(Wanted("ashes", 2, None, DECKS, [PERSON, seat], free_undo=True))
        playing = Playing(house, table)
        await playing.answer()
        if seat is BOT:
            await tell(house, table, HOST, frame("o", "seat", seat=1, who="open"))
        assert (await house.hosted(table)).record.undo_is_free
        await house.guests.arrive(table, 1, None, [1])
        assert not (await house.hosted(table)).record.undo_is_free
        assert (await told(house, table, HOST))[-1].startswith("Free undo has ended")
        version = await house.version(table)
        await house.guests.arrive(table, 1, None, [1])
        assert await house.version(table) == version
    async with a_house(sqlite) as house:
        assert not (await house.hosted(table)).record.undo_is_free
        assert (await state(house, table))["table"]["free_undo"], "the result is marked still"


async def test_free_undo_stays_for_whoever_takes_over_a_bot_and_for_one_side(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        house.bots.pace = 60.0
        mine = await house.open(Wanted("ashes", 2, 4, DECKS, [PERSON, BOT], free_undo=True))
        await tell(house, mine, HOST, frame("o", "seat", seat=1, who="open"))
        await house.guests.arrive(mine, 1, None, [0, 1])
        ours = await house.open(
            Wanted("war-eternal", 2, 4, ONE_GAME, [PERSON, FRIEND], free_undo=True)
        )
        await house.guests.arrive(ours, 1, None, [1])
        for table in (mine, ours):
            assert (await house.hosted(table)).record.undo_is_free
            assert (await state(house, table))["seats"][1]["who"] == "person"
