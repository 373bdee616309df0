"""The house: answering at hosted tables, exactly once, and what everybody gets to see."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import pytest

import emberhold
from emberhold.games import room_of
from emberhold.kernel.errors import EmberholdError, SaveError, SetupError
from emberhold.kernel.table import Table
from emberhold.language import LANGUAGES
from emberhold.server.house import House, Refused, UnknownTable, Viewer
from tests.conformance.listed import LISTED, Listed
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
    frame,
    game,
    run,
    seat_of,
    state,
)

listed = pytest.mark.parametrize("listed_game", LISTED, ids=[each.game for each in LISTED])


async def ashes(house: House, seed: int = 4) -> str:
    return await house.open("ashes", 2, seed, DECKS, [PERSON, PERSON])


async def past_first_five(house: House, table: str) -> Playing:
    """Play on at random until only one seat is asked."""
    playing = Playing(house, table)
    while len((await game(house, table)).questions) != 1 or (await game(house, table)).given:
        await playing.answers(1)
    return playing


# Answering


def test_a_table_is_opened_and_answered(sqlite: str) -> None:
    async def test() -> None:
        async with a_house(sqlite) as house:
            table = await house.open("war-eternal", 2, 7, {"nemesis": "gate-witch"})
            (asked,) = (await state(house, table, BOTH))["asked"]
            key = asked["options"][0]["key"]
            said = frame("a", "answer", version=0, seat=asked["seat"], key=key)
            assert await house.act(table, BOTH, said) == {"is": "done", "id": "a", "version": 1}
            after = await state(house, table)
            assert (after["version"], after["table"]["answers"]) == (1, 1)

    run(test())


@listed
def test_a_whole_game_is_the_same_as_without_a_house(listed_game: Listed, sqlite: str) -> None:
    async def test() -> None:
        players, setup = listed_game.variant(3)
        async with a_house(sqlite) as house:
            table = await house.open(listed_game.game, players, 5, setup, [PERSON] * players)
            await Playing(house, table).to_the_end()
            played = await game(house, table)
            text = await house.save_text(table, HOST)
            assert emberhold.loads(text).result == played.result
            assert emberhold.loads(text).log() == played.log()
            assert (await state(house, table))["result"]["winners"] == list(played.result.winners)  # type: ignore[union-attr]

    run(test())


def test_the_same_id_is_done_again_without_acting_twice(sqlite: str) -> None:
    async def test() -> None:
        async with a_house(sqlite) as house:
            table = await house.open("war-eternal", 1, 7, {"nemesis": "gate-witch"})
            key = (await game(house, table)).question.options.keys()[0]  # type: ignore[union-attr]
            said = frame("a", "answer", version=0, seat=0, key=key)
            first = await house.act(table, HOST, said)
            together = await asyncio.gather(*(house.act(table, HOST, said) for _ in range(5)))
            assert together == [first] * 5
            assert (await game(house, table)).count == 1
        async with a_house(sqlite) as house:
            assert await house.act(table, HOST, said) == first
            assert (await game(house, table)).count == 1

    run(test())


def test_an_id_stays_known_after_its_answer_was_taken_back(sqlite: str) -> None:
    """Also far in the past: the same question is open again, but the id has been used."""

    async def test() -> None:
        async with a_house(sqlite) as house:
            table = await house.open("war-eternal", 1, 7, {"nemesis": "gate-witch"})
            key = (await game(house, table)).question.options.keys()[0]  # type: ignore[union-attr]
            said = frame("a", "answer", version=0, seat=0, key=key)
            first = await house.act(table, HOST, said)
            for number in range(150):
                version = await house.version(table)
                undo = frame(f"u{number}", "undo-ask", version=version, to=0)
                assert (await house.act(table, HOST, undo))["is"] == "done"
                again = frame(f"r{number}", "answer", version=version + 1, seat=0, key=key)
                assert (await house.act(table, HOST, again))["is"] == "done"
            await house.act(table, HOST, frame("last", "undo-ask", to=0))
        async with a_house(sqlite) as house:
            later = {**said, "version": await house.version(table)}
            assert await house.act(table, HOST, later) == first
            assert await house.act(table, HOST, said) == first, "done before, not stale"
            assert (await game(house, table)).count == 0

    run(test())


def test_who_may_not_answer_is_told_so_and_nothing_happens(sqlite: str) -> None:
    async def test() -> None:
        async with a_house(sqlite) as house:
            table = await house.open("war-eternal", 2, 7, {"nemesis": "gate-witch"}, [PERSON] * 2)
            question = (await game(house, table)).question
            assert question is not None
            key, asked = question.options.keys()[0], question.seat
            said = frame("x", "answer", version=0, seat=asked, key=key)
            for viewer in (seat_of(1 - asked), SPECTATOR, Viewer(host=True), Viewer()):
                refused = await house.act(table, viewer, said)
                assert (refused["is"], refused["code"]) == ("refused", "not-yours")
            other = {**said, "seat": 1 - asked}
            assert (await house.act(table, BOTH, other))["code"] == "not-yours"
            assert (await house.act(table, BOTH, {**said, "seat": 7}))["code"] == "not-yours"
            wrong = await house.act(table, BOTH, {**said, "key": "fly:away"}, "pl")
            assert wrong["code"] == "illegal"
            assert "fly:away" in wrong["text"]
            assert (await house.act(table, BOTH, frame("y", "dance")))["code"] == "unknown"
            assert await house.version(table) == 0
            assert (await house.act(table, BOTH, said))["is"] == "done"

    run(test())


def test_an_answer_to_an_older_question_is_stale(sqlite: str) -> None:
    async def test() -> None:
        async with a_house(sqlite) as house:
            table = await house.open("war-eternal", 1, 7, {"nemesis": "gate-witch"})
            playing = Playing(house, table)
            await playing.answers(1)
            keys = (await game(house, table)).question.options.keys()  # type: ignore[union-attr]
            late = frame("late", "answer", version=0, seat=0, key=keys[0])
            assert (await house.act(table, HOST, late))["code"] == "stale"
            assert (await game(house, table)).count == 1

    run(test())


def test_what_does_not_change_the_question_does_not_make_an_answer_stale(sqlite: str) -> None:
    async def test() -> None:
        async with a_house(sqlite) as house:
            table = await house.open("war-eternal", 1, 7, {"nemesis": "gate-witch"})
            await house.act(table, HOST, frame("p", "pace", bots="slow"))
            keys = (await game(house, table)).question.options.keys()  # type: ignore[union-attr]
            said = frame("a", "answer", version=0, seat=0, key=keys[0])
            assert (await house.act(table, HOST, said))["is"] == "done"

    run(test())


def test_seats_asked_together_answer_in_any_order_and_unseen(sqlite: str) -> None:
    async def test() -> None:
        async with a_house(sqlite) as house:
            table = await ashes(house)
            start = await state(house, table, HOST)
            assert [asked["seat"] for asked in start["asked"]] == [0, 1]
            assert start["asked"][0]["options"]
            assert start["asked"][1]["options"] == []
            guest = await state(house, table, GUEST)
            key = guest["asked"][1]["options"][0]["key"]
            said = frame("g", "answer", version=0, seat=1, key=key)
            assert (await house.act(table, GUEST, said))["is"] == "done"
            after = await state(house, table, HOST)
            assert after["scene"] == start["scene"]
            assert [asked["seat"] for asked in after["asked"]] == [0]
            mine = start["asked"][0]["options"][0]["key"]
            late = frame("h", "answer", version=0, seat=0, key=mine)
            assert (await house.act(table, HOST, late))["is"] == "done"

    run(test())


def test_nothing_can_be_answered_at_a_finished_table(sqlite: str) -> None:
    async def test() -> None:
        async with a_house(sqlite) as house:
            table = await ashes(house)
            playing = await past_first_five(house, table)
            question = await playing.question()
            assert question is not None
            version = await house.version(table)
            assert (await state(house, table, seat_of(question.seat)))["concede"]
            give_up = frame("c", "concede", seat=question.seat, version=version)
            assert (await house.act(table, seat_of(question.seat), give_up))["is"] == "done"
            assert (await state(house, table))["result"]["winners"] == [1 - question.seat]
            late = frame("l", "answer", version=version + 1, seat=0, key="pass")
            assert (await house.act(table, HOST, late))["code"] == "over"
            assert (await house.act(table, HOST, late, "fr"))["text"]

    run(test())


def test_tables_nobody_could_open_say_why(sqlite: str) -> None:
    async def test() -> None:
        async with a_house(sqlite) as house:
            with pytest.raises(SetupError):
                await house.open("chess")
            with pytest.raises(SetupError):
                await house.open("war-eternal", 9)
            with pytest.raises(SetupError, match="greedi"):
                await house.open("war-eternal", 1, seats=[{"who": "bot", "bot": "greedi"}])
            with pytest.raises(SaveError):
                await house.open(save="nonsense")
            for wrong in (
                house.state("nowhere", HOST),
                house.act("nowhere", HOST, frame("a", "pace")),
            ):
                with pytest.raises(UnknownTable, match="nowhere"):
                    await wrong

    run(test())


# What is seen


@listed
@pytest.mark.parametrize("variant", range(4))
def test_nothing_hidden_is_in_any_frame_to_others(
    listed_game: Listed, variant: int, sqlite: str
) -> None:
    async def test() -> None:
        players, setup = listed_game.variant(variant)
        seed = 10**15 + variant
        async with a_house(sqlite) as house:
            table = await house.open(listed_game.game, players, seed, setup, [PERSON] * players)
            playing = Playing(house, table, variant)
            while (question := await playing.question()) is not None:
                hosted = await game(house, table)
                if playing.given % 7 == 0:
                    await look_for_secrets(house, table, hosted, listed_game, str(seed))
                done = await playing.answer()
                assert done["is"] == "done", (question.topic, done)
            await look_for_secrets(house, table, hosted, listed_game, str(seed))

    run(test())


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


def test_a_private_line_is_read_by_its_seat_alone(sqlite: str) -> None:
    async def test() -> None:
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

    run(test())


def test_nobody_looks_with_the_eyes_of_others(sqlite: str) -> None:
    async def test() -> None:
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

    run(test())


def test_hot_seat_shows_one_hand_at_a_time(sqlite: str) -> None:
    async def test() -> None:
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

    run(test())


def test_the_same_eyes_of_two_people_see_which_questions_are_theirs(sqlite: str) -> None:
    async def test() -> None:
        async with a_house(sqlite) as house:
            table = await ashes(house)
            for viewer, mine in ((BOTH, [True, True]), (HOST, [True, False])):
                found = await state(house, table, viewer, showing=0)
                assert [asked["mine"] for asked in found["asked"]] == mine

    run(test())


def test_the_same_table_is_read_in_three_languages(sqlite: str) -> None:
    async def test() -> None:
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

    run(test())


@listed
def test_a_frame_has_the_agreed_shape(listed_game: Listed, sqlite: str) -> None:
    async def test() -> None:
        players, setup = listed_game.variant(1)
        async with a_house(sqlite) as house:
            table = await house.open(listed_game.game, players, 2, setup, [PERSON] * players)
            await Playing(house, table).answers(25)
            found = await state(house, table)
            check_frame(found, listed_game.game)

    run(test())


def check_frame(found: dict[str, Any], name: str) -> None:
    assert found["is"] == "state"
    assert found["moment"] is None
    assert found["table"]["game"] == name
    library = room_of(name, "library")
    assert library is not None
    known = {entry.slug for entry in library.entries()}
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


def test_a_page_gets_only_the_lines_it_does_not_have(sqlite: str) -> None:
    async def test() -> None:
        async with a_house(sqlite) as house:
            table = await house.open("war-eternal", 2, 7, {"nemesis": "gate-witch"}, [PERSON] * 2)
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

    run(test())


def test_after_taking_back_the_log_is_given_whole(sqlite: str) -> None:
    async def test() -> None:
        async with a_house(sqlite) as house:
            table = await house.open("war-eternal", 1, 7, {"nemesis": "gate-witch"}, free_undo=True)
            await Playing(house, table).answers(20)
            version = await house.version(table)
            await state(house, table, language="fr")
            undo = frame("u", "undo", version=version, seat=0, to=3)
            assert (await house.act(table, HOST, undo))["is"] == "done"
            found = await state(house, table, known=version, language="fr")
            assert found["log"]["all"]
            told = (await game(house, table)).log("fr")
            assert [_plain(line) for line in found["log"]["lines"]] == told
            await Playing(house, table, seed=9, name="q").answers(10)
            told = (await game(house, table)).log("fr")
            again = await state(house, table, language="fr")
            assert [_plain(line) for line in again["log"]["lines"]] == told

    run(test())


def _plain(line: dict[str, Any]) -> str:
    return "".join(part if isinstance(part, str) else part["name"] for part in line["text"])


# The past, the end, and what leaves the house


def test_the_past_is_seen_as_the_seat_saw_it(sqlite: str) -> None:
    async def test() -> None:
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

    run(test())


def test_after_the_end_everybody_may_see_everything(sqlite: str) -> None:
    async def test() -> None:
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

    run(test())


def test_a_save_file_leaves_only_where_it_holds_no_secret_of_others(sqlite: str) -> None:
    async def test() -> None:
        async with a_house(sqlite) as house:
            table = await ashes(house)
            with pytest.raises(Refused):
                await house.save_text(table, HOST)
            assert "seed" in await house.save_text(table, BOTH)
            with pytest.raises(Refused):
                await house.continue_from(table, 0, GUEST)
            bots = await house.open(
                "war-eternal", 2, 7, {}, [PERSON, {"who": "bot", "bot": "random"}]
            )
            with pytest.raises(Refused):
                await house.save_text(bots, HOST)
            assert await house.continue_from(bots, 0, HOST), "bots do not mind"
            expected = await house.open("ashes", 2, 4, DECKS, [PERSON, {"who": "open"}])
            with pytest.raises(Refused):
                await house.continue_from(expected, 0, HOST)

    run(test())


def test_a_save_file_goes_on_as_a_table(sqlite: str) -> None:
    async def test() -> None:
        async with a_house(sqlite) as house:
            table = await ashes(house)
            await Playing(house, table).answers(40)
            text = await house.save_text(table, BOTH)
            again = await house.open(save=text, seats=[PERSON, PERSON])
            assert await house.save_text(again, BOTH) == text
            playing = Playing(house, again)
            await playing.to_the_end()
        async with a_house(sqlite) as house:
            assert (await state(house, again))["result"] is not None

    run(test())


def test_a_game_goes_on_from_any_moment_as_a_new_table(sqlite: str) -> None:
    async def test() -> None:
        async with a_house(sqlite) as house:
            table = await ashes(house)
            await Playing(house, table).answers(40)
            there = await house.continue_from(table, 17, BOTH)
            one, other = await game(house, table), await game(house, there)
            assert other.answers == one.at(17).answers
            assert other.count == 17
            assert one.count == 40
            await Playing(house, there, 8).to_the_end()

    run(test())


def test_who_goes_on_alone_does_not_sit_others_down(sqlite: str) -> None:
    """The seats of people who did not ask for the new table are kept open there."""

    async def test() -> None:
        async with a_house(sqlite) as house:
            saved = path_of("gate-witch-2-beginner-won").read_text(encoding="utf-8")
            ended = await house.open(save=saved, seats=[PERSON, PERSON])
            there = await house.continue_from(ended, 5, GUEST)
            assert [row.who for row in await house.seats(there)] == ["open", "person"]

    run(test())


def test_reports_hold_what_helps_and_no_secret(sqlite: str) -> None:
    async def test() -> None:
        async with a_house(sqlite) as house:
            table = await house.open("ashes", 2, "hush-hush", DECKS, [PERSON] * 2)
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

    run(test())


def test_tables_are_listed_with_how_they_stand_and_how_they_ended(sqlite: str) -> None:
    async def test() -> None:
        async with a_house(sqlite) as house:
            going = await house.open("war-eternal", 2, 7, {}, [{"who": "person", "name": "Ala"}])
            ended = await house.open("war-eternal", 1, 7, {}, free_undo=True)
            await Playing(house, ended).to_the_end()
            for table in (going, ended):
                await house.store.grant("me", table, ["host", "0"])
            rows = {
                summary.header.id: house.summary_of(summary, "pl")
                for summary in await house.store.tables_of("me")
            }
            assert rows[going]["result"] is None
            assert rows[going]["players"][0]["name"] == "Ala"
            assert rows[going]["acting"]
            assert rows[ended]["result"]["text"]
            assert rows[ended]["free_undo"]
            assert rows[ended]["answers"] == (await game(house, ended)).count

    run(test())


def test_errors_can_be_read_in_every_language() -> None:
    errors: list[EmberholdError] = [UnknownTable("x"), Refused("stale", "error-stale")]
    for error in errors:
        assert len({error.text(language) for language in LANGUAGES}) == 3
