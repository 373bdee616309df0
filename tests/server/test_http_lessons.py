"""A table to learn at: who is taught, what is lit, and what happens off the path."""

from __future__ import annotations

import pytest

from emberhold.games import GAMES
from emberhold.language import speech
from tests.server.serving import Running

FIRST = "war-eternal-first"


def test_a_lesson_nobody_knows_is_refused_in_one_line(server: Running) -> None:
    answer = server.browser().post("/api/lessons", {"lesson": "chess"})
    assert answer.status_code == 404
    assert f"There is no lesson “chess”. Known: {FIRST}" in answer.text


def test_the_learner_is_told_what_comes_next_and_nobody_else_is_taught(server: Running) -> None:
    learner = server.browser()
    table = learner.post("/api/lessons", {"lesson": FIRST}).json()
    told = learner.state(table["table"])["lesson"]
    assert (told["is"], told["given"], told["key"]) == ("on", 0, "play:amethyst-paragon")
    assert told["steps"][0]["point"] == ["nemesis"]
    watcher = server.browser()
    watcher.get(table["links"][-1]["url"])
    assert watcher.state(table["table"])["lesson"] is None


def test_an_ordinary_table_teaches_nothing(server: Running) -> None:
    host = server.browser()
    assert host.state(host.opens("me", "bot").table)["lesson"] is None


def test_off_the_path_the_lesson_says_so_and_lights_nothing(server: Running) -> None:
    learner = server.browser()
    table = learner.post("/api/lessons", {"lesson": FIRST}).json()["table"]
    version = learner.state(table)["version"]
    assert learner.says(table, do="answer", version=version, seat=0, key="play:crystal")["is"] == (
        "done"
    )
    told = learner.state(table)["lesson"]
    assert (told["is"], told["key"], told["steps"]) == ("left", None, [])


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_the_lessons_of_a_game_can_be_read_as_text(server: Running, language: str) -> None:
    """Every step that is said at a table is on the page, in order and in the reader's language."""
    reader, say = server.browser(), speech(language)
    for name, game in GAMES.items():
        told = reader.get(f"/api/lessons/{name}?lang={language}").json()
        for lesson, read in zip(game.lessons, told["lessons"], strict=True):
            steps = [text for part in read["parts"] for text in part["steps"]]
            assert steps == [say(lesson.message(step.say)) for step in lesson.steps]
            assert [part["name"] for part in read["parts"]] == [
                say(p.message) for p in lesson.parts
            ]
        assert reader.get(f"/lessons/{name}").status_code == 200
        assert reader.get(f"/api/rules/{name}?q=").json()["lessons"] == len(game.lessons)
    assert reader.get("/lessons/chess").status_code == 404
    assert reader.get("/api/lessons/chess").status_code == 404
