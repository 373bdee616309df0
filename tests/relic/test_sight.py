"""What the rule-of-thumb players of Relic are given cannot hold what their seat may not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import emberhold
from emberhold.games.relic.bot import choose
from emberhold.games.relic.card import Ability, Card, Scenario, Sheet
from emberhold.games.relic.seen.sight import BACKS, Sight
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import CORRUPTION
from emberhold.kernel.question import Question
from emberhold.parts.deck import knows
from emberhold.parts.effects.trees import fields_of
from emberhold.parts.reading import Readable
from tests.relic.table import at, rule

PRINTED = (Ability, Readable, Scenario, Sheet, str, int, float)
"""What holds nothing of a game."""


def hidden(state: State, seat: int) -> set[Card]:
    """The copies of cards that a seat cannot name."""
    found = {card for deck in state.decks for card in deck.cards} | set(state.lair)
    found |= set(state.drawn) if state.active != seat else set()
    for figure in state.figures:
        for card, seen in zip(figure.hand, figure.seen, strict=True):
            if figure.seat != seat and not knows(seen, seat):
                found.add(card)
        for taint in figure.corruption:
            if not taint.open and not knows(taint.seen, seat):
                found.add(taint.card)
        found |= {card for card, known in figure.completed if not known}
    return found


def reached(thing: Any, met: set[int]) -> Iterator[Any]:
    """Everything that can be reached from a thing, but for what was open once and declined."""
    if thing is None or isinstance(thing, PRINTED) or id(thing) in met:
        return
    met.add(id(thing))
    yield thing
    if isinstance(thing, dict):
        thing = (*thing.keys(), *thing.values())
    elif not isinstance(thing, list | tuple | Card):
        thing = tuple(held for name, held in fields_of(thing).items() if name != "declined")
    if isinstance(thing, list | tuple):
        for each in thing:
            yield from reached(each, met)


def seen_in(state: State, question: Question) -> list[Any]:
    sight = Sight(state, question.seat)
    return list(reached([sight, sight.question(question)], set()))


def is_fair(state: State, question: Question) -> None:
    found = seen_in(state, question)
    cards = {thing for thing in found if isinstance(thing, Card)}
    assert not cards & hidden(state, question.seat)
    assert cards >= set(state.figures[question.seat].hand)
    assert state not in found
    for figure in (thing for thing in found if isinstance(thing, Figure)):
        real = state.figures[figure.seat]
        assert len(figure.hand) == len(real.hand)
        assert len(figure.corruption) == len(real.corruption)
        assert len(figure.completed) == len(real.completed)


@pytest.mark.parametrize(("players", "setup"), [(2, {}), (3, {"variant": "enemies"}), (4, {})])
def test_a_whole_game_shows_a_seat_nothing_hidden(players: int, setup: dict[str, Any]) -> None:
    table = emberhold.open("relic", players=players, seed=players, setup=setup, record=False)
    while (question := table.question) is not None:
        is_fair(table.state, question)
        table.take(question, choose(table.state, question))


def test_a_card_that_was_shown_is_still_known() -> None:
    table = at(sheets=["ultramarines-captain", "ogryn"], p1={"hand": ["saints-aegis"]})
    state = table.state
    (card,) = state.figures[1].hand
    assert Sight(state, 0).figures[1].hand == (BACKS[card.deck],)
    state.figures[1].seen = (0b11,)
    assert Sight(state, 0).figures[1].hand == (card,)
    assert Sight(state, 1).figures[1].hand == (card,)


def test_others_sheets_cannot_be_read_while_they_are_chosen() -> None:
    state = emberhold.open("relic", players=3, seed=1).state
    assert state.phase == "sheets"
    sight = Sight(state, 0)
    assert sight.viewer.dealt == state.figures[0].dealt
    others = [figure for figure in sight.figures[1:] if not figure.nemesis]
    assert others
    for figure in others:
        assert figure.dealt == ()
        with pytest.raises(AttributeError):
            _ = figure.sheet.slug


@rule("R-118", "R-119")
def test_who_has_looked_at_a_corruption_card_that_sleeps_knows_it() -> None:
    asleep = {"corruption": [{"corruption": "sealed-flesh", "open": False}]}
    state = at(p0=asleep).state
    (taint,) = state.figures[0].corruption
    assert not taint.open
    assert Sight(state, 0).figures[0].corruption == (taint,)
    assert Sight(state, 1).figures[0].corruption[0].card == BACKS[CORRUPTION]
