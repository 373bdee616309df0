"""Maps in a scene: spaces to point at, figures on them, tracks and dials."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emberhold.kernel.rng import Dice
from emberhold.kernel.scene import Dial, Marker, Scene, Step, Track
from emberhold.kernel.table import Table, open_table
from tests.conformance.mapped import faults
from tests.kernel.toy_map import MAP, WALK

pytestmark = pytest.mark.usefixtures("walk")


def opened(seed: int = 1) -> Table:
    return open_table(WALK, 2, seed)


def standing(scene: Scene) -> dict[str, str]:
    """Where each figure is."""
    return {
        piece.id: zone.id
        for zone in scene.area("board").zones
        for piece in zone.pieces
        if piece.kind == "figure"
    }


@given(st.integers(0, 10_000))
def test_a_map_can_be_drawn_at_every_moment_of_a_game(seed: int) -> None:
    table, dice = opened(seed), Dice(seed)
    while table.question is not None:
        for seat in (0, 1, None):
            assert faults(table.view(seat)) == []
        choices = table.question.choices
        table.take(table.question, choices[dice.below(len(choices))])
    assert "space:well" in standing(table.view(0)).values()


def test_options_point_at_spaces_and_figures_go_there() -> None:
    table = opened()
    asked = table.view(0).asked[0]
    spaces = {space.id for space in MAP.spaces}
    assert asked.options
    assert all(set(option.pieces) <= spaces for option in asked.options)
    figure = f"figure:{asked.seat}"
    table.answer(asked.options[0].key)
    assert standing(table.view(0))[figure] == asked.options[0].pieces[0]


def test_only_who_is_asked_is_shown_where_to_go() -> None:
    table = opened()
    seat = table.view(0).asked[0].seat
    assert table.view(seat).asked[0].options
    assert table.view(1 - seat).asked[0].options == ()


def test_a_map_becomes_json_like_the_rest_of_the_scene() -> None:
    board = json.loads(json.dumps(opened().view(0).plain()))["areas"][0]
    assert board["map"]["spaces"][0]["id"] == board["zones"][0]["id"]
    assert {"start": "space:gate", "end": "space:court", "one_way": True, "kind": "gate"} in board[
        "map"
    ]["ways"]
    assert board["map"]["regions"][0]["label"] == {"x": 320, "y": 12, "turn": 0}
    assert board["tracks"][0]["markers"][1]["seat"] == 1
    assert board["dials"][0]["most"] == 3


def test_what_could_not_be_drawn_is_noticed() -> None:
    scene = opened().view(0)
    board = scene.area("board")
    moved = replace(MAP.spaces[0], x=MAP.spaces[1].x, y=MAP.spaces[1].y)
    crowded = replace(MAP, spaces=(moved, *MAP.spaces[1:]))
    short = Track("omens", "omens", (Step(),), (Marker("omen", 1, "omen"),))
    spoilt = board._replace(map=crowded, tracks=(short,), dials=(Dial("die", "die", 4, 1, 3),))
    assert faults(scene._replace(areas=(spoilt,))) == [
        f"{moved.id} lies on {MAP.spaces[1].id}",
        "omen is off omens",
        "die shows 4",
    ]
