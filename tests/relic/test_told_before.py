"""What somebody is told before deciding: what a space draws, a value, what an ability does."""

from __future__ import annotations

import pytest

from emberhold.games.relic.ask import Own
from emberhold.games.relic.map.board import SPACE_NAMED
from emberhold.games.relic.seen.card_text import space_text
from emberhold.games.relic.terms import TESTED
from emberhold.kernel.message import Message
from emberhold.kernel.table import Table
from emberhold.language import LANGUAGES, speech
from tests.relic.table import asks, at, lying, play, rule, topic

SHRINE = "antian-shrine-world"
"""A test of Willpower that may be declined."""
ONE_EACH = "underhive-sump"
"""A red and a yellow icon."""


def asked(table: Table, language: str = "en") -> str:
    return asks(table).prompt().text(language)


def foretold(table: Table, key: str, language: str = "en") -> str:
    question = asks(table)
    said = question.foretold(question.find(key))
    assert said is not None
    return said.text(language)


def shrine(willpower: int) -> Table:
    """At a space whose test may be declined, with that much Willpower."""
    return at(sheets=["canoness", "ogryn"], p0={"space": SHRINE, "willpower": willpower})


@rule("R-062")
@pytest.mark.parametrize("already", [[], ["grot-rabble"]])
def test_a_space_says_how_many_cards_are_drawn_there(already: list[str]) -> None:
    (said,) = space_text(SPACE_NAMED[ONE_EACH])
    assert "draw up to 2 Threat cards" in said
    table = at(phase="exploration", p0={"space": ONE_EACH}, board={ONE_EACH: already})
    assert len(lying(table, ONE_EACH)) == 2


@rule("R-080")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("willpower", [3, 7])
def test_the_own_value_is_told_before_a_test_is_agreed_to(willpower: int, language: str) -> None:
    table = shrine(willpower)
    assert topic(table) == "may"
    told = speech(language)("relic-own-value", what="willpower", value=willpower)
    assert told in asked(table, language)
    assert str(willpower) in told


@rule("R-080")
def test_the_own_value_is_told_where_a_test_is_one_of_several_ways() -> None:
    table = at(sheets=["canoness", "ogryn"], p0={"space": "ultramar-emissary", "strength": 4})
    assert topic(table) == "choose"
    assert asked(table).endswith("Your Strength is 4.")


def test_nothing_is_told_of_values_where_nothing_is_tested() -> None:
    table = at(sheets=["rogue-trader", "ogryn"], p0={"hand": ["planetary-tithe"]}, phase="movement")
    assert "Your" not in asked(table)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", range(len(TESTED)))
def test_every_value_has_its_words(what: int, language: str) -> None:
    assert "9" in Message("relic-ask-choose", source="", mine=Own([(what, 9)])).text(language)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Reroll 1 of your dice."),
        ("pl", "Przerzuć jedną ze swoich kości."),
        ("fr", "Relancez l’un de vos dés."),
    ],
)
def test_an_ability_on_offer_says_what_it_does(language: str, said: str) -> None:
    table = at(
        sheets=["ultramarines-captain", "ogryn"],
        p0={"space": "outskirts"},
        board={"outskirts": ["grot-rabble"]},
        dice=[1, 2, 3, 4, 5],
    )
    while topic(table) != "window":
        play(table, table.question.options.keys()[0])  # type: ignore[union-attr]
    assert foretold(table, "use:codex-tactics", language) == said


def test_the_price_of_an_ability_is_told_with_it() -> None:
    table = at(
        sheets=["ordo-malleus-inquisitor", "ogryn"],
        phase="movement",
        p0={"influence": 3, "hand": ["dig-in"]},
    )
    said = foretold(table, "use:inquisitorial-mandate")
    assert said == "Pay 1 influence to move directly to any corner of your tier."


def test_a_card_on_offer_is_read_on_its_own_face() -> None:
    table = at(phase="movement", p0={"hand": ["planetary-tithe"]})
    question = asks(table)
    assert question.foretold(question.find("play:planetary-tithe")) is None
