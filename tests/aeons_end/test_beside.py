"""What the workshop remarks about a card beside the printed ones: only what is true."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.language import LANGUAGES
from emberhold.server.workshop import checking


def card(type: str, cost: int, *text: Any, **more: Any) -> dict[str, Any]:
    field = "cast" if type == "spell" else "play"
    made = {"kind": "card", "type": type, "name": {"en": "Own"}, "cost": cost, field: list(text)}
    return made | more


def remarks(thing: dict[str, Any], language: str = "en") -> list[tuple[str, int | None]]:
    draft = {"slug": "own", "name": {"en": "Own"}, "things": [thing]}
    found = checking.checked(draft, 0, {}, language)
    assert found.problem == ""
    return [(each.text, each.cost) for each in found.remarks]


DEAL_4 = ["deal", 4]
SAID = {
    "a cheap spell": (
        card("spell", 3, DEAL_4),
        "It costs less than every printed spell that always deals 4 damage or more. "
        "The cheapest is Pyrotechnic Surge, for 4.",
        4,
    ),
    "a spell that does more than deal damage": (
        card("spell", 3, ["draw", 1], DEAL_4),
        "It costs less than every printed spell that always deals 4 damage or more. "
        "The cheapest is Pyrotechnic Surge, for 4.",
        4,
    ),
    "an expensive gem": (
        card("gem", 8, ["gain_aether", 2]),
        "It costs more than every printed gem that always gives 2 aether or more. "
        "The most expensive is Clouded Sapphire, for 6.",
        6,
    ),
    "a strong gem": (
        card("gem", 9, ["gain_aether", 4]),
        "No printed gem always gives as much aether. The most so far is 3: Burning Opal.",
        None,
    ),
    "a cheap relic": (
        card("relic", 2, ["gain_charges", 1]),
        "It costs less than every printed relic that always gives 1 charge or more. "
        "The cheapest is Conclave Scroll, for 3.",
        3,
    ),
}


@pytest.mark.parametrize(("thing", "text", "cost"), SAID.values(), ids=SAID)
def test_a_remark_names_what_it_is_measured_by(
    thing: dict[str, Any], text: str, cost: int | None
) -> None:
    assert remarks(thing) == [(text, cost)]
    said = {remarks(thing, language)[0][0] for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


NEUTRAL = {
    "as Kindle": card("spell", 4, ["deal", 3]),
    "as Jade": card("gem", 2, ["gain_aether", 2]),
    "damage on a condition": card("spell", 1, ["may", [["gain_charges", 1]], "then", [DEAL_4]]),
    "no number that is compared": card("relic", 0, ["draw", 1]),
    "nothing of its type to compare it with": card("relic", 0, ["gain_life", 2]),
    "a starter": card("spell", 0, DEAL_4, starter=True),
}


@pytest.mark.parametrize("thing", NEUTRAL.values(), ids=NEUTRAL)
def test_of_a_card_among_others_nothing_is_said(thing: dict[str, Any]) -> None:
    assert remarks(thing) == []


def test_the_better_of_two_ways_counts() -> None:
    either = ["either", [DEAL_4], [["deal", 2], ["draw", 1]]]
    assert remarks(card("spell", 3, either)) == remarks(card("spell", 3, DEAL_4))
