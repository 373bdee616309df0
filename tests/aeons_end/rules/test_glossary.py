"""Section 26: words with a fixed meaning."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.kernel.table import Table
from tests.aeons_end.nemesis_side import CALM, drawn, persistent, powered
from tests.support import asks, at, cards, in_play, keys, marks, play, prepped, rule


def breach(table: Table, seat: int, number: int) -> dict[str, Any]:
    return table.view(0).zone(f"breach:{seat}:{number}").marks


def casting(spell: str, **position: Any) -> Table:
    """The first player casts a spell from breach I."""
    p0 = {"discard": [], "breaches": {"1": {"spells": [spell]}}, **position.pop("p0", {})}
    return play(at(phase="casting", p0=p0, **position), "cast:1")


# Ally, any player


@rule("WE-330")
@pytest.mark.parametrize(("seat", "allies"), [(0, [1, 2]), (1, [0, 2]), (2, [0, 1])])
def test_an_ally_is_anybody_else(seat: int, allies: list[int]) -> None:
    """Celestial Spire, its supply pile empty: any ally draws a card."""
    market = [
        *("frozen-magmite", "scoria-slag", "erratic-ingot", "mages-totem", "primordial-fetish"),
        *("celestial-spire", "fiery-torrent", "conjure-the-lost", "reduce-to-ash"),
    ]
    caster: dict[str, Any] = {f"p{seat}": {"breaches": {"2": {"spells": ["celestial-spire"]}}}}
    table = at(
        players=3,
        player=seat,
        phase="casting",
        setup={"market": market},
        market={"celestial-spire": 0},
        **caster,
    )
    play(table, "cast:2")
    assert keys(table) == [f"player:{ally}" for ally in allies]
    play(table, f"player:{allies[1]}")
    assert len(cards(table, f"hand:{allies[1]}")) == 6


@rule("WE-334")
def test_any_player_is_chosen_by_the_caster_who_may_take_themselves() -> None:
    """Jagged Lightning: any player focuses a breach."""
    table = casting("jagged-lightning", players=3, p0={"hand": ["crystal", "spark"]})
    play(table, "do:may", "card:spark")
    assert (asks(table).seat, asks(table).anyone) == (0, False)
    assert keys(table) == ["player:0", "player:1", "player:2"]
    play(table, "player:0")
    assert breach(table, 0, 2)["turned"] == "U"


# Destroy


@rule("WE-331")
def test_a_destroyed_card_returns_neither_to_the_market_nor_to_the_deck() -> None:
    """Mage's Totem destroys itself; then the whole discard pile is drawn again."""
    p0 = {"hand": ["mages-totem", "crystal"], "deck": [], "discard": ["spark"]}
    table = at(p0=p0, turn_order={"deck": ["1"], "discard": []}, gravehold=20)
    copies = table.view(0).zone("pile:mages-totem").count
    play(table, "play:mages-totem", "do:2")
    assert cards(table, "destroyed") == ["mages-totem"]
    assert table.view(0).zone("pile:mages-totem").count == copies
    play(table, "play:crystal")
    assert sorted(cards(table, "hand:0")) == ["crystal", "spark"], "the next turn"


@rule("WE-331")
def test_a_destroyed_spell_is_not_counted_any_more() -> None:
    """Fiery Torrent: 2 damage, and 2 for each other one that is prepped."""
    torrent = {"spells": ["fiery-torrent"]}
    mauled: dict[str, Any] = {  # Maul destroys two prepped spells, or two pillars
        "phase": "nemesis-draw",
        "foe": {"deck": ["maul", "smite"]},
        "turn_order": {"deck": ["1", "2"], "discard": []},
        "p0": {"hand": ["crystal"], "breaches": {"1": torrent, "2": torrent}},
        "p1": {"breaches": {"2": torrent}},
    }
    table = play(at(**mauled), "do:2", "cast:1")
    assert marks(table, "nemesis")["life"] == 70 - 6
    table = play(at(**mauled), "do:1", "spell:fiery-torrent@0.2", "spell:fiery-torrent@1.2")
    assert cards(table, "destroyed") == ["fiery-torrent", "fiery-torrent"]
    assert marks(play(table, "cast:1"), "nemesis")["life"] == 70 - 2


@rule("WE-331")
def test_a_destroyed_card_cannot_be_returned_to_hand() -> None:
    """Throttle destroys three cards; Afflict lets somebody take a card from the discard pile."""
    table = at(
        phase="nemesis-draw",
        foe={"deck": ["throttle", "afflict", "smite"]},
        turn_order={"deck": ["nemesis", "1"], "discard": ["nemesis"]},
        nemesis="gate-witch",
        p0={"hand": ["torch", "torch", "torch"], "discard": ["spark"]},
        p1={"hand": []},
    )
    assert cards(table, "destroyed") == ["torch"] * 3
    play(table, "player:0", "do:may")
    assert cards(table, "discard:0") == []
    assert cards(table, "hand:0") == ["spark"], "the only card in the pile"


# Discard, gain


@rule("WE-332")
def test_a_discarded_card_goes_on_top_of_its_owners_pile() -> None:
    table = drawn(
        "thrash",
        p0={"hand": ["crystal"], "discard": ["torch"]},
        p1={"hand": ["spark", "crystal"], "discard": ["torch"]},
    )
    play(table, "player:1", "card:spark", "player:1")
    assert cards(table, "discard:1") == ["torch", "spark", "crystal"]
    assert cards(table, "discard:0") == ["torch"]


@rule("WE-332")
def test_a_discarded_prepped_spell_goes_on_top_of_its_owners_pile() -> None:
    allys = {**prepped(two="spark"), "discard": ["torch"]}
    table = play(drawn("mutilate", p1=allys), "player:0")
    assert cards(table, "discard:1") == ["torch", "spark"]


@rule("WE-333")
def test_a_gained_card_comes_from_the_market_onto_the_own_pile() -> None:
    table = at(p0={"aether": 9, "discard": ["torch"]})
    before = table.view(0).zone("pile:scoria-slag").count
    play(table, "buy:scoria-slag")
    assert cards(table, "discard:0") == ["torch", "scoria-slag"]
    assert table.view(0).zone("pile:scoria-slag").count == before - 1


@rule("WE-333")
def test_a_card_gained_by_an_effect_does_the_same() -> None:
    """Mazahaedron's ability gains a gem without paying."""
    table = at(p0={"charges": 4, "discard": ["torch"]}, gravehold=20)
    play(table, "ability", "gain:scoria-slag")
    assert cards(table, "discard:0") == ["torch", "scoria-slag"]
    assert table.view(0).zone("pile:scoria-slag").count == 6


# Breaches and spells


@rule("WE-335")
def test_a_focused_breach_is_still_closed() -> None:
    table = play(at(p0={"aether": 8, "hand": ["crystal"]}), "focus:3")
    assert (breach(table, 0, 3)["open"], breach(table, 0, 3)["focused"]) == (False, True)
    assert "open:3" in keys(table)


@rule("WE-335")
def test_a_focused_breach_does_not_count_as_opened() -> None:
    """Mage Ender hits the player with the most opened breaches."""
    focused = {"breaches": {"2": {"state": "U", "focused": True}, "3": "R", "4": "R"}}
    opened = {"breaches": {"2": "open", "3": "open", "4": "R"}}
    table = persistent("mage-ender", p0=focused, p1=opened)
    assert [marks(table, f"player:{seat}")["life"] for seat in (0, 1)] == [10, 8]


@rule("WE-335")
def test_a_spell_on_a_focused_breach_must_be_cast() -> None:
    spells = {"2": {"state": "D", "focused": True, "spells": ["spark"]}, "1": {"spells": ["spark"]}}
    table = at(phase="casting", p0={"breaches": spells})
    assert keys(table) == ["cast:1", "cast:2"], "the phase cannot end before"


@rule("WE-336")
def test_a_prepped_spell_is_on_a_breach_open_or_closed() -> None:
    """Night Unending: Gravehold suffers 2 damage for each spell prepped by who has the most."""
    surge = {"state": "open", "spells": ["pyrotechnic-surge"]}
    lying: dict[str, tuple[dict[str, Any], int]] = {
        "in hand or discarded": ({"hand": ["spark"] * 4, "discard": ["spark"] * 3}, 0),
        "on an open and a closed breach": (
            {"breaches": {"1": {"spells": ["spark"]}, "2": {"state": "R", "spells": ["spark"]}}},
            2,
        ),
        "two on one breach": ({"breaches": {"1": {"spells": ["kindle", "spark"]}}}, 2),
        "one on two breaches": ({"breaches": {"1": surge, "2": surge}}, 1),
    }
    for where, (p0, spells) in lying.items():
        table = powered("night-unending", foe={"deck": ["planar-collision", "smite"]}, p0=p0)
        assert marks(table, "gravehold")["life"] == 30 - 2 * spells, where


@rule("WE-339")
@pytest.mark.parametrize(
    ("breaches", "focused"),
    [
        ({"2": "R", "3": "U"}, 2),  # focus 2 against 3, although opening costs 5 against 3
        ({"2": "R", "3": "R"}, 2),
        ({"2": "open", "3": "R", "4": "U"}, 3),  # focus 3 against 4, opening 9 against 4
        ({"2": "open", "3": "open", "4": "D"}, 4),
        ({"2": "none", "3": "D"}, 3),
    ],
)
def test_the_lowest_focus_cost_does_not_depend_on_the_open_cost(
    breaches: dict[str, str], focused: int
) -> None:
    """Breach Ore: focus your closed breach with the lowest focus cost."""
    table = at(p0={"hand": ["breach-ore", "crystal"], "breaches": breaches})
    play(table, "play:breach-ore", "do:2")
    for number in (2, 3, 4):
        if breaches.get(str(number)) != "none":
            assert breach(table, 0, number).get("focused", False) is (number == focused)


# The players together


@rule("WE-337")
@pytest.mark.parametrize("shares", [(0, 0, 0), (1, 1, 1), (0, 1, 0), (1, 0, 0)])
def test_the_players_share_out_what_they_do_collectively(shares: tuple[int, int, int]) -> None:
    """Morbid Gyre: Unleash twice, the players collectively discard three cards."""
    hand = {"hand": ["crystal"] * 5, "discard": []}
    table = powered("morbid-gyre", p0=hand, p1=hand)
    for seat in shares:
        assert asks(table).anyone
        play(table, f"player:{seat}")
    assert len(cards(table, "discard:0")) == shares.count(0)
    assert len(cards(table, "discard:1")) == shares.count(1)
    assert asks(table).topic == "main", "three in all"


@rule("WE-337", "WE-263")
def test_a_player_who_has_nothing_left_cannot_take_a_share() -> None:
    table = drawn(
        "thrash",
        p0={"hand": ["crystal"], "discard": [], **prepped(one="spark")},
        p1={"hand": ["crystal"] * 2, "discard": []},
    )
    play(table, "player:0")
    assert (cards(table, "discard:0"), cards(table, "discard:1")) == (["crystal"], ["crystal"])


@rule("WE-337")
def test_spells_are_shared_out_as_well() -> None:
    """Mutilate: the players collectively discard two prepped spells."""
    two = prepped(one="spark", two="spark")
    table = drawn("mutilate", p0=two, p1=prepped(two="spark", three="spark"))
    play(table, "spell:spark@1.2", "spell:spark@1.3")
    assert cards(table, "breach:0:1") == ["spark"]
    assert cards(table, "breach:1:2") == []
    assert asks(table).topic == "player", "two in all"


# Nemesis cards in play


@rule("WE-338")
def test_minions_and_powers_are_in_play_and_attacks_never() -> None:
    minion, power = drawn("mangleroot"), drawn("night-unending")
    assert (in_play(minion), in_play(power)) == ({"mangleroot": 12}, {"night-unending": 3})
    attack = drawn("afflict")
    assert in_play(attack) == {}, "while it is being resolved"
    assert cards(attack, "resolving") == ["afflict"]
    assert in_play(play(attack, "player:0")) == {}


@rule("WE-338")
def test_discarded_cards_are_not_in_play() -> None:
    table = at(
        phase="casting",
        in_play=[{"card": "mangleroot", "life": 1}, {"card": "aphotic-sun", "tokens": 2}],
        foe={"deck": ["smite"], "discard": []},
        turn_order=CALM,
        p0={"aether": 7, "hand": ["crystal"], "breaches": {"1": {"spells": ["spark"]}}},
    )
    play(table, "cast:1", "target:mangleroot")
    assert in_play(table) == {"aphotic-sun": 2}
    play(table, "discard-power:aphotic-sun")
    assert in_play(table) == {}
    assert cards(table, "nemesis-discard") == ["mangleroot", "aphotic-sun"]


@rule("WE-338")
def test_cards_in_the_deck_are_not_in_play() -> None:
    table = at(foe={"deck": ["mangleroot", "night-unending"]})
    assert in_play(table) == {}
