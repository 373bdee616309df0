"""A game as everybody above the kernel knows it: its rules, and the parts it brings beside them.

A part is loaded when it is first used. A game says in one place, its own `game.py`, where its parts
are; what it does not bring has a sensible default, so that a game of rules and a scene alone can be
played at every table, studied and learned.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from emberhold.games.look import Look
from emberhold.games.report import PLAIN, Report
from emberhold.games.style import Style
from emberhold.games.thinking import Evaluation, Policy
from emberhold.kernel.campaign import Campaign
from emberhold.kernel.game import LogLine, Sides, Step
from emberhold.kernel.message import Message
from emberhold.kernel.scene import Scene
from emberhold.language.words import Manner
from emberhold.parts.choices import Choices, simplest
from emberhold.parts.encoding import Actions, Observation, version_of
from emberhold.parts.plain_encoding import PlacedActions, SceneObservation
from emberhold.parts.repairs import Fixables, fix

if TYPE_CHECKING:
    from emberhold.games.afterwards import Afterwards, Borrowing
    from emberhold.games.decisive import Decisive
    from emberhold.games.deckbuilding import DeckBuilding
    from emberhold.games.explaining import Tapped
    from emberhold.games.lessons import Lesson
    from emberhold.games.puzzles import Goal, Puzzle, Target
    from emberhold.games.storybook import StoryPage
    from emberhold.games.study import Study
    from emberhold.kernel.advice import Outlook
    from emberhold.kernel.campaign import Campaign, Record
    from emberhold.kernel.question import Choice, Question
    from emberhold.kernel.table import Table
    from emberhold.parts.boxes.own import OwnBoxes
    from emberhold.parts.effects.index import Chapter
    from emberhold.parts.library import Entry
    from emberhold.parts.printed import Printed
    from emberhold.parts.rulebook import RuleShelf

Foresight: TypeAlias = "Callable[[Any, int, Question | None], tuple[Outlook, ...]]"
"""What lies ahead of a seat that is asked something, or nothing, from what it may know."""
Attempts: TypeAlias = "Callable[[Table, int, Question], tuple[Outlook, ...]]"
"""What would lie ahead of a seat after answers that have to be tried to be known."""
Reasons: TypeAlias = "Callable[[Any, Tapped], Message | None]"
"""Why something that was tapped cannot be chosen; None where no reason is certain."""
Counsel: TypeAlias = "Callable[[Any, Any, int, Choice], Message | None]"
"""Why an answer is good for a seat, from the position before it and the one it led to."""


class Arrival(NamedTuple):
    """Something that may come, as everybody is told when it does."""

    area: str
    """The id of the area it belongs to."""
    name: str
    """The message that says it has not come."""
    came: Callable[[LogLine], bool]
    """Whether a line of the log tells of it."""


class TableGame(ABC):
    """The kernel's `Game`, and everything a table, a lab or a learner may want of it."""

    name: str
    """What it is called in commands and saves; its title is the message `game-<name>`."""
    seats: Sequence[int]
    """The numbers of players it is for."""
    family: str = ""
    """Games of one family are boxes of one series: their cards are on one shelf."""
    steps: Mapping[str, Step]
    stage: Mapping[str, str] = MappingProxyType({})
    """What kind of moment each line of the log is, for screens that show what happened."""
    campaign: Campaign | None = None
    """How it is played chapter by chapter, if it can be."""
    rules_version: int = 1
    """Raised when a corrected rule or card may change games that are under way."""
    luck_in_turns: bool = False
    """Whether a turn continues after dice and draws: puzzles ask for nothing that needs them."""
    mixture: str = ""
    """What tells games of one name apart whose boxes are mixed differently: see `with_setup`."""
    messages: Path | None = None
    """Its folder of messages (`<language>/*.ftl`), where it lives outside this package."""

    # The rules

    def sides(self, players: int, setup: Mapping[str, Any]) -> Sides:
        return tuple((seat,) for seat in range(players))

    @abstractmethod
    def setup(self, players: int, seed: int | str, wishes: Mapping[str, Any]) -> dict[str, Any]: ...

    @abstractmethod
    def new(self, players: int, seed: int | str, setup: Mapping[str, Any]) -> Any: ...

    @abstractmethod
    def place(self, state: Any, position: Mapping[str, Any]) -> None: ...

    @abstractmethod
    def scene(self, state: Any, seat: int | None) -> Scene: ...

    def eyes(self, state: Any, seat: int | None) -> int | None:
        """With whose eyes a seat looks, throughout a game: None where it sees what everybody sees.

        What several look at with the same eyes is drawn once for all of them.
        """
        return seat

    @abstractmethod
    def redeal(self, state: Any, seat: int, seed: int | str) -> None: ...

    def fix(self, state: Any, path: str, value: int) -> None:
        """Through what the game lists as `fixable`, within its bounds."""
        fix(self.fixable, state, path, value)

    def line(self, line: LogLine) -> Message:
        return Message(line.id, **line.arguments)

    def sentence_of(self, card: Any, part: Any) -> int | None:
        """Which sentence of a card tells of the part that is being done: see `Entry.sentences`."""
        return None

    def carried(self, state: Any) -> dict[str, Any]:
        return {}

    def gentle(self, question: Question | None) -> bool:
        """Whether a first game may begin with that question: somebody's own turn, no riddle."""
        return True

    # What people choose and read

    @cached_property
    def choices(self) -> Choices:
        """What can be chosen before a game."""
        return simplest(self.seats)

    def choices_with(self, boxes: Sequence[str]) -> Choices:
        """What can be chosen with boxes that people have made, too."""
        return self.choices

    @cached_property
    def borrowing(self) -> Borrowing | None:
        """How people of finished campaigns come to its tables, where they may."""
        return None

    @cached_property
    def library(self) -> Sequence[Entry]:
        """Everything in the box that can be read."""
        return ()

    @cached_property
    def verbs(self) -> Sequence[Chapter]:
        """The words its cards are written in, for people who write cards."""
        return ()

    @cached_property
    def rulebook(self) -> RuleShelf | None:
        """The numbered rules as text."""
        return None

    @cached_property
    def deck_building(self) -> DeckBuilding | None:
        """What people can do with decks they build themselves."""
        return None

    @cached_property
    def own_boxes(self) -> OwnBoxes | None:
        """What people can do with boxes of it that they make themselves."""
        return None

    @cached_property
    def lessons(self) -> Sequence[Lesson]:
        """Where one learns it, the first game first."""
        return ()

    @cached_property
    def puzzles(self) -> Sequence[Puzzle]:
        """Positions with a goal, the easiest first."""
        return ()

    @cached_property
    def goals(self) -> Mapping[str, Goal]:
        """What its puzzles can ask for, by name."""
        from emberhold.games.puzzles import GOALS

        return GOALS

    @cached_property
    def targets(self) -> Mapping[str, Target]:
        """What puzzles found in its games can ask for beside these, by kind."""
        return {}

    def this_turn(self, state: Any) -> Any:
        """A state, or a copy without what makes no difference until the turn is over: where two
        ways lead to equal ones, what a puzzle asks for in this turn is looked for once."""
        return state

    def bearing(self, state: Any, question: Question, goal: str = "") -> Sequence[Choice]:
        """The answers that can make a difference within the turn, to a goal of a puzzle or to any,
        for those who look it through."""
        return question.choices

    def goal(self, name: str) -> Goal:
        """What a puzzle asks for, by the name in its file."""
        from emberhold.games.puzzles import goal_named

        return goal_named(self.goals, self.targets, name)

    def library_under(self, record: Record | None) -> Sequence[Entry]:
        """What can be read in that state of a campaign; what is sealed is not there."""
        return self.library

    def rulebook_under(self, record: Record | None) -> RuleShelf | None:
        """The rules that are known in that state of a campaign; see `RuleShelf.sealed`."""
        return self.rulebook

    def cast_under(self, record: Record) -> Mapping[str, str]:
        """How cards are drawn that a campaign has unsealed: those `Look.cast` keeps silent of."""
        return {}

    def with_setup(self, setup: Mapping[str, Any]) -> TableGame:
        """The game as a set-up makes it: another one of the same name where boxes are mixed."""
        return self

    @property
    def cast_beside(self) -> Mapping[str, str]:
        """How cards are drawn that such a mixture brings beside those of `Look.cast`."""
        return {}

    def suggested(self, question: Question) -> tuple[str, ...]:
        """The keys of answers that go together and are printed as a suggestion, the first first."""
        return ()

    def page_asked(self, question: Question) -> StoryPage | None:
        """The page of a story that is read before a question is answered."""
        return None

    def pages_under(self, record: Record) -> Sequence[StoryPage]:
        """The pages that have been read in that state of a campaign, the first first."""
        return ()

    def finished(self, record: Record) -> Sequence[Mapping[str, Any]]:
        """The people of a campaign that is over, as plain data, for tables of other games."""
        return ()

    def afterwards(self, record: Record) -> Sequence[Afterwards]:
        """What a campaign that is over leaves to be played."""
        return ()

    @cached_property
    def counsel(self) -> Counsel | None:
        """What speaks for an answer, in the words of the game."""
        return None

    @cached_property
    def reasons(self) -> Reasons | None:
        """Why something on the table cannot be chosen."""
        return None

    @cached_property
    def foresight(self) -> Foresight | None:
        """What lies ahead, exactly, from what a seat may know."""
        return None

    @cached_property
    def attempts(self) -> Attempts | None:
        """What would lie ahead after some answers, tried in worlds that a seat holds possible."""
        return None

    @cached_property
    def fixable(self) -> Fixables | None:
        """The numbers and cards that may be set and moved by hand if all agree."""
        return None

    @property
    def arrivals(self) -> Mapping[str, Arrival]:
        """What may be hoped not to come, by name."""
        return {}

    # How it looks

    @cached_property
    def manner(self) -> Manner:
        """How its scenes are put into words."""
        return Manner()

    @cached_property
    def style(self) -> Style:
        """How the terminal draws it."""
        return Style()

    @cached_property
    def look(self) -> Look:
        """How the web draws it: its layout, its crest, its pictures, its stylesheet."""
        return Look()

    # Its bots

    @cached_property
    def bot(self) -> Policy | None:
        """Its own sensible player; who plays it without one answers at random."""
        return None

    @property
    def pilot(self) -> Policy | None:
        """Whom search starts from and plays ahead with: its own player, unless it has a better."""
        return self.bot

    @cached_property
    def evaluation(self) -> Evaluation | None:
        """How good a position is; without it nobody looks ahead."""
        return None

    @cached_property
    def decisive(self) -> Decisive | None:
        """Where to look to see what decided a finished game."""
        return None

    # Those who study it and learn it

    @cached_property
    def study(self) -> Study | None:
        """What a batch notes of each game beside how it ended."""
        return None

    @cached_property
    def report(self) -> Report:
        """What the report on many of its games shows."""
        return PLAIN

    @cached_property
    def printed(self) -> Mapping[str, Printed]:
        """What is printed on its cards and sheets and may be changed for a what-if, by slug."""
        return {}

    @cached_property
    def environments(self) -> Mapping[str, Mapping[str, Any]]:
        """What `gymnasium.make` and `aec_env` find of it: ids, and arguments of `solo_env`."""
        return {}

    def actions(self, players: int) -> Actions:
        """Every answer that can ever be given, as numbers."""
        return PlacedActions(players)

    @cached_property
    def _coded(self) -> dict[int, Actions]:
        return {}

    def codes(self, players: int, setup: Mapping[str, Any], question: Question) -> Sequence[int]:
        game = self.with_setup(setup)
        coded = game._coded
        if players not in coded:
            coded[players] = game.actions(players)
        return coded[players].codes(question)

    def observation(self, players: int) -> Observation:
        """What a seat may know, as a row of numbers."""
        return SceneObservation(self.scene, players)

    @cached_property
    def _versions(self) -> dict[int, str]:
        return {}

    def encoding_version(self, players: int) -> str:
        """A name for the meaning of all slots and actions: weights fit where it is the same."""
        versions = self._versions
        if players not in versions:
            slots, actions = self.observation(players).names, self.actions(players).names
            versions[players] = version_of((*slots, "", *actions))
        return versions[players]

    def promise(self, state: Any, seat: int) -> float:
        """The score of the game for a seat, from about -1 to 1: for rewards along the way."""
        return 0.0 if self.evaluation is None else 2 * self.evaluation.evaluate(state, seat) - 1
