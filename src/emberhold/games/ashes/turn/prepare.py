"""The First Five and the prepare phase (sections 4 and 6)."""

from __future__ import annotations

from typing import Final

from emberhold.games.ashes.act import Event
from emberhold.games.ashes.card import Card
from emberhold.games.ashes.dice import of_types, plus, roll_all
from emberhold.games.ashes.fight.damage import Hit, deal
from emberhold.games.ashes.figure.copies import lose_sight
from emberhold.games.ashes.figure.values import life_of
from emberhold.games.ashes.state import HAND_SIZE, Player, State
from emberhold.games.ashes.timing.events import happens
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice, Together
from emberhold.kernel.rng import shuffled
from emberhold.kernel.zones import without
from emberhold.parts.asking import ask_hidden
from emberhold.parts.cards import copy_in, kinds_in

DONE: Final[Choice] = ("done",)


def first_five(game: State) -> Asking:
    """AS-056 to AS-060: five different cards each, chosen secretly and at the same time.

    Every deck has five; the piles of a position may have fewer.
    """
    hungry = [player for player in game.in_game() if len(player.hand) < HAND_SIZE]
    asked = [ask_hidden(game, player.seat, "first-five", _not_yet) for player in hungry]
    asked = [question for question in asked if question.choices]
    if asked:
        choices = yield Together(asked)
        for question in asked:
            player = game.players[question.seat]
            if player.out:
                continue
            card = copy_in(player.draw_pile, choices[player.seat][1])
            player.draw_pile = without(player.draw_pile, card)
            player.hand += (card,)
        return
    for player in game.in_game():
        player.draw_pile = shuffled(game, player.draw_pile)
        lose_sight(game, player)
    game.step = "roll"


def _not_yet(game: State, seat: int) -> list[Choice]:
    """AS-057."""
    player = game.players[seat]
    taken = kinds_in(player.hand)
    left = [kind for kind in kinds_in(player.draw_pile) if kind not in taken]
    choices: list[Choice] = [("take", kind) for kind in left]
    return choices


def roll_dice(game: State) -> None:
    """AS-071, AS-072; in the first round the roll decides who begins."""
    game.phase = "prepare"
    game.round += 1
    game.say("ashes-log-round", number=game.round)
    for player in game.in_game():
        player.active = plus(player.active, roll_all(game, player.exhausted))
        player.exhausted = (0, 0, 0, 0)
    if game.first < 0:
        _roll_for_first(game)
    game.step = "discard"


def _roll_for_first(game: State) -> None:
    """AS-073 to AS-076: the most basic symbols; only those tied for most roll again."""
    tied = game.in_game()
    while True:
        most = max(_basics(player) for player in tied)
        tied = [player for player in tied if _basics(player) == most]
        if len(tied) == 1:
            break
        for player in tied:
            player.active = roll_all(game, of_types(player.active))
    game.first = tied[0].seat
    game.say("ashes-log-first", who=tied[0].phoenixborn.card)


def _basics(player: Player) -> int:
    return sum(player.active[0::3])


def discard_step(game: State) -> Asking:
    """AS-069, AS-077: any number of cards, everybody at once.

    They are named one by one and discarded together, so that nobody sees what another gives up
    before their own choice is made.
    """
    asked = [ask_hidden(game, player.seat, "discard", _discards) for player in game.in_game()]
    asked = [question for question in asked if len(question.choices) > 1]
    if asked:
        choices = yield Together(asked)
        game.named += tuple([(question.seat, choices[question.seat]) for question in asked])
        return
    named = game.named
    game.named = ()
    for player in game.in_game():
        for seat, choice in named:
            if seat == player.seat and choice != DONE:
                _discard(game, player, copy_in(player.hand, choice[1]))
    game.step = "draw"


def _discard(game: State, player: Player, card: Card) -> None:
    player.hand = without(player.hand, card)
    player.discard += (card,)
    game.say("ashes-log-discards", who=player.phoenixborn.card, card=card)


def _left_in_hand(game: State, player: Player) -> tuple[Card, ...]:
    """What is still in hand once the cards already named are gone; nothing if that is all."""
    hand = player.hand
    for seat, choice in game.named:
        if seat == player.seat:
            if choice == DONE:
                return ()
            if any(card.kind is choice[1] for card in hand):
                hand = without(hand, copy_in(hand, choice[1]))
    return hand


def _discards(game: State, seat: int) -> list[Choice]:
    left = kinds_in(_left_in_hand(game, game.players[seat]))
    choices: list[Choice] = [("discard", kind) for kind in left]
    choices.append(DONE)
    return choices


def draw_step(game: State) -> Asking:
    """AS-078 to AS-085: up to five cards; what cannot be drawn wounds the Phoenixborn."""
    hits = []
    for player in game.clockwise_from(game.first):
        missing = HAND_SIZE - len(player.hand)
        if missing > 0:
            missing -= draw(game, player, missing)
        if missing > 0:
            game.say("ashes-log-fatigue", who=player.phoenixborn.card, amount=missing)
            hits.append(Hit(player.phoenixborn.card, missing, -1))
    game.step = "turns"
    if sum(_lethal(game, hit) for hit in hits) > 1:
        yield from deal(game, hits)
    else:  # AS-070: the order does not matter
        for hit in hits:
            yield from deal(game, [hit])


def _lethal(game: State, hit: Hit) -> bool:
    born = game.piece(hit.card)
    return born is not None and born.wounds + hit.amount >= life_of(game, born)


def draw(game: State, player: Player, cards: int) -> int:
    """AS-050, AS-082: the discard pile is never shuffled back."""
    drawn = 0
    while drawn < cards and player.draw_pile:
        card = player.draw_pile[-1]
        player.draw_pile = player.draw_pile[:-1]
        player.hand += (card,)
        drawn += 1
        if game.log is not None:
            game.say("ashes-log-draws-card", player.seat, who=player.phoenixborn.card, card=card)
    if drawn:
        game.say("ashes-log-draws", who=player.phoenixborn.card, amount=drawn)
    return drawn


def begin_turns(game: State) -> Asking:
    """AS-086, AS-087."""
    game.phase = "turns"
    game.active = game.first
    game.passes = 0
    game.step = "turn-start"
    yield from happens(game, Event("turns-begin", game.first)) or ()
