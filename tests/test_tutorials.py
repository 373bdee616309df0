"""The tutorials, followed as printed: every block of Python and of a shell, in their order.

Blocks marked `text` are for those who have minutes or many cores, and are not run.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from emberhold.cli import main
from tests.server.serving import PATIENCE

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "tutorials"
USUAL = "http://127.0.0.1:8765"
"""Where a server is that nobody has given another address."""
_BLOCK = re.compile(r"^```(sh|python)\n(.*?)^```", re.DOTALL | re.MULTILINE)

pytest.importorskip("numpy", reason="no numpy here: pip install emberhold[gym]")


class Reader:
    """Somebody who follows a page; what it prints is kept block by block."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder, self.capsys = folder, capsys
        self.names: dict[str, object] = {"__name__": "tutorial"}
        self.server: subprocess.Popen[str] | None = None
        self.address = USUAL

    def follows(self, page: str) -> list[str]:
        text = (PAGES / page).read_text(encoding="utf-8")
        said = []
        for kind, block in _BLOCK.findall(text):
            if kind == "python":
                code = block.replace(USUAL, self.address)
                exec(compile(code, page, "exec"), self.names)
            else:
                for line in block.splitlines():
                    self._runs(line)
            said.append(self.capsys.readouterr().out)
        return said

    def _runs(self, line: str) -> None:
        command, *words = shlex.split(line)
        if command != "emberhold":
            command = sys.executable if command == "python" else command
            done = subprocess.run([command, *words], check=True, capture_output=True, text=True)
            print(done.stdout)
        elif words[0] == "serve":
            self._serves(words)
        else:
            assert main(words) == 0, line

    def _serves(self, words: list[str]) -> None:
        """The server, in a process of its own and on a port that is free."""
        own = ["--quiet", "--port", "0", "--database", str(self.folder / "tables.sqlite")]
        self.server = subprocess.Popen(
            [sys.executable, "-m", "emberhold", *words, *own], stdout=subprocess.PIPE, text=True
        )
        assert self.server.stdout is not None
        self.address = self.server.stdout.readline().strip().rstrip("/")

    def leaves(self) -> None:
        if self.server is not None:
            self.server.terminate()
            self.server.communicate(timeout=PATIENCE)


@pytest.fixture
def reader(own_home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[Reader]:
    """In a folder that has the examples of the repository and nothing else."""
    (tmp_path / "examples").symlink_to(ROOT / "examples", target_is_directory=True)
    reading = Reader(tmp_path, capsys)
    yield reading
    reading.leaves()


@pytest.mark.thorough
def test_an_agent_is_trained(reader: Reader) -> None:
    seen, learned, _, played, chosen = reader.follows("train-an-agent.md")
    assert re.search(r"^\d+ slots; \[.*:.*\]$", seen, re.MULTILINE)
    assert re.search(r"improvement 2: \d+ decisions", learned)
    assert re.search(r"small\.bin: sha256 [0-9a-f]{64}", learned)
    before = (reader.folder / "small.imitated.bin").read_bytes()
    assert (reader.folder / "small.bin").read_bytes() != before
    assert "15 games" in played
    assert chosen.strip()


@pytest.mark.thorough
def test_an_agent_is_rated(reader: Reader) -> None:
    _, few, more, read, heated = reader.follows("rate-an-agent.md")
    assert "3 seeds" in few
    assert "4 seeds" in more
    first = re.search(r"^ *(\S+) +([+-]\d+)", more, re.MULTILINE)
    assert first is not None
    assert read.startswith(f"{first[1]}: {first[2]} (")
    assert "heat=0.5" in heated


@pytest.mark.thorough
def test_an_agent_is_met_at_a_web_table(reader: Reader) -> None:
    *_, offered, link, watched = reader.follows("meet-an-agent.md")
    assert offered == "['net:ember.bin']\n"
    assert link.startswith(f"play here: {reader.address}/")
    assert watched.startswith(f"net:ember.bin plays at {reader.address}/")


@pytest.mark.thorough
def test_a_card_is_studied(reader: Reader) -> None:
    pytest.importorskip("polars", reason="no Polars here: pip install emberhold[lab]")
    pytest.importorskip("matplotlib", reason="no matplotlib here: pip install emberhold[lab]")
    batches, _, rates, pairs = reader.follows("study-a-card.md")
    assert "kindle.cost=3" in batches
    assert (reader.folder / "study" / "report.html").is_file()
    assert re.fullmatch(r"(\w+: \d+% of \d+ games with Kindle won \(\d+% to \d+%\)\n){2}", rates)
    assert re.search(r"changes the share of games won by [+-][\d.]+%", pairs)


def test_every_tutorial_is_followed() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    pages = {page.name for page in PAGES.glob("*.md")}
    assert pages == set(re.findall(r'follows\("([\w-]+\.md)"\)', source))
