"""The toy campaign at hosted tables: begun, played chapter by chapter, looked at."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from emberhold.games import GAMES, register
from emberhold.server.house import House, Viewer
from emberhold.server.house.people.opening import Wanted
from tests.kernel.toy_campaign import TRAIL
from tests.server.houses import Playing, game

ALL = Viewer(frozenset({0, 1}), host=True)


@contextmanager
def trail_known() -> Iterator[None]:
    """The toy campaign among the games, for as long as a test needs it."""
    register(TRAIL)
    try:
        yield
    finally:
        GAMES.take_away(TRAIL.name)


async def to_the_end(house: House, table: str, *first: str, card: str = "play:staff") -> None:
    """Play a chapter to its end, with some answers first."""
    playing = Playing(house, table, name=f"{table}-")
    for key in first:
        assert (await playing.answer(key))["is"] == "done"
    while (question := await playing.question()) is not None:
        keys = question.options.keys()
        assert (await playing.answer(card if card in keys else keys[0]))["is"] == "done"
    assert (await game(house, table)).result is not None


async def at_the_fire(house: House, seed: int = 1) -> tuple[str, str]:
    """A campaign whose ford is crossed; its id and the table of the interlude."""
    campaign, table = await house.campaigns.open(Wanted("trail", 2, seed))
    names: tuple[str, ...] = ("name:Ember", "name:Żar")
    while True:
        await to_the_end(house, table, *names)
        following = await house.campaigns.next_chapter(table, ALL)
        assert following is not None
        table, names = following, ()
        if (await game(house, table)).state.place == "fire":
            return campaign, table
