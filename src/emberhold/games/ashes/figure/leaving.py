"""Entering and leaving play, destruction, respark and elimination (sections 17 and 18)."""

from __future__ import annotations

from emberhold.games.ashes.act import Event
from emberhold.games.ashes.ask import Ask
from emberhold.games.ashes.card import CONJURATION, PHOENIXBORN, READY, Card
from emberhold.games.ashes.dice import NO_DICE, payable, with_exhausted
from emberhold.games.ashes.figure.copies import lose_sight
from emberhold.games.ashes.figure.costs import pay_magic
from emberhold.games.ashes.figure.values import life_of
from emberhold.games.ashes.state import Piece, Player, State
from emberhold.games.ashes.timing.events import happens
from emberhold.kernel.game import Asking, GameOver, Result
from emberhold.kernel.zones import without
from emberhold.parts.asking import card_of, choose, in_play

# Entering


def listen(game: State, card: Card) -> None:
    """Keep the index of cards with triggered text."""
    game.listeners = game.listeners.entered(card, card.triggers)


def enter_battlefield(game: State, player: Player, card: Card) -> Asking:
    """A unit enters play on its owner's side, which has room; then what answers it."""
    put_into_play(game, player, card, player.seat)
    yield from happens(game, Event("enters", player.seat, card)) or ()


def put_into_play(game: State, player: Player, card: Card, owner: int, status: int = 0) -> None:
    piece = Piece(card, owner)
    if status:
        piece = piece.but(status=piece.status + status)
    player.battlefield += (piece,)
    listen(game, card)
    game.say("ashes-log-enters", who=player.phoenixborn.card, card=card)


def conjured(player: Player, kind: Card, side: Player) -> Card | None:
    """The conjuration `player` can place on a side now: AS-273, AS-286, AS-290."""
    if not side.has_room():
        return None
    return next((card for card in player.conjurations if card.kind is kind), None)


def conjure(game: State, player: Player, kind: Card, side: Player, status: int = 0) -> Card | None:
    """Place a conjuration, if that is possible; what answers it waits (AS-341)."""
    card = conjured(player, kind, side)
    if card is not None:
        player.conjurations = without(player.conjurations, card)
        put_into_play(game, side, card, player.seat, status)
    return card


def enter_spellboard(game: State, player: Player, card: Card) -> None:
    player.spellboard += (Piece(card, player.seat),)
    listen(game, card)


def attach(game: State, card: Card, owner: int, unit: Card) -> None:
    """AS-254."""
    piece = game.piece(unit)
    assert piece is not None
    game.change(unit, attached=(*piece.attached, (card, owner)))
    game.listeners = game.listeners.entered(unit, card.triggers)
    game.say("ashes-log-attaches", card=card, unit=unit)


# Leaving


def take_off(game: State, card: Card) -> tuple[Player, Piece] | None:
    """Lift a piece off the table; tokens go, dice return to their owners (AS-037, AS-325)."""
    found = game.find(card)
    if found is None or card.type == PHOENIXBORN:
        return None
    player, piece = found
    if card.type == READY:
        player.spellboard = tuple(p for p in player.spellboard if p is not piece)
    else:
        player.battlefield = tuple(p for p in player.battlefield if p is not piece)
    game.listeners = game.listeners.left(card)
    for type, owner in piece.dice:
        return_die(game, type, owner)
    return player, piece


def return_die(game: State, type: int, owner: int) -> None:
    side = game.players[owner]
    if not side.out:
        side.exhausted = with_exhausted(side.exhausted, type)


def put_away(game: State, card: Card, owner: int) -> None:
    """AS-327 to AS-329: to the owner's pile of its kind; AS-362 if the owner is out."""
    side = game.players[owner]
    if side.out:
        game.removed += (card,)
    elif card.type == CONJURATION:
        side.conjurations += (card,)
    else:
        side.discard += (card,)


def discard_from_play(
    game: State, card: Card, *, respark: bool = True, remove: bool = False
) -> Asking:
    """A piece is discarded from play, with what is attached to it (AS-326)."""
    lifted = take_off(game, card)
    if lifted is None:
        return
    player, piece = lifted
    if remove:
        game.removed += (card,)
    else:
        put_away(game, card, piece.owner)
    for attached, owner in piece.attached:
        put_away(game, attached, owner)
    if respark:
        for attached, owner in piece.attached:
            yield from _offer_respark(game, attached, owner)
    yield from left(game, player, piece)


def discard_if_spent(game: State, card: Card) -> Asking:
    """A spell that entered play with status tokens is discarded when it has none."""
    piece = game.piece(card)
    if piece is not None and card.type == READY and card.status and not piece.status:
        yield from discard_from_play(game, card)


def left(game: State, player: Player, piece: Piece) -> Asking:
    """What happens after a unit has left play."""
    if piece.card.type != READY:
        event = Event("left-play", player.seat, piece.card, unit=piece)
        yield from happens(game, event) or ()


def _offer_respark(game: State, card: Card, owner: int) -> Asking:
    """AS-333 to AS-338: a card put on the discard pile may be taken into hand from there."""
    side = game.players[owner]
    if not _can_respark(game, side, card):
        return
    choices = [("respark", card.kind), ("pass",)]
    choice = yield Ask(owner, "respark", choices, {"card": card})
    if choice[0] == "respark":
        yield from pay_magic(side, card.respark.magic, card)
        side.discard = without(side.discard, card)
        side.hand += (card,)
        lose_sight(game, side)
        game.say("ashes-log-resparks", who=side.phoenixborn.card, card=card)


def _can_respark(game: State, side: Player, card: Card) -> bool:
    return (
        game.phase == "turns"
        and any(card.respark.magic)
        and not side.out
        and payable(side.active, card.respark.magic)
    )


def detach(game: State, unit: Card, card: Card, source_seat: int = -1) -> Asking:
    """Discard one alteration from a unit; AS-265: it may not survive that."""
    piece = game.piece(unit)
    if piece is None:
        return
    pair = next((pair for pair in piece.attached if pair[0] is card), None)
    if pair is None:
        return
    game.change(unit, attached=tuple(other for other in piece.attached if other[0] is not card))
    put_away(game, card, pair[1])
    yield from _offer_respark(game, card, pair[1])
    yield from check_lives(game, source_seat)


def return_unit(game: State, card: Card) -> Asking:
    """A unit goes back to its owner: a conjuration to its pile, any other to the hand."""
    lifted = take_off(game, card)
    if lifted is None:
        return
    player, piece = lifted
    owner = game.players[piece.owner]
    if card.type == CONJURATION or owner.out:
        put_away(game, card, piece.owner)
    else:
        owner.hand += (card,)
        lose_sight(game, owner)
    for attached, seat in piece.attached:
        put_away(game, attached, seat)
    for attached, seat in piece.attached:
        yield from _offer_respark(game, attached, seat)
    yield from left(game, player, piece)


# Destruction


def destroy(game: State, card: Card, source_seat: int = -1, remove: bool = False) -> Asking:
    """AS-300 steps 2 and 3: marked, answered, then discarded; a Phoenixborn's player is out."""
    found = game.find(card)
    if found is None or found[1].dying:
        return
    player, piece = found
    if card.type == PHOENIXBORN:
        yield from eliminate(game, player)
        return
    game.change(card, dying=True)
    game.say("ashes-log-destroyed", card=card)
    event = Event("destroyed", player.seat, card, source_seat=source_seat, unit=piece)
    event.remove = remove
    yield from happens(game, event) or ()
    yield from discard_from_play(game, card, remove=event.remove)
    yield from check_lives(game)


def check_lives(game: State, source_seat: int = -1) -> Asking:
    """AS-265, AS-308, AS-309: whatever has wounds enough, or no life, is destroyed.

    If that befalls several units at once, the active player chooses the order (AS-344).
    """
    while lifeless := _lifeless(game):
        choices = [in_play("target", card) for card in lifeless]
        choice = yield from choose(game, game.chooser(), "destruction-order", choices)
        yield from destroy(game, card_of(choice), source_seat)


def _lifeless(game: State) -> list[Card]:
    return [
        piece.card
        for player in game.players
        for piece in player.battlefield
        if not piece.dying and piece.wounds >= life_of(game, piece)
    ]


def discard_dying(game: State) -> Asking:
    """AS-306: what was destroyed in an action that is broken off leaves play all the same."""
    dying = [p.card for side in game.players for p in side.battlefield if p.dying]
    for card in dying:
        yield from discard_from_play(game, card)
    yield from check_lives(game)


# Elimination


def eliminate(game: State, player: Player) -> Asking:
    """AS-352, AS-353, AS-360 to AS-363; the turn of a player who is out ends by itself (AS-364)."""
    _leave_the_row(game, player)
    player.out = True
    game.say("ashes-log-out", who=player.phoenixborn.card)
    left_over = game.in_game()
    if len(left_over) == 1:
        game.result = Result((left_over[0].seat,), "phoenixborn-destroyed")
        raise GameOver
    if game.first == player.seat:
        game.first = game.clockwise_from(player.seat)[0].seat
    yield from _clear_side(game, player)


def _leave_the_row(game: State, player: Player) -> None:
    """AS-365: the row of passes is kept, but without the one who leaves the game.

    The active player is the last of the row if the main action is used up; the others of it sit in
    front of them.
    """
    present = game.clockwise_from(game.active)
    active = game.players[game.active]
    last = [active] if active in present and not game.mains else []
    row = [*last, *(p for p in reversed(present) if p is not active)][: game.passes]
    if player in row:
        game.passes -= 1


def _clear_side(game: State, player: Player) -> Asking:
    """Piles and dice are removed from the game; what others own goes back to them."""
    game.removed += (*player.hand, *player.draw_pile, *player.discard, *player.conjurations)
    player.hand = player.draw_pile = player.discard = player.conjurations = ()
    player.active = NO_DICE
    player.exhausted = (0, 0, 0, 0)
    born = player.phoenixborn.card
    game.listeners = game.listeners.left(born)
    freed: list[tuple[Card, int]] = []
    for piece in (*player.battlefield, *player.spellboard):
        take_off(game, piece.card)
        put_away(game, piece.card, piece.owner)
        freed += piece.attached
    for attached, owner in freed:
        put_away(game, attached, owner)
    for attached, owner in freed:
        yield from _offer_respark(game, attached, owner)
