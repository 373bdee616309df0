"""Costs: what can be paid, and paying it (section 15)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from emberhold.games.ashes.ask import Ask, hand
from emberhold.games.ashes.card import Card, Cost
from emberhold.games.ashes.dice import (
    DIE_OF,
    NO_DICE,
    SYMBOLS,
    Magic,
    Pool,
    die_slug,
    has_choice,
    kinds_for,
    minus,
    of_types,
    payable,
    proposed,
    with_die,
)
from emberhold.games.ashes.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Question
from emberhold.kernel.zones import without
from emberhold.parts.asking import choose_hidden_card


def can_pay(game: State, player: Player, cost: Cost, playing: Card | None = None) -> bool:
    """AS-212, AS-235: all parts together; AS-231: a card does not pay for itself."""
    if cost.main and (game.mains < 1 or game.active != player.seat):
        return False
    if cost.side and (game.sides < 1 or game.active != player.seat):
        return False
    if cost.discard > len(player.hand) - (playing is not None):
        return False
    return payable(player.active, cost.magic)


def pay(game: State, player: Player, cost: Cost, card: Card | None = None) -> Asking:
    """Pay a cost that can be paid; `card` is the one it belongs to."""
    if cost.main:
        game.mains -= 1
        game.passes = 0
    if cost.side:
        game.sides -= 1
    if cost.exhaust and card is not None:
        piece = game.piece(card)
        if piece is not None:
            game.change(card, exhaustion=piece.exhaustion + 1)
    for _ in range(cost.discard):
        about = {"source": card}
        discarded = yield from choose_hidden_card(game, player.seat, "discard-cost", hand, about)
        player.hand = without(player.hand, discarded)
        player.discard += (discarded,)
        game.say("ashes-log-discards", who=player.phoenixborn.card, card=discarded)
    if any(cost.magic):
        yield from pay_magic(player, cost.magic, card)


def pay_magic(player: Player, magic: Magic, source: Card | None = None) -> Asking:
    """AS-234: the player chooses the dice; the engine proposes a set that spares the best."""
    used = proposed(player.active, magic)
    if has_choice(player.active, magic, used):
        choices = [("pay", "proposed"), ("pay", "choose")]
        about = {"source": source, "dice": used, "magic": magic}
        choice = yield Ask(player.seat, "pay", choices, about)
        if choice[1] == "choose":
            used = yield from _choose_dice(player, magic, source)
    exhaust(player, used)


def _choose_dice(
    player: Player, magic: Magic, source: Card | None
) -> Generator[Question, Any, Pool]:
    """Symbol by symbol, the demanding ones first."""
    pool, used = player.active, NO_DICE
    for symbol in (2, 4, 6, 8, 1, 3, 5, 7, 0):
        while magic[symbol]:
            kinds = kinds_for(pool, magic, symbol)
            die = kinds[0]
            if len(kinds) > 1:
                choices = [("die", die_slug(kind)) for kind in kinds]
                about = {"source": source, "symbol": SYMBOLS[symbol], "spent": used, "magic": magic}
                choice = yield Ask(player.seat, "pay-die", choices, about)
                die = DIE_OF[choice[1]]
            pool, used = with_die(pool, die, -1), with_die(used, die)
            magic = (*magic[:symbol], magic[symbol] - 1, *magic[symbol + 1 :])
    return used


def exhaust(player: Player, dice: Pool) -> None:
    """AS-034."""
    player.active = minus(player.active, dice)
    back = of_types(dice)
    now = player.exhausted
    player.exhausted = (now[0] + back[0], now[1] + back[1], now[2] + back[2], now[3] + back[3])
