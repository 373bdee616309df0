"""What is on the table. Only `State` and `Figure` change; everything they hold is replaced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from emberhold.games.relic.ask import Ask
from emberhold.games.relic.card import Ability, Box, Card, Scenario, Sheet
from emberhold.games.relic.map.board import SPACES
from emberhold.games.relic.terms import ENEMY, INFLUENCE, LEVEL
from emberhold.games.relic.traits import RELIC_TRAIT, Trait
from emberhold.kernel.game import Result
from emberhold.kernel.question import Choice, Reading
from emberhold.kernel.telling import Telling
from emberhold.parts.deck import Deck

if TYPE_CHECKING:
    from emberhold.games.relic.fight.under_way import Battle, Roll


class Piece:
    """A card on the table and what is on it: immutable, replaced on change."""

    __slots__ = ("card", "charges")

    card: Card
    charges: int
    """Charge tokens (R-116); on a trophy what it is worth beyond its value."""

    def __init__(self, card: Card, charges: int) -> None:
        self.card = card
        self.charges = charges


class Taint:
    """A Corruption card somebody has."""

    __slots__ = ("card", "least", "open", "seen")

    card: Card
    open: bool
    """Face up: its text works (R-118)."""
    seen: int
    """The seats that have seen it, as a mask."""
    least: int
    """The least activation number it can have, to those who have not seen it."""

    def __init__(self, card: Card, open: bool, seen: int, least: int) -> None:
        self.card = card
        self.open = open
        self.seen = seen
        self.least = least


Listener = tuple[Ability, Card | None]
"""Text that waits for its moment, and the card it is on; None for a sheet."""
Watch = dict[int, tuple[Listener, ...]]
Stake = tuple[Ability, tuple[Any, ...]]
"""Text somebody declined to use, and what it was about at that moment."""


class Figure:
    """A character or a nemesis, with everything its player has."""

    __slots__ = (
        "assets",
        "at_gate",
        "attributes",
        "beginning",
        "completed",
        "corruption",
        "dealt",
        "declined",
        "evaded",
        "hand",
        "infamy",
        "influence",
        "kept",
        "level",
        "life",
        "mark",
        "misses",
        "mission",
        "nemesis",
        "out",
        "partner",
        "progress",
        "seat",
        "seen",
        "sheet",
        "space",
        "tainted",
        "tokens",
        "trophies",
        "used",
        "watch",
        "wounded",
    )

    seat: int
    nemesis: bool
    sheet: Sheet
    dealt: tuple[Sheet, ...]
    """Sheets to choose from, before anything begins (R-018)."""
    space: int
    life: int
    attributes: tuple[int, int, int]
    influence: int
    infamy: int
    level: int
    hand: tuple[Card, ...]
    """Power cards, or a nemesis' Might cards."""
    seen: tuple[int, ...]
    """Who has seen each card of the hand besides its holder, as masks of seats."""
    assets: tuple[Piece, ...]
    """Assets, or a nemesis' arsenal."""
    trophies: tuple[Piece, ...]
    corruption: tuple[Taint, ...]
    mission: Card | None
    progress: tuple[int, ...]
    """How far the mission has come, a number a goal."""
    mark: int
    """The seat the mission is about; -1: none."""
    completed: tuple[tuple[Card, bool], ...]
    """Completed missions; known if they were on the table once (R-127)."""
    tokens: tuple[int, ...]
    """Own tokens on the scenario sheet, each with what it stands for."""
    misses: bool
    """Misses the next turn (R-131)."""
    out: bool
    partner: int
    """The other member of the team; -1: none (R-210)."""
    beginning: bool
    """Has not yet begun with this sheet: its set-up text is to come."""
    at_gate: bool
    """Stopped at the Herald's gate."""

    kept: tuple[Card, ...]
    """The assets there were when the player last left the Experience phase."""
    used: tuple[Any, ...]
    """Cards and abilities used this turn where once is the limit."""
    declined: tuple[Stake, ...]
    """What may be used at any time and was declined this turn."""
    evaded: tuple[Card, ...]
    wounded: bool
    """Has lost Life this turn."""
    tainted: int
    """Corruption cards drawn this turn."""
    watch: Watch
    """The listener index: text by its moment, kept as cards come and go."""

    def copy(self) -> Figure:
        twin = Figure.__new__(Figure)
        twin.seat = self.seat
        twin.nemesis = self.nemesis
        twin.sheet = self.sheet
        twin.dealt = self.dealt
        twin.space = self.space
        twin.life = self.life
        twin.attributes = self.attributes
        twin.influence = self.influence
        twin.infamy = self.infamy
        twin.level = self.level
        twin.hand = self.hand
        twin.seen = self.seen
        twin.assets = self.assets
        twin.trophies = self.trophies
        twin.corruption = self.corruption
        twin.mission = self.mission
        twin.progress = self.progress
        twin.mark = self.mark
        twin.completed = self.completed
        twin.tokens = self.tokens
        twin.misses = self.misses
        twin.out = self.out
        twin.partner = self.partner
        twin.beginning = self.beginning
        twin.at_gate = self.at_gate
        twin.used = self.used
        twin.kept = self.kept
        twin.declined = self.declined
        twin.evaded = self.evaded
        twin.wounded = self.wounded
        twin.tainted = self.tainted
        twin.watch = self.watch
        return twin

    @property
    def tier(self) -> int:
        return SPACES[self.space].tier

    def tested(self, what: int) -> int:
        """R-080: what the roll of a skill test is added to."""
        if what == LEVEL:
            return self.level
        if what == INFLUENCE:
            return self.influence
        return self.attributes[what]

    def asset(self, card: Card) -> Piece | None:
        for piece in self.assets:
            if piece.card is card:
                return piece
        return None

    def has_trait(self, trait: Trait) -> bool:
        return any(trait in piece.card.traits for piece in self.assets)

    @property
    def relics(self) -> int:
        count = 0
        for piece in self.assets:
            if RELIC_TRAIT in piece.card.traits:
                count += 1
        return count

    def listening(self, moment: int) -> tuple[Listener, ...]:
        return self.watch.get(moment, ())

    def __repr__(self) -> str:
        return f"Figure({self.seat}, {self.sheet.slug})"


class State(Telling):
    """A whole game of Relic at one moment."""

    __slots__ = (
        "active",
        "attack",
        "battle",
        "board",
        "box",
        "crossed",
        "decks",
        "dice",
        "drawn",
        "figures",
        "fresh",
        "goal",
        "inner",
        "lair",
        "offer",
        "omens",
        "order",
        "phase",
        "reactions",
        "result",
        "rng",
        "roll",
        "round",
        "rounds",
        "scenario",
        "sheets",
        "step",
        "together",
        "turn",
        "variant",
    )

    box: Box
    """What the game is played with: where cards, sheets and scenarios are found by their slugs."""
    rng: int
    step: str
    result: Result | None
    figures: list[Figure]
    """By seat."""
    order: tuple[int, ...]
    """Seats in the order of their turns: characters, then nemeses (R-048)."""
    turn: int
    """Whose turn it is, as a place in the order."""
    active: int
    """The seat whose turn it is."""
    phase: str
    round: int
    rounds: int
    """R-238: a game still going after this many rounds is decided; 0: no limit."""
    variant: str
    """`standard`, `enemies` or `duel`."""
    scenario: Scenario
    goal: int
    """The infamy with which a nemesis wins."""
    together: bool
    """R-211: the characters win together."""
    reactions: str
    """When a seat is asked for cards in its hand: `possible` or `always`."""

    board: list[tuple[Piece, ...]]
    """Threat and Imperium cards by space."""
    decks: list[Deck[Card]]
    """By the numbers of `terms`; Nemesis decks that are not in the game are empty."""
    sheets: tuple[Sheet, ...]
    """Character sheets nobody uses (R-121)."""
    offer: tuple[Card, ...]
    """Cards revealed and not yet taken or discarded."""
    drawn: tuple[Card, ...]
    """Nemesis cards drawn and not yet resolved, known to the nemesis alone (R-180)."""
    omens: int
    inner: tuple[int, ...]
    """Whose token is on each Inner space; -1: nobody's (R-207)."""
    lair: tuple[Card, ...]
    """The scenario deck (R-208)."""

    crossed: bool
    """This turn has no Exploration and Engagement."""
    attack: int
    """The seat to be battled or duelled instead of Exploration and Engagement; -1: none."""
    fresh: bool
    """Whether Imperium cards were drawn or were here in this nemesis' Exploration (R-184)."""

    dice: tuple[int, ...]
    """What the next dice show, where a position says so."""
    battle: Battle | None
    """A battle under way; None between steps."""
    roll: Roll | None
    """Dice on the table; None between steps."""

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.box = self.box
        twin.rng = self.rng
        twin.step = self.step
        twin.result = self.result
        twin.log = None
        twin.figures = [figure.copy() for figure in self.figures]
        twin.order = self.order
        twin.turn = self.turn
        twin.active = self.active
        twin.phase = self.phase
        twin.round = self.round
        twin.rounds = self.rounds
        twin.variant = self.variant
        twin.scenario = self.scenario
        twin.goal = self.goal
        twin.together = self.together
        twin.reactions = self.reactions
        twin.board = self.board[:]
        twin.decks = self.decks[:]
        twin.sheets = self.sheets
        twin.offer = self.offer
        twin.drawn = self.drawn
        twin.omens = self.omens
        twin.inner = self.inner
        twin.lair = self.lair
        twin.crossed = self.crossed
        twin.attack = self.attack
        twin.fresh = self.fresh
        twin.dice = self.dice
        twin.battle = None
        twin.roll = None
        return twin

    def pictured(self) -> State:
        """With the battle and the dice that are there, which no step leaves behind."""
        twin = self.copy()
        twin.battle = None if self.battle is None else self.battle.twin()
        twin.roll = None if self.roll is None else self.roll.twin()
        return twin

    @property
    def ask_always(self) -> bool:
        """Only what the rules leave open is asked."""
        return False

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

    # Finding

    @property
    def me(self) -> Figure:
        """The active player or nemesis (R-003)."""
        return self.figures[self.active]

    def characters(self) -> list[Figure]:
        """R-001: those the word "player" means, in seat order."""
        return [f for f in self.figures if not f.nemesis and not f.out]

    def nemeses(self) -> list[Figure]:
        """R-144: the active one first, then those whose turn comes next."""
        around = (*self.order[self.turn :], *self.order[: self.turn])
        figures = [self.figures[seat] for seat in around]
        return [f for f in figures if f.nemesis and not f.out]

    def clockwise_from(self, seat: int) -> list[Figure]:
        """The characters in turn order, beginning with this seat."""
        figures = self.figures
        around = figures[seat:] + figures[:seat]
        return [f for f in around if not f.nemesis and not f.out]

    def left_of(self, seat: int) -> Figure | None:
        """R-226: the next character clockwise; nemeses are skipped (E-02)."""
        for figure in self.clockwise_from(seat):
            if figure.seat != seat:
                return figure
        return None

    def right_of(self, seat: int) -> Figure | None:
        others = [f for f in self.clockwise_from(seat) if f.seat != seat]
        return others[-1] if others else None

    def others(self, figure: Figure) -> list[Figure]:
        """The other characters, clockwise."""
        return [f for f in self.clockwise_from(figure.seat) if f is not figure]

    def standing_on(self, space: int) -> list[Figure]:
        return [f for f in self.figures if f.space == space and not f.out]

    def enemies_on(self, space: int) -> list[Card]:
        return [p.card for p in self.board[space] if p.card.sort == ENEMY]
