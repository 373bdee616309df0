"""`emberhold report`: the results of many games as a page with figures."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from emberhold.commands.parser import Parser
from emberhold.kernel.errors import EmberholdError
from emberhold.language import speech


def main(words: Sequence[str], language: str) -> int:
    parser = Parser("report", language)
    parser.word("files", "help-report-files", "metavar-file", nargs="*")
    parser.option("--out", "help-report-out", "metavar-folder")
    given = parser.read(words)
    if given is None:
        return 0
    if not given.files:
        raise EmberholdError("error-file-missing", command="report")
    from emberhold.lab.report import write

    paths = [Path(name) for name in given.files]
    first = paths[0]
    folder = Path(given.out) if given.out else first.with_name(f"{first.stem}-report")
    page = write(paths, folder, language)
    print(speech(language)("report-written", path=str(page)))
    return 0
