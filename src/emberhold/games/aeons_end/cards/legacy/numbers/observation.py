"""What a seat may know of Legacy: a row of Aeon's End over all chapters, and of the campaign.

Of the campaign it says what everybody has read or can look at: the chapter, unlocked sections, the
supply, and what has been put on the sheets. The basic nemesis cards are not listed: nobody looks
through that deck.
"""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_uppercase
from typing import Any, Final

from emberhold.games.aeons_end.cards.legacy.mages.growth import ABILITIES, IMPROVEMENTS, MASTERIES
from emberhold.games.aeons_end.cards.legacy.mages.starters import CHOICES, PLACES
from emberhold.games.aeons_end.cards.legacy.numbers.union import union
from emberhold.games.aeons_end.cards.legacy.piles.supply import PILES
from emberhold.games.aeons_end.cards.legacy.record.world import SIDES, World, has
from emberhold.games.aeons_end.cards.legacy.story.agenda import LAST, PLOTS
from emberhold.games.aeons_end.numbers.observation import AeonsEndObservation
from emberhold.games.aeons_end.state import State
from emberhold.kernel.question import Question
from emberhold.parts.encoding import one_of, packed

_NUMBERS: Final = (
    *("chapter", "attempt", "complete", "frame-saved", "bladius-defeated", "flawed-left"),
    "chapters-won",
)
_CHAPTERS: Final = LAST + 1
PAGES: Final = tuple(
    dict.fromkeys(page for plot in PLOTS.values() for page in (*plot.intro, *plot.won, *plot.lost))
)
"""The pages that are read between two fights."""
_PAGE: Final = {page: place for place, page in enumerate(PAGES)}


class LegacyObservation:
    """Writes observations of any chapter for a number of players."""

    def __init__(self, players: int) -> None:
        self.players = players
        self._fight = AeonsEndObservation(union(), players)
        self._worlds: list[World] = [{} for _ in range(players)]
        self._rows = [b"" for _ in range(players)]
        """The campaign as each seat has last seen it."""
        self._unread = bytes(len(PAGES) + 1)
        self.names = (*self._fight.names, *self._named())

    def _named(self) -> Iterator[str]:
        yield from (f"campaign.{name}" for name in _NUMBERS)
        yield from (f"chapter.{number}" for number in range(1, _CHAPTERS + 1))
        yield from (f"section.{letter}" for letter in ascii_uppercase)
        yield from (f"supply.{slug}" for slug in PILES)
        yield from (f"banished.{slug}" for slug in PILES)
        for step in range(self.players):
            yield from (f"+{step}.{name}" for name in _sheet_names())
        yield from (f"asked-page.{page}" for page in PAGES)
        yield "asked.left"

    def row(self, state: State, seat: int, question: Question | None) -> bytes:
        if state.world is not self._worlds[seat]:
            self._worlds[seat] = state.world
            self._rows[seat] = self._written(state.world, seat)
        parts = self._fight.parts(state, seat, question)
        parts.append(self._rows[seat])
        about = None if question is None else question.about
        if about:
            parts.append(one_of(_PAGE.get(about.get("page", ""), -1), len(PAGES)))
            parts.append(packed((about.get("left", 0),)))
        else:
            parts.append(self._unread)
        return b"".join(parts)

    def _written(self, world: World, seat: int) -> bytes:
        won = sum(1 for chapter in world["score"] if chapter["won"])
        numbers = [world["chapter"], world["attempt"], world["complete"], world["frame_saved"]]
        numbers += [world["bladius_defeated"], world["flawed_left"], won]
        mages = world["mages"]
        sheets = [_sheet(mages[(seat + step) % self.players]) for step in range(self.players)]
        return b"".join(
            (
                packed(numbers),
                one_of(world["chapter"] - 1, _CHAPTERS),
                bytes(has(world, letter) for letter in ascii_uppercase),
                bytes(slug in world["supply"] for slug in PILES),
                bytes(slug in world["banished_piles"] for slug in PILES),
                *sheets,
            )
        )


def _sheet_names() -> Iterator[str]:
    """What a campaign puts on a sheet."""
    yield from (f"side.{side}" for side in SIDES)
    yield "named"
    for place in range(1, PLACES + 1):
        yield from (f"starter.{place}.sticker.{number}" for number in range(1, CHOICES + 1))
    yield from (f"ability.{number}" for number in range(1, len(ABILITIES) + 1))
    yield from (f"improved.{way}" for way in IMPROVEMENTS)
    yield from (f"mastery.{number}" for number in range(1, MASTERIES + 1))
    yield "flaws"


def _sheet(mage: dict[str, Any]) -> bytes:
    stickers = [starter["sticker"] for starter in mage["starters"]]
    stickers += [0] * (PLACES - len(stickers))
    improved = mage["improved"]
    return b"".join(
        (
            one_of(SIDES.index(mage["side"]) if mage["side"] else -1, len(SIDES)),
            bytes((bool(mage["name"]),)),
            *[one_of(sticker - 1, CHOICES) for sticker in stickers],
            one_of(mage["ability"] - 1, len(ABILITIES)),
            one_of(IMPROVEMENTS.index(improved) if improved else -1, len(IMPROVEMENTS)),
            one_of(mage["mastery"] - 1, MASTERIES),
            packed((mage["flaws"],)),
        )
    )
