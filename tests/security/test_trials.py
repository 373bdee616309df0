"""Trying something out of a game that others play: everything the asker cannot know is dealt again.

What a trial shows follows from what its seat knew and from luck of its own. Worlds the seat cannot
tell apart give the same trial, to every seat and to the end; a control that continues with the
cards as they truly are is caught by the same comparison.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import zip_longest
from typing import Any

import pytest

from emberhold import open as open_game
from emberhold.kernel.errors import SaveError
from emberhold.kernel.rng import SECRET, Dice, is_secret
from emberhold.kernel.save import Save
from emberhold.kernel.strand import Strand
from emberhold.kernel.table import Table, dealt_anew
from emberhold.server.house import House, Refused, Viewer
from emberhold.server.house.people.opening import Wanted
from emberhold.server.minds.thinker import Memory
from emberhold.server.minds.thinking import Task
from tests.conformance.listed import Listed
from tests.players.worlds import hidden
from tests.security.test_seats_of_people import to_bot
from tests.security.test_two_worlds import GAMES, twins
from tests.server.houses import (
    GUEST,
    HOST,
    PERSON,
    SPECTATOR,
    Playing,
    a_house,
    ashes,
    game,
    listed,
    past_first_five,
    state,
)
from tests.server.serving import Running

pytestmark = pytest.mark.thorough

TRIES = 6


def header_of(table: Table, seed: str = "0a" * 16) -> Save:
    return replace(table.header, seed=seed, generator=SECRET)


def shown(table: Table) -> list[Any]:
    """The table with all eyes."""
    return [table.view(seat).plain() for seat in (None, *range(table.players))]


def course(table: Table, answers: int) -> Iterator[list[Any]]:
    """What all eyes see of a game that is played on at random."""
    dice = Dice("course")
    yield shown(table)
    for _ in range(answers):
        question = table.question
        if question is None:
            break
        table.take(question, question.choices[dice.below(len(question.choices))])
        yield shown(table)


def differs(one: Table, other: Table, answers: int) -> bool:
    """Whether anybody sees something else; played on only until somebody does."""
    courses = zip_longest(course(one, answers), course(other, answers))
    return any(here != there for here, there in courses)


@GAMES
def test_worlds_a_seat_cannot_tell_apart_give_the_same_trial(game: str) -> None:
    for here, there, seat in twins(game, 3):
        one, two = (dealt_anew(world, header_of(world), seat) for world in (here, there))
        assert hidden(one) == hidden(two)
        assert one.state.rng == two.state.rng
        assert not differs(one, two, 40)


@GAMES
def test_a_control_that_continues_with_the_true_cards_is_caught(game: str) -> None:
    for here, there, _ in twins(game, 3):
        one, two = (Table(world.game, world.step_began(), world.header) for world in (here, there))
        for table in (one, two):
            table.state.log = Strand()
            table.start()
        assert differs(one, two, 400)


@listed
def test_what_a_seat_knows_stays_and_other_eyes_see_other_things(listed_game: Listed) -> None:
    """From many moments of a game at random, also in the middle of a step."""
    table = listed_game.open(33, 3)
    rules, dice = table.game, Dice(5)
    changed = 0
    for number in range(160):
        question = table.question
        if question is None:
            break
        if number % 20 == 0:
            trial = dealt_anew(table, header_of(table, f"{number:032x}"), question.seat)
            assert is_secret(trial.state)
            truth, dealt = table.step_began(), trial._history.snapshots[0].state
            seen = [rules.scene(each, question.seat).plain() for each in (truth, dealt)]
            assert seen[0] == seen[1]
            assert len(listed_game.census(truth)) == len(listed_game.census(dealt))
            changed += differs(trial, table.fork(), 40)
        table.take(question, question.choices[dice.below(len(question.choices))])
    assert changed > 1


def test_what_an_opponent_is_about_to_play_stays_in_their_hand() -> None:
    """AS-209: it has been announced, and is being paid for."""
    dice, tried = Dice(7), 0
    for seed in range(4):
        table = open_game("ashes", 2, seed, {"decks": "random"}, record=True)
        while (question := table.question) is not None:
            began = table.step_began()
            if began.step == "act" and began.chosen[0] == "play":
                trial = dealt_anew(table, header_of(table), 1 - began.active)
                played = trial._history.snapshots[0].state.players[began.active].hand
                assert any(card.kind is began.chosen[1] for card in played)
                tried += 1
            table.take(question, question.choices[dice.below(len(question.choices))])
    assert tried > 10


# At a hosted table


def hands(table: Table) -> list[list[str]]:
    return [[card.slug for card in player.hand] for player in table.state.players]


async def playing(house: House) -> str:
    table = await house.open(Wanted("ashes", 2, None, {"decks": "random"}, [PERSON, PERSON]))
    await past_first_five(house, table)
    return table


async def test_a_fork_shows_nothing_of_the_running_game(sqlite: str) -> None:
    """The first row of the attacks: a bot in the other's seat, the game forked, the seat taken."""
    async with a_house(sqlite) as house:
        table = await playing(house)
        (await house.hosted(table)).presence.acted.clear()
        house.bots.pace = 1000
        assert (await to_bot(house, table, HOST))["is"] == "done"
        true = await game(house, table)
        found = []
        for _ in range(TRIES):
            there = await game(house, await house.continue_from(table, true.count, HOST))
            assert there.state.rng != true.state.rng
            assert there.header.seed != true.header.seed
            assert hands(there)[0] == hands(true)[0], "what one knows is not dealt again"
            found.append(hands(there)[1])
        assert len({tuple(hand) for hand in found}) > 1
        assert found.count(hands(true)[1]) < TRIES


async def test_everybody_is_told_of_a_trial(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await playing(house)
        there = await house.continue_from(table, 3, GUEST)
        for viewer in (HOST, SPECTATOR):
            told = [notice["text"] for notice in (await state(house, table, viewer))["notices"]]
            assert any("is trying something out" in text for text in told)
        assert (await state(house, table, GUEST))["notices"] == []
        (notice,) = (await state(house, there, GUEST))["notices"]
        assert "dealt again" in notice["text"]


async def test_a_trial_is_never_written_to_a_file(sqlite: str) -> None:
    """Neither before nor after its end: its past is a game that others still play."""
    async with a_house(sqlite) as house:
        table = await playing(house)
        secret = str((await house.hosted(table)).record.header.seed)
        there = await house.continue_from(table, 5, GUEST)
        everybody = Viewer(frozenset({0, 1}), host=True)
        for over in (False, True):
            if over:
                await Playing(house, there, 8).to_the_end()
            for wish in (house.save_text, house.again, house.record_text):
                with pytest.raises(Refused):
                    await wish(there, everybody)
            report = await house.report(there, everybody)
            assert secret not in report
            assert "save" not in json.loads(report)
            seen = await state(house, there, everybody, showing=1)
            assert secret not in json.dumps(seen)
            assert seen["table"]["trial"] is True
        with pytest.raises(SaveError):
            (await game(house, there)).dumps()


async def test_who_only_watches_has_nothing_to_try(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await playing(house)
        for viewer in (SPECTATOR, Viewer(host=True), Viewer(frozenset({7}))):
            with pytest.raises(Refused):
                await house.continue_from(table, 0, viewer)


@listed
async def test_a_trial_is_the_same_after_a_restart_and_in_another_process(
    database: str, listed_game: Listed
) -> None:
    async with a_house(database) as house:
        table = await house.open(Wanted(listed_game.game, 2, 7, {}, [PERSON, PERSON]))
        await Playing(house, table).answers(30)
        count = (await game(house, table)).count
        there = await house.continue_from(table, count, HOST)
        assert (await game(house, there)).count == 0
        await Playing(house, there, 3).answers(15)
        seen = shown(await game(house, there))
    async with a_house(database) as house:
        again = await game(house, there)
        assert shown(again) == seen
        hosted = await house.hosted(there)
        question = again.questions[0]
        answers = tuple((answer.seat, answer.key) for answer in hosted.record.answers)
        task = Task(there, again.header, answers, question.seat, bot="random", seed="s")
        assert question.find(Memory().thought(task).key)
        assert again.at(0).count == 0
        elsewhere = await house.continue_from(there, 5, Viewer(frozenset({0, 1})))
        assert (await game(house, elsewhere)).count == 5


def test_a_page_continues_at_a_trial(server: Running) -> None:
    host, friend = server.browser(), server.browser()
    opened = host.opens("me", "friend", game="ashes")
    friend.takes(opened.link(1))
    there = friend.post(f"/api/t/{opened.table}/continue", {"at": 0}).json()["table"]
    assert friend.state(there)["you"]["seats"] == [0, 1]
    assert friend.get(f"/api/t/{there}/save").status_code == 403
    assert host.get(f"/api/t/{there}/state").status_code == 403
    told = [notice["text"] for notice in host.state(opened.table)["notices"]]
    assert any("is trying something out" in text for text in told)


async def test_against_nobody_the_game_itself_continues(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        both = Viewer(frozenset({0, 1}))
        there = await game(house, await house.continue_from(table, 0, both))
        assert there.header.trial is None
        assert there.state.rng == (await game(house, table)).state.rng
