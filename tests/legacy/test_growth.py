"""Personal starters and abilities: what mages are given between the chapters."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.aeons_end.cards.legacy.mages.growth import ABILITIES
from emberhold.kernel.table import Table
from emberhold.language import LANGUAGES
from tests.legacy.support import at, world
from tests.support import cards, keys, marks, play, rule

FIRST, SECOND = "bow-starter-1", "bow-starter-2"


def owning(first: int = 1, second: int = 0, **mage: Any) -> dict[str, Any]:
    """A world in which the first mage has these stickers."""
    made = world(2, rules="SAFHNOQY")
    starters = [{"sticker": first, "name": "Ember"}]
    if second:
        starters.append({"sticker": second, "name": "Oro"})
    own = {**made["mages"][0], "starters": starters, "ability": 1, **mage}
    return {**made, "mages": [own, {**made["mages"][1], "ability": 2}]}


def playing(first: int = 1, second: int = 0, **side: Any) -> Table:
    slug = SECOND if second else FIRST
    own = {**side, "hand": [slug, *side.get("hand", [])]}
    table = at(2, made=owning(first, second), p0=own, p1={"hand": ["spark"]})
    return play(table, f"play:{slug}")


def casting(
    first: int = 1, second: int = 0, in_play: list[Any] | None = None, **side: Any
) -> Table:
    slug = SECOND if second else FIRST
    own = {"hand": [], "breaches": {"1": {"spells": [slug]}}, **side}
    table = at(
        2,
        phase="casting",
        made=owning(first, second),
        in_play=in_play,
        p0=own,
        foe={"life": 40},
    )
    return play(table, "cast:1")


def dealt(table: Table) -> int:
    return 40 - int(marks(table, "nemesis")["life"])


# The first starter


@rule("LG-203", "LG-242")
def test_sticker_one_gives_aether_for_a_spell() -> None:
    table = casting(1, hand=["crystal"])
    assert dealt(table) == 1
    assert sum(amount for _, amount in table.state.players[0].bound) == 1


@rule("LG-243", "LG-250")
@pytest.mark.parametrize(("others", "amount"), [(3, 1), (4, 3)])
def test_sticker_two_counts_the_discard_pile(others: int, amount: int) -> None:
    assert dealt(casting(2, discard=["crystal"] * others)) == amount


@rule("LG-244", "LG-251")
def test_sticker_three_is_stronger_against_a_minion() -> None:
    table = casting(3, in_play=["hate-hound"])
    play(table, "target:hate-hound")
    piece = table.state.in_play[0]
    assert piece.tokens == 5


@rule("LG-245")
def test_sticker_four_focuses_any_breach() -> None:
    table = casting(4)
    play(table, "focus:1.3")
    breach = table.state.players[1].breach(3)
    assert breach is not None
    assert breach.turned == 2


@rule("LG-246", "LG-252")
def test_sticker_five_lets_an_ally_change_a_spell_for_a_card() -> None:
    table = playing(5)
    play(table, "discard:spark")
    assert cards(table, "discard:1") == ["spark"]
    assert len(cards(table, "hand:1")) == 1


@rule("LG-247", "LG-254")
def test_sticker_six_heals_with_three_open_breaches() -> None:
    three = {"2": "open", "3": "open"}
    assert marks(playing(6, life=5, breaches=three), "player:0")["life"] == 6
    assert marks(playing(6, life=5), "player:0")["life"] == 5


@rule("LG-248")
def test_sticker_seven_gives_two_aether_for_a_gem() -> None:
    table = playing(7, hand=["crystal"])
    assert marks(table, "player:0")["aether"] == 0
    assert sum(amount for _, amount in table.state.players[0].bound) == 2


@rule("LG-249", "LG-253")
def test_sticker_eight_casts_a_cheap_spell_in_the_main_phase() -> None:
    table = playing(8, breaches={"1": {"spells": ["fire-chakram"]}})
    play(table, "spell:fire-chakram@0.1")
    assert dealt(table) == 2


# The second starter


@rule("LG-311", "LG-538")
def test_the_second_starter_lies_third_in_the_deck() -> None:
    table = at(2, made=owning(1, 1))
    deck = [card.slug for card in table.state.players[0].mage.deck]
    assert deck == ["crystal", "crystal", SECOND, "crystal", "spark"]


@rule("LG-311")
def test_what_the_second_starters_do() -> None:
    focused = play(playing(1, 1), "breach:2").state.players[0].breach(2)
    assert focused is not None
    assert focused.turned == 2
    assert marks(playing(1, 2), "player:1")["charges"] == 1
    assert cards(play(playing(1, 4, discard=["crystal", "spark"])), "hand:0") == ["crystal"]
    charged = casting(1, 5)
    assert (dealt(charged), marks(charged, "player:0")["charges"]) == (2, 2)
    hushed = casting(1, 6, in_play=["hate-hound"])
    play(hushed, "target:nemesis")
    assert hushed.state.in_play[0].silenced
    struck = play(casting(1, 7, in_play=["hate-hound"]), "target:hate-hound")
    assert struck.state.in_play[0].tokens == 4
    burned = casting(1, 8, hand=["crystal"])
    assert dealt(burned) == 2
    assert cards(play(burned, "do:may"), "destroyed") == ["crystal"]


# Silence


@rule("LG-306", "LG-356")
def test_a_silenced_minion_loses_its_token_instead_of_acting() -> None:
    table = at(
        2,
        phase="nemesis",
        in_play=[{"card": "hate-hound", "silenced": True}],
        foe={"deck": ["parry", "parry"]},
    )
    assert marks(table, "gravehold")["life"] == 28
    assert not table.state.in_play[0].silenced


# Abilities


def using(number: int, in_play: list[Any] | None = None, **side: Any) -> Table:
    made = owning(1, ability=number)
    own = {"hand": [], "charges": 6, **side}
    table = at(2, made=made, p0=own, p1={"hand": []}, in_play=in_play, foe={"life": 40})
    assert "ability" in keys(table)
    return play(table, "ability")


@rule("LG-298", "LG-300", "LG-535", "LG-536")
def test_what_the_abilities_do() -> None:
    assert len(cards(using(1), "hand:1")) == 3
    healed = play(using(2, life=3), "player:0")
    assert marks(healed, "player:0")["life"] == 7
    assert marks(using(3), "player:0")["charges"] == 0
    strong = using(4, breaches={"1": {"spells": ["spark"]}})
    assert dealt(strong) == 3
    turned = using(5)
    play(turned, "focus:0.2", "focus:0.2", "focus:1.2")
    breach = turned.state.players[0].breach(2)
    assert breach is not None
    assert breach.turned == 3
    volley = using(8)
    assert dealt(volley) == 6


@rule("LG-300")
def test_cleansing_flame_and_recollection_name_one_player() -> None:
    flame = using(6, hand=["crystal"], discard=["spark"])
    play(flame, "from-hand:crystal", "from-discard:spark@1")
    assert sorted(cards(flame, "destroyed")) == ["crystal", "spark"]
    back = using(7, discard=["crystal", "spark", "crystal"])
    play(back, "from-discard:crystal@1", "skip")
    assert cards(back, "hand:0") == ["crystal"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_reads_in_every_language(language: str) -> None:
    texts = {ability.effect.text(language) for ability in ABILITIES}
    texts |= {ability.second.text(language) for ability in ABILITIES}
    assert len(texts) == 16
