"""Words that are not written yet: a message id and its arguments.

The kernel never speaks a language. Labels, log lines and errors are messages; the language floor
above installs the voice that turns them into sentences when somebody reads them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def _mute(message: Message, language: str) -> str:
    """Before a voice is installed a message can at least be recognised."""
    arguments = ", ".join(f"{name}={value}" for name, value in message.arguments.items())
    return f"{message.id}({arguments})"


_voice: Callable[[Message, str], str] = _mute


def install_voice(voice: Callable[[Message, str], str]) -> None:
    """Let `voice(message, language)` speak for every message from now on."""
    global _voice
    _voice = voice


class Message:
    """A sentence to be: its id in the message files and the values it is filled with."""

    __slots__ = ("arguments", "id")

    def __init__(self, id: str, /, **arguments: Any) -> None:
        self.id = id
        self.arguments = arguments

    def text(self, language: str = "en") -> str:
        return _voice(self, language)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message):
            return NotImplemented
        return self.id == other.id and self.arguments == other.arguments

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Message({_mute(self, 'en')})"
