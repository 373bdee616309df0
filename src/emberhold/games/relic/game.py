"""Relic as everybody else knows it; its parts are loaded when they are first used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from emberhold.games.decisive import Decisive
from emberhold.games.game import Attempts, Counsel, Foresight, Reasons, TableGame
from emberhold.games.lessons import Lesson, read_lessons
from emberhold.games.look import Look
from emberhold.games.puzzles import Goal, Puzzle, Target, read_puzzles
from emberhold.games.relic.card import Box
from emberhold.games.relic.cards import RELIC_BOX
from emberhold.games.relic.flow import STEPS
from emberhold.games.relic.mixed_game import (
    BOXES,
    JOINED,
    boxed,
    boxes_in_play,
    cast_of,
    stacked,
)
from emberhold.games.relic.seen.logged import logged
from emberhold.games.relic.seen.redeal import redeal
from emberhold.games.relic.seen.scene import scene
from emberhold.games.relic.seen.stage import STAGE
from emberhold.games.relic.setting_up import position
from emberhold.games.relic.setting_up.setup import SEATS, STACKED, complete, new_state, sides
from emberhold.games.relic.state import State
from emberhold.games.report import Report
from emberhold.games.study import Study
from emberhold.games.style import Style
from emberhold.games.thinking import Evaluation, Policy
from emberhold.kernel.game import LogLine, Sides
from emberhold.kernel.message import Message
from emberhold.kernel.scene import Scene
from emberhold.language.words import Manner
from emberhold.parts.boxes.own import OwnBoxes
from emberhold.parts.choices import Choices
from emberhold.parts.effects.index import Chapter
from emberhold.parts.encoding import Actions, Observation
from emberhold.parts.library import Entry
from emberhold.parts.plain_encoding import PlacedActions, SceneObservation
from emberhold.parts.printed import Printed
from emberhold.parts.repairs import Fixables
from emberhold.parts.rulebook import RuleShelf


class Relic(TableGame):
    """Relic with Nemesis."""

    name = "relic"
    seats = SEATS
    steps = STEPS
    stage = STAGE
    luck_in_turns = True

    def __init__(self, named: tuple[str, ...] = (RELIC_BOX.slug,)) -> None:
        self._named = named
        """The boxes in play: others of the same name are played with more than what is printed."""
        if len(named) > 1:
            self.mixture = JOINED.join(named)

    @cached_property
    def box(self) -> Box:
        return boxed(self._named)

    def sides(self, players: int, setup: Mapping[str, Any]) -> Sides:
        return sides(players, setup)

    def setup(self, players: int, seed: int | str, wishes: Mapping[str, Any]) -> dict[str, Any]:
        if not isinstance(wishes, Mapping):
            return complete(players, seed, wishes)
        named = boxes_in_play(wishes)
        inside = {key: value for key, value in wishes.items() if key not in (BOXES, STACKED)}
        setup = complete(players, seed, inside, boxed(named))
        if len(named) > 1:
            setup[BOXES] = list(named)
        if placed := stacked(wishes.get(STACKED, {}), boxed(named)):
            setup[STACKED] = placed
        return setup

    def new(self, players: int, seed: int | str, setup: Mapping[str, Any]) -> State:
        box = boxed(boxes_in_play(setup))
        placed = stacked(setup.get(STACKED, {}), box)
        return new_state(players, seed, {**setup, STACKED: placed}, box)

    def with_setup(self, setup: Mapping[str, Any]) -> Relic:
        named = boxes_in_play(setup)
        return self if named == self._named else _mixture(named)

    @property
    def cast_beside(self) -> Mapping[str, str]:
        return cast_of(self.mixture)

    def place(self, state: State, wanted: Mapping[str, Any]) -> None:
        position.place(state, wanted)

    def scene(self, state: State, seat: int | None) -> Scene:
        return scene(state, seat, self.name)

    def redeal(self, state: State, seat: int, seed: int | str) -> None:
        redeal(state, seat, seed)

    def line(self, line: LogLine) -> Message:
        return Message(line.id, **logged(line.arguments))

    # The parts

    @cached_property
    def choices(self) -> Choices:
        from emberhold.games.relic.setting_up.choices import choices

        return choices(self.box)

    def choices_with(self, boxes: Sequence[str]) -> Choices:
        from emberhold.games.relic.setting_up.choices import choices

        return choices(boxed((RELIC_BOX.slug, *boxes)), boxes) if boxes else self.choices

    @cached_property
    def library(self) -> Sequence[Entry]:
        from emberhold.games.relic.seen.library import everything

        return everything(self.box)

    @cached_property
    def verbs(self) -> Sequence[Chapter]:
        from emberhold.games.relic.seen.verbs import chapters

        return chapters()

    @cached_property
    def rulebook(self) -> RuleShelf:
        return RuleShelf(Path(__file__).parent / "rules", "relic")

    @cached_property
    def own_boxes(self) -> OwnBoxes:
        from emberhold.games.relic.boxes.workshop import OWN_BOXES

        return OWN_BOXES

    @cached_property
    def lessons(self) -> Sequence[Lesson]:
        return read_lessons(Path(__file__).parent / "lessons", self.name)

    @cached_property
    def puzzles(self) -> Sequence[Puzzle]:
        return read_puzzles(Path(__file__).parent / "puzzles", self.name)

    @cached_property
    def goals(self) -> Mapping[str, Goal]:
        from emberhold.games.relic.setting_up.goals import RELIC_GOALS

        return RELIC_GOALS

    @cached_property
    def targets(self) -> Mapping[str, Target]:
        from emberhold.games.relic.setting_up.goals import RELIC_TARGETS

        return RELIC_TARGETS

    @cached_property
    def manner(self) -> Manner:
        from emberhold.games.relic.manner import MANNER

        return MANNER

    @cached_property
    def bot(self) -> Policy:
        from emberhold.games.relic.bot import choose

        return choose

    @property
    def pilot(self) -> Policy:
        from emberhold.games.relic.bot.pilot import steer

        return steer

    @cached_property
    def look(self) -> Look:
        from emberhold.games.relic.look import LOOK

        return LOOK

    @cached_property
    def counsel(self) -> Counsel:
        from emberhold.games.relic.seen.counsel import counsel

        return counsel

    @cached_property
    def reasons(self) -> Reasons:
        from emberhold.games.relic.seen.reasons import why_not

        return why_not

    @cached_property
    def fixable(self) -> Fixables:
        from emberhold.games.relic.setting_up.repair import fixable

        return fixable

    @cached_property
    def foresight(self) -> Foresight:
        from emberhold.games.relic.seen.foresight import foresight

        return foresight

    @cached_property
    def attempts(self) -> Attempts:
        from emberhold.games.relic.seen.attempts import attempts

        return attempts

    @cached_property
    def style(self) -> Style:
        from emberhold.games.relic.style import STYLE

        return STYLE

    @cached_property
    def evaluation(self) -> Evaluation:
        from emberhold.games.relic.numbers.evaluation import EVALUATION

        return EVALUATION

    @cached_property
    def decisive(self) -> Decisive:
        from emberhold.games.relic.seen.decisive import DECISIVE

        return DECISIVE

    @cached_property
    def study(self) -> Study:
        from emberhold.games.relic.numbers.meetings import STUDY

        return STUDY

    @cached_property
    def printed(self) -> Mapping[str, Printed]:
        from emberhold.games.relic.cards.printed import printed

        return printed()

    @cached_property
    def report(self) -> Report:
        from emberhold.games.relic.numbers.report import REPORT

        return REPORT

    @cached_property
    def environments(self) -> Mapping[str, Mapping[str, Any]]:
        return {
            "emberhold/Relic-v0": {"players": 2, "opponents": "greedy"},
            "emberhold/RelicRandom-v0": {"players": 2, "opponents": "random"},
            "emberhold/RelicDuel-v0": {
                "players": 2,
                "setup": {"variant": "duel"},
                "opponents": "greedy",
            },
        }

    def actions(self, players: int) -> Actions:
        """What somebody's own box asks, no list of actions names: a place among the choices."""
        if self.mixture:
            return PlacedActions(players)
        from emberhold.games.relic.numbers.actions import actions

        return actions(players)

    def observation(self, players: int) -> Observation:
        if self.mixture:
            return SceneObservation(self.scene, players)
        from emberhold.games.relic.numbers.observation import observation

        return observation(players)


@lru_cache(maxsize=32)
def _mixture(named: tuple[str, ...]) -> Relic:
    """The same object for the same boxes, so that what it knows is read once."""
    return Relic(named)


RELIC = Relic()
