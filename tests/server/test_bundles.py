"""A page's scripts and styles in one file each, put together by the server."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from emberhold.games import GAMES
from emberhold.server.http.site import modules
from emberhold.server.http.site.bundles import STATIC, bundled, version
from tests.server.serving import Running

_SHEETS = re.compile(r'<link rel="stylesheet" href="([^"]+)">')
_SCRIPTS = re.compile(r'<script type="module" src="([^"]+)"></script>')
_ENTRIES = sorted(
    entry
    for shell in STATIC.glob("*.html")
    for entry in re.findall(
        r'<script type="module" src="/static/([^"]+)">', shell.read_text(encoding="utf-8")
    )
)


def _written(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        path = folder / f"{name.replace('__', '/')}.js"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


# Modules


def test_what_is_needed_runs_first_and_hands_on_what_it_exports(tmp_path: Path) -> None:
    folder = _written(
        tmp_path,
        main='import { one as first, Two } from "./deep/b.js";\nfirst(Two);\n',
        deep__b='import * as all from "../c.js";\nexport const one = all.three;\n'
        "export class Two {}\n",
        c='export { four } from "./d.js";\nexport async function three() {}\n',
        d="/** What it is for. */\nexport function four() {}\n",
    )
    assert modules.order(folder, "main.js") == ["d.js", "c.js", "deep/b.js", "main.js"]
    text = modules.script(folder, "main.js", "/bundles/v")
    assert "return { four };" in text
    assert 'return { three, four: $modules["d.js"].four };' in text
    assert 'const all = $modules["c.js"];' in text
    assert "return { one, Two };" in text
    assert 'const { one: first, Two: Two } = $modules["deep/b.js"];' in text
    assert "What it is for" not in text
    assert 'import("/bundles/v/main/"' in text


def test_what_is_fetched_later_shares_what_the_page_has(tmp_path: Path) -> None:
    folder = _written(
        tmp_path,
        main='import { a } from "./a.js";\nconst later = () => import("./b.js");\nlater(a);\n',
        a="export const a = 1;\n",
        b='import { a } from "./a.js";\nimport { c } from "./c.js";\nexport const b = a + c;\n',
        c="export const c = 2;\n",
    )
    assert '() => $bring("b.js")' in modules.script(folder, "main.js", "/v")
    text = modules.more(folder, "main.js", "b.js", "/v")
    assert text.startswith('import { $modules, $bring } from "/v/main.js";')
    assert '$modules["c.js"] ??=' in text
    assert '$modules["b.js"] ??=' in text
    assert '$modules["a.js"] ??=' not in text


@pytest.mark.parametrize(
    "line",
    [
        'import thing from "./a.js";',
        "export default function () {}",
        "export let one = 1;",
        'import "./a.js";',
        "export { one };",
    ],
)
def test_a_form_that_is_not_known_is_named_with_its_module(tmp_path: Path, line: str) -> None:
    folder = _written(tmp_path, main=f"{line}\n", a="")
    with pytest.raises(ValueError, match=r"^main\.js: this form") as error:
        modules.script(folder, "main.js", "/v")
    assert line in str(error.value)


def test_modules_in_a_circle_are_named(tmp_path: Path) -> None:
    folder = _written(
        tmp_path, a='import { b } from "./b.js";\n', b='import { a } from "./a.js";\n'
    )
    with pytest.raises(ValueError, match=r"a\.js > b\.js > a\.js: .* in a circle"):
        modules.script(folder, "a.js", "/v")


@pytest.mark.parametrize("entry", _ENTRIES)
def test_every_page_and_whatever_it_fetches_can_be_put_together(entry: str) -> None:
    text = modules.script(STATIC, entry, "/v")
    fetched = re.findall(r'\$bring\("([^"]+)"\)', text)
    for name in fetched:
        assert (STATIC / name).is_file(), name
        assert f'$modules["{name}"] ??=' in text + modules.more(STATIC, entry, name, "/v")


# Pages


def test_a_table_has_one_stylesheet_and_one_script(server: Running) -> None:
    host = server.browser()
    page = host.get(host.opens("me", "bot").url).text
    (sheet,), (script,) = _SHEETS.findall(page), _SCRIPTS.findall(page)
    for address in (sheet, script):
        answer = host.get(address)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-encoding"] == "gzip"
    assert "text/javascript" in host.get(script).headers["content-type"]
    css = host.get(sheet).text
    assert '[data-board="war-eternal"]' in css
    assert '[data-game="relic"]' not in css
    assert '"ashes":' not in page


def test_with_sources_a_page_names_its_files_one_by_one(server: Running) -> None:
    host = server.browser()
    page = host.get(host.opens("me", "bot").url + "?sources").text
    assert _SCRIPTS.findall(page) == ["/static/table/main.js"]
    sheets = _SHEETS.findall(page)
    assert sheets[0] == "/static/styles/base.css"
    assert sheets[-1] == "/games/war-eternal/style.css"
    assert all(host.get(sheet).status_code == 200 for sheet in sheets)


def test_a_box_has_the_styles_of_the_engine_it_shares(server: Running) -> None:
    css = server.browser().get("/games/legacy/style.css").text
    assert css.startswith(GAMES["war-eternal"].look.stylesheet.read_text(encoding="utf-8"))  # type: ignore[union-attr]
    assert GAMES["legacy"].look.stylesheet.read_text(encoding="utf-8") in css  # type: ignore[union-attr]


def test_a_page_of_another_version_gets_what_there_is_under_its_own_address(
    server: Running,
) -> None:
    host = server.browser()
    answer = host.get("/bundles/0123456789abcdef/table/main.js")
    assert answer.headers["cache-control"] == "no-cache"
    assert 'import("/bundles/0123456789abcdef/table/main/"' in answer.text
    assert version() not in answer.text


@pytest.mark.parametrize(
    "name",
    [
        "common/dom.js",
        "table/main/table/nothing.js",
        "table/main/../../app.py",
        "styles/nothing.css",
        "styles/table+chess.css",
        "styles/table",
        "nothing",
    ],
)
def test_there_is_nothing_else_to_be_had(server: Running, name: str) -> None:
    assert server.browser().get(f"/bundles/{version()}/{name}").status_code == 404


def test_a_bundle_comes_unpacked_to_those_who_cannot_unpack_it(server: Running) -> None:
    host = server.browser()
    address = f"/bundles/{version()}/styles/message.css"
    plain = host.get(address, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == host.get(address).text
    assert len(gzip.compress(plain.content, 9)) < len(plain.content)


def test_a_shell_without_styles_is_left_as_it_is() -> None:
    assert bundled("<p>nothing</p>\n", "message") == "<p>nothing</p>\n"
