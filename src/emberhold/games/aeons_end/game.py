"""Aeon's End as everybody else knows it, with whatever box; parts are loaded when first used."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import ATTACK
from emberhold.games.aeons_end.cards.war_eternal.box import WAR_ETERNAL as WAR_ETERNAL_BOX
from emberhold.games.aeons_end.flow import STEPS
from emberhold.games.aeons_end.mixed_game import (
    BESIDE,
    BOXES,
    GUESTS,
    LEGACY,
    OPEN_SHELF,
    OUTSIDE,
    SHELF,
    books,
    box_named,
    boxes_in_play,
    cast_of,
    check_mages,
    check_nemesis,
    mixed,
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
from emberhold.games.afterwards import Borrowing
from emberhold.games.decisive import Decisive
from emberhold.games.game import Arrival, Counsel, Foresight, Reasons, TableGame
from emberhold.games.lessons import Lesson, read_lessons
from emberhold.games.look import Look
from emberhold.games.puzzles import Puzzle, Target, read_puzzles
from emberhold.games.report import Report
from emberhold.games.study import Study
from emberhold.games.style import Style
from emberhold.games.thinking import Evaluation, Policy
from emberhold.kernel.campaign import RECORD
from emberhold.kernel.game import LogLine, Sides
from emberhold.kernel.message import Message
from emberhold.kernel.question import Question
from emberhold.kernel.scene import Scene
from emberhold.parts.boxes.own import OwnBoxes
from emberhold.parts.choices import Choices
from emberhold.parts.effects.index import Chapter
from emberhold.parts.encoding import Actions, Observation
from emberhold.parts.library import Entry
from emberhold.parts.plain_encoding import PlacedActions, SceneObservation
from emberhold.parts.printed import Printed
from emberhold.parts.repairs import Fixables
from emberhold.parts.rulebook import RuleShelf

_MIXTURES = 32
"""How many mixtures of boxes and guests are remembered."""


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
        """That plans are judged sooner was tried with the nemeses of War Eternal only."""
        from emberhold.games.aeons_end.numbers.evaluation import EVALUATION, SOONER

        return SOONER if self.name == WAR_ETERNAL.name else EVALUATION

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


class ShelfGame(AeonsEnd):
    """A box of the shelf: others may be mixed in (WE-342), and finished mages of Legacy may sit at
    its table as guests (LG-288)."""

    @cached_property
    def pilot(self) -> Policy:
        from emberhold.games.aeons_end.bot.pilot import steer

        return steer

    def setup(self, players: int, seed: int | str, wishes: Mapping[str, Any]) -> dict[str, Any]:
        if not isinstance(wishes, Mapping):
            return super().setup(players, seed, wishes)
        if RECORD in wishes:
            from emberhold.games.aeons_end.setting_up.lending import with_guests_of_records

            wishes = with_guests_of_records(wishes, players)
        named = boxes_in_play(self.box, wishes)
        inside = {key: value for key, value in wishes.items() if key not in BESIDE}
        box = self._boxed(named, wishes.get(GUESTS))
        check_nemesis(box, wishes.get("nemesis"))
        check_mages(box, wishes.get("mages"))
        setup = complete(box, players, seed, inside, BESIDE)
        if named != (self.box.slug,):
            setup[BOXES] = list(named)
        if GUESTS in wishes:
            setup[GUESTS] = wishes[GUESTS]
        return setup

    def new(self, players: int, seed: int | str, setup: Mapping[str, Any]) -> State:
        if BOXES not in setup and GUESTS not in setup:
            return super().new(players, seed, setup)
        named, guests = boxes_in_play(self.box, setup), setup.get(GUESTS)
        box = self._boxed(named, guests, setup["nemesis"])
        state = new_state(box, players, seed, setup, OUTSIDE if LEGACY in named else None)
        if guests:
            from emberhold.games.aeons_end.cards.legacy.record.finished import ready_guests

            ready_guests(state, guests)
        return state

    def _boxed(self, named: tuple[str, ...], guests: Any, nemesis: str = "") -> Box:
        """The boxes in play as one; cards of another box are loaded only where it is needed."""
        box = mixed(self.box, named, nemesis)
        if guests is None:
            return box
        from emberhold.games.aeons_end.cards.legacy.record.finished import with_guests

        return with_guests(box, guests)

    def with_setup(self, setup: Mapping[str, Any]) -> AeonsEnd:
        if BOXES not in setup and not setup.get(GUESTS):
            return self
        named = boxes_in_play(self.box, setup)
        return self._mixture(named, json.dumps(setup.get(GUESTS), sort_keys=True))

    def _mixture(self, named: tuple[str, ...], guests: str) -> AeonsEnd:
        """The same object for the same boxes and guests, so that what it knows is read once."""
        key = f"{'+'.join(named)} {guests}"
        found = self._mixtures.pop(key, None)
        if found is None:
            box = self._boxed(named, json.loads(guests))
            found = type(self)(self.name, box)
            found.mixture = key
        self._mixtures[key] = found
        while len(self._mixtures) > _MIXTURES:
            del self._mixtures[next(iter(self._mixtures))]
        return found

    @cached_property
    def _mixtures(self) -> dict[str, AeonsEnd]:
        return {}

    @cached_property
    def choices(self) -> Choices:
        from emberhold.games.aeons_end.setting_up.choices import choices

        return choices(self.box, self._beside(), self._in_play)

    def choices_with(self, boxes: Sequence[str]) -> Choices:
        from emberhold.games.aeons_end.setting_up.choices import choices

        others = [*self._beside(), *map(box_named, boxes)]
        return choices(self.box, others, self._in_play) if boxes else self.choices

    @cached_property
    def borrowing(self) -> Borrowing:
        from emberhold.games.aeons_end.setting_up.borrowing import ShelfBorrowing

        return ShelfBorrowing(self.box, self._beside(), self._in_play)

    def _beside(self) -> list[Box]:
        """The printed boxes that can be mixed in."""
        others = [] if self.mixture else [box_named(slug) for slug in OPEN_SHELF]
        return [box for box in others if box is not self.box]

    def _in_play(self, setup: Mapping[str, Any]) -> Box:
        return self.with_setup(setup).box

    @cached_property
    def rulebook(self) -> RuleShelf | None:
        """Its own book; beneath it those of the other boxes in play, and always War Eternal's."""
        named = self.mixture.partition(" ")[0].split("+") if self.mixture else [self.name]
        return books([self.name, *named, WAR_ETERNAL_BOX.slug])

    @property
    def cast_beside(self) -> Mapping[str, str]:
        return cast_of(self.mixture) if self.mixture else {}

    def actions(self, players: int) -> Actions:
        """Legacy's cards ask what no list of actions names: they are places among the choices."""
        return PlacedActions(players) if self._legacy else super().actions(players)

    def observation(self, players: int) -> Observation:
        if self._legacy:
            return SceneObservation(self.scene, players)
        return super().observation(players)

    @property
    def _legacy(self) -> bool:
        named, _, guests = self.mixture.partition(" ")
        return LEGACY in named.split("+") or guests not in ("", "null")

    @cached_property
    def printed(self) -> Mapping[str, Printed]:
        from emberhold.games.aeons_end.cards.printed import printed

        return printed(self.box)

    @cached_property
    def report(self) -> Report:
        from emberhold.games.aeons_end.numbers.report import report

        return report(self.box, [box_named(slug) for slug in SHELF if slug != self.name])


class WarEternal(ShelfGame):
    """Aeon's End: War Eternal."""

    @cached_property
    def own_boxes(self) -> OwnBoxes:
        from emberhold.games.aeons_end.boxes.workshop import OWN_BOXES

        return OWN_BOXES

    @cached_property
    def environments(self) -> Mapping[str, Mapping[str, Any]]:
        beginner = {"difficulty": "beginner"}
        return {
            "emberhold/WarEternal-v0": {"players": 1, "setup": beginner},
            "emberhold/WarEternalTwoMages-v0": {"players": 2, "setup": beginner},
        }


WAR_ETERNAL = WarEternal("war-eternal", WAR_ETERNAL_BOX)
