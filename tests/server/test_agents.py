"""Learned players at web tables: offered from one folder, and from nowhere else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import emberhold
from emberhold.server.agents import FOLDER, check_bot, meant, offer, offered
from emberhold.server.house.people.bots import _found
from emberhold.server.house.people.opening import Wanted
from emberhold.server.picker.form import everything
from tests.players.nets import drawn
from tests.server.houses import HOST, a_house, game, state
from tests.support.waiting import eventually


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one learned player and a file that is something else."""
    shelf = tmp_path / "agents"
    shelf.mkdir()
    drawn(shelf / "ember.bin", "ashes")
    (shelf / "notes.bin").write_text("nothing learned")
    drawn(tmp_path / "outside.bin", "ashes")
    monkeypatch.setenv(FOLDER, "")
    offer(str(shelf))
    return shelf


def test_what_is_in_the_folder_is_offered_for_its_game(folder: Path) -> None:
    assert [agent.name for agent in offered()] == ["net:ember.bin"]
    for language in ("en", "pl", "fr"):
        (bot,) = [bot for bot in everything(language).bots if bot.game]
        assert (bot.id, bot.game, bot.players) == ("net:ember.bin", "ashes", 2)
        assert "ember" in bot.name
        assert str(folder) not in bot.name + bot.blurb


@pytest.mark.parametrize(
    "bot",
    ["net:../outside.bin", "net:{folder}/ember.bin", "net:/etc/passwd", "net:", "net:notes.bin"],
)
def test_a_page_can_name_no_other_file(folder: Path, bot: str) -> None:
    with pytest.raises(emberhold.SetupError) as caught:
        check_bot(bot.format(folder=folder), "ashes", 2)
    assert "root:" not in str(caught.value)


def test_it_plays_only_what_it_has_learned(folder: Path) -> None:
    check_bot("net:ember.bin,heat=1", "ashes", 2)
    assert meant("net:ember.bin,heat=1") == f"net:{folder / 'ember.bin'},heat=1"
    assert meant("skilled") == "skilled"
    for name, players in (("relic", 2), ("ashes", 3)):
        with pytest.raises(emberhold.SetupError, match="for ashes with 2 players") as caught:
            check_bot("net:ember.bin", name, players)
        assert str(folder) not in str(caught.value)


def test_without_a_folder_there_is_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FOLDER, raising=False)
    assert offered() == ()
    with pytest.raises(emberhold.SetupError, match="--agents FOLDER"):
        check_bot("net:ember.bin", "ashes", 2)
    assert _found("net:ember.bin") == "skilled", "a table that is under way continues"


async def test_it_plays_a_game_to_its_end_at_a_web_table(folder: Path, sqlite: str) -> None:
    seats: list[dict[str, Any]] = [
        {"who": "bot", "bot": "net:ember.bin"},
        {"who": "bot", "bot": "random"},
    ]
    async with a_house(sqlite) as house:
        table = await house.open(Wanted("ashes", 2, 7, {}, seats))

        async def over() -> bool:
            return (await game(house, table)).result is not None

        await eventually(over)
        found = await state(house, table, HOST)
        assert found["seats"][0]["bot"] == "net:ember.bin"
