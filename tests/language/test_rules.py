"""The lot of rules that a fresh reader is given."""

from __future__ import annotations

from emberhold.games import game_named
from emberhold.language import LANGUAGES
from tests.language.rules import beside, drawn

WAR_ETERNAL = "war-eternal"


def test_a_lot_holds_different_rules_in_the_order_of_the_book() -> None:
    shelf = game_named(WAR_ETERNAL).rulebook
    assert shelf is not None
    ids = drawn(shelf)
    assert len(set(ids)) == len(ids) == 150
    assert ids == [id for id in shelf.read("en").rules if id in ids]
    assert ids == drawn(shelf) != drawn(shelf, seed=1)


def test_a_rule_stands_beside_its_english_text() -> None:
    shelf = game_named(WAR_ETERNAL).rulebook
    assert shelf is not None
    for language in LANGUAGES:
        (line,) = beside(shelf, language, ["WE-163"])
        assert line.startswith("WE-163\n  Aether cannot be given to other players.\n  ")
        assert line.endswith(shelf.read(language).rules["WE-163"].text)


def test_a_short_book_is_drawn_whole() -> None:
    shelf = game_named(WAR_ETERNAL).rulebook
    assert shelf is not None
    assert drawn(shelf, most=10_000) == list(shelf.read("en").rules)
