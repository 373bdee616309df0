"""Every line of the log leads to the rules that say why it happened."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from emberhold.games import GAMES
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.language import LANGUAGES
from emberhold.parts.rulebook import RuleShelf
from tests.server.houses import BOTH, PERSON, Playing, a_house, run, state
from tests.server.serving import Running
from tests.server.test_asked_rules import OPENED

PREFIXES = {
    "war-eternal": "log-",
    "ashes": "ashes-log-",
    "relic": "relic-log-",
    "legacy": "log-",
}
"""What the ids of the lines of a game begin with."""
MOST = 3

each_game = pytest.mark.parametrize("game", PREFIXES)
listed_game = pytest.mark.parametrize("game", GAMES)


def rulebook(game: str) -> RuleShelf:
    """Also of a campaign that is not listed among the games yet."""
    shelf = LEGACY.rulebook if game == "legacy" else GAMES[game].rulebook
    assert shelf is not None
    return shelf


def lines(game: str) -> list[str]:
    """The ids of all lines a game can log, from the words beside its rules."""
    folders = [rulebook(game).folder.parent]
    if game == "legacy":
        folders.append(rulebook("war-eternal").folder.parent)  # the same engine logs
    files = [file for folder in folders for file in (folder / "messages" / "en").glob("*.ftl")]
    logged = re.compile(rf"^({PREFIXES[game]}[a-z-]+) =", re.MULTILINE)
    found = {id for file in files for id in logged.findall(file.read_text(encoding="utf-8"))}
    return sorted(found)


# The data


@each_game
def test_every_line_has_its_rules(game: str) -> None:
    shelf = rulebook(game)
    assert lines(game)
    for line in lines(game):
        ids = shelf.told(line)
        assert 1 <= len(ids) <= MOST, line
        assert len(set(ids)) == len(ids), line


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_is_in_the_rulebook(game: str, language: str) -> None:
    shelf = rulebook(game)
    known = shelf.read(language).rules
    named = [id for line in lines(game) for id in shelf.told(line)]
    assert [id for id in named if id not in known] == []


@each_game
def test_no_entry_is_for_a_line_that_is_never_logged(game: str) -> None:
    text = (rulebook(game).folder / "told.toml").read_text(encoding="utf-8")
    assert sorted(tomllib.loads(text)["rules"]) == lines(game)


def test_a_sealed_rule_is_not_named() -> None:
    whole = rulebook("legacy")
    sealed = RuleShelf(whole.folder, whole.name, frozenset({"LG-307"}))
    assert "LG-307" in whole.told("log-exhausted")
    assert sealed.told("log-exhausted") == ("LG-214", "LG-215")


def test_a_game_without_such_a_page_names_no_rules(tmp_path: Any) -> None:
    assert RuleShelf(tmp_path, "nothing").told("log-turn") == ()


# What a page receives


@listed_game
def test_lines_carry_their_rules(game: str, sqlite: str) -> None:
    async def test() -> None:
        async with a_house(sqlite) as house:
            table = await house.open(game, 2, 7, OPENED[game], [PERSON, PERSON])
            await Playing(house, table).answers(30)
            hosted = await house.hosted(table)
            ids = [told.message.id for told in hosted.table.told()]
            shown = (await state(house, table, BOTH))["log"]["lines"]
            assert shown
            sealed = game == "legacy"  # a campaign names only what it has unsealed
            assert all(line.get("rules") or sealed for line in shown)
            named = {rule for id in ids for rule in rulebook(game).told(id)}
            assert {rule for line in shown for rule in line.get("rules", ())} <= named

    run(test())


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
