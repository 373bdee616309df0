"""Copies of a card look alike: nobody may follow one of them through a shuffle into a hand.

Only luck that is secret does this: games of the quick one have always been numbered as they are.
"""

from __future__ import annotations

from emberhold.games.relic.card import Card
from emberhold.games.relic.state import State
from emberhold.kernel.rng import aside, is_secret


def lose_sight(game: State, deck: int, drawn: tuple[Card, ...]) -> tuple[Card, ...]:
    """After a shuffle the unseen cards of a deck, in it, in hands and just drawn, lose their
    numbers and keep their kinds; the drawn ones as they are called now."""
    if not is_secret(game):
        return drawn
    pile = game.decks[deck].cards
    unseen = list(drawn + pile)
    for figure in game.figures:
        for card, seen in zip(figure.hand, figure.seen, strict=True):
            if card.deck == deck and not seen:
                unseen.append(card)
    copies: dict[Card, list[Card]] = {}
    for card in aside(game, tuple(unseen)):
        copies.setdefault(card.kind, []).append(card)
    mixed = [copies[card.kind].pop() for card in unseen]
    game.decks[deck] = game.decks[deck].renamed(tuple(mixed[len(drawn) : len(drawn) + len(pile)]))
    place = len(drawn) + len(pile)
    for figure in game.figures:
        hand = list(figure.hand)
        for number, seen in enumerate(figure.seen):
            if hand[number].deck == deck and not seen:
                hand[number] = mixed[place]
                place += 1
        figure.hand = tuple(hand)
    return tuple(mixed[: len(drawn)])
