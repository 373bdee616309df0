"""Carapace Queen: the sheet, the husks, her Swarm and her nine cards."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.aeons_end.cards.first_box.foes.husks import husks_of
from emberhold.kernel.errors import PositionError
from emberhold.kernel.table import Table
from tests.first_box.foe_side import PLAYERS_NEXT, breaches, drawn, handled, powered, spells
from tests.first_box.support import at
from tests.support import (
    asks,
    cards,
    charges,
    gravehold,
    in_play,
    keys,
    life,
    marks,
    nemesis_life,
    play,
    prepped,
    rule,
    tokens,
)

QUEEN = "carapace-queen"
EXPERT = {"difficulty": "expert"}


def queen(husks: int, *, foe: dict[str, Any] | None = None, **position: Any) -> Table:
    """A position against the Queen with as many husks."""
    side = {"tokens": husks, "deck": ["skewer", "slaughter"], "discard": [], **(foe or {})}
    return at(nemesis=QUEEN, foe=side, **position)


def swarm(husks: int, **position: Any) -> Table:
    """The Queen Swarms once."""
    return drawn("endless-throng", nemesis=QUEEN, foe={"tokens": husks}, **position)


def casting(husks: int, spell: str = "spark", **position: Any) -> Table:
    """Player 0 casts a spell from breach I at whatever is to be chosen."""
    own = {"breaches": {"1": {"spells": [spell]}}, **position.pop("p0", {})}
    table = queen(husks, phase="casting", p0=own, **position)
    return play(table, "cast:1")


# The sheet


@rule("AE-149", "AE-025")
def test_two_husks_are_in_play_at_the_start() -> None:
    table = at(nemesis=QUEEN, phase="turn")
    assert nemesis_life(table) == 60
    assert tokens(table) == 2


@rule("AE-150", "AE-004")
def test_unleash_places_two_husks_and_three_in_a_harder_game() -> None:
    assert tokens(handled("bane-sire", nemesis=QUEEN)) == 4
    assert tokens(handled("bane-sire", nemesis=QUEEN, setup=EXPERT)) == 5


@rule("AE-150")
def test_a_card_that_names_husks_places_as_many_in_a_harder_game() -> None:
    assert tokens(handled("broodwomb", nemesis=QUEEN, setup=EXPERT)) == 3


@rule("AE-151", "AE-152")
def test_husks_are_targets_and_no_cards() -> None:
    table = casting(2)
    assert keys(table) == ["target:nemesis", "target:husks"]
    play(table, "target:husks")
    assert tokens(table) == 1
    assert cards(table, "nemesis-discard") == []
    assert in_play(table) == {}
    assert nemesis_life(table) == 60


@rule("AE-151")
def test_without_a_husk_there_is_no_such_target() -> None:
    assert nemesis_life(casting(0)) == 59


@rule("AE-152")
def test_a_husk_in_play_keeps_an_empty_nemesis_in_the_game() -> None:
    empty = {"deck": [], "discard": ["slaughter"]}
    order = {"deck": ["1"], "discard": ["2"]}
    table = queen(1, foe=empty, phase="draw", turn_order=order)
    assert table.result is None
    table = queen(0, foe=empty, phase="draw", turn_order=order)
    assert table.result is not None
    assert table.result.reason == "victory-deck"


@rule("AE-153", "AE-017")
@pytest.mark.parametrize(("before", "city"), [(13, 30), (14, 29), (15, 28)])
def test_there_are_never_more_than_fifteen(before: int, city: int) -> None:
    table = handled("bane-sire", nemesis=QUEEN, foe={"tokens": before})
    assert tokens(table) == 15
    assert gravehold(table) == city


def test_a_position_has_fifteen_husks_at_most() -> None:
    with pytest.raises(PositionError, match="tokens"):
        queen(16)


# Damage to husks


@rule("AE-154", "AE-156")
def test_damage_hits_one_husk_and_the_rest_is_lost() -> None:
    table = play(casting(3, "ignite"), "target:husks", "skip")
    assert tokens(table) == 2
    assert life(table, 0) == 10


@rule("AE-155")
def test_for_one_damage_it_is_spread_over_as_many_husks_as_it_reaches() -> None:
    table = play(casting(5, "spectral-echo"), "target:husks")
    assert asks(table).topic == "spread"
    play(table, "do:may")
    assert life(table, 0) == 9
    assert tokens(table) == 3
    assert nemesis_life(table) == 60


@rule("AE-156")
@pytest.mark.parametrize(("husks", "spell"), [(1, "ignite"), (5, "spark")])
def test_nobody_is_asked_where_it_would_change_nothing(husks: int, spell: str) -> None:
    table = play(casting(husks, spell), "target:husks")
    assert asks(table).topic != "spread"
    assert tokens(table) == husks - 1


@rule("AE-158")
def test_an_exhausted_player_may_spread_and_gravehold_suffers_twice() -> None:
    table = play(casting(4, "spectral-echo", p0={"life": 0}), "target:husks", "do:may")
    assert gravehold(table) == 28
    assert tokens(table) == 2


@rule("AE-159")
def test_each_damage_asks_again() -> None:
    own = {
        "breaches": {
            "1": {"spells": ["spectral-echo"]},
            "2": {"state": "open", "spells": ["spectral-echo"]},
        }
    }
    table = queen(9, phase="casting", p0={**own, "hand": []})
    play(table, "cast:1", "target:husks", "do:may", "cast:2", "target:husks")
    assert asks(table).topic == "spread"
    play(table, "skip")
    assert tokens(table) == 6
    assert life(table, 0) == 9


@rule("AE-E06", "AE-154", "AE-155", "AE-157")
@pytest.mark.parametrize("spread", [False, True])
def test_ae_e06_spreading_at_the_cost_of_the_last_life(spread: bool) -> None:
    table = queen(
        6,
        phase="casting",
        gravehold=20,
        p0={
            "life": 1,
            "charges": 1,
            "hand": ["crystal", "crystal"],
            "breaches": {"2": {"state": "open", "spells": ["dark-fire"]}},
        },
        p1={"life": 5},
    )
    play(table, "cast:2", *dark_fire(table), "target:husks")
    if not spread:
        play(table, "skip")
        assert tokens(table) == 5
        assert life(table, 0) == 1
        return
    play(table, "do:may")
    assert tokens(table) == 10
    play(table, "breach:2")
    assert 2 not in breaches(table, 0)
    assert charges(table, 0) == 0
    assert tokens(table) == 4
    assert gravehold(table) == 20


def dark_fire(table: Table) -> list[str]:
    """The answers that discard both Crystals for the spell."""
    fork = table.fork()
    fork.answer("cast:2")
    given = []
    while asks(fork).topic not in ("target", "spread"):
        key = next(key for key in keys(fork) if "crystal" in key)
        given.append(key)
        fork.answer(key)
    return given


# The Swarm


@rule("AE-160")
@pytest.mark.parametrize("husks", [0, 3])
def test_a_small_swarm_grows_by_four(husks: int) -> None:
    assert tokens(swarm(husks)) == husks + 4


@rule("AE-160", "AE-161")
@pytest.mark.parametrize("husks", [4, 6])
def test_a_swarm_of_four_to_six_takes_a_prepped_spell_and_grows_by_two(husks: int) -> None:
    table = swarm(husks, p1=prepped(one="spark"))
    assert spells(table, 1) == []
    assert tokens(table) == husks + 2
    table = swarm(husks)
    assert tokens(table) == husks + 2


@rule("AE-160")
@pytest.mark.parametrize("husks", [7, 10])
def test_a_swarm_of_seven_to_ten_attacks_gravehold(husks: int) -> None:
    table = swarm(husks)
    assert gravehold(table) == 25
    assert tokens(table) == husks


@rule("AE-160")
@pytest.mark.parametrize("husks", [11, 12])
def test_a_swarm_of_eleven_or_twelve_attacks_the_weakest_and_loses_a_husk(husks: int) -> None:
    table = swarm(husks, p0={"life": 6}, p1={"life": 8})
    assert life(table, 0) == 3
    assert tokens(table) == husks - 1


@rule("AE-162", "AE-160", "AE-007")
@pytest.mark.parametrize("husks", [13, 15])
def test_a_swarm_of_thirteen_is_the_end(husks: int) -> None:
    table = swarm(husks)
    assert table.result is not None
    assert table.result.reason == "defeat-swarm"
    assert table.result.winners == ()


@rule("AE-162")
def test_thirteen_husks_are_harmless_by_themselves() -> None:
    table = handled(nemesis=QUEEN, foe={"tokens": 13})
    assert table.result is None
    assert gravehold(table) == 30


# Her cards


@rule("AE-164")
def test_broodwomb_cannot_be_hit_while_there_is_a_husk() -> None:
    table = casting(1, in_play=["broodwomb"])
    assert keys(table) == ["target:nemesis", "target:husks"]
    table = play(casting(0, in_play=["broodwomb"]), "target:broodwomb")
    assert in_play(table) == {"broodwomb": 4}


@rule("AE-164")
def test_broodwomb_places_a_husk_in_its_place_in_the_order() -> None:
    table = handled(
        "broodwomb", {"card": "blot-the-sun", "tokens": 1}, nemesis=QUEEN, foe={"tokens": 3}
    )
    assert tokens(table) == 4 + 2 + 2
    assert gravehold(table) == 25


@rule("AE-165")
def test_hatch_counts_every_card_of_the_turn_order_discard_pile() -> None:
    order = {"deck": ["1", "2"], "discard": ["1", "2", "nemesis"]}
    assert tokens(drawn("hatch", nemesis=QUEEN, turn_order=order)) == 5


@rule("AE-163", "AE-119")
def test_blot_the_sun_swarms_unleashes_and_swarms() -> None:
    table = powered("blot-the-sun", nemesis=QUEEN, foe={"tokens": 5})
    assert tokens(table) == 9
    assert gravehold(table) == 25
    table = queen(2, in_play=["blot-the-sun"], p0={"charges": 4})
    play(table, "discard-power:blot-the-sun")
    assert charges(table, 0) == 0


@rule("AE-166")
def test_foul_multitudes_unleashes_first_and_gives_husks_two_life() -> None:
    table = drawn("foul-multitudes", nemesis=QUEEN)
    assert tokens(table) == 4
    table = play(casting(3, in_play=["foul-multitudes"]), "target:husks")
    assert tokens(table) == 3
    assert marks(table, "nemesis")["husk-damaged"] is True


@rule("AE-167", "AE-156")
def test_husks_of_two_life_are_counted_by_their_whole_life() -> None:
    table = casting(3, "spectral-echo", foe={"husk_damaged": True}, in_play=["foul-multitudes"])
    play(table, "target:husks")
    assert asks(table).topic != "spread"
    assert tokens(table) == 2
    assert husks_of(table.state).damaged
    table = casting(5, "feral-lightning", in_play=["foul-multitudes"])
    play(table, "target:husks", "do:may")
    assert tokens(table) == 4
    assert husks_of(table.state).damaged


@rule("AE-168")
@pytest.mark.parametrize("phase", ["draw", "nemesis-draw"])
def test_a_damaged_husk_is_whole_again_at_the_end_of_each_turn(phase: str) -> None:
    table = queen(
        3,
        phase=phase,
        foe={"husk_damaged": True, "deck": ["eye-of-nothing", "slaughter"]},
        in_play=["foul-multitudes"],
        turn_order={"deck": ["1", "2"], "discard": []},
    )
    assert "husk-damaged" not in marks(table, "nemesis")


@rule("AE-169", "AE-170")
def test_when_foul_multitudes_goes_a_damaged_husk_lives_on() -> None:
    table = handled(
        {"card": "foul-multitudes", "tokens": 1},
        nemesis=QUEEN,
        foe={"tokens": 8, "husk_damaged": True},
    )
    assert gravehold(table) == 25
    assert tokens(table) == 8
    assert not husks_of(table.state).damaged


@rule("AE-173", "AE-163")
def test_infest_always_leaves_both_ways() -> None:
    table = drawn("infest", nemesis=QUEEN, foe={"tokens": 12})
    assert keys(table) == ["do:1", "do:2"]
    table = drawn("infest", nemesis=QUEEN, foe={"tokens": 5})
    assert tokens(play(table, "do:2")) == 7
    assert gravehold(table) == 25
    table = play(drawn("infest", nemesis=QUEEN), "do:1", "player:1")
    assert life(table, 1) == 6


@rule("AE-E08", "AE-171", "AE-161")
def test_ae_e08_legion_beacon() -> None:
    table = powered("legion-beacon", nemesis=QUEEN, foe={"tokens": 9})
    assert gravehold(table) == 20
    assert tokens(table) == 6
    assert "legion-beacon" in cards(table, "nemesis-discard")


@rule("AE-171")
def test_legion_beacon_without_a_husk_only_swarms() -> None:
    table = powered("legion-beacon", nemesis=QUEEN, foe={"tokens": 0})
    assert gravehold(table) == 30
    assert tokens(table) == 4
    assert tokens(drawn("legion-beacon", nemesis=QUEEN)) == 6


@rule("AE-172")
def test_maggot_engine_has_twice_as_much_life_as_there_are_husks() -> None:
    table = drawn("maggot-engine", nemesis=QUEEN, foe={"tokens": 1})
    assert tokens(table) == 7
    assert in_play(table) == {"maggot-engine": 14}
    pieces = table.view(0).zone("in-play").pieces
    assert pieces[0].marks["max_life"] == 14
    assert gravehold(handled("maggot-engine", nemesis=QUEEN, foe={"tokens": 7})) == 25


@rule("AE-E07", "AE-160", "AE-163", "AE-150")
@pytest.mark.parametrize(("difficulty", "husks"), [("normal", 9), ("expert", 10)])
def test_ae_e07_spawn(difficulty: str, husks: int) -> None:
    setup = {"difficulty": difficulty}
    table = drawn("spawn", nemesis=QUEEN, setup=setup, foe={"tokens": 5}, p1=prepped(one="spark"))
    assert spells(table, 1) == []
    assert tokens(table) == husks
    assert gravehold(table) == 25


@rule("AE-E07", "AE-160", "AE-163")
def test_ae_e07_the_variant_with_nine_husks() -> None:
    table = drawn("spawn", nemesis=QUEEN, foe={"tokens": 9}, p0={"life": 6}, p1={"life": 8})
    assert gravehold(table) == 25
    assert life(table, 0) == 3
    assert tokens(table) == 10


@rule("AE-E05", "AE-036", "AE-034", "AE-035")
@pytest.mark.parametrize("ward", [True, False])
def test_ae_e05_a_warded_power_has_no_effect_at_all(ward: bool) -> None:
    table = at(
        nemesis=QUEEN,
        phase="nemesis-draw",
        mages=["adelheim", "jian"],
        turn_order=PLAYERS_NEXT,
        foe={"tokens": 9, "deck": ["foul-multitudes", "spawn"], "discard": ["slaughter"]},
        p0={"charges": 5},
    )
    assert len(keys(table)) == 2
    if ward:
        play(table, keys(table)[0])
        assert cards(table, "nemesis-discard") == ["slaughter", "foul-multitudes"]
        assert tokens(table) == 9
        assert charges(table, 0) == 0
        assert marks(table, "nemesis")["tier"] == 2
    else:
        play(table, keys(table)[-1])
        assert tokens(table) == 11
        assert "foul-multitudes" in in_play(table)
