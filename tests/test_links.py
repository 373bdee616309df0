"""Sentences in which names can be pointed at say the same as any others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from emberhold.kernel.message import Message
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import Table
from emberhold.language import LANGUAGES
from emberhold.language.links import Link, segments
from tests.conformance.listed import LISTED, Listed


def said(table: Table, dice: Dice) -> Iterator[Message]:
    """Everything a game says: its log, its questions and its options."""
    while (question := table.question) is not None:
        yield question.prompt()
        yield from map(question.label, question.choices)
        table.take(question, question.choices[dice.below(len(question.choices))])
    yield from (told.message for told in table.told())


@pytest.mark.parametrize("game", LISTED, ids=[game.game for game in LISTED])
@pytest.mark.parametrize("language", LANGUAGES)
def test_segments_are_the_sentence(game: Listed, language: str) -> None:
    links = 0
    for message in said(game.open(2, 2), Dice(2)):
        parts = segments(message, language)
        plain = "".join(part.name if isinstance(part, Link) else part for part in parts)
        assert plain == message.text(language)
        links += sum(isinstance(part, Link) for part in parts)
    assert links > 50
