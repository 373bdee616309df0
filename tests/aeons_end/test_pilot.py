"""The player whom search starts from: the rules of thumb by numbers found in many games."""

from __future__ import annotations

import emberhold
from emberhold.games.aeons_end.game import WAR_ETERNAL
from emberhold.games.thinking import Policy
from emberhold.kernel.question import key_of
from emberhold.kernel.table import Table
from emberhold.players.search.playout import means_of
from tests.support import at


def turn(table: Table, policy: Policy) -> list[str]:
    """What a player answers until the end of its turn."""
    given: list[str] = []
    while (question := table.question) is not None and question.seat == 0:
        choice = policy(table.state, question)
        given.append(key_of(choice))
        table.take(question, choice)
        if given[-1] == "end":
            break
    return given


def test_search_starts_from_it() -> None:
    means = means_of(WAR_ETERNAL)
    assert means is not None
    assert means.policy is WAR_ETERNAL.pilot is not WAR_ETERNAL.bot


def test_it_completes_an_ability_rather_than_buy_a_trinket() -> None:
    used = []
    for policy in (WAR_ETERNAL.bot, WAR_ETERNAL.pilot):
        table = at(gravehold=5, p0={"hand": ["crystal"], "aether": 1, "charges": 3})
        used.append("charge" in turn(table, policy))
    assert used == [False, True]


def test_it_plays_whole_games_by_the_rules() -> None:
    for seed in range(4):
        nemesis = list(WAR_ETERNAL.box.nemeses)[seed]
        table = emberhold.open("war-eternal", 1 + seed, seed, {"nemesis": nemesis}, record=False)
        while (question := table.question) is not None:
            choice = WAR_ETERNAL.pilot(table.state, question)
            assert choice in question.choices
            table.take(question, choice)
        assert table.result is not None
