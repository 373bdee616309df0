"""A process of its own that plays campaign after campaign, until somebody kills it."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

from emberhold.kernel.rng import Dice
from emberhold.server.house.people.opening import Wanted
from tests.server.houses import Playing, a_house
from tests.server.trails import ALL, to_the_end, trail_known


def told() -> None:
    """Every answer that was acknowledged is told, too."""
    answer = Playing.answer

    async def aloud(self: Playing, key: str | None = None) -> dict[str, Any]:
        done = await answer(self, key)
        print("answered", flush=True)
        return done

    Playing.answer = aloud  # type: ignore[method-assign]


async def play_on(address: str, seed: int) -> None:
    dice = Dice(seed)
    async with a_house(address) as house:
        while True:
            _, table = await house.campaigns.open(Wanted("trail", 2, dice.below(1000)))
            print("begun", flush=True)
            following: str | None = table
            while following is not None:
                await to_the_end(house, following)
                following = await house.campaigns.next_chapter(following, ALL)
                print("turned", flush=True)


if __name__ == "__main__":
    told()
    with trail_known():
        asyncio.run(play_on(sys.argv[1], int(sys.argv[2])))
