"""The nemesis' turn (section 16)."""

from __future__ import annotations

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import ATTACK, MINION, POWER, Card
from emberhold.games.aeons_end.fight.life import (
    check_empty_nemesis,
    discard_from_play,
    enter_play,
    unleash,
)
from emberhold.games.aeons_end.figure.abilities import at_nemesis_draw
from emberhold.games.aeons_end.state import InPlay, State
from emberhold.kernel.game import Asking
from emberhold.kernel.zones import replaced


def nemesis_turn(game: State) -> Asking | None:
    """What the sheet does first (LG-334), then the main phase."""
    sheet = game.nemesis
    if sheet.turn_start is None and sheet.at_start is None:
        return nemesis_start(game)
    game.step = "nemesis-start"
    if sheet.at_start is not None:
        return sheet.at_start.run(game, Act.of_nemesis(game, None))
    assert sheet.turn_start is not None
    return sheet.turn_start(game)


def nemesis_start(game: State) -> Asking | None:
    """WE-244, WE-250: what is in play now is handled one by one, the oldest first."""
    game.queue = tuple([p.card for p in game.in_play if p.card.type in (MINION, POWER)])
    game.step = "nemesis-main"
    return nemesis_main(game)


def nemesis_main(game: State) -> Asking | None:
    """Handle the next card of the main phase; WE-249: skipped if it has left play."""
    if game.log is not None:
        game.doing = None
    if not game.queue:
        game.step = "nemesis-draw"
        return nemesis_draw(game)
    card = game.queue[0]
    game.queue = game.queue[1:]
    piece = game.piece(card)
    if piece is None:
        return None
    if card.type == MINION:
        return resolve_persistent(game, piece)
    return _power(game, piece)


def resolve_persistent(game: State, piece: InPlay) -> Asking | None:
    """WE-245; LG-306: a silenced minion loses its token instead."""
    card = piece.card
    if piece.silenced:
        game.in_play = replaced(game.in_play, piece, piece.hushed(False))
        game.say("log-silence-ends", card=card)
        return None
    if card.persistent is None:
        return None
    if game.log is not None:
        game.doing = (card, card.persistent)
        game.say("log-persistent", card=card)
    return card.persistent.run(game, Act.of_nemesis(game, card))


def _power(game: State, piece: InPlay) -> Asking | None:
    """WE-246 to WE-248: one token fewer; at none the power resolves and is discarded, unless it
    has given itself tokens again."""
    tokens = piece.tokens - 1
    game.in_play = replaced(game.in_play, piece, piece.holding(tokens))
    if game.log is not None:
        game.say("log-power-token", card=piece.card, left=tokens)
    return None if tokens else _resolve_power(game, piece.card)


def _resolve_power(game: State, card: Card) -> Asking:
    if game.log is not None:
        game.doing = (card, card.persistent)
        game.say("log-power", card=card)
    assert card.persistent is not None
    yield from card.persistent.run(game, Act.of_nemesis(game, card)) or ()
    piece = game.piece(card)
    if piece is not None and not piece.tokens:
        discard_from_play(game, card)


def nemesis_draw(game: State) -> Asking | None:
    """WE-251, WE-252; some cards make the nemesis draw more than one."""
    if game.extra_draws:
        game.extra_draws -= 1
    else:
        game.step = "end"
    return draw_nemesis_card(game)


def draw_nemesis_card(game: State) -> Asking | None:
    """The top card of the nemesis deck; WE-252, or what the sheet says, where there is none."""
    pile = game.nemesis_pile
    if pile.cards:
        game.nemesis_pile = pile.without_top()
        return resolve_drawn(game, pile.cards[-1])
    if game.nemesis.out_of_cards is not None:
        return game.nemesis.out_of_cards.run(game, Act.of_nemesis(game, None))
    return unleash(game, 3)


def resolve_drawn(game: State, card: Card) -> Asking:
    """WE-253 to WE-257."""
    game.begin_resolving(card)
    if game.log is not None:
        game.doing = (card, card.immediately or card.effect)
        game.say("log-nemesis-draws", card=card)
    if game.helpers and card.type != MINION and _in_draw_phase(game):
        yield from at_nemesis_draw(game, card)
        if game.resolving is None:  # AE-035
            _resolved(game)
            return
    act = Act.of_nemesis(game, card)
    entered = card.type != ATTACK and game.box.rules.enters_first
    if entered:
        enter_play(game, card)
    if card.immediately is not None:
        yield from card.immediately.run(game, act) or ()
    if card.type == ATTACK:
        assert card.effect is not None
        if game.log is not None:
            game.doing = (card, card.effect)
        yield from card.effect.run(game, act) or ()
        _discard_resolved(game)
    elif not entered:
        enter_play(game, card)
    _resolved(game)


def _resolved(game: State) -> None:
    game.end_resolving()
    if game.log is not None:
        game.doing = None
    check_empty_nemesis(game, "at-once")


def _in_draw_phase(game: State) -> bool:
    """AE-036: not in the main phase of the nemesis, nor in a player's turn."""
    return game.active < 0 and game.step in ("nemesis-draw", "end")


def _discard_resolved(game: State) -> None:
    """An attack goes to the discard pile, unless its own text has put it elsewhere."""
    card = game.resolving
    if card is not None:
        game.nemesis_pile = game.nemesis_pile.discarded(card)
