"""Chapter 7: beacons, Assault turns and the nine cards of Maelstrom: Risen."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.aeons_end.cards.legacy.foes.beacons import BEACONS
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.kernel.table import Table
from tests.legacy.support import at, record, world
from tests.support import cards, in_play, keys, lives, marks, play, rule

HARMLESS = ["protective-beacon", "protective-beacon-2", "guardian-beacon", "guardian-beacon-2"]
OTHERS = [card.slug for card in BEACONS if card.slug not in HARMLESS]


def nemesis_turn(*pieces: Any, assault: bool = False, **position: Any) -> Table:
    """The nemesis begins its turn with some cards in play; its beacons to come do nothing."""
    foe = {"deck": ["erupt"], "beacon_deck": HARMLESS, **position.pop("foe", {})}
    order = {"deck": ["1", "1"], "discard": ["assault" if assault else "nemesis"]}
    return at(7, phase="nemesis", in_play=[*pieces], foe=foe, turn_order=order, **position)


def drawn(card: str, **position: Any) -> Table:
    foe = {"deck": [card, "erupt"], "beacon_deck": HARMLESS, **position.pop("foe", {})}
    return at(7, phase="nemesis-draw", foe=foe, **position)


@rule("LG-429", "LG-430", "LG-431", "LG-433")
def test_two_beacons_are_in_play_and_the_assault_card_in_the_turn_order() -> None:
    state = LEGACY.new(2, 5, LEGACY.setup(2, 5, {"record": record(world(7))}))
    lying = [card.slug for card in state.order_deck]
    assert sorted(lying) == ["1", "1", "2", "2", "assault", "nemesis"]
    assert len(state.in_play) == 2
    assert all(piece.card in BEACONS for piece in state.in_play)
    assert all(piece.tokens == piece.card.life for piece in state.in_play)
    assert state.nemesis_life == 65
    assert [player.life for player in state.players] == [10, 10]


@rule("LG-432", "LG-437", "LG-334", "LG-E22")
def test_an_assault_turn_costs_gravehold_one_per_beacon() -> None:
    table = nemesis_turn(
        *OTHERS[:4],
        "whipping-wires",
        assault=True,
        gravehold=22,
        foe={"deck": ["blight", "erupt"], "beacon_deck": ["draining-beacon-2", *HARMLESS]},
        p0={"hand": ["fire-chakram", "crystal"], "deck": ["spark"]},
        p1={"hand": ["crystal"]},
    )
    assert marks(table, "gravehold")["life"] == 18
    play(table, "player:1")
    assert lives(table) == [10, 8]
    assert "protective-beacon" in in_play(table)
    assert len(in_play(table)) == 7
    assert cards(table, "discard:0") == ["fire-chakram"]
    assert cards(table, "hand:0") == ["crystal", "spark"]


@rule("LG-437", "LG-E22")
def test_on_another_nemesis_turn_whipping_wires_unleashes() -> None:
    table = nemesis_turn(*OTHERS, "whipping-wires", foe={"deck": ["ferocious-assault"]})
    assert marks(table, "gravehold")["life"] == 30
    assert "protective-beacon" in in_play(table)
    assert lives(table) == [10, 10]


@rule("LG-350", "LG-432")
def test_without_beacons_an_assault_turn_costs_nothing() -> None:
    table = nemesis_turn(assault=True, foe={"deck": ["ferocious-assault", "erupt"]})
    assert marks(table, "gravehold")["life"] == 30


@rule("LG-348")
def test_a_beacon_does_what_it_says_when_it_enters_play() -> None:
    foe = {"beacon_deck": ["misery-beacon", "protective-beacon"]}
    table = drawn("blight", foe=foe, p0={"hand": ["spark"]}, p1={"hand": ["crystal"]})
    play(table, "player:1")
    assert cards(table, "discard:1") == ["crystal"]
    grave = drawn("blight", foe={"beacon_deck": ["grave-beacon", *HARMLESS]}, p1={"life": 3})
    assert lives(grave) == [10, 2]
    assert in_play(grave) == {"grave-beacon": 1, "protective-beacon": 3}


@rule("LG-434")
def test_a_fallen_beacon_goes_to_its_own_pile_and_comes_back_when_the_deck_is_empty() -> None:
    armed = {"breaches": {"1": {"state": "open", "spells": ["fire-chakram"]}}}
    table = at(7, phase="casting", in_play=["grave-beacon"], p0=armed, foe={"deck": ["erupt"]})
    play(table, "cast:1", "target:grave-beacon")
    assert cards(table, "beacon-discard") == ["grave-beacon"]
    assert cards(table, "nemesis-discard") == []
    again = nemesis_turn(
        "whipping-wires", foe={"beacon_deck": [], "beacon_discard": ["protective-beacon"]}
    )
    assert "protective-beacon" in in_play(again)
    assert cards(again, "beacon-discard") == []


def test_a_guardian_beacon_has_a_shield() -> None:
    armed = {"breaches": {"1": {"state": "open", "spells": ["fire-chakram"]}}}
    table = at(7, phase="casting", in_play=["guardian-beacon"], p0=armed, foe={"deck": ["erupt"]})
    play(table, "cast:1", "target:guardian-beacon")
    assert in_play(table) == {"guardian-beacon": 2}


@rule("LG-435", "LG-439", "LG-E23")
def test_the_tenth_beacon_ends_the_game() -> None:
    coil = {"card": "venomous-coil", "tokens": 1}
    eight = [card.slug for card in BEACONS][:8]
    left = ["protective-beacon", "protective-beacon-2"]
    table = nemesis_turn(*eight, coil, foe={"beacon_deck": left})
    assert table.result is not None
    assert table.result.reason == "defeat-beacons"
    assert lives(table) == [10, 10]


@rule("LG-336", "LG-439")
def test_venomous_coil_counts_the_beacons_it_has_called() -> None:
    coil = {"card": "venomous-coil", "tokens": 1}
    table = nemesis_turn("grave-beacon", coil)
    play(table, "player:0")
    assert lives(table) == [7, 10]


def test_venomous_coil_is_discarded_for_six_aether() -> None:
    table = at(7, in_play=["venomous-coil"], p0={"aether": 6, "hand": []})
    play(table, "discard-power:venomous-coil")
    assert in_play(table) == {}


@rule("LG-339", "LG-360", "LG-364")
def test_slice_degrades_the_most_expensive_card_in_hand() -> None:
    slice = {"card": "slice-of-risen", "tokens": 1}
    mine, theirs = {"hand": ["incinerating-fist", "spark"]}, {"hand": ["fire-chakram"]}
    table = nemesis_turn(slice, p0=mine, p1=theirs)
    assert {"gain:warping-haze", "gain:fire-chakram", "skip"} == set(keys(table))
    play(table, "gain:warping-haze")
    assert cards(table, "destroyed") == ["incinerating-fist"]
    assert cards(table, "hand:0") == ["spark", "warping-haze"]
    assert lives(table) == [7, 10]


@rule("LG-361", "LG-362", "LG-337")
def test_who_cannot_degrade_suffers_two_instead() -> None:
    slice = {"card": "slice-of-risen", "tokens": 1}
    poor = {"hand": ["crystal", "spark"]}
    table = nemesis_turn(slice, p0=poor, p1=poor)
    play(table, "player:1")
    assert lives(table) == [10, 5]


@rule("LG-337", "LG-338")
def test_blight_takes_the_dear_cards_and_lets_as_many_be_drawn() -> None:
    rich = {"hand": ["fire-chakram", "gravity-node", "crystal"], "deck": ["spark", "crystal"]}
    table = drawn("blight", p1=rich, p0={"hand": ["fire-chakram"]})
    play(table, "card:gravity-node")
    assert cards(table, "discard:1") == ["gravity-node", "fire-chakram"]
    assert cards(table, "hand:1") == ["crystal", "spark", "crystal"]


@rule("LG-483", "LG-486", "LG-475")
def test_bladius_is_weaker_if_he_was_defeated_before() -> None:
    table = drawn("bladius-of-risen", made=world(7, bladius_defeated=True))
    assert in_play(table) == {"bladius-of-risen": 10}
    assert table.state.in_play[-1].most == 10
    assert lives(table) == [10, 10]


@rule("LG-484")
def test_bladius_is_stronger_if_he_escaped() -> None:
    table = drawn(
        "bladius-of-risen",
        made=world(7, bladius_defeated=False),
        p0={"breaches": {"2": "open"}},
    )
    assert in_play(table) == {"bladius-of-risen": 14}
    assert table.state.in_play[-1].shields == 2
    assert lives(table) == [10, 8]


def test_bladius_strikes_who_has_fewest_open_breaches() -> None:
    table = nemesis_turn("bladius-of-risen", p1={"breaches": {"2": "open"}})
    assert lives(table) == [8, 10]


@rule("LG-436", "LG-E31")
def test_ferocious_assault_stays_and_makes_every_nemesis_turn_an_assault() -> None:
    table = nemesis_turn(
        {"card": "ferocious-assault", "tokens": 1},
        assault=True,
        foe={"deck": ["cracking-earth", "erupt"]},
    )
    state = table.state
    assert cards(table, "beside-sheet") == ["ferocious-assault"]
    assert cards(table, "nemesis-discard") == []
    assert in_play(table) == {"protective-beacon": 3, "cracking-earth": 2}
    lying = [card.slug for card in (*state.order_deck, *state.order_discard)]
    assert "nemesis" not in lying


@rule("LG-436", "LG-E31")
def test_after_ferocious_assault_the_other_nemesis_card_assaults_too() -> None:
    table = at(
        7,
        phase="nemesis",
        in_play=[{"card": "ferocious-assault", "tokens": 1}],
        foe={"deck": ["cracking-earth", "cracking-earth"], "beacon_deck": HARMLESS},
        turn_order={"deck": ["nemesis", "1"], "discard": ["assault"]},
    )
    assert marks(table, "gravehold")["life"] == 29


@rule("LG-438", "LG-E31")
@pytest.mark.parametrize(("lying", "price"), [("assault", 8), ("nemesis", 10)])
def test_cracking_earth_is_cheaper_after_an_assault(lying: str, price: int) -> None:
    order = {"deck": ["2", "1"], "discard": [lying, "1"]}
    poor = at(7, in_play=["cracking-earth"], turn_order=order, p0={"aether": price - 1, "hand": []})
    assert "discard-power:cracking-earth" not in keys(poor)
    table = at(7, in_play=["cracking-earth"], turn_order=order, p0={"aether": price, "hand": []})
    play(table, "discard-power:cracking-earth")
    assert in_play(table) == {}
    assert marks(table, "player:0")["aether"] == 0


@rule("LG-343", "LG-216")
def test_cracking_earth_strikes_the_weakest_and_somebody_else() -> None:
    table = nemesis_turn({"card": "cracking-earth", "tokens": 1}, p1={"life": 5})
    assert lives(table) == [6, 2]
    alone = nemesis_turn({"card": "cracking-earth", "tokens": 1}, players=1)
    assert lives(alone) == [3]


@rule("LG-439", "LG-341")
def test_beast_of_blades_calls_a_beacon_and_counts_it() -> None:
    table = nemesis_turn("beast-of-blades", "grave-beacon")
    play(table, "player:1")
    assert lives(table) == [10, 8]
    assert "protective-beacon" in in_play(table)


def test_erupt_takes_prepped_spells_back_and_destroys_three_cards() -> None:
    prepared = {
        "breaches": {"1": {"state": "open", "spells": ["spark"]}},
        "hand": ["crystal", "crystal", "crystal"],
    }
    table = drawn("erupt", p1=prepared)
    play(table, "card:crystal", "card:crystal", "card:crystal")
    assert cards(table, "hand:1") == ["spark"]
    assert cards(table, "destroyed") == ["crystal"] * 3
    assert len(in_play(table)) == 2


@rule("LG-E32", "LG-462", "LG-216")
def test_cornered_passes_over_the_exhausted() -> None:
    made = world(7, 3)
    made["basic"] = [["cornered", 0]]
    foe = {"deck": ["cornered", "erupt"], "beacon_deck": HARMLESS}
    table = at(
        7,
        3,
        phase="nemesis-draw",
        made=made,
        foe=foe,
        turn_order={"deck": ["1", "1"]},
        p0={"life": 5},
        p1={"life": 3, "hand": ["spark"]},
        p2={"life": 0},
    )
    assert lives(table) == [5, 1, 0]
    assert cards(table, "discard:1") == ["spark"]
    assert len(in_play(table)) == 2


def test_a_second_copy_is_like_the_first_in_everything_but_its_slug() -> None:
    parts = ("name", "type", "cost", "tier", "life", "shield", "immediately", "effect")
    twins = [card for card in BEACONS if card.slug.endswith("-2")]
    assert twins
    for twin in twins:
        first = next(card for card in BEACONS if f"{card.slug}-2" == twin.slug)
        assert twin.message_id == first.message_id
        for part in parts:
            assert getattr(twin, part) == getattr(first, part), (twin.slug, part)
