"""Guessing fairly: dealing again what a seat cannot know, in agreement with what it does know.

A seat knows its own hand and which cards its own draw pile holds, not in which order. Of an
opponent it sees what was played; hand and draw pile together are known only as the rest of a deck
whose cards it has not seen. In a draft it remembers every pack that it has passed on.

What is unknown is dealt by `parts.deck.dealt`: in worlds a seat cannot tell apart it is the same.
"""

from __future__ import annotations

from typing import Any

from emberhold.games.ashes.card import Card
from emberhold.games.ashes.dice import die_slug
from emberhold.games.ashes.state import Draft, Player, State
from emberhold.games.ashes.turn.recovery import ALL, DONE
from emberhold.kernel.rng import luck_apart, seeded, shuffled
from emberhold.kernel.zones import without
from emberhold.parts.cards import copy_in, kinds_in
from emberhold.parts.deck import dealt


def redeal(game: State, seat: int, seed: int | str) -> None:
    """Decks are known to everybody by their thirty cards; who holds which of the rest is not."""
    game.rng = seeded(luck_apart(f"redeal {seat}", seed))
    if game.draft is not None:
        game.draft = _draft(game, game.draft, seat)
    for player in game.players:
        if game.step == "first-five":
            if player.seat != seat:
                _first_five(game, player)
        elif player.seat == seat:
            player.draw_pile = dealt(game, player.draw_pile)
        else:
            _hand(game, player)
    if game.named:
        game.named = _named(game, seat)


def _hand(game: State, player: Player) -> None:
    """AS-209: what is about to be played has been announced, so everybody knows it is there."""
    hidden = tuple(sorted(player.hand + player.draw_pile, key=repr))
    announced: tuple[Card, ...] = ()
    if game.step == "act" and player.seat == game.active and game.chosen[0] == "play":
        announced = (copy_in(hidden, game.chosen[1]),)
        hidden = without(hidden, announced[0])
    hidden = announced + dealt(game, hidden)
    count = len(player.hand)
    player.hand, player.draw_pile = hidden[:count], hidden[count:]


def _named(game: State, seat: int) -> tuple[tuple[int, Any], ...]:
    """What others have named in secret so far, cards or dice to give up, is guessed as well.

    How much they have named, and whether they have finished, everybody knows.
    """
    dice = game.step == "exhaust-dice"
    left: dict[int, tuple[Any, ...]] = {}
    for player in game.players:
        if dice:
            lying = (die for die, count in enumerate(player.active) for _ in range(count))
            left[player.seat] = shuffled(game, tuple(lying))
        else:
            left[player.seat] = dealt(game, player.hand)
    guessed: list[tuple[int, Any]] = []
    for other, choice in game.named:
        if other != seat and choice not in (DONE, ALL):
            thing, left[other] = left[other][0], left[other][1:]
            choice = ("exhaust", die_slug(thing)) if dice else ("discard", thing.kind)
        elif other != seat:
            choice = DONE
        guessed.append((other, choice))
    return tuple(guessed)


def _first_five(game: State, player: Player) -> None:
    """AS-057: what was chosen so far are different cards; no draw pile is shuffled yet."""
    cards = tuple(sorted(player.hand + player.draw_pile, key=repr))
    kinds = shuffled(game, tuple(kinds_in(cards)))[: len(player.hand)]
    player.hand = tuple(copy_in(cards, kind) for kind in kinds)
    for card in player.hand:
        cards = without(cards, card)
    player.draw_pile = cards


# The draft

_Place = tuple[list[Card], int]
"""Where a card is: in which row of cards, and where in it."""


def _draft(game: State, draft: Draft, seat: int) -> Draft:
    """Cards that were together when the seat last saw them, or that it never saw, change places."""
    deck = list(draft.deck)
    packs = [list(pack) for pack in draft.packs]
    kept = [list(cards) for cards in draft.kept]
    groups: dict[tuple[int, int] | None, list[_Place]] = {None: _places(deck)}
    rounds = len(kept[0])
    for other in range(draft.seats):
        if other == seat:
            continue
        pack = _last_seen(draft, seat, other, rounds)
        groups.setdefault(pack, []).extend(_places(packs[other]))
        for round, place in enumerate(_places(kept[other])):
            if round != draft.swapped[other]:
                taken_from = _last_seen(draft, seat, other, round)
                groups.setdefault(taken_from, []).append(place)
    for places in groups.values():
        cards = dealt(game, tuple(row[where] for row, where in places))
        for (row, where), card in zip(places, cards, strict=True):
            row[where] = card
    return draft.but(deck=tuple(deck), packs=tuple(map(tuple, packs)), kept=tuple(map(tuple, kept)))


def _places(row: list[Card]) -> list[_Place]:
    return [(row, place) for place in range(len(row))]


def _last_seen(draft: Draft, seat: int, other: int, round: int) -> tuple[int, int] | None:
    """The pack another seat held in a round, and the round in which this seat passed it on."""
    passed = round - (other - seat) % draft.seats
    return ((other - round) % draft.seats, passed) if passed >= 0 else None
