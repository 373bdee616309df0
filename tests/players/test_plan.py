"""A plan for the turn: what it follows from, how long it is kept, what it may know."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import emberhold
from emberhold.games import game_named
from emberhold.kernel.question import Question, key_of
from emberhold.kernel.table import Table
from emberhold.players import budget as budget_module
from emberhold.players.budget import Budget
from emberhold.players.search import Manner, SearchPlayer, Thought, Weighed
from emberhold.players.search.plan import LEAST, Plan, Planning, Step, Turn
from emberhold.players.search.playout import Means, means_of
from tests.ashes.table import asks
from tests.ashes.table import at as ashes_at
from tests.players.worlds import SETUPS, hidden, moments, other_world
from tests.support import at

GAMES = pytest.mark.parametrize("game", ["war-eternal", "ashes", "relic"])


def planner(game: str, budget: int, seed: object = 1) -> SearchPlayer:
    return SearchPlayer(game, str(seed), Budget(budget), Manner(plan=True))


def planning(table: Table, question: Question, budget: int) -> Planning:
    means = means_of(game_named(table.game.name))
    assert means is not None
    return Planning(means, table, question, Budget(budget), "plan")


@pytest.mark.parametrize("game", list(SETUPS))
def test_worlds_its_seat_cannot_tell_apart_get_the_same_plan(game: str) -> None:
    different = 0
    for table, question in moments(game, seed=3, every=3, most=4):
        other = other_world(table, question.seat, "another")
        different += hidden(other) != hidden(table)
        plans = []
        for each in (table, other):
            asked = asks(each)
            plan = planning(each, asked, 20).decide()
            plans.append([key_of(step.taken) for step in plan.steps])
        assert plans[0] == plans[1]
    assert different == 4, "the worlds must differ, or this would prove nothing"


@pytest.mark.parametrize(
    ("game", "topic"), [("war-eternal", "discard-order"), ("relic", "experience")]
)
def test_worlds_its_seat_cannot_tell_apart_get_the_same_small_answer(game: str, topic: str) -> None:
    table = emberhold.open(game, 2, 3, SETUPS[game])
    rules_of_thumb = game_named(game).bot
    assert rules_of_thumb is not None
    met = 0
    while met < 3:
        question = asks(table)
        if question.topic == topic and len(question.choices) > 1 and table.at_rest:
            other = other_world(table, question.seat, "another")
            same = asks(other)
            assert hidden(other) != hidden(table)
            players = planner(game, 24), planner(game, 24)
            assert players[0].choose(table, question) == players[1].choose(other, same)
            assert players[0].iterations > 0
            met += 1
        table.take(question, rules_of_thumb(table.state, question))


@GAMES
@pytest.mark.parametrize("budget", [1, 9, 30])
def test_no_more_looks_ahead_than_the_budget(game: str, budget: int) -> None:
    for table, question in moments(game, seed=6, every=8, most=2):
        player = planner(game, budget)
        assert player.choose(table, question) in question.choices
        assert player.iterations <= budget


def test_a_turn_that_goes_as_foreseen_is_thought_through_once() -> None:
    """Two spells to prep and aether to spend: several open questions, one plan."""
    table = at(p0={"hand": ["spark", "conjure-the-lost"], "aether": 4, "breaches": {"2": "open"}})
    player = planner("war-eternal", 30)
    thought = []
    while (question := table.question) is not None and question.seat == 0:
        choice = player.choose(table, question)
        thought.append(player.iterations)
        table.take(question, choice)
        if key_of(choice) == "end":
            break
    assert len(thought) >= 3
    assert thought[0] == thought[2] > 0


def test_another_question_than_foreseen_is_thought_about() -> None:
    question = asks(at(p0={"hand": ["spark"], "aether": 3}))
    menu = tuple(question.choices)
    step = Step(menu, list(menu), menu[0], menu[0])
    assert Turn(3, [step, step]).foreseen(question, 3, menu[0]) == [step, step]
    assert Turn(3, [step]).foreseen(question, 4, menu[0]) == []
    assert Turn(3, [Step(menu[1:], [], menu[1], menu[0])]).foreseen(question, 3, menu[0]) == []
    assert Turn(3, []).foreseen(question, 3, menu[0]) == []


def test_what_has_been_revealed_is_thought_about() -> None:
    """The same answers are offered, but the game's own player sees something it did not foresee."""
    question = asks(at(p0={"hand": ["spark"], "aether": 3}))
    menu = tuple(question.choices)
    step = Step(menu, list(menu), menu[0], menu[0])
    assert Turn(3, [step]).foreseen(question, 3, menu[1]) == []


def test_a_plan_says_only_where_it_leaves_the_rules_of_thumb() -> None:
    """What is revealed on the way decides the other answers, in every world by itself."""
    table = at(p0={"hand": ["spark", "conjure-the-lost"], "aether": 4, "breaches": {"2": "open"}})
    question = asks(table)
    thought = planning(table, question, 2)
    plan = Plan(())
    thought._note(plan)
    assert len(plan.steps) > 1
    for rival in thought._varied(plan):
        assert [answer for answer in rival.answers if answer is not None] == [rival.answers[-1]]


def test_who_thinks_again_begins_with_what_is_left_of_the_plan() -> None:
    """Every open answer is thought about; a budget of one look keeps to what was foreseen."""
    table = at(p0={"hand": ["spark", "conjure-the-lost"], "aether": 4, "breaches": {"2": "open"}})
    question = asks(table)
    far = SearchPlayer("war-eternal", "1", Budget(30), Manner(plan=True, again=True))
    table.take(question, far.choose(table, question))
    following = asks(table)
    spent = far.iterations
    far.choose(table, following)
    assert far.iterations > spent
    policy_first = planning(table, following, 1).decide().steps[0].taken
    menu = tuple(following.choices)
    other = next(choice for choice in menu if choice != policy_first)
    left = [Step(menu, list(menu), other, policy_first)]
    assert planning(table, following, 1).decide(left).steps[0].taken == other


def test_only_what_is_sure_is_foreseen() -> None:
    """Where two worlds ask other things, a plan ends: dice and other seats are not foreseen."""
    shorter = 0
    for table, question in moments("relic", seed=3, every=3, most=8):
        thought = planning(table, question, 2)
        plan = Plan(())
        thought._note(plan)
        ways: list[list[Step]] = [[], []]
        for number, way in enumerate(ways):
            thought._follow(plan, number, way)
        sure = len(plan.steps)
        menus = [[step.menu for step in way] for way in ways]
        assert menus[0][:sure] == menus[1][:sure]
        shorter += sure < len(ways[0])
    assert shorter, "nothing was left open, so this would prove nothing"


def test_a_plan_ends_with_the_turn_though_the_next_one_is_of_the_same_round() -> None:
    """In Ashes a seat has many turns in a round; the next is not part of the plan."""
    evaluation = game_named("ashes").evaluation
    pilot = game_named("ashes").pilot
    assert evaluation is not None
    assert pilot is not None
    settled = evaluation.settled
    asked: list[tuple[Any, bool]] = []
    """In which world, and whether a turn began there."""

    def routine(state: Any, question: Question, choice: Any) -> bool:
        asked.append((state, settled(state, question)))
        return False

    means = Means(pilot, replace(evaluation, routine=routine))
    begun = 0
    for table, question in moments("ashes", seed=3, every=3, most=4):
        if settled(table.state, question):
            begun += 1
            Planning(means, table, question, Budget(1), "plan").decide()
    assert begun
    assert sum(at_once for _, at_once in asked) == len({id(state) for state, _ in asked}) > begun


def test_plans_differ_in_one_answer_and_never_only_in_order() -> None:
    table = at(p0={"hand": ["spark", "crystal"], "aether": 4, "breaches": {"1": "open"}})
    question = asks(table)
    thought = planning(table, question, 2)
    plan = Plan(())
    thought._note(plan)
    taken = [step.taken for step in plan.steps]
    rivals = thought._varied(plan)
    assert rivals
    for rival in rivals:
        place = len(rival.answers) - 1
        assert not any(rival.answers[:place])
        assert rival.answers[place] not in taken[place:]


def test_what_wastes_a_spell_is_not_looked_at() -> None:
    """The phase is not ended while a spell in hand fits on an open breach."""
    table = at(p0={"hand": ["spark"], "breaches": {"1": "open"}})
    question = asks(table)
    assert key_of(question.choices[-1]) == "end"
    evaluation = game_named("war-eternal").evaluation
    assert evaluation is not None
    wasted = [key_of(c) for c in question.choices if evaluation.wasteful(table.state, question, c)]
    assert wasted == ["end"]
    full = at(
        p0={
            "hand": ["spark"],
            "aether": 3,
            "breaches": {"1": {"state": "open", "spells": ["spark"]}},
        }
    )
    question = asks(full)
    wasted = [key_of(c) for c in question.choices if evaluation.wasteful(full.state, question, c)]
    assert "end" not in wasted
    assert set(wasted) <= {"focus:2"}, "a breach that can be opened for one aether more"


@pytest.mark.parametrize(
    ("blocker", "wasted"),
    [([], ["pass"]), (["gilder"], []), ([{"unit": "gilder", "exhaustion": 1}], ["pass"])],
)
def test_a_free_attack_is_not_passed_up(blocker: list[Any], wasted: list[str]) -> None:
    """In Ashes nobody passes while a Phoenixborn can be attacked for whom nobody can block."""
    table = ashes_at(p0={"battlefield": ["iron-rhino"]}, p1={"battlefield": blocker})
    question = table.question
    evaluation = game_named("ashes").evaluation
    assert question is not None
    assert evaluation is not None
    found = [c for c in question.choices if evaluation.wasteful(table.state, question, c)]
    assert [key_of(choice) for choice in found] == wasted


@pytest.mark.parametrize("planned", [True, False])
def test_an_answer_that_ends_the_turn_is_looked_ahead_no_further(planned: bool) -> None:
    """Every option is judged the same number of turns after the turn of the question."""
    table = at(p0={"hand": ["crystal"], "aether": 2}, foe={"deck": ["smite", "thrash"] * 6})
    question = table.question
    means = means_of(game_named("war-eternal"))
    assert question is not None
    assert means is not None
    judged: list[int] = []

    def evaluate(state: Any, seat: int) -> float:
        judged.append(state.turn)
        return 0.5

    watching = Means(means.policy, replace(means.evaluation, evaluate=evaluate))
    for choice in question.choices:
        if planned:
            thought = Planning(watching, table, question, Budget(4), "far")
            thought._meet(Plan((choice,)), 1)
        else:
            single = Thought(watching, table, question, Budget(4), Manner(), "far")
            single._try(Weighed(choice), 0)
    assert len(question.choices) > 2
    assert len(judged) == len(question.choices)
    assert len(set(judged)) == 1


def test_there_is_an_answer_however_late_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the clock takes a second here, and ten milliseconds are allowed."""
    now = 0.0

    def perf_counter() -> float:
        nonlocal now
        now += 1.0
        return now

    monkeypatch.setattr(budget_module, "perf_counter", perf_counter)
    for table, question in moments("war-eternal", seed=6, every=8, most=1):
        budget = Budget(iterations=300, milliseconds=10)
        player = SearchPlayer("war-eternal", "1", budget, Manner(plan=True))
        assert player.choose(table, question) in question.choices
        assert player.iterations == 1


BOUND = {"cards": 4, "not-relics-or-spells": 4}


def paying() -> tuple[Table, Question]:
    """A gem has been bought, and either kind of aether may pay for it."""
    breaches = {str(number): "open" for number in range(1, 5)}
    table = at(p0={"hand": ["spark"], "charges": 4, "bound": BOUND, "breaches": breaches})
    table.answer("buy:frozen-magmite")
    question = asks(table)
    return table, question


def test_a_small_question_is_looked_at_and_the_plan_kept() -> None:
    table, question = paying()
    player = planner("war-eternal", 60)
    kept = Turn(table.state.turn, [Step((("end",),), [("end",)], ("end",), ("end",))])
    player._turn = kept
    assert key_of(player.choose(table, question)) == "pay:57"
    assert player._turn is kept
    assert len(kept.steps) == 1
    assert 0 < player.iterations <= 60


def test_what_makes_no_difference_is_soon_decided() -> None:
    """To an evaluation that sees nothing all answers are the same."""
    table, question = paying()
    means = means_of(game_named("war-eternal"))
    assert means is not None
    blind = replace(means.evaluation, evaluate=lambda state, seat: 0.5)
    thinking = Planning(Means(means.policy, blind), table, question, Budget(400), "plan")
    assert thinking.glance() == means.policy(table.state, question)
    assert thinking.iterations == LEAST * len(question.choices)


def test_an_option_that_opens_another_routine_question_stands_for_its_answers() -> None:
    table = ashes_at(
        born="aradel coal",
        p0={
            "hand": ["anchornaut", "stormwind-sniper"],
            "active": {"illusion-class": 1, "ceremonial-class": 1, "natural-power": 2},
        },
    )
    table.answer("play:anchornaut")
    question = asks(table)
    leads = [[key_of(each) for each in lead] for lead in planning(table, question, 60)._leads()]
    assert leads[0] == ["pay:proposed"]
    assert ["pay:choose", "die:natural-power"] in leads
    assert ["pay:choose"] not in leads
