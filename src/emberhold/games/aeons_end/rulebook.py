"""The rules of a box as text, numbered WE-001 and so on."""

from __future__ import annotations

from emberhold.games import rulebook
from emberhold.games.aeons_end.box import Box


class BoxRulebook:
    """The rules a box brings to read."""

    def __init__(self, box: Box) -> None:
        assert box.rulebook is not None
        self._path = box.rulebook

    def read(self, language: str) -> rulebook.Rulebook:
        """The rulebook in a language."""
        return rulebook.read(self._path.parent, self._path.name, language)

    def rules_asked(self, topic: str) -> tuple[str, ...]:
        """The ids of the rules to read at a question, the one that helps most first."""
        return rulebook.asked(self._path.parent).get(topic, ())
