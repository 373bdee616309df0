"""One hosted table in memory: the game, the answers it came from, and who sits there.

Everything here follows from the header and the events, in the order of their numbers. A second
worker that reads the same events has the same table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from time import monotonic
from typing import Any, NamedTuple

from emberhold.games import game_named, game_of
from emberhold.games.exercises import exercise_named
from emberhold.games.unsealed import Unsealed, unsealed_at
from emberhold.kernel.game import Result
from emberhold.kernel.question import Question
from emberhold.kernel.rng import QUICK
from emberhold.kernel.save import Deal, Save, Trial
from emberhold.kernel.scene import Scene
from emberhold.kernel.table import Table, restart
from emberhold.kernel.telling import Telling
from emberhold.players import Player
from emberhold.server.house.judging import judge_of
from emberhold.server.house.knowing import Moment, moment_of, showed_something
from emberhold.server.house.noticing import FROM_FILE, MOST_NOTICES, Notice, notice_of
from emberhold.server.house.refusing import NewerTable
from emberhold.server.house.viewer import Viewer
from emberhold.server.house.watching import Watch
from emberhold.server.store.records import Event, Header, InCampaign, Kept, SeatRow, Snapshot

BOT, HUMAN, OPEN = "bot", "person", "open"
PARTY = "party"
LESSON = "lesson"
"""The option of a table that names the lesson that is learned there."""
GENERATOR = "generator"
"""The option of a table that names where its luck comes from."""
TRIAL = "trial"
"""The option of a table that says which running game it was dealt from; no page is told."""
_TURN_MARKS = ("turn", "round", "phase", "active")
_SHOWED, _BEGAN = 1, 2
_ERAS = count()
_SNAPSHOT_EVERY = 100
_REMEMBERED = 100
_AWAY = 120.0
"""Seconds without an answer after which somebody who does not look at the table is away."""
_STORY = 16
"""How many versions back a page may have looked away and still see what happened since."""


class Answer(NamedTuple):
    """An answer that counts: not undone."""

    seat: int
    key: str
    showed: bool
    """Whether it showed somebody something new, so that it cannot simply be undone."""
    began: bool
    """Whether it was the first of a turn."""

    @property
    def plain(self) -> list[Any]:
        return [self.seat, self.key, _SHOWED * self.showed + _BEGAN * self.began]


@dataclass(frozen=True, slots=True)
class Request:
    """A wish to undo more than is free, and who has not agreed to it yet."""

    by: int
    to: int
    waiting: tuple[int, ...]
    made: int
    """The version at which it was made."""

    @property
    def plain(self) -> dict[str, Any]:
        return {
            "by": self.by,
            "to": self.to,
            "waiting": list(self.waiting),
            "made": self.made,
        }


class Hosted:
    """A table of the house. Hold its lock while working with it."""

    tells = True
    """Whether tables keep what happened for their pages to tell; `bench.load` measures without."""

    def __init__(self, header: Header, seats: Iterable[SeatRow], table: Table) -> None:
        self.header = header
        self.seats = list(seats)
        self.table = table
        self.answers: list[Answer] = []
        self.version = 0
        self.snapshot_at = 0
        self.request: Request | None = None
        self.held = {row.seat for row in self.seats if row.who == HUMAN}
        """The seats that are a person's: once somebody has held one, no matter who plays there
        now."""
        self.acted: dict[int, float] = {}
        """When somebody last answered in a seat that was theirs to play."""
        self.looked = monotonic()
        """When somebody last asked for this table."""
        self.ends: str | None = None
        """The day on which it will be deleted, where nobody has played for long."""
        self.era = next(_ERAS)
        """Changes when something is undone: an earlier moment may be another one now."""
        self.requested = 0
        """How often something was undone that the others had to agree to."""
        self.pace: str | None = None
        self.place: InCampaign | None = None
        """Where it is in a campaign, if it belongs to one."""
        self.titles: dict[str, str] = {}
        """What its chapter is called, in the languages in which somebody has asked."""
        self.ended: Result | None = None
        """How it ended by the store, where its record no longer leads to the end."""
        self.mended: dict[str, Any] | None = None
        """What became of its record when a rule changed; see `mending`."""
        self.known = False
        """Whether somebody may know what is hidden; see `luck`."""
        self.handed: set[int] = set()
        """The seats given away by somebody who keeps playing against them."""
        self.dealt_at = 0
        """After this many answers what is hidden was dealt again: nobody goes back beyond that."""
        self.free_undo_ended = False
        """Whether people in different browsers have come to play against each other."""
        self.notices: list[Notice] = []
        """What happened lately that everybody is told of, the oldest first."""
        self.since: dict[int, int] = {}
        """The version at which each seat that is asked got its question."""
        self.answered_at = 0
        """The version at which an answer was last given or undone."""
        self.log_lengths: dict[int, int] = {}
        """How long the log was at each version that is remembered."""
        self.states: dict[int | None, Any] = {}
        """The table as it was at the latest versions, while somebody watches it."""
        self.broken = False
        """Whether memory may be ahead of the store, because storing failed."""
        self.lock = asyncio.Lock()
        self.watches: set[Watch] = set()
        self.known_ids: dict[str, int] = {}
        self.players: dict[tuple[int, str], Player] = {}
        self.came: dict[tuple[int, str], str] = {}
        """From what each bot thinks: the seed and the moment it came."""
        self.party = str(header.options.get(PARTY) or header.id)
        """Who opened the table, as far as waiting in turn is concerned."""
        self.lesson = exercise_named(
            game_named(header.game).lessons, str(header.options.get(LESSON, ""))
        )
        """What is learned here, if anything."""
        self.judge = judge_of(header.game, header.options, table)
        """What says how a puzzle is going, where one is solved."""
        self.rendered: dict[Any, Any] = {}
        """What has been drawn of this version already; see `drawing`."""
        self.spoken: dict[str, list[dict[str, Any]]] = {}
        """The log as it has been spoken so far, by language."""
        self.visible: dict[int | None, list[int]] = {}
        self.looked_at: dict[int | None, int] = {}
        """The places of the lines each pair of eyes may read, and how far that is known."""
        self._together_from: int | None = None
        """Where the answers begin that still wait for those of others asked at the same time."""
        self._asked: dict[int, Question] = {}
        self._scenes: dict[int | None, Scene] = {}
        self._scenes_before: tuple[int, dict[int | None, Scene]] = (-1, {})
        """What was drawn at the version before, for a page that comes from there."""
        self._moment: Moment | None = None
        self._last_turn: Any = None

    # From the store and back

    @classmethod
    def rebuilt(cls, kept: Kept) -> Hosted:
        """The table that was stored."""
        header = kept.header
        start = save_header(header, deals_in(kept.snapshot))
        hosted = cls(header, kept.seats, restart(game_named(header.game), start))
        hosted.place = kept.place
        for answer in kept.snapshot.answers:
            hosted.take_stored(answer)
        hosted.stand(kept.snapshot)
        hosted.remember_holders(kept)
        for event in kept.tail:
            hosted.apply(event)
        return hosted

    def take_stored(self, answer: Sequence[Any]) -> None:
        """An answer as snapshots keep it."""
        seat, key, flags = answer
        self._take(seat, key, bool(flags & _SHOWED), bool(flags & _BEGAN))

    def stand(self, snapshot: Snapshot) -> None:
        standing = snapshot.standing
        self.version = self.snapshot_at = snapshot.number
        self.answered_at = standing.get("answered_at", snapshot.number)
        self.requested = standing.get("requested", 0)
        self.pace = standing.get("pace")
        self.free_undo_ended = standing.get("free_undo_ended", False)
        self.known = standing.get("known", known_of_old(self.header, standing))
        self.handed = set(standing.get("handed", ()))
        self.dealt_at = standing.get("dealt_at", 0)
        self.notices = [Notice(*notice) for notice in standing.get("notices", ())]
        self.mended = standing.get("mended")
        if (request := standing.get("request")) is not None:
            self.request = Request(**{**request, "waiting": tuple(request["waiting"])})
        self._note_questions()
        since = standing.get("since", {})
        self.since = {seat: since.get(str(seat), self.version) for seat in self.since}
        self._note_version()

    def remember_holders(self, kept: Kept) -> None:
        """Who has held a seat, also before what a snapshot sums up.

        Snapshots of old did not say: then every seat counts as a person's, which is the safe side.
        """
        if kept.snapshot.number:
            standing = kept.snapshot.standing
            self.held = set(standing.get("held", range(self.header.players)))

    def take_over(self, fresh: Hosted) -> None:
        """Become what was read again from the store; the lock and the watches stay."""
        kept = ("lock", "watches")
        for name, value in vars(fresh).items():
            if name not in kept:
                setattr(self, name, value)

    def snapshot(self) -> Snapshot:
        standing: dict[str, Any] = {
            "since": {str(seat): version for seat, version in self.since.items()},
            "answered_at": self.answered_at,
            "requested": self.requested,
            "pace": self.pace,
            "free_undo_ended": self.free_undo_ended,
            "known": self.known,
            "held": sorted(self.held),
            "notices": [list(notice) for notice in self.notices],
        }
        if self.request is not None:
            standing["request"] = self.request.plain
        if self.mended is not None:
            standing["mended"] = self.mended
        if self.handed:
            standing["handed"] = sorted(self.handed)
        if deals := self.table.header.deals:
            standing |= {"deals": [list(deal) for deal in deals], "dealt_at": self.dealt_at}
        return Snapshot(self.version, [answer.plain for answer in self.answers], standing)

    def snapshot_due(self) -> bool:
        """The longer the game, the rarer: what snapshots cost does not grow with it."""
        return self.version - self.snapshot_at >= max(_SNAPSHOT_EVERY, len(self.answers) // 2)

    # Events

    def apply(self, event: Event) -> None:
        """Let something that is stored, or about to be, happen here."""
        data = event.data
        self._notice(event)
        match event.kind:
            case "answer":
                self.request = None
                self.take_stored((data["seat"], data["key"], data["flags"]))
                self._saw(data["seat"], event.time)
            case "undo":
                self.request = None
                self.requested += bool(data.get("asked"))
                seen = any(answer.showed for answer in self.answers[data["to"] :])
                self.known |= seen and bool(data.get("alone"))
                self._go_back(data["to"])
            case "exposed":
                self.known = True
            case "handed":
                self.handed.add(data["seat"])
            case "deal":
                self.request = None
                self._deal(data["seed"], data["seats"])
            case "retract":
                self._retract(data["seat"])
            case "undo-ask":
                waiting = tuple(data["waiting"])
                self.request = Request(data["by"], data["to"], waiting, event.number)
            case "undo-reply":
                self._reply(data)
            case "seat":
                row = SeatRow(data["seat"], data["who"], data["bot"], data["name"])
                self.seats[row.seat] = row
                self.players.clear()
                self.came.clear()
                self._hold(row, data)
            case "free-undo-ends":
                self.free_undo_ended = True
            case "pace":
                self.pace = data["bots"]
            case "mend":
                self.request = None
                self.mended = data
                self._go_back(data["kept"])
            case "chapter":
                assert self.place is not None
                self.place = replace(self.place, closed=True, next=data["next"])
            case "unseated" | "trial" | "known":
                pass  # a notice, and nothing else
            case _:
                raise NewerTable
        self.version = event.number
        self.ends = None
        if event.kind in ("answer", "undo", "retract", "mend", "deal"):
            self.answered_at = event.number
        self._know(event.client_id, event.number)
        self._note_questions()
        self._note_version()

    def answered(self, number: int, seat: int, key: str, id: str | None, time: float) -> Event:
        """Give an answer for the first time: find out what it shows, and make an event of it."""
        before, turn = self.moment(), self.turn()
        began = turn != self._turn_of_last_answer()
        self.table.answer(key, seat)
        self._forget_looks()
        showed = not self.table.given and showed_something(self.table, before, self.moment(), seat)
        self._record(Answer(seat, key, showed, began))
        self._last_turn = turn
        self._saw(seat, time)
        self.request = None
        self.version = self.answered_at = number
        self.ends = None
        self._know(id, number)
        self._note_questions()
        self._note_version()
        flags = _SHOWED * showed + _BEGAN * began
        return Event(number, "answer", {"seat": seat, "key": key, "flags": flags}, id, time)

    def _take(self, seat: int, key: str, showed: bool, began: bool) -> None:
        self.table.answer(key, seat)
        self._record(Answer(seat, key, showed, began))
        self._last_turn = None
        self._forget_looks()

    def _record(self, answer: Answer) -> None:
        """Keep an answer; those given together are put in the order of seats once all are in."""
        self.answers.append(answer)
        if self.judge is not None:
            self.judge.look(len(self.answers), self.table)
        together = self.table.count - len(self.table.given)
        first = self._together_from
        if self.table.given:
            self._together_from = together
        elif first is not None:
            group = sorted(self.answers[first:], key=lambda each: each.seat)
            self.answers[first:] = [each._replace(showed=True) for each in group]
            self._together_from = None

    def _deal(self, seed: str, seats: Sequence[int]) -> None:
        """Deal what is hidden again, at the beginning of the step under way."""
        self.table.deal(seed, seats)
        self.known = False
        self.dealt_at = self.table.count
        self.handed.clear()
        self.players.clear()
        self.came.clear()
        self._stand_back(self.dealt_at)

    def _go_back(self, to: int) -> None:
        self.table.undo(self.table.count - to)
        self._stand_back(to)

    def _stand_back(self, to: int) -> None:
        """The table has gone back to that many answers: what was found out since is forgotten."""
        self.era = next(_ERAS)
        del self.answers[to:]
        if self.judge is not None:
            self.judge.back(to)
        given = len(self.table.given)
        self._together_from = to - given if given else None
        for lines in self.spoken.values():
            del lines[len(self.table.state.log) :]
        self.visible.clear()
        self.looked_at.clear()
        self._last_turn = None
        self._forget_looks()

    def _retract(self, seat: int) -> None:
        self.table.retract(seat)
        assert self._together_from is not None
        place = next(
            place
            for place in range(self._together_from, len(self.answers))
            if self.answers[place].seat == seat
        )
        del self.answers[place]
        if not self.table.given:
            self._together_from = None
        self._forget_looks()

    def _reply(self, data: dict[str, Any]) -> None:
        if self.request is None or not data["yes"]:
            self.request = None
            return
        waiting = tuple(seat for seat in self.request.waiting if seat not in data["seats"])
        self.request = replace(self.request, waiting=waiting)

    def _hold(self, row: SeatRow, data: dict[str, Any]) -> None:
        """A seat stays a person's when a bot plays there, until the person has left the table."""
        if data.get("left"):
            self.held.discard(row.seat)
            if self.request is not None:
                waiting = tuple(seat for seat in self.request.waiting if seat != row.seat)
                self.request = replace(self.request, waiting=waiting)
        elif HUMAN in (row.who, data.get("was")):
            self.held.add(row.seat)

    def _saw(self, seat: int, time: float) -> None:
        if not self.is_bot(seat):
            self.acted[seat] = time

    def _notice(self, event: Event) -> None:
        """Keep what is to be told of an event that is about to happen here."""
        notice = notice_of(event, self.request, len(self.answers))
        if notice is not None:
            self.notices = [*self.notices, notice][-MOST_NOTICES:]

    def _know(self, id: str | None, number: int) -> None:
        """Remember what a page calls something it did; older ones are found in the store."""
        if id is not None:
            self.known_ids[id] = number
            if len(self.known_ids) > _REMEMBERED:
                del self.known_ids[next(iter(self.known_ids))]

    def _note_questions(self) -> None:
        """A question counts from the version at which it was put; one that is still open keeps
        it."""
        asked = {seat: q for q in self.questions for seat in (q.seat, *self.asked_by(q))}
        self.since = {
            seat: self.since[seat] if self._asked.get(seat) is question else self.version
            for seat, question in asked.items()
        }
        self._asked = asked

    def _note_version(self) -> None:
        self.rendered.clear()
        self.keep_story()
        self.log_lengths[self.version] = len(self.table.state.log)
        if len(self.log_lengths) > _REMEMBERED:
            del self.log_lengths[next(iter(self.log_lengths))]

    def keep_story(self) -> None:
        """While somebody watches, what happened lately can be shown beat by beat."""
        told = self.tells and bool(self.watches)
        self.table.watch(told)
        if not told:
            self.states.clear()
            self.table.forget_beats(len(self.table.state.log))
            return
        state = self.table.state
        self.states[self.version] = state.pictured() if isinstance(state, Telling) else state.copy()
        if len(self.states) > _STORY:
            oldest = next(iter(self.states))
            del self.states[oldest]
            self.table.forget_beats(self.log_lengths.get(oldest or 0, 0))

    # Looking

    def scene(self, seat: int | None) -> Scene:
        """What a seat sees, without the question; found once for each moment and pair of eyes."""
        eyes = self.eyes(seat)
        found = self._scenes.get(eyes)
        if found is None:
            found = self._scenes[eyes] = self.table.game.scene(self.table.state, eyes)
        return found

    def eyes(self, seat: int | None) -> int | None:
        """With whose eyes a seat looks at this table."""
        return game_of(self.table).eyes(self.table.state, seat)

    def scene_then(self, version: int | None, seat: int | None) -> Scene:
        """What a seat saw at one of the versions that are still remembered."""
        state = self.states[version]
        eyes = self.eyes(seat)
        before, scenes = self._scenes_before
        if version == before and eyes in scenes:
            return scenes[eyes]
        scene: Scene = self.table.game.scene(state, eyes)
        return scene

    def unsealed(self) -> Unsealed:
        """What can be read at this table; found once for each version."""
        found = self.rendered.get("unsealed")
        if found is None:
            found = self.rendered["unsealed"] = unsealed_at(self.table)
        known: Unsealed = found
        return known

    def moment(self) -> Moment:
        if self._moment is None:
            eyes = (None, *range(self.header.players))
            self._moment = moment_of(self.table, {seat: self.scene(seat) for seat in eyes})
        return self._moment

    def turn(self) -> tuple[Any, ...]:
        """Whose turn it is and which: when it changes, another one has begun."""
        return _turn(self.scene(None))

    def _turn_of_last_answer(self) -> tuple[Any, ...] | None:
        """The turn in which the last answer was given; after a rebuild it is looked up."""
        if self._last_turn is None and self.answers:
            before = self.table.at(len(self.answers) - 1)
            self._last_turn = _turn(before.game.scene(before.state, None))
        turn: tuple[Any, ...] | None = self._last_turn
        return turn

    def _forget_looks(self) -> None:
        if self._scenes_before[0] != self.version:
            self._scenes_before = (self.version, self._scenes)
        self._scenes = {}
        self._moment = None

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it is running."""
        return self.ended or self.table.result

    @property
    def questions(self) -> tuple[Question, ...]:
        """What is asked now; nothing where the game has ended."""
        return () if self.ended else self.table.questions

    # Who is who

    def is_bot(self, seat: int) -> bool:
        return self.seats[seat].who == BOT

    def people(self) -> frozenset[int]:
        """The seats in which somebody sits who can be asked."""
        return frozenset(row.seat for row in self.seats if row.who == HUMAN)

    def others(self, viewer: Viewer) -> frozenset[int]:
        """The seats of other people: those they play, and those in which a bot plays for them."""
        return (self.people() | self.held) - viewer.seats

    def is_present(self, seat: int, now: float) -> bool:
        """Whether the person of a seat looks at the table, or answered a moment ago."""
        return seat in self.here() or now - self.acted.get(seat, -_AWAY) < _AWAY

    def here(self) -> frozenset[int]:
        """The seats whose people are looking at the table now."""
        return frozenset(seat for watch in self.watches for seat in watch.viewer.seats)

    def acting(self) -> list[int]:
        """The seats that are asked something, each once."""
        return list(dict.fromkeys(seat for q in self.questions for seat in self.asked_by(q)))

    def asked_by(self, question: Question) -> list[int]:
        """Whom a question waits for: what is decided together is every person's to answer."""
        people = sorted(self.people()) if question.anyone else []
        return people or [question.seat]

    @property
    def is_trial(self) -> bool:
        """Whether it was dealt from a game that others play, whose luck is not for its players."""
        return TRIAL in self.header.options

    @property
    def luck(self) -> int | str:
        """The seed of what was dealt last."""
        deals = self.table.header.deals
        return deals[-1].seed if deals else self.header.seed

    @property
    def free_undo(self) -> bool:
        """Whether the table was opened with free undo: its result says so ever after."""
        return self.header.options.get("undo") == "free"

    @property
    def undo_is_free(self) -> bool:
        """Whether everything may be undone now."""
        return self.free_undo and not self.free_undo_ended

    def playing(self, viewer: Viewer) -> frozenset[int]:
        """The seats a viewer holds and plays, so none that a bot plays at the moment."""
        return frozenset(seat for seat in viewer.seats if not self.is_bot(seat))

    def question_for(self, seat: int) -> Question | None:
        """The open question a seat may answer."""
        return next((q for q in self.questions if q.seat == seat or q.anyone), None)

    def taught(self) -> str | None:
        """The answer that comes next in the lesson; None where nobody is on its path."""
        if self.lesson is None or self.result is not None:
            return None
        given, track = len(self.answers), self.lesson.track
        on_path = given < len(track) and all(
            answer.key == key for answer, key in zip(self.answers, track, strict=False)
        )
        return track[given] if on_path else None

    def bot_question(self) -> Question | None:
        """A question a bot answers; what is decided together is decided by the people, if any.

        In a lesson everybody waits for the answer before theirs.
        """
        if self.taught() is not None and not self.is_bot(self.questions[0].seat):
            return None
        people = bool(self.people())
        return next(
            (q for q in self.questions if self.is_bot(q.seat) and not (q.anyone and people)),
            None,
        )


def known_of_old(header: Header, standing: Mapping[str, Any]) -> bool:
    """Whether the luck of a table is known that was stored when nobody noted it."""
    quick = header.options.get(GENERATOR, QUICK) == QUICK
    from_file = any(notice[1] == FROM_FILE for notice in standing.get("notices", ()))
    return quick or from_file or header.position is not None


def _turn(scene: Scene) -> tuple[Any, ...]:
    return tuple(scene.marks.get(name) for name in _TURN_MARKS)


def save_header(header: Header, deals: tuple[Deal, ...] = ()) -> Save:
    """What the kernel starts the game of a table from."""
    generator = header.options.get(GENERATOR, QUICK)
    trial = header.options.get(TRIAL)
    return Save(
        header.game,
        header.players,
        header.seed,
        header.setup,
        header.position,
        rules=header.rules,
        generator=generator,
        trial=None if trial is None else _trial(trial),
        deals=deals,
    )


def deals_in(snapshot: Snapshot) -> tuple[Deal, ...]:
    """What had been dealt again by then."""
    return _deals(snapshot.standing.get("deals", ()))


def _deals(kept: Iterable[Sequence[Any]]) -> tuple[Deal, ...]:
    return tuple(Deal(answers, seed, tuple(seats)) for answers, seed, seats in kept)


def _trial(kept: dict[str, Any]) -> Trial:
    answers = tuple((seat, key) for seat, key in kept["answers"])
    deals = _deals(kept.get("deals", ()))
    return Trial(kept["seed"], kept["generator"], answers, kept["seat"], deals)
