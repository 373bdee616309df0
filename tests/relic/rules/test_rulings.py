"""Later rulings (R-239 to R-244, R-095, R-216), and texts that leave each other alone."""

from __future__ import annotations

from typing import Any

import pytest

import emberhold
from emberhold.games.relic.act import Act
from emberhold.games.relic.cards import RELIC_BOX
from emberhold.games.relic.effects.book import read
from emberhold.games.relic.terms import ENEMY
from emberhold.kernel.table import Table
from tests.relic.table import against, at, cards, keys, log, lying, marks, play, rule, topic, where

HERE = "outskirts"


def life(table: Table, seat: int) -> int:
    return int(marks(table, f"player:{seat}")["life"])


def alliance(nemesis: str, **position: Any) -> Table:
    """Dark Alliance: the nemesis in seat 2, the Commissar's partner, attacks the Ogryn."""
    there = {"space": HERE, **position.pop("theirs", {})}
    partner = position.pop("partner", {})
    return play(
        at(
            sheets=["commissar", "ogryn", nemesis, "moarn"],
            scenario="dark-alliance",
            player=2,
            phase="exploration",
            dice=[5, 1],
            p0={"space": "bone-marsh", **partner},
            p1=there,
            p2={"space": HERE, "willpower": 12, "cunning": 12},
            **position,
        ),
        "attack:1",
    )


# Texts of one window


@rule("R-147", "R-210")
def test_a_text_does_not_inherit_whom_another_was_about() -> None:
    table = alliance("luxuria", decks={"corruption": ["gift-of-the-abyss"]})
    play(table, "use:dark-alliance-2")
    assert table.view(0).zone("corruption:0").count == 0
    assert table.view(0).zone("corruption:1").count == 1


@rule("R-147", "R-210")
def test_the_cleansing_blade_finds_the_beaten_after_the_spoils() -> None:
    table = alliance(
        "githellion",
        theirs={"corruption": ["withered-hand"]},
        partner={"corruption": ["clouded-eyes"]},
    )
    play(table, "use:dark-alliance-2")
    assert table.view(0).zone("corruption:0").count == 1
    assert table.view(0).zone("corruption:1").count == 0


@rule("R-192")
def test_others_help_a_character_that_a_nemesis_attacks() -> None:
    table = at(
        players=3,
        sheets=["commissar", "ogryn", "moarn"],
        setup={"variant": "enemies", "roles": ["character", "character", "nemesis"]},
        player=2,
        phase="exploration",
        dice=[2, 2],
        p0={"space": "titan-yards", "hand": ["debt-of-honour"]},
        p1={"space": HERE, "strength": 4},
        p2={"space": HERE, "strength": 5},
    )
    play(table, "attack:1")
    assert table.question is not None
    assert table.question.seat == 0
    play(table, "play:debt-of-honour")
    assert "Moarn Goreheart loses the battle, 7 to 11" in log(table)


# Once a turn


@rule("R-243", "R-116")
def test_once_a_turn_counts_by_the_turn_that_is_played() -> None:
    """The Captain rerolls in his own battle, and again when Moarn attacks him."""
    table = against(
        hero="ultramarines-captain",
        p0={"space": HERE, "strength": 12},
        p1={"space": "underhive-sump", "strength": 1},
        board={HERE: ["grot-rabble"]},
        dice=[1, 1, 1, 1, 2, 1],
    )
    play(table, "use:codex-tactics")
    assert "wins the battle" in log(table)
    while topic(table) != "challenge":
        assert "use:codex-tactics" not in keys(table)
        play(table, "move:outskirts" if topic(table) == "move" else keys(table)[-1])
    play(table, "attack:0")
    assert "use:codex-tactics" in keys(table)


@rule("R-243", "R-116")
def test_a_charge_may_be_spent_in_every_turn() -> None:
    """Frenzy Stimms in the own battle, and again when Moarn attacks in the next turn."""
    table = against(
        p0={"space": HERE, "strength": 8, "assets": ["frenzy-stimms"]},
        p1={"space": "underhive-sump"},
        board={HERE: ["grot-rabble"]},
        dice=[1, 2, 1, 1, 2, 2],
    )
    play(table, *_until(table, "use:frenzy-stimms@1"))
    assert "wins the battle" in log(table)
    play(table, *_until(table, "attack:0"))
    play(table, *_until(table, "use:frenzy-stimms@1"))
    assert log(table).count("Commissar uses Frenzy Stimms") == 2


def _until(table: Table, wanted: str) -> list[str]:
    """Decline everything until something is offered."""
    for _ in range(30):
        if wanted in keys(table):
            return [wanted]
        play(table, "move:outskirts" if "move:outskirts" in keys(table) else keys(table)[-1])
    raise AssertionError(f"{wanted} was never offered")


# At any time of the own turn


@rule("R-106", "R-147")
def test_cards_for_the_own_turn_are_offered_between_two_battles() -> None:
    table = at(
        p0={"space": HERE, "hand": ["field-surgery"], "strength": 8, "willpower": 8},
        board={HERE: ["grot-rabble", "rage-hound"]},
        dice=[1, 2, 1, 2],
    )
    play(table, "done", "form:strength", "roll")
    assert "wins the battle" in log(table)
    assert keys(table) == ["play:field-surgery", "done"]
    play(table, "play:field-surgery")
    assert life(table, 0) == 7
    assert "Commissar battles Rage Hound" in log(table)


@rule("R-070", "R-106", "R-147")
def test_cards_for_the_own_turn_are_offered_between_two_encounters() -> None:
    table = at(
        p0={"space": HERE, "hand": ["field-surgery"], "strength": 1},
        board={HERE: ["drill-yard", "fighting-pit"]},
        dice=[1, 1],
    )
    play(table, "done", "card:drill-yard@1", "do", "roll")
    assert life(table, 0) == 4
    assert keys(table) == ["play:field-surgery", "done"]
    play(table, "play:field-surgery")
    assert life(table, 0) > 4
    assert "Fighting Pit" not in log(table)


@rule("R-106", "R-135", "R-147")
def test_cards_for_the_own_turn_are_offered_on_the_way_through_the_inner_tier() -> None:
    table = at(
        p0={"space": "warp-rift", "influence": 8, "hand": ["planetary-tithe"]},
        dice=[6, 1],
    )
    before = life(table, 0)
    play(table, "done", "do")
    assert where(table, 0) == "chaos-titan-mals-fury"
    assert keys(table) == ["play:planetary-tithe", "done"]
    assert life(table, 0) == before, "the box comes after the card"


@rule("R-106", "R-147")
def test_a_card_that_a_level_drew_can_be_played_at_once() -> None:
    """The second level of the Ogryn draws a Power card; he may play it before he discards."""
    table = at(
        sheets=["ogryn", "commissar"],
        phase="experience",
        p0={"level": 1, "trophies": ["ork-warboss"]},
        decks={"power": ["planetary-tithe"]},
    )
    before = marks(table, "player:0")["influence"]
    play(table, "spend:ork-warboss@1")
    assert "play:planetary-tithe" in keys(table)
    play(table, "play:planetary-tithe")
    assert marks(table, "player:0")["influence"] == before + 2 + 3


@rule("R-147")
def test_what_was_declined_is_not_asked_for_again_while_nothing_changes() -> None:
    table = at(
        sheets=["rogue-trader", "ogryn"],
        p0={"space": HERE, "hand": ["field-surgery"]},
        board={HERE: ["field-hospital", "silent-astropath"]},
    )
    assert keys(table) == ["play:field-surgery", "done"]
    play(table, "done", "card:silent-astropath@1", "do:3")
    assert topic(table) == "spend-charge"
    play(table, "skip")
    assert table.state.active == 1


@rule("R-147")
def test_what_was_declined_is_asked_for_again_when_it_has_become_welcome() -> None:
    table = at(
        sheets=["rogue-trader", "ogryn"],
        p0={"space": HERE, "hand": ["field-surgery"], "strength": 1, "life": 5},
        board={HERE: ["plague-ship", "field-hospital"]},
        dice=[2],
    )
    play(table, "done", "roll")
    assert life(table, 0) == 4
    assert keys(table) == ["play:field-surgery", "done"]


# Skill duels


def duel(loser: str, theirs: dict[str, Any]) -> Table:
    """The Commissar challenges the loser in Strength and wins."""
    return play(
        at(
            sheets=["commissar", loser],
            phase="exploration",
            dice=[5, 1],
            p0={"space": HERE, "strength": 12},
            p1={"space": HERE, "assets": ["bloodied-ledger"], **theirs},
        ),
        "duel:1",
        "attribute:strength",
    )


@rule("R-158", "R-145")
def test_a_thick_hide_saves_a_life_in_a_strength_duel() -> None:
    table = play(duel("ogryn", {}), "done")
    assert life(table, 1) == 4


@rule("R-158", "R-145")
def test_saints_aegis_wards_off_a_strength_duel() -> None:
    table = play(duel("rogue-trader", {"hand": ["saints-aegis"], "life": 3}), "roll")
    assert keys(table) == ["play:saints-aegis", "done"]
    play(table, "play:saints-aegis")
    assert life(table, 1) == 4


@rule("R-158", "R-233")
def test_the_loser_of_a_duel_is_vanquished_only_after_the_theft() -> None:
    table = duel("rogue-trader", {"life": 2})
    assert keys(table) == ["asset:bloodied-ledger@1", "done"]
    play(table, "asset:bloodied-ledger@1")
    assert cards(table, "assets:0") == ["bloodied-ledger"]
    assert where(table, 1) == "st-antias-sanctuary"


# Effects on everybody


@rule("R-241", "R-068", "R-130")
def test_an_orbital_barrage_strikes_everybody_before_the_turn_ends() -> None:
    table = at(
        players=3,
        p0={"space": HERE, "life": 1},
        p1={"space": HERE},
        p2={"space": HERE},
        board={HERE: ["orbital-barrage"]},
    )
    play(table, "space:outskirts")
    assert where(table, 0) == "st-antias-sanctuary"
    assert (life(table, 1), life(table, 2)) == (4, 4)
    assert table.state.active == 1


@rule("R-241", "R-130")
def test_the_turn_of_an_active_character_who_fell_does_end_after_that() -> None:
    """An Experience phase would ask about the three missions, which nobody loses by falling."""
    table = at(
        players=3,
        p0={"space": HERE, "life": 1, "completed": 3},
        p1={"space": HERE},
        board={HERE: ["orbital-barrage"]},
    )
    play(table, "space:outskirts")
    assert life(table, 1) == 4
    assert (table.state.active, table.state.phase) == (1, "movement")
    assert table.view(0).zone("completed:0").count == 3


@rule("R-241", "R-068", "R-130")
def test_the_shadow_of_the_hive_falls_on_everybody() -> None:
    table = at(
        players=3,
        p0={"space": HERE, "life": 1},
        board={HERE: ["shadow-of-the-hive"]},
    )
    assert (life(table, 1), life(table, 2)) == (4, 4)
    assert lying(table, HERE) == []


# What a battle brings, even to those who fall


@rule("R-242", "R-195")
def test_moarn_gains_infamy_from_somebody_who_falls_by_an_own_text() -> None:
    """The Commissar attacks, loses, and the Mark of Wrath takes the last Life."""
    table = against(
        phase="exploration",
        p0={"space": HERE, "life": 1, "strength": 1, "corruption": ["mark-of-wrath"]},
        p1={"space": HERE, "strength": 8},
        dice=[2, 2],
    )
    play(table, "attack:1")
    assert where(table, 0) == "st-antias-sanctuary"
    assert marks(table, "player:1")["infamy"] == 2
    assert table.state.active == 1


@rule("R-242", "R-124")
def test_a_defeat_is_witnessed_although_a_text_of_the_winner_ends_it_all() -> None:
    """Luxuria's embrace is the sixth Corruption card of a rival somebody watches."""
    five = ["withered-hand", "clouded-eyes", "sealed-flesh", "gilded-craving", "spreading-taint"]
    table = at(
        players=3,
        sheets=["commissar", "ogryn", "luxuria"],
        setup={"variant": "enemies", "roles": ["character", "character", "nemesis"]},
        phase="exploration",
        p0={"space": HERE, "willpower": 1, "influence": 5, "corruption": five},
        p1={"mission": {"mission": "watch-yourself", "target": 0}, "influence": 0},
        p2={"space": HERE, "willpower": 9},
        dice=[2, 2],
    )
    play(table, "attack:2")
    assert table.view(1).zone("completed:1").count == 1
    assert marks(table, "player:1")["influence"] >= 2


@rule("R-242")
def test_a_bounty_is_paid_for_a_nemesis_that_falls_in_its_own_turn() -> None:
    table = against(
        "githellion",
        player=1,
        phase="exploration",
        p0={"space": HERE, "cunning": 12},
        p1={"space": HERE, "life": 1, "infamy": 5},
        dice=[2, 2],
    )
    play(table, "attack:0")
    assert table.view(0).zone("hand:0").count == 1
    assert marks(table, "player:1")["infamy"] == 2


# Trophies of the Eversor


@rule("R-216", "R-159")
def test_a_stolen_trophy_of_the_eversor_can_be_spent() -> None:
    table = at(
        sheets=["rogue-trader", "eversor-assassin"],
        phase="exploration",
        dice=[6, 3, 2],
        p0={"space": "bone-marsh"},
        p1={"space": "bone-marsh", "trophies": ["ork-warboss"], "assets": ["bloodied-ledger"]},
    )
    play(table, "duel:1", "attribute:cunning", "asset:ork-warboss@1", "done")
    assert cards(table, "trophies:0") == ["ork-warboss"]
    assert cards(table, "assets:0") == []
    play(table, *_until(table, "spend:ork-warboss@1"))
    assert marks(table, "player:0")["level"] == 1


@rule("R-216")
def test_trophies_count_as_assets_while_the_eversor_has_them() -> None:
    """The Living Sample goes to a character with two assets or more."""
    trophies = ["ork-brawlers", "grot-rabble"]
    for sheet, given in (("eversor-assassin", 1), ("commissar", 0)):
        table = against(
            "specimen-x",
            sheet,
            player=1,
            phase="exploration",
            p0={"trophies": trophies},
            p1={"space": "arbites-precinct"},
            decks={"nemesis-specimen-x": ["living-sample"]},
        )
        assert len(cards(table, "assets:0")) == given, sheet


# Experience


@rule("R-095")
def test_trophies_are_not_spent_after_missions_were_exchanged() -> None:
    table = at(
        phase="experience",
        p0={"completed": 3, "trophies": ["ork-warboss"]},
        decks={"relic": ["oathblade", "chalice-of-dawn"]},
    )
    assert {"spend:ork-warboss@1", "relic"} <= set(keys(table))
    play(table, "relic", "take:oathblade")
    assert "spend:ork-warboss@1" not in keys(table)
    assert cards(table, "trophies:0") == ["ork-warboss"]


@rule("R-095")
def test_missions_are_exchanged_after_trophies_were_spent() -> None:
    table = at(phase="experience", p0={"completed": 3, "trophies": ["ork-warboss"]})
    play(table, "spend:ork-warboss@1")
    assert "relic" in keys(table)


# Penalties with a choice


@rule("R-240", "R-139")
def test_the_maze_is_not_free_for_whoever_has_an_asset_but_no_influence() -> None:
    maze = {"space": "maze-of-tzeentch", "level": 0}
    table = at(p0={**maze, "influence": 1, "assets": ["frag-grenade"]}, dice=[2])
    assert cards(table, "assets:0") == []
    assert marks(table, "player:0")["influence"] == 1
    rich = at(p0={**maze, "influence": 2, "assets": ["frag-grenade"]}, dice=[2])
    assert keys(rich) == ["do:1", "do:2"]
    bare = at(p0={**maze, "influence": 2}, dice=[2])
    assert marks(bare, "player:0")["influence"] == 0


@rule("R-240")
def test_of_two_ways_that_nobody_can_go_the_first_is_gone_as_far_as_possible() -> None:
    table = at(phase="turn", p0={"hand": ["saints-aegis"], "influence": 1})
    figure = table.state.figures[0]
    penalty = read([["choose", [[["discard_power", 2]], [["lose_influence", 2]]]]], "a penalty")
    assert list(penalty.run(table.state, Act(figure)) or ()) == []
    assert (figure.hand, figure.influence) == ((), 1)


@rule("R-240")
def test_where_no_way_can_be_gone_whole_the_first_is_gone_as_far_as_it_leads() -> None:
    table = at(p0={"space": "maze-of-tzeentch", "level": 0, "influence": 1}, dice=[2])
    assert marks(table, "player:0")["influence"] == 1
    assert "fails a level test" in log(table)


# Master Collector and the Hulk


THREE = ["oathblade", "halo-of-the-undaunted", "chalice-of-dawn"]


@rule("R-239", "R-207")
def test_a_figure_moved_to_the_centre_confronts_in_its_own_engagement_phase() -> None:
    """The Ogryn has three relics: the Confrontation would win him the game at once."""
    table = at(
        scenario="master-collector",
        phase="experience",
        p0={"completed": 3, "assets": ["hammer-of-the-broken-gate"]},
        p1={"space": "maze-of-tzeentch", "assets": THREE},
        decks={"relic": ["casket-of-portents", "mask-of-a-thousand-lies"]},
    )
    play(table, "relic", "take:casket-of-portents", "use:master-collector-1")
    play(table, "space:maze-of-tzeentch")
    assert where(table, 1) == "scenario-space"
    assert "resolves the Confrontation" not in log(table)
    while table.result is None and table.state.active == 0:
        play(table, keys(table)[-1])
    assert table.result is not None
    assert table.result.winners == (1,)


@rule("R-244", "R-209")
@pytest.mark.parametrize("seed", range(6))
def test_the_scenario_deck_of_the_hulk_holds_enemies_only(seed: int) -> None:
    table = emberhold.open("relic", 3, seed, {"scenario": "hulk-of-the-wayward-warrior"})
    while table.state.step in ("sheets", "begin") and table.question is not None:
        play(table, keys(table)[0])
    assert table.state.lair
    assert all(card.sort == ENEMY and card.value <= 7 for card in table.state.lair)
    for colour in range(3):
        deck = table.state.decks[colour]
        inside = [card for card in table.state.lair if card.deck == colour]
        kept = len(deck.cards) + len(deck.discard) + len(inside)
        assert kept == len(RELIC_BOX.copies_in(colour)), "what was put aside is not lost"
