"""The app: its manifest, what is kept for reading offline, and builds that are never mixed."""

from __future__ import annotations

import re
import struct

import pytest

from emberhold.server.http.site import bundles
from tests.server.serving import Running
from tools.icons import chunks, digest, source_of

HEADER = "X-Emberhold-Build"


def test_the_manifest_names_the_app_and_its_pictures_exist(served: Running) -> None:
    browser = served.browser()
    told = browser.get("/manifest.webmanifest?lang=pl")
    assert told.headers["content-type"].startswith("application/manifest+json")
    manifest = told.json()
    assert (manifest["display"], manifest["start_url"], manifest["lang"]) == (
        "standalone",
        "/",
        "pl",
    )
    for icon in manifest["icons"]:
        assert browser.get(icon["src"]).headers["content-type"].startswith(icon["type"])
    table = browser.post("/api/lessons", json={"lesson": "war-eternal-first"}).json()["url"]
    for page in ("/", table):
        assert 'href="/manifest.webmanifest"' in browser.get(page).text
    assert "manifest-src 'self'" in browser.get("/").headers["content-security-policy"]


def test_systems_that_take_no_svg_get_pictures_of_the_size_they_ask_for(served: Running) -> None:
    """Their size is read from the files themselves, and they are of today's drawing."""
    browser = served.browser()
    icons = browser.get("/manifest.webmanifest").json()["icons"]
    png = {(icon["purpose"], icon["sizes"]): icon["src"] for icon in icons if "png" in icon["src"]}
    assert set(png) == {("any", "192x192"), ("any", "512x512"), ("maskable", "512x512")}
    touch = re.search(r'rel="apple-touch-icon" href="([^"]+)"', browser.get("/").text)
    assert touch is not None
    named = {src: sizes for (_, sizes), src in png.items()} | {touch[1]: "180x180"}
    for src, sizes in named.items():
        head, *_ = chunks(picture := browser.get(src).content)
        assert "{}x{}".format(*struct.unpack(">II", head[1][:8])) == sizes, src
        assert source_of(picture) == digest(), "draw it again: python -m tools.icons"


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_everything_that_is_kept_can_be_fetched_and_is_of_this_build(
    served: Running, language: str
) -> None:
    browser = served.browser()
    told = browser.get(f"/api/offline?lang={language}").json()
    files = told["files"]
    assert len(files) == len(set(files)) > 40
    for file in files:
        answer = browser.get(file)
        assert answer.status_code == 200, file
        assert answer.headers[HEADER] == told["build"], file


def test_pages_worker_and_answers_say_which_build_they_are_of(
    served: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = served.browser()
    build = bundles.version()
    assert f'const BUILD = "{build}"' in browser.get("/worker.js").text
    assert f'name="emberhold-build" content="{build}"' in browser.get("/puzzles").text
    other = "feedfacefeedface"
    monkeypatch.setattr(bundles, "_version_at", lambda second: other)
    assert f'const BUILD = "{other}"' in browser.get("/worker.js").text
    assert browser.get("/api/offline").json()["build"] == other
    assert browser.get("/api/games").headers[HEADER] == other
    assert f"/bundles/{other}/" in browser.get("/puzzles").text
