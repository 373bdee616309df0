"""Flawed Crystals between the games: stickers, and where they are (LG-402 to LG-411, LG-548)."""

from __future__ import annotations

import pytest

from emberhold.games.aeons_end.cards.legacy.tuning import BY_MAGES
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.kernel.campaign import read_record
from tests.legacy.support import after, opened, record, until, world
from tests.support import asks, keys, play, rule

SECOND = [{"sticker": 1, "name": "Ember"}, {"sticker": 1, "name": "Oro"}]


def flawed(*flaws: int, chapter: int = 6) -> dict[str, object]:
    """A world in which each mage has that many flawed Crystals, and both starters."""
    made = world(chapter, len(flaws))
    for mage, many in zip(made["mages"], flaws, strict=True):
        mage.update(flaws=many, starters=SECOND)
    return made


@rule("LG-403", "LG-402", "LG-538")
def test_a_mage_lays_the_flawed_crystals_before_the_game() -> None:
    table = opened(read_record(record({**flawed(2, 0), "pending": ["crystals"]})))
    assert keys(table)[0] == "crystals:xx----"
    assert len(keys(table)) == 1 + 3 + 3
    first = asks(table)
    assert first.options[1].label("en") == ("1 flawed Crystal in hand; in the deck: the first card")
    play(table, "crystals:x----x")
    until(table, "main")
    mage = table.state.players[0].mage
    assert [card.slug for card in mage.hand].count("flawed-crystal") == 1
    assert [card.slug for card in mage.deck] == [
        "crystal",
        "crystal",
        "bow-starter-2",
        "flawed-crystal",
        "spark",
    ]


@rule("LG-403")
def test_nobody_is_asked_who_has_nothing_to_choose() -> None:
    table = opened(read_record(record({**flawed(0, 6), "pending": ["crystals"]})))
    assert asks(table).topic != "crystals"
    hand = [card.slug for card in table.state.players[1].hand]
    assert hand.count("flawed-crystal") == 3


@rule("LG-410", "LG-561")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_are_as_many_flawed_stickers_as_the_table_says(players: int) -> None:
    made = after(read_record(record(world(4, players))), True)
    table = until(opened(made), "main")
    assert table.state.world["chapter"] == 5
    stuck = sum(mage["flaws"] for mage in table.state.world["mages"])
    assert table.state.world["flawed_left"] + stuck == BY_MAGES[players].flaws


@rule("LG-548", "LG-410", "LG-552")
def test_a_lost_fifth_chapter_flaws_a_crystal_of_every_mage() -> None:
    made = {**flawed(1, 6, chapter=5), "flawed_left": 3}
    table = until(opened(after(read_record(record(made)), False)), "add-pile")
    assert [mage["flaws"] for mage in table.state.world["mages"]] == [2, 6]
    until(table, "main")
    assert table.state.world["flawed_left"] == 0, "what is left is discarded"


@rule("LG-548")
def test_without_stickers_left_nothing_is_flawed() -> None:
    made = {**flawed(1, 1, chapter=5), "flawed_left": 1}
    table = until(opened(after(read_record(record(made)), False)), "add-pile")
    assert [mage["flaws"] for mage in table.state.world["mages"]] == [2, 1]


@rule("LG-548", "LG-410")
def test_a_won_fifth_chapter_flaws_nothing_more() -> None:
    made = {**flawed(1, 2, chapter=5), "flawed_left": 3}
    table = until(opened(after(read_record(record(made)), True)), "crystals")
    assert [mage["flaws"] for mage in table.state.world["mages"]] == [1, 2]
    assert table.state.world["flawed_left"] == 0


@rule("LG-403")
def test_they_are_placed_again_before_a_chapter_is_repeated() -> None:
    made = {**flawed(1, 0), "banished_piles": []}
    table = until(opened(after(read_record(record(made)), False)), "crystals")
    assert table.state.world["chapter"] == 6
    assert LEGACY.campaign is not None
