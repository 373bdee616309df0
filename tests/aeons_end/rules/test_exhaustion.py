"""Section 19: exhaustion, wherever it happens.

Umbra Titan does nothing when it Unleashes with no nemesis card in the turn-order discard pile
(CALM); with one, any player suffers 2 damage or a pillar falls; with two, Gravehold suffers 2
damage or a pillar falls. Choosing the pillar (`do:2`) makes every Unleash visible and harmless.
"""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.kernel.table import Table
from tests.aeons_end.nemesis_side import (
    CALM,
    ONE_NEMESIS_TURN,
    TWO_NEMESIS_TURNS,
    breaches,
    drawn,
    persistent,
    powered,
)
from tests.support import asks, at, cards, gravehold, keys, marks, play, rule, tokens


def sheet(table: Table, seat: int) -> dict[str, Any]:
    return marks(table, f"player:{seat}")


def spinners(life: int, order: dict[str, Any] = CALM, **position: Any) -> Table:
    """The first player, with that much life, suffers 2 damage outside an Unleash."""
    wishes = {"life": life, "discard": [], **position.pop("p0", {})}
    table = persistent("howling-spinners", turn_order=order, p0=wishes, **position)
    return play(table, "player:0")


def told(table: Table, *words: str) -> list[str]:
    """The log lines that contain one of the words, without the life left."""
    lines = [line.partition(" (")[0].rstrip(".!") for line in table.log("en")]
    return [line for line in lines if any(word in line for word in words)]


# Becoming exhausted


@rule("WE-268")
def test_a_player_without_life_is_exhausted() -> None:
    assert sheet(spinners(3), 0)["exhausted"] is False
    table = spinners(2)
    assert sheet(table, 0)["life"] == 0
    assert sheet(table, 0)["exhausted"] is True


@rule("WE-268")
@pytest.mark.parametrize("moment", ["main phase", "power", "attack", "unleash"])
def test_it_can_happen_at_any_moment(moment: str) -> None:
    weak = {"life": 1}
    tables = {
        "main phase": lambda: play(persistent("howling-spinners", p0=weak), "player:0"),
        "power": lambda: powered("cataclysmic-fate", p0=weak),
        "attack": lambda: play(drawn("nix", p0=weak), "player:0"),
        "unleash": lambda: play(
            drawn("smite", turn_order=ONE_NEMESIS_TURN, p0=weak), "do:1", "player:0"
        ),
    }
    assert sheet(tables[moment](), 0)["exhausted"] is True


# The steps


@rule("WE-269", "WE-270", "WE-271", "WE-276")
def test_unleash_twice_then_a_breach_then_the_charges() -> None:
    table = spinners(2, TWO_NEMESIS_TURNS, p0={"charges": 3})
    for left in (8, 7):
        assert (asks(table).topic, tokens(table)) == ("either", left)
        play(table, "do:2")
    assert (asks(table).topic, tokens(table)) == ("destroy-breach", 6)
    assert sheet(table, 0)["charges"] == 3, "not yet"
    play(table, "breach:1")
    assert sheet(table, 0)["charges"] == 0
    assert tokens(table) == 6
    assert any(line.endswith("now has no charges.") for line in table.log("en"))


@rule("WE-271")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_exhausted_player_chooses_any_breach_open_or_closed(number: int) -> None:
    table = spinners(2)
    assert (asks(table).seat, asks(table).anyone) == (0, False)
    assert keys(table) == ["breach:1", "breach:2", "breach:3", "breach:4"]
    play(table, f"breach:{number}")
    left = [f"breach:0:{other}" for other in (1, 2, 3, 4) if other != number]
    assert breaches(table, 0) == left


@rule("WE-272")
def test_the_spell_on_the_breach_is_discarded_and_not_cast() -> None:
    spell = {"breaches": {"1": {"spells": ["spark"]}, "2": {"state": "R", "spells": ["kindle"]}}}
    table = spinners(2, p0=spell)
    play(table, "breach:2")
    assert cards(table, "discard:0") == ["kindle"]
    assert cards(table, "breach:0:1") == ["spark"]
    assert marks(table, "nemesis")["life"] == 70


@rule("WE-272")
def test_two_spells_on_the_breach_are_both_discarded() -> None:
    table = spinners(2, p0={"breaches": {"1": {"spells": ["kindle", "spark"]}}})
    play(table, "breach:1")
    assert cards(table, "discard:0") == ["kindle", "spark"]


@rule("WE-272")
@pytest.mark.parametrize("number", [1, 2])
def test_a_spell_on_two_breaches_is_lost_with_either_of_them(number: int) -> None:
    both = {"state": "open", "spells": ["pyrotechnic-surge"]}
    table = spinners(2, p0={"breaches": {"1": both, "2": both}})
    play(table, f"breach:{number}")
    assert cards(table, "discard:0") == ["pyrotechnic-surge"], "once"
    other = table.view(0).zone(f"breach:0:{3 - number}")
    assert (other.count, other.marks.get("covered_by")) == (0, None)


@rule("WE-273")
def test_a_destroyed_breach_never_comes_back() -> None:
    table = at(
        p0={
            "life": 0,
            "aether": 40,
            "hand": ["spark", "primordial-fetish"],
            "breaches": {"1": "none"},
        },
        p1={"breaches": {"3": "open", "4": "open"}},
    )
    assert not [key for key in keys(table) if key in ("focus:1", "open:1", "prep:spark@1")]
    assert "focus:2" in keys(table)
    play(table, "play:primordial-fetish")
    assert not [key for key in keys(table) if "0.1" in key or key == "focus:1"]
    assert breaches(table, 0) == ["breach:0:2", "breach:0:3", "breach:0:4"]


@rule("WE-274")
def test_the_other_breaches_stay_as_they_are() -> None:
    lying = {"1": {"spells": ["spark"]}, "2": "open", "3": {"state": "L", "spells": ["kindle"]}}
    table = spinners(2, p0={"breaches": lying})
    before = [table.view(0).zone(f"breach:0:{number}") for number in (1, 3, 4)]
    play(table, "breach:2")
    assert [table.view(0).zone(f"breach:0:{number}") for number in (1, 3, 4)] == before


@rule("WE-275")
def test_a_player_without_breaches_goes_on_to_the_charges() -> None:
    none = {str(number): "none" for number in (1, 2, 3, 4)}
    table = spinners(1, p0={"charges": 2, "breaches": none})
    assert asks(table).topic == "main"
    assert sheet(table, 0)["charges"] == 0
    assert gravehold(table) == 28, "and the excess counts"


@rule("WE-271")
def test_the_only_breach_left_is_not_a_choice() -> None:
    none = {str(number): "none" for number in (2, 3, 4)}
    table = spinners(2, p0={"breaches": none})
    assert asks(table).topic == "main"
    assert breaches(table, 0) == []


# Inside an Unleash


@rule("WE-277")
def test_the_unleash_that_exhausts_is_finished_first() -> None:
    """Hollow Crown, Expert: all acolytes work their Blood Magic in one Unleash."""
    table = at(
        players=3,
        nemesis="hollow-crown",
        setup={"difficulty": "expert"},
        phase="nemesis",
        foe={"deck": ["infernal-domain"], "acolyte_deck": []},
        in_play=["null-scion", "lurzan", "kurgax"],
        p0={"life": 1},
    )
    assert sheet(table, 0)["exhausted"] is True, "by Lurzan"
    assert gravehold(table) == 29, "by Kurgax, who comes second; Gravehold has not lost 4 more"
    assert asks(table).topic == "player", "Kurgax hits somebody before any breach is destroyed"
    play(table, "player:1")
    assert asks(table).topic == "destroy-breach"
    assert gravehold(table) == 25


@rule("WE-277")
def test_several_players_exhausted_by_one_unleash_go_one_after_the_other() -> None:
    """After the unleash, seat by seat: exhaustion that players waited for has no excess."""
    table = at(
        players=3,
        nemesis="hollow-crown",
        phase="nemesis",
        foe={"deck": ["infernal-domain"], "acolyte_deck": []},
        in_play=["null-scion", "holadran"],
        p1={"life": 1, "charges": 1},
        p2={"life": 1, "charges": 1},
    )
    play(table, "player:2", "player:1")
    assert (asks(table).seat, gravehold(table)) == (2, 26)
    play(table, "breach:1")
    assert (asks(table).seat, gravehold(table)) == (1, 22)
    assert (sheet(table, 2)["charges"], sheet(table, 1)["charges"]) == (0, 1)
    play(table, "breach:2")
    assert sheet(table, 1)["charges"] == 0


@rule("WE-278")
def test_of_several_unleashes_the_later_ones_wait_for_the_steps() -> None:
    """Smite: Unleash twice, then Gravehold suffers 2 damage."""
    table = drawn("smite", turn_order=ONE_NEMESIS_TURN, p0={"life": 2})
    play(table, "do:1", "player:0")  # the first Unleash of Smite
    play(table, "do:2", "do:2")  # the two Unleashes of exhaustion
    assert asks(table).topic == "destroy-breach", "before the second Unleash of Smite"
    assert (tokens(table), gravehold(table)) == (6, 30)
    play(table, "breach:4")
    assert (asks(table).topic, tokens(table), gravehold(table)) == ("either", 6, 30)
    play(table, "do:2")
    assert (tokens(table), gravehold(table)) == (5, 28)


@rule("WE-278")
def test_an_unleash_of_the_steps_can_exhaust_the_next_player() -> None:
    """The steps of the second begin before the other Unleash of the first."""
    table = persistent(
        "howling-spinners",
        players=3,
        turn_order=ONE_NEMESIS_TURN,
        p0={"life": 2},
        p1={"life": 2},
    )
    play(table, "player:0", "do:1", "player:1")
    play(table, "do:2", "do:2")
    assert (asks(table).topic, asks(table).seat) == ("destroy-breach", 1)
    play(table, "breach:4")
    assert asks(table).topic == "either", "the second Unleash for the first player"
    play(table, "do:2")
    assert (asks(table).topic, asks(table).seat) == ("destroy-breach", 0)
    assert tokens(table) == 5


# Outside an Unleash


@rule("WE-279")
def test_outside_an_unleash_the_rest_of_the_effect_waits() -> None:
    """Afflict: 3 damage, then that player may return a card to hand, even the spell just lost."""
    spell = {"life": 3, "discard": [], "breaches": {"1": {"spells": ["kindle"]}}}
    table = play(drawn("afflict", p0=spell), "player:0")
    assert asks(table).topic == "destroy-breach"
    play(table, "breach:1")
    assert asks(table).topic == "may"
    play(table, "do:may")
    assert "kindle" in cards(table, "hand:0")


@rule("WE-279")
def test_the_next_card_in_play_waits_as_well() -> None:
    table = at(
        phase="nemesis",
        in_play=["howling-spinners", "mangleroot"],
        foe={"deck": ["night-unending", "smite"]},
        turn_order=CALM,
        p0={"life": 2},
    )
    play(table, "player:0")
    assert (asks(table).topic, gravehold(table)) == ("destroy-breach", 30)
    assert gravehold(play(table, "breach:4")) == 27


# Excess damage


@rule("WE-280", "WE-281")
def test_twice_the_excess_hits_gravehold_after_the_steps() -> None:
    table = powered("cataclysmic-fate", p0={"life": 1, "charges": 1})  # 4 damage, 3 too many
    assert (asks(table).topic, gravehold(table)) == ("destroy-breach", 30)
    assert gravehold(play(table, "breach:4")) == 24


@rule("WE-280")
def test_exact_damage_leaves_no_excess() -> None:
    table = play(spinners(2), "breach:4")
    assert gravehold(table) == 30


@rule("WE-281")
def test_the_unleashes_of_the_steps_hit_gravehold_before_the_excess() -> None:
    table = spinners(1, TWO_NEMESIS_TURNS)
    play(table, "do:1", "do:1", "breach:4")
    assert told(table, "Gravehold suffers", "destroys breach") == [
        "Gravehold suffers 2 damage",
        "Gravehold suffers 2 damage",
        "Mazahaedron destroys breach IV",
        "Gravehold suffers 2 damage",
    ]
    assert gravehold(table) == 24


@rule("WE-282")
def test_excess_of_an_unleash_hits_gravehold_before_the_steps() -> None:
    table = drawn("smite", turn_order=ONE_NEMESIS_TURN, p0={"life": 1})
    play(table, "do:1", "player:0")  # 2 damage, 1 too many
    assert (asks(table).topic, gravehold(table), tokens(table)) == ("either", 28, 8)
    play(table, "do:2", "do:2", "breach:4", "do:2")
    assert gravehold(table) == 26, "only Smite itself came after that"


# Playing on


@rule("WE-142", "WE-283")
def test_an_exhausted_player_takes_a_turn_like_everybody() -> None:
    table = at(
        phase="turn",
        turn_order={"deck": ["1", "2"], "discard": []},
        p0={
            "life": 0,
            "hand": ["crystal", "crystal", "spark"],
            "deck": ["torch"] * 5,
            "discard": [],
            "breaches": {"1": {"spells": ["spark"]}},
        },
    )
    play(table, "cast:1")
    assert marks(table, "nemesis")["life"] == 69
    play(table, "play:crystal", "play:crystal", "focus:2", "prep:spark@2")
    assert cards(table, "breach:0:2") == ["spark"]
    assert len(cards(table, "hand:0")) == 5


@rule("WE-284")
def test_an_exhausted_player_gains_no_life() -> None:
    """The ability of Gex: an ally draws a card and gains 2 life."""
    for before, after in ((0, 0), (3, 5)):
        table = at(player=1, p0={"life": before}, p1={"charges": 5, "discard": []})
        assert sheet(play(table, "ability"), 0)["life"] == after


@rule("WE-284", "WE-289")
def test_ulgimor_exhausted_heals_an_ally_instead() -> None:
    mages = ["ulgimor", "gex"]
    table = at(mages=mages, p0={"charges": 6, "life": 2}, p1={"life": 3})
    assert sheet(play(table, "ability"), 0)["life"] == 8
    table = at(mages=mages, p0={"charges": 6, "life": 0}, p1={"life": 3})
    play(table, "ability")
    assert (sheet(table, 0)["life"], sheet(table, 1)["life"]) == (0, 8)


@rule("WE-285")
def test_the_lowest_life_is_that_of_somebody_who_is_not_exhausted() -> None:
    table = powered("cataclysmic-fate", players=3, p0={"life": 0}, p1={"life": 7}, p2={"life": 9})
    assert sheet(table, 1)["life"] == 3
    assert gravehold(table) == 30


@rule("WE-286")
def test_damage_to_an_exhausted_player_hits_gravehold_twice_as_hard() -> None:
    table = spinners(0)
    assert (sheet(table, 0)["life"], gravehold(table)) == (0, 26)


@rule("WE-287")
def test_a_player_is_exhausted_only_once() -> None:
    table = spinners(0, TWO_NEMESIS_TURNS, p0={"charges": 3})
    assert asks(table).topic == "main", "no Unleash, no breach"
    assert tokens(table) == 8
    assert len(breaches(table, 0)) == 4
    assert sheet(table, 0)["charges"] == 3


@rule("WE-289")
def test_an_exhausted_player_gains_charges_and_uses_the_ability() -> None:
    """Mazahaedron: Gravehold gains 4 life."""
    table = at(p0={"life": 0, "charges": 3, "aether": 2}, gravehold=20)
    play(table, "charge", "ability", "skip")  # no gem, thank you
    assert (sheet(table, 0)["charges"], gravehold(table)) == (0, 24)


# The last player


@rule("WE-288", "WE-307")
def test_when_the_last_player_is_exhausted_the_game_is_lost_at_once() -> None:
    table = spinners(1, TWO_NEMESIS_TURNS, p0={"charges": 3}, p1={"life": 0})
    assert table.question is None
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("defeat-exhausted", ())
    assert tokens(table) == 8, "no Unleash"
    assert len(breaches(table, 0)) == 4, "no breach destroyed"
    assert sheet(table, 0)["charges"] == 3, "no charges lost"
    assert gravehold(table) == 30, "and no excess"


@rule("WE-288")
def test_the_game_is_also_lost_in_the_middle_of_an_unleash() -> None:
    table = persistent(
        "howling-spinners", turn_order=ONE_NEMESIS_TURN, p0={"life": 2}, p1={"life": 1}
    )
    play(table, "player:0", "do:1", "player:1")
    assert table.result is not None
    assert table.result.reason == "defeat-exhausted"
    assert gravehold(table) == 30
    assert (len(breaches(table, 0)), len(breaches(table, 1))) == (4, 3)


@rule("WE-288")
def test_one_player_still_standing_is_enough() -> None:
    table = spinners(2, players=4, p1={"life": 0}, p2={"life": 0}, p3={"life": 1})
    assert table.result is None
    assert asks(table).topic == "destroy-breach"
