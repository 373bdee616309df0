"""Answers that used to be crashes: a clear refusal, and everything as it was."""

from __future__ import annotations

import io
import json
import logging
from pathlib import Path
from unicodedata import category
from urllib.parse import quote

import httpx
import pytest
from sqlalchemy import text

import emberhold
from emberhold.cli import main
from emberhold.commands import report
from emberhold.games import GAMES
from emberhold.kernel.errors import EmberholdError, SaveError
from emberhold.language import LANGUAGES
from emberhold.server.app import create_app
from emberhold.server.house import House
from emberhold.server.house.people.names import proper
from emberhold.server.logs import AsLine
from emberhold.server.store import Store, StoreError
from emberhold.server.store.engines import engine_for
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


def test_nul_in_names_ids_and_addresses_does_not_crash(database: str) -> None:
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


def test_json_that_is_not_text_is_refused(server: Running) -> None:
    browser = server.browser()
    for body in (b"\xff\xfe", b'{"game": "\xed\xa0\x80"}', b'{"seed": "\\ud800"}', b"[" * 100_000):
        answer = browser.client.post("/api/tables", content=body)
        assert answer.status_code in (400, 413)
        json.loads(answer.text)


# What is quoted


STEERING = "\x1b[31m\x07\r\nX-Evil: 1\u202e\x9b"
"""Colours, a bell, another line with a header, a change of direction, another escape."""


def is_clean(said: str) -> bool:
    return all(letter.isprintable() or category(letter) == "Zs" for letter in said)


def test_what_is_quoted_steers_nothing(server: Running) -> None:
    one = server.browser()
    table = one.opens("me").table
    quoted = quote(STEERING)
    answers = [
        one.get(f"/api/t/{table}/state?seat={quoted}"),
        one.get(f"/api/t/{table}/at/0?seat={quoted}"),
        one.get(f"/api/t/{table}/state?lang={quoted}"),
        one.get(f"/api/rules/ashes?q={quoted}&lang={quoted}"),
        one.post("/api/lessons", {"lesson": STEERING}),
        one.post("/api/puzzles", {"puzzle": STEERING}),
        one.post("/api/puzzles", {STEERING: STEERING}),
        one.post("/api/tables", {"game": STEERING, "players": 2}),
        one.post("/api/tables", {"game": "ashes", "players": 2, "seed": STEERING}),
        one.post(
            "/api/tables", {"game": "ashes", "players": 2, "setup": {"decks": [STEERING] * 2}}
        ),
        one.post("/api/tables", {"game": "ashes", "players": 2, "setup": {STEERING: 1}}),
        one.post("/api/tables", {"save": STEERING}),
        one.post("/api/campaigns/file", {"file": STEERING}),
        one.post(f"/api/t/{table}/say", {"id": STEERING, "do": STEERING}),
        one.post(
            f"/api/t/{table}/say",
            {"id": "a", "do": "answer", "version": 0, "seat": 0, "key": STEERING},
        ),
    ]
    refused = [answer for answer in answers if answer.status_code != 200]
    assert len(refused) > 9
    for answer in answers:
        assert answer.status_code < 500, answer.text
        assert "x-evil" not in answer.headers
        for value in answer.headers.values():
            assert is_clean(value)
        told = answer.json()
        if "error" in told or told.get("is") == "refused":
            assert is_clean(told["error"]["text"] if "error" in told else told["text"]), told


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_spells_what_cannot_be_seen(language: str) -> None:
    with pytest.raises(EmberholdError) as found:
        emberhold.open(f"ashes{STEERING}\ud800")
    said = found.value.text(language)
    assert is_clean(said)
    assert "\\x1b[31m" in said
    why = SaveError("error-save-start", path="file", why=found.value.message)
    assert is_clean(why.text(language))


def test_a_line_of_the_log_stays_a_line() -> None:
    record = logging.LogRecord("emberhold", 30, "", 0, "said %s", (STEERING,), None)
    written = AsLine("%(levelname)s %(message)s").format(record)
    assert is_clean(written)
    assert "\\x1b[31m" in written
    assert record.args == (STEERING,), "others may write it down in another way"


# A game that is not there


def test_a_game_nobody_knows_is_not_found_anywhere(server: Running) -> None:
    one = server.browser()
    for path in ("gists.json", "style.css"):
        answer = one.get(f"/games/ashen/{path}")
        assert answer.status_code == 404
        assert answer.json()["error"]["code"] == "not-found"
    assert "ashes" in one.get("/games/ashen/gists.json").json()["error"]["text"]


def test_every_game_has_its_colours(server: Running) -> None:
    """Without them every table would be grey."""
    one = server.browser()
    for name, game in GAMES.items():
        if game.look.stylesheet is None:
            continue
        answer = one.get(f"/games/{name}/style.css")
        assert answer.status_code == 200, name
        assert answer.headers["content-type"].startswith("text/css")
        assert game.look.stylesheet.read_text(encoding="utf-8") in answer.text
        assert one.get(f"/games/{name}/gists.json").json()
    assert sum(game.look.stylesheet is not None for game in GAMES.values()) >= 4


# Half a letter


HALF = "\ud800"


@pytest.mark.parametrize("wrong", [HALF, f"seed {HALF}", "\udcff"])
def test_half_a_letter_is_refused_in_words_as_a_seed_or_a_name(wrong: str) -> None:
    """As a script may have it from a file that was read with the wrong encoding."""
    for give in (
        lambda: emberhold.open("ashes", 2, wrong),
        lambda: emberhold.open("war-eternal", 1, wrong),
        lambda: emberhold.campaign("legacy", 2, wrong),
        lambda: emberhold.open("ashes").redeal(0, wrong),
        lambda: emberhold.open(wrong, 2),
        lambda: emberhold.open("ashes", 2, 1, {"decks": [wrong, wrong]}),
        lambda: emberhold.open("ashes", 2, 1, {wrong: 1}),
        lambda: emberhold.open("ashes", 2, 1, position={wrong: 1}),
    ):
        with pytest.raises(EmberholdError) as found:
            give()
        for language in LANGUAGES:
            assert found.value.text(language).encode("utf-8")


@pytest.mark.parametrize(
    "words",
    [
        ["play", "ashes", "--seed", HALF, "--quick", "--plain"],
        ["play", "ashes", "--decks", HALF],
        ["play", HALF],
        ["simulate", "ashes", "--games", "1", "--seed", HALF],
        ["deck", "new", "--random", "--seed", HALF],
        ["cards", HALF],
        ["rules", HALF],
        ["campaign", "legacy", "--seed", HALF],
    ],
)
def test_half_a_letter_is_refused_in_words_by_every_command(
    words: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(words) != 0
    told = capsys.readouterr().err
    assert told.encode("utf-8")
    assert told.count("\n") == 1, told


def test_half_a_letter_is_refused_in_words_over_the_network(server: Running) -> None:
    one = server.browser()
    table = one.opens("me").table
    half = '"\\ud800"'
    for path, body in (
        ("/api/tables", f'{{"game": "ashes", "players": 2, "seed": {half}}}'),
        ("/api/setup", f'{{"game": "ashes", "players": 2, "seed": {half}, "setup": {{}}}}'),
        ("/api/campaigns", f'{{"game": "legacy", "players": 2, "seed": {half}}}'),
        ("/api/tables", f'{{"game": {half}, "players": 2}}'),
        (
            "/api/tables",
            '{"game": "war-eternal", "players": 1, "seats": [{"who": "me", "name": HALF}]}'.replace(
                "HALF", half
            ),
        ),
        (f"/api/t/{table}/say", f'{{"id": "a", "do": "seat", "seat": 0, "name": {half}}}'),
    ):
        answer = one.client.post(path, content=body)
        told = answer.json()
        assert answer.status_code in (400, 200), (path, answer.text)
        assert "error" in told or told.get("is") == "refused" or told.get("ok") is False, told
