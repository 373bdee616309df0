"""Spoiled boxes in large numbers: `python -m bench.boxes --files 100000`.

Each is refused in words or played to the end at random. It stops at the first that raises anything
else, or whose game does not end, and names the seed that makes it again.
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from resource import RUSAGE_SELF, getrusage
from time import perf_counter, process_time

from emberhold.parts.boxes.contents import Contents
from tests.support.box_mutants import examples, outcome

_LOT = 200


@cache
def _bases() -> list[Contents]:
    return examples()


def lot(first: int, count: int) -> tuple[Counter[str], float, int]:
    """What became of some boxes, the longest any took in seconds, and the memory in KiB."""
    found: Counter[str] = Counter()
    longest = 0.0
    for seed in range(first, first + count):
        began = process_time()
        bases = _bases()
        try:
            words = outcome(bases[seed % len(bases)], seed)
        except Exception as error:
            raise RuntimeError(f"box {seed}: {error!r}") from error
        longest = max(longest, process_time() - began)
        found[words if words.startswith("played") else "refused"] += 1
    return found, longest, getrusage(RUSAGE_SELF).ru_maxrss


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=10**6, help="the first of the seeds")
    parser.add_argument("--processes", type=int, default=None)
    given = parser.parse_args()
    began = perf_counter()
    firsts = range(given.seed, given.seed + given.files, _LOT)
    counts = [min(_LOT, given.seed + given.files - first) for first in firsts]
    found: Counter[str] = Counter()
    longest, memory = 0.0, 0
    with ProcessPoolExecutor(given.processes) as pool:
        for some, slowest, used in pool.map(lot, firsts, counts):
            found += some
            longest, memory = max(longest, slowest), max(memory, used)
    spent = perf_counter() - began
    print(f"{found.total()} boxes, {spent:.0f} s, no exception")
    print(f"longest {longest:.2f} s of one processor, most memory {memory // 1024} MiB")
    for words, number in found.most_common():
        print(f"{number:8} {words}")


if __name__ == "__main__":
    main()
