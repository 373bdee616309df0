"""Questions anybody may answer: any person from the own seat, and no bot while people are there."""

from __future__ import annotations

from typing import Any

from emberhold.server.house import House
from emberhold.server.house.people.opening import Wanted
from tests.server.houses import GUEST, PERSON, SPECTATOR, a_house, frame, game, state, tell
from tests.support.waiting import eventually

BOT = {"who": "bot", "bot": "random"}
SETUP = {"nemesis": "umbra-titan", "market": "deck-destruction", "mages": ["gex", "quilius"]}


async def who_is_hit(house: House, *seats: Any) -> str:
    """A minion hits any player: the players decide together which; seat 0 is asked for them."""
    return await house.open(
        Wanted(
            "war-eternal",
            2,
            1,
            SETUP,
            seats,
            position={
                "turn": {"player": 0, "phase": "nemesis"},
                "turn_order": {"deck": ["1", "2"], "discard": []},
                "in_play": [{"card": "howling-spinners"}],
                "nemesis": {"deck": ["night-unending", "smite"]},
            },
        )
    )


async def life(house: House, table: str, seat: int) -> int:
    return int((await game(house, table)).view(seat).area(f"player:{seat}").marks["life"])


async def test_a_player_who_sits_at_the_table_may_answer_from_their_own_seat(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await who_is_hit(house, PERSON, PERSON)
        (asked,) = (await state(house, table, GUEST))["asked"]
        assert (asked["seat"], asked["anyone"], asked["mine"]) == (0, True, True)
        assert [option["key"] for option in asked["options"]] == ["player:0", "player:1"]
        said = frame("a", "answer", version=0, seat=1, key="player:0")
        assert (await tell(house, table, GUEST, said))["is"] == "done"
        hit = await life(house, table, 0)
        assert hit == await life(house, table, 1) - 2
    async with a_house(sqlite) as house:
        assert await life(house, table, 0) == hit


async def test_who_only_watches_is_shown_no_options_and_decides_nothing(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await who_is_hit(house, PERSON, PERSON)
        (asked,) = (await state(house, table, SPECTATOR))["asked"]
        assert (asked["mine"], asked["options"]) == (False, [])
        for seat, viewer in ((0, SPECTATOR), (1, SPECTATOR), (0, GUEST)):
            said = frame(f"a{seat}", "answer", version=0, seat=seat, key="player:0")
            assert (await tell(house, table, viewer, said))["code"] == "not-yours"
        assert (await game(house, table)).count == 0


async def test_a_bot_does_not_decide_for_people(sqlite: str) -> None:
    """The question is put to the bot's seat, but a person sits at the table."""
    async with a_house(sqlite) as house:
        table = await who_is_hit(house, BOT, PERSON)
        assert not house.bots.busy_at(table)
        (asked,) = (await state(house, table, GUEST))["asked"]
        assert (asked["seat"], asked["mine"]) == (0, True)
        hint = await tell(house, table, GUEST, frame("h", "hint", seat=1))
        assert hint["key"] in ("player:0", "player:1")
        assert (await game(house, table)).count == 0
        said = frame("a", "answer", version=0, seat=1, key="player:1")
        assert (await tell(house, table, GUEST, said))["is"] == "done"


async def test_bots_among_themselves_decide(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await who_is_hit(house, BOT, BOT)

        async def decided() -> bool:
            return (await game(house, table)).count > 0

        await eventually(decided)


async def test_what_is_asked_of_all_waits_for_every_person(sqlite: str) -> None:
    """The page, the list of tables and the calls agree: it is everybody's turn, and no bot's."""
    async with a_house(sqlite) as house:
        table = await who_is_hit(house, PERSON, PERSON)
        shown = await state(house, table, GUEST)
        assert [seat["acting"] for seat in shown["seats"]] == [True, True]
        assert (await house.hosted(table)).record.since == {0: 0, 1: 0}
        beside_a_bot = await who_is_hit(house, BOT, PERSON)
        shown = await state(house, beside_a_bot, GUEST)
        assert [seat["acting"] for seat in shown["seats"]] == [False, True]
