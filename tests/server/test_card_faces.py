"""What a page is told of cards beside their text: signs for small faces, what stands in sight."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games import GAMES
from emberhold.games.unsealed import unsealed
from emberhold.language import LANGUAGES
from emberhold.server.http import reading
from emberhold.server.http.gists import _gists


def read(slug: str, language: str = "en") -> dict[str, Any]:
    return reading.card(unsealed(GAMES["war-eternal"]), slug, language)


@pytest.mark.parametrize(
    ("card", "does"),
    [
        ("jagged-lightning", [[3, "damage"], [None, "discard"], [None, "focus"]]),
        ("mages-totem", [[None, "destroy"], [1, "gravehold"]]),
        ("encroach", [[None, "unleash"], [2, "damage"], [3, "gravehold"]]),
        ("crystal", [[1, "aether"]]),
    ],
)
def test_a_small_face_shows_deeds_in_the_order_of_the_text(card: str, does: list[Any]) -> None:
    assert _gists("war-eternal")[card]["does"] == does


def test_signs_of_one_game_are_not_shown_in_another() -> None:
    signs = {sign for gist in _gists("ashes").values() for _, sign in gist.get("does", ())}
    assert "damage" in signs
    assert not signs & set(GAMES["war-eternal"].look.deeds)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_unleash_does_is_always_in_sight(language: str) -> None:
    for slug in ("gate-witch", "hollow-crown", "magus-of-cloaks", "umbra-titan"):
        first, *harder = read(slug, language)["standing"]
        assert first["mark"] == ""
        assert any(first["text"].split("\n")[0] in line for line in read(slug, language)["text"])
        assert [each["mark"] for each in harder] == ["hard-unleash"] * (slug == "hollow-crown")
    assert read("crystal", language)["standing"] == []
