"""The weights of the evaluations: fitted, judged and written."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from bench import fitting
from bench.fitting import FITTINGS, Score, main, play, write
from bench.logistic import RIDGE, Numbers, auc, chances, fit, log_loss
from tests.support.commands import Capsys

TRUE = np.array([0.5, -1.5, 2.0])


def made_up(rows: int) -> tuple[Numbers, Numbers]:
    """Figures and outcomes that follow from `TRUE` and luck."""
    luck = np.random.default_rng(1)
    figures = luck.normal(size=(rows, len(TRUE)))
    return figures, (luck.random(rows) < chances(figures, TRUE)).astype(np.float64)


def present(game: str) -> dict[str, tuple[float, ...]]:
    """The weights search has now, by kind."""
    weights = import_module(fitting.module_of(game)).FITTED
    return weights if isinstance(weights, dict) else {FITTINGS[game].kinds[0]: weights}


def present_text(game: str) -> str:
    path = fitting.SOURCE.joinpath(*fitting.module_of(game).split(".")).with_suffix(".py")
    text = path.read_text(encoding="utf-8")
    return re.sub(r'\n\nFound by .*?\n"""', '"""', text, count=1)


def scores(game: str, won: float) -> dict[str, Score]:
    return {kind: Score(100, won, 0.8, 0.5, 0.6) for kind in FITTINGS[game].kinds}


# The logistic function


def test_a_fit_recovers_the_weights_behind_the_outcomes() -> None:
    assert fit(*made_up(40_000)) == pytest.approx(TRUE, abs=0.08)


def test_a_fit_is_where_the_likelihood_and_the_ridge_balance() -> None:
    figures, won = made_up(200)
    weights = fit(figures, won)
    pull = figures.T @ (won - chances(figures, weights))
    assert pull == pytest.approx(RIDGE * weights, abs=1e-6)


def test_the_ridge_bounds_a_fit_to_outcomes_without_a_mistake() -> None:
    figures = 1000 * np.array([[-2.0], [-1.0], [1.0], [2.0]])
    won = np.array([0.0, 0.0, 1.0, 1.0])
    (weight,) = fit(figures, won)
    assert 0 < weight < 1
    assert log_loss(chances(figures, np.array([weight])), won) < 0.01


def test_auc_counts_the_pairs_in_the_right_order() -> None:
    won = np.array([0.0, 0.0, 1.0, 1.0])
    assert auc(np.array([0.1, 0.2, 0.3, 0.4]), won) == 1
    assert auc(np.array([0.4, 0.3, 0.2, 0.1]), won) == 0
    assert auc(np.array([0.5, 0.5, 0.5, 0.5]), won) == 0.5
    assert auc(np.array([0.1, 0.3, 0.2, 0.4]), won) == 0.75
    assert np.isnan(auc(np.array([0.1, 0.2]), np.array([1.0, 1.0])))


def test_log_loss_is_the_mean_surprise() -> None:
    won = np.array([1.0, 0.0])
    assert log_loss(np.array([0.5, 0.75]), won) == pytest.approx((np.log(2) + np.log(4)) / 2)
    assert log_loss(0.5, won) == pytest.approx(np.log(2))
    assert log_loss(1.0, won) < 10


# The games


@pytest.mark.parametrize("game", FITTINGS)
def test_what_is_noted_of_a_game_follows_from_its_seed(game: str) -> None:
    noted = play(game, 1, 3)
    assert noted
    assert noted == play(game, 1, 3)
    assert noted != play(game, 2, 3)
    assert all(len(each.figures) == len(FITTINGS[game].names) for each in noted)
    assert len({(each.kind, each.won, each.held_out) for each in noted}) == 1


@pytest.mark.parametrize("game", FITTINGS)
def test_a_small_run_tells_scores_and_weights(game: str, capsys: Capsys) -> None:
    before = present_text(game)
    assert main([game, "--games", "8"]) == 0
    told = capsys.readouterr().out
    assert told.startswith(f"{game}: 8 games, ")
    for word in ("AUC", "log loss", *FITTINGS[game].kinds, *FITTINGS[game].names):
        assert word in told
    assert present_text(game) == before


def test_too_few_games_are_refused(capsys: Capsys) -> None:
    with pytest.raises(SystemExit):
        main(["war-eternal", "--games", "7"])
    assert "at least 8" in capsys.readouterr().err


# The file


@pytest.mark.parametrize("game", FITTINGS)
def test_the_present_weights_are_written_as_they_are(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, weights = present_text(game), present(game)
    monkeypatch.setattr(fitting, "SOURCE", tmp_path)
    tmp_path.joinpath(*fitting.module_of(game).split(".")[:-1]).mkdir(parents=True)
    path = write(game, weights, scores(game, 0.4))
    assert path.is_relative_to(tmp_path)
    assert path.read_text(encoding="utf-8") == now


def test_outcomes_that_are_all_alike_are_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fitting, "SOURCE", tmp_path)
    with pytest.raises(SystemExit, match="play more games"):
        write("ashes", present("ashes"), scores("ashes", 1.0))
    assert not list(tmp_path.iterdir())
