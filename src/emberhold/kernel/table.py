"""The table: the one object people, bots, tests and servers play a game through.

A table is the state at the start of the current step plus the answers given since. That sentence
carries fork, undo and reload. A table that keeps no record skips all of it and only plays on; it
is what playouts use.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from emberhold.kernel.advice import Hint, Outlook, advise, drawn, explain, foresee
from emberhold.kernel.errors import EmberholdError, IllegalAnswer, PositionError, listed
from emberhold.kernel.game import Asking, Game, GameOver, LogLine, Result, Sides, Step
from emberhold.kernel.history import History, SeatAnswers
from emberhold.kernel.message import Message
from emberhold.kernel.opening import Unchecked, checked_position, complete_setup
from emberhold.kernel.question import Choice, Option, Question, Together, key_of
from emberhold.kernel.rng import QUICK, SECRET, Dice, below, luck_of, seeded
from emberhold.kernel.save import Deal, Fixes, Save, Trial
from emberhold.kernel.scene import Asked, Choosable, Scene
from emberhold.kernel.strand import Strand
from emberhold.kernel.telling import Telling


class Line(NamedTuple):
    """A log line as it is read: its words, and after how many answers it was written."""

    text: str
    answers: int


class Told(NamedTuple):
    """A log line before it is spoken; `seat` is set where only that seat may read it."""

    message: Message
    seat: int | None
    answers: int


class Mended(NamedTuple):
    """What no longer fitted when a table was opened from its record, after a rule had changed."""

    answers: int
    """How many answers fit: the table is at that answer."""
    rest: tuple[str, ...]
    """The answers behind them, as a save file writes them."""
    why: Message


class Beat(NamedTuple):
    """One line of the log as a moment to be shown: what happened, and the table just after it."""

    place: int
    """Where the line is in the log."""
    line: LogLine
    state: Any
    """None where the line was written while nobody watched."""


def _playing(steps: Mapping[str, Step], state: Any, history: History | None, keep: bool) -> Asking:
    """Step after step until the game is over.

    One generator for all steps: compiled, `yield from` sees the end of a step without an exception
    being raised and caught. It does not know the table: they would keep each other alive.
    """
    while state.result is None:
        if keep and history is not None:
            history.keep(state)
        keep = True
        asking = steps[state.step](state)
        if asking is None:
            continue
        if isinstance(asking, Question):
            following = asking.then(state, (yield asking))  # type: ignore[misc]
            if following is not None:
                yield from following
        else:
            yield from asking


class Table:
    """A game being played. Open one with `emberhold.open` or `emberhold.load`."""

    __slots__ = (
        "_asked",
        "_dealt",
        "_due",
        "_given",
        "_going_on",
        "_history",
        "_state",
        "_watched",
        "game",
        "header",
        "mended",
        "record",
    )

    def __init__(
        self,
        game: Game,
        state: Any,
        header: Save,
        record: bool = True,
        history: History | None = None,
    ) -> None:
        self.game = game
        self.header = header
        self.mended: Mended | None = None
        self.record = record
        self._state = state
        self._due: list[Choice | SeatAnswers] | None = None
        """Of a fork that nobody has looked at: the answers of the step under way."""
        self._history = History() if history is None else history
        self._going_on: Asking | None = None
        self._asked: Question | Together | None = None
        self._given: dict[int, Choice] = {}
        self._dealt = 0
        """How many of the header's deals have been carried out."""
        self._watched = False
        self._begin_telling()

    # Asking

    @property
    def state(self) -> Any:
        """What is on the table."""
        if self._due is not None:
            self._catch_up()
        return self._state

    @property
    def question(self) -> Question | None:
        """The question to be answered next; None once the game is over."""
        if self._due is not None:
            self._catch_up()
        asked = self._asked
        if not isinstance(asked, Together):
            return asked
        for seat, question in asked.questions.items():
            if seat not in self._given:
                return question
        return None

    @property
    def questions(self) -> tuple[Question, ...]:
        """Every question open now: one, or several where seats decide at the same time."""
        if self._due is not None:
            self._catch_up()
        asked = self._asked
        if isinstance(asked, Together):
            return tuple(q for seat, q in asked.questions.items() if seat not in self._given)
        return () if asked is None else (asked,)

    @property
    def result(self) -> Result | None:
        result: Result | None = self.state.result
        return result

    @property
    def players(self) -> int:
        return self.header.players

    @property
    def sides(self) -> Sides:
        """Who plays with whom: one tuple of seats per side."""
        return self.game.sides(self.header.players, self.header.setup)

    @property
    def at_rest(self) -> bool:
        """Whether nothing has been answered yet in the step now under way."""
        return not self._given and self._history.at_rest

    # Answering

    def answer(self, choice: Unchecked, seat: Unchecked = None) -> None:
        """Answer the open question by key, by index or by option; `seat` checks who speaks."""
        question = self._question_of(seat)
        self.take(question, _chosen(question, choice))

    def take(self, question: Question, choice: Choice) -> None:
        """Answer with a choice known to be one of the question's: the way of bots and playouts."""
        if self._due is not None:
            self._catch_up()
        asked = self._asked
        if asked is question:
            if self.record:
                self._note(choice)
            self._send(choice)
        else:
            self._take_together(asked, question, choice)
        if self.record and len(self.header.deals) > self._dealt:
            self._deal_if_due()

    def take_code(self, code: int) -> None:
        """Answer the open question by the number of an action, as `emberhold.gym` counts them."""
        question = self.question
        if question is None:
            raise EmberholdError("error-game-over")
        codes = self.game.codes(self.header.players, self.header.setup, question)
        if code not in codes:
            legal = [f"{n} ({key_of(c)})" for n, c in zip(codes, question.choices, strict=True)]
            raise IllegalAnswer("error-gym-action", given=str(code), legal=listed(legal))
        self.take(question, question.choices[codes.index(code)])

    def play_out(self, pick: Callable[[Question], Choice]) -> int:
        """Let one chooser answer for every seat to the end of the game: the loop of playouts."""
        if self._due is not None:
            self._catch_up()
        decisions = 0
        while (asked := self._asked) is not None:
            if self.record or isinstance(asked, Together):
                question = self.questions[0]
                self.take(question, pick(question))
            else:
                self._send(pick(asked))
            decisions += 1
        return decisions

    def play_at_random(self, dice: Dice) -> int:
        """The same with every answer as likely as any other."""
        if self._due is not None:
            self._catch_up()
        decisions = 0
        while (asked := self._asked) is not None:
            question = self.questions[0] if isinstance(asked, Together) else asked
            choices = question.choices
            choice = choices[dice.below(len(choices))]
            if self.record or question is not asked:
                self.take(question, choice)
            else:
                self._send(choice)
            decisions += 1
        return decisions

    def _take_together(self, asked: Any, question: Question, choice: Choice) -> None:
        """Keep the answer to itself until all seats have answered, then send them by seat."""
        self._given[question.seat] = choice
        if len(self._given) < len(asked.questions):
            return
        given = dict(sorted(self._given.items()))
        self._given = {}
        if self.record:
            self._note(SeatAnswers(given))
        self._send(given)

    def _note(self, choice: Choice | SeatAnswers) -> None:
        self._history.note(choice, len(self.state.log or ()))

    def _question_of(self, seat: Unchecked) -> Question:
        open_questions = self.questions
        if not open_questions:
            raise IllegalAnswer("error-game-over")
        self._need_seat(seat)
        if seat is None:
            return open_questions[0]
        for question in open_questions:
            if question.seat == seat or question.anyone:
                return question
        raise IllegalAnswer(
            "error-wrong-seat", given=seat, asked=listed(q.seat for q in open_questions)
        )

    def _send(self, choice: Any) -> None:
        """Run on to the next question; None begins the step the state is about to take."""
        try:
            asked = self._going_on.send(choice)  # type: ignore[union-attr]
            asked.state = self._state
            self._asked = asked
        except (StopIteration, GameOver):
            self._asked = None
            self._going_on = None

    def _run(self, keep: bool) -> None:
        """Run from the step the state is about to take; `keep`: it is not among the snapshots
        yet."""
        history = self._history if self.record else None
        self._going_on = _playing(self.game.steps, self._state, history, keep)
        self._send(None)

    def start(self) -> Table:
        """Run to the first question."""
        self._run(keep=True)
        if self.record and len(self.header.deals) > self._dealt:
            self._deal_if_due()
        return self

    # Dealing again

    def deal(self, seed: str, seats: Sequence[int]) -> None:
        """Deal again, from secret luck, what each of some seats cannot know.

        It happens at the beginning of the step under way: what was answered in it is undone.
        Unlike a redeal it is recorded: saves, forks and undo know of it.
        """
        self._need_record()
        for seat in seats:
            self._need_seat(seat)
        if self.result is not None:
            raise EmberholdError("error-game-over")
        self._deal_now(seed, tuple(seats))

    def repair(self, fixes: Sequence[tuple[str, int]]) -> None:
        """Set numbers of the table by hand and move cards, as the game names them.

        It happens at the beginning of the step under way, like a deal, and is recorded like one.
        """
        self._need_record()
        if self.result is not None:
            raise EmberholdError("error-game-over")
        if not fixes:
            raise EmberholdError("error-repair-nothing")
        self._deal_now("", (), tuple(fixes))

    def _deal_now(self, seed: str, seats: tuple[int, ...], fixes: Fixes = ()) -> None:
        answers = self._history.answers_at(self._history.snapshots[-1].entries)
        deals = (*self.header.deals[: self._dealt], Deal(answers, seed, seats, fixes))
        self._carry_out(deals[-1])
        self.header = replace(self.header, deals=deals)

    def _deal_if_due(self) -> None:
        """A deal of the record comes after its number of answers; a changed rule may prevent it."""
        history, deals = self._history, self.header.deals
        while self._dealt < len(deals) and deals[self._dealt].answers == history.count:
            if self._given or self.result is not None:
                return
            if not history.at_rest:
                self._rewind(len(history.entries) - 1)
                raise IllegalAnswer("error-save-deal")
            try:
                self._carry_out(deals[self._dealt])
            except PositionError as error:
                # What was repaired is not there, or not so large: the answer before it goes too.
                if len(history.entries):
                    self._rewind(len(history.entries) - 1)
                raise IllegalAnswer(error.message.id, **error.message.arguments) from None

    def _carry_out(self, deal: Deal) -> None:
        base = self._history.snapshots[-1]
        state = base.state.copy()
        for path, value in deal.fixes:
            self.game.fix(state, path, value)
        if not deal.fixes:
            luck = luck_of(deal.seed, SECRET)
            for seat in deal.seats:
                self.game.redeal(state, seat, luck)
            state.rng = seeded(luck)
        self._history.step_again()
        self._history.deal(state)
        state.log = self.state.log.cut(base.lines)
        self._state = state
        self._begin_telling()
        self._given = {}
        self._dealt += 1
        self._run(keep=False)

    # Going back and sideways

    def undo(self, answers: Unchecked = 1) -> None:
        """Undo the last answers, exactly; of questions asked together, seat by seat."""
        given = self.count
        if not isinstance(answers, int) or not 0 <= answers <= given:
            raise EmberholdError("error-undo", given=str(answers), most=given)
        self._return_to(given - answers)

    @property
    def given(self) -> frozenset[int]:
        """The seats that have answered while others are still being asked with them."""
        return frozenset(self._given)

    def retract(self, seat: int) -> None:
        """Undo what a seat has answered while others are still being asked with it."""
        if seat not in self._given:
            raise EmberholdError("error-nothing-to-undo")
        del self._given[seat]

    @property
    def count(self) -> int:
        """How many answers have been given, those to questions asked together one by one."""
        return self._history.count + len(self._given)

    def _return_to(self, wanted: int) -> None:
        """Go back to that many answers; inside a group asked together the first seats' stay
        given."""
        history = self._history
        entries = history.entries_within(wanted)
        self._forget_deals(wanted)
        wanted -= history.answers_at(entries)
        still_given = self._given
        if entries < len(history.entries):
            kept = history.entries[entries].choice
            still_given = dict(kept.by_seat) if isinstance(kept, SeatAnswers) else {}
            self._rewind(entries)
        self._given = dict(sorted(still_given.items())[:wanted])

    def _forget_deals(self, answers: int) -> None:
        """What was dealt again later than after that many answers has not been dealt."""
        deals = self.header.deals
        if deals and deals[-1].answers > answers:
            kept = tuple(deal for deal in deals if deal.answers <= answers)
            self._dealt = min(self._dealt, len(kept))
            self.header = replace(self.header, deals=kept)

    def at(self, answers: int) -> Table:
        """This table as it was after a number of answers, as a fork."""
        fork = self.fork()
        fork.undo(self.count - answers)
        return fork

    def fork(self, record: bool = True) -> Table:
        """An independent table in exactly the same situation, also in the middle of an effect."""
        self._need_record()
        history = self._history
        base = history.snapshots[-1]
        past = history.twin() if record else None
        state = base.state.copy()
        if record:
            state.log = self._state.log.fork(base.lines)
        fork = Table(self.game, state, self.header, record, past)
        fork._dealt = self._dealt
        fork._due = history.since(base)
        fork._given = self._given.copy()
        return fork

    def __deepcopy__(self, memo: Any) -> Table:
        """A fork: rules in the middle of being carried out can be replayed, but not copied."""
        return self.fork()

    def _catch_up(self) -> None:
        """Run a fork to where it was made; before somebody looks at it, nothing needs to."""
        answers, self._due = self._due, None
        self._run(keep=False)
        for choice in answers or ():
            self._resend(choice)

    def step_began(self) -> Any:
        """A copy of the state as it was when the step now under way began."""
        self._need_record()
        return self._history.snapshots[-1].state.copy()

    def redeal(self, seat: Unchecked, seed: int | str) -> Table:
        """A fork in which what the seat cannot know is dealt again; it plays on without record.

        Searches call it a determinization: one world out of the seat's information set.
        """
        self._need_seat(seat)
        fork = self.fork(record=False)
        self.game.redeal(fork.state, seat, seed)
        for question in fork.questions:
            question.renew()
        fork._answer_anew(seat)
        return fork

    def _answer_anew(self, seat: int) -> None:
        """What other seats have answered in secret is guessed too."""
        asked = self._asked
        for other in sorted(self._given):
            if other != seat and isinstance(asked, Together):
                question = asked.questions[other]
                question.renew()
                choices = question.choices
                self._given[other] = choices[below(self.state, len(choices))]

    def _rewind(self, entries: int) -> None:
        """Go back to the last snapshot with so few entries and replay the rest from there."""
        self._need_record()
        base, again = self._history.go_back(entries)
        log = self._state.log.cut(base.lines)
        self._due = None
        self._state = base.state.copy()
        self._state.log = log
        self._begin_telling()
        self._given = {}
        self._replay(again)

    def _replay(self, answers: list[Choice | SeatAnswers]) -> None:
        """From the snapshot last kept, run the step again with the answers given in it."""
        self._run(keep=False)
        for choice in answers:
            if self.record:
                self._note(choice)
            self._resend(choice)

    def _resend(self, choice: Choice | SeatAnswers) -> None:
        self._send(dict(choice.by_seat) if isinstance(choice, SeatAnswers) else choice)

    def _need_seat(self, seat: Unchecked) -> None:
        if seat is not None and seat not in range(self.players):
            raise IllegalAnswer("error-seat", given=str(seat), last=self.players - 1)

    def _need_record(self) -> None:
        if not self.record:
            raise EmberholdError("error-no-record")

    # Looking

    def view(self, seat: Unchecked = None) -> Scene:
        """Everything the seat may know, and nothing else; None is a spectator."""
        self._need_seat(seat)
        scene = self.game.scene(self.state, seat)
        asked = tuple(_asked_of(question, seat) for question in self.questions)
        result = Message(f"result-{self.result.reason}") if self.result else None
        return Scene(scene.game, seat, scene.areas, scene.marks, asked, result)

    def __repr__(self) -> str:
        """Short: what is played, by how many, how far it is, and who is asked."""
        header, asked = self.header, self.question
        after = f", {len(self.answers)} answers" if self.record else ""
        waits = "over" if asked is None else f"seat {asked.seat} is asked: {asked.topic}"
        players = f"{header.players} player{'' if header.players == 1 else 's'}"
        return f"<Table of {header.game}, {players}, seed {header.seed!r}{after}, {waits}>"

    def _repr_html_(self) -> str | None:
        """The table as a notebook shows it, with the eyes of the seat that is asked."""
        return drawn(self)

    def hint(self, seat: int | None = None) -> Hint:
        """A suggestion for the open question, with reasons, from what the seat asked may know."""
        self._need_record()
        return advise(self, self._question_of(seat))

    def why_not(self, seat: Unchecked, target: Unchecked) -> Message | None:
        """Why the seat cannot choose a piece, zone or area now; None if it can, or nobody knows."""
        self._need_seat("None" if seat is None else seat)
        return explain(self, seat, str(target))

    def foresight(self, seat: Unchecked) -> tuple[Outlook, ...]:
        """What lies ahead, exactly, as far as the seat may know it: draws, turns, chances."""
        self._need_seat("None" if seat is None else seat)
        return foresee(self, seat)

    def log(self, language: str = "en", seat: int | None = None) -> list[str]:
        """What happened, in any language, as the seat (None: everybody) may read it."""
        return [line.text for line in self.lines(language, seat)]

    def lines(self, language: str = "en", seat: int | None = None, since: int = 0) -> list[Line]:
        """The log with the number of answers after which each line was written."""
        return [
            Line(message.text(language), answers)
            for message, whose, answers in self.told(since)
            if whose is None or whose == seat
        ]

    @property
    def _lines(self) -> list[LogLine]:
        log: Strand[LogLine] | None = self.state.log
        return [] if log is None else log.items

    def told(self, since: int = 0) -> list[Told]:
        """The lines of the log from a place on as messages, with whose eyes they are for."""
        log = self._lines
        told = []
        history = self._history
        given = history.entries.items
        entries = history.entries_before(since)
        for place in range(since, len(log)):
            while entries < len(given) and given[entries].lines <= place:
                entries += 1
            message = self.game.line(log[place])
            told.append(Told(message, log[place].seat, history.answers_at(entries)))
        return told

    # Watching

    def watch(self, watched: bool = True) -> None:
        """From now on keep the state with every line of the log, for screens that tell a story."""
        self._watched = watched
        if isinstance(self.state, Telling):
            self.state.watched = watched

    def _begin_telling(self) -> None:
        """Give a copied state what a copy does not have."""
        if isinstance(self._state, Telling):
            self._state.watched = self._watched
            self._state.doing = None

    def beats(self, since: int = 0) -> list[Beat]:
        """What happened from a place in the log on, one line at a time, in order."""
        log = self._lines
        return [Beat(place, log[place], log[place].after) for place in range(since, len(log))]

    def forget_beats(self, before: int) -> None:
        """Let go of the states kept with the lines before a place in the log, back to a line that
        has none: those before it were let go of earlier."""
        log = self._lines
        for place in range(min(before, len(log)) - 1, -1, -1):
            if log[place].after is None:
                return
            log[place].after = None

    # Keeping

    @property
    def answers(self) -> list[str]:
        """The keys of all answers so far, as a save file lists them."""
        self._need_record()
        given = [f"{seat}> {key_of(each)}" for seat, each in sorted(self._given.items())]
        return self._history.keys() + given

    def dumps(self) -> str:
        """The game as the text of a save file."""
        reason = self.result.reason if self.result else None
        return self.header.text(self.answers, reason)

    def save(self, path: str | Path) -> None:
        """Write the game to a file; an older file there stays whole until the new one is."""
        self.header.write(Path(path), self.answers, self.result.reason if self.result else None)


def _chosen(question: Question, choice: Unchecked) -> Choice:
    if isinstance(choice, Option):
        choice = choice.key
    if not isinstance(choice, int) or isinstance(choice, bool):
        return question.find(str(choice))
    if 0 <= choice < len(question.choices):
        return question.choices[choice]
    raise IllegalAnswer("error-illegal-index", given=choice, most=len(question.choices) - 1)


def _asked_of(question: Question, seat: int | None) -> Asked:
    """A question as a seat sees it: who else's options there are is not for its eyes."""
    mine = seat is not None and (question.seat == seat or question.anyone)
    options = tuple(
        Choosable(option.key, option.pieces, question.label(option.choice))
        for option in question.options
        if mine
    )
    naming = question.naming() if mine else 0
    return Asked(question.seat, question.topic, question.prompt(), question.anyone, options, naming)


def open_table(  # noqa: PLR0913 (the front door, by name)
    game: Game,
    players: Unchecked,
    seed: Unchecked,
    wishes: Unchecked = None,
    position: Unchecked = None,
    record: bool = True,
    generator: str = QUICK,
) -> Table:
    """Set a game up and run it to its first question."""
    setup = complete_setup(game, players, seed, wishes)
    placed = checked_position(game, position)
    rules = game.rules_version
    header = Save(game.name, players, seed, setup, placed, rules=rules, generator=generator)
    return restart(game, header, record)


def restart(game: Game, header: Save, record: bool = True) -> Table:
    """The table at the very beginning of the game that a header describes."""
    if header.trial is not None:
        return dealt_anew(_past(game, header, header.trial), header, header.trial.seat, record)
    state = game.new(header.players, header.luck, header.setup)
    state.log = Strand[LogLine]() if record else None
    position: Unchecked = header.position
    if position is not None:
        game.place(state, position)
    return Table(game, state, header, record).start()


def dealt_anew(past: Table, header: Save, seat: int, record: bool = True) -> Table:
    """A game as the step under way began, with other luck and only what one seat may know of it.

    Nothing else gets across: in worlds the seat cannot tell apart the new table is the same.
    """
    state = past.step_began()
    past.game.redeal(state, seat, header.seed)
    state.rng = seeded(header.luck)
    state.log = Strand[LogLine]() if record else None
    return Table(past.game, state, header, record).start()


def _past(game: Game, header: Save, trial: Trial) -> Table:
    """The game that a trial is dealt from, at the moment somebody continues from."""
    seed, generator, deals = trial.seed, trial.generator, trial.deals
    past = restart(game, replace(header, seed=seed, generator=generator, trial=None, deals=deals))
    for seat, key in trial.answers:
        past.answer(key, seat)
    return past
