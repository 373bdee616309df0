"""What runs the checks: side by side, every test somewhere, and nothing left running."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools import suite
from tools.suite import Check, Running, in_turn, together

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
    assert suite.main([]) == suite.main(["everything"]) == 2
    assert "check, test" in capfd.readouterr().err


@pytest.mark.parametrize("thorough", [False, True])
@pytest.mark.parametrize("interpreted", [False, True])
@pytest.mark.parametrize("browser", [False, True])
def test_every_test_runs_in_one_half_of_make_test(
    browser: bool, interpreted: bool, thorough: bool
) -> None:
    """On the sources or on machine code; what replaces a piece of the engine on the sources."""
    marks = {"long": False, "engine": browser, "interpreted": interpreted, "thorough": thorough}
    on_sources = not browser and _chosen(suite.INTERPRETED, marks)
    assert on_sources or _chosen(suite.ON_MACHINE_CODE, marks) or (browser and interpreted)
    assert not (thorough and not interpreted and on_sources)


def _chosen(check: Check, marks: dict[str, bool]) -> bool:
    expression = check.command[check.command.index("-m", 3) + 1]
    return bool(eval(expression, {}, marks))
