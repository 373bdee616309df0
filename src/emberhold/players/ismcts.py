"""Information-set Monte Carlo tree search with one observer: `ismcts:500`, `ismcts:500,explore=1`.

Every iteration deals again what the seat cannot know, and goes down one tree that all those worlds
share. A node is what the seat can tell apart: what was answered since the question, who is asked
next, and, where it is the seat itself, what it may answer. An option counts only in the worlds in
which it is legal, so the bonus of a seldom tried one follows from how often it was available
(Cowling, Powley and Whitehouse, 2012). Everybody in the tree looks for the good of its own seat.
Below the tree the game's own player continues for some turns, and the game's evaluation tells the
chances.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, sqrt
from typing import Any, TypeAlias

from emberhold.games import game_named
from emberhold.kernel.question import Choice, Question
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import Table
from emberhold.players.budget import Budget, Clock
from emberhold.players.game_player import GamePlayer
from emberhold.players.search.plan import worth_a_thought
from emberhold.players.search.playout import Means, asked, means_of

LONGEST = 2000
"""Answers after which a position is judged though the horizon has not been reached."""
Situation: TypeAlias = tuple[Any, ...]
"""What the seat can tell apart after an answer."""


@dataclass(frozen=True, slots=True)
class Growth:
    """How a tree grows."""

    horizon: int = 0
    """Turns played ahead before the position is judged; 0: as the game's evaluation advises."""
    explore: float = 0.7
    """How much an option that was seldom tried is favoured, in chances of winning."""


class Option:
    """An answer at a node: how often it was there, how often tried, and what came of it."""

    __slots__ = ("available", "below", "total", "visits")

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.total = 0.0
        """The chances of winning of the seat that answers, added up."""
        self.below: dict[Situation, Node] = {}

    def promise(self, explore: float) -> float:
        """The upper confidence bound."""
        return self.total / self.visits + explore * sqrt(log(self.available) / self.visits)


class Node:
    """A question in all the worlds that the seat cannot tell apart."""

    __slots__ = ("options",)

    def __init__(self) -> None:
        self.options: dict[Choice, Option] = {}

    def select(
        self, question: Question, preferred: Choice, dice: Dice, explore: float
    ) -> tuple[Choice, Option, bool]:
        """The option to follow in this world, and whether it is tried for the first time.

        What was never tried comes first: the answer of the game's own player, then any other.
        """
        untried: list[Choice] = []
        best, most = preferred, -1.0
        for choice in question.choices:
            option = self.options.get(choice)
            if option is None:
                option = self.options[choice] = Option()
            option.available += 1
            if not option.visits:
                untried.append(choice)
            elif not untried and (promise := option.promise(explore)) > most:
                best, most = choice, promise
        if untried:
            best = preferred if preferred in untried else untried[dice.below(len(untried))]
        return best, self.options[best], bool(untried)


class Tree:
    """One question being thought through."""

    def __init__(
        self, means: Means, table: Table, question: Question, growth: Growth, seed: str
    ) -> None:
        self.table, self.question, self.seat = table, question, question.seat
        self.policy, self.evaluation = means.policy, means.evaluation
        self.horizon = growth.horizon or means.evaluation.horizon
        self.explore = growth.explore
        self.seed = seed
        self.dice = Dice(f"{seed} options")
        self.root = Node()
        self.iterations = 0

    def best(self, budget: Budget) -> Choice:
        """The option tried most often when the budget is spent."""
        clock = Clock(budget)
        while not self.iterations or not clock.over(self.iterations + 1):
            self.grow()
        options = self.root.options
        return max(self.question.choices, key=lambda choice: options[choice].visits)

    def grow(self) -> None:
        """One iteration: a world, a way down the tree, and what came of it."""
        world = self.table.redeal(self.seat, f"{self.seed} {self.iterations}")
        self.iterations += 1
        path = self._play(world)
        state = world.state
        chances = {seat: self.evaluation.evaluate(state, seat) for seat in {s for s, _ in path}}
        for seat, option in path:
            option.visits += 1
            option.total += chances[seat]

    def _play(self, world: Table) -> list[tuple[int, Option]]:
        """Go down the tree and on to the horizon; the options that were followed."""
        settled, moment = self.evaluation.settled, self.evaluation.moment
        policy, state = self.policy, world.state
        now, turns = moment(state), 0
        node: Node | None = self.root
        path: list[tuple[int, Option]] = []
        following: Question | None = asked(world, self.question)
        for _ in range(LONGEST):
            if (question := following) is None:
                break
            if path and settled(state, question) and moment(state) != now:
                now = moment(state)
                turns += 1
                if turns >= self.horizon:
                    break
            choice = policy(state, question)
            option: Option | None = None
            grown = False
            if node is not None:
                choice, option, grown = node.select(question, choice, self.dice, self.explore)
                path.append((question.seat, option))
            world.take(question, choice)
            following = world.question
            node = None
            if option is not None and not grown and following is not None:
                node = option.below.setdefault(self._situation(following), Node())
        return path

    def _situation(self, question: Question) -> Situation:
        """What others may answer is their secret; what the seat itself may, it sees."""
        if question.seat != self.seat:
            return question.seat, question.topic
        return question.seat, question.topic, tuple(question.choices)


class IsmctsPlayer:
    """Grows a tree before it answers; its answers follow from its seed and what its seat knows."""

    name = "ismcts"
    needs_record = True

    def __init__(
        self, game: str, seed: int | str, budget: Budget, growth: Growth | None = None
    ) -> None:
        self.budget = budget
        self.growth = growth or Growth()
        self.seed = f"ismcts {seed}"
        self.iterations = 0
        """Iterations taken so far."""
        self._game = game
        self._means = means_of(game_named(game))
        self._simple = GamePlayer(game, seed)

    def choose(self, table: Table, question: Question) -> Choice:
        if self._means is None:
            return self._simple.choose(table, question)
        preferred = self._means.policy(question.state, question)
        if not worth_a_thought(self._means.evaluation, question.seat, question, preferred):
            return preferred
        tree = Tree(self._means, table, question, self.growth, self.seed)
        choice = tree.best(self.budget)
        self.iterations += tree.iterations
        return choice

    def __getstate__(self) -> dict[str, Any]:
        """How the game is played and judged is found again by the name of the game."""
        return {**self.__dict__, "_means": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._means = means_of(game_named(self._game))
