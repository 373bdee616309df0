"""The worked examples of the rules, those that belong to no nemesis of a later chapter."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.aeons_end.cards.legacy.basic_cards.basic import FORMS
from emberhold.games.aeons_end.cards.legacy.record.written import whole
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.kernel.campaign import read_record
from emberhold.kernel.table import Table
from tests.legacy.support import after, at, opened, record, until, world
from tests.support import asks, cards, in_play, keys, marks, play, rule


def order(table: Table) -> list[str]:
    return sorted(c.slug for c in (*table.state.order_deck, *table.state.order_discard))


def fight(chapter: int = 1, players: int = 2, seed: int = 5, **parts: Any) -> Table:
    return until(opened(read_record(record(world(chapter, players, **parts))), seed), "main")


@rule("LG-E01", "LG-124", "LG-122")
def test_example_1_the_turn_order_of_two_mages() -> None:
    assert order(fight()) == ["1", "1", "2", "2", "nemesis", "nemesis"]


@rule("LG-E02", "LG-126")
def test_example_2_the_turn_order_of_four_mages() -> None:
    table = at(1, 4, phase="end", turn_order={"deck": ["1/2", "1/2", "3/4", "3/4"]})
    assert order(table) == ["1/2", "1/2", "3/4", "3/4"]
    assert table.state.pair_tokens == (-1, -1)


@rule("LG-E03", "LG-130", "LG-197")
def test_example_3_the_first_turn() -> None:
    table = at(1, phase="end", turn_order={"deck": ["1", "2"]})
    assert table.state.active == 0
    assert asks(table).topic == "main", "nothing is prepped, so the casting phase is empty"
    assert [card.slug for card in table.state.order_discard][-1] == "1"


@rule("LG-E04", "LG-134", "LG-135")
def test_example_4_a_pair_and_its_token() -> None:
    table = at(1, 4, phase="end", turn_order={"deck": ["3/4", "3/4"]})
    assert keys(table) == ["player:2", "player:3"]
    play(table, "player:2")
    assert table.state.pair_tokens == (-1, 2)
    play(table, "end")
    while table.state.active == 2:
        play(table, keys(table)[-1])
    assert table.state.active == 3
    assert table.state.pair_tokens == (-1, -1)


@rule("LG-E05", "LG-003", "LG-004", "LG-147", "LG-199", "LG-150")
@pytest.mark.parametrize(("first", "dealt"), [("cast:3", 3), ("cast:1", 1 + 2)])
def test_example_5_the_casting_phase(first: str, dealt: int) -> None:
    breaches = {
        "1": {"state": "open", "spells": ["spark"]},
        "2": {"state": "open", "spells": ["spark"]},
        "3": {"state": "L", "spells": ["warping-haze"]},
    }
    table = at(1, phase="casting", p0={"breaches": breaches})
    assert "end" not in keys(table)
    play(table, first)
    if first == "cast:1":
        play(table, "cast:3")
    assert marks(table, "nemesis")["life"] == 99 - dealt
    assert cards(table, "discard:0")[-1] == "warping-haze"
    third = table.state.players[0].breach(3)
    assert third is not None
    assert not third.open
    assert not third.spells


@rule("LG-E06", "LG-016", "LG-019", "LG-021", "LG-113", "LG-115")
def test_example_6_focusing_and_opening() -> None:
    side = {
        "hand": ["crystal"] * 4 + ["spark"],
        "breaches": {"1": {"state": "open", "spells": ["spark"]}},
        "deck": ["crystal"] * 9,
    }
    table = at(1, p0=side, turn_order={"deck": ["1", "1"]})
    play(table, *["play:crystal"] * 4)
    assert marks(table, "player:0")["aether"] == 4
    assert {key for key in keys(table) if key.startswith(("focus", "open"))} == {
        "focus:2",
        "open:2",
        "focus:3",
    }
    play(table, "open:2", "prep:spark@2")
    assert marks(table, "player:0")["aether"] == 0
    while table.question is not None and table.question.topic != "casting":
        play(table, keys(table)[-1])
    assert keys(table) == ["cast:1", "cast:2", "end"]


@rule("LG-E07", "LG-015", "LG-142", "LG-146")
@pytest.mark.parametrize(
    "way", [["buy:branching-radite"], ["open:2"], ["buy:fire-chakram", "focus:2"]]
)
def test_example_7_gaining_and_spending_aether(way: list[str]) -> None:
    table = at(1, p0={"hand": ["crystal"] * 4 + ["spark"]})
    play(table, *["play:crystal"] * 4)
    play(table, *way)
    assert marks(table, "player:0")["aether"] == 0
    bought = [answer.removeprefix("buy:") for answer in way if answer.startswith("buy")]
    assert cards(table, "discard:0") == bought


@rule("LG-E08", "LG-026", "LG-028", "LG-208")
def test_example_8_the_draw_phase() -> None:
    side = {
        "hand": ["neural-wreath", "crystal", "crystal", "crystal", "ancient-cyanolith"],
        "deck": ["spark", "spark"],
        "discard": [],
        "breaches": {"1": {"state": "open", "spells": ["warping-haze"]}},
    }
    table = at(1, phase="casting", p0=side, p1={"hand": ["crystal"]})
    play(table, "cast:1", "play:neural-wreath", "focus:0.3")
    until(table, "main")
    play(table, *["play:crystal"] * 3, "play:ancient-cyanolith", "buy:gravity-node")
    assert cards(table, "discard:0") == ["warping-haze", "gravity-node"]
    if table.question is not None and table.question.topic == "main":
        play(table, "end")
    play(table, "discard:neural-wreath", "discard:ancient-cyanolith")
    player = table.state.players[0]
    hand = [card.slug for card in player.hand]
    assert hand == ["spark", "spark", "warping-haze", "gravity-node", "neural-wreath"]
    assert [card.slug for card in player.deck[::-1]] == ["ancient-cyanolith"] + ["crystal"] * 3


@rule("LG-E09", "LG-177", "LG-365", "LG-367", "LG-368")
def test_example_9_the_first_nemesis_turn_of_the_campaign() -> None:
    made = record(world(1))
    state_deck = LEGACY.new(2, 1, LEGACY.setup(2, 1, {"record": made})).nemesis_deck
    deck = [card.slug for card in state_deck[::-1]]
    table = at(1, phase="nemesis", in_play=["doom-crawler"], foe={"deck": deck, "discard": []})
    play(table, "player:0")
    assert marks(table, "player:0")["life"] == 9
    assert marks(table, "gravehold")["life"] == 27
    assert marks(table, "nemesis")["life"] == 89
    assert cards(table, "nemesis-discard") == [
        "raining-daggers",
        "eye-grinder",
        "storm-of-knives",
        "slice",
        "maelstrom-emerges",
        "impale",
    ]
    assert len(table.state.nemesis_deck) == 13 - 1 + 1
    assert table.state.nemesis_deck[-1].slug == "crust-smasher"


@rule("LG-E10", "LG-371", "LG-210", "LG-369")
@pytest.mark.parametrize(("life", "won"), [(54, True), (56, False)])
def test_example_10_dezmodias_flare(life: int, won: bool) -> None:
    foe = {
        "life": life,
        "deck": ["dezmodias-flare", "ruin", "temple-cutter", "shockwave", "bladius-of-maelstrom"],
        "assist_deck": ["dezmodias-plan", "mists-inferno", "bramas-rally", "dezmodias-bombardment"],
    }
    turns = {"deck": ["nemesis"] * 4}
    table = at(1, phase="nemesis-draw", foe=foe, gravehold=14, turn_order=turns, p0={"life": 9})
    play(table, "player:1")
    assert marks(table, "gravehold")["life"] == 11
    assert marks(table, "player:1")["life"] == 6
    assert cards(table, "nemesis-discard") == ["ruin"]
    lives = [marks(table, "nemesis")["life"]]
    while table.result is None and table.question is not None and len(lives) < 40:
        play(table, keys(table)[0])
        lives.append(marks(table, "nemesis")["life"])
        if lives[-1] <= 1:
            break
    assert life - 15 in lives
    assert (table.result is not None and bool(table.result.winners)) == won
    if not won:
        assert lives[-1] == 1


@rule("LG-E11", "LG-375", "LG-376", "LG-329", "LG-301")
def test_example_11_bladius_attacks_three_mages() -> None:
    made = record(world(2, 3))
    deck = [c.slug for c in LEGACY.new(3, 1, LEGACY.setup(3, 1, {"record": made})).nemesis_deck]
    table = at(2, 3, phase="nemesis-draw", foe={"deck": deck[::-1]}, p0={"hand": []})
    until(table, "main")
    assert [card.slug for card in table.state.banished] == [
        "aether-extract",
        "vile-impaler",
        "creeping-curse",
    ]
    left = table.state.nemesis_deck
    assert [sum(card.tier == tier for card in left) for tier in (1, 2, 3)] == [4, 6, 6]
    third = after(read_record(record(LEGACY.carried(table.state))), True)
    game = until(opened(third), "main")
    basic = [FORMS[slug] for slug, _ in game.state.world["basic"]]
    assert [sum(card.tier == tier for card in basic) for tier in (1, 2, 3)] == [5, 6, 7]
    assert {"aether-extract", "creeping-curse"} <= set(game.state.world["banished"])


@rule("LG-E12", "LG-377", "LG-378", "LG-224")
def test_example_12_bladius_escapes_or_falls() -> None:
    charger = {"card": "iron-charger", "life": 1}
    escaped = at(2, phase="nemesis", in_play=[charger], foe={"deck": [], "life": 6})
    while escaped.result is None:
        play(escaped, keys(escaped)[0])
    assert escaped.result.reason == "defeat-bladius-escapes"
    side = {"hand": [], "breaches": {"1": {"state": "open", "spells": ["spark"]}}}
    fallen = at(2, phase="casting", in_play=[charger], foe={"deck": [], "life": 6}, p0=side)
    play(fallen, "cast:1", "target:iron-charger")
    while fallen.result is None:
        play(fallen, keys(fallen)[-1])
    assert fallen.result.reason == "victory-deck"
    assert in_play(fallen) == {}


@rule("LG-E28", "LG-471", "LG-278", "LG-257")
def test_example_28_creeping_curse_over_the_campaign() -> None:
    stickers = []
    made = world(2)
    for chapter in (2, 3, 4):
        made = world(chapter, basic=made["basic"])
        table = at(chapter, made=made, in_play=["creeping-curse"], p0={"hand": ["crystal"]})
        play(table, "discard-power:creeping-curse")
        made = {**made, "basic": table.state.world["basic"]}
        stickers.append(dict(made["basic"]).get("creeping-curse"))
        discarded = cards(table, "nemesis-discard")
    assert stickers == [1, 2, None]
    assert discarded == ["calamitous-bane"]
    assert "E48" in table.state.world["read"]
    assert [card.slug for card in table.state.banished] == ["creeping-curse"]
    fifth = LEGACY.new(2, 1, LEGACY.setup(2, 1, {"record": record({**made, "chapter": 5})}))
    assert "calamitous-bane" in [card.slug for card in fifth.nemesis_deck]


@rule("LG-E29", "LG-309", "LG-310", "LG-118")
def test_example_29_repeating_a_chapter() -> None:
    made = read_record(record(world(4, banished_piles=["geophage"])))
    starts = []
    for won in (False, False, False):
        starts.append(until(opened(made), "main").state.max_gravehold)
        made = after(made, won)
        assert "reprieve" in whole(made.world)["pending"]
    starts.append(until(opened(made), "main").state.max_gravehold)
    assert starts == [30, 35, 40, 40]
    fifth = after(made, True)
    assert until(opened(fifth), "main").state.max_gravehold == 30
