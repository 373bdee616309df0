"""The nemesis' turn (section 16)."""

from __future__ import annotations

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import ATTACK, MINION, POWER, Card
from emberhold.games.aeons_end.life import (
    check_empty_nemesis,
    discard_from_play,
    enter_play,
    unleash,
)
from emberhold.games.aeons_end.state import InPlay, State
from emberhold.kernel.game import Asking
from emberhold.kernel.zones import replaced


def nemesis_turn(game: State) -> Asking | None:
    """WE-244, WE-250: what is in play now is handled one by one, the oldest first."""
    game.queue = tuple(p.card for p in game.in_play if p.card.type in (MINION, POWER))
    game.step = "nemesis-main"
    return nemesis_main(game)


def nemesis_main(game: State) -> Asking | None:
    """Handle the next card of the main phase; WE-249: skipped if it has left play."""
    if not game.queue:
        game.step = "nemesis-draw"
        return nemesis_draw(game)
    card = game.queue[0]
    game.queue = game.queue[1:]
    piece = game.piece(card)
    if piece is None:
        return None
    if card.type == MINION:
        return _persistent(game, card)
    return _power(game, piece)


def _persistent(game: State, card: Card) -> Asking | None:
    """WE-245."""
    game.say("log-persistent", card=card)
    assert card.persistent is not None
    return card.persistent.run(game, Act.of_nemesis(game, card))


def _power(game: State, piece: InPlay) -> Asking | None:
    """WE-246 to WE-248: one token fewer; at none the power resolves and is discarded."""
    tokens = piece.tokens - 1
    game.in_play = replaced(game.in_play, piece, InPlay(piece.card, tokens))
    game.say("log-power-token", card=piece.card, left=tokens)
    return None if tokens else _resolve_power(game, piece.card)


def _resolve_power(game: State, card: Card) -> Asking:
    game.say("log-power", card=card)
    assert card.persistent is not None
    yield from card.persistent.run(game, Act.of_nemesis(game, card)) or ()
    if game.piece(card) is not None:
        discard_from_play(game, card)


def nemesis_draw(game: State) -> Asking:
    """WE-251, WE-252; some cards make the nemesis draw more than one."""
    if game.extra_draws:
        game.extra_draws -= 1
    else:
        game.step = "end"
    card = game.nemesis_pile.top
    if card is not None:
        game.nemesis_pile = game.nemesis_pile.without_top()
        yield from resolve_drawn(game, card)
    else:
        yield from unleash(game, 3)


def resolve_drawn(game: State, card: Card) -> Asking:
    """WE-253 to WE-257."""
    game.resolving = card
    game.say("log-nemesis-draws", card=card)
    act = Act.of_nemesis(game, card)
    entered = card.type != ATTACK and game.box.rules.enters_first
    if entered:
        enter_play(game, card)
    if card.immediately is not None:
        yield from card.immediately.run(game, act) or ()
    if card.type == ATTACK:
        assert card.effect is not None
        yield from card.effect.run(game, act) or ()
        if _still_resolves(game, card):
            game.nemesis_pile = game.nemesis_pile.discarded(card)
    elif not entered:
        enter_play(game, card)
    game.resolving = None
    check_empty_nemesis(game, "at-once")


def _still_resolves(game: State, card: Card) -> bool:
    """Whether the card was not put elsewhere by its own effect."""
    return game.resolving is card
