"""What tests of wrong input are written with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import emberhold
from emberhold import EmberholdError, Table
from tests.support import at, play


@contextmanager
def refused(kind: type[EmberholdError], *parts: object) -> Iterator[None]:
    """Expect that error, each part of it named, as one line in every language."""
    with pytest.raises(EmberholdError) as caught:
        yield
    error = caught.value
    assert type(error) is kind
    texts = [error.text(language) for language in emberhold.LANGUAGES]
    assert str(error) == texts[0]
    for text in texts:
        assert text.strip() == text != ""
        assert len(text.splitlines()) == 1
        for part in parts:
            assert str(part) in text, text
    assert len(set(texts)) == len(texts), "said in three languages"


def asked() -> Table:
    """A table in the middle of a turn: a Crystal to play, a Spark to prep, 2 aether to spend."""
    return at(p0={"hand": ["crystal", "spark"], "aether": 2})


def finished() -> Table:
    """A game won with its first answer."""
    spark = {"breaches": {"1": {"spells": ["spark"]}}}
    return play(at(phase="casting", foe={"life": 1}, p0=spark), "cast:1")
