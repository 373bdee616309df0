"""What only nemeses do with cards: their own deck, Imperium cards, arsenal."""

from __future__ import annotations

from emberhold.games.relic.act import Act
from emberhold.games.relic.card import Card
from emberhold.games.relic.figure.belongings import discard, draw, join_hand, lay, take_asset
from emberhold.games.relic.map.board import TIER_OF
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import ARSENAL, CRISIS, IMPERIUM, INNER, MIGHT
from emberhold.games.relic.timing.moments import BY_NEMESIS, RESOLVE
from emberhold.kernel.game import Asking
from emberhold.kernel.zones import without


def draw_nemesis(game: State, figure: Figure, count: int) -> Asking:
    """R-203: draw and immediately resolve."""
    for _ in range(count):
        card = take_nemesis_card(game, figure)
        if card is not None:
            yield from resolve_nemesis_card(game, figure, card)


def take_nemesis_card(game: State, figure: Figure) -> Card | None:
    """R-180: drawn in secret; it waits until it is resolved."""
    if not figure.nemesis:
        return None
    cards = draw(game, figure.sheet.deck)
    if not cards:
        return None
    game.drawn += cards
    game.say("relic-log-draws-nemesis", who=figure.sheet)
    return cards[0]


def resolve_nemesis_card(game: State, figure: Figure, card: Card) -> Asking:
    """R-168 to R-172, R-185: by its type."""
    game.drawn = without(game.drawn, card)
    if card.sort == MIGHT:
        join_hand(figure, card)
        game.say("relic-log-might", who=figure.sheet)
        return
    game.say("relic-log-resolves", who=figure.sheet, card=card)
    if card.sort == ARSENAL:
        take_asset(game, figure, card)
        return
    game.offer += (card,)
    act = Act(figure, card)
    effect = card.text(RESOLVE if card.sort == CRISIS else BY_NEMESIS)
    try:
        if effect is not None:
            yield from effect.run(game, act) or ()
    finally:
        if card in game.offer:
            game.offer = without(game.offer, card)
            discard(game, card)


def draw_imperium(game: State, space: int, count: int) -> tuple[Card, ...]:
    """R-179: laid face up on the space."""
    if TIER_OF[space] >= INNER:
        return ()
    cards = draw(game, IMPERIUM, count)
    for card in cards:
        lay(game, space, card)
        game.say("relic-log-imperium", card=card, space=space)
    return cards
