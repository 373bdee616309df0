"""Cards, mages and nemeses of Aeon's End written as data, in the verbs that Python writes.

    card_from_data({"type": "gem", "name": "Ember", "cost": 3,
                    "play": [["gain_aether", 2], ["may", [["destroy_this"]]]]}, "mine.toml: Ember")

The same card in Python is `gem("Ember", 3, play=GainAether(2) & May(DestroyThis()))`. What cannot
be read is a `BookError` of one line that names the place, the card and the clause.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from emberhold.games.aeons_end import card as kinds
from emberhold.games.aeons_end.card import Card, Mage, NemesisSheet, Trigger
from emberhold.games.aeons_end.effects.base import CLAUSES
from emberhold.games.aeons_end.effects.book import learn
from emberhold.games.aeons_end.effects.sorts import COUNT, MESSAGE, number
from emberhold.kernel.message import Message
from emberhold.parts.effects.book import checked
from emberhold.parts.effects.signatures import (
    Number,
    Refused,
    Several,
    Sort,
    Text,
    Truth,
    Word,
    shortly,
)

__all__ = ["card_from_data", "fields_of", "learn", "mage_from_data", "nemesis_from_data"]

_EVENTS: Final = (
    *("casting-start", "casting-end", "suffer", "prepped", "gained", "gained-ever", "discarded"),
    *("minion-damage", "minion-damaged", "minion-target", "nemesis-damaged", "breach-moved"),
)
_EVENT: Final = Word("event", {event: event for event in _EVENTS})


class _Triggers(Sort):
    """What happens at moments: `[{"on": "casting-start", "do": clauses}]`."""

    def read(self, given: Any) -> tuple[Trigger, ...]:
        if not isinstance(given, list | tuple):
            raise Refused(Message("refused-list", name="triggers", given=shortly(given)))
        return tuple([self._one(each) for each in given])

    def _one(self, given: Any) -> Trigger:
        if isinstance(given, Trigger):
            return given
        if not isinstance(given, dict) or set(given) != {"on", "do"}:
            raise Refused(Message("refused-trigger", given=shortly(given)))
        return Trigger(_EVENT.read(given["on"]), CLAUSES.read(given["do"]))


_TRUTH: Final = Truth("flag")
_NAME: Final = Text("name")
_TIER: Final = Number("tier", 1, 3)
_NAMED: Final[dict[str, Sort]] = {"name": _NAME, "type": _NAME}
_MARKET: Final = {**_NAMED, "cost": number("cost"), "starter": _TRUTH, "slug": _NAME}
_FOE: Final = {**_NAMED, "slug": _NAME}
_STAYS: Final = {
    **_FOE,
    "tier": _TIER,
    "immediately": CLAUSES,
    "to_discard": CLAUSES,
    "triggers": _Triggers("triggers"),
}


class _Kind(NamedTuple):
    """A kind of card: the function that makes it, its fields, and those it needs."""

    make: Callable[..., Card]
    fields: Mapping[str, Sort]
    needed: tuple[str, ...]


_KINDS: Final = {
    "gem": _Kind(
        kinds.gem,
        {**_MARKET, "play": CLAUSES, "counted": _TRUTH, "triggers": _Triggers("triggers")},
        ("play",),
    ),
    "relic": _Kind(
        kinds.relic, {**_MARKET, "play": CLAUSES, "triggers": _Triggers("triggers")}, ("play",)
    ),
    "spell": _Kind(
        kinds.spell,
        {
            **_MARKET,
            "cast": CLAUSES,
            "once_per_turn": CLAUSES,
            "triggers": _Triggers("triggers"),
            "dual": _TRUTH,
            "link": _TRUTH,
            "shares_breach": Text("card"),
            "again": _TRUTH,
            "anywhere": _TRUTH,
        },
        ("cast",),
    ),
    "attack": _Kind(kinds.attack, {**_FOE, "tier": _TIER, "effect": CLAUSES}, ("tier", "effect")),
    "minion": _Kind(
        kinds.minion,
        {
            **_STAYS,
            "life": COUNT,
            "persistent": CLAUSES,
            "shield": number("shield"),
            "least_life": number("life"),
        },
        ("tier", "life"),
    ),
    "power": _Kind(
        kinds.power,
        {**_STAYS, "power": number("power"), "effect": CLAUSES},
        ("tier", "power", "effect"),
    ),
    "strike": _Kind(kinds.strike, {**_FOE, "effect": CLAUSES}, ("effect",)),
    "corruption": _Kind(kinds.corruption, {**_FOE, "effect": CLAUSES}, ("effect",)),
    "acolyte": _Kind(
        kinds.acolyte,
        {**_NAMED, "life": number("life"), "blood_magic": CLAUSES},
        ("life", "blood_magic"),
    ),
}
_TYPE: Final = Word("type", _KINDS)


def fields_of(type: str) -> Mapping[str, Sort]:
    """The fields of a type of card, with the sort of what each holds."""
    return _KINDS[type].fields


def card_from_data(entry: Mapping[str, Any], at: str) -> Card:
    """A card; `at` is where it is written. Instead of clauses there may be an effect."""
    given = {name: entry[name] for name in ("name", "type") if name in entry}
    kind: _Kind = checked(given, {"name": _NAME, "type": _TYPE}, at, "name", "type")["type"]
    fields = checked(entry, kind.fields, at, *kind.needed)
    del fields["type"]
    return kind.make(**fields)


_BREACHES: Final = Several(
    "breaches", Word("breach", {mark: mark for mark in ("open", "-", "R", "D", "L", "U")})
)
_TIMINGS: Final = (
    *(kinds.IN_MAIN_PHASE, kinds.IN_ANY_MAIN_PHASE),
    *(kinds.AT_NEMESIS_DRAW, kinds.AT_TURN_CARD),
)


def mage_from_data(entry: Mapping[str, Any], cards: Mapping[str, Card], at: str) -> Mage:
    """A mage, whose starting cards are named by their slugs."""
    held = Several("cards", Word("card", cards))
    fields: dict[str, Sort] = {
        "name": _NAME,
        "hand": held,
        "deck": held,
        "breaches": _BREACHES,
        "charges": number("charges"),
        "ability": CLAUSES,
        "life": number("life"),
        "timing": Word("timing", {timing: timing for timing in _TIMINGS}),
        "slug": _NAME,
    }
    return Mage(**checked(entry, fields, at, "name", "hand", "deck", "breaches"))


class _Cards(Sort):
    """Cards written inside something else."""

    def __init__(self, name: str, at: str) -> None:
        super().__init__(name)
        self.at = at

    def read(self, given: Any) -> tuple[Card, ...]:
        if not isinstance(given, list | tuple):
            raise Refused(Message("refused-list", name=self.name, given=shortly(given)))
        return tuple([self._one(each) for each in given])

    def _one(self, given: Any) -> Card:
        if isinstance(given, Card):
            return given
        if not isinstance(given, dict):
            raise Refused(Message("refused-card", given=shortly(given)))
        return card_from_data(given, f"{self.at}: {given.get('name', '?')}")


class _Pair(Several):
    """Two numbers: at the usual and at the increased difficulty."""

    def read(self, given: Any) -> Any:
        if not isinstance(given, list | tuple) or len(given) != 2:
            raise Refused(Message("refused-pair", name=self.name, given=shortly(given)))
        return super().read(given)


_TOKENS: Final = _Pair("tokens", number("tokens"))


def nemesis_from_data(entry: Mapping[str, Any], at: str) -> NemesisSheet:
    """A nemesis with its Unleash and its cards; hooks of its own are Python."""
    fields: dict[str, Sort] = {
        "name": _NAME,
        "life": number("life"),
        "difficulty": number("difficulty"),
        "unleash": CLAUSES,
        "hard_unleash": CLAUSES,
        "cards": _Cards("cards", at),
        "aside": _Cards("cards", at),
        "stacked": _Cards("cards", at),
        "token": MESSAGE,
        "token_log": MESSAGE,
        "tokens": _TOKENS,
        "least_tokens": _TOKENS,
        "most_tokens": _TOKENS,
        "lost_without_tokens": _TRUTH,
        "at_start": CLAUSES,
        "at_end": CLAUSES,
        "out_of_cards": CLAUSES,
        "exhaust_instead": CLAUSES,
        "untouchable": _TRUTH,
        "additional": Several("rules", MESSAGE),
        "harder": MESSAGE,
        "slug": _NAME,
    }
    needed = ("name", "life", "difficulty", "unleash", "cards")
    return NemesisSheet(**checked(entry, fields, at, *needed))
