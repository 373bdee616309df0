"""Section 17: whom a nemesis effect hits where the card leaves it open."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.kernel.errors import IllegalAnswer
from tests.aeons_end.nemesis_side import drawn, persistent, powered
from tests.support import asks, at, gravehold, keys, lives, play, prepped, rule

# Deciding together


@rule("WE-258")
def test_whom_a_nemesis_effect_hits_any_player_may_answer() -> None:
    table = persistent("howling-spinners")  # any player suffers 2 damage
    assert asks(table).anyone
    table.answer("player:0", seat=1)
    assert lives(table) == [8, 10]


@rule("WE-258")
def test_a_players_own_cards_are_nobody_elses_to_choose() -> None:
    """Nix: the players say who is hit; that player alone says which card it costs."""
    table = drawn("nix", p1={"hand": ["scoria-slag", "breach-ore", "spark"]})
    play(table, "player:1")
    assert not asks(table).anyone
    assert keys(table) == ["card:scoria-slag", "card:breach-ore"]
    with pytest.raises(IllegalAnswer):
        table.answer("card:breach-ore", seat=0)
    table.answer("card:breach-ore", seat=1)
    assert lives(table) == [10, 9]


@rule("WE-258")
def test_how_a_nemesis_effect_hits_is_decided_together_as_well() -> None:
    table = drawn("quell")  # Gravehold suffers 7 damage, or Unleash three times
    assert asks(table).anyone
    table.answer("do:1", seat=1)
    assert gravehold(table) == 23


# Ties


@rule("WE-259")
def test_players_tied_for_the_lowest_life_decide_which_of_them_is_hit() -> None:
    table = powered("cataclysmic-fate", players=3, p0={"life": 6}, p1={"life": 9}, p2={"life": 6})
    assert asks(table).anyone
    assert keys(table) == ["player:0", "player:2"]
    assert lives(play(table, "player:2")) == [6, 9, 2]


@rule("WE-259")
def test_without_a_tie_there_is_nothing_to_decide() -> None:
    table = powered("cataclysmic-fate", players=3, p0={"life": 6}, p1={"life": 9}, p2={"life": 7})
    assert lives(table) == [2, 9, 7]


@rule("WE-259")
@pytest.mark.parametrize(
    ("card", "players"),
    [
        ("portal-wretch", {"p0": {"charges": 3}, "p1": {"charges": 1}, "p2": {"charges": 3}}),
        (
            "mage-ender",
            {
                "p0": {"breaches": {"2": "open"}},
                "p1": {"breaches": {"2": "open"}},
                "p2": {"breaches": {"2": "open"}},
            },
        ),
    ],
)
def test_a_tie_for_the_most_is_decided_by_the_players(card: str, players: dict[str, Any]) -> None:
    """The most charges, the most opened breaches; Gex has one breach fewer than the others."""
    nemesis = "gate-witch" if card == "portal-wretch" else "umbra-titan"
    table = persistent(card, players=3, nemesis=nemesis, **players)
    assert keys(table) == ["player:0", "player:2"]
    assert lives(play(table, "player:0")) == [8, 10, 10]


@rule("WE-259")
def test_a_tie_for_the_most_prepped_spells() -> None:
    table = drawn("banish", p0=prepped(one="spark"), p1=prepped(two="spark"))
    assert keys(table) == ["player:0", "player:1"]
    assert lives(play(table, "player:1")) == [10, 9]


@rule("WE-260")
def test_a_tie_at_zero_is_a_tie() -> None:
    table = persistent("portal-wretch", players=3, nemesis="gate-witch")  # nobody has a charge
    assert asks(table).anyone
    assert keys(table) == ["player:0", "player:1", "player:2"]
    assert lives(play(table, "player:1")) == [10, 8, 10]


@rule("WE-260")
def test_players_without_any_opened_breach_are_tied_as_well() -> None:
    closed = {"breaches": {"1": "none", "2": "R"}}
    table = persistent("mage-ender", p0=closed, p1=closed)
    assert keys(table) == ["player:0", "player:1"]


# Any player


@rule("WE-261")
def test_any_player_may_also_be_an_exhausted_one() -> None:
    table = persistent("howling-spinners", p0={"life": 0})
    assert keys(table) == ["player:0", "player:1"]
    play(table, "player:0")
    assert lives(table) == [0, 10]
    assert gravehold(table) == 26


# Several players


@rule("WE-262")
@pytest.mark.parametrize(("first", "second"), [(0, 2), (2, 0)])
def test_the_players_say_in_which_order_several_of_them_are_hit(first: int, second: int) -> None:
    """Holadran hits two players; the player hit first becomes exhausted first."""
    table = at(
        players=3,
        nemesis="hollow-crown",
        phase="nemesis-draw",
        in_play=["holadran"],
        foe={"deck": ["enslave", "smite"]},
        p0={"life": 1},
        p2={"life": 1},
    )
    assert asks(table).anyone
    play(table, f"player:{first}", f"player:{second}")
    assert (asks(table).topic, asks(table).seat) == ("destroy-breach", first)
    play(table, "breach:4")
    assert (asks(table).topic, asks(table).seat) == ("destroy-breach", second)


@rule("WE-262", "WE-337")
def test_the_players_say_in_which_order_they_share_something_out() -> None:
    hand = {"hand": ["spark", "crystal"]}
    table = drawn("thrash", p0=hand, p1=hand)
    play(table, "player:1", "card:spark", "player:0", "card:crystal")
    assert [line for line in table.log("en") if "discards" in line] == [
        "Gex discards Spark.",
        "Mazahaedron discards Crystal.",
    ]
