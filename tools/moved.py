"""Which tests of an earlier commit are where now: `python -m tools.moved 3e687570`.

The tests of that commit are collected and compared with those of all tiers: how many are still in
`make test`, how many in `make test-all` alone, and which were merged into others, as
`tests/moved.toml` says with its reasons. A test that is nowhere and not named there is lost: then
the comparison has failed. `--list` tells every case.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from pathlib import Path

from tools.tiers import ROOT

MOVED = ROOT / "tests" / "moved.toml"
_COLLECT = ("-m", "pytest", "--collect-only", "-q", "-o", "addopts=--import-mode=importlib")


def collected(root: Path, marks: str) -> list[str]:
    """The ids of the tests of a tree that have such marks."""
    environment = {**os.environ, "PYTHONPATH": str(root / "src"), "EMBERHOLD_COMPILED": "0"}
    done = subprocess.run(
        [sys.executable, *_COLLECT, "-m", marks],
        cwd=root,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return [line for line in done.stdout.splitlines() if "::" in line]


def at_commit(commit: str) -> list[str]:
    with tempfile.TemporaryDirectory(prefix="emberhold-before-") as folder:
        tree = Path(folder, "tree")
        subprocess.run(
            ["git", "worktree", "add", "--quiet", "--detach", str(tree), commit],
            cwd=ROOT,
            check=True,
        )
        try:
            return collected(tree, "")
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(tree)], cwd=ROOT)


def compared(
    before: Sequence[str], tested: set[str], everything: set[str], merged: dict[str, str]
) -> dict[str, list[str]]:
    """Every earlier test, by what has become of it."""
    found: dict[str, list[str]] = {"make test": [], "make test-all": [], "merged": [], "lost": []}
    beginnings = tuple(merged)
    for test in before:
        if test in tested:
            found["make test"].append(test)
        elif test in everything:
            found["make test-all"].append(test)
        else:
            found["merged" if test.startswith(beginnings) else "lost"].append(test)
    return found


def reasons() -> dict[str, str]:
    """Why tests are not there any more under their names, by the beginning of these."""
    entries = tomllib.loads(MOVED.read_text(encoding="utf-8")).get("moved", [])
    return {
        was: f"{entry['reason']}; now {entry['now']}" for entry in entries for was in entry["was"]
    }


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("commit")
    parser.add_argument("--list", action="store_true", help="tell every case")
    given = parser.parse_args(words)
    tested, everything = set(collected(ROOT, "not long")), set(collected(ROOT, ""))
    merged = reasons()
    before = at_commit(given.commit)
    found = compared(before, tested, everything, merged)
    new = len(everything) - len(found["make test"]) - len(found["make test-all"])
    print(f"{len(before)} tests at {given.commit}; today {len(tested)} in make test,")
    print(f"{len(everything)} in make test-all, {new} of them new")
    for where, tests in found.items():
        print(f"{where}: {len(tests)}")
    for was, why in merged.items():
        print(f"  {sum(test.startswith(was) for test in found['merged'])} {was}: {why}")
    shown = found if given.list else {"lost": found["lost"]}
    for where, tests in shown.items():
        for test in tests:
            print(f"{where}: {test}")
    return 1 if found["lost"] else 0


if __name__ == "__main__":
    sys.exit(main())
