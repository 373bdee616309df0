"""Counting everything on an Ashes table, and what of it is hidden."""

from __future__ import annotations

from typing import Any

from emberhold.games.ashes.card import Card
from emberhold.games.ashes.dice import TYPES, of_types
from emberhold.games.ashes.state import Draft, State
from emberhold.kernel.question import Question

_DECKS = (
    "the-iron-men",
    "the-snakes-in-silver",
    "the-mist-guardian",
    "the-bloodwoods-queen",
    "the-cloudsea-siren",
    "the-shadows-of-viros",
)
_STOPS = ("destroyed", "received", "would-damage")


def variant(number: int) -> tuple[int, dict[str, Any]]:
    """Suggested, random and drafted decks, 2 to 4 players, every way to ask for reactions."""
    players = (2, 3, 2, 4)[number % 4]
    reactions = ("always", "possible", "stops")[number // 4 % 3]
    setup: dict[str, Any] = {
        "reactions": reactions,
        "text": "printed" if number // 2 % 5 == 0 else "errata",
        "first_five": "recommended" if number // 3 % 2 else "choose",
    }
    if reactions == "stops":
        setup["stops"] = list(_STOPS[: number % 3 + 1])
    if number % 11 == 10:
        setup["decks"] = "draft"
    elif number // 12 % 2:
        setup["decks"] = ["random-deck"] * players
    else:
        apart = number % 2 + 1
        setup["decks"] = [_DECKS[(number // 5 + seat * apart) % 6] for seat in range(players)]
    return players, setup


def census(game: State) -> list[str]:
    """Every card by the id of its copy, every player's ten dice; sorted.

    A player who is out has no dice left in the pools (AS-360), but for the last whose fall ends it
    all.
    """
    if game.draft is not None:
        return _drafted(game.draft)
    cards = list(game.removed)
    if game.announced is not None:
        cards.append(game.announced)
    for player in game.players:
        cards += (*player.hand, *player.draw_pile, *player.discard, *player.conjurations)
        for piece in player.pieces():
            cards += (piece.card, *(card for card, _ in piece.attached))
    return sorted(card.piece for card in cards) + _dice(game)


def stage(game: State) -> str:
    """Decks are made up when the draft is over (AS-407): then other pieces are on the table."""
    return "draft" if game.draft is not None else "game"


def _drafted(draft: Draft) -> list[str]:
    """The Phoenixborn, the cards and the dice that are drafted, wherever they are."""
    cards = [*draft.left, *(born for born in draft.born if born), *draft.deck, *draft.face_up]
    for row in (*draft.packs, *draft.kept):
        cards += row
    dice = [sum(counts) for counts in zip(draft.supply, *draft.dice, strict=True)]
    return sorted(card.slug for card in cards) + [str(count) for count in dice]


def _dice(game: State) -> list[str]:
    """With two players by type; with more their number, as nobody remembers a lost player's."""
    counted = []
    for player in game.players:
        counts = list(map(int.__add__, player.exhausted, of_types(player.active)))
        for side in game.players:
            for piece in side.battlefield:
                for type, owner in piece.dice:
                    counts[type] += owner == player.seat
        if len(game.players) == 2:
            counted += [f"{player.seat} {TYPES[type]} {counts[type]}" for type in range(4)]
        elif player.out:
            nothing_left = not any(player.active) and not any(player.exhausted)
            assert nothing_left or game.result is not None
        else:
            assert sum(counts) == 10
    return counted


def hidden_from(game: State, seat: int) -> list[str]:
    """Every draw pile, and the other players' hands and conjuration piles."""
    hidden: list[Card] = []
    if game.draft is not None:
        return _hidden_in(game.draft, seat)
    for player in game.players:
        hidden += player.draw_pile
        if player.seat != seat:
            hidden += (*player.hand, *player.conjurations)
    return [card.piece for card in hidden]


def _hidden_in(draft: Draft, seat: int) -> list[str]:
    """The draft deck, and what others hold and have kept, but for what they exchanged openly."""
    hidden = list(draft.deck)
    for other in range(draft.seats):
        if other != seat:
            hidden += draft.packs[other]
            open_place = draft.swapped[other]
            hidden += [card for n, card in enumerate(draft.kept[other]) if n != open_place]
    return [card.copy(1).piece for card in hidden]


def forced(question: Question, game: State) -> bool:
    """A seat that holds cards may be asked for reactions only to hide that it has none."""
    player = game.players[question.seat]
    return (
        question.topic == "react"
        and question.options.keys() == ["pass"]
        and game.reactions != "possible"
        and bool(player.hand)
        and any(player.active)
        and not player.reacted
    )
