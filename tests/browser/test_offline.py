"""Reading offline: kept when somebody wishes it, and never a page of one build with another's."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from emberhold.server.http.site import bundles
from tests.browser.conftest import Invite
from tests.server.serving import running

_CACHES = "() => caches.keys()"
_UPDATE = """async () => {
  const found = await navigator.serviceWorker.ready;
  await found.update();
}"""


def test_cards_rules_and_puzzles_are_read_without_a_server(
    tmp_path: Path, invite: Invite, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        reader = invite(server.address)
        page = reader.page
        page.goto("/puzzles")
        assert page.evaluate(_CACHES) == []
        page.get_by_role("button", name="Settings").click()
        page.locator("#settings-offline").check()
        expect(page.locator("#settings")).to_contain_text("Saved in this browser")
        first = bundles.version()
        assert page.evaluate(_CACHES) == [f"emberhold-{first}"]

        other = "feedfacefeedface"
        monkeypatch.setattr(bundles, "_version_at", lambda second: other)
        page.evaluate(_UPDATE)
        reader.until(lambda: page.evaluate(_CACHES) == [f"emberhold-{other}"])
        page.goto("/cards/ashes")
        expect(page.locator("#shelves > *").first).to_be_visible()
        old = page.evaluate(
            "async (path) => (await caches.match(path)) !== undefined",
            f"/bundles/{first}/pages/cards.js",
        )
        assert old is False
    reader.patient = True
    page.goto("/cards/war-eternal")
    expect(page.locator("#shelves > *").first).to_be_visible()
    assert f"/bundles/{other}/" in page.content()
    page.goto("/rules/ashes")
    expect(page.locator("main h2").first).to_be_visible()
    page.locator(".rules__search input").fill("AS-068")
    expect(page.locator(".rules__rule")).to_have_count(1)
    page.get_by_role("link", name="Read the lessons").click()
    expect(page.locator(".rulebook__steps li").first).to_be_visible()
    page.goto("/puzzles")
    expect(page.locator("main li").first).to_be_visible()
    page.goto("/you")
    expect(page.locator("h1")).to_have_text("Offline")
    foreign = page.evaluate(
        """async () => {
          const told = (build) => ({ headers: { "X-Emberhold-Build": build } });
          const own = document.querySelector('meta[name="emberhold-build"]').content;
          const paths = ["/api/puzzles?lang=en", "/words/en.json", "/games/ashes/gists.json"];
          const asked = paths.flatMap((path) => [
            fetch(path, told(own)), fetch(path, told("another-build")), fetch(path),
          ]);
          const found = await Promise.allSettled(asked);
          return found.map(({ status }) => status === "fulfilled");
        }"""
    )
    assert foreign == [True, False, False] * 3
