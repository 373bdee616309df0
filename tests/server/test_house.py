"""The house: answering at hosted tables, exactly once."""

from __future__ import annotations

import asyncio

import pytest

import emberhold
from emberhold.kernel.errors import EmberholdError, SaveError, SetupError
from emberhold.language import LANGUAGES
from emberhold.server.house import Refused, UnknownTable, Viewer
from emberhold.server.house.people.opening import Wanted
from tests.conformance.listed import Listed
from tests.server.houses import (
    BOTH,
    GUEST,
    HOST,
    PERSON,
    SPECTATOR,
    Playing,
    a_house,
    ashes,
    first_key,
    frame,
    game,
    listed,
    past_first_five,
    seat_of,
    state,
    tell,
    war_eternal,
)


async def test_a_table_is_opened_and_answered(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await war_eternal(house, 2)
        (asked,) = (await state(house, table, BOTH))["asked"]
        key = asked["options"][0]["key"]
        said = frame("a", "answer", version=0, seat=asked["seat"], key=key)
        assert await tell(house, table, BOTH, said) == {"is": "done", "id": "a", "version": 1}
        after = await state(house, table)
        assert (after["version"], after["table"]["answers"]) == (1, 1)


@pytest.mark.thorough
@listed
async def test_a_whole_game_is_the_same_as_without_a_house(
    listed_game: Listed, sqlite: str
) -> None:
    players, setup = listed_game.variant(3)
    async with a_house(sqlite) as house:
        table = await house.open(Wanted(listed_game.game, players, 5, setup, [PERSON] * players))
        await Playing(house, table).to_the_end()
        played = await game(house, table)
        text = await house.save_text(table, HOST)
        assert emberhold.loads(text).result == played.result
        assert emberhold.loads(text).log() == played.log()
        assert (await state(house, table))["result"]["winners"] == list(played.result.winners)  # type: ignore[union-attr]


async def test_the_same_id_is_done_again_without_acting_twice(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await war_eternal(house)
        key = await first_key(house, table)
        said = frame("a", "answer", version=0, seat=0, key=key)
        first = await tell(house, table, HOST, said)
        together = await asyncio.gather(*(tell(house, table, HOST, said) for _ in range(5)))
        assert together == [first] * 5
        assert (await game(house, table)).count == 1
    async with a_house(sqlite) as house:
        assert await tell(house, table, HOST, said) == first
        assert (await game(house, table)).count == 1


async def test_an_id_stays_known_after_its_answer_was_undone(sqlite: str) -> None:
    """Also far in the past: the same question is open again, but the id has been used."""
    async with a_house(sqlite) as house:
        table = await war_eternal(house)
        key = await first_key(house, table)
        said = frame("a", "answer", version=0, seat=0, key=key)
        first = await tell(house, table, HOST, said)
        for number in range(150):
            version = await house.version(table)
            undo = frame(f"u{number}", "undo-ask", version=version, to=0)
            assert (await tell(house, table, HOST, undo))["is"] == "done"
            again = frame(f"r{number}", "answer", version=version + 1, seat=0, key=key)
            assert (await tell(house, table, HOST, again))["is"] == "done"
        await tell(house, table, HOST, frame("last", "undo-ask", to=0))
    async with a_house(sqlite) as house:
        later = {**said, "version": await house.version(table)}
        assert await tell(house, table, HOST, later) == first
        assert await tell(house, table, HOST, said) == first, "done before, not stale"
        assert (await game(house, table)).count == 0


async def test_who_may_not_answer_is_told_so_and_nothing_happens(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await war_eternal(house, 2)
        question = (await game(house, table)).question
        assert question is not None
        key, asked = question.options.keys()[0], question.seat
        said = frame("x", "answer", version=0, seat=asked, key=key)
        for viewer in (seat_of(1 - asked), SPECTATOR, Viewer(host=True), Viewer()):
            refused = await tell(house, table, viewer, said)
            assert (refused["is"], refused["code"]) == ("refused", "not-yours")
        other = {**said, "seat": 1 - asked}
        assert (await tell(house, table, BOTH, other))["code"] == "not-yours"
        assert (await tell(house, table, BOTH, {**said, "seat": 7}))["code"] == "not-yours"
        wrong = await tell(house, table, BOTH, {**said, "key": "fly:away"}, "pl")
        assert wrong["code"] == "illegal"
        assert "fly:away" in wrong["text"]
        assert (await tell(house, table, BOTH, frame("y", "show", seat=0)))["code"] == "unknown"
        assert await house.version(table) == 0
        assert (await tell(house, table, BOTH, said))["is"] == "done"


async def test_an_answer_to_an_older_question_is_stale(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await war_eternal(house)
        playing = Playing(house, table)
        await playing.answers(1)
        key = await first_key(house, table)
        late = frame("late", "answer", version=0, seat=0, key=key)
        assert (await tell(house, table, HOST, late))["code"] == "stale"
        assert (await game(house, table)).count == 1


async def test_what_does_not_change_the_question_does_not_make_an_answer_stale(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await war_eternal(house)
        await tell(house, table, HOST, frame("p", "pace", bots="slow"))
        key = await first_key(house, table)
        said = frame("a", "answer", version=0, seat=0, key=key)
        assert (await tell(house, table, HOST, said))["is"] == "done"


async def test_seats_asked_together_answer_in_any_order_and_unseen(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        start = await state(house, table, HOST)
        assert [asked["seat"] for asked in start["asked"]] == [0, 1]
        assert start["asked"][0]["options"]
        assert start["asked"][1]["options"] == []
        guest = await state(house, table, GUEST)
        key = guest["asked"][1]["options"][0]["key"]
        said = frame("g", "answer", version=0, seat=1, key=key)
        assert (await tell(house, table, GUEST, said))["is"] == "done"
        after = await state(house, table, HOST)
        assert after["scene"] == start["scene"]
        assert [asked["seat"] for asked in after["asked"]] == [0]
        mine = start["asked"][0]["options"][0]["key"]
        late = frame("h", "answer", version=0, seat=0, key=mine)
        assert (await tell(house, table, HOST, late))["is"] == "done"


async def test_nothing_can_be_answered_at_a_finished_table(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        playing = await past_first_five(house, table)
        question = await playing.question()
        assert question is not None
        version = await house.version(table)
        assert (await state(house, table, seat_of(question.seat)))["concede"]
        give_up = frame("c", "concede", seat=question.seat, version=version)
        assert (await tell(house, table, seat_of(question.seat), give_up))["is"] == "done"
        assert (await state(house, table))["result"]["winners"] == [1 - question.seat]
        late = frame("l", "answer", version=version + 1, seat=0, key="pass")
        assert (await tell(house, table, HOST, late))["code"] == "over"
        assert (await tell(house, table, HOST, late, "fr"))["text"]


async def test_tables_nobody_could_open_say_why(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        with pytest.raises(SetupError):
            await house.open(Wanted("chess"))
        with pytest.raises(SetupError):
            await house.open(Wanted("war-eternal", 9))
        with pytest.raises(SetupError, match="greedi"):
            await house.open(Wanted("war-eternal", 1, seats=[{"who": "bot", "bot": "greedi"}]))
        with pytest.raises(SaveError):
            await house.open(Wanted(save="nonsense"))
        for wrong in (
            house.state("nowhere", HOST),
            tell(house, "nowhere", HOST, frame("a", "pace", bots="fast")),
        ):
            with pytest.raises(UnknownTable, match="nowhere"):
                await wrong


def test_errors_can_be_read_in_every_language() -> None:
    errors: list[EmberholdError] = [UnknownTable("x"), Refused("stale", "error-stale")]
    for error in errors:
        assert len({error.text(language) for language in LANGUAGES}) == 3
