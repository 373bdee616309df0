"""What a seat may know of a game: a state in which the rest is not there at all.

It is a `State` with `Figure`s, so that the conditions and counts of cards can be read through it. A
card that the seat cannot name is only a back: others' hands, Corruption nobody has turned over,
missions completed unseen, every deck. The lair, the generator and the dice of a position cannot be
reached from here: reading what was never set is an error.
"""

from __future__ import annotations

from typing import Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.card import Card, Sheet
from emberhold.games.relic.fight.under_way import Battle, Roll, Side
from emberhold.games.relic.state import Figure, State, Taint
from emberhold.games.relic.terms import CORRUPTION, DECKS, MISSION, POWER_CARD
from emberhold.kernel.question import Question
from emberhold.parts.deck import Deck, knows

BACKS: Final = tuple(Card(f"back of {name}", POWER_CARD, n) for n, name in enumerate(DECKS))
"""A card face down, by its deck: nothing is printed on it."""
_ANY_SHEET: Final = Sheet()
"""One of those that somebody else chooses from."""


class Sight(State):
    """The table as one seat sees it."""

    __slots__ = ("viewer",)

    def __init__(self, state: State, seat: int) -> None:
        self.log = None
        self.result = state.result
        self.figures = [_seen(figure, seat) for figure in state.figures]
        self.viewer = self.figures[seat]
        self.order = state.order
        self.turn = state.turn
        self.active = state.active
        self.phase = state.phase
        self.round = state.round
        self.rounds = state.rounds
        self.variant = state.variant
        self.scenario = state.scenario
        self.goal = state.goal
        self.together = state.together
        self.reactions = state.reactions
        self.board = state.board
        self.decks = _counted(state.decks)
        self.offer = state.offer
        self.drawn = state.drawn if seat == state.active else ()
        self.omens = state.omens
        self.inner = state.inner
        self.crossed = state.crossed
        self.attack = state.attack
        self.fresh = state.fresh
        self.battle = None if state.battle is None else self._battle(state.battle)
        self.roll = None if state.roll is None else self._roll(state.roll)

    def question(self, asked: Question) -> Question:
        """What the seat is asked, with nobody in it who could be looked through."""
        about = asked.about
        if about is not None and "act" in about:
            about = {**about, "act": self._act(about["act"])}
        if about is not None and "roll" in about:
            about = {**about, "roll": self._roll(about["roll"])}
        question = Ask(asked.seat, asked.topic, asked.choices, about, asked.anyone)
        question.state = self
        return question

    def _act(self, act: Act) -> Act:
        twin = act.of(self.figures[act.me.seat])
        twin.by = self.figures[act.by.seat]
        twin.that = None if act.that is None else self.figures[act.that.seat]
        return twin

    def _battle(self, battle: Battle) -> Battle:
        twin = battle.twin()
        self._side(twin.mine)
        self._side(twin.foe)
        return twin

    def _side(self, side: Side) -> None:
        if side.figure is not None:
            side.figure = self.figures[side.figure.seat]

    def _roll(self, roll: Roll) -> Roll:
        twin = roll.twin()
        twin.figure = self.figures[roll.figure.seat]
        return twin


def _seen(figure: Figure, seat: int) -> Figure:
    """A figure as a seat sees it: the very one, where nothing of it is hidden."""
    mine = figure.seat == seat
    hand = figure.hand if mine or not figure.hand else _hand(figure, seat)
    taints = _taints(figure.corruption, seat) if figure.corruption else ()
    missions = _missions(figure.completed) if figure.completed else ()
    open_hand = hand is figure.hand and (mine or len(figure.dealt) < 2)
    if open_hand and taints is figure.corruption and missions is figure.completed:
        return figure
    twin = figure.copy()
    twin.hand = hand
    twin.corruption = taints
    twin.completed = missions
    if not mine and len(figure.dealt) > 1:
        twin.dealt = ()
        twin.sheet = _ANY_SHEET
    return twin


def _hand(figure: Figure, seat: int) -> tuple[Card, ...]:
    """What somebody else holds; mostly nobody knows a card of it."""
    if not any(figure.seen):
        return (BACKS[figure.hand[0].deck],) * len(figure.hand)
    return tuple(
        [
            card if knows(seen, seat) else BACKS[card.deck]
            for card, seen in zip(figure.hand, figure.seen, strict=True)
        ]
    )


_TAINTS: Final[dict[tuple[int, tuple[Taint, ...]], tuple[Taint, ...]]] = {}
_TAINTS_MOST: Final = 4_000


def _taints(taints: tuple[Taint, ...], seat: int) -> tuple[Taint, ...]:
    """Corruption changes seldom: what a seat sees of it is found once."""
    key = (seat, taints)
    found = _TAINTS.get(key)
    if found is None:
        if len(_TAINTS) >= _TAINTS_MOST:
            _TAINTS.clear()
        found = tuple([_taint(taint, seat) for taint in taints])
        found = _TAINTS[key] = taints if found == taints else found
    return found


def _taint(taint: Taint, seat: int) -> Taint:
    if taint.open or knows(taint.seen, seat):
        return taint
    return Taint(BACKS[CORRUPTION], False, taint.seen, taint.least)


def _missions(completed: tuple[tuple[Card, bool], ...]) -> tuple[tuple[Card, bool], ...]:
    for _, known in completed:
        if not known:
            return tuple([(card if seen else BACKS[MISSION], seen) for card, seen in completed])
    return completed


class _Counted:
    """Decks and what is seen of them: most are the same from one answer to the next."""

    __slots__ = ("decks", "seen")

    def __init__(self) -> None:
        self.decks: list[Deck[Card]] = [Deck() for _ in DECKS]
        self.seen = self.decks


_LAST: Final = _Counted()


def _counted(decks: list[Deck[Card]]) -> list[Deck[Card]]:
    """The number of cards in each, and the open discard piles."""
    if decks != _LAST.decks:
        _LAST.seen = [
            seen if deck is last else Deck((back,) * len(deck.cards), deck.discard)
            for back, deck, last, seen in zip(BACKS, decks, _LAST.decks, _LAST.seen, strict=True)
        ]
        _LAST.decks = decks[:]
    return _LAST.seen
