"""What cards and the table know of an effect; `base.py` says how it is resolved."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from emberhold.kernel.native import mypyc_attr
from emberhold.language import Speech
from emberhold.parts.effects.signatures import Takes
from emberhold.parts.effects.trees import named_by_class
from emberhold.parts.reading import Readable

if TYPE_CHECKING:
    from emberhold.games.ashes.act import Act
    from emberhold.games.ashes.state import State
    from emberhold.kernel.game import Asking


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Readable):
    """Something a card does."""

    takes: ClassVar[Takes | None] = ()
    """What its clause takes in data; None for what is not written there by name."""

    says: ClassVar[str] = ""
    """The message it reads as; without one, that of the name of its class."""

    def aim(self, game: State, act: Act) -> Asking | None:
        return None

    @abstractmethod
    def run(self, game: State, act: Act) -> Asking | None:
        raise NotImplementedError(type(self).__name__)

    def possible(self, game: State, act: Act) -> bool:
        """Whether there is any sense in offering it (AS-215)."""
        return True

    @abstractmethod
    def resolve(self, game: State, act: Act) -> Asking:
        """Aim it and carry it out."""
        raise NotImplementedError(type(self).__name__)

    @abstractmethod
    def carry_out(self, game: State, act: Act) -> Asking:
        """Do what has been aimed, and what follows from it."""
        raise NotImplementedError(type(self).__name__)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return named_by_class(say, "ashes", self, form, whose)

    @abstractmethod
    def __and__(self, other: Effect) -> Effect:
        raise NotImplementedError(type(self).__name__)
