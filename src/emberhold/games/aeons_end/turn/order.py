"""Whose turn it is: the turn-order deck (sections 6.2, 6.3 and 7) and the end of every turn."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import PAIR_TURNS, NemesisSheet, TurnCard
from emberhold.games.aeons_end.fight.life import check_empty_nemesis, lose
from emberhold.games.aeons_end.figure.abilities import at_turn_card
from emberhold.games.aeons_end.state import Player, State
from emberhold.games.aeons_end.turn.main import main_choices
from emberhold.kernel.game import Asking
from emberhold.kernel.rng import shuffled
from emberhold.kernel.zones import without
from emberhold.parts.asking import choose_player


def refill_order_deck(game: State) -> None:
    """WE-138, WE-139: only when a card is needed and there is none."""
    if not game.order_deck:
        game.order_deck = shuffled(game, game.order_discard)
        game.order_discard = ()
        game.order_known_top = game.order_known_bottom = 0
        game.say("log-order-shuffled")


def shuffle_into_order(game: State, cards: tuple[TurnCard, ...]) -> None:
    """Shuffle cards of the turn-order discard pile into the turn-order deck."""
    for card in cards:
        game.order_discard = without(game.order_discard, card)
        game.say("log-turn-shuffled", turn=card)
    game.order_deck = shuffled(game, game.order_deck + cards)
    game.order_known_top = game.order_known_bottom = 0


def set_up(game: State) -> Asking | None:
    """What the nemesis sheet lets the players decide before the first turn."""
    game.step = "turn"
    decide = game.nemesis.set_up
    return None if decide is None else decide(game)


def next_turn(game: State) -> Asking | None:
    """WE-136, WE-137: the drawn card is on the discard pile before the turn is played."""
    if not game.order_deck:
        _check_standstill(game)
        refill_order_deck(game)
    elif game.turn % _PATIENCE == 0:
        _check_standstill(game)
    card = game.order_deck[-1]
    game.order_deck = game.order_deck[:-1]
    game.order_discard += (card,)
    if game.order_known_top:
        game.order_known_top -= 1
    if game.order_known_bottom > len(game.order_deck):
        game.order_known_bottom = len(game.order_deck)
    game.turn += 1
    return _with_help(game, card) if game.helpers else _give_turn(game, card)


def _with_help(game: State, card: TurnCard) -> Asking:
    yield from at_turn_card(game, card)
    yield from _give_turn(game, card) or ()


def _give_turn(game: State, card: TurnCard) -> Asking | None:
    """The turn is that of the nemesis, of one player, or of one of several."""
    if not card.seats:
        game.active = -1
        game.step = "nemesis"
        if game.log is not None:
            game.say("log-nemesis-turn")
        return None
    if len(card.seats) == 1:
        _begin(game, card.seats[0])
        return None
    return _shared_card(game, card)


_PATIENCE: Final = 200
"""Turns after which a nemesis that faces mages without cards is not going to win any more."""


def _check_standstill(game: State) -> None:
    """A game in which nobody might ever be asked again is lost; only a position leads to one.

    Every turn order has nemesis cards (WE-101 to WE-105), but that of a position may have none. And
    a Gate Witch whose cards only bring gates hurts nobody, while mages without cards cannot win.
    What a box of somebody's own does nobody can tell: such a game has a last turn.
    """
    if 0 < game.box.rules.last_turn <= game.turn:
        lose(game, "defeat-endless")
    cards = (*game.order_deck, *game.order_discard)
    seats = {seat for card in cards for seat in card.seats}
    if (game.turn >= _PATIENCE or all(card.seats for card in cards)) and all(
        _idle(game, player) for player in game.players if player.seat in seats
    ):
        lose(game, "defeat-standstill")


def _idle(game: State, player: Player) -> bool:
    """Whether a mage has nothing to draw, to cast or to do."""
    cards = (*player.hand, *player.deck, *player.discard, *player.play_area, *player.prepped())
    return not cards and len(main_choices(game, player)) == 1


def _begin(game: State, seat: int) -> None:
    game.active = game.speaker = seat
    player = game.players[seat]
    begins = player.watch or game.nemesis.held is not None
    game.step = "casting-start" if begins else "casting"
    if game.log is not None:
        game.say("log-turn", who=player.mage)


def _shared_card(game: State, card: TurnCard) -> Asking:
    """WE-107: the wild card is anybody's; WE-112 to WE-114: a pair takes turns at its token."""
    if card not in PAIR_TURNS:
        players = game.players
    else:
        pair = PAIR_TURNS.index(card)
        holder = game.pair_tokens[pair]
        players = [game.players[seat] for seat in card.seats if seat != holder]
    about = {"turn": card}
    player = yield from choose_player(game, game.speaker, "turn", players, about, anyone=True)
    if card in PAIR_TURNS:
        tokens = list(game.pair_tokens)
        tokens[pair] = player.seat if holder < 0 else -1
        game.pair_tokens = (tokens[0], tokens[1])
    _begin(game, player.seat)


def end_turn(game: State) -> Asking | None:
    """WE-162, WE-305, WE-306: unspent aether is lost, then the check for an empty nemesis."""
    for player in game.players:
        player.aether = 0
        player.bound = player.next_gain = player.gained = player.used = ()
        player.plays = player.preps = ()
        player.discount = 0
        player.doubled = False
        for breach in player.breaches:
            if breach.focused:
                player.breaches = tuple([breach.rested() for breach in player.breaches])
                break
    game.extra_draws = 0
    game.declined = game.postponed = ()
    asking = _sheet_at_end(game, game.nemesis)
    if asking is not None:
        return asking
    ended(game)
    return None


def _sheet_at_end(game: State, sheet: NemesisSheet) -> Asking | None:
    """What the sheet does at the end of any turn, or of the nemesis' own."""
    if sheet.turn_end is not None:
        game.step = "ended"
        return sheet.turn_end(game)
    if sheet.at_end is not None and game.active < 0:
        game.step = "ended"
        return sheet.at_end.run(game, Act.of_nemesis(game, None))
    return None


def ended(game: State) -> None:
    """WE-305, WE-306: the check for an empty nemesis, then the next turn."""
    check_empty_nemesis(game, "turn-end")
    game.sheltered = False
    game.step = "turn"
