"""Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Playwright, sync_playwright

MISSING = "no Chromium here: apt-get install chromium-headless-shell"

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
"""Nothing is fetched from anywhere but the server under test."""


def executable() -> str | None:
    """The shell has no windows of its own to keep up: its pages open in half the time."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


MOST = 40
"""How many people one Chromium serves; what hundreds of pages leave behind slows the last."""


class Chromium:
    """One browser, started when first asked for, and again when it has served many."""

    def __init__(self) -> None:
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None
        self._served = 0

    def browser(self) -> Browser:
        if self._browser is not None and self._served >= MOST and not self._browser.contexts:
            self.stop()
        self._served += 1
        if self._browser is None:
            self._playwright = sync_playwright().start()
            self._browser = self._playwright.chromium.launch(
                executable_path=executable(), args=QUIET
            )
        return self._browser

    def stop(self) -> None:
        if self._browser is not None and self._playwright is not None:
            self._browser.close()
            self._playwright.stop()
        self._browser = self._playwright = None
        self._served = 0
