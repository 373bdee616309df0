"""The content book: everything in it can be read, and what cannot is named."""

from __future__ import annotations

import pytest

from emberhold.games.relic.cards import CARDS, CHARACTERS, NEMESES, SCENARIOS
from emberhold.games.relic.effects.book import read, read_goals
from emberhold.games.relic.map.board import SPACES
from emberhold.games.relic.seen.card_text import card_text, scenario_text, sheet_text, space_text
from emberhold.language import LANGUAGES
from emberhold.parts.effects.book import BookError


@pytest.mark.parametrize(
    ("clauses", "words"),
    [
        (
            [["gain_lives", 2]],
            'unknown verb "gain_lives"; did you mean "gain_life"?',
        ),
        (
            [["if", "corupt>=3", [["gain_life", 1]]]],
            '"corupt"; did you mean "corruption"?',
        ),
        ([["discard_asset", 1, "Aly"]], 'unknown trait "Aly"; did you mean "Ally"?'),
        (
            [["gain_life", "x"]],
            'the amount must be a number from 1 to 99, not "x"',
        ),
        (
            [["draw_threat", "purple", 1, "here"]],
            'unknown colour "purple"; it is one of red,',
        ),
        ([["gain_life", 1, 2, 3]], "2 is too much (gain_life(amount))"),
        ([["draw_threat", "red", 1]], "the place is missing (draw_threat(colour, amount, place))"),
        ([["if", "rich", [["gain_life", 1]]]], 'unknown condition "rich"'),
        ([["if", "strength>=3", [["gain_life", 1]]]], 'no words for "strength>=3" after “if”'),
        ([["each", "each_character vs Ork", []]], 'nobody can be described by "vs Ork"'),
        ([["each", "everybody", [["gain_life", 1]]]], 'unknown character "everybody"'),
        ([["each", "each_other in teer", []]], 'unknown place "teer"; did you mean "tier"?'),
        ([["move_to", "the-moon"]], 'unknown place "the-moon"'),
        ([["move_to", "space_with_card moon"]], 'unknown card "moon"'),
        ([["for_each", "star", [["gain_life", 1]]]], 'unknown count "star"'),
        ([["discard_threat", "some enemy", "here"]], 'unknown cards "some enemy"'),
        ([["roll", {"1-2": [], "4-6": []}]], "a roll must cover 1 to 6"),
        ([["test", "cunning", 6, "pas", []]], 'unknown word "pas"; did you mean "pass"?'),
        ([["may", [["gain_lives", 2]]]], 'some-card: ["gain_lives", 2]: unknown verb "gain_lives"'),
        ([["may", ["gain_life", 2]]], '["may", ["gain_life", 2]]: a clause must be a list'),
    ],
)
def test_what_cannot_be_read_names_the_card_and_the_clause(
    clauses: list[list[object]], words: str
) -> None:
    with pytest.raises(BookError) as refused:
        read(clauses, "some-card")
    assert words in str(refused.value)
    assert str(refused.value).startswith("some-card: ")


def test_an_unknown_goal_is_named() -> None:
    with pytest.raises(BookError, match=r'some-mission: \["wait", 3\]: unknown goal "wait"'):
        read_goals([["wait", 3]], "some-mission")


def test_one_card_in_ten_at_most_has_code_of_its_own() -> None:
    from emberhold.games.relic.effects import one_card

    kinds = tuple(kind for kind in vars(one_card).values() if isinstance(kind, type))
    own = [kind for kind in kinds if kind.__module__ == one_card.__name__]
    having = [
        card.slug
        for card in CARDS.values()
        if any(_has(a.effect, tuple(own)) for texts in card.abilities.values() for a in texts)
    ]
    assert 0 < len(having) < len(CARDS) / 10


def _has(effect: object, kinds: tuple[type, ...]) -> bool:
    if isinstance(effect, kinds):
        return True
    inner = [getattr(effect, name, None) for name in ("what", "then", "otherwise")]
    parts = effect.parts() if hasattr(effect, "parts") else ()
    found = [part for part in (*inner, *parts) if part is not None and part is not effect]
    return any(_has(part, kinds) for part in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_reads_as_whole_lines(language: str) -> None:
    pages = [card_text(card, language) for card in CARDS.values()]
    pages += [sheet_text(s, language) for s in (*CHARACTERS.values(), *NEMESES.values())]
    pages += [scenario_text(scenario, language) for scenario in SCENARIOS.values()]
    pages += [space_text(space, language) for space in SPACES]
    for page in pages:
        assert page
        for line in page:
            assert line[:1].isupper(), line
            assert line.endswith("."), line
            assert "  " not in line, line
            assert "{" not in line, line


def test_a_card_reads_in_three_languages() -> None:
    assert card_text(CARDS["ork-warboss"], "en") == [
        "Enemy. Ork. Strength 9.",
        "Reward: Gain 2 influence.",
        "Penalty: Discard 1 asset.",
    ]
    assert card_text(CARDS["ork-warboss"], "pl") == [
        "Wróg. Ork. Siła 9.",
        "Nagroda: zyskaj 2 wpływy.",
        "Kara: odrzuć zasób.",
    ]
    assert card_text(CARDS["ork-warboss"], "fr") == [
        "Ennemi. Ork. Force 9.",
        "Récompense\u00a0: gagnez 2 points d’influence.",
        "Pénalité\u00a0: défaussez un atout.",
    ]
