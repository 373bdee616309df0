"""Suggestions, reasons and pictures. The kernel has none: a floor above installs who does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.message import Message
from emberhold.kernel.question import Option, Question

if TYPE_CHECKING:
    from emberhold.kernel.table import Table


class Compared(Protocol):
    """An option and the estimated chance to win with it."""

    @property
    def option(self) -> Option: ...

    @property
    def chance(self) -> float: ...


class Hint(Protocol):
    """A suggestion and its reasons."""

    @property
    def option(self) -> Option:
        """What to answer."""

    @property
    def compared(self) -> Sequence[Compared]:
        """The options that were compared, the suggested one first, then by their chances."""

    def line(self, language: str = "en") -> str:
        """What to do and why, in one line."""

    def numbers(self, language: str = "en") -> list[str]:
        """What was compared, line by line; empty where nothing was."""

    def text(self, language: str = "en") -> str:
        """The suggestion in words, with its numbers."""


Adviser = Callable[["Table", Question], Hint]

_adviser: Adviser | None = None


def install_adviser(adviser: Adviser) -> None:
    """Let `adviser(table, question)` advise at every table from now on."""
    global _adviser
    _adviser = adviser


def advise(table: Table, question: Question) -> Hint:
    if _adviser is None:
        raise EmberholdError("error-no-adviser")
    return _adviser(table, question)


class Outlook(NamedTuple):
    """Something to be expected, in words."""

    text: Message
    key: str = ""
    """The answer it would follow from; empty where it is so anyway."""
    shares: tuple[int, ...] = ()
    """Its chances in hundredths, the best outcome first; empty where there are none to draw."""
    cards: tuple[tuple[int, Any], ...] = ()
    """Cards in the order in which they come, with their places from 1 on; None is one that would
    be bought now."""


Foreseer = Callable[["Table", int], tuple[Outlook, ...]]

_foreseer: Foreseer | None = None


def install_foreseer(foreseer: Foreseer) -> None:
    """Let `foreseer(table, seat)` say what lies ahead at every table from now on."""
    global _foreseer
    _foreseer = foreseer


def foresee(table: Table, seat: int) -> tuple[Outlook, ...]:
    return () if _foreseer is None else _foreseer(table, seat)


Explainer = Callable[["Table", int, str], Message | None]

_explainer: Explainer | None = None


def install_explainer(explainer: Explainer) -> None:
    """Let `explainer(table, seat, target)` say why not at every table from now on."""
    global _explainer
    _explainer = explainer


def explain(table: Table, seat: int, target: str) -> Message | None:
    return None if _explainer is None else _explainer(table, seat, target)


Drawer = Callable[["Table"], str]

_drawer: Drawer | None = None


def install_drawer(drawer: Drawer) -> None:
    """Let `drawer(table)` draw every table from now on, as HTML for a notebook."""
    global _drawer
    _drawer = drawer


def drawn(table: Table) -> str | None:
    return None if _drawer is None else _drawer(table)
