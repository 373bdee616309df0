"""A rulebook opens at a turn in pictures: every section, card and word it names is there."""

from __future__ import annotations

import pytest

from emberhold.games import GAMES
from emberhold.games.aeons_end.look import LOOK
from emberhold.games.look import Opening
from emberhold.games.unsealed import unsealed
from emberhold.language import LANGUAGES
from emberhold.server.http.site.pages import all_words

OPENED = ["war-eternal", "ashes", "relic", "legacy"]


def opening_of(game: str) -> Opening:
    found = GAMES[game].look.opening
    assert found is not None
    return found


@pytest.mark.parametrize("game", OPENED)
def test_the_sections_it_names_are_in_the_book_and_the_box_comes_last(game: str) -> None:
    opening, shelf = opening_of(game), GAMES[game].rulebook_under(None)
    assert shelf is not None
    numbers = {section.number.split(".")[0] for section in shelf.read("en").sections}
    assert {*opening.first, *opening.last} <= numbers
    assert not {*opening.first} & {*opening.last}


@pytest.mark.parametrize("game", OPENED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plate_and_tile_has_its_words(game: str, language: str) -> None:
    opening, words = opening_of(game), all_words(language)
    asked = [f"web-turn-{opening.words}"]
    for plate in opening.plates:
        named = f"web-turn-{opening.words}-{plate.id}"
        asked += [named, f"{named}-text", *(f"{named}-{tile.id}" for tile in plate.tiles)]
    assert [id for id in asked if id not in words] == []


@pytest.mark.parametrize("game", OPENED)
def test_a_card_on_a_plate_is_one_that_anybody_may_see(game: str) -> None:
    known = {entry.slug for entry in unsealed(GAMES[game]).library}
    cards = {t.card for plate in opening_of(game).plates for t in plate.tiles if t.card}
    assert cards <= known


@pytest.mark.parametrize("game", OPENED)
def test_every_tile_shows_a_card_a_sign_or_a_breach(game: str) -> None:
    assert opening_of("war-eternal") is LOOK.opening
    for plate in opening_of(game).plates:
        for tile in plate.tiles:
            assert [bool(tile.card), bool(tile.sign), bool(tile.breach)].count(True) == 1, tile
