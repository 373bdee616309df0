"""Reports: the page, its figures, and the numbers in them."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import polars as pl
import pytest

import emberhold
from emberhold.cli import main
from emberhold.games import GAMES
from emberhold.games.ashes.numbers.report import sides_of
from emberhold.lab import report, results
from emberhold.lab.batch import Batch, Kind
from emberhold.lab.report import measures
from emberhold.lab.report.page import pictures
from emberhold.lab.report.parts import game_lengths
from emberhold.lab.report.words import Words
from emberhold.lab.statistics import Rate
from tests.lab.batches import decks, kept, small, written
from tests.support.commands import Capsys, refused
from tests.support.message_ids import spoken

pytestmark = pytest.mark.thorough

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(scope="module")
def batches(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Results of both games, and of the first at another difficulty."""
    folder = tmp_path_factory.mktemp("results")
    hard = tuple(
        Kind(name, {"nemesis": name, "difficulty": "expert"})
        for name in ("umbra-titan", "hollow-crown")
    )
    return {
        "war-eternal": written(folder / "we.parquet", small(games=30, bots=("greedy", "random"))),
        "expert": written(
            folder / "hard.parquet", Batch("war-eternal", ("greedy",) * 3, 8, 1, hard)
        ),
        "ashes": written(folder / "ashes.parquet", decks(games=4)),
    }


class Page(HTMLParser):
    """What a page is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.sources: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.language = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        self.tags.append(tag)
        self.sources += [value for name in ("src",) if (value := given.get(name))]
        self.ids += [value for name in ("id",) if (value := given.get(name))]
        self.links += [value for name in ("href",) if (value := given.get(name))]
        self.language = self.language or given.get("lang") or ""
        if tag == "img":
            assert given.get("alt")


@pytest.mark.parametrize("language", emberhold.LANGUAGES)
@pytest.mark.parametrize("game", ["war-eternal", "ashes"])
def test_a_page_holds_everything(
    game: str, language: str, batches: dict[str, Path], tmp_path: Path, capsys: Capsys
) -> None:
    words = ["report", str(batches[game]), "--out", str(tmp_path / "r"), "--language", language]
    assert main(words) == 0
    path = tmp_path / "r" / "report.html"
    assert str(path) in capsys.readouterr().out
    text = path.read_text(encoding="utf-8")
    page = Page(text)
    assert page.language == language
    figures = sorted(file.stem for file in (tmp_path / "r").glob("*.png"))
    assert page.tags.count("img") == len(figures) >= 5
    assert all(source.startswith("data:image/png;base64,") for source in page.sources)
    assert sorted(link.removeprefix("#") for link in page.links) == sorted(page.ids)
    assert not re.search(r"https?://|<script|<link", text)
    assert set(figures) <= set(page.ids)
    for file in (tmp_path / "r").glob("*.png"):
        assert file.read_bytes().startswith(PNG)


def test_the_same_results_give_the_same_files(batches: dict[str, Path], tmp_path: Path) -> None:
    for name in ("one", "two"):
        report.write([batches["war-eternal"]], tmp_path / name, "en")
    for file in (tmp_path / "one").iterdir():
        assert file.read_bytes() == (tmp_path / "two" / file.name).read_bytes()


def test_several_files_are_one_report(batches: dict[str, Path], tmp_path: Path) -> None:
    both = [batches["war-eternal"], batches["expert"]]
    text = report.write(both, tmp_path, "en").read_text(encoding="utf-8")
    assert "76 games played and counted automatically." in text
    assert "By difficulty · Expert" in text
    assert "By number of players · 3" in text
    assert "By player · greedy, random" in text
    assert "Nemesis by difficulty" in text
    assert 'id="course"' in text
    assert ">All games</th><td>76</td>" in text


def test_without_a_folder_it_is_beside_the_results(
    batches: dict[str, Path], capsys: Capsys
) -> None:
    assert main(["report", str(batches["expert"])]) == 0
    assert (batches["expert"].parent / "hard-report" / "report.html").exists()
    capsys.readouterr()


def test_rates_are_those_of_the_rows(batches: dict[str, Path]) -> None:
    rows = kept(batches["war-eternal"])
    found = measures.rates_by(results.read([batches["war-eternal"]]), "nemesis")
    assert set(found) == {"umbra-titan", "gate-witch"}
    for slug, rate in found.items():
        games = [row for row in rows if row["nemesis"] == slug]
        assert rate == Rate(sum(row["won"] for row in games), len(games))


def test_sides_of_ashes_are_counted_one_by_one(batches: dict[str, Path]) -> None:
    rows = kept(batches["ashes"])
    sides = sides_of(results.read([batches["ashes"]]))
    assert sides.height == 2 * len(rows)
    found = measures.rates_by(sides, "deck")
    for deck, rate in found.items():
        games = [row for row in rows if deck in row["decks"]]
        wins = sum(row["decks"].index(deck) in row["winners"] for row in games)
        assert rate == Rate(wins, len(games))
    fallen = sides.filter(~pl.col("won"))
    assert fallen["fell"].all()
    assert (fallen["ended"] == fallen["length"]).all()
    for seat in (0, 1):
        played = [[p["card"] for p in row["played"] if p["seat"] == seat] for row in rows]
        assert sides["played"].to_list()[seat * len(rows) : (seat + 1) * len(rows)] == played


def test_a_lift_is_a_difference_of_rates(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measures, "ENOUGH", 1)
    frame = pl.DataFrame(
        {
            "stratum": ["x"] * 6,
            "seed": list("uvwxyz"),
            "won": [True, True, False, True, False, False],
            "had": [["a"], ["a", "a"], ["a", "b"], ["b"], [], []],
            "could": [["a", "b"]] * 4 + [["a"], ["b"]],
        }
    )
    found = measures.lifts_by(frame, "had")
    assert found["a"].difference == pytest.approx(2 / 3 - 1 / 3)
    among = measures.lifts_by(frame, "had", "could")
    assert among["a"].difference == pytest.approx(2 / 3 - 1 / 2)
    assert among["b"].difference == pytest.approx(1 / 2 - 2 / 3)
    assert (among["b"].games, among["b"].others) == (2, 3)


def test_rates_know_which_games_share_a_seed() -> None:
    """Four games of each of 25 seeds that all end alike tell no more than 25 games."""
    seeds = [str(number // 4) for number in range(100)]
    frame = pl.DataFrame({"seed": seeds, "mage": "gex", "won": [int(s) < 10 for s in seeds]})
    for rate in (measures.rates_by(frame, "mage")["gex"], measures.total_of(frame)):
        assert rate == Rate(40, 100)
        assert rate.design == pytest.approx(4, rel=0.05)
        low, high = rate.interval
        assert high - low > 1.9 * (Rate(40, 100).interval[1] - Rate(40, 100).interval[0])


def test_games_are_crossed_by_two_columns() -> None:
    frame = pl.DataFrame(
        {
            "seed": list("abcd"),
            "nemesis": ["x", "x", "y", "y"],
            "difficulty": ["easy", "hard", "easy", "easy"],
            "won": [True, False, True, False],
        }
    )
    found = measures.rates_by(frame, "nemesis", "difficulty")
    assert found == {
        ("x", "easy"): Rate(1, 1),
        ("x", "hard"): Rate(0, 1),
        ("y", "easy"): Rate(1, 2),
    }


def test_players_are_compared_only_where_they_had_the_same_deal() -> None:
    """Of forty deals both had, the one wins ten more; what only one of them played is left out."""
    rows = [
        {"team": team, "seed": str(seed), "setup": "{}", "counted": 0, "won": won}
        for team, most, wins in (("greedy", 60, 30), ("random", 40, 20))
        for seed in range(most)
        for won in (seed < wins,)
    ]
    found = measures.compared_by(pl.DataFrame(rows), "team")
    (names, each) = next(iter(found.items()))
    assert names == ("greedy", "random")
    assert (each.pairs, each.share, each.other_share) == (40, 0.75, 0.5)
    assert each.difference == pytest.approx(10 / 42)
    low, high = each.interval()
    assert 0 < low < 0.25 < high < 0.5


def test_means_count_games_in_which_there_could_have_been_some() -> None:
    frame = pl.DataFrame(
        {
            "won": [True, True, False],
            "bought": [["a", "a"], [], ["a"]],
            "market": [["a", "b"], ["a"], ["a", "b"]],
        }
    )
    found = measures.means_by(frame, "bought", "market")
    assert found["a"] == (1.0, 1.0, 2, 1)
    assert found["b"] == (0.0, 0.0, 1, 1)


def test_bands_speak_of_games_still_going() -> None:
    frame = pl.DataFrame({"life": [[30, 20], [30, 10, 6], [30, 15, 4]]})
    band = measures.band_of(frame, "life")
    assert band.moments == [0, 1, 2]
    assert band.middles == [30, 15, 5]


def test_the_median_of_an_even_number_of_games_lies_between_the_middle_two() -> None:
    games = pl.DataFrame({"won": [True, True, False], "length": [41, 47, 30]})
    section = game_lengths(Words("en"), {"Somebody": games}, "", "Turns")
    assert section.grid is not None
    assert list(section.grid.rows[0][1:3]) == ["44.0", "30.0"]


def test_a_band_holds_the_middle_eighty_in_a_hundred() -> None:
    frame = pl.DataFrame({"life": [[30, value] for value in range(11)]})
    band = measures.band_of(frame, "life")
    assert (band.lows[1], band.middles[1], band.highs[1]) == (1, 5, 9)


def test_a_lift_of_a_few_games_is_not_shown() -> None:
    def frame(having: int, others: int) -> pl.DataFrame:
        had = [["a"]] * having + [[]] * others
        won = [number % 2 == 0 for number in range(having + others)]
        seeds = [str(number // each) for number in range(having + others)]
        return pl.DataFrame({"stratum": "x", "seed": seeds, "won": won, "had": had})

    each = 1
    assert list(measures.lifts_by(frame(20, 20), "had")) == ["a"]
    assert measures.lifts_by(frame(19, 40), "had") == {}
    assert measures.lifts_by(frame(40, 19), "had") == {}
    each = 4
    assert list(measures.lifts_by(frame(80, 80), "had")) == ["a"]
    assert measures.lifts_by(frame(76, 160), "had") == {}


def test_a_curve_ends_where_few_are_left_to_look_at() -> None:
    ended = [*range(1, 96), *range(200, 205)]
    curve = measures.fallen(pl.DataFrame({"ended": ended, "fell": [True] * 100}))
    assert curve.moments == list(range(96))


def test_every_way_a_game_ends_has_a_short_name() -> None:
    named = {reason for game in GAMES.values() for reason in game.report.endings}
    assert named == spoken("games").reasons


def test_numbers_are_written_as_the_language_does() -> None:
    en, pl_, fr = (Words(language) for language in emberhold.LANGUAGES)
    assert en.percent(0.4567) == "45.7%"
    assert pl_.percent(0.4567) == "45,7%"
    assert re.fullmatch("45,7\\s%", fr.percent(0.4567))
    assert en.points(-0.123) == "−12.3"
    assert pl_.points(0.123) == "+12,3"


def test_one_game_is_enough(tmp_path: Path) -> None:
    for number, batch in enumerate((small(games=1), decks(games=1))):
        path = written(tmp_path / f"{number}.parquet", batch)
        frame = results.read([path]).head(1)
        assert pictures(report.report_on(frame, Words("en")))


# What is refused


def test_files_that_are_not_results_are_refused(
    batches: dict[str, Path], tmp_path: Path, capsys: Capsys
) -> None:
    letter = tmp_path / "letter.parquet"
    letter.write_text("Dear diary", encoding="utf-8")
    foreign = tmp_path / "foreign.parquet"
    pl.DataFrame({"number": [1]}).write_parquet(foreign)
    whole = batches["ashes"].read_bytes()
    torn = tmp_path / "torn.parquet"
    torn.write_bytes(whole[: len(whole) // 2])
    spoilt = tmp_path / "spoilt.parquet"
    middle = len(whole) // 3
    spoilt.write_bytes(whole[:4] + b"\x00" * middle + whole[4 + middle :])
    for path in (letter, foreign, torn, spoilt, tmp_path / "missing.parquet", tmp_path):
        assert str(path) in refused(capsys, "report", str(path))
    assert "ashes, war-eternal" in refused(
        capsys, "report", str(batches["ashes"]), str(batches["war-eternal"])
    )
    assert "FILE" in refused(capsys, "report")


def test_a_file_without_games_is_refused(
    batches: dict[str, Path], tmp_path: Path, capsys: Capsys
) -> None:
    source = batches["ashes"]
    path = tmp_path / "empty.parquet"
    metadata = pl.read_parquet_metadata(source)
    mark = {"emberhold": metadata["emberhold"]}
    pl.read_parquet(source).clear().write_parquet(path, metadata=mark)
    assert "no games" in refused(capsys, "report", str(path))
    pl.read_parquet(source).drop("answers").write_parquet(path, metadata=mark)
    assert "answers" in refused(capsys, "report", str(path))


def test_a_place_that_cannot_be_written_is_refused(
    batches: dict[str, Path], tmp_path: Path, capsys: Capsys
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    said = refused(capsys, "report", str(batches["expert"]), "--out", str(tmp_path / "file"))
    assert str(tmp_path / "file") in said
