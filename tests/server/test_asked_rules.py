"""Every question leads to the rules it comes from."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from emberhold.games import GAMES
from emberhold.language import LANGUAGES
from emberhold.parts.rulebook import RuleShelf
from emberhold.server.house import Viewer
from tests.server.houses import BOTH, DECKS, PERSON, SPECTATOR, Playing, a_house, run, state

PREFIXES = {
    "war-eternal": "ask-",
    "ashes": "ashes-ask-",
    "relic": "relic-ask-",
    "legacy": "ask-",
}
"""What a topic stands behind in the message ids of a game."""

OPENED: dict[str, dict[str, Any]] = {
    "war-eternal": {"nemesis": "gate-witch"},
    "ashes": DECKS,
    "relic": {"scenario": "the-mystery-beyond"},
    "legacy": {},
}
MOST = 3

each_game = pytest.mark.parametrize("game", GAMES)


def rulebook(game: str) -> RuleShelf:
    shelf = GAMES[game].rulebook
    assert shelf is not None
    return shelf


def topics(game: str) -> list[str]:
    """What a game asks, from the words beside its rules: another box has words of its own."""
    prefix = PREFIXES[game]
    folders = [rulebook(game).folder.parent]
    if game == "legacy":
        folders.append(rulebook("war-eternal").folder.parent)  # the same engine asks
    files = [file for folder in folders for file in (folder / "messages" / "en").glob("*.ftl")]
    asked = re.compile(rf"^{prefix}([a-z-]+) =", re.MULTILINE)
    texts = [file.read_text(encoding="utf-8") for file in files]
    return sorted(topic for text in texts for topic in asked.findall(text))


# The data


@each_game
def test_every_topic_has_its_rules(game: str) -> None:
    shelf = rulebook(game)
    assert topics(game)
    for topic in topics(game):
        ids = shelf.asked(topic)
        assert 1 <= len(ids) <= MOST, topic
        assert len(set(ids)) == len(ids), topic


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_is_in_the_rulebook(game: str, language: str) -> None:
    shelf = rulebook(game)
    known = shelf.read(language).rules
    named = [id for topic in topics(game) for id in shelf.asked(topic)]
    assert [id for id in named if id not in known] == []


@each_game
def test_no_entry_is_for_a_topic_that_is_never_asked(game: str) -> None:
    text = (rulebook(game).folder / "asked.toml").read_text(encoding="utf-8")
    assert sorted(tomllib.loads(text)["rules"]) == topics(game)


@each_game
def test_an_unknown_topic_has_no_rules(game: str) -> None:
    assert rulebook(game).asked("no-such-topic") == ()


# What a page receives


@each_game
@pytest.mark.parametrize("viewer", [BOTH, SPECTATOR], ids=["seated", "spectator"])
def test_questions_carry_their_rules(game: str, viewer: Viewer, sqlite: str) -> None:
    """Through the beginning of a game, whatever is asked."""

    async def test() -> None:
        async with a_house(sqlite) as house:
            table = await house.open(game, 2, 7, OPENED[game], [PERSON, PERSON])
            playing = Playing(house, table)
            for _ in range(30):
                for question in (await state(house, table, viewer))["asked"]:
                    rules = rulebook(game).asked(question["topic"])
                    assert rules
                    assert question["rules"] == list(rules)
                await playing.answers(1)

    run(test())


def test_the_main_phase_leads_to_its_rules(sqlite: str) -> None:
    async def test() -> None:
        async with a_house(sqlite) as house:
            table = await house.open("war-eternal", 2, 7, OPENED["war-eternal"], [PERSON, PERSON])
            playing = Playing(house, table)
            while (question := await playing.question()) and question.topic != "main":
                await playing.answers(1)
            (shown,) = (await state(house, table, BOTH))["asked"]
            assert (shown["topic"], shown["rules"][0]) == ("main", "WE-156")

    run(test())
