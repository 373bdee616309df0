"""Cards of Ashes that may be moved by hand when everybody agrees."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from emberhold.games.ashes.card import CONJURATION, READY, Card
from emberhold.games.ashes.figure.copies import lose_sight
from emberhold.games.ashes.figure.leaving import (
    enter_spellboard,
    put_away,
    put_into_play,
    take_off,
)
from emberhold.games.ashes.state import Player, State
from emberhold.kernel.message import Message
from emberhold.parts.deck import only
from emberhold.parts.repairs import (
    DECK_BOTTOM,
    DECK_TOP,
    Fixable,
    Place,
    Source,
    Target,
    moves,
    put_into,
    taken_from,
    top_moves,
)

HAND = Place("hand", Message("ashes-zone-hand"))
DISCARD = Place("discard", Message("ashes-zone-discard"))
DRAW = Place("draw", Message("ashes-zone-draw-pile"))
BATTLEFIELD = Place("battlefield", Message("ashes-zone-battlefield"))
SPELLBOARD = Place("spellboard", Message("ashes-zone-spellboard"))
CONJURATIONS = Place("conjurations", Message("ashes-zone-conjurations"))
REMOVED = Place("removed", Message("ashes-zone-removed"))


def of_player(game: State, player: Player) -> Iterator[Fixable]:
    """Between the zones of a player.

    Only at the beginning of a turn can cards leave the hand or play: anywhere else what is being
    done may be about them.
    """
    if game.draft is not None or game.step == "first-five":
        return
    path, seat = f"players.{player.seat}", player.seat
    hand = Target(HAND, _unseen(game, player, put_into(player, "hand")))
    top = Target(DECK_TOP, _unseen(game, player, put_into(player, "draw_pile")))
    bottom = Target(DECK_BOTTOM, _unseen(game, player, _below(player)))
    discard = Target(DISCARD, put_into(player, "discard"))
    field, board = _battlefield(game, player), _spellboard(game, player)

    left = Source(path, DISCARD, player.discard, taken_from(player, "discard"), seat)
    yield from moves(left, hand, top, bottom, field, board)
    conjured = Source(
        path, CONJURATIONS, player.conjurations, taken_from(player, "conjurations"), seat
    )
    yield from moves(conjured, field)
    gone = [card for card in game.removed if card in player.deck]
    removed = Source(path, REMOVED, gone, taken_from(game, "removed"), seat)
    yield from moves(removed, discard)
    pile, size = Source(path, DRAW, (), _nowhere, seat), len(player.draw_pile)
    yield from top_moves(pile, HAND, lambda count: _drawn(player, "hand", count), size)
    yield from top_moves(pile, DISCARD, lambda count: _drawn(player, "discard", count), size)
    if game.step == "turn" and not game.named:
        held = Source(path, HAND, player.hand, taken_from(player, "hand"), seat, only(seat))
        yield from moves(held, discard, top, bottom, field, board)
        yield from _out_of_play(game, player, hand)


def _out_of_play(game: State, player: Player, hand: Target) -> Iterator[Fixable]:
    """AS-326 to AS-329: with what is attached, each to its owner; nothing answers it."""
    path, seat = f"players.{player.seat}", player.seat
    units = [piece.card for piece in player.battlefield]
    allies = [
        piece.card
        for piece in player.battlefield
        if piece.owner == seat and piece.card.type != CONJURATION
    ]
    spells = [piece.card for piece in player.spellboard]
    owners = {piece.card: piece.owner for piece in player.battlefield}

    def lift(card: Card) -> None:
        found = take_off(game, card)
        assert found is not None
        for attached, owner in found[1].attached:
            put_away(game, attached, owner)

    def away(card: Card) -> None:
        put_away(game, card, owners.get(card, seat))

    def is_conjured(kind: Card) -> int:
        return 99 if kind.type == CONJURATION else 0

    def is_other(kind: Card) -> int:
        return 99 if kind.type != CONJURATION else 0

    field = Source(path, BATTLEFIELD, units, lift, seat)
    yield from moves(
        field, Target(DISCARD, away, is_other), Target(CONJURATIONS, away, is_conjured)
    )
    yield from moves(Source(path, BATTLEFIELD, allies, lift, seat), hand)
    yield from moves(Source(path, SPELLBOARD, spells, lift, seat), hand, Target(DISCARD, away))


def _nowhere(card: Card) -> None:
    raise AssertionError("the top cards of a draw pile are not moved by name")


def _unseen(game: State, player: Player, put: Callable[[Card], None]) -> Callable[[Card], None]:
    """Where a card goes out of sight, its copies cannot be told apart any more."""

    def hidden(card: Card) -> None:
        put(card)
        lose_sight(game, player)

    return hidden


def _below(player: Player) -> Callable[[Card], None]:
    def put(card: Card) -> None:
        player.draw_pile = (card, *player.draw_pile)

    return put


def _drawn(player: Player, field: str, count: int) -> None:
    for _ in range(count):
        put_into(player, field)(player.draw_pile[-1])
        player.draw_pile = player.draw_pile[:-1]


def _battlefield(game: State, player: Player) -> Target:
    """AS-283: as many units as there is room for."""

    def put(card: Card) -> None:
        put_into_play(game, player, card, player.seat)

    def room(kind: Card) -> int:
        free = player.phoenixborn.card.battlefield - len(player.battlefield)
        return max(0, free) if kind.life else 0

    return Target(BATTLEFIELD, put, room)


def _spellboard(game: State, player: Player) -> Target:
    """AS-284, AS-285: copies of one ready spell share a slot."""

    def put(card: Card) -> None:
        enter_spellboard(game, player, card)

    def room(kind: Card) -> int:
        return 99 if kind.type == READY and player.has_slot(kind) else 0

    return Target(SPELLBOARD, put, room)
