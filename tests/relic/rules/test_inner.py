"""The Inner tier, Confrontations and scenarios (sections 18 and 20.7)."""

from __future__ import annotations

import pytest

from tests.relic.table import at, cards, keys, log, marks, play, rule, topic, where


@rule("R-134", "R-136")
def test_the_crone_world_corrupts() -> None:
    table = at(
        p0={"space": "crone-world-yllen-satari", "willpower": 1},
        dice=[1],
        decks={"corruption": ["gift-of-the-abyss", "spreading-taint"]},
    )
    assert table.view(0).zone("corruption:0").count == 2


@rule("R-137")
def test_the_titan_takes_an_asset_or_life() -> None:
    table = at(p0={"space": "chaos-titan-mals-fury", "assets": ["frag-grenade"]})
    assert keys(table) == ["do:1", "do:2"]
    play(table, "do:2")
    assert marks(table, "player:0")["life"] == 3


@rule("R-137")
def test_the_titan_needs_no_question_where_there_is_no_choice() -> None:
    table = at(p0={"space": "chaos-titan-mals-fury"})
    assert marks(table, "player:0")["life"] == 3


@rule("R-138", "R-139")
def test_a_player_who_fails_in_the_garden_loses_life() -> None:
    table = at(p0={"space": "garden-of-nurgle", "cunning": 2}, dice=[2])
    assert marks(table, "player:0")["life"] == 4


@rule("R-135")
def test_the_rift_leads_further_for_influence_levels_and_missions() -> None:
    table = at(
        p0={"space": "warp-rift", "influence": 8, "level": 8, "completed": 2},
        dice=[1],
    )
    play(table, "do", "do")
    assert where(table, 0) == "palace-of-slaanesh"
    assert marks(table, "player:0")["influence"] == 0
    assert table.view(0).zone("completed:0").count == 0


@rule("R-140", "R-224")
def test_nobody_is_challenged_in_the_inner_tier() -> None:
    table = at(
        phase="exploration",
        p0={"space": "garden-of-nurgle", "cunning": 12},
        p1={"space": "garden-of-nurgle", "assets": ["bloodied-ledger"]},
        dice=[5],
    )
    assert "passes a Cunning test" in log(table)


@rule("R-141", "R-142", "R-212")
def test_arriving_at_the_centre_confronts_at_once() -> None:
    table = at(phase="movement", p0={"space": "maze-of-tzeentch"})
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((0,), "confrontation")


@rule("R-141")
def test_at_the_centre_one_confronts_again_every_turn() -> None:
    table = at(
        scenario="the-throne-of-stars",
        phase="movement",
        p0={"space": "scenario-space", "tokens": 1, "life": 3},
        p1={"influence": 0},
    )
    assert marks(table, "player:0")["life"] == 2
    assert marks(table, "player:0")["tokens_on_sheet"] == 2
    assert marks(table, "player:1")["influence"] == 1


@rule("R-212")
def test_corruptis_draws_more_corruption() -> None:
    table = at(
        scenario="the-reign-of-corruptis",
        p0={"space": "seers-stones"},
        dice=[1],
        decks={"corruption": ["gift-of-the-abyss", "spreading-taint"]},
    )
    assert table.view(0).zone("corruption:0").count == 2


@rule("R-212", "R-093")
def test_a_lost_battle_with_corruptis_costs_two_life() -> None:
    table = at(scenario="the-reign-of-corruptis", p0={"space": "scenario-space"}, dice=[6, 1, 1])
    play(table, "form:strength")
    assert marks(table, "player:0")["life"] == 3


def test_the_throne_can_be_shaken_from_a_corner() -> None:
    table = at(
        scenario="the-throne-of-stars",
        p0={"space": "grey-knight-envoy", "influence": 5},
        p1={"space": "outskirts", "tokens": 2},
    )
    play(table, "use:the-throne-of-stars-1")
    assert marks(table, "player:1")["tokens_on_sheet"] == 1
    assert marks(table, "player:0")["influence"] == 0


def test_the_herald_waits_at_the_gate() -> None:
    table = at(
        scenario="the-herald-at-the-gate",
        phase="movement",
        omens=2,
        p0={"space": "fallen-bastion", "assets": ["chalice-of-dawn"], "strength": 12},
        dice=[3, 1, 5],
    )
    play(table, "move:guardian-of-the-rift", "form:strength")
    assert "wins the battle, 17 to 11" in log(table)
    assert marks(table, "player:0")["tokens_on_sheet"] == 1
    assert marks(table, "board")["omens"] == 0


@rule("R-151")
def test_omens_are_counted_where_the_sheet_says_so() -> None:
    table = at(
        scenario="the-eye-closes",
        phase="exploration",
        omens=3,
        p0={"space": "outskirts", "willpower": 12},
        decks={"threat-red": ["blood-cultists"]},
        dice=[1, 1],
    )
    assert marks(table, "board")["omens"] == 4


@rule("R-151")
def test_the_last_omen_ends_the_game() -> None:
    table = at(
        scenario="the-eye-closes",
        phase="exploration",
        omens=9,
        p0={"space": "outskirts"},
        p1={"level": 3},
        decks={"threat-red": ["blood-cultists"]},
    )
    assert table.result is not None
    assert table.result.winners == (1,)


def test_a_seal_is_broken_only_once() -> None:
    table = at(
        scenario="the-eye-closes",
        p0={"space": "scenario-space", "influence": 9, "tokens": [1]},
    )
    assert keys(table) == ["do:1", "do:3", "do:4"]
    play(table, "do:4")
    assert table.result is not None
    assert table.result.winners == (0,)


@rule("R-207")
def test_a_second_relic_tears_a_space_out_of_the_road() -> None:
    table = at(
        scenario="master-collector",
        phase="experience",
        p0={"assets": ["oathblade"], "completed": 3},
        p1={"space": "garden-of-nurgle"},
        decks={"relic": ["chalice-of-dawn", "cowl-of-the-choirmaster"]},
    )
    play(table, "relic", "take:chalice-of-dawn", "use:master-collector-1")
    play(table, "space:garden-of-nurgle")
    assert where(table, 1) == "fortress-of-khorne"


@rule("R-207")
def test_three_relics_win() -> None:
    table = at(
        scenario="master-collector",
        p0={
            "space": "scenario-space",
            "assets": ["oathblade", "chalice-of-dawn", "cowl-of-the-choirmaster"],
        },
    )
    assert table.result is not None


@rule("R-208", "R-209")
def test_the_wreck_is_fought_room_by_room() -> None:
    table = at(
        scenario="hulk-of-the-wayward-warrior",
        p0={"space": "scenario-space", "strength": 12, "tokens": 2},
        lair=["ork-brawlers", "squig-pack"],
        dice=[1, 1],
    )
    assert table.result is not None
    assert table.result.winners == (0,)


@rule("R-211")
def test_comrades_trade_and_win_together() -> None:
    roles = ["character", "character", "nemesis"]
    table = at(
        players=3,
        sheets=["commissar", "ogryn", "moarn"],
        scenario="shoulder-to-shoulder",
        setup={"variant": "enemies", "roles": roles},
        phase="movement",
        p0={"space": "relay-station", "influence": 2},
        p1={"space": "bone-marsh", "influence": 0},
        dice=[3],
    )
    play(table, "move:bone-marsh", "use:shoulder-to-shoulder-1", "influence:1", "done", "done")
    assert marks(table, "player:1")["influence"] == 1
    last = at(
        players=3,
        sheets=["commissar", "ogryn", "moarn"],
        scenario="shoulder-to-shoulder",
        setup={"variant": "enemies", "roles": roles},
        p0={"space": "scenario-space", "strength": 6},
        p1={"space": "scenario-space"},
        dice=[1, 6, 1],
    )
    assert last.result is not None
    assert last.result.winners == (0, 1)


@rule("R-143", "R-164", "R-165")
@pytest.mark.parametrize("infamy", [18])
def test_infamy_wins(infamy: int) -> None:
    table = at(
        sheets=["commissar", "moarn"],
        setup={"variant": "duel", "roles": ["character", "nemesis"]},
        player=1,
        phase="exploration",
        p0={"space": "ash-crater"},
        p1={"space": "ash-crater", "infamy": infamy},
        dice=[5, 1],
    )
    play(table, "attack:0")
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((1,), "infamy")


def test_a_lost_character_leaves_its_cards() -> None:
    table = at(
        players=3,
        p0={
            "space": "seers-stones",
            "assets": ["servo-porter"],
            "corruption": [
                *("swollen-arm", "burning-brow", "serpent-tongue", "withered-hand"),
                "voices-in-the-night",
            ],
        },
        dice=[1],
        decks={"corruption": ["threshold-of-ascension"]},
    )
    play(table, "lose")
    assert marks(table, "player:0")["out"] is True
    assert cards(table, "assets:0") == []
    assert topic(table)
