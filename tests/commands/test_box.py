"""`emberhold box`: begun, checked, played, packed and judged."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import emberhold
from emberhold.cli import main
from emberhold.lab.judging import batch_of
from emberhold.parts.boxes import shelf
from emberhold.parts.boxes.own import Pair
from tests.server.test_boxes_kept import png

TWINS = """\
[[card]]
name = "{name}"
type = "spell"
cost = 4
shares_breach = "spark"
cast = [["deal", {damage}]]
"""


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("EMBERHOLD_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    assert main(["box", "new", "my-box"]) == 0
    return tmp_path / "my-box"


def test_a_picture_that_is_cut_short_is_found_before_it_is_packed(
    box: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written = (box / "cards.toml").read_text("utf-8")
    (box / "cards.toml").write_text(written.replace('"crystal"', '"own.png"', 1), "utf-8")
    assert "own.png" in (box / "cards.toml").read_text("utf-8")
    (box / "own.png").write_bytes(png())
    assert main(["box", "check", "my-box"]) == 0
    (box / "own.png").write_bytes(png()[:40])
    assert main(["box", "check", "my-box"]) == 2
    assert "own.png" in capsys.readouterr().err


def test_a_new_box_is_sound(box: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["box", "check", "my-box", "--plain", "--language", "fr"]) == 0
    said = capsys.readouterr().out
    assert "Première flamme" in said
    assert "aucune erreur" in said
    assert "[en]" not in said


def test_a_box_of_another_game_is_begun_and_packed(
    box: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["box", "new", "watch", "--game", "relic"]) == 0
    assert 'game = "relic"' in (box.parent / "watch" / "box.toml").read_text()
    capsys.readouterr()
    assert main(["box", "check", "watch", "--plain", "--language", "pl"]) == 0
    said = capsys.readouterr().out
    assert "Długa warta" in said
    assert "[en]" not in said
    assert main(["box", "pack", "watch"]) == 0
    assert main(["box", "check", "watch.emberbox", "--plain"]) == 0


def test_a_box_for_no_game_is_not_begun(box: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["box", "new", "watch", "--game", "chess"]) == 2
    said = capsys.readouterr().err
    assert "“chess”; there are some for: aeons-end, relic" in said
    assert not (box.parent / "watch").exists()


def test_a_character_of_relic_is_judged(box: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["box", "new", "watch", "--game", "relic"]) == 0
    capsys.readouterr()
    words = ["--pairs", "2", "--bots", "random", "--processes", "1", "--json"]
    assert main(["box", "report", "watch", *words]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["pathfinder"]["pairs"] == 2
    assert -1 <= told["pathfinder"]["margin"][0] <= 1


def test_a_box_is_never_written_over_something(
    box: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["box", "new", "my-box"]) == 2
    assert "already exists" in capsys.readouterr().err


def test_what_is_not_translated_is_listed(box: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cards = (box / "cards.toml").read_text()
    (box / "cards.toml").write_text(
        cards.replace('fr = { name = "Première flamme", gender = "f" }', "")
    )
    assert main(["box", "check", "my-box", "--plain"]) == 0
    assert "First Flame: no words in fr" in capsys.readouterr().out


def test_a_fault_is_one_line_with_file_and_line(
    box: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cards = (box / "cards.toml").read_text()
    (box / "cards.toml").write_text(cards.replace('["deal", 3]', '["deel", 3]'))
    assert main(["box", "check", "my-box"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("emberhold: cards.toml, line 15: ")
    assert 'did you mean "deal"?' in said
    assert said.count("\n") == 1


def test_a_packed_box_is_the_same_box(box: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["box", "pack", "my-box"]) == 0
    capsys.readouterr()
    names = []
    for path in ("my-box", "my-box.emberbox"):
        assert main(["box", "check", path, "--plain"]) == 0
        names.append(capsys.readouterr().out.splitlines()[-1])
    assert names[0] == names[1]
    first = (box.parent / "my-box.emberbox").read_bytes()
    assert main(["box", "pack", "my-box"]) == 0
    assert (box.parent / "my-box.emberbox").read_bytes() == first


def test_a_game_played_with_a_box_can_be_resumed_without_its_folder(
    box: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import io

    monkeypatch.setattr("sys.stdin", io.StringIO("1\nq\n"))
    assert main(["box", "play", "my-box", "--plain", "--seed", "7"]) == 0
    (box / "cards.toml").write_text("")
    saves = list((box.parent / "home").glob("*.ember"))
    assert len(saves) == 1
    table = emberhold.load(saves[0])
    assert table.state.players[0].mage.name == "Ada"
    assert list(shelf.folder().glob("my-box-*.emberbox"))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["box", "pakc", "my-box"], "Did you mean pack?"),
        (["box", "check"], "box check"),
        (["box", "check", "nowhere"], "The box nowhere cannot be read"),
        (["box", "report", "my-box", "--card", "first-flam"], "Did you mean first-flame?"),
        (["box", "report", "my-box", "--card", "practice-stone"], "cannot be judged by itself"),
        (["box", "report", "my-box", "--card", "ada", "--against", "gexx"], "Did you mean gex?"),
    ],
)
def test_what_is_wrong_is_said(
    box: Path, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert main(words) == 2
    assert said in capsys.readouterr().err


def test_a_twin_with_more_damage_is_found_better_and_one_with_less_worse(
    box: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    twins = (("Kindle Twin", 3), ("Kindle Better", 4), ("Kindle Worse", 2))
    text = "".join(TWINS.format(name=name, damage=damage) for name, damage in twins)
    (box / "cards.toml").write_text(text)
    capsys.readouterr()
    found = {}
    for thing in ("kindle-better", "kindle-worse"):
        words = ["--card", thing, "--against", "kindle-twin", "--pairs", "60", "--processes", "1"]
        assert main(["box", "report", "my-box", "--json", *words]) == 0
        told = capsys.readouterr()
        assert f"{thing}: 120 games, about" in told.err
        found[thing] = json.loads(told.out)[thing]
    mean, low, high = found["kindle-better"]["margin"]
    assert 0 < low < mean < high
    mean, low, high = found["kindle-worse"]["margin"]
    assert low < mean < high < 0
    assert found["kindle-better"]["pairs"] == 60
    assert 0 < found["kindle-better"]["bought"] <= 1


@pytest.mark.parametrize("thing", ["ada", "first-flame"])
def test_a_verdict_is_told_in_words(
    box: Path, capsys: pytest.CaptureFixture[str], thing: str
) -> None:
    words = ["--card", thing, "--pairs", "4", "--players", "1", "--processes", "1"]
    assert main(["box", "report", "my-box", "--language", "pl", *words]) == 0
    assert "pary gier z tymi samymi rozdaniami: 4" in capsys.readouterr().out


def test_a_nemesis_is_judged_by_games_won_alone(capsys: pytest.CaptureFixture[str]) -> None:
    """What is left of one nemesis says nothing about what is left of another."""
    example = str(Path(__file__).parents[2] / "examples" / "boxes" / "hungry-tide")
    words = ["--card", "hungry-tide", "--pairs", "4", "--processes", "1"]
    assert main(["box", "report", example, *words]) == 0
    told = capsys.readouterr().out
    assert "to beat" in told
    assert "how clearly" not in told


def test_both_games_of_a_pair_have_a_seed_that_no_other_pair_has() -> None:
    pairs = [Pair({"market": "random"}, {"market": "random"})] * 3
    batch = batch_of("war-eternal", ("greedy",), pairs, 2, 0)
    seeds = [batch.job(number).seed for number in range(batch.total)]
    assert batch.total == 12
    assert seeds[::2] == seeds[1::2]
    assert len(set(seeds)) == 6


def test_the_games_of_a_scenario_are_followed(capsys: pytest.CaptureFixture[str]) -> None:
    example = str(Path(__file__).parents[2] / "examples" / "boxes" / "bell-below")
    wish = ["box", "report", example, "--pairs", "2", "--processes", "1"]
    assert main([*wish, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["the-bell-below"]
    assert found["own"]["games"] == 2
    assert found["printed"]["games"] >= 2
    for course in found.values():
        assert sum(course["ends"].values()) == pytest.approx(1)
        low, middle, high = course["length"]
        assert low <= middle <= high
    rules = found["own"]["rules"]
    assert len(rules) == 3
    for share, often in rules.values():
        assert 0 <= share <= min(1, often)
    assert found["printed"]["rules"] == {}, "they are those of many scenarios"
    assert main([*wish, "--card", "the-bell-below"]) == 0
    said = capsys.readouterr().out
    assert re.search(r"“Every Omen a Stroke” came into play in \d+% of the games", said)


def test_a_threat_card_is_reported_by_those_who_met_it(capsys: pytest.CaptureFixture[str]) -> None:
    example = str(Path(__file__).parents[2] / "examples" / "boxes" / "bell-below")
    wish = ["box", "report", example, "--card", "deep-toll", "--pairs", "3", "--processes", "1"]
    assert main([*wish, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["deep-toll"]
    assert found["pairs"] == found["meeting"]["met"] <= found["meeting"]["games"] == 3
    assert main(wish) == 0
    said = capsys.readouterr().out
    assert re.search(r"Somebody met it in \d+% of 3 games\.", said)
    assert re.search(r"Influence: .+; printed cards of its kind: ", said)
