"""The rules of Ashes as text, numbered AS-001 and so on."""

from __future__ import annotations

from pathlib import Path

from emberhold.games import rulebook

_FOLDER = Path(__file__).parent / "rules"


def read(language: str) -> rulebook.Rulebook:
    """The rulebook in a language."""
    return rulebook.read(_FOLDER, "ashes", language)


def rules_asked(topic: str) -> tuple[str, ...]:
    """The ids of the rules to read at a question, the one that helps most first."""
    return rulebook.asked(_FOLDER).get(topic, ())
