"""What a card, a mage sheet and a nemesis sheet say. Definitions are immutable and shared.

Each physical copy of a player card is an object of its own that shares its definition's fields, so
that a piece can be followed from zone to zone. `card is other` asks for the same copy,
`card.kind is other.kind` for the same card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from emberhold.games.aeons_end.own import NOTHING, Own
from emberhold.kernel.question import Choice
from emberhold.kernel.twins import twin_of

if TYPE_CHECKING:
    from emberhold.games.aeons_end.effects.base import Effect
    from emberhold.games.aeons_end.state import State

GEM, RELIC, SPELL = "gem", "relic", "spell"
ATTACK, MINION, POWER, ACOLYTE = "attack", "minion", "power", "acolyte"

PLAYER_CARDS = (GEM, RELIC, SPELL)


def slug_of(name: str) -> str:
    """`Mage's Totem` is spelled `mages-totem` in keys, positions and message ids."""
    plain = name.lower().replace("'", "")
    return "".join(letter if letter.isalnum() else "-" for letter in plain)


_FIELDS = (
    "cast",
    "copies",
    "cost",
    "dual",
    "effect",
    "immediately",
    "kind",
    "life",
    "link",
    "message_id",
    "name",
    "nemesis",
    "number",
    "offered",
    "once_per_turn",
    "persistent",
    "power",
    "shares_breach",
    "slug",
    "starter",
    "tier",
    "to_discard",
    "triggers",
    "type",
    "watches",
)


class Card:
    """A player card or a nemesis card, and what is printed on it."""

    __slots__ = _FIELDS

    def __init__(self, name: str, type: str, **printed: Any) -> None:
        self.name = name
        self.slug = slug_of(name)
        self.message_id = f"card-{self.slug}"
        self.type = type
        self.kind = self
        self.number = 0
        """Which copy this is; the definition itself is number 0."""
        self.cost: int = printed.pop("cost", 0)
        self.starter: bool = printed.pop("starter", False)
        self.effect: Effect | None = printed.pop("effect", None)
        """What a gem or relic does when played, or an attack when drawn."""
        self.cast: Effect | None = printed.pop("cast", None)
        self.once_per_turn: Effect | None = printed.pop("once_per_turn", None)
        """WE-187: a "While prepped" effect its owner may use in the main phase."""
        self.triggers: tuple[Trigger, ...] = printed.pop("triggers", ())
        self.watches = bool(self.triggers) or self.once_per_turn is not None
        """Does something while it is prepped."""
        self.dual: bool = printed.pop("dual", False)
        """Prepped to two adjacent breaches, occupying both."""
        self.link: bool = printed.pop("link", False)
        self.shares_breach: str | None = printed.pop("shares_breach", None)
        """The slug of the one card that may join this spell on its breach."""
        self.tier: int = printed.pop("tier", 0)
        self.nemesis: str | None = printed.pop("nemesis", None)
        """The slug of the nemesis a card belongs to; None for basic cards and player cards."""
        self.life: int = printed.pop("life", 0)
        self.power: int = printed.pop("power", 0)
        self.immediately: Effect | None = printed.pop("immediately", None)
        self.persistent: Effect | None = printed.pop("persistent", None)
        """A minion's PERSISTENT, a power's POWER, an acolyte's Blood Magic."""
        self.to_discard: Effect | None = printed.pop("to_discard", None)
        self.offered: Choice = ("buy", self)
        """The choice to gain the card or, of a copy, to play it: made once for all questions."""
        self.copies: list[Card] = [self]
        if printed:
            raise TypeError(f"{name}: a card has no {', '.join(printed)}")

    def copy(self, number: int) -> Card:
        """The copy with that number; the same object whenever it is asked for."""
        copies = self.kind.copies
        while len(copies) <= number:
            another = twin_of(self.kind, Card(self.name, self.type), _FIELDS)
            another.number = len(copies)
            choice: Choice = ("play", another)
            another.offered = choice
            copies.append(another)
        return copies[number]

    @property
    def piece(self) -> str:
        """The id of this copy in a scene."""
        return f"{self.slug}.{self.number}"

    @property
    def is_foe(self) -> bool:
        """Whether it lies on the nemesis' side."""
        return self.type not in PLAYER_CARDS

    def __deepcopy__(self, memo: Any) -> Card:
        return self

    def __repr__(self) -> str:
        return self.piece


class Trigger:
    """What a piece in play does at a moment: `event` names it, `effect` follows or changes it.

    An effect reads by itself; a plain function needs the message id of its sentence as `text`.
    """

    __slots__ = ("effect", "event", "text")

    def __init__(self, event: str, effect: Any, text: str | None = None) -> None:
        self.event = event
        self.effect = effect
        self.text = text


def gem(name: str, cost: int = 0, *, play: Effect, **printed: Any) -> Card:
    return Card(name, GEM, cost=cost, effect=play, **printed)


def relic(name: str, cost: int = 0, *, play: Effect, **printed: Any) -> Card:
    return Card(name, RELIC, cost=cost, effect=play, **printed)


def spell(name: str, cost: int = 0, *, cast: Effect, **printed: Any) -> Card:
    return Card(name, SPELL, cost=cost, cast=cast, **printed)


def attack(name: str, tier: int, effect: Effect, **printed: Any) -> Card:
    return Card(name, ATTACK, tier=tier, effect=effect, **printed)


def minion(name: str, tier: int, *, life: int, persistent: Effect, **printed: Any) -> Card:
    return Card(name, MINION, tier=tier, life=life, persistent=persistent, **printed)


def power(name: str, tier: int, *, power: int, effect: Effect, **printed: Any) -> Card:
    return Card(name, POWER, tier=tier, power=power, persistent=effect, **printed)


def acolyte(name: str, *, life: int, blood_magic: Effect, **printed: Any) -> Card:
    return Card(name, ACOLYTE, tier=0, life=life, persistent=blood_magic, **printed)


class Named:
    """Something that has a name in the message files and nothing else."""

    __slots__ = ("message_id",)

    def __init__(self, message_id: str) -> None:
        self.message_id = message_id


class Mage:
    """A mage sheet: starting cards, breaches and the ability."""

    __slots__ = (
        "ability",
        "ability_name",
        "breaches",
        "charges",
        "deck",
        "hand",
        "message_id",
        "name",
        "own",
        "slug",
    )

    def __init__(
        self,
        name: str,
        *,
        hand: tuple[Card, ...],
        deck: tuple[Card, ...],
        breaches: tuple[str, ...],
        charges: int = 0,
        ability: Effect | None = None,
        own: Own = NOTHING,
    ) -> None:
        self.name = name
        self.slug = slug_of(name)
        self.message_id = f"mage-{self.slug}"
        self.hand = hand
        self.deck = deck
        """Top first, as the sheet lists it (WE-025)."""
        self.breaches = breaches
        """For I, II and so on: `open`, `-` where there is none, or where the yellow side is: R, D,
        L, U."""
        self.charges = charges
        """How many charges fill the ability; none without one."""
        self.ability = ability
        named = self.message_id if ability is None else f"ability-{self.slug}"
        self.ability_name = Named(named)
        """What a question of the ability is said to come from; without one, the mage."""
        self.own = own
        """What only this mage has, as it is at the start."""


class NemesisSheet:
    """A nemesis sheet. Its own rules are effects and hooks, so the flow never asks for its name."""

    __slots__ = (
        "additional",
        "aside",
        "cards",
        "damage_taken",
        "difficulty",
        "discards",
        "exhaust_instead",
        "hard_unleash",
        "harder",
        "least_tokens",
        "life",
        "message_id",
        "most_tokens",
        "name",
        "own",
        "prepare",
        "slug",
        "token",
        "tokens",
        "turn_end",
        "unleash",
        "untouchable",
    )

    def __init__(
        self,
        name: str,
        *,
        life: int,
        difficulty: int,
        unleash: Effect,
        cards: tuple[Card, ...],
        **sheet: Any,
    ) -> None:
        self.name = name
        self.slug = slug_of(name)
        self.message_id = f"nemesis-{self.slug}"
        self.life = life
        self.difficulty = difficulty
        """WE-074: information only."""
        self.unleash = unleash
        self.cards = cards
        for card in cards:
            card.nemesis = self.slug
        self.hard_unleash: Effect = sheet.pop("hard_unleash", unleash)
        self.token: str | None = sheet.pop("token", None)
        """The message id of what its nemesis tokens stand for."""
        self.tokens: tuple[int, int] = sheet.pop("tokens", (0, 0))
        """Tokens at the start: at the usual and at the increased difficulty."""
        self.least_tokens: tuple[int, int] = sheet.pop("least_tokens", (0, 0))
        self.most_tokens: tuple[int, int] = sheet.pop("most_tokens", (99, 99))
        self.aside: tuple[Card, ...] = sheet.pop("aside", ())
        """Cards of its own that are no part of the nemesis deck (WE-126)."""
        for card in self.aside:
            card.nemesis = self.slug
        self.own: Own = sheet.pop("own", NOTHING)
        """What only this nemesis has, before `prepare`."""
        self.discards: Callable[[State, Card], bool] | None = sheet.pop("discards", None)
        """Where a card goes that leaves play, if not to the nemesis discard pile; true if gone."""
        self.prepare: Callable[[State, str], None] | None = sheet.pop("prepare", None)
        """The extra set-up steps on the back of the sheet (WE-125), for a difficulty."""
        self.turn_end: Callable[[State], None] | None = sheet.pop("turn_end", None)
        """What the sheet does at the end of any turn, before the next turn-order card."""
        self.damage_taken: Callable[[State, int], int] | None = sheet.pop("damage_taken", None)
        """How the sheet changes damage to the nemesis."""
        self.exhaust_instead: Effect | None = sheet.pop("exhaust_instead", None)
        """What happens instead of Unleash twice when a player becomes exhausted."""
        self.untouchable: bool = sheet.pop("untouchable", False)
        """The nemesis itself cannot be dealt damage."""
        self.additional: tuple[str, ...] = sheet.pop("additional", ())
        """Message ids of the sheet's additional rules, for reading."""
        self.harder: str | None = sheet.pop("harder", None)
        """Message id of the increased-difficulty rule."""
        if sheet:
            raise TypeError(f"{name}: a nemesis sheet has no {', '.join(sheet)}")


class TurnCard:
    """A turn-order card and the seats it can give the turn to; none for the nemesis."""

    __slots__ = ("message_id", "seats", "slug")

    def __init__(self, slug: str, seats: tuple[int, ...]) -> None:
        self.slug = slug
        self.message_id = f"turn-card-{slug.replace('/', '')}"
        self.seats = seats

    def __repr__(self) -> str:
        return self.slug


NEMESIS_TURN = TurnCard("nemesis", ())
WILD_TURN = TurnCard("wild", (0, 1, 2))
PLAYER_TURNS = tuple(TurnCard(str(seat + 1), (seat,)) for seat in range(4))
PAIR_TURNS = (TurnCard("1/2", (0, 1)), TurnCard("3/4", (2, 3)))
TURN_CARDS = {card.slug: card for card in (NEMESIS_TURN, WILD_TURN, *PLAYER_TURNS, *PAIR_TURNS)}
