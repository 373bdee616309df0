"""Answers that used to be crashes: a clear refusal, and everything as it was."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from emberhold.commands import report
from emberhold.kernel.errors import EmberholdError
from emberhold.server.app import create_app
from emberhold.server.house import House
from emberhold.server.house.names import proper
from emberhold.server.store import Store, StoreError
from emberhold.server.store.opening import engine_for
from tests.server.houses import run
from tests.server.serving import Running

OVERRIDE = "\u202e"
NAMING = {"id": "n", "do": "seat", "seat": 0, "who": "person"}
UNDOING = {"id": "u", "do": "undo", "version": 0, "seat": 0}


def asked(database: str, *requests: tuple[str, str, object]) -> list[httpx.Response]:
    """The answers of a server on this database, each to a method, a path and a body."""
    found: list[httpx.Response] = []

    async def test() -> None:
        house = House(Store.open(database))
        await house.start()
        transport = httpx.ASGITransport(create_app(house), raise_app_exceptions=False)
        base = "http://127.0.0.1:8765"
        async with httpx.AsyncClient(
            transport=transport, base_url=base, headers={"Origin": base}
        ) as client:
            wish = {"game": "war-eternal", "players": 1, "seed": 1}
            table = (await client.post("/api/tables", json=wish)).json()["table"]
            for method, path, body in requests:
                answer = await client.request(method, path.format(t=table), json=body)
                found.append(answer)
        await house.stop()

    run(test())
    return found


def test_nul_in_names_ids_and_addresses_is_no_crash(database: str) -> None:
    seats = [{"who": "me", "name": "A\x00da"}]
    wish = {"game": "war-eternal", "players": 1, "seed": 1, "seats": seats}
    answers = asked(
        database,
        ("GET", "/api/t/%00/state", None),
        ("GET", "/api/t/a%00b/links", None),
        ("GET", "/t/%00", None),
        ("GET", "/api/code/%00", None),
        ("GET", "/api/card/ashes/%00", None),
        ("POST", "/api/tables", wish),
        ("POST", "/api/t/{t}/say", {"id": "a\x00b", "do": "pace", "bots": "slow"}),
        (
            "POST",
            "/api/t/{t}/say",
            {"id": "n", "do": "seat", "seat": 0, "who": "person", "name": "\x00B\x1f"},
        ),
        ("GET", "/api/tables", None),
    )
    codes = [answer.status_code for answer in answers]
    assert codes == [403, 403, 403, 403, 403, 200, 400, 200, 200]
    names = [player["name"] for row in answers[-1].json()["running"] for player in row["players"]]
    assert sorted(names) == ["Ada", "B"]


@pytest.mark.parametrize("number", ["-1", "-999999999", "99999999999999999999999", "1e9", "٣", "x"])
def test_absurd_numbers_in_addresses_are_refused(sqlite: str, number: str) -> None:
    answers = asked(
        sqlite,
        ("GET", f"/api/t/{{t}}/at/{number}", None),
        ("GET", f"/api/t/{{t}}/state?seat={number}", None),
        ("GET", f"/api/t/{{t}}/at/0?seat={number}", None),
        ("GET", f"/api/t/{{t}}/wait?seat={number}&version=-1", None),
    )
    assert all(answer.status_code in (400, 403) for answer in answers)


@pytest.mark.parametrize("number", [-1, -(10**9), -(2**63), 2**64, -(10**30)])
def test_absurd_numbers_in_messages_are_refused(sqlite: str, number: int) -> None:
    answers = asked(
        sqlite,
        (
            "POST",
            "/api/t/{t}/say",
            {"id": "a", "do": "undo", "version": 0, "seat": 0, "to": number},
        ),
        ("POST", "/api/t/{t}/say", {"id": "b", "do": "undo-ask", "to": number}),
        ("POST", "/api/t/{t}/continue", {"at": number}),
        ("POST", "/api/tables", {"game": "ashes", "players": number}),
        ("POST", "/api/tables", {"game": "ashes", "players": 2, "setup": {"rounds": number}}),
        ("POST", "/api/t/{t}/links", {"make": number}),
    )
    assert all(answer.status_code == 400 for answer in answers)


# Names


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        (f"Ada{OVERRIDE}adA", "AdaadA"),
        ("  Ada \t\n Lovelace ", "Ada Lovelace"),
        ("\x1b[31mred\x07", "[31mred"),
        ("a\u2066b\u2069\ufeff\u200b", "ab"),
        ("Zażółć gęślą", "Zażółć gęślą"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("e" + "\u0333" * 30, "e" + "\u0333" * 3),
        ("\ud800x", "x"),
    ],
)
def test_names_hold_nothing_that_cannot_be_seen(given: str, kept: str) -> None:
    assert proper(given) == kept


def test_names_at_tables_are_proper(server: Running) -> None:
    browser = server.browser()
    opened = browser.opens("me", game="war-eternal")
    browser.says(opened.table, do="seat", seat=0, who="person", name=f"x{OVERRIDE}y\x00\x08")
    assert browser.state(opened.table)["seats"][0]["name"] == "xy"


# Databases and files of other versions


def test_a_database_of_a_newer_version_is_refused_in_one_line(database: str) -> None:
    run(_closed(database))
    engine = engine_for(database)
    with engine.execution_options(writes=True).begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(StoreError) as problem:
        Store.open(database)
    assert "newer version" in str(problem.value)
    assert "\n" not in str(problem.value)


async def _closed(database: str) -> None:
    await Store.open(database).close()


def test_results_with_an_unknown_nemesis_are_refused(tmp_path: Path) -> None:
    pl = pytest.importorskip("polars")
    from emberhold.commands import simulate

    path, other = tmp_path / "a.parquet", tmp_path / "b.parquet"
    words = ["war-eternal", "--games", "1", "--nemesis", "gate-witch", "--bots", "random"]
    simulate.main([*words, "--processes", "1", "--out", str(path)], "en")
    frame = pl.read_parquet(path).with_columns(pl.lit("nobody").alias("nemesis"))
    frame.write_parquet(other, metadata={"emberhold": pl.read_parquet_metadata(path)["emberhold"]})
    with pytest.raises(EmberholdError) as problem:
        report.main([str(other), "--out", str(tmp_path / "page")], "pl")
    assert "nobody" in problem.value.text("fr")


def test_json_that_is_no_text_is_refused(server: Running) -> None:
    browser = server.browser()
    for body in (b"\xff\xfe", b'{"game": "\xed\xa0\x80"}', b'{"seed": "\\ud800"}', b"[" * 100_000):
        answer = browser.client.post("/api/tables", content=body)
        assert answer.status_code in (400, 413)
        json.loads(answer.text)
