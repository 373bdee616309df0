"""The six Phoenixborn and what they can do."""

from typing import Any

from emberhold.kernel.table import Table
from tests.ashes.table import asks, at, cards, dice, keys, marks, play, rule, unit, units, wounds

FAR = "attack:phoenixborn"


def exhaustion(table: Table, player: int) -> int:
    return int(marks(table, f"player:{player}")["exhaustion"])


# Aradel Summergaard

WATER_BLAST = "use:water-blast@aradel-summergaard.1"


@rule("AS-C01", "AS-213", "AS-227", "AS-229", "AS-179")
def test_water_blast_deals_two_damage_for_a_side_action_a_die_and_exhaustion() -> None:
    table = at(
        born="aradel coal",
        p0={"active": ["natural-class"]},
        p1={"battlefield": ["iron-rhino"]},
    )
    play(table, WATER_BLAST)
    assert unit(table, "iron-rhino")["wounds"] == 2
    assert exhaustion(table, 0) == 1
    assert dice(table, 0) == {"natural": 1}
    assert marks(table, "player:0")["life"] == 16
    assert table.view(0).marks["sides"] == 0


@rule("AS-C01", "AS-016", "AS-214")
def test_water_blast_reaches_any_unit_but_no_phoenixborn() -> None:
    table = at(
        born="aradel coal",
        p0={"active": ["natural-power"], "battlefield": ["gilder"]},
        p1={"battlefield": ["mist-spirit"]},
    )
    play(table, WATER_BLAST)
    assert keys(table) == ["target:gilder@1", "target:mist-spirit@1"]
    play(table, "target:mist-spirit@1")
    assert units(table, 1) == []


@rule("AS-C01", "AS-212", "AS-029")
def test_water_blast_wants_a_natural_die_of_class_or_power() -> None:
    for wrong in ("natural-basic", "charm-class", "illusion-power"):
        assert WATER_BLAST not in keys(at(born="aradel coal", p0={"active": [wrong], "hand": []}))


@rule("AS-C01", "AS-236", "AS-315")
def test_an_exhausted_aradel_has_no_water_blast() -> None:
    table = at(born="aradel coal", p0={"active": ["natural-class"], "exhaustion": 1})
    assert WATER_BLAST not in keys(table)


@rule("AS-C01", "AS-180")
def test_without_a_side_action_there_is_no_water_blast() -> None:
    table = at(
        born="aradel coal", sides=0, p0={"active": ["natural-class"], "battlefield": ["gilder"]}
    )
    assert WATER_BLAST not in keys(table)


@rule("AS-C01", "AS-215")
def test_water_blast_without_any_unit_is_paid_for_nothing() -> None:
    table = at(born="aradel coal", p0={"active": ["natural-class"]})
    play(table, WATER_BLAST)
    assert dice(table, 0) == {"natural": 1}
    assert (wounds(table, 0), wounds(table, 1)) == (0, 0)


# Coal Roarkwin

SLASH = "use:slash@coal-roarkwin.1"


@rule("AS-C02", "AS-230")
def test_slash_costs_a_chosen_card_and_damages_a_unit() -> None:
    table = at(p0={"hand": ["seal", "fear"]}, p1={"battlefield": ["gilder"]})
    play(table, SLASH)
    assert keys(table) == ["card:seal", "card:fear"]
    play(table, "card:fear")
    assert cards(table, "discard:0") == ["fear"]
    assert cards(table, "hand:0") == ["seal"]
    assert unit(table, "gilder")["wounds"] == 1


@rule("AS-C02", "AS-212")
def test_slash_cannot_be_used_without_a_card_in_hand() -> None:
    assert SLASH not in keys(
        at(p0={"hand": [], "active": ["charm-power"]}, p1={"battlefield": ["gilder"]})
    )


@rule("AS-C02")
def test_slash_does_not_reach_the_phoenixborn_of_an_opponent_with_units() -> None:
    table = at(p0={"hand": ["seal"]}, p1={"battlefield": ["gilder", "mist-spirit"]})
    play(table, SLASH)
    assert keys(table) == ["target:gilder@1", "target:mist-spirit@1"]


@rule("AS-C02")
def test_slash_may_go_to_the_phoenixborn_of_an_opponent_without_units() -> None:
    table = at(p0={"hand": ["seal"], "battlefield": ["gilder"]})
    play(table, SLASH)
    assert keys(table) == ["target:gilder@1", "target:aradel-summergaard@1"]
    play(table, "target:aradel-summergaard@1")
    assert wounds(table, 1) == 1


@rule("AS-C02", "AS-332", "AS-358")
def test_slash_among_three_reaches_only_the_phoenixborn_without_units() -> None:
    table = at(players=3, p0={"hand": ["seal"]}, p1={"battlefield": ["gilder"]})
    play(table, SLASH)
    assert keys(table) == ["target:gilder@1", "target:noah-redmoon@1"]


@rule("AS-C02", "AS-090")
def test_slash_does_not_exhaust_coal_but_takes_the_side_action() -> None:
    table = at(p0={"hand": ["seal", "seal"]}, p1={"battlefield": ["gilder"]})
    play(table, SLASH)
    assert exhaustion(table, 0) == 0
    assert SLASH not in keys(table)


@rule("AS-C02", "AS-095")
def test_with_another_side_action_slash_is_used_again() -> None:
    table = at(
        p0={"hand": ["seal", "seal"], "battlefield": [{"unit": "iron-worker", "status": 1}]},
        p1={"battlefield": ["iron-rhino"]},
    )
    play(table, SLASH, "target:iron-rhino@1", "use:overtime@iron-worker.1")
    play(table, SLASH, "target:iron-rhino@1")
    assert unit(table, "iron-rhino")["wounds"] == 2


@rule("AS-C02", "AS-315")
def test_an_exhausted_coal_has_no_slash() -> None:
    assert SLASH not in keys(at(p0={"hand": ["seal"], "active": ["charm-basic"], "exhaustion": 1}))


# Jessa Na Ni

SCREAMS = "trigger:jessa-na-ni@1"


def slain_before_jessa(**jessa: object) -> Table:
    """Player 0 plays Jessa and kills player 1's Mist Spirit with an Anchornaut's throw."""
    side = {"battlefield": ["anchornaut"], "active": ["charm-basic"], **jessa}
    table = at(born="jessa coal", p0=side, p1={"battlefield": ["mist-spirit"]})
    return play(table, "use:throw@anchornaut.1", "target:mist-spirit@1")


@rule("AS-C03", "AS-237")
def test_screams_damage_the_phoenixborn_whose_unit_left_play() -> None:
    table = slain_before_jessa()
    assert keys(table) == [SCREAMS, "pass"]
    play(table, SCREAMS)
    assert wounds(table, 1) == 1
    assert dice(table, 0) == {"charm": 1}


@rule("AS-C03", "AS-218")
def test_screams_may_be_declined() -> None:
    table = play(slain_before_jessa(), "pass")
    assert wounds(table, 1) == 0
    assert dice(table, 0) == {"charm-basic": 1}


@rule("AS-C03", "AS-212")
def test_screams_need_a_die() -> None:
    assert table_goes_on(slain_before_jessa(active={}))


@rule("AS-C03", "AS-315")
def test_an_exhausted_jessa_does_not_scream() -> None:
    assert table_goes_on(slain_before_jessa(exhaustion=1))


def table_goes_on(table: Table) -> bool:
    """Nobody was asked anything: player 0 is in the middle of the turn again."""
    return asks(table).topic == "action"


@rule("AS-C03", "AS-342")
def test_screams_answer_each_unit_that_leaves() -> None:
    table = at(
        born="jessa coal",
        p0={
            "hand": ["mist-typhoon"],
            "active": ["illusion-class", "natural-class", *["charm-basic"] * 2],
        },
        p1={"battlefield": ["mist-spirit", "mist-spirit"]},
    )
    play(table, "play:mist-typhoon", "skip", "target:mist-spirit@2", SCREAMS, SCREAMS)
    assert wounds(table, 1) == 2
    assert dice(table, 0) == {"natural": 1, "charm": 2, "illusion": 1}


@rule("AS-C03", "AS-310")
def test_screams_answer_a_unit_that_is_sent_back_too() -> None:
    table = at(
        born="jessa coal",
        p0={"hand": ["fear"], "active": ["charm-basic"]},
        p1={"battlefield": ["hammer-knight"], "hand": []},
    )
    play(table, "play:fear", SCREAMS)
    assert wounds(table, 1) == 1
    assert cards(table, "hand:1", seat=1) == ["hammer-knight"]


@rule("AS-C03")
def test_screams_do_not_answer_the_own_units() -> None:
    table = at(
        born="jessa coal",
        p0={"active": ["charm-basic"], "battlefield": ["anchornaut", "mist-spirit"]},
    )
    play(table, "use:throw@anchornaut.1", "target:mist-spirit@1")
    assert units(table, 0) == ["anchornaut@1"]
    assert table_goes_on(table)


@rule("AS-C03", "AS-331", "AS-358")
def test_screams_among_three_hit_the_player_who_controlled_the_unit_not_its_owner() -> None:
    table = at(
        players=3,
        born="jessa coal noah",
        p0={"active": ["charm-basic"], "battlefield": ["anchornaut"]},
        p1={"battlefield": [{"unit": "blood-puppet", "owner": 2, "wounds": 1}]},
    )
    play(table, "use:throw@anchornaut.1", "target:blood-puppet@1", SCREAMS)
    assert (wounds(table, 1), wounds(table, 2)) == (1, 0)
    assert table.view(2).zone("conjurations:2").count == 1


# Maeoni Viper

STRIKE = "trigger:maeoni-viper@1"


@rule("AS-C04", "AS-114", "AS-237")
def test_strike_strengthens_an_attacker_for_a_die_and_exhaustion() -> None:
    table = at(
        born="maeoni coal",
        p0={"active": ["natural-basic"], "battlefield": ["gilder"]},
    )
    play(table, FAR)
    assert keys(table) == [STRIKE, "pass"]
    assert "you are attacking with Gilder (" in asks(table).prompt().text("en")
    play(table, STRIKE)
    assert wounds(table, 1) == 3
    assert exhaustion(table, 0) == 1
    assert dice(table, 0) == {"natural": 1}


@rule("AS-C04", "AS-107")
def test_the_strength_of_strike_ends_with_the_turn() -> None:
    table = at(
        born="maeoni coal",
        p0={"active": ["natural-basic"], "battlefield": ["gilder"]},
        p1={"battlefield": ["mist-spirit"], "hand": ["seal"]},
    )
    play(table, FAR, STRIKE, "target:gilder@1", "nobody")
    assert unit(table, "gilder")["attack"] == 1
    assert marks(table, "player:0")["exhaustion"] == 1


@rule("AS-C04")
def test_strike_may_be_used_when_an_opponent_attacks() -> None:
    """Maeoni strengthens the unit that is going to block."""
    table = at(
        born="maeoni coal",
        player=1,
        p0={"active": ["natural-basic"], "battlefield": ["gilder"]},
        p1={"battlefield": ["iron-rhino"]},
    )
    play(table, FAR, STRIKE)
    assert keys(table) == ["target:gilder@1", "target:iron-rhino@1"]
    play(table, "target:gilder@1")
    assert unit(table, "gilder")["attack"] == 3


@rule("AS-C04", "AS-218")
def test_strike_may_be_declined() -> None:
    table = at(born="maeoni coal", p0={"active": ["natural-basic"], "battlefield": ["gilder"]})
    play(table, FAR, "pass")
    assert wounds(table, 1) == 1
    assert exhaustion(table, 0) == 0


@rule("AS-C04", "AS-212", "AS-315")
def test_strike_needs_a_die_and_an_unexhausted_maeoni() -> None:
    unable: dict[str, Any]
    for unable in ({"active": {}}, {"active": ["natural-basic"], "exhaustion": 1}):
        table = at(born="maeoni coal", p0={"battlefield": ["gilder"], **unable})
        play(table, FAR)
        assert wounds(table, 1) == 1


@rule("AS-C04", "AS-343")
def test_two_maeonis_decide_one_after_the_other_the_active_one_first() -> None:
    table = at(
        born="maeoni maeoni",
        p0={"active": ["natural-basic"], "battlefield": ["gilder"]},
        p1={"active": ["charm-basic"], "battlefield": ["mist-spirit"]},
    )
    play(table, FAR)
    assert (asks(table).seat, keys(table)) == (0, [STRIKE, "pass"])
    play(table, STRIKE, "target:gilder@1")
    assert (asks(table).seat, keys(table)) == (1, ["trigger:maeoni-viper@2", "pass"])
    play(table, "trigger:maeoni-viper@2", "target:mist-spirit@1")
    assert unit(table, "gilder")["attack"] == unit(table, "mist-spirit")["attack"] == 3


# Noah Redmoon

SHADOW_TARGET = "use:shadow-target@noah-redmoon.1"


@rule("AS-C05", "AS-311", "AS-316")
def test_shadow_target_exhausts_one_ready_spell_of_an_opponent() -> None:
    table = at(
        born="noah coal",
        p0={"active": ["ceremonial-class"], "spellboard": ["hypnotize"]},
        p1={"spellboard": ["strengthen", "strengthen"]},
    )
    play(table, SHADOW_TARGET)
    assert keys(table) == ["target:strengthen@1", "target:strengthen@2"]
    play(table, "target:strengthen@2", "pass")
    assert unit(table, "strengthen@1")["exhaustion"] == 0
    assert unit(table, "strengthen@2")["exhaustion"] == 1
    assert exhaustion(table, 0) == 1
    assert dice(table, 0) == {"ceremonial": 1}


@rule("AS-C05", "AS-320")
def test_shadow_target_puts_a_second_token_on_an_exhausted_spell() -> None:
    table = at(
        born="noah coal",
        p0={"active": ["ceremonial-power"]},
        p1={"spellboard": [{"spell": "strengthen", "exhaustion": 1}]},
    )
    play(table, SHADOW_TARGET)
    assert unit(table, "strengthen")["exhaustion"] == 2


@rule("AS-C05", "AS-212", "AS-315")
def test_shadow_target_needs_a_ceremonial_die_and_an_unexhausted_noah() -> None:
    board = {"spellboard": ["strengthen"]}
    for unable in (
        {"active": ["ceremonial-basic"]},
        {"active": ["ceremonial-class"], "exhaustion": 1},
    ):
        assert SHADOW_TARGET not in keys(at(born="noah coal", p0=unable, p1=board))


@rule("AS-C05", "AS-358")
def test_shadow_target_among_three_reaches_every_opponent() -> None:
    table = at(
        players=3,
        born="noah coal aradel",
        p0={"active": ["ceremonial-class"], "spellboard": ["purge"]},
        p1={"spellboard": ["strengthen"]},
        p2={"spellboard": ["hypnotize"]},
    )
    play(table, SHADOW_TARGET)
    assert keys(table) == ["target:strengthen@1", "target:hypnotize@1"]


@rule("AS-C05", "AS-215")
def test_shadow_target_without_a_spell_to_aim_at_does_nothing() -> None:
    table = at(born="noah coal", p0={"active": ["ceremonial-class"], "spellboard": ["purge"]})
    play(table, SHADOW_TARGET)
    assert unit(table, "purge")["exhaustion"] == 0
    assert exhaustion(table, 0) == 1


# Saria Guideman

HEARTS_PULL = "use:hearts-pull@saria-guideman.1"


def pull(**saria: object) -> Table:
    side = {"active": ["charm-class"], "hand": [], "draw": ["seal", "fear"], **saria}
    table = at(born="saria coal", p0=side, p1={"draw": ["purge", "empower"]})
    return play(table, HEARTS_PULL)


@rule("AS-C06", "AS-214")
def test_hearts_pull_draws_and_makes_a_player_discard_from_the_draw_pile() -> None:
    table = pull()
    assert keys(table) == ["player:0", "player:1"]
    play(table, "player:1", "do", "do")
    assert cards(table, "hand:0") == ["seal"]
    assert cards(table, "discard:1") == ["purge"]
    assert exhaustion(table, 0) == 1
    assert dice(table, 0) == {"charm": 1}


@rule("AS-C06", "AS-219")
def test_hearts_pull_may_discard_the_own_top_card_after_the_draw() -> None:
    table = play(pull(), "player:0", "do", "do")
    assert cards(table, "hand:0") == ["seal"]
    assert cards(table, "discard:0") == ["fear"]


@rule("AS-C06", "AS-218")
def test_hearts_pull_may_draw_without_discarding() -> None:
    table = play(pull(), "player:1", "do", "skip")
    assert cards(table, "hand:0") == ["seal"]
    assert cards(table, "discard:1") == []


@rule("AS-C06", "AS-219")
def test_without_drawing_hearts_pull_discards_nothing() -> None:
    table = play(pull(), "player:1", "skip")
    assert cards(table, "hand:0") == cards(table, "discard:1") == []


@rule("AS-C06", "AS-219", "AS-082")
def test_from_an_empty_draw_pile_hearts_pull_gets_nothing_and_costs_no_wounds() -> None:
    table = play(pull(draw=[]), "player:1")
    assert cards(table, "discard:1") == []
    assert wounds(table, 0) == 0


@rule("AS-C06", "AS-212", "AS-315")
def test_hearts_pull_needs_a_charm_die_and_an_unexhausted_saria() -> None:
    for unable in ({"active": ["charm-basic"]}, {"active": ["charm-class"], "exhaustion": 1}):
        assert HEARTS_PULL not in keys(at(born="saria coal", p0=unable))


# What is printed on them


@rule("AS-009", "AS-C01", "AS-C02", "AS-C03", "AS-C04", "AS-C05", "AS-C06")
def test_life_battlefield_and_spellboard_are_as_printed() -> None:
    printed = {}
    for name in ("aradel", "coal", "jessa", "maeoni", "noah", "saria"):
        side = marks(at(born=f"{name} coal"), "player:0")
        printed[name] = (side["life"], side["battlefield"], side["spellboard"])
    assert printed == {
        "aradel": (16, 8, 4),
        "coal": (15, 6, 5),
        "jessa": (18, 5, 4),
        "maeoni": (22, 3, 4),
        "noah": (20, 6, 3),
        "saria": (20, 5, 4),
    }
