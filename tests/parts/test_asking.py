"""Nobody is asked where there is no choice; every answer is what it says."""

from __future__ import annotations

from emberhold.kernel.question import Choice
from emberhold.parts.asking import (
    agrees,
    card_of,
    choose,
    choose_card,
    choose_hidden,
    choose_piece,
    choose_player,
    choose_up_to,
    in_play,
    put_in_order,
)
from emberhold.parts.cards import copies_of
from tests.parts.toys import Card, Game, answered

SPARK, TORCH, EMBER = Card("Spark"), Card("Torch"), Card("Ember")
HAND = (*copies_of(SPARK, 2), TORCH.copy(1))


def test_one_of_several_choices() -> None:
    choices: list[Choice] = [("left",), ("right",)]
    asked, chosen = answered(choose(Game(), 1, "way", choices), "right")
    assert (asked, chosen) == (["1 way: left right"], ("right",))


def test_a_single_choice_is_taken() -> None:
    assert answered(choose(Game(), 1, "way", [("left",)])) == ([], ("left",))


def test_a_single_choice_is_asked_where_the_table_wants_it() -> None:
    asked, chosen = answered(choose(Game(ask_always=True), 1, "way", [("left",)]), "left")
    assert (asked, chosen) == (["1 way: left"], ("left",))


def test_copies_of_the_same_card_are_one_choice() -> None:
    asked, card = answered(choose_card(Game(), 0, "discard", HAND), "card:spark")
    assert asked == ["0 discard: card:spark card:torch"]
    assert card is SPARK.copy(1)
    assert answered(choose_card(Game(), 0, "discard", HAND[:2])) == ([], SPARK.copy(1))


def test_what_others_cannot_see_is_read_again() -> None:
    zones = {0: HAND}

    def read(game: Game, seat: int) -> list[Choice]:
        return [("card", card.kind) for card in zones[seat]]

    asking = choose_hidden(Game(), 0, "discard", read)
    question = next(asking)
    question.state = None
    zones[0] = (EMBER.copy(1), TORCH.copy(2))
    question.renew()
    assert question.options.keys() == ["card:ember", "card:torch"]


def test_a_single_hidden_choice_is_taken_unless_the_table_wants_it_asked() -> None:
    def read(game: Game, seat: int) -> list[Choice]:
        return [("card", SPARK)]

    assert answered(choose_hidden(Game(), 0, "discard", read)) == ([], ("card", SPARK))
    always = choose_hidden(Game(ask_always=True), 0, "discard", read)
    assert answered(always, "card:spark") == (["0 discard: card:spark"], ("card", SPARK))


def test_up_to_that_many_cards_until_one_is_done() -> None:
    game = Game()
    asked, cards = answered(choose_up_to(game, 0, "swap", HAND, 2), "card:torch", "card:spark")
    assert asked == [
        "0 swap: card:spark card:torch done",
        "0 swap: card:spark done",
    ]
    assert cards == (TORCH.copy(1), SPARK.copy(1))
    assert answered(choose_up_to(game, 0, "swap", HAND, 2), "done")[1] == ()


def test_at_least_that_many_cards_before_one_may_be_done() -> None:
    asked, cards = answered(
        choose_up_to(Game(), 0, "swap", HAND, 3, least=1), "card:torch", "card:spark", "done"
    )
    assert asked[0] == "0 swap: card:spark card:torch"
    assert cards == (TORCH.copy(1), SPARK.copy(1))


def test_all_that_must_be_chosen_is_taken_without_a_question() -> None:
    asked, cards = answered(choose_up_to(Game(), 0, "swap", HAND[:2], 2, least=2))
    assert (asked, cards) == ([], HAND[:2])


def test_one_of_several_players() -> None:
    game = Game()
    asked, player = answered(choose_player(game, 0, "help", game.players[1:]), "player:2")
    assert asked == ["0 help: player:1 player:2"]
    assert player is game.players[2]


def test_each_piece_in_play_is_a_choice_of_its_own() -> None:
    asked, card = answered(choose_piece(Game(), 0, "target", "unit", HAND), "unit:spark@2")
    assert asked == ["0 target: unit:spark@1 unit:spark@2 unit:torch@1"]
    assert card is SPARK.copy(2)
    assert card_of(in_play("unit", HAND[1])) is HAND[1]


def test_pieces_are_put_in_order_one_by_one() -> None:
    asked, order = answered(
        put_in_order(Game(), 2, "order", "unit", HAND), "unit:torch@1", "unit:spark@2"
    )
    assert order == [HAND[2], HAND[1], HAND[0]]
    assert len(asked) == 2


def test_yes_and_no() -> None:
    assert answered(agrees(Game(), 0, "may"), "do") == (["0 may: do skip"], True)
    assert answered(agrees(Game(), 0, "may"), "skip")[1] is False
    answer = answered(agrees(Game(), 0, "may", yes=("do", "may")), "do:may")
    assert answer == (["0 may: do:may skip"], True)
