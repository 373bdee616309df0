"""What a seat may know of a game, as a picture of the state that holds nothing else.

It has the names of `State` and `Player` for everything that lies open, so that values, costs and
targets of cards can be read through it. Others' hands, every draw pile and the generator are not
in it: they are only counted. A seat knows its own deck, hand and conjuration pile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from emberhold.games.ashes.act import Act
from emberhold.games.ashes.card import PHOENIXBORN, READY, Card
from emberhold.games.ashes.effects.harm import number_of
from emberhold.games.ashes.events import Event
from emberhold.games.ashes.playing import attachable
from emberhold.games.ashes.state import Piece, Player, State, attack_of, life_of

if TYPE_CHECKING:
    from emberhold.games.ashes.drafting import Draft


class SeenPlayer:
    """One side of the table as its owner, or somebody else, sees it."""

    __slots__ = (
        "active",
        "battlefield",
        "conjurations",
        "deck",
        "discard",
        "draw_size",
        "exhausted",
        "hand",
        "hand_size",
        "out",
        "phoenixborn",
        "reacted",
        "seat",
        "spellboard",
    )

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
        self.hand_size = len(player.hand)
        self.draw_size = len(player.draw_pile)
        self.hand: tuple[Card, ...] = player.hand if mine else ()
        self.conjurations: tuple[Card, ...] = player.conjurations if mine else ()
        self.deck: tuple[Card, ...] = player.deck if mine else ()

    def pieces(self) -> tuple[Piece, ...]:
        return (self.phoenixborn, *self.battlefield, *self.spellboard)

    def copies_ready(self, kind: Card) -> int:
        return sum(piece.card.kind is kind for piece in self.spellboard)

    def has_room(self) -> bool:
        """AS-283."""
        return len(self.battlefield) < self.phoenixborn.card.battlefield

    def has_slot(self, kind: Card) -> bool:
        """AS-284, AS-285."""
        names = {piece.card.slug for piece in self.spellboard}
        return kind.slug in names or len(names) < self.phoenixborn.card.spellboard


class Sight:
    """The table as one seat sees it."""

    __slots__ = (
        "active",
        "event",
        "first",
        "mains",
        "me",
        "memo",
        "passes",
        "phase",
        "players",
        "round",
        "seat",
        "sides",
    )

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
        """What whoever looks has worked out already, by what it is about."""
        self.players = [SeenPlayer(player, player.seat == seat) for player in state.players]
        self.me = self.players[seat]

    # Finding, by the names of `State`

    def find(self, card: Card) -> tuple[SeenPlayer, Piece] | None:
        for player in self.players:
            if card.type == PHOENIXBORN:
                if player.phoenixborn.card is card and not player.out:
                    return player, player.phoenixborn
                continue
            for piece in player.spellboard if card.type == READY else player.battlefield:
                if piece.card is card:
                    return player, piece
        return None

    def piece(self, card: Card) -> Piece | None:
        found = self.find(card)
        return found[1] if found is not None else None

    def in_game(self) -> list[SeenPlayer]:
        return [player for player in self.players if not player.out]

    def opponents(self, seat: int) -> list[SeenPlayer]:
        count = len(self.players)
        others = [self.players[(seat + step) % count] for step in range(1, count)]
        return [player for player in others if not player.out]

    @property
    def foes(self) -> list[SeenPlayer]:
        return self.opponents(self.seat)

    # Reading cards

    def attack(self, piece: Piece) -> int:
        return attack_of(cast(State, self), piece)

    def life(self, piece: Piece) -> int:
        """The life a piece has left."""
        return life_of(cast(State, self), piece) - piece.wounds

    def targets(self, effect: Any, source: Card | None) -> list[Card]:
        """What an effect of this seat could be aimed at now."""
        act = self._act(effect, source)
        cards: list[Card] = effect.target.cards(cast(State, self), act)
        return cards

    def amount(self, effect: Any, source: Card | None) -> int:
        return number_of(effect.amount, cast(State, self), self._act(effect, source))

    def attachable(self, kind: Card) -> list[Card]:
        return attachable(cast(State, self), cast(Player, self.me), kind)

    def _act(self, effect: Any, source: Card | None) -> Act:
        spell = source is not None and source.is_spell
        return Act(cast(Player, self.me), source, effect, event=self.event, spell=spell)


class DraftSight:
    """A draft as one seat sees it: what others have kept and what lies in the deck is not here."""

    __slots__ = ("born", "dice", "face_up", "kept", "seat", "seats", "supply")

    def __init__(self, draft: Draft, seat: int) -> None:
        self.seat = seat
        self.seats = draft.seats
        self.born = draft.born
        self.dice = draft.dice
        self.supply = draft.supply
        self.face_up = draft.face_up
        self.kept = draft.kept[seat]
