"""Ids and option keys tell nothing that a seat does not know."""

from __future__ import annotations

from collections import Counter
from typing import Any

import emberhold
from emberhold.games import game_named
from emberhold.games.ashes.ask import draw_pile
from emberhold.games.ashes.figure.copies import lose_sight
from emberhold.games.relic.figure.belongings import draw
from emberhold.games.relic.terms import POWER
from emberhold.kernel.rng import SECRET
from emberhold.kernel.table import Table, open_table
from emberhold.parts.asking import choose_hidden_card
from emberhold.parts.deck import Deck
from tests.server.houses import DECKS

TRIES = 40


def opened(seed: int, **setup: Any) -> Table:
    wishes = {**DECKS, **setup}
    return open_table(game_named("ashes"), 2, f"{seed:032x}", wishes, generator=SECRET)


def after_first_five(table: Table) -> Table:
    while table.questions[0].topic == "first-five":
        table.answer(0)
    return table


def numbers_in_hand(table: Table) -> Counter[int]:
    return Counter(card.number for player in table.state.players for card in player.hand)


def test_copy_numbers_do_not_tell_the_first_five() -> None:
    """Chosen as the first copy each, they are in the hand as any copy."""
    found: Counter[int] = Counter()
    for seed in range(TRIES):
        found += numbers_in_hand(after_first_five(opened(seed)))
    first, second, third = (found[number] for number in (1, 2, 3))
    assert min(first, second, third) * 2 > max(first, second, third)


def test_the_cards_themselves_are_those_that_were_chosen() -> None:
    table = opened(1)
    chosen: list[list[str]] = [[], []]
    while (question := table.questions[0]).topic == "first-five":
        chosen[question.seat].append(question.options.keys()[0].removeprefix("take:"))
        table.answer(0)
    hands = [[card.slug for card in player.hand] for player in table.state.players]
    assert [sorted(hand) for hand in hands] == [sorted(hand) for hand in chosen]


def test_a_card_that_comes_back_to_a_hand_cannot_be_recognised() -> None:
    """Of alike cards, one of them seen before, any may be the one that is played next."""
    same = other = 0
    for seed in range(TRIES):
        table = after_first_five(opened(seed))
        player = table.state.players[0]
        kind = next(c.kind for c in player.hand if sum(d.kind is c.kind for d in player.deck) == 3)
        back = next(card for card in player.hand if card.kind is kind)
        lose_sight(table.state, player)
        still = any(card is back for card in player.hand)
        same, other = same + still, other + (not still)
    assert same
    assert other


def test_a_power_card_cannot_be_followed_through_a_shuffle() -> None:
    """Relic: after the discard pile was shuffled, alike cards in deck and hands are any copy."""
    swapped = 0
    for seed in range(TRIES):
        table = open_table(game_named("relic"), 2, f"{seed:032x}", generator=SECRET)
        while table.question is not None and table.state.phase == "sheets":
            table.answer(0)
        state = table.state
        holder, cards = state.figures[1], list(state.decks[POWER].all)
        for figure in state.figures:
            figure.hand, figure.seen = (), ()
        kind = next(c.kind for c in cards if sum(d.kind is c.kind for d in cards) > 1)
        held, *others = (card for card in cards if card.kind is kind)
        cards.remove(held)
        holder.hand, holder.seen = (held,), (0,)
        state.decks[POWER] = Deck((), tuple(cards))
        before = sorted(card.piece for card in (*cards, held))
        drawn = draw(state, POWER, 3)
        assert holder.hand[0].kind is kind
        swapped += holder.hand[0] is not held
        after = (*drawn, *state.decks[POWER].all, *holder.hand)
        assert sorted(card.piece for card in after) == before
        assert others
    assert 0 < swapped < TRIES


def test_a_draw_pile_that_is_searched_is_listed_by_name() -> None:
    orders = set()
    for seed in range(6):
        state = emberhold.open("ashes", 2, seed, DECKS).state
        asking = choose_hidden_card(state, 0, "search", draw_pile)
        orders.add(tuple(choice[1].slug for choice in next(asking).choices))
    assert len(orders) == 1
    (order,) = orders
    assert list(order) == sorted(order)
