"""Wargear: revealed and bought, or drawn and kept (R-113, R-114)."""

from __future__ import annotations

from emberhold.games.relic.ask import Ask
from emberhold.games.relic.card import Card
from emberhold.games.relic.figure.belongings import discard, draw, take_asset
from emberhold.games.relic.figure.levels import lose_influence
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import WARGEAR, WARGEAR_COST
from emberhold.games.relic.timing.listening import constant
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.kernel.zones import without
from emberhold.parts.asking import DONE


def offer_wargear(game: State, figure: Figure, count: int, discount: int) -> Asking:
    """Reveal some; any of them may be bought, the rest is discarded."""
    if figure.nemesis:
        return
    cards = draw(game, WARGEAR, count)
    game.offer += cards
    if cards:
        game.say("relic-log-reveals", who=figure.sheet, cards=cards)
    while True:
        left = [card for card in cards if card in game.offer]
        less = discount + constant(game, figure, WARGEAR_COST)
        choices: list[Choice] = [
            ("buy", card.kind, card.number) for card in left if card.price(less) <= figure.influence
        ]
        if not choices:
            break
        about = {"discount": less}
        choice = yield Ask(figure.seat, "buy", [*choices, DONE], about)
        if choice == DONE:
            break
        card = _of(left, choice)
        price = card.price(less)
        lose_influence(game, figure, price)
        game.offer = without(game.offer, card)
        take_asset(game, figure, card)
        game.say("relic-log-buys", who=figure.sheet, card=card, price=price)
    put_away(game, cards)


def keep_wargear(game: State, figure: Figure, count: int, keep: int) -> Asking:
    """Draw some and keep that many of them without paying."""
    if figure.nemesis:
        return
    cards = draw(game, WARGEAR, count)
    game.offer += cards
    for _ in range(min(keep, len(cards))):
        left = [card for card in cards if card in game.offer]
        choices: list[Choice] = [("take", card.kind, card.number) for card in left]
        choice = choices[0]
        if len(choices) > 1:
            choice = yield Ask(figure.seat, "keep", choices)
        card = _of(left, choice)
        game.offer = without(game.offer, card)
        take_asset(game, figure, card)
        game.say("relic-log-takes", who=figure.sheet, card=card)
    put_away(game, cards)


def _of(cards: list[Card], choice: Choice) -> Card:
    return next(card for card in cards if card.kind is choice[1] and card.number == choice[2])


def put_away(game: State, cards: tuple[Card, ...]) -> None:
    """Whatever of the revealed cards nobody took is discarded."""
    for card in cards:
        if card in game.offer:
            game.offer = without(game.offer, card)
            discard(game, card)
