"""Aeon's End as everybody else knows it, with whatever box; parts are loaded when first used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.cards.war_eternal.box import WAR_ETERNAL as WAR_ETERNAL_BOX
from emberhold.games.aeons_end.flow import STEPS
from emberhold.games.aeons_end.ruleset import ROMAN, breaches_named
from emberhold.games.aeons_end.seen.redeal import redeal
from emberhold.games.aeons_end.seen.scene import scene
from emberhold.games.aeons_end.seen.stage import STAGE
from emberhold.games.aeons_end.setting_up import position
from emberhold.games.aeons_end.setting_up.setup import new_state
from emberhold.games.aeons_end.setting_up.wished import check_box, complete
from emberhold.games.aeons_end.state import State
from emberhold.games.decisive import Decisive
from emberhold.games.game import Counsel, Reasons, TableGame
from emberhold.games.lessons import Lesson, read_lessons
from emberhold.games.look import Look
from emberhold.games.puzzles import Puzzle, read_puzzles
from emberhold.games.report import Report
from emberhold.games.study import Study
from emberhold.games.style import Style
from emberhold.games.thinking import Evaluation, Policy
from emberhold.kernel.game import LogLine, Sides
from emberhold.kernel.message import Message
from emberhold.kernel.question import Question
from emberhold.kernel.scene import Scene
from emberhold.parts.choices import Choices
from emberhold.parts.encoding import Actions, Observation
from emberhold.parts.library import Entry
from emberhold.parts.rulebook import RuleShelf


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

    def judging(self) -> None:
        """Teach the bot what effects are worth that only this box has."""

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
    def rulebook(self) -> RuleShelf | None:
        book = self.box.rulebook
        return None if book is None else RuleShelf(book.parent, book.name)

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
    def reasons(self) -> Reasons:
        from emberhold.games.aeons_end.seen.reasons import why_not

        return why_not

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

        self.judging()
        return choose

    @cached_property
    def evaluation(self) -> Evaluation:
        from emberhold.games.aeons_end.numbers.evaluation import EVALUATION

        self.judging()
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


class WarEternal(AeonsEnd):
    """Aeon's End: War Eternal. Finished mages of Legacy may sit at it as guests (LG-288)."""

    def setup(self, players: int, seed: int | str, wishes: Mapping[str, Any]) -> dict[str, Any]:
        if not isinstance(wishes, Mapping) or "guests" not in wishes:
            return super().setup(players, seed, wishes)
        guests = wishes["guests"]
        own = {key: value for key, value in wishes.items() if key != "guests"}
        setup = complete(self._boxed(guests), players, seed, own)
        return {**setup, "guests": guests}

    def new(self, players: int, seed: int | str, setup: Mapping[str, Any]) -> State:
        if "guests" not in setup:
            return super().new(players, seed, setup)
        from emberhold.games.aeons_end.cards.legacy.record.finished import ready_guests

        state = new_state(self._boxed(setup["guests"]), players, seed, setup)
        ready_guests(state, setup["guests"])
        return state

    def _boxed(self, guests: Any) -> Box:
        """The box with its guests; only then are the cards of Legacy needed at all."""
        from emberhold.games.aeons_end.cards.legacy.judgement import judging
        from emberhold.games.aeons_end.cards.legacy.record.finished import with_guests

        judging.teach()
        return with_guests(self.box, guests)

    def library_with(self, guests: Any) -> Sequence[Entry]:
        from emberhold.games.aeons_end.seen.library import entries

        return entries(self._boxed(guests))

    def cast_with(self, guests: Any) -> Mapping[str, str]:
        from emberhold.games.aeons_end.cards.legacy.story.unsealing import cast_of_mages

        return cast_of_mages(guests)

    def judging(self) -> None:
        from emberhold.games.aeons_end.cards.war_eternal import judging

        judging.teach()

    @cached_property
    def report(self) -> Report:
        from emberhold.games.aeons_end.numbers.report import report

        return report(self.box)

    @cached_property
    def environments(self) -> Mapping[str, Mapping[str, Any]]:
        beginner = {"difficulty": "beginner"}
        return {
            "emberhold/WarEternal-v0": {"players": 1, "setup": beginner},
            "emberhold/WarEternalTwoMages-v0": {"players": 2, "setup": beginner},
        }


WAR_ETERNAL = WarEternal("war-eternal", WAR_ETERNAL_BOX)
