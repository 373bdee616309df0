"""A seat is a person's once a person has held it, no matter who plays there now."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.server.house import House, Viewer
from emberhold.server.house.people.opening import Wanted
from tests.server.houses import (
    DECKS,
    GUEST,
    HOST,
    PERSON,
    SPECTATOR,
    Playing,
    a_house,
    ashes,
    frame,
    game,
    past_first_five,
    seat_of,
    state,
    tell,
    war_eternal,
)

TO_BOT = {"who": "bot", "bot": "random"}


async def dealt_anew(house: House, table: str, viewer: Viewer) -> bool:
    """Whether the game continues elsewhere only with what the viewer cannot know dealt again."""
    there = await game(house, await house.continue_from(table, 0, viewer))
    return there.header.trial is not None


async def to_bot(house: House, table: str, viewer: Viewer, seat: int = 1) -> dict[str, Any]:
    return await tell(house, table, viewer, frame(f"bot-{seat}", "seat", seat=seat, **TO_BOT))


# Continuing elsewhere


async def test_a_host_cannot_fork_the_seat_of_a_person_by_giving_it_to_a_bot(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        assert await dealt_anew(house, table, HOST)
        assert (await to_bot(house, table, HOST))["is"] == "done"
        assert await dealt_anew(house, table, HOST)


async def test_nobody_forks_while_their_opponent_lets_a_bot_play(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        assert (await to_bot(house, table, GUEST))["is"] == "done"
        assert await dealt_anew(house, table, HOST)
        assert await dealt_anew(house, table, Viewer(frozenset({0})))


async def test_what_people_held_is_remembered_after_a_restart(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        await to_bot(house, table, HOST)
    async with a_house(sqlite) as house:
        assert await dealt_anew(house, table, HOST)
        hosted = await house.hosted(table)
        assert hosted.record.snapshot().standing["held"] == [0, 1]


async def test_against_bots_alone_a_player_may_continue_elsewhere(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await house.open(Wanted("ashes", 2, 4, DECKS, [PERSON, TO_BOT]))
        assert not await dealt_anew(house, table, HOST)


# Undoing


async def asked_to_undo(house: House, table: str) -> None:
    playing = await past_first_five(house, table)
    await playing.answers(4)
    ask = frame("ask", "undo-ask", to=0)
    assert (await tell(house, table, HOST, ask))["is"] == "done"
    assert (await house.hosted(table)).record.request is not None


async def test_a_bot_in_the_seat_does_not_consent_for_its_person(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        await asked_to_undo(house, table)
        hosted = await house.hosted(table)
        hosted.presence.acted.clear()
        answers = len(hosted.record.answers)
        house.bots.pace = 1000
        assert (await to_bot(house, table, HOST))["is"] == "done"
        assert hosted.record.request is not None
        assert hosted.record.request.waiting == (1,)
        assert len(hosted.record.answers) == answers
        yes = frame("yes", "undo-reply", yes=True)
        assert (await tell(house, table, HOST, {**yes, "id": "h"}))["is"] == "refused"
        assert (await tell(house, table, SPECTATOR, {**yes, "id": "s"}))["is"] == "refused"
        assert (await tell(house, table, GUEST, yes))["is"] == "done"
        assert len(hosted.record.answers) < answers


async def test_a_request_made_after_the_bot_came_waits_as_well(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        playing = await past_first_five(house, table)
        await playing.answers(4)
        hosted = await house.hosted(table)
        hosted.presence.acted.clear()
        house.bots.pace = 1000
        await to_bot(house, table, HOST)
        ask = frame("ask", "undo-ask", to=0)
        assert (await tell(house, table, HOST, ask))["is"] == "done"
        assert hosted.record.request is not None
        assert hosted.record.request.waiting == (1,)


async def test_a_player_who_left_for_good_is_not_waited_for(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await war_eternal(house, 2)
        await Playing(house, table).answers(3)
        await house.guests.leave(table, 1)
        ask = frame("ask", "undo-ask", to=0)
        assert (await tell(house, table, HOST, ask))["is"] == "done"
        assert (await house.hosted(table)).record.answers == []


# The end


async def conceded(house: House) -> str:
    table = await ashes(house)
    await past_first_five(house, table)
    question = (await game(house, table)).question
    assert question is not None
    viewer = HOST if question.seat == 0 else GUEST
    said = frame("c", "concede", seat=question.seat, version=await house.version(table))
    assert (await tell(house, table, viewer, said))["is"] == "done"
    return table


async def test_a_concession_is_not_undone_once_everything_can_be_seen(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await conceded(house)
        assert "seed" in await house.save_text(table, GUEST)
        answers = len((await house.hosted(table)).record.answers)
        for viewer in (HOST, GUEST):
            ask = frame(f"a{viewer.host}", "undo-ask", to=answers - 1)
            told = await tell(house, table, viewer, ask)
            assert (told["is"], told["code"]) == ("refused", "over")
            assert (await state(house, table, viewer))["undo"]["ask"] is False
        assert (await game(house, table)).result is not None


async def test_a_concession_is_not_undone_over_a_bot_in_the_others_seat(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await conceded(house)
        (await house.hosted(table)).presence.acted.clear()
        await to_bot(house, table, HOST)
        ask = frame("a", "undo-ask", to=0)
        assert (await tell(house, table, HOST, ask))["code"] == "over"


@pytest.mark.parametrize("decks", ["draft", DECKS["decks"]], ids=["draft", "first five"])
async def test_a_player_may_give_up_before_the_first_turn(sqlite: str, decks: Any) -> None:
    async with a_house(sqlite) as house:
        table = await house.open(Wanted("ashes", 2, 4, {"decks": decks}, [PERSON, PERSON]))
        loser = (await game(house, table)).questions[0].seat
        said = frame("c", "concede", seat=loser, version=0)
        assert (await tell(house, table, seat_of(loser), said))["is"] == "done"
        if (await game(house, table)).result is None:
            question = (await game(house, table)).questions[0]
            key, seat = question.options.keys()[0], question.seat
            answer = frame("a", "answer", version=1, seat=seat, key=key)
            assert (await tell(house, table, seat_of(seat), answer))["is"] == "done"
        result = (await game(house, table)).result
        assert result is not None
        assert result.winners == (1 - loser,)


# Who says who plays


async def test_a_host_does_not_put_a_bot_in_the_seat_of_somebody_who_is_here(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        watch = await house.watch(table, GUEST)
        for number, wish in enumerate((TO_BOT, {"who": "open"}, {"who": "person", "name": "x"})):
            said = frame(f"s{number}", "seat", seat=1, **wish)
            told = await tell(house, table, HOST, said)
            assert (told["is"], told["code"]) == ("refused", "not-yours")
        watch.close()
        assert (await to_bot(house, table, HOST))["is"] == "done"


async def test_nor_of_somebody_who_answered_a_moment_ago(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        await past_first_five(house, table)
        assert (await to_bot(house, table, HOST))["is"] == "refused"
