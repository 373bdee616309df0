"""Section 17.7: respark."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ashes.table import asked, at, cards, dice, keys, play, rule, unit, units

SHOT = {"active": ["natural-power", "charm-basic"]}
ASKED = ["respark:root-armor", "pass"]


def worn(*spells: Any, name: str = "mist-spirit", wounds: int = 2) -> dict[str, Any]:
    return {"unit": name, "attached": list(spells), "wounds": wounds}


@rule("AS-333", "AS-338")
def test_the_owner_may_pay_to_take_the_card_into_hand_instead() -> None:
    side = {"battlefield": [worn("root-armor")], "active": ["natural-basic"], "hand": []}
    table = play(at(p0=SHOT, p1=side), "power:natural")
    assert (asked(table)[0], keys(table)) == (1, ASKED)
    play(table, "respark:root-armor")
    assert cards(table, "hand:1", seat=1) == ["root-armor"]
    assert cards(table, "discard:1") == []
    assert dice(table, 1) == {"natural": 1}
    table = play(at(p0=SHOT, p1=side), "power:natural", "pass")
    assert cards(table, "discard:1") == ["root-armor"]
    assert dice(table, 1) == {"natural-basic": 1}


@rule("AS-333", "AS-212")
def test_without_the_dice_there_is_no_respark() -> None:
    """Undying Heart wants two."""
    for active, able in ((["natural-basic"], False), (["natural-basic"] * 2, True)):
        side = {"battlefield": [worn("undying-heart")], "active": active}
        table = play(at(p0=SHOT, p1=side), "power:natural")
        assert (asked(table) == (1, "respark")) is able


@rule("AS-333")
def test_a_spell_that_is_cut_off_can_be_resparked_too() -> None:
    cut = {"spellboard": ["cut-the-strings"], "active": ["ceremonial-class", "natural-basic"]}
    side = {"battlefield": [worn("root-armor", wounds=0)], "active": ["natural-basic"], "hand": []}
    table = at(p0={**cut, "battlefield": ["iron-rhino"]}, p1=side)
    play(table, "use:activate@cut-the-strings.1", "do", "respark:root-armor")
    assert cards(table, "hand:1", seat=1) == ["root-armor"]
    assert unit(table, "mist-spirit")["life"] == 1


@rule("AS-334", "AS-335", "AS-189")
@pytest.mark.parametrize("way", ["hand:root-armor", "meditate:draw-pile"])
def test_cards_discarded_by_meditation_are_not_resparked(way: str) -> None:
    mine = {"hand": ["root-armor"], "draw": ["root-armor"], "active": ["natural-basic"] * 2}
    table = play(at(p0=mine), "meditate", way, "done", "done")
    assert cards(table, "discard:0") == ["root-armor"]
    assert dice(table, 0) == {"natural-basic": 2}


@rule("AS-335")
def test_respark_is_for_cards_that_leave_play_and_not_for_hand_or_draw_pile() -> None:
    """A card spent on Slash, and one purged from the draw pile."""
    mine = {"hand": ["root-armor"], "active": ["natural-basic"]}
    table = at(p0=mine, p1={"battlefield": ["iron-rhino"]})
    play(table, "use:slash@coal-roarkwin.1")
    assert unit(table, "iron-rhino")["wounds"] == 1
    assert cards(table, "discard:0") == ["root-armor"]
    purge = {"spellboard": ["purge"], "active": ["charm-class", "natural-basic"]}
    table = at(p0={**purge, "draw": ["root-armor"]})
    play(table, "use:activate@purge.1", "player:0")
    assert cards(table, "discard:0") == ["root-armor"]
    assert asked(table)[1] == "action"


@rule("AS-336")
def test_there_is_no_respark_at_the_end_of_the_round() -> None:
    fading = worn("fade-away", "root-armor", name="iron-rhino", wounds=0)
    table = at(phase="round-end", p0={"battlefield": [fading], "active": ["natural-basic"]})
    assert "root-armor" in cards(table, "discard:0")
    assert asked(table)[1] == "discard"


@rule("AS-337", "AS-250")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("player", [0, 1])
def test_the_owner_pays_no_matter_who_controlled_the_card_and_whose_turn_it_is(
    owner: int, player: int
) -> None:
    """The unit is player 1's; the spell on it may be player 0's."""
    lent = worn({"spell": "root-armor", "owner": owner})
    rich: dict[str, Any] = {"active": ["natural-power", "charm-basic"], "hand": []}
    table = at(player=player, p0=rich, p1={**rich, "battlefield": [lent]})
    play(table, "power:natural")
    assert (asked(table)[0], keys(table)) == (owner, ASKED)
    play(table, "respark:root-armor")
    if asked(table)[1] == "pay":
        assert asked(table)[0] == owner
        play(table, "pay:proposed")
    assert cards(table, f"hand:{owner}", seat=owner) == ["root-armor"]
    spent = dice(table, owner)
    assert "charm-basic" not in spent or "natural-power" not in spent


@rule("AS-339")
def test_there_is_no_limit_on_resparks() -> None:
    """Two armors of one unit, and in the same turn one of another."""
    side = {
        "battlefield": [worn("root-armor", "root-armor", wounds=4), worn("root-armor")],
        "active": ["natural-basic"] * 3,
        "hand": [],
    }
    typhoon = {"hand": ["mist-typhoon"], "active": ["illusion-class", "natural-class"], "draw": []}
    table = play(at(p0=typhoon, p1=side), "play:mist-typhoon", "target:mist-spirit@1")
    play(table, "respark:root-armor", "respark:root-armor", "respark:root-armor")
    assert cards(table, "hand:1", seat=1) == ["root-armor"] * 3
    assert units(table, 1) == []
