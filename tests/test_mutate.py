"""The tool that spoils the code: what it changes, which tests it calls near, and what it leaves."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools import mutate, trial
from tools.mutate import chosen, equivalents, part_of
from tools.mutations import FAULTS, OMISSIONS, Mutation, mutations_in
from tools.nearest import _EVERYWHERE, _PLAYED, _READ, FEW, ROOMS, ROOT, SOURCES, nearest
from tools.nearest import tests_in as words_of_tests
from tools.trial import GONE, Asked, Found, copied, tried, unreadable, unsound

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


FORGETFUL = """
def doors(house: House) -> dict[str, int]:
    if house.empty:
        return {}
    found = {"front": 1, **house.doors}
    one, other = 1, 2
    asks: Callable[[House], str] = doors
    Opening = Callable[[House, int], str]
    shut = [door for door in found if door.shut]
    match shut:
        case [door, *_] if door.heavy:
            door.open(at=Dawn() & Noon())
    paint = house.red and house.dry and house.new
    return found if paint else found | {"back": pairs[1, 2]}
"""


def spoilt(source: str = SAMPLE, kinds: str = FAULTS) -> dict[str, list[str]]:
    """By kind, what the lines of the sample become."""
    found: dict[str, list[str]] = {}
    for mutation in mutations_in("sample.py", source, kinds):
        assert mutation.fits(source)
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


def test_every_way_to_leave_something_out() -> None:
    assert spoilt(FORGETFUL, OMISSIONS) == {
        "element": [
            "found = {**house.doors}",
            'found = {"front": 1}',
            "return found if paint else found | {}",
        ],
        "operand": [
            "door.open(at=(Dawn()))",
            "paint = ((house.red) and (house.dry))",
            "return found if paint else (found)",
        ],
        "ternary": ["return (found)", 'return (found | {"back": pairs[1, 2]})'],
        "guard": ["pass", "shut = [door for door in found if True]", "case [door, *_] if True:"],
    }
    assert spoilt("SIZES = (3,)\nCOLOURS = {red}\nNAMES = [one, other]\n", OMISSIONS) == {
        "element": ["SIZES = ()", "COLOURS = set()", "NAMES = [other]", "NAMES = [one]"]
    }


def test_what_cannot_matter_is_left_alone() -> None:
    said = "".join(mutation.was for mutation in mutations_in("sample.py", SAMPLE))
    assert "assert" not in said
    assert "Why" not in said
    assert "A page" not in said
    assert mutations_in("sample.py", "pairs = zip(one, other, strict=True)\n") == []


def test_of_a_long_table_the_words_that_are_gone_are_shown() -> None:
    table = "\n".join(f"    'key-{number}': {number}," for number in range(99))
    mutations = mutations_in("sample.py", f"TABLE = {{\n{table}\n}}\n", OMISSIONS)
    shown = str(mutations[50])
    assert "'key-50': 50," in shown
    assert "'key-51'" not in shown
    assert len(shown) < 150


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


def test_what_is_left_out_is_of_every_kind() -> None:
    picked = chosen(ROOT, 24, 3, "notebook", OMISSIONS)
    assert {each.kind for each in picked} == {"element", "operand", "ternary", "guard"}
    assert {*part_of(picked, "1/2"), *part_of(picked, "2/2")} == set(picked)
    assert len(part_of(picked, "2/3")) == 8
    with pytest.raises(ValueError, match="4/3"):
        part_of(picked, "4/3")


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
    assert len(near) <= FEW + len((_READ, *_EVERYWHERE, *_PLAYED))


def test_tests_that_speak_of_the_place_are_near() -> None:
    """Of all the cards in one file the one that is spoilt."""
    file = SOURCES / "games" / "aeons_end" / "cards" / "war_eternal" / "basic_tier3.py"
    source = (ROOT / file).read_text(encoding="utf-8")
    line = next(line for line in source.splitlines(keepends=True) if "Throttle" in line)
    mutation = Mutation(str(file), "constant", source[: source.index(line)].count("\n"), line, "")
    assert any("throttle" in test.lower() for test in nearest(ROOT, mutation)[:10])


def test_a_test_speaks_the_words_of_its_table_and_what_is_slow_is_not_asked() -> None:
    found = words_of_tests(
        "SENTENCES = {\n    'throttle': 'Discard a card.',\n}\nOTHER = 'nothing'\n"
        "def test_cards():\n    assert SENTENCES == told()\n"
        "@pytest.mark.thorough\ndef test_a_whole_game():\n    pass\n"
    )
    assert found.keys() == {"test_cards"}
    assert {"throttle", "discard", "told"} <= found["test_cards"]
    assert "nothing" not in found["test_cards"]


def test_what_is_left_for_the_night_is_not_asked(tmp_path: Path) -> None:
    """It would only take the places of others that are."""
    file = SOURCES / "players" / "sample.py"
    for name, text in {
        str(file): SAMPLE,
        "tests/players/test_sample.py": "def test_all(): ...\ndef test_fewest(): ...\n",
        "tests/tiers.toml": '[[later]]\nreason = "it takes hours"\n'
        'tests = ["tests/players/test_sample.py::test_fewest"]\n',
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    near = nearest(tmp_path, mutations_in(str(file), SAMPLE)[0])
    assert near == ["tests/players/test_sample.py::test_all", *_EVERYWHERE]


def _in_a_tree(folder: Path, tests: dict[str, str]) -> Path:
    (folder / "tests").mkdir(parents=True)
    (folder / "pytest.ini").write_text("[pytest]\nmarkers =\n  long\n  thorough\n", "utf-8")
    for name, text in tests.items():
        (folder / "tests" / name).write_text(text, encoding="utf-8")
    return folder


def test_what_fails_without_any_mutation_has_caught_nothing(tmp_path: Path) -> None:
    tests = {
        "test_there.py": "import pytest\n@pytest.mark.parametrize('one', ['a b', 'c'])\n"
        "def test_one(one): assert one == 'c'\ndef test_other(): ...\n",
        "test_away.py": "import a_library_that_nobody_has\n",
    }
    root = _in_a_tree(tmp_path, tests)
    assert unreadable(root, [f"tests/{name}::test_one" for name in tests]) == {"tests/test_away.py"}
    mutation = mutations_in("sample.py", SAMPLE)[0]
    found = [
        Found(mutation, f"tests/test_there.py::{name}")
        for name in ("test_one[a b]", "test_one[c]", "test_other")
    ]
    assert unsound(root, found) == {"tests/test_there.py::test_one"}


def test_a_mutation_is_tried_again_without_tests_that_fail_in_any_case(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    mutation = mutations_in("sample.py", SAMPLE)[0]
    asked: list[Asked] = []

    def caught_by_a_broken_one(root: Path, mutation: Mutation, given: Asked) -> Found:
        asked.append(given)
        return Found(mutation, "" if given.without else "tests/test_x.py::test_red[1]")

    monkeypatch.setattr(mutate, "tried", caught_by_a_broken_one)
    monkeypatch.setattr(mutate, "unreadable", lambda root, tests: set())
    red = "tests/test_x.py::test_red"
    monkeypatch.setattr(
        mutate, "unsound", lambda root, found: {red} & {each.by.partition("[")[0] for each in found}
    )
    out = tmp_path / "found.json"
    found, _ = mutate._run([tmp_path], [mutation], out, FEW)
    assert found == [Found(mutation, "")]
    assert [given.without for given in asked] == [frozenset(), frozenset({red})]
    assert mutate.survivors(out) == [mutation]
    assert f"left out: {red}" in capsys.readouterr().out


def test_a_run_is_well_if_as_many_are_noticed_as_must_be(
    capsys: pytest.CaptureFixture[str],
) -> None:
    mutations = mutations_in("sample.py", SAMPLE)[:3]
    found = [Found(each, by) for each, by in zip(mutations, ("time", "error", ""), strict=True)]
    assert mutate._told(found, 1) == 1
    assert mutate._told(found, 1, least=3) == 0
    assert mutate._told(found, 1, least=4) == 1
    assert capsys.readouterr().out.startswith("2 of 3 caught, 66.7 %; 1 equivalent; 0 gone")


def test_a_tree_without_git_is_copied_without_what_is_made(tmp_path: Path) -> None:
    made = ("src/a.py", ".ci/run", ".venv/b.py", "build/c.py", "tests/__pycache__/d.pyc")
    for name in made:
        (tmp_path / "tree" / name).parent.mkdir(parents=True)
        (tmp_path / "tree" / name).write_text("", encoding="utf-8")
    copy = copied(tmp_path / "copy", tmp_path / "tree")
    there = {path.relative_to(copy).as_posix() for path in copy.rglob("*") if path.is_file()}
    assert there == {"src/a.py"}


def test_a_card_is_read_after_every_change_of_it_also_in_the_first_box() -> None:
    file = SOURCES / "games" / "aeons_end" / "cards" / "first_box" / "relics.py"
    near = nearest(ROOT, Mutation(str(file), "constant", 1, "", ""))
    assert {"tests/first_box/test_foe_words.py", "tests/aeons_end/test_words.py"} <= {
        test.partition("::")[0] for test in near if test.endswith(_READ)
    }


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

    monkeypatch.setattr(trial, "_tested", interrupted)
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
    assert mutate._told([found], 0) == 0
    assert capsys.readouterr().out.startswith("0 of 0 caught, 0.0 %; 0 equivalent; 1 gone")


def test_what_is_called_equivalent_has_a_reason_and_lies_in_the_sources() -> None:
    for (file, was, now), why in equivalents().items():
        assert was in (ROOT / file).read_text(encoding="utf-8"), f"{file}: {was}"
        assert was != now
        assert len(why.split()) > 3
