"""A table in a notebook: drawn as HTML that needs nothing else, and short where it is printed."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

import emberhold
from emberhold.kernel.errors import EmberholdError
from emberhold.language import speech

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
    html = table._repr_html_()
    assert html is not None
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
        html = emberhold.show(table, seat).html
        assert all(name in html for name in seen)
        board = html.partition('<div class="log">')[0]
        assert not any(f">{name}<" in board for name in hidden)
    everybody = emberhold.show(table, None).html
    assert not any(f">{name}<" in everybody for name in mine | theirs)
    assert 'class="option"' not in everybody


def test_a_table_is_drawn_with_the_eyes_of_the_seat_that_is_asked() -> None:
    table = played("ashes")
    assert table.question is not None
    assert table._repr_html_() == emberhold.show(table, table.question.seat)._repr_html_()
    assert table._repr_html_() != emberhold.show(table, 1 - table.question.seat).html


def test_a_map_has_its_spaces_and_figures() -> None:
    html = played("relic", 5)._repr_html_()
    assert html is not None
    chart = played("relic", 5).view(0).area("board").map
    assert chart is not None
    assert html.count("<rect") == len(chart.spaces)
    assert html.count("<circle") == 2


def test_it_speaks_every_language_and_escapes_what_it_is_given() -> None:
    table = emberhold.open("war-eternal", players=2, seed="<script>")
    for language in emberhold.LANGUAGES:
        html = emberhold.show(table, language=language).html
        Page(html)
        assert speech(language)("game-war-eternal") in html
    assert "&lt;script&gt;" in html
    with pytest.raises(EmberholdError, match="0 to 1"):
        emberhold.show(table, 5)


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
