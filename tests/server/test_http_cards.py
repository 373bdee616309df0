"""The card library: every card of a game at once, in every language, and nothing that is sealed."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games import GAMES
from emberhold.games.unsealed import unsealed
from emberhold.language import LANGUAGES
from emberhold.server.http.site.pages import all_words
from tests.server.serving import Running


def listed(server: Running, game: str, language: str = "en") -> list[dict[str, Any]]:
    told = server.browser().get(f"/api/cards/{game}?lang={language}").json()
    cards: list[dict[str, Any]] = told["cards"]
    return cards


@pytest.mark.parametrize("game", ["war-eternal", "ashes", "relic", "legacy"])
def test_everything_that_can_be_read_is_listed_once(server: Running, game: str) -> None:
    cards = listed(server, game)
    assert [card["slug"] for card in cards] == [e.slug for e in unsealed(GAMES[game]).library]
    assert all(card["name"] and card["shelf"] and card["group"] for card in cards)


def test_a_card_of_the_list_says_what_the_card_itself_says(server: Running) -> None:
    kindle = next(card for card in listed(server, "war-eternal", "pl") if card["slug"] == "kindle")
    alone = server.browser().get("/api/card/war-eternal/kindle?lang=pl").json()
    assert {key: alone[key] for key in ("name", "kind", "facts", "cost", "text")} == {
        key: kindle[key] for key in ("name", "kind", "facts", "cost", "text")
    }


def test_starter_cards_are_found_under_their_own_name(server: Running) -> None:
    shelves = {card["slug"]: card["shelf"] for card in listed(server, "war-eternal")}
    assert shelves["crystal"] == "starter"
    assert shelves["dread-diamond"] == "gem"


def test_corruptions_of_the_first_box_have_the_name_of_its_own_book(server: Running) -> None:
    (shelf,) = {c["shelf"] for c in listed(server, "aeons-end") if c["kind"] == "corruption"}
    words = all_words("pl")
    assert words[f"web-cards-kind-{shelf}"] == "Skażenia"
    assert words["web-cards-kind-corruption"] == "Spaczenie"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_a_name_in_every_language(language: str) -> None:
    kinds = {entry.filed for game in GAMES.values() for entry in unsealed(game).library}
    assert {kind for kind in kinds if f"web-cards-kind-{kind}" not in all_words(language)} == set()


def test_the_page_opens_for_every_game_and_for_no_other(server: Running) -> None:
    browser = server.browser()
    assert [browser.get(f"/cards/{game}").status_code for game in GAMES] == [200] * len(GAMES)
    assert browser.get("/cards/chess").status_code == 404
    assert browser.get("/api/cards/chess").status_code == 404


def test_boxes_of_one_series_are_one_family(server: Running) -> None:
    games = server.browser().get("/api/games").json()["games"]
    families = {game["id"]: game["family"] for game in games}
    assert families["war-eternal"] == families["legacy"]
    assert families["ashes"] == "ashes"
