"""Section 18.1: triggers, who decides first, and cancelling."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.kernel.table import Table
from tests.ashes.table import asked, at, cards, dice, keys, play, rule, unit, units, wounds

SHOT = {"active": ["natural-power", "natural-basic"]}
VEIL = {"hand": ["golden-veil"], "active": ["natural-class", "charm-class"]}
PROTECT = {"spell": "protect", "status": 3}


def mains(table: Table) -> Any:
    return table.view(0).marks["mains"]


# Order


@rule("AS-340")
def test_what_would_happen_may_be_replaced_before_it_happens() -> None:
    """Redirect sends the damage elsewhere, so that nothing answers its being received."""
    side = {"hand": ["redirect", "sympathy-pain"], "active": ["charm-class"] * 3}
    table = at(p0={"battlefield": ["masked-wolf"]}, p1={**side, "battlefield": ["iron-rhino"]})
    play(table, "attack:phoenixborn", "nobody")
    assert keys(table) == ["react:redirect", "pass"]
    assert wounds(table, 1) == 0
    play(table, "react:redirect")
    assert (wounds(table, 1), unit(table, "iron-rhino")["wounds"]) == (0, 2)


@rule("AS-340")
def test_what_is_used_when_comes_before_what_is_used_after() -> None:
    """Blood Oath is sworn when attackers are declared, Maeoni strikes after it."""
    mine = {"battlefield": ["blood-archer"], "active": ["natural-basic"]}
    table = play(at(born="maeoni coal", p0=mine), "attack:phoenixborn")
    assert keys(table) == ["trigger:blood-archer@1", "pass"]
    play(table, "trigger:blood-archer@1")
    assert keys(table) == ["trigger:maeoni-viper@1", "pass"]
    play(table, "trigger:maeoni-viper@1")
    assert wounds(table, 1) == 7


@rule("AS-341")
def test_a_card_is_resolved_completely_before_triggers_answer_it() -> None:
    """Both Mist Spirits are in play before the Jaguar gazes at the first."""
    mist = {"spellboard": ["summon-mist-spirit"], "conjurations": ["mist-spirit"] * 2}
    table = at(
        p0={**mist, "active": ["illusion-class", "natural-basic"]},
        p1={"battlefield": ["blue-jaguar"], "active": ["charm-basic"]},
    )
    play(table, "use:activate@summon-mist-spirit.1", "do")
    assert asked(table) == (1, "react")
    assert units(table, 0) == ["mist-spirit@1", "mist-spirit@2"]
    play(table, "pass")
    assert asked(table) == (1, "react")  # and then at the second
    play(table, "trigger:blue-jaguar@1")
    assert [unit(table, f"mist-spirit@{n}")["exhaustion"] for n in (1, 2)] == [0, 1]


@rule("AS-342")
def test_a_trigger_is_used_as_often_as_its_event_happens_and_is_paid() -> None:
    """Three units leave play; Jessa has two dice to scream with."""
    typhoon = {"hand": ["mist-typhoon", "seal"], "draw": []}
    active = ["illusion-class", "natural-class", "charm-basic", "charm-basic"]
    table = at(
        born="jessa coal",
        p0={**typhoon, "active": active},
        p1={"battlefield": ["mist-spirit"] * 3},
    )
    play(table, "play:mist-typhoon")
    while asked(table)[1] in ("damage-order", "react"):
        play(table, keys(table)[0])
    assert wounds(table, 1) == 2
    assert dice(table, 0) == {"charm": 2, "illusion": 1, "natural": 1}


@rule("AS-343")
@pytest.mark.parametrize("player", [0, 1, 2])
def test_the_active_player_decides_first_and_then_the_others_clockwise(player: int) -> None:
    """All three players could use Empower when somebody attacks."""
    side: dict[str, Any] = {"spellboard": ["empower"], "active": ["natural-basic"], "draw": []}
    sides: dict[str, Any] = {f"p{seat}": dict(side) for seat in range(3)}
    sides[f"p{player}"]["battlefield"] = ["masked-wolf"]
    table = play(at(players=3, player=player, **sides), "attack:phoenixborn")
    order = []
    while asked(table)[1] == "react":
        order.append(asked(table)[0])
        play(table, "pass")
    assert order == [(player + step) % 3 for step in range(3)]


@rule("AS-344")
@pytest.mark.parametrize("player", [0, 1])
def test_the_player_whose_turn_it_is_orders_simultaneous_effects(player: int) -> None:
    """The end of a Monk: its last blessing and an opponent's Consume."""
    monk = {"battlefield": ["butterfly-monk"], "spellboard": ["summon-butterfly-monk"]}
    snake = {"battlefield": ["silver-snake"], "active": ["natural-power", "natural-basic"]}
    sides: dict[str, Any] = {f"p{player}": snake, f"p{1 - player}": monk}
    table = at(born="maeoni aradel", player=player, **sides)
    play(table, "power:natural", "target:butterfly-monk@1")
    assert asked(table) == (player, "order")
    assert sorted(keys(table)) == ["trigger:butterfly-monk@1", "trigger:silver-snake@1"]
    play(table, "trigger:butterfly-monk@1")
    assert unit(table, "silver-snake")["status"] == 0


@rule("AS-345", "AS-205")
@pytest.mark.parametrize("first", [0, 1])
def test_if_it_is_nobodys_turn_the_holder_of_the_first_player_token_chooses(first: int) -> None:
    """At the end of the round the token has just passed on."""
    cursed = {"battlefield": ["blood-puppet"]}
    table = at(phase="round-end", first=1 - first, p0=cursed, p1=cursed)
    assert asked(table) == (first, "order")


@rule("AS-344", "AS-220", "AS-345")
@pytest.mark.parametrize(("first", "cursed"), [("cursed", 1), ("fade-away", 0)])
def test_several_effects_of_one_card_are_put_in_order_too(first: str, cursed: int) -> None:
    """A Blood Puppet that fades away first is not there to curse its controller."""
    puppet = {"unit": "blood-puppet", "attached": ["fade-away"]}
    table = at(phase="round-end", first=0, p0={"battlefield": [puppet]})
    assert asked(table) == (1, "order-effect")
    assert keys(table) == ["effect:cursed", "effect:fade-away"]
    play(table, f"effect:{first}")
    assert units(table, 0) == []
    assert wounds(table, 0) == cursed


# Cancelling


@rule("AS-346", "AS-347", "AS-349", "AS-427")
def test_a_cancelled_spell_does_nothing_but_stays_paid_and_is_discarded() -> None:
    gaze = {"hand": ["steady-gaze", "seal"], "active": ["illusion-class"] * 2}
    table = at(p0=gaze, p1={**VEIL, "battlefield": ["iron-rhino"]})
    play(table, "play:steady-gaze", "react:golden-veil")
    assert unit(table, "iron-rhino")["exhaustion"] == 0
    assert cards(table, "discard:0") == ["steady-gaze"]
    assert dice(table, 0) == {"illusion": 2}
    assert mains(table) == 0


@rule("AS-346", "AS-347")
def test_an_ability_and_a_dice_power_can_be_cancelled_too() -> None:
    side = {**VEIL, "battlefield": ["iron-rhino"]}
    table = play(at(p0=SHOT, p1=side), "power:natural", "react:golden-veil")
    assert unit(table, "iron-rhino")["wounds"] == 0
    assert dice(table, 0) == {"natural-basic": 1, "natural": 1}
    table = at(p0={"battlefield": ["anchornaut"]}, p1=side)
    play(table, "use:throw@anchornaut.1", "target:iron-rhino@1", "react:golden-veil")
    assert unit(table, "iron-rhino")["wounds"] == 0
    assert unit(table, "anchornaut")["exhaustion"] == 1


@rule("AS-348")
def test_cancelling_stops_all_effects_not_only_the_part_with_the_target() -> None:
    mine = {
        "spellboard": ["summon-gilder"],
        "active": ["natural-class"],
        "conjurations": ["gilder"],
    }
    table = at(p0=mine, p1={**VEIL, "battlefield": ["iron-rhino"]})
    play(table, "use:activate@summon-gilder.1", "react:golden-veil")
    assert units(table, 0) == []
    assert cards(table, "conjurations:0") == ["gilder"]
    mist = {"hand": ["out-of-the-mist", "seal"], "active": ["illusion-power", "natural-power"]}
    table = at(p0={**mist, "battlefield": ["gilder"]}, p1={**VEIL, "battlefield": ["iron-rhino"]})
    play(table, "play:out-of-the-mist", "target:iron-rhino@1", "react:golden-veil")
    assert asked(table) == (0, "action")
    assert cards(table, "hand:0") == ["seal"]


@rule("AS-350")
def test_a_cancelled_ready_spell_stays_cancelled_until_the_recovery_phase() -> None:
    """Even when its exhaustion token is moved away it cannot be activated again this round."""
    strong: dict[str, Any] = {"spellboard": ["strengthen"], "battlefield": ["gilder"]}
    hand = {"hand": ["transfer"], "active": ["charm-class", "natural-basic"]}
    use = "use:activate@strengthen.1"
    table = at(p0={**strong, **hand}, p1={**VEIL, "battlefield": ["iron-rhino"]}, sides=2)
    play(table, use, "target:iron-rhino@1", "react:golden-veil")
    assert cards(table, "spellboard:0") == ["strengthen"]
    assert unit(table, "strengthen")["exhaustion"] == 1
    assert unit(table, "iron-rhino")["attack"] == 5
    play(table, "play:transfer", "player:0")
    assert unit(table, "strengthen")["exhaustion"] == 0
    assert use not in keys(table)
    cancelled = {"spell": "strengthen", "cancelled": True}
    table = at(phase="recovery", p0={**strong, "spellboard": [cancelled]})
    while asked(table) != (0, "action"):
        play(table, keys(table)[-1])
    assert use in keys(table)


@rule("AS-351", "AS-349")
def test_a_cancelled_reaction_spell_still_counts_as_the_reaction_of_the_turn() -> None:
    crying = {"hand": ["final-cry", "summon-sleeping-widows"]}
    rich = ["ceremonial-power", "ceremonial-class", "ceremonial-class"]
    table = at(
        p0={
            "hand": ["golden-veil"],
            "active": ["natural-power", "natural-class", "charm-class"],
            "battlefield": ["iron-rhino"],
        },
        p1={**crying, "active": rich, "battlefield": ["mist-spirit"]},
    )
    play(table, "power:natural", "target:mist-spirit@1", "react:final-cry", "target:iron-rhino@1")
    play(table, "react:golden-veil")
    assert unit(table, "iron-rhino")["wounds"] == 0
    assert units(table, 1) == []
    assert cards(table, "discard:1") == ["final-cry"]
    assert cards(table, "hand:1", seat=1) == ["summon-sleeping-widows"]


# Questions that must not betray a hand


def guarded(reactions: str, **setup: Any) -> Table:
    """Player 1 can pay Golden Veil; whether it is in the hand or in the draw pile is hidden."""
    side = {
        "hand": ["golden-veil"],
        "draw": ["seal"] * 3,
        "active": ["natural-class", "charm-class"],
    }
    return at(
        p0=SHOT,
        p1={**side, "battlefield": ["iron-rhino"]},
        setup={"reactions": reactions, **setup},
    )


def worlds(table: Table) -> list[Table]:
    """What player 0 must think possible: with the Veil in player 1's hand, and without it."""
    found: dict[tuple[str, ...], Table] = {}
    for seed in range(40):
        world = table.redeal(0, seed)
        held = tuple(card.slug for card in world.state.players[1].hand)
        found.setdefault(held, world)
    assert sorted(found) == [("golden-veil",), ("seal",)]
    return list(found.values())


@rule("AS-048", "AS-244")
def test_asked_always_nobody_learns_from_the_question_who_could_react() -> None:
    """In both worlds player 1 is asked, and player 0 sees the same."""
    views = []
    for world in worlds(guarded("always")):
        play(world, "power:natural")
        assert asked(world) == (1, "react")
        view = world.view(0)
        words = [(a.seat, a.topic, a.prompt.text("en"), a.options) for a in view.asked]
        views.append((view.areas, view.marks, words))
    assert views[0] == views[1]


@rule("AS-048", "AS-244")
def test_asked_only_at_stops_nobody_is_asked_elsewhere() -> None:
    for world in worlds(guarded("stops", stops=["destroyed"])):
        play(world, "power:natural")
        assert asked(world) == (0, "action")
    for world in worlds(guarded("stops", stops=["would-target"])):
        play(world, "power:natural")
        assert asked(world) == (1, "react")


@rule("AS-244")
def test_asked_where_possible_only_the_holder_of_a_fitting_card_is_asked() -> None:
    for world in worlds(guarded("possible")):
        held = [card.slug for card in world.state.players[1].hand]
        play(world, "power:natural")
        assert (asked(world) == (1, "react")) is (held == ["golden-veil"])
