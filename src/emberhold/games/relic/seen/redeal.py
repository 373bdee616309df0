"""Dealing again what a seat cannot know, in agreement with what it does know."""

from __future__ import annotations

from emberhold.games.relic.card import Card
from emberhold.games.relic.state import Figure, State, Taint
from emberhold.games.relic.terms import CORRUPTION, DECKS, MIGHT, MISSION
from emberhold.kernel.rng import below, luck_apart, seeded, shuffled
from emberhold.kernel.zones import replaced
from emberhold.parts.deck import dealt, knows


def redeal(game: State, seat: int, seed: int | str) -> None:  # noqa: C901 (all that is hidden, pile by pile)
    """Every deck with what of it is hidden elsewhere: hands, face-down cards, the lair."""
    game.rng = seeded(luck_apart(f"redeal {seat}", seed))
    game.dice = ()
    if game.phase == "sheets":
        _sheets(game, seat)
    hidden: list[list[Card]] = [list(deck.unknown(seat)) for deck in game.decks]
    for figure in game.figures:
        for card, seen in zip(figure.hand, figure.seen, strict=True):
            if figure.seat != seat and not knows(seen, seat):
                hidden[card.deck].append(card)
        for taint in figure.corruption:
            if _unseen(figure, taint, seat):
                hidden[taint.card.deck].append(taint.card)
        for card, known in figure.completed:
            if not known:
                hidden[MISSION].append(card)
    if seat != game.active:
        for card in game.drawn:
            hidden[card.deck].append(card)
    _put_back(game, seat, [list(dealt(game, cards)) for cards in hidden])
    game.lair = dealt(game, game.lair)


def _unseen(figure: Figure, taint: Taint, seat: int) -> bool:
    return not taint.open and not knows(taint.seen, seat)


def _put_back(game: State, seat: int, left: list[list[Card]]) -> None:
    """Where a card must be of a kind (asleep, a Might card) those are dealt first."""
    _taints(game, seat, left)
    for figure in game.figures:
        if figure.seat != seat:
            _hand(figure, seat, left)
    if seat != game.active and game.drawn:
        game.drawn = tuple(left[card.deck].pop() for card in game.drawn)
    for figure in game.figures:
        figure.completed = tuple(
            (card, True) if known else (left[MISSION].pop(), False)
            for card, known in figure.completed
        )
    for number in range(len(DECKS)):
        game.decks[number] = game.decks[number].with_unknown(seat, tuple(left[number]))


def _taints(game: State, seat: int, left: list[list[Card]]) -> None:
    """R-118: a card that stayed asleep has an activation number above the total of that moment.

    The strictest are dealt first, so that there is always one that fits.
    """
    asleep = [
        (figure, taint)
        for figure in game.figures
        for taint in figure.corruption
        if _unseen(figure, taint, seat)
    ]
    asleep.sort(key=lambda pair: -pair[1].least)
    for figure, taint in asleep:
        cards = left[CORRUPTION]
        fitting = [card for card in cards if card.activation >= taint.least]
        card = fitting[below(game, len(fitting))]
        cards.remove(card)
        other = Taint(card, False, taint.seen, taint.least)
        figure.corruption = replaced(figure.corruption, taint, other)


def _hand(figure: Figure, seat: int, left: list[list[Card]]) -> None:
    """R-171: what a nemesis holds are Might cards."""
    hand = list(figure.hand)
    for place, seen in enumerate(figure.seen):
        if knows(seen, seat):
            continue
        deck = hand[place].deck
        cards = left[deck]
        if figure.nemesis:
            cards = [card for card in cards if card.sort == MIGHT]
        hand[place] = cards[-1]
        left[deck].remove(cards[-1])
    figure.hand = tuple(hand)


def _sheets(game: State, seat: int) -> None:
    """R-018, R-031: what others were dealt is anybody's guess."""
    for nemesis, sheets in ((False, game.box.characters), (True, game.box.nemeses)):
        figures = [f for f in game.figures if f.nemesis == nemesis]
        known = [s for f in figures if f.seat == seat or len(f.dealt) < 2 for s in f.dealt]
        pool = tuple(sheet for sheet in sheets.values() if sheet not in known)
        mixed = list(shuffled(game, pool))
        for figure in figures:
            if figure.seat != seat and len(figure.dealt) > 1:
                figure.dealt = tuple(mixed.pop() for _ in figure.dealt)
                figure.sheet = figure.dealt[0]
        if not nemesis:
            game.sheets = tuple(mixed)
