"""What it costs to begin: processor time of commands, of a language and of a game's weights in new
processes.

    python -m bench.start                          # ten runs of each
    python -m bench.start --against ../other/src   # in turns with other sources

The compiled files of Python itself are written by a first run that is not counted. Counted is
processor time, so that this needs no quiet machine; runs alternate between the two sources.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parent.parent / "src"
_LANGUAGE = """
import emberhold, time
from emberhold.language import speech
begun = time.process_time()
speech({language!r})("game-ashes")
print(time.process_time() - begun)
"""
_WEIGHTS = """
import importlib, time
import emberhold
importlib.import_module({package!r})
begun = time.process_time()
importlib.import_module({module!r})
print(time.process_time() - begun)
"""
FITTED = ("fitted.py", "tuned.py")
"""The files that hold what the bots of a game have learnt."""
COMMANDS = (["--help"], ["cards", "kindle"], ["rules", "WE-221"])


def measured(sources: Path, words: Sequence[str], bytecode: str) -> float:
    """Processor seconds of a process; of a script those that it prints."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(sources),
        "PYTHONPYCACHEPREFIX": f"{bytecode}/{sources.parent.name}",
        "EMBERHOLD_COMPILED": "0",
    }
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    before = os.times()
    done = subprocess.run(
        [sys.executable, *words], env=environment, capture_output=True, text=True, check=True
    )
    after = os.times()
    if words[0] == "-c":
        return float(done.stdout)
    spent = after.children_user - before.children_user
    return spent + after.children_system - before.children_system


def cases() -> dict[str, list[str]]:
    found = {f"emberhold {' '.join(words)}": ["-m", "emberhold", *words] for words in COMMANDS}
    for language in ("en", "pl", "fr"):
        script = _LANGUAGE.format(language=language)
        found[f"the first sentence, {language}"] = ["-c", script]
    for module in weights():
        script = _WEIGHTS.format(package=module.rpartition(".")[0], module=module)
        found[f"weights, {module.removeprefix('emberhold.games.')}"] = ["-c", script]
    return found


def weights() -> list[str]:
    """The modules that hold weights."""
    files = [file for name in FITTED for file in sorted(HERE.glob(f"emberhold/games/**/{name}"))]
    return [".".join(file.relative_to(HERE).with_suffix("").parts) for file in files]


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.start", description=__doc__)
    parser.add_argument("--against", type=Path, help="the src folder of another checkout")
    parser.add_argument("--runs", type=int, default=10)
    given = parser.parse_args(arguments)
    sides = [HERE] if given.against is None else [given.against.resolve(), HERE]
    with tempfile.TemporaryDirectory() as bytecode:
        for name, words in cases().items():
            for side in sides:
                measured(side, words, bytecode)
            runs = [[measured(side, words, bytecode) for side in sides] for _ in range(given.runs)]
            shown = [f"{median(times):.4f} s" for times in zip(*runs, strict=True)]
            print(f"{name:48}", " before, ".join(shown) + (" now" if len(sides) > 1 else ""))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
