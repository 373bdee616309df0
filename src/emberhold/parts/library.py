"""Everything in a game's box that can be read, found by a part of its name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from emberhold.kernel.message import Message
from emberhold.language import speech
from emberhold.language.folding import folded

Line: TypeAlias = list[tuple[int, str]]
"""The sentences of a line of text, each with its number on the card."""


class Standing(NamedTuple):
    """Words that are at the table for everybody to see; `mark` is what its area bears then."""

    title: str
    text: str
    mark: str = ""
    gist: str = ""
    """What it comes to in a few words, where the text is too long for a line."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A card, a mage or a nemesis as a reader finds it."""

    slug: str
    message_id: str
    kind: str
    group: Message
    """What it is listed under."""
    facts: Message
    """What is printed on it besides its text: type, cost, tier, life."""
    thing: Any
    read: Callable[[Any, str], list[str]]
    cost: int | None = None
    standing: Callable[[Any, str], list[Standing]] | None = None
    """What of it has to be in sight all the time."""
    spell_out: Callable[[Any, str], list[Line]] | None = None
    """Its text sentence by sentence, for code that shows which of them is happening."""
    signs: tuple[tuple[str, int | str], ...] = ()
    """What is printed on it as a sign with a number; its facts or its text say it in words."""
    shelf: str = ""
    """What people look for it under, where that is not its kind."""

    @property
    def filed(self) -> str:
        return self.shelf or self.kind

    def name(self, language: str) -> str:
        return speech(language)(self.message_id)

    def text(self, language: str) -> list[str]:
        return self.read(self.thing, language)

    def always(self, language: str) -> list[Standing]:
        return [] if self.standing is None else self.standing(self.thing, language)

    def sentences(self, language: str) -> list[Line]:
        """The lines of its text, each as numbered sentences; nothing where they have none."""
        return [] if self.spell_out is None else self.spell_out(self.thing, language)


def find(entries: Sequence[Entry], words: str, language: str) -> list[Entry]:
    """The entries whose name, in the language or in English, fits best.

    A full name beats the beginning of a name, that beats the beginning of a word in it, and that
    any part of it.
    """
    wanted = folded(words).strip()
    best: list[Entry] = []
    rank = 4
    for entry in entries:
        fits = min(
            _fit(wanted, folded(name))
            for name in (entry.name(language), entry.name("en"), entry.slug)
        )
        if fits < rank:
            best, rank = [], fits
        if fits == rank < 4:
            best.append(entry)
    return best


def _fit(wanted: str, name: str) -> int:
    if name == wanted:
        return 0
    if name.startswith(wanted):
        return 1
    if f" {wanted}" in name or f"-{wanted}" in name:
        return 2
    return 3 if wanted in name else 4
