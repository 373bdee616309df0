"""Cases of one check: things of one kind, each in every language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet

LANGUAGES = ("en", "pl", "fr")


def in_a_language_each(names: str, things: Sequence[Any]) -> pytest.MarkDecorator:
    """Parametrize a test: `make test` takes the languages in turn, a long run tries them all.

    What a table looks like depends on the words and on the thing shown, hardly ever on the pair.
    """
    return pytest.mark.parametrize(
        f"{names},language",
        [
            _case(thing, language, is_long=LANGUAGES[number % len(LANGUAGES)] != language)
            for number, thing in enumerate(things)
            for language in LANGUAGES
        ],
    )


def _case(thing: Any, language: str, is_long: bool) -> ParameterSet:
    values = thing if isinstance(thing, Case) else Case(thing)
    return pytest.param(*values, language, marks=[pytest.mark.long] if is_long else [])


class Case(tuple[Any, ...]):
    """Several values of one thing."""

    def __new__(cls, *values: Any) -> Case:
        return super().__new__(cls, values)
