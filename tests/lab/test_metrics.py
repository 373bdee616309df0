"""`emberhold metrics`: what is counted is what random games are."""

from __future__ import annotations

import json
from statistics import fmean, stdev

import pytest

import emberhold
from emberhold.games import GAMES
from emberhold.kernel.rng import Dice
from emberhold.kernel.scene import Area, Piece, Scene, Zone
from emberhold.lab.metrics import WORLDS, hidden_cards, measured
from emberhold.players.search import futures
from tests.kernel.toy import AUCTION
from tests.support.commands import Capsys, refused, shown

OURS = ["war-eternal", "ashes", "relic", "legacy"]


@pytest.mark.parametrize("game", OURS)
def test_decisions_and_options_are_those_of_the_games_played(game: str) -> None:
    metrics = measured(game, 2, 5)
    counted = []
    for number in range(2):
        seed = f"5 game {number}"
        table, dice = emberhold.open(game, metrics.players, seed), Dice(f"metrics {seed}")
        options = []
        while table.question is not None:
            options.append(len(table.question.options))
            table.answer(dice.below(options[-1]))
        counted.append(options)
    every = counted[0] + counted[1]
    lengths = sorted(map(len, counted))
    assert metrics.decisions == fmean(lengths)
    assert [metrics.decisions_low, metrics.decisions_high] == lengths
    assert metrics.options == pytest.approx(fmean(every))
    assert metrics.most_options == max(every)
    assert metrics.forced == every.count(1) / len(every)
    assert metrics.hidden > 0
    assert metrics.spread is not None
    assert 0 <= metrics.spread < 1


def test_the_same_seed_gives_the_same_figures() -> None:
    first = measured("ashes", 2, 5)
    assert first == measured("ashes", 2, 5)
    assert first != measured("ashes", 2, 6)
    assert measured("ashes", 1, 5, players=3).players == 3


def test_hidden_cards_are_those_behind_a_count_or_face_down() -> None:
    shown_card, turned = Piece("a.1", "card", "card-a"), Piece("b.1", "card")
    zones = (
        Zone("deck", "deck", count=7),
        Zone("pile", "pile", (shown_card,), count=5),
        Zone("row", "row", (shown_card, turned), count=2),
        Zone("empty", "empty"),
    )
    assert hidden_cards(Scene("toy", 0, (Area("all", "all", zones),))) == 8


def test_worlds_that_a_seat_cannot_tell_apart_have_different_futures() -> None:
    table = emberhold.open("ashes", 2, seed=4)
    chances = futures(GAMES["ashes"], table, WORLDS, "one")
    assert len(chances) == WORLDS
    assert all(0 <= chance <= 1 for chance in chances)
    assert stdev(chances) > 0
    assert chances == futures(GAMES["ashes"], table, WORLDS, "one")
    assert chances != futures(GAMES["ashes"], table, WORLDS, "two")


def test_a_game_that_nobody_can_judge_has_no_spread(capsys: Capsys) -> None:
    emberhold.register(AUCTION)
    try:
        assert measured("auction", 2, 1).spread is None
        assert "–" in shown(capsys, "metrics", "auction", "--games", "2").splitlines()[-3]
    finally:
        GAMES.take_away(AUCTION.name)


def test_figures_are_shown_as_a_table_or_as_json(capsys: Capsys) -> None:
    words = ["metrics", "ashes", "--games", "2", "--seed", "5"]
    text = shown(capsys, *words, "--language", "pl")
    assert "Ashes" in text
    assert "decyzje w grze" in text
    assert "Średnie z 2 losowych gier, ziarno 5." in text
    (told,) = json.loads(shown(capsys, *words, "--json"))
    assert told == measured("ashes", 2, 5).plain()
    assert (told["game"], told["games"], told["seed"], told["worlds"]) == ("ashes", 2, 5, WORLDS)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "chess"),
        (["ashes", "--players", "9"], "9"),
        (["ashes", "--games", "0"], "--games"),
        (["ashes", "--seed", "\x07"], "seed"),
    ],
)
def test_wrong_words_get_one_line(words: list[str], said: str, capsys: Capsys) -> None:
    assert said in refused(capsys, "metrics", *words)
