"""The draw phase (section 8.3), and drawing in general (section 10)."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.ask import Ask
from emberhold.games.aeons_end.own import NOTHING
from emberhold.games.aeons_end.state import HAND_SIZE, Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.kernel.zones import without
from emberhold.parts.cards import first_copies

REST: Final[Choice] = ("discard", "rest")
"""All that is left, in the order in which it was played."""


def draw_phase(game: State) -> Asking | None:
    """WE-193: the played cards first, in an order of the player's choice."""
    player = game.players[game.active]
    if game.nemesis.held is not None:
        held = game.nemesis.held(game, player)
        if held is not None:
            return held
    played = first_copies(player.play_area)
    if len(played) <= 1:
        return _finish(game, player)
    return _discard_in_order(game, player)


def _discard_in_order(game: State, player: Player) -> Asking:
    while len(kinds := first_copies(player.play_area)) > 1:
        choices: list[Choice] = [("discard", card) for card in kinds]
        choices.append(REST)
        choice = yield Ask(player.seat, "discard-order", choices)
        if choice is REST or choice == REST:
            break
        card = choice[1]
        player.play_area = without(player.play_area, card)
        player.discard += (card,)
    yield from _finish(game, player) or ()


def _finish(game: State, player: Player) -> Asking | None:
    player.discard += player.play_area
    player.play_area = ()
    if len(player.hand) < HAND_SIZE:
        draw(game, player, HAND_SIZE - len(player.hand))
    game.step = "end"
    return None if player.own is NOTHING else player.own.after_drawing(game, player)


def draw(game: State, player: Player, cards: int) -> int:
    """WE-207 to WE-211: turn the discard pile over only when a further card is needed."""
    drawn = 0
    while drawn < cards and (player.deck or turn_over(game, player)):
        card = player.deck[-1]
        if player.shuffled == len(player.deck) or card in player.peeked:
            player.secret += (card,)
        player.deck = player.deck[:-1]
        player.hand += (card,)
        drawn += 1
        if game.log is not None:
            game.say("log-draws", _private(game, player), who=player.mage, card=card)
    if player.shuffled > len(player.deck):
        player.shuffled = len(player.deck)
    return drawn


def turn_over(game: State, player: Player) -> bool:
    """Make sure the deck has a card; WE-208: the oldest discard becomes the top."""
    if not player.deck and player.discard:
        player.deck = player.discard[::-1]
        player.discard = ()
        forget(player)
        game.say("log-turns-over", who=player.mage)
    return bool(player.deck)


def forget(player: Player) -> None:
    """The deck is another one now: only in the hand there may still be what the others cannot
    tell."""
    player.peeked = ()
    player.secret = tuple([card for card in player.secret if card in player.hand])


def _private(game: State, player: Player) -> int | None:
    return None if game.open_hands else player.seat
