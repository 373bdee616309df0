"""The journal: what was written down stays, what is torn is cut off."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from emberhold.kernel.errors import EmberholdError
from emberhold.lab.journal import Journal
from tests.lab.batches import rows_of, small
from tests.support.refusals import refused


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "results.parquet.partial"


def test_games_are_found_again(path: Path) -> None:
    batch = small()
    rows = rows_of(batch)
    with Journal(path, batch) as journal:
        journal.add(rows[:2])
    with Journal(path, batch) as journal:
        assert journal.done == {0, 1}
        assert list(journal.left()) == [2, 3, 4, 5]
        journal.add(rows[4:])
        assert list(journal.rows()) == [*rows[:2], *rows[4:]]


def test_a_game_is_written_down_once(path: Path) -> None:
    batch = small()
    rows = rows_of(batch)
    with Journal(path, batch) as journal:
        journal.add(rows[:2])
        journal.add(rows[1:3])
        assert [row["number"] for row in journal.rows()] == [0, 1, 2]


def test_wherever_the_file_ends_whole_games_are_kept_and_the_rest_is_cut_off(path: Path) -> None:
    batch = small(games=1)
    rows = rows_of(batch)
    with Journal(path, batch) as journal:
        journal.add(rows)
    whole = path.read_bytes()
    ends = [place + 1 for place, byte in enumerate(whole) if byte == ord("\n")]
    for length in (0, 1, ends[0] - 1, ends[0], ends[0] + 7, ends[1] - 1, ends[1], len(whole) - 1):
        path.write_bytes(whole[:length])
        with Journal(path, batch) as journal:
            assert journal.done == set(range(sum(end <= length for end in ends[1:])))
            journal.add([row for row in rows if row["number"] not in journal.done])
        assert path.read_bytes() == whole


def test_what_follows_a_damaged_line_is_played_again(path: Path) -> None:
    batch = small()
    with Journal(path, batch) as journal:
        journal.add(rows_of(batch))
    lines = path.read_bytes().splitlines(keepends=True)
    for wrong in (b"\x00" * 40 + b"\n", b"[]\n", b'{"number": 99}\n', b'{"number": "1"}\n'):
        path.write_bytes(b"".join([*lines[:3], wrong, *lines[4:]]))
        with Journal(path, batch) as journal:
            assert journal.done == {0, 1}


def test_a_journal_belongs_to_its_batch(path: Path) -> None:
    with Journal(path, small()):
        pass
    before = path.read_bytes()
    with refused(EmberholdError, path, "games"), Journal(path, small(games=9)):
        pass
    assert path.read_bytes() == before


def test_another_version_is_another_batch(path: Path) -> None:
    with Journal(path, small()):
        pass
    head = json.loads(path.read_text(encoding="utf-8"))
    head["batch"]["version"] = "0.0.1"
    path.write_text(json.dumps(head) + "\n", encoding="utf-8")
    with refused(EmberholdError, path, "version"), Journal(path, small()):
        pass


def test_a_file_of_somebody_else_is_left_alone(path: Path) -> None:
    path.write_text("Dear diary,\nnothing happened.\n", encoding="utf-8")
    with refused(EmberholdError, path), Journal(path, small()):
        pass
    assert path.read_text(encoding="utf-8").startswith("Dear diary")


def test_only_one_writes_at_a_time(path: Path) -> None:
    pytest.importorskip("fcntl")
    with Journal(path, small()), refused(EmberholdError, path), Journal(path, small()):
        pass


def test_a_journal_that_cannot_be_written_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "results.parquet.partial"
    with refused(EmberholdError, path), Journal(path, small()):
        pass
