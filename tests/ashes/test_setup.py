"""Setting a game of Ashes up: what can be wished for, and wishes that cannot be granted."""

from __future__ import annotations

from typing import Any

import pytest

import emberhold
from emberhold import GAMES, SetupError, Table
from emberhold.games.ashes.setting_up.decks import SUGGESTED, parse
from tests.support.refusals import refused

IRON_MEN = SUGGESTED["the-iron-men"]


def opened(players: int = 2, seed: int = 1, **setup: Any) -> Table:
    return emberhold.open("ashes", players, seed, setup)


# Decks


@pytest.mark.parametrize("players", [2, 3, 4])
def test_left_to_chance_everybody_gets_another_suggested_deck(players: int) -> None:
    drawn = [opened(players, seed).header.setup["decks"] for seed in range(30)]
    for decks in drawn:
        assert len(set(decks)) == len(decks) == players
    assert {name for decks in drawn for name in decks} == set(SUGGESTED)
    assert drawn == [opened(players, seed).header.setup["decks"] for seed in range(30)]


def test_chance_gives_nobody_a_deck_that_somebody_asked_for() -> None:
    for seed in range(20):
        decks = opened(3, seed, decks=["random", "the-iron-men", "random"]).header.setup["decks"]
        assert decks[1] == "the-iron-men"
        assert len(set(decks)) == 3


def test_suggested_decks_may_be_called_as_they_are_printed() -> None:
    table = opened(decks=["The Iron Men", "the-iron-men"])
    assert table.header.setup["decks"] == ["the-iron-men", "the-iron-men"]


def test_a_random_deck_is_drawn_once_and_kept_in_the_set_up() -> None:
    table = opened(2, 9, decks=["random-deck", "random-deck"])
    texts = table.header.setup["decks"]
    assert parse(texts[0]) != parse(texts[1])
    again = emberhold.loads(table.dumps())
    assert again.header.setup["decks"] == texts


def test_the_text_of_a_deck_is_kept_in_good_order() -> None:
    untidy = "\n".join(reversed(IRON_MEN.text().splitlines()))
    table = opened(decks=[f"# my deck\n{untidy}", "the-iron-men"])
    assert table.header.setup["decks"][0] == IRON_MEN.text()


def test_a_complete_set_up_is_left_as_it_is() -> None:
    for decks in ("random", "draft", ["random-deck", "The Iron Men"]):
        table = opened(decks=decks)
        setup = table.header.setup
        assert table.game.setup(2, 5, setup) == setup


# First Five


def test_only_who_has_no_recommended_first_five_is_asked() -> None:
    silent = IRON_MEN.text().replace("first five", "# first five")
    table = opened(decks=["the-iron-men", silent], first_five="recommended")
    assert [question.seat for question in table.questions] == [1]
    assert table.view(0).zone("hand:0").count == 5
    while table.question is not None and table.question.topic == "first-five":
        table.answer(0)
    assert table.view(1).zone("hand:1").count == 5
    assert table.view(1).zone("draw:0").count == 25


def test_after_a_draft_there_is_nothing_to_recommend() -> None:
    table = opened(decks="draft", first_five="recommended")
    while table.question is not None and table.question.topic.startswith("draft"):
        table.answer(0)
    assert [question.topic for question in table.questions] == ["first-five"] * 2


# What cannot be


@pytest.mark.parametrize("players", [0, 1, 5, True, "2", None])
def test_a_number_of_players_that_cannot_play(players: Any) -> None:
    for decks in ("random", "draft"):
        with refused(SetupError, "2, 3, 4"):
            opened(players, decks=decks)


@pytest.mark.parametrize(
    "decks",
    [
        [],
        ["the-iron-men"],
        ["the-iron-men"] * 3,
        "the-iron-men",
        "drafts",
        None,
        5,
        {"0": "the-iron-men", "1": "the-iron-men"},
    ],
)
def test_decks_that_are_not_one_for_each_player(decks: Any) -> None:
    with refused(SetupError, "2", "draft"):
        opened(decks=decks)


@pytest.mark.parametrize("deck", ["the-iron-man", "", "xyz", None, 7, ["the-iron-men"], "a.deck"])
def test_a_deck_that_does_not_exist(deck: Any) -> None:
    with refused(SetupError, "the-snakes-in-silver", "random-deck"):
        opened(decks=["the-iron-men", deck])


def test_a_deck_name_with_a_slip_is_met_with_the_nearest_one() -> None:
    with refused(SetupError, "the-iron-man"):
        opened(decks=["the-iron-man", "the-iron-men"])
    with pytest.raises(SetupError, match="mean the-iron-men"):
        opened(decks=["the-iron-man", "the-iron-men"])


def test_an_illegal_deck_is_refused_with_all_its_violations() -> None:
    text = IRON_MEN.text().replace("3 anchornaut", "4 anchornaut").replace("5 natural", "4 natural")
    with refused(SetupError, "31", "4", "9", "10", "30"):
        opened(decks=["the-iron-men", text])


@pytest.mark.parametrize(
    ("wish", "value"),
    [
        ("reactions", "never"),
        ("text", "reborn"),
        ("first_five", True),
        ("stops", ["lunch"]),
        ("stops", "lunch"),
        ("stops", 3),
        ("stops", [["destroyed"]]),
    ],
)
def test_a_value_that_is_none(wish: str, value: Any) -> None:
    with refused(SetupError, wish):
        opened(**{wish: value})


def test_a_wish_that_is_none() -> None:
    with refused(SetupError, "deks", "decks"):
        opened(deks="draft")


def test_before_the_first_turn_nothing_is_counted() -> None:
    """What a program that learns is told of a round."""
    table = emberhold.open("ashes", 2, 1)
    observation = GAMES["ashes"].observation(2)
    row = observation.row(table.state, 0, table.question)
    told = dict(zip(observation.names, row, strict=True))
    counts = ("round", "mains", "sides", "passes", "meditated", "turnable-dice")
    assert [told[name] for name in counts] == [0] * len(counts)
