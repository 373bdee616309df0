"""Says what a table weighs: `python docs/page_weight.py`.

Everything a fresh browser is sent until the table is there, as it travels, a line for each game.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Request
from screenshots import ALONE, CAMPAIGN, DESK, DUEL, QUEST, studio

LIMIT = 500_000
GAMES: dict[str, dict[str, Any]] = {
    "war-eternal": ALONE,
    "ashes": DUEL,
    "relic": QUEST,
    "legacy": CAMPAIGN,
}


def weigh(browser: Browser, address: str, wish: dict[str, Any]) -> tuple[int, int]:
    """How many bytes, in how many answers."""
    context = browser.new_context(base_url=address, viewport=DESK, reduced_motion="reduce")
    context.set_default_timeout(60_000)
    door = "/api/campaigns" if wish is CAMPAIGN else "/api/tables"
    opened = context.request.post(door, data=wish, headers={"Origin": address}).json()
    page = context.new_page()
    asked: list[Request] = []
    page.on("requestfinished", lambda request: asked.append(request))
    page.goto(f"/t/{opened['table']}")
    page.locator(".legal, .answer").first.wait_for()
    page.wait_for_load_state("networkidle")
    weight = sum(request.sizes()["responseBodySize"] for request in list(asked))
    context.close()
    return weight, len(asked)


def main() -> None:
    with studio() as (browser, address):
        for game, wish in GAMES.items():
            weight, answers = weigh(browser, address, wish)
            print(f"{game:12} {weight / 1000:6.0f} kB in {answers} files, at most {LIMIT // 1000}")


if __name__ == "__main__":
    main()
