"""Before the game: the questions about who plays what, asked from a game's own list of choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from emberhold.games import GAMES, game_named
from emberhold.kernel.errors import EmberholdError, SetupError
from emberhold.language import speech
from emberhold.parts.choices import (
    EACH,
    FILE,
    SEVERAL,
    WORDS,
    Plan,
    SetupChoice,
    Value,
)
from emberhold.players import BOTS, PERSON, STRENGTHS, check_name, names_in
from emberhold.terminal.screen import Screen

QUICK, CHOOSE, RESUME = "quick", "choose", "resume"


class Back(Exception):
    """The question before this one is to be asked again."""


class Stopped(Exception):
    """Nobody wants to play after all."""


@dataclass(slots=True)
class Draft:
    """A set-up in the making."""

    players: int = 2
    seats: list[str] = field(default_factory=list)
    wishes: dict[str, Any] = field(default_factory=dict)
    seed: str = ""


def which_game(screen: Screen, language: str) -> str:
    """The game to be played, where there is more than one."""
    games = list(GAMES)
    if len(games) == 1:
        return games[0]
    return Preparing(screen, language, games[0]).game_of(games)


class Preparing:
    """The questions of one set-up at one screen."""

    def __init__(self, screen: Screen, language: str, game: str) -> None:
        self.screen = screen
        self.say = speech(language)
        self.language = language
        self.game = game_named(game)
        self.questions = 0
        """How many questions have been asked so far."""
        self._wishes = self.game.choices.wishes

    def begin(self, quick: Plan, resumable: bool) -> str:
        """How to begin: at once, with every choice, or where a game was left."""
        ways = {QUICK: self.say(quick.name), CHOOSE: self.say("setup-begin-choose")}
        if resumable:
            ways[RESUME] = self.say("setup-begin-resume")
        self.screen.heading(self.say(f"game-{self.game.name}"))
        try:
            return list(ways)[self._number(self.say("setup-begin"), list(ways.values()), 0)]
        except Back:
            raise Stopped from None

    def game_of(self, games: Sequence[str]) -> str:
        labels = [self.say(f"game-{name}") for name in games]
        try:
            return games[self._number(self.say("setup-game"), labels, 0)]
        except Back:
            raise Stopped from None

    def everything(self, choices: Sequence[SetupChoice]) -> Draft:
        """Ask question after question; `b` goes back to the one before."""
        draft = Draft()
        steps: list[Callable[[Draft], None]] = [self._players, self._seats]
        steps += [self._step(choice) for choice in choices if choice.asked]
        steps.append(self._seed)
        place = 0
        asked: list[int] = []
        """The steps that did ask something: those to go back to."""
        while place < len(steps):
            questions = self.questions
            try:
                steps[place](draft)
                if self.questions > questions:
                    asked.append(place)
                place += 1
            except Back:
                place = asked.pop() if asked else 0
        return draft

    # The steps

    def _players(self, draft: Draft) -> None:
        labels = [self.say("setup-players-value", players=n) for n in self.game.seats]
        usual = list(self.game.seats).index(2) if 2 in self.game.seats else 0
        draft.players = self.game.seats[self._number(self.say("setup-players"), labels, usual)]

    def _seats(self, draft: Draft) -> None:
        names = (PERSON, "greedy", "random", *STRENGTHS)
        labels = [self.say(f"setup-seat-{name}") for name in names[:3]]
        for strength in STRENGTHS.values():
            title, blurb = strength.title.text(self.language), strength.blurb.text(self.language)
            labels.append(self.say("setup-strength", title=title, blurb=blurb))
        draft.seats = []
        for seat in range(draft.players):
            prompt = self.say("setup-seat", number=seat + 1)
            draft.seats.append(names[self._number(prompt, labels, 0)])

    def _step(self, choice: SetupChoice) -> Callable[[Draft], None]:
        def step(draft: Draft) -> None:
            if choice.players and draft.players not in choice.players:
                draft.wishes.pop(choice.name, None)
                return
            if choice.boxes and len(choice.values) == 1:
                return
            while True:
                wished = self._boxes(draft)
                shown = self.game.choices.offered(choice, wished)
                value = self._choose(shown, draft.players)
                if choice.boxes and not value:
                    value = choice.default
                wished[choice.name] = value
                try:
                    self.game.setup(draft.players, 0, self._wishes(wished))
                except SetupError as error:
                    self.screen.wrong(error.text(self.language))
                    continue
                draft.wishes[choice.name] = value
                return

        return step

    def _boxes(self, draft: Draft) -> dict[str, Any]:
        """The boxes in play, where several can be mixed: they decide what is offered."""
        return {
            choice.name: draft.wishes.get(choice.name, choice.default)
            for choice in self.game.choices.listed
            if choice.boxes
        }

    def _choose(self, choice: SetupChoice, players: int) -> Any:
        if choice.shape == EACH:
            chosen: list[Any] = []
            for seat in range(players):
                left = [v for v in choice.values if v.again or v.value not in chosen]
                chosen.append(self._made(self._one(choice, left, seat + 1), players))
            return chosen
        if choice.shape == SEVERAL:
            return self._several(choice)
        if choice.shape in (WORDS, FILE):
            words = self._read(self.say(choice.ask)).split()
            return choice.wrap(words) if choice.wrap is not None else words
        return self._made(self._one(choice, choice.values, 0), players)

    def _made(self, value: Value, players: int) -> Any:
        return value.value if value.then is None else self._choose(value.then, players)

    def _one(self, choice: SetupChoice, values: Sequence[Value], player: int) -> Value:
        usual = next((n for n, value in enumerate(values) if value.value == choice.default), 0)
        prompt = self.say(choice.ask, player=player)
        return values[self._number(prompt, self._labels(values), usual)]

    def _several(self, choice: SetupChoice) -> list[Any]:
        self.screen.question(self.say(choice.ask), self._labels(choice.values))
        while True:
            words = self._line().split()
            if all(word.isdecimal() and 1 <= int(word) <= len(choice.values) for word in words):
                return [choice.values[int(word) - 1].value for word in words]
            wrong = next(
                w for w in words if not w.isdecimal() or not 1 <= int(w) <= len(choice.values)
            )
            self.screen.wrong(self.say("error-setup-number", given=wrong, most=len(choice.values)))

    def _labels(self, values: Sequence[Value]) -> list[str]:
        """Of what two boxes call the same, the box is told as well."""
        labels = [self._label(value) for value in values]
        return [
            self.say("setup-of-box", name=label, box=self.say(f"box-{value.box}"))
            if value.box and labels.count(label) > 1
            else label
            for label, value in zip(labels, values, strict=True)
        ]

    def _label(self, value: Value) -> str:
        name = value.name.text(self.language)
        return f"{name} ({value.note.text(self.language)})" if value.note else name

    def _seed(self, draft: Draft) -> None:
        draft.seed = self._read(self.say("setup-seed")).strip()

    # Reading

    def _number(self, prompt: str, labels: Sequence[str], usual: int) -> int:
        """One of some numbered things; Enter takes the usual one."""
        self.screen.question(self.say("setup-question", prompt=prompt, usual=usual + 1), labels)
        while True:
            line = self._line().strip() or str(usual + 1)
            if line.isdecimal() and 1 <= int(line) <= len(labels):
                return int(line) - 1
            self.screen.wrong(self.say("error-setup-number", given=line, most=len(labels)))

    def _read(self, prompt: str) -> str:
        self.screen.question(prompt, [])
        return self._line()

    def _line(self) -> str:
        self.questions += 1
        line = self.screen.read()
        if line is None or line.strip() == "q":
            raise Stopped
        if line.strip() == "b":
            raise Back
        return line


def seats_from(text: str, players: int) -> list[str]:
    """Who sits where for `--bots 1` or `--bots greedy,random`: the bots take the last seats."""
    if text.isdecimal():
        if len(text) > 3:
            raise EmberholdError("error-too-many-bots", given=text, players=players)
        bots = [BOTS[0]] * int(text)
    else:
        bots = [name for name in names_in(text) if name]
    for name in bots:
        check_name(name)
    if len(bots) > players:
        raise EmberholdError("error-too-many-bots", given=len(bots), players=players)
    return [PERSON] * (players - len(bots)) + bots
