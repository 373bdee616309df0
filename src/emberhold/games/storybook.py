"""A story told beside a game: pages that people read, and read again later."""

from __future__ import annotations

from dataclasses import dataclass

from emberhold.kernel.message import Message


@dataclass(frozen=True, slots=True)
class StoryPage:
    """One page, as it is opened at the table or found again in the chronicle."""

    id: str
    over: Message
    """Where it is in the story: a chapter, the end of one, a moment of a game."""
    title: Message
    text: Message
    art: str = ""
    """What hangs over it: figure, two hues, backdrop, as in `Look.cast`; or `scene:` and the name
    of a picture of what is told."""
    seal: str = ""
    """What is pressed into its seal: the number of a chapter."""
    opens: str = ""
    """The letters of the rule sections that come with it."""
    about: tuple[Message, ...] = ()
    """What each of these sections is about."""
    people: tuple[tuple[str, Message], ...] = ()
    """Who is met on it, in the order they are spoken of: as the picture knows them, and by name."""
    place: int = 1
    most: int = 1
    """Which page it is of those that are read together, and how many these are."""
