"""How much Relic asks: nothing twice without a reason, and what can be used rides along."""

from __future__ import annotations

from typing import Any

import pytest

from bench.questions import Tally, played
from emberhold.kernel.table import Table
from emberhold.language import LANGUAGES
from tests.relic.table import asks, at, keys, log, marks, play, rule, topic

HERE = "outskirts"
SEEDS = range(6)
MOST_QUESTIONS = 600
MOST_REPEATED = 10
"""Per cent."""


def turn_of(sheet: str, **position: Any) -> Table:
    other = "commissar" if sheet == "ogryn" else "ogryn"
    return at(sheets=[sheet, other], **position)


def test_a_game_of_three_asks_no_more_than_it_has_to() -> None:
    tally = Tally()
    for seed in SEEDS:
        played(seed, 3, "greedy", tally)
    assert tally.questions / tally.games <= MOST_QUESTIONS
    assert tally.repeated <= MOST_REPEATED


# Riding along


@rule("R-106", "R-147", "R-107")
def test_cards_for_the_own_turn_ride_along_with_the_roll() -> None:
    table = turn_of("rogue-trader", phase="movement", p0={"hand": ["planetary-tithe"]}, dice=[2])
    assert topic(table) == "roll-movement"
    assert keys(table) == ["roll", "power:planetary-tithe", "play:planetary-tithe"]
    before = marks(table, "player:0")["influence"]
    play(table, "play:planetary-tithe")
    assert marks(table, "player:0")["influence"] == before + 3
    assert topic(table) == "move"


@rule("R-147", "R-052")
def test_what_is_used_instead_of_moving_rides_along_with_the_roll() -> None:
    table = at(
        phase="movement",
        p0={"hand": ["dig-in"], "space": HERE},
        board={"titan-yards": ["grot-rabble"]},
    )
    assert keys(table) == ["roll", "power:dig-in", "use:lead-from-the-front"]
    play(table, "use:lead-from-the-front")
    assert "Commissar moves to Titan Yards." in log(table)
    assert "rolls" not in log(table).partition("moves to")[0]


@rule("R-147")
def test_an_asset_can_be_used_before_the_roll_and_after_it() -> None:
    medic = {"assets": ["field-medkit"], "space": HERE}
    table = turn_of("rogue-trader", phase="movement", p0=medic, dice=[2])
    assert keys(table) == ["use:field-medkit@1", "done"]
    play(table, "done")
    assert topic(table) == "move"
    assert keys(table)[-1] == "use:field-medkit@1"
    before = marks(table, "player:0")["life"]
    play(table, "use:field-medkit@1")
    assert marks(table, "player:0")["life"] == before + 1
    assert topic(table) == "move"
    assert "use:field-medkit@1" not in keys(table)


@rule("R-147", "R-154")
def test_cards_for_the_own_turn_ride_along_with_a_challenge() -> None:
    table = turn_of(
        "rogue-trader",
        phase="exploration",
        p0={"space": HERE, "hand": ["field-surgery"]},
        p1={"space": HERE, "assets": ["bloodied-ledger"]},
    )
    assert keys(table) == ["duel:1", "done", "play:field-surgery"]
    play(table, "play:field-surgery")
    assert keys(table) == ["duel:1", "done"]


@rule("R-147", "R-095")
def test_cards_for_the_own_turn_ride_along_with_experience_and_with_the_limits() -> None:
    table = turn_of(
        "rogue-trader",
        phase="experience",
        p0={"trophies": ["ork-warboss"], "hand": ["planetary-tithe", "dig-in", "defy-fate"]},
    )
    assert topic(table) == "experience"
    assert keys(table)[-1] == "play:planetary-tithe"
    play(table, "done")
    assert topic(table) == "tidy"
    assert "play:planetary-tithe" in keys(table)
    play(table, "play:planetary-tithe")
    assert table.state.active == 1


# One answer is not a question


@rule("R-147", "R-098")
def test_a_player_who_plays_the_last_card_is_not_asked_what_else_to_discard() -> None:
    table = turn_of(
        "rogue-trader",
        phase="experience",
        p0={"trophies": ["ork-warboss"], "hand": ["planetary-tithe"]},
    )
    play(table, "tidy")
    assert keys(table) == ["discard:planetary-tithe", "done", "play:planetary-tithe"]
    play(table, "play:planetary-tithe")
    assert table.state.active == 1


@rule("R-147", "R-098")
def test_a_hand_too_large_with_one_kind_left_is_discarded_without_a_question() -> None:
    table = turn_of(
        "ogryn",
        phase="experience",
        p0={"hand": ["planetary-tithe", "steady-hand", "steady-hand"]},
    )
    play(table, "done")
    assert keys(table) == [
        "discard:planetary-tithe",
        "discard:steady-hand",
        "play:planetary-tithe",
    ]
    play(table, "play:planetary-tithe")
    assert table.state.active == 1
    assert table.view(0).zone("hand:0").count == 1


@rule("R-147", "R-098")
def test_the_only_card_that_is_too_much_can_still_be_played() -> None:
    """Vanity takes the one Power card an Ogryn may keep."""
    table = at(
        players=3,
        sheets=["ogryn", "luxuria", "commissar"],
        setup={"variant": "enemies", "roles": ["character", "nemesis", "character"]},
        phase="experience",
        p0={"hand": ["planetary-tithe"], "corruption": ["vanity"]},
    )
    before = marks(table, "player:0")["influence"]
    play(table, "done")
    assert keys(table) == ["discard:planetary-tithe", "play:planetary-tithe"]
    play(table, "play:planetary-tithe")
    assert marks(table, "player:0")["influence"] == before + 3
    assert table.state.active != 0


# Not twice


@rule("R-147")
def test_what_was_declined_with_the_roll_is_not_a_window_later() -> None:
    """The Slag Plains have nothing to spend influence on."""
    table = turn_of(
        "rogue-trader",
        phase="movement",
        p0={"space": "manufactorum-telios", "hand": ["rite-of-awakening"], "strength": 12},
        decks={"threat-red": ["grot-rabble"] * 2},
        dice=[1, 1, 2, 1],
    )
    play(table, "roll", "move:slag-plains")
    asked = []
    while table.state.active == 0:
        asked.append(topic(table))
        play(table, keys(table)[-1] if "done" not in keys(table) else "done")
    assert "window" not in asked


@rule("R-147")
def test_influence_is_offered_again_where_it_can_be_spent() -> None:
    table = turn_of(
        "commissar",
        phase="movement",
        p0={"space": "transit-docks", "hand": ["planetary-tithe"], "influence": 0},
        dice=[1],
    )
    play(table, "roll", "move:battlefleet-antias")
    assert keys(table) == ["play:planetary-tithe", "done"]


# Experience


@rule("R-095", "R-098")
def test_experience_without_anything_to_spend_is_not_asked_twice_for_the_same_assets() -> None:
    table = turn_of("commissar", phase="experience", p0={"assets": ["servo-porter"]})
    assert keys(table) == ["tidy", "done"]
    play(table, "done")
    while table.state.active != 0:
        play(table, keys(table)[-1])
    topics: list[str] = []
    while table.state.active == 0:
        topics.append(topic(table))
        play(table, keys(table)[-1])
    assert "experience" not in topics


@rule("R-095", "R-098")
@pytest.mark.parametrize(("reactions", "asked"), [("possible", False), ("always", True)])
def test_a_hand_alone_is_not_a_reason_to_ask(reactions: str, asked: bool) -> None:
    table = turn_of(
        "commissar",
        setup={"reactions": reactions},
        phase="experience",
        p0={"hand": ["dig-in"]},
    )
    topics = []
    while table.state.active == 0:
        topics.append(topic(table))
        play(table, "done")
    assert ("experience" in topics) is asked


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Experience phase: do you discard any cards you do not want to keep?"),
        ("pl", "Doświadczenie: czy odrzucasz coś, czego nie chcesz zatrzymać?"),
        ("fr", "Expérience\xa0: défaussez-vous ce que vous ne voulez pas garder\xa0?"),
    ],
)
def test_nobody_is_asked_to_spend_what_is_not_there(language: str, said: str) -> None:
    table = turn_of("commissar", phase="experience", p0={"assets": ["servo-porter"]})
    assert asks(table).prompt().text(language) == said


def test_what_a_charge_costs_besides_is_not_what_it_is_spent_for() -> None:
    """The lander takes a charge and 1 influence; nobody spends a charge to pay."""
    board = {HERE: ["troop-lander"]}
    table = turn_of("rogue-trader", p0={"space": HERE, "influence": 2}, board=board)
    assert topic(table) == "spend-charge"
    prompt = asks(table).prompt()
    assert "charge of Troop Lander and pay 1 influence to move directly" in prompt.text("en")
    assert "„Prom desantowy” i zapłacić 1 wpływ, aby przenieść się" in prompt.text("pl")


def test_a_card_alone_has_no_number_though_it_can_be_used_and_discarded() -> None:
    table = turn_of("commissar", phase="experience", p0={"assets": ["stasis-coffin"], "life": 2})
    play(table, "tidy")
    question = asks(table)
    told = {question.label(choice).text("pl") for choice in question.choices}
    assert told >= {"Użyj karty „Trumna stazowa”", "Odrzuć kartę „Trumna stazowa”"}


def test_the_number_of_a_copy_is_not_in_the_quotes_of_its_name() -> None:
    copies = {"assets": ["field-medkit", "field-medkit"], "life": 2}
    table = turn_of("commissar", phase="movement", p0=copies)
    question = asks(table)
    told = {language: question.label(question.choices[0]).text(language) for language in LANGUAGES}
    assert told["pl"] == "Użyj karty „Apteczka polowa” nr 1"
    assert told["fr"].startswith("Utiliser «")
    assert "» nº" in told["fr"]
