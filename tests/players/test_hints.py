"""Hints: a suggestion in words, from what the asked seat may know."""

from __future__ import annotations

import pytest

import emberhold
from emberhold.games import GAMES, game_of
from emberhold.games.aeons_end.seen.counsel import counsel
from emberhold.games.ashes.seen.counsel import counsel as ashes_counsel
from emberhold.kernel.question import Option, key_of
from emberhold.players.budget import Budget
from emberhold.players.consequences import Consequences
from emberhold.players.hints import ComparedOption, Suggestion, _lead, advise
from emberhold.players.search import Weighed
from emberhold.players.search.playout import means_of
from tests.ashes.table import asks
from tests.ashes.table import at as duel
from tests.kernel.toy import AUCTION
from tests.players.worlds import SETUPS, moments, other_world
from tests.support import at, play

BOTH = pytest.mark.parametrize("game", ["war-eternal", "ashes"])
EVERY = pytest.mark.parametrize("game", ["war-eternal", "ashes", "relic"])
LANGUAGES = ("en", "pl", "fr")


@BOTH
def test_a_hint_names_an_option_and_compares_it_with_others(game: str) -> None:
    for table, question in moments(game, seed=7, every=9, most=2):
        hint = table.hint()
        assert question.find(hint.option.key) == hint.option.choice
        assert hint.compared[0].option.key == hint.option.key
        assert len({compared.option.key for compared in hint.compared}) == len(hint.compared)
        rest = [compared.chance for compared in hint.compared[1:]]
        assert rest == sorted(rest, reverse=True)
        assert all(0.0 <= compared.chance <= 1.0 for compared in hint.compared)


@EVERY
def test_a_hint_is_one_line_with_a_reason_in_three_languages(game: str) -> None:
    for table, _ in moments(game, seed=7, every=9, most=1):
        hint = advise(table, asks(table), Budget(20))
        lines = [hint.line(language) for language in LANGUAGES]
        assert len(set(lines)) == 3
        for language, line in zip(LANGUAGES, lines, strict=True):
            assert "\n" not in line
            assert line.startswith(hint.option.label(language).removesuffix("."))
            assert ".." not in line
            assert "%" not in line
            told = hint.text(language).splitlines()
            assert told[0] == line
            assert told[1:] == hint.numbers(language)


@EVERY
def test_the_numbers_come_with_their_spread(game: str) -> None:
    said = {"en": "give or take", "pl": "plus minus", "fr": "près"}
    for table, _ in moments(game, seed=7, every=5, most=3):
        hint = advise(table, asks(table), Budget(20))
        for language, words in said.items():
            numbers = hint.numbers(language)
            assert len(numbers) == (min(4, len(hint.compared)) + 1 if numbers else 0)
            assert all(words in line for line in numbers[:-1])


def test_words_of_a_hint() -> None:
    """Casting the last point of damage at the nemesis wins: nothing better can be said for it."""
    table = at(
        phase="casting",
        foe={"life": 1, "deck": ["smite", "thrash"]},
        in_play=[{"card": "mangleroot", "life": 5}],
        p0={"breaches": {"1": {"state": "open", "spells": ["spark"]}}},
    )
    hint = table.hint()
    assert hint.option.key == "cast:1"
    assert hint.line("en") == "Cast Spark from breach I – this wins the game."
    assert hint.line("pl").endswith(" – to daje zwycięstwo.")
    assert hint.line("fr").endswith(" – vous gagnez la partie.")


def test_a_reason_is_told_in_the_words_of_the_game() -> None:
    """A spell that kills a minion is cast for the minion's sake."""
    table = at(
        phase="casting",
        foe={"life": 60, "deck": ["smite", "thrash", "smite", "thrash"]},
        in_play=[{"card": "howling-spinners", "life": 1}],
        p0={"breaches": {"1": {"state": "open", "spells": ["spark"]}}},
    )
    hint = advise(table, asks(table), Budget(40))
    assert hint.option.key == "cast:1"
    assert hint.line("en").startswith(
        "Cast Spark from breach I – Howling Spinners will be gone by the end of this turn."
    )


def test_a_reason_is_told_of_the_whole_turn() -> None:
    """Nothing is told of one effect of the answer alone."""
    table = at(
        foe={"life": 60, "deck": ["smite", "thrash", "smite", "thrash"]},
        p0={"hand": ["crystal", "crystal", "spark"]},
    )
    means = means_of(game_of(table))
    assert means is not None
    play = asks(table).find("play:crystal")
    reason = Consequences(means, table, asks(table)).reason(play)
    assert reason is not None
    assert reason.text("en").startswith("Spark will be prepped by the end of this turn")


def test_what_the_strongest_rival_brings_too_does_not_count() -> None:
    table = at(
        phase="casting",
        foe={"life": 60, "deck": ["smite", "thrash", "smite", "thrash"]},
        in_play=[{"card": "howling-spinners", "life": 1}],
        p0={"breaches": {"1": {"state": "open", "spells": ["spark"]}}},
    )
    means = means_of(game_of(table))
    assert means is not None
    after = Consequences(means, table, asks(table))
    cast = asks(table).find("cast:1")
    assert after.reason(cast) is not None
    assert after.reason(cast, cast) is None


def test_the_table_stays_as_it_is() -> None:
    for table, question in moments("war-eternal", seed=5, every=9, most=1):
        before = table.dumps()
        table.hint()
        assert table.dumps() == before
        assert table.question is question


@pytest.mark.parametrize("game", list(SETUPS))
def test_a_hint_betrays_nothing(game: str) -> None:
    """The same advice in worlds the seat cannot tell apart (up to what time allows to compare)."""
    for table, question in moments(game, seed=2, every=8, most=2):
        other = other_world(table, question.seat, "other")
        one, two = (advise(t, q, Budget(20)) for t, q in ((table, question), (other, asks(other))))
        assert one.text("pl") == two.text("pl")
        assert key_of(one.option.choice) == key_of(two.option.choice)


@pytest.mark.parametrize("game", list(SETUPS))
def test_hints_judge_a_position_as_those_who_plan_do(game: str) -> None:
    """Hints and the analysis of a game speak with the value of the strongest."""
    means = means_of(GAMES[game])
    assert means is not None
    planned = means.evaluation.planned or means.evaluation
    assert planned.evaluate is means.evaluation.evaluate


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


# No more is said than is known


def weighed(*values: float) -> Weighed:
    return Weighed(("end",), values=list(values))


def test_a_lead_within_the_noise_is_not_advice() -> None:
    best = weighed(0.30, 0.50, 0.40, 0.20)
    close = weighed(0.32, 0.40, 0.44, 0.18)
    far = weighed(0.10, 0.29, 0.21, 0.02)
    assert _lead(best, [close], 2) == "near"
    assert _lead(best, [far], 2) == "ahead"
    assert _lead(best, [far, close], 3) == "near"
    assert _lead(close, [best], 2) == "near", "also where the rules of thumb are behind"


def test_answers_that_end_at_the_same_table_are_one_answer() -> None:
    assert _lead(weighed(0.3, 0.3), [], 4) == "same"
    assert _lead(weighed(0.3, 0.3), [], 1) == "only"


@pytest.mark.parametrize(
    ("lead", "words"),
    [
        ("near", ("just as good", "równie dobre", "tout aussi bonnes")),
        ("same", ("the same position", "do tego samego", "au même point")),
        ("ahead", ("clearly better", "wyraźnie lepiej", "nettement meilleur")),
        ("only", ("nothing else", "nic innego", "rien d’autre")),
    ],
)
def test_a_hint_says_how_sure_it_is(lead: str, words: tuple[str, str, str]) -> None:
    first, _ = asks(emberhold.open("war-eternal", players=2, seed=3)).options[:2]
    for language, said in zip(LANGUAGES, words, strict=True):
        assert said in Suggestion(first, lead=lead).line(language)


@pytest.mark.parametrize("lead", ["near", "ahead"])
def test_differences_within_the_noise_are_called_chance(lead: str) -> None:
    first, second = asks(emberhold.open("war-eternal", players=2, seed=3)).options[:2]
    compared = (ComparedOption(first, 0.28, 0.04), ComparedOption(second, 0.27, 0.05))
    hint = Suggestion(first, compared, 20, lead=lead)
    *chances, note = hint.numbers("en")
    assert chances[0].endswith("about 28% chance of winning, give or take 4")
    assert ("chance, not advice" in note) == (lead == "near")
    assert "20" in note


@pytest.mark.thorough
@EVERY
def test_no_hint_ends_where_another_choice_ends(game: str) -> None:
    """Of the answers that are compared no two lead to the same table at the end of the turn."""
    for table, question in moments(game, seed=3, every=4, most=3):
        hint = advise(table, question, Budget(24))
        means = means_of(game_of(table))
        assert means is not None
        after = Consequences(means, table, question)
        ends = [after.end(compared.option.choice) for compared in hint.compared]
        assert len(set(ends)) == len(ends)


def test_two_ways_to_the_same_table_are_found() -> None:
    """Which of two gems is played first makes no difference to where the turn ends."""
    table = at(phase="main", foe={"deck": ["smite", "thrash"]}, p0={"hand": ["crystal", "spark"]})
    question = asks(table)
    means = means_of(game_of(table))
    assert means is not None
    after = Consequences(means, table, question)
    ends = {key_of(choice): after.end(choice) for choice in question.choices}
    assert len(ends) > len(set(ends.values()))
    assert ends["play:crystal"] != ends["end"]


def test_a_reason_does_not_repeat_what_the_answer_names() -> None:
    """“Prep Spark on breach I” is not followed by “Spark will be prepped”."""
    table = at(
        foe={"life": 60, "deck": ["smite", "thrash", "smite", "thrash"]},
        p0={"hand": ["spark"], "breaches": {"1": "open"}},
    )
    means = means_of(game_of(table))
    assert means is not None
    reason = Consequences(means, table, asks(table)).reason(asks(table).find("prep:spark@1"))
    assert reason is not None
    assert reason.text("en") == "you can cast it next turn"


def test_a_power_that_takes_effect_has_not_been_stopped() -> None:
    """It leaves play with no tokens left because its POWER effect resolves (WE-297)."""
    before = at(in_play=[{"card": "night-unending", "tokens": 1}]).state
    after = before.copy()
    after.in_play = ()
    stopped = counsel(before, after, 0, ("breach", 1))
    assert stopped is not None
    assert stopped.id == "counsel-stops"
    before.in_play = (before.in_play[0].holding(0),)
    assert counsel(before, after, 0, ("breach", 1)) is None


def test_a_card_that_is_given_away_gives_the_mage_nothing() -> None:
    """Who gets the card after Worldheart Shard: it is drawn by that player, not by the buyer."""
    table = at(players=3, p0={"hand": ["worldheart-shard", "crystal"], "aether": 4})
    play(table, "play:worldheart-shard", "do:2", "buy:mages-totem")
    before = table.state.copy()
    play(table, "give:2")
    given = table.state.copy()
    assert counsel(before, given, 0, ("give", 2)) is None
    play(table, "buy:mages-totem")
    kept = counsel(before, table.state, 0, ("give", 2))
    assert kept is not None
    assert kept.id == "counsel-relic"


def test_the_only_answer_is_called_the_only_one_also_where_nobody_can_look_ahead() -> None:
    """A game without an evaluation advises what its own player would do."""
    emberhold.register(AUCTION)
    try:
        table = emberhold.open("auction", seed=1)
        question = asks(table)
        leads = []
        for choices in (question.choices[:2], question.choices[:1]):
            question.choices = choices
            hint = advise(table, question)
            leads.append(hint.lead)
            assert (hint.worlds, hint.compared) == (0, ())
    finally:
        GAMES.take_away("auction")
    assert leads == ["near", "only"]


def test_a_target_that_the_answer_names_is_not_named_twice() -> None:
    """„Pozłotnik – do końca tej tury opuści pole bitwy”, and the name where the answer lacks it."""
    before = duel(p1={"battlefield": ["gilder"]}).state
    after = before.copy()
    gilder = before.players[1].battlefield[0].card
    after.players[1].battlefield = ()
    said = {
        choice[0]: ashes_counsel(before, after, 0, choice)
        for choice in (("target", gilder.kind, gilder.number), ("end",))
    }
    told = {verb: reason.text("pl") for verb, reason in said.items() if reason is not None}
    assert told == {
        "target": "do końca tej tury opuści pole bitwy",
        "end": "do końca tej tury Pozłotnik opuści pole bitwy",
    }


def test_cards_that_every_answer_brings_are_not_a_reason() -> None:
    """The First Five are chosen before any turn: whichever card is taken, five are in hand."""
    table = emberhold.open("ashes", players=2, seed=1)
    before = table.state
    after = before.copy()
    player = after.players[0]
    player.hand, player.draw_pile = player.draw_pile[:4], player.draw_pile[4:]
    taken = ("take", player.hand[0].kind)
    assert ashes_counsel(before, after, 0, taken) is None
    before.phase = after.phase = "turns"
    told = ashes_counsel(before, after, 0, taken)
    assert told is not None
    assert told.id == "ashes-counsel-draws"


class TwoSentences(Option):
    """An answer whose label is the text of a card."""

    def label(self, language: str = "en") -> str:
        return "Gain 2 aether. Gain a charge."


def test_an_answer_of_two_sentences_is_quoted() -> None:
    """A dash behind the second of two sentences would seem to belong to it alone."""
    question = asks(emberhold.open("war-eternal", players=2, seed=3))
    line = Suggestion(TwoSentences(question, question.choices[0]), lead="near").line
    assert line("en").startswith("“Gain 2 aether. Gain a charge” – ")
    assert line("pl").startswith("„Gain 2 aether. Gain a charge” – ")
    assert line("fr").startswith("«\u00a0Gain 2 aether. Gain a charge\u00a0» – ")


@pytest.mark.parametrize(("spread", "told"), [(0.0, "1"), (0.004, "1"), (0.016, "2")])
def test_no_estimate_is_told_as_certain(spread: float, told: str) -> None:
    """Where luck hardly spoke, it is still give or take 1."""
    table = at(phase="casting")
    option = asks(table).options[0]
    line = ComparedOption(option, 0.5, spread).line("en")
    assert f"give or take {told}" in line
