"""What can go wrong in a campaign, each told in one line of every language; nothing has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from emberhold.kernel import book as books
from emberhold.kernel.book import Book
from emberhold.kernel.bookfile import parse
from emberhold.kernel.campaign import campaign_of, read_record, understood
from emberhold.kernel.errors import EmberholdError
from emberhold.language import LANGUAGES
from tests.kernel.test_campaign import at_the_fire, campaign, finish, table_of
from tests.kernel.toy_campaign import TRAIL, TrailGame
from tests.support.message_ids import SOURCE


class Lonely(TrailGame):
    """A game that is not played as a campaign."""

    name = "war-eternal"
    campaign = None  # type: ignore[assignment]


def loaded(change: Callable[[str], str]) -> Callable[[], object]:
    """Open a campaign's file after something was done to it."""
    return lambda: books.opened(TRAIL, parse(change(at_the_fire().dumps())), "book")


def named(name: str) -> Callable[[], object]:
    return lambda: table_of(campaign()).answer(f"name:{name}")


def of_others() -> object:
    book, strangers = campaign(), campaign(players=3)
    theirs = table_of(strangers).dumps()
    own = table_of(book).dumps()
    text = book.dumps().replace(own, theirs)
    return books.opened(TRAIL, parse(text), "book")


def other_chapter() -> None:
    book = at_the_fire()
    fork = table_of(book).fork()
    finish(book, "polish")
    book.table = fork


def from_the_future() -> object:
    return understood(TRAIL, read_record({**campaign().record.plain(), "rules": 9}))


WRONG: dict[str, Callable[[], Any]] = {
    "error-no-campaign": lambda: campaign_of(Lonely()),
    "error-campaign-foreign": loaded(lambda text: "Dear Ember,\n"),
    "error-campaign-truncated": loaded(lambda text: text[:-30]),
    "error-campaign-order": loaded(lambda text: text.replace("== record 1", "== record 7")),
    "error-campaign-unreadable": loaded(lambda text: text.replace("false", "maybe")),
    "error-campaign-record": loaded(lambda text: text.replace('"fire"', '"moon"')),
    "error-campaign-chapter": of_others,
    "error-record-part": lambda: read_record({"game": "trail"}),
    "error-record-game": lambda: understood(Lonely(), campaign().record),
    "error-record-future": from_the_future,
    "error-chapter-open": lambda: campaign().turn(),
    "error-chapter-other": other_chapter,
    "error-name-empty": named("   "),
    "error-name-long": named("a" * 25),
    "error-name-letters": named("\u202eevil"),
}


@pytest.mark.parametrize("id", WRONG)
def test_it_is_told_in_one_line_of_every_language(id: str) -> None:
    with pytest.raises(EmberholdError) as caught:
        WRONG[id]()
    error = caught.value
    assert error.message.id == id
    lines = [error.text(language) for language in LANGUAGES]
    assert len(set(lines)) == len(LANGUAGES)
    for line in lines:
        assert "\n" not in line
        assert line.endswith(".")


def test_every_error_of_campaigns_can_happen() -> None:
    text = (SOURCE / "language" / "messages" / "en" / "campaigns.ftl").read_text(encoding="utf-8")
    known = {line.split(" = ")[0] for line in text.splitlines() if line.startswith("error-")}
    assert known == set(WRONG)


def test_a_campaign_for_nobody_is_refused() -> None:
    for players in (0, 9, True):
        with pytest.raises(EmberholdError):
            Book.begun(TRAIL, players, 1, {})
