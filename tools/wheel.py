"""A wheel with the engine as machine code: `EMBERHOLD_COMPILE=1 python -m build --wheel`.

Without the variable a wheel holds the sources alone and runs everywhere. With it, the compiled
modules are beside their sources, where Python prefers them, and the wheel is for one platform.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
_NEEDED = ["mypy>=2.0", "setuptools>=80"]


class CompiledEngine(BuildHookInterface[Any]):
    """Puts what `tools.compile` makes into the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return _NEEDED if _wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not _wanted():
            return
        sys.path.insert(0, str(ROOT))
        from tools.compile import build

        made_here = ROOT / "build" / "wheels" / f"code-{sys.implementation.cache_tag}"
        if not build(target=made_here):
            raise RuntimeError("the engine could not be compiled")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for made in sorted(made_here.rglob("*.so")):
            build_data["force_include"][str(made)] = made.relative_to(made_here).as_posix()


def _wanted() -> bool:
    return os.environ.get("EMBERHOLD_COMPILE") == "1"
