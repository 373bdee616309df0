"""Search: information-set Monte Carlo tree search over worlds the seat holds possible.

At the question itself the options compete by sequential halving: all of them are tried in the
same guessed worlds, the better half goes on to further worlds, until the budget is spent. Below it
a tree grows over what the seat does next in its turn (`tree.py`). Everybody else, and the seat
after its turn, plays by the game's own rules of thumb; after some turns the game's evaluation
tells the chance of winning. As the options meet the same worlds, luck falls out of the comparison;
the rules of thumb are overruled only where the gain is clear of what luck is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log2, sqrt

from emberhold.kernel.question import Choice, Question
from emberhold.kernel.table import Table
from emberhold.players.budget import Budget, Clock
from emberhold.players.search.playout import Means, asked
from emberhold.players.search.ranking import ranked, sensible
from emberhold.players.search.tree import Node

LONGEST = 2000
"""Answers after which a position is judged though the horizon has not been reached."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a search thinks; the defaults were measured."""

    horizon: int = 0
    """Turns played ahead before the position is judged; 0: as the game's evaluation advises."""
    doubt: float | None = None
    """Standard errors by which an option must beat the first preference to replace it; None: as
    the game's evaluation advises."""
    width: float = 1.0
    """Options compared: two, and this times the root of the iterations; in a plan, this times its
    usual width."""
    deep: bool = True
    """Whether a tree grows below the options."""
    plan: bool = False
    """Whether whole turns are compared and kept to (`plan.py`), instead of single answers."""
    again: bool = False
    """Whether what is left of a plan is thought through again at every answer."""


@dataclass(slots=True)
class Weighed:
    """An option and what became of it in the guessed worlds."""

    choice: Choice
    node: Node = field(default_factory=Node)
    values: list[float] = field(default_factory=list)
    """The chance of winning, world by world; the same worlds in the same order for all."""

    @property
    def chance(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0

    def gain_over(self, other: Weighed) -> tuple[float, float]:
        """How much better than another in the worlds both have met, and the standard error."""
        gains = [mine - theirs for mine, theirs in zip(self.values, other.values, strict=False)]
        count = len(gains)
        if count < 2:
            return 0.0, 1.0
        mean = sum(gains) / count
        square = sum((gain - mean) ** 2 for gain in gains) / (count - 1)
        return mean, sqrt(square / count)


class Thought:
    """One question being thought through."""

    def __init__(  # noqa: PLR0913 (its parts, by name)
        self,
        means: Means,
        table: Table,
        question: Question,
        budget: Budget,
        manner: Manner,
        seed: str,
    ) -> None:
        self.table = table
        self.question = question
        self.seat = question.seat
        self.budget = budget
        self.manner = manner
        self.seed = seed
        self.policy = means.policy
        self.evaluation = means.evaluation
        self.horizon = manner.horizon or means.evaluation.horizon
        self.doubt = means.evaluation.doubt if manner.doubt is None else manner.doubt
        self.now = means.evaluation.moment(question.state)
        """The turn in which the question is asked: an answer may end it."""
        self.iterations = 0
        self.options: list[Weighed] = []

    def best(self) -> Choice:
        """The option to take."""
        preferred = self.policy(self.question.state, self.question)
        return self.decide().choice if self._open(self.question, preferred) else preferred

    def futures(self, worlds: int) -> list[float]:
        """The chance of winning in each of some guessed worlds, played by the rules of thumb."""
        first = Weighed(self.policy(self.question.state, self.question))
        return [self._try(first, world) for world in range(worlds)]

    def _open(self, question: Question, preferred: Choice) -> bool:
        """Whether a question is the seat's own and worth a thought."""
        if question.seat != self.seat or len(question.choices) == 1:
            return False
        return not self.evaluation.routine(question.state, question, preferred)

    def decide(self) -> Weighed:
        """Compare the options as far as the budget goes."""
        self._halve()
        first = self.options[0]
        rivals = [option for option in self.options[1:] if len(option.values) == len(first.values)]
        best = max(rivals, key=lambda option: option.chance, default=first)
        gain, error = best.gain_over(first)
        return best if gain > 0 and gain > self.doubt * error else first

    def _halve(self) -> None:
        """Sequential halving; the first preference stays to the end as the measure of the rest."""
        clock = Clock(self.budget)
        most = 2 + int(self.manner.width * sqrt(clock.likely))
        found = sensible(self.evaluation, self.question, ranked(self.policy, self.question, most))
        self.options = [Weighed(choice) for choice in found[: clock.likely]]
        running = list(self.options)
        rounds = max(1, round(log2(len(running))))
        worlds = 0
        for left in range(rounds, 0, -1):
            share = max(1, clock.left(self.iterations) // (left * len(running)))
            for world in range(worlds, worlds + share):
                if clock.over(self.iterations + len(running)):
                    return
                for option in running:
                    option.values.append(self._try(option, world))
            worlds += share
            if left > 1:
                running = self._better_half(running)

    def _better_half(self, running: Sequence[Weighed]) -> list[Weighed]:
        first, rivals = running[0], list(running[1:])
        rivals.sort(key=lambda option: -option.chance)
        return [first, *rivals[: max(1, len(running) // 2 - (len(running) > 3))]]

    def _try(self, option: Weighed, number: int) -> float:
        """Play one option in one guessed world to the horizon."""
        self.iterations += 1
        world = self.table.redeal(self.seat, f"{self.seed} {number}")
        world.take(asked(world, self.question), option.choice)
        return self._play_on(world, option.node)

    def _play_on(self, world: Table, node: Node) -> float:
        policy, seat = self.policy, self.seat
        settled, moment = self.evaluation.settled, self.evaluation.moment
        state = world.state
        now = self.now
        turns = 0
        path = [node]
        growing: Node | None = node if self.manner.deep else None
        for _ in range(LONGEST):
            question = world.question
            if question is None:
                break
            if settled(state, question) and moment(state) != now:
                now = moment(state)
                turns += 1
                growing = None
                if turns >= self.horizon:
                    break
            choice = policy(state, question)
            if growing is not None and self._open(question, choice):
                choice = growing.select(question, choice, policy)
                below = growing.children[choice]
                path.append(below)
                growing = below if below.visits else None
            world.take(question, choice)
        value = self.evaluation.evaluate(state, seat)
        for passed in path:
            passed.learn(value)
        return value
