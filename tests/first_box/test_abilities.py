"""The abilities of the eight mages, and when they may be used."""

from __future__ import annotations

from typing import Any

import pytest

import emberhold
from emberhold.kernel.table import Table
from tests.first_box.support import at
from tests.support import asks, cards, charges, gravehold, in_play, keys, life, marks, play, rule

QUIET_ORDER = {"deck": ["1", "2", "nemesis"], "discard": ["2"]}
NEMESIS_NEXT = {"deck": ["nemesis", "1", "2"], "discard": ["1"]}


def asked(table: Table) -> tuple[int, str]:
    return asks(table).seat, asks(table).topic


def order(table: Table) -> list[str]:
    return [card.slug for card in reversed(table.state.order_deck)]


# In another player's main phase


def helped(**position: Any) -> Table:
    """Player 1 is Lash with all charges; player 0 is in the main phase."""
    mine = {"hand": ["crystal", "jade"], **position.pop("p0", {})}
    return at(
        mages=["brama", "lash"],
        p0=mine,
        p1={"charges": 5, "life": 7},
        turn_order={"deck": ["nemesis"], "discard": ["1", "2", "nemesis"]},
        **position,
    )


@rule("AE-029", "AE-030")
def test_a_helper_is_asked_before_the_active_player_acts() -> None:
    table = helped()
    assert asked(table) == (1, "ability-now")
    assert keys(table) == ["ability", "later", "skip"]
    play(table, "ability")
    assert (asked(table), keys(table)) == ((1, "shuffle-turn"), ["turn-card:1", "turn-card:2"])
    play(table, "turn-card:2")
    assert (charges(table, 1), life(table, 1)) == (0, 6)
    assert asked(table) == (0, "main")


@rule("AE-029", "AE-030")
def test_a_helper_who_waits_is_asked_again_after_every_action_and_at_the_end() -> None:
    table = helped()
    play(table, "later", "play:crystal")
    assert asked(table) == (1, "ability-now")
    play(table, "later", "end")
    assert (asked(table), keys(table)) == ((1, "ability-now"), ["ability", "skip"])
    play(table, "ability", "turn-card:1")
    assert asked(table) == (0, "main")


@rule("AE-029")
def test_a_helper_who_declines_is_not_asked_again_in_that_turn() -> None:
    table = helped()
    play(table, "skip", "play:crystal", "play:jade")
    assert asked(table)[0] == 0
    assert charges(table, 1) == 5


@rule("AE-029")
def test_a_helper_is_asked_in_no_other_phase() -> None:
    table = helped(phase="casting", p0={"breaches": {"1": {"spells": ["spark"]}}})
    assert asked(table) == (0, "casting")
    play(table, "end")
    assert asked(table) == (1, "ability-now")


@rule("AE-029")
def test_an_ability_for_any_main_phase_is_an_action_in_the_own() -> None:
    table = at(
        mages=["lash", "brama"],
        p0={"charges": 5, "hand": ["crystal"], "life": 7},
        turn_order={"deck": ["nemesis"], "discard": ["2", "1"]},
    )
    play(table, "ability", "turn-card:1")
    assert (charges(table, 0), life(table, 0)) == (0, 6)


@rule("AE-030")
def test_the_active_player_cannot_answer_for_the_helper() -> None:
    table = helped()
    with pytest.raises(emberhold.IllegalAnswer):
        table.answer("ability", seat=0)


@rule("AE-031", "AE-032")
def test_an_ability_that_can_do_nothing_still_costs_its_charges() -> None:
    table = at(mages=["jian", "brama"], p0={"charges": 4, "hand": ["crystal"]})
    play(table, "ability")
    assert (charges(table, 0), asked(table)) == (0, (0, "main"))


@rule("AE-033")
def test_an_exhausted_mage_may_use_the_ability() -> None:
    table = at(p0={"charges": 5, "life": 0, "hand": ["crystal"]}, p1={"life": 3})
    play(table, "ability")
    assert life(table, 1) == 7


# Adelheim


def warding(card: str, **position: Any) -> Table:
    """A nemesis card is about to be drawn, and player 0 is Adelheim with all charges."""
    return at(
        mages=["adelheim", "brama"],
        phase="nemesis-draw",
        p0={"charges": 5},
        foe={"deck": [card, "skewer"], "discard": []},
        turn_order={"deck": ["1", "2"], "discard": ["nemesis"]},
        **position,
    )


@rule("AE-034", "AE-035")
def test_adelheim_discards_a_drawn_power_before_its_immediately_effect() -> None:
    table = warding("doom-aegis")
    assert (asked(table), keys(table)) == ((0, "ability-draw"), ["ability", "skip"])
    play(table, "ability")
    assert cards(table, "nemesis-discard") == ["doom-aegis"]
    assert (in_play(table), marks(table, "nemesis")["tier"]) == ({}, 3)
    assert (charges(table, 0), table.view(0).zone("nemesis-deck").count) == (0, 1)


@rule("AE-034")
def test_a_card_that_is_not_warded_resolves_as_usual() -> None:
    table = warding("slaughter")
    before = gravehold(table)
    play(table, "skip")
    assert charges(table, 0) == 5
    assert gravehold(table) < before


@rule("AE-036")
def test_a_minion_cannot_be_warded() -> None:
    table = warding("needlemaw")
    assert in_play(table) == {"needlemaw": table.state.box.cards["needlemaw"].life}
    assert asked(table)[1] != "ability-draw"


@rule("AE-036")
def test_nothing_is_asked_where_there_is_no_card_to_draw() -> None:
    table = at(
        mages=["adelheim", "brama"],
        phase="nemesis-draw",
        p0={"charges": 5},
        foe={"deck": [], "discard": ["slaughter"]},
        in_play=["needlemaw"],
        turn_order={"deck": ["1", "2"], "discard": ["nemesis"]},
    )
    assert asked(table)[1] != "ability-draw"


@rule("AE-037")
def test_the_charges_allow_one_ward_only() -> None:
    table = warding("slaughter")
    play(table, "ability")
    assert charges(table, 0) == 0
    assert asked(table)[1] != "ability-draw"


@rule("AE-038")
def test_warding_the_last_card_wins_at_the_end_of_the_turn() -> None:
    table = at(
        mages=["adelheim", "brama"],
        phase="nemesis-draw",
        p0={"charges": 5},
        foe={"deck": ["slaughter"], "discard": []},
        turn_order={"deck": ["1", "2"], "discard": ["nemesis"]},
    )
    play(table, "ability")
    assert table.result is not None
    assert table.result.reason == "victory-deck"


# Brama


@rule("AE-039")
def test_brama_gives_up_to_four_life_and_not_to_the_exhausted() -> None:
    table = at(
        players=3,
        p0={"charges": 5, "hand": ["crystal"], "life": 9},
        p1={"life": 0},
        p2={"life": 5},
    )
    play(table, "ability")
    assert keys(table) == ["player:0", "player:2"]
    play(table, "player:0")
    assert life(table, 0) == 10


# Jian


@rule("AE-E16", "AE-040", "AE-041", "AE-042", "AE-043", "AE-100")
def test_black_mirror_casts_an_allys_chaos_arc_twice() -> None:
    """AE-E16."""
    table = at(
        mages=["jian", "brama"],
        p0={"charges": 4, "hand": ["crystal"]},
        p1={
            "discard": [],
            "breaches": {
                "1": "none",
                "2": {"spells": ["spark"]},
                "3": {"spells": ["chaos-arc"]},
                "4": {"spells": ["ignite"]},
            },
        },
        foe={"life": 50},
        in_play=["needlemaw"],
    )
    play(table, "ability", "spell:chaos-arc@1.3")
    assert asked(table) == (0, "target")
    assert cards(table, "breach:1:3") == ["chaos-arc"]
    play(table, "target:nemesis")
    assert marks(table, "nemesis")["life"] == 42
    assert (asked(table), cards(table, "discard:1")) == ((0, "target"), ["chaos-arc"])
    play(table, "target:nemesis")
    assert (marks(table, "nemesis")["life"], charges(table, 0)) == (34, 0)


@rule("AE-044")
def test_the_second_cast_happens_though_the_spell_has_left_its_breach() -> None:
    """Spreading the damage over husks exhausts Jian, who loses the breach with the spell."""
    table = at(
        mages=["jian", "brama"],
        nemesis="carapace-queen",
        p0={
            "charges": 4,
            "life": 1,
            "hand": ["crystal"],
            "discard": [],
            "breaches": {"1": "open", "2": "none", "3": {"spells": ["spark"]}, "4": "none"},
        },
        p1={"life": 9},
        foe={"life": 50, "tokens": 4, "deck": ["skewer"], "discard": []},
    )
    play(table, "ability", "target:husks")
    assert asked(table) == (0, "spread")
    play(table, "do:may")
    assert asked(table) == (0, "destroy-breach")
    play(table, "breach:3")
    assert cards(table, "discard:0") == ["spark"]
    assert asked(table) == (0, "target")
    play(table, "target:nemesis")
    assert (marks(table, "nemesis")["life"], cards(table, "discard:0")) == (48, ["spark"])


# Kadir


def gate(**mine: Any) -> Table:
    return at(
        mages=["brama", "kadir"],
        p0={
            "hand": ["spark"],
            "discard": ["crystal", "ignite", "spark", "jade", "dark-fire"],
            "breaches": {
                "1": {"spells": ["spark"]},
                "2": "open",
                "3": {"state": "R", "focused": True},
                "4": "none",
            },
            **mine,
        },
        p1={"charges": 5},
        turn_order={"deck": ["1"], "discard": ["2", "nemesis"]},
    )


@rule("AE-E17", "AE-045", "AE-046", "AE-047", "AE-048", "AE-029")
def test_otherworldly_gate_in_another_players_turn() -> None:
    """AE-E17."""
    table = gate()
    play(table, "ability")
    assert asked(table) == (0, "take-back-spell")
    play(table, "from-discard:ignite@4", "from-discard:spark@3", "from-discard:dark-fire@1")
    assert cards(table, "discard:0") == ["crystal", "jade"]
    play(table, "prep:ignite@1", "prep:dark-fire@2", "prep:spark@2")
    assert [key for key in keys(table) if key.startswith("prep")] == ["prep:spark@3"]
    play(table, "prep:spark@3")
    assert asked(table) == (0, "casting")
    found = keys(table)
    assert found == [
        *("cast:spark@1", "cast:ignite@1", "cast:dark-fire@2", "cast:spark@2", "cast:3")
    ]
    play(table, "cast:3", "cast:ignite@1", "end")
    assert [key for key in keys(table) if key.startswith("prep")] == []


@rule("AE-045")
def test_the_active_player_may_return_fewer_spells_or_none() -> None:
    table = gate()
    play(table, "ability", "from-discard:dark-fire@1", "skip")
    assert cards(table, "hand:0") == ["spark", "dark-fire"]
    assert cards(table, "discard:0") == ["crystal", "ignite", "spark", "jade"]


@rule("AE-047")
def test_a_breach_opened_later_in_the_turn_takes_two_as_well() -> None:
    table = gate(aether=9, hand=["spark", "ignite", "jade"], discard=[])
    play(table, "ability", "open:3", "prep:spark@3")
    assert "prep:ignite@3" in keys(table)


@rule("AE-048")
def test_after_the_turn_the_limit_of_one_holds_again() -> None:
    breaches = {"1": {"spells": ["spark", "ignite"]}, "2": "R", "3": "R", "4": "R"}
    table = at(p0={"hand": ["spark", "crystal"], "breaches": breaches})
    assert [key for key in keys(table) if key.startswith("prep")] == []


@rule("AE-049")
def test_both_spells_of_a_destroyed_breach_are_discarded_in_any_order() -> None:
    table = at(
        phase="nemesis-draw",
        p0={
            "life": 1,
            "discard": [],
            "breaches": {"1": {"spells": ["spark", "ignite"]}, "2": "R", "3": "R", "4": "R"},
        },
        p1={"life": 9},
        foe={"deck": ["skewer", "slaughter"], "discard": []},
        turn_order={"deck": ["1", "2"], "discard": ["nemesis"]},
    )
    while asked(table)[1] != "destroy-breach":
        table.answer("player:0" if "player:0" in keys(table) else keys(table)[0])
    play(table, "breach:1")
    assert (asked(table), keys(table)) == ((0, "discard-first"), ["card:spark", "card:ignite"])
    play(table, "card:ignite")
    assert cards(table, "discard:0")[:2] == ["ignite", "spark"]


# Lash


@rule("AE-050", "AE-051", "AE-053")
def test_quicken_thought_shuffles_a_player_card_in_and_forgets_the_order() -> None:
    table = at(
        players=3,
        mages=["lash", "brama", "xaxos"],
        p0={"charges": 5, "hand": ["crystal"], "life": 6},
        turn_order={"deck": ["2", "nemesis"], "discard": ["wild", "nemesis", "3", "1"]},
    )
    table.state.order_known_top = 2
    play(table, "ability")
    assert keys(table) == ["turn-card:3", "turn-card:1"]
    play(table, "turn-card:1")
    assert sorted(order(table)) == ["1", "2", "nemesis"]
    assert (life(table, 0), table.state.order_known_top) == (5, 0)


@rule("AE-052")
def test_of_a_shared_card_the_players_choose_who_suffers() -> None:
    table = at(
        players=4,
        mages=["lash", "brama", "xaxos", "jian"],
        setup={"turn_order": "pairs"},
        p0={"charges": 5, "hand": ["crystal"]},
        p3={"life": 5},
        turn_order={"deck": ["nemesis"], "discard": ["3/4"]},
    )
    play(table, "ability")
    assert keys(table) == ["player:2", "player:3"]
    play(table, "player:3")
    assert life(table, 3) == 4


# Mist


@rule("AE-054")
def test_divine_augury_lets_one_ally_draw_four_cards() -> None:
    table = at(
        mages=["mist-first-box", "brama"],
        p0={"charges": 5, "hand": ["crystal"]},
        p1={"hand": ["spark"], "deck": ["crystal"] * 3, "discard": []},
    )
    play(table, "ability")
    assert cards(table, "hand:1") == ["spark", "crystal", "crystal", "crystal"]


@rule("AE-054")
def test_with_a_single_mage_mist_draws_herself() -> None:
    table = at(
        players=1,
        mages=["mist-first-box"],
        p0={"charges": 5, "hand": ["crystal"], "deck": ["spark"] * 5},
    )
    play(table, "ability")
    assert len(cards(table, "hand:0")) == 5


# Phaedraxa


def rune(drawn: str, **position: Any) -> Table:
    return at(
        players=3,
        mages=["phaedraxa", "brama", "xaxos"],
        phase="turn",
        p0={"charges": 5},
        turn_order={"deck": [drawn, "1", "2"], "discard": ["nemesis"]},
        **position,
    )


@rule("AE-055")
def test_the_rune_is_offered_before_a_wild_card_is_given_to_a_player() -> None:
    table = rune("wild")
    assert (asked(table), keys(table)) == ((0, "ability-turn"), ["ability", "skip"])
    assert len(table.view(0).zone("order-discard").pieces) == 2
    play(table, "ability")
    assert asked(table)[1] == "turn"


@rule("AE-E18", "AE-056", "AE-057", "AE-055", "AE-136")
def test_auspex_rune_in_a_nemesis_turn() -> None:
    """AE-E18."""
    table = at(
        mages=["phaedraxa", "brama"],
        phase="turn",
        p0={"charges": 5},
        p1={"hand": [], "deck": ["spark"], "life": 6},
        gravehold=12,
        in_play=["needlemaw"],
        foe={
            "deck": ["skewer", "slaughter"],
            "discard": [],
            "tokens": 3,
            "strike_deck": ["raze"],
        },
        turn_order={"deck": ["nemesis", "1", "2"], "discard": ["2"]},
    )
    play(table, "ability")
    while "player:1" in keys(table):
        play(table, "player:1")
    assert "Rageborne Strikes: Raze." in table.log()
    assert (gravehold(table), life(table, 0), life(table, 1)) == (12, 10, 6)
    assert cards(table, "hand:1") == ["spark"]
    assert marks(table, "nemesis")["tokens"] == 1


@rule("AE-056")
def test_the_shelter_ends_with_the_turn() -> None:
    table = at(
        mages=["phaedraxa", "brama"],
        phase="turn",
        p0={"charges": 5, "hand": ["crystal"]},
        p1={"hand": ["crystal"]},
        turn_order={"deck": ["1", "nemesis", "2"], "discard": ["2"]},
        foe={"deck": ["slaughter", "skewer"], "discard": []},
        gravehold=20,
    )
    play(table, "ability")
    assert table.state.sheltered
    play(table, "end")
    assert not table.state.sheltered
    assert gravehold(table) < 20


@rule("AE-058")
def test_nobody_may_choose_to_suffer_damage_that_is_prevented() -> None:
    table = at(
        mages=["phaedraxa", "brama"],
        phase="turn",
        p0={"charges": 5, "hand": ["tourmaline-shard", "jade"]},
        p1={"hand": ["crystal"], "life": 6},
        turn_order={"deck": ["1", "2", "nemesis"], "discard": ["2"]},
    )
    play(table, "ability", "play:tourmaline-shard")
    assert (asked(table), life(table, 1)) == ((0, "main"), 6)


@rule("AE-059")
def test_damage_that_replaces_something_is_prevented_and_so_is_what_it_replaced() -> None:
    table = at(
        mages=["phaedraxa", "brama"],
        nemesis="carapace-queen",
        phase="turn",
        p0={"charges": 5},
        gravehold=20,
        foe={"tokens": 15, "deck": ["hatch", "skewer"], "discard": []},
        turn_order={"deck": ["nemesis", "1", "2"], "discard": ["2"]},
    )
    play(table, "ability")
    assert gravehold(table) == 20
    assert table.state.tokens == 15


@rule("AE-060")
def test_a_revealed_card_does_not_call_for_the_rune() -> None:
    table = at(
        mages=["lash", "phaedraxa"],
        p0={"hand": ["quartz-shard", "crystal"]},
        p1={"charges": 5},
        turn_order=QUIET_ORDER,
    )
    play(table, "play:quartz-shard")
    assert asked(table) == (0, "may")


# Xaxos


@rule("AE-061", "AE-062")
def test_metaphysical_link_shares_charges_and_orders_the_turns() -> None:
    table = at(
        players=3,
        mages=["xaxos", "brama", "jian"],
        p0={"charges": 5, "hand": ["crystal"]},
        p1={"charges": 4},
        p2={"charges": 1},
        turn_order={"deck": ["1", "nemesis", "2"], "discard": ["nemesis", "3"]},
    )
    play(table, "ability")
    assert keys(table) == ["player:1", "player:2"]
    play(table, "player:1")
    assert [charges(table, seat) for seat in range(3)] == [0, 5, 4]
    assert keys(table) == ["turn-card:1", "turn-card:nemesis", "turn-card:2"]
    play(table, "turn-card:2", "turn-card:nemesis")
    assert order(table) == ["2", "nemesis", "1"]
    known = [piece.name for piece in table.view(1).zone("order-deck").pieces]
    assert known == ["turn-card-1", "turn-card-nemesis", "turn-card-2"]


@rule("AE-062")
def test_an_empty_turn_order_deck_stays_empty() -> None:
    table = at(
        mages=["xaxos", "brama"],
        p0={"charges": 5, "hand": ["crystal"]},
        p1={"charges": 5},
        turn_order={"deck": [], "discard": ["1", "2", "nemesis"]},
    )
    play(table, "ability")
    assert (asked(table), order(table)) == ((0, "main"), [])


@rule("AE-063", "AE-032")
def test_alone_xaxos_gains_the_charges_himself() -> None:
    table = at(
        players=1,
        mages=["xaxos"],
        p0={"charges": 5, "hand": ["crystal"]},
        turn_order={"deck": ["1"], "discard": ["nemesis"]},
    )
    play(table, "ability")
    assert charges(table, 0) == 4
