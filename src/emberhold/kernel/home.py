"""The folder in which a person's games are kept, whichever table they are played at."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from emberhold.kernel.errors import SaveError
from emberhold.kernel.message import Message


def home() -> Path:
    """The folder of this person's games; `EMBERHOLD_HOME` overrides the platform's own place."""
    chosen = os.environ.get("EMBERHOLD_HOME")
    return at_home(chosen) if chosen else _platform_folder() / "emberhold"


def at_home(path: str) -> Path:
    """A path as somebody typed it, `~` included."""
    try:
        return Path(path).expanduser()
    except RuntimeError:
        why = Message("cause-missing", raw="~")
        raise SaveError("error-save-write", path=path, why=why) from None


def _platform_folder() -> Path:
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return Path(local) if local else Path.home() / "AppData" / "Local"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    data = os.environ.get("XDG_DATA_HOME")
    return Path(data) if data and Path(data).is_absolute() else Path.home() / ".local" / "share"
