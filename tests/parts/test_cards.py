"""Cards, their copies and how they are spelled."""

from __future__ import annotations

import copy
import pickle

import pytest

from emberhold.parts.cards import Supply, by_slug, copies_of, copy_in, kinds_in, slug_of
from emberhold.parts.reading import Named
from tests.parts.toys import Card


@pytest.mark.parametrize(
    ("name", "slug"),
    [("Spark", "spark"), ("Mage's Totem", "mages-totem"), ("Jessa Na Ni", "jessa-na-ni")],
)
def test_names_are_spelled_in_small_letters(name: str, slug: str) -> None:
    assert slug_of(name) == slug


def test_a_copy_is_the_same_object_whenever_it_is_asked_for() -> None:
    spark = Card("Spark", cost=3)
    third = spark.copy(3)
    assert third is spark.copy(3) is spark.copy(1).copy(3)
    assert spark.copy(0) is spark


def test_a_copy_has_what_is_printed_and_a_number_of_its_own() -> None:
    spark = Card("Spark", cost=3)
    second = spark.copy(2)
    assert (second.cost, second.slug, second.message_id) == (3, "spark", "toy-spark")
    assert (second.number, second.piece, repr(second)) == (2, "spark.2", "spark.2")
    assert second is not spark.copy(1)
    assert second.kind is spark.copy(1).kind is spark


def test_copying_a_state_never_copies_a_card() -> None:
    spark = Card("Spark").copy(1)
    assert copy.deepcopy([spark])[0] is spark


def test_in_a_message_to_another_process_a_card_is_its_name() -> None:
    sent = pickle.loads(pickle.dumps(Card("Spark").copy(4)))
    assert isinstance(sent, Named)
    assert sent.message_id == "toy-spark"


def test_an_index_keeps_the_order_of_the_box() -> None:
    spark, torch, ember = Card("Spark"), Card("Torch"), Card("Ember")
    assert list(by_slug([torch, spark], [ember])) == ["torch", "spark", "ember"]
    assert by_slug([torch])["torch"] is torch


def test_two_cards_of_one_name_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="mages-totem"):
        by_slug([Card("Mage's Totem")], [Card("Mages Totem")])


def test_a_supply_never_gives_a_copy_twice() -> None:
    spark, torch, supply = Card("Spark"), Card("Torch"), Supply()
    given = [supply.next(spark), supply.next(torch), supply.next(spark.copy(9))]
    assert [card.piece for card in given] == ["spark.1", "torch.1", "spark.2"]


def test_copies_of_one_card_are_one_kind() -> None:
    spark, torch = Card("Spark"), Card("Torch")
    zone = (*copies_of(spark, 2), *copies_of(torch, 1, first=5), spark.copy(7))
    assert kinds_in(zone) == [spark, torch]
    assert copy_in(zone, torch) is torch.copy(5)
    assert copy_in(zone, spark) is spark.copy(1)
