"""A packed box with pictures of its own, opened on the bench and saved again."""

from __future__ import annotations

import os
import re
from pathlib import Path

from playwright.sync_api import expect

from emberhold.parts.boxes.contents import ENDING, unpacked
from tests.browser.conftest import Invite
from tests.browser.test_workshop import DESK, PHONE, press
from tests.server.serving import Running
from tests.server.test_workshop_pictures import with_pictures


def test_a_box_opened_on_the_bench_keeps_its_pictures(
    server: Running, invite: Invite, tmp_path: Path
) -> None:
    box = with_pictures()
    (tmp_path / f"embers{ENDING}").write_bytes(box.packed())
    for size, locale in ((DESK, "en-GB"), (PHONE, "pl-PL")):
        page = invite(server.address, locale=locale, **size).page
        page.goto("/workshop")
        page.locator("body[data-ready]").wait_for()
        page.locator("#bring").set_input_files(tmp_path / f"embers{ENDING}")
        shown = page.locator(".wpreview__card image:visible").first
        expect(shown).to_have_attribute("href", re.compile(r"^data:image/webp;base64,UklGR"))
        expect(page.locator(".wsaid [data-bad=true]")).to_have_count(0)
        if folder := os.environ.get("EMBERHOLD_PICTURES"):
            page.screenshot(path=f"{folder}/bench-{locale}.png", full_page=True)
        with page.expect_download() as saved:
            press(page, "web-workshop-save")
        again = unpacked(saved.value.path().read_bytes(), "again")
        assert again.digest == box.digest, "nothing was changed"
