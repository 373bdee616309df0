"""Cards of Ashes as data: the same as in Python, or refused."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy

import pytest

from emberhold.games.ashes.card import ACTION, ALLY, Ability, Card
from emberhold.games.ashes.cards import CARDS
from emberhold.games.ashes.cards.core.moments import this_unit
from emberhold.games.ashes.cards.from_data import card_from_data
from emberhold.games.ashes.effects.base import May, Sequence, unit, unit_or_phoenixborn
from emberhold.games.ashes.effects.hands import DiscardCard, Draw
from emberhold.games.ashes.effects.harm import Damage, PlaceWounds
from emberhold.games.ashes.effects.sorts import VERBS
from emberhold.kernel.message import Message
from emberhold.language import LANGUAGES
from emberhold.parts.effects.book import BookError
from emberhold.parts.effects.trees import alike, within
from tests.support.declared import misdeclared
from tests.support.spoiling import Entry, Spoiled, each_is_refused, wrong

PRINTED: dict[str, Entry] = {
    "mist-typhoon": {
        "type": "action",
        "cost": "M 1Ic 1Nc",
        "effect": [["damage_each", 1, "opposing_unit"], ["may", [["draw", 1]]]],
    },
    "out-of-the-mist": {
        "type": "action",
        "cost": "S 1Ip 1Np",
        "effect": [
            ["damage", "own_units", "unit", "ashes-damage-units"],
            ["may", [["draw", 1]]],
        ],
    },
    "shadow-counter": {
        "type": "reaction",
        "cost": "1Ic 1B",
        "event": "received",
        "when": "own_phoenixborn_was_attacked",
        "effect": [["damage", 6, "attackers_unit"]],
    },
    "massive-growth": {
        "type": "alteration",
        "cost": "M 1Nc 1B",
        "attack_bonus": 4,
        "life_bonus": 4,
        "attach": "weak",
        "abilities": [
            {"name": "spell-guard", "inexhaustible": True},
            {
                "name": "fleeting",
                "event": "round-end",
                "effect": [["shed_alteration", "massive-growth"]],
                "inexhaustible": True,
                "mandatory": True,
            },
        ],
    },
    "summon-mist-spirit": {
        "type": "ready",
        "cost": "M",
        "conjures": "mist-spirit",
        "abilities": [
            {
                "name": "activate",
                "cost": "M E 1Ic",
                "effect": [
                    ["conjure", "mist-spirit"],
                    [
                        *("may", [["conjure", "mist-spirit", 1, "after", 1]]),
                        *("cost", "1B", "while_activating"),
                    ],
                ],
            }
        ],
    },
    "silver-snake": {
        "type": "conjuration",
        "limit": 3,
        "attack": "own_status",
        "life": 4,
        "recover": 3,
        "unique_to": "maeoni-viper",
        "abilities": [
            {
                "name": "consume",
                "event": "destroyed",
                "when": "opponents_unit_destroyed_by_me",
                "effect": [["consume"]],
                "inexhaustible": True,
                "mandatory": True,
            }
        ],
    },
    "saria-guideman": {
        "type": "phoenixborn",
        "life": 20,
        "battlefield": 5,
        "spellboard": 4,
        "abilities": [
            {
                "name": "hearts-pull",
                "cost": "S E 1Hc",
                "effect": [["may", [["draw", 1]], "then", [["may", [["discard_top"]]]]]],
            }
        ],
    },
}
"""Printed cards as data."""


def printed(slug: str) -> Entry:
    return {"name": CARDS[slug].name, **deepcopy(PRINTED[slug])}


@pytest.mark.parametrize("slug", PRINTED)
def test_a_printed_card_can_be_written_as_data(slug: str) -> None:
    assert alike(card_from_data(printed(slug), slug), CARDS[slug])


def test_a_card_is_the_same_as_data_and_as_python() -> None:
    data: Entry = {
        "name": "Flare",
        "type": "action",
        "cost": "M 1Nc",
        "effect": [["damage", 2, "unit"], ["may", [["draw"]], "then", [["discard_card"]]]],
    }
    effect = Damage(2, unit) & May(Draw(), then=DiscardCard())
    python = Card("Flare", ACTION, cost="M 1Nc", effect=effect)
    made = card_from_data(data, "Flare")
    assert alike(made, python)
    assert made.effect is not None
    for language in LANGUAGES:
        assert made.effect.text(language) == effect.text(language)
    data["effect"][0][2] = "own_unit"
    assert not alike(card_from_data(data, "Flare"), python)


def test_a_unit_is_the_same_as_data_and_as_python() -> None:
    data = {
        "name": "Ash Cat",
        "type": "ally",
        "cost": "M 1Nc",
        "attack": 2,
        "life": 1,
        "recover": 1,
        "abilities": [
            {
                "name": "aftershock",
                "number": 1,
                "event": "dealt",
                "when": "this_unit",
                "effect": [["place_wounds", 1, "unit_or_phoenixborn"]],
            }
        ],
    }
    ability = Ability(
        "aftershock",
        number=1,
        event="dealt",
        when=this_unit,
        effect=PlaceWounds(1, unit_or_phoenixborn),
    )
    python = Card("Ash Cat", ALLY, cost="M 1Nc", attack=2, life=1, recover=1, abilities=(ability,))
    assert alike(card_from_data(data, "Ash Cat"), python)


# Refused


def _wrong() -> Iterator[Spoiled]:
    """Not those that name a message or a card, where any word will do."""
    takes = {word: verb.takes for word, verb in VERBS.verbs.items()}
    checked = [slug for slug in PRINTED if slug not in ("out-of-the-mist", "massive-growth")]
    for entry, clause in wrong([printed(slug) for slug in checked], takes, 60, seed=27):
        yield f"mine.toml: {entry['name']}", entry, clause


def test_a_wrong_clause_is_refused_with_card_and_clause() -> None:
    each_is_refused(_wrong(), card_from_data)


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"type": "reacton"}, 'unknown type "reacton"; did you mean "reaction"?'),
        ({"cost": "M 1Xc"}, 'unknown cost "1Xc"; it is one of M, S, E, D1 or a number'),
        ({"when": "own_phoenixborn_was_hrt"}, 'did you mean "own_phoenixborn_was_hurt"?'),
        ({"tier": 1}, 'unknown field "tier"'),
        ({"mutes": "yes"}, 'the flag must be true or false, not "yes"'),
        ({"effect": [["conjure", "mist-spirits"]]}, 'did you mean "mist-spirit"?'),
        ({"effect": [["damage", 1, "units"]]}, 'unknown target "units"; did you mean "unit"?'),
        ({"abilities": {}}, "the abilities must be a list, not {}"),
        ({"abilities": [{"cost": "M"}]}, "the field “name” is missing"),
    ],
)
def test_what_is_wrong_with_a_card_is_said(changed: Entry, words: str) -> None:
    with pytest.raises(BookError) as refused:
        card_from_data(printed("shadow-counter") | changed, "mine.toml: Shadow Counter")
    assert str(refused.value).startswith("mine.toml: Shadow Counter: ")
    assert words in str(refused.value)


@pytest.mark.parametrize(
    ("changed", "polish"),
    [
        ({"cost": "1Xc"}, 'nieznany koszt "1Xc"; możliwości: M, S, E, D1 albo liczba'),
        ({"effect": []}, "potrzebna jest co najmniej jedna klauzula"),
        ({"abilities": {}}, "„abilities” musi być listą, a nie {}"),
        ({"abilities": ["Fly"]}, 'zdolność musi być tabelą pól, a nie "Fly"'),
    ],
)
def test_what_is_wrong_is_said_in_other_languages_too(changed: Entry, polish: str) -> None:
    with pytest.raises(BookError) as refused:
        card_from_data(printed("shadow-counter") | changed, "mine.toml")
    why = refused.value.why
    assert isinstance(why, Message)
    assert polish in why.text("pl")


def test_what_a_card_must_have_is_said() -> None:
    with pytest.raises(BookError, match="Flare: the field “cost” is missing"):
        card_from_data({"name": "Flare", "type": "action"}, "Flare")


# Declared once


@pytest.mark.interpreted
def test_every_verb_takes_what_its_class_is_made_with() -> None:
    assert [verb.signature() for verb in VERBS.verbs.values() if misdeclared(verb)] == []


def test_every_effect_on_a_card_can_be_written_as_data() -> None:
    known = {verb.make for verb in VERBS.verbs.values()}
    texts = [card.effect for card in CARDS.values()]
    texts += [ability.effect for card in CARDS.values() for ability in card.abilities]
    used = {type(part) for text in texts for part in within(text)}
    assert used - known == {Sequence}
