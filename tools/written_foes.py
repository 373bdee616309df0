"""Printed nemesis cards written down as data, for the workshop to begin with.

    python -m tools.written_foes --out src/emberhold/games/aeons_end/boxes/foes.toml

Of the two boxes that are not sealed every attack, minion and power is written that a box of one's
own could hold: what needs a mechanism, a token or a sentence of its nemesis is left out. Each is
read again and compared with the printed card. Only the sources can be looked into like this.
"""

from __future__ import annotations

import argparse
import inspect
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from emberhold.games.aeons_end.boxes import fits, naming
from emberhold.games.aeons_end.card import POWER, Card
from emberhold.games.aeons_end.cards.from_data import card_from_data, fields_of
from emberhold.games.aeons_end.effects.base import (
    AMOUNTS,
    CLAUSES,
    CONDITIONS,
    DEED,
    VERBS,
    PredicateSequence,
    Sequence,
)
from emberhold.games.aeons_end.mixed_game import OPEN_SHELF, box_named
from emberhold.parts.amounts import AtLeast, AtMost, Compared, Exactly, Times
from emberhold.parts.boxes.slots import clause_of, inner
from emberhold.parts.effects import trees
from emberhold.parts.effects.book import BookError
from emberhold.parts.effects.signatures import Flag, Rest, Sort, Word
from emberhold.parts.effects.vocabulary import Verb, Vocabulary

HEAD = "# Printed nemesis cards as data. Written by `python -m tools.written_foes`.\n"
_COMPARED: dict[type[Any], str] = {AtLeast: "at_least", AtMost: "at_most", Exactly: "exactly"}
_OWN_FIELDS = ("name", "type", "slug", "tier", "triggers")


class Unwritten(Exception):
    """Something that the data has no words for."""


def foes() -> Iterator[Card]:
    """The attacks, minions and powers of the open boxes, each name once."""
    met: set[str] = set()
    for box in map(box_named, OPEN_SHELF):
        for card in box.cards.values():
            if card.type in fits.FOES and card.name not in met:
                met.add(card.name)
                yield card


def entry(card: Card) -> dict[str, Any]:
    """A card as a box writes it, less its name."""
    if card.triggers or card.life_equals is not None:
        raise Unwritten(card.slug)
    found: dict[str, Any] = {"type": card.type, "tier": card.tier}
    for field, sort in fields_of(card.type).items():
        attribute = "persistent" if (card.type, field) == (POWER, "effect") else field
        value = getattr(card, attribute)
        if field in _OWN_FIELDS or value in (None, 0):
            continue
        found[field] = clauses(value) if sort is CLAUSES else value
    _check(card, found)
    return found


def _check(card: Card, found: dict[str, Any]) -> None:
    """It is the same card, and one that a box of one's own may hold."""
    read = card_from_data({**found, "name": card.name}, card.slug)
    if not all(
        trees.alike(getattr(read, each), getattr(card, each))
        for each in ("effect", "persistent", "immediately", "to_discard", "life", "power", "shield")
    ):
        raise Unwritten(card.slug)
    texts = (
        (card.effect, fits.ATTACKS),
        (card.persistent, fits.POWERS if card.type == POWER else fits.PERSISTENT),
        (card.immediately, fits.IMMEDIATELY),
        (card.to_discard, fits.TO_DISCARD),
    )
    for effect, text in texts:
        if effect is not None and any(fits.misfits(effect, text)):
            raise Unwritten(card.slug)
    if any(naming.unnamed(given) for given in found.values()):
        raise Unwritten(card.slug)


def clauses(effect: Any) -> list[Any]:
    """An effect as the clauses it is written in."""
    if isinstance(effect, Sequence | PredicateSequence):
        return [clause for part in effect.parts for clause in clauses(part)]
    verb = _verb(VERBS, effect)
    return [clause_of(verb, _values(verb, effect))]


def _verb(words: Vocabulary, thing: Any) -> Verb:
    found = next((verb for verb in words.verbs.values() if verb.make is type(thing)), None)
    if found is None:
        raise Unwritten(type(thing).__name__)
    return found


def _values(verb: Verb, thing: Any) -> list[Any]:
    """What the slots of a verb hold: the arguments it was made with, kept by their names."""
    held = trees.fields_of(thing)
    names = [name for name in inspect.signature(type(thing).__init__).parameters if name != "self"]
    if type(thing).__init__ is object.__init__ or not verb.takes:
        return []
    if len(names) != len(verb.takes) or not held.keys() >= set(names):
        raise Unwritten(verb.word)
    return [_value(sort, held[name]) for sort, name in zip(verb.takes, names, strict=True)]


def _value(sort: Sort, given: Any) -> Any:
    if isinstance(sort, Rest):
        return [_value(sort.each, each) for each in given]
    if given is None or isinstance(sort, Flag):
        return given
    if inner(sort) in (CLAUSES, DEED):
        return clauses(given)
    if isinstance(word := inner(sort), Word):
        return next((name for name, meant in word.words.items() if meant is given), None) or _no()
    return given if isinstance(given, int | str) else _counted(given)


def _counted(given: Any) -> Any:
    """An amount or a condition."""
    if isinstance(given, Times):
        return ["times", given.factor, _counted(given.amount)]
    if isinstance(given, Compared):
        number = given.most if isinstance(given, AtMost) else given.least
        return [_COMPARED[type(given)], _counted(given.amount), number]
    for words in (AMOUNTS, CONDITIONS):
        if any(verb.make is type(given) for verb in words.verbs.values()):
            verb = _verb(words, given)
            found = clause_of(verb, _values(verb, given))
            return found if len(found) > 1 else verb.word
    return _no()


def _no() -> Any:
    raise Unwritten


def written() -> str:
    """The whole file."""
    found = [HEAD]
    for card in foes():
        try:
            fields = entry(card)
        except (Unwritten, BookError):
            continue
        lines = [f"{field} = {json.dumps(given)}" for field, given in fields.items()]
        found.append("\n".join([f"[{card.slug}]", *lines, ""]))
    return "\n".join(found)


def main() -> None:
    """Write the file, or say what would be in it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path)
    out = parser.parse_args().out
    if out is None:
        print(written(), end="")
    else:
        out.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
