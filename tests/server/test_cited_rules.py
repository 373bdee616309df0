"""Every question and every line of the log leads to the rules it comes from."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from emberhold.games import GAMES
from emberhold.language import LANGUAGES
from emberhold.parts.rulebook import RuleShelf
from emberhold.server.house import Viewer
from emberhold.server.house.people.opening import Wanted
from tests.server.houses import BOTH, DECKS, PERSON, SPECTATOR, Playing, a_house, state
from tests.server.serving import Running

PREFIXES = {"war-eternal": "", "aeons-end": "", "ashes": "ashes-", "relic": "relic-", "legacy": ""}
"""What the ids of the messages of a game begin with."""

OPENED: dict[str, dict[str, Any]] = {
    "war-eternal": {"nemesis": "gate-witch"},
    "aeons-end": {"nemesis": "crooked-mask"},
    "ashes": DECKS,
    "relic": {"scenario": "the-mystery-beyond"},
    "legacy": {},
}
MOST = 3


class Page(NamedTuple):
    """A page beside a rulebook that says which rules explain what a game says."""

    file: str
    pattern: str
    """How the ids of messages look, behind the prefix of a game; the group is what is listed."""
    rules: Callable[[RuleShelf, str], tuple[str, ...]]


PAGES = {
    "asked": Page("asked.toml", "{}ask-([a-z-]+)", RuleShelf.asked),
    "told": Page("told.toml", "({}log-[a-z-]+)", RuleShelf.told),
}

each_game = pytest.mark.parametrize("game", PREFIXES)
each_page = pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)


def rulebook(game: str) -> RuleShelf:
    shelf = GAMES[game].rulebook
    assert shelf is not None
    return shelf


def words_of(game: str) -> list[Path]:
    """The files of messages beside its rules and in its own rooms."""
    home = rulebook(game).folder.parent
    rooms = home / "cards" / "war_eternal" if game == "war-eternal" else home
    files = {*home.glob("messages/en/*.ftl"), *rooms.rglob("messages/en/*.ftl")}
    return sorted(files)


def said(game: str, page: Page) -> list[str]:
    """What a game asks or logs, from the words beside its rules: another box has words of its
    own."""
    files = words_of(game)
    if game in ("aeons-end", "legacy"):
        files += words_of("war-eternal")  # the same engine speaks
    ids = re.compile(rf"^{page.pattern.format(PREFIXES[game])} =", re.MULTILINE)
    return sorted({id for file in files for id in ids.findall(file.read_text(encoding="utf-8"))})


# The data


@each_page
@each_game
def test_everything_said_has_its_rules(game: str, page: Page) -> None:
    assert said(game, page)
    for id in said(game, page):
        rules = page.rules(rulebook(game), id)
        assert 1 <= len(rules) <= MOST, id
        assert len(set(rules)) == len(rules), id


@each_page
@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_is_in_the_rulebook(game: str, page: Page, language: str) -> None:
    shelf = rulebook(game)
    book = shelf.read(language)
    named = [rule for id in said(game, page) for rule in page.rules(shelf, id)]
    assert [rule for rule in named if book.rule(rule) is None] == []


@each_page
@each_game
def test_no_entry_is_for_what_is_never_said(game: str, page: Page) -> None:
    text = (rulebook(game).folder / page.file).read_text(encoding="utf-8")
    listed = sorted(tomllib.loads(text)["rules"])
    if rulebook(game).beneath is None:
        assert listed == said(game, page)
    else:  # the book beneath lists the rest; some of its verbs have their words beside Legacy's
        assert set(listed) <= {*said(game, page), *said("legacy", page)}


@each_page
@each_game
def test_what_is_unknown_has_no_rules(game: str, page: Page) -> None:
    assert page.rules(rulebook(game), "no-such-words") == ()


@each_page
def test_a_game_without_such_a_page_names_no_rules(page: Page, tmp_path: Any) -> None:
    assert page.rules(RuleShelf(tmp_path, "nothing"), "log-turn") == ()


def test_a_sealed_rule_is_not_named() -> None:
    whole = rulebook("legacy")
    sealed = RuleShelf(whole.folder, whole.name, frozenset({"LG-307"}))
    assert "LG-307" in whole.told("log-exhausted")
    assert sealed.told("log-exhausted") == ("LG-214", "LG-215")


# What a page receives


@each_game
@pytest.mark.parametrize("viewer", [BOTH, SPECTATOR], ids=["seated", "spectator"])
async def test_questions_carry_their_rules(game: str, viewer: Viewer, sqlite: str) -> None:
    """Through the beginning of a game, whatever is asked."""
    async with a_house(sqlite) as house:
        table = await house.open(Wanted(game, 2, 7, OPENED[game], [PERSON, PERSON]))
        playing = Playing(house, table)
        for _ in range(30):
            for question in (await state(house, table, viewer))["asked"]:
                rules = rulebook(game).asked(question["topic"])
                assert rules
                assert question["rules"] == list(rules)
            await playing.answers(1)


async def test_the_main_phase_leads_to_its_rules(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await house.open(
            Wanted("war-eternal", 2, 7, OPENED["war-eternal"], [PERSON, PERSON])
        )
        playing = Playing(house, table)
        while (question := await playing.question()) and question.topic != "main":
            await playing.answers(1)
        (shown,) = (await state(house, table, BOTH))["asked"]
        assert (shown["topic"], shown["rules"][0]) == ("main", "WE-156")


@each_game
async def test_lines_carry_their_rules(game: str, sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await house.open(Wanted(game, 2, 7, OPENED[game], [PERSON, PERSON]))
        await Playing(house, table).answers(30)
        hosted = await house.hosted(table)
        ids = [told.message.id for told in hosted.record.table.told()]
        shown = (await state(house, table, BOTH))["log"]["lines"]
        assert shown
        sealed = game == "legacy"  # a campaign names only what it has unsealed
        assert all(line.get("rules") or sealed for line in shown)
        named = {rule for id in ids for rule in rulebook(game).told(id)}
        assert {rule for line in shown for rule in line.get("rules", ())} <= named


@pytest.mark.parametrize("game", ["war-eternal", "relic"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_several_rules_are_read_at_once(server: Running, game: str, language: str) -> None:
    """The page asks for all rules behind a moment with one request, in its language."""
    ids = rulebook(game).told({"war-eternal": "log-unleash", "relic": "relic-log-battle"}[game])
    wanted = {"q": " ".join(ids), "lang": language}
    answer = server.browser().get(f"/api/rules/{game}", params=wanted).json()
    known = rulebook(game).read(language).rules
    assert [(rule["id"], rule["text"]) for rule in answer["rules"]] == [
        (id, known[id].text) for id in ids
    ]


# Boxes mixed


async def test_a_mixed_table_cites_the_books_of_all_boxes_in_play(sqlite: str) -> None:
    setup = {
        "boxes": ["war-eternal", "aeons-end"],
        "nemesis": "crooked-mask",
        "mages": ["gex", "brama"],
    }
    async with a_house(sqlite) as house:
        table = await house.open(Wanted("war-eternal", 2, 7, setup, [PERSON, PERSON]))
        playing = Playing(house, table)
        for _ in range(30):
            for question in (await state(house, table, BOTH))["asked"]:
                assert question["rules"], question["topic"]
            await playing.answers(1)
        known = await house.unsealed(table)
        assert known.rulebook is not None
        assert known.rulebook.asked("corruption") == ("AE-181", "AE-182", "AE-184")
        assert known.rulebook.asked("main")[0] == "WE-156"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_of_the_book_beneath_is_read_with_its_heading(
    server: Running, language: str
) -> None:
    params = {"q": "WE-156 AE-181", "lang": language}
    answer = server.browser().get("/api/rules/aeons-end", params=params).json()
    first, second = answer["rules"]
    own, beneath = rulebook("aeons-end").read(language), rulebook("war-eternal").read(language)
    assert (first["id"], first["text"]) == ("WE-156", beneath.rules["WE-156"].text)
    assert first["title"] == beneath.heading(beneath.rules["WE-156"])
    assert (second["id"], second["title"]) == ("AE-181", own.heading(own.rules["AE-181"]))
