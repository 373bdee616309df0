"""What a hosted table is: its header, its events so far, and the game they lead to.

Everything here follows from the header and the events, in the order of their numbers: a second
worker that reads the same events has the same record (event sourcing). It knows no clock, no lock
and no page.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from emberhold.games import game_named
from emberhold.games.exercises import exercise_named
from emberhold.games.lessons import Lesson
from emberhold.kernel.game import Result
from emberhold.kernel.question import Question
from emberhold.kernel.save import Fixes
from emberhold.kernel.table import Table, restart
from emberhold.server.house.pages.puzzling import judge_of
from emberhold.server.house.refusing import NewerTable
from emberhold.server.house.table import standing
from emberhold.server.house.table.clock import CLOCK, Clock
from emberhold.server.house.table.given import Answer, RepairWish, Request, fixes_of
from emberhold.server.house.table.headers import LESSON, PARTY, TRIAL, deals_in, save_header
from emberhold.server.house.table.noticing import MOST_NOTICES, Notice, notice_of
from emberhold.server.house.table.talk import TALK, Talk
from emberhold.server.house.table.viewer import Viewer
from emberhold.server.store.records import Event, Header, InCampaign, Kept, SeatRow, Snapshot

BOT, HUMAN, OPEN = "bot", "person", "open"
GOES_BACK = ("undo", "mend", "deal", "repair")
"""The events after which an earlier moment may be another one."""
_ANSWERS_REQUEST = ("answer", *GOES_BACK)
CHANGES_ANSWERS = ("retract", *_ANSWERS_REQUEST)
"""The events after which other answers count than before."""
_REPAIRS = ("repair-ask", "repair-reply", "repair")
_SNAPSHOT_EVERY = 100


class Record:
    """A table as its events have made it."""

    version = 0
    snapshot_at = 0
    answered_at = 0
    """The version at which an answer was last given or undone."""
    request: Request | None = None
    wish: RepairWish | None = None
    """What somebody wants to repair, until all have agreed."""
    requested = 0
    """How often something was undone that the others had to agree to."""
    pace: str | None = None
    free_undo_ended = False
    """Whether people in different browsers have come to play against each other."""
    known = False
    """Whether somebody may know what is hidden; see `luck`."""
    dealt_at = 0
    """After this many answers what is hidden was dealt again: nobody goes back beyond that."""
    mended: Mapping[str, Any] | None = None
    """What became of its answers when a rule changed; see `mending`."""
    ended: Result | None = None
    """How it ended by the store, where its answers no longer lead to the end."""
    place: InCampaign | None = None
    """Where it is in a campaign, if it belongs to one."""
    _together_from: int | None = None
    """Where the answers begin that still wait for those of others asked at the same time."""

    def __init__(self, header: Header, seats: Iterable[SeatRow], table: Table) -> None:
        self.header = header
        self.seats = list(seats)
        self.table = table
        self.answers: list[Answer] = []
        self.since: dict[int, int] = {}
        """The version at which each seat that is asked got its question."""
        self.notices: list[Notice] = []
        """What happened lately that everybody is told of, the oldest first."""
        self.held = {row.seat for row in self.seats if row.who == HUMAN}
        """The seats that somebody has ever held, no matter who plays there now."""
        self.handed: set[int] = set()
        """The seats given away by somebody who keeps playing against them."""
        self.clock = Clock(int(header.options.get(CLOCK, 0)), header.created)
        """How long people may take."""
        self.talk = Talk()
        """What people have said to each other."""
        self.lesson = _lesson_of(header)
        """What is learned here, if anything."""
        self.judge = judge_of(header.game, header.options, table)
        """What says how a puzzle is going, where one is solved."""
        self._asked: dict[int, Question] = {}

    # From the store and back

    @classmethod
    def begun(cls, kept: Kept, table: Table | None = None) -> Record:
        """The record of a stored table before its first answer."""
        header = kept.header
        start = save_header(header, deals_in(kept.snapshot))
        record = cls(header, kept.seats, table or restart(game_named(header.game), start))
        record.place = kept.place
        return record

    @classmethod
    def summed_up(cls, kept: Kept) -> Record:
        """The record as the last snapshot of a stored table sums it up."""
        record = cls.begun(kept)
        for answer in kept.snapshot.answers:
            record.take(Answer.stored(answer))
        record.stand(kept.snapshot)
        record.remember_holders(kept)
        return record

    def stand(self, snapshot: Snapshot) -> None:
        """Take over what a snapshot says beside the answers, which have been given already."""
        self.version = self.snapshot_at = snapshot.number
        self.note_questions()
        standing.restore(self, snapshot.standing)
        self.clock.note(self.since)

    def remember_holders(self, kept: Kept) -> None:
        """Who has held a seat, also before what a snapshot sums up.

        Old snapshots did not say: then every seat counts as a person's, which is the safe side.
        """
        if kept.snapshot.number:
            held = kept.snapshot.standing.get("held", range(self.header.players))
            self.held = set(held)

    def snapshot(self) -> Snapshot:
        answers = [answer.plain for answer in self.answers]
        return Snapshot(self.version, answers, standing.plain(self))

    def snapshot_due(self) -> bool:
        """The longer the game, the rarer: what snapshots cost does not grow with it."""
        return self.version - self.snapshot_at >= max(_SNAPSHOT_EVERY, len(self.answers) // 2)

    # Events

    def apply(self, event: Event) -> None:
        """Let something that is stored, or about to be, happen here."""
        notice = notice_of(event, self.request, len(self.answers))
        if notice is not None:
            self.notices = [*self.notices, notice][-MOST_NOTICES:]
        if event.kind in TALK:
            self.talk.hear(event)
        elif event.kind in _REPAIRS:
            self._hear_of_repair(event.kind, event.data, event.number)
        else:
            self._happen(event.kind, event.data, event.number)
        self.arrive_at(event)

    def arrive_at(self, event: Event) -> None:
        """An event has happened: from now on this is the version of the table."""
        if event.kind in _ANSWERS_REQUEST:
            self.request = self.wish = None
        if event.kind in CHANGES_ANSWERS:
            self.answered_at = event.number
        self.version = event.number
        self.note_questions()
        self.clock.hear(event)
        self.clock.note(self.since, event.time)

    def _happen(self, kind: str, data: Mapping[str, Any], number: int) -> None:  # noqa: C901 (one case for each kind of event)
        match kind:
            case "answer":
                self.take(Answer.stored((data["seat"], data["key"], data["flags"])))
            case "undo":
                self.requested += bool(data.get("asked"))
                seen = any(answer.showed for answer in self.answers[data["to"] :])
                self.known |= seen and bool(data.get("alone"))
                self._go_back(data["to"])
            case "exposed":
                self.known = True
            case "handed":
                self.handed.add(data["seat"])
            case "deal":
                self._deal(data["seed"], data["seats"])
            case "retract":
                self._retract(data["seat"])
            case "undo-ask":
                self.request = Request(data["by"], data["to"], tuple(data["waiting"]), number)
            case "undo-reply":
                if self.request is not None:
                    self.request = self.request.without(data["seats"]) if data["yes"] else None
            case "seat":
                self._seat(data)
            case "free-undo-ends":
                self.free_undo_ended = True
            case "pace":
                self.pace = data["bots"]
            case "mend":
                self.mended = data
                self._go_back(data["kept"])
            case "chapter":
                assert self.place is not None
                self.place = replace(self.place, closed=True, next=data["next"])
            case "unseated" | "trial" | "known":
                pass  # a notice, and nothing else
            case "clock" | "vacation":
                pass  # known where it is said when things happened
            case _:
                raise NewerTable

    def take(self, answer: Answer) -> None:
        """Give an answer of which all is known."""
        self.table.answer(answer.key, answer.seat)
        self.keep(answer)

    def keep(self, answer: Answer) -> None:
        """Keep an answer the table has been given; those given together are put in the order of
        seats once all are in."""
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
        self._forget_after(self.dealt_at)

    def _hear_of_repair(self, kind: str, data: Mapping[str, Any], number: int) -> None:
        """Somebody asks for a repair, somebody agrees or does not, or it happens."""
        if kind == "repair-ask":
            self.wish = RepairWish.stored(data, number)
        elif kind == "repair":
            self._repair(fixes_of(data))
        elif self.wish is not None:
            self.wish = self.wish.without(data["seats"]) if data["yes"] else None

    def _repair(self, fixes: Fixes) -> None:
        """Set numbers by hand, at the beginning of the step under way; nobody goes back beyond."""
        self.table.repair(fixes)
        self.dealt_at = self.table.count
        self._forget_after(self.dealt_at)

    @property
    def repairs(self) -> list[int]:
        """After how many answers something was repaired."""
        return [deal.answers for deal in self.table.header.deals if deal.fixes]

    def _go_back(self, to: int) -> None:
        self.table.undo(self.table.count - to)
        self._forget_after(to)

    def _forget_after(self, to: int) -> None:
        """The table has gone back to that many answers."""
        del self.answers[to:]
        if self.judge is not None:
            self.judge.back(to)
        given = len(self.table.given)
        self._together_from = to - given if given else None

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

    def _seat(self, data: Mapping[str, Any]) -> None:
        """A seat stays a person's when a bot plays there, until the person has left the table."""
        row = SeatRow(data["seat"], data["who"], data["bot"], data["name"])
        self.seats[row.seat] = row
        if data.get("left"):
            self.held.discard(row.seat)
            if self.request is not None:
                self.request = self.request.without([row.seat])
            if self.wish is not None:
                self.wish = self.wish.without([row.seat])
        elif HUMAN in (row.who, data.get("was")):
            self.held.add(row.seat)

    def note_questions(self) -> None:
        """A question counts from the version at which it was put; one that is still open keeps
        it."""
        asked = {seat: q for q in self.questions for seat in (q.seat, *self.asked_by(q))}
        self.since = {
            seat: self.since[seat] if self._asked.get(seat) is question else self.version
            for seat, question in asked.items()
        }
        self._asked = asked

    # What it says

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it is running."""
        return self.ended or self.table.result

    @property
    def questions(self) -> tuple[Question, ...]:
        """What is asked now; nothing where the game has ended."""
        return () if self.ended else self.table.questions

    @property
    def party(self) -> str:
        """Who opened the table, as far as waiting in turn is concerned."""
        return str(self.header.options.get(PARTY) or self.header.id)

    @property
    def is_trial(self) -> bool:
        """Whether it was dealt from a game that others play, whose luck is not for its players."""
        return TRIAL in self.header.options

    @property
    def luck(self) -> int | str:
        """The seed of what was dealt last."""
        deals = [deal for deal in self.table.header.deals if not deal.fixes]
        return deals[-1].seed if deals else self.header.seed

    @property
    def free_undo(self) -> bool:
        """Whether the table was opened with free undo: its result says so ever after."""
        return self.header.options.get("undo") == "free"

    @property
    def undo_is_free(self) -> bool:
        """Whether everything may be undone now."""
        return self.free_undo and not self.free_undo_ended

    # Who is who

    def is_bot(self, seat: int) -> bool:
        return self.seats[seat].who == BOT

    def people(self) -> frozenset[int]:
        """The seats in which somebody sits who can be asked."""
        return frozenset(row.seat for row in self.seats if row.who == HUMAN)

    def others(self, viewer: Viewer) -> frozenset[int]:
        """The seats of other people: those they play, and those in which a bot plays for them."""
        return (self.people() | self.held) - viewer.seats

    def playing(self, viewer: Viewer) -> frozenset[int]:
        """The seats a viewer holds and plays, so none that a bot plays at the moment."""
        return frozenset(seat for seat in viewer.seats if not self.is_bot(seat))

    def acting(self) -> list[int]:
        """The seats that are asked something, each once."""
        return list(dict.fromkeys(seat for q in self.questions for seat in self.asked_by(q)))

    def asked_by(self, question: Question) -> list[int]:
        """Whom a question waits for: what is decided together is every person's to answer."""
        people = sorted(self.people()) if question.anyone else []
        return people or [question.seat]

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


def _lesson_of(header: Header) -> Lesson | None:
    """What is learned at a table, if anything."""
    lessons = game_named(header.game).lessons
    return exercise_named(lessons, str(header.options.get(LESSON, "")))
