"""`ismcts:500`: one tree over information sets, with counts of what was available."""

from __future__ import annotations

import copy
import pickle

import pytest

import emberhold
from emberhold.games import game_named
from emberhold.kernel.question import Choice, Question, key_of
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import Table
from emberhold.players import player_named
from emberhold.players.budget import Budget
from emberhold.players.ismcts import Growth, IsmctsPlayer, Node, Option, Tree
from emberhold.players.search.playout import means_of
from tests.players.worlds import moments, other_world
from tests.support import asks, at


def tree_at(table: Table, question: Question, seed: str = "x") -> Tree:
    means = means_of(game_named(table.game.name))
    assert means is not None
    return Tree(means, table, question, Growth(), seed)


def question_with(*choices: Choice) -> Question:
    table = emberhold.open("ashes", 2, 1)
    return asks(table).narrowed(list(choices))


def test_what_was_seldom_available_is_not_favoured_for_it() -> None:
    """The bonus follows from how often an option was there, not from how often its node was."""
    rare, common = Option(), Option()
    rare.available, rare.visits, rare.total = 4, 2, 1.0
    common.available, common.visits, common.total = 400, 2, 1.0
    assert common.promise(0.7) > rare.promise(0.7) > 0.5


def test_an_option_counts_only_where_it_is_legal() -> None:
    table = emberhold.open("ashes", 2, 1)
    first, second, *_ = asks(table).choices
    node, dice = Node(), Dice(1)
    for _ in range(3):
        choice, option, _ = node.select(question_with(first, second), first, dice, 0.7)
        option.visits += 1
    for _ in range(5):
        choice, option, _ = node.select(question_with(second), second, dice, 0.7)
        assert choice == second
        option.visits += 1
    assert node.options[first].available == 3
    assert node.options[second].available == 8


def test_every_option_is_tried_before_any_is_tried_again() -> None:
    table, question = next(moments("ashes", seed=4, every=3, most=1))
    tree = tree_at(table, question)
    for _ in question.choices:
        tree.grow()
    assert [option.visits for option in tree.root.options.values()] == [1] * len(question.choices)


@pytest.mark.parametrize("game", ["war-eternal", "ashes", "relic"])
def test_one_tree_serves_all_worlds(game: str) -> None:
    table, question = next(moments(game, seed=4, every=3, most=1))
    tree = tree_at(table, question)
    for _ in range(30):
        tree.grow()
    assert sum(option.visits for option in tree.root.options.values()) == 30
    assert all(option.available == 30 for option in tree.root.options.values())
    below = [node for option in tree.root.options.values() for node in option.below.values()]
    tried = [option.visits for node in below for option in node.options.values()]
    assert sum(tried) > len(question.choices), "the tree is deeper than the question itself"
    assert sum(tried) <= 30


def test_it_kills_the_nemesis_where_rules_of_thumb_would_not_look() -> None:
    """One damage is left to deal and a Spark is prepped: every other use of it loses the win."""
    table = at(
        phase="casting",
        foe={"life": 1, "deck": ["smite", "thrash"]},
        in_play=[{"card": "mangleroot", "life": 1}],
        p0={"breaches": {"1": {"state": "open", "spells": ["spark"]}}},
    )
    player = IsmctsPlayer("war-eternal", 1, Budget(60))
    for _ in range(3):
        if table.question is not None:
            table.take(table.question, player.choose(table, table.question))
    assert table.result is not None
    assert table.result.winners


def test_the_same_seed_gives_the_same_answers_and_another_may_not() -> None:
    def keys(seed: int) -> list[str]:
        player = player_named("ismcts:25", "ashes", seed)
        found = moments("ashes", seed=4, every=4, most=6)
        return [key_of(player.choose(table, question)) for table, question in found]

    assert keys(1) == keys(1)
    assert any(keys(1) != keys(seed) for seed in (2, 3, 4))


def test_a_budget_is_kept_and_copies_continue() -> None:
    table, question = next(moments("ashes", seed=4, every=3, most=1))
    player = player_named("ismcts:12,horizon=1", "ashes", 1)
    assert isinstance(player, IsmctsPlayer)
    choice = player.choose(table, question)
    assert player.iterations == 12
    for twin in (copy.deepcopy(player), pickle.loads(pickle.dumps(player))):
        assert twin.choose(table, question) == choice


def test_people_never_wait_longer_than_promised() -> None:
    for name in ("ismcts:1000000", "search:1000000", "search:60000ms"):
        player = player_named(name, "ashes", 1, paced=True)
        assert player.budget.milliseconds == 1800  # type: ignore[attr-defined]


def test_worlds_its_seat_cannot_tell_apart_get_the_same_answer() -> None:
    for table, question in moments("relic", seed=3, every=3, most=2):
        other = other_world(table, question.seat, "another")
        told = [
            key_of(IsmctsPlayer("relic", 1, Budget(10)).choose(each, question))
            for each in (table, other)
        ]
        assert told[0] == told[1]
