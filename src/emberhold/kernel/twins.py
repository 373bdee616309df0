"""Copies of definitions, field by field: `copy.copy` cannot see into a compiled class."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def twin_of(thing: T, blank: T, fields: Sequence[str]) -> T:
    """Fill a blank object of the same class with what a thing has."""
    for field in fields:
        setattr(blank, field, getattr(thing, field))
    return blank
