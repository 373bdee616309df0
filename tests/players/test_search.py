"""Search: what it may know, what its answers follow from, and how long it thinks."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace

import pytest

import emberhold
from emberhold.games import game_named
from emberhold.games.thinking import Policy
from emberhold.kernel.question import Choice, Question, key_of
from emberhold.kernel.table import Table
from emberhold.players import budget as budget_module
from emberhold.players import player_named
from emberhold.players.budget import Budget
from emberhold.players.search import SearchPlayer
from emberhold.players.search.playout import means_of
from emberhold.players.search.ranking import ranked
from emberhold.players.search.thought import Manner, Thought
from emberhold.players.search.tree import Node
from tests.players.worlds import hidden, moments, other_world
from tests.support import asks, at

BOTH = pytest.mark.parametrize("game", ["war-eternal", "ashes"])


def answer(table: Table, budget: int, seed: object = 1, question: Question | None = None) -> str:
    question = question or table.question
    assert question is not None
    player = SearchPlayer(table.game.name, str(seed), Budget(budget))
    return key_of(player.choose(table, question))


# What it may know


@pytest.mark.thorough
@BOTH
def test_worlds_its_seat_cannot_tell_apart_get_the_same_answer(game: str) -> None:
    compared = different = 0
    for table, question in moments(game, seed=3, every=3, most=8):
        seat = question.seat
        for number in range(2):
            other = other_world(table, seat, f"another {number}")
            assert other.view(seat).plain() == table.view(seat).plain()
            different += hidden(other) != hidden(table)
            assert answer(other, 12) == answer(table, 12), question.topic
            compared += 1
    assert compared == 16
    assert different == compared, "the worlds must differ, or this would prove nothing"


@BOTH
def test_a_deal_owes_nothing_to_the_true_order_of_the_cards(game: str) -> None:
    for table, question in moments(game, seed=8, every=9, most=4):
        other = other_world(table, question.seat, "elsewhere")
        for deal in range(3):
            one, two = (t.redeal(question.seat, deal) for t in (table, other))
            assert hidden(one) == hidden(two)
            assert one.state.rng == two.state.rng


def test_it_asks_the_table_for_nothing_but_redeals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The true state is read by nobody while it thinks, except for the question that is asked."""
    table = emberhold.open("war-eternal", 2, 5)
    true_state = table.state
    greedy = game_named("war-eternal").bot
    evaluation = game_named("war-eternal").evaluation
    assert greedy is not None
    assert evaluation is not None
    judged: list[object] = []
    judge = evaluation.evaluate

    def evaluate(state: object, seat: int) -> float:
        judged.append(state)
        return float(judge(state, seat))

    watching = replace(evaluation, evaluate=evaluate)
    monkeypatch.setattr(game_named("war-eternal"), "evaluation", watching)
    while not judged:
        question = asks(table)
        player = SearchPlayer("war-eternal", 1, Budget(10))
        table.take(question, player.choose(table, question))
    assert all(state is not true_state for state in judged)


# What its answers follow from


@BOTH
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    texts = set()
    for _ in range(2):
        table = emberhold.open(game, 2, 11)
        players = [player_named("search:4", game, seat) for seat in range(2)]
        for _ in range(40):
            question = asks(table)
            table.take(question, players[question.seat].choose(table, question))
        texts.add(table.dumps())
    assert len(texts) == 1


def test_thinking_leaves_the_table_as_it_is() -> None:
    for table, question in moments("ashes", seed=4, every=7, most=3):
        before, log, luck = table.dumps(), table.log("en"), table.state.rng
        answer(table, 10, question=question)
        assert (table.dumps(), table.log("en"), table.state.rng) == (before, log, luck)
        assert table.question is question


_THINK = """
from tests.players.test_search import answer
from tests.players.worlds import moments
for game in ("war-eternal", "ashes"):
    for table, question in moments(game, seed=2, every=6, most=3):
        print(answer(table, 15, question=question))
"""


@pytest.mark.thorough
def test_answers_do_not_depend_on_the_process_or_the_hash_seed() -> None:
    outputs = set()
    for hash_seed in ("0", "77"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        ran = subprocess.run(
            [sys.executable, "-c", _THINK],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        outputs.add(ran.stdout)
    assert len(outputs) == 1
    assert len(outputs.pop().split()) == 6


# How long it thinks


@BOTH
@pytest.mark.parametrize("budget", [1, 2, 7, 30])
def test_no_more_iterations_than_the_budget(game: str, budget: int) -> None:
    thought = 0
    for table, question in moments(game, seed=6, every=8, most=4):
        player = SearchPlayer(game, 1, Budget(budget))
        player.choose(table, question)
        assert player.iterations <= budget
        thought += player.iterations
    assert thought > (2 * budget if budget > 1 else -1)


def test_a_budget_of_time_ends_too() -> None:
    for table, question in moments("war-eternal", seed=6, every=8, most=2):
        player = SearchPlayer("war-eternal", 1, Budget(milliseconds=20))
        assert player.choose(table, question) in question.choices


def test_the_clock_ends_a_thought_that_has_iterations_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the clock takes ten milliseconds here, so that no test waits."""
    now = 0.0

    def perf_counter() -> float:
        nonlocal now
        now += 0.01
        return now

    monkeypatch.setattr(budget_module, "perf_counter", perf_counter)
    for table, question in moments("war-eternal", seed=6, every=8, most=1):
        player = SearchPlayer("war-eternal", 1, Budget(iterations=300, milliseconds=30))
        assert player.choose(table, question) in question.choices
        assert 0 < player.iterations < 100


def test_halving_looks_longer_at_the_better_options() -> None:
    """The first preference and one rival are running in the last of the rounds."""
    means = means_of(game_named("war-eternal"))
    assert means is not None
    widest = 0
    for table, question in moments("war-eternal", seed=6, every=8, most=4):
        thought = Thought(means, table, question, Budget(60), Manner(), "halving")
        thought.decide()
        looks = [len(option.values) for option in thought.options]
        assert sum(looks) == thought.iterations
        if len(looks) > 3:
            widest += 1
            assert looks[0] == max(looks) > min(looks)
    assert widest


def test_what_leaves_nothing_to_think_about_costs_nothing() -> None:
    table = at(p0={"hand": ["crystal", "crystal", "spark"]})
    player = SearchPlayer("war-eternal", 1, Budget(50))
    assert key_of(player.choose(table, asks(table))) == "play:crystal"
    assert player.iterations == 0


# What it sees


def test_it_kills_the_nemesis_where_rules_of_thumb_would_not_look() -> None:
    """One damage is left to deal and a Spark is prepped: every other use of it loses the win."""
    table = at(
        phase="casting",
        foe={"life": 1, "deck": ["smite", "thrash"]},
        in_play=[{"card": "mangleroot", "life": 1}],
        p0={"breaches": {"1": {"state": "open", "spells": ["spark"]}}},
    )
    for _ in range(3):
        if table.question is not None:
            table.answer(answer(table, 40))
    assert table.result is not None
    assert table.result.winners


def many_options() -> tuple[Question, Choice, Policy]:
    """A question with many options, the one that the game's own player prefers, and that player."""
    table = at(p0={"hand": ["crystal", "spark"], "aether": 9})
    greedy = game_named("war-eternal").bot
    assert greedy is not None
    question = asks(table)
    assert len(question.choices) > 6
    return question, greedy(table.state, question), greedy


def test_options_join_a_tree_one_by_one() -> None:
    """One at first, another after nine visits, the fourth after seventy-four."""
    question, preferred, policy = many_options()
    node, known = Node(), []
    for _ in range(100):
        chosen = node.select(question, preferred, policy)
        node.children[chosen].learn(0.5)
        node.learn(0.5)
        known.append(len(node.children))
    assert next(iter(node.children)) == preferred
    assert [known.index(number) for number in (1, 2, 3, 4)] == [0, 9, 33, 74]
    assert max(known) == 4


def test_a_tree_comes_back_to_what_went_well() -> None:
    question, preferred, policy = many_options()
    node = Node()
    for _ in range(300):
        chosen = node.select(question, preferred, policy)
        value = 0.4 if chosen == preferred else 0.6
        node.children[chosen].learn(value)
        node.learn(value)
    visits = {choice: child.visits for choice, child in node.children.items()}
    assert max(visits, key=lambda choice: visits[choice]) != preferred
    assert all(visits.values())


def test_another_seed_guesses_other_worlds() -> None:
    assert any(
        answer(table, 6, 1, question) != answer(table, 6, 2, question)
        for table, question in moments("ashes", seed=3, every=3, most=12)
    )


def test_a_game_says_how_clear_a_gain_must_be(monkeypatch: pytest.MonkeyPatch) -> None:
    ashes = game_named("ashes")
    policy, evaluation = ashes.pilot, ashes.evaluation
    assert policy is not None
    assert evaluation is not None

    def overruled(doubt: float) -> int:
        monkeypatch.setattr(ashes, "evaluation", replace(evaluation, doubt=doubt))
        return sum(
            answer(table, 12, 1, question) != key_of(policy(question.state, question))
            for table, question in moments("ashes", seed=3, every=3, most=12)
        )

    assert overruled(0.0) > 0
    assert overruled(1000.0) == 0


@BOTH
def test_options_are_ranked_without_repetition_the_preferred_one_first(game: str) -> None:
    greedy = game_named(game).bot
    assert greedy is not None
    for _, question in moments(game, seed=1, every=4, most=10):
        order = ranked(greedy, question, 99)
        assert order[0] == greedy(question.state, question)
        assert sorted(map(key_of, order)) == sorted(map(key_of, question.choices))
        assert len(ranked(greedy, question, 2)) == 2


@BOTH
def test_the_evaluation_is_a_chance_and_knows_the_end(game: str) -> None:
    evaluation = game_named(game).evaluation
    greedy = game_named(game).bot
    assert evaluation is not None
    assert greedy is not None
    table = emberhold.open(game, 2, 9)
    while (question := table.question) is not None:
        for seat in range(2):
            assert 0.0 < evaluation.evaluate(table.state, seat) < 1.0
        table.take(question, greedy(table.state, question))
    assert table.result is not None
    for seat in range(2):
        assert evaluation.evaluate(table.state, seat) == (seat in table.result.winners)


def test_in_ashes_the_chances_of_all_sides_add_up() -> None:
    evaluation = game_named("ashes").evaluation
    greedy = game_named("ashes").bot
    assert evaluation is not None
    assert greedy is not None
    table = emberhold.open("ashes", 3, 9)
    for _ in range(150):
        question = asks(table)
        chances = [evaluation.evaluate(table.state, seat) for seat in range(3)]
        assert sum(chances) == pytest.approx(1.0)
        table.take(question, greedy(table.state, question))


@pytest.mark.parametrize(("topic", "named"), [("discard", 0), ("exhaust-dice", 1)])
def test_what_others_have_named_in_secret_is_guessed_too(topic: str, named: int) -> None:
    """Cards and dice to discard are named one by one, and shown when everybody has finished."""
    table = emberhold.open("ashes", 2, 3)
    greedy = game_named("ashes").bot
    assert greedy is not None
    while (question := table.question) is not None:
        if question.topic == topic and len(table.questions) == 2:
            break
        passes = question.topic == "action"
        choice = question.choices[-1] if passes else greedy(table.state, question)
        table.take(question, choice)
    for seat in (0, 1):
        table.answer(named, seat)
    true = dict(table.state.named)
    guesses = set()
    for deal in range(12):
        world = table.redeal(1, deal)
        (_, guess), own = world.state.named
        assert own == (1, true[1])
        guesses.add(guess)
        answers = 0
        while world.state.named:
            world.take(asks(world), greedy(world.state, asks(world)))
            answers += 1
            assert answers < 30, "there is an end to what can be named"
    assert len(guesses) > 1


@pytest.mark.parametrize("missing", ["pilot", "evaluation"])
def test_a_game_without_a_player_or_a_judge_cannot_be_looked_ahead_in(missing: str) -> None:
    game = type(game_named("war-eternal"))
    half = type("Half", (game,), {missing: None})("half", game_named("war-eternal").box)  # type: ignore[attr-defined]
    assert means_of(half) is None
    assert means_of(game_named("war-eternal")) is not None
