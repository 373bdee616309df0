"""A notice on its way: what it says, and what becomes of one that cannot be delivered.

Nothing about cards is ever in it: a game, a name, and the address of a table that opens only in a
browser with a seat there.
"""

from __future__ import annotations

from typing import Protocol

import msgspec


class Letter(msgspec.Struct, frozen=True):
    """What somebody reads."""

    title: str
    text: str
    click: str
    """The address it leads to."""
    click_label: str
    stop: str
    """The address that ends these notices, signed by this server."""
    stop_label: str
    language: str
    about: str = ""
    """A word that is the same for notices of which only the newest matters."""


class Undelivered(Exception):
    """A letter did not arrive."""

    def __init__(self, why: str, again: bool = True, gone: bool = False) -> None:
        super().__init__(why)
        self.why = why
        self.again = again
        """Whether it may arrive another time."""
        self.gone = gone
        """Whether the other end does not exist any more."""


class Carrier(Protocol):
    """Delivers letters of one kind; called in a thread of its own."""

    def deliver(self, id: str, target: str, letter: Letter) -> None:
        """Deliver it, or say by `Undelivered` why not."""
