"""Aeon's End with one box, as everybody else knows it; its parts are loaded when first used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import ATTACK
from emberhold.games.aeons_end.flow import STEPS
from emberhold.games.aeons_end.mixed_game import (
    shelf_of,
)
from emberhold.games.aeons_end.ruleset import ROMAN, breaches_named
from emberhold.games.aeons_end.seen.redeal import redeal
from emberhold.games.aeons_end.seen.scene import scene
from emberhold.games.aeons_end.seen.stage import STAGE
from emberhold.games.aeons_end.setting_up import position
from emberhold.games.aeons_end.setting_up.setup import new_state
from emberhold.games.aeons_end.setting_up.wished import check_box, complete
from emberhold.games.aeons_end.state import State
from emberhold.games.decisive import Decisive
from emberhold.games.game import Arrival, Counsel, Foresight, Reasons, TableGame
from emberhold.games.lessons import Lesson, read_lessons
from emberhold.games.look import Look
from emberhold.games.puzzles import Puzzle, Target, read_puzzles
from emberhold.games.study import Study
from emberhold.games.style import Style
from emberhold.games.thinking import Evaluation, Policy
from emberhold.kernel.game import LogLine, Sides
from emberhold.kernel.message import Message
from emberhold.kernel.question import Question
from emberhold.kernel.scene import Scene
from emberhold.parts.choices import Choices
from emberhold.parts.effects.index import Chapter
from emberhold.parts.encoding import Actions, Observation
from emberhold.parts.library import Entry
from emberhold.parts.repairs import Fixables
from emberhold.parts.rulebook import RuleShelf


def _draws_attack(line: LogLine) -> bool:
    return line.id == "log-nemesis-draws" and bool(line.arguments["card"].type == ATTACK)


class AeonsEnd(TableGame):
    """Aeon's End, played with a box."""

    steps = STEPS
    stage = STAGE

    family = "aeons-end"

    def __init__(self, name: str, box: Box) -> None:
        if box.by_itself:
            check_box(box)
        self.name = name
        self.box = box
        self.seats = box.rules.players

    def sides(self, players: int, setup: Mapping[str, Any]) -> Sides:
        """Everybody against the nemesis."""
        return (tuple(range(players)),)

    def setup(self, players: int, seed: int | str, wishes: Mapping[str, Any]) -> dict[str, Any]:
        return complete(self.box, players, seed, wishes)

    def new(self, players: int, seed: int | str, setup: Mapping[str, Any]) -> State:
        return new_state(self.box, players, seed, setup)

    def place(self, state: State, wanted: Mapping[str, Any]) -> None:
        position.place(state, wanted)

    def scene(self, state: State, seat: int | None) -> Scene:
        return scene(state, seat, self.name)

    def eyes(self, state: State, seat: int | None) -> int | None:
        """Only a hand can be somebody's secret."""
        return None if state.open_hands else seat

    def redeal(self, state: State, seat: int, seed: int | str) -> None:
        redeal(state, seat, seed)

    def line(self, line: LogLine) -> Message:
        words = dict(line.arguments)
        if "number" in words:
            words["number"] = ROMAN[words["number"]]
        if "breaches" in words:
            numbers = words["breaches"]
            numbers = numbers if isinstance(numbers, tuple) else (numbers,)
            words["places"] = len(numbers)
            words["breaches"] = breaches_named(numbers)
        return Message(line.id, **words)

    def sentence_of(self, card: Any, part: Any) -> int | None:
        from emberhold.games.aeons_end.seen.card_text import sentence_of

        return sentence_of(card, part)

    def gentle(self, question: Question | None) -> bool:
        """Not with what the nemesis does, nor with what somebody else does first."""
        return question is not None and question.seat == 0 and question.topic == "main"

    # The parts

    @cached_property
    def choices(self) -> Choices:
        from emberhold.games.aeons_end.setting_up.choices import choices

        return choices(self.box)

    @cached_property
    def library(self) -> Sequence[Entry]:
        from emberhold.games.aeons_end.seen.library import entries

        return entries(self.box)

    @cached_property
    def verbs(self) -> Sequence[Chapter]:
        from emberhold.games.aeons_end.seen.verbs import chapters

        return chapters(self.box)

    @cached_property
    def rulebook(self) -> RuleShelf | None:
        return shelf_of(self.box)

    @cached_property
    def lessons(self) -> Sequence[Lesson]:
        return read_lessons(Path(__file__).parent / "lessons" / self.name, self.name)

    @cached_property
    def counsel(self) -> Counsel:
        from emberhold.games.aeons_end.seen.counsel import counsel

        return counsel

    @cached_property
    def puzzles(self) -> Sequence[Puzzle]:
        return read_puzzles(Path(__file__).parent / "puzzles" / self.name, self.name)

    @cached_property
    def targets(self) -> Mapping[str, Target]:
        from emberhold.games.aeons_end.setting_up.goals import targets

        return targets(self.box)

    def this_turn(self, state: State) -> State:
        from emberhold.games.aeons_end.setting_up.goals import this_turn

        return this_turn(state)

    @cached_property
    def reasons(self) -> Reasons:
        from emberhold.games.aeons_end.seen.reasons import why_not

        return why_not

    @cached_property
    def fixable(self) -> Fixables:
        from emberhold.games.aeons_end.setting_up.repair import fixable

        return fixable

    @cached_property
    def foresight(self) -> Foresight:
        from emberhold.games.aeons_end.seen.foresight import foresight

        return foresight

    @property
    def arrivals(self) -> Mapping[str, Arrival]:
        """An attack is drawn (WE-253), and everybody is told so."""
        return {"attack": Arrival("nemesis", "arrival-attack", _draws_attack)}

    @cached_property
    def style(self) -> Style:
        from emberhold.games.aeons_end.style import STYLE

        return STYLE

    @cached_property
    def look(self) -> Look:
        from emberhold.games.aeons_end.look import LOOK

        return LOOK

    @cached_property
    def bot(self) -> Policy:
        from emberhold.games.aeons_end.bot import choose

        return choose

    @cached_property
    def evaluation(self) -> Evaluation:
        from emberhold.games.aeons_end.numbers.evaluation import EVALUATION

        return EVALUATION

    @cached_property
    def decisive(self) -> Decisive:
        from emberhold.games.aeons_end.seen.decisive import DECISIVE

        return DECISIVE

    @cached_property
    def study(self) -> Study:
        from emberhold.games.aeons_end.numbers.study import STUDY

        return STUDY

    def actions(self, players: int) -> Actions:
        from emberhold.games.aeons_end.numbers.actions import actions

        return actions(self.box, players)

    def observation(self, players: int) -> Observation:
        from emberhold.games.aeons_end.numbers.observation import AeonsEndObservation

        return AeonsEndObservation(self.box, players)

    def promise(self, state: State, seat: int) -> float:
        from emberhold.games.aeons_end.numbers.observation import promise

        return promise(state, seat)
