"""WebP pictures at a server: encoded again when they come, served as what they are."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from emberhold.games.aeons_end.boxes import reading
from emberhold.parts.boxes import shelf, webp
from emberhold.parts.boxes.contents import Contents
from tests.aeons_end.test_own_boxes import CARDS
from tests.server.serving import running
from tests.server.test_boxes_kept import brings, contents, forgotten, of_wenna, setup_with
from tests.support.picture_mutants import SECRET, drawn, moving, telling

FILE = "faces/wenna.webp"


def with_picture(data: bytes) -> Contents:
    """A box whose mage has a picture of her own."""
    cards = CARDS.replace('name = "Wenna"', f'name = "Wenna"\npicture = "{FILE}"', 1)
    files = {**contents("embers", FILE, data).files, "cards.toml": cards.encode()}
    return Contents(files, "test")


def test_a_webp_is_encoded_when_it_comes_and_served_as_one(tmp_path: Path) -> None:
    told = telling(drawn())
    with running(tmp_path) as server:
        browser = server.browser()
        box = brings(browser, with_picture(told)).json()
        assert of_wenna(box) == {f"own:{box['digest']}/{FILE}"}
        shown = browser.get(f"/api/boxes/{box['digest']}/picture/{FILE}")
        assert shown.headers["content-type"] == "image/webp"
        assert shown.content == webp.encoded_again(told)
        assert SECRET not in shown.content
        packed = browser.get(f"/api/boxes/{box['digest']}/file").content
        assert brings(browser, packed).json()["digest"] == box["digest"], "it is the same box"


def test_a_moving_picture_is_refused_in_words(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        answer = brings(server.browser(), with_picture(moving()))
        assert answer.status_code == 400
        assert f"{FILE}: this WebP cannot be read" in answer.json()["error"]["text"]


def test_a_server_without_pillow_says_what_is_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = with_picture(telling(drawn()))
    monkeypatch.setitem(sys.modules, "PIL", None)
    with running(tmp_path) as server:
        answer = brings(server.browser(), box)
        assert answer.status_code == 400
        assert "pip install emberhold[pictures]" in answer.json()["error"]["text"]


def test_a_webp_of_the_operators_folder_is_encoded_when_it_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = telling(drawn())
    with running(tmp_path) as server, forgotten(tmp_path, monkeypatch):
        browser = server.browser()
        box = with_picture(told)
        name = reading.read_own(box).name
        shelf.keep(name, box)
        browser.opens("me", "hot-seat", setup=setup_with(name))
        shown = browser.get(f"/api/boxes/{box.digest}/picture/{FILE}")
        assert shown.content == webp.encoded_again(told)
