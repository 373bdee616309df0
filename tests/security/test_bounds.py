"""Every number, list and text is held against its bound before anything is built of it."""

from __future__ import annotations

from typing import Any

import pytest

import emberhold
from emberhold.kernel.errors import EmberholdError, SaveError
from tests.server.serving import Running

BILLION = 10**9


@pytest.mark.parametrize("path", ["/api/tables", "/api/setup"])
@pytest.mark.parametrize("players", [BILLION, 17, -1, 2**63])
def test_absurd_numbers_of_players_are_refused_at_once(
    server: Running, path: str, players: int
) -> None:
    answer = server.browser().post(path, {"game": "war-eternal", "players": players, "seed": 1})
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "malformed"


@pytest.mark.parametrize("players", [BILLION, 0, -BILLION])
def test_a_save_for_a_billion_players_is_refused_at_once(server: Running, players: int) -> None:
    text = emberhold.open("war-eternal", 2, 7).dumps().replace("players: 2", f"players: {players}")
    with pytest.raises(SaveError):
        emberhold.loads(text)
    answer = server.browser().post("/api/tables", {"save": text})
    assert answer.status_code == 400
    assert "players" in answer.json()["error"]["text"]


def ascii_short(seed: Any) -> str:
    return "number" if isinstance(seed, int) else ascii(seed)[:20]


@pytest.mark.parametrize(
    "seed",
    ["\ud800", "a\x00b", "a\x1fb", "\u202eseed", "x" * 201, 10**5000, -(10**300)],
    ids=ascii_short,
)
def test_seeds_nobody_can_write_down_are_refused(seed: Any) -> None:
    with pytest.raises(EmberholdError) as problem:
        emberhold.open("war-eternal", 1, seed)
    for language in ("en", "pl", "fr"):
        problem.value.text(language).encode()


@pytest.mark.parametrize(
    "seed", ['"\\ud800"', '"a\\u0000b"', "1" + "0" * 300, '"' + "x" * 500 + '"']
)
def test_such_seeds_are_refused_in_saves_too(server: Running, seed: str) -> None:
    text = emberhold.open("war-eternal", 1, 7).dumps().replace("seed: 7", f"seed: {seed}")
    with pytest.raises(SaveError):
        emberhold.loads(text)
    assert server.browser().post("/api/tables", {"save": text}).status_code == 400


@pytest.mark.parametrize("seed", ["\\ud800", "a\\u0000b", "\\u202eabc"])
def test_such_seeds_are_refused_at_the_picker(server: Running, seed: str) -> None:
    body = f'{{"game": "war-eternal", "players": 1, "seed": "{seed}"}}'
    for path in ("/api/setup", "/api/tables"):
        answer = server.browser().client.post(path, content=body)
        assert answer.status_code in (200, 400)
        told = answer.json()
        assert "error" in told or told["ok"] is False
