"""Boxes that people bring to a server: kept by their digest, found by every worker, bounded."""

from __future__ import annotations

import io
import json
import re
import signal
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from emberhold.cli import main
from emberhold.games.aeons_end import mixed_game
from emberhold.games.aeons_end.boxes import reading
from emberhold.parts.boxes import shelf
from emberhold.parts.boxes.contents import Contents
from emberhold.parts.boxes.png import encoded_again
from emberhold.server.house import House
from emberhold.server.house.people.opening import Wanted
from emberhold.server.http import limits
from emberhold.server.http.settings import Settings
from emberhold.server.store import Header, SeatRow, Store, boxes
from emberhold.server.store.boxes import BoxRow
from emberhold.server.store.records import Begun, Snapshot
from tests.aeons_end.test_own_boxes import CARDS, MAIN
from tests.server.houses import PERSON, Playing, a_house, game
from tests.server.serving import Browser, Running, running, started
from tests.support.waiting import eventually

HOSTED = Settings(loopback=False)


def contents(slug: str = "embers", name: str = "", data: bytes = b"") -> Contents:
    main = MAIN.replace('slug = "embers"', f'slug = "{slug}"')
    more = {name: data} if name else {}
    return Contents({"box.toml": main.encode(), "cards.toml": CARDS.encode(), **more}, "test")


def png(width: int = 64, height: int = 64, *more: tuple[bytes, bytes], tail: bytes = b"") -> bytes:
    header = width.to_bytes(4, "big") + height.to_bytes(4, "big") + b"\x08\x02\0\0\0"
    rows = (b"\0" + b"\x40\x80\xc0" * width) * height
    chunks = [(b"IHDR", header), *more, (b"IDAT", zlib.compress(rows)), (b"IEND", b"")]
    whole = b"\x89PNG\r\n\x1a\n"
    for kind, body in chunks:
        check = zlib.crc32(kind + body).to_bytes(4, "big")
        whole += len(body).to_bytes(4, "big") + kind + body + check
    return whole + tail


def brings(browser: Browser, box: Contents | bytes) -> Any:
    data = box if isinstance(box, bytes) else box.packed()
    return browser.client.post("/api/boxes", content=data)


def setup_with(name: str) -> dict[str, Any]:
    mark = name.rpartition("-")[2][: shelf.MARK]
    return {"boxes": ["war-eternal", name], "mages": [f"wenna-{mark}", "gex"]}


@contextmanager
def forgotten(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing of any box is in memory or in the folder of saved games."""
    monkeypatch.setenv("EMBERHOLD_HOME", str(folder))
    shelf._known().clear()
    reading.own_box.cache_clear()
    mixed_game._mixed.cache_clear()
    mixed_game._judged.cache_clear()
    yield


# The store


def row(digest: str, by: str | None = "me", made: float = 1.0, size: int = 10) -> BoxRow:
    return BoxRow(digest * 32, "box", "war-eternal", {"names": {}}, size, by, made)


def table(id: str, name: str) -> Begun:
    header = Header(id, "war-eternal", 1, 1, {"boxes": ["war-eternal", name]}, None, {}, 1.0)
    return Begun(header, (SeatRow(0, "person", None, ""),), Snapshot(0, []), [0])


async def test_a_box_is_kept_found_offered_closed_and_reported(database: str) -> None:
    store = Store.open(database)
    try:
        mine = row("a")
        assert await store.write_with("", lambda c: boxes.add(c, mine, b"\0packed\xff"))
        assert await store.write_with("", lambda c: boxes.add(c, mine, b"other"))
        assert await store.read_with(lambda c: boxes.packed(c, mine.digest)) == b"\0packed\xff"
        assert await store.read_with(lambda c: boxes.named(c, mine.name)) == mine
        other = f"other-{mine.digest}"
        assert await store.read_with(lambda c: boxes.named(c, other)) is None
        assert await store.read_with(boxes.offered) == []
        await store.write_with("", lambda c: boxes.offer(c, mine.digest, 5.0))
        assert [each.name for each in await store.read_with(boxes.offered)] == [mine.name]
        for _ in range(2):
            await store.write_with("", lambda c: boxes.report(c, mine.digest, "you", 6.0))
        reported = await store.read_with(boxes.reported)
        assert [(each.box.digest, each.people) for each in reported] == [(mine.digest, 1)]
        await store.write_with("", lambda c: boxes.close(c, mine.digest, 7.0))
        assert await store.read_with(boxes.offered) == []
        assert await store.read_with(lambda c: boxes.of_browser(c, "me")) == []
    finally:
        await store.close()


async def test_a_browser_has_a_limit_and_those_in_play_stay(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boxes, "MOST_OF_A_BROWSER", 3)
    store = Store.open(database)
    try:

        async def add(each: BoxRow, counted: bool = True) -> bool:
            return await store.write_with("", lambda c: boxes.add(c, each, b"x", counted))

        async def there() -> str:
            found = await store.read_with(lambda c: boxes.of_browser(c, "me"))
            return "".join(each.digest[0] for each in found)

        for number, digest in enumerate("abc"):
            assert await add(row(digest, made=float(number)))
        await store.begin(table("one", row("a").name))
        await store.write_with("", lambda c: boxes.offer(c, row("b").digest, 1.0))
        assert await add(row("d", made=4.0))
        assert await there() == "dba", "c was the oldest that nobody used"
        await store.begin(table("two", row("d").name))
        assert not await add(row("e", made=5.0)), "all are used"
        assert await add(row("e", by="you")), "another browser has room"
        assert await add(row("f", made=6.0), counted=False), "at home nobody counts"
        assert (await store.look_after(1e9, 10.0, 1.0)).deleted == ()
        assert await there() == "dba", "f was in no table and in no gallery"
    finally:
        await store.close()


async def test_there_is_an_end_to_all_boxes_together(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boxes, "MOST_BYTES", 25)
    store = Store.open(sqlite)
    try:
        for digest, by, room in (("a", "me", True), ("b", "you", True), ("c", None, False)):
            adding = partial(boxes.add, row=row(digest, by), packed=b"x")
            assert await store.write_with("", adding) is room
    finally:
        await store.close()


# Brought over the web


def test_a_box_is_brought_played_and_found_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        browser = server.browser()
        told = brings(browser, contents())
        assert told.status_code == 200, told.text
        box = told.json()
        assert box["title"] == "Embers"
        assert box["yours"]
        assert not box["offered"], "nothing is published without being asked for"
        opened = browser.opens("me", "hot-seat", setup=setup_with(box["name"]))
        cookies = dict(browser.client.cookies)
        before = browser.state(opened.table)
    with forgotten(tmp_path, monkeypatch), running(tmp_path) as server:
        again = server.browser()
        again.client.cookies.update(cookies)
        rows = again.get("/api/tables").json()["running"]
        assert [row["table"] for row in rows] == [opened.table]
        assert again.state(opened.table)["asked"] == before["asked"]
        save = again.get(f"/api/t/{opened.table}/save").text
        assert box["name"] in save
        continued = again.post("/api/tables", {"save": save})
        assert continued.status_code == 200, continued.text


@pytest.mark.thorough
def test_a_killed_server_finds_its_boxes_again(tmp_path: Path) -> None:
    first = started(tmp_path)
    browser = Browser(first.address)
    try:
        name = brings(browser, contents()).json()["name"]
        opened = browser.opens("me", "bot", setup=setup_with(name))
        first.stop(signal.SIGKILL)
        second = started(tmp_path, int(first.address.rpartition(":")[2]))
        try:
            assert browser.state(opened.table)["asked"] is not None
        finally:
            second.stop()
            assert second.process.stdout is not None
            second.process.stdout.close()
    finally:
        browser.client.close()
        if first.process.poll() is None:
            first.stop(signal.SIGKILL)
        assert first.process.stdout is not None
        first.process.stdout.close()


async def test_another_worker_and_its_thinking_processes_find_a_box(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_house(database) as first:
        name = (await first.boxes.bring(contents().packed(), "a" * 22, counted=True)).name
        seats = [PERSON, {"who": "bot", "bot": "greedy"}]
        id = await first.open(Wanted("war-eternal", 2, 7, setup_with(name), seats))
    with forgotten(tmp_path, monkeypatch):
        async with a_house(database, processes=1) as second:
            playing = Playing(second, id)
            while (question := await playing.question()) is not None and question.seat == 0:
                await playing.answers(1)

            async def bot_has_answered() -> bool:
                given = (await second.hosted(id)).record.answers
                return any(answer.seat == 1 for answer in given)

            await eventually(bot_has_answered)
            assert (await game(second, id)).header.setup["boxes"] == ["war-eternal", name]


def test_two_boxes_of_one_slug_are_two_boxes(server: Running) -> None:
    browser = server.browser()
    other = Contents(
        {**contents().files, "cards.toml": CARDS.replace("Wenna", "Berta").encode()}, "test"
    )
    first, second = brings(browser, contents()).json(), brings(browser, other).json()
    assert first["name"] != second["name"]
    seen = []
    for box, mage in ((first, "wenna"), (second, "berta")):
        mark = box["digest"][: shelf.MARK]
        setup = {"boxes": ["war-eternal", box["name"]], "mages": [f"{mage}-{mark}", "gex"]}
        opened = browser.opens("me", "hot-seat", setup=setup)
        seen.append(json.dumps(browser.state(opened.table)))
    assert "Wenna" in seen[0]
    assert "Berta" not in seen[0]
    assert "Berta" in seen[1]
    assert "Wenna" not in seen[1]
    assert brings(browser, contents()).json()["name"] == first["name"], "brought twice, kept once"


# What is refused


def bomb() -> bytes:
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as pack:
        pack.writestr("box.toml", b" " * 50_000_000)
    return whole.getvalue()


def archive(name: str) -> bytes:
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as pack:
        pack.writestr("box.toml", MAIN)
        pack.writestr(name, CARDS)
    return whole.getvalue()


WRONG = CARDS.replace('type = "gem"', 'type = "gen"')
REFUSED = {
    "nothing": (b"", "this is not a packed box"),
    "noise": (b"PK\x03\x04" + b"\xff" * 400, "this is not a packed box"),
    "bomb": (bomb(), "too large"),
    "climbing": (archive("../../etc/cards.toml"), "a file of a box has a plain name"),
    "script": (archive("cards.js"), "a file of a box has a plain name"),
    "line": (
        Contents({"box.toml": MAIN.encode(), "cards.toml": WRONG.encode()}, "x").packed(),
        "cards.toml, line ",
    ),
    "webp": (contents("x", "a.webp", b"RIFF0000WEBPVP8X" + b"\0" * 40).packed(), "a.webp: "),
    "png": (contents("x", "a.png", png()[:-20]).packed(), "a.png: this PNG cannot be read"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_is_not_a_sound_box_is_refused_in_words(server: Running, what: str) -> None:
    data, words = REFUSED[what]
    answer = brings(server.browser(), data)
    assert answer.status_code == 400
    assert words in answer.json()["error"]["text"]


def test_a_box_that_is_too_long_is_not_even_read(server: Running) -> None:
    assert brings(server.browser(), b"x" * (limits.BOX_BYTES + 1)).status_code == 413


def test_nobody_brings_boxes_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.RULES, limits.BOXES, limits.Rule(1, 9, 60.0))
    with running(tmp_path, HOSTED) as server:
        browser = server.browser()
        assert brings(browser, contents()).status_code == 200, "it gets its cookie"
        assert brings(browser, contents()).status_code == 200
        assert brings(browser, contents()).status_code == 429


def test_a_full_server_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boxes, "MOST", 1)
    with running(tmp_path) as server:
        browser = server.browser()
        assert brings(browser, contents("one")).status_code == 200
        answer = brings(browser, contents("two"))
        assert answer.status_code == 400
        assert "There is no room for another box here" in answer.text


def test_a_box_only_in_memory_opens_no_table(server: Running, tmp_path: Path) -> None:
    """What somebody has only looked at is not kept: a restart would not find it."""
    own = reading.read_own(contents("only-looked-at"))
    wish = {"game": "war-eternal", "players": 2, "setup": setup_with(own.name)}
    answer = server.browser().post("/api/tables", wish)
    assert answer.status_code == 400
    assert f"The box {own.name} is not here" in answer.text


def test_a_box_of_the_operators_folder_is_kept_with_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server, forgotten(tmp_path, monkeypatch):
        name = reading.read_own(contents("from-the-folder")).name
        path = shelf.keep(name, contents("from-the-folder"))
        browser = server.browser()
        opened = browser.opens("me", "hot-seat", setup=setup_with(name))
        path.unlink()
        cookies = dict(browser.client.cookies)
    with running(tmp_path) as server, forgotten(tmp_path, monkeypatch):
        browser = server.browser()
        browser.client.cookies.update(cookies)
        assert browser.state(opened.table)["asked"]


def test_an_operator_may_do_without_boxes(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        house: House = server.app.hall.house
        browser = server.browser()
        name = brings(browser, contents()).json()["name"]
        opened = browser.opens("me", "hot-seat", setup=setup_with(name))
        house.boxes.welcome = False
        answer = brings(browser, contents("another"))
        assert "This server does not accept boxes" in answer.json()["error"]["text"]
        wish = {"game": "war-eternal", "players": 2, "setup": setup_with(name)}
        assert "This server does not accept boxes" in browser.post("/api/tables", wish).text
        assert browser.get(f"/api/boxes/{name[-32:]}").status_code == 400
        assert browser.get("/api/boxes").json() == {"welcome": False, "offered": [], "yours": []}
        assert browser.state(opened.table)["asked"], "a table that has one continues"


# Pictures


def test_a_picture_is_encoded_again() -> None:
    sneaky = png(64, 64, (b"tEXt", b"Comment\0<script>alert(1)</script>"), tail=b"<script>")
    assert b"script" in sneaky
    clean = encoded_again(sneaky)
    assert clean is not None
    assert clean == encoded_again(png()) == encoded_again(clean)
    assert b"script" not in clean


@pytest.mark.parametrize(
    "spoiled",
    [
        png()[:40],
        png().replace(b"IDAT", b"IDAX"),
        png(64, 64, (b"ABCD", b"critical")),
        png(64, 64, (b"IHDR", b"\0" * 13)),
        png(64, 64, (b"PLTE", b"\0" * 3)),
        png()[:-4] + b"\0\0\0\0",
        b"\x89PNG\r\n\x1a\n",
    ],
)
def test_what_is_not_a_sound_picture_is_not_encoded(spoiled: bytes) -> None:
    assert encoded_again(spoiled) is None


SNEAKY = png(64, 64, (b"tEXt", b"Comment\0<script>alert(1)</script>"), tail=b"<script>")


def with_picture(slug: str = "embers", data: bytes = SNEAKY) -> Contents:
    """A box whose mage has a picture of her own."""
    cards = CARDS.replace('name = "Wenna"', 'name = "Wenna"\npicture = "faces/wenna.png"', 1)
    files = {**contents(slug, "faces/wenna.png", data).files, "cards.toml": cards.encode()}
    return Contents(files, "test")


def of_wenna(told: Any) -> set[str]:
    """How the mage is drawn, wherever something is told of her."""
    if isinstance(told, list):
        return set().union(*map(of_wenna, told))
    if not isinstance(told, dict):
        return set()
    slug = str(told.get("card", told.get("slug")))
    own = {told["art"]} if "art" in told and slug.startswith("wenna-") else set()
    return own.union(*map(of_wenna, told.values()))


def test_a_picture_is_served_as_it_was_encoded(server: Running) -> None:
    browser = server.browser()
    box = brings(browser, with_picture()).json()
    address = f"/api/boxes/{box['digest']}/picture/faces/wenna.png"
    shown = browser.get(address)
    assert shown.headers["content-type"] == "image/png"
    assert shown.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in shown.headers["content-security-policy"]
    assert shown.content == encoded_again(SNEAKY)
    for other in ("box.toml", "cards.toml", "faces/wenna.svg", "faces/other.png"):
        assert browser.get(address.replace("faces/wenna.png", other)).status_code == 404
    packed = browser.get(f"/api/boxes/{box['digest']}/file")
    assert "attachment" in packed.headers["content-disposition"]
    assert b"alert" not in packed.content


def test_a_picture_is_told_of_wherever_its_card_is_drawn(server: Running) -> None:
    browser = server.browser()
    box = brings(browser, with_picture()).json()
    art = {f"own:{box['digest']}/faces/wenna.png"}
    assert of_wenna(box) == art, "in the gallery"
    assert of_wenna(browser.get(f"/api/boxes/{box['digest']}").json()["cards"]) == art
    named = {"box": box["name"]}
    slug = f"wenna-{box['digest'][: shelf.MARK]}"
    picker = browser.get("/api/fields/war-eternal", params=named).json()
    assert {picker["cast"][slug]} == art
    assert browser.get(f"/api/card/war-eternal/{slug}", params=named).json()["art"] in art
    opened = browser.opens("me", "hot-seat", setup=setup_with(box["name"]))
    assert of_wenna(browser.state(opened.table)["scene"]) == art
    read = browser.get(f"/api/card/war-eternal/{slug}", params={"table": opened.table})
    assert read.json()["art"] in art


def test_a_picture_of_the_operators_folder_is_encoded_when_it_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = SNEAKY[:60] + b"\0" + SNEAKY[61:]
    with running(tmp_path) as server, forgotten(tmp_path, monkeypatch):
        browser = server.browser()
        for slug, data in (("sneaky", SNEAKY), ("broken", broken)):
            box = with_picture(slug, data)
            name = reading.read_own(box).name
            shelf.keep(name, box)
            browser.opens("me", "hot-seat", setup=setup_with(name))
            shown = browser.get(f"/api/boxes/{box.digest}/picture/faces/wenna.png")
            clean = encoded_again(data)
            assert shown.status_code == (404 if clean is None else 200)
            assert b"script" not in shown.content
            assert clean is None or shown.content == clean


# What the operator does


def test_an_operator_reads_reports_and_closes_a_box(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = ["--database", str(tmp_path / "tables.sqlite"), "--language", "en"]
    with running(tmp_path) as server:
        author, reader = server.browser(), server.browser()
        box = brings(author, contents()).json()
        address = f"/api/boxes/{box['digest']}"
        assert reader.post(f"{address}/offer", {"offered": True}).status_code == 403
        assert main(["box", "offer", f"https://example.org{box['url']}", *database]) == 0
        assert [each["name"] for each in reader.get("/api/boxes").json()["offered"]] == [
            box["name"]
        ]
        assert reader.post(f"{address}/report").json() == {"reported": True}
        assert reader.post(f"{address}/report").json() == {"reported": False}
        assert main(["reports", *database]) == 0
        told = capsys.readouterr().out
        assert "“Embers” was reported by one person." in told
        assert f"emberhold box close {box['digest']}" in told
        opened = author.opens("me", "hot-seat", setup=setup_with(box["name"]))
        assert main(["box", "close", box["digest"], *database]) == 0
        assert reader.get(address).status_code == 404
        assert reader.get(box["url"]).status_code == 404
        assert reader.get("/api/boxes").json()["offered"] == []
        wish = {"game": "war-eternal", "players": 2, "setup": setup_with(box["name"])}
        assert "has closed this box" in author.post("/api/tables", wish).text
        assert "has closed this box" in brings(author, contents()).text
        assert author.state(opened.table)["asked"], "a table that has it continues"
        assert main(["box", "reopen", box["digest"], *database]) == 0
        assert author.post("/api/tables", wish).status_code == 200
        assert main(["box", "withdraw", box["digest"], *database]) == 0
        assert reader.get("/api/boxes").json()["offered"] == []
        assert main(["box", "offer", "0" * 32, *database]) != 0


def test_those_who_join_are_told_of_the_box(server: Running) -> None:
    host = server.browser()
    box = brings(host, contents()).json()
    opened = host.opens("me", "friend", setup=setup_with(box["name"]))
    friend = server.browser(**{"Accept-Language": "fr"})
    page = friend.get(re.sub(r"^https?://[^/]+", "", opened.link(1))).text
    assert "boîte faite par un joueur\u00a0: «\u00a0Embers [en]\u00a0»" in page
    rows = host.get("/api/tables").json()["running"]
    assert "Embers" in next(row["about"] for row in rows if row["table"] == opened.table)


def test_the_picker_offers_what_a_box_holds(server: Running) -> None:
    browser = server.browser()
    name = brings(browser, contents()).json()["name"]
    told = browser.get("/api/fields/war-eternal", params={"box": name}).json()
    offered = {
        field["id"]: [value["label"] for value in field["values"]] for field in told["fields"]
    }
    assert offered["boxes"][-1] == "Embers"
    assert "Smoulder" in offered["nemesis"]
    assert "Wenna" in offered["mages"]
    plain = browser.get("/api/fields/war-eternal").json()["fields"]
    assert plain == next(
        each["fields"]
        for each in browser.get("/api/games").json()["games"]
        if each["id"] == "war-eternal"
    )
    mark = name[-32:][: shelf.MARK]
    read = browser.get(f"/api/card/war-eternal/smoulder-{mark}", params={"box": name}).json()
    assert any("Gravehold suffers 2 damage" in line for line in read["text"])
    assert browser.get("/api/fields/war-eternal", params={"box": "x"}).status_code == 404
