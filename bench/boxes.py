"""Spoiled boxes in large numbers: `python -m bench.boxes --files 100000 --game relic`.

Each is refused in words or played to the end; with `--game pictures` they are WebP pictures, which
are refused or encoded again. One that raises anything else, or is not done within
a minute, is named by the seed that makes it again; then the run has failed. Large numbers can be
played in parts: `--first 1025000 --files 25000` continues where 25,000 files have ended.
"""

from __future__ import annotations

import argparse
import signal
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from resource import RUSAGE_SELF, getrusage
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

from emberhold.parts.boxes.contents import Contents
from tests.support import box_mutants, picture_mutants, relic_mutants

_LOT: Final = 200
_SPOILED: Final[dict[str, Any]] = {
    "aeons-end": box_mutants,
    "relic": relic_mutants,
    "pictures": picture_mutants,
}
_LONGEST: Final = 60
"""Seconds that one box may take."""


class Lot(NamedTuple):
    """What became of some boxes."""

    found: Counter[str]
    longest: float
    """Seconds of a processor."""
    memory: int
    """KiB."""
    faults: list[str]


@cache
def _bases(game: str) -> list[Contents]:
    found: list[Contents] = _SPOILED[game].examples()
    return found


def _give_up(*_: Any) -> None:
    raise TimeoutError(f"not done after {_LONGEST} s")


def lot(game: str, first: int, count: int) -> Lot:
    found: Counter[str] = Counter()
    faults: list[str] = []
    longest = 0.0
    signal.signal(signal.SIGALRM, _give_up)
    for seed in range(first, first + count):
        began = process_time()
        bases = _bases(game)
        signal.alarm(_LONGEST)
        try:
            words = _SPOILED[game].outcome(bases[seed % len(bases)], seed)
        except Exception as error:
            faults.append(f"box {seed}: {error!r}")
            continue
        finally:
            signal.alarm(0)
        longest = max(longest, process_time() - began)
        found["refused" if words.startswith("refused") else words] += 1
    return Lot(found, longest, getrusage(RUSAGE_SELF).ru_maxrss, faults)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=10**6, help="the first of the seeds")
    parser.add_argument("--processes", type=int, default=None)
    parser.add_argument("--game", choices=tuple(_SPOILED), default="aeons-end")
    given = parser.parse_args()
    began = perf_counter()
    firsts = range(given.first, given.first + given.files, _LOT)
    counts = [min(_LOT, given.first + given.files - first) for first in firsts]
    with ProcessPoolExecutor(given.processes) as pool:
        lots = list(pool.map(partial(lot, given.game), firsts, counts))
    found = sum((each.found for each in lots), Counter[str]())
    faults = [fault for each in lots for fault in each.faults]
    spent = perf_counter() - began
    last = given.first + given.files - 1
    print(f"{given.files} boxes ({given.first} to {last}), {spent:.0f} s, {len(faults)} faults")
    longest, memory = max(each.longest for each in lots), max(each.memory for each in lots)
    print(f"longest {longest:.2f} s of one processor, most memory {memory // 1024} MiB")
    for words, number in found.most_common():
        print(f"{number:8} {words}")
    for fault in faults:
        print(fault)
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
