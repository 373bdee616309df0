"""Boxes of one's own speak of a player only where one was named before."""

from __future__ import annotations

import json
from typing import Any

import pytest

from emberhold.games.aeons_end.boxes import naming
from emberhold.games.aeons_end.boxes.palette import variants
from emberhold.games.aeons_end.boxes.reading import read_own
from emberhold.parts.boxes.own import Around
from tests.aeons_end.test_own_boxes import CARDS, contents, refusal

ALLY = ["does", "any_ally", [["reveal_hand"]]]
PLAYER = ["does", "any_player", [["suffer", 1]]]
HAND = ["deal", ["times", 2, "gems_in_that_hand"]]
THAT = ["does", "that_player", [["gain_life", 1]]]
OTHER = ["does", "different_player", [["draw", 1]]]
PREPPED = ["suffer", "prepped_by_that_player"]
FALLEN = ["when", ["at_most", "that_players_life", 5], [["unleash"]]]

KNOWN = (
    [ALLY, HAND],
    [PLAYER, THAT, OTHER],
    [ALLY, THAT, HAND],
    [["does", "most_prepped", [PREPPED]]],
    [["dearest_prepped", "discard", "then", [PREPPED]]],
    [["when", "solo", [ALLY, HAND]]],
    [["either", [ALLY], [ALLY]], HAND],
    [PLAYER, FALLEN],
    [["does"], ["either"], [], ["does", []]],
)
UNKNOWN = (
    ([HAND], "gems_in_that_hand"),
    ([HAND, ALLY], "gems_in_that_hand"),
    ([PLAYER, HAND], "gems_in_that_hand"),  # it says "that ally's hand"
    ([ALLY, PLAYER, HAND], "gems_in_that_hand"),
    ([ALLY, ["suffer", 1], HAND], "gems_in_that_hand"),  # it would be one's own
    ([["either", [ALLY], [HAND]]], "gems_in_that_hand"),
    ([["either", [ALLY], [["draw", 1]]], HAND], "gems_in_that_hand"),
    ([THAT], "that_player"),
    ([{"on": "gained", "do": [ALLY]}, {"on": "prepped", "do": [THAT]}], "that_player"),
    ([OTHER, THAT], "different_player"),
    ([FALLEN, PLAYER], "that_players_life"),
    ([PREPPED], "prepped_by_that_player"),
)


@pytest.mark.parametrize("text", KNOWN, ids=str)
def test_somebody_who_was_named_can_be_spoken_of(text: list[Any]) -> None:
    assert naming.unnamed(text) == ""


@pytest.mark.parametrize(("text", "word"), UNKNOWN, ids=str)
def test_somebody_who_was_not_cannot(text: list[Any], word: str) -> None:
    assert naming.unnamed(text) == word


def test_a_box_that_speaks_of_nobody_is_refused_with_its_line() -> None:
    old = '[["gain_aether", 2]]'
    said = refusal(contents(CARDS.replace(old, json.dumps([HAND]), 1)))
    assert said.startswith("cards.toml, line 6: ")
    assert "“that ally’s hand” needs an ally" in said
    assert read_own(contents(CARDS.replace(old, json.dumps([ALLY, HAND]), 1))).box.cards


def offered(text: list[Any], *path: int) -> list[Any]:
    clause: Any = text
    for place in path:
        clause = clause[place]
    return [each["clause"] for each in variants("play", clause, "en", Around(text, path))]


def test_nobody_is_offered_before_somebody_is_named() -> None:
    deal = ["deal", 1]
    of_the_hand = ["deal", "gems_in_that_hand"]
    assert of_the_hand not in [each["clause"] for each in variants("play", deal, "en")]
    assert of_the_hand not in offered([deal, ALLY], 0)
    assert of_the_hand in offered([ALLY, deal], 1)
    assert of_the_hand not in offered([PLAYER, deal], 1)
    inside = [ALLY, ["when", "solo", [deal]], ["either", [deal], []]]
    assert of_the_hand in offered(inside, 1, 2, 0)
    assert of_the_hand in offered(inside, 2, 1, 0)
    assert of_the_hand not in offered([["either", [ALLY], [deal]]], 0, 2, 0)
    whom = ["does", "that_player", [["draw", 1]]]
    now = ["does", "any_player", [["draw", 1]]]
    assert whom not in offered([now], 0)
    assert whom in offered([ALLY, now], 1)


def test_a_place_that_is_not_there_is_as_if_nobody_were_named() -> None:
    deal = ["deal", 1]
    for path in ((7,), (-1,), (0, 9, 9)):
        found = variants("play", deal, "en", Around([ALLY, deal], path))
        clauses = [each["clause"] for each in found]
        assert ["deal", 1] in clauses
        assert ["deal", "gems_in_that_hand"] not in clauses


def test_what_is_inside_a_joint_does_not_take_its_own_choices_away() -> None:
    wrong = ["when", "solo", [HAND]]
    assert len(offered([wrong], 0)) > 3
