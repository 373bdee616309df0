"""The index of a game's verbs: what each takes, how it reads, and which cards use it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from emberhold.parts.effects.signatures import Flag
from emberhold.parts.effects.trees import parts_within
from emberhold.parts.effects.vocabulary import Verb, Vocabulary
from emberhold.parts.reading import Readable

Printed: TypeAlias = tuple[str, Any]
"""A message id, and an effect that is printed on the thing of that name."""


class Listed(NamedTuple):
    """A verb in the index."""

    verb: Verb
    sample: Readable | None
    """How a card uses it; None if none does."""
    names: tuple[str, ...]
    """The message ids of what it is printed on."""


class Chapter(NamedTuple):
    """Words of one kind: effects, what is counted, conditions, goals."""

    title: str
    """A message id."""
    vocabulary: Vocabulary
    verbs: tuple[Listed, ...]

    def sorts(self) -> dict[str, str]:
        """What the arguments may be, by the name they have in signatures."""
        found: dict[str, dict[str, None]] = {}
        for listed in self.verbs:
            for sort in listed.verb.takes:
                for each in (sort, *sort.inner()):
                    if not each.inner() and not isinstance(each, Flag) and each.means():
                        found.setdefault(each.name, {})[each.means()] = None
        return {name: "; or ".join(found[name]) for name in sorted(found)}


def index(
    vocabularies: Sequence[tuple[str, Vocabulary]], printed: Iterable[Printed], shared: str = ""
) -> tuple[Chapter, ...]:
    """The verbs of some vocabularies by their words: those of modules whose names begin with
    `shared`, and what is used besides."""
    used: dict[type[Any], list[Printed]] = {}
    for name, whole in printed:
        for part, told in parts_within(whole):
            used.setdefault(type(part), []).append((name, told))
    return tuple([_chapter(title, words, used, shared) for title, words in vocabularies])


def _chapter(
    title: str, words: Vocabulary, used: Mapping[type[Any], list[Printed]], shared: str
) -> Chapter:
    found: list[Listed] = []
    for word in sorted(words.verbs):
        verb = words.verbs[word]
        uses = used.get(verb.make, [])
        if uses or verb.make.__module__.startswith(shared):
            names = tuple(dict.fromkeys([name for name, _ in uses]))
            found.append(Listed(verb, uses[0][1] if uses else None, names))
    return Chapter(title, words, tuple(found))
