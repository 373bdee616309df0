"""Section 9: attacking a Phoenixborn.

Player 0 is Coal Roarkwin, whose Slash keeps the turn open after the attack, so that the tokens it
left can be counted before anything else happens.
"""

from __future__ import annotations

import pytest

from emberhold.games.ashes.cards import CARDS
from emberhold.games.ashes.effects.base import unit as any_unit
from emberhold.games.ashes.effects.harm import Exhaust
from tests.ashes.table import (
    asked,
    at,
    facing,
    keys,
    log,
    marks,
    play,
    rule,
    tokens,
    unit,
    units,
    wounds,
)

ATTACK = "attack:phoenixborn"
RHINO, WOLF, SPIRIT = (
    "attack-with:iron-rhino@1",
    "attack-with:masked-wolf@1",
    "attack-with:mist-spirit@1",
)
THROW = "use:throw@anchornaut.1"


# The action and its steps


@rule("AS-110", "AS-115", "AS-116", "AS-122", "AS-126")
def test_the_steps_of_the_attack_in_order() -> None:
    """Attackers, target, blockers, then damage attacker by attacker."""
    table = facing(["iron-rhino", "masked-wolf"], ["three-eyed-owl"], players=3)
    seen = []
    answers = [ATTACK, RHINO, WOLF, "player:1", "nobody", "block-with:three-eyed-owl@1"]
    for answer in [*answers, "resolve:masked-wolf@1", "endure"]:
        seen.append(asked(table))
        play(table, answer)
    assert seen == [
        (0, "action"),
        (0, "attackers"),
        (0, "attackers"),
        (0, "attack-target"),
        (1, "block"),
        (1, "block"),
        (0, "resolve-attacker"),
        (1, "counter"),
    ]
    assert asked(table) == (0, "action")


@rule("AS-111")
def test_an_attack_needs_an_unexhausted_unit() -> None:
    assert ATTACK not in keys(facing([]))
    assert ATTACK not in keys(facing([{"unit": "iron-rhino", "exhaustion": 1}]))
    assert ATTACK in keys(facing(["mist-spirit"]))


@rule("AS-111")
def test_an_attack_without_attackers_cannot_be_declared() -> None:
    table = facing(["iron-rhino", "masked-wolf"])
    play(table, ATTACK)
    assert keys(table) == [RHINO, WOLF]  # one of them must be chosen before it can be done


@rule("AS-112")
@pytest.mark.parametrize(
    ("chosen", "damage"), [([RHINO, "done"], 5), ([WOLF, "done"], 2), ([RHINO, WOLF], 7)]
)
def test_any_number_of_units_may_attack(chosen: list[str], damage: int) -> None:
    table = facing(["iron-rhino", "masked-wolf", {"unit": "mist-spirit", "exhaustion": 1}])
    play(table, ATTACK)
    assert keys(table) == [RHINO, WOLF]  # not the exhausted one
    play(table, *chosen)
    if "resolve:iron-rhino@1" in keys(table):
        play(table, "resolve:iron-rhino@1")
    assert wounds(table, 1) == damage


@rule("AS-112")
def test_only_own_units_attack() -> None:
    table = facing(["iron-rhino", "masked-wolf"], ["mist-spirit"])
    play(table, ATTACK)
    assert keys(table) == [RHINO, WOLF]


@rule("AS-113")
def test_a_unit_may_attack_in_the_turn_in_which_it_came() -> None:
    """Summon Masked Wolf costs a side action; the main action is left for the attack."""
    table = at(
        born="noah aradel",
        p0={
            "spellboard": ["summon-masked-wolf"],
            "conjurations": ["masked-wolf"],
            "active": ["illusion-class", "natural-basic"],
        },
    )
    play(table, "use:activate@summon-masked-wolf.1")
    assert ATTACK in keys(table)
    play(table, ATTACK)
    assert wounds(table, 1) == 2


@rule("AS-114")
def test_what_answers_the_declaration_comes_before_the_target_is_chosen() -> None:
    """Maeoni Viper strikes with her own attacker while nobody knows yet whom it attacks."""
    table = facing(
        ["mist-spirit"],
        players=3,
        born="maeoni coal aradel",
        p0={"active": {"natural-basic": 1}},
    )
    play(table, ATTACK)
    assert asked(table) == (0, "react")
    play(table, "trigger:maeoni-viper@1")
    assert asked(table) == (0, "attack-target")
    play(table, "player:2")
    assert wounds(table, 2) == 3


@rule("AS-115")
@pytest.mark.parametrize("target", [1, 2])
def test_all_attackers_attack_the_one_phoenixborn_that_is_chosen(target: int) -> None:
    table = facing(["iron-rhino", "masked-wolf"], players=3)
    play(table, ATTACK, RHINO, WOLF)
    assert keys(table) == ["player:1", "player:2"]
    play(table, f"player:{target}", "resolve:masked-wolf@1")
    assert wounds(table, target) == 7
    assert (wounds(table, 0), wounds(table, 3 - target)) == (0, 0)


# Blockers


@rule("AS-116", "AS-117")
def test_at_most_one_blocker_for_each_attacker_and_each_blocks_only_one() -> None:
    exhausted = {"unit": "blue-jaguar", "exhaustion": 1}
    table = facing(
        ["iron-rhino", "masked-wolf"], ["three-eyed-owl", "mist-spirit", exhausted, "gilder"]
    )
    play(table, ATTACK, RHINO, WOLF)
    free = {f"block-with:{name}@1" for name in ("three-eyed-owl", "mist-spirit", "gilder")}
    assert set(keys(table)) == free | {"nobody"}
    play(table, "block-with:gilder@1")
    assert set(keys(table)) == (free | {"nobody"}) - {"block-with:gilder@1"}
    play(table, "block-with:mist-spirit@1")
    assert asked(table) == (0, "resolve-attacker")


@rule("AS-116")
def test_units_that_came_in_the_middle_of_the_attack_may_block_unless_exhausted() -> None:
    """A thrown anchor calls two Sleeping Widows; a Blue Jaguar's gaze exhausts one of them."""
    table = facing(
        ["masked-wolf", "anchornaut", "blue-jaguar"],
        ["mist-spirit"],
        p0={"active": {"natural-basic": 1}},
        p1={
            "hand": ["summon-sleeping-widows"],
            "conjurations": ["sleeping-widow"] * 2,
            "active": {"ceremonial-class": 2},
        },
    )
    play(table, ATTACK, WOLF, "done", THROW, "target:mist-spirit@1", "react:summon-sleeping-widows")
    play(table, "do", "do", "trigger:blue-jaguar@1")
    assert tokens(table, "sleeping-widow@1", "sleeping-widow@2") == [1, 0]
    assert keys(table) == ["block-with:sleeping-widow@2", "nobody"]


@rule("AS-118", "AS-124")
def test_blocking_is_optional() -> None:
    table = facing(["iron-rhino", "masked-wolf"], ["three-eyed-owl"])
    play(table, ATTACK, RHINO, WOLF, "nobody", "nobody", "resolve:iron-rhino@1")
    assert wounds(table, 1) == 7
    assert unit(table, "three-eyed-owl")["wounds"] == 0


@rule("AS-119")
def test_only_the_defending_players_units_block() -> None:
    """With three players the third is not even asked, nor are the attacker's other units."""
    table = facing(
        ["iron-rhino", "masked-wolf"],
        ["three-eyed-owl"],
        players=3,
        p2={"battlefield": ["mist-spirit"]},
    )
    play(table, ATTACK, RHINO, "done", "player:1")
    assert asked(table) == (1, "block")
    assert keys(table) == ["block-with:three-eyed-owl@1", "nobody"]
    play(table, "nobody")
    assert asked(table) == (0, "action")


@rule("AS-120")
def test_once_declared_the_blockers_stay_where_they_are() -> None:
    """All are declared before the first attacker is resolved; a blocker set free stays idle."""
    table = facing(["iron-rhino", "masked-wolf"], ["three-eyed-owl", "mist-spirit"])
    play(table, ATTACK, RHINO, WOLF, "block-with:mist-spirit@1", "nobody")
    topics = []
    for answer in ("resolve:iron-rhino@1", "endure"):
        topics.append(asked(table)[1])
        play(table, answer)
    assert topics == ["resolve-attacker", "counter"]
    assert (wounds(table, 1), units(table, 1)) == (2, ["three-eyed-owl@1"])


@rule("AS-121", "AS-127")
def test_a_blocker_takes_the_place_of_the_phoenixborn() -> None:
    table = facing(["masked-wolf"], ["iron-rhino"])
    play(table, ATTACK, "block-with:iron-rhino@1", "endure")
    assert unit(table, "iron-rhino")["wounds"] == 2
    assert wounds(table, 1) == 0


# Damage


@rule("AS-122", "AS-123")
def test_the_attacker_chooses_the_next_one_after_seeing_what_the_last_one_did() -> None:
    table = facing(["iron-rhino", "masked-wolf", "mist-spirit"])
    play(table, ATTACK, RHINO, WOLF, SPIRIT)
    assert set(keys(table)) == {
        "resolve:iron-rhino@1",
        "resolve:masked-wolf@1",
        "resolve:mist-spirit@1",
    }
    play(table, "resolve:masked-wolf@1")
    assert wounds(table, 1) == 2
    assert asked(table) == (0, "resolve-attacker")
    assert keys(table) == ["resolve:iron-rhino@1", "resolve:mist-spirit@1"]
    play(table, "resolve:mist-spirit@1")  # the last one is resolved without asking
    assert wounds(table, 1) == 8


@rule("AS-124", "AS-125", "AS-132")
def test_an_unblocked_attacker_wounds_the_phoenixborn_and_gets_a_token() -> None:
    table = facing(["iron-rhino", "masked-wolf"])
    play(table, ATTACK, RHINO, "done")
    assert wounds(table, 1) == 5
    assert tokens(table, "iron-rhino", "masked-wolf") == [1, 0]
    assert marks(table, "player:1")["exhaustion"] == 0


@rule("AS-132")
def test_a_phoenixborn_is_not_asked_to_counter() -> None:
    table = facing(["iron-rhino"], [{"unit": "masked-wolf", "exhaustion": 1}])
    play(table, ATTACK)
    assert asked(table) == (0, "action")
    assert unit(table, "iron-rhino")["wounds"] == 0


@rule("AS-126")
def test_the_defender_decides_about_each_counter_when_its_attacker_is_resolved() -> None:
    """The second decision is made with the result of the first attacker in view."""
    table = facing(["masked-wolf", "mist-spirit"], ["iron-rhino", "blue-jaguar"])
    play(table, ATTACK, WOLF, SPIRIT, "block-with:iron-rhino@1", "block-with:blue-jaguar@1")
    play(table, "resolve:masked-wolf@1")
    assert asked(table) == (1, "counter")
    play(table, "endure")
    assert unit(table, "iron-rhino")["wounds"] == 2
    assert asked(table) == (1, "counter")


@rule("AS-127", "AS-128")
def test_without_counter_only_the_attacker_gets_a_token() -> None:
    table = facing(["masked-wolf"], ["iron-rhino"])
    play(table, ATTACK, "block-with:iron-rhino@1", "endure")
    assert unit(table, "iron-rhino")["wounds"] == 2
    assert unit(table, "masked-wolf")["wounds"] == 0
    assert tokens(table, "masked-wolf", "iron-rhino") == [1, 0]


@rule("AS-129", "AS-130")
def test_with_counter_both_deal_damage_and_both_get_a_token() -> None:
    table = facing(["three-eyed-owl"], ["three-eyed-owl"])
    play(table, ATTACK, "block-with:three-eyed-owl@2", "counter", "target:three-eyed-owl@1")
    for name in ("three-eyed-owl@1", "three-eyed-owl@2"):
        assert (unit(table, name)["wounds"], unit(table, name)["exhaustion"]) == (1, 1)


@rule("AS-129", "AS-130", "AS-305")
@pytest.mark.parametrize("first", ["masked-wolf@1", "sleeping-widow@1"])
def test_the_damage_of_attacker_and_blocker_is_simultaneous(first: str) -> None:
    """Whichever is destroyed first, the other one is destroyed as well."""
    table = facing(["masked-wolf"], ["sleeping-widow"])
    play(table, ATTACK, "block-with:sleeping-widow@1", "counter")
    assert asked(table) == (0, "damage-order")
    play(table, f"target:{first}")
    assert (units(table, 0), units(table, 1)) == ([], [])


@rule("AS-130")
@pytest.mark.parametrize(
    ("mine", "theirs", "survivor"),
    [("iron-rhino", "blue-jaguar", "iron-rhino"), ("mist-spirit", "iron-rhino", "iron-rhino")],
)
def test_with_counter_the_one_that_survives_gets_a_token(
    mine: str, theirs: str, survivor: str
) -> None:
    table = facing([mine], [theirs])
    play(table, ATTACK, f"block-with:{theirs}@1", "counter", f"target:{mine}@1")
    assert units(table, 0) + units(table, 1) == [f"{survivor}@1"]
    assert tokens(table, survivor) == [1]


@rule("AS-131")
def test_damage_beyond_the_blockers_life_does_not_reach_the_phoenixborn() -> None:
    table = facing(["iron-rhino"], ["mist-spirit"])
    play(table, ATTACK, "block-with:mist-spirit@1", "endure")
    assert units(table, 1) == []
    assert wounds(table, 1) == 0


@rule("AS-133")
def test_each_unblocked_attacker_is_an_instance_of_damage_of_its_own() -> None:
    """Redirect sends the Rhino's five damage elsewhere, but not the Wolf's two."""
    table = facing(
        ["iron-rhino", "masked-wolf"],
        ["three-eyed-owl"],
        p1={"hand": ["redirect"], "active": {"charm-class": 1}},
    )
    play(table, ATTACK, RHINO, WOLF, "nobody", "nobody", "resolve:iron-rhino@1")
    assert asked(table) == (1, "react")
    play(table, "react:redirect")
    assert (wounds(table, 1), units(table, 1)) == (2, [])
    assert "Three-Eyed Owl receives 5 damage." in log(table)


@rule("AS-133")
def test_the_same_reaction_may_wait_for_the_second_attacker() -> None:
    table = facing(
        ["iron-rhino", "masked-wolf"],
        ["three-eyed-owl"],
        p1={"hand": ["redirect"], "active": {"charm-class": 1}},
    )
    play(table, ATTACK, RHINO, WOLF, "nobody", "nobody", "resolve:iron-rhino@1", "pass")
    assert (wounds(table, 1), asked(table)) == (5, (1, "react"))
    play(table, "react:redirect")
    assert (wounds(table, 1), units(table, 1)) == (5, [])


# What changes between the steps


@rule("AS-134")
def test_if_the_blocker_is_gone_the_attacker_hits_nothing_and_gets_its_token() -> None:
    """An Anchornaut throws at the blocker after it was declared."""
    table = facing(["iron-rhino", "anchornaut"], ["mist-spirit"])
    play(table, ATTACK, RHINO, "done", "go-on", "go-on", "block-with:mist-spirit@1")
    play(table, THROW, "target:mist-spirit@1")
    assert units(table, 1) == []
    assert wounds(table, 1) == 0
    assert tokens(table, "iron-rhino") == [1]
    assert asked(table) == (0, "action")


@rule("AS-134")
def test_a_blocker_destroyed_while_another_attacker_is_resolved_is_gone_as_well() -> None:
    """Hammer Knight's aftershock destroys the Spirit that blocks the Rhino."""
    table = facing(["iron-rhino", "hammer-knight"], ["mist-spirit"])
    play(table, ATTACK, RHINO, "attack-with:hammer-knight@1", "block-with:mist-spirit@1")
    play(table, "resolve:hammer-knight@1", "trigger:hammer-knight@1", "target:mist-spirit@1")
    assert (wounds(table, 1), units(table, 1)) == (4, [])
    assert tokens(table, "iron-rhino", "hammer-knight") == [1, 1]


@rule("AS-135")
def test_an_attacker_that_is_gone_deals_no_damage_and_its_blocker_stays_fresh() -> None:
    table = facing(["iron-rhino", "masked-wolf", "anchornaut"], ["three-eyed-owl"])
    play(table, ATTACK, RHINO, WOLF, "done", "go-on", "go-on")
    play(table, "nobody", "block-with:three-eyed-owl@1", THROW, "target:masked-wolf@1")
    assert asked(table) == (0, "action")  # nothing to choose, no counter to be asked for
    assert wounds(table, 1) == 5
    assert unit(table, "three-eyed-owl")["wounds"] == 0
    assert tokens(table, "three-eyed-owl", "iron-rhino") == [0, 1]


@rule("AS-135")
def test_an_attacker_gone_before_the_blockers_are_declared_is_not_blocked() -> None:
    table = facing(["iron-rhino", "masked-wolf", "anchornaut"], ["three-eyed-owl"])
    play(table, ATTACK, RHINO, WOLF, "done", THROW, "target:masked-wolf@1")
    assert asked(table) == (1, "block")
    play(table, "nobody")
    assert (wounds(table, 1), asked(table)) == (5, (0, "action"))


@rule("AS-135")
@pytest.mark.parametrize("step", [1, 2, 3])
def test_without_any_attacker_left_the_attack_is_over(step: int) -> None:
    table = facing(["masked-wolf", "anchornaut"], ["three-eyed-owl"], players=3)
    before = {
        1: [],
        2: ["go-on", "player:1"],
        3: ["go-on", "player:1", "go-on", "block-with:three-eyed-owl@1"],
    }[step]
    play(table, ATTACK, WOLF, "done", *before, THROW, "target:masked-wolf@1")
    assert asked(table) == (0, "action")
    assert table.view(0).marks["mains"] == 0
    assert (wounds(table, 1), tokens(table, "three-eyed-owl")) == (0, [0])


@rule("AS-135")
def test_a_blood_archer_may_die_of_its_own_oath() -> None:
    table = facing([{"unit": "blood-archer", "wounds": 1}])
    play(table, ATTACK, "trigger:blood-archer@1")
    assert units(table, 0) == []
    assert (wounds(table, 1), asked(table)) == (0, (0, "action"))


@rule("AS-136")
@pytest.mark.parametrize("step", [1, 2, 3])
def test_an_attacker_exhausted_meanwhile_still_hits_and_gets_a_second_token(step: int) -> None:
    """An Anchornaut grown to attack four throws its anchor during its own attack."""
    grown = {"unit": "anchornaut", "attached": ["massive-growth"]}
    table = facing([grown], ["three-eyed-owl"])
    before = {1: [], 2: ["go-on"], 3: ["go-on", "go-on", "nobody"]}[step]
    play(table, ATTACK, *before, THROW, "target:three-eyed-owl@1")
    if step < 3:
        play(table, "nobody")
    assert unit(table, "three-eyed-owl")["wounds"] == 1
    assert wounds(table, 1) == 4
    assert tokens(table, "anchornaut") == [2]


@rule("AS-136")
def test_an_exhausted_attacker_can_be_blocked_and_countered() -> None:
    grown = {"unit": "anchornaut", "attached": ["massive-growth"]}
    table = facing([grown], ["iron-rhino", "masked-wolf"])
    play(table, ATTACK, THROW, "target:masked-wolf@1", "block-with:iron-rhino@1", "counter")
    play(table, "target:iron-rhino@1")
    assert (units(table, 0), units(table, 1)) == ([], [])


@pytest.fixture
def staring_anchornaut(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card of the box exhausts another unit between two steps; let Throw do so."""
    throw = next(ability for ability in CARDS["anchornaut"].abilities if ability.name == "throw")
    monkeypatch.setattr(throw, "effect", Exhaust(1, any_unit))


@rule("AS-137")
@pytest.mark.usefixtures("staring_anchornaut")
def test_a_blocker_exhausted_meanwhile_is_hit_but_cannot_counter() -> None:
    table = facing(["masked-wolf", "anchornaut"], ["iron-rhino"])
    play(table, ATTACK, WOLF, "done", "go-on", "go-on", "block-with:iron-rhino@1")
    play(table, THROW, "target:iron-rhino@1")
    assert asked(table) == (0, "action")
    assert unit(table, "iron-rhino")["wounds"] == 2
    assert tokens(table, "masked-wolf", "iron-rhino") == [1, 1]
    assert wounds(table, 1) == 0


@rule("AS-138")
def test_when_the_defender_is_out_the_other_attackers_only_get_their_tokens() -> None:
    """Three players: after the Rhino's blow there is nobody left to hit."""
    table = facing(
        ["iron-rhino", "masked-wolf", "mist-spirit"],
        ["three-eyed-owl"],
        players=3,
        p1={"wounds": 12},
    )
    play(table, ATTACK, RHINO, WOLF, SPIRIT, "player:1")
    play(table, "nobody", "nobody", "block-with:three-eyed-owl@1", "resolve:iron-rhino@1")
    assert marks(table, "player:1")["out"]
    assert asked(table) == (0, "action")
    assert tokens(table, "iron-rhino", "masked-wolf", "mist-spirit") == [1, 1, 1]
    assert (wounds(table, 0), wounds(table, 2)) == (0, 0)


@rule("AS-139")
def test_a_unit_without_attack_may_attack_but_deals_no_damage_at_all() -> None:
    """Not even Sympathy Pain has anything to answer."""
    table = facing(
        ["blood-puppet"],
        p1={"hand": ["sympathy-pain"], "active": {"charm-class": 2}},
        setup={"reactions": "always"},
    )
    play(table, ATTACK)
    assert asked(table) == (0, "action")
    assert wounds(table, 1) == 0
    assert "receives" not in log(table)
    assert tokens(table, "blood-puppet") == [1]


@rule("AS-139")
def test_a_unit_without_attack_may_block_and_counter() -> None:
    table = facing(["mist-spirit"], ["blood-puppet"])
    play(table, ATTACK, "block-with:blood-puppet@1", "counter")
    assert (unit(table, "mist-spirit")["wounds"], unit(table, "blood-puppet")["wounds"]) == (0, 1)
    assert tokens(table, "mist-spirit", "blood-puppet") == [1, 1]


@rule("AS-364")
def test_an_attacker_who_is_destroyed_meanwhile_attacks_no_further() -> None:
    """Sympathy Pain answers the first blow; with three players the turn simply ends."""
    table = facing(
        ["iron-rhino", "masked-wolf"],
        players=3,
        p0={"wounds": 12},
        p1={"hand": ["sympathy-pain", "call-upon-the-realms"], "active": {"charm-class": 2}},
    )
    play(table, ATTACK, RHINO, WOLF, "player:1", "resolve:iron-rhino@1", "react:sympathy-pain")
    play(table, "target:coal-roarkwin@1")
    assert marks(table, "player:0")["out"]
    assert table.view(0).marks["active"] == 1
