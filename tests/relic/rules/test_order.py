"""Who decides: the active player orders what happens at once and chooses between equals."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.bot import choose
from emberhold.games.relic.effects.phrases.who import KINDS, Who
from emberhold.kernel.table import Table
from tests.relic.table import against, asks, at, cards, keys, log, marks, play, rule
from tests.support import asked

HERE = "outskirts"
FIVE = ["withered-hand", "clouded-eyes", "sealed-flesh", "gilded-craving", "spreading-taint"]


def struck(**mine: Any) -> Table:
    """Moarn attacks a Commissar whose Corruption has two texts for a lost battle."""
    return play(
        against(
            player=1,
            phase="exploration",
            p0={"space": HERE, "strength": 1, "corruption": ["mark-of-wrath"], **mine},
            p1={"space": HERE, "strength": 8},
            dice=[2, 2],
        ),
        "attack:0",
    )


BOTH = ["mark-of-wrath", "gift-of-the-abyss"]


@rule("R-147")
def test_an_attacking_nemesis_orders_what_the_loser_has_to_resolve() -> None:
    table = struck(corruption=BOTH)
    assert asked(table) == (1, "order")
    assert keys(table) == ["use:mark-of-wrath@1", "use:gift-of-the-abyss@1"]


@rule("R-147")
def test_the_chosen_order_is_the_order_in_which_it_happens() -> None:
    """The Mark of Wrath takes the last Life of a Commissar whom the Gift has corrupted before."""
    four = [*BOTH, "withered-hand", "clouded-eyes", "sealed-flesh"]
    vanquished = play(struck(corruption=four, life=1), "use:mark-of-wrath@1")
    assert log(vanquished).index("is vanquished") < log(vanquished).index("is corrupted")
    corrupted = play(struck(corruption=four, life=1), "use:gift-of-the-abyss@1")
    assert "is vanquished" not in log(corrupted)


@rule("R-147")
def test_a_character_orders_the_texts_of_the_nemesis_it_attacked() -> None:
    table = play(
        at(
            sheets=["commissar", "ogryn", "luxuria", "moarn"],
            scenario="dark-alliance",
            player=1,
            phase="exploration",
            dice=[5, 1],
            p1={"space": HERE},
            p2={"space": HERE, "willpower": 12},
        ),
        "attack:2",
    )
    assert asked(table) == (1, "order")
    assert keys(table) == ["use:fatal-embrace", "use:dark-alliance-2"]
    assert {option.pieces for option in asks(table).options} == {("sheet:2",)}


@rule("R-146", "R-147")
def test_what_is_optional_stays_with_its_owner() -> None:
    table = struck(corruption=[], hand=["saints-aegis"], life=1)
    assert asked(table)[0] == 0
    play(table, "roll")
    assert asked(table) == (0, "window")
    assert keys(table) == ["play:saints-aegis", "done"]


def blood_moon(**active: Any) -> Table:
    """Everybody fails a test and draws a Corruption card; the Canoness has two texts for that."""
    return at(
        players=3,
        sheets=["commissar", "canoness", "githellion"],
        setup={"variant": "enemies", "roles": ["character", "character", "nemesis"]},
        p0={"space": HERE, "willpower": 1, **active},
        p1={"space": HERE, "willpower": 1, "assets": ["vision-stone"]},
        board={HERE: ["blood-moon"]},
        dice=[1, 1],
        decks={"corruption": ["brittle-bones", "mark-of-wrath"]},
    )


@rule("R-147")
def test_the_active_player_orders_what_meets_somebody_else() -> None:
    table = blood_moon()
    assert asked(table) == (0, "order")
    play(table, "use:vision-stone@1")
    assert cards(table, "assets:1") == []


@rule("R-147", "R-241")
def test_an_eliminated_active_player_is_not_asked_for_an_order() -> None:
    table = play(blood_moon(corruption=FIVE), "lose")
    assert asked(table) == (1, "order")
    assert keys(table) == ["use:shield-of-faith", "use:vision-stone@1"]


@rule("R-147")
def test_a_question_of_order_says_whose_effects_they_are() -> None:
    question = asks(struck(corruption=BOTH))
    assert "Commissar has several effects" in question.prompt().text()
    assert [question.label(choice).text() for choice in question.choices] == [
        "Resolve Mark of Wrath",
        "Resolve Gift of the Abyss",
    ]
    for language, whose in (("pl", "efektów Komisarza"), ("fr", "effets du Commissaire")):
        assert whose in question.prompt().text(language)


def wasted(corruption: list[str]) -> Table:
    """Wasting Away takes 1 of the highest attribute of the Ogryn, who has two of them."""
    return at(
        sheets=["commissar", "ogryn"],
        p0={"space": HERE, "willpower": 12},
        p1={"space": HERE, "willpower": 1, "strength": 5, "cunning": 5, "corruption": corruption},
        board={HERE: ["blood-moon"]},
        dice=[2, 1],
        decks={"corruption": ["wasting-away"]},
    )


@rule("R-148")
def test_the_active_player_chooses_between_the_highest_attributes_of_another() -> None:
    table = wasted(FIVE[:3])
    assert asked(table) == (0, "attribute")
    assert keys(table) == ["attribute:strength", "attribute:cunning"]
    assert asks(table).prompt().text() == "Wasting Away: choose an attribute of Ogryn."
    play(table, "attribute:cunning")
    assert marks(table, "player:1")["cunning"] == 4


def test_the_player_by_rules_of_thumb_orders_what_is_not_its_own_as_well() -> None:
    for table in (struck(corruption=BOTH), blood_moon()):
        question = asks(table)
        assert choose(table.state, question) == question.choices[0]


@rule("R-147", "R-148")
@pytest.mark.parametrize(("kind", "asker"), [("closest", 0), ("chosen_other", 1)])
def test_the_active_player_chooses_between_equals_when_another_resolves(
    kind: str, asker: int
) -> None:
    """Whom a text lets its reader choose, its reader chooses."""
    there = {"space": HERE}
    state = at(players=3, phase="movement", p0=there, p1=there, p2=there).state
    asking = Who(KINDS[kind]).one(state, Act(state.figures[1]))
    assert isinstance(asking, Generator)
    question = next(asking)
    assert isinstance(question, Ask)
    assert question.seat == asker
    assert question.choices == [("player", 2), ("player", 0)]
