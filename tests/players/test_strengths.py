"""The strengths people meet: their names, their manners, and that they never fail a table."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import emberhold
from emberhold.games import GAMES, game_named
from emberhold.games.thinking import Evaluation
from emberhold.kernel.question import Choice, Question
from emberhold.kernel.table import Table
from emberhold.players import BOTS, STRENGTHS, names_in, player_named, seated
from emberhold.players.budget import Budget
from emberhold.players.ismcts import Growth, IsmctsPlayer
from emberhold.players.search import Manner, SearchPlayer
from emberhold.players.settings import USUAL
from emberhold.players.strengths import Strength, StrongPlayer, effort_in
from emberhold.terminal.preparing import seats_from
from tests.kernel.toy import AUCTION
from tests.support import asks

LANGUAGES = ("en", "pl", "fr")
TINY = Budget(2)
SHORT: dict[str, dict[str, Any]] = {"war-eternal": {}, "ashes": {"rounds": 3}}


def finish(table: Table, players: dict[int, Any]) -> int:
    answers = 0
    while (question := table.question) is not None:
        choice = players[question.seat].choose(table, question)
        assert choice in question.choices
        table.take(question, choice)
        answers += 1
        assert answers < 20_000, "a table that does not end"
    return answers


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("game", "seats"),
    [*(("war-eternal", n) for n in (1, 2, 3, 4)), *(("ashes", n) for n in (2, 3, 4))],
)
def test_every_strength_plays_whole_games(game: str, seats: int) -> None:
    """All strengths sit at the table at once, or one after the other where it is small."""
    names = list(STRENGTHS)
    for first in range(0, len(names), seats):
        sitting = [names[(first + seat) % len(names)] for seat in range(seats)]
        players = {seat: _thinking_little(name, game) for seat, name in enumerate(sitting)}
        table = emberhold.open(game, seats, f"whole {first}", SHORT[game])
        finish(table, players)
        assert table.result is not None
        assert all(player.faults == 0 for player in players.values())


def _thinking_little(name: str, game: str) -> StrongPlayer:
    strength = STRENGTHS[name]
    return StrongPlayer(replace(strength, budget=strength.budget and TINY), game, name)


def test_a_draft_is_played_too() -> None:
    table = emberhold.open("ashes", 2, 4, {"decks": "draft", **SHORT["ashes"]})
    finish(table, {seat: StrongPlayer(Strength("skilled", TINY), "ashes", 1) for seat in (0, 1)})
    assert table.result is not None


def test_strengths_are_known_by_name_in_every_language() -> None:
    for strength in STRENGTHS.values():
        for words in (strength.title, strength.blurb):
            assert len({words.text(language) for language in LANGUAGES}) == 3
    assert [STRENGTHS[name].title.text("pl") for name in STRENGTHS] == [
        "nowicjusz",
        "wprawny gracz",
        "ekspert",
        "mistrz",
    ]


def test_stronger_means_thinking_longer() -> None:
    novice, skilled, expert, master = STRENGTHS.values()
    assert novice.budget is None
    assert skilled.budget is not None
    assert expert.budget is not None
    assert master.budget is not None
    assert 0 < skilled.budget.iterations < expert.budget.iterations < master.budget.iterations
    assert [each.again for each in STRENGTHS.values()] == [False, False, False, True]


@pytest.mark.parametrize("game", ["war-eternal", "legacy", "ashes", "relic"])
def test_a_strength_looks_ahead_as_often_as_a_game_asks_for(game: str) -> None:
    expert = STRENGTHS["expert"]
    evaluation = game_named(game).evaluation
    assert expert.budget is not None
    assert evaluation is not None
    looks = {"war-eternal": 200, "ashes": 200, "legacy": 200, "relic": 100}[game]
    assert StrongPlayer(expert, game, 1).budget == Budget(looks)
    assert looks == evaluation.effort * expert.budget.iterations


def test_at_a_full_table_of_ashes_a_strength_looks_ahead_less_often() -> None:
    master = STRENGTHS["master"]
    seen = []
    for players in (2, 3, 4):
        table = emberhold.open("ashes", players, 1)
        player = StrongPlayer(replace(master, budget=Budget(8)), "ashes", 1)
        question = asks(table)
        player.choose(table, question)
        assert player.budget is not None
        seen.append(player.budget.iterations)
    assert seen == [8, 6, 4]
    assert [effort_in("war-eternal", players) for players in (1, 2, 4)] == [1, 1, 1]


def test_a_novice_slips_and_an_expert_does_not() -> None:
    table = emberhold.open("war-eternal", 2, 5)
    question = asks(table)
    novice = player_named("novice", "war-eternal", 1)
    assert len({novice.choose(table, question) for _ in range(200)}) > 1
    expert = player_named("expert", "war-eternal", 1)
    assert len({expert.choose(table, question) for _ in range(3)}) == 1


def test_a_novice_slips_about_twelve_times_in_a_hundred() -> None:
    table = emberhold.open("war-eternal", 2, 5)
    question = table.question
    greedy = game_named("war-eternal").bot
    assert question is not None
    assert greedy is not None
    sensible = greedy(table.state, question)
    novice = player_named("novice", "war-eternal", 1)
    slips = sum(novice.choose(table, question) != sensible for _ in range(500))
    seen = 0.12 * (1 - 1 / len(question.choices))
    assert 0.6 * seen < slips / 500 < 1.4 * seen


# Manners


class _Breaks:
    def __init__(self, with_what: Exception) -> None:
        self.error = with_what

    def __call__(self, *anything: Any) -> Any:
        raise self.error


def test_whatever_breaks_inside_somebody_simpler_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_named("war-eternal")
    wanted = game.bot
    assert wanted is not None
    monkeypatch.setattr(game, "evaluation", Evaluation(_Breaks(ZeroDivisionError())))
    table = emberhold.open("war-eternal", 2, 1)
    player = StrongPlayer(Strength("expert", TINY), "war-eternal", 1)
    for _ in range(30):
        question = asks(table)
        choice = player.choose(table, question)
        assert choice == wanted(table.state, question)
        table.take(question, choice)
    assert player.faults > 0


def test_when_nobody_knows_better_any_legal_answer_is_given(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(game_named("ashes"), "bot", _Breaks(KeyError("x")))
    table = emberhold.open("ashes", 2, 1)
    players = {seat: StrongPlayer(Strength("expert", TINY), "ashes", seat) for seat in range(2)}
    for _ in range(50):
        question = asks(table)
        table.take(question, players[question.seat].choose(table, question))
    assert players[0].faults > 0


def test_an_answer_that_is_not_offered_is_never_given(monkeypatch: pytest.MonkeyPatch) -> None:
    def nonsense(state: Any, question: Question) -> Choice:
        return ("nonsense",)

    monkeypatch.setattr(game_named("war-eternal"), "bot", nonsense)
    table = emberhold.open("war-eternal", 2, 1)
    player = StrongPlayer(STRENGTHS["novice"], "war-eternal", 1)
    assert player.choose(table, asks(table)) in asks(table).choices


def test_looking_ahead_without_a_record_is_an_error_and_not_a_weaker_player() -> None:
    table = emberhold.open("war-eternal", 2, 1, record=False)
    player = player_named("expert", "war-eternal", 1)
    assert player.needs_record
    with pytest.raises(emberhold.EmberholdError, match="record"):
        player.choose(table, asks(table))


def test_people_do_not_wait_longer_than_they_were_promised() -> None:
    """The budget of a paced player is bounded in time as well as in iterations."""
    paced = player_named("expert", "ashes", 1, paced=True)
    free = player_named("expert", "ashes", 1)
    assert isinstance(paced, StrongPlayer)
    assert isinstance(free, StrongPlayer)
    assert paced.budget is not None
    assert free.budget is not None
    assert paced.budget.iterations == free.budget.iterations
    assert 0 < paced.budget.milliseconds <= 2000
    assert free.budget.milliseconds == 0


# Names


@pytest.mark.parametrize(
    "name", [*BOTS, "ismcts:5", "search:5", "search:20ms", "search:5,deep=no", "search:horizon=1"]
)
def test_everybody_known_by_name_answers(name: str) -> None:
    table = emberhold.open("ashes", 2, 2)
    player = player_named(name, "ashes", 1)
    assert player.name == name.partition(":")[0]
    assert player.choose(table, asks(table)) in asks(table).choices


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("exprt", "Did you mean expert?"),
        ("clever", "greedy, random, novice, skilled, expert, master, search"),
        ("greedy:20", "Did you mean greedy?"),
        ("", "Known: greedy"),
        ("search:", "“” is not a valid budget"),
        ("search:fast", "search:200"),
        ("search:0", "search:500ms"),
        ("search:-5", "“-5” is not a valid budget"),
        ("search:5s", "“5s” is not a valid budget"),
        ("search:99999999999", "is not a valid budget"),
        ("search:5,depth=3", "“depth=3” is not a setting of search. Settings look like this: hor"),
        ("search:5,horizon", "“horizon” is not a setting"),
        ("search:5,horizon=0", "“horizon=0” is not a setting"),
        ("search:5,horizon=4,horizon=5", "“horizon=5” is not a setting"),
        ("search:5,doubt=nan", "“doubt=nan” is not a setting"),
        ("search:5,width=-1", "“width=-1” is not a setting"),
        ("search:deep=maybe", "“deep=maybe” is not a setting"),
        ("greedy,horizon=4", "There is no bot “greedy,horizon=4”"),
    ],
)
def test_a_name_nobody_has_is_answered_with_one_clear_line(name: str, said: str) -> None:
    with pytest.raises(emberhold.SetupError) as caught:
        player_named(name, "war-eternal", 1)
    for language in LANGUAGES:
        assert "\n" not in caught.value.text(language)
    assert said in str(caught.value)


def test_settings_behind_a_name_say_how_it_thinks() -> None:
    player = player_named("search:200,horizon=4,doubt=1.5,width=2,deep=no", "ashes", 1)
    assert isinstance(player, SearchPlayer)
    assert player.budget == Budget(200)
    assert player.manner == Manner(horizon=4, doubt=1.5, width=2.0, deep=False)
    usual = player_named("search:horizon=4", "ashes", 1)
    assert isinstance(usual, SearchPlayer)
    assert (usual.budget, usual.manner) == (USUAL, Manner(horizon=4))


def test_settings_in_a_list_of_names_belong_to_the_name_before_them() -> None:
    assert names_in("search:200,horizon=4, doubt=2 , greedy,search:deep=no") == [
        *("search:200,horizon=4,doubt=2", "greedy", "search:deep=no")
    ]
    assert seats_from("search:2,horizon=1,random", 3) == ["person", "search:2,horizon=1", "random"]


def test_two_bots_of_one_name_do_not_play_alike() -> None:
    table = emberhold.open("war-eternal", 2, 5)
    assert table.question is not None
    players = seated(["random", "random"], "war-eternal", 1)
    drawn = [
        [player.choose(table, table.question) for _ in range(30)] for player in players.values()
    ]
    assert drawn[0] != drawn[1]


def test_persons_are_nobody_here() -> None:
    assert list(seated(["person", "expert"], "war-eternal", 1)) == [1]


def test_search_looks_ahead_as_often_as_its_page_says() -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    assert f"plain `search` has {USUAL.iterations} iterations" in page


def test_a_game_without_an_evaluation_is_looked_into_no_more_than_usual() -> None:
    emberhold.register(AUCTION)
    try:
        assert effort_in("auction") == 1
    finally:
        GAMES.take_away("auction")
    evaluation = game_named("relic").evaluation
    assert evaluation is not None
    assert effort_in("relic") == evaluation.effort < 1


def test_a_search_that_is_named_alone_thinks_as_usual() -> None:
    plain, tree = (player_named(name, "ashes", 1) for name in ("search", "ismcts"))
    assert isinstance(plain, SearchPlayer)
    assert (plain.budget, plain.manner) == (USUAL, Manner())
    assert isinstance(tree, IsmctsPlayer)
    assert (tree.budget, tree.growth) == (USUAL, Growth())
