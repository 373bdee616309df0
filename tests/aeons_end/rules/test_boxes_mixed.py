"""Section 27: boxes mixed at one table."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import emberhold
from emberhold.cli import main
from emberhold.games import GAMES
from emberhold.games.aeons_end.mixed_game import box_named
from emberhold.kernel.bookfile import BookFile, Page, written
from emberhold.kernel.errors import EmberholdError, SetupError
from emberhold.kernel.table import Table
from tests.aeons_end.alone import seen
from tests.aeons_end.mixes import COMBINATIONS, FIRST, SECOND, guests, over
from tests.support import rule

BOTH = [SECOND, FIRST]
SEEDS = range(30)
each_host = pytest.mark.parametrize("game", [SECOND, FIRST])


def opened(seed: int = 1, players: int = 2, game: str = SECOND, **wishes: Any) -> Table:
    return emberhold.open(game, players, seed, wishes)


def slugs(kind: str, box: str) -> set[str]:
    return set(getattr(box_named(box), kind))


@rule("WE-342")
@each_host
def test_what_is_drawn_comes_from_all_boxes_in_play(game: str) -> None:
    setups = [opened(seed, 4, game, boxes=BOTH).header.setup for seed in SEEDS]
    for kind, drawn in (
        ("nemeses", {setup["nemesis"] for setup in setups}),
        ("mages", {mage for setup in setups for mage in setup["mages"]}),
        ("market", {card for setup in setups for card in setup["market"]}),
    ):
        assert drawn & slugs(kind, FIRST)
        assert drawn & slugs(kind, SECOND)


@rule("WE-342")
def test_hand_picked_things_of_two_boxes_meet() -> None:
    market = ["jade", "searing-ruby", "breach-ore", "cairn-compass", "bottled-vortex"]
    market += ["kindle", "nova-forge", "ignite", "wildfire-whip"]
    table = opened(boxes=BOTH, nemesis="rageborne", mages=["gex", "brama"], market=market)
    state = table.state
    assert state.nemesis.slug == "rageborne"
    assert [player.mage.slug for player in state.players] == ["gex", "brama"]
    assert {pile.card.slug for pile in state.market} == set(market)
    assert "buried-light" in [
        card.slug for card in (*state.players[1].hand, *state.players[1].deck)
    ]


@rule("WE-342")
@each_host
def test_left_alone_the_box_of_the_nemesis_is_in_play(game: str) -> None:
    for seed in SEEDS:
        setup = opened(seed, game=game).header.setup
        assert "boxes" not in setup, "a game of one box is written as it always was"
        assert setup["nemesis"] in slugs("nemeses", game)
        assert set(setup["mages"]) <= slugs("mages", game)
        assert set(setup["market"]) <= slugs("market", game)


@rule("WE-342")
@each_host
def test_a_nemesis_of_another_box_brings_its_box(game: str) -> None:
    other = {FIRST: SECOND, SECOND: FIRST}[game]
    nemesis = next(iter(box_named(other).nemeses))
    setup = opened(game=game, nemesis=nemesis).header.setup
    assert setup["boxes"] == [other]
    assert set(setup["mages"]) <= slugs("mages", other)
    assert set(setup["market"]) <= slugs("market", other)


@rule("WE-342")
@each_host
def test_a_nemesis_of_a_box_that_is_not_named_is_refused_with_its_box(game: str) -> None:
    other = {FIRST: SECOND, SECOND: FIRST}[game]
    nemesis, own = next(iter(box_named(other).nemeses)), list(box_named(game).nemeses)
    with pytest.raises(SetupError) as refused:
        opened(game=game, nemesis=nemesis, boxes=[game])
    assert refused.value.text("en") == (
        f"The nemesis “{nemesis}” is in the box {other}. To play against it, name that box in "
        f"“boxes”. Known without it: {', '.join(own)}, random."
    )
    assert refused.value.field == "nemesis"


@rule("WE-342")
@pytest.mark.parametrize(
    ("game", "mage", "other"),
    [("war-eternal", "brama", "aeons-end"), ("aeons-end", "gex", "war-eternal")],
)
def test_a_mage_of_another_box_is_refused_with_its_box(game: str, mage: str, other: str) -> None:
    with pytest.raises(SetupError) as refused:
        emberhold.open(game, 1, 7, {"mages": [mage]})
    assert str(refused.value).startswith(f"The mage “{mage}” is in the box {other}. To seat that ")
    boxes = ["war-eternal", "aeons-end"]
    table = emberhold.open(game, 1, 7, {"boxes": boxes, "mages": [mage]})
    assert table.state.players[0].mage.slug == mage


@rule("WE-342")
def test_a_mage_of_a_box_that_is_not_in_play_is_refused() -> None:
    with pytest.raises(SetupError, match="brama"):
        opened(mages=["gex", "brama"])
    opened(mages=["gex", "brama"], boxes=BOTH)


@rule("WE-343", "WE-127", "WE-120")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_basic_cards_come_from_all_boxes_and_are_as_many(players: int) -> None:
    wanted = box_named(SECOND).rules.basic_cards
    assert wanted is not None
    seen: set[str] = set()
    game = GAMES[SECOND]
    for seed in SEEDS:
        setup = game.setup(players, seed, {"boxes": BOTH, "nemesis": "gate-witch"})
        basic = [card for card in game.new(players, seed, setup).nemesis_deck if not card.nemesis]
        counted = [sum(card.tier == tier for card in basic) for tier in (1, 2, 3)]
        assert counted == list(wanted[players])
        seen |= {card.slug for card in basic}
    for box in BOTH:
        assert seen & {card.slug for card in box_named(box).basic}


@rule("WE-344", "AE-028")
def test_only_one_of_two_mages_of_one_name_sits_at_a_table() -> None:
    with pytest.raises(SetupError) as refused:
        opened(boxes=BOTH, mages=["mist", "mist-first-box"])
    assert refused.value.text("en") == (
        "Two sheets show Mist, but only one of them can be at the table."
    )
    names = {"mist", "mist-first-box"}
    drawn = [set(opened(seed, 4, boxes=BOTH).header.setup["mages"]) & names for seed in range(120)]
    assert max(map(len, drawn)) == 1
    assert set.union(*drawn) == names
    seated = [opened(n, 4, boxes=BOTH, mages=["mist", *["random"] * 3]) for n in range(60)]
    assert all("mist-first-box" not in table.header.setup["mages"] for table in seated)


@rule("WE-345", "WE-128")
def test_a_market_counts_types_and_not_boxes() -> None:
    for seed in SEEDS:
        types = [pile.card.type for pile in opened(seed, boxes=BOTH).state.market]
        assert types == ["gem"] * 3 + ["relic"] * 2 + ["spell"] * 4
    with pytest.raises(SetupError):
        opened(boxes=BOTH, market=["jade", "searing-ruby", "breach-ore", "volcanic-glass"])


@rule("WE-345")
def test_suggested_markets_stay_inside_their_box() -> None:
    for box in BOTH:
        for name, cards in box_named(box).suggested.items():
            assert opened(boxes=BOTH, market=name).header.setup["market"] == list(cards)
            assert set(cards) <= slugs("market", box)


@rule("LG-288", "AE-251")
@each_host
def test_finished_mages_sit_at_any_table(game: str) -> None:
    table = opened(game=game, guests=guests(), mages=["bow", "random"])
    assert table.state.players[0].mage.slug == "bow"
    assert table.state.box.slug == game


@rule("LG-290", "WE-342")
def test_nemeses_of_legacy_are_sealed_until_its_campaign_is_over() -> None:
    with pytest.raises(SetupError, match="sealed"):
        opened(boxes=[SECOND, "legacy"])
    with pytest.raises(SetupError):
        opened(nemesis="deathmind")
    wishes: dict[str, Any] = {"guests": guests(), "nemesis": "deathmind", "mages": ["bow", "gex"]}
    state = opened(boxes=[SECOND, "legacy"], **wishes).state
    assert state.nemesis.slug == "deathmind"
    assert state.box.rules.enters_first, "AE-229: the nemesis brings the rules of its box"


@pytest.mark.parametrize("boxes", COMBINATIONS)
def test_a_mixture_is_saved_and_read_again(boxes: tuple[str, ...]) -> None:
    lent: dict[str, Any] = {"guests": guests()} if "legacy" in boxes else {}
    table = opened(5, boxes=list(boxes), **lent)
    for _ in range(40):
        if (question := table.question) is not None:
            table.answer(question.options.keys()[0])
    again = emberhold.loads(table.dumps())
    assert again.header == table.header
    assert again.dumps() == table.dumps()


@pytest.mark.parametrize(
    ("boxes", "told"),
    [
        (["war-eternol"], "Did you mean war-eternal?"),
        ([FIRST, FIRST], "aeons-end"),
        (["legacy"], "at least one of the boxes"),
        ([], "at least one of the boxes"),
        ([7], "Unknown box"),
        ({}, "Unknown box"),
    ],
)
def test_wrong_boxes_are_refused_in_words(boxes: Any, told: str) -> None:
    with pytest.raises(SetupError) as refused:
        opened(boxes=boxes)
    assert told in refused.value.text("en")
    assert refused.value.field == "boxes"


def test_boxes_may_be_named_in_any_order() -> None:
    assert opened(boxes=[FIRST, SECOND]).header == opened(boxes=BOTH).header
    assert "boxes" not in opened(boxes=[SECOND]).header.setup
    assert "boxes" not in opened(boxes=SECOND).header.setup


def test_what_can_be_read_at_a_mixed_table_is_everything_in_play() -> None:
    mixed = GAMES[SECOND].with_setup({"boxes": BOTH})
    slugs = [entry.slug for entry in mixed.library]
    assert {"brama", "rageborne", "gex", "gate-witch"} <= set(slugs)
    assert len(slugs) == len(set(slugs))
    assert GAMES[SECOND].with_setup({"boxes": BOTH}) is mixed
    assert "brama" in mixed.cast_beside
    assert GAMES[SECOND].with_setup({}) is GAMES[SECOND]


def test_an_unknown_wish_is_told_that_boxes_can_be_named() -> None:
    with pytest.raises(SetupError) as refused:
        opened(boxs=BOTH)
    assert "Did you mean boxes?" in refused.value.text("en")


@rule("LG-288", "WE-342")
@pytest.mark.parametrize("game", ["war-eternal", "aeons-end"])
def test_a_set_up_names_the_record_of_a_finished_campaign(game: str) -> None:
    table = emberhold.open(game, 3, 7, {"record": over(2)})
    setup = table.header.setup
    assert setup["mages"][:2] == ["bow", "sword"], "its mages play, chance fills the other seat"
    assert [guest["name"] for guest in setup["guests"]] == ["Arva", "Bubda"]
    assert "record" not in setup, "nothing else of the campaign goes along"
    assert emberhold.loads(table.dumps()).state.players[0].mage.slug == "bow"
    second = {"record": [over(2).plain(), over(3, 1).plain()], "mages": ["random"]}
    with pytest.raises(SetupError, match="only once"):
        emberhold.open(game, 1, 7, second)


@rule("LG-288")
def test_a_campaign_that_is_not_over_lends_nobody() -> None:
    for unfinished in (emberhold.campaign("legacy", 2, 7).record, 7, {"game": "legacy"}):
        with pytest.raises(EmberholdError):
            emberhold.open("war-eternal", 2, 7, {"record": unfinished})


@rule("LG-288")
def test_a_command_names_a_campaign_by_its_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "ours.campaign"
    first = replace(over(2), number=0)
    path.write_text(written(BookFile(7, None, (Page(first, None),))), encoding="utf-8")
    game = ["war-eternal", "--players", "2", "--nemesis", "rageborne", "--boxes"]
    named = ["war-eternal,aeons-end,legacy", "--record", str(path)]
    words = ["simulate", *game, *named, "--games", "1", "--bots", "random", "--json"]
    assert main(words) == 0
    assert '"games": 1' in capsys.readouterr().out
    plain = [word.replace("rageborne", "deathmind") for word in words if word != "--json"]
    assert main([*plain, "--language", "fr"]) == 0
    assert "Esprit de Mort" in capsys.readouterr().out, "by its name, not by its slug"
    assert main([*words, "--record", str(tmp_path / "none.campaign")]) != 0
    assert "none.campaign" in capsys.readouterr().err


@rule("WE-342")
def test_war_eternal_is_the_same_whatever_else_is_installed() -> None:
    """Its actions, its rows and its golden games, with the other boxes at hand and without."""
    for box in COMBINATIONS[-1]:
        assert box_named(box).nemeses
    words = [sys.executable, "-m", "tests.aeons_end.alone"]
    found = subprocess.run(words, capture_output=True, text=True, check=True)
    assert found.stdout.strip() == seen()
