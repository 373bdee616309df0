"""Sentences in which names can be pointed at: a card in the log that a reader may want to see.

A linking speech says the same words as any other and marks where a name begins and ends with
letters nobody writes; `segments` parts the sentence there.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

from emberhold.kernel.message import Message
from emberhold.language.speech import GRAMMAR, LINK_BEGIN, LINK_END, LINK_NAME, Speech, speech

_LINK = re.compile(f"{LINK_BEGIN}([^{LINK_NAME}]*){LINK_NAME}([^{LINK_END}]*){LINK_END}")


class Link(NamedTuple):
    """A name in a sentence, and the message id of what it names."""

    id: str
    name: str


class _LinkingSpeech(Speech):
    """A language that marks the names of things in what it says."""

    def __init__(self, plain: Speech) -> None:
        self.language = plain.language
        self._messages = plain._messages
        self._said = {}

    def _named(self, name: str, id: str) -> dict[str, Any]:
        plain = super()._named(name, id)
        spared = {f"{name}_{attribute}" for attribute in GRAMMAR}
        return {
            key: words if key in spared else f"{LINK_BEGIN}{id}{LINK_NAME}{words}{LINK_END}"
            for key, words in plain.items()
        }


@cache
def _linking(plain: Speech) -> _LinkingSpeech:
    return _LinkingSpeech(plain)


def segments(message: Message, language: str) -> list[str | Link]:
    """A sentence parted into plain words and names."""
    said = _linking(speech(language))(message.id, **message.arguments)
    parts: list[str | Link] = []
    end = 0
    for found in _LINK.finditer(said):
        if found.start() > end:
            parts.append(said[end : found.start()])
        parts.append(Link(found[1], found[2]))
        end = found.end()
    if end < len(said):
        parts.append(said[end:])
    return parts
