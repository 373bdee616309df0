"""The tool that spoils the code: what it changes, which tests it calls near, and what it leaves."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools import mutate
from tools.mutate import (
    _EVERYWHERE,
    _PLAYED,
    FEW,
    GONE,
    ROOMS,
    ROOT,
    SOURCES,
    _told,
    chosen,
    equivalents,
    nearest,
    tried,
)
from tools.mutations import Mutation, mutations_in

SAMPLE = '''
"""A page."""

LIMIT: int = 3


def fewest(things: list[int], most: int = 7) -> int:
    """Why."""
    assert things
    if len(things) < most and not things[0]:
        things.append(1)
    return min(things, key=abs)


def close(door: object) -> None:
    """Why."""
    door.locked = True
    door.keys -= 1
'''


def spoilt() -> dict[str, list[str]]:
    """By kind, what the lines of the sample become."""
    found: dict[str, list[str]] = {}
    for mutation in mutations_in("sample.py", SAMPLE):
        assert mutation.fits(SAMPLE)
        found.setdefault(mutation.kind, []).append(mutation.now.strip())
    return found


def test_every_way_to_spoil_a_line() -> None:
    found = spoilt()
    assert found["comparison"] == ["if len(things) <= most and not things[0]:"]
    assert found["and/or"] == ["if ((len(things) < most) or (not things[0])):"]
    assert found["negation"] == ["if len(things) < most and (things[0]):"]
    assert found["condition"] == ["if not (len(things) < most and not things[0]):"]
    assert found["swapped"] == ["return max(things, key=abs)"]
    assert found["argument"] == ["return min(things)"]
    assert found["early return"] == ["return"]
    assert found["statement"] == ["pass"] * 3
    assert "LIMIT: int = 4" in found["constant"]
    assert "things.append((0))" in found["constant"]
    assert "door.locked = False" in found["constant"]


def test_what_cannot_matter_is_left_alone() -> None:
    said = "".join(mutation.was for mutation in mutations_in("sample.py", SAMPLE))
    assert "assert" not in said
    assert "Why" not in said
    assert "A page" not in said
    assert mutations_in("sample.py", "pairs = zip(one, other, strict=True)\n") == []


def test_a_mutation_is_found_again_where_its_lines_have_moved() -> None:
    mutation = Mutation("sample.py", "comparison", 2, "a < b\n", "a <= b\n")
    assert mutation.applied("a < b\n# more\na < b\n") == "a <= b\n# more\na < b\n"
    assert mutation.applied("#\n#\n#\na < b\n") == "#\n#\n#\na <= b\n"
    assert mutation.applied("b < a\n") is None


def test_the_same_seed_spoils_the_same_places_in_every_room() -> None:
    picked = chosen(ROOT, 6, 3, "players")
    assert picked == chosen(ROOT, 6, 3, "players")
    assert picked != chosen(ROOT, 6, 4, "players")
    for mutation in picked:
        source = (ROOT / mutation.file).read_text(encoding="utf-8")
        changed = mutation.applied(source)
        assert changed is not None
        assert ast.dump(ast.parse(changed)) != ast.dump(ast.parse(source))


def _modules() -> list[Path]:
    return [path.relative_to(ROOT / SOURCES) for path in (ROOT / SOURCES).rglob("*.py")]


def test_every_floor_has_a_room_with_tests() -> None:
    floors = {path.parts[0] for path in _modules() if len(path.parts) > 1}
    assert {room.partition("/")[0] for room in ROOMS} == floors
    for places in ROOMS.values():
        assert all((ROOT / place).exists() for place in places)


@pytest.mark.parametrize(
    ("file", "first"),
    [
        ("lab/statistics.py", "tests/lab/test_statistics.py"),
        ("games/relic/bot/pilot.py", "tests/relic/test_pilot.py"),
        ("games/ashes/setting_up/position.py", "tests/ashes/test_position.py"),
        ("games/aeons_end/cards/legacy/foes/xaxos.py", "tests/legacy/test_xaxos.py"),
    ],
)
def test_the_tests_called_by_the_name_of_a_file_are_nearest(file: str, first: str) -> None:
    near = nearest(ROOT, Mutation(str(SOURCES / file), "constant", 1, "", ""))
    assert near[0].startswith(f"{first}::")
    assert not any(name.startswith("tests/browser") for name in near)
    assert len(near) <= FEW + len((*_EVERYWHERE, *_PLAYED))


def test_tests_that_speak_of_the_place_are_near() -> None:
    """Of all the cards in one file the one that is spoilt."""
    file = SOURCES / "games" / "aeons_end" / "cards" / "war_eternal" / "basic_tier3.py"
    source = (ROOT / file).read_text(encoding="utf-8")
    line = next(line for line in source.splitlines(keepends=True) if "Throttle" in line)
    mutation = Mutation(str(file), "constant", source[: source.index(line)].count("\n"), line, "")
    assert any("throttle" in test.lower() for test in nearest(ROOT, mutation)[:10])


def test_the_file_is_put_right_whatever_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = SOURCES / "players" / "sample.py"
    (tmp_path / file).parent.mkdir(parents=True)
    (tmp_path / file).write_text(SAMPLE, encoding="utf-8")
    (tmp_path / "tests" / "players").mkdir(parents=True)
    seen: list[str] = []

    def interrupted(root: Path, tests: list[str]) -> str:
        seen.append((root / file).read_text(encoding="utf-8"))
        raise KeyboardInterrupt

    monkeypatch.setattr(mutate, "_tested", interrupted)
    mutation = mutations_in(str(file), SAMPLE)[0]
    with pytest.raises(KeyboardInterrupt):
        tried(tmp_path, mutation)
    assert seen == [mutation.applied(SAMPLE)]
    assert (tmp_path / file).read_text(encoding="utf-8") == SAMPLE


@pytest.mark.parametrize("file", ["there.py", "not_there.py"])
def test_a_line_that_is_not_there_any_more_is_neither_caught_nor_left(
    file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "there.py").write_text("SEATS = 4\n", encoding="utf-8")
    old = Mutation(file, "constant", 1, "SEATS = 2\n", "SEATS = 3\n")
    found = tried(tmp_path, old)
    assert found.by == GONE
    assert _told(tmp_path, [found], 0) == 0
    assert capsys.readouterr().out.startswith("0 of 0 caught, 0.0 %; 0 equivalent; 1 gone")


def test_what_is_called_equivalent_has_a_reason_and_lies_in_the_sources() -> None:
    for (file, was, now), why in equivalents().items():
        assert was in (ROOT / file).read_text(encoding="utf-8"), f"{file}: {was}"
        assert was != now
        assert len(why.split()) > 3
