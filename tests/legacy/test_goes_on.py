"""A campaign stopped anywhere continues: read again, forked, undone, and after a card changed."""

from __future__ import annotations

import pytest

import emberhold
from emberhold.games.aeons_end.cards.legacy.piles.supply import PILES
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.kernel.book import Book
from emberhold.kernel.campaign import Record
from emberhold.kernel.table import Table
from tests.legacy.campaigning import DAY, games, kept
from tests.legacy.census import census, stage
from tests.support import fingerprint, keys

STOPS = 4
"""In how many places a chapter is stopped."""
GAMES = 9
"""Eight chapters and the epilogue."""

each_game = pytest.mark.parametrize("number", range(GAMES))


def before(number: int) -> Book:
    """The campaign as it was kept before a game."""
    return emberhold.loads_campaign(kept(number))


def table_of(book: Book) -> Table:
    assert book.table is not None
    return book.table


def answered(table: Table, answers: list[str]) -> Table:
    for key in answers:
        table.answer(key)
    return table


def test_every_chapter_and_the_epilogue_are_there() -> None:
    played = [game.record.world["chapter"] for game in games()]
    assert played == [1, 2, 3, 4, 5, 6, 7, 8, 8]
    assert games()[-1].record.world["complete"]


@each_game
def test_a_game_stopped_anywhere_leads_to_the_same_record(number: int) -> None:
    """Written down and read again, forked, and undone, in several places of each game."""
    answers = games()[number].answers
    book = before(number)
    length = len(answers)
    for place in sorted({length * stop // STOPS for stop in range(STOPS)} | {length - 1}):
        answered(table_of(book), answers[len(table_of(book).answers) : place])
        shown = fingerprint(table_of(book))
        book = emberhold.loads_campaign(book.dumps())
        assert fingerprint(table_of(book))[:2] == shown[:2]
        book.table = table_of(book).fork()
        table = answered(table_of(book), answers[place : place + 3])
        table.undo(len(table.answers) - place)
        assert fingerprint(table)[:2] == shown[:2]
    answered(table_of(book), answers[len(table_of(book).answers) :])
    assert book.turn(DAY) == games()[number].follows
    assert emberhold.loads_campaign(book.dumps()).record == games()[number].follows


@each_game
def test_no_piece_is_lost_or_made(number: int) -> None:
    """What was banished and what was changed for good is counted like everything else."""
    table = table_of(before(number))
    pieces = {stage(table.state): census(table.state)}
    for key in games()[number].answers:
        table.answer(key)
        lying = census(table.state)
        assert pieces.setdefault(stage(table.state), lying) == lying


def changed(monkeypatch: pytest.MonkeyPatch, slug: str) -> None:
    """A card that nobody can pay any more, in a version of the rules that is newer."""
    monkeypatch.setattr(PILES[slug], "cost", 99)
    monkeypatch.setattr(type(LEGACY), "rules_version", LEGACY.rules_version + 1)


def bought(number: int) -> tuple[int, str]:
    """The first purchase of a game: where, and of what."""
    for place, key in enumerate(games()[number].answers):
        if key.startswith("buy:"):
            return place, key.removeprefix("buy:")
    raise AssertionError(f"nothing is bought in game {number}")


def to_its_end(book: Book) -> Record:
    """Play on with the last answer there is: to end is always one of them."""
    table = table_of(book)
    while table.question is not None:
        table.answer(keys(table)[-1])
    return book.turn()


@pytest.mark.parametrize("number", range(GAMES - 1))
def test_a_card_that_changes_in_the_middle_of_a_game(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game opens before the answer that does not fit, and the campaign continues."""
    place, slug = bought(number)
    book = before(number)
    answered(table_of(book), games()[number].answers[: place + 5])
    written = book.dumps()
    changed(monkeypatch, slug)
    again = emberhold.loads_campaign(written, mend=True)
    table = table_of(again)
    assert table.mended is not None
    assert len(table.answers) == place
    assert f"buy:{slug}" not in keys(table)
    assert to_its_end(again).number == number + 1
    assert again.records[:-1] == [game.record for game in games()[: number + 1]]


@pytest.mark.parametrize("number", range(1, GAMES))
def test_a_card_that_changes_between_two_games(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is finished is never played again: nothing that was reached is lost."""
    _, slug = bought(number - 1)
    written = kept(number)
    changed(monkeypatch, slug)
    with pytest.raises(emberhold.SaveError):
        emberhold.loads(games()[number - 1].chapter)
    book = emberhold.loads_campaign(written)
    assert book.record == games()[number].record
    assert f"buy:{slug}" in book.dumps(), "history stays as it was played"
    assert to_its_end(book).number == number + 1
