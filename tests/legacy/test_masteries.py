"""Masteries that are used at the table."""

from __future__ import annotations

from tests.legacy.support import at, world
from tests.support import cards, keys, play, rule


@rule("LG-542", "LG-316")
def test_quick_hands_put_one_gained_card_into_hand() -> None:
    made = world(7)
    made["mages"][0]["mastery"] = 8
    table = at(7, made=made, p0={"aether": 9, "hand": [], "discard": ["spark"]})
    assert not any(key.startswith("quick-hands") for key in keys(table))
    play(table, "buy:fire-chakram", "quick-hands:fire-chakram", "buy:warping-haze")
    assert cards(table, "hand:0") == ["fire-chakram"]
    assert cards(table, "discard:0") == ["spark", "warping-haze"]
    assert "quick-hands:warping-haze" not in keys(table)


@rule("LG-542")
def test_nobody_else_has_quick_hands() -> None:
    table = at(7, p0={"aether": 9, "hand": []})
    play(table, "buy:fire-chakram")
    assert "quick-hands:fire-chakram" not in keys(table)
