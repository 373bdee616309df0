"""What is on the table. Only `State` and `Player` change; everything they hold is replaced.

Piles are tuples, bottom to top: the last card is the top one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from emberhold.games.aeons_end.ask import Ask
from emberhold.games.aeons_end.card import Card, Mage, NemesisSheet, TurnCard
from emberhold.games.aeons_end.own import Own
from emberhold.games.aeons_end.ruleset import BreachTile
from emberhold.kernel.game import Result
from emberhold.kernel.question import Choice, Reading
from emberhold.kernel.telling import Telling
from emberhold.parts.deck import Deck
from emberhold.parts.windows import Listeners

if TYPE_CHECKING:
    from emberhold.games.aeons_end.box import Box

YELLOW_SIDES: Final = "RDLU"
HAND_SIZE: Final = 5


class Breach:
    """A breach tile as it is: immutable, replaced when it is turned, flipped or filled."""

    __slots__ = (
        "bonus",
        "focus_cost",
        "focused",
        "number",
        "open",
        "open_cost",
        "spells",
        "tile",
        "turned",
    )

    def __init__(
        self,
        tile: BreachTile,
        turned: int,
        open: bool,
        focused: bool = False,
        spells: tuple[Card, ...] = (),
    ) -> None:
        self.tile = tile
        self.number = tile.number
        self.turned = turned
        """Quarter turns away from R: 0 is R, 3 is U."""
        self.open = open
        self.focused = focused
        """Focused this turn (WE-049)."""
        self.spells = spells
        self.focus_cost = tile.focus_cost
        self.open_cost = tile.open_costs[turned]
        self.bonus = tile.bonus if open else 0
        """WE-055 to WE-058: what every spell cast from here adds to its damage."""

    def holding(self, spells: tuple[Card, ...]) -> Breach:
        return Breach(self.tile, self.turned, self.open, self.focused, spells)

    def after_focus(self) -> Breach:
        """WE-042, WE-047: a quarter turn clockwise; from U the breach opens."""
        if self.turned == 3:
            return self.after_opening()
        return Breach(self.tile, self.turned + 1, False, True, self.spells)

    def after_opening(self) -> Breach:
        return Breach(self.tile, self.turned, True, self.focused, self.spells)

    def rested(self) -> Breach:
        """The breach when the turn is over."""
        return Breach(self.tile, self.turned, self.open, False, self.spells)


class InPlay:
    """A minion, acolyte or power in play and the tokens on it: immutable, replaced on change."""

    __slots__ = ("card", "most", "shields", "silenced", "tokens")

    def __init__(
        self, card: Card, tokens: int, shields: int = 0, silenced: bool = False, most: int = 0
    ) -> None:
        self.card = card
        self.tokens = tokens
        """Life tokens, or power tokens."""
        self.shields = shields
        """Each takes the place of one damage, however great."""
        self.silenced = silenced
        """The next PERSISTENT is lost."""
        self.most = most or card.life
        """The most life it can have."""

    def holding(self, tokens: int) -> InPlay:
        return InPlay(self.card, tokens, self.shields, self.silenced, self.most)

    def shielded(self, shields: int) -> InPlay:
        return InPlay(self.card, self.tokens, shields, self.silenced, self.most)

    def hushed(self, silenced: bool) -> InPlay:
        return InPlay(self.card, self.tokens, self.shields, silenced, self.most)


class Pile:
    """A supply pile: its card and the copies still there."""

    __slots__ = ("card", "copies", "cost")

    def __init__(self, card: Card, copies: tuple[Card, ...]) -> None:
        self.card = card
        self.copies = copies
        self.cost = card.cost


class Player:
    """One mage at the table."""

    __slots__ = (
        "aether",
        "bound",
        "breaches",
        "charges",
        "deck",
        "discard",
        "discount",
        "doubled",
        "exhausted",
        "gained",
        "hand",
        "life",
        "mage",
        "max_life",
        "next_gain",
        "own",
        "peeked",
        "play_area",
        "plays",
        "preps",
        "seat",
        "secret",
        "shuffled",
        "used",
        "watch",
    )

    seat: int
    mage: Mage
    life: int
    max_life: int
    exhausted: bool
    charges: int
    own: Own
    """What only this mage has."""
    hand: tuple[Card, ...]
    deck: tuple[Card, ...]
    discard: tuple[Card, ...]
    play_area: tuple[Card, ...]
    breaches: tuple[Breach, ...]
    aether: int
    """Aether that may be spent on anything."""
    bound: tuple[tuple[int, int], ...]
    """WE-164: restricted aether as (what it may pay for, amount); see `aether.py`."""
    next_gain: tuple[Any, ...]
    """Effects waiting for the next card gained this turn."""
    gained: tuple[Card, ...]
    """Cards gained this turn."""
    plays: tuple[Card, ...]
    """The counted cards played this turn, once for each time (AE-075)."""
    preps: tuple[Card, ...]
    """The spells prepped this turn (AE-090)."""
    discount: int
    """How much less the next breach focused or opened for aether costs this turn (AE-085)."""
    doubled: bool
    """Each open breach has room for two spells this turn (AE-046)."""
    used: tuple[Card, ...]
    """WE-191: prepped spells whose "While prepped" effect was used this turn."""
    watch: tuple[Card, ...]
    """The prepped spells that do something while prepped: the index in which they are found."""
    shuffled: int
    """How many cards at the bottom of the deck are in an order nobody knows."""
    secret: tuple[Card, ...]
    """Cards drawn from there into a closed hand, which the others cannot tell."""
    peeked: tuple[Card, ...]
    """Cards of a shuffled deck at which their owner alone has looked (AE-195)."""

    @property
    def hand_size(self) -> int:
        return len(self.hand)

    @property
    def deck_size(self) -> int:
        return len(self.deck)

    def copy(self) -> Player:
        twin = Player.__new__(Player)
        twin.seat = self.seat
        twin.mage = self.mage
        twin.life = self.life
        twin.max_life = self.max_life
        twin.exhausted = self.exhausted
        twin.charges = self.charges
        twin.own = self.own
        twin.hand = self.hand
        twin.deck = self.deck
        twin.discard = self.discard
        twin.play_area = self.play_area
        twin.breaches = self.breaches
        twin.aether = self.aether
        twin.bound = self.bound
        twin.next_gain = self.next_gain
        twin.gained = self.gained
        twin.plays = self.plays
        twin.preps = self.preps
        twin.discount = self.discount
        twin.doubled = self.doubled
        twin.used = self.used
        twin.watch = self.watch
        twin.shuffled = self.shuffled
        twin.secret = self.secret
        twin.peeked = self.peeked
        return twin

    def breach(self, number: int) -> Breach | None:
        for breach in self.breaches:
            if breach.number == number:
                return breach
        return None

    def prepped(self) -> list[Card]:
        """This player's prepped spells, each once, from breach I to IV."""
        spells: list[Card] = []
        for breach in self.breaches:
            for spell in breach.spells:
                if spell not in spells:
                    spells.append(spell)
        return spells


class State(Telling):
    """A whole game of Aeon's End at one moment."""

    __slots__ = (
        "active",
        "ask_always",
        "banished",
        "box",
        "declined",
        "destroyed",
        "exhausting",
        "extra_draws",
        "gravehold",
        "hard",
        "helpers",
        "in_play",
        "listeners",
        "market",
        "max_gravehold",
        "max_nemesis_life",
        "nemesis",
        "nemesis_life",
        "nemesis_pile",
        "open_hands",
        "order_deck",
        "order_discard",
        "order_known_bottom",
        "order_known_top",
        "own",
        "pair_tokens",
        "players",
        "postponed",
        "queue",
        "resolving",
        "result",
        "rng",
        "sheltered",
        "solo",
        "speaker",
        "step",
        "tokens",
        "turn",
        "unleashing",
        "waiting",
        "world",
    )

    box: Box
    """What is played with, and by which rules."""
    rng: int
    step: str
    result: Result | None
    ask_always: bool
    """Ask also where the rules leave no choice."""
    players: list[Player]
    helpers: tuple[int, ...]
    """Seats of mages whose ability can be used outside their own main phase."""
    declined: tuple[int, ...]
    """Helpers who do not want to be asked again in this main phase."""
    postponed: tuple[int, ...]
    """Helpers who want to be asked again after the next action."""
    sheltered: bool
    """Neither players nor Gravehold suffer damage in this turn (AE-056)."""
    solo: bool
    """One mage only: section 25 applies."""
    hard: bool
    """The increased-difficulty rule of the sheet is used (WE-073)."""
    open_hands: bool
    """Everybody may look at everybody's hand."""
    gravehold: int
    max_gravehold: int
    nemesis: NemesisSheet
    nemesis_life: int
    max_nemesis_life: int
    tokens: int
    """The nemesis' own tokens: pillars, time gates or cloaks."""
    nemesis_pile: Deck[Card]
    """The nemesis deck and its discard pile."""
    in_play: tuple[InPlay, ...]
    """Minions, acolytes and powers, from the longest in play to the newest (WE-244)."""
    listeners: Listeners
    """The cards in play that have triggers."""
    resolving: Card | None
    """The nemesis card being resolved, which counts for the nemesis tier (WE-223)."""
    waiting: tuple[Card | None, ...]
    """What was being resolved when this card was drawn, the outermost first; None for one that was
    put away meanwhile, or where there was none."""
    queue: tuple[Card, ...]
    """What the nemesis main phase has still to handle, the next one first."""
    extra_draws: int
    """Additional cards to draw in this nemesis draw phase."""
    own: Own
    """What only this nemesis has."""
    market: tuple[Pile, ...]
    order_deck: tuple[TurnCard, ...]
    order_discard: tuple[TurnCard, ...]
    order_known_top: int
    order_known_bottom: int
    pair_tokens: tuple[int, int]
    """Who has the 1/2 and the 3/4 token; -1 while it is between the two (WE-111)."""
    active: int
    """The seat whose turn it is; -1 in the nemesis' turn."""
    speaker: int
    """The seat asked first where the players decide together."""
    turn: int
    """Turns begun so far."""
    unleashing: bool
    exhausting: tuple[int, ...]
    """Seats that became exhausted inside the Unleash now being resolved (WE-277)."""
    destroyed: tuple[Card, ...]
    """Player cards that have left the game for good."""
    banished: tuple[Card, ...]
    """Nemesis cards that have left the campaign for good."""
    world: Mapping[str, Any]
    """What a campaign has come to, as plain data; replaced when it changes, never changed."""

    def ask(  # noqa: PLR0913 (a question, part by part)
        self,
        seat: int,
        topic: str,
        choices: Sequence[Choice],
        about: dict[str, Any] | None = None,
        anyone: bool = False,
        read: Reading | None = None,
    ) -> Ask:
        return Ask(seat, topic, choices, about, anyone, read)

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.box = self.box
        twin.rng = self.rng
        twin.step = self.step
        twin.result = self.result
        twin.log = None
        twin.ask_always = self.ask_always
        twin.players = [player.copy() for player in self.players]
        twin.helpers = self.helpers
        twin.declined = self.declined
        twin.postponed = self.postponed
        twin.sheltered = self.sheltered
        twin.solo = self.solo
        twin.hard = self.hard
        twin.open_hands = self.open_hands
        twin.gravehold = self.gravehold
        twin.max_gravehold = self.max_gravehold
        twin.nemesis = self.nemesis
        twin.nemesis_life = self.nemesis_life
        twin.max_nemesis_life = self.max_nemesis_life
        twin.tokens = self.tokens
        twin.nemesis_pile = self.nemesis_pile
        twin.in_play = self.in_play
        twin.listeners = self.listeners
        twin.resolving = self.resolving
        twin.waiting = self.waiting
        twin.queue = self.queue
        twin.extra_draws = self.extra_draws
        twin.own = self.own
        twin.market = self.market
        twin.order_deck = self.order_deck
        twin.order_discard = self.order_discard
        twin.order_known_top = self.order_known_top
        twin.order_known_bottom = self.order_known_bottom
        twin.pair_tokens = self.pair_tokens
        twin.active = self.active
        twin.speaker = self.speaker
        twin.turn = self.turn
        twin.unleashing = self.unleashing
        twin.exhausting = self.exhausting
        twin.destroyed = self.destroyed
        twin.banished = self.banished
        twin.world = self.world
        return twin

    @property
    def nemesis_deck(self) -> tuple[Card, ...]:
        return self.nemesis_pile.cards

    @property
    def nemesis_discard(self) -> tuple[Card, ...]:
        return self.nemesis_pile.discard

    def piece(self, card: Card) -> InPlay | None:
        """The piece in play of a nemesis card."""
        for piece in self.in_play:
            if piece.card is card:
                return piece
        return None

    def begin_resolving(self, card: Card) -> None:
        """What is being resolved now waits until this card has been."""
        self.waiting = (*self.waiting, self.resolving)
        self.resolving = card

    def end_resolving(self) -> None:
        self.resolving = self.waiting[-1]
        self.waiting = self.waiting[:-1]

    def unresolved(self) -> list[Card]:
        """Every nemesis card whose resolving is not over, the outermost first."""
        return [card for card in (*self.waiting, self.resolving) if card is not None]

    @property
    def tier(self) -> int:
        """WE-221 to WE-224: the highest tier in play, being resolved or in the discard pile."""
        tier = 0
        for card in self.unresolved():
            tier = max(tier, card.tier)
        for piece in self.in_play:
            tier = max(tier, piece.card.tier)
        for card in self.nemesis_discard:
            tier = max(tier, card.tier)
        return tier

    def nemesis_turns_discarded(self) -> int:
        """How many nemesis cards are in the turn-order discard pile."""
        return sum(not card.seats for card in self.order_discard)
