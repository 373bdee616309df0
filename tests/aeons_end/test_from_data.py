"""Cards, mages and nemeses of Aeon's End as data: the same as in Python, or refused."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from emberhold import GAMES
from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import Card, Mage, NemesisSheet, attack, gem, minion, power
from emberhold.games.aeons_end.cards.from_data import (
    card_from_data,
    mage_from_data,
    nemesis_from_data,
)
from emberhold.games.aeons_end.effects.base import (
    AMOUNTS,
    CONDITIONS,
    VERBS,
    Effect,
    May,
    Sequence,
    When,
)
from emberhold.games.aeons_end.effects.counting import NemesisTurnsDiscarded, YourLife
from emberhold.games.aeons_end.effects.damage import Deal, GraveholdSuffers, Suffer, Unleash
from emberhold.games.aeons_end.effects.moving import DestroyThis, DiscardFromHand, Draw
from emberhold.games.aeons_end.effects.resources import GainAether, GainLife, SpendAether
from emberhold.games.aeons_end.effects.subjects import any_player, lowest_life
from emberhold.language import LANGUAGES
from emberhold.parts.amounts import AtMost
from emberhold.parts.effects.book import BookError
from emberhold.parts.effects.trees import alike, within
from tests.support.declared import misdeclared, second_names
from tests.support.spoiling import Entry, Spoiled, each_is_refused, wrong

PRINTED: dict[str, Entry] = {
    "primordial-fetish": {
        "type": "relic",
        "cost": 4,
        "play": [["either", [["focus_any_breach"]], [["destroy_this"], ["gain_life", 3]]]],
    },
    "thoughtform-familiar": {
        "type": "spell",
        "cost": 3,
        "cast": [["deal", 2, "more", "your_other_prepped"]],
    },
    "jagged-lightning": {
        "type": "spell",
        "cost": 4,
        "cast": [
            ["deal", 3],
            [
                "may",
                [["discard_from_hand"]],
                "then",
                [["does", "any_player", [["focus_cheapest"]]]],
            ],
        ],
    },
    "celestial-spire": {
        "type": "spell",
        "cost": 5,
        "cast": [["deal", 3], ["when", "supply_empty", [["does", "any_ally", [["draw"]]]]]],
    },
    "fiery-torrent": {
        "type": "spell",
        "cost": 5,
        "cast": [["deal", 2, "more", ["times", 2, "other_copies_prepped"]]],
    },
    "nova-forge": {
        "type": "spell",
        "cost": 6,
        "cast": [["deal", 4]],
        "once_per_turn": [["gain_aether", 2, "for_spell"]],
    },
    "reduce-to-ash": {
        "type": "spell",
        "cost": 7,
        "cast": [["deal", 4]],
        "triggers": [{"on": "casting-start", "do": [["reveal_and_may_destroy"]]}],
    },
    "apocalypse-ritual": {
        "type": "power",
        "tier": 3,
        "power": 2,
        "to_discard": [["spend_aether", 8]],
        "effect": [["gravehold_suffers", ["times", 5, "nemesis_turns_discarded"]]],
    },
    "quell": {
        "type": "attack",
        "tier": 3,
        "effect": [["either", [["gravehold_suffers", 7]], [["unleash", 3]]]],
    },
    "withering-beam": {
        "type": "power",
        "tier": 3,
        "power": 2,
        "effect": [["unleash", 2], ["collectively_prepped", "destroy", 2, "dearest"]],
    },
    "enshroud": {
        "type": "attack",
        "tier": 2,
        "effect": [["gain_cloaks", 4], ["collectively_prepped", "destroy", 2, "free"]],
    },
}
"""Printed cards of War Eternal as data."""


def box() -> Box:
    found: Box = GAMES["war-eternal"].box  # type: ignore[attr-defined]
    return found


def printed(slug: str) -> tuple[Entry, Card]:
    card = box().cards[slug]
    return {"name": card.name, **deepcopy(PRINTED[slug])}, card


@pytest.mark.parametrize("slug", PRINTED)
def test_a_printed_card_can_be_written_as_data(slug: str) -> None:
    entry, card = printed(slug)
    made = card_from_data(entry, slug)
    made.nemesis = card.nemesis
    assert alike(made, card)


def test_a_card_is_the_same_as_data_and_as_python() -> None:
    data = {
        "name": "Ember",
        "type": "gem",
        "cost": 3,
        "play": [
            ["gain_aether", 2],
            ["may", [["destroy_this"]], "then", [["deal", 1]]],
            ["when", ["at_most", "your_life", 4], [["gain_life", 1]], "otherwise", [["draw"]]],
        ],
    }
    python = gem(
        "Ember",
        3,
        play=GainAether(2)
        & May(DestroyThis(), then=Deal(1))
        & When(AtMost(YourLife(), 4), GainLife(1), Draw()),
    )
    made = card_from_data(data, "Ember")
    assert alike(made, python)
    assert made.effect is not None
    assert python.effect is not None
    for language in LANGUAGES:
        assert made.effect.text(language) == python.effect.text(language)
    data["play"].append(["draw"])  # type: ignore[attr-defined]
    assert not alike(card_from_data(data, "Ember"), python)


def test_an_effect_in_python_may_be_among_the_data() -> None:
    made = card_from_data(
        {"name": "Ember", "type": "gem", "play": [["gain_aether", 2], Draw()]}, "Ember"
    )
    assert alike(made, gem("Ember", play=GainAether(2) & Draw()))


def test_a_mage_is_the_same_as_data_and_as_python() -> None:
    crystal, spark = box().cards["crystal"], box().cards["spark"]
    data = {
        "name": "Cinder",
        "hand": ["crystal", "crystal", "spark"],
        "deck": ["spark", "crystal"],
        "breaches": ["open", "D", "-", "U"],
        "charges": 5,
        "ability": [["does", "any_player", [["gain_life", 4]]]],
        "timing": "any-main",
    }
    python = Mage(
        "Cinder",
        hand=(crystal, crystal, spark),
        deck=(spark, crystal),
        breaches=("open", "D", "-", "U"),
        charges=5,
        ability=any_player(GainLife(4)),
        timing="any-main",
    )
    assert alike(mage_from_data(data, box().cards, "Cinder"), python)


def test_a_nemesis_is_the_same_as_data_and_as_python() -> None:
    data = {
        "name": "Smoulder",
        "life": 60,
        "difficulty": 4,
        "unleash": [["gravehold_suffers", 2]],
        "hard_unleash": [["gravehold_suffers", 3]],
        "tokens": [1, 2],
        "cards": [
            {"name": "Flare", "type": "attack", "tier": 1, "effect": [["unleash"]]},
            {
                "name": "Soot",
                "type": "minion",
                "tier": 2,
                "life": 6,
                "persistent": [["does", "lowest_life", [["suffer", 2], ["discard_from_hand"]]]],
            },
            {
                "name": "Smoke",
                "type": "power",
                "tier": 3,
                "power": 2,
                "to_discard": [["spend_aether", 6]],
                "effect": [["gravehold_suffers", "nemesis_turns_discarded"]],
            },
        ],
    }
    python = NemesisSheet(
        "Smoulder",
        life=60,
        difficulty=4,
        unleash=GraveholdSuffers(2),
        hard_unleash=GraveholdSuffers(3),
        tokens=(1, 2),
        cards=(
            attack("Flare", 1, Unleash()),
            minion("Soot", 2, life=6, persistent=lowest_life(Suffer(2) & DiscardFromHand())),
            power(
                "Smoke",
                3,
                power=2,
                to_discard=SpendAether(6),
                effect=GraveholdSuffers(NemesisTurnsDiscarded()),
            ),
        ),
    )
    assert alike(nemesis_from_data(data, "Smoulder"), python)


# Refused


def _takes() -> dict[str, Any]:
    vocabularies = (VERBS, AMOUNTS, CONDITIONS)
    return {word: verb.takes for each in vocabularies for word, verb in each.verbs.items()}


def _wrong() -> Iterator[Spoiled]:
    for entry, clause in wrong([printed(slug)[0] for slug in PRINTED], _takes(), 60, seed=27):
        yield f"mine.toml: {entry['name']}", entry, clause


def test_a_wrong_clause_is_refused_with_card_and_clause() -> None:
    each_is_refused(_wrong(), card_from_data)


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"type": "relik"}, 'unknown type "relik"; did you mean "relic"?'),
        ({"tier": 1}, 'unknown field "tier"'),
        ({"cost": "4"}, 'the cost must be a number from 0 to 99, not "4"'),
        ({"starter": 1}, "the flag must be true or false, not 1"),
        ({"play": []}, "at least one clause is needed"),
        ({"play": [["does", "any_player", [["deal", 1]]]]}, "clauses of what a player does"),
        ({"play": [["either", [["draw"]]]]}, "at least two ways are needed"),
        ({"play": [["does", "any_plyer", [["draw"]]]]}, 'did you mean "any_player"?'),
        ({"play": [["deal", "your_lives"]]}, 'unknown count "your_lives"'),
        ({"play": [["discards_from_deck", [1, 2]]]}, "each of one to four players, not 2"),
    ],
)
def test_what_is_wrong_with_a_card_is_said(changed: Entry, words: str) -> None:
    entry, _ = printed("primordial-fetish")
    with pytest.raises(BookError) as refused:
        card_from_data(entry | changed, "mine.toml: Primordial Fetish")
    assert str(refused.value).startswith("mine.toml: Primordial Fetish: ")
    assert words in str(refused.value)


def test_what_a_card_must_have_is_said() -> None:
    with pytest.raises(BookError, match="Ember: the field “play” is missing"):
        card_from_data({"name": "Ember", "type": "gem"}, "Ember")


def test_a_card_inside_a_nemesis_is_named() -> None:
    cards = [{"name": "Flare", "type": "attack", "tier": 4, "effect": [["unleash"]]}]
    data = {"name": "Ash", "life": 9, "difficulty": 1, "unleash": [["unleash"]], "cards": cards}
    with pytest.raises(BookError, match=r"mine: Flare: .*the tier must be a number from 1 to 3"):
        nemesis_from_data(data, "mine")


# Declared once


def _effects(of: Box) -> Iterator[Effect | None]:
    for card in of.cards.values():
        yield from (card.effect, card.cast, card.once_per_turn, card.immediately)
        yield from (card.persistent, card.to_discard)
        yield from (trigger.effect for trigger in card.triggers)
    yield from (mage.ability for mage in of.people)
    for sheet in of.sheets:
        yield from (sheet.unleash, sheet.hard_unleash, sheet.exhaust_instead)


@pytest.mark.interpreted
def test_every_verb_takes_what_its_class_is_made_with() -> None:
    verbs = [*VERBS.verbs.values(), *AMOUNTS.verbs.values(), *CONDITIONS.verbs.values()]
    assert [verb.signature() for verb in verbs if misdeclared(verb)] == []


@pytest.mark.parametrize("name", ["war-eternal", "aeons-end"])
def test_every_effect_on_a_card_can_be_written_as_data(name: str) -> None:
    of: Box = GAMES[name].box  # type: ignore[attr-defined]
    known = {verb.make for verb in VERBS.verbs.values()}
    unknown = {
        type(part).__name__
        for effect in _effects(of)
        for part in within(effect)
        if type(part) not in known and type(part).__name__ not in ("Sequence", "PredicateSequence")
    }
    assert unknown <= {"Befalls", "Worded", "ToldOnce", "MoreDamage"}
    assert Sequence not in known


def test_no_verb_has_two_names() -> None:
    assert second_names() == []
