"""Sections 17.5 and 17.6: status tokens, leaving play, owners and controllers."""

from __future__ import annotations

import pytest

from tests.ashes.table import asked, at, cards, dice, keys, play, rule, unit, units, wounds

SHOT = {"active": ["natural-power", "natural-basic"]}


# Status tokens


@rule("AS-322")
def test_status_tokens_enter_play_only_through_card_effects() -> None:
    """Through a whole round only the Iron Worker, whose text says so, is given one."""
    table = at(
        phase="recovery",
        p0={"battlefield": ["iron-worker", "iron-rhino", "silver-snake"], "spellboard": ["purge"]},
    )
    while asked(table)[1] != "action":
        play(table, keys(table)[-1])
    tokens = {name: unit(table, name)["status"] for name in ("iron-rhino", "silver-snake", "purge")}
    assert tokens == {"iron-rhino": 0, "silver-snake": 0, "purge": 0}
    assert unit(table, "iron-worker")["status"] == 1


@rule("AS-323")
def test_a_status_token_means_what_the_card_it_is_on_says() -> None:
    """The heir of a Gilder: a Silver Snake gains attack by the token, an Iron Rhino nothing."""
    for heir, attack in (("silver-snake", 1), ("iron-rhino", 5)):
        side = {"battlefield": [{"unit": "gilder", "wounds": 1}, heir]}
        table = play(at(p0=SHOT, p1=side), "power:natural", "target:gilder@1", "trigger:gilder@1")
        assert unit(table, heir)["status"] == 1
        assert unit(table, heir)["attack"] == attack


TRANSFER = {"hand": ["transfer", "seal"], "active": ["charm-class", "natural-basic"]}


@rule("AS-324")
def test_moving_a_token_is_neither_placing_nor_removing_it() -> None:
    """No side action comes of a token moved off the Iron Worker, as it would by Overtime."""
    worker = {"unit": "iron-worker", "status": 1}
    table = at(p0={**TRANSFER, "battlefield": [worker, "silver-snake"]})
    play(table, "play:transfer", "player:0")
    assert (unit(table, "iron-worker")["status"], unit(table, "silver-snake")["status"]) == (0, 1)
    assert table.view(0).marks["sides"] == 1


@rule("AS-324", "AS-309")
def test_a_wound_that_is_moved_is_not_damage_but_may_destroy() -> None:
    """The Doll gets a wound and feels no pain; a spirit gets its first and is destroyed."""
    hurt = {"unit": "iron-rhino", "wounds": 1}
    side = {"battlefield": [hurt, "living-doll"], "active": ["charm-basic"]}
    table = play(at(p0=TRANSFER, p1=side), "play:transfer", "player:1")
    assert unit(table, "living-doll")["wounds"] == 1
    assert asked(table)[0] == 0
    side = {"battlefield": [hurt, "mist-spirit"]}
    table = play(at(p0=TRANSFER, p1=side), "play:transfer", "player:1")
    assert units(table, 1) == ["iron-rhino@1"]


# Leaving play


@rule("AS-325")
def test_when_a_card_leaves_play_all_its_tokens_are_gone() -> None:
    """A Hammer Knight is frightened away with tokens on it and comes back without."""
    marked = {"unit": "hammer-knight", "wounds": 2, "exhaustion": 1, "status": 2}
    side = {
        "battlefield": [marked],
        "active": ["ceremonial-power", "natural-class", "natural-basic"],
    }
    table = at(p0={"hand": ["fear"]}, p1={**side, "hand": []})
    play(table, "play:fear")
    while asked(table) != (1, "action"):
        play(table, keys(table)[-1])
    play(table, "play:hammer-knight")
    back = unit(table, "hammer-knight")
    assert (back["wounds"], back["exhaustion"], back["status"]) == (0, 0, 0)


@rule("AS-326", "AS-264")
def test_cards_attached_to_it_are_discarded() -> None:
    armored = {"unit": "anchornaut", "attached": ["spiked-armor", "undying-heart"]}
    table = play(at(p0={"hand": ["fear"]}, p1={"battlefield": [armored]}), "play:fear")
    assert cards(table, "discard:1") == ["spiked-armor", "undying-heart"]


@rule("AS-327", "AS-436")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_discarded_card_goes_to_its_owners_discard_pile(owner: int) -> None:
    worn = {"unit": "mist-spirit", "attached": [{"spell": "massive-growth", "owner": owner}]}
    table = at(phase="round-end", p0={"battlefield": [worn]})
    assert cards(table, f"discard:{owner}") == ["massive-growth"]
    assert cards(table, f"discard:{1 - owner}") == []


@rule("AS-328", "AS-330", "AS-448")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_discarded_conjuration_goes_to_its_owners_conjuration_pile(owner: int) -> None:
    lent = {"unit": "blood-puppet", "owner": owner, "wounds": 1}
    table = play(at(p0=SHOT, p1={"battlefield": [lent]}), "power:natural")
    assert units(table, 1) == []
    assert cards(table, f"conjurations:{owner}", seat=owner) == ["blood-puppet"]
    assert cards(table, f"conjurations:{1 - owner}", seat=1 - owner) == []
    assert cards(table, "discard:1") == []


@rule("AS-329", "AS-330")
def test_a_returned_conjuration_also_goes_to_its_owners_conjuration_pile() -> None:
    lent = {"unit": "blood-puppet", "owner": 2}
    table = at(players=3, p0={"hand": ["fear"]}, p1={"battlefield": [lent]})
    play(table, "play:fear")
    assert cards(table, "conjurations:2", seat=2) == ["blood-puppet"]
    for seat in range(3):
        assert "blood-puppet" not in cards(table, f"hand:{seat}", seat=seat)


@rule("AS-330")
def test_the_owner_is_who_started_with_the_card_no_matter_who_controls_it() -> None:
    """A lent Blood Puppet is an own unit of its controller, but returns to its owner."""
    mine = {"spellboard": ["summon-blood-puppet"], "conjurations": ["blood-puppet"]}
    table = at(p0={**mine, "active": ["ceremonial-class", "natural-power"]})
    play(table, "use:activate@summon-blood-puppet.1", "player:1")
    assert unit(table, "blood-puppet")["owner"] == 0
    play(table, "power:natural")
    while asked(table) != (1, "action"):
        play(table, keys(table)[-1])
    assert "attack:phoenixborn" in keys(table)


@rule("AS-331", "AS-431")
def test_a_player_controls_what_is_on_the_own_side_and_what_is_attached_to_it() -> None:
    """Player 0's Spiked Armor on a unit of player 1 destroys for player 1, whose Snake consumes."""
    spiked = {"unit": "iron-rhino", "attached": [{"spell": "spiked-armor", "owner": 0}]}
    table = at(
        born="coal maeoni",
        p0={"battlefield": ["masked-wolf"]},
        p1={"battlefield": [spiked, "silver-snake"]},
    )
    play(table, "attack:unit", "target:iron-rhino@1", "nobody", "endure")
    assert units(table, 0) == []
    assert unit(table, "silver-snake")["status"] == 1


@rule("AS-332")
def test_an_opponent_is_every_other_player() -> None:
    blades = {"hand": ["one-hundred-blades"], "active": ["natural-basic"] * 2}
    table = at(
        players=3,
        p0={**blades, "battlefield": ["mist-spirit"]},
        p1={"battlefield": ["mist-spirit"]},
        p2={"battlefield": ["mist-spirit"]},
    )
    play(table, "play:one-hundred-blades", "target:noah-redmoon@1")
    while asked(table)[1] == "damage-order":
        play(table, keys(table)[0])
    assert [len(units(table, seat)) for seat in range(3)] == [1, 0, 0]
    assert [wounds(table, seat) for seat in range(3)] == [0, 0, 1]


@rule("AS-325", "AS-037")
def test_dice_on_it_go_to_their_owners_exhausted_pools() -> None:
    charmed = {"unit": "mist-spirit", "wounds": 1, "dice": ["charm"]}
    table = play(at(p0=SHOT, p1={"battlefield": [charmed]}), "power:natural")
    assert dice(table, 1) == {"charm": 1}
