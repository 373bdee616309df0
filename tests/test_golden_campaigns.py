"""Campaigns that were recorded once: each chapter still is what it was, and a campaign outlives a
change of its cards because nobody replays what is finished.

To record the toy's again: python -m tests.test_golden_campaigns
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

import emberhold
from emberhold.games import register
from emberhold.kernel import bookfile
from emberhold.kernel.book import Book
from emberhold.kernel.bookfile import Page
from emberhold.kernel.campaign import followed
from emberhold.kernel.table import Table
from tests.kernel import toy_campaign
from tests.kernel.toy_campaign import TRAIL, Card

pytestmark = pytest.mark.usefixtures("trail")

FOLDER = Path(__file__).parent / "golden" / "campaigns"
GOLDEN = sorted(path.name for path in FOLDER.glob("*.campaign"))


def pages(name: str) -> tuple[Page, ...]:
    return bookfile.read(FOLDER / name).pages


def chapters(name: str) -> list[tuple[Page, Page]]:
    """Each finished chapter with the record that followed it."""
    found = pages(name)
    return list(pairwise(found))


def replayed(page: Page) -> Table:
    assert page.chapter is not None
    return emberhold.loads(page.chapter)


@pytest.mark.parametrize("name", GOLDEN)
def test_every_chapter_still_leads_to_the_record_that_followed_it(name: str) -> None:
    assert chapters(name)
    for before, after in chapters(name):
        table = replayed(before)
        assert table.result is not None, "the chapter goes on after its last answer"
        carried = table.game.carried(table.state)
        day = (after.record.world.get("score") or [{}])[-1].get("date", "")
        assert followed(table.game, before.record, carried, table.result, day) == after.record


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_campaign_has_come_to_its_end(name: str) -> None:
    assert emberhold.load_campaign(FOLDER / name).chapter is None


def stopped_after(name: str, number: int) -> str:
    """The campaign as it was kept before a chapter."""
    file = bookfile.read(FOLDER / name)
    last = Page(file.pages[number].record, None)
    return bookfile.written(bookfile.BookFile(file.seed, None, (*file.pages[:number], last)))


def change_the_staff(monkeypatch: pytest.MonkeyPatch) -> None:
    """The staff is gone, a broom has come: no answer of a crossing fits any more."""
    cards = toy_campaign.cards_under

    def changed(world: dict[str, object]) -> tuple[Card, ...]:
        return tuple(card for card in cards(world) if card.slug != "staff")

    monkeypatch.setattr(toy_campaign, "cards_under", changed)


def test_a_campaign_outlives_a_card_that_changes_between_its_chapters(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    name = "trail-2.campaign"
    fire = next(n for n, page in enumerate(pages(name)) if page.record.world["place"] == "fire")
    kept = stopped_after(name, fire)
    change_the_staff(monkeypatch)
    with pytest.raises(emberhold.SaveError):
        replayed(pages(name)[fire - 1])
    book = emberhold.loads_campaign(kept)
    assert book.record == pages(name)[fire].record, "nothing that was reached is lost"
    while (table := book.table) is not None:
        while table.question is not None:
            table.answer(0)
        book.turn()
    assert book.record.world["told"][: fire + 1] == [
        *pages(name)[fire].record.world["told"],
        {"place": "fire", "won": True},
    ]
    assert "play:staff" in book.dumps(), "history stays as it was played"


def record(seed: int = 0) -> Book:
    """Play the toy's campaign with somebody who loses the ford once."""
    register(TRAIL)
    book = emberhold.campaign("trail", 2, seed)
    names = iter(("name:Ember", "name:Żar"))
    while (table := book.table) is not None:
        while table.question is not None:
            table.answer(next(names) if table.question.naming() else _choice(book, table))
        book.turn()
    return book


def _choice(book: Book, table: Table) -> str:
    """The chest is opened, and what is in it is played every other time."""
    assert table.question is not None
    cautious = "play:lantern" if book.record.number == 0 else "play:staff"
    sealed = "play:nightglass" if table.count % 2 else cautious
    keys = table.question.options.keys()
    return next(key for key in ("open", sealed, cautious, keys[0]) if key in keys)


if __name__ == "__main__":
    record().save(FOLDER / "trail-2.campaign")
