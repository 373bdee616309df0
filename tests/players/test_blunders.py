"""No blunder a beginner would see: positions that every level above the novice gets right.

They are in `tests/blunders`, a file for each game; what a position says is explained there.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tests.ashes.table
import tests.legacy.support
import tests.relic.table
from emberhold.kernel.question import key_of
from emberhold.kernel.table import Table
from emberhold.players import STRENGTHS, player_named
from tests.support import asks, at

FOLDER = Path(__file__).parent.parent / "blunders"
PLACED = {
    "war_eternal": at,
    "ashes": tests.ashes.table.at,
    "relic": tests.relic.table.at,
    "legacy": tests.legacy.support.at,
}
LEVELS = [name for name in STRENGTHS if name != "novice"]


def positions() -> list[tuple[str, dict[str, Any]]]:
    return [
        (path.stem, position)
        for path in sorted(FOLDER.glob("*.toml"))
        for position in tomllib.loads(path.read_text(encoding="utf-8"))["position"]
    ]


POSITIONS = positions()


def table_of(game: str, position: dict[str, Any]) -> Table:
    table = PLACED[game](**position["table"])
    for answer in position.get("before", ()):
        table.answer(answer)
    return table


def answers(game: str, position: dict[str, Any], level: str) -> list[str]:
    """What a level answers for the seat that is asked, until another is or that is enough."""
    table = table_of(game, position)
    seat = asks(table).seat
    player = player_named(level, table.game.name, "blunders")
    given: list[str] = []
    while (question := table.question) is not None and question.seat == seat:
        choice = player.choose(table, question)
        given.append(key_of(choice))
        table.take(question, choice)
        if given[-1] == "end" or len(given) == position["answers"] or _settled(position, given):
            break
    return given


def _settled(position: dict[str, Any], given: list[str]) -> bool:
    """Whether the answers cannot become wrong any more."""
    return "never" not in position and among(position["must"], given)


def among(wanted: list[str], given: list[str]) -> bool:
    """Whether a key is among some; one that ends in : stands for all that begin so."""
    return any(
        key.startswith(word) if word.endswith(":") else key == word
        for key in given
        for word in wanted
    )


def cases() -> Iterator[Any]:
    """The levels that think long are asked for one position of each game, and for the others
    where there is time."""
    seen: set[str] = set()
    for game, position in POSITIONS:
        longer = pytest.mark.long if game in seen else pytest.mark.thorough
        seen.add(game)
        for level in LEVELS:
            marks = () if level == "skilled" else longer
            id = f"{game}: {position['name']}-{level}"
            yield pytest.param(game, position, level, marks=marks, id=id)


@pytest.mark.parametrize(("game", "position", "level"), list(cases()))
def test_no_level_blunders(game: str, position: dict[str, Any], level: str) -> None:
    given = answers(game, position, level)
    if "must" in position:
        assert among(position["must"], given), given
    assert not among(position.get("never", []), given), given


def test_there_are_enough_positions_of_every_game() -> None:
    assert len(POSITIONS) >= 30
    for game in PLACED:
        assert sum(name == game for name, _ in POSITIONS) >= 4


def test_chance_blunders() -> None:
    """The positions can be got wrong: any answer at all fails in a third of them or more."""
    wrong = 0
    for game, position in POSITIONS:
        given = answers(game, position, "random")
        right = among(position["must"], given) if "must" in position else True
        wrong += not right or among(position.get("never", []), given)
    assert wrong >= len(POSITIONS) / 3
