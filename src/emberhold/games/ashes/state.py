"""What is on the table. Only `State` and `Player` change; everything they hold is replaced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from emberhold.games.ashes.ask import Ask
from emberhold.games.ashes.card import PHOENIXBORN, READY, Ability, Card
from emberhold.games.ashes.dice import Exhausted, Pool
from emberhold.kernel.game import Result
from emberhold.kernel.question import Choice, Reading
from emberhold.kernel.telling import Telling
from emberhold.parts.windows import Listeners

HAND_SIZE: Final = 5


class Piece:
    """A card in play and what is on it: immutable, replaced on change, known by its card."""

    __slots__ = (
        "attached",
        "boost",
        "bypass",
        "cancelled",
        "card",
        "dice",
        "dying",
        "exhaustion",
        "judged",
        "owner",
        "status",
        "text",
        "wounds",
    )

    card: Card
    owner: int
    wounds: int
    exhaustion: int
    status: int
    attached: tuple[tuple[Card, int], ...]
    """Alteration spells on it, each with its owner."""
    dice: tuple[tuple[int, int], ...]
    """Dice on it, as (type, owner)."""
    boost: int
    """Attack added for this turn."""
    bypass: bool
    """Has Bypass this turn."""
    dying: bool
    """Destroyed but not yet discarded (AS-306)."""
    cancelled: bool
    """A ready spell whose effects stay cancelled until the recovery phase (AS-350)."""
    text: Sequence[Ability] | None
    """The abilities it has, once somebody has read them (`values.abilities_of`)."""
    judged: Any
    """What the sensible player makes of it, where that rests on nothing else."""

    def __init__(self, card: Card, owner: int) -> None:
        self.card = card
        self.owner = owner
        self.wounds = self.exhaustion = self.boost = 0
        self.status = card.status
        self.attached = ()
        self.dice = ()
        self.bypass = self.dying = self.cancelled = False
        self.text = self.judged = None

    def but(self, **changes: Any) -> Piece:
        """The same piece with something changed."""
        twin = Piece(self.card, self.owner)
        twin.wounds = self.wounds
        twin.exhaustion = self.exhaustion
        twin.status = self.status
        twin.attached = self.attached
        twin.dice = self.dice
        twin.boost = self.boost
        twin.bypass = self.bypass
        twin.dying = self.dying
        twin.cancelled = self.cancelled
        for name, value in changes.items():
            setattr(twin, name, value)
        return twin


class Player:
    """One side of the table."""

    __slots__ = (
        "active",
        "battlefield",
        "conjurations",
        "deck",
        "discard",
        "draw_pile",
        "exhausted",
        "hand",
        "out",
        "phoenixborn",
        "reacted",
        "seat",
        "spellboard",
    )

    seat: int
    phoenixborn: Piece
    hand: tuple[Card, ...]
    draw_pile: tuple[Card, ...]
    """Bottom to top."""
    discard: tuple[Card, ...]
    """Bottom to top."""
    conjurations: tuple[Card, ...]
    battlefield: tuple[Piece, ...]
    spellboard: tuple[Piece, ...]
    active: Pool
    exhausted: Exhausted
    reacted: bool
    """Has played the reaction spell of this turn (AS-245)."""
    out: bool
    deck: tuple[Card, ...]
    """The thirty cards the game began with: known to the owner."""

    @property
    def hand_size(self) -> int:
        return len(self.hand)

    @property
    def draw_size(self) -> int:
        return len(self.draw_pile)

    def copy(self) -> Player:
        twin = Player.__new__(Player)
        twin.seat = self.seat
        twin.phoenixborn = self.phoenixborn
        twin.hand = self.hand
        twin.draw_pile = self.draw_pile
        twin.discard = self.discard
        twin.conjurations = self.conjurations
        twin.battlefield = self.battlefield
        twin.spellboard = self.spellboard
        twin.active = self.active
        twin.exhausted = self.exhausted
        twin.reacted = self.reacted
        twin.out = self.out
        twin.deck = self.deck
        return twin

    def pieces(self) -> tuple[Piece, ...]:
        """Everything of this side that is in play, the Phoenixborn first."""
        return (self.phoenixborn, *self.battlefield, *self.spellboard)

    def copies_ready(self, kind: Card) -> int:
        """How many copies of a ready spell are on the spellboard (AS-281)."""
        return sum(piece.card.kind is kind for piece in self.spellboard)

    def has_room(self) -> bool:
        """AS-283: whether another unit fits on the battlefield."""
        return len(self.battlefield) < self.phoenixborn.card.battlefield

    def has_slot(self, kind: Card) -> bool:
        """AS-284, AS-285: copies of one ready spell share a slot."""
        names = {piece.card.slug for piece in self.spellboard}
        return kind.slug in names or len(names) < self.phoenixborn.card.spellboard


Cards = tuple[Card, ...]
_DRAFTED: Final = (
    "born",
    "deck",
    "dice",
    "face_up",
    "gone",
    "kept",
    "left",
    "packs",
    "supply",
    "swapped",
    "token",
    "turn",
)


class Draft:
    """A draft at one moment; everything by seat is in seat order. Replaced, never changed."""

    __slots__ = _DRAFTED

    token: int
    """Who holds the first player token."""
    turn: int
    """How many players have picked in the step under way."""
    left: Cards
    """The Phoenixborn nobody has taken."""
    born: tuple[Card | None, ...]
    deck: Cards
    """The draft deck, bottom to top."""
    packs: tuple[Cards, ...]
    kept: tuple[Cards, ...]
    """The cards kept by each seat, in the order of the rounds in which they were kept."""
    supply: Exhausted
    """The dice still to be had, by type."""
    dice: tuple[Exhausted, ...]
    face_up: Cards
    swapped: tuple[int, ...]
    """Which of its kept cards a seat has exchanged openly; -1 for none."""
    gone: tuple[int, ...]
    """The seats that have given up: packs still go round, so they take what is last."""

    def but(self, **changes: Any) -> Draft:
        """The same draft with something changed."""
        twin = Draft.__new__(Draft)
        for field in _DRAFTED:
            setattr(twin, field, changes[field] if field in changes else getattr(self, field))
        return twin

    @property
    def seats(self) -> int:
        return len(self.born)

    @property
    def picking(self) -> int:
        """Whose pick it is: clockwise from the first player, again and again."""
        return (self.token + self.turn) % self.seats

    def passed_on(self) -> Draft:
        """AS-397, AS-403: a step is over and the token goes to the left."""
        return self.but(token=(self.token + 1) % self.seats, turn=0)


class State(Telling):
    """A whole game of Ashes at one moment."""

    __slots__ = (
        "active",
        "announced",
        "ask_always",
        "chosen",
        "draft",
        "errata",
        "first",
        "listeners",
        "mains",
        "meditated",
        "named",
        "passes",
        "phase",
        "players",
        "reactions",
        "removed",
        "result",
        "rng",
        "round",
        "round_limit",
        "sides",
        "step",
        "stops",
        "turning",
    )

    rng: int
    step: str
    result: Result | None
    players: list[Player]
    ask_always: bool
    """Ask also where the rules leave no choice."""
    active: int
    """Whose turn it is."""
    announced: Card | None
    """The card that is being paid for: it is not in any zone (AS-209)."""
    first: int
    """Who holds the first player token; -1 before the first roll (AS-064)."""
    mains: int
    """Main actions left in this turn."""
    sides: int
    """Side actions left in this turn."""
    passes: int
    """How many turns in a row were passes (AS-102)."""
    phase: str
    """`prepare`, `turns` or `recovery`."""
    round: int
    round_limit: int
    """A game still going after this many rounds is decided by the state of the Phoenixborn; 0: no
    limit (AS-068)."""
    reactions: str
    """When a seat is asked for reactions: `always`, `possible` or `stops`."""
    stops: tuple[str, ...]
    """With `stops`: the events at which the players want to be asked."""
    errata: bool
    listeners: Listeners
    """Cards in play that have triggered text, or an alteration with some."""
    removed: tuple[Card, ...]
    """Cards removed from the game (AS-051)."""
    named: tuple[tuple[int, Any], ...]
    """What seats have named so far where all choose at once and nothing is shown before the end."""
    chosen: tuple[Any, ...]
    """The action that is to be carried out next."""
    meditated: tuple[int, int]
    """A meditation under way: cards discarded, and how many of them from the draw pile."""
    turning: tuple[int, Pool]
    """Dice that may still be turned after it, and the faces turned to so far."""
    draft: Draft | None
    """A draft under way; it is replaced as it changes, and None when there are decks."""

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
        twin.rng = self.rng
        twin.step = self.step
        twin.result = self.result
        twin.log = None
        twin.players = [player.copy() for player in self.players]
        twin.ask_always = self.ask_always
        twin.active = self.active
        twin.announced = self.announced
        twin.first = self.first
        twin.mains = self.mains
        twin.sides = self.sides
        twin.passes = self.passes
        twin.phase = self.phase
        twin.round = self.round
        twin.round_limit = self.round_limit
        twin.reactions = self.reactions
        twin.stops = self.stops
        twin.errata = self.errata
        twin.listeners = self.listeners
        twin.removed = self.removed
        twin.named = self.named
        twin.chosen = self.chosen
        twin.meditated = self.meditated
        twin.turning = self.turning
        twin.draft = self.draft
        return twin

    # Finding

    def find(self, card: Card) -> tuple[Player, Piece] | None:
        """Where a card is in play: on whose side, and the piece."""
        for player in self.players:
            if card.type == PHOENIXBORN:
                if player.phoenixborn.card is card and not player.out:
                    return player, player.phoenixborn
                continue
            zone = player.spellboard if card.type == READY else player.battlefield
            for piece in zone:
                if piece.card is card:
                    return player, piece
        return None

    def piece(self, card: Card) -> Piece | None:
        found = self.find(card)
        return found[1] if found is not None else None

    def change(self, card: Card, **changes: Any) -> Piece | None:
        """Change what is on a card in play, if it is still there."""
        found = self.find(card)
        if found is None:
            return None
        player, piece = found
        new = piece.but(**changes)
        if card.type == PHOENIXBORN:
            player.phoenixborn = new
        elif card.type == READY:
            player.spellboard = tuple(new if p is piece else p for p in player.spellboard)
        else:
            player.battlefield = tuple(new if p is piece else p for p in player.battlefield)
        return new

    def in_game(self) -> list[Player]:
        return [player for player in self.players if not player.out]

    def opponents(self, seat: int) -> list[Player]:
        """AS-332: every other player still in the game, clockwise."""
        count = len(self.players)
        others = [self.players[(seat + step) % count] for step in range(1, count)]
        return [player for player in others if not player.out]

    def clockwise_from(self, seat: int) -> list[Player]:
        count = len(self.players)
        order = [self.players[(seat + step) % count] for step in range(count)]
        return [player for player in order if not player.out]

    def chooser(self) -> int:
        """AS-344, AS-345: who orders simultaneous effects; a player who is out leaves it to the
        next."""
        seat = self.active if self.phase == "turns" else max(self.first, 0)
        return self.clockwise_from(seat)[0].seat if self.players[seat].out else seat
