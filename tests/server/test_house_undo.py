"""Undo: freely, to the beginning of the turn, or if the others agree."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.kernel.rng import Dice
from emberhold.kernel.table import Table
from emberhold.server.house import House, Viewer
from emberhold.server.house.people.opening import Wanted
from emberhold.server.house.table.knowing import moment_of, showed_something
from tests.conformance.listed import Listed
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
    frame,
    game,
    listed,
    seat_of,
    state,
    tell,
    war_eternal,
)
from tests.support import at, fingerprint, keys

BOT = {"who": "bot", "bot": "random"}


def showed(table: Table, key: str, seat: int) -> bool:
    """Whether an answer showed anybody something new."""

    def moment() -> Any:
        eyes = (None, *range(table.players))
        return moment_of(table, {eye: table.game.scene(table.state, eye) for eye in eyes})

    before = moment()
    table.answer(key, seat)
    return showed_something(table, before, moment(), seat)


# What shows something new


def test_playing_buying_and_prepping_own_cards_shows_nothing() -> None:
    table = at(p0={"hand": ["crystal", "crystal", "spark"], "aether": 9})
    assert not showed(table, "play:crystal", 0)
    bought = [key for key in keys(table) if key.startswith("buy:")]
    assert not showed(table, bought[0], 0)
    assert not showed(table, "prep:spark@1", 0)


def test_the_end_of_a_turn_draws_cards_and_shows_them() -> None:
    table = at(p0={"hand": ["crystal"], "deck": ["spark"] * 6})
    assert showed(table, "end", 0)


@listed
@pytest.mark.parametrize("seed", range(4))
def test_what_showed_nothing_would_have_gone_the_same_in_every_world(
    listed_game: Listed, seed: int
) -> None:
    """Deal again what a seat cannot know: an answer that showed nothing leads to the same view."""
    table, dice = listed_game.open(seed, seed), Dice(seed)
    compared = 0
    while (question := table.question) is not None and table.count < 150:
        luck, seat = table.state.rng, question.seat
        options = question.options.keys()
        key = options[dice.below(len(options))]
        alone = len(table.questions) == 1 and not table.given
        others = [table.redeal(seat, deal) for deal in range(2)] if alone else []
        shown = showed(table, key, seat)
        assert shown or table.state.rng == luck
        if not shown:
            for other in others:
                other.answer(key, seat)
                assert other.view(seat).plain()["areas"] == table.view(seat).plain()["areas"], key
                compared += 1
    assert compared > 0


@pytest.mark.parametrize("hands", ["open", "closed"])
def test_own_cards_on_the_table_are_news_to_others_only(hands: str) -> None:
    table = at(setup={"hands": hands}, p0={"hand": ["crystal", "spark"]})
    assert not showed(table, "play:crystal", 0)


# Freely


async def solo(house: House, free: bool = False) -> str:
    """One mage in the main phase with a hand full of gems."""
    return await house.open(
        Wanted(
            "war-eternal",
            1,
            7,
            {"nemesis": "umbra-titan", "mages": ["gex"]},
            [PERSON],
            free,
            position={
                "turn": {"player": 0, "phase": "main"},
                "players": {"0": {"hand": ["crystal"] * 4, "deck": ["spark"] * 6}},
            },
        )
    )


async def back(house: House, table: str, to: int, viewer: Viewer = HOST, id: str = "u") -> Any:
    version = await house.version(table)
    said = frame(id, "undo", version=version, seat=min(viewer.seats), to=to)
    return await tell(house, table, viewer, said)


async def test_what_showed_nothing_is_undone_freely(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await solo(house)
        playing = Playing(house, table)
        trail = [fingerprint(await game(house, table))]
        for _ in range(3):
            await playing.answer("play:crystal")
            trail.append(fingerprint(await game(house, table)))
        undo = (await state(house, table))["undo"]
        assert (undo["free"], undo["back"], undo["turn"]) == (3, 2, 0)
        assert (await back(house, table, 2, id="u1"))["is"] == "done"
        assert fingerprint(await game(house, table)) == trail[2]
        assert (await back(house, table, 0, id="u2"))["is"] == "done"
        assert fingerprint(await game(house, table)) == trail[0]
        assert (await back(house, table, 0, id="u3"))["code"] == "illegal"
    async with a_house(sqlite) as house:
        assert fingerprint(await game(house, table)) == trail[0]
        assert await house.version(table) == 5


async def test_restarting_a_turn_goes_to_its_first_answer(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await solo(house)
        playing = Playing(house, table)
        for _ in range(3):
            await playing.answer("play:crystal")
    async with a_house(sqlite) as house:
        playing = Playing(house, table, name="q")
        await playing.answer("play:crystal")
        said = frame("t", "undo-turn", version=4, seat=0)
        assert (await tell(house, table, HOST, said))["is"] == "done"
        assert (await game(house, table)).count == 0
        assert (await tell(house, table, HOST, {**said, "id": "t2"}))["code"] == "stale"
        again = {**said, "id": "t3", "version": 5}
        assert (await tell(house, table, HOST, again))["code"] == "illegal"


async def test_what_was_shown_is_not_undone_freely(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await solo(house)
        playing = Playing(house, table)
        await playing.answer("play:crystal")
        await playing.answer("end")
        count = (await game(house, table)).count
        undo = (await state(house, table))["undo"]
        assert (undo["free"], undo["back"], undo["turn"]) == (0, None, None)
        assert undo["ask"]
        assert (await back(house, table, 0))["code"] == "illegal"
        assert (await game(house, table)).count == count


async def test_a_table_with_free_undo_takes_everything_back_and_is_marked(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await solo(house, free=True)
        await Playing(house, table).to_the_end()
        found = await state(house, table)
        assert found["table"]["free_undo"]
        assert found["result"] is not None
        assert (await back(house, table, 0))["is"] == "done"
        assert (await state(house, table))["result"] is None
        await Playing(house, table, 5, "q").to_the_end()
        await house.store.grant("me", table, ["0"])
        (summary,) = await house.store.tables_of("me")
        assert house.summary_of(summary, "en").free_undo


async def test_who_only_watches_takes_nothing_back(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await solo(house)
        await Playing(house, table).answer("play:crystal")
        version = await house.version(table)
        for said in (
            frame("u", "undo", version=version, to=0),
            frame("t", "undo-turn", version=version),
            frame("a", "undo-ask", version=version, to=0),
            frame("r", "undo-reply", version=version, yes=True),
        ):
            for viewer in (SPECTATOR, GUEST):
                assert (await tell(house, table, viewer, said))["is"] == "refused"
        assert (await state(house, table, SPECTATOR))["undo"]["ask"] is False
        assert (await game(house, table)).count == 1


# Others at the table


async def ashes_turn(house: House, seats: list[Any]) -> tuple[str, Playing]:
    """A game of Ashes in the middle of somebody's turn."""
    table = await house.open(Wanted("ashes", 2, 4, DECKS, seats))
    playing = Playing(house, table)
    while (question := await playing.question()) is not None and question.topic != "action":
        await playing.answers(1)
    return table, playing


async def test_an_answer_that_waits_for_others_is_undone_alone(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        for seat, viewer in ((1, GUEST), (0, HOST)):
            found = await state(house, table, viewer)
            asked = next(each for each in found["asked"] if each["seat"] == seat)
            key = asked["options"][0]["key"]
            said = frame(f"a{seat}", "answer", version=0, seat=seat, key=key)
            if seat == 0:
                undo = (await state(house, table, GUEST))["undo"]
                assert undo["back"] == 0
                assert (await back(house, table, 0, GUEST))["is"] == "done"
                assert (await game(house, table)).count == 0
                assert (await back(house, table, 0, HOST, "w"))["code"] == "illegal"
            assert (await tell(house, table, viewer, said))["is"] == "done"
        assert [q.seat for q in (await game(house, table)).questions] == [1]
    async with a_house(sqlite) as house:
        assert [q.seat for q in (await game(house, table)).questions] == [1]


async def test_undoing_more_needs_everybody(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table, _ = await ashes_turn(house, [{"who": "person", "name": "Ala"}, PERSON])
        count = (await game(house, table)).count
        asker, other = HOST, GUEST
        ask = frame("r", "undo-ask", to=count - 1)
        assert (await tell(house, table, asker, ask))["is"] == "done"
        pending = (await state(house, table, other, "pl"))["undo"]["pending"]
        assert (pending["by"], pending["to"], pending["waiting"]) == (0, count - 1, [1])
        assert "Ala" in pending["text"]
        reply = frame("no", "undo-reply", yes=False)
        assert (await tell(house, table, other, reply))["is"] == "done"
        assert (await state(house, table))["undo"]["pending"] is None
        assert (await game(house, table)).count == count
        late = frame("late", "undo-reply", yes=True)
        assert (await tell(house, table, other, late))["is"] == "refused"
        await tell(house, table, asker, {**ask, "id": "r2"})
        own = frame("own", "undo-reply", yes=True)
        assert (await tell(house, table, asker, own))["code"] == "not-yours"
    async with a_house(sqlite) as house:
        pending = (await state(house, table, GUEST))["undo"]["pending"]
        assert pending["waiting"] == [1]
        yes = frame("yes", "undo-reply", yes=True)
        assert (await tell(house, table, GUEST, yes))["is"] == "done"
        found = await state(house, table)
        assert found["table"]["answers"] == count - 1
        assert found["table"]["requested"] == 1
        assert (await tell(house, table, GUEST, yes))["is"] == "done"
        assert (await game(house, table)).count == count - 1


async def test_of_three_every_other_one_has_to_agree(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await house.open(
            Wanted("war-eternal", 3, 7, {"nemesis": "gate-witch"}, [PERSON] * 3)
        )
        await Playing(house, table).answers(25)
        count = (await game(house, table)).count
        ask = frame("r", "undo-ask", to=0)
        assert (await tell(house, table, HOST, ask))["is"] == "done"
        yes = frame("one", "undo-reply", yes=True)
        assert (await tell(house, table, GUEST, yes))["is"] == "done"
        found = await state(house, table)
        assert found["undo"]["pending"]["waiting"] == [2]
        assert found["table"]["answers"] == count
        again = await tell(house, table, GUEST, {**yes, "id": "twice"})
        assert again["code"] == "not-yours"
    async with a_house(sqlite) as house:
        assert (await tell(house, table, seat_of(2), {**yes, "id": "two"}))["is"] == "done"
        assert (await game(house, table)).count == 0


async def test_who_has_not_seen_a_request_does_not_agree_to_it(sqlite: str) -> None:
    """A page that still shows an older request, or none, says yes to that and not to this one."""
    async with a_house(sqlite) as house:
        table, _ = await ashes_turn(house, [PERSON, PERSON])
        count = (await game(house, table)).count
        before = await house.version(table)
        await tell(house, table, HOST, frame("r", "undo-ask", to=count - 1))
        yes = frame("yes", "undo-reply", yes=True, version=before)
        assert (await tell(house, table, GUEST, yes))["code"] == "stale"
        assert (await state(house, table))["undo"]["pending"]["waiting"] == [1]
        seen = {**yes, "id": "seen", "version": before + 1}
        assert (await tell(house, table, GUEST, seen))["is"] == "done"
        assert (await game(house, table)).count == count - 1


async def test_nobody_is_asked_for_what_is_free(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await two_mages(house)
        await Playing(house, table).answer("play:crystal")
        assert (await tell(house, table, HOST, frame("r", "undo-ask", to=0)))["is"] == "done"
        found = await state(house, table)
        assert found["undo"]["pending"] is None
        assert (found["table"]["answers"], found["table"]["requested"]) == (0, 0)


async def test_nobody_undoes_in_the_name_of_another_seat(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await two_mages(house)
        await Playing(house, table).answer("play:crystal")
        for said in (
            frame("u", "undo", version=1, seat=1, to=0),
            frame("t", "undo-turn", version=1, seat=1),
        ):
            assert (await tell(house, table, HOST, said))["code"] == "not-yours"
        assert (await game(house, table)).count == 1


async def two_mages(house: House) -> str:
    """Two people; seat 0 is in the main phase with a hand full of gems."""
    return await house.open(
        Wanted(
            "war-eternal",
            2,
            7,
            {"nemesis": "umbra-titan", "mages": ["gex", "quilius"]},
            [PERSON, PERSON],
            position={
                "turn": {"player": 0, "phase": "main"},
                "players": {"0": {"hand": ["crystal"] * 4, "deck": ["spark"] * 6}},
            },
        )
    )


async def test_a_request_is_forgotten_when_the_game_continues(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table, playing = await ashes_turn(house, [PERSON, PERSON])
        count = (await game(house, table)).count
        await tell(house, table, HOST, frame("r", "undo-ask", to=count - 1))
        await playing.answers(1)
        assert (await state(house, table))["undo"]["pending"] is None
        late = frame("late", "undo-reply", yes=True)
        assert (await tell(house, table, GUEST, late))["code"] == "stale"


async def test_nobody_else_may_have_acted(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table, playing = await ashes_turn(house, [PERSON, PERSON])
        acting = (await playing.question()).seat  # type: ignore[union-attr]
        found = await state(house, table, seat_of(1 - acting))
        while (question := await playing.question()) is not None and question.seat == acting:
            await playing.answers(1)
        await playing.answers(1)
        found = await state(house, table, seat_of(acting))
        assert found["undo"]["back"] is None
        assert found["undo"]["free"] == 0


async def test_nobody_undoes_what_another_did_though_it_showed_nothing(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await two_mages(house)
        await Playing(house, table).answer("play:crystal")
        assert (await state(house, table, HOST))["undo"]["free"] == 1
        undo = (await state(house, table, GUEST))["undo"]
        assert (undo["free"], undo["back"], undo["turn"]) == (0, None, None)
        assert (await back(house, table, 0, GUEST))["code"] == "illegal"


async def test_the_end_is_not_undone_freely(sqlite: str) -> None:
    """After it everything may be seen."""
    async with a_house(sqlite) as house:
        position = {
            "turn": {"player": 0, "phase": "casting"},
            "nemesis": {"life": 1},
            "players": {"0": {"breaches": {"1": {"spells": ["spark"]}}}},
        }
        mage = {"nemesis": "umbra-titan", "mages": ["gex"]}
        table = await house.open(Wanted("war-eternal", 1, 7, mage, [PERSON], position=position))
        playing = Playing(house, table)
        luck = (await game(house, table)).state.rng
        await playing.answer("cast:1")
        ended = await game(house, table)
        assert ended.result is not None
        assert ended.state.rng == luck
        undo = (await state(house, table))["undo"]
        assert (undo["free"], undo["back"]) == (0, None)
        assert (await back(house, table, 0))["code"] == "illegal"


async def test_bots_agree_at_once_and_play_on(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await house.open(Wanted("ashes", 2, 4, DECKS, [PERSON, BOT]))
        playing = Playing(house, table)
        for _ in range(30):
            found = await until_mine(house, table)
            if found is None:
                break
            done = await answer_mine(house, table, found, playing)
            assert done["is"] == "done"
        await until_mine(house, table)
        ask = frame("r", "undo-ask", to=2)
        assert (await tell(house, table, HOST, ask))["is"] == "done"
        again = await until_mine(house, table)
        assert again is not None
        assert again["table"]["requested"] == 1
        assert again["table"]["answers"] <= 6


async def until_mine(house: House, table: str) -> dict[str, Any] | None:
    """Wait for a question of the host's, or for the end."""
    watch = await house.watch(table, HOST)
    try:
        while True:
            found = await state(house, table)
            mine = [asked for asked in found["asked"] if asked["options"]]
            if mine:
                return found
            if found["result"] is not None:
                return None
            await watch.next()
    finally:
        watch.close()


async def answer_mine(
    house: House, table: str, found: dict[str, Any], playing: Playing
) -> dict[str, Any]:
    asked = next(asked for asked in found["asked"] if asked["options"])
    playing.given += 1
    options = asked["options"]
    key = options[playing.dice.below(len(options))]["key"]
    version = found["version"]
    said = frame(f"m{playing.given}", "answer", version=version, seat=0, key=key)
    return await tell(house, table, HOST, said)


async def test_what_was_answered_together_and_shown_is_not_free(sqlite: str) -> None:
    """Not even for the one whose answer is recorded last though another one completed them."""
    async with a_house(sqlite) as house:
        table = await house.open(Wanted("ashes", 2, 4, DECKS, [PERSON, PERSON]))
        for seat, viewer in ((1, GUEST), (0, HOST)):
            found = await state(house, table, viewer)
            asked = next(each for each in found["asked"] if each["seat"] == seat)
            key = asked["options"][0]["key"]
            said = frame(f"a{seat}", "answer", version=0, seat=seat, key=key)
            assert (await tell(house, table, viewer, said))["is"] == "done"
        for viewer in (GUEST, HOST, BOTH):
            undo = (await state(house, table, viewer))["undo"]
            assert (undo["free"], undo["back"]) == (0, None)


async def test_hot_seat_players_undo_each_others_answers(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await war_eternal(house, 2)
        playing = Playing(house, table)
        while True:
            await playing.answers(1)
            hosted = await house.hosted(table)
            seats = [answer.seat for answer in hosted.record.answers]
            if len(set(seats)) == 2 and not hosted.record.answers[-1].showed:
                break
        found = await state(house, table, BOTH)
        assert found["undo"]["back"] == len(seats) - 1
