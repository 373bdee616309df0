"""`simulate --keep`: games with all their answers, read as rows, actions and results."""

from __future__ import annotations

import gzip
import json
from dataclasses import replace
from pathlib import Path

import pytest

import emberhold
from bench.kept import main as bench_main
from emberhold.cli import main
from emberhold.games import game_named
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.question import key_of
from emberhold.lab.batch import Batch, Kind
from emberhold.lab.keeping import Keeping
from emberhold.lab.kept import games_in, places_in, spelled
from emberhold.lab.playing import play
from emberhold.players import seated
from tests.support.commands import Capsys, refused

WORDS = ("simulate", "war-eternal", "--nemesis", "gate-witch", "--players", "greedy,random")


def kept(
    path: Path, game: str, games: int = 2, bots: tuple[str, ...] = ("greedy", "random")
) -> Path:
    batch = Batch(game, bots, games, 5, (Kind("", {}),), keeps=True)
    with Keeping(path, batch) as keeping:
        keeping.add([play(batch, number) for number in keeping.left()])
    return path


def said(capsys: Capsys, *words: str) -> str:
    """What a command prints as its result, beside notes about files."""
    assert main(list(words)) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("game", ["war-eternal", "ashes", "relic", "aeons-end"])
def test_a_kept_game_is_read_as_it_was_played(game: str, tmp_path: Path) -> None:
    """The same game played beside it: seats, rows, actions, keys and results are the same."""
    path = kept(tmp_path / "games.jsonl", game)
    found = list(games_in(path))
    assert [each.number for each in found] == [0, 1]
    for each in found:
        table = emberhold.open(game, 2, f"5/{each.number}")
        known = game_named(game)
        actions, observation = known.actions(2), known.observation(2)
        players = seated(each.players, game, f"5/{each.number}")
        worths: dict[int, float] = {}
        count = 0
        for decision in each.decisions():
            count += 1
            question = table.question
            assert question is not None
            choice = players[question.seat].choose(table, question)
            assert (decision.seat, decision.key) == (question.seat, key_of(choice))
            assert decision.row == observation.row(table.state, question.seat, question)
            assert decision.legal == actions.codes(question)
            assert actions.names[decision.action]
            assert decision.legal.index(decision.action) == question.choices.index(choice)
            worths[decision.seat] = decision.worth
            table.take(question, choice)
        assert table.result is not None
        assert len(each) == count
        for seat, worth in worths.items():
            won = seat in table.result.winners
            drawn = not table.result.winners and len(table.sides) > 1
            assert worth == (0.0 if drawn else 1.0 if won else -1.0)


def test_decisions_without_rows_are_the_same_otherwise(tmp_path: Path) -> None:
    (game,) = games_in(kept(tmp_path / "games.jsonl", "ashes", 1))
    for full, bare in zip(game.decisions(), game.decisions(rows=False), strict=True):
        assert bare.row == b""
        assert replace(full, row=b"") == bare


def test_places_are_spelled_and_read_back() -> None:
    places = [0, 9, 10, 61, 62, 63, 500, 3843]
    assert list(places_in(spelled(places))) == places
    assert spelled([3, 61]) == "3Z"
    assert len(spelled(places)) == 4 + 3 * 4


def test_the_command_keeps_games_and_continues_a_file(tmp_path: Path, capsys: Capsys) -> None:
    path = tmp_path / "games.jsonl"
    words = (*WORDS, "--games", "4", "--seed", "3", "--json", "--keep", str(path))
    told = json.loads(said(capsys, *words))
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    assert len(lines) == 5
    path.write_bytes(b"".join(lines[:3]) + lines[3][:40])
    again = json.loads(said(capsys, *words))
    assert path.read_bytes() == whole
    assert again["results"] == told["results"]


def test_a_packed_file_is_read(tmp_path: Path) -> None:
    path = kept(tmp_path / "games.jsonl", "war-eternal")
    packed = tmp_path / "games.jsonl.gz"
    packed.write_bytes(gzip.compress(path.read_bytes()))
    assert [game.record for game in games_in(packed)] == [game.record for game in games_in(path)]


@pytest.mark.parametrize("given", ["", "0", "zzzzzz", "!", "~0"])
def test_a_changed_line_is_noticed(given: str, tmp_path: Path) -> None:
    path = kept(tmp_path / "games.jsonl", "ashes", 1)
    head, line = path.read_text().splitlines()
    record = {**json.loads(line), "given": given}
    path.write_text(f"{head}\n{json.dumps(record)}\n")
    (game,) = games_in(path)
    with pytest.raises(emberhold.EmberholdError, match="does not play out as it did"):
        list(game.decisions(rows=False))


def test_a_mistake_is_one_clear_line(tmp_path: Path, capsys: Capsys) -> None:
    path = tmp_path / "games.jsonl"
    words = (*WORDS, "--games", "1", "--keep")
    assert "--out" in refused(capsys, *words, str(path), "--out", str(tmp_path / "x.parquet"))
    assert "pack" in refused(capsys, *words, f"{path}.gz")
    path.write_text("something else\n")
    assert "simulate --keep" in refused(capsys, *words, str(path))
    with pytest.raises(emberhold.EmberholdError, match="simulate --keep"):
        list(games_in(path))
    with pytest.raises(emberhold.EmberholdError, match="cannot be read"):
        list(games_in(tmp_path / "nowhere.jsonl"))
    assert "--keep" in refused(capsys, "simulate", "legacy", "--games", "1", "--keep", str(path))


def test_the_bench_reads_every_game(tmp_path: Path, capsys: Capsys) -> None:
    path = kept(tmp_path / "games.jsonl", "ashes", 3)
    wanted = sum(len(game) for game in games_in(path))
    for words in (["--rows", "no"], ["--processes", "2"]):
        assert bench_main([str(path), *words]) == 0
        told = json.loads(capsys.readouterr().out)
        assert (told["games"], told["decisions"]) == (3, wanted)
        assert told["bytes"] == path.stat().st_size > told["packed"]
    changed = path.read_text(encoding="utf-8").replace('"given":"0', '"given":"1')
    path.write_text(changed, encoding="utf-8")
    with pytest.raises(EmberholdError):
        bench_main([str(path), "--rows", "no"])
