"""Settings shared by every test, and a home for those that play at the terminal.

Generated examples are the same on every run.
"""

from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("emberhold", derandomize=True, deadline=None, database=None)
settings.load_profile("emberhold")


@pytest.fixture
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The test keeps its games in a folder of its own and speaks English."""
    folder = tmp_path / "home"
    monkeypatch.setenv("EMBERHOLD_HOME", str(folder))
    monkeypatch.setenv("EMBERHOLD_LANGUAGE", "en")
    monkeypatch.chdir(tmp_path)
    return folder
