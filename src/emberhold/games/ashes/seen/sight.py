"""What a seat may know of a game: a state in which the rest is not there at all.

It is a `State` with `Player`s, so that values, costs and targets of cards can be read through it.
Others' hands, every draw pile and the generator are not in it: they are only counted. A seat knows
its own deck, hand and conjuration pile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from emberhold.games.ashes.act import Act, Event
from emberhold.games.ashes.card import Card
from emberhold.games.ashes.effects.harm import number_of
from emberhold.games.ashes.figure.values import attachable, attack_of, life_of
from emberhold.games.ashes.state import Piece, Player, State

if TYPE_CHECKING:
    from emberhold.games.ashes.state import Draft


class _Seen(Player):
    """One side of the table as its owner, or somebody else, sees it."""

    __slots__ = ("_draw_size", "_hand_size")

    def __init__(self, player: Player, mine: bool) -> None:
        self.seat = player.seat
        self.phoenixborn = player.phoenixborn
        self.battlefield = player.battlefield
        self.spellboard = player.spellboard
        self.active = player.active
        self.exhausted = player.exhausted
        self.discard = player.discard
        self.reacted = player.reacted
        self.out = player.out
        self._hand_size = len(player.hand)
        self._draw_size = len(player.draw_pile)
        self.hand = player.hand if mine else ()
        self.conjurations = player.conjurations if mine else ()
        self.deck = player.deck if mine else ()

    @property
    def hand_size(self) -> int:
        """How many cards there are, also in a hand that may not be looked at."""
        return self._hand_size

    @property
    def draw_size(self) -> int:
        return self._draw_size


SeenPlayer: TypeAlias = Player
"""A player as seen by a seat: nothing hidden is in it."""


class Sight(State):
    """The table as one seat sees it."""

    __slots__ = ("event", "me", "memo", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.active = state.active
        self.first = state.first
        self.mains = state.mains
        self.sides = state.sides
        self.passes = state.passes
        self.phase = state.phase
        self.round = state.round
        self.event: Event | None = None
        """What is being answered; events are open to everybody."""
        self.memo: dict[Any, Any] = {}
        """What the viewer has worked out already, by what it is about."""
        self.players = [_Seen(player, player.seat == seat) for player in state.players]
        self.me = self.players[seat]

    @property
    def foes(self) -> list[Player]:
        return self.opponents(self.seat)

    # Reading cards

    def attack(self, piece: Piece) -> int:
        return attack_of(self, piece)

    def life(self, piece: Piece) -> int:
        """The life a piece has left."""
        return life_of(self, piece) - piece.wounds

    def targets(self, effect: Any, source: Card | None) -> list[Card]:
        """What an effect of this seat could be aimed at now."""
        act = self._act(source)
        cards: list[Card] = effect.target.cards(self, act)
        return cards

    def amount(self, effect: Any, source: Card | None) -> int:
        return number_of(effect.amount, self, self._act(source))

    def attachable(self, kind: Card) -> list[Card]:
        return attachable(self, self.me, kind)

    def _act(self, source: Card | None) -> Act:
        spell = source is not None and source.is_spell
        return Act(self.me, source, event=self.event, spell=spell)


class DraftSight:
    """A draft as one seat sees it: what others have kept and what is in the deck is not here."""

    __slots__ = ("born", "dice", "face_up", "kept", "seat", "seats", "supply")

    def __init__(self, draft: Draft, seat: int) -> None:
        self.seat = seat
        self.seats = draft.seats
        self.born = draft.born
        self.dice = draft.dice
        self.supply = draft.supply
        self.face_up = draft.face_up
        self.kept = draft.kept[seat]
