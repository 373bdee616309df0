"""Section 16: what each type of card is and how it is played."""

from __future__ import annotations

from typing import Any

import emberhold
from emberhold.games.ashes.card import ACTION, CONJURATION
from emberhold.games.ashes.cards import CARDS
from tests.ashes.table import asked, at, cards, dice, keys, play, rule, unit, units, wounds

# Action spells


@rule("AS-241", "AS-415")
def test_an_action_spell_works_once_and_lies_in_its_owners_discard_pile() -> None:
    table = at(p0={"hand": ["sleight-of-hand"], "active": ["illusion-power", "natural-basic"]})
    play(table, "play:sleight-of-hand")
    assert cards(table, "hand:0") == ["refresh"] * 3
    assert cards(table, "discard:0") == ["sleight-of-hand"]
    assert cards(table, "discard:1") == []


@rule("AS-242")
def test_an_action_spell_costs_an_action_and_so_is_played_only_in_the_own_turn() -> None:
    actions = [card for card in CARDS.values() if card.type == ACTION]
    assert len(actions) == 15
    assert all(card.cost.main or card.cost.side for card in actions)
    mine = {"hand": ["out-of-the-mist"], "active": ["illusion-power", "natural-power"]}
    assert "play:out-of-the-mist" in keys(at(p0=mine))
    other = at(player=1, p0=mine, p1={"battlefield": ["masked-wolf"]})
    while asked(other)[0] == 1:
        play(other, "attack:phoenixborn" if "attack:phoenixborn" in keys(other) else "end")
    assert asked(other) == (0, "action")
    assert cards(other, "hand:0") == ["out-of-the-mist"]


@rule("AS-243", "AS-013")
def test_strange_copy_is_an_action_spell_that_becomes_an_ally_on_the_battlefield() -> None:
    mine = {"hand": ["strange-copy", "seal"], "active": ["illusion-class"] * 2}
    snake = {"unit": "silver-snake", "status": 2}
    watching = {"battlefield": ["iron-rhino", "blue-jaguar"], "active": ["natural-basic"]}
    table = play(at(p0=mine, p1=watching), "play:strange-copy", "target:iron-rhino@1")
    copy = unit(table, "strange-copy")
    assert (copy["attack"], copy["life"], copy["recover"], copy["status"]) == (5, 5, 0, 5)
    assert cards(table, "discard:0") == []
    assert asked(table) == (0, "action")  # it did not enter as a unit for the Jaguar to gaze at
    shot = at(
        player=1,
        born="coal maeoni",
        p0={"battlefield": [{"unit": "strange-copy", "status": 1}]},
        p1={"battlefield": [snake], "active": ["natural-power", "natural-basic"]},
    )
    play(shot, "power:natural", "target:strange-copy@1")
    assert cards(shot, "removed") == ["strange-copy"]  # consumed, as allies are


# Reaction spells

CRY = {"hand": ["final-cry", "final-cry"], "active": ["ceremonial-power"] * 2}
SHOT = {"active": ["natural-power", "natural-power"]}


@rule("AS-244", "AS-452")
def test_a_reaction_spell_waits_for_its_condition() -> None:
    """Final Cry answers the destruction of an own unit, not a wound and not another's unit."""
    for victim, key in (("mist-spirit", "react:final-cry"), ("gilder", None)):
        table = play(at(p0=SHOT, p1={**CRY, "battlefield": [victim]}), "power:natural")
        assert (key in keys(table)) if key else asked(table) == (0, "action")
    table = at(p0={**SHOT, "battlefield": ["mist-spirit"]}, p1=CRY)
    play(table, "power:natural")
    assert units(table, 0) == []
    assert asked(table) == (0, "action")
    assert not any("final-cry" in key for key in keys(at(p0=CRY)))


@rule("AS-245", "AS-246", "AS-351")
def test_one_reaction_spell_for_each_player_in_each_turn() -> None:
    """Two Mist Spirits fall in one turn; only the first is cried for, the next turn's again."""
    three = {**CRY, "battlefield": ["mist-spirit"] * 3}
    typhoon = {"hand": ["mist-typhoon", "seal"], "active": ["illusion-class", "natural-class"]}
    table = play(at(p0=typhoon, p1=three, player=0), "play:mist-typhoon", "skip")
    play(table, "target:mist-spirit@1", "react:final-cry", "target:coal-roarkwin@1")
    play(table, "target:mist-spirit@2")
    assert units(table, 1) == []
    assert cards(table, "hand:1", seat=1) == ["final-cry"]
    assert wounds(table, 0) == 2
    own = {**CRY, "battlefield": ["mist-spirit"], "reacted": False}
    table = at(player=1, p1={**own, "active": ["ceremonial-power"] * 2 + ["natural-power"]})
    play(table, "power:natural", "react:final-cry")
    assert asked(table) == (1, "target")


@rule("AS-245")
def test_the_next_turn_allows_the_next_reaction() -> None:
    mourning = {**CRY, "battlefield": ["mist-spirit"], "reacted": True}
    table = play(at(p0=SHOT, p1=mourning), "power:natural")
    assert (units(table, 1), asked(table)) == ([], (0, "action"))
    own = {"active": ["natural-power", "ceremonial-power"], "hand": ["final-cry", "seal"]}
    table = at(p0={"hand": ["seal"]}, p1={**own, "battlefield": ["mist-spirit"], "reacted": True})
    while asked(table) != (1, "action"):
        play(table, "pass" if "pass" in keys(table) else "end")
    play(table, "power:natural")
    assert "react:final-cry" in keys(table)


@rule("AS-247", "AS-248")
def test_a_reaction_spell_uses_no_action_and_is_discarded_at_once() -> None:
    mine = {"active": ["natural-power", "ceremonial-power"], "hand": ["final-cry", "seal"]}
    table = at(p0={**mine, "battlefield": ["mist-spirit"]})
    play(table, "power:natural", "react:final-cry", "target:aradel-summergaard@1")
    assert wounds(table, 1) == 2
    assert cards(table, "discard:0") == ["final-cry"]
    assert table.view(0).marks["mains"] == 1


@rule("AS-249")
def test_reaction_spells_are_played_only_in_the_player_turns_phase() -> None:
    """A unit that fades away at the end of the round dies without a Final Cry."""
    fading = {"unit": "iron-rhino", "attached": ["fade-away"]}
    table = at(phase="round-end", p0={**CRY, "battlefield": [fading]})
    assert units(table, 0) == []
    assert asked(table)[1] != "react"
    assert wounds(table, 1) == 0


@rule("AS-250")
def test_triggers_and_respark_do_not_count_as_the_reaction_of_the_turn() -> None:
    armored = {"unit": "mist-spirit", "attached": ["root-armor"], "wounds": 2}
    side = {**CRY, "battlefield": [armored], "spellboard": ["chant-of-revenge"]}
    side["active"] = ["ceremonial-power", "natural-basic"]
    table = play(at(p0=SHOT, p1=side), "power:natural", "trigger:chant-of-revenge@1")
    play(table, "target:coal-roarkwin@1", "react:final-cry")
    assert asked(table) == (1, "target")
    play(table, "target:coal-roarkwin@1", "respark:root-armor")
    assert wounds(table, 0) == 3
    assert "root-armor" in cards(table, "hand:1", seat=1)


# Allies


@rule("AS-251", "AS-418", "AS-461")
def test_an_ally_is_played_onto_the_own_battlefield_and_stays() -> None:
    table = at(p0={"hand": ["anchornaut", "seal"], "active": ["natural-basic"]})
    play(table, "play:anchornaut")
    assert (units(table, 0), units(table, 1)) == (["anchornaut@1"], [])
    while asked(table)[1] != "discard":
        play(table, "pass" if "pass" in keys(table) else "end")
    assert units(table, 0) == ["anchornaut@1"]


@rule("AS-252", "AS-286")
def test_without_a_free_slot_no_ally_can_be_played() -> None:
    mine = {"hand": ["anchornaut"], "active": ["natural-basic"]}
    assert "play:anchornaut" in keys(at(p0={**mine, "battlefield": ["mist-spirit"] * 5}))
    assert "play:anchornaut" not in keys(at(p0={**mine, "battlefield": ["mist-spirit"] * 6}))


@rule("AS-253", "AS-460")
def test_a_unit_enters_play_unexhausted_and_without_tokens() -> None:
    mine = {"hand": ["leech-warrior"], "active": ["ceremonial-class"] * 3}
    table = play(at(p0=mine), "play:leech-warrior")
    entered = unit(table, "leech-warrior")
    assert (entered["wounds"], entered["exhaustion"], entered["status"]) == (0, 0, 0)


# Alteration spells


def armored(*spells: str, **marks: Any) -> dict[str, Any]:
    return {"unit": "gilder", "attached": list(spells), **marks}


@rule("AS-254", "AS-419", "AS-420")
def test_an_alteration_spell_is_attached_to_a_unit_in_play() -> None:
    table = at(
        p0={
            "hand": ["root-armor"],
            "active": ["natural-class"],
            "battlefield": ["gilder", "anchornaut"],
        }
    )
    play(table, "play:root-armor", "unit:gilder@1")
    assert unit(table, "gilder")["attached"] == "root-armor.1"
    assert "attached" not in unit(table, "anchornaut")
    assert cards(table, "discard:0") == []


@rule("AS-255", "AS-426")
def test_its_bonus_values_and_its_text_apply() -> None:
    plain = unit(at(p0={"battlefield": ["gilder"]}), "gilder")
    grown = unit(at(p0={"battlefield": [armored("massive-growth", "undying-heart")]}), "gilder")
    values = ("attack", "life", "recover")
    assert [plain[value] for value in values] == [1, 2, 0]
    assert [grown[value] for value in values] == [5, 8, 2]
    muted = {"battlefield": [{"unit": "anchornaut", "attached": ["reflections-in-the-water"]}]}
    assert "use:throw@anchornaut.1" not in keys(at(p0=muted))


@rule("AS-256", "AS-258", "AS-016")
def test_it_is_put_on_any_unit_also_an_opponents_but_on_no_phoenixborn() -> None:
    mine = {"hand": ["root-armor"], "active": ["natural-class"], "battlefield": ["gilder"]}
    table = play(at(p0=mine, p1={"battlefield": ["iron-rhino"]}), "play:root-armor")
    assert keys(table) == ["unit:gilder@1", "unit:iron-rhino@1"]
    play(table, "unit:iron-rhino@1")
    assert unit(table, "iron-rhino")["life"] == 6


@rule("AS-256")
def test_its_text_may_restrict_the_units() -> None:
    """Bring Forth wants a unit with Illusion, Massive Growth one with attack 2 or less."""
    mine = {"hand": ["bring-forth", "massive-growth"], "active": ["ceremonial-class"] * 2}
    assert "play:bring-forth" not in keys(at(p0={**mine, "battlefield": ["gilder"]}))
    table = at(p0={**mine, "battlefield": ["gilder", "false-demon"]})
    play(table, "play:bring-forth")
    assert unit(table, "false-demon")["attached"] == "bring-forth.1"


@rule("AS-257")
def test_it_cannot_be_played_without_a_legal_unit() -> None:
    mine = {"hand": ["root-armor", "massive-growth"], "active": ["natural-class"] * 2}
    assert "play:root-armor" not in keys(at(p0=mine))
    strong = at(p0={**mine, "battlefield": ["iron-rhino"]})
    assert "play:root-armor" in keys(strong)
    assert "play:massive-growth" not in keys(strong)


@rule("AS-259", "AS-331")
def test_it_is_controlled_by_the_controller_of_the_unit() -> None:
    """A player who has put Massive Growth on an opponent's unit cannot cut it off again: its Spell
    Guard works against the opponents of the unit's controller, and only against them."""
    cut = {"spellboard": ["cut-the-strings"], "active": ["ceremonial-class", "natural-basic"]}
    own = {**cut, "battlefield": ["iron-rhino"]}
    mine = {"spell": "massive-growth", "owner": 0}
    theirs = {"spell": "massive-growth", "owner": 1}
    table = at(p0=own, p1={"battlefield": [{"unit": "gilder", "attached": [mine]}]})
    play(table, "use:activate@cut-the-strings.1")
    assert unit(table, "gilder")["attached"] == "massive-growth.1"
    lent = {**cut, "battlefield": [{"unit": "gilder", "attached": [theirs]}]}
    table = play(at(p0=lent), "use:activate@cut-the-strings.1", "do")
    assert cards(table, "discard:1") == ["massive-growth"]


@rule("AS-260")
def test_attaching_targets_nothing() -> None:
    veil = {"hand": ["golden-veil"], "active": ["natural-class", "charm-class"]}
    mine = {"hand": ["reflections-in-the-water", "seal"], "active": ["illusion-class"]}
    table = at(p0=mine, p1={**veil, "battlefield": ["gilder"]})
    play(table, "play:reflections-in-the-water")
    assert unit(table, "gilder")["attached"] == "reflections-in-the-water.1"
    assert asked(table)[0] == 0


@rule("AS-261", "AS-262")
def test_a_unit_carries_any_number_of_alterations_and_they_take_no_slot() -> None:
    """On a battlefield with one slot left an ally can still be played."""
    heavy = armored("root-armor", "root-armor", "undying-heart", "spiked-armor")
    mine = {"hand": ["root-armor", "anchornaut"], "active": ["natural-class"] * 2}
    table = at(p0={**mine, "battlefield": [heavy, *["mist-spirit"] * 4]})
    assert unit(table, "gilder")["life"] == 10
    play(table, "play:root-armor", "unit:gilder@1")
    assert unit(table, "gilder")["life"] == 12
    assert "play:anchornaut" in keys(table)


@rule("AS-263", "AS-318")
def test_bonus_values_stay_in_force_while_the_unit_is_exhausted() -> None:
    table = at(p0={"battlefield": [armored("massive-growth", "undying-heart", exhaustion=1)]})
    tired = unit(table, "gilder")
    assert (tired["attack"], tired["life"], tired["recover"]) == (5, 8, 2)


@rule("AS-264", "AS-326", "AS-327")
def test_when_the_unit_leaves_play_attached_cards_go_to_their_owners_discard_piles() -> None:
    mine, theirs = {"spell": "spiked-armor", "owner": 0}, {"spell": "spiked-armor", "owner": 1}
    doomed = {"unit": "mist-spirit", "attached": [mine, theirs], "wounds": 4}
    table = play(at(p0=SHOT, p1={"battlefield": [doomed]}), "power:natural")
    assert units(table, 1) == []
    assert (cards(table, "discard:0"), cards(table, "discard:1")) == (["spiked-armor"],) * 2


@rule("AS-265")
def test_it_does_not_wait_for_the_damage_of_the_same_spell() -> None:
    """Cut the Strings also damages the Rhino; the wolf's end is mourned before."""
    cut = {"spellboard": ["cut-the-strings"], "active": ["ceremonial-class", "charm-basic"]}
    wolf = {"unit": "masked-wolf", "attached": ["spiked-armor"], "wounds": 1}
    side = {"hand": ["final-cry"], "active": ["ceremonial-power"], "battlefield": [wolf]}
    table = at(p0={**cut, "battlefield": ["iron-rhino"]}, p1=side)
    play(table, "use:activate@cut-the-strings.1", "do")
    assert (asked(table)[0], keys(table)) == (1, ["react:final-cry", "pass"])
    assert unit(table, "iron-rhino")["wounds"] == 0


@rule("AS-265", "AS-309")
def test_a_unit_that_loses_its_life_bonus_is_destroyed_at_once_by_its_wounds() -> None:
    cut = {"spellboard": ["cut-the-strings"], "active": ["ceremonial-class", "charm-basic"]}
    for hurt, left in ((0, ["masked-wolf@1"]), (1, []), (2, [])):
        wolf = {"unit": "masked-wolf", "attached": ["root-armor"], "wounds": hurt}
        table = at(p0={**cut, "battlefield": ["iron-rhino"]}, p1={"battlefield": [wolf]})
        play(table, "use:activate@cut-the-strings.1", "do")
        assert units(table, 1) == left
        assert cards(table, "discard:1") == ["root-armor"]


# Ready spells


@rule("AS-266", "AS-267", "AS-453", "AS-455")
def test_a_ready_spell_is_placed_on_the_own_spellboard_and_does_nothing_yet() -> None:
    mine = {"hand": ["summon-three-eyed-owl"], "active": ["charm-class"]}
    table = play(at(p0={**mine, "conjurations": ["three-eyed-owl"]}), "play:summon-three-eyed-owl")
    assert cards(table, "spellboard:0") == ["summon-three-eyed-owl"]
    assert (units(table, 0), cards(table, "discard:0")) == ([], [])
    assert dice(table, 0) == {"charm-class": 1}


@rule("AS-268")
def test_a_ready_spell_may_be_activated_in_the_turn_in_which_it_was_played() -> None:
    mine = {"hand": ["shifting-mist"], "active": ["illusion-class", "natural-basic"]}
    table = play(at(p0=mine), "play:shifting-mist", "use:activate@shifting-mist.1")
    play(table, "turn:natural-basic@natural-power")
    assert dice(table, 0) == {"natural-power": 1, "illusion": 1}


@rule("AS-269")
def test_activating_does_not_discard_the_spell() -> None:
    mine = {"spellboard": ["shifting-mist"], "active": ["natural-basic"]}
    table = play(at(p0=mine), "use:activate@shifting-mist.1", "done")
    assert cards(table, "spellboard:0") == ["shifting-mist"]
    assert cards(table, "discard:0") == []


# Conjurations


@rule("AS-270", "AS-271", "AS-428", "AS-430")
def test_a_conjuration_enters_play_from_the_conjuration_pile_through_effects_alone() -> None:
    owls = {"conjurations": ["three-eyed-owl", "three-eyed-owl"]}
    mine = {**owls, "spellboard": ["summon-three-eyed-owl"], "active": ["charm-class"] * 2}
    table = at(p0=mine)
    assert not any(key.startswith("play:three") for key in keys(table))
    play(table, "use:activate@summon-three-eyed-owl.1")
    assert cards(table, "conjurations:0") == ["three-eyed-owl"]
    assert units(table, 0) == ["three-eyed-owl@1"]
    assert "three-eyed-owl" not in cards(table, "hand:0")


@rule("AS-271", "AS-329")
def test_a_conjuration_sent_back_goes_to_its_pile_and_not_to_the_hand() -> None:
    table = at(p0={"hand": ["fear"]}, p1={"battlefield": ["gilder"]})
    play(table, "play:fear")
    assert cards(table, "conjurations:1", seat=1) == ["gilder"]
    assert "gilder" not in cards(table, "hand:1", seat=1)


@rule("AS-272", "AS-015")
def test_in_play_a_conjuration_follows_all_rules_for_units() -> None:
    """It attacks, blocks, counters and is targeted, as an ally would."""
    table = at(p0={"battlefield": ["masked-wolf"]}, p1={"battlefield": ["iron-rhino"]})
    play(table, "attack:phoenixborn", "block-with:iron-rhino@1", "counter", "target:masked-wolf@1")
    assert units(table, 0) == []
    assert (unit(table, "iron-rhino")["wounds"], unit(table, "iron-rhino")["exhaustion"]) == (2, 1)
    table = at(
        p0={
            "hand": ["steady-gaze", "seal"],
            "active": ["illusion-class"] * 2,
            "battlefield": ["gilder"],
        }
    )
    play(table, "play:steady-gaze")
    assert unit(table, "gilder")["exhaustion"] == 2


@rule("AS-273")
def test_without_a_copy_in_the_pile_nothing_is_placed_and_the_rest_resolves() -> None:
    mine = {"spellboard": ["summon-gilder"], "active": ["natural-class"], "conjurations": []}
    table = at(p0=mine, p1={"battlefield": ["iron-rhino"]})
    play(table, "use:activate@summon-gilder.1", "do")
    assert units(table, 0) == []
    assert unit(table, "iron-rhino")["wounds"] == 1


@rule("AS-274", "AS-429")
def test_the_conjuration_limit_restricts_the_pile_and_not_the_number_in_play() -> None:
    """Blood Puppets are limited to five in a pile; two players can put more of them on one side."""
    assert CARDS["blood-puppet"].limit == 5
    lent = [{"unit": "blood-puppet", "owner": 1}] * 3 + [{"unit": "blood-puppet", "owner": 0}] * 2
    mine = {"spellboard": ["summon-blood-puppet"], "conjurations": ["blood-puppet"]}
    table = at(p0={**mine, "active": ["ceremonial-class"]}, p1={"battlefield": lent})
    play(table, "use:activate@summon-blood-puppet.1", "player:1")
    assert len(units(table, 1)) == 6


@rule("AS-271", "AS-376")
def test_no_conjuration_is_among_the_thirty_cards_of_a_deck() -> None:
    table = emberhold.open("ashes", 2, 1, {"decks": ["the-snakes-in-silver", "the-mist-guardian"]})
    for player in table.state.players:
        assert len(player.deck) == 30
        assert not any(card.type == CONJURATION for card in player.deck)
        assert all(card.type == CONJURATION for card in player.conjurations)
