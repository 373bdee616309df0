"""`emberhold tournament`: mirrored seeds, ratings with intervals, continued from a file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from emberhold.kernel.errors import EmberholdError
from emberhold.lab import tournament
from emberhold.lab.campaigns import Attempt, Campaigns
from emberhold.lab.playing import Row
from emberhold.lab.tournament import Tournament, bradley_terry, played, ratings
from emberhold.players import seated
from tests.support.commands import Capsys, refused, shown


def test_the_better_agent_is_rated_higher_in_either_order() -> None:
    for agents in (("greedy", "random"), ("random", "greedy")):
        results = played(Tournament("ashes", agents, 2, 3, 5))
        best, worst = ratings(agents, results)
        assert (best.agent, worst.agent) == ("greedy", "random")
        assert best.rating > 0 > worst.rating
        assert best.low <= best.rating <= best.high
        assert best.points == pytest.approx(1 - worst.points)


def test_seats_are_exchanged_on_every_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[list[str], Any]] = []

    def watched(names: list[str], game: str, seed: Any) -> Any:
        seen.append((list(names), seed))
        return seated(names, game, seed)

    monkeypatch.setattr(tournament, "seated", watched)
    played(Tournament("ashes", ("random", "novice"), 2, 2, 3))
    assert [names for names, _ in seen] == 2 * [["random", "novice"], ["novice", "random"]]
    assert seen[0][1] == seen[1][1] != seen[2][1] == seen[3][1]


def test_where_all_play_together_results_are_compared_by_seed() -> None:
    results = played(Tournament("war-eternal", ("random", "greedy"), 2, 3, 5))
    assert {points for *_, points in results} <= {0.0, 0.5, 1.0}
    assert sum(points for *_, points in results) <= 1.5


def test_a_campaign_is_played_whole_and_compared_by_its_chapters(tmp_path: Path) -> None:
    agents, kept = ("random", "greedy"), tmp_path / "kept.jsonl"
    short = Tournament("legacy", agents, 2, 1, 5, tries=1)
    ((one, other, number, points),) = played(short, kept)
    shares = []
    for agent in agents:
        attempts = Campaigns("legacy", (agent, agent), 1, "5 pair", 1).play(number)
        assert len({attempt.chapter for attempt in attempts}) == len(attempts) > 5
        shares.append(sum(attempt.won for attempt in attempts) / len(attempts))
    assert shares[0] < shares[1]
    assert points == pytest.approx((1 + shares[0] - shares[1]) / 2)
    assert (one, other, number) == (0, 1, 0)
    assert played(short, kept) == [(one, other, number, points)]
    with pytest.raises(EmberholdError, match="another tournament"):
        played(Tournament("legacy", agents, 2, 1, 5, tries=2), kept)


def test_only_the_first_attempt_at_a_chapter_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(campaigns: Campaigns, number: int) -> list[Attempt]:
        won = campaigns.bots[0] == "greedy"
        games = [("one", 1, won), ("two", 1, False), ("two", 2, True), ("three", 1, won)]
        return [Attempt(name, n, good, False, "", 1, 0) for name, n, good in games]

    monkeypatch.setattr(Campaigns, "play", told)
    ((*_, points),) = played(Tournament("legacy", ("greedy", "random"), 2, 1, 5))
    assert points == pytest.approx((1 + 2 / 3) / 2)


def test_ratings_are_those_of_the_odds() -> None:
    """Three wins of four are odds of 3 to 1 but for the one drawn game that is added."""
    results = [(0, 1, number, 1.0) for number in range(300)]
    results += [(0, 1, number, 0.0) for number in range(300, 400)]
    strong, weak = bradley_terry(2, results)
    assert strong - weak == pytest.approx(190.6, abs=2)
    assert strong + weak == pytest.approx(0, abs=1e-6)
    level = bradley_terry(3, [(0, 1, 0, 0.5), (1, 2, 0, 0.5), (0, 2, 0, 0.5)])
    assert level == pytest.approx([0, 0, 0], abs=1e-6)


def test_a_tournament_is_continued_from_its_file(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    agents = ("random", "greedy", "novice")
    played(Tournament("ashes", agents, 2, 1, 5), kept)
    before = kept.read_text()
    kept.write_text(before[:-4])
    more = played(Tournament("ashes", agents, 2, 2, 5), kept)
    assert more == played(Tournament("ashes", agents, 2, 2, 5))
    assert len(more) == 6
    assert played(Tournament("ashes", agents, 2, 1, 5), kept) == more[::2]


@pytest.mark.parametrize("game", ["ashes", "war-eternal"])
def test_several_processes_play_the_same_tournament(game: str, capsys: Capsys) -> None:
    words = ["tournament", game, "--bots", "random,greedy,novice", "--seeds", "2", "--json"]
    one = json.loads(shown(capsys, *words))
    assert json.loads(shown(capsys, *words, "--processes", "2")) == one


def test_a_tournament_can_be_played_by_anybody() -> None:
    """On a cluster rows come in whatever order: the results are those of this process."""
    tournament = Tournament("ashes", ("random", "greedy"), 2, 3, 5)

    def backwards(tournament: Tournament, numbers: Iterable[int]) -> Iterator[list[Row]]:
        yield [tournament.row(number) for number in reversed(list(numbers))]

    assert played(tournament, None, backwards) == played(tournament)


def test_a_table_or_json_is_shown(capsys: Capsys) -> None:
    words = ["tournament", "ashes", "--seeds", "1", "--seed", "5"]
    told = json.loads(shown(capsys, *words, "--json"))
    assert told["game"] == "ashes"
    assert [each["agent"] for each in told["ratings"]] == ["greedy", "random"]
    text = shown(capsys, *words, "--language", "pl")
    assert "greedy" in text
    assert "1 ziarno dla każdej pary, ziarno 5." in text


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "chess"),
        (["ashes", "--bots", "greedy"], "two different agents"),
        (["ashes", "--bots", "greedy,greedy"], "two different agents"),
        (["ashes", "--bots", "greedy,gredy"], "gredy"),
        (["ashes", "--seeds", "0"], "--seeds"),
        (["ashes", "--players", "9"], "9"),
        (["ashes", "--tries", "2"], "--tries is for campaigns"),
        (["legacy", "--tries", "0"], "--tries"),
        (["ashes", "--on", "moon"], "moon"),
        (["ashes", "--address", "auto"], "--on ray"),
        (["ashes", "--processes", "0"], "--processes"),
    ],
)
def test_wrong_words_get_one_line(words: list[str], said: str, capsys: Capsys) -> None:
    assert said in refused(capsys, "tournament", *words)


def test_a_file_of_another_tournament_is_refused(tmp_path: Path, capsys: Capsys) -> None:
    kept = tmp_path / "kept.jsonl"
    kept.write_text("{}\n")
    words = ["tournament", "ashes", "--seeds", "1", "--out", str(kept)]
    assert "another tournament" in refused(capsys, *words)
    assert kept.read_text() == "{}\n"
