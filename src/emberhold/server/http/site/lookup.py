"""Cards and rules to read beside a table."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from msgspec import UNSET
from msgspec.structs import asdict

from emberhold.games.registry import game_named
from emberhold.games.unsealed import Unsealed, unsealed
from emberhold.kernel.errors import EmberholdError
from emberhold.language import Speech, speech
from emberhold.parts.effects.index import Listed
from emberhold.parts.library import Entry
from emberhold.parts.rulebook import Rulebook, RuleShelf
from emberhold.server.house.pages import told

_RULE = re.compile(r"\b[A-Z]{1,2}-\d{3}\b")


class NothingThere(EmberholdError):
    """Something to read that does not exist."""


def card(known: Unsealed, slug: str, language: str) -> told.CardRead:
    """A card, a mage, a nemesis or a Phoenixborn in full."""
    for entry in known.library:
        if entry.slug == slug:
            return told.CardRead(
                **asdict(face(known, entry, language)),
                sentences=entry.sentences(language),
                standing=[told.Standing(**each._asdict()) for each in entry.always(language)],
                rules=_rules_about(known, entry, language),
            )
    raise NothingThere("error-no-such-card", given=slug)


def cards(known: Unsealed, language: str) -> list[told.CardFiled]:
    """Everything that can be read, in the order of the box: for a page to search and filter."""
    return [
        told.CardFiled(
            **asdict(face(known, entry, language)),
            shelf=entry.filed,
            group=entry.group.text(language),
        )
        for entry in known.library
    ]


def face(known: Unsealed, entry: Entry, language: str) -> told.CardFace:
    """What is printed on it, and how it is drawn where no page knows that by itself."""
    return told.CardFace(
        name=entry.name(language),
        slug=entry.slug,
        kind=entry.kind,
        facts=entry.facts.text(language),
        cost=entry.cost,
        signs=[told.Sign(id=id, value=value, label="") for id, value in entry.signs],
        text=entry.text(language),
        art=known.cast.get(entry.slug, UNSET),
    )


@lru_cache(maxsize=32)
def verbs(game: str, language: str) -> told.VerbsRead:
    """The words a game's cards are written in, for people who write cards."""
    say, named = speech(language), game_named(game)
    slugs = unsealed(named).slugs
    return told.VerbsRead(
        chapters=[
            told.VerbChapter(
                title=say(chapter.title),
                verbs=[_verb(listed, say, slugs) for listed in chapter.verbs],
            )
            for chapter in named.verbs
        ]
    )


def _verb(listed: Listed, say: Speech, slugs: Mapping[str, str]) -> told.VerbRead:
    cards = {say(id): slugs.get(id, "") for id in listed.names}
    return told.VerbRead(
        signature=listed.verb.signature(),
        text="" if listed.sample is None else listed.sample.sentence(say),
        cards=[told.VerbCard(name=name, slug=slug) for name, slug in cards.items()],
    )


def book(known: Unsealed, language: str) -> Rulebook:
    if known.rulebook is None:
        raise NothingThere("error-no-rulebook")
    return _read(known.rulebook, language)


@lru_cache(maxsize=32)
def _read(shelf: RuleShelf, language: str) -> Rulebook:
    return shelf.read(language)


def rules(known: Unsealed, wanted: str, language: str, lessons: int) -> told.RulesRead:
    """The whole rulebook by sections, or what fits a number or some words."""
    read = book(known, language)
    sections = {section.number: section.title for section in read.sections}
    found = read.rules.values() if not wanted.strip() else _found(read, wanted)
    return told.RulesRead(
        title=read.title,
        sections=[
            told.RuleSection(number=number, title=title) for number, title in sections.items()
        ],
        rules=[
            told.RuleRead(
                id=rule.id, section=rule.section, title=read.heading(rule), text=rule.text
            )
            for rule in found
        ],
        lessons=lessons,
    )


def _found(read: Rulebook, wanted: str) -> list[Any]:
    """The rules asked for; sections give all their rules. Nothing found is not an error here."""
    several = _RULE.findall(wanted.upper())
    if len(several) > 1:
        return [rule for id in several if (rule := read.rule(id)) is not None]
    found: list[Any] = []
    for part in read.look_up(wanted):
        found += getattr(part, "rules", (part,))
    return found


def _rules_about(known: Unsealed, entry: Entry, language: str) -> list[str]:
    """The numbers of the rules that speak of it by name."""
    name = entry.name(language)
    if len(name) < 4 or known.rulebook is None:
        return []
    return [rule.id for rule in book(known, language).rules.values() if name in rule.text][:12]
