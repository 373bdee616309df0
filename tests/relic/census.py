"""Counting everything on a Relic table, and what of it is hidden."""

from __future__ import annotations

from typing import Any

from emberhold.games.relic.card import Card
from emberhold.games.relic.cards import CHARACTERS, SCENARIOS
from emberhold.games.relic.setting_up.setup import DUEL, ENEMIES, STANDARD, fits
from emberhold.games.relic.state import State
from emberhold.kernel.question import Question
from emberhold.parts.deck import knows


def variant(number: int) -> tuple[int, dict[str, Any]]:
    """Every scenario with 2 to 6 seats, all variants, both ways to ask for cards in hand."""
    players = 2 + number % 5
    kind = (STANDARD, ENEMIES if players > 2 else DUEL)[number // 5 % 2]
    known = [s.slug for s in SCENARIOS.values() if fits(s, players, kind)]
    setup: dict[str, Any] = {
        "variant": kind,
        "scenario": known[number // 10 % len(known)],
        "reactions": "always" if number % 7 == 6 else "possible",
        "rounds": 24,
    }
    if number % 3 == 1 and kind == STANDARD:
        names = list(CHARACTERS)
        setup["sheets"] = [names[(number + 5 * seat) % 12] for seat in range(players)]
    return players, setup


def census(game: State) -> list[str]:
    """Every card by the id of its copy, sorted."""
    cards: list[Card] = [*game.offer, *game.drawn, *game.lair]
    for deck in game.decks:
        cards += deck.all
    for pieces in game.board:
        cards += [piece.card for piece in pieces]
    for figure in game.figures:
        cards += figure.hand
        cards += [piece.card for piece in (*figure.assets, *figure.trophies)]
        cards += [taint.card for taint in figure.corruption]
        cards += [card for card, _ in figure.completed]
        if figure.mission is not None:
            cards.append(figure.mission)
    return sorted(card.piece for card in cards)


def stage(game: State) -> str:
    """Nemesis decks come onto the table when the sheets are shown (R-033)."""
    return "sheets" if game.phase == "sheets" else "game"


def hidden_from(game: State, seat: int) -> list[str]:
    """Decks, other hands, missions gained face down, a nemesis' secret draw."""
    hidden: list[Card] = [*game.lair]
    for deck in game.decks:
        hidden += deck.unknown(seat)
    for figure in game.figures:
        for card, seen in zip(figure.hand, figure.seen, strict=True):
            if figure.seat != seat and not knows(seen, seat):
                hidden.append(card)
        hidden += [taint.card for taint in figure.corruption if not taint.open]
        hidden += [card for card, known in figure.completed if not known]
    if seat != game.active:
        hidden += game.drawn
    return [card.piece for card in hidden]


def forced(question: Question, game: State) -> bool:
    """A seat that holds cards may be asked only to hide that it has none that fit."""
    return (
        question.topic == "window"
        and question.options.keys() == ["done"]
        and game.reactions == "always"
        and bool(game.figures[question.seat].hand)
    )
