"""Who plays with whom: teams, one against many, everybody together or for oneself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import emberhold
from emberhold.games import GAMES
from emberhold.games.ashes.game import Ashes
from emberhold.gym import SpielGame, aec_env, solo_env
from emberhold.kernel.game import Result, Sides, opposed
from emberhold.kernel.rng import Dice
from emberhold.parts.worth import returns
from emberhold.server.house.pages.ending import told
from emberhold.server.house.people.opening import Wanted
from tests.conformance.listed import LISTED, Listed
from tests.server.houses import PERSON, a_house

TOGETHER: Sides = ((0, 1, 2),)
APART: Sides = ((0,), (1,), (2,))
TEAMS: Sides = ((0, 2), (1, 3))
ONE_AGAINST_MANY: Sides = ((0,), (1, 2, 3))
FRIEND = {"who": "open"}
BOT = {"who": "bot", "bot": "random"}


class TeamAshes(Ashes):
    """Ashes as a game of two teams, as far as the house is concerned."""

    name = "team-ashes"

    def sides(self, players: int, setup: Mapping[str, Any]) -> Sides:
        return tuple(tuple(range(team, players, 2)) for team in (0, 1))


@pytest.fixture
def teams() -> Iterator[str]:
    emberhold.register(TeamAshes())
    yield TeamAshes.name
    GAMES.take_away(TeamAshes.name)


@pytest.mark.parametrize("game", LISTED, ids=[game.game for game in LISTED])
def test_every_seat_is_on_one_side_and_a_side_wins_as_one(game: Listed) -> None:
    for variant in range(6):
        table, dice = game.open(variant, variant), Dice(variant)
        sides = table.sides
        assert sorted(seat for side in sides for seat in side) == list(range(table.players))
        while (question := table.question) is not None:
            table.take(question, question.choices[dice.below(len(question.choices))])
        assert table.result is not None
        winners = set(table.result.winners)
        assert all(winners >= {*side} or not winners & {*side} for side in sides)


@pytest.mark.parametrize(
    ("sides", "winners", "worth"),
    [
        (TOGETHER, (0, 1, 2), [1, 1, 1]),
        (TOGETHER, (), [-1, -1, -1]),
        (APART, (1,), [-1, 1, -1]),
        (APART, (), [0, 0, 0]),
        (TEAMS, (0, 2), [1, -1, 1, -1]),
        (TEAMS, (), [0, 0, 0, 0]),
        (ONE_AGAINST_MANY, (1, 2, 3), [-1, 1, 1, 1]),
    ],
)
def test_rewards_follow_the_sides(sides: Sides, winners: tuple[int, ...], worth: list[int]) -> None:
    assert returns(Result(winners, "over"), sides) == worth
    assert returns(None, sides) == [0.0] * len(worth)


@pytest.mark.parametrize(
    ("sides", "winners", "seats", "won"),
    [
        (TOGETHER, (), (), False),
        (TOGETHER, (0, 1, 2), (), True),
        (TEAMS, (0, 2), (2,), True),
        (TEAMS, (0, 2), (1, 3), False),
        (TEAMS, (0, 2), (0, 1), None),
        (ONE_AGAINST_MANY, (1, 2, 3), (0,), False),
    ],
)
def test_the_end_as_a_viewer_takes_it(
    sides: Sides, winners: tuple[int, ...], seats: tuple[int, ...], won: bool | None
) -> None:
    assert told(Result(winners, "round-limit"), sides, seats, "en").won is won


def test_seats_are_opposed_where_they_are_of_two_sides() -> None:
    assert not opposed(TOGETHER, {0, 1, 2})
    assert not opposed(TEAMS, {1, 3})
    assert opposed(TEAMS, {1, 2})
    assert not opposed(APART, {1})


def test_an_agent_plays_its_whole_side_and_loses_as_one(teams: str) -> None:
    assert solo_env(teams, 4).seats == (0, 2)
    assert SpielGame(teams, 4).utility_sum() == 0.0
    env = aec_env(teams, 4, illegal="lose")
    env.reset(seed=1)
    loser = int(env.agent_selection[-1])
    env.step(0)
    side = {loser, (loser + 2) % 4}
    assert env.rewards == {f"seat_{n}": -1.0 if n in side else 0.0 for n in range(4)}


async def test_undo_is_free_beside_a_friend_and_not_against_one(teams: str, tmp_path: Path) -> None:
    wish = {"first_five": "recommended"}
    async with a_house(f"sqlite:///{tmp_path / 'tables.sqlite'}") as house:
        beside = [PERSON, BOT, FRIEND, BOT]
        assert await house.open(Wanted(teams, 4, 4, wish, beside, free_undo=True))
        with pytest.raises(emberhold.SetupError):
            await house.open(Wanted(teams, 4, 4, wish, [PERSON, FRIEND, BOT, BOT], free_undo=True))
