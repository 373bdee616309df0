"""Do the tests notice? `python -m tools.mutate --number 100 --seed 1` spoils the code and looks.

Places of the sources are spoilt, one at a time, in a copy of the tree: a comparison turned round, a
number one off, a condition negated, a statement gone. With `--kinds omissions` something is left
out: an element, the last operand, a guard, one way of a ternary. Those tests of `make test` that
are nearest to the file are run on the copy, from the sources; one that fails has caught it. What
survives is told with file and line: it needs a test, or, where nobody could ever tell the
difference, an entry with its reason in `tools/equivalent_mutants.toml`.

    python -m tools.mutate --only relic --number 20      files with that in their path
    python -m tools.mutate --out found.json              keep what was found, continue from there
    python -m tools.mutate --again found.json            only what survived in such a file
    python -m tools.mutate --tests 0 --jobs 16           all tests of the room, sixteen at a time
    python -m tools.mutate --number 100 --part 2/3       the second third of a hundred
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, replace
from pathlib import Path
from queue import SimpleQueue

from tools.mutations import FAULTS, KINDS, OMISSIONS, Mutation, mutations_in
from tools.nearest import FEW, ROOT, SOURCES, nearest, room_of
from tools.trial import GONE, Asked, Found, copied, tried, unreadable, unsound, without_case

EQUIVALENT = Path(__file__).with_name("equivalent_mutants.toml")
_DATA = ("fitted.py", "weights.py", "__main__.py", "version.py")
"""Numbers fitted or tuned by play: another number is another player, not a fault."""


# Which mutations


def chosen(root: Path, number: int, seed: int, only: str, kinds: str = FAULTS) -> list[Mutation]:
    """As many of every room, and in a room any place as likely as any other.

    Of omissions any kind is as likely as any other: half of them would be entries of tables.
    """
    luck = random.Random(seed)
    places: dict[str, list[Mutation]] = {}
    for file in sorted((root / SOURCES).rglob("*.py")):
        path = file.relative_to(root)
        if only in str(path) and room_of(path) and path.name not in _DATA:
            found = mutations_in(path.as_posix(), file.read_text(encoding="utf-8"), kinds)
            places.setdefault(room_of(path), []).extend(found)
    picked: list[Mutation] = []
    rooms = [room for room in places if places[room]]
    while rooms and len(picked) < number:
        there = places[rooms[len(picked) % len(rooms)]]
        if kinds == OMISSIONS:
            kind = luck.choice(sorted({each.kind for each in there}))
            there = [each for each in there if each.kind == kind]
        mutation = luck.choice(there)
        source = (root / mutation.file).read_text(encoding="utf-8")
        if mutation not in picked and mutation.fits(source):
            picked.append(mutation)
    return picked


def part_of(picked: list[Mutation], part: str) -> list[Mutation]:
    """Every third from the second on is `2/3`: all parts together are all of them."""
    number, _, parts = part.partition("/")
    if not 1 <= int(number) <= int(parts):
        raise ValueError(part)
    return picked[int(number) - 1 :: int(parts)]


def earlier(path: Path | None) -> dict[Mutation, Found]:
    """What an earlier run has found."""
    if path is None or not path.exists():
        return {}
    kept = json.loads(path.read_text(encoding="utf-8"))
    found = [Found(Mutation(**entry["mutation"]), entry["by"]) for entry in kept]
    return {each.mutation: each for each in found}


def survivors(path: Path) -> list[Mutation]:
    """What survived in an earlier run."""
    return [mutation for mutation, found in earlier(path).items() if not found.by]


def equivalents() -> dict[tuple[str, str, str], str]:
    """Why nobody could tell the difference, by file and by the line before and after."""
    entries = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("mutant", [])
    return {(entry["file"], entry["was"], entry["now"]): entry["why"] for entry in entries}


# The command


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--number", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="only files with this in their path")
    parser.add_argument("--list", action="store_true", help="say what would be done, do nothing")
    parser.add_argument("--out", type=Path, help="a file for what was found")
    parser.add_argument("--again", type=Path, help="try what survived in such a file")
    parser.add_argument("--tests", type=int, default=FEW, help="how many are near; 0: the room's")
    parser.add_argument("--jobs", type=int, default=1, help="mutations tried at the same time")
    parser.add_argument("--kinds", choices=KINDS, default=FAULTS, help="turned round or left out")
    parser.add_argument("--least", type=int, help="how many must be noticed; else all")
    parser.add_argument("--part", default="1/1", help="of all of them; 2/3: the second third")
    given = parser.parse_args(words)
    if given.jobs < 1 or given.tests < 0:
        parser.error("--jobs wants 1 or more, --tests 0 or more")
    if given.again:
        picked = survivors(given.again)
    else:
        picked = chosen(ROOT, given.number, given.seed, given.only, given.kinds)
    try:
        picked = part_of(picked, given.part)
    except ValueError:
        parser.error("--part wants two numbers, such as 2/3")
    if given.list:
        print(*picked, sep="\n")
        return 0
    with tempfile.TemporaryDirectory(prefix="emberhold-mutants-") as folder:
        copies = [copied(Path(folder, str(number))) for number in range(given.jobs)]
        found, alike = _run(copies, picked, given.out, given.tests)
    return _told(found, alike, given.least)


def _run(
    copies: list[Path], picked: list[Mutation], out: Path | None, few: int
) -> tuple[list[Found], int]:
    """What became of each, but for those that are known to be equivalent; and how many are."""
    known = equivalents()
    alike = [mutation for mutation in picked if mutation.key in known]
    for mutation in alike:
        print(f"equivalent {mutation}: {known[mutation.key]}", flush=True)
    before = earlier(out)
    found = {one: before[one] for one in picked if one in before and one not in alike}
    wanted = [one for one in picked if one not in before and one not in alike]
    near = (test for one in wanted for test in _near(copies[0], one, few))
    asked = Asked(few, frozenset(unreadable(copies[0], near)))
    for file in sorted(asked.without):
        print(f"cannot be read here, left out: {file}", flush=True)
    while wanted:
        for each in _all_tried(copies, wanted, asked):
            found[each.mutation] = each
            said = f"caught by {each.by}" if each.by else "SURVIVED"
            print(f"{len(found)} {said} {each.mutation}", flush=True)
            _keep(out, {**before, **found})
        broken = unsound(copies[0], found.values())
        for test in sorted(broken):
            print(f"fails without any mutation, left out: {test}", flush=True)
        asked = replace(asked, without=asked.without | broken)
        wanted = [one for one, each in found.items() if without_case(each.by) in broken]
    return list(found.values()), len(alike)


def _near(root: Path, mutation: Mutation, few: int) -> list[str]:
    return nearest(root, mutation, few) if (root / mutation.file).exists() else []


def _keep(out: Path | None, found: dict[Mutation, Found]) -> None:
    if out is not None:
        kept = [asdict(each) for each in found.values()]
        out.write_text(json.dumps(kept, indent=1), encoding="utf-8")


def _all_tried(copies: list[Path], wanted: list[Mutation], asked: Asked) -> Iterator[Found]:
    """What becomes of each, in the order in which it is known; each copy tries one at a time."""
    free: SimpleQueue[Path] = SimpleQueue()
    for copy in copies:
        free.put(copy)

    def in_a_free_copy(mutation: Mutation) -> Found:
        copy = free.get()
        try:
            return tried(copy, mutation, asked)
        finally:
            free.put(copy)

    with ThreadPoolExecutor(len(copies)) as pool:
        waiting = [pool.submit(in_a_free_copy, one) for one in wanted]
        for done in as_completed(waiting):
            yield done.result()


def _told(all_found: list[Found], alike: int, least: int | None = None) -> int:
    found = [each for each in all_found if each.by != GONE]
    gone = len(all_found) - len(found)
    kinds = Counter(each.mutation.kind for each in found if not each.by)
    caught = len(found) - kinds.total()
    print(
        f"{caught} of {len(found)} caught, {100 * caught / max(1, len(found)):.1f} %; "
        f"{alike} equivalent; {gone} gone; left: {dict(kinds)}"
    )
    wanted = len(found) if least is None else least - alike - gone
    return 0 if caught >= wanted else 1


if __name__ == "__main__":
    sys.exit(main())
