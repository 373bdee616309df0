"""Questions: what a game asks a seat, as raw values until somebody reads them.

A choice is a tuple `(verb, subject, place)`, the last two optional, of shared immutable things:
strings, numbers and card definitions, never pieces that are replaced as they change. That is what
lets a recorded choice be sent into any fork, and what its stable key is spelled from:
`verb`, `verb:subject` or `verb:subject@place`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeAlias

from emberhold.kernel.errors import IllegalAnswer, listed, nearest
from emberhold.kernel.message import Message
from emberhold.kernel.naming import checked_name
from emberhold.kernel.native import mypyc_attr

NAME: Final = "name"
"""The verb of answers that give a name."""
NAMED: Final = f"{NAME}:"

Choice: TypeAlias = tuple[Any, ...]
Reading: TypeAlias = Callable[[Any, int], Sequence[Choice]]
"""How a seat's choices are read off a state."""
Following: TypeAlias = Callable[[Any, Choice], Any]
"""What an answer does to a state; None, or further questions as a generator."""


def slug(thing: Any) -> str:
    """How a thing is spelled in an option key."""
    if isinstance(thing, str):
        return thing
    if isinstance(thing, tuple):
        return "+".join(slug(part) for part in thing)
    return str(getattr(thing, "slug", thing))


def key_of(choice: Choice) -> str:
    """The stable, documented spelling of a choice."""
    if len(choice) == 1:
        return str(choice[0])
    if len(choice) == 2:
        return f"{choice[0]}:{slug(choice[1])}"
    return f"{choice[0]}:{slug(choice[1])}@{slug(choice[2])}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """One decision of one seat. Games subclass it to say how choices read and what they touch."""

    __slots__ = ("about", "anyone", "choices", "read", "seat", "state", "then", "topic")

    state: Any
    """The state the question is about; set by the table when the question is put."""

    def __init__(  # noqa: PLR0913 (a question, part by part)
        self,
        seat: int,
        topic: str,
        choices: Sequence[Choice],
        about: dict[str, Any] | None = None,
        anyone: bool = False,
        read: Reading | None = None,
        then: Following | None = None,
    ) -> None:
        self.seat = seat
        self.topic = topic
        self.choices = choices
        self.about = about
        self.anyone = anyone
        """A decision the players make together: any of them may give the answer."""
        self.read = read
        """How the choices are found, where they rest on what others cannot see."""
        self.then = then
        """What follows from the answer, where the question is a whole step (`kernel.game.Step`)."""

    def __repr__(self) -> str:
        return f"<Question for seat {self.seat}: {self.topic}, {len(self.choices)} options>"

    @property
    def options(self) -> Options:
        return Options(self)

    def prompt(self) -> Message:
        """What is asked, as a sentence."""
        return Message(f"ask-{self.topic}", seat=self.seat, **(self.about or {}))

    def label(self, choice: Choice) -> Message:
        """What a choice says."""
        subject, place = (*choice[1:], None, None)[:2]
        return Message(f"option-{choice[0]}", subject=subject, place=place)

    def foretold(self, choice: Choice) -> Message | None:
        """What a choice would bring about, as far as the table shows it to everybody."""
        return None

    def pieces(self, choice: Choice) -> tuple[str, ...]:
        """The ids of the pieces in the scene that a choice points at."""
        return ()

    def ways(self, choice: Choice) -> tuple[tuple[str, ...], ...]:
        """Where a choice leads on a map: each way as the ids of its spaces, from the starting
        space.

        Only those who may answer are told.
        """
        return ()

    def renew(self) -> None:
        """Find the choices again after a redeal, which may have changed them."""
        if self.read is not None:
            self.choices = self.read(self.state, self.seat)

    def narrowed(self, choices: Sequence[Choice]) -> Question:
        """The same question with fewer choices: what would be answered without the others?"""
        narrowed = type(self)(self.seat, self.topic, choices, self.about, self.anyone)
        narrowed.state = self.state
        return narrowed

    def unlisted(self) -> Sequence[Choice]:
        """Answers that are legal though nobody is offered them, such as giving up the game."""
        return ()

    def naming(self) -> int:
        """How long a name may be that is given in free words; 0 where none can be given.

        The choices of such a question are names to take where nobody has a better one.
        """
        return 0

    def find(self, key: str) -> Choice:
        """The choice a key spells, or an `IllegalAnswer` that names the legal ones."""
        for choice in (*self.choices, *self.unlisted()):
            if key_of(choice) == key:
                return choice
        if key.startswith(NAMED) and (most := self.naming()):
            return (NAME, checked_name(key.removeprefix(NAMED), IllegalAnswer, most))
        legal = [key_of(choice) for choice in self.choices]
        raise IllegalAnswer(
            "error-illegal-answer", given=key, legal=listed(legal), nearest=nearest(key, legal)
        )


class Option:
    """One choice as people meet it: a key to answer with, a label to read, pieces to click."""

    __slots__ = ("_question", "choice")

    def __init__(self, question: Question, choice: Choice) -> None:
        self._question = question
        self.choice = choice

    @property
    def key(self) -> str:
        return key_of(self.choice)

    @property
    def verb(self) -> str:
        return str(self.choice[0])

    def label(self, language: str = "en") -> str:
        return self._question.label(self.choice).text(language)

    @property
    def pieces(self) -> tuple[str, ...]:
        return self._question.pieces(self.choice)

    def __repr__(self) -> str:
        return f"Option({self.key})"


class Options(Sequence[Option]):
    """The options of a question; each is made when it is looked at."""

    __slots__ = ("_question",)

    def __init__(self, question: Question) -> None:
        self._question = question

    def __len__(self) -> int:
        return len(self._question.choices)

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return [Option(self._question, choice) for choice in self._question.choices[place]]
        return Option(self._question, self._question.choices[place])

    def __iter__(self) -> Iterator[Option]:
        return (Option(self._question, choice) for choice in self._question.choices)

    def keys(self) -> list[str]:
        return [key_of(choice) for choice in self._question.choices]

    def __contains__(self, key: object) -> bool:
        return key in self.keys()

    def __repr__(self) -> str:
        return f"Options({listed(self.keys())})"


class Together:
    """Questions asked at once; the game continues when all are answered, with the answers by
    seat."""

    __slots__ = ("questions",)

    def __init__(self, questions: Sequence[Question]) -> None:
        asked = {question.seat: question for question in questions}
        self.questions = {seat: asked[seat] for seat in sorted(asked)}

    @property
    def state(self) -> Any:
        """Set like a question's, for all of them."""
        return next(iter(self.questions.values())).state

    @state.setter
    def state(self, state: Any) -> None:
        for question in self.questions.values():
            question.state = state
