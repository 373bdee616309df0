"""What of Legacy is sealed at a moment, told from the printed order of things and from nothing that
the program itself leaves out: names by their ids and in every language, titles, pages.

A page that has been opened may speak of anybody; a name that it speaks of is not sealed any more.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from emberhold.games.aeons_end.cards.legacy.basic_cards.basic import FORMS
from emberhold.games.aeons_end.cards.legacy.basic_cards.basic_ii import BASIC_II
from emberhold.games.aeons_end.cards.legacy.basic_cards.evolve import EVOLUTIONS
from emberhold.games.aeons_end.cards.legacy.foes.sheets import NEMESES
from emberhold.games.aeons_end.cards.legacy.mages.growth import ABILITIES
from emberhold.games.aeons_end.cards.legacy.piles.supply import FIRST_SUPPLY, REWARDS
from emberhold.games.aeons_end.cards.legacy.record.world import has
from emberhold.games.aeons_end.cards.legacy.story.agenda import LAST, PLOTS
from emberhold.games.aeons_end.cards.legacy.story.lessons import LESSONS
from emberhold.games.aeons_end.cards.legacy.story.stories import READ_IN_GAMES
from emberhold.games.aeons_end.cards.legacy.story.unsealing import IN_ORDER, MET
from emberhold.language import LANGUAGES, speech

World = Mapping[str, Any]
_BEGINNING = 60
"""The whole words within this many letters of a page are enough to know it by."""


class Secret(NamedTuple):
    """Something that nobody may know yet."""

    kind: str
    slug: str
    message_id: str
    """Of its name, or of its text."""


def secrets() -> list[Secret]:
    """Everything that is sealed at some time, in the order of the campaign."""
    found = [Secret("title", f"{n}", f"legacy-chapter-{n}") for n in range(2, LAST + 1)]
    found += [
        Secret("ability", f"{n}", f"ability-legacy-{n}") for n in range(1, len(ABILITIES) + 1)
    ]
    for chapter, sheet in NEMESES.items():
        found.append(Secret(f"nemesis-{chapter}", sheet.slug, sheet.message_id))
        for card in (*sheet.cards, *sheet.aside):
            found.append(Secret(f"cards-{chapter}", card.slug, card.message_id))
        found += _places(chapter)
    for deck, piles in REWARDS.items():
        found += [Secret(f"pile-{deck}", card.slug, card.message_id) for card in piles]
    found += [Secret("basic", card.slug, card.message_id) for card in FORMS.values()]
    for chapter, plot in PLOTS.items():
        pages = (*plot.intro, *plot.won, *plot.lost)
        found += [Secret(f"page-{chapter}", page, f"story-{page.lower()}") for page in pages]
    found += [Secret("lesson", mentor, f"lesson-{mentor}") for mentor in LESSONS]
    found += [Secret("last", id, id) for id in ("zone-lessons", "rule-xaxos-lessons")]
    stories = [*READ_IN_GAMES, *(one.story for one in EVOLUTIONS.values())]
    found += [Secret("story", page, f"story-{page.lower()}") for page in stories]
    return [one for one in found if one.slug not in FIRST_SUPPLY]


def _places(chapter: int) -> Iterator[Secret]:
    """The zones and the kinds of cards that a nemesis is the first to bring."""
    sheet = NEMESES[chapter]
    if chapter == 1:
        return
    zones = () if sheet.own is None else sheet.own.zones()
    for id, name in (*((zone.id, zone.name) for zone in zones), *LATER_ZONES.get(chapter, ())):
        own_name = name if name.startswith("zone-") else sheet.message_id
        yield Secret(f"zone-{chapter}", id, own_name)
    earlier = {card.type for n in range(1, chapter) for card in NEMESES[n].cards}
    for kind in sorted({card.type for card in (*sheet.cards, *sheet.aside)} - earlier):
        yield Secret(f"zone-{chapter}", kind, f"type-{kind}")


LATER_ZONES = {
    7: (("beside-sheet", "zone-beside-sheet"),),
    8: (("xaxos-casting", ""), ("beside-pile:destroyed-spells", "zone-destroyed-spells")),
}
"""Zones that a game has once there is something in them, with their names."""

SECRETS = tuple(secrets())


def _current(world: World) -> str:
    return str(world["pending"][0]) if world["pending"] else ""


def is_sealed(secret: Secret, world: World) -> bool:  # noqa: C901 (one case for each kind of thing)
    """Whether nobody may know it in that state of the campaign."""
    kind, _, what = secret.kind.partition("-")
    now = _current(world)
    if kind in ("page", "story"):
        read = [page.removeprefix("now:") for page in world["read"]]
        return secret.slug not in read and now != f"read:{secret.slug}"
    if world["complete"]:
        return False
    if kind == "title":
        return bool(int(secret.slug) > world["chapter"])
    if kind == "nemesis":
        return not _met(world, int(what)) and not _announced(world, int(what))
    if kind == "zone":
        return not _met(world, int(what)) and not _announced(world, int(what))
    if kind == "cards":
        return not _met(world, int(what)) or _unseen(secret.slug, world, int(what))
    if kind == "lesson":
        return secret.slug not in world["lessons"] and not _told_of(secret.slug, world)
    if kind == "last":
        return bool(world["chapter"] < LAST)
    if kind == "pile":
        known = (*world["supply"], *world["banished_piles"])
        return secret.slug not in known and now != f"supply:{what}"
    if kind == "ability":
        return now != "ability" and not any(mage["ability"] for mage in world["mages"])
    assert kind == "basic"
    if secret.slug in world["banished"]:
        return False
    joined: dict[str, int] = dict(world["basic"])
    if secret.slug not in joined or _unseen(secret.slug, world, 2):
        return True
    unsorted = world["chapter"] == 3 and "join:III" in world["pending"]
    return unsorted and not joined[secret.slug] and FORMS[secret.slug] in BASIC_II


def _unseen(slug: str, world: World, chapter: int) -> bool:
    """LG-564: of a deck that is not shuffled nobody knows what has not come up."""
    if chapter not in IN_ORDER or world["chapter"] != chapter or world["pending"]:
        return False
    return slug not in world.get(MET, ())


def _told_of(mentor: str, world: World) -> bool:
    """Whether an entry has been read that speaks of a mentor's lesson."""
    read = [page.removeprefix("now:") for page in world["read"]]
    return any(entry in read for entry in LESSONS_IN.get(mentor, ()))


def _met(world: World, chapter: int) -> bool:
    """Whether the game against a nemesis has begun."""
    return bool(
        world["chapter"] > chapter or (world["chapter"] == chapter and not world["pending"])
    )


def _announced(world: World, chapter: int) -> bool:
    """Whether the page that leads to a nemesis has been opened."""
    pages = PLOTS[chapter].intro
    opened = [*world["read"], _current(world).removeprefix("read:")]
    return bool(world["chapter"] >= chapter and any(page in opened for page in pages))


@cache
def words_of(message_id: str, language: str) -> tuple[str, ...]:
    """A name in all its cases; the beginning of a page."""
    say = speech(language)
    text = say(message_id)
    if message_id.startswith("story-"):
        return (text[:_BEGINNING].rpartition(" ")[0],)
    thing = type("Named", (), {"message_id": message_id})()
    cases = [said for form, said in say.forms(thing).items() if form in _CASES]
    return tuple(dict.fromkeys([text, *cases]))


_CASES = ("gen", "dat", "acc", "ins", "loc")

COMMON = ("Budowa", "bridges", "influence", "ruin")
"""Names and ids that are everyday words."""
LESSONS_IN = {"mist": ("E60",), "brama": ("E56", "E61"), "malastar": ("E57",)}
"""The entries that speak of a lesson."""
_NUMBERED = ("title", "ability", "page", "story", "lesson", "last")
"""What is known by a number: that a page E11 exists is not a secret, what it says is."""


_EIGHT = re.compile(
    r"(?i)\b(?:eight|8) chapters|chapter (?:eight|8)\b"
    r"|\b(?:ośmi\w+|osiem|8) rozdz\w+|rozdzia\w+ 8\b"
    r"|\b(?:huit|8) chapitres|chapitre (?:huit|8)\b|\bVIII\b"
)
"""LG-562: how many chapters there are in truth."""
TERMS = {
    "S": re.compile(r"(?i)\bevol\w+|\bewolu\w+|\bévolu\w+"),
    "N": re.compile(r"\b[Cc]harges?\b|\b[Łł]adun\w+"),
    "T": re.compile(r"(?i)\bshields?\b|\btarcz\w*|\bboucliers?\b"),
    "V": re.compile(r"(?i)\bsilence\w*|\bucisz\w+"),
    "X": re.compile(r"(?i)\bdegrad\w+|\bdégrad\w+"),
    "D": re.compile(r"(?i)\bpulse\b|\bpulsa\w+"),
}
"""Words that come with a section of the rules."""


class Search:
    """Everything sealed at one moment, as patterns to look for."""

    def __init__(self, world: World, told: str = "") -> None:
        """`told` is what the pages opened so far say."""
        hidden = [secret for secret in SECRETS if is_sealed(secret, world)]
        self.hidden = hidden
        slugs = [one.slug for one in hidden if one.kind.partition("-")[0] not in _NUMBERED]
        ids = [*slugs, *(one.message_id for one in hidden)]
        self._ids = dict.fromkeys(id for id in ids if id not in COMMON)
        told = "\n".join([told, *_known_names(world)])
        self._counted = None if world["chapter"] >= LAST else _EIGHT
        self._terms = [term for letter, term in TERMS.items() if not has(world, letter)]
        if world["complete"]:
            self._counted, self._terms = None, []
        self._words = {
            said: None
            for one in hidden
            for language in LANGUAGES
            for said in words_of(one.message_id, language)
            if said not in COMMON and said not in told
        }

    def within(self, other: Search) -> bool:
        """Whether another one looks for all of this: where that found nothing, this need not."""
        return (
            self._ids.keys() <= other._ids.keys()
            and self._words.keys() <= other._words.keys()
            and set(self._terms) <= set(other._terms)
            and self._counted in (None, other._counted)
        )

    def found(self, text: str) -> list[str]:
        """What of it is in a text: names, and the number of the chapters."""
        return [*self._named(text), *(self._counted.findall(text) if self._counted else ())]

    def found_in_rules(self, text: str) -> list[str]:
        """The same in a book of rules, where what a later section brings has no word yet."""
        return [*self.found(text), *(hit for term in self._terms for hit in term.findall(text))]

    def _named(self, text: str) -> list[str]:
        ids = [part for part in self._ids if part in text and _stands(part, text, r"[\w-]")]
        return ids + [part for part in self._words if part in text and _stands(part, text, r"\w")]


def _stands(part: str, text: str, letter: str) -> bool:
    """Whether it is there by itself and not inside another word."""
    return re.search(f"(?<!{letter}){re.escape(part)}(?!{letter})", text) is not None


def _known_names(world: World) -> Iterator[str]:
    """What is known by name: a spell of somebody's may be called like a pile in the supply."""
    known = [f"card-{slug}" for slug in FIRST_SUPPLY]
    known += [one.message_id for one in SECRETS if not is_sealed(one, world)]
    for id in known:
        for language in LANGUAGES:
            yield from words_of(id, language)
