"""A batch on a Ray cluster: one that is running somewhere, or a small one on this machine."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.version import VERSION
from emberhold.lab.batch import Batch
from emberhold.lab.campaigns import Rows, played
from emberhold.lab.extras import need
from emberhold.lab.playing import Row
from emberhold.lab.pool import ATTEMPTS, Pace, Todo

AUTO = "auto"
_KNOCK, _GREETING = 5.0, 60.0
"""Seconds within which somebody must answer at the address, and turn out to be a Ray cluster."""

_NONE = "Could not find any running Ray instance"
"""What Ray says where `auto` finds nobody; its advice is about options that are not ours."""

_GREET = """
import sys, ray
ray.init(sys.argv[1], logging_level="ERROR", log_to_driver=False, configure_logging=False)
"""


Told = Callable[[str | None, int | None], None]
"""Called with the address before Ray is waited for, and with its places when it is there."""


def _untold(address: str | None, places: int | None) -> None:
    """Nobody wants to know."""


def play_on_ray(
    batch: Batch | Rows,
    numbers: Iterable[int],
    processes: int,
    address: str | None,
    told: Told = _untold,
) -> Iterator[list[Row]]:
    """Games on a cluster, in whatever order they end; losing a node loses no game."""
    need("ray", "ray")
    import ray

    todo, pace = Todo(numbers), Pace()
    with _cluster(address, processes, told):
        play_some: Any = ray.remote(max_retries=ATTEMPTS)(_play_some)
        shared = ray.put(batch)
        resources: dict[str, float] = ray.cluster_resources()
        cores = max(1, int(resources.get("CPU", 1)))
        told(address, cores)
        places = 2 * cores
        running: list[Any] = []
        while True:
            while len(running) < places and (games := todo.take(pace.games)):
                running.append(play_some.remote(VERSION, shared, games))
            if not running:
                return
            (ended, *_), running = ray.wait(running)
            rows = _rows(ended)
            pace.learn(rows)
            yield rows


def _rows(ended: Any) -> list[Row]:
    import ray

    try:
        rows: list[Row] | EmberholdError = ray.get(ended)
    except ray.exceptions.RayError as error:
        raise EmberholdError("error-ray-failed", why=_last_line(error)) from None
    if isinstance(rows, EmberholdError):
        raise rows
    return rows


@contextmanager
def _cluster(address: str | None, processes: int, told: Told) -> Iterator[None]:
    import ray

    quiet: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    if address is None:
        told(address, None)
    else:
        _check(address, told)
    try:
        if address is None:
            ray.init(address="local", num_cpus=processes, include_dashboard=False, **quiet)
        else:
            ray.init(address, **quiet)
    except (Exception, SystemExit) as error:
        raise _unreachable(address or "local", _last_line(error)) from None
    try:
        yield
    finally:
        ray.shutdown()


def _check(address: str, told: Told) -> None:
    """Ray waits minutes for a cluster that is not there, and may end the process: ask before."""
    if address != AUTO:
        _knock(address)
        told(address, None)
    greeting = [sys.executable, "-c", _GREET, address]
    try:
        met = subprocess.run(greeting, capture_output=True, timeout=_GREETING, check=False)
    except subprocess.TimeoutExpired:
        raise _unreachable(address, f"{_GREETING:.0f} s") from None
    if met.returncode:
        why = _last_line(met.stderr.decode(errors="replace"))
        raise EmberholdError("error-ray-none") if _NONE in why else _unreachable(address, why)


def _knock(address: str) -> None:
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        raise EmberholdError("error-ray-address", given=address)
    try:
        socket.create_connection((host.strip("[]"), int(port)), _KNOCK).close()
    except (OSError, UnicodeError) as error:
        raise _unreachable(address, getattr(error, "strerror", None) or str(error)) from None


def _unreachable(address: str, why: str) -> EmberholdError:
    return EmberholdError("error-ray-unreachable", address=address, why=why)


def _last_line(error: object) -> str:
    return next(iter(str(error).strip().splitlines()[-1:]), "").rstrip(".")


def _play_some(
    version: str, batch: Batch | Rows, numbers: Sequence[int]
) -> list[Row] | EmberholdError:
    """In a worker of the cluster; what goes wrong is told, not raised."""
    try:
        if version != VERSION:
            raise EmberholdError("error-ray-version", here=version, there=VERSION)
        return [played(batch, number) for number in numbers]
    except EmberholdError as error:
        return error
