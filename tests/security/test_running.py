"""Running a server for others: health, counters, logs, copies, workers of different versions."""

from __future__ import annotations

import json
import logging
import re
import resource
import shutil
import signal
import subprocess
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from emberhold.cli import main
from emberhold.kernel.version import VERSION
from emberhold.server.app import create_app
from emberhold.server.house import House, Refused
from emberhold.server.http.metering import Histogram, without_secrets
from emberhold.server.http.routes.live import RESTARTING
from emberhold.server.logs import REQUESTS, AsJson
from emberhold.server.running import _OWN_FILES, _most_connections
from emberhold.server.store import Event, Store
from tests.security.public import public, stranger
from tests.server.databases import _binaries
from tests.server.houses import Playing, a_house, game, run, war_eternal
from tests.server.serving import PATIENCE, Browser, Running, first_option, running, started
from tests.support.waiting import until

# Health


def test_a_server_is_healthy_while_its_database_answers(server: Running) -> None:
    for path, word in (("/healthz", "ok"), ("/readyz", "ready")):
        answer = server.browser().get(path)
        assert (answer.status_code, answer.json()) == (200, {word: True, "version": VERSION})


async def test_it_is_not_when_the_database_is_gone(tmp_path: Path) -> None:
    house = House(Store.open(str(tmp_path / "tables.sqlite")))

    app = create_app(house)
    house.store.engine.dispose()
    house.store.engine = create_engine("sqlite:////nowhere/at/all.sqlite")
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        assert (await client.get("/healthz")).status_code == 503
        assert (await client.get("/readyz")).json()["ready"] is False
        away = await client.get("/api/t/abc/state", headers={"Cookie": "emberhold=" + "a" * 22})
        assert (away.status_code, away.json()["error"]["code"]) == (503, "away")
        assert "emberhold_database_up 0" in (await client.get("/metrics")).text


def test_a_disk_that_is_full_is_not_healthy(tmp_path: Path) -> None:
    """It still reads: only an attempt to write finds out. Nothing is lost by it."""
    server = started(tmp_path, first="import emberhold.server.http.probing as p; p._FRESH = 0")
    one = Browser(server.address)
    try:
        table = one.opens("me").table
        before = one.state(table)
        assert one.get("/healthz").json()["ok"] is True
        _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, most))
        until(lambda: one.get("/healthz").status_code == 503)
        assert one.get("/readyz").status_code == 503
        answer = one.post(f"/api/t/{table}/say", {"id": "full", **first_option(before)})
        assert answer.status_code == 503
        assert one.state(table)["version"] == before["version"]
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))
        until(lambda: one.get("/healthz").status_code == 200)
        assert one.says(table, **first_option(one.state(table)))["is"] == "done"
    finally:
        one.client.close()
        server.stop()
        assert server.process.stdout is not None
        server.process.stdout.close()


def test_asking_often_how_it_is_costs_one_look(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        looks = []
        probe = server.app.hall.store.probe

        async def counted(now: float) -> None:
            looks.append(now)
            await probe(now)

        server.app.hall.store.probe = counted  # type: ignore[method-assign]
        one = server.browser()
        assert {one.get("/healthz").status_code for _ in range(50)} == {200}
        assert len(looks) < 50


def test_a_page_whose_answer_could_not_be_stored_says_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The socket is closed as for a restart; nobody finds a traceback in the log."""
    with running(tmp_path) as server:
        browser = server.browser()
        opened = browser.opens("me", game="war-eternal")
        append = Store.append

        async def away(self: Store, append: object) -> bool:
            raise OperationalError("", {}, Exception("gone"))

        with browser.socket(opened.table) as page:
            said = {"id": "once", **first_option(page.state())}
            monkeypatch.setattr(Store, "append", away)
            page.wire.send(json.dumps(said))
            with pytest.raises(ConnectionClosed) as closed:
                page.wire.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == RESTARTING
        monkeypatch.setattr(Store, "append", append)
        with browser.socket(opened.table) as page:
            page.state()
            page.wire.send(json.dumps(said))
            frames = iter(page.read, None)
            assert next(each for each in frames if each.get("id") == "once")["is"] == "done"
    assert not [record for record in caplog.records if record.exc_info]


def test_a_server_about_to_stop_is_not_ready(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        server.app.hall.closing.set()
        assert server.browser().get("/readyz").status_code == 503
        assert server.browser().get("/healthz").status_code == 200


# Counters


def test_metrics_are_text_that_prometheus_reads(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        browser = server.browser()
        opened = browser.opens("me", game="war-eternal")
        with browser.socket(opened.table) as socket:
            assert socket.say(**first_option(socket.state()))["is"] == "done"
            assert socket.say(do="undo", version=0, seat=0, to=0)["code"] == "stale"
            text = browser.get("/metrics").text
    values = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert values[f'emberhold_info{{version="{VERSION}"}}'] == "1"
    assert values['emberhold_messages_total{outcome="done"}'] == "1"
    assert values['emberhold_messages_total{outcome="stale"}'] == "1"
    assert values["emberhold_answer_seconds_count"] == "2"
    assert values['emberhold_answer_seconds_bucket{le="+Inf"}'] == "2"
    assert values["emberhold_tables_awake"] == "1"
    assert values["emberhold_pages_open"] == "1"
    assert int(values['emberhold_requests_total{status="2xx"}']) >= 1
    assert values['emberhold_refusals_total{limit="tables"}'] == "0"
    for line in text.splitlines():
        assert line.startswith("# TYPE ") or " " in line


def test_metrics_are_not_for_those_behind_the_proxy(tmp_path: Path) -> None:
    with public(tmp_path) as server:
        assert stranger(server, "203.0.113.7").get("/metrics").status_code == 404
        assert server.browser().get("/metrics").status_code == 200


def test_steps_of_a_histogram_add_up() -> None:
    histogram = Histogram()
    for seconds in (0.001, 0.2, 100.0):
        histogram.note(seconds)
    lines = list(histogram.lines("x"))
    assert lines[0] == 'x_bucket{le="0.005"} 1'
    assert lines[-3:] == ['x_bucket{le="+Inf"} 3', "x_sum 100.201000", "x_count 3"]


# Logs


def test_logs_hold_no_secrets(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, logger=REQUESTS.name)
    REQUESTS.propagate = True
    logging.getLogger("emberhold").propagate = True
    with running(tmp_path) as server:
        host, friend = server.browser(), server.browser()
        opened = host.opens("me", "friend", game="ashes")
        friend.takes(opened.link(1))
        host.get(f"/t/{opened.table}")
        host.get(f"/api/t/{opened.table}/state")
        cookies = [*host.client.cookies.values(), *friend.client.cookies.values()]
    written = "\n".join(AsJson().format(record) for record in caplog.records)
    assert "/api/t/*/state" in written
    token = opened.link(1).rpartition("/")[2]
    for secret in (token, opened.table, *cookies):
        assert secret not in written
    for line in written.splitlines():
        assert json.loads(line)["version"] == VERSION


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("/s/abc", "/s/*"),
        ("/t/abc/replay", "/t/*/replay"),
        ("/api/t/abc/at/3", "/api/t/*/at/3"),
        ("/api/code/abc", "/api/code/*"),
        ("/api/games", "/api/games"),
    ],
)
def test_addresses_are_written_down_without_secrets(path: str, kept: str) -> None:
    assert without_secrets(path) == kept


# Copies


def test_a_copy_is_made_while_the_server_writes_and_can_be_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    restored = tmp_path / "elsewhere" / "tables.sqlite"

    async def test() -> None:
        async with a_house(str(database)) as house:
            table = await war_eternal(house)
            playing = Playing(house, table)
            await playing.answers(20)
            assert main(["backup", str(copy), "--database", str(database)]) == 0
            await playing.answers(5)
        assert main(["backup", str(copy), "--restore", "--database", str(restored)]) == 0
        async with a_house(str(restored)) as house:
            assert (await game(house, table)).count == 20
            await Playing(house, table, name="after").answers(3)

    run(test())
    assert "copy.sqlite" in capsys.readouterr().out


def test_a_copy_never_overwrites_a_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    run(_made(str(database)))
    main(["backup", str(copy), "--database", str(database)])
    before = database.read_bytes()
    assert main(["backup", str(copy), "--restore", "--database", str(database)]) == 2
    assert database.read_bytes() == before
    copy.write_bytes(b"nonsense" * 1000)
    other = str(tmp_path / "other.sqlite")
    assert main(["backup", str(copy), "--restore", "--database", other]) == 2
    assert not Path(other).exists()
    assert main(["backup", "x", "--database", str(tmp_path / "none.sqlite")]) == 2
    assert main(["backup", "x", "--database", "postgresql://a@b/c"]) == 2
    assert "pg_dump" in capsys.readouterr().err


async def _made(database: str) -> None:
    await Store.open(database).close()


def test_the_recipe_for_postgresql_brings_everything_back(
    request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    from tests.server.databases import fresh_database

    server = request.getfixturevalue("postgresql")
    binaries = _binaries()
    assert binaries is not None
    dump = tmp_path / "tables.dump"
    with fresh_database(server) as old, fresh_database(server) as new:

        async def test() -> None:
            async with a_house(old) as house:
                table = await war_eternal(house)
                await Playing(house, table).answers(20)
                await _command(binaries / "pg_dump", "--format=custom", f"--file={dump}", old)
            await _command(binaries / "pg_restore", f"--dbname={new}", "--no-owner", str(dump))
            async with a_house(new) as house:
                assert (await game(house, table)).count == 20

        run(test())


async def _command(program: Path, *words: str) -> None:
    import asyncio

    done = await asyncio.to_thread(
        subprocess.run, [str(program), *words], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


# Stopping, and other versions


def test_a_server_that_is_told_to_stop_ends_in_order(tmp_path: Path) -> None:
    process = started(tmp_path)
    assert httpx.get(f"{process.address}/readyz", timeout=PATIENCE).status_code == 200
    assert process.stop(signal.SIGTERM) in (0, -signal.SIGTERM)
    assert process.process.stdout is not None
    process.process.stdout.close()


async def test_what_only_a_newer_version_understands_is_not_played_on(database: str) -> None:
    async with a_house(database) as one:
        table = await war_eternal(one)
        await Playing(one, table).answers(3)
        hosted = await one.hosted(table)
        event = Event(hosted.record.version + 1, "moon-phase", {}, None, 1.0)

        def sneak(connection: object) -> None:
            connection.execute(  # type: ignore[attr-defined]
                text(
                    "INSERT INTO events (table_id, number, kind, data, time)"
                    " VALUES (:table, :number, :kind, '{}', 1.0)"
                ),
                {"table": table, "number": event.number, "kind": event.kind},
            )

        await one.store.write_with(table, sneak)
    async with a_house(database) as other:
        with pytest.raises(Refused) as refusal:
            await other.hosted(table)
        assert refusal.value.code == "newer"
        kept = await other.store.read(table)
        assert kept is not None
        assert kept.tail[-1].kind == "moon-phase"


def test_files_for_running_it_name_things_that_exist() -> None:
    """No engine for containers is needed to see that the files fit each other."""
    deploy = Path("deploy")
    compose = (deploy / "compose.yaml").read_text()
    containerfile = (deploy / "Containerfile").read_text()
    unit = (deploy / "emberhold.service").read_text()
    for wanted in ("one:", "two:", "database:", "proxy:", "nginx.conf"):
        assert wanted in compose
    assert "/healthz" in containerfile
    words = [word for line in (compose, containerfile, unit) for word in line.split()]
    options = {word.strip('",[]').partition("=")[0] for word in words if "--" in word}
    known = {"--url", "--host", "--port", "--database", "--keep", "--log", "--quiet"}
    assert {option for option in options if option.startswith("--")} <= known | {
        "--no-cache-dir",
        "--system",
        "--home",
        "--create-home",
        "--from",
    }
    proxy = (deploy / "nginx.conf").read_text()
    assert "/metrics" in proxy
    assert "http2 on" not in proxy, "nginx of Debian 12 does not know that"
    page = Path("docs/hosting.md").read_text(encoding="utf-8")
    assert re.findall("sudo|pip install 'emberhold", page) == [], "neither is there everywhere"


def test_the_proxy_takes_its_file(tmp_path: Path) -> None:
    nginx = shutil.which("nginx")
    if nginx is None:
        pytest.skip("no nginx here: apt-get install nginx")
    words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=here"]
    keys = ["-keyout", str(tmp_path / "privkey.pem"), "-out", str(tmp_path / "fullchain.pem")]
    subprocess.run(["openssl", *words, *keys], check=True, capture_output=True)
    text = (Path("deploy") / "nginx.conf").read_text().replace("/certificates", str(tmp_path))
    for name in ("one", "two"):
        text = text.replace(f"server {name}:8765", "server 127.0.0.1:8765")
    file = tmp_path / "nginx.conf"
    file.write_text(f"pid {tmp_path}/pid;\nerror_log {tmp_path}/errors;\n{text}")
    told = subprocess.run([nginx, "-t", "-c", str(file)], capture_output=True, text=True)
    assert told.returncode == 0, told.stderr


# Connections


def test_where_the_system_counts_no_files_a_thousand_connections_are_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("emberhold.server.running.sys.platform", "win32")
    assert _most_connections() == 1000


@pytest.mark.parametrize(("files", "most"), [(100, 64), (700, 700 - _OWN_FILES)])
def test_as_many_connections_as_there_may_be_files_less_the_own(
    files: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (files, files))
    assert _most_connections() == most
