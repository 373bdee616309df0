"""A table in a notebook: the board of the web and a still drawing, both without anything else."""

from __future__ import annotations

import gzip
import json
import re
from base64 import b64decode
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any

import pytest

import emberhold
from emberhold.kernel.errors import EmberholdError
from emberhold.language import speech
from tests.support import asks

ON_ITS_OWN = {"br", "meta"}


class Page(HTMLParser):
    """The words of a page; what is opened must be closed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.feed(html)
        assert self.open == []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "link", "img", "iframe")
        assert not any(name.startswith("on") or name == "src" for name, _ in attributes)
        if tag not in ON_ITS_OWN:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        assert tag in ("line", "rect", "circle")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.words.append(data)


def played(game: str, answers: int = 30) -> emberhold.Table:
    table = emberhold.open(game, players=2, seed=7)
    for _ in range(answers):
        if table.question is not None:
            table.answer(table.question.options[0])
    return table


def hand_of(table: emberhold.Table, seat: int) -> set[str]:
    """The names of the cards that only this seat sees."""
    say = speech("en")
    own = table.view(seat).zone(f"hand:{seat}").pieces
    seen = {
        piece.name
        for area in table.view(None).areas
        for zone in area.zones
        for piece in zone.pieces
        if piece.name
    }
    return {say(piece.name) for piece in own if piece.name and piece.name not in seen}


@pytest.mark.parametrize("game", list(emberhold.GAMES))
def test_every_game_is_drawn_without_anything_outside(game: str) -> None:
    table = played(game)
    html = emberhold.show(table, still=True).html
    page = Page(html)
    assert speech("en")(f"game-{game}") in page.words
    assert not re.search(r"https?://|url\(", html)
    assert len(html) < 60_000
    assert table.question is not None
    words = "".join(page.words)
    for option in table.view(table.question.seat).asked[0].options:
        assert option.label.text("en") in words


def test_what_a_seat_may_not_see_is_not_in_the_page() -> None:
    table = played("ashes")
    mine, theirs = hand_of(table, 0), hand_of(table, 1)
    assert mine - theirs
    assert theirs - mine
    for seat, seen, hidden in ((0, mine, theirs - mine), (1, theirs, mine - theirs)):
        html = emberhold.show(table, seat, still=True).html
        assert all(name in html for name in seen)
        board = html.partition('<div class="log">')[0]
        assert not any(f">{name}<" in board for name in hidden)
    everybody = emberhold.show(table, None, still=True).html
    assert not any(f">{name}<" in everybody for name in mine | theirs)
    assert 'class="option"' not in everybody


def test_a_table_is_drawn_with_the_eyes_of_the_seat_that_is_asked() -> None:
    table = played("ashes")
    assert table._repr_html_() == emberhold.show(table, asks(table).seat)._repr_html_()
    assert table._repr_html_() != emberhold.show(table, 1 - asks(table).seat).html


def test_a_map_has_its_spaces_and_figures() -> None:
    html = emberhold.show(played("relic", 5), still=True).html
    chart = played("relic", 5).view(0).area("board").map
    assert chart is not None
    assert html.count("<rect") == len(chart.spaces)
    assert html.count("<circle") == 2


def test_it_speaks_every_language_and_escapes_what_it_is_given() -> None:
    table = emberhold.open("war-eternal", players=2, seed="<script>")
    for language in emberhold.LANGUAGES:
        html = emberhold.show(table, language=language, still=True).html
        Page(html)
        assert speech(language)("game-war-eternal") in html
    assert "&lt;script&gt;" in html
    with pytest.raises(EmberholdError, match="0 to 1"):
        emberhold.show(table, 5)


class Frame(HTMLParser):
    """The page inside the frame: its blocks of data unpacked, and what it may do."""

    def __init__(self, table: emberhold.Table, seat: int | None, language: str = "en") -> None:
        super().__init__()
        self.blocks: dict[str, str] = {}
        self.rules = self.now = ""
        html = emberhold.show(table, seat, language).html
        outside = Outside(html)
        assert outside.sandbox == "allow-scripts"
        assert outside.after == emberhold.show(table, seat, language, still=True).html
        self.feed(outside.page)
        assert outside.after in outside.page

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        told = dict(attributes)
        assert tag not in ("link", "img", "iframe")
        assert "src" not in told
        self.now = (told.get("id") or "") if tag == "script" else ""
        if told.get("http-equiv") == "Content-Security-Policy":
            self.rules = told.get("content") or ""

    def handle_data(self, data: str) -> None:
        if self.now:
            self.blocks.setdefault(self.now, data)

    def unpacked(self, block: str) -> Any:
        return json.loads(gzip.decompress(b64decode(self.blocks[block])))

    def state(self) -> Any:
        return self.unpacked("table")["answers"]["/api/t/here/state"]


class Outside(HTMLParser):
    """A frame, and what comes after it."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.page = self.sandbox = ""
        self.feed(html)
        self.after = html.partition("</iframe>")[2]

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        if tag == "iframe":
            told = dict(attributes)
            self.page, self.sandbox = told["srcdoc"] or "", told["sandbox"] or ""


@pytest.mark.parametrize("game", list(emberhold.GAMES))
def test_the_board_of_the_web_is_in_a_frame_that_reaches_nothing(game: str) -> None:
    table = played(game)
    seat = asks(table).seat
    frame = Frame(table, seat)
    page, state = frame.unpacked("page"), frame.state()
    assert frame.rules.startswith("default-src 'none';")
    assert not re.search(r"^(import|export) |\bimport\(", page["script"], re.MULTILINE)
    assert not re.search(r"url\(['\"]?[^'\")#d]", page["styles"])
    assert set(page["answers"]) == {"/words/en.json", f"/games/{game}/gists.json"}
    assert game in json.loads(frame.blocks["looks"])
    asked = table.view(seat).asked[0]
    assert state["asked"][0]["prompt"] == asked.prompt.text("en")
    assert [each["key"] for each in state["asked"][0]["options"]] == [
        each.key for each in asked.options
    ]
    assert [area["id"] for area in state["scene"]["areas"]] == [
        area.id for area in table.view(seat).areas
    ]
    html = table._repr_html_()
    assert html is not None
    assert len(html) < 350_000


def test_the_frame_holds_what_its_seat_may_see_and_nothing_else() -> None:
    table = played("ashes")
    mine, theirs = hand_of(table, 0), hand_of(table, 1)
    for seat, seen, hidden in ((0, mine, theirs - mine), (1, theirs, mine - theirs)):
        state = Frame(table, seat).state()
        named = set(names_in(state["scene"]))
        assert seen <= named
        assert not hidden & named
        assert state["you"]["showing"] == seat
        answered = [asked["seat"] for asked in state["asked"] if asked["options"]]
        assert answered == [asked.seat for asked in table.view(seat).asked if asked.options]
    everybody = Frame(table, None).state()
    assert not (mine | theirs) & set(names_in(everybody["scene"]))
    assert not any(asked["options"] for asked in everybody["asked"])
    assert "seed" not in json.dumps(everybody)


def names_in(scene: Any) -> Iterator[str]:
    for area in scene["areas"]:
        for zone in area["zones"]:
            yield from (piece["name"] for piece in zone["pieces"])


def test_what_is_packed_beside_the_state_does_not_depend_on_the_table() -> None:
    one, other = played("war-eternal", 3), emberhold.open("war-eternal", players=4, seed=99)
    frames = [Frame(table, 0) for table in (one, other)]
    assert len({frame.blocks["page"] for frame in frames}) == 1
    assert len({frame.blocks["table"] for frame in frames}) == 2
    words = [Frame(one, 0, language).unpacked("page")["answers"] for language in ("pl", "fr")]
    assert [set(each) for each in words] == [
        {f"/words/{language}.json", "/games/war-eternal/gists.json"} for language in ("pl", "fr")
    ]


def test_portraits_that_are_files_come_with_the_page() -> None:
    table = emberhold.open("war-eternal", players=1, seed=7, setup={"mages": ["mist"]})
    assert "/static/art/people/mist.svg" in Frame(table, 0).unpacked("table")["pictures"]
    other = emberhold.open("war-eternal", players=1, seed=7, setup={"mages": ["gex"]})
    assert "/static/art/people/mist.svg" not in Frame(other, 0).unpacked("table")["pictures"]


def test_a_table_without_a_record_and_one_that_is_over_are_drawn() -> None:
    quick = emberhold.open("ashes", players=2, seed=1, record=False)
    assert Frame(quick, 0).state()["log"]["lines"] == []
    over = played("ashes")
    over.answer("concede")
    state = Frame(over, None).state()
    assert over.result is not None
    assert state["result"]["text"] == over.result.text("en")
    assert state["asked"] == []


def test_what_is_printed_is_short() -> None:
    table = played("war-eternal", 12)
    assert re.fullmatch(
        r"<Table of war-eternal, 2 players, seed 7, 12 answers, seat \d is asked: [a-z-]+>",
        repr(table),
    )
    assert repr(emberhold.show(table)) == repr(table)
    assert re.fullmatch(r"<Question for seat \d: [a-z-]+, \d+ options>", repr(table.question))
    assert repr(table.view(None)).startswith("<Scene of war-eternal for everybody: nemesis, ")
    quick = emberhold.open("ashes", players=2, seed=1, record=False)
    assert "answers" not in repr(quick)
    assert quick._repr_html_() is not None
