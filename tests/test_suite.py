"""What runs the checks: side by side, every test somewhere, and nothing left running."""

from __future__ import annotations

import json
import sys
from itertools import product
from pathlib import Path

import pytest

from tools import suite
from tools.suite import ROOT, Check, Running, all_of, in_turn, together
from tools.tiers import Later, add_rooms, file_times, keep_times
from tools.touched import Touched

pytest_plugins = "pytester"

Capfd = pytest.CaptureFixture[str]


def python(name: str, code: str, quiet: bool = False) -> Check:
    return Check(name, [sys.executable, "-S", "-c", code], quiet=quiet)


def meeting(here: Path, there: Path) -> str:
    """A check that ends only when another one has begun."""
    return (
        f"import pathlib, time; pathlib.Path({str(here)!r}).touch()\n"
        f"while not pathlib.Path({str(there)!r}).exists(): time.sleep(0.01)"
    )


def test_checks_run_beside_each_other(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    assert together(python("one", meeting(one, two)), python("two", meeting(two, one)))


def test_a_check_that_fails_ends_the_others(capfd: Capfd) -> None:
    endless = "while True: pass"
    assert not together(python("endless", endless), python("wrong", "raise SystemExit(3)"))
    assert "failed: wrong" in capfd.readouterr().err


def test_what_a_check_has_started_ends_with_it(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    inner = f"import pathlib; pathlib.Path({str(begun)!r}).touch()\nwhile True: pass"
    outer = f"import subprocess, sys; subprocess.run([sys.executable, '-S', '-c', {inner!r}])"
    running = Running(python("outer", outer))
    while not begun.exists():
        pass
    running.end()
    assert running.status() == -15


def test_the_first_failure_is_the_last_check_in_a_row(tmp_path: Path) -> None:
    never = tmp_path / "never"
    later = python("later", f"open({str(never)!r}, 'w')")
    assert not in_turn(python("wrong", "raise SystemExit(1)"), later)
    assert not never.exists()


def test_a_quiet_check_speaks_when_it_is_over(capfd: Capfd) -> None:
    assert together(python("quiet", "print('all its words')", quiet=True))
    assert "all its words\nquiet: " in capfd.readouterr().out


def test_which_checks_must_be_said(capfd: Capfd) -> None:
    assert suite.main([]) == suite.main(["everything"]) == suite.main(["test", "more"]) == 2
    assert "check, test, test-all" in capfd.readouterr().err


def test_what_took_how_long_is_told_by_part_and_room(
    capfd: Capfd, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(suite, "TOOK", [])

    def both() -> bool:
        add_rooms({"tests/relic/test_map.py::test_one": 90.0, "tests/test_docs.py::test_it": 30.0})
        add_rooms({"tests/relic/test_map.py::test_two": 90.0})
        return in_turn(python("nothing", "pass"))

    monkeypatch.setattr(suite, "test", both)
    assert suite.main(["test"]) == 0
    said = capfd.readouterr().out
    assert "minutes by part: nothing 0.0\n" in said
    assert "by room of tests: relic 3.0, the house 0.5\n" in said


def test_what_fails_does_not_end_the_night(tmp_path: Path) -> None:
    there = tmp_path / "there"
    later = python("later", f"open({str(there)!r}, 'w')")
    assert not all_of(python("wrong", "raise SystemExit(1)"), later)
    assert there.exists()


@pytest.mark.parametrize("marks", list(product([False, True], repeat=4)), ids=str)
def test_every_test_runs_once_in_make_test_and_in_all(marks: tuple[bool, ...]) -> None:
    """On the sources or on machine code; what replaces a piece of the engine on the sources."""
    names = ("long", "engine", "interpreted", "thorough")
    given = dict(zip(names, marks, strict=True))
    runs = [_chosen(one, given) for one in (suite.SOURCES, suite.MACHINE_CODE)]
    assert sum(runs) == (0 if given["long"] else 1)
    assert not (given["interpreted"] and runs[1])
    every = [_chosen(one, given) for one in (suite.ALL_ON_SOURCES, suite.ALL_ON_MACHINE_CODE)]
    assert any(every)
    assert all(every) or given["interpreted"] or given["thorough"]


def _chosen(check: Check, marks: dict[str, bool]) -> bool:
    expression = check.command[check.command.index("-m", 3) + 1]
    return bool(eval(expression, {}, marks))


# Which tier, and how long


def test_what_is_left_for_the_night_is_there() -> None:
    assert Later.read().stale() == []


def test_a_reason_is_told_for_each_of_them() -> None:
    assert all(len(reason) > 15 for reason in Later.read().reasons.values())


def test_an_entry_holds_a_file_a_test_or_cases(tmp_path: Path) -> None:
    path = tmp_path / "tiers.toml"
    entries = ["tests/a.py", "tests/b.py::test_one", "tests/c.py::test_two[fr"]
    path.write_text(f"[[later]]\nreason = 'every language'\ntests = {json.dumps(entries)}\n")
    later = Later.read(path)
    held = ["tests/a.py::test_x", "tests/b.py::test_one[3]", "tests/c.py::test_two[fr-3]"]
    kept = ["tests/ab.py::test_x", "tests/b.py::test_one_more", "tests/c.py::test_two[en-fr]"]
    assert all(map(later.holds, held))
    assert not any(map(later.holds, kept))
    assert later.stale(tmp_path) == entries


def test_times_are_kept_for_the_next_run(tmp_path: Path) -> None:
    assert file_times(tmp_path) == {}
    (tmp_path / "a.py").touch()
    (tmp_path / "b.py").touch()
    keep_times({"a.py": 3.0, "b.py": 1.0}, tmp_path)
    (tmp_path / "a.py").unlink()
    keep_times({"b.py": 2.0}, tmp_path)
    assert file_times(tmp_path) == {"b.py": 2.0}


def test_a_room_is_told_when_its_last_test_is_over(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    folder = pytester.mkdir("tests")
    for room, tests in {"lab": 2, "gym": 1}.items():
        (folder / room).mkdir()
        body = "\n".join(f"def test_{number}(): pass" for number in range(tests))
        (folder / room / f"test_{room}.py").write_text(body)
    done = pytester.runpytest_subprocess(
        "-ptools.rooms", *("-n1", "--dist=loadfile", "--no-loadscope-reorder", "tests")
    )
    done.stdout.re_match_lines(
        [r"gym: 1 test, 0 s; left: 2 tests in 1 room", r"lab: 2 tests, 0 s; that was the last"]
    )
    done.stdout.fnmatch_lines(["the slowest:", "*test_lab.py::test_*"])


# What has changed


@pytest.mark.parametrize(
    ("file", "near"),
    [
        ("src/emberhold/games/aeons_end/cards/war_eternal/relics.py", "aeons_end/test_relics.py"),
        ("src/emberhold/client/pages/puzzles.js", "browser/test_puzzles.py"),
        ("src/emberhold/server/messages/fr/web.ftl", "test_language.py"),
        ("src/emberhold/server/store/tables.py", "server/test_store.py"),
        ("tests/server/databases.py", "server/test_store.py"),
        ("tests/gym/test_aec.py", "gym/test_aec.py"),
        ("docs/web.md", "test_docs.py"),
    ],
)
def test_the_tests_near_to_a_change(file: str, near: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.touched.BUDGET", 1e9)
    assert f"tests/{near}" in Touched([file], "HEAD").tests()


def test_no_more_is_taken_than_there_is_time_for(
    monkeypatch: pytest.MonkeyPatch, capfd: Capfd
) -> None:
    files = ["tests/gym/test_aec.py", "tests/gym/test_spiel.py", "tests/gym/test_solo.py"]
    seconds = dict(zip(files, (30.0, 30.0, 15.0), strict=True))
    monkeypatch.setattr("tools.touched.file_times", lambda: seconds)
    assert Touched(files, "HEAD").tests() == [files[0], files[2]]
    assert f"1 files of tests near by, {files[1]} first" in capfd.readouterr().out
