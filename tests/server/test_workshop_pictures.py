"""A packed box opened in the workshop keeps its pictures, and is the same box while unchanged."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from emberhold.parts.boxes.contents import Contents, read_box, unpacked
from emberhold.parts.boxes.handing import handed_on
from tests.aeons_end.test_own_boxes import CARDS
from tests.server.serving import Browser, Running
from tests.server.test_boxes_kept import contents, png
from tests.support.picture_mutants import drawn, telling

PNG, WEBP = "faces/wenna.png", "cinder.webp"


def with_pictures() -> Contents:
    """A box with a picture of each kind, and one that nothing has."""
    cards = CARDS.replace('name = "Wenna"', f'name = "Wenna"\npicture = "{PNG}"', 1)
    cards = cards.replace("cost = 3", f'cost = 3\npicture = "{WEBP}"', 1)
    files = {PNG: png(), WEBP: telling(drawn()), "unused.png": png(70, 70)}
    return handed_on(Contents({**contents().files, "cards.toml": cards.encode(), **files}, "x"))


def opened(browser: Browser, box: Contents) -> dict[str, Any]:
    found = browser.post("/api/workshop/unpack", content=box.packed())
    assert found.status_code == 200, found.text
    draft: dict[str, Any] = found.json()["box"]
    return draft


def packed(browser: Browser, draft: dict[str, Any]) -> Contents:
    answer = browser.post("/api/workshop/pack", {"box": draft})
    assert answer.status_code == 200, answer.text
    return unpacked(answer.content, "again")


@pytest.mark.parametrize("name", ["lantern-keeper", "hungry-tide", "bell-below"])
def test_an_unchanged_box_is_packed_to_the_same_digest(server: Running, name: str) -> None:
    browser, box = server.browser(), read_box(Path("examples/boxes") / name)
    assert packed(browser, {**opened(browser, box), "unchanged": True}).digest == box.digest


def test_an_unchanged_box_with_pictures_is_the_same_box(server: Running) -> None:
    browser, box = server.browser(), with_pictures()
    again = packed(browser, {**opened(browser, box), "unchanged": True})
    assert again.files == box.files
    assert again.digest == box.digest


def test_a_changed_box_keeps_the_pictures_that_are_used(server: Running) -> None:
    browser, box = server.browser(), with_pictures()
    draft = opened(browser, box)
    draft["things"][0]["cost"] = 5
    again = packed(browser, draft)
    assert again.digest != box.digest
    assert {again.files[PNG], again.files[WEBP]} == {box.files[PNG], box.files[WEBP]}
    assert "unused.png" not in again.files
    del draft["things"][0]["picture"]
    assert WEBP not in packed(browser, draft).files


def test_a_thing_with_a_picture_of_its_own_is_looked_at_without_it(server: Running) -> None:
    browser = server.browser()
    draft = opened(browser, with_pictures())
    draft.pop("files")
    for at, _ in enumerate(draft["things"]):
        found = browser.post("/api/workshop/check", {"box": draft, "at": at}).json()
        assert found["problem"] == ""


def test_a_table_to_try_a_thing_at_shows_its_picture(server: Running) -> None:
    browser = server.browser()
    draft = opened(browser, with_pictures())
    wish = {"box": draft, "thing": "cinder"}
    state = browser.state(browser.post("/api/workshop/try", wish).json()["table"])
    assert f"/{WEBP}" in str(state["scene"])


@pytest.mark.parametrize(
    ("file", "text", "words"),
    [
        (PNG, "no base64!", "packed in a way that is not allowed"),
        (PNG, "", "must be a PNG or WebP"),
        ("../cards.toml", "", "a file of a box has a plain name"),
    ],
)
def test_spoiled_files_of_a_draft_are_refused_in_words(
    server: Running, file: str, text: str, words: str
) -> None:
    browser = server.browser()
    draft = opened(browser, with_pictures())
    draft["files"][file] = text
    answer = browser.post("/api/workshop/pack", {"box": {**draft, "unchanged": True}})
    assert answer.status_code == 400
    assert words in answer.json()["error"]["text"]
