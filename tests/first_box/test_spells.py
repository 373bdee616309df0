"""The fourteen market spells."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.aeons_end.card import spell as new_spell
from emberhold.games.aeons_end.cards.first_box.box import FIRST_BOX
from emberhold.games.aeons_end.effects.prepping import PrepFromDiscard
from emberhold.kernel.table import Table
from tests.first_box.support import at
from tests.support import cards, charges, in_play, keys, marks, nemesis_life, play, rule


def lying(spell: str, number: int = 1, **more: Any) -> dict[str, Any]:
    """Breaches with a spell on one of them, which is open."""
    return {str(number): {"spells": [spell]}, **more}


def casting(spell: str, number: int = 1, **position: Any) -> Table:
    """The casting phase of player 0 with a spell on a breach, against 50 life."""
    mine = {"hand": ["crystal"], "discard": [], **position.pop("p0", {})}
    mine["breaches"] = lying(spell, number, **mine.pop("breaches", {}))
    return at(phase="casting", p0=mine, foe={"life": 50}, **position)


@rule("AE-095", "AE-002")
@pytest.mark.parametrize(
    ("spell", "answers", "damage"),
    [
        ("phoenix-flame", (), 3),
        ("spectral-echo", ("skip",), 3),
        ("amplify-vision", (), 3),
        ("ignite", (), 3),
        ("lava-tendril", (), 4),
        ("dark-fire", ("skip",), 1),
        ("essence-theft", ("skip",), 4),
        ("feral-lightning", (), 4),
        ("oblivion-swell", ("skip",), 3),
        ("chaos-arc", (), 4),
        ("planar-insight", (), 5),
        ("wildfire-whip", (), 5),
        ("arcane-nexus", (), 5),
        ("consuming-void", ("skip",), 1),
    ],
)
def test_the_bonus_of_a_breach_is_added_once(
    spell: str, answers: tuple[str, ...], damage: int
) -> None:
    table = casting(spell, 3, p0={"hand": ["jade"]})
    play(table, "cast:3", *answers)
    assert nemesis_life(table) == 50 - damage
    assert cards(table, "discard:0") == [spell]


# Phoenix Flame


@rule("AE-109")
def test_phoenix_flame_deals_two_more_for_a_charge_lost_before_the_target_is_chosen() -> None:
    table = casting("phoenix-flame", p0={"charges": 1}, in_play=["needlemaw"])
    play(table, "cast:1", "do:may")
    assert charges(table) == 0
    play(table, "target:nemesis")
    assert nemesis_life(table) == 46


@rule("AE-109")
def test_phoenix_flame_asks_nothing_without_a_charge() -> None:
    table = casting("phoenix-flame")
    play(table, "cast:1")
    assert nemesis_life(table) == 48


# Spectral Echo and Essence Theft


@rule("AE-111")
def test_spectral_echo_may_destroy_a_card_in_hand_after_the_damage() -> None:
    table = casting("spectral-echo", p0={"hand": ["crystal", "spark", "jade"]})
    play(table, "cast:1")
    assert nemesis_life(table) == 48
    play(table, "do:may", "from-hand:crystal")
    assert cards(table, "destroyed") == ["crystal"]


@rule("AE-103")
def test_essence_theft_gives_life_for_a_discarded_card() -> None:
    table = casting("essence-theft", p0={"hand": ["crystal", "jade"], "life": 4}, p1={"life": 5})
    play(table, "cast:1")
    assert nemesis_life(table) == 47
    play(table, "do:may", "card:crystal", "player:1")
    assert marks(table, "player:1")["life"] == 6
    assert cards(table, "discard:0") == ["essence-theft", "crystal"]


# Amplify Vision


@rule("AE-096")
def test_amplify_vision_counts_the_breach_that_it_opens_itself() -> None:
    table = casting("amplify-vision", 1, p0={"breaches": {"2": "U", "3": "open", "4": "open"}})
    play(table, "cast:1")
    assert nemesis_life(table) == 47
    assert table.view(0).zone("breach:0:2").marks["open"]


@rule("AE-096")
def test_amplify_vision_deals_two_while_a_breach_is_closed() -> None:
    table = casting("amplify-vision", 1, p0={"breaches": {"2": "R", "3": "open", "4": "open"}})
    play(table, "cast:1")
    assert nemesis_life(table) == 48
    assert table.view(0).zone("breach:0:2").marks["turned"] == "D"


@rule("AE-097")
def test_breaches_that_are_not_there_do_not_count() -> None:
    table = casting("amplify-vision", 2, p0={"breaches": {"1": "none", "3": "none", "4": "none"}})
    play(table, "cast:2")
    assert nemesis_life(table) == 47


@rule("AE-097")
def test_a_mage_without_breaches_has_not_opened_all_of_them() -> None:
    none = {str(number): "none" for number in range(1, 5)}
    table = at(
        mages=["mist-first-box", "brama"],
        p0={"hand": ["garnet-shard"], "breaches": none},
        p1={"breaches": lying("amplify-vision")},
        foe={"life": 50},
    )
    play(table, "play:garnet-shard", "do:2")
    assert nemesis_life(table) == 48


# Ignite


@rule("AE-105")
def test_ignite_charges_an_ally_of_the_caster_even_the_owner_of_the_spell() -> None:
    table = at(
        players=3,
        mages=["mist-first-box", "brama", "xaxos"],
        p0={"hand": ["garnet-shard", "crystal"]},
        p1={"breaches": lying("ignite")},
    )
    play(table, "play:garnet-shard", "do:2")
    assert keys(table) == ["player:1", "player:2"]
    play(table, "player:1")
    assert charges(table, 1) == 1


# Lava Tendril


@rule("AE-106")
def test_each_lava_tendril_deals_one_damage_at_the_end_of_the_casting_phase() -> None:
    breaches = {"1": {"spells": ["lava-tendril"]}, "2": {"spells": ["lava-tendril"]}}
    table = at(
        phase="casting",
        p0={"hand": ["crystal"], "breaches": breaches},
        foe={"life": 50},
        in_play=[{"card": "needlemaw", "life": 3}],
    )
    play(table, "end", "target:nemesis")
    assert nemesis_life(table) == 49
    play(table, "target:needlemaw")
    assert in_play(table) == {"needlemaw": 2}
    assert cards(table, "breach:0:1") == ["lava-tendril"]


@rule("AE-106")
def test_a_lava_tendril_prepped_while_casting_deals_its_damage_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No spell of the box preps another one, but boxes of one's own may have some."""
    loop = new_spell("Ember Loop", 3, cast=PrepFromDiscard())
    monkeypatch.setitem(FIRST_BOX.cards, loop.slug, loop)
    own = {
        "hand": ["crystal"],
        "discard": ["lava-tendril"],
        "breaches": {"1": {"spells": ["ember-loop"]}, "2": "R", "3": "R", "4": "R"},
    }
    table = at(phase="casting", p0=own, foe={"life": 50})
    play(table, "cast:1", "from-discard:lava-tendril@2", "prep:lava-tendril@1")
    assert nemesis_life(table) == 49


@rule("AE-107")
def test_lava_tendril_gets_no_bonus_and_one_on_a_closed_breach_deals_nothing_more() -> None:
    table = casting("lava-tendril", 3)
    play(table, "end")
    assert nemesis_life(table) == 49
    breaches = {"1": "open", "2": {"state": "R", "spells": ["lava-tendril"]}}
    table = at(phase="casting", p0={"hand": ["crystal"], "breaches": breaches}, foe={"life": 50})
    assert nemesis_life(table) == 47
    assert cards(table, "breach:0:2") == []


# Dark Fire and Consuming Void


@rule("AE-101", "AE-102")
@pytest.mark.parametrize(("discarded", "damage"), [(0, 0), (1, 3), (2, 6)])
def test_dark_fire_deals_three_for_each_card_discarded(discarded: int, damage: int) -> None:
    table = casting("dark-fire", p0={"hand": ["crystal", "crystal", "jade"]})
    play(table, "cast:1", *["from-hand:crystal"] * discarded)
    if discarded < 2:
        play(table, "skip")
    assert nemesis_life(table) == 50 - damage
    assert cards(table, "discard:0") == ["dark-fire"] + ["crystal"] * discarded


@rule("AE-101")
def test_cards_are_chosen_before_the_target() -> None:
    table = casting(
        "consuming-void", p0={"hand": ["crystal", "spark", "jade"]}, in_play=["needlemaw"]
    )
    play(table, "cast:1", "from-hand:crystal", "from-hand:spark")
    assert cards(table, "destroyed") == ["crystal", "spark"]
    play(table, "target:nemesis")
    assert nemesis_life(table) == 44


# Feral Lightning


@rule("AE-104")
def test_feral_lightning_may_be_prepped_on_a_closed_breach() -> None:
    table = at(
        p0={"hand": ["feral-lightning", "spark"], "breaches": {"2": "R", "3": "R", "4": "none"}},
        turn_order={"deck": ["1"], "discard": ["nemesis"]},
        foe={"life": 50},
    )
    found = [key for key in keys(table) if key.startswith("prep")]
    assert found == [f"prep:feral-lightning@{n}" for n in (1, 2, 3)] + ["prep:spark@1"]
    play(table, "prep:feral-lightning@2")
    assert not table.view(0).zone("breach:0:2").marks["focused"]
    play(table, "end")
    assert nemesis_life(table) == 47


# Oblivion Swell


@rule("AE-108")
def test_oblivion_swell_adds_the_cost_of_a_discarded_gem() -> None:
    table = casting("oblivion-swell", p0={"hand": ["burning-opal", "crystal", "spark"]})
    play(table, "cast:1", "do:may")
    assert keys(table) == ["card:burning-opal", "card:crystal"]
    play(table, "card:burning-opal")
    assert nemesis_life(table) == 43
    table = casting("oblivion-swell", p0={"hand": ["crystal", "jade"]})
    play(table, "cast:1", "do:may", "card:crystal")
    assert nemesis_life(table) == 48


def test_oblivion_swell_gives_one_aether_a_turn_while_prepped() -> None:
    table = at(p0={"hand": ["crystal"], "breaches": lying("oblivion-swell")})
    play(table, "use:oblivion-swell@1")
    assert marks(table, "player:0")["aether"] == 1
    assert "use:oblivion-swell@1" not in keys(table)


# Chaos Arc and Planar Insight


@rule("AE-100")
def test_chaos_arc_counts_the_spells_on_the_breaches_beside_it() -> None:
    beside = {"1": {"spells": ["spark"]}, "3": {"spells": ["spark", "ignite"]}}
    far = {"4": {"spells": ["spark"]}}
    table = casting("chaos-arc", 2, p0={"breaches": beside})
    play(table, "cast:2")
    assert nemesis_life(table) == 50 - 3 - 6
    table = casting("chaos-arc", 2, p0={"breaches": far})
    play(table, "cast:2")
    assert nemesis_life(table) == 47


@rule("AE-100")
def test_a_spell_on_the_same_breach_is_not_adjacent() -> None:
    table = at(
        phase="casting",
        p0={"hand": ["crystal"], "breaches": {"1": {"spells": ["chaos-arc", "spark"]}}},
        foe={"life": 50},
    )
    play(table, "cast:chaos-arc@1")
    assert nemesis_life(table) == 47


@rule("AE-110")
def test_planar_insight_counts_the_open_breaches_of_the_caster() -> None:
    table = casting("planar-insight", 1, p0={"breaches": {"2": "open", "3": "R", "4": "R"}})
    play(table, "cast:1")
    assert nemesis_life(table) == 46
    table = at(
        mages=["mist-first-box", "brama"],
        p0={"hand": ["garnet-shard"], "breaches": {"2": "R", "3": "R", "4": "R"}},
        p1={"breaches": lying("planar-insight", 1, **{"2": "open", "3": "open", "4": "open"})},
        foe={"life": 50},
    )
    play(table, "play:garnet-shard", "do:2")
    assert nemesis_life(table) == 47


# Wildfire Whip


@rule("AE-112", "AE-113", "AE-114")
def test_wildfire_whip_casts_prepped_spells_as_often_as_it_is_paid_for() -> None:
    table = at(
        p0={"hand": ["crystal"], "aether": 6, "breaches": lying("wildfire-whip", 1)},
        p1={"breaches": {"1": {"spells": ["spark"]}, "2": {"spells": ["ignite"]}}, "discard": []},
        foe={"life": 50},
    )
    play(table, "use:wildfire-whip@1")
    assert keys(table) == ["spell:wildfire-whip@0.1", "spell:spark@1.1", "spell:ignite@1.2"]
    play(table, "spell:spark@1.1", "use:wildfire-whip@1", "spell:ignite@1.2")
    assert (nemesis_life(table), marks(table, "player:0")["aether"]) == (47, 2)
    assert cards(table, "discard:1") == ["spark", "ignite"]
    play(table, "use:wildfire-whip@1")
    assert nemesis_life(table) == 43
    assert cards(table, "breach:0:1") == []


@rule("AE-112")
def test_wildfire_whip_needs_two_aether_of_unrestricted_use() -> None:
    table = at(
        p0={
            "hand": ["crystal"],
            "aether": 1,
            "bound": {"gems": 1},
            "breaches": lying("wildfire-whip"),
        }
    )
    assert "use:wildfire-whip@1" not in keys(table)


@rule("AE-113")
def test_a_spell_prepped_in_this_turn_may_be_cast() -> None:
    table = at(
        p0={"hand": ["spark"], "aether": 2, "breaches": lying("wildfire-whip", 1, **{"2": "open"})},
        foe={"life": 50},
    )
    play(table, "prep:spark@2", "use:wildfire-whip@1", "spell:spark@0.2")
    assert nemesis_life(table) == 49


# Arcane Nexus


@rule("AE-098", "AE-099")
def test_each_arcane_nexus_returns_one_gem_a_turn() -> None:
    breaches = {"1": {"spells": ["arcane-nexus"]}, "2": {"spells": ["arcane-nexus"]}}
    table = at(p0={"hand": ["jade", "mages-talisman"], "breaches": breaches})
    play(table, "play:mages-talisman")
    assert [key for key in keys(table) if key.startswith("use")] == []
    play(table, "play:jade", "use:arcane-nexus@1", "play:jade")
    assert [key for key in keys(table) if key.startswith("use")] == ["use:arcane-nexus@2"]
    play(table, "use:arcane-nexus@2", "play:jade")
    assert marks(table, "player:0")["aether"] == 6
