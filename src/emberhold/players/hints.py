"""A suggestion in words: what an expert would answer, and what else was thought of.

Like every player an adviser looks only at worlds that the asked seat holds possible.
"""

from __future__ import annotations

from dataclasses import dataclass

from emberhold.games import game_of
from emberhold.kernel.message import Message
from emberhold.kernel.question import Choice, Option, Question
from emberhold.kernel.table import Table
from emberhold.players.budget import Budget
from emberhold.players.game_player import GamePlayer
from emberhold.players.search import Manner, Thought, Weighed
from emberhold.players.search.playout import means_of

BUDGET = Budget(iterations=120, milliseconds=1500)
SHOWN = 4
"""So many options are told of at most."""
CLOSE = 0.005
"""Chances that differ by less are told as equal."""


@dataclass(frozen=True, slots=True)
class ComparedOption:
    """An option and the estimated chance to win with it."""

    option: Option
    chance: float

    def line(self, language: str) -> str:
        words = Message(
            "hint-compared",
            option=_said(self.option, language),
            chance=percent(self.chance),
        )
        return words.text(language)


@dataclass(frozen=True, slots=True)
class Suggestion:
    """What to answer, and why."""

    option: Option
    compared: tuple[ComparedOption, ...]
    worlds: int
    """In how many possible worlds the options were compared; none where nothing was."""

    def text(self, language: str = "en") -> str:
        label = _said(self.option, language)
        if not self.compared:
            return Message("hint-plain", option=label).text(language)
        chance = percent(self.compared[0].chance)
        first = Message("hint-best", option=label, chance=chance)
        lines = [first.text(language)]
        rest = self.compared[1:SHOWN]
        if rest:
            lines += [compared.line(language) for compared in rest]
            lines.append(Message("hint-why", worlds=self.worlds, lead=self._lead).text(language))
        return "\n".join(lines)

    @property
    def _lead(self) -> str:
        """How the suggestion stands beside the next option.

        It may be `behind`: the rules of thumb are overruled only by a gain that is sure enough.
        """
        lead = self.compared[0].chance - self.compared[1].chance
        if abs(lead) < CLOSE:
            return "near"
        return "ahead" if lead > 0 else "behind"


def _said(option: Option, language: str) -> str:
    """An option inside a sentence; some labels are sentences themselves."""
    return option.label(language).removesuffix(".")


def percent(chance: float) -> float:
    """A chance as people say it, small ones more finely; nothing is certain before the end."""
    hundredths = 100 * min(0.99, max(0.001, chance))
    return round(hundredths, 1) if hundredths < 10 else round(hundredths)


def advise(table: Table, question: Question, budget: Budget = BUDGET) -> Suggestion:
    """The best answer that can be found for whoever is asked."""
    means = means_of(game_of(table))
    if len(question.choices) == 1 or means is None:
        choice = GamePlayer(table.game.name, "hint").choose(table, question)
        return Suggestion(Option(question, choice), (), 0)
    thought = Thought(means, table, question, budget, Manner(), "hint")
    best = thought.decide()
    return Suggestion(Option(question, best.choice), _compared(thought, best), _worlds(best))


def _compared(thought: Thought, best: Weighed) -> tuple[ComparedOption, ...]:
    """Chances on one scale: what was given up early is measured against the best where it was."""
    rest = [other for other in thought.options if other is not best and other.values]
    chances = {id(other): best.chance + other.gain_over(best)[0] for other in rest}
    rest.sort(key=lambda other: -chances[id(other)])
    option = ComparedOption(_option(thought, best.choice), best.chance)
    others = [ComparedOption(_option(thought, w.choice), _bounded(chances[id(w)])) for w in rest]
    return (option, *others) if best.values else ()


def _option(thought: Thought, choice: Choice) -> Option:
    return Option(thought.question, choice)


def _bounded(chance: float) -> float:
    return min(1.0, max(0.0, chance))


def _worlds(best: Weighed) -> int:
    return len(best.values)
