"""The actions of Legacy: those of Aeon's End over all chapters, and what is answered in between.

They are numbered once for the whole campaign: an action means the same in every chapter.
"""

from __future__ import annotations

from collections.abc import Iterator

from emberhold.games.aeons_end.card import MINION
from emberhold.games.aeons_end.cards.legacy.foes.bridges import GAPS
from emberhold.games.aeons_end.cards.legacy.mages.crystals import CRYSTALS, layouts
from emberhold.games.aeons_end.cards.legacy.mages.growth import ABILITIES, IMPROVEMENTS, MASTERIES
from emberhold.games.aeons_end.cards.legacy.mages.mage_own import MOST_PULSE
from emberhold.games.aeons_end.cards.legacy.mages.starters import CHOICES, PLACES
from emberhold.games.aeons_end.cards.legacy.numbers.union import union
from emberhold.games.aeons_end.cards.legacy.piles.supply import PILES
from emberhold.games.aeons_end.cards.legacy.record.world import SHEETS, SIDES
from emberhold.games.aeons_end.cards.legacy.story.interlude import CARD_NAMES, MAGE_NAMES
from emberhold.games.aeons_end.cards.legacy.story.lessons import LESSONS
from emberhold.games.aeons_end.numbers.actions import AeonsEndActions, named
from emberhold.parts.encoding import Actions

_MOST_SHARED = 20


def actions(players: int) -> Actions:
    return AeonsEndActions(players, _all(players))


def _all(players: int) -> Iterator[str]:
    yield from named(union(), players)
    yield from (f"play:{sheet}-starter-{n}" for sheet in SHEETS for n in range(1, PLACES + 1))
    yield from _between()
    yield from _in_fights()
    yield from (f"pass-blade:+{step}" for step in range(players))


def _between() -> Iterator[str]:
    """What is answered between two fights."""
    yield "read-on"
    yield from (f"sheet:{sheet}@{side}" for sheet in SHEETS for side in SIDES)
    yield from (f"name:{name}" for name in (*MAGE_NAMES, *CARD_NAMES))
    for verb in ("add", "banish"):
        yield from (f"{verb}:{slug}" for slug in PILES)
    yield from (f"sticker:{number}" for number in range(1, max(CHOICES, len(ABILITIES)) + 1))
    yield from (f"improve:{way}" for way in IMPROVEMENTS)
    yield from (f"mastery:{number}" for number in range(1, MASTERIES + 1))
    for flaws in range(CRYSTALS + 1):
        yield from (f"crystals:{way}" for way in layouts(flaws))


def _in_fights() -> Iterator[str]:
    """What only the nemeses and the sheets of Legacy ask for."""
    yield from ("exchange", "draw-two", "gravehold", "rescue", "abandon", "look", "look-away")
    yield from ("hold-for-mist", "hold-the-bridge", "bridge-aether", "bridge-pulse")
    yield from (f"bridge:{gap}" for gap in GAPS)
    yield from (f"lesson:{mentor}" for mentor in LESSONS)
    yield from (f"pulse:{number}" for number in range(MOST_PULSE + 1))
    yield from (f"share:{number}" for number in range(_MOST_SHARED + 1))
    box = union()
    beside = {slug: [card.slug for card in sheet.aside] for slug, sheet in box.nemeses.items()}
    for verb in ("dispel", "of-xaxos", "put-back"):
        yield from (f"{verb}:{slug}" for slug in beside["xaxos-ascended"])
    yield from (f"pod:{slug}" for slug in beside["spawning-horror"])
    yield from (f"silence:{slug}" for slug in box.of_type(MINION))
    yield from (f"quick-hands:{card.slug}" for card in box.cards.values() if not card.is_foe)
