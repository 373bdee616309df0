"""What has been worked out about a table and may be forgotten: it follows from the record.

The cache of one table: scenes, drawn frames, the spoken log, the bots that think here.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

from msgspec import Raw
from msgspec.json import encode

from emberhold.games import game_of
from emberhold.games.unsealed import Unsealed, unsealed_at
from emberhold.kernel.scene import Scene
from emberhold.kernel.telling import Telling
from emberhold.players import Player
from emberhold.server.house.pages.shown import LogLine
from emberhold.server.house.table.knowing import Moment, moment_of
from emberhold.server.house.table.record import Record

_TURN_MARKS = ("turn", "round", "phase", "active")
_ERAS = count()
_REMEMBERED = 100
_STORY = 16
"""How many versions back a page may have looked away and still see what happened since."""

Turn = tuple[Any, ...]


class Memory:
    """What is remembered of a table while it is awake."""

    tells = True
    """Whether tables keep what happened for their pages to tell; `bench.load` measures without."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self.era = next(_ERAS)
        """Changes when something is undone: an earlier moment may be another one now."""
        self.known_ids: dict[str, int] = {}
        """What pages call what they did, and the version it led to."""
        self.players: dict[tuple[int, str], Player] = {}
        self.came: dict[tuple[int, str], str] = {}
        """From what each bot thinks: the seed and the moment it came."""
        self.titles: dict[str, str] = {}
        """What its chapter is called, in the languages in which somebody has asked."""
        self.rendered: dict[Any, Any] = {}
        """What has been drawn of this version already; see `drawing`."""
        self.spoken: dict[str, list[LogLine]] = {}
        """The log as it has been spoken so far, by language."""
        self.visible: dict[int | None, list[int]] = {}
        self.looked_at: dict[int | None, int] = {}
        """The places of the lines each pair of eyes may read, and how far that is known."""
        self.log_lengths: dict[int, int] = {}
        """How long the log was at each version that is remembered."""
        self.states: dict[int | None, Any] = {}
        """The table as it was at the latest versions, while somebody watches it."""
        self._scenes: dict[int | None, Scene] = {}
        self._scenes_before: tuple[int, dict[int | None, Scene]] = (-1, {})
        """What was drawn at the version before, for a page that comes from there."""
        self._moment: Moment | None = None
        self._last_turn: Turn | None = None

    # Remembering and forgetting

    def know(self, id: str | None, number: int) -> None:
        """Remember what a page calls something it did; older ones are found in the store."""
        if id is not None:
            self.known_ids[id] = number
            if len(self.known_ids) > _REMEMBERED:
                del self.known_ids[next(iter(self.known_ids))]

    def note_version(self, watched: bool) -> None:
        """The table has come to another version."""
        self.rendered.clear()
        self.keep_story(watched)
        version = self._record.version
        self.log_lengths[version] = len(self._record.table.state.log)
        if len(self.log_lengths) > _REMEMBERED:
            del self.log_lengths[next(iter(self.log_lengths))]

    def keep_story(self, watched: bool) -> None:
        """While somebody watches, what happened lately can be shown beat by beat."""
        table = self._record.table
        told = self.tells and watched
        table.watch(told)
        if not told:
            self.states.clear()
            table.forget_beats(len(table.state.log))
            return
        state = table.state
        pictured = state.pictured() if isinstance(state, Telling) else state.copy()
        self.states[self._record.version] = pictured
        if len(self.states) > _STORY:
            oldest = next(iter(self.states))
            del self.states[oldest]
            table.forget_beats(self.log_lengths.get(oldest or 0, 0))

    def forget_players(self) -> None:
        """Somebody else plays, or with other cards: the bots begin again."""
        self.players.clear()
        self.came.clear()

    def forget_moment(self) -> None:
        """Something has happened: what was seen a moment ago is seen no more."""
        version = self._record.version
        if self._scenes_before[0] != version:
            self._scenes_before = (version, self._scenes)
        self._scenes = {}
        self._moment = None
        self._last_turn = None

    def forget_after(self) -> None:
        """The table has gone back: what was found out since then is forgotten."""
        self.era = next(_ERAS)
        for lines in self.spoken.values():
            del lines[len(self._record.table.state.log) :]
        self.visible.clear()
        self.looked_at.clear()

    # Looking

    def scene(self, seat: int | None) -> Scene:
        """What a seat sees, without the question; found once for each moment and pair of eyes."""
        eyes = self.eyes(seat)
        found = self._scenes.get(eyes)
        if found is None:
            table = self._record.table
            found = self._scenes[eyes] = table.game.scene(table.state, eyes)
        return found

    def eyes(self, seat: int | None) -> int | None:
        """With whose eyes a seat looks at this table."""
        table = self._record.table
        return game_of(table).eyes(table.state, seat)

    def scene_then(self, version: int | None, seat: int | None) -> Scene:
        """What a seat saw at one of the versions that are still remembered."""
        state = self.states[version]
        eyes = self.eyes(seat)
        before, scenes = self._scenes_before
        if version == before and eyes in scenes:
            return scenes[eyes]
        scene: Scene = self._record.table.game.scene(state, eyes)
        return scene

    def drawn(self, place: tuple[Any, ...], draw: Callable[[], Any]) -> Raw:
        """Something drawn once for each version, kept as JSON."""
        found: Raw | None = self.rendered.get(place)
        if found is None:
            found = self.rendered[place] = Raw(encode(draw()))
        return found

    def unsealed(self) -> Unsealed:
        """What can be read at this table; found once for each version."""
        found = self.rendered.get("unsealed")
        if found is None:
            found = self.rendered["unsealed"] = unsealed_at(self._record.table)
        known: Unsealed = found
        return known

    def moment(self) -> Moment:
        """What every seat can name now."""
        if self._moment is None:
            eyes = (None, *range(self._record.header.players))
            self._moment = moment_of(self._record.table, {seat: self.scene(seat) for seat in eyes})
        return self._moment

    def turn(self) -> Turn:
        """Whose turn it is and which: when it changes, another one has begun."""
        return _turn(self.scene(None))

    def whole_turn(self) -> Turn:
        """The turn with all its phases."""
        turn, round, _, active = self.turn()
        return turn, round, active

    def round(self) -> int:
        """The round under way; 0 where a game counts none."""
        return self.turn()[1] or 0

    def turn_of_last_answer(self) -> Turn | None:
        """The turn in which the last answer was given; after a rebuild it is looked up."""
        answers = self._record.answers
        if self._last_turn is None and answers:
            before = self._record.table.at(len(answers) - 1)
            self._last_turn = _turn(before.game.scene(before.state, None))
        return self._last_turn

    def answered_in(self, turn: Turn) -> None:
        """The last answer was given in that turn."""
        self._last_turn = turn


def _turn(scene: Scene) -> Turn:
    return tuple(scene.marks.get(name) for name in _TURN_MARKS)
