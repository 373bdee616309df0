"""Tables of a vector that are played by actors of a Ray cluster, on this machine or on others.

The arrays cannot be shared between machines: an actor sends back what it has written, and it is
copied to where its tables are.
"""

from __future__ import annotations

import os
from typing import Any

from emberhold.gym.vector import Arrays, Plan, tables_of
from emberhold.kernel.errors import EmberholdError


class _Actor:
    """Plays some of the tables; `first` is the number of the first among all."""

    def __init__(self, plan: Plan, sizes: tuple[int, int], places: range) -> None:
        count = len(places)
        self._memory = bytearray(Arrays.room(count, plan.players, *sizes))
        arrays = Arrays(count, plan.players, *sizes, self._memory)
        self._tables = tables_of(plan, arrays, range(count), places.start)

    def play(self, actions: list[int] | None) -> bytes | EmberholdError:
        """One step, or the beginning; what the arrays hold then."""
        try:
            self._tables.begin() if actions is None else self._tables.step(actions)
        except EmberholdError as error:
            return error
        return bytes(self._memory)


class RayShares:
    """The tables in as many shares as there are actors."""

    def __init__(self, plan: Plan, arrays: Arrays, shares: list[range]) -> None:
        import ray

        if not ray.is_initialized():
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
            quiet: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
            ray.init(address="local", num_cpus=len(shares), include_dashboard=False, **quiet)
        self._plan, self._arrays, self._shares = plan, arrays, shares
        self._sizes = plan.sizes()
        remote: Any = ray.remote(num_cpus=1)(_Actor)
        self._actors = [remote.remote(plan, self._sizes, places) for places in shares]

    def play(self, actions: list[int] | None) -> None:
        """Let all of them begin or step, and copy what they have written."""
        import ray

        refs = []
        for actor, places in zip(self._actors, self._shares, strict=True):
            mine = None if actions is None else actions[places.start : places.stop]
            refs.append(actor.play.remote(mine))
        said: list[bytes | EmberholdError] = ray.get(refs)
        for places, written in zip(self._shares, said, strict=True):
            if isinstance(written, EmberholdError):
                raise written
            theirs = Arrays(len(places), self._plan.players, *self._sizes, bytearray(written))
            self._arrays.take(theirs, places)

    def close(self) -> None:
        """End the actors; the cluster stays as it is."""
        import ray

        for actor in self._actors:
            ray.kill(actor)
        self._actors = []
