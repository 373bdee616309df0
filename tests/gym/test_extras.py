"""The packages of the extra are asked for late, and missing ones are named in one line."""

from __future__ import annotations

import subprocess
import sys

import pytest

_BLOCKED = """
import sys
for name in {blocked!r}:
    sys.modules[name] = None
import emberhold.gym
state = emberhold.gym.SpielGame("ashes").new_initial_state(1)
assert state.legal_actions()
try:
    emberhold.gym.{call}
except emberhold.EmberholdError as error:
    print(error)
    assert isinstance(error, ImportError)
"""


def run(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120
    )
    return done.stdout


@pytest.mark.parametrize(
    ("blocked", "call", "named"),
    [
        (["numpy", "gymnasium", "pettingzoo"], 'aec_env("ashes")', "numpy"),
        (["pettingzoo"], 'aec_env("ashes")', "pettingzoo"),
        (["pettingzoo"], 'parallel_env("ashes")', "pettingzoo"),
        (["gymnasium"], 'solo_env("war-eternal")', "gymnasium"),
    ],
)
def test_a_missing_package_is_named_in_one_line(blocked: list[str], call: str, named: str) -> None:
    said = run(_BLOCKED.format(blocked=blocked, call=call))
    needs = call.partition("(")[0]
    assert said == (
        f"{needs} needs the package {named}, which is not installed: pip install emberhold[gym]\n"
    )


def test_emberhold_itself_imports_none_of_them() -> None:
    code = "import sys, emberhold; emberhold.open('ashes'); print(*sys.modules)"
    loaded = run(code).split()
    assert not {"numpy", "gymnasium", "pettingzoo", "emberhold.gym"} & set(loaded)


def test_the_learning_example_names_what_is_missing() -> None:
    code = "import runpy, sys; sys.modules['torch'] = None; runpy.run_path(sys.argv[1])"
    done = subprocess.run(
        [sys.executable, "-c", code, "examples/train_ppo.py"],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.startswith("torch is not installed")
