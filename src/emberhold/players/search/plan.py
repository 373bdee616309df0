"""A plan for the turn: whole turns are compared, not single answers.

A plan is where the seat leaves the game's own player in its turn; everywhere else that player
answers, by what it sees then. The empty plan is the turn by rules of thumb. The questions on its
way that are the same in two worlds have other options, and each of them makes another plan: the
same with that option there. All plans play the same guessed worlds, the better half goes on to
twice as many, and what is clearly better than the plan so far takes its place; then its own turn is
varied, until the budget is spent.

What is routine (which dice pay, the order of discards, which weapon) is not part of a plan; where a
game calls it small, its options are compared when it is asked (`Planning.glance`), and the game's
own player is overruled only where that is clearly better.

The plan is kept while the turn goes as foreseen (`Turn`); what luck decides is not foreseen. Who
thinks again (`Manner.again`) begins with what is left of it at every answer and looks for something
better in other worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

from emberhold.games.thinking import Evaluation
from emberhold.kernel.question import Choice, Question
from emberhold.kernel.table import Table
from emberhold.players.budget import Budget, Clock
from emberhold.players.search.playout import Means, asked
from emberhold.players.search.ranking import ranked, sensible

LONGEST = 2000
"""Answers after which a position is judged though the horizon has not been reached."""
FIRST = 2
"""The worlds in which every plan is tried at least."""
SHARE = 1 / 3
"""The part of what is left of the budget in which every plan is tried for the first time; the
better halves take the rest."""
DOUBLINGS = 4
"""How often the worlds are doubled for the better half."""
LEAST = 6
"""The worlds in which a plan must have been better to take the place of another."""
DEARTH = 6
"""One plan is tried for this many looks ahead: few are compared where there is little time."""
GLANCE_DOUBT = 2.0
"""Standard errors by which another answer to a small question must be better, at least."""
WIDE = 8
"""The options of a question that are looked at, those the game's own player likes best first."""


@dataclass(slots=True)
class Step:
    """A question on the way of a plan: what could be answered, and what was."""

    menu: tuple[Choice, ...]
    likely: list[Choice]
    """The options worth a look, in the order of the game's own player."""
    taken: Choice
    usual: Choice
    """What the game's own player would have answered."""


@dataclass(slots=True)
class Plan:
    """Where the seat leaves the game's own player, and how it went in the guessed worlds."""

    answers: tuple[Choice | None, ...]
    """Question by question; None: as the game's own player answers when it is asked."""
    lead: tuple[Choice, ...] = ()
    """What is answered before that, where a routine question is compared by itself."""
    values: list[float] = field(default_factory=list)
    """The chance of winning, world by world; the same worlds in the same order for all."""
    steps: list[Step] = field(default_factory=list)
    """The way of the turn, as far as it is the same in two worlds."""

    def gain_over(self, other: Plan) -> tuple[float, float]:
        """How much better than another in the worlds both have met, and the standard error."""
        gains = [mine - theirs for mine, theirs in zip(self.values, other.values, strict=False)]
        count = len(gains)
        if count < 2:
            return 0.0, 1.0
        mean = sum(gains) / count
        square = sum((gain - mean) ** 2 for gain in gains) / (count - 1)
        return mean, sqrt(square / count)


@dataclass(slots=True)
class Turn:
    """A plan being carried out."""

    moment: int
    steps: list[Step]
    """What is still to be answered, as foreseen."""

    def foreseen(self, question: Question, moment: int, usual: Choice | None) -> list[Step]:
        """What is foreseen from a question on; nothing if things have come differently.

        What has been revealed may not change what can be answered, but what the game's own player
        makes of it.
        """
        if moment != self.moment or not self.steps:
            return []
        step = self.steps[0]
        if tuple(question.choices) != step.menu or usual not in (None, step.usual):
            self.steps = []
        return self.steps

    def follow(self) -> Choice:
        """The answer that was foreseen."""
        return self.steps.pop(0).taken


class Planning:
    """One turn being thought through, from one of its questions on."""

    def __init__(  # noqa: PLR0913 (its parts, by name)
        self,
        means: Means,
        table: Table,
        question: Question,
        budget: Budget,
        seed: str,
        width: float = 1.0,
    ) -> None:
        self.table = table
        self.question = question
        self.seat = question.seat
        self.seed = seed
        self.policy = means.policy
        self.evaluation = means.evaluation
        self.horizon = means.evaluation.horizon
        self.doubt = means.evaluation.doubt
        self.now = means.evaluation.moment(question.state)
        """The turn in which the question is asked: an answer may end it."""
        self.wide = max(2, int(WIDE * width))
        self.clock = Clock(budget)
        self.iterations = 0

    def decide(self, foreseen: Sequence[Step] = ()) -> Plan:
        """The best plan found, beginning with what was foreseen; its first step answers."""
        best = Plan(self._answers(foreseen))
        best.values.append(self._play(best, 0))  # there is an answer, however late it is
        self._note(best)
        tried = {best.answers}
        while not self._over():
            rivals = [plan for plan in self._varied(best) if plan.answers not in tried]
            if not rivals:
                break
            rivals = rivals[: max(1, self.clock.left(self.iterations) // DEARTH)]
            tried.update(plan.answers for plan in rivals)
            rival = self._best_of(best, rivals)
            if not self._better(rival, best):
                break
            best = rival
            self._note(best)
        return best

    def glance(self, foreseen: Sequence[Step] = ()) -> Choice:
        """The best answer to the question alone; what follows is as foreseen.

        Options that make no difference in the first worlds are not tried in others.
        """
        rest = self._answers(foreseen)
        best, *rivals = (Plan(rest, lead) for lead in self._leads())
        rivals = rivals[: max(1, self.clock.left(0) // DEARTH)]
        for plan in (best, *rivals):
            self._meet(plan, LEAST)
        rivals = [plan for plan in rivals if plan.values and plan.values != best.values]
        return self._clearly_best(best, rivals).lead[0]

    def _clearly_best(self, best: Plan, rivals: list[Plan]) -> Plan:
        """Meet twice as many worlds again and again, until something is clearly better than what
        the game's own player does, or everything else is clearly worse."""
        worlds = LEAST
        while rivals and not self._over():
            worlds *= 2
            for plan in (best, *rivals):
                self._meet(plan, worlds)
            better = [plan for plan in rivals if self._better(plan, best)]
            if better:
                return max(better, key=lambda plan: _gained(plan, best))
            rivals = [plan for plan in rivals if not self._better(best, plan)]
        return best

    def _leads(self) -> list[tuple[Choice, ...]]:
        """The options of the question; one that only opens another routine question, such as
        which dice pay, once with each answer to that."""
        question = self.question
        found: list[tuple[Choice, ...]] = []
        for option in self._likely(question):
            world = self.table.redeal(self.seat, f"{self.seed} 0")
            world.take(asked(world, question), option)
            after = world.question
            if found and after is not None and self._opened(after):
                found += [(option, answer) for answer in self._likely(after)]
            else:
                found.append((option,))
        return found

    def _opened(self, after: Question) -> bool:
        """Whether a question only says more closely what the answer before it meant."""
        mine = after.seat == self.seat and after.topic != self.question.topic
        return mine and worth_a_glance(self.evaluation, after)

    def _likely(self, question: Question) -> list[Choice]:
        """The options worth a look, those the game's own player likes best first."""
        return sensible(self.evaluation, question, ranked(self.policy, question, self.wide))

    def _answers(self, steps: Sequence[Step]) -> tuple[Choice | None, ...]:
        """Some steps as a plan: where they leave the game's own player, or all of them."""
        if self.evaluation.firm:
            return tuple(step.taken for step in steps)
        found = [None if step.taken == step.usual else step.taken for step in steps]
        while found and found[-1] is None:
            found.pop()
        return tuple(found)

    def _better(self, rival: Plan, best: Plan) -> bool:
        """Whether a plan is clearly better than another: in enough worlds, and by enough."""
        gain, error = rival.gain_over(best)
        return len(rival.values) >= LEAST and gain > 0 and gain > self.doubt * error

    def _over(self) -> bool:
        return self.clock.over(self.iterations + 1)

    def _varied(self, plan: Plan) -> list[Plan]:
        """The plans that answer one of the questions on its way differently, the likeliest first.

        What is done later in the turn anyway is not tried earlier.
        """
        found = []
        steps = plan.steps
        for place, step in enumerate(steps):
            before, after = steps[:place], steps[place + 1 :]
            later = [each.taken for each in after]
            if self.evaluation.firm:
                after = steps[place + 1 : len(plan.answers)]
            for rank, option in enumerate(step.likely):
                if option != step.taken and option not in later:
                    varied = Step(step.menu, step.likely, option, step.usual)
                    found.append((rank, Plan(self._answers([*before, varied, *after]))))
        found.sort(key=lambda each: each[0])
        return [plan for _, plan in found]

    def _best_of(self, best: Plan, rivals: Sequence[Plan]) -> Plan:
        """Try all, then the better half in twice as many worlds, and so on."""
        running = list(rivals)
        left = self.clock.left(self.iterations)
        worlds = max(FIRST, int(SHARE * left / len(rivals)))
        most = worlds << DOUBLINGS
        while True:
            self._meet(best, worlds)
            for plan in running:
                self._meet(plan, worlds)
            running.sort(key=lambda plan: -_gained(plan, best))
            if self._over() or (len(running) == 1 and worlds >= most):
                return running[0]
            running = running[: max(1, len(running) // 2)]
            worlds = min(most, 2 * worlds)

    def _meet(self, plan: Plan, worlds: int) -> None:
        """Play a plan in that many of the guessed worlds, as far as the budget goes."""
        while len(plan.values) < worlds and not self._over():
            plan.values.append(self._play(plan, len(plan.values)))

    def _note(self, plan: Plan) -> None:
        """Write down the way of a plan, as far as two worlds agree on it."""
        here: list[Step] = []
        there: list[Step] = []
        self._follow(plan, 0, here)
        self._follow(plan, 1, there)
        sure = 1
        while sure < min(len(here), len(there)) and self._same(here[sure], there[sure]):
            sure += 1
        plan.steps = here[:sure]

    def _same(self, here: Step, there: Step) -> bool:
        """Whether two worlds ask the same, and the game's own player sees no difference."""
        return here.menu == there.menu and (self.evaluation.firm or here.usual == there.usual)

    def _play(self, plan: Plan, number: int) -> float:
        """Play a plan in one guessed world to the horizon."""
        self.iterations += 1
        world = self._follow(plan, number, None)
        return self.evaluation.evaluate(world.state, self.seat)

    def _follow(self, plan: Plan, number: int, steps: list[Step] | None) -> Table:
        """The rest of the turn by the plan, then everybody by rules of thumb; if the way is to be
        written down, only the turn."""
        world = self.table.redeal(self.seat, f"{self.seed} {number}")
        question: Question | None = asked(world, self.question)
        policy, settled, moment = self.policy, self.evaluation.settled, self.evaluation.moment
        state = world.state
        now = self.now
        mine = True
        turns = place = 0
        for count in range(LONGEST):
            if question is None:
                break
            mine = mine and moment(state) == self.now
            if not mine and steps is not None:
                break
            if settled(state, question) and moment(state) != now:
                now = moment(state)
                turns += 1
                if turns >= self.horizon:
                    break
            choice = policy(state, question)
            open_ended = mine and worth_a_thought(self.evaluation, self.seat, question, choice)
            if count < len(plan.lead):
                choice = plan.lead[count] if plan.lead[count] in question.choices else choice
            elif count == 0 or open_ended:
                choice = self._step(plan, place, question, choice, steps)
                place += 1
            world.take(question, choice)
            question = world.question
        return world

    def _step(
        self,
        plan: Plan,
        place: int,
        question: Question,
        preferred: Choice,
        steps: list[Step] | None,
    ) -> Choice:
        """The answer of a plan to a question on its way; past its end, that of rules of thumb."""
        choice = preferred
        planned = plan.answers[place] if place < len(plan.answers) else None
        if planned is not None and planned in question.choices:
            choice = planned
        if steps is not None:
            likely = self._likely(question)
            steps.append(Step(tuple(question.choices), likely, choice, preferred))
        return choice


def _gained(plan: Plan, best: Plan) -> float:
    """How much better a plan went than another; one that was not tried went worst."""
    return plan.gain_over(best)[0] if plan.values else -1.0


def worth_a_thought(
    evaluation: Evaluation, seat: int, question: Question, preferred: Choice
) -> bool:
    """Whether a question is the seat's own and open: not one the rules of thumb answer well."""
    if question.seat != seat or len(question.choices) == 1:
        return False
    return not evaluation.routine(question.state, question, preferred)


def worth_a_glance(evaluation: Evaluation, question: Question) -> bool:
    """Whether a routine question is worth a look when it is asked."""
    return len(question.choices) > 1 and evaluation.small(question.state, question)
