"""What the workshop offers for Relic: the verbs that fit a text, and the variants of a clause.

What a slot may hold is taken from the printed book, where it has a grammar of its own. A verb or a
variant is offered only where it fits and where a sentence can be said with it in all languages.

The workshop writes the ways of `choose` one after the other: `["choose", way, way]`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from emberhold.games.relic.boxes import fits
from emberhold.games.relic.effects.base import CHANGE, VERBS
from emberhold.games.relic.effects.book import read
from emberhold.games.relic.effects.phrases.conditions import CONDITION
from emberhold.games.relic.effects.phrases.counts import COUNT
from emberhold.games.relic.effects.phrases.who import WHO
from emberhold.language import LANGUAGES, MissingMessage, Speech, speech
from emberhold.parts.boxes.own import ALONE, Around
from emberhold.parts.boxes.refusing import MOST_WORDS_OF_A_TEXT
from emberhold.parts.boxes.slots import (
    clause_of,
    holds_clauses,
    inner,
    optional,
    values_of,
    verbs_in,
    ways,
)
from emberhold.parts.boxes.tables import counted
from emberhold.parts.effects.book import BookError
from emberhold.parts.effects.signatures import Flag, Label, Number, Sort, Word
from emberhold.parts.effects.vocabulary import Verb
from emberhold.parts.reading import whole

SPECIAL: Final = "special"
PREFIX: Final = "effect:"
"""Before a moment, in the name of a field of a draft."""
_FIXED: Final[Mapping[str, tuple[str, ...]]] = {
    "enemy": ("reward", "penalty"),
    "event": ("resolve",),
    "encounter": ("resolve", "charge"),
    "asset": ("charge", "discard"),
}
"""Moments of cards that come before the others."""
_ONLY_FIXED: Final = ("event", "encounter")
_GROUPS: Final[Mapping[str, str]] = {
    "values": "values",
    "limits": "values",
    "hands": "cards",
    "assets": "assets",
    "places": "places",
    "fights": "battle",
    "rolls": "battle",
    "evading": "battle",
    "joints": "choices",
    "luck": "choices",
}
"""On which shelf the verbs of a module are."""
_NOT_OFFERED: Final = ("roll", "battle_sheet", "win")
"""What needs more than slots, and what belongs to scenarios."""
_FILLER: Final = ["gain_influence", 1]
"""What is in an empty place while a joint is tried: it fits everywhere."""
_UNREADABLE: Final = (MissingMessage, BookError, ValueError)
_CHOOSE: Final = "choose"
_MOST_VARIANTS: Final = 40
_MOST: Final = 99
_NUMBER: Final = re.compile(r"\d+")


def moments_of(kind: str) -> tuple[str, ...]:
    """The moments at which a text of that kind can speak in the workshop."""
    fixed = _FIXED.get(kind, ())
    if kind in _ONLY_FIXED:
        return fixed
    sheet = kind == fits.CHARACTER
    printed = [
        name
        for each, name, when, _ in fits.printed_texts()
        if each in ((kind, "asset") if sheet else (kind,))
        and not when
        and name.count(":") < 2
        and not (sheet and name in ("charge", "discard"))
    ]
    return tuple(dict.fromkeys((*fixed, *printed)))


KINDS: Final = (*_FIXED, fits.CHARACTER)


def moments() -> tuple[str, ...]:
    """Every moment of a printed text on a card or a character's sheet."""
    printed = (name for kind, name, _, _ in fits.printed_texts() if kind != fits.SCENARIO)
    return tuple(dict.fromkeys(printed))


@lru_cache(maxsize=1)
def texts() -> dict[str, tuple[str, str]]:
    """Every text of the workshop as `kind moment`, with both."""
    found = {f"{kind} {name}": (kind, name) for kind in KINDS for name in moments_of(kind)}
    return {**found, SPECIAL: (fits.SPECIAL, fits.RESOLVE)}


@lru_cache(maxsize=1)
def fields() -> tuple[str, ...]:
    """The fields of a draft that hold clauses."""
    return (SPECIAL, *[f"{PREFIX}{name}" for name in moments()])


@lru_cache(maxsize=len(LANGUAGES))
def words(language: str) -> dict[str, Any]:
    """The verbs, and what is new when one is taken from the shelf."""
    say = speech(language)
    return {word: _told(VERBS.verbs[word], say) for word in _offered()}


@lru_cache(maxsize=1)
def fitting() -> dict[str, list[str]]:
    """For each text the verbs that fit."""
    return {
        text: [word for word in _offered() if _fits(VERBS.verbs[word], _usual(word) or (), text)]
        for text in texts()
    }


def variants(text: str, clause: Any, language: str, around: Around = ALONE) -> list[dict[str, Any]]:
    """What else a clause could say as part of a text, one thing changed at a time."""
    if text not in texts() or not _bounded(clause):
        return []
    word = clause[0] if isinstance(clause, list) and clause else None
    verb = VERBS.verbs.get(word) if isinstance(word, str) else None
    values = None if verb is None else values_of(verb, _as_written(clause))
    if verb is None or values is None:
        return []
    say = speech(language)
    found: dict[str, list[Any]] = {}
    for changed in _changes(verb, values):
        if _fits(verb, changed, text) and _reads(verb, changed):
            found.setdefault(_short(verb, changed, say), _as_drawn(clause_of(verb, changed)))
    told = [{"clause": clause, "text": sentence} for sentence, clause in found.items()]
    return told[:_MOST_VARIANTS]


def strips(clauses: Any, language: str) -> list[str]:
    """How each verb of a text reads by itself, joints before what they join. What cannot be read
    is left empty."""
    if not _bounded(clauses):
        return []
    say = speech(language)
    return [_strip(clause, say) for clause in verbs_in(clauses)]


def _bounded(given: Any) -> bool:
    """Whether something is no longer and no deeper than a text of a box may be."""
    count = counted(given)
    return count is not None and count <= MOST_WORDS_OF_A_TEXT


def _as_written(clause: Sequence[Any]) -> list[Any]:
    if clause[0] == _CHOOSE and not (len(clause) == 2 and _are_ways(clause[1])):
        return [_CHOOSE, list(clause[1:])]
    return list(clause)


def _are_ways(given: Any) -> bool:
    """Whether these are several ways, not one."""
    return isinstance(given, list) and all(
        isinstance(way, list) and all(isinstance(each, list) for each in way) for way in given
    )


def _as_drawn(clause: list[Any]) -> list[Any]:
    return [_CHOOSE, *clause[1]] if clause[0] == _CHOOSE else clause


# The shelf


@lru_cache(maxsize=1)
def _offered() -> tuple[str, ...]:
    return tuple([word for word in VERBS.verbs if _usual(word) is not None])


@lru_cache(maxsize=256)
def _usual(word: str) -> tuple[Any, ...] | None:
    """What a verb holds in the printed book where it fits the most texts; None if nowhere."""
    if word in _NOT_OFFERED:
        return None
    verb = VERBS.verbs[word]
    best: tuple[Any, ...] | None = None
    most = 0
    for values in _printed_values()[0].get(word, ()):
        fitted = sum(_fits(verb, values, text) for text in texts())
        if fitted > most and _reads(verb, values):
            best, most = values, fitted
    return best


@lru_cache(maxsize=1)
def _printed_values() -> tuple[dict[str, list[tuple[Any, ...]]], dict[tuple[str, int], list[str]]]:
    """What the book writes: the different values of each verb, and the words in each of its slots,
    the most frequent first."""
    by_verb: dict[str, list[tuple[Any, ...]]] = {}
    by_slot: dict[tuple[str, int], Counter[str]] = {}
    for _, _, _, clauses in fits.printed_texts():
        for clause in _all_verbs(clauses):
            verb = VERBS.verbs[clause[0]]
            values = values_of(verb, clause)
            if values is None:
                continue
            plain = tuple(_filled(verb, values))
            known = by_verb.setdefault(verb.word, [])
            if plain not in known:
                known.append(plain)
            for place, value in enumerate(values):
                if isinstance(value, str):
                    by_slot.setdefault((verb.word, place), Counter())[value] += 1
    return by_verb, {
        slot: [value for value, _ in found.most_common()] for slot, found in by_slot.items()
    }


def _all_verbs(clauses: Any) -> Iterator[list[Any]]:
    """Every clause inside printed ones."""
    if isinstance(clauses, dict):
        for part in clauses.values():
            yield from _all_verbs(part)
    elif isinstance(clauses, list):
        if clauses and isinstance(clauses[0], str) and clauses[0] in VERBS.verbs:
            yield clauses
        for part in clauses:
            yield from _all_verbs(part)


def _told(verb: Verb, say: Speech) -> dict[str, Any]:
    values = _usual(verb.word) or ()
    empty = [
        [[], []] if ways(sort) else [] if holds_clauses(sort) else value
        for sort, value in zip(verb.takes, values, strict=True)
    ]
    places = [sort for sort in verb.takes if holds_clauses(sort)]
    numbers = [each.most for each in map(inner, verb.takes) if isinstance(each, Number)]
    return {
        "group": _GROUPS.get(verb.make.__module__.rpartition(".")[2], "cards"),
        "text": "" if places else _said(verb, values, say),
        "new": _as_drawn(clause_of(verb, empty)),
        "deed": True,
        "places": ["clauses" for _ in places],
        "ways": any(ways(sort) for sort in verb.takes),
        "varies": any(_varies(sort) for sort in verb.takes),
        "labels": [sort.name for sort in verb.takes if isinstance(sort, Label) and optional(sort)],
        "most": min([_MOST, *numbers]),
    }


def _varies(sort: Sort) -> bool:
    """Whether there is something to choose in a slot besides its number."""
    if holds_clauses(sort):
        return False
    return isinstance(sort, Flag) or optional(sort) or not isinstance(inner(sort), Number)


# Clauses changed


def _changes(verb: Verb, values: list[Any]) -> Iterator[list[Any]]:
    """The clause as it is, then with one slot changed."""
    yield values
    for place, sort in enumerate(verb.takes):
        if holds_clauses(sort):
            continue
        now = values[place]
        choices: list[Any] = [None] if optional(sort) else []
        choices += [True] if isinstance(sort, Flag) else _choices(verb, place, now)
        for choice in choices:
            if (choice or None) != (now or None):
                yield [*values[:place], choice, *values[place + 1 :]]


def _choices(verb: Verb, place: int, now: Any) -> Iterator[Any]:
    """What a slot could hold: of numbers one, since they have buttons of their own; of words with
    a number in them the neighbours; otherwise what the book writes there, for which every language
    has the right forms."""
    sort = inner(verb.takes[place])
    if isinstance(sort, Number):
        yield now if isinstance(now, int) else 1
        if sort is CHANGE and isinstance(now, int):
            yield -now
    elif isinstance(sort, Word):
        yield from sort.words
    if isinstance(now, str) and (found := _NUMBER.search(now)):
        for number in (int(found[0]) - 1, int(found[0]) + 1):
            if number > 0:
                yield f"{now[: found.start()]}{number}{now[found.end() :]}"
    yield from _printed_values()[1].get((verb.word, place), ())


# Whether it fits, and how it reads


def _fits(verb: Verb, values: Sequence[Any], text: str) -> bool:
    kind, name = texts()[text]
    given = [clause_of(verb, _filled(verb, values))]
    try:
        read(given, text)
    except _UNREADABLE:
        return False
    return next(fits.misfits(kind, name, given), None) is None


def _filled(verb: Verb, values: Sequence[Any]) -> list[Any]:
    """With something in every place for clauses."""
    return [
        [[_FILLER], [_FILLER]]
        if ways(sort)
        else [_FILLER]
        if holds_clauses(sort) and value is not None
        else value
        for sort, value in zip(verb.takes, values, strict=True)
    ]


def _reads(verb: Verb, values: Sequence[Any]) -> bool:
    """Whether there is a sentence for it in every language."""
    try:
        return all(_said(verb, values, speech(language)) for language in LANGUAGES)
    except _UNREADABLE:
        return False


def _said(verb: Verb, values: Sequence[Any], say: Speech) -> str:
    return read([clause_of(verb, _filled(verb, values))], verb.word).sentence(say)


def _short(verb: Verb, values: Sequence[Any], say: Speech) -> str:
    """A whole sentence, or of a joint what can be chosen."""
    if not any(holds_clauses(sort) for sort in verb.takes):
        return _said(verb, values, say)
    return _about(verb, values, say) or _said(verb, values, say)


def _about(verb: Verb, values: Sequence[Any], say: Speech) -> str:
    """What a joint hangs on: a condition, somebody, something counted, a test."""
    first = verb.takes[0]
    if first is CONDITION:
        condition: str = CONDITION.read(values[0]).clause(say)
        return condition
    if first is WHO:
        who = WHO.read(values[0])
        return whole(say, who.words(say) if who.chosen else who.subject(say)).rstrip("., ")
    if first is COUNT:
        each: str = COUNT.read(values[0]).each(say)
        return each
    if verb.word == "test":
        return (
            read([[verb.word, *values[:2]]], verb.word)
            .sentence(say)
            .rstrip(".:;\N{NO-BREAK SPACE} ")
        )
    return ""


def _strip(clause: list[Any], say: Speech) -> str:
    verb = VERBS.verbs.get(clause[0])
    values = None if verb is None else values_of(verb, _as_written(clause))
    if verb is None or values is None:
        return ""
    try:
        joint = any(holds_clauses(sort) for sort in verb.takes)
        return _about(verb, values, say) if joint else _said(verb, values, say)
    except _UNREADABLE:
        return ""
