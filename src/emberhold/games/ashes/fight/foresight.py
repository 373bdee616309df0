"""What an answer would bring about, in a fight by the numbers that are open on the table.

Reactions and abilities may still change it: this is what is there before the damage falls.
"""

from __future__ import annotations

from itertools import chain, combinations
from typing import TYPE_CHECKING, Any

from emberhold.games.ashes.card import ALTERATION, PHOENIXBORN, Card
from emberhold.games.ashes.figure.values import attachable, attack_of, first_to_strike, life_of
from emberhold.kernel.message import Message
from emberhold.kernel.question import Choice

if TYPE_CHECKING:
    from emberhold.games.ashes.state import State


def foretold(
    game: State, seat: int, topic: str, choice: Choice, about: dict[str, Any]
) -> Message | None:
    """Of a block, a guard, a counter or of none of them, and of an alteration that helps a foe."""
    attackers: tuple[Card, ...]
    if topic == "block":
        attackers = (about["card"],)
        spared = game.players[seat].phoenixborn.card
    elif topic == "guard":
        attackers = about["attackers"]
        spared = about["card"]
    elif topic == "counter":
        return _countered(game, choice, about)
    elif topic == "action":
        return _attached(game, seat, choice)
    else:
        return None
    blow = _attack(game, attackers)
    if choice[0] == "nobody":
        return _struck(game, spared, blow)
    card: Card = choice[1].copy(choice[2])
    if card.type == PHOENIXBORN:
        return _struck(game, card, blow)
    return _steps_in(game, card, attackers, blow)


def _attached(game: State, seat: int, choice: Choice) -> Message | None:
    """AS-256: an alteration that only one unit can carry goes there without a question."""
    if choice[0] != "play" or choice[1].type != ALTERATION:
        return None
    player = game.players[seat]
    units = attachable(game, player, choice[1])
    if len(units) != 1 or any(piece.card is units[0] for piece in player.battlefield):
        return None
    return Message("ashes-then-attached", card=units[0])


def _steps_in(game: State, card: Card, attackers: tuple[Card, ...], blow: int) -> Message:
    """AS-173: a unit that strikes first and leaves nobody standing is not struck at all."""
    if _first(game, attackers, card) == "target" and not _left_to_strike(game, attackers, card):
        return Message("ashes-then-strikes-first", card=card, count=len(attackers))
    left = max(0, _life(game, card) - blow)
    return Message("ashes-then-steps-in", card=card, amount=blow, left=left)


def _first(game: State, attackers: tuple[Card, ...], card: Card) -> str | None:
    pieces = [game.piece(attacker) for attacker in attackers]
    return first_to_strike([piece for piece in pieces if piece is not None], game.piece(card))


def _left_to_strike(game: State, attackers: tuple[Card, ...], card: Card) -> int:
    """The least that attackers still deal when a counter has fallen, divided as well as can be."""
    amount = _attack(game, (card,))
    groups = chain.from_iterable(combinations(attackers, n) for n in range(len(attackers) + 1))
    fallen = [group for group in groups if sum(_life(game, one) for one in group) <= amount]
    return _attack(game, attackers) - max(_attack(game, group) for group in fallen)


def _attack(game: State, cards: tuple[Card, ...]) -> int:
    """AS-127, AS-164: what all of them deal together."""
    found = [game.piece(card) for card in cards]
    return sum(attack_of(game, piece) for piece in found if piece is not None)


def _life(game: State, card: Card) -> int:
    """AS-292: what wounds have left of it."""
    piece = game.piece(card)
    return 0 if piece is None else max(0, life_of(game, piece) - piece.wounds)


def _struck(game: State, card: Card, amount: int) -> Message:
    """A unit survives or not; for a player's own Phoenixborn it matters how much is left."""
    now = _life(game, card)
    left = max(0, now - amount)
    if card.type == PHOENIXBORN:
        return Message("ashes-then-born", amount=amount, now=now, left=left)
    return Message("ashes-then-unit", card=card, amount=amount, left=left)


def _countered(game: State, choice: Choice, about: dict[str, Any]) -> Message | None:
    """AS-126, AS-130, AS-162: a unit that counters and survives is exhausted.

    AS-173: who is destroyed by those that strike first strikes nobody; who strikes first is struck
    only by those that are left.
    """
    attackers: tuple[Card, ...] = about["attackers"]
    unit: Card = about["card"]
    life, blow = _life(game, unit), _attack(game, attackers)
    if choice[0] == "endure":
        return Message("ashes-then-endure", falls=_yes(life <= blow))
    first = _first(game, attackers, unit)
    if first == "attackers" and life <= blow:
        return Message("ashes-then-too-late", count=len(attackers))
    if first == "target":
        blow = _left_to_strike(game, attackers, unit)
    falls, amount = _yes(life <= blow), _attack(game, (unit,))
    if len(attackers) > 1:
        return Message("ashes-then-counter-several", amount=amount, falls=falls)
    return Message("ashes-then-counter", struck=_struck(game, attackers[0], amount), falls=falls)


def _yes(so: bool) -> str:
    return "yes" if so else "no"
