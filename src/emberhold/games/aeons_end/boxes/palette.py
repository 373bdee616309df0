"""What the workshop offers: the verbs that fit a text, and the variants of a clause.

All of it is read off the verbs. Something is offered only where it fits and where a sentence can be
said with it in all languages, so that whatever is put together can be read.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from emberhold.games.aeons_end.boxes import fits, naming
from emberhold.games.aeons_end.effects.base import (
    AMOUNTS,
    CLAUSES,
    CONDITIONS,
    DEED,
    VERBS,
    Predicate,
)
from emberhold.games.aeons_end.effects.sorts import COUNT
from emberhold.games.aeons_end.effects.subjects import Does
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
)
from emberhold.parts.boxes.tables import counted
from emberhold.parts.effects.signatures import (
    Flag,
    Label,
    Maybe,
    Number,
    Refused,
    Rest,
    Several,
    Sort,
    Word,
)
from emberhold.parts.effects.vocabulary import Verb
from emberhold.parts.reading import whole

_GROUPS: Final[Mapping[str, str]] = {
    "damage": "damage",
    "moving": "cards",
    "helping": "cards",
    "replaying": "cards",
    "sacrifice": "cards",
    "revealing": "cards",
    "focusing": "breaches",
    "prepping": "breaches",
    "resources": "aether",
    "threats": "threats",
    "turn_order": "turns",
    "nemesis_deck": "turns",
    "tokens": "tokens",
    "base": "choices",
    "subjects": "choices",
}
"""On which shelf the verbs of a module are."""
_FILLER: Final = ["suffer", 1]
"""What stands in an empty place while a joint is tried: it fits everywhere."""
_UNREADABLE: Final = (MissingMessage, ValueError)
_NOT_OFFERED: Final = ("draws_another",)
"""Its sentence names the nemesis of a printed box."""
_MOST_VARIANTS: Final = 40


@lru_cache(maxsize=len(LANGUAGES))
def palette(language: str) -> dict[str, Any]:
    """The verbs for each text, and what is new when one is taken from the shelf."""
    say = speech(language)
    words = {word: _told(VERBS.verbs[word], say) for word in _offered()}
    texts = {text: [word for word in fits.fitting(text) if word in words] for text in fits.TEXTS}
    return {"words": words, "texts": texts}


def variants(text: str, clause: Any, language: str, around: Around = ALONE) -> list[dict[str, Any]]:
    """What else a clause could say as part of a text, one thing changed at a time."""
    if not (_bounded(clause) and _bounded(around.clauses)):
        return []
    named = naming.before(around.clauses, around.path)
    say = speech(language)
    word = clause[0] if isinstance(clause, list) and clause else None
    verb = VERBS.verbs.get(word) if isinstance(word, str) else None
    values = None if verb is None else values_of(verb, clause)
    if verb is None or values is None or text not in fits.TEXTS:
        return []
    found: dict[str, list[Any]] = {}
    for changed in _changes(verb, values):
        fit = _fits(verb, changed, text) and not naming.unnamed(_tried(verb, changed), named)
        if fit and _reads(verb, changed):
            found.setdefault(_short(verb, changed, say), clause_of(verb, changed))
    told = [{"clause": clause, "text": sentence} for sentence, clause in found.items()]
    return told[:_MOST_VARIANTS]


def strips(clauses: Any, language: str) -> list[str]:
    """How each verb of a text reads by itself, joints before what they join; a joint has its
    condition or its subject, or nothing. What cannot be read is left empty."""
    if not _bounded(clauses):
        return []
    say = speech(language)
    return [_strip(clause, say) for clause in verbs_in(clauses)]


def _bounded(given: Any) -> bool:
    """Whether something is no longer and no deeper than a text of a box may be."""
    count = counted(given)
    return count is not None and count <= MOST_WORDS_OF_A_TEXT


# The shelf


@lru_cache(maxsize=1)
def _offered() -> tuple[str, ...]:
    anywhere = {word for text in fits.TEXTS for word in fits.fitting(text)}
    anywhere -= set(_NOT_OFFERED)
    verbs = [verb for word, verb in VERBS.verbs.items() if word in anywhere]
    return tuple([verb.word for verb in verbs if _usual(verb) is not None])


@lru_cache(maxsize=256)
def _usual(verb: Verb) -> tuple[Any, ...] | None:
    """Something for every slot with which the verb can be read."""
    wanted: list[list[Any]] = [[]]
    for sort in verb.takes:
        tries = list(_tries(verb, sort))
        wanted = [[*before, each] for before in wanted for each in tries]
    found = next((values for values in wanted if _reads(verb, values)), None)
    return None if found is None else tuple(_counted_out(verb, found))


def _tries(verb: Verb, sort: Sort) -> Iterator[Any]:
    """A slot that may be left out is left out, but for the first of several places to take from."""
    if not optional(sort):
        yield from _choices(sort, None)
    else:
        yield True if _only_flags(verb) and sort is verb.takes[0] else None


def _only_flags(verb: Verb) -> bool:
    """Whether it needs one of several words: `hand`, `discard`, or both."""
    return len(verb.takes) > 1 and all(isinstance(sort, Flag) for sort in verb.takes)


def _counted_out(verb: Verb, values: list[Any]) -> list[Any]:
    """With a 1 where a number is left out and means just that, so that it can be changed."""
    say = speech(LANGUAGES[0])
    for place, sort in enumerate(verb.takes):
        one = [*values[:place], 1, *values[place + 1 :]]
        counted = isinstance(sort, Maybe) and isinstance(sort.sort, Number)
        if counted and _reads(verb, one) and _said(verb, one, say) == _said(verb, values, say):
            values = one
    return values


def _told(verb: Verb, say: Speech) -> dict[str, Any]:
    values = _usual(verb)
    assert values is not None
    empty = [
        [[], []] if isinstance(sort, Rest) else [] if holds_clauses(sort) else value
        for sort, value in zip(verb.takes, values, strict=True)
    ]
    return {
        "group": _GROUPS.get(verb.make.__module__.rpartition(".")[2], "cards"),
        "text": "" if _joins(verb) else _said(verb, values, say),
        "new": clause_of(verb, empty),
        "deed": issubclass(verb.make, Predicate),
        "places": ["deed" if inner(sort) is DEED else "clauses" for sort in _places(verb)],
        "ways": any(isinstance(sort, Rest) for sort in verb.takes),
        "varies": any(_varies(sort) for sort in verb.takes),
        "labels": [sort.name for sort in verb.takes if isinstance(sort, Label) and optional(sort)],
    }


def _varies(sort: Sort) -> bool:
    """Whether there is something to choose in a slot besides its number."""
    if holds_clauses(sort):
        return False
    return isinstance(sort, Flag) or not isinstance(inner(sort), Number | Several)


def _places(verb: Verb) -> list[Sort]:
    """The slots that hold clauses."""
    return [sort for sort in verb.takes if holds_clauses(sort)]


def _joins(verb: Verb) -> bool:
    return bool(_places(verb))


# Clauses changed


def _changes(verb: Verb, values: list[Any]) -> Iterator[list[Any]]:
    """The clause as it is, then with one slot changed."""
    yield values
    for place, sort in enumerate(verb.takes):
        if holds_clauses(sort):
            continue
        now = values[place]
        choices: list[Any] = [None] if optional(sort) else []
        choices += [True] if isinstance(sort, Flag) else _choices(inner(sort), now)
        for choice in choices:
            if (choice or None) != (now or None):
                yield [*values[:place], choice, *values[place + 1 :]]


def _choices(sort: Sort, now: Any) -> Iterator[Any]:
    """Everything a slot could hold; of numbers one, since they have buttons of their own."""
    if isinstance(sort, Maybe | Label):
        yield from _choices(sort.sort, now)
    elif isinstance(sort, Number):
        yield now if isinstance(now, int) else 2 if sort.name == "most" else 1
    elif isinstance(sort, Word):
        yield from sort.words
    elif isinstance(sort, Several):
        yield now or [1, 1, 1, 1]
    elif isinstance(sort, Rest):
        yield [[_FILLER], [_FILLER]]
    elif sort in (CLAUSES, DEED):
        yield [_FILLER]
    elif sort is COUNT:
        yield now if isinstance(now, int) else 1
        yield from _counted(now)
    elif sort is AMOUNTS:
        yield from _counted(now)
    elif sort is CONDITIONS:
        yield from _conditions(now)


def _counted(now: Any) -> Iterator[Any]:
    yield from _counts()
    if isinstance(now, str):
        yield ["times", 2, now]


@lru_cache(maxsize=1)
def _counts() -> tuple[str, ...]:
    return tuple([word for word, verb in AMOUNTS.verbs.items() if not verb.takes])


def _conditions(now: Any) -> Iterator[Any]:
    number = now[-1] if isinstance(now, list) and now and isinstance(now[-1], int) else 1
    for word, verb in CONDITIONS.verbs.items():
        if verb.takes:
            yield from ([word, count, number] for count in _counts())
        else:
            yield word


# Whether it fits, and how it reads


def _fits(verb: Verb, values: Sequence[Any], text: str) -> bool:
    try:
        given = _tried(verb, values)
        if fits.foreign(given):
            return False
        return next(fits.misfits(VERBS.read(given), text), None) is None
    except _UNREADABLE:
        return False


def _tried(verb: Verb, values: Sequence[Any]) -> list[Any]:
    """As it is written, with something in every place for clauses."""
    return clause_of(verb, _filled(verb, values))


def _filled(verb: Verb, values: Sequence[Any]) -> list[Any]:
    """With something in every place for clauses."""
    return [
        [[_FILLER], [_FILLER]]
        if isinstance(sort, Rest)
        else [_FILLER]
        if holds_clauses(sort) and value is not None
        else value
        for sort, value in zip(verb.takes, values, strict=True)
    ]


def _reads(verb: Verb, values: Sequence[Any]) -> bool:
    """Whether there is a sentence for it in every language."""
    if _only_flags(verb) and not any(values):
        return False
    try:
        return all(_said(verb, values, speech(language)) for language in LANGUAGES)
    except _UNREADABLE:
        return False


def _said(verb: Verb, values: Sequence[Any], say: Speech) -> str:
    sentence: str = VERBS.read(_tried(verb, values)).sentence(say)
    return sentence


def _short(verb: Verb, values: Sequence[Any], say: Speech) -> str:
    """A whole sentence, or of a joint what can be chosen."""
    if not _joins(verb):
        return _said(verb, values, say)
    return _about(_tried(verb, values), say) or _said(verb, values, say)


def _about(clause: list[Any], say: Speech) -> str:
    """The condition of a joint, or who its subject is."""
    verb = VERBS.verbs[clause[0]]
    if verb.takes[0] is CONDITIONS:
        condition: str = CONDITIONS.read(clause[1]).clause(say)
        return condition
    if verb.make is Does:
        return whole(say, say(verb.takes[0].read(clause[1]).message_id)).rstrip(".")
    return ""


def _strip(clause: list[Any], say: Speech) -> str:
    verb = VERBS.verbs.get(clause[0])
    values = None if verb is None else values_of(verb, clause)
    if verb is None or values is None:
        return ""
    try:
        return _about(clause, say) if _joins(verb) else _said(verb, values, say)
    except (*_UNREADABLE, Refused):
        return ""
