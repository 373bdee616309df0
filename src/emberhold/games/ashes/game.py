"""Ashes as everybody else knows it; its parts are loaded when they are first used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from emberhold.games.ashes.flow import STEPS
from emberhold.games.ashes.seen.redeal import redeal
from emberhold.games.ashes.seen.scene import scene
from emberhold.games.ashes.seen.stage import STAGE
from emberhold.games.ashes.setting_up import position
from emberhold.games.ashes.setting_up.setup import SEATS, complete, new_state
from emberhold.games.ashes.state import State
from emberhold.games.ashes.words import logged
from emberhold.games.decisive import Decisive
from emberhold.games.deckbuilding import DeckBuilding
from emberhold.games.game import Counsel, Foresight, Reasons, TableGame
from emberhold.games.lessons import Lesson, read_lessons
from emberhold.games.look import Look
from emberhold.games.puzzles import Puzzle, Target, read_puzzles
from emberhold.games.report import Report
from emberhold.games.study import Study
from emberhold.games.style import Style
from emberhold.games.thinking import Evaluation, Policy
from emberhold.kernel.game import LogLine
from emberhold.kernel.message import Message
from emberhold.kernel.question import Choice, Question, key_of
from emberhold.kernel.scene import Scene
from emberhold.language.words import Manner
from emberhold.parts.choices import Choices
from emberhold.parts.effects.index import Chapter
from emberhold.parts.encoding import Actions, Observation
from emberhold.parts.library import Entry
from emberhold.parts.printed import Printed
from emberhold.parts.repairs import Fixables
from emberhold.parts.rulebook import RuleShelf


class Ashes(TableGame):
    """Ashes: Rise of the Phoenixborn."""

    name = "ashes"
    seats = SEATS
    steps = STEPS
    stage = STAGE

    def setup(self, players: int, seed: int | str, wishes: Mapping[str, Any]) -> dict[str, Any]:
        return complete(players, seed, wishes)

    def new(self, players: int, seed: int | str, setup: Mapping[str, Any]) -> State:
        return new_state(players, seed, setup)

    def place(self, state: State, wanted: Mapping[str, Any]) -> None:
        position.place(state, wanted)

    def scene(self, state: State, seat: int | None) -> Scene:
        return scene(state, seat, self.name)

    def redeal(self, state: State, seat: int, seed: int | str) -> None:
        redeal(state, seat, seed)

    def line(self, line: LogLine) -> Message:
        return Message(line.id, **logged(line.arguments))

    def suggested(self, question: Question) -> tuple[str, ...]:
        """AS-382: the First Five that are printed with a suggested deck."""
        if question.topic != "first-five":
            return ()
        from emberhold.games.ashes.setting_up.decks import recommended

        player = question.state.players[question.seat]
        five = recommended(player.phoenixborn.card, player.deck)
        return tuple(key_of(c) for c in question.choices if c[1].slug in five)

    # The parts

    @cached_property
    def choices(self) -> Choices:
        from emberhold.games.ashes.setting_up.choices import CHOICES

        return CHOICES

    @cached_property
    def library(self) -> Sequence[Entry]:
        from emberhold.games.ashes.seen.library import entries

        return entries()

    @cached_property
    def verbs(self) -> Sequence[Chapter]:
        from emberhold.games.ashes.seen.verbs import chapters

        return chapters()

    @cached_property
    def deck_building(self) -> DeckBuilding:
        from emberhold.games.ashes.setting_up.deck_files import DECK_BUILDING

        return DECK_BUILDING

    @cached_property
    def rulebook(self) -> RuleShelf:
        return RuleShelf(Path(__file__).parent / "rules", "ashes")

    @cached_property
    def lessons(self) -> Sequence[Lesson]:
        return read_lessons(Path(__file__).parent / "lessons", self.name)

    @cached_property
    def counsel(self) -> Counsel:
        from emberhold.games.ashes.seen.counsel import counsel

        return counsel

    @cached_property
    def puzzles(self) -> Sequence[Puzzle]:
        return read_puzzles(Path(__file__).parent / "puzzles", self.name)

    @cached_property
    def targets(self) -> Mapping[str, Target]:
        from emberhold.games.ashes.setting_up.goals import ASHES_TARGETS

        return ASHES_TARGETS

    def this_turn(self, state: State) -> State:
        from emberhold.games.ashes.setting_up.goals import this_turn

        return this_turn(state)

    def bearing(self, state: State, question: Question, goal: str = "") -> Sequence[Choice]:
        from emberhold.games.ashes.setting_up.goals import bearing

        return bearing(state, question, goal)

    @cached_property
    def reasons(self) -> Reasons:
        from emberhold.games.ashes.seen.reasons import why_not

        return why_not

    @cached_property
    def fixable(self) -> Fixables:
        from emberhold.games.ashes.setting_up.repair import fixable

        return fixable

    @cached_property
    def foresight(self) -> Foresight:
        from emberhold.games.ashes.seen.foresight import foresight

        return foresight

    @cached_property
    def manner(self) -> Manner:
        from emberhold.games.ashes.manner import MANNER

        return MANNER

    @cached_property
    def style(self) -> Style:
        from emberhold.games.ashes.style import STYLE

        return STYLE

    @cached_property
    def look(self) -> Look:
        from emberhold.games.ashes.look import LOOK

        return LOOK

    @cached_property
    def bot(self) -> Policy:
        from emberhold.games.ashes.bot import choose

        return choose

    @cached_property
    def evaluation(self) -> Evaluation:
        from emberhold.games.ashes.numbers.evaluation import EVALUATION

        return EVALUATION

    @cached_property
    def decisive(self) -> Decisive:
        from emberhold.games.ashes.seen.decisive import DECISIVE

        return DECISIVE

    @cached_property
    def study(self) -> Study:
        from emberhold.games.ashes.numbers.study import STUDY

        return STUDY

    @cached_property
    def printed(self) -> Mapping[str, Printed]:
        from emberhold.games.ashes.cards.printed import printed

        return printed()

    @cached_property
    def report(self) -> Report:
        from emberhold.games.ashes.numbers.report import REPORT

        return REPORT

    @cached_property
    def environments(self) -> Mapping[str, Mapping[str, Any]]:
        return {
            "emberhold/Ashes-v0": {"players": 2, "opponents": "greedy"},
            "emberhold/AshesRandom-v0": {"players": 2, "opponents": "random"},
        }

    def actions(self, players: int) -> Actions:
        from emberhold.games.ashes.numbers.actions import actions

        return actions(players)

    def observation(self, players: int) -> Observation:
        from emberhold.games.ashes.numbers.observation import observation

        return observation(players)

    def promise(self, state: State, seat: int) -> float:
        from emberhold.games.ashes.numbers.observation import promise

        return promise(state, seat)


ASHES = Ashes()
