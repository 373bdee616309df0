"""Engagement, skill tests and battles (sections 8 to 10)."""

from __future__ import annotations

from tests.relic.table import at, cards, keys, log, lying, marks, play, rule, topic, where


@rule("R-066", "R-068", "R-070", "R-071")
def test_events_then_enemies_then_encounters_then_assets() -> None:
    table = at(
        p0={"space": "outskirts", "life": 3},
        board={"outskirts": ["letter-of-credit", "field-hospital", "grot-rabble", "supply-drop"]},
        decks={"wargear": ["servo-porter", "flak-vest", "siege-maul"]},
        dice=[1, 5],
    )
    assert topic(table) == "buy"
    play(table, "done")
    assert cards(table, "trophies:0") == ["grot-rabble"]
    assert topic(table) == "spend-charge"
    play(table, "do")
    assert marks(table, "player:0")["life"] == 5
    assert cards(table, "assets:0") == ["letter-of-credit"]
    assert lying(table, "outskirts") == ["field-hospital"]


@rule("R-069", "R-091", "R-073")
def test_a_tie_ends_the_phase_and_nothing_is_gained() -> None:
    table = at(
        p0={"space": "outskirts", "strength": 4},
        board={"outskirts": ["ork-brawlers", "letter-of-credit"]},
        dice=[3, 2],
    )
    assert lying(table, "outskirts") == ["ork-brawlers", "letter-of-credit"]
    assert marks(table, "player:0")["life"] == 5
    assert "ties the battle" in log(table)


@rule("R-073")
def test_who_ends_the_phase_by_a_card_and_stays_there_fights_nobody() -> None:
    table = at(
        p0={"space": "outskirts"},
        p1={"space": "outskirts"},
        board={"outskirts": ["shifting-stars", "ork-brawlers"]},
    )
    play(table, "skip", "do")
    assert where(table, 0) == where(table, 1) == "outskirts"
    assert lying(table, "outskirts") == ["ork-brawlers"]
    assert "battles" not in log(table)


@rule("R-067")
def test_cards_on_a_box_keep_it_shut() -> None:
    table = at(
        phase="engagement",
        p0={"space": "arbites-precinct", "influence": 0, "hand": ["spoils-of-war"]},
        board={"arbites-precinct": ["letter-of-credit"]},
    )
    assert cards(table, "assets:0") == ["letter-of-credit"]
    assert marks(table, "player:0")["influence"] == 0


@rule("R-072")
def test_special_timing_of_an_enemy_does_not_work_in_its_battle() -> None:
    table = at(
        phase="movement",
        sheets=["ogryn", "commissar"],
        p0={"space": "relay-station", "strength": 12, "life": 5},
        board={"bone-marsh": ["renegade-siege-tank"]},
        decks={"threat-blue": ["gnawing-swarm", "gnawing-swarm"]},
        dice=[3, 1],
    )
    play(table, "move:bone-marsh")
    assert "fails a Cunning test" in log(table)
    assert marks(table, "player:0")["life"] == 4


@rule("R-074")
def test_an_evaded_enemy_stays_and_is_not_battled() -> None:
    table = at(
        sheets=["callidus-assassin", "ogryn"],
        p0={"space": "outskirts"},
        board={"outskirts": ["ork-warboss", "letter-of-credit"]},
    )
    play(table, "use:polymorphine", "evade:ork-warboss@1")
    assert lying(table, "outskirts") == ["ork-warboss"]
    assert cards(table, "assets:0") == ["letter-of-credit"]
    assert marks(table, "player:0")["influence"] == 4


@rule("R-076", "R-079", "R-081")
def test_a_test_adds_the_attribute_and_skill_bonuses() -> None:
    table = at(
        p0={"space": "arbites-precinct", "cunning": 2, "assets": ["street-guide", "corsair-blade"]},
        dice=[2],
    )
    assert "passes a Cunning test: 6 against 6" in log(table)
    assert marks(table, "player:0")["influence"] == 5


@rule("R-077")
def test_a_natural_one_always_fails() -> None:
    at_least = at(p0={"space": "arbites-precinct", "cunning": 12, "influence": 3}, dice=[1])
    assert "fails" in log(at_least)


@rule("R-078")
def test_a_six_explodes_in_a_test() -> None:
    table = at(p0={"space": "astropath-beacon", "willpower": 1}, dice=[6, 1])
    assert "passes a Willpower test: 8 against 7" in log(table)


@rule("R-080", "R-138", "R-139")
def test_the_maze_tests_the_level() -> None:
    table = at(p0={"space": "maze-of-tzeentch", "level": 8, "influence": 3}, dice=[6, 1])
    assert "passes a level test: 15 against 12" in log(table)


@rule("R-082", "R-083", "R-115")
def test_one_weapon_and_one_armour_count() -> None:
    table = at(
        sheets=["sanctioned-psyker", "ogryn"],
        p0={
            "space": "outskirts",
            "strength": 1,
            "assets": ["siege-maul", "boarding-chainblade", "guard-veteran"],
        },
        board={"outskirts": ["ork-warboss"]},
        dice=[1, 5],
    )
    assert keys(table) == ["gear:siege-maul@1", "gear:boarding-chainblade@1", "done"]
    play(table, "gear:siege-maul@1")
    assert "wins the battle, 11 to 10" in log(table)


@rule("R-084", "R-085", "R-086")
def test_every_six_explodes_on_both_sides() -> None:
    table = at(
        sheets=["eversor-assassin", "ogryn"],
        p0={"space": "outskirts", "strength": 4},
        board={"outskirts": ["ork-brawlers"]},
        dice=[6, 2, 6, 6, 1, 6, 2],
    )
    play(table, "use:frenzon")
    assert "rolls 6, 6" in log(table)
    assert "wins the battle, 25 to 11" in log(table)


@rule("R-088", "R-089", "R-096")
def test_a_beaten_enemy_is_a_trophy_and_pays_its_reward() -> None:
    table = at(
        p0={"space": "outskirts", "strength": 12, "influence": 0, "hand": ["spoils-of-war"]},
        board={"outskirts": ["ork-warboss"]},
        dice=[1],
    )
    play(table, "roll")
    assert cards(table, "trophies:0") == ["ork-warboss"]
    assert marks(table, "player:0")["influence"] == 2


@rule("R-090", "R-234")
def test_a_lost_battle_costs_a_life_and_the_penalty() -> None:
    table = at(
        p0={"space": "outskirts", "strength": 1, "influence": 3, "assets": ["letter-of-credit"]},
        board={"outskirts": ["ork-warboss"]},
        dice=[3, 1],
    )
    play(table, "done")
    assert marks(table, "player:0")["life"] == 4
    assert cards(table, "assets:0") == []
    last = at(
        p0={"space": "outskirts", "life": 1, "strength": 1, "assets": ["letter-of-credit"]},
        board={"outskirts": ["ork-warboss"]},
        dice=[3, 1],
    )
    play(last, "done")
    assert cards(last, "assets:0") == ["letter-of-credit"]
    assert where(last, 0) == "st-antias-sanctuary"


@rule("R-130", "R-131")
def test_the_vanquished_lose_what_they_carry_and_keep_what_they_own() -> None:
    table = at(
        p0={
            "space": "outskirts",
            "life": 1,
            "strength": 1,
            "influence": 4,
            "level": 3,
            "hand": ["spoils-of-war"],
            "trophies": ["ork-brawlers"],
            "assets": ["servo-porter"],
            "corruption": ["swollen-arm"],
        },
        board={"outskirts": ["ork-warboss"]},
        dice=[3, 1],
    )
    play(table, "roll")
    values = marks(table, "player:0")
    assert (values["life"], values["influence"], values["level"]) == (5, 0, 3)
    assert cards(table, "trophies:0") == []
    assert table.view(0).zone("hand:0").count == 0
    assert cards(table, "assets:0") == ["servo-porter"]
    assert table.view(0).zone("corruption:0").count == 1


@rule("R-131")
def test_a_missed_turn_is_skipped() -> None:
    table = at(phase="turn", p0={"misses": True}, p1={"space": "outskirts"})
    assert marks(table, "player:1")["active"]
    assert "misses a turn" in log(table)


@rule("R-093")
def test_the_sheet_is_not_a_trophy() -> None:
    table = at(
        scenario="the-reign-of-corruptis",
        p0={"space": "scenario-space", "strength": 12, "tokens": [0, 1], "cunning": 12},
        dice=[1, 6, 1],
    )
    assert table.result is not None
    assert table.result.winners == (0,)


@rule("R-043", "R-146")
def test_an_optional_box_can_be_declined() -> None:
    table = at(p0={"space": "machine-shrine", "influence": 3, "assets": ["frag-grenade"]})
    assert keys(table) == ["do:1", "do:2", "do:3"]
    play(table, "do:3")
    assert marks(table, "player:0")["influence"] == 3


@rule("R-145", "R-147", "R-148")
def test_of_two_lowest_attributes_one_is_chosen() -> None:
    table = at(
        p0={
            "space": "outskirts",
            "willpower": 2,
            "cunning": 2,
            "strength": 12,
            "mission": {"mission": "master-of-three-arts", "progress": [0, 1, 1]},
        },
        board={"outskirts": ["ork-brawlers"]},
        dice=[1, 1],
    )
    assert keys(table) == ["attribute:willpower", "attribute:cunning"]
