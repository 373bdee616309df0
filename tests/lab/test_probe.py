"""`emberhold probe`: rows that stand for two questions are found, and our games have none."""

from __future__ import annotations

import json

import pytest

import emberhold
from emberhold.games import GAMES
from emberhold.kernel.question import Question
from emberhold.lab.probe import Moment, Probe, probed
from tests.kernel.toy import AUCTION
from tests.support.commands import Capsys, refused, shown

SURE = ["war-eternal", "aeons-end", "ashes", "relic", "legacy"]
"""Games whose rows are meant to say everything that is asked."""


def moment(prompt: str, *options: str, actions: tuple[int, ...] = (1, 2)) -> Moment:
    return Moment(prompt, options, actions)


def counted(*moments: Moment) -> Probe:
    """All of these moments, one after the other, with the same row."""
    probe = Probe("ashes", 2, 1, "greedy", 10)
    for number, one in enumerate(moments):
        probe.count(one, list(moments[:number]))
    return probe


def test_the_same_question_and_options_are_right() -> None:
    probe = counted(moment("Pay?", "yes", "no"), moment("Pay?", "yes", "no"))
    assert (probe.decisions, probe.repeated) == (2, 1)
    assert (probe.other_question, probe.other_options, probe.share) == (0, 0, 0.0)
    assert not probe.examples


def test_another_question_with_the_same_actions_counts_twice() -> None:
    probe = counted(moment("Pay?", "yes"), moment("Block?", "yes"))
    assert (probe.other_question, probe.other_options, probe.share) == (1, 1, 0.5)
    assert [one.prompt for one in probe.examples[0]] == ["Pay?", "Block?"]


def test_other_options_are_counted_apart_from_other_questions() -> None:
    probe = counted(moment("Pay?", "yes"), moment("Pay?", "no", actions=(3,)))
    assert (probe.other_question, probe.other_options) == (0, 1)
    probe = counted(moment("Pay?", "yes"), moment("Block?", "no", actions=(3,)))
    assert (probe.other_question, probe.other_options) == (0, 1)


class Blind:
    """An observation that says nothing."""

    names = ("nothing",)

    def row(self, state: object, seat: int, question: Question | None) -> bytes:
        return bytes(1)


def test_rows_that_say_nothing_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    emberhold.register(AUCTION)
    try:
        monkeypatch.setattr(type(AUCTION), "observation", lambda self, players: Blind())
        probe = probed("auction", 40, 1, 2, "random")
        assert probe.decisions == 40
        assert probe.repeated == 39
        assert probe.other_options > 20
        assert probe.examples
    finally:
        GAMES.take_away(AUCTION.name)


@pytest.mark.parametrize("game", SURE)
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_rows_say_what_is_asked(game: str, bot: str) -> None:
    probe = probed(game, 1500, 28, bot=bot)
    assert probe.decisions == 1500
    assert probe.other_question == 0, probe.examples
    assert probe.share <= 0.001, probe.examples


def test_the_same_seed_gives_the_same_figures(capsys: Capsys) -> None:
    words = ["probe", "ashes", "--decisions", "200", "--seed", "5"]
    (told,) = json.loads(shown(capsys, *words, "--json"))
    assert told == probed("ashes", 200, 5).plain()
    assert told != probed("ashes", 200, 6).plain()
    text = shown(capsys, *words, "--language", "fr")
    assert "décisions" in text
    assert "À toutes les places joue greedy, graine 5." in text


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "chess"),
        (["ashes", "--bot", "gredy"], "greedy"),
        (["ashes", "--decisions", "0"], "--decisions"),
        (["ashes", "--players", "9"], "9"),
    ],
)
def test_wrong_words_get_one_line(words: list[str], said: str, capsys: Capsys) -> None:
    assert said in refused(capsys, "probe", *words)
