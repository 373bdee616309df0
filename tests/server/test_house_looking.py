"""The house: what everybody gets to see of a table, and nothing else."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from emberhold.games.unsealed import Unsealed
from emberhold.kernel.table import Table
from emberhold.language import LANGUAGES
from emberhold.server.house import House, Refused, Viewer
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
    frame,
    game,
    listed,
    past_first_five,
    state,
    tell,
    war_eternal,
)


@pytest.mark.thorough
@listed
@pytest.mark.parametrize("variant", range(4))
async def test_nothing_hidden_is_in_any_frame_to_others(
    listed_game: Listed, variant: int, sqlite: str
) -> None:
    players, setup = listed_game.variant(variant)
    seed = 10**15 + variant
    async with a_house(sqlite) as house:
        table = await house.open(Wanted(listed_game.game, players, seed, setup, [PERSON] * players))
        playing = Playing(house, table, variant)
        while (question := await playing.question()) is not None:
            hosted = await game(house, table)
            if playing.given % (7 if playing.given < 140 else 41) == 0:
                await look_for_secrets(house, table, hosted, listed_game, str(seed))
            done = await playing.answer()
            assert done["is"] == "done", (question.topic, done)
        await look_for_secrets(house, table, hosted, listed_game, str(seed))


async def look_for_secrets(
    house: House, table: str, hosted: Table, listed_game: Listed, seed: str
) -> None:
    for seat in range(hosted.players):
        viewer = Viewer(frozenset({seat}))
        seen = (await house.state(table, viewer)).decode()
        reported = await house.report(table, viewer)
        past = (await house.at(table, hosted.count, viewer)).decode()
        for text in (seen, past, reported):
            for piece in listed_game.hidden(hosted.state, seat):
                assert f'"{piece}"' not in text
            if hosted.result is None:
                assert seed not in text
                assert str(hosted.state.rng) not in text


async def test_a_private_line_is_read_by_its_seat_alone(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        playing = await past_first_five(house, table)
        for _ in range(400):
            if any(told.seat == 0 for told in (await game(house, table)).told()):
                break
            await playing.answers(1)
        host, guest = await state(house, table, HOST), await state(house, table, GUEST)
        spectator = await state(house, table, SPECTATOR)
        assert any(line["private"] for line in host["log"]["lines"])
        own = [line["text"] for line in host["log"]["lines"] if line["private"]]
        for other in (guest, spectator):
            assert not any(line["text"] in own for line in other["log"]["lines"])
            assert [line["n"] for line in other["log"]["lines"]] == list(
                range(len(other["log"]["lines"]))
            )


async def test_nobody_looks_with_the_eyes_of_others(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        for viewer in (GUEST, SPECTATOR, Viewer(host=True)):
            with pytest.raises(Refused) as raised:
                await house.state(table, viewer, showing=0)
            assert raised.value.code == "not-yours"
        assert (await state(house, table, SPECTATOR))["you"]["showing"] is None
        with pytest.raises(Refused):
            await house.at(table, 0, HOST, open=True)
        for viewer in (GUEST, SPECTATOR):
            with pytest.raises(Refused):
                await house.at(table, 0, viewer, showing=0)


async def test_hot_seat_shows_one_hand_at_a_time(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        playing = await past_first_five(house, table)
        question = await playing.question()
        assert question is not None
        other = await state(house, table, BOTH, showing=1 - question.seat)
        (asked,) = other["asked"]
        assert (asked["mine"], asked["options"]) == (True, [])
        mine = await state(house, table, BOTH)
        assert mine["you"]["showing"] == question.seat
        assert mine["asked"][0]["options"]


async def test_the_same_eyes_of_two_people_see_which_questions_are_theirs(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        for viewer, mine in ((BOTH, [True, True]), (HOST, [True, False])):
            found = await state(house, table, viewer, showing=0)
            assert [asked["mine"] for asked in found["asked"]] == mine


async def test_the_same_table_is_read_in_three_languages(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        await (await past_first_five(house, table)).answers(30)
        seen = [await state(house, table, HOST, language) for language in LANGUAGES]
        for field in ("scene", "log", "asked"):
            assert len({json.dumps(each[field]) for each in seen}) == 3, field
        shapes = {
            re.sub(r'"(name|label|prompt)": "[^"]*"', "", json.dumps(each["scene"]))
            for each in seen
        }
        assert len(shapes) == 1


@listed
async def test_a_frame_has_the_agreed_shape(listed_game: Listed, sqlite: str) -> None:
    players, setup = listed_game.variant(1)
    async with a_house(sqlite) as house:
        table = await house.open(Wanted(listed_game.game, players, 2, setup, [PERSON] * players))
        await Playing(house, table).answers(25)
        found = await state(house, table)
        check_frame(found, listed_game.game, await house.unsealed(table))


def check_frame(found: dict[str, Any], name: str, readable: Unsealed) -> None:
    assert found["is"] == "state"
    assert found["moment"] is None
    assert found["table"]["game"] == name
    known = {entry.slug for entry in readable.library}
    ids = set()
    for area in found["scene"]["areas"]:
        ids.add(area["id"])
        for zone in area["zones"]:
            ids.add(zone["id"])
            assert zone["count"] >= 0
            for piece in zone["pieces"]:
                ids.add(piece["id"])
                assert piece["face"] == ("up" if piece["name"] else "down")
                assert piece["card"] is None or piece["card"] in known
                assert piece["kind"] != "spell" or piece["card"] is not None
                for mark in piece["marks"]:
                    assert set(mark) == {"id", "label", "value"}
    for asked in found["asked"]:
        for option in asked["options"]:
            assert option["label"]
            assert option["key"].startswith(option["verb"])
            assert set(option["pieces"]) <= ids
    links = [
        part for line in found["log"]["lines"] for part in line["text"] if isinstance(part, dict)
    ]
    assert links
    assert {part["card"] for part in links} <= known


async def test_a_page_gets_only_the_lines_it_does_not_have(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await war_eternal(house, 2)
        playing = Playing(house, table)
        lines: list[Any] = []
        known = None
        for _ in range(60):
            found = await state(house, table, HOST, known=known)
            assert found["log"]["all"] == (known is None)
            del lines[found["log"]["from"] :]
            lines += found["log"]["lines"]
            known = found["version"]
            await playing.answers(2)
        whole = (await state(house, table))["log"]
        assert whole["all"]
        newest = (await state(house, table, known=known))["log"]
        assert lines[: newest["from"]] + newest["lines"] == whole["lines"]
        unknown = await state(house, table, known=10_000)
        assert unknown["log"] == whole


async def test_after_undoing_the_log_is_given_whole(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await war_eternal(house, free_undo=True)
        await Playing(house, table).answers(20)
        version = await house.version(table)
        await state(house, table, language="fr")
        undo = frame("u", "undo", version=version, seat=0, to=3)
        assert (await tell(house, table, HOST, undo))["is"] == "done"
        found = await state(house, table, known=version, language="fr")
        assert found["log"]["all"]
        told = (await game(house, table)).log("fr")
        assert [_plain(line) for line in found["log"]["lines"]] == told
        await Playing(house, table, seed=9, name="q").answers(10)
        told = (await game(house, table)).log("fr")
        again = await state(house, table, language="fr")
        assert [_plain(line) for line in again["log"]["lines"]] == told


def _plain(line: dict[str, Any]) -> str:
    return "".join(part if isinstance(part, str) else part["name"] for part in line["text"])
