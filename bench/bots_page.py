"""The figures of `docs/bots.md` from one command: `python -m bench.bots_page --processes 16`.

A block of the page begins with the command that measures it, in a comment, and ends with another
comment. Every command is run again, and what it tells takes the place of what is there.
"""

from __future__ import annotations

import argparse
import re
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

from bench import strength

PAGE = Path(__file__).parent.parent / "docs" / "bots.md"
_BLOCK = re.compile(
    r"(<!-- measured: python -m bench\.strength (?P<words>.+?) -->\n).*?(<!-- end -->)", re.DOTALL
)


def filled(text: str, processes: int) -> str:
    """The page with every block measured again."""

    def block(found: re.Match[str]) -> str:
        words = [*shlex.split(found["words"]), "--processes", str(processes)]
        rows = strength.measured(strength.read(words))
        return f"{found[1]}{strength.told(rows)}\n{found[3]}"

    return _BLOCK.sub(block, text)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("page", type=Path, nargs="?", default=PAGE)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args(words)
    text = given.page.read_text(encoding="utf-8")
    given.page.write_text(filled(text, given.processes), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
