"""Whether a row says enough: the same numbers must mean the same question and the same options.

Games are played by the game's own player, or by another one. At every decision the row of the seat
that is asked is looked up among all rows before it. Two moments whose rows are equal are one moment
to somebody who learns from rows, so what is asked and what can be answered should be equal, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from emberhold.games import game_named
from emberhold.games.game import TableGame
from emberhold.kernel.question import Question
from emberhold.kernel.table import Table, open_table
from emberhold.parts.encoding import Actions
from emberhold.players import player_named

GREEDY = "greedy"
EXAMPLES = 5
"""How many pairs of moments are kept to be read."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What somebody who reads the words knows of a decision."""

    prompt: str
    options: tuple[str, ...]
    actions: tuple[int, ...]

    def told(self) -> str:
        return " | ".join((" ".join(self.prompt.split()), *self.options))

    def same_question(self, other: Moment) -> bool:
        return self.prompt == other.prompt

    def same(self, other: Moment) -> bool:
        return self.prompt == other.prompt and self.options == other.options


@dataclass(slots=True)
class Probe:
    """How often rows did not say enough."""

    game: str
    players: int
    seed: int | str
    bot: str
    slots: int
    """How long a row is."""
    games: int = 0
    decisions: int = 0
    repeated: int = 0
    """Decisions whose row had been there before."""
    other_question: int = 0
    """The same row and the same legal actions had been there with another question."""
    other_options: int = 0
    """The same row had been there with another question or other options."""
    examples: list[tuple[Moment, Moment]] = field(default_factory=list)

    @property
    def share(self) -> float:
        """Of all decisions, those whose row had stood for another question or other options."""
        return self.other_options / self.decisions if self.decisions else 0.0

    def plain(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "players": self.players,
            "seed": self.seed,
            "bot": self.bot,
            "slots": self.slots,
            "games": self.games,
            "decisions": self.decisions,
            "repeated": self.repeated,
            "other_question": self.other_question,
            "other_options": self.other_options,
            "share": round(self.share, 6),
            "examples": [[one.told(), other.told()] for one, other in self.examples],
        }

    def count(self, moment: Moment, before: list[Moment]) -> None:
        """Count one decision, whose row stood for the moments before it."""
        self.decisions += 1
        self.repeated += bool(before)
        others = [other for other in before if not moment.same(other)]
        self.other_options += bool(others)
        self.other_question += any(
            moment.actions == other.actions and not moment.same_question(other) for other in others
        )
        if others and len(self.examples) < EXAMPLES:
            self.examples.append((others[0], moment))


def probed(
    name: str, decisions: int, seed: int | str, players: int | None = None, bot: str = GREEDY
) -> Probe:
    """Play until that many decisions were looked at; the same figures every time."""
    game = game_named(name)
    seats = len(game.choices.quick.seats) if players is None else players
    actions, observation = game.actions(seats), game.observation(seats)
    probe = Probe(name, seats, seed, bot, len(observation.names))
    setups = _setups(game, seats)
    seen: dict[bytes, list[Moment]] = {}
    while probe.decisions < decisions:
        setup = setups[probe.games % len(setups)]
        table = open_table(game, seats, f"{seed} game {probe.games}", setup, record=False)
        probe.games += 1
        for question in _asked(table, name, bot):
            row = observation.row(table.state, question.seat, question)
            moment = _moment(question, actions)
            before = seen.setdefault(row, [])
            probe.count(moment, before)
            if not any(moment.same(other) for other in before):
                before.append(moment)
            if probe.decisions == decisions:
                break
    return probe


def _setups(game: TableGame, players: int) -> list[Mapping[str, Any]]:
    """What the games are begun with: a campaign also from each of its chapters that is kept."""
    found: list[Mapping[str, Any]] = [{}]
    if game.campaign is not None:
        kept = game.environments.values()
        found += [each["setup"] for each in kept if each["players"] == players]
    return found


def _asked(table: Table, game: str, bot: str) -> Iterator[Question]:
    """The questions of a game whose seats are all played by the same player."""
    seed = table.header.seed
    bots = [player_named(bot, game, f"{seed} seat {seat}") for seat in range(table.players)]
    while (question := table.question) is not None:
        yield question
        table.take(question, bots[question.seat].choose(table, question))


def _moment(question: Question, actions: Actions) -> Moment:
    labels = sorted(question.label(choice).text("en") for choice in question.choices)
    codes = tuple(sorted(actions.codes(question)))
    return Moment(question.prompt().text("en"), tuple(labels), codes)
