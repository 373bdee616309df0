"""Whom search starts from in Relic: the sensible player with a sense of the way."""

from __future__ import annotations

import pytest

import emberhold
from emberhold.games import game_named
from emberhold.games.relic.bot import choose
from emberhold.games.relic.bot.longing import POWER_SHOPS
from emberhold.games.relic.bot.pilot import steer
from emberhold.games.relic.bot.turns import AGAIN, after_landing, turns_to
from emberhold.games.relic.bot.way import Way
from emberhold.games.relic.map.board import GUARDIAN, SPACE_NAMED
from emberhold.kernel.question import key_of
from emberhold.kernel.table import Table
from emberhold.players.search.playout import means_of
from tests.relic.table import asks, at, play
from tests.relic.worlds import answers_alike

NOWHERE = (0.0, 0.0, 0.0, 0.0)
ANYWHERE = (1.0, 1.0, 1.0, 1.0)
RELIC = ["chalice-of-dawn"]


def _space(slug: str) -> int:
    return SPACE_NAMED[slug].index


def _answers(table: Table) -> tuple[str, str]:
    """What the pilot would answer, and what the sensible player would."""
    question = asks(table)
    return key_of(steer(table.state, question)), key_of(choose(table.state, question))


# Turns


def test_what_is_passed_is_nearer_than_where_one_must_stop() -> None:
    beside = _space("fallen-bastion")
    assert turns_to((GUARDIAN,), True, NOWHERE, AGAIN)[beside] == pytest.approx(1.0)
    assert turns_to((GUARDIAN,), False, NOWHERE)[beside] > 3.0


def test_turns_are_counted_over_crossings_and_portals() -> None:
    """Without a way to cross nobody gets in from the Outer tier."""
    start = _space("outskirts")
    ways = turns_to((GUARDIAN,), True, ANYWHERE, 1.0)
    assert turns_to((GUARDIAN,), True, NOWHERE, 1.0)[start] > 2 * ways[start]
    emissary, portal = _space("ultramar-emissary"), _space("webway-portal-north")
    assert after_landing(ways, emissary, ANYWHERE) == pytest.approx(1.0)
    assert after_landing(ways, portal, ANYWHERE) <= ways[portal]
    assert after_landing(ways, start, ANYWHERE) == ways[start]


# Answers


def test_who_is_ready_crosses_where_the_die_leads() -> None:
    """Four steps to a corner where one crosses for certain, against four steps closer."""
    table = at(
        phase="movement",
        scenario="the-throne-of-stars",
        p0={"space": "titan-yards", "life": 9, "influence": 6, "assets": RELIC},
        dice=[4],
    )
    assert _answers(table) == ("move:battlefleet-antias", "move:bone-marsh")
    play(table, "move:battlefleet-antias")
    assert _answers(table)[0] == "do:2"


def test_it_shortens_the_road_at_the_rift() -> None:
    bound = {"influence": 8, "completed": 2, "mission": "board-the-hulk"}
    table = at(p0={"space": "warp-rift", **bound})
    assert _answers(table) == ("do", "skip")
    play(table, "do")
    assert _answers(table)[0] == "do"


def test_it_does_not_go_in_with_corruption_that_would_be_its_end() -> None:
    tainted = ["swollen-arm", "burning-brow", "serpent-tongue", "bargain-in-the-dark"]
    fit = {"space": "fallen-bastion", "life": 9, "influence": 6, "assets": RELIC}
    clean = at(phase="movement", p0=fit, dice=[2])
    assert _answers(clean)[0] == "move:warp-rift"
    late = at(phase="movement", round=30, p0={**fit, "corruption": tainted}, dice=[2])
    assert _answers(late)[0] != "move:warp-rift"


def test_it_changes_a_mission_that_takes_too_long() -> None:
    slow = at(p0={"space": "ultramar-emissary", "mission": "against-the-odds"})
    assert _answers(slow)[0] == "do:1"
    play(slow, "do:1")
    quick = at(p0={"space": "ultramar-emissary", "mission": "board-the-hulk"})
    assert _answers(quick)[0] != "do:1"


def test_of_two_missions_it_keeps_the_quicker() -> None:
    decks = {"mission": ["burn-out-the-brood", "forbidden-lore"]}
    table = at(p0={"space": "ultramar-emissary", "mission": "against-the-odds"}, decks=decks)
    play(table, "do:1")
    assert _answers(table)[0] == "mission:forbidden-lore"


@pytest.mark.parametrize("seed", range(2))
def test_it_looks_at_nothing_hidden(seed: int) -> None:
    answers_alike(steer, 2, seed)


def test_it_finishes_games_with_nemeses() -> None:
    """Nemeses are played as the sensible player plays them."""
    table = emberhold.open("relic", 2, 3, {"variant": "duel"}, record=False)
    while (question := table.question) is not None:
        answer = steer(table.state, question)
        if table.state.figures[question.seat].nemesis:
            assert answer == choose(table.state, question)
        table.take(question, answer)
    assert table.result is not None


def test_search_starts_from_it() -> None:
    """Other games have no other player than their own."""
    relic = game_named("relic")
    means = means_of(relic)
    assert means is not None
    assert means.policy is relic.pilot is not relic.bot
    ashes = game_named("ashes")
    assert ashes.pilot is ashes.bot


def test_the_weak_stay_away_from_the_threats_of_the_middle_tier() -> None:
    table = at(p0={"space": "outskirts"})
    way = Way(table.state, table.state.figures[0])
    pulls = {}
    for bold in (False, True):
        way.bold = bold
        for slug in ("drifting-craftworld", "antian-shrine-world", "outskirts"):
            pulls[slug, bold] = way.pull(_space(slug), False)
    assert pulls["drifting-craftworld", False] == pulls["drifting-craftworld", True] - 2.0
    assert pulls["antian-shrine-world", False] == pulls["antian-shrine-world", True]
    assert pulls["outskirts", False] == pulls["outskirts", True]


@pytest.mark.parametrize(("influence", "rich"), [(2, False), (3, True)])
def test_who_can_pay_for_a_power_card_wishes_to_be_near_one(influence: int, rich: bool) -> None:
    table = at(p0={"space": "outskirts", "influence": influence, "hand": []})
    way = Way(table.state, table.state.figures[0])
    assert (POWER_SHOPS in [wish.wanted for wish in way.wishes]) == rich
