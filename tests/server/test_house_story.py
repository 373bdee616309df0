"""What happened is told beat by beat: to those who watch, in order, and nothing hidden."""

from __future__ import annotations

import json
from typing import Any

from emberhold.games.aeons_end.game import WAR_ETERNAL
from emberhold.games.unsealed import unsealed
from emberhold.kernel.game import LogLine
from emberhold.server.house import Viewer
from emberhold.server.house.pages.staging import told
from tests.server.houses import (
    GUEST,
    HOST,
    a_house,
    ashes,
    first_key,
    frame,
    game,
    state,
    tell,
    war_eternal,
)

Plain = dict[str, Any]


def redrawn(scene: Plain, beat: Plain) -> Plain:
    """The scene after a beat, put together as a page does."""
    change = beat["scene"]
    if "whole" in change:
        whole: Plain = change["whole"]
        return whole
    areas = {area["id"]: area for area in change["areas"]}
    return {
        "areas": [_area(area, areas.get(area["id"], {})) for area in scene["areas"]],
        "marks": scene["marks"] if change["marks"] is None else change["marks"],
    }


def _area(area: Plain, change: Plain) -> Plain:
    zones = {zone["id"]: zone for zone in change.get("zones", ())}
    return {
        **area,
        **{name: value for name, value in change.items() if name != "zones"},
        "zones": [zones.get(zone["id"], zone) for zone in area["zones"]],
    }


async def _answers(house: Any, table: str, count: int) -> None:
    for _ in range(count):
        question = (await game(house, table)).question
        if question is None:
            return
        version = (await state(house, table))["version"]
        key = question.options.keys()[version % len(question.options)]
        viewer = Viewer(frozenset({question.seat}))
        await tell(
            house,
            table,
            viewer,
            frame(f"a{version}", "answer", version=version, seat=question.seat, key=key),
        )


async def test_every_line_is_a_beat_with_the_table_just_after_it(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await war_eternal(house)
        watch = await house.watch(table, HOST)
        told = 0
        for number in range(60):
            before = await state(house, table)
            if before["result"]:
                break
            key = await first_key(house, table)
            await tell(
                house,
                table,
                HOST,
                frame(f"a{number}", "answer", version=before["version"], seat=0, key=key),
            )
            after = await state(house, table, known=before["version"])
            assert [b["n"] for b in after["beats"]] == [x["n"] for x in after["log"]["lines"]]
            scene = before["scene"]
            for beat in after["beats"][:-1]:
                scene = redrawn(scene, beat)
                assert [a["id"] for a in scene["areas"]]
            if after["beats"]:
                told += len(after["beats"])
                assert after["beats"][-1]["scene"] is None
        assert told > 30
        watch.close()


async def test_nobody_is_told_a_story_that_nobody_watched(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await war_eternal(house)
        before = await state(house, table)
        await _answers(house, table, 5)
        assert (await state(house, table, known=before["version"]))["beats"] == []
        assert all(line.after is None for line in (await game(house, table)).state.log)


async def test_a_hidden_hand_is_in_no_beat(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        await house.watch(table, HOST)
        await house.watch(table, GUEST)
        beats = 0
        for number in range(60):
            hosted = await game(house, table)
            if hosted.question is None:
                break
            before = {seat: await state(house, table, _seat(seat)) for seat in (0, 1)}
            await _answers(house, table, 1)
            for seat in (0, 1):
                now = await state(house, table, _seat(seat), known=before[seat]["version"])
                scene = before[seat]["scene"]
                for beat in now["beats"][:-1]:
                    scene = redrawn(scene, beat)
                    other = json.dumps(_zone(scene, f"hand:{1 - seat}")["pieces"])
                    assert '"face": "up"' not in other, number
                    beats += 1
        assert beats > 10


def _seat(seat: int) -> Viewer:
    return Viewer(frozenset({seat}), host=seat == 0)


def _zone(scene: Plain, id: str) -> Plain:
    found: Plain = next(z for area in scene["areas"] for z in area["zones"] if z["id"] == id)
    return found


def test_of_several_cards_in_a_line_the_first_is_in_front_and_all_are_named() -> None:
    cards = [WAR_ETERNAL.box.cards[slug] for slug in ("kindle", "crystal")]
    line = LogLine("log-draws", {"cards": cards, "left": 3, "open": True})
    found = told(WAR_ETERNAL, unsealed(WAR_ETERNAL), line, ())
    assert found.cast == {"cards": "kindle", "all-cards": ["kindle", "crystal"]}
    assert found.numbers == {"left": 3}
