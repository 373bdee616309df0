"""What a page is told of cards beside their text: signs for small faces, what is in sight."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games import GAMES
from emberhold.games.unsealed import unsealed
from emberhold.language import LANGUAGES
from emberhold.server.house.pages.told import CardRead
from emberhold.server.http.site import lookup
from emberhold.server.http.site.gists import all_gists


def read(slug: str, language: str = "en") -> CardRead:
    return lookup.card(unsealed(GAMES["war-eternal"]), slug, language)


@pytest.mark.parametrize(
    ("card", "does"),
    [
        ("jagged-lightning", [(3, "damage"), (None, "discard"), (None, "focus")]),
        ("mages-totem", [(None, "destroy"), (1, "gravehold")]),
        ("encroach", [(None, "unleash"), (2, "damage"), (3, "gravehold")]),
        ("crystal", [(1, "aether")]),
    ],
)
def test_a_small_face_shows_deeds_in_the_order_of_the_text(card: str, does: list[Any]) -> None:
    assert all_gists("war-eternal")[card].does == does


def test_signs_of_one_game_are_not_shown_in_another() -> None:
    signs = {sign for gist in all_gists("ashes").values() for _, sign in gist.does or ()}
    assert "damage" in signs
    own = set(GAMES["ashes"].look.deeds)
    assert not signs & (set(GAMES["war-eternal"].look.deeds) - own)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_unleash_does_is_always_in_sight(language: str) -> None:
    for slug in ("gate-witch", "hollow-crown", "magus-of-cloaks", "umbra-titan"):
        first, *harder = read(slug, language).standing
        assert first.mark == ""
        assert any(first.text.split("\n")[0] in line for line in read(slug, language).text)
        assert [each.mark for each in harder] == ["hard-unleash"] * (slug == "hollow-crown")
    assert read("crystal", language).standing == []


def test_every_card_of_ashes_says_what_it_does_at_a_glance() -> None:
    """By its signs, or as a unit whose three values are all there is to it, or as a sheet."""
    plain = {"iron-rhino", "masked-wolf", "mist-spirit", "sleeping-widow"}
    library = unsealed(GAMES["ashes"]).library
    sheets = {entry.slug for entry in library if entry.kind == "phoenixborn"}
    told = {slug for slug, gist in all_gists("ashes").items() if gist.does}
    assert {entry.slug for entry in library} - told - sheets == plain


@pytest.mark.parametrize(
    ("card", "does"),
    [
        ("summon-blue-jaguar", [(1, "summon")]),
        ("steady-gaze", [(2, "exhaustion")]),
        ("sleight-of-hand", [(3, "draw")]),
        ("root-armor", [(2, "life")]),
        ("refresh", [(None, "exhaustion")]),
    ],
)
def test_numbers_in_words_are_numbers_on_a_face(card: str, does: list[Any]) -> None:
    assert all_gists("ashes")[card].does == does
