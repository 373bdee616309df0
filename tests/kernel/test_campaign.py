"""Campaigns: chapters one after the other, what they leave, and the file that keeps them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from emberhold.kernel import book as books
from emberhold.kernel.book import Book
from emberhold.kernel.bookfile import parse
from emberhold.kernel.campaign import CampaignError, Record, read_record
from emberhold.kernel.errors import EmberholdError, IllegalAnswer, SaveError
from emberhold.kernel.message import Message
from emberhold.kernel.naming import given_id
from emberhold.kernel.table import Table
from emberhold.language import speech
from tests.kernel import toy_campaign
from tests.kernel.toy_campaign import SEALED, TRAIL


def campaign(players: int = 2, seed: int = 1, **wishes: Any) -> Book:
    return Book.begun(TRAIL, players, seed, wishes)


def table_of(book: Book) -> Table:
    assert book.table is not None
    return book.table


def finish(book: Book, *first: str, card: str = "play:staff") -> Record:
    """Play the chapter to its end, with some answers first, and close it."""
    table = table_of(book)
    for answer in first:
        table.answer(answer)
    while table.question is not None:
        keys = table.question.options.keys()
        table.answer(card if card in keys else keys[0])
    return book.turn()


def at_the_fire(seed: int = 1) -> Book:
    """A campaign whose ford is crossed, however often it had to be tried."""
    book = campaign(seed=seed)
    while book.record.world["place"] != "fire":
        finish(book, *([] if book.record.number else ["name:Ember", "name:Żar"]))
    return book


def again(book: Book, mend: bool = False) -> Book:
    return books.opened(TRAIL, parse(book.dumps()), "book", mend)


def test_chapter_follows_chapter_until_the_end() -> None:
    book = at_the_fire()
    assert finish(book, "polish").world["place"] == "tower"
    while book.table is not None:
        finish(book, card="play:lantern")
    assert book.chapter is None
    assert book.record.world["told"][-1] == {"place": "tower", "won": True}
    assert len(book.chapters) == book.record.number == len(book.records) - 1


def test_a_lost_chapter_is_tried_again_with_other_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(toy_campaign.WAY, "ford", 99)
    book = campaign()
    seed = table_of(book).header.seed
    record = finish(book, "name:Ember", "name:Ash")
    assert (record.world["place"], record.world["attempt"]) == ("ford", 2)
    assert record.world["names"] == ["Ember", "Ash"], "names stay given"
    assert table_of(book).header.seed != seed
    assert table_of(book).view(0).asked[0].topic == "play"


def test_a_card_changed_for_good_keeps_its_slug_and_its_worth() -> None:
    book = at_the_fire()
    before = table_of(book).view(0).zone("cards").pieces[0]
    finish(book, "polish")
    after = table_of(book).view(0).zone("cards").pieces[0]
    assert before.id == after.id
    assert (before.marks["worth"], after.marks["worth"]) == (1, 3)


def test_a_choice_of_the_interlude_can_be_undone_until_it_is_over() -> None:
    book = at_the_fire()
    table = table_of(book)
    table.answer("open")
    table.undo()
    table.answer("polish")
    finish(book)
    assert (book.record.world["polished"], book.record.world["opened"]) == (True, False)


def test_a_chapter_is_closed_only_when_it_is_over() -> None:
    book = campaign()
    with pytest.raises(CampaignError):
        book.turn()
    table_of(book).answer("name:Ember")
    with pytest.raises(CampaignError):
        book.turn()
    assert book.record.number == 0


def test_a_table_of_another_chapter_is_refused() -> None:
    book = at_the_fire()
    fork = table_of(book).fork()
    finish(book, "polish")
    with pytest.raises(CampaignError):
        book.table = fork


def test_the_same_campaign_comes_of_the_same_answers() -> None:
    assert at_the_fire(seed=3).dumps() == at_the_fire(seed=3).dumps()


# The file


@pytest.mark.parametrize("stop", range(12))
def test_a_campaign_continues_from_its_file_wherever_it_stopped(stop: int) -> None:
    whole, stopped = campaign(seed=5), campaign(seed=5)
    for number in range(40):
        for book in (whole, stopped):
            table = table_of(book)
            assert table.question is not None
            keys = table.question.options.keys()
            table.answer(keys[number % len(keys)])
        if number == stop:
            stopped = again(stopped)
            assert stopped.dumps() == whole.dumps()
        if table_of(whole).result is not None:
            whole.turn()
            if stopped.table is not None and stopped.table.result is not None:
                stopped.turn()
        if whole.chapter is None:
            break
    assert stopped.dumps() == whole.dumps()


def test_a_chapter_that_is_over_is_closed_in_the_file() -> None:
    book = campaign()
    table = table_of(book)
    while table.question is not None:
        table.answer(0)
    loaded = again(book)
    assert loaded.record.number == 1
    assert loaded.chapters == [table.dumps()]
    assert book.record.number == 0, "the book in hand is not turned by looking"


def test_the_file_is_text_that_can_be_read_and_compared() -> None:
    text = at_the_fire().dumps()
    lines = text.splitlines()
    assert lines[0] == "emberhold campaign 1"
    assert "game: trail" in lines
    assert '    "Żar"' in lines, "names stand as they were written"
    assert "name:Żar" in lines
    assert lines[-1] == f"== {sum(line.startswith('== record') for line in lines)} records"


def test_finished_chapters_are_never_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    book = at_the_fire()
    text = book.dumps().replace("play:staff", "play:something-that-was-once")
    monkeypatch.setitem(toy_campaign.WAY, "ford", 3)
    loaded = books.opened(TRAIL, parse(text), "book")
    assert loaded.record == book.record
    assert "something-that-was-once" in loaded.dumps()


def test_an_older_record_is_brought_up_to_date() -> None:
    text = campaign().dumps().replace("rules 2", "rules 1").replace('  "attempt": 1,\n', "")
    assert '"attempt"' not in text
    book = books.opened(TRAIL, parse(text), "book")
    assert book.record.rules == 2
    assert book.record.world["attempt"] == 1


def test_a_chapter_under_way_is_repaired_when_a_rule_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    book = at_the_fire()
    finish(book, "open")
    table_of(book).answer(f"play:{SEALED}")
    monkeypatch.setattr(toy_campaign, "cards_under", lambda world: (toy_campaign.Card("staff", 2),))
    with pytest.raises(SaveError, match="1"):
        again(book)
    mended = again(book, mend=True)
    assert mended.record == book.record
    found = table_of(mended).mended
    assert found is not None
    assert (found.answers, found.rest) == (0, (f"play:{SEALED}",))


@pytest.mark.parametrize(
    ("spoil", "error"),
    [
        (lambda text: "", "error-campaign-foreign"),
        (lambda text: "emberhold save 1\n", "error-campaign-foreign"),
        (lambda text: text.replace("campaign 1", "campaign 9"), "error-save-future"),
        (lambda text: text.replace("rules 2", "rules 3"), "error-campaign-record"),
        (lambda text: text.replace("players: 2", "players: 3"), "error-campaign-record"),
        (lambda text: text.replace("players: 2\n", "", 1), "error-save-header"),
        (lambda text: text.replace('"place": "fire"', '"place": "moon"'), "error-campaign-record"),
        (lambda text: text.replace('"Ember"', '"\\u202eEmber"'), "error-campaign-record"),
        (lambda text: text.replace('"opened": false', '"opened": maybe'), "unreadable"),
        (lambda text: text.replace("== record 1", "== record 7"), "error-campaign-order"),
        (lambda text: text.replace("== chapter 0", "== chapter 4"), "error-campaign-order"),
    ],
)
def test_a_bad_file_is_refused_in_one_line(spoil: Any, error: str) -> None:
    text = spoil(at_the_fire().dumps())
    with pytest.raises(SaveError) as raised:
        books.opened(TRAIL, parse(text), "book")
    assert raised.value.message.id in (error, f"error-campaign-{error}")
    for language in ("en", "pl", "fr"):
        assert "\n" not in raised.value.text(language)


def test_a_chapter_of_other_players_is_refused() -> None:
    book = campaign()
    table_of(book)
    strangers = campaign(players=3)
    table_of(strangers)
    theirs = table_of(strangers).dumps()
    text = book.dumps().replace(table_of(book).dumps(), theirs)
    with pytest.raises(SaveError) as raised:
        books.opened(TRAIL, parse(text), "book")
    assert raised.value.message.id == "error-campaign-chapter"


def test_a_file_cut_off_anywhere_is_noticed() -> None:
    text = at_the_fire().dumps()
    for length in range(0, len(text), 7):
        with pytest.raises(SaveError):
            parse(text[:length])


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    book = campaign()
    book.save(tmp_path / "a.book")
    assert (tmp_path / "a.book").read_text(encoding="utf-8") == book.dumps()
    with pytest.raises(SaveError):
        book.save(tmp_path / "nowhere" / "a.book")


@pytest.mark.parametrize("given", [None, [], {}, {"game": "trail"}, {"game": 1, "players": True}])
def test_a_record_that_is_none_is_refused(given: Any) -> None:
    with pytest.raises(CampaignError):
        read_record(given)


def test_wishes_are_checked_before_a_campaign_begins() -> None:
    for players, wishes in ((9, {}), (2, {"colour": "red"}), (2, {"names": ["\n"]})):
        with pytest.raises(EmberholdError):
            Book.begun(TRAIL, players, 1, wishes)


# Names


HOSTILE = [
    "",
    "   ",
    "a" * 25,
    "two\nlines",
    "\u202eevil",
    "a\u0000b",
    "\u2066x",
    "\u3164",
    "e" + "\u0301" * 9,
]


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_is_refused_and_changes_nothing(name: str) -> None:
    book = campaign()
    before = table_of(book).dumps()
    with pytest.raises(IllegalAnswer):
        table_of(book).answer(f"name:{name}")
    assert table_of(book).dumps() == before


def test_a_name_is_kept_as_it_was_given() -> None:
    for name in (
        "Ember of Dawn",
        "Żar: 2> #1 @home",
        "Łucja-Ève",
        "[red]x[/red]",
        "{ $who }",
        "👩\u200d🚀",
    ):
        book = campaign()
        table_of(book).answer(f"name:{name}")
        assert table_of(again(book)).state.names == (name,)


def test_a_name_stands_in_sentences_where_a_message_would() -> None:
    for language in ("en", "pl", "fr"):
        assert speech(language)(toy_campaign.Wanderer("Ember").message_id) == "Ember"
        assert speech(language).knows(toy_campaign.Wanderer("Ember").message_id)
    who = given_id("Aube")
    thing = type("Named", (), {"message_id": who})()
    assert Message("group-nemesis", nemesis=thing).text("fr").endswith("d’Aube")
    thing.message_id = given_id("Braise")
    assert Message("group-nemesis", nemesis=thing).text("fr").endswith("de Braise")
    assert "Braise" in Message("group-nemesis", nemesis=thing).text("pl")


def test_nothing_of_a_record_is_lost_in_text() -> None:
    record = at_the_fire().record
    assert read_record(json.loads(json.dumps(record.plain()))) == record
