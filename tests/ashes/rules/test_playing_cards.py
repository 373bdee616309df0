"""Section 14: playing cards, activating them, and how effects are resolved."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.kernel.table import Table
from tests.ashes.table import asked, at, cards, dice, keys, log, play, rule, unit, units, wounds

LOADED = {"charm-class": 2, "natural-power": 2, "illusion-class": 2, "ceremonial-power": 2}


def announced(table: Table) -> list[str]:
    return cards(table, "announced")


# Playing


@rule("AS-207")
def test_cards_are_played_only_from_the_own_hand() -> None:
    mine = {"hand": ["anchornaut"], "draw": ["refresh"], "discard": ["iron-worker"]}
    table = at(p0={**mine, "active": LOADED}, p1={"hand": ["hidden-power"]})
    assert [key for key in keys(table) if key.startswith("play:")] == ["play:anchornaut"]


REFRESHING = {"hand": ["refresh"], "active": ["charm-class", "natural-basic", "illusion-basic"]}


@rule("AS-208", "AS-209", "AS-214")
def test_a_card_is_announced_paid_aimed_and_only_then_discarded_and_resolved() -> None:
    tired = {"unit": "iron-rhino", "exhaustion": 2}
    table = at(p0={**REFRESHING, "battlefield": [tired]}, p1={"battlefield": ["gilder"]})
    play(table, "play:refresh")
    assert asked(table) == (0, "pay")
    assert (cards(table, "hand:0"), announced(table)) == ([], ["refresh"])
    play(table, "pay:choose", "die:natural-basic")
    assert asked(table) == (0, "target")
    assert dice(table, 0) == {"illusion-basic": 1, "charm": 1, "natural": 1}
    assert (cards(table, "discard:0"), announced(table)) == ([], ["refresh"])
    assert unit(table, "iron-rhino")["exhaustion"] == 2
    play(table, "target:iron-rhino@1")
    assert (cards(table, "discard:0"), announced(table)) == (["refresh"], [])
    assert unit(table, "iron-rhino")["exhaustion"] == 0


@rule("AS-209")
def test_a_reaction_spell_too_is_aimed_before_it_is_discarded() -> None:
    crying = {"hand": ["final-cry"], "active": ["ceremonial-power"]}
    table = at(
        p0={"active": ["natural-power", "natural-basic"]},
        p1={**crying, "battlefield": ["mist-spirit"]},
    )
    play(table, "power:natural", "react:final-cry")
    assert asked(table) == (1, "target")
    assert (cards(table, "discard:1"), announced(table)) == ([], ["final-cry"])
    play(table, "target:coal-roarkwin@1")
    assert cards(table, "discard:1") == ["final-cry"]
    assert wounds(table, 0) == 2


@rule("AS-210")
def test_an_action_spell_takes_effect_immediately() -> None:
    table = at(p0={"hand": ["molten-gold"], "active": ["natural-power"] * 2})
    play(table, "play:molten-gold", "target:aradel-summergaard@1")
    assert wounds(table, 1) == 3


@rule("AS-211", "AS-E05")
@pytest.mark.parametrize(
    "card", ["hammer-knight", "summon-gilder", "undying-heart", "chant-of-revenge"]
)
def test_a_card_that_enters_play_has_no_immediate_effect(card: str) -> None:
    """No unit is summoned, damaged or healed, no card drawn, and nothing further asked."""
    hurt = {"unit": "iron-rhino", "wounds": 2}
    table = at(
        p0={"hand": [card, "seal"], "active": LOADED, "conjurations": ["gilder"]},
        p1={"battlefield": [hurt], "wounds": 3},
    )
    play(table, f"play:{card}")
    if asked(table)[1] == "pay":
        play(table, "pay:proposed")
    assert asked(table) == (0, "action")
    assert units(table, 0) == (["hammer-knight@1"] if card == "hammer-knight" else [])
    assert unit(table, "iron-rhino")["wounds"] == 2
    assert (wounds(table, 0), wounds(table, 1)) == (0, 3)
    assert cards(table, "hand:0") == ["seal"]
    assert cards(table, "conjurations:0") == ["gilder"]


@rule("AS-211")
def test_unless_its_text_says_so() -> None:
    """Iron Worker enters with a token, Stormwind Sniper from an ambush."""
    table = at(p0={"hand": ["iron-worker"], "active": ["natural-basic"] * 2})
    play(table, "play:iron-worker")
    assert unit(table, "iron-worker")["status"] == 1
    sniper = ["illusion-class", "ceremonial-class", "natural-basic"]
    table = at(p0={"hand": ["stormwind-sniper"], "active": sniper})
    play(
        table, "play:stormwind-sniper", "trigger:stormwind-sniper@1", "target:aradel-summergaard@1"
    )
    assert wounds(table, 1) == 2


@rule("AS-212")
def test_what_cannot_be_paid_completely_can_be_neither_played_nor_used() -> None:
    mine = {"hand": ["sleight-of-hand", "seal"], "spellboard": ["summon-false-demon"]}
    able = at(p0={**mine, "active": ["illusion-power", "natural-basic"]})
    short = at(p0={**mine, "active": ["illusion-power"]})
    for key in ("play:sleight-of-hand", "use:activate@summon-false-demon.1"):
        assert key in keys(able)
        assert key not in keys(short)


# Activating


@rule("AS-213", "AS-414")
def test_activating_is_paying_then_aiming_then_resolving() -> None:
    active = ["natural-class", "natural-power", "charm-basic"]
    table = at(
        born="aradel coal",
        p0={"active": active, "battlefield": ["gilder"]},
        p1={"battlefield": ["iron-rhino"]},
    )
    play(table, "use:water-blast@aradel-summergaard.1")
    assert asked(table) == (0, "pay")
    play(table, "pay:proposed")
    assert asked(table) == (0, "target")
    assert table.view(0).area("player:0").marks["exhaustion"] == 1
    assert dice(table, 0) == {"natural-power": 1, "charm-basic": 1, "natural": 1}
    assert unit(table, "iron-rhino")["wounds"] == 0
    play(table, "target:iron-rhino@1")
    assert unit(table, "iron-rhino")["wounds"] == 2


@rule("AS-214", "AS-458")
def test_targets_of_optional_parts_are_chosen_before_anything_resolves() -> None:
    """Summon Gilder may damage a target unit: the Gilder itself is not there to be chosen."""
    mine = {
        "spellboard": ["summon-gilder"],
        "active": ["natural-class"],
        "conjurations": ["gilder"],
    }
    table = at(p0=mine, p1={"battlefield": ["iron-rhino", "masked-wolf"]})
    play(table, "use:activate@summon-gilder.1")
    assert keys(table) == ["target:iron-rhino@1", "target:masked-wolf@1"]
    assert units(table, 0) == []
    play(table, "target:masked-wolf@1")
    assert units(table, 0) == ["gilder@1"]
    assert asked(table) == (0, "may")
    play(table, "skip")
    assert unit(table, "masked-wolf")["wounds"] == 0


@rule("AS-214")
def test_what_is_not_called_a_target_is_not_targeted() -> None:
    """One Hundred Blades targets a Phoenixborn; the units it damages cannot be veiled."""
    veil = {"hand": ["golden-veil"], "active": ["natural-class", "charm-class"]}
    table = at(
        p0={"hand": ["one-hundred-blades"], "active": ["natural-basic"] * 2},
        p1={**veil, "battlefield": ["iron-rhino"]},
    )
    play(table, "play:one-hundred-blades", "target:coal-roarkwin@1")
    assert cards(table, "hand:1", seat=1) == ["golden-veil"]
    play(table, "target:coal-roarkwin@1")
    assert unit(table, "iron-rhino")["wounds"] == 1


@rule("AS-215")
def test_a_part_without_a_legal_target_is_ignored_and_the_rest_happens() -> None:
    mine = {
        "spellboard": ["summon-gilder"],
        "active": ["natural-class"],
        "conjurations": ["gilder"],
    }
    table = play(at(p0=mine), "use:activate@summon-gilder.1")
    assert units(table, 0) == ["gilder@1"]
    table = at(p0={"hand": ["refresh"], "active": ["charm-class", "natural-basic"]})
    play(table, "play:refresh")
    assert cards(table, "discard:0") == ["refresh"]


@rule("AS-216")
def test_an_effect_is_carried_out_as_far_as_possible() -> None:
    """Of three cards to draw two are left; of two dice to bring back only the one just spent."""
    sleight = {"hand": ["sleight-of-hand"], "active": ["illusion-power", "natural-basic"]}
    table = play(at(p0={**sleight, "draw": ["seal", "refresh"]}), "play:sleight-of-hand")
    assert cards(table, "hand:0") == ["seal", "refresh"]
    hidden = at(p0={"hand": ["hidden-power"], "active": ["illusion-class"]})
    play(hidden, "play:hidden-power", "die:illusion-power")
    assert dice(hidden, 0) == {"illusion-power": 1}


EMPOWERED = {
    "battlefield": ["masked-wolf"],
    "spellboard": ["empower"],
    "active": ["natural-basic"],
    "hand": ["seal"],
}


def empower(**more: Any) -> Table:
    table = at(p0={**EMPOWERED, **more})
    return play(table, "attack:phoenixborn", "trigger:empower@1")


@rule("AS-217")
def test_several_effects_are_resolved_from_top_to_bottom() -> None:
    """Empower: +1 attack, then a card may be drawn, and then one discarded."""
    table = empower()
    assert asked(table) == (0, "may")
    assert unit(table, "masked-wolf")["attack"] == 3
    play(table, "do")
    assert asked(table) == (0, "discard-one")
    assert cards(table, "hand:0") == ["seal", "refresh"]


@rule("AS-218")
def test_you_may_leave_it_but_what_is_not_optional_happens() -> None:
    """Inheritance of a Gilder is a "may", the Last Blessing of a Butterfly Monk is not."""
    shot = {"active": ["natural-power", "natural-basic"], "wounds": 1}
    gilder = {"battlefield": [{"unit": "gilder", "wounds": 1}, "iron-rhino"]}
    table = play(at(p0=shot, p1=gilder), "power:natural", "target:gilder@1")
    assert keys(table) == ["trigger:gilder@1", "pass"]
    play(table, "pass")
    assert unit(table, "iron-rhino")["status"] == 0
    monk = {"battlefield": ["butterfly-monk"], "spellboard": ["summon-butterfly-monk"]}
    table = play(at(p0=shot, p1=monk), "power:natural")
    assert keys(table) == ["target:coal-roarkwin@1", "target:aradel-summergaard@1"]
    play(table, "target:coal-roarkwin@1")
    assert wounds(table, 0) == 0


@rule("AS-219")
def test_if_you_do_wants_that_it_was_really_done() -> None:
    """Empower without drawing discards nothing; Blood Transfer without a unit heals nothing."""
    for table in (play(empower(), "skip"), empower(draw=[])):
        assert cards(table, "hand:0") == ["seal"]
        assert cards(table, "discard:0") == []
    bled = {"spellboard": ["blood-transfer"], "active": ["ceremonial-class", "charm-class"]}
    table = at(p0={**bled, "wounds": 5})
    play(table, "use:activate@blood-transfer.1")
    assert wounds(table, 0) == 5
    table = at(p0={**bled, "wounds": 5, "battlefield": ["iron-rhino"]})
    play(table, "use:activate@blood-transfer.1", "heal:coal-roarkwin@1")
    assert wounds(table, 0) == 4


@rule("AS-220", "AS-053")
def test_the_effect_of_a_card_that_has_left_play_does_not_resolve() -> None:
    """The Sniper's ambush destroys the Jaguar that would have gazed at it."""
    sniper = ["illusion-class", "ceremonial-class", "natural-basic"]
    mine = {"hand": ["stormwind-sniper"], "active": sniper}
    watching = {"battlefield": ["blue-jaguar"], "active": ["natural-basic"]}
    table = play(at(p0=mine, p1=watching), "play:stormwind-sniper", "pass")
    assert keys(table) == ["trigger:blue-jaguar@1", "pass"]
    table = play(at(p0=mine, p1=watching), "play:stormwind-sniper", "trigger:stormwind-sniper@1")
    play(table, "target:blue-jaguar@1")
    assert asked(table)[1] == "action"
    assert unit(table, "stormwind-sniper")["exhaustion"] == 0
    assert dice(table, 1) == {"natural-basic": 1}


@rule("AS-221")
def test_a_card_exhausted_by_its_own_cost_still_resolves() -> None:
    table = at(p0={"battlefield": ["rose-fire-dancer"]}, p1={"battlefield": ["iron-rhino"]})
    play(table, "use:distract@rose-fire-dancer.1", "target:iron-rhino@1")
    assert unit(table, "rose-fire-dancer")["exhaustion"] == 1
    assert unit(table, "iron-rhino")["exhaustion"] == 1


@rule("AS-222")
def test_a_unit_put_into_play_by_an_effect_is_not_played_and_costs_nothing_more() -> None:
    mine = {"spellboard": ["summon-three-eyed-owl"], "conjurations": ["three-eyed-owl"]}
    table = at(p0={**mine, "active": ["charm-class", "natural-basic"]})
    play(table, "use:activate@summon-three-eyed-owl.1")
    assert units(table, 0) == ["three-eyed-owl@1"]
    assert dice(table, 0) == {"natural-basic": 1, "charm": 1}
    assert table.view(0).marks["sides"] == 1
    assert "plays" not in log(table)


@rule("AS-223")
def test_a_searched_draw_pile_is_shuffled_and_the_card_stays_secret() -> None:
    pile = ["seal", "fear", "purge", "redirect", "protect", "strengthen", "final-cry"]
    mine = {"hand": ["open-memories"], "active": ["charm-class", "natural-basic"], "draw": pile}
    orders = set()
    for seed in range(4):
        table = play(at(p0=mine, seed=seed), "play:open-memories", "do", "card:purge")
        assert "purge" in cards(table, "hand:0")
        assert "Purge" not in log(table, seat=1)
        assert cards(table, "hand:0", seat=1) == []
        orders.add(tuple(card.slug for card in table.state.players[0].draw_pile))
    assert len(orders) > 1
    assert all(sorted(order) == sorted(set(pile) - {"purge"}) for order in orders)


@rule("AS-224", "AS-331")
@pytest.mark.parametrize("player", [0, 1])
def test_only_the_controller_of_a_card_uses_its_abilities(player: int) -> None:
    """A Blood Puppet that player 0 has put on player 1's battlefield."""
    puppet = {"unit": "blood-puppet", "owner": 0}
    rich = {"active": ["natural-basic"] * 2}
    table = at(player=player, p0=rich, p1={**rich, "battlefield": [puppet]})
    assert ("use:self-inflict@blood-puppet.1" in keys(table)) is (player == 1)
