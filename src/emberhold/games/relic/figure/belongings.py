"""Cards on the move: drawn, discarded, taken, given, played; decks, hands, assets, trophies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from emberhold.games.relic.card import Card
from emberhold.games.relic.figure.copies import lose_sight
from emberhold.games.relic.state import Figure, Piece, State
from emberhold.games.relic.terms import (
    ASSET_LIMIT,
    POWER,
    POWER_LIMIT,
    TROPHIES_ARE_ASSETS,
    WARGEAR,
)
from emberhold.games.relic.timing.listening import constant, reindex
from emberhold.games.relic.traits import RELIC_TRAIT
from emberhold.kernel.zones import replaced, without

# Decks


def draw(game: State, deck: int, count: int = 1) -> tuple[Card, ...]:
    """R-149: an empty deck is its discard pile, shuffled; nothing left is nothing drawn."""
    pile = game.decks[deck]
    cards, game.decks[deck] = pile.draw(game, count)
    shuffled = len(pile.cards) < count and bool(pile.discard)
    return lose_sight(game, deck, cards) if shuffled else cards


def discard(game: State, card: Card) -> None:
    """R-150: a card's back decides which discard pile it goes to."""
    game.decks[card.deck] = game.decks[card.deck].discarded(card)


# Hands


def own_deck(figure: Figure) -> int:
    """Where a figure's hand comes from: Power cards, or a nemesis' own deck."""
    return figure.sheet.deck if figure.nemesis else POWER


def draw_power(game: State, figure: Figure, count: int) -> None:
    """Power cards are a character's; a nemesis gets Might only from its own deck (R-171)."""
    if figure.nemesis or count <= 0:
        return
    cards = draw(game, POWER, count)
    for card in cards:
        join_hand(figure, card)
    if cards:
        game.say("relic-log-draws-power", who=figure.sheet, amount=len(cards))
        game.say("relic-log-drew", figure.seat, cards=cards)


def leave_hand(figure: Figure, card: Card) -> int:
    """A card leaves a hand; those who have seen it there."""
    place = figure.hand.index(card)
    seen = figure.seen[place]
    figure.hand = figure.hand[:place] + figure.hand[place + 1 :]
    figure.seen = figure.seen[:place] + figure.seen[place + 1 :]
    return seen


def join_hand(figure: Figure, card: Card, seen: int = 0) -> None:
    figure.hand += (card,)
    figure.seen += (seen,)


def discard_hand(game: State, figure: Figure) -> None:
    for card in figure.hand:
        discard(game, card)
    figure.hand = ()
    figure.seen = ()


def power_limit(game: State, figure: Figure) -> int:
    """R-102."""
    return max(0, figure.sheet.power_limits[figure.level] + constant(game, figure, POWER_LIMIT))


# Assets


def asset_limit(game: State, figure: Figure) -> int:
    """R-112."""
    return max(0, figure.sheet.asset_limit + constant(game, figure, ASSET_LIMIT))


def asset_count(game: State, figure: Figure) -> int:
    """R-216: the Eversor's trophies count too."""
    count = len(figure.assets)
    if constant(game, figure, TROPHIES_ARE_ASSETS):
        count += len(figure.trophies)
    return count


def spend_charge(game: State, figure: Figure, card: Card) -> None:
    """R-116: when the last token leaves, the card is discarded."""
    piece = figure.asset(card)
    assert piece is not None
    if piece.charges <= 1:
        lose_asset(game, figure, card)
    else:
        figure.assets = replaced(figure.assets, piece, Piece(card, piece.charges - 1))


def take_asset(game: State, figure: Figure, card: Card, charges: int = -1) -> None:
    """A card comes into a play area, with its charges or those it already had (R-117)."""
    figure.assets += (Piece(card, card.charges if charges < 0 else charges),)
    reindex(game, figure)


def lose_asset(game: State, figure: Figure, card: Card) -> None:
    """A card leaves a play area for its discard pile."""
    release_asset(game, figure, card)
    discard(game, card)


def release_asset(game: State, figure: Figure, card: Card) -> Piece:
    """An asset leaves a play area; the Eversor's trophies are assets too (R-216)."""
    piece = figure.asset(card)
    if piece is None:
        return release_trophy(figure, card)
    figure.assets = without(figure.assets, piece)
    reindex(game, figure)
    return piece


class Wanted:
    """Which assets a text is about, and what they are called where they are discarded."""

    __slots__ = ("fits", "id", "trophies")

    def __init__(self, id: str, fits: Callable[[Card], bool], trophies: bool = False) -> None:
        self.id = id
        self.fits = fits
        self.trophies = trophies
        """Whether trophies that are assets count as well (R-216)."""


ANY_ASSET: Final = Wanted("relic-discard-asset", lambda card: True, True)
NO_RELIC: Final = Wanted(
    "relic-discard-asset-no-relic", lambda card: RELIC_TRAIT not in card.traits, True
)
OF_WARGEAR: Final = Wanted("relic-discard-asset-wargear", lambda card: card.deck == WARGEAR)


def assets_with(game: State, figure: Figure, wanted: Wanted) -> list[Card]:
    """The assets that fit."""
    found = [piece.card for piece in figure.assets if wanted.fits(piece.card)]
    if wanted.trophies and constant(game, figure, TROPHIES_ARE_ASSETS):
        found += [piece.card for piece in figure.trophies]
    return found


# Trophies


def take_trophy(figure: Figure, card: Card, more: int = 0) -> None:
    figure.trophies += (Piece(card, more),)


def release_trophy(figure: Figure, card: Card) -> Piece:
    piece = next(trophy for trophy in figure.trophies if trophy.card is card)
    figure.trophies = without(figure.trophies, piece)
    return piece


def lose_trophy(game: State, figure: Figure, card: Card) -> None:
    release_trophy(figure, card)
    discard(game, card)


def discard_trophies(game: State, figure: Figure) -> None:
    for piece in figure.trophies:
        discard(game, piece.card)
    figure.trophies = ()


def worth(piece: Piece) -> int:
    """R-096: the value of a trophy."""
    return piece.card.worth + piece.charges


# The board


def lay(game: State, space: int, card: Card, charges: int = -1) -> None:
    """A card comes to be on a space."""
    piece = Piece(card, card.charges if charges < 0 else charges)
    game.board[space] += (piece,)


def lift(game: State, space: int, card: Card) -> Piece:
    """A card leaves a space for somewhere else."""
    piece = next(other for other in game.board[space] if other.card is card)
    game.board[space] = without(game.board[space], piece)
    return piece


def space_of(game: State, card: Card) -> int:
    """Where a card is on the board; -1 if it is not there."""
    for space, pieces in enumerate(game.board):
        for piece in pieces:
            if piece.card is card:
                return space
    return -1


def clear(game: State, space: int, card: Card) -> None:
    """A card on the board is discarded."""
    lift(game, space, card)
    discard(game, card)
