"""Section 20: OR on player cards and on nemesis cards."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.aeons_end.card import attack, gem
from emberhold.games.aeons_end.effects.moving import DiscardFromHand
from emberhold.games.aeons_end.effects.resources import GainAether, GainCharges, LoseCharges
from emberhold.games.aeons_end.effects.subjects import any_player
from emberhold.games.aeons_end.effects.threats import DISCARD, FateOfPrepped
from emberhold.kernel.table import Table
from tests.aeons_end.catalogue import CARDS
from tests.aeons_end.nemesis_side import drawn
from tests.support import asks, at, cards, keys, marks, play, prepped, rule

ALL_OPEN = {"breaches": {"1": "open", "2": "open", "3": "open", "4": "open"}}


@pytest.fixture(autouse=True)
def _invented_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """An OR of which neither side is always possible, for a player and for the nemesis."""
    for card in (
        gem("Fickle Gem", play=LoseCharges(2) | DiscardFromHand(3)),
        gem("Meagre Gem", play=GainCharges(1) | DiscardFromHand(4)),
        gem(
            "Nested Gem",
            play=(LoseCharges(2) | GainCharges(1)) & GainAether(1) | DiscardFromHand(4),
        ),
        attack(
            "Fickle Attack",
            1,
            any_player(FateOfPrepped(DISCARD, 2)) | any_player(LoseCharges(3)),
        ),
    ):
        monkeypatch.setitem(CARDS, card.slug, card)


def fickle(charges: int, hand: int) -> Table:
    """Lose two charges OR discard three cards, with that many charges and cards in hand."""
    # An extra breach to prep on and aether to spend keep the phase from ending by itself.
    p0 = {"charges": charges, "aether": 2, "hand": ["fickle-gem", *["crystal"] * hand]}
    return play(at(p0={**p0, "discard": []}), "play:fickle-gem")


def left(table: Table) -> tuple[Any, int]:
    """The charges and the cards in hand the first player has left."""
    return marks(table, "player:0")["charges"], len(cards(table, "hand:0"))


@rule("WE-290", "WE-291")
def test_if_both_can_be_done_the_choice_is_free_and_only_one_is_done() -> None:
    assert keys(fickle(2, 3)) == ["do:1", "do:2"]
    assert left(play(fickle(2, 3), "do:1")) == (0, 3)
    assert left(play(fickle(2, 3), "do:2")) == (2, 0)


@rule("WE-290", "WE-291")
def test_breach_ore_gives_aether_or_focuses() -> None:
    ore: dict[str, Any] = {"p0": {"hand": ["breach-ore", "crystal"]}}
    table = play(at(**ore), "play:breach-ore", "do:1")
    assert marks(table, "player:0")["aether"] == 2
    assert table.view(0).zone("breach:0:2").marks["turned"] == "L"
    table = play(at(**ore), "play:breach-ore", "do:2")
    assert marks(table, "player:0")["aether"] == 0
    assert table.view(0).zone("breach:0:2").marks["turned"] == "U"


@rule("WE-292")
def test_if_only_one_can_be_fully_done_it_must_be_that_one() -> None:
    assert left(fickle(2, 2)) == (0, 2), "two cards are not three"
    assert left(fickle(1, 3)) == (1, 0), "one charge is not two"


@rule("WE-292")
def test_little_that_can_be_fully_done_beats_much_that_cannot() -> None:
    """One charge is all there is to the one side; three cards are not the four of the other."""
    hand = ["meagre-gem", "crystal", "crystal", "crystal"]
    assert left(play(at(p0={"charges": 0, "hand": hand}), "play:meagre-gem")) == (1, 3)


@rule("WE-292")
def test_breach_ore_must_give_aether_where_there_is_nothing_to_focus() -> None:
    table = at(p0={"hand": ["breach-ore", "crystal"], **ALL_OPEN})
    play(table, "play:breach-ore")
    assert marks(table, "player:0")["aether"] == 2


@rule("WE-292")
def test_an_exhausted_player_must_focus_with_primordial_fetish() -> None:
    """The other side would be: destroy this and gain 3 life."""
    closed = {"breaches": {"2": "open", "3": "open", "4": "D"}}
    fetish = {"hand": ["primordial-fetish", "crystal"], **closed}
    allys = {"breaches": {"3": "open", "4": "open"}}
    assert keys(play(at(p0=fetish, p1=allys), "play:primordial-fetish")) == ["do:1", "do:2"]
    table = play(at(p0={**fetish, "life": 0}, p1=allys), "play:primordial-fetish")
    assert table.view(0).zone("breach:0:4").marks["turned"] == "L"
    assert cards(table, "destroyed") == []


@rule("WE-293")
def test_if_neither_can_be_fully_done_it_is_the_one_of_which_more_can_be_done() -> None:
    assert left(fickle(1, 2)) == (1, 0), "two cards rather than one charge"
    assert left(fickle(1, 0)) == (0, 0), "one charge rather than no card"


@rule("WE-293")
def test_if_equally_much_can_be_done_the_choice_is_free() -> None:
    assert keys(fickle(1, 1)) == ["do:1", "do:2"]
    assert left(play(fickle(1, 1), "do:1")) == (0, 1)
    assert left(play(fickle(1, 1), "do:2")) == (1, 0)
    assert keys(fickle(0, 0)) == ["do:1", "do:2"], "nothing can be done of either"


@rule("WE-293")
@pytest.mark.parametrize(
    ("spells", "charges", "outcome"),
    [
        (2, 3, "free"),
        (2, 2, "spells"),
        (1, 3, "charges"),
        (1, 2, "charges"),
        (1, 1, "free"),
        (1, 0, "spells"),
    ],
)
def test_the_same_for_a_nemesis_card(spells: int, charges: int, outcome: str) -> None:
    """Any player discards two prepped spells OR any player loses three charges."""
    breaches = {str(number): {"spells": ["spark"]} for number in range(1, spells + 1)}
    table = drawn(
        "fickle-attack", p0={"breaches": breaches, "discard": []}, p1={"charges": charges}
    )
    if outcome == "free":
        assert keys(table) == ["do:1", "do:2"]
    else:
        if "spell:spark@0.1" in keys(table):
            play(table, "spell:spark@0.1")
        lost = (cards(table, "discard:0") != [], marks(table, "player:1")["charges"] < charges)
        assert lost == (outcome == "spells", outcome == "charges")


@rule("WE-292")
def test_an_or_inside_an_or_counts_as_what_can_be_done_best_of_it() -> None:
    """Of (lose two charges OR gain one) the second is always possible in full."""
    for charges in (0, 1):
        hand = ["nested-gem", "crystal", "crystal", "crystal"]
        table = play(at(p0={"charges": charges, "hand": hand}), "play:nested-gem")
        assert left(table) == (charges + 1, 3)


@rule("WE-294")
def test_on_a_player_card_the_one_who_plays_it_chooses() -> None:
    table = at(player=1, p1={"hand": ["breach-ore", "crystal"]})
    play(table, "play:breach-ore")
    assert (asks(table).seat, asks(table).anyone) == (1, False)


@rule("WE-294", "WE-238")
def test_on_an_allys_spell_the_caster_chooses() -> None:
    """Convection Field: 4 damage, or 2 damage and an ally may destroy a card in hand."""
    table = at(
        p0={"hand": ["vortex-gauntlet", "crystal"]},
        p1={"breaches": {"2": {"spells": ["convection-field"]}}},
    )
    play(table, "play:vortex-gauntlet")
    assert (asks(table).seat, asks(table).topic) == (0, "either")


@rule("WE-294")
def test_on_a_nemesis_card_the_players_choose_together() -> None:
    table = drawn("quell", p0=prepped(one="spark"))
    assert (asks(table).topic, asks(table).anyone) == ("either", True)
    table.answer("do:1", seat=1)
    assert marks(table, "gravehold")["life"] == 23
