"""What is told in the middle of a game: Assist cards, evolutions, story cards, lessons."""

from __future__ import annotations

import pytest

from tests.legacy.support import at, until, world
from tests.support import cards, play, rule

SPARKING = {"1": {"state": "open", "spells": ["spark"]}}


@rule("LG-183", "LG-184", "LG-221")
@pytest.mark.parametrize(("foe", "gravehold"), [({"life": 1}, 30), ({}, 1)])
def test_the_last_assist_card_is_read_when_the_first_game_ends(
    foe: dict[str, int], gravehold: int
) -> None:
    assists = ["mists-fury", "bramas-rally", "dezmodias-bombardment"]
    if foe:
        side = {"breaches": SPARKING}
        deck = {"assist_deck": assists, **foe}
        table = at(1, phase="casting", p0=side, foe=deck, gravehold=gravehold)
        play(table, "cast:1")
    else:
        deck = {"assist_deck": assists, "deck": ["slice", "slice"]}
        table = at(1, phase="nemesis-draw", foe=deck, gravehold=gravehold)
    assert table.result is not None
    assert bool(table.result.winners) == bool(foe)
    assert cards(table, "assist-discard") == ["dezmodias-bombardment"]
    assert "cover your eyes" in table.log("en")[-1]


@rule("LG-184")
def test_one_that_has_come_already_is_not_read_again() -> None:
    foe = {"assist_deck": [], "deck": ["slice", "slice"]}
    table = at(1, phase="nemesis-draw", foe=foe, gravehold=1)
    assert table.result is not None
    assert cards(table, "assist-discard") == []


@rule("LG-261", "LG-262")
def test_the_story_of_a_transformation_is_told() -> None:
    table = at(
        2,
        phase="nemesis-draw",
        foe={"deck": ["scatter", "parry"]},
        p0={"hand": []},
        p1={"hand": []},
    )
    until(table, "main")
    told = table.log("en")
    assert any("picked up" in line for line in told)
    assert "E50" in table.state.world["read"]


@rule("LG-474")
@pytest.mark.parametrize(
    ("chapter", "card", "words"),
    [
        (2, "voracious-corroders", "they want the tower"),
        (4, "brama-infested", "calls the roll"),
        (5, "smoke-guardian", "keeping time"),
        (6, "kinetic-construct", "one thought, repeated"),
    ],
)
def test_a_story_card_is_read_at_its_moment(chapter: int, card: str, words: str) -> None:
    table = at(chapter, phase="nemesis-draw", foe={"deck": [card]})
    assert words in " ".join(table.log("en"))


@rule("LG-456")
def test_a_lesson_is_told_when_it_is_used() -> None:
    table = at(8, made=world(8, lessons=["dezmodia"]), foe={"lessons": ["dezmodia"]})
    play(table, "lesson:dezmodia")
    assert "very hard, once" in " ".join(table.log("en"))
