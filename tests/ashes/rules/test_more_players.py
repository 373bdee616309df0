"""Section 18.3: three and four players, and what happens to a player who is out."""

from __future__ import annotations

from typing import Any

import pytest

import emberhold
from emberhold.kernel.table import Table
from tests.ashes.table import asked, at, cards, dice, keys, marks, play, rule, unit, units, wounds

SHOT = {"active": ["natural-power", "natural-basic"]}
GOLD = {"hand": ["molten-gold", "seal"], "active": ["natural-power"] * 2}
REALMS = "call-upon-the-realms"
"""A card that can always be played, so that its holder is asked."""
ARADEL = "target:aradel-summergaard@1"
FALLING = {"wounds": 13}
"""Aradel has 16 life; Molten Gold places three wounds."""


def fallen(**sides: Any) -> Table:
    """Of three players the second, Aradel, is out by the Molten Gold of the first."""
    p1 = {**FALLING, **sides.pop("p1", {})}
    p0 = {**GOLD, **sides.pop("p0", {})}
    return play(at(players=3, p0=p0, p1=p1, **sides), "play:molten-gold", ARADEL)


@rule("AS-358", "AS-088")
@pytest.mark.parametrize("players", [3, 4])
def test_turns_go_clockwise_and_a_player_who_is_out_is_left_out(players: int) -> None:
    table = at(players=players)
    order = []
    for _ in range(players):
        order.append(asked(table)[0])
        play(table, "play:call-upon-the-realms")
    assert order == list(range(players))
    table = fallen()
    while asked(table)[0] == 0:
        play(table, "end")
    assert asked(table) == (2, "action")


@rule("AS-359", "AS-115")
def test_each_attack_may_be_directed_at_any_opponent_but_at_one_of_them_only() -> None:
    wolves = {"battlefield": ["masked-wolf", "masked-wolf"]}
    table = at(players=4, p0=wolves)
    play(table, "attack:phoenixborn", "attack-with:masked-wolf@1", "attack-with:masked-wolf@2")
    assert keys(table) == ["player:1", "player:2", "player:3"]
    play(table, "player:2", "resolve:masked-wolf@1")
    assert [wounds(table, seat) for seat in range(4)] == [0, 0, 4, 0]
    table = at(players=3, p0=wolves, p1={"battlefield": ["gilder"]}, p2={"battlefield": ["gilder"]})
    play(table, "attack:unit", "attack-with:masked-wolf@1", "attack-with:masked-wolf@2")
    assert keys(table) == ["target:gilder@1", "target:gilder@2"]


@rule("AS-360", "AS-051")
def test_all_piles_and_dice_of_a_player_who_is_out_are_removed_from_the_game() -> None:
    side = {"hand": ["seal"], "draw": ["fear"], "discard": ["purge"], "conjurations": ["gilder"]}
    table = fallen(p1={**side, "active": ["natural-basic"], "exhausted": {"charm": 3}})
    assert sorted(cards(table, "removed")) == ["fear", "gilder", "purge", "seal"]
    for zone in ("hand:1", "discard:1", "conjurations:1"):
        assert cards(table, zone, seat=1) == []
    assert table.view(0).zone("draw:1").count == 0
    assert dice(table, 1) == {}


@rule("AS-361")
def test_cards_under_their_control_are_removed_or_go_back_to_other_owners() -> None:
    lent = {"unit": "blood-puppet", "owner": 2, "attached": [{"spell": "root-armor", "owner": 0}]}
    own = {"unit": "anchornaut", "attached": ["undying-heart"]}
    table = fallen(p1={"battlefield": [lent, own], "spellboard": ["purge"], "hand": [], "draw": []})
    assert units(table, 1) == []
    assert cards(table, "spellboard:1") == []
    assert cards(table, "conjurations:2", seat=2) == ["blood-puppet"]
    assert cards(table, "discard:0") == ["molten-gold", "root-armor"]
    assert sorted(cards(table, "removed")) == ["anchornaut", "purge", "undying-heart"]


@rule("AS-361", "AS-333", "AS-337")
def test_a_spell_that_goes_back_to_another_owner_may_be_resparked() -> None:
    worn = {"unit": "gilder", "attached": [{"spell": "root-armor", "owner": 2}]}
    table = fallen(p1={"battlefield": [worn]}, p2={"active": ["natural-basic"], "hand": []})
    assert (asked(table)[0], keys(table)) == (2, ["respark:root-armor", "pass"])
    play(table, "respark:root-armor")
    assert cards(table, "hand:2", seat=2) == ["root-armor"]


@rule("AS-362")
def test_what_they_own_on_another_side_stays_until_it_would_leave_play() -> None:
    """A Blood Puppet, an armor and a charm die of Aradel's on the side of the third player."""
    puppet = {"unit": "blood-puppet", "owner": 1, "wounds": 1}
    spirit = {
        "unit": "mist-spirit",
        "attached": [{"spell": "root-armor", "owner": 1}],
        "dice": [{"die": "charm", "owner": 1}],
        "wounds": 3,
    }
    active = ["natural-power"] * 3 + ["natural-basic"]
    side = {"active": ["natural-basic"], "hand": [], "draw": []}
    for name in ("blood-puppet", "mist-spirit"):
        table = fallen(p0={"active": active}, p1=side, p2={"battlefield": [puppet, spirit]})
        assert units(table, 2) == ["blood-puppet@1", "mist-spirit@1"]
        assert unit(table, "mist-spirit")["life"] == 4
        assert cards(table, "removed") == []
        play(table, "power:natural", f"target:{name}@1")
        gone = {"blood-puppet": ["blood-puppet"], "mist-spirit": ["root-armor"]}[name]
        assert cards(table, "removed") == gone
        assert dice(table, 1) == {}


@rule("AS-363")
@pytest.mark.parametrize(("first", "then"), [(0, 0), (1, 2), (2, 2)])
def test_the_first_player_token_goes_to_the_next_remaining_player(first: int, then: int) -> None:
    assert fallen(first=first).view(0).marks["first"] == then


@rule("AS-364")
def test_a_player_who_is_out_in_the_own_turn_takes_no_further_action() -> None:
    """Coal, at one life, takes a Hammer Knight back by the ceremonial power."""
    table = at(
        players=3,
        p0={"active": ["ceremonial-power"], "discard": ["hammer-knight"], "wounds": 14},
    )
    play(table, "power:ceremonial")
    assert marks(table, "player:0")["out"] is True
    assert asked(table) == (1, "action")
    assert (table.view(1).marks["mains"], table.view(1).marks["sides"]) == (1, 1)
    play(table, "pass")
    assert asked(table) == (2, "action")  # nobody has passed for the player who is out


@rule("AS-364", "AS-306")
def test_what_was_under_way_is_finished_before_the_turn_ends() -> None:
    """The final cry over a dying unit ends the turn of the player who destroyed it."""
    crying = {"hand": ["final-cry", REALMS], "battlefield": ["mist-spirit"]}
    crying["active"] = ["ceremonial-power"]
    table = at(players=3, p0={**SHOT, "wounds": 13}, p1=crying)
    play(table, "power:natural", "react:final-cry", "target:coal-roarkwin@1")
    assert marks(table, "player:0")["out"] is True
    assert units(table, 1) == []
    assert asked(table) == (1, "action")


@rule("AS-364", "AS-305")
def test_an_attack_that_costs_the_attacker_the_game_still_wounds() -> None:
    """Sympathy Pain answers the damage; the damage itself is placed all the same."""
    pain = {"hand": ["sympathy-pain", REALMS], "active": ["charm-class"] * 2}
    table = at(players=3, p0={"battlefield": ["masked-wolf"], "wounds": 12}, p1=pain)
    play(table, "attack:phoenixborn", "player:1", "react:sympathy-pain", "target:coal-roarkwin@1")
    assert marks(table, "player:0")["out"] is True
    assert wounds(table, 1) == 2
    assert asked(table) == (1, "action")


HELD = {"hand": [REALMS, REALMS]}


@rule("AS-365", "AS-102")
def test_the_row_of_passes_is_kept_when_a_player_drops_out_of_it() -> None:
    """A and B have passed. C destroys A with a side action and passes: all who are left have."""
    table = at(players=3, born="aradel noah coal", p0={**HELD, "wounds": 15}, p1=HELD, p2=HELD)
    play(table, "pass", "pass")
    assert asked(table) == (2, "action")
    play(table, "use:slash@coal-roarkwin.1", ARADEL)
    assert marks(table, "player:0")["out"] is True
    assert asked(table) == (2, "action")
    play(table, "pass")
    assert asked(table)[1] == "discard"  # the next round has begun


@rule("AS-365")
def test_the_pass_of_a_player_who_is_out_counts_no_more() -> None:
    """A and B have passed and C passes too, but A is out: the row is B, C, and D is to come."""
    sides: dict[str, Any] = {"p0": {**HELD, "wounds": 15}, "p1": HELD, "p2": HELD, "p3": HELD}
    table = at(players=4, born="aradel noah coal jessa", **sides)
    play(table, "pass", "pass", "use:slash@coal-roarkwin.1", ARADEL, "pass")
    assert asked(table) == (3, "action")
    play(table, "pass")
    assert asked(table)[1] == "discard"


@rule("AS-366")
def test_players_may_use_the_same_phoenixborn_and_the_same_cards() -> None:
    decks = ["the-iron-men", "the-iron-men", "the-iron-men"]
    table = emberhold.open("ashes", 3, 1, {"decks": decks, "first_five": "recommended"})
    for player in table.state.players:
        assert player.phoenixborn.card.slug == "coal-roarkwin"
        assert sum(card.slug == "hammer-knight" for card in player.deck) == 3
        assert sum(card.slug == "iron-rhino" for card in player.conjurations) == 5
    twins = at(born="coal coal", p0={**GOLD, "wounds": 3})
    play(twins, "play:molten-gold", "target:coal-roarkwin@2")
    assert (wounds(twins, 0), wounds(twins, 1)) == (3, 3)
