"""Nemeses: their turns, battles, cards and ends (section 20)."""

from __future__ import annotations

from tests.relic.table import against, cards, keys, log, lying, marks, play, rule, topic, where


@rule("R-166", "R-174", "R-223")
def test_a_nemesis_reads_no_boxes_and_no_threats() -> None:
    table = against(
        player=1,
        phase="exploration",
        p1={"space": "bone-marsh", "strength": 12},
        board={"bone-marsh": ["ork-warboss", "hive-militia", "hive-militia"]},
        dice=[1, 1],
    )
    assert lying(table, "bone-marsh") == ["ork-warboss"]
    assert cards(table, "trophies:1") == ["hive-militia", "hive-militia"]


@rule("R-167", "R-170")
def test_a_crisis_is_resolved_and_discarded() -> None:
    table = against(
        player=1,
        phase="exploration",
        p0={"space": "machine-shrine", "life": 4},
        p1={"space": "arbites-precinct"},
        decks={"nemesis-moarn": ["red-tide"]},
    )
    assert marks(table, "player:0")["life"] == 3


@rule("R-171", "R-173", "R-187")
def test_might_goes_to_the_secret_hand() -> None:
    table = against(
        player=1,
        phase="exploration",
        p1={"space": "arbites-precinct"},
        decks={"nemesis-moarn": ["butchers-frenzy"]},
    )
    assert cards(table, "hand:1", 1) == ["butchers-frenzy"]
    assert cards(table, "hand:1", 0) == []


@rule("R-168", "R-169", "R-150")
def test_a_vertical_card_becomes_what_it_imitates() -> None:
    table = against(
        player=1,
        phase="exploration",
        p1={"space": "arbites-precinct"},
        decks={"nemesis-moarn": ["berserker-pack"]},
    )
    assert lying(table, "arbites-precinct") == ["berserker-pack"]


@rule("R-172", "R-183", "R-181")
def test_events_then_agents_then_arsenal() -> None:
    table = against(
        player=1,
        phase="exploration",
        p1={"space": "titan-yards", "strength": 12, "infamy": 0},
        board={"titan-yards": ["storm-bolter", "tactical-marines", "refugee-convoy"]},
        dice=[1, 1],
    )
    play(table, "do:1")
    assert cards(table, "trophies:1") == ["tactical-marines"]
    assert cards(table, "assets:1") == ["storm-bolter"]
    assert marks(table, "player:1")["infamy"] == 1


@rule("R-184")
def test_without_imperium_cards_left_the_phase_is_over() -> None:
    table = against(
        player=1,
        phase="exploration",
        p1={"space": "outskirts"},
        decks={"imperium": ["panic-in-the-hive"]},
    )
    assert marks(table, "player:1")["infamy"] == 1
    assert lying(table, "outskirts") == []


@rule("R-196", "R-198", "R-193")
def test_agents_fight_together() -> None:
    table = against(
        player=1,
        phase="exploration",
        p1={"space": "titan-yards", "strength": 5, "infamy": 3},
        board={"titan-yards": ["tactical-marines", "arbites-patrol"]},
        dice=[2, 2],
    )
    assert "loses the battle, 7 to 10" in log(table)
    values = marks(table, "player:1")
    assert (values["life"], values["infamy"]) == (4, 2)
    assert len(lying(table, "titan-yards")) == 2


@rule("R-190", "R-191")
def test_one_weapon_for_a_nemesis_too() -> None:
    table = against(
        player=1,
        phase="exploration",
        p0={"space": "ash-crater"},
        p1={"space": "ash-crater", "assets": ["storm-bolter", "chaos-bolter"]},
        dice=[2, 6, 1],
    )
    play(table, "attack:0")
    assert keys(table) == ["gear:storm-bolter@1", "gear:chaos-bolter@1", "done"]
    play(table, "gear:chaos-bolter@1")
    assert "loses the battle, 10 to 11" in log(table)


@rule("R-192", "R-195")
def test_what_says_enemy_does_not_touch_a_nemesis() -> None:
    table = against(
        phase="exploration",
        p0={
            "space": "ash-crater",
            "assets": ["mantle-of-the-first-crusade"],
            "hand": ["killing-stroke"],
        },
        p1={"space": "ash-crater"},
        dice=[2, 3],
    )
    play(table, "attack:1", "gear:mantle-of-the-first-crusade@1")
    assert topic(table) == "roll-battle"
    play(table, "roll")
    assert "Moarn Goreheart ties the battle, 7 to 7" in log(table)


@rule("R-201", "R-204")
def test_might_as_a_number() -> None:
    table = against(
        player=1,
        phase="exploration",
        p0={"space": "ash-crater"},
        p1={"space": "ash-crater", "hand": ["blood-trail"]},
        dice=[5],
    )
    play(table, "attack:0", "power:blood-trail")
    assert "Moarn Goreheart ties the battle, 9 to 9" in log(table)


@rule("R-177")
def test_a_nemesis_leaves_by_the_space_hulk() -> None:
    table = against(player=1, phase="movement", p1={"space": "antian-shrine-world"}, dice=[3])
    assert "move:slag-plains" in keys(table)
    assert "move:warp-rift" not in keys(table)


@rule("R-182", "R-197")
def test_a_beaten_character_loses_a_life() -> None:
    table = against(
        player=1,
        phase="exploration",
        p0={"space": "ash-crater"},
        p1={"space": "ash-crater"},
        dice=[5, 2],
    )
    play(table, "attack:0")
    assert marks(table, "player:0")["life"] == 4
    assert marks(table, "player:1")["infamy"] == 2


@rule("R-185", "R-203")
def test_a_level_may_bring_a_nemesis_card() -> None:
    table = against(
        player=1,
        phase="experience",
        p1={"trophies": ["scout-titan"]},
        decks={"nemesis-moarn": ["chaos-bolter"]},
    )
    play(table, "spend:scout-titan@1")
    assert cards(table, "assets:1") == ["chaos-bolter"]


@rule("R-206")
def test_a_nemesis_vanquished_in_its_turn_ends_it() -> None:
    table = against(
        player=1,
        phase="exploration",
        p0={"space": "titan-yards"},
        p1={"space": "titan-yards", "life": 1, "infamy": 4},
        dice=[2, 6, 5],
    )
    play(table, "attack:0")
    assert where(table, 1) == "ash-crater"
    assert marks(table, "player:1")["infamy"] == 2
    assert marks(table, "player:0")["active"] is True


@rule("R-235")
def test_the_starlight_blade_looks_at_all_corruption() -> None:
    table = against("githellion", player=1, phase="experience", p1={"assets": ["starlight-blade"]})
    assert marks(table, "player:1")["infamy"] == 1
    hidden = against(
        "githellion",
        player=1,
        phase="experience",
        p0={"corruption": [{"corruption": "lost-hours", "open": False}]},
        p1={"assets": ["starlight-blade"]},
    )
    assert marks(hidden, "player:1")["infamy"] == 0


@rule("R-225")
def test_one_thing_at_a_time() -> None:
    table = against(phase="exploration", p0={"space": "ash-crater"}, p1={"space": "ash-crater"})
    assert keys(table) == ["attack:1", "done"]
