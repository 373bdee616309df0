"""What every answer carries, and what no page contains."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from emberhold.kernel.version import VERSION, engine
from emberhold.server.http.guard import POLICY
from emberhold.server.http.settings import Settings, settings_for
from emberhold.server.http.site.bundles import STATIC
from emberhold.server.http.site.pages import _fill, _shell
from tests.server.serving import Running, running

STRICT = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
PAGES = sorted(STATIC.rglob("*.html"))
_ELSEWHERE = re.compile(r"""(?:https?:|wss?:)?//[a-z0-9.-]+\.[a-z]{2,}""", re.IGNORECASE)
_NAMESPACES = ("http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink")


def test_the_start_page_tells_which_engine_answers() -> None:
    shown = _fill(_shell("start"), "pl", {})
    assert f'data-version="{VERSION}" data-engine="{engine()}"' in shown


def files(*kinds: str) -> Iterator[Path]:
    return (path for path in sorted(STATIC.rglob("*")) if path.suffix in kinds)


# Headers


def test_every_answer_carries_the_strict_headers(server: Running) -> None:
    host = server.browser()
    opened = host.opens("me", "friend")
    paths = [
        *("/", "/new/ashes", "/rules/ashes", opened.url, f"{opened.url}/replay"),
        f"{opened.url}/board",
        *("/nowhere", "/s/nothing", "/t/nothing", "/words/en.json", "/static/styles/base.css"),
        *("/api/games", "/api/nothing", f"/api/t/{opened.table}/state", "/static/nothing.js"),
        opened.link(1).removeprefix(server.address),
    ]
    answers = [host.get(path) for path in paths]
    answers.append(host.post("/api/setup", {"wrong": 1}))
    answers.append(host.post("/api/setup", {}, headers={"Origin": "https://evil.example"}))
    for answer in answers:
        headers = answer.headers
        assert headers["content-security-policy"] == STRICT == POLICY
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "access-control-allow-origin" not in headers
        assert headers["cache-control"] in ("no-store", "no-cache")
        assert "server" not in headers


def test_a_crash_tells_nothing_about_the_inside(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a secret of ours")

    monkeypatch.setattr(server.app.hall.store, "tables_of", broken)
    host = server.browser()
    host.client.cookies.set("emberhold", "a" * 22, domain="127.0.0.1")
    answer = host.get("/api/tables")
    assert answer.status_code == 500
    assert answer.headers["content-security-policy"] == STRICT
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text


# Where a request comes from


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "null", "", "http://127.0.0.1", "http://localhost:1", "file://"],
)
def test_a_foreign_page_changes_nothing(server: Running, origin: str) -> None:
    host = server.browser()
    opened = host.opens("me", "friend")
    headers = {"Origin": origin}
    wish = {"game": "war-eternal", "players": 1}
    for path, body in (
        ("/api/tables", wish),
        ("/api/setup", wish),
        (f"/api/t/{opened.table}/say", {"id": "x", "do": "hint", "seat": 0}),
        (f"/api/t/{opened.table}/links", {"make": 1}),
        (f"/api/t/{opened.table}/continue", {"at": 0}),
        (opened.link(1).removeprefix(server.address), None),
    ):
        assert host.post(path, body, headers=headers).status_code == 403, path
    assert len(host.get("/api/tables").json()["running"]) == 1
    with (
        pytest.raises(InvalidStatus) as refused,
        host.socket(opened.table, origin=origin or None),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_a_request_that_does_not_say_where_it_comes_from_changes_nothing(server: Running) -> None:
    browser = server.browser()
    del browser.client.headers["Origin"]
    assert browser.post("/api/tables", {"game": "war-eternal", "players": 1}).status_code == 403


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8765", "127.0.0.1.evil.example", ""]
)
def test_a_rebound_name_is_not_answered(server: Running, host: str) -> None:
    """A page of evil.example whose name suddenly points here must not speak to this server."""
    browser = server.browser()
    for path in ("/", "/api/games", "/static/styles/base.css"):
        answer = browser.get(path, headers={"Host": host})
        assert answer.status_code in (400, 403)
        assert "games" not in answer.text


@pytest.mark.parametrize("name", ["localhost", "127.0.0.1", "[::1]"])
def test_the_servers_own_names_are_answered(server: Running, name: str) -> None:
    port = server.address.rpartition(":")[2]
    answer = server.browser().get("/api/hello", headers={"Host": f"{name}:{port}"})
    assert answer.status_code == 200


@pytest.mark.parametrize(
    ("settings", "host", "answered"),
    [
        (settings_for("127.0.0.1"), "192.168.1.7:8765", False),
        (settings_for("0.0.0.0"), "192.168.1.7:8765", True),
        (settings_for("0.0.0.0"), "[fd00::7]:8765", True),
        (settings_for("0.0.0.0"), "evil.example:8765", False),
        (settings_for("games.example"), "games.example:8765", True),
        (settings_for("127.0.0.1", "https://games.example"), "games.example", True),
        (settings_for("127.0.0.1", "https://games.example"), "other.example", False),
        (settings_for("127.0.0.1"), "[::1", False),
    ],
)
def test_which_names_a_server_answers_to(settings: Settings, host: str, answered: bool) -> None:
    assert settings.answers_to(host) is answered


def test_behind_a_proxy_the_public_address_counts(tmp_path: Path) -> None:
    settings = settings_for("127.0.0.1", "https://games.example")
    with running(tmp_path, settings) as server:
        headers = {"Host": "games.example", "X-Forwarded-Proto": "https"}
        browser = server.browser(**headers, Origin="https://games.example")
        answer = browser.post("/api/tables", {"game": "war-eternal", "players": 1})
        assert answer.status_code == 200
        assert "secure" in answer.headers["set-cookie"].lower()
        assert answer.json()["links"][0]["url"].startswith("https://games.example/s/")
        other = server.browser(**headers, Origin="http://games.example")
        assert other.post("/api/tables", {"game": "war-eternal", "players": 1}).status_code == 403


@pytest.mark.parametrize("path", ["../../app.py", "..%2f..%2fapp.py", "%2e%2e/%2e%2e/app.py"])
def test_only_static_files_are_given_out(server: Running, path: str) -> None:
    answer = server.browser().get(f"/static/{path}")
    assert answer.status_code == 404
    assert "create_app" not in answer.text


# What the pages contain


class Seen(HTMLParser):
    """What a page would load or run."""

    def __init__(self) -> None:
        super().__init__()
        self.wrong: list[str] = []
        self.loaded: list[str] = []
        self._in: str | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self._in = tag
        self.wrong += [name for name in given if name == "style" or name.startswith("on")]
        if tag in ("style", "base", "iframe", "object", "embed", "frame"):
            self.wrong.append(tag)
        if tag == "script" and not given.get("src"):
            self.wrong.append("inline script")
        for name in ("src", "href", "action", "srcset", "poster"):
            self.loaded.append(given.get(name) or "")

    def handle_endtag(self, tag: str) -> None:
        self._in = None

    def handle_data(self, data: str) -> None:
        if self._in == "script" and data.strip():
            self.wrong.append(data.strip())


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_pages_hold_no_script_and_no_style_and_load_nothing_from_elsewhere(page: Path) -> None:
    seen = Seen()
    seen.feed(page.read_text(encoding="utf-8"))
    assert seen.wrong == []
    for address in seen.loaded:
        assert not address or re.match(r"(/(?!/)|#|data:)", address), address


def test_no_static_file_names_another_server() -> None:
    found = [
        (path.name, match)
        for path in files(".html", ".js", ".css", ".svg", ".json")
        for match in _ELSEWHERE.findall(_plain(path))
    ]
    assert found == []


def _plain(path: Path) -> str:
    """A file without the names of XML vocabularies, which nobody fetches."""
    text = path.read_text(encoding="utf-8")
    for name in _NAMESPACES:
        text = text.replace(name, "")
    return text


_FORBIDDEN = re.compile(
    r"\beval\(|new Function\(|document\.write|innerHTML\s*=|outerHTML\s*=|insertAdjacentHTML"
    r"|setAttribute\(\s*[\"']style[\"']|javascript:"
)
_DRAWN_BY_US = {("art/svg.js", "innerHTML =")}
"""The pictures are drawn from the client's own strings; nothing anybody typed is in them."""


def test_scripts_make_no_page_out_of_words() -> None:
    found = {
        (path.relative_to(STATIC).as_posix(), match)
        for path in files(".js")
        for match in _FORBIDDEN.findall(path.read_text(encoding="utf-8"))
    }
    assert found - _DRAWN_BY_US == set()


def test_styles_load_no_other_styles() -> None:
    assert not any("@import" in path.read_text(encoding="utf-8") for path in files(".css"))
