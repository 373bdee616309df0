"""Cards of Relic that may be moved by hand when everybody agrees."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from emberhold.games.relic.card import Card
from emberhold.games.relic.figure.belongings import (
    discard,
    draw,
    join_hand,
    leave_hand,
    own_deck,
    release_asset,
    release_trophy,
    take_asset,
    take_trophy,
)
from emberhold.games.relic.figure.corruption import held
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import MISSION, POWER, RELIC
from emberhold.games.relic.timing.listening import reindex
from emberhold.games.relic.timing.moments import START
from emberhold.kernel.message import Message
from emberhold.parts.deck import EVERYBODY, only
from emberhold.parts.repairs import Fixable, Place, Source, Target, moves, top_moves

POWERS = Place("hand", Message("relic-zone-power"))
MIGHT = Place("hand", Message("relic-zone-might"))
ASSETS = Place("assets", Message("relic-zone-assets"))
ARSENAL = Place("assets", Message("relic-zone-arsenal"))
TROPHIES = Place("trophies", Message("relic-zone-trophies"))
CORRUPTIONS = Place("corruption", Message("relic-zone-corruption"))
ACTIVE = Place("mission", Message("relic-zone-mission"))
DISCARD = Place("discard", Message("fixable-discard"))
POWER_DECK = Place("powers", Message("relic-deck-power"))
RELIC_DECK = Place("relics", Message("relic-deck-relic"))


def of_figure(game: State, figure: Figure) -> Iterator[Fixable]:
    """Between what a figure has and the discard piles, which everybody may read."""
    if figure.beginning:
        return
    yield from _hand(game, figure)
    yield from _belongings(game, figure)
    if not figure.nemesis:
        yield from _mission(game, figure)
        yield from _corruption(game, figure)


def _away(game: State) -> Target:
    return Target(DISCARD, lambda card: discard(game, card))


def _from_discards(game: State) -> Callable[[Card], None]:
    def take(card: Card) -> None:
        game.decks[card.deck] = game.decks[card.deck].without_discarded(card)

    return take


def _discarded(game: State, *types: str) -> list[Card]:
    return [card for deck in game.decks for card in deck.discard if card.type in types]


def _nowhere(card: Card) -> None:
    raise AssertionError("the top cards of a deck are not moved by name")


def _hand(game: State, figure: Figure) -> Iterator[Fixable]:
    """R-171: what a nemesis holds are Might cards."""
    path, seat = f"players.{figure.seat}", figure.seat
    place = MIGHT if figure.nemesis else POWERS

    def leaves(card: Card) -> None:
        leave_hand(figure, card)

    def joins(card: Card) -> None:
        join_hand(figure, card, EVERYBODY)

    yield from moves(Source(path, place, figure.hand, leaves, seat, only(seat)), _away(game))
    kind = "might" if figure.nemesis else "power"
    gone = [card for card in game.decks[own_deck(figure)].discard if card.type == kind]
    back = Source(path, DISCARD, gone, _from_discards(game), seat)
    yield from moves(back, Target(place, joins))
    if not figure.nemesis:

        def drawn(count: int) -> None:
            for card in draw(game, POWER, count):
                join_hand(figure, card)

        deck = Source(path, POWER_DECK, (), _nowhere, seat)
        yield from top_moves(deck, POWERS, drawn, min(10, len(game.decks[POWER])))


def _belongings(game: State, figure: Figure) -> Iterator[Fixable]:
    """Assets or arsenal, and trophies: R-112 looks at the limit in the Experience phase."""
    path, seat = f"players.{figure.seat}", figure.seat
    place = ARSENAL if figure.nemesis else ASSETS

    def releases(card: Card) -> None:
        release_asset(game, figure, card)

    def loses(card: Card) -> None:
        release_trophy(figure, card)
        reindex(game, figure)

    def wins(card: Card) -> None:
        take_trophy(figure, card)
        reindex(game, figure)

    def takes(card: Card) -> None:
        take_asset(game, figure, card)

    assets = [piece.card for piece in figure.assets]
    others = [] if figure.nemesis else _others(game, figure)
    yield from moves(Source(path, place, assets, releases, seat), _away(game), *others)
    trophies = [piece.card for piece in figure.trophies]
    yield from moves(Source(path, TROPHIES, trophies, loses, seat), _away(game))
    found = _discarded(game, "arsenal" if figure.nemesis else "asset")
    if figure.nemesis:
        found = [card for card in found if card.deck == figure.sheet.deck]
    back = Source(path, DISCARD, found, _from_discards(game), seat)
    yield from moves(back, Target(place, takes))
    if not figure.nemesis:
        beaten = Source(path, DISCARD, _discarded(game, "enemy"), _from_discards(game), seat)
        yield from moves(beaten, Target(TROPHIES, wins))

        def drawn(count: int) -> None:
            for card in draw(game, RELIC, count):
                takes(card)

        deck = Source(path, RELIC_DECK, (), _nowhere, seat)
        yield from top_moves(deck, ASSETS, drawn, min(3, len(game.decks[RELIC])))


def _others(game: State, figure: Figure) -> list[Target]:
    """The play areas of the other characters, with whom an asset may have been mixed up."""
    characters = [other for other in game.figures if other is not figure and not other.nemesis]
    return [_play_area(game, other) for other in characters if not other.beginning]


def _play_area(game: State, other: Figure) -> Target:
    called = Message("fixable-place-of", place=ASSETS.called, who=other.sheet)
    there = Place(f"assets-of-{other.seat}", called)
    return Target(there, lambda card: take_asset(game, other, card))


def _mission(game: State, figure: Figure) -> Iterator[Fixable]:
    """A discarded mission becomes the active one, from its beginning, and replaces the other.

    Those that begin with an instruction (R-025) are left out: nobody would carry it out.
    """
    path, seat = f"players.{figure.seat}", figure.seat

    def ends(card: Card) -> None:
        figure.mission, figure.progress, figure.mark = None, (), -1
        reindex(game, figure)

    def begins(card: Card) -> None:
        if figure.mission is not None:
            discard(game, figure.mission)
        figure.mission, figure.progress, figure.mark = card, (0,) * len(card.goals), -1
        reindex(game, figure)

    active = () if figure.mission is None else (figure.mission,)
    yield from moves(Source(path, ACTIVE, active, ends, seat), _away(game))
    gone = [card for card in game.decks[MISSION].discard if card.text(START) is None]
    back = Source(path, DISCARD, gone, _from_discards(game), seat)
    yield from moves(back, Target(ACTIVE, begins, lambda kind: 1))


def _corruption(game: State, figure: Figure) -> Iterator[Fixable]:
    """A card that is asleep is named only to those who have seen it."""
    path, seat = f"players.{figure.seat}", figure.seat

    def loses(card: Card) -> None:
        taint = held(figure, card)
        figure.corruption = tuple(other for other in figure.corruption if other is not taint)
        reindex(game, figure)

    for taint in figure.corruption:
        knowing = EVERYBODY if taint.open else taint.seen
        source = Source(path, CORRUPTIONS, (taint.card,), loses, seat, knowing)
        yield from moves(source, _away(game))
