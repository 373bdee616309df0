"""What the documentation shows works as printed."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
TUTORIALS = sorted((ROOT / "docs" / "tutorials").glob("*.md"))
"""Their blocks belong together: `test_tutorials.py` follows them."""
_BLOCK = re.compile(r"^( *)```(\w+)\n(.*?)^\1```", re.DOTALL | re.MULTILINE)
_LINK = re.compile(r"\]\((?!http)([^)#]+)\)")


def blocks(language: str) -> list[tuple[str, str]]:
    found = []
    for page in PAGES:
        for number, match in enumerate(_BLOCK.finditer(page.read_text(encoding="utf-8"))):
            indent, kind, text = match.groups()
            if kind == language:
                lines = [line.removeprefix(indent) for line in text.splitlines()]
                found.append((f"{page.name}:{number}", "\n".join(lines)))
    return found


def commands() -> list[str]:
    """The `emberhold` commands of the pages, also at the end of a pipe."""
    lines = [line for _, text in blocks("sh") for line in text.splitlines()]
    return [line for line in lines if re.search(r"(^|\| )\.venv/bin/emberhold ", line)]


@pytest.mark.parametrize(("where", "code"), blocks("python"), ids=[w for w, _ in blocks("python")])
def test_python_examples_run(where: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {"__name__": "example"}
    exec(compile(code, where, "exec"), names)
    for name, thing in names.items():
        if name.startswith("test_") and callable(thing):
            thing()


@pytest.mark.thorough
@pytest.mark.parametrize("line", commands())
def test_commands_work_as_printed(line: str, tmp_path: Path) -> None:
    python = shlex.quote(sys.executable)
    runnable = re.sub(r"\.venv/bin/emberhold ", f"{python} -m emberhold ", line)
    environment = {"EMBERHOLD_HOME": str(tmp_path), "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"}
    run = subprocess.run(
        runnable,
        shell=True,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env=environment,
        cwd=ROOT,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout
    assert "Traceback" not in run.stderr


@pytest.mark.parametrize("page", PAGES + TUTORIALS, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in _LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target
