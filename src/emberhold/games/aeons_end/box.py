"""A box of Aeon's End: what is in it, found by name, and the rules it is played by.

A box is immutable and shared by every state that plays with it. A box that differs in a few things
is derived with `changed`; the parts that stay are the same objects.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from emberhold.games.aeons_end.card import ATTACK, MINION, POWER, Card, Mage, NemesisSheet
from emberhold.games.aeons_end.numbers.judgement import Judgement
from emberhold.games.aeons_end.ruleset import Rules
from emberhold.parts.cards import by_slug, copies_of
from emberhold.parts.choices import Plan

_PARTS: Final = (
    *("slug", "rules", "starters", "piles", "basic", "sheets", "people", "suggested", "plans"),
    *("rulebook", "by_itself", "topics", "judge"),
)


USUAL: Final = "emberhold.games.aeons_end.bot.usual:usual"


@cache
def _loaded(path: str) -> Judgement:
    module, _, name = path.partition(":")
    found: Judgement = getattr(import_module(module), name)()
    return found


class Box:
    """Everything in a box, in its printed order, with an index of each part by slug."""

    __slots__ = (
        *_PARTS,
        "cards",
        "mage_counts",
        "mages",
        "market",
        "nemeses",
        "nemesis_counts",
        "stock",
        "tiers",
        "tile_marks",
    )

    def __init__(  # noqa: PLR0913 (what a box holds, by name)
        self,
        slug: str,
        *,
        rules: Rules,
        starters: Iterable[Card],
        piles: Iterable[Card],
        basic: Iterable[Card],
        people: Iterable[Mage],
        sheets: Iterable[NemesisSheet],
        plans: tuple[Plan, ...],
        suggested: Mapping[str, tuple[str, ...]] | None = None,
        rulebook: Path | None = None,
        by_itself: bool = True,
        topics: tuple[str, ...] = (),
        judge: Callable[[], Judgement] | str = USUAL,
    ) -> None:
        self.slug = slug
        self.rules = rules
        self.starters = tuple(starters)
        self.piles = tuple(piles)
        self.basic = tuple(basic)
        self.people = tuple(people)
        self.sheets = tuple(sheets)
        self.suggested: Mapping[str, tuple[str, ...]] = suggested or {}
        """Markets worth playing, by name."""
        self.plans = plans
        """Games worth opening as they are; the first begins at once."""
        self.rulebook = rulebook
        """Its rules to read: a file is named `<rulebook>.<language>.md`."""
        self.by_itself = by_itself
        """Whether games are set up from it by wishes; a campaign lays out its boxes itself."""
        self.topics = topics
        """What only its cards ask, for observations: each topic has a slot of its own."""
        self.judge = judge
        """Where `judgement` comes from, perhaps as `module:function`: bots are loaded only where
        one plays."""
        self.market = by_slug(self.piles)
        self.stock = {
            card.slug: copies_of(card, rules.pile_sizes[card.type]) for card in self.piles
        }
        """The copies a full pile of each card of the market holds."""
        self.tiers = {tier: tuple(c for c in self.basic if c.tier == tier) for tier in (1, 2, 3)}
        """The basic nemesis cards by their tier."""
        self.mages = by_slug(self.people)
        self.nemeses = by_slug(self.sheets)
        own = [card for sheet in self.sheets for card in (*sheet.cards, *sheet.aside)]
        self.cards = by_slug(self.starters, self.piles, self.basic, own)
        self.nemesis_counts = _counts(sheet.own.counts for sheet in self.sheets)
        """What the nemeses count beside the common things: slots of an observation."""
        self.mage_counts = _counts(mage.own.counts for mage in self.people)
        self.tile_marks = tuple(rules.other_tiles)

    @property
    def judgement(self) -> Judgement:
        """What bots think of its cards."""
        return _loaded(self.judge) if isinstance(self.judge, str) else self.judge()

    def changed(self, **parts: Any) -> Box:
        """The same box but for the parts that are given."""
        kept = {part: getattr(self, part) for part in _PARTS}
        return Box(**{**kept, **parts})

    def of_type(self, *types: str) -> dict[str, Card]:
        return {slug: card for slug, card in self.cards.items() if card.type in types}

    def foes(self) -> dict[str, Card]:
        """The nemesis' side: every card that is not a mage's."""
        return {slug: card for slug, card in self.cards.items() if card.is_foe}

    def nemesis_cards(self) -> dict[str, Card]:
        """What can be in a nemesis deck."""
        return self.of_type(ATTACK, MINION, POWER)

    def __repr__(self) -> str:
        return f"Box({self.slug!r})"


def _counts(names: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for several in names for name in several))
