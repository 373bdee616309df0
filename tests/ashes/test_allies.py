"""The nine allies."""

from typing import Any

import pytest

from emberhold.kernel.table import Table
from tests.ashes.table import asked, at, cards, dice, keys, play, rule, unit, units, wounds

FAR, NEAR = "attack:phoenixborn", "attack:unit"


# What is printed on them


@rule("AS-010", "AS-208", "AS-251", "AS-253")
@pytest.mark.parametrize(
    ("name", "dice_spent", "values"),
    [
        pytest.param("anchornaut", ["charm-basic"], (0, 1, 1), marks=rule("AS-C07")),
        pytest.param(
            "blood-archer",
            ["ceremonial-class", "charm-class", "natural-basic", "natural-basic"],
            (3, 3, 2),
            marks=rule("AS-C08"),
        ),
        pytest.param("enchanted-violinist", ["charm-basic"], (1, 2, 0), marks=rule("AS-C09")),
        pytest.param(
            "hammer-knight",
            ["ceremonial-power", "natural-class", "illusion-basic"],
            (4, 3, 1),
            marks=rule("AS-C10", "AS-E05"),
        ),
        pytest.param("iron-worker", ["charm-basic"] * 2, (2, 2, 1), marks=rule("AS-C11")),
        pytest.param(
            "leech-warrior",
            ["ceremonial-class"] * 2 + ["charm-basic"],
            (2, 3, 3),
            marks=rule("AS-C12"),
        ),
        pytest.param(
            "living-doll",
            ["ceremonial-class", "charm-class", "natural-basic"],
            (0, 3, 1),
            marks=rule("AS-C13"),
        ),
        pytest.param(
            "rose-fire-dancer", ["illusion-class", "charm-basic"], (3, 1, 0), marks=rule("AS-C14")
        ),
        pytest.param(
            "stormwind-sniper",
            ["illusion-class", "ceremonial-class", "charm-basic"],
            (2, 1, 1),
            marks=rule("AS-C15"),
        ),
    ],
)
def test_an_ally_costs_what_is_printed_and_enters_play_with_its_values(
    name: str, dice_spent: list[str], values: tuple[int, int, int]
) -> None:
    table = at(p0={"hand": [name], "active": dice_spent})
    play(table, f"play:{name}")
    if asked(table)[1] == "react":
        play(table, "pass")
    assert units(table, 0) == [f"{name}@1"]
    marks = unit(table, name)
    assert (marks["attack"], marks["life"], marks["recover"]) == values
    assert marks["exhaustion"] == marks["wounds"] == 0
    assert not any(die in dice(table, 0) for die in dice_spent)
    for missing in range(len(dice_spent)):
        fewer = dice_spent[:missing] + dice_spent[missing + 1 :]
        poorer = at(p0={"hand": [name, "call-upon-the-realms"], "active": fewer})
        assert f"play:{name}" not in keys(poorer)


@rule("AS-E06", "AS-027", "AS-029")
def test_hammer_knight_cannot_be_paid_without_a_ceremonial_power() -> None:
    active = ["ceremonial-class"] * 2 + ["natural-power"] * 2
    assert "play:hammer-knight" not in keys(at(p0={"hand": ["hammer-knight"], "active": active}))


# Anchornaut

THROW = "use:throw@anchornaut.1"


@rule("AS-C07", "AS-E16", "AS-099")
def test_throw_exhausts_the_anchornaut_and_damages_any_unit_without_an_action() -> None:
    table = at(p0={"battlefield": ["anchornaut"]}, p1={"battlefield": ["iron-rhino"]})
    play(table, THROW)
    assert keys(table) == ["target:anchornaut@1", "target:iron-rhino@1"]
    play(table, "target:iron-rhino@1")
    assert unit(table, "iron-rhino")["wounds"] == 1
    assert unit(table, "anchornaut")["exhaustion"] == 1
    assert (table.view(0).marks["mains"], table.view(0).marks["sides"]) == (1, 1)


@rule("AS-C07", "AS-313")
def test_an_exhausted_anchornaut_throws_nothing() -> None:
    table = at(p0={"battlefield": [{"unit": "anchornaut", "exhaustion": 1}]})
    assert THROW not in keys(table)


@rule("AS-C07", "AS-101")
def test_throw_is_possible_between_the_steps_of_an_attack() -> None:
    """The only blocker is thrown at after the attacker was declared."""
    table = at(
        p0={"battlefield": ["anchornaut", "iron-rhino"]}, p1={"battlefield": ["mist-spirit"]}
    )
    play(table, FAR, "attack-with:iron-rhino@1", "done")
    assert asked(table) == (0, "between-steps")
    play(table, THROW, "target:mist-spirit@1")
    assert wounds(table, 1) == 5


@rule("AS-C07", "AS-101")
def test_throw_may_wait_until_the_blockers_are_declared() -> None:
    """AS-134: the blocked attacker then deals no damage to anything."""
    table = at(
        p0={"battlefield": ["anchornaut", "iron-rhino"]}, p1={"battlefield": ["mist-spirit"]}
    )
    play(
        table, FAR, "attack-with:iron-rhino@1", "done", "go-on", "go-on", "block-with:mist-spirit@1"
    )
    play(table, THROW, "target:mist-spirit@1")
    assert wounds(table, 1) == 0
    assert unit(table, "iron-rhino")["exhaustion"] == 1


@rule("AS-C07", "AS-224")
def test_throw_is_only_for_the_own_turn() -> None:
    table = at(p1={"battlefield": ["anchornaut"]}, p0={"battlefield": ["mist-spirit"]})
    assert not any(key.startswith("use:throw") for key in keys(table))
    play(table, FAR)
    assert asked(table) == (1, "block")


@rule("AS-C07")
def test_two_anchornauts_throw_twice() -> None:
    table = at(p0={"battlefield": ["anchornaut"] * 2}, p1={"battlefield": ["iron-rhino"]})
    play(table, THROW, "target:iron-rhino@1", "use:throw@anchornaut.2", "target:iron-rhino@1")
    assert unit(table, "iron-rhino")["wounds"] == 2


# Blood Archer

OATH = "trigger:blood-archer@1"


@rule("AS-C08", "AS-114", "AS-296")
def test_blood_oath_adds_two_attack_for_two_wounds() -> None:
    table = at(p0={"battlefield": ["blood-archer"]})
    play(table, FAR, OATH)
    assert wounds(table, 1) == 5
    assert unit(table, "blood-archer")["wounds"] == 2


@rule("AS-C08", "AS-218")
def test_blood_oath_may_be_declined() -> None:
    table = at(p0={"battlefield": ["blood-archer"]})
    play(table, FAR, "pass")
    assert wounds(table, 1) == 3
    assert unit(table, "blood-archer")["wounds"] == 0


@rule("AS-C08", "AS-292")
def test_blood_oath_may_kill_the_archer_before_it_attacks() -> None:
    table = at(p0={"battlefield": [{"unit": "blood-archer", "wounds": 1}]})
    play(table, FAR, OATH)
    assert units(table, 0) == []
    assert cards(table, "discard:0") == ["blood-archer"]
    assert wounds(table, 1) == 0


@rule("AS-C08")
def test_blood_oath_is_possible_when_another_unit_attacks() -> None:
    table = at(p0={"battlefield": ["blood-archer", "mist-spirit"]}, p1={"battlefield": ["gilder"]})
    play(table, FAR, "attack-with:mist-spirit@1", "done", OATH)
    assert unit(table, "blood-archer")["attack"] == 5


@rule("AS-C08")
def test_there_is_no_blood_oath_when_an_opponent_attacks() -> None:
    table = at(p0={"battlefield": ["gilder"]}, p1={"battlefield": ["blood-archer"]})
    play(table, FAR)
    assert asked(table) == (1, "block")


@rule("AS-C08", "AS-313")
def test_an_exhausted_archer_swears_no_blood_oath() -> None:
    table = at(p0={"battlefield": [{"unit": "blood-archer", "exhaustion": 1}, "mist-spirit"]})
    play(table, FAR)
    assert wounds(table, 1) == 1


@rule("AS-C08", "AS-173")
def test_battle_advantage_kills_the_blocker_before_it_strikes_back() -> None:
    table = at(p0={"battlefield": ["blood-archer"]}, p1={"battlefield": ["masked-wolf"]})
    play(table, FAR, "pass", "block-with:masked-wolf@1", "counter")
    assert units(table, 1) == []
    assert unit(table, "blood-archer")["wounds"] == 0


@rule("AS-C08", "AS-173")
def test_battle_advantage_helps_the_countering_archer_too() -> None:
    table = at(p0={"battlefield": ["masked-wolf"]}, p1={"battlefield": ["blood-archer"]})
    play(table, NEAR, "nobody", "counter")
    assert units(table, 0) == []
    assert unit(table, "blood-archer")["wounds"] == 0


@rule("AS-C08", "AS-173")
def test_without_battle_advantage_on_every_attacker_there_is_none() -> None:
    table = at(
        p0={"battlefield": ["blood-archer", "mist-spirit"]}, p1={"battlefield": ["masked-wolf"]}
    )
    play(table, NEAR, "attack-with:blood-archer@1", "attack-with:mist-spirit@1", "pass")
    play(table, "nobody", "counter", "amount:2")
    play(table, "target:masked-wolf@1")
    assert unit(table, "blood-archer")["wounds"] == 2


# Enchanted Violinist

SONG = "trigger:enchanted-violinist@1"


def meditated(**violinist: Any) -> Table:
    """Player 0 meditates away a card of the draw pile; player 1 has a Violinist."""
    side = {"battlefield": ["enchanted-violinist"], "active": ["charm-basic"], **violinist}
    table = at(
        p0={"active": ["natural-basic"], "battlefield": ["three-eyed-owl"]},
        p1=side,
    )
    return play(table, "meditate", "meditate:draw-pile", "done")


@rule("AS-C09", "AS-184", "AS-237")
def test_song_of_sorrow_answers_meditation_from_the_draw_pile() -> None:
    table = meditated()
    assert (asked(table), keys(table)) == ((1, "react"), [SONG, "pass"])
    play(table, SONG, "target:three-eyed-owl@1")
    assert unit(table, "three-eyed-owl")["wounds"] == 1
    assert dice(table, 1) == {"charm": 1}
    assert asked(table) == (0, "turn-die")


@rule("AS-C09", "AS-218", "AS-212", "AS-313")
def test_song_of_sorrow_may_be_declined_and_needs_a_die_and_an_unexhausted_violinist() -> None:
    declined = play(meditated(), "pass")
    exhausted: Any = [{"unit": "enchanted-violinist", "exhaustion": 1}]
    for table in (declined, meditated(active={}), meditated(battlefield=exhausted)):
        assert asked(table) == (0, "turn-die")
        assert unit(table, "three-eyed-owl")["wounds"] == 0


@rule("AS-C09")
def test_several_cards_in_one_meditation_are_one_song() -> None:
    table = at(
        p0={"active": ["natural-basic"], "battlefield": ["iron-rhino"]},
        p1={"battlefield": ["enchanted-violinist"], "active": ["charm-basic"] * 2},
    )
    play(table, "meditate", *["meditate:draw-pile"] * 3, "done", SONG, "target:iron-rhino@1")
    assert asked(table) == (0, "turn-die")
    assert unit(table, "iron-rhino")["wounds"] == 1


@rule("AS-C09")
def test_cards_from_the_hand_make_no_song() -> None:
    table = at(
        p0={"active": ["natural-basic"], "battlefield": ["three-eyed-owl"]},
        p1={"battlefield": ["enchanted-violinist"], "active": ["charm-basic"]},
    )
    play(table, "meditate", "hand:call-upon-the-realms", "done")
    assert asked(table) == (0, "turn-die")


@rule("AS-C09")
def test_the_own_meditation_makes_no_song() -> None:
    table = at(p0={"active": ["natural-basic"], "battlefield": ["enchanted-violinist"]})
    play(table, "meditate", "meditate:draw-pile", "done")
    assert asked(table) == (0, "turn-die")


@rule("AS-C09", "AS-C52")
def test_song_of_sorrow_answers_the_own_purge_of_an_opponent() -> None:
    table = at(
        p0={
            "active": ["charm-class", "charm-basic"],
            "battlefield": ["enchanted-violinist"],
            "spellboard": ["purge"],
        },
        p1={"battlefield": ["three-eyed-owl"]},
    )
    play(table, "use:activate@purge.1")
    play(table, "player:1", SONG, "target:three-eyed-owl@1")
    assert unit(table, "three-eyed-owl")["wounds"] == 1


@rule("AS-C09", "AS-342")
def test_two_violinists_sing_two_songs() -> None:
    two: Any = ["enchanted-violinist"] * 2
    table = meditated(battlefield=two, active=["charm-basic"] * 2)
    assert keys(table) == [SONG, "trigger:enchanted-violinist@2", "pass"]
    play(
        table,
        SONG,
        "target:three-eyed-owl@1",
        "trigger:enchanted-violinist@2",
        "target:three-eyed-owl@1",
    )
    assert "three-eyed-owl@1" not in units(table, 0)


@rule("AS-C09", "AS-297")
def test_after_the_errata_the_song_places_a_wound_that_nothing_prevents() -> None:
    table = at(
        p0={
            "active": ["natural-basic"],
            "battlefield": ["three-eyed-owl"],
            "spellboard": ["protect"],
        },
        p1={"battlefield": ["enchanted-violinist"], "active": ["charm-basic"]},
    )
    play(table, "meditate", "meditate:draw-pile", "done", SONG, "target:three-eyed-owl@1")
    assert unit(table, "three-eyed-owl")["wounds"] == 1
    assert unit(table, "protect")["status"] == 3


@rule("AS-C09")
def test_as_printed_the_song_deals_damage_that_can_be_prevented() -> None:
    table = at(
        setup={"text": "printed"},
        p0={
            "active": ["natural-basic"],
            "battlefield": ["three-eyed-owl"],
            "spellboard": ["protect"],
        },
        p1={"battlefield": ["enchanted-violinist"], "active": ["charm-basic"]},
    )
    play(table, "meditate", "meditate:draw-pile", "done", SONG, "target:three-eyed-owl@1")
    assert keys(table) == ["trigger:protect@1", "pass"]
    play(table, "trigger:protect@1")
    assert unit(table, "three-eyed-owl")["wounds"] == 0
    assert unit(table, "protect")["status"] == 2


@rule("AS-C09")
def test_as_printed_the_violinist_costs_no_die() -> None:
    for text, playable in (("printed", True), ("errata", False)):
        table = at(setup={"text": text}, p0={"hand": ["enchanted-violinist", "empower", "fear"]})
        assert ("play:enchanted-violinist" in keys(table)) is playable


# Hammer Knight

AFTERSHOCK = "trigger:hammer-knight@1"


@rule("AS-C10", "AS-296")
def test_aftershock_places_a_wound_when_the_knight_deals_damage() -> None:
    table = at(p0={"battlefield": ["hammer-knight"]}, p1={"battlefield": ["gilder", "iron-rhino"]})
    play(table, FAR, "nobody", AFTERSHOCK)
    assert keys(table) == ["target:hammer-knight@1", "target:gilder@1", "target:iron-rhino@1"]
    play(table, "target:iron-rhino@1")
    assert unit(table, "iron-rhino")["wounds"] == 1
    assert wounds(table, 1) == 4


@rule("AS-C10", "AS-218")
def test_aftershock_may_be_declined() -> None:
    table = at(p0={"battlefield": ["hammer-knight"]}, p1={"battlefield": ["gilder"]})
    play(table, FAR, "nobody", "pass")
    assert unit(table, "gilder")["wounds"] == 0


@rule("AS-C10")
def test_aftershock_works_for_the_countering_knight() -> None:
    table = at(
        p0={"battlefield": ["iron-rhino", "gilder"]},
        p1={"battlefield": [{"unit": "hammer-knight", "attached": ["root-armor", "root-armor"]}]},
    )
    play(
        table, NEAR, "attack-with:iron-rhino@1", "done", "nobody", "counter", "target:iron-rhino@1"
    )
    assert asked(table) == (1, "react")
    play(table, AFTERSHOCK, "target:gilder@1")
    assert unit(table, "gilder")["wounds"] == 1


@rule("AS-C10", "AS-139", "AS-298")
def test_without_damage_there_is_no_aftershock() -> None:
    """Protect takes all of it away."""
    table = at(
        p0={"battlefield": ["hammer-knight"]},
        p1={"battlefield": ["gilder"], "spellboard": [{"spell": "protect", "status": 4}]},
    )
    play(table, NEAR, "nobody", "endure", "trigger:protect@1", "amount:4")
    assert unit(table, "gilder")["wounds"] == 0
    assert asked(table)[1] == "action"


@rule("AS-C10")
def test_there_is_no_aftershock_when_another_unit_deals_the_damage() -> None:
    table = at(p0={"battlefield": ["hammer-knight", "mist-spirit"]})
    play(table, FAR, "attack-with:mist-spirit@1", "done")
    assert asked(table)[1] == "action"
    assert wounds(table, 1) == 1


# Iron Worker

OVERTIME = "use:overtime@iron-worker.1"


@rule("AS-C11")
def test_iron_worker_enters_play_with_a_status_token() -> None:
    table = at(p0={"hand": ["iron-worker"], "active": ["charm-basic"] * 2})
    play(table, "play:iron-worker")
    assert unit(table, "iron-worker")["status"] == 1


@rule("AS-C11")
def test_iron_worker_gets_no_token_when_another_unit_enters_play() -> None:
    table = at(
        p0={"hand": ["anchornaut"], "battlefield": ["iron-worker"], "active": ["charm-basic"]}
    )
    play(table, "play:anchornaut")
    assert unit(table, "iron-worker")["status"] == 0


@rule("AS-C11", "AS-086", "AS-317")
def test_iron_worker_gets_a_token_at_the_beginning_of_the_turns_even_exhausted() -> None:
    table = at(
        phase="turns",
        first=1,
        p0={"battlefield": [{"unit": "iron-worker", "exhaustion": 1, "status": 2}, "iron-worker"]},
        p1={"battlefield": ["iron-worker"]},
    )
    while asked(table)[1] == "order":
        assert asked(table)[0] == 1
        play(table, keys(table)[0])
    tokens = [unit(table, f"iron-worker@{number}")["status"] for number in (1, 2, 3)]
    assert tokens == [3, 1, 1]


@rule("AS-C11", "AS-095", "AS-099")
def test_overtime_trades_tokens_for_side_actions() -> None:
    table = at(p0={"battlefield": [{"unit": "iron-worker", "status": 3}]})
    play(table, OVERTIME)
    assert keys(table) == ["amount:1", "amount:2", "amount:3"]
    play(table, "amount:2")
    assert unit(table, "iron-worker")["status"] == 1
    assert table.view(0).marks["sides"] == 3


@rule("AS-C11", "AS-317")
def test_overtime_works_while_exhausted() -> None:
    table = at(p0={"battlefield": [{"unit": "iron-worker", "status": 1, "exhaustion": 1}]})
    play(table, OVERTIME)
    assert table.view(0).marks["sides"] == 2


@rule("AS-C11")
def test_overtime_needs_a_token() -> None:
    assert OVERTIME not in keys(at(p0={"battlefield": ["iron-worker"]}))


@rule("AS-C11", "AS-096")
def test_side_actions_of_overtime_do_not_last_beyond_the_turn() -> None:
    table = at(
        p0={"battlefield": [{"unit": "iron-worker", "status": 1}], "active": ["natural-power"]}
    )
    play(table, OVERTIME, "play:call-upon-the-realms", "done", "end", "pass")
    assert (asked(table)[0], table.view(0).marks["sides"]) == (0, 1)


@rule("AS-C11", "AS-101")
def test_overtime_is_possible_between_the_steps_of_an_attack() -> None:
    table = at(p0={"battlefield": [{"unit": "iron-worker", "status": 1}]})
    play(table, FAR)
    assert keys(table) == [OVERTIME, "go-on"]


# Leech Warrior

DRAIN = "trigger:leech-warrior@1"


@rule("AS-C12", "AS-034")
def test_shadow_drain_exhausts_a_chosen_die_of_a_player() -> None:
    table = at(
        p0={"battlefield": ["iron-rhino"], "active": ["charm-power", "charm-basic"]},
        p1={"battlefield": ["leech-warrior"], "active": ["natural-basic"]},
    )
    play(table, NEAR, "nobody", "endure")
    assert (asked(table)[0], keys(table)) == (1, [DRAIN, "pass"])
    play(table, DRAIN)
    assert keys(table) == ["player:0", "player:1"]
    play(table, "player:0")
    assert keys(table) == ["die:charm-basic", "die:charm-power"]
    play(table, "die:charm-power")
    assert dice(table, 0) == {"charm-basic": 1, "charm": 1}
    assert cards(table, "discard:1") == ["leech-warrior"]


@rule("AS-C12", "AS-218")
def test_shadow_drain_may_be_declined() -> None:
    table = at(
        p0={"battlefield": ["anchornaut"], "active": ["charm-power"]},
        p1={"battlefield": ["leech-warrior"]},
    )
    play(table, "use:throw@anchornaut.1", "target:leech-warrior@1", "pass")
    assert dice(table, 0) == {"charm-power": 1}


@rule("AS-C12", "AS-313")
def test_an_exhausted_leech_warrior_drains_nothing() -> None:
    table = at(
        p0={"battlefield": ["anchornaut"], "active": ["charm-power"]},
        p1={"battlefield": [{"unit": "leech-warrior", "exhaustion": 1}]},
    )
    play(table, "use:throw@anchornaut.1", "target:leech-warrior@1")
    assert asked(table) == (0, "action")


@rule("AS-C12", "AS-297")
def test_wounds_that_are_not_damage_are_not_drained() -> None:
    table = at(
        p0={"battlefield": ["hammer-knight"], "active": ["charm-power"]},
        p1={"battlefield": ["leech-warrior"]},
    )
    play(table, FAR, "nobody", AFTERSHOCK, "target:leech-warrior@1")
    assert unit(table, "leech-warrior")["wounds"] == 1
    assert dice(table, 0) == {"charm-power": 1}


@rule("AS-C12", "AS-C13")
def test_neither_drain_nor_pain_link_answers_damage_to_another_unit() -> None:
    table = at(
        p0={"battlefield": ["anchornaut"], "active": ["charm-power"]},
        p1={
            "battlefield": ["leech-warrior", "living-doll", "iron-rhino"],
            "active": ["charm-basic"],
        },
    )
    play(table, "use:throw@anchornaut.1", "target:iron-rhino@1")
    assert asked(table) == (0, "action")


# Living Doll

LINK = "trigger:living-doll@1"


def stung(**doll: Any) -> Table:
    """Player 0 attacks player 1's Living Doll with a Masked Wolf."""
    side = {"battlefield": ["living-doll"], "active": ["charm-basic"], **doll}
    table = at(p0={"battlefield": ["masked-wolf"]}, p1=side)
    return play(table, NEAR, "nobody", "endure")


@rule("AS-C13", "AS-237")
def test_pain_link_deals_as_much_as_the_doll_received() -> None:
    table = stung()
    assert (asked(table)[0], keys(table)) == (1, [LINK, "pass"])
    play(table, LINK)
    others = ["target:coal-roarkwin@1", "target:aradel-summergaard@1"]
    assert keys(table) == ["target:masked-wolf@1", "target:living-doll@1", *others]
    play(table, "target:coal-roarkwin@1")
    assert wounds(table, 0) == 2
    assert unit(table, "living-doll")["wounds"] == 2
    assert dice(table, 1) == {"charm": 1}


@rule("AS-C13")
def test_pain_link_deals_no_more_than_the_life_value_of_the_doll() -> None:
    table = at(
        p0={"battlefield": ["iron-rhino"]},
        p1={"battlefield": ["living-doll"], "active": ["charm-basic"]},
    )
    play(table, NEAR, "nobody", "endure", LINK, "target:coal-roarkwin@1")
    assert wounds(table, 0) == 3
    assert units(table, 1) == []


@rule("AS-C13", "AS-255", "AS-295")
def test_an_alteration_raises_what_pain_link_may_deal_and_wounds_do_not_lower_it() -> None:
    doll: Any = {"unit": "living-doll", "attached": ["root-armor"], "wounds": 4}
    table = at(
        p0={"battlefield": ["iron-rhino"]}, p1={"battlefield": [doll], "active": ["charm-basic"]}
    )
    play(table, NEAR, "nobody", "endure", LINK, "target:coal-roarkwin@1")
    assert wounds(table, 0) == 5


@rule("AS-C13", "AS-218", "AS-212", "AS-313")
def test_pain_link_may_be_declined_and_needs_a_die_and_an_unexhausted_doll() -> None:
    declined = play(stung(), "pass")
    exhausted = at(
        p0={"battlefield": ["masked-wolf"]},
        p1={"battlefield": [{"unit": "living-doll", "exhaustion": 1}], "active": ["charm-basic"]},
    )
    play(exhausted, NEAR, "nobody")
    for table in (declined, stung(active={}), exhausted):
        assert wounds(table, 0) == 0
        assert unit(table, "living-doll")["wounds"] == 2


@rule("AS-C13", "AS-303", "AS-342")
def test_two_dolls_pass_the_pain_on() -> None:
    table = at(
        p0={"battlefield": ["masked-wolf"]},
        p1={"battlefield": ["living-doll"] * 2, "active": ["charm-basic"] * 2},
    )
    play(table, NEAR, "target:living-doll@1", "nobody", "endure")
    play(table, LINK, "target:living-doll@2", "trigger:living-doll@2", "target:coal-roarkwin@1")
    assert wounds(table, 0) == 2
    assert unit(table, "living-doll@1")["wounds"] == unit(table, "living-doll@2")["wounds"] == 2


# Rose Fire Dancer

DISTRACT = "use:distract@rose-fire-dancer.1"


@rule("AS-C14", "AS-221")
def test_distract_exhausts_the_dancer_and_a_unit_for_a_side_action() -> None:
    table = at(p0={"battlefield": ["rose-fire-dancer"]}, p1={"battlefield": ["iron-rhino"]})
    play(table, DISTRACT)
    assert keys(table) == ["target:rose-fire-dancer@1", "target:iron-rhino@1"]
    play(table, "target:iron-rhino@1")
    assert unit(table, "iron-rhino")["exhaustion"] == 1
    assert unit(table, "rose-fire-dancer")["exhaustion"] == 1
    assert (table.view(0).marks["mains"], table.view(0).marks["sides"]) == (1, 0)


@rule("AS-C14", "AS-320")
def test_distract_puts_another_token_on_an_exhausted_unit() -> None:
    table = at(
        p0={"battlefield": ["rose-fire-dancer"]},
        p1={"battlefield": [{"unit": "iron-rhino", "exhaustion": 1}]},
    )
    play(table, DISTRACT, "target:iron-rhino@1")
    assert unit(table, "iron-rhino")["exhaustion"] == 2


@rule("AS-C14", "AS-236")
def test_an_exhausted_dancer_and_a_spent_side_action_distract_nobody() -> None:
    exhausted: Any = {"unit": "rose-fire-dancer", "exhaustion": 1}
    assert DISTRACT not in keys(at(p0={"battlefield": [exhausted]}))
    assert DISTRACT not in keys(at(sides=0, p0={"battlefield": ["rose-fire-dancer"]}))


# Stormwind Sniper

AMBUSH = "trigger:stormwind-sniper@1"
SNIPER: Any = {
    "hand": ["stormwind-sniper"],
    "active": ["illusion-class", "ceremonial-class", "charm-basic"],
}


@rule("AS-C15")
def test_ambush_damages_a_unit_or_phoenixborn_when_the_sniper_enters() -> None:
    table = at(p0=SNIPER, p1={"battlefield": ["iron-rhino"]})
    play(table, "play:stormwind-sniper", AMBUSH)
    everything = ["stormwind-sniper@1", "iron-rhino@1", "coal-roarkwin@1", "aradel-summergaard@1"]
    assert keys(table) == [f"target:{piece}" for piece in everything]
    play(table, "target:aradel-summergaard@1")
    assert wounds(table, 1) == 2


@rule("AS-C15", "AS-218")
def test_ambush_may_be_declined() -> None:
    table = at(p0=SNIPER)
    play(table, "play:stormwind-sniper", "pass")
    assert (wounds(table, 0), wounds(table, 1)) == (0, 0)


@rule("AS-C15")
def test_there_is_no_ambush_when_another_unit_enters() -> None:
    table = at(
        p0={"hand": ["anchornaut"], "battlefield": ["stormwind-sniper"], "active": ["charm-basic"]}
    )
    play(table, "play:anchornaut")
    assert asked(table)[1] == "action"


@rule("AS-C15", "AS-252", "AS-283")
def test_a_full_battlefield_leaves_no_room_for_the_sniper() -> None:
    full: Any = {**SNIPER, "battlefield": ["mist-spirit"] * 3}
    assert "play:stormwind-sniper" not in keys(at(born="maeoni coal", p0=full))


@rule("AS-C15", "AS-343")
def test_ambush_comes_before_an_opponents_gaze() -> None:
    """The active player answers first: the Jaguar is gone before it can stare."""
    table = at(p0=SNIPER, p1={"battlefield": ["blue-jaguar"], "active": ["charm-basic"]})
    play(table, "play:stormwind-sniper", AMBUSH, "target:blue-jaguar@1")
    assert units(table, 1) == []
    assert unit(table, "stormwind-sniper")["exhaustion"] == 0
