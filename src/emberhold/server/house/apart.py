"""Games of the lab in a process of their own: it is asked in lines and ends with who asked."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

_LINE: Final = 256 * 1024
"""The longest line a process may answer with."""


@asynccontextmanager
async def process_of(module: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """A process that runs a module of ours; it does not outlive what it was started for."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=_LINE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
