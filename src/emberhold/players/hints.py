"""A suggestion in words: what an expert would answer, what speaks for it, and how sure that is.

Like every player an adviser looks only at worlds that the asked seat holds possible. It says no
more than it knows: what differs by less than chance explains is told as equal, and answers that
lead to the same table are one answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from emberhold.games import game_of
from emberhold.kernel.message import Message
from emberhold.kernel.question import Option, Question
from emberhold.kernel.table import Table
from emberhold.players.budget import Budget
from emberhold.players.consequences import Consequences
from emberhold.players.game_player import GamePlayer
from emberhold.players.search import Manner, Thought, Weighed
from emberhold.players.search.playout import means_of

BUDGET = Budget(iterations=120, milliseconds=1500)
SHOWN = 4
"""How many options are told of at most."""
SURE = 2.0
"""Standard errors by which an option must lead before it is called better."""
AHEAD, NEAR, SAME, ONLY = "ahead", "near", "same", "only"
_LINES = {
    AHEAD: ("hint-ahead", "hint-reason-ahead"),
    NEAR: ("hint-near", "hint-reason-near"),
    SAME: ("hint-same", "hint-reason-same"),
    ONLY: ("hint-only", "hint-reason-only"),
}
"""The words of a hint, and of its reason where the game knows none."""


@dataclass(frozen=True, slots=True)
class ComparedOption:
    """An option and the estimated chance to win with it."""

    option: Option
    chance: float
    spread: float = 0.0
    """How far the estimate may be off by luck alone, either way."""

    def line(self, language: str) -> str:
        words = Message(
            "hint-compared",
            option=_said(self.option, language),
            chance=percent(self.chance),
            spread=max(1, round(100 * self.spread)),
        )
        return words.text(language)


@dataclass(frozen=True, slots=True)
class Suggestion:
    """What to answer, and why."""

    option: Option
    compared: tuple[ComparedOption, ...] = ()
    worlds: int = 0
    """In how many possible worlds the options were compared; none where nothing was."""
    reason: Message | None = None
    """What speaks for it, in the words of the game."""
    lead: str = AHEAD
    """`ahead` of the rest, `near`: no clear difference, `same`: all lead to the same table."""

    def line(self, language: str = "en") -> str:
        """One line: what to do and why."""
        line, usual = _LINES[self.lead]
        reason = self.reason or Message(usual)
        said = _said(self.option, language)
        return Message(line, option=said, reason=reason.text(language)).text(language)

    def numbers(self, language: str = "en") -> list[str]:
        """What the options were estimated at, and how far that can be trusted."""
        if len(self.compared) < 2:
            return []
        lines = [compared.line(language) for compared in self.compared[:SHOWN]]
        note = Message("hint-worlds", worlds=self.worlds, lead=self.lead)
        return [*lines, note.text(language)]

    def text(self, language: str = "en") -> str:
        return "\n".join([self.line(language), *self.numbers(language)])


def _said(option: Option, language: str) -> str:
    """An option inside a sentence; some labels are sentences themselves, quoted if several."""
    label = option.label(language)
    said = label.removesuffix(".")
    if label == said or ". " not in said:
        return said
    return Message("hint-quoted", option=said).text(language)


def percent(chance: float) -> float:
    """A chance as people say it, small ones more finely; nothing is certain before the end."""
    hundredths = 100 * min(0.99, max(0.001, chance))
    return round(hundredths, 1) if hundredths < 10 else round(hundredths)


def advise(table: Table, question: Question, budget: Budget = BUDGET) -> Suggestion:
    """The best answer that can be found for the seat that is asked."""
    means = means_of(game_of(table))
    if len(question.choices) == 1 or means is None:
        choice = GamePlayer(table.game.name, "hint").choose(table, question)
        lead = ONLY if len(question.choices) == 1 else NEAR
        return Suggestion(Option(question, choice), lead=lead)
    thought = Thought(means, table, question, budget, Manner(), "hint")
    best = thought.decide()
    after = Consequences(means, table, question)
    rivals = _rivals(thought, best, after)
    return Suggestion(
        Option(question, best.choice),
        _compared(question, best, rivals),
        len(best.values),
        after.reason(best.choice, rivals[0].choice if rivals else None),
        AHEAD if after.wins(best.choice) else _lead(best, rivals, len(thought.options)),
    )


def _rivals(thought: Thought, best: Weighed, after: Consequences) -> list[Weighed]:
    """The other options, the likeliest first, one for each table they lead to."""
    rest = [other for other in thought.options if other is not best and other.values]
    rest.sort(key=lambda other: -_chance(other, best))
    met = {after.end(best.choice)}
    found: list[Weighed] = []
    for other in rest[: 2 * SHOWN]:
        end = after.end(other.choice)
        if end not in met:
            met.add(end)
            found.append(other)
    return found


def _lead(best: Weighed, rivals: Sequence[Weighed], options: int) -> str:
    """Whether the suggestion is better by more than luck explains."""
    if not rivals:
        return SAME if options > 1 else ONLY
    for rival in rivals[: SHOWN - 1]:
        gain, error = best.gain_over(rival)
        if gain <= SURE * error:
            return NEAR
    return AHEAD


def _compared(
    question: Question, best: Weighed, rivals: Sequence[Weighed]
) -> tuple[ComparedOption, ...]:
    """Chances on one scale: what was given up early is measured against the best where it was."""
    if not best.values:
        return ()
    others = [
        ComparedOption(
            Option(question, rival.choice), _chance(rival, best), SURE * rival.gain_over(best)[1]
        )
        for rival in rivals
    ]
    first = ComparedOption(Option(question, best.choice), best.chance, SURE * _error(best.values))
    return (first, *others)


def _chance(other: Weighed, best: Weighed) -> float:
    return min(1.0, max(0.0, best.chance + other.gain_over(best)[0]))


def _error(values: Sequence[float]) -> float:
    """The standard error of a mean; of a single value nothing is known."""
    count = len(values)
    if count < 2:
        return 0.5
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
