"""Hints: a suggestion in words, from what the asked seat may know."""

from __future__ import annotations

import re

import pytest

import emberhold
from emberhold.kernel.question import key_of
from emberhold.players.budget import Budget
from emberhold.players.hints import ComparedOption, Suggestion, advise
from tests.players.worlds import moments, other_world
from tests.support import at

BOTH = pytest.mark.parametrize("game", ["war-eternal", "ashes"])
LANGUAGES = ("en", "pl", "fr")


@BOTH
def test_a_hint_names_an_option_and_compares_it_with_others(game: str) -> None:
    for table, question in moments(game, seed=7, every=9, most=2):
        hint = table.hint()
        assert question.find(hint.option.key) == hint.option.choice
        assert hint.compared[0].option.key == hint.option.key
        assert len({compared.option.key for compared in hint.compared}) == len(hint.compared) > 1
        rest = [compared.chance for compared in hint.compared[1:]]
        assert rest == sorted(rest, reverse=True)
        assert all(0.0 <= compared.chance <= 1.0 for compared in hint.compared)


@BOTH
def test_a_hint_is_read_in_three_languages(game: str) -> None:
    for table, _ in moments(game, seed=7, every=9, most=1):
        hint = table.hint()
        texts = [hint.text(language) for language in LANGUAGES]
        assert len(set(texts)) == 3
        for language, text in zip(LANGUAGES, texts, strict=True):
            assert hint.option.label(language).removesuffix(".") in text
            assert hint.compared[1].option.label(language).removesuffix(".") in text
            assert ".." not in text
            assert len(re.findall("[0-9]\u00a0?%", text)) == min(4, len(hint.compared))


def test_words_of_a_hint() -> None:
    table = at(
        phase="casting",
        foe={"life": 1, "deck": ["smite", "thrash"]},
        in_play=[{"card": "mangleroot", "life": 5}],
        p0={"breaches": {"1": {"state": "open", "spells": ["spark"]}}},
    )
    hint = table.hint()
    assert hint.option.key == "cast:1"
    first = hint.text("en").splitlines()[0]
    assert first == (
        "I would choose: Cast Spark from breach I. The chance to win is then about 99%."
    )
    assert "Szansa na wygraną wynosi wtedy około 99%." in hint.text("pl")
    assert "La chance de gagner est alors d’environ 99\u00a0%." in hint.text("fr")


def test_the_table_stays_as_it_is() -> None:
    for table, question in moments("war-eternal", seed=5, every=9, most=1):
        before = table.dumps()
        table.hint()
        assert table.dumps() == before
        assert table.question is question


@BOTH
def test_a_hint_betrays_nothing(game: str) -> None:
    """The same advice in worlds the seat cannot tell apart (up to what time allows to compare)."""
    for table, question in moments(game, seed=2, every=8, most=2):
        other = other_world(table, question.seat, "other")
        assert other.question is not None
        one, two = (
            advise(t, q, Budget(20)) for t, q in ((table, question), (other, other.question))
        )
        assert one.text("pl") == two.text("pl")
        assert key_of(one.option.choice) == key_of(two.option.choice)


def test_a_finished_game_and_a_wrong_seat_are_answered_clearly() -> None:
    table = emberhold.open("war-eternal", 2, 1)
    assert table.question is not None
    with pytest.raises(emberhold.IllegalAnswer):
        table.hint(7)
    with pytest.raises(emberhold.IllegalAnswer, match="seat"):
        table.hint(1 - table.question.seat)
    while table.question is not None:
        table.answer(table.question.options[-1])
    with pytest.raises(emberhold.IllegalAnswer, match="over"):
        table.hint()


def test_a_table_without_record_gives_no_hints() -> None:
    with pytest.raises(emberhold.EmberholdError, match="record"):
        emberhold.open("ashes", 2, 1, record=False).hint()


@pytest.mark.parametrize(
    ("chances", "words"),
    [
        ((0.28, 0.31), ("The second seems better", "Druga możliwość wypada", "La deuxième semble")),
        ((0.28, 0.282), ("as good as equal", "równie dobre", "se valent")),
        ((0.28, 0.278), ("as good as equal", "równie dobre", "se valent")),
        ((0.31, 0.28), ("", "", "")),
    ],
)
def test_a_hint_says_how_sure_its_lead_is(
    chances: tuple[float, float], words: tuple[str, str, str]
) -> None:
    table = emberhold.open("war-eternal", players=2, seed=3)
    assert table.question is not None
    first, second = table.question.options[:2]
    one, other = chances
    hint = Suggestion(first, (ComparedOption(first, one), ComparedOption(second, other)), 20)
    for language, said in zip(LANGUAGES, words, strict=True):
        last = hint.text(language).splitlines()[-1]
        assert "20" in last
        assert said in last
        assert last.count(".") == (2 if said else 1)
