"""The Last Lessons in the last battle."""

from __future__ import annotations

from typing import Any

from emberhold.kernel.table import Table
from tests.legacy.support import at, world
from tests.support import asks, cards, keys, marks, play, rule


def learned(*lessons: str, **position: Any) -> Table:
    """Chapter 8 with some lessons earned; the players have one card each to play."""
    side = {"hand": ["crystal"]}
    return at(8, made=world(8, lessons=[*lessons]), p0=side, **{"p1": side, **position})


@rule("LG-456", "LG-457", "LG-553")
def test_dezmodias_lesson_strikes_once() -> None:
    table = learned("dezmodia")
    play(table, "lesson:dezmodia")
    assert marks(table, "nemesis")["life"] == 85
    assert "lesson:dezmodia" not in keys(table)
    assert not any(key.startswith("lesson:") for key in keys(learned()))


@rule("LG-458")
def test_mists_lesson_puts_two_turns_in_order() -> None:
    table = learned("mist", turn_order={"deck": ["nemesis", "2", "1"]})
    play(table, "lesson:mist", "turn-card:2")
    assert [card.slug for card in table.state.order_deck[::-1]] == ["2", "nemesis", "1"]
    assert table.state.order_known_top == 2
    short = learned("mist", turn_order={"deck": ["2"], "discard": ["1"]})
    play(short, "lesson:mist")
    assert [card.slug for card in short.state.order_deck] == ["2"]


@rule("LG-459")
def test_bramas_lesson_heals_any_player() -> None:
    table = learned("brama", p1={"life": 1, "hand": ["crystal"]})
    play(table, "lesson:brama", "player:1")
    assert marks(table, "player:1")["life"] == 9


@rule("LG-460")
def test_malastars_lesson_gives_a_card_into_hand() -> None:
    table = learned("malastar")
    play(table, "lesson:malastar", "player:1")
    assert "gain:gilded-marble" not in keys(table)
    play(table, "gain:gravity-node")
    assert cards(table, "hand:1") == ["crystal", "gravity-node"]


@rule("LG-457", "LG-459")
def test_the_words_of_a_lesson_say_what_it_does() -> None:
    table = learned("dezmodia", "brama", p1={"life": 1, "hand": ["crystal"]})
    said = {}
    for key, choice in zip(keys(table), asks(table).choices, strict=True):
        said[key] = asks(table).label(choice).text("en")
    life = marks(table, "nemesis")["life"]
    play(table, "lesson:dezmodia", "lesson:brama", "player:1")
    struck = int(str(life)) - int(str(marks(table, "nemesis")["life"]))
    gained = int(str(marks(table, "player:1")["life"])) - 1
    assert f"{struck} damage" in said["lesson:dezmodia"]
    assert f"{gained} life" in said["lesson:brama"]
