"""What a card, a mage sheet and a nemesis sheet say. Definitions are immutable and shared.

Copies and slugs are those of `parts.cards`: `card is other` asks for the same copy,
`card.kind is other.kind` for the same card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.own import NOTHING, Own
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.parts import windows
from emberhold.parts.cards import CARD_FIELDS, PhysicalCard, by_slug, slug_of
from emberhold.parts.reading import Named
from emberhold.parts.windows import Event

if TYPE_CHECKING:
    from emberhold.games.aeons_end.effects.base import Effect
    from emberhold.games.aeons_end.state import Player, State
    from emberhold.parts.amounts import Amount

GEM: Final = "gem"
RELIC: Final = "relic"
SPELL: Final = "spell"
ATTACK: Final = "attack"
MINION: Final = "minion"
POWER: Final = "power"
ACOLYTE: Final = "acolyte"
STRIKE: Final = "strike"
CORRUPTION: Final = "corruption"

PLAYER_CARDS: Final = (GEM, RELIC, SPELL)
"""What mages want."""
HELD_CARDS: Final = (*PLAYER_CARDS, CORRUPTION)
"""What can be in their hands, decks and discard piles."""

IN_MAIN_PHASE: Final = "main"
IN_ANY_MAIN_PHASE: Final = "any-main"
AT_NEMESIS_DRAW: Final = "nemesis-draw"
AT_TURN_CARD: Final = "turn-card"
"""When an ability may be used: in the own main phase, in anybody's, when a nemesis card is drawn,
when a turn-order card is."""


_PRINTED: Final = (
    "again",
    "anywhere",
    "cast",
    "cost",
    "counted",
    "dual",
    "effect",
    "entry",
    "immediately",
    "least_life",
    "life",
    "life_equals",
    "link",
    "nemesis",
    "offered",
    "once_per_turn",
    "persistent",
    "power",
    "shares_breach",
    "shield",
    "starter",
    "tier",
    "to_discard",
    "triggers",
    "watches",
)


class Card(PhysicalCard):
    """A player card or a nemesis card, and what is printed on it."""

    __slots__ = _PRINTED

    def __init__(  # noqa: PLR0913 (what is printed, by name)
        self,
        name: str,
        type: str,
        *,
        cost: int = 0,
        starter: bool = False,
        effect: Effect | None = None,
        cast: Effect | None = None,
        once_per_turn: Effect | None = None,
        triggers: tuple[Trigger, ...] = (),
        dual: bool = False,
        link: bool = False,
        shares_breach: str | None = None,
        again: bool = False,
        anywhere: bool = False,
        counted: bool = False,
        tier: int = 0,
        life: int = 0,
        least_life: int = 0,
        shield: int = 0,
        power: int = 0,
        immediately: Effect | None = None,
        persistent: Effect | None = None,
        to_discard: Effect | None = None,
        slug: str = "",
        message_id: str = "",
    ) -> None:
        super().__init__(name, type, slug)
        self.message_id = message_id or f"card-{self.slug}"
        """The id of its name; a name that a player gave stands for itself."""
        self.cost = cost
        self.starter = starter
        self.effect = effect
        """What a gem or relic does when played, or an attack when drawn."""
        self.cast = cast
        self.once_per_turn = once_per_turn
        """WE-187: a "While prepped" effect its owner may use in the main phase."""
        self.triggers = triggers
        self.watches = bool(triggers) or once_per_turn is not None
        """Does something while it is prepped."""
        self.dual = dual
        """Prepped to two adjacent breaches, occupying both."""
        self.link = link
        self.shares_breach = shares_breach
        """The slug of the one card that may join this spell on its breach."""
        self.again = again
        """Its "While prepped" effect may be used any number of times in a turn (AE-112)."""
        self.anywhere = anywhere
        """It may be prepped to a closed breach that was not focused (AE-104)."""
        self.counted = counted
        """How often it is played in a turn matters (AE-075, AE-076)."""
        self.tier = tier
        self.entry = ""
        """The number of the story card printed on it, to be read when no sticker fits."""
        self.nemesis: str | None = None
        """The slug of the nemesis a card belongs to; None for basic cards and player cards."""
        self.life = life
        self.life_equals: Amount[State, Act] | None = None
        """The life with which it enters play, where that is counted."""
        self.least_life = least_life
        """What damage cannot bring it below."""
        self.shield = shield
        """Shield tokens with which a minion enters play."""
        self.power = power
        self.immediately = immediately
        self.persistent = persistent
        """A minion's PERSISTENT, a power's POWER, an acolyte's Blood Magic."""
        self.to_discard = to_discard
        self.offered: Choice = ("buy", self)
        """The choice to gain the card or, of a copy, to play it: made once for all questions."""

    def fields(self) -> tuple[str, ...]:
        return CARD_FIELDS + _PRINTED

    def blank(self) -> Card:
        return Card(self.name, self.type)

    def begin_copy(self) -> None:
        choice: Choice = ("play", self)
        self.offered = choice

    @property
    def is_foe(self) -> bool:
        """Whether it is on the nemesis' side."""
        return self.type not in HELD_CARDS


Change: TypeAlias = "Callable[[Any, int, Card, Event], None]"
"""`change(game, seat, card, event)`: what a card makes of an event, or does when it happens."""


class Trigger(windows.Trigger):
    """What a piece in play does at a moment: an effect that follows it, or a `change` of it.

    An effect reads by itself; a change needs the message id of its sentence as `text`.
    """

    __slots__ = ("change", "effect")

    def __init__(
        self,
        event: str,
        effect: Effect | None = None,
        text: str | None = None,
        *,
        change: Change | None = None,
    ) -> None:
        super().__init__(event, text=text)
        self.effect = effect
        self.change = change

    def resolve(self, game: Any, seat: int, card: Card, event: Event) -> Asking | None:
        if self.change is not None:
            self.change(game, seat, card, event)
        if self.effect is None:
            return None
        return self.effect.run(game, Act(game.players[seat], card))


def gem(  # noqa: PLR0913 (what is printed, by name)
    name: str,
    cost: int = 0,
    *,
    play: Effect,
    triggers: tuple[Trigger, ...] = (),
    starter: bool = False,
    counted: bool = False,
    slug: str = "",
) -> Card:
    return Card(
        name,
        GEM,
        cost=cost,
        effect=play,
        triggers=triggers,
        starter=starter,
        counted=counted,
        slug=slug,
    )


def relic(  # noqa: PLR0913 (what is printed, by name)
    name: str,
    cost: int = 0,
    *,
    play: Effect,
    triggers: tuple[Trigger, ...] = (),
    starter: bool = False,
    slug: str = "",
) -> Card:
    return Card(name, RELIC, cost=cost, effect=play, triggers=triggers, starter=starter, slug=slug)


def spell(  # noqa: PLR0913 (what is printed, by name)
    name: str,
    cost: int = 0,
    *,
    cast: Effect,
    once_per_turn: Effect | None = None,
    triggers: tuple[Trigger, ...] = (),
    dual: bool = False,
    link: bool = False,
    shares_breach: str | None = None,
    again: bool = False,
    anywhere: bool = False,
    starter: bool = False,
    slug: str = "",
) -> Card:
    return Card(
        name,
        SPELL,
        cost=cost,
        cast=cast,
        once_per_turn=once_per_turn,
        triggers=triggers,
        dual=dual,
        link=link,
        shares_breach=shares_breach,
        again=again,
        anywhere=anywhere,
        starter=starter,
        slug=slug,
    )


def attack(name: str, tier: int, effect: Effect, *, slug: str = "") -> Card:
    return Card(name, ATTACK, tier=tier, effect=effect, slug=slug)


def minion(  # noqa: PLR0913 (what is printed, by name)
    name: str,
    tier: int,
    *,
    life: int | Amount[State, Act],
    persistent: Effect | None = None,
    immediately: Effect | None = None,
    to_discard: Effect | None = None,
    triggers: tuple[Trigger, ...] = (),
    shield: int = 0,
    least_life: int = 0,
    slug: str = "",
) -> Card:
    """`life` may be counted as it enters play: IMMEDIATELY says so with `EntersWithLife`."""
    counted = None if isinstance(life, int) else life
    card = Card(
        name,
        MINION,
        tier=tier,
        life=life if isinstance(life, int) else 0,
        persistent=persistent,
        immediately=immediately,
        to_discard=to_discard,
        triggers=triggers,
        shield=shield,
        least_life=least_life,
        slug=slug,
    )
    card.life_equals = counted
    return card


def power(  # noqa: PLR0913 (what is printed, by name)
    name: str,
    tier: int,
    *,
    power: int,
    effect: Effect,
    immediately: Effect | None = None,
    to_discard: Effect | None = None,
    triggers: tuple[Trigger, ...] = (),
    slug: str = "",
) -> Card:
    return Card(
        name,
        POWER,
        tier=tier,
        power=power,
        persistent=effect,
        immediately=immediately,
        to_discard=to_discard,
        triggers=triggers,
        slug=slug,
    )


def strike(name: str, effect: Effect, *, slug: str = "") -> Card:
    return Card(name, STRIKE, effect=effect, slug=slug)


def corruption(name: str, effect: Effect, *, slug: str = "") -> Card:
    return Card(name, CORRUPTION, effect=effect, slug=slug)


def acolyte(name: str, *, life: int, blood_magic: Effect) -> Card:
    return Card(name, ACOLYTE, life=life, persistent=blood_magic)


class Mage:
    """A mage sheet: starting cards, breaches and the ability."""

    __slots__ = (
        "ability",
        "ability_name",
        "breaches",
        "charges",
        "deck",
        "hand",
        "life",
        "message_id",
        "name",
        "own",
        "slug",
        "timing",
    )

    def __init__(  # noqa: PLR0913 (what is printed, by name)
        self,
        name: str,
        *,
        hand: tuple[Card, ...],
        deck: tuple[Card, ...],
        breaches: tuple[str, ...],
        charges: int = 0,
        ability: Effect | None = None,
        own: Own = NOTHING,
        message_id: str = "",
        ability_id: str = "",
        life: int = 0,
        timing: str = IN_MAIN_PHASE,
        slug: str = "",
    ) -> None:
        self.name = name
        self.slug = slug or slug_of(name)
        self.message_id = message_id or f"mage-{self.slug}"
        """The id of the name; a name that a player gave stands for itself."""
        self.life = life
        """The life to begin with, where it is not the usual one."""
        self.hand = hand
        self.deck = deck
        """Top first, as the sheet lists it (WE-025)."""
        self.breaches = breaches
        """For I, II and so on: `open`, `-` where there is none, or where the yellow side is: R, D,
        L, U."""
        self.charges = charges
        """How many charges fill the ability; none without one."""
        self.ability = ability
        own_id = ability_id or f"ability-{self.slug}"
        named = self.message_id if ability is None else own_id
        self.ability_name = Named(named)
        """What a question of the ability is said to come from; without one, the mage."""
        self.timing = timing
        """When the ability may be used."""
        self.own = own
        """What only this mage has, as it is at the start."""


class NemesisSheet:
    """A nemesis sheet. Its own rules are effects and hooks, so the flow never asks for its name."""

    __slots__ = (
        "additional",
        "aside",
        "at_end",
        "at_start",
        "cards",
        "damage_taken",
        "difficulty",
        "discards",
        "exhaust_instead",
        "gained",
        "gists",
        "hard_unleash",
        "harder",
        "held",
        "keeps",
        "least_tokens",
        "life",
        "lost_without_tokens",
        "message_id",
        "most_tokens",
        "name",
        "out_of_cards",
        "over",
        "own",
        "prepare",
        "reclaims",
        "set_up",
        "slug",
        "stacked",
        "struck",
        "token",
        "token_log",
        "tokens",
        "turn_end",
        "turn_start",
        "unleash",
        "untouchable",
    )

    def __init__(  # noqa: PLR0913 (what is printed, by name)
        self,
        name: str,
        *,
        life: int,
        difficulty: int,
        unleash: Effect,
        cards: tuple[Card, ...],
        hard_unleash: Effect | None = None,
        token: str | None = None,
        token_log: str = "log-nemesis-tokens",
        tokens: tuple[int, int] = (0, 0),
        least_tokens: tuple[int, int] = (0, 0),
        most_tokens: tuple[int, int] = (99, 99),
        lost_without_tokens: bool = False,
        aside: tuple[Card, ...] = (),
        own: Own = NOTHING,
        discards: Callable[[State, Card], bool] | None = None,
        prepare: Callable[[State, str], None] | None = None,
        set_up: Callable[[State], Asking] | None = None,
        stacked: tuple[Card, ...] = (),
        turn_start: Callable[[State], Asking | None] | None = None,
        turn_end: Callable[[State], Asking | None] | None = None,
        at_start: Effect | None = None,
        at_end: Effect | None = None,
        out_of_cards: Effect | None = None,
        over: Callable[[State], None] | None = None,
        keeps: int = 0,
        held: Callable[[State, Player], Asking | None] | None = None,
        reclaims: Callable[[State, Player, Card], Asking | None] | None = None,
        gained: Callable[[State, Player, Card], Asking | None] | None = None,
        struck: Callable[[State, Player], Asking | None] | None = None,
        damage_taken: Callable[[State, int], int] | None = None,
        exhaust_instead: Effect | None = None,
        untouchable: bool = False,
        additional: tuple[str, ...] = (),
        harder: str | None = None,
        gists: tuple[str, ...] = (),
        slug: str = "",
    ) -> None:
        self.name = name
        self.slug = slug or slug_of(name)
        self.message_id = f"nemesis-{self.slug}"
        self.life = life
        self.difficulty = difficulty
        """WE-074: information only."""
        self.unleash = unleash
        self.cards = cards
        for card in cards:
            card.nemesis = self.slug
        self.hard_unleash = hard_unleash or unleash
        self.token = token
        """The message id of what its nemesis tokens stand for."""
        self.token_log = token_log
        """The message id of the line that counts them."""
        self.tokens = tokens
        """Tokens at the start: at the usual and at the increased difficulty."""
        self.least_tokens = least_tokens
        self.most_tokens = most_tokens
        self.lost_without_tokens = lost_without_tokens
        """Whether the players lose with its last token (WE-309)."""
        self.aside = aside
        """Cards of its own that are not part of the nemesis deck (WE-126)."""
        for card in self.aside:
            card.nemesis = self.slug
        self.own = own
        """What only this nemesis has, before `prepare`."""
        self.discards = discards
        """Where a card goes that leaves play, if not to the nemesis discard pile; true if gone."""
        self.prepare = prepare
        """The extra set-up steps on the back of the sheet (WE-125), for a difficulty."""
        self.set_up = set_up
        """What the players decide when everything is laid out, before the first turn."""
        self.stacked = stacked
        """The whole nemesis deck from the top, where it is not shuffled."""
        self.turn_start = turn_start
        """What the sheet does at the start of the nemesis' turn, before the main phase."""
        self.turn_end = turn_end
        """What the sheet does at the end of any turn, before the next turn-order card."""
        self.at_start = at_start
        self.at_end = at_end
        """What happens at the start and at the end of the nemesis' own turn, made of verbs."""
        self.keeps = keeps
        """How many cards of every supply pile nobody can gain."""
        self.held = held
        """What a player resolves before the casting phase and after the main phase, one card at a
        time; None where there is nothing to resolve."""
        self.reclaims = reclaims
        """Where a corruption goes that somebody has destroyed."""
        self.gained = gained
        """What follows when a player has gained a card."""
        self.struck = struck
        """What follows when a player has dealt one damage to a minion or the nemesis."""
        self.out_of_cards = out_of_cards
        """What happens instead of Unleash three times when there is no card to draw."""
        self.over = over
        """What is still shown when the game has ended, which changes nothing any more."""
        self.damage_taken = damage_taken
        """How the sheet changes damage to the nemesis."""
        self.exhaust_instead = exhaust_instead
        """What happens instead of Unleash twice when a player becomes exhausted."""
        self.untouchable = untouchable
        """The nemesis itself cannot be dealt damage."""
        self.additional = additional
        """Message ids of the sheet's additional rules, for reading."""
        self.harder = harder
        """Message id of the increased-difficulty rule."""
        self.gists = gists
        """Message ids of what Unleash comes to in a few words, where its text is long: of the usual
        one, and of that of a harder game if it is another."""


class TurnCard:
    """A turn-order card and the seats it can give the turn to; none for the nemesis."""

    __slots__ = ("message_id", "seats", "slug")

    def __init__(self, slug: str, seats: tuple[int, ...]) -> None:
        self.slug = slug
        self.message_id = f"turn-card-{slug.replace('/', '')}"
        self.seats = seats

    def __repr__(self) -> str:
        return self.slug


NEMESIS_TURN: Final = TurnCard("nemesis", ())
WILD_TURN: Final = TurnCard("wild", (0, 1, 2))
PLAYER_TURNS: Final = tuple(TurnCard(str(seat + 1), (seat,)) for seat in range(4))
PAIR_TURNS: Final = (TurnCard("1/2", (0, 1)), TurnCard("3/4", (2, 3)))
TURN_CARDS: Final = by_slug([NEMESIS_TURN, WILD_TURN], PLAYER_TURNS, PAIR_TURNS)
