"""The same people play again: everybody has a place at the new table, once, and may stay away."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.server.house import House, Refused, Viewer
from emberhold.server.house.people.opening import Wanted
from tests.server.houses import (
    GUEST,
    HOST,
    SPECTATOR,
    a_house,
    frame,
    past_first_five,
    seat_of,
    state,
    tell,
    war_eternal,
)


async def over(house: House, **wish: Any) -> str:
    """A table whose game is over: one player gave up in Ashes."""
    decks = {"decks": ["the-iron-men", "the-mist-guardian"]}
    seats = [{"who": "person", "name": "Ada"}, {"who": "person", "name": "Bo"}]
    table = await house.open(Wanted("ashes", 2, 4, decks, seats, **wish))
    for secret, roles in (("ada", ["host", "0"]), ("bo", ["1"]), ("cy", ["spectator"])):
        await house.store.grant(secret, table, roles)
    await past_first_five(house, table)
    asked = (await house.hosted(table)).record.questions[0].seat
    said = frame("c", "concede", seat=asked)
    reply = await tell(house, table, HOST if asked == 0 else GUEST, said)
    assert reply["is"] == "done", reply
    return table


async def names(house: House, table: str) -> list[str]:
    return [row.name for row in await house.seats(table)]


async def test_everybody_has_the_same_place_at_the_next_table(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await over(house)
        assert (await state(house, table, HOST))["again"] is True
        new = await house.rounds.follow(table, GUEST, "same")
        assert new != table
        assert await names(house, new) == ["Ada", "Bo"]
        for secret, roles in (("ada", {"host", "0"}), ("bo", {"1"}), ("cy", {"spectator"})):
            assert await house.store.roles(secret, new) == roles
        told = (await state(house, table, HOST))["next"]
        assert told == {"table": new, "url": f"/t/{new}", "by": 1, "who": "Bo"}
        first, second = [(await house.hosted(each)).record.header for each in (table, new)]
        assert second.setup == first.setup
        assert second.seed != first.seed


async def test_a_second_press_leads_to_the_same_table_also_after_a_restart(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await over(house)
        new = await house.rounds.follow(table, HOST, "same")
        assert await house.rounds.follow(table, GUEST, "rotated") == new
    async with a_house(sqlite) as house:
        assert await house.rounds.follow(table, GUEST, "same") == new
        assert (await state(house, table, GUEST))["next"]["table"] == new


async def test_rotated_seats_play_what_the_neighbour_played(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await over(house)
        new = await house.rounds.follow(table, HOST, "rotated")
        assert await names(house, new) == ["Bo", "Ada"]
        assert await house.store.roles("ada", new) == {"host", "1"}
        assert await house.store.roles("bo", new) == {"0"}
        setups = [(await house.hosted(each)).record.header.setup for each in (table, new)]
        assert setups[0] == setups[1]


@pytest.mark.parametrize(("kind", "ada", "bo"), [("same", 0, 1), ("rotated", 1, 0)])
async def test_who_was_muted_stays_muted_and_chat_stays_off(
    sqlite: str, kind: Any, ada: int, bo: int
) -> None:
    async with a_house(sqlite) as house:
        table = await over(house)
        await said(house, table, HOST, "say", seat=0, text="Well done!")
        await said(house, table, HOST, "mute", who=1, on=True)
        await said(house, table, HOST, "chat", on=False)
        new = await house.rounds.follow(table, GUEST, kind)
        await said(house, new, seat_of(bo), "say", seat=bo, phrase="house-phrase-hello")
    async with a_house(sqlite) as house:
        mine, theirs = [
            (await state(house, new, Viewer(frozenset({seat}))))["talk"] for seat in (ada, bo)
        ]
        assert mine["muted"] == [{"seat": bo, "unread": 1}]
        assert mine["lines"] == []
        assert theirs["muted"] == []
        assert [line["text"] for line in theirs["lines"]] == ["Hello!"]
        assert not mine["chat"]


async def said(house: House, table: str, viewer: Viewer, do: str, **fields: Any) -> None:
    done = await tell(house, table, viewer, frame(f"{do} {fields}"[:40], do, **fields))
    assert done["is"] == "done", done


async def test_something_new_is_drawn(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await over(house)
        new = await house.rounds.follow(table, HOST, "other")
        decks = [(await house.hosted(each)).record.header.setup["decks"] for each in (table, new)]
        assert decks[0] != decks[1]


async def test_only_players_play_again_and_only_at_the_end(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        running = await war_eternal(house, 2)
        assert (await state(house, running, HOST))["again"] is False
        with pytest.raises(Refused, match="still running"):
            await house.rounds.follow(running, HOST, "same")
        table = await over(house)
        with pytest.raises(Refused, match="Spectators"):
            await house.rounds.follow(table, SPECTATOR, "same")
        assert (await state(house, table, SPECTATOR))["again"] is False
