"""A deck, its discard pile and what is known of its order, move by move."""

from __future__ import annotations

import pytest

from emberhold.kernel.rng import Dice
from emberhold.parts.deck import EVERYBODY, NEVER, TURN_OVER, WATCHER, Deck, dealt, only

ABC = Deck(tuple("abcdefgh"))


def test_the_top_card_is_the_last_one() -> None:
    drawn, deck = ABC.draw(Dice(1), 3)
    assert drawn == ("h", "g", "f")
    assert (deck.cards, deck.top, len(deck)) == (tuple("abcde"), "e", 5)
    assert ABC.cards == tuple("abcdefgh"), "the deck itself never changes"


def test_an_empty_deck_is_refilled_from_its_shuffled_discards() -> None:
    deck = Deck(("a",), tuple("bcdef"))
    drawn, after = deck.draw(Dice(1), 3)
    assert drawn[0] == "a"
    assert set(drawn[1:]) < set("bcdef")
    assert (len(after), after.discard) == (3, ())
    assert after.known_top() == 0


def test_nothing_to_shuffle_is_nothing_to_draw() -> None:
    drawn, deck = Deck(("a",)).draw(Dice(1), 3)
    assert (drawn, deck.top) == (("a",), None)
    drawn, deck = Deck(("a",), ("b",)).draw(Dice(1), 2, refill=NEVER)
    assert (drawn, deck.discard) == (("a",), ("b",))


def test_discards_that_are_turned_over_are_known_to_everybody() -> None:
    deck = Deck((), ("first", "second", "third"))
    drawn, after = deck.draw(Dice(1), 1, refill=TURN_OVER)
    assert drawn == ("first",)
    assert after.seen_by(WATCHER) == ("third", "second")


def test_what_is_put_on_top_is_drawn_next_and_known_to_the_one_who_put_it() -> None:
    deck = ABC.put_on_top(("x", "y"), only(1))
    assert deck.top == "y"
    assert [deck.known_top(seat) for seat in (0, 1, WATCHER)] == [0, 2, 0]
    assert deck.draw(Dice(1))[1].known_top(1) == 1


def test_what_is_put_at_the_bottom_openly_is_known_to_everybody() -> None:
    deck = ABC.put_at_bottom(("x",), EVERYBODY)
    assert deck.cards[0] == "x"
    assert [deck.known_bottom(seat) for seat in (0, 3, WATCHER)] == [1, 1, 1]
    assert deck.known_top(0) == 0


def test_one_looks_at_the_top_cards_alone() -> None:
    deck = ABC.seen(3, 2)
    assert deck.seen_by(2) == (None,) * 5 + ("f", "g", "h")
    assert deck.seen_by(0) == (None,) * 8
    both = deck.seen(1, 0)
    assert [both.known_top(seat) for seat in (0, 1, 2)] == [1, 0, 3]
    assert deck.revealed(2).known_top() == 2
    assert len(Deck(("a",)).seen(3, 0).known) == 1


def test_a_player_who_puts_cards_back_in_another_order_alone_knows_it() -> None:
    deck = ABC.revealed(2).reordered(("h", "g"), 1)
    assert deck.cards[-2:] == ("h", "g")
    assert [deck.known_top(seat) for seat in (0, 1, WATCHER)] == [0, 2, 0]


def test_shuffling_makes_everybody_forget() -> None:
    deck = ABC.revealed(8).put_on_top(("x",), only(0))
    for after in (deck.shuffled(Dice(1)), deck.shuffled_in(Dice(1), "y")):
        assert after.unknown(0) == after.cards
        assert set(after.cards) >= set("abcdefghx")


def test_a_card_taken_out_takes_its_place_along() -> None:
    card = "".join(["a", "b"])
    deck = Deck(("x", card, "y")).revealed(3).without(card)
    assert deck.seen_by(0) == ("x", "y")
    pile = Deck((), ("x", card)).without_discarded(card)
    assert pile.discard == ("x",)
    with pytest.raises(ValueError, match="not in the zone"):
        deck.without(card)


def test_known_cards_stay_where_they_are_in_a_redeal() -> None:
    deck = ABC.revealed(2).put_at_bottom(("x",), only(1))
    guesses = [deck.redealt(Dice(seed), 1) for seed in range(20)]
    assert all(guess.cards[0] == "x" for guess in guesses)
    assert all(guess.cards[-2:] == ("g", "h") for guess in guesses)
    assert len({guess.cards for guess in guesses}) > 10
    assert any(deck.redealt(Dice(seed), 0).cards[0] != "x" for seed in range(20))


def test_a_deal_owes_nothing_to_the_order_of_the_cards() -> None:
    assert dealt(Dice(5), "hgfedcba") == dealt(Dice(5), "abcdefgh")


def test_hidden_cards_of_several_places_are_dealt_together() -> None:
    deck = ABC.revealed(1)
    hand = ("p", "q")
    pool = dealt(Dice(3), deck.unknown(0) + hand)
    guess = deck.with_unknown(0, pool[:7])
    assert guess.top == "h"
    assert sorted(guess.cards + pool[7:]) == sorted("abcdefghpq")
