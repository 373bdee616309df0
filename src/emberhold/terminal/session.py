"""A game at the terminal: whose turn it is to answer, what was typed, what is shown then.

Bots answer by themselves. Everything is kept in a file after every answer.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from emberhold.games import game_of
from emberhold.games.storybook import StoryPage
from emberhold.games.wording import words_of
from emberhold.kernel.errors import EmberholdError, IllegalAnswer, nearest
from emberhold.kernel.question import NAMED, Question
from emberhold.kernel.scene import Asked
from emberhold.kernel.table import Table
from emberhold.language import speech
from emberhold.players import PERSON, Player, seated
from emberhold.terminal.commands import Leaving, obey
from emberhold.terminal.screen import Screen
from emberhold.terminal.storybook import show_page
from emberhold.terminal.style import style_of


class Session:
    """One game being played by people and bots at one terminal."""

    def __init__(
        self, table: Table, seats: list[str], screen: Screen, language: str, path: Path
    ) -> None:
        table.header = replace(table.header, seats=list(seats))
        self.table = table
        self.seats = seats
        self.screen = screen
        self.language = language
        self.path = path
        self.viewer: int | None = None
        """The person before the screen."""
        self._bots: dict[int, Player] = seated(
            seats, table.game.name, table.header.seed, paced=True
        )
        self._seen = 0
        """How much of the log has been shown."""
        self._seen_by: dict[int | None, int] = {}
        """The same for each person, for when they take turns before the screen."""
        self._shown_turn: object = None

    def say(self, id: str, /, **words: object) -> str:
        return speech(self.language)(id, **words)

    @property
    def names(self) -> list[str]:
        """Who sits where, in words."""
        return [
            self.say("table-seat", number=seat + 1)
            if name == PERSON
            else self.say("table-seat-bot", number=seat + 1, bot=name)
            for seat, name in enumerate(self.seats)
        ]

    # The loop

    def run(self) -> int:
        """Play until the game is over or somebody leaves; the exit status of the program."""
        self._keep()
        self._seen = 0 if not self.table.answers else len(self.table.state.log)
        try:
            while self._let_bots_move() is not None:
                self._hand_over()
                self.show()
                self._ask()
        except Leaving:
            self._keep()
            self.screen.say(self._kept_words())
            return 0
        except KeyboardInterrupt:
            self._keep()
            self.screen.say("")
            self.screen.say(self._kept_words())
            return 130
        self._end()
        return 0

    def _keep(self) -> None:
        self.keep_at(self.path)

    def keep_at(self, path: Path) -> None:
        """Write down everything needed to continue."""
        self.table.save(path)

    def _kept_words(self) -> str:
        return self.say("table-kept", path=str(self.path))

    def _let_bots_move(self) -> Question | None:
        """Bots answer until a person is asked; the question that waits then."""
        while (question := self.table.question) is not None and self.bot_for(question):
            self._move_bot(self.table, question)
            self._keep()
            if self._turn() != self._shown_turn:
                self._shown_turn = None
        return question

    def bot_for(self, question: Question) -> bool:
        """Whether a bot answers; what is decided together is decided by the people, if any."""
        return question.seat in self._bots and not (question.anyone and PERSON in self.seats)

    def _move_bot(self, table: Table, question: Question) -> None:
        table.take(question, self._bots[question.seat].choose(table, question))

    def _hand_over(self) -> None:
        """Another person comes to the screen: nothing the last one saw is left on it."""
        question = self.table.question
        assert question is not None
        person = self._person_for(question)
        if person != self.viewer and self.viewer is not None and self._has_secrets():
            if not self.screen.pause(self.say("table-hand-over", who=self._title(person))):
                raise Leaving
            self._shown_turn = None
            self._seen = min(self._seen_by.get(person, 0), len(self.table.state.log))
        self.viewer = person

    def _person_for(self, question: Question) -> int:
        if not question.anyone:
            return question.seat
        people = [seat for seat, name in enumerate(self.seats) if name == PERSON]
        if self.viewer in people:
            return self.viewer
        return question.seat if question.seat in people or not people else people[0]

    def _has_secrets(self) -> bool:
        """Whether some person sees what the others must not see."""
        common = self.table.view(None).areas
        return any(
            self.table.view(seat).areas != common
            for seat, name in enumerate(self.seats)
            if name == PERSON
        )

    def _title(self, seat: int) -> str:
        return words_of(self.table.view(None), self.language).seat(seat, self.names)

    # Showing

    def show(self, whole: bool = False) -> None:
        """The table, what happened since the last time, and the question."""
        page = None if self.table.question is None else self._page(self.table.question)
        if page is not None and not whole:
            self._read(page)
            return
        scene = self.table.view(self.viewer)
        turn = self._turn()
        if whole or self.screen.redraws or turn != self._shown_turn:
            self.screen.table(scene, self.language, self.names, self._heading())
            self._show_news()
        else:
            self._show_news()
            self.screen.status(scene, self.language)
        self._shown_turn = turn
        asked = self.asked
        if asked is not None:
            labels = [option.label.text(self.language) for option in asked.options]
            self.screen.question(asked.prompt.text(self.language), labels)
            if asked.naming:
                self.screen.say(self.say("table-naming", most=asked.naming))

    def _page(self, question: Question) -> StoryPage | None:
        return game_of(self.table).page_asked(question)

    def _read(self, page: StoryPage) -> None:
        """A page of the story instead of the table, which has nothing to show meanwhile."""
        self.screen.heading(self._heading())
        self._show_news()
        show_page(page, self.screen, self.language)
        asked = self.asked
        if asked is not None:
            labels = [option.label.text(self.language) for option in asked.options]
            self.screen.question(self.say("page-ask"), labels)

    def _turn(self) -> object:
        """What a table that is not drawn at every question is redrawn for."""
        marks = self.table.view(None).marks
        return self._progress(), marks.get("active"), marks.get("phase"), self.language

    @property
    def asked(self) -> Asked | None:
        """The open question as the person before the screen has it."""
        open_now = self.table.view(self.viewer).asked
        return next((asked for asked in open_now if asked.options), None)

    def _heading(self) -> str:
        header = self.table.header
        game = self.say(f"game-{header.game}")
        return self.say("table-heading", game=game, seed=str(header.seed), **self._progress())

    def _progress(self) -> dict[str, Any]:
        """How far the game is, in turns or, where the game counts them, in rounds."""
        marks = self.table.view(None).marks
        return {"turn": marks.get("turn", 0), "round": marks.get("round", 0)}

    def _show_news(self) -> None:
        lines = [
            line.text for line in self.table.lines(self.language, self.viewer, since=self._seen)
        ]
        room = self.screen.news_room
        if len(lines) > room:
            lines = [self.say("table-more-news", lines=len(lines) - room), *lines[-room:]]
        self.screen.news(lines)
        self._seen = self._seen_by[self.viewer] = len(self.table.state.log)

    # Answering

    def _ask(self) -> None:
        """Read lines until one of them changes the table or the picture."""
        while True:
            line = self.screen.read()
            if line is None:
                raise Leaving
            try:
                changed = obey(self, line)
                if changed is None:
                    changed = self._answer(self._answers_in(line))
                if changed:
                    return
            except EmberholdError as error:
                self.screen.wrong(error.text(self.language))

    def _answers_in(self, line: str) -> list[str]:
        """The answers in a line; where a name is wanted, all of it is the name."""
        question = self.table.question
        words = line.split()
        if question is None or not question.naming() or words[0].isdecimal():
            return words
        return [line if line.startswith(NAMED) else f"{NAMED}{line}"]

    def _answer(self, words: list[str]) -> bool:
        """Give one answer or several in a row; if one cannot be, none is given."""
        table = self.table.fork()
        for word in words:
            self._answer_one(table, word)
        self.table = table
        self._keep()
        return True

    def _answer_one(self, table: Table, word: str) -> None:
        while (question := table.question) is not None and self.bot_for(question):
            self._move_bot(table, question)
        if question is None:
            raise IllegalAnswer("error-no-question", given=word)
        if self._person_for(question) != self.viewer and self._has_secrets():
            who = self._title(self._person_for(question))
            raise IllegalAnswer("error-somebody-else", given=word, who=who)
        keys = question.options.keys()
        if word.isdecimal():
            if not 1 <= int(word) <= len(keys):
                raise IllegalAnswer("error-no-such-number", given=word, most=len(keys))
            word = keys[int(word) - 1]
        try:
            choice = question.find(word)
        except IllegalAnswer as error:
            if error.message.id.startswith("error-name-"):
                raise
            raise IllegalAnswer(
                "error-not-understood", given=word, most=len(keys), nearest=nearest(word, keys)
            ) from None
        table.take(question, choice)

    def undo(self, times: int) -> None:
        """Go back to the question this many answers of people ago."""
        table = self.table.fork()
        for _ in range(times):
            while True:
                if not table.answers:
                    raise EmberholdError("error-nothing-to-undo")
                table.undo()
                question = table.question
                if question is not None and not self.bot_for(question):
                    break
        self.table = table
        self._seen = min(self._seen, len(table.state.log))
        self._keep()

    # The end

    def _end(self) -> None:
        self._keep()
        scene = self.table.view(self.viewer)
        if self.screen.redraws:
            self.screen.table(scene, self.language, self.names, self._heading())
        self._show_news()
        assert self.table.result is not None
        self.screen.page(self.table.result.text(self.language), self._summary())

    def _summary(self) -> list[str]:
        scene = self.table.view(None)
        words = words_of(scene, self.language)
        lines = [self.say("table-summary", answers=len(self.table.answers), **self._progress())]
        for area in scene.areas:
            bars = [name for name in style_of(scene.game).bars if name in area.marks]
            if bars and not area.marks.get("untouchable"):
                told = ["out"] if area.marks.get("out") else bars
                said = ", ".join(words.mark(area.marks, name) for name in told)
                lines.append(words.line(words.name(area), said))
        assert self.table.result is not None
        won = words.won_by(self.table.result.winners, self.names)
        lines[:0] = [won] if won else []
        lines.append(self.say("table-saved", path=str(self.path)))
        return lines
