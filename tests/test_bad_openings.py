"""Whatever is handed in to open a game: one clear line in three languages, before any work."""

from __future__ import annotations

from typing import Any

import pytest

import emberhold
from emberhold.games import GAMES
from emberhold.gym import SpielGame, aec_env
from emberhold.kernel.opening import complete_setup
from emberhold.kernel.table import open_table
from tests.aeons_end.second_box.box import SECOND
from tests.kernel.toy import AUCTION
from tests.support.every import every

UNLISTED = {game.name: game for game in (AUCTION, SECOND)}

WRONG: dict[str, Any] = {
    "setup a number": {"setup": 5},
    "setup nothing much": {"setup": 0},
    "setup a list": {"setup": ["decks"]},
    "setup words": {"setup": "nemesis"},
    "players words": {"players": "2"},
    "players a billion": {"players": 10**9},
    "players half": {"players": 2.0},
    "players true": {"players": True},
    "players none": {"players": None},
    "players less than none": {"players": -1},
    "position a number": {"position": 7},
    "position a list": {"position": []},
    "seed a list": {"seed": [1]},
    "seed none": {"seed": None},
    "seed without end": {"seed": 10**5000},
    "seed half": {"seed": 0.5},
}


@pytest.mark.parametrize("game", [*GAMES, *UNLISTED])
def test_it_is_refused_in_one_line(game: str) -> None:
    opened = UNLISTED.get(game) or GAMES[game]
    with every() as case:
        for name, wrong in WRONG.items():
            given: dict[str, Any] = {"players": 2, "seed": 0, **wrong}
            wishes = given.pop("setup", None)
            with case(name):
                with pytest.raises(emberhold.EmberholdError) as refused:
                    open_table(opened, wishes=wishes, **given)
                for language in emberhold.LANGUAGES:
                    told = refused.value.text(language)
                    assert told.count("\n") == 0
                    assert 10 < len(told) < 300


@pytest.mark.parametrize("name", [5, None, ["ashes"], {"a": 1}, "x" * 10_000, "war-eternel"])
def test_a_game_that_is_none(name: Any) -> None:
    with pytest.raises(emberhold.SetupError) as refused:
        emberhold.open(name)
    assert len(str(refused.value)) < 200


class _NeverAsked(type(AUCTION)):  # type: ignore[misc]
    """Fails the test if anything is worked out."""

    def setup(self, *given: Any) -> dict[str, Any]:
        raise AssertionError(given)


@pytest.mark.parametrize("players", [3, 10**9, "2"])
def test_the_number_of_players_is_checked_before_the_game_is_asked(players: Any) -> None:
    with pytest.raises(emberhold.SetupError):
        complete_setup(_NeverAsked(), players, 0, {})


def test_environments_refuse_the_same() -> None:
    for env in (aec_env, SpielGame):
        with pytest.raises(emberhold.SetupError) as refused:
            env("ashes", 9)
        assert (
            str(refused.value)
            == "This game cannot be played by 9. Possible numbers of players: 2, 3, 4."
        )
