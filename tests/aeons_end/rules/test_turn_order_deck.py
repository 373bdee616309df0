"""Sections 6.2 and 6.3: the turn-order deck, the wild card and the four-player variant."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from emberhold.kernel.table import Table
from tests.aeons_end.rules.laid_out import SEEDS, laid_out, seen, slugs
from tests.support import asks, at, keys, marks, play, rule


def deck(players: int, seed: int = 1, **setup: Any) -> Counter[str]:
    return Counter(slugs(laid_out(players, seed, **setup).order_deck))


def drawing(*cards: str, players: int = 3, pairs: bool = False, **position: Any) -> Table:
    """A table on which these turn-order cards are drawn next; every hand holds a Crystal."""
    for seat in range(players):
        position.setdefault(f"p{seat}", {"hand": ["crystal"]})
    return at(
        players=players,
        setup={"turn_order": "pairs"} if pairs else None,
        phase="turn",
        turn_order={"deck": [*cards, "nemesis"], "discard": []},
        **position,
    )


def active(table: Table) -> int:
    """Whose turn it is, as everybody sees it."""
    seats = range(table.players)
    return next(seat for seat in seats if marks(table, f"player:{seat}")["active"])


def holders(table: Table) -> list[int]:
    """Who has a 1/2 or 3/4 token on the sheet."""
    seats = range(table.players)
    return [seat for seat in seats if "pair-token" in marks(table, f"player:{seat}")]


# What the deck is made of


@rule("WE-101", "WE-102")
def test_two_players_have_two_cards_each() -> None:
    assert deck(2) == {"1": 2, "2": 2, "nemesis": 2}


@rule("WE-101", "WE-103")
def test_three_players_have_one_card_each_and_the_wild_one() -> None:
    assert deck(3) == {"1": 1, "2": 1, "3": 1, "wild": 1, "nemesis": 2}


@rule("WE-101", "WE-104")
def test_four_players_have_one_card_each() -> None:
    assert deck(4) == {"1": 1, "2": 1, "3": 1, "4": 1, "nemesis": 2}


@rule("WE-105")
def test_one_player_has_three_cards() -> None:
    one = deck(1)
    assert one.total() == 5
    assert one["nemesis"] == 2
    table = at(players=1, phase="turn", turn_order={"deck": ["1", "nemesis"], "discard": []})
    assert active(table) == 0


@rule("WE-106")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_turn_order_deck_is_shuffled_and_face_down(players: int) -> None:
    orders = set()
    for seed in range(30):
        game = laid_out(players, seed)
        orders.add(tuple(slugs(game.order_deck)))
        for viewer in (0, None):
            face_down = seen(game, viewer).zone("order-deck")
            assert face_down.pieces == ()
            assert face_down.count == (5 if players == 1 else 6)
        assert game.order_discard == ()
    assert len(orders) > 5
    assert len({order[-1] for order in orders}) > 1, "the first turn is not always the same one's"


# The wild card


@rule("WE-107")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_on_the_wild_card_the_players_choose_who_takes_the_turn(seat: int) -> None:
    table = drawing("wild")
    assert asks(table).anyone
    assert keys(table) == ["player:0", "player:1", "player:2"]
    table.answer(f"player:{seat}", seat=2)
    assert active(table) == seat


@rule("WE-107")
def test_the_wild_card_may_go_to_one_who_already_acted() -> None:
    table = drawing("2", "wild")
    assert active(table) == 1
    play(table, "end")
    assert "player:1" in keys(table)
    play(table, "player:1")
    assert active(table) == 1


@rule("WE-108")
def test_the_wild_card_counts_as_a_player_card() -> None:
    """Encroach reveals the top turn-order card: a player card hurts that player, else Gravehold."""
    table = encroach("wild")
    play(table, "player:2")
    assert marks(table, "player:2")["life"] == 8
    assert marks(table, "gravehold")["life"] == 30
    assert marks(encroach("nemesis"), "gravehold")["life"] == 27


def encroach(top: str, players: int = 3, pairs: bool = False) -> Table:
    """The nemesis draws Encroach while that card is on top of the turn-order deck."""
    return at(
        players=players,
        nemesis="gate-witch",
        setup={"turn_order": "pairs"} if pairs else None,
        phase="nemesis-draw",
        foe={"deck": ["encroach", "night-unending", "smite"]},
        turn_order={"deck": [top, "1"], "discard": []},
    )


@rule("WE-109")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_players_choose_whom_an_effect_on_the_wild_cards_player_hits(seat: int) -> None:
    table = encroach("wild")
    assert asks(table).anyone
    assert keys(table) == ["player:0", "player:1", "player:2"]
    play(table, f"player:{seat}")
    lives = [marks(table, f"player:{other}")["life"] for other in (0, 1, 2)]
    assert lives == [8 if other == seat else 10 for other in (0, 1, 2)]


# The four-player variant


@rule("WE-110")
def test_the_variant_has_two_cards_for_each_pair() -> None:
    assert deck(4, turn_order="pairs") == {"1/2": 2, "3/4": 2, "nemesis": 2}
    orders = {tuple(slugs(laid_out(4, s, turn_order="pairs").order_deck)) for s in SEEDS}
    assert len(orders) > 3


@rule("WE-111")
def test_both_tokens_start_between_their_players() -> None:
    game = laid_out(4, turn_order="pairs")
    assert game.pair_tokens == (-1, -1)
    marks_of = [seen(game).area(f"player:{seat}").marks for seat in range(4)]
    assert not any("pair-token" in each for each in marks_of)
    assert keys(drawing("1/2", players=4, pairs=True)) == ["player:0", "player:1"]
    assert keys(drawing("3/4", players=4, pairs=True)) == ["player:2", "player:3"]


@rule("WE-112")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_first_of_a_pair_is_chosen_and_takes_the_token(seat: int) -> None:
    table = drawing("1/2", players=4, pairs=True)
    assert asks(table).anyone
    play(table, f"player:{seat}")
    assert active(table) == seat
    assert holders(table) == [seat]


@rule("WE-113")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_the_second_must_be_the_other_one_and_the_token_returns(first: int, second: int) -> None:
    table = drawing("1/2", "1/2", players=4, pairs=True)
    play(table, f"player:{first}", "end")
    assert asks(table).topic == "main", "nothing is asked"
    assert active(table) == second
    assert holders(table) == []


@rule("WE-114")
@pytest.mark.parametrize(("first", "second"), [(2, 3), (3, 2)])
def test_the_other_pair_does_the_same(first: int, second: int) -> None:
    table = drawing("3/4", "3/4", players=4, pairs=True)
    play(table, f"player:{first}")
    assert (active(table), holders(table)) == (first, [first])
    play(table, "end")
    assert (active(table), holders(table)) == (second, [])


@rule("WE-114")
def test_the_two_tokens_do_not_touch_each_other() -> None:
    table = drawing("1/2", "3/4", "1/2", players=4, pairs=True)
    play(table, "player:1", "end", "player:2")
    assert holders(table) == [1, 2]
    play(table, "end")
    assert active(table) == 0
    assert holders(table) == [2]


@rule("WE-115")
def test_a_reshuffle_leaves_the_tokens_where_they_are() -> None:
    """The deck is empty after this turn; the one card discarded is shuffled and drawn again."""
    crystal = {"hand": ["crystal"]}
    table = at(
        players=4,
        setup={"turn_order": "pairs"},
        phase="turn",
        turn_order={"deck": ["1/2"], "discard": []},
        p0=crystal,
        p1=crystal,
    )
    play(table, "player:1")
    assert holders(table) == [1]
    assert slugs(table.state.order_deck) == []
    play(table, "end")
    assert active(table) == 0, "player 2 still had the token"
    assert holders(table) == []


@rule("WE-116")
def test_an_effect_on_the_player_of_a_pair_card_hits_one_of_the_two() -> None:
    table = encroach("3/4", players=4, pairs=True)
    assert asks(table).anyone
    assert keys(table) == ["player:2", "player:3"]
    play(table, "player:3")
    assert marks(table, "player:3")["life"] == 8
    assert keys(encroach("1/2", players=4, pairs=True)) == ["player:0", "player:1"]


def left(table: Table) -> list[str | None]:
    """What everybody can count to be in the deck still."""
    return [piece.name for piece in table.view(None).zone("order-left").pieces]


def test_what_is_left_in_the_deck_is_known_but_not_in_which_order() -> None:
    one, other = drawing("1", "2", "3", "wild"), drawing("1", "wild", "3", "2")
    assert left(one) == left(other)
    assert len(left(one)) == one.view(None).zone("order-deck").count == 4
