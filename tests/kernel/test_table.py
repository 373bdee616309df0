"""The table: asking, answering, undoing, forking, saving; shown on a tiny auction."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

import emberhold
from emberhold.kernel.errors import EmberholdError, IllegalAnswer, SaveError
from emberhold.kernel.save import parse
from emberhold.kernel.table import Table, open_table, restart
from emberhold.language.speech import add_messages, drop_messages
from tests.kernel.toy import AUCTION
from tests.support import asks, fingerprint


@pytest.fixture(autouse=True, scope="module")
def spoken() -> Iterator[None]:
    """The words of the auction, which live beside it."""
    add_messages(AUCTION.messages)
    yield
    drop_messages(AUCTION.messages)


def auction(seed: int = 1, record: bool = True) -> Table:
    return open_table(AUCTION, 2, seed, record=record)


def bid(table: Table, first: int, second: int) -> Table:
    table.answer(f"bid:{first}", seat=0)
    table.answer(f"bid:{second}", seat=1)
    return table


def replayed(table: Table) -> Table:
    saved = parse(table.dumps())
    again = restart(AUCTION, saved.header)
    for key in saved.answers:
        seat, marked, plain = key.partition("> ")
        again.answer(plain if marked else key, int(seat) if marked else None)
    return again


def test_seats_that_decide_together_may_answer_in_any_order() -> None:
    early, late = auction(), auction()
    early.answer("bid:2", seat=0)
    early.answer("bid:1", seat=1)
    late.answer("bid:1", seat=1)
    late.answer("bid:2", seat=0)
    assert early.dumps() == late.dumps()
    assert fingerprint(early) == fingerprint(late)


def test_nobody_sees_an_answer_before_all_are_in() -> None:
    table = auction()
    state, view = fingerprint(table)[0], table.view(1)
    table.answer("bid:3", seat=0)
    assert table.view(1).areas == view.areas
    assert [question.seat for question in table.questions] == [1]
    assert fingerprint(table)[0] == state


def test_a_seat_sees_only_its_own_options() -> None:
    asked = {question.seat: question.options for question in auction().view(0).asked}
    assert asked[0]
    assert asked[1] == ()


def test_an_answer_given_together_can_be_undone_by_itself() -> None:
    table = auction()
    table.answer("bid:3", seat=0)
    table.undo()
    assert {question.seat for question in table.questions} == {0, 1}
    table.answer("bid:3", seat=0)
    table.undo(1)
    with pytest.raises(EmberholdError, match="1"):
        table.undo(1)


def test_a_seat_undoes_its_own_answer_no_matter_who_answered_later() -> None:
    table = auction()
    table.answer("bid:3", seat=1)
    assert table.given == {1}
    assert table.count == 1
    with pytest.raises(EmberholdError):
        table.retract(0)
    table.retract(1)
    assert table.given == frozenset()
    assert {question.seat for question in table.questions} == {0, 1}
    bid(table, 2, 1)
    assert table.given == frozenset()
    with pytest.raises(EmberholdError):
        table.retract(1)


def test_answers_are_counted_as_they_come_and_go() -> None:
    table = bid(auction(), 2, 1)
    assert table.count == len(table.answers) == 2
    table.answer("keep")
    assert table.count == table.fork().count == 3
    table.answer("bid:1", seat=1)
    assert table.count == 4
    table.undo(3)
    assert table.count == len(table.answers) == 1
    assert table.given == {0}


def test_a_table_rests_where_a_step_begins_and_knows_how_that_was() -> None:
    table = bid(auction(), 2, 1)
    assert not table.at_rest
    assert not table.fork().at_rest
    assert table.step_began().coins == auction().state.coins
    table.answer("keep")
    assert table.at_rest
    assert table.fork().at_rest
    assert table.step_began().coins == table.state.coins != auction().state.coins
    table.undo()
    assert not table.at_rest


def test_half_given_answers_survive_fork_and_save() -> None:
    table = auction()
    table.answer("bid:3", seat=1)
    for copy in (table.fork(), replayed(table)):
        assert [question.seat for question in copy.questions] == [0]
        copy.answer("bid:1")
        assert asks(copy).seat == 1
    assert [question.seat for question in table.questions] == [0]


def test_an_illegal_answer_names_the_legal_ones_and_changes_nothing() -> None:
    table = auction()
    before = fingerprint(table)
    for wrong in ("bid:4", "fold", -1, 9, True, False):
        with pytest.raises(IllegalAnswer):
            table.answer(wrong, seat=0)
    with pytest.raises(IllegalAnswer, match="bid:0, bid:1, bid:2, bid:3"):
        table.answer("bid:7", seat=0)
    assert fingerprint(table) == before


def test_the_wrong_seat_cannot_answer() -> None:
    table = bid(auction(), 2, 1)
    with pytest.raises(IllegalAnswer, match="0"):
        table.answer("keep", seat=1)


def test_nothing_can_be_answered_when_the_game_is_over() -> None:
    table = auction()
    while table.question is not None:
        table.answer(0)
    assert table.result is not None
    with pytest.raises(IllegalAnswer):
        table.answer(0)


def test_options_may_be_given_by_key_index_or_themselves() -> None:
    tables = [bid(auction(), 2, 1) for _ in range(3)]
    question = asks(tables[2])
    tables[0].answer("burn")
    tables[1].answer(1)
    tables[2].answer(question.options[1])
    assert len({table.dumps() for table in tables}) == 1


def test_a_table_without_record_plays_on_but_keeps_nothing() -> None:
    table = auction(record=False)
    bid(table, 1, 0)
    for wanting_a_record in (table.undo, table.fork, table.dumps):
        with pytest.raises(EmberholdError):
            wanting_a_record()
    while table.question is not None:
        table.answer(0)
    assert table.result is not None


def test_private_log_lines_are_for_their_seat_alone() -> None:
    table = bid(auction(), 2, 1)
    table.answer("keep")
    assert len(table.log(seat=0)) == 2
    assert len(table.log(seat=1)) == 1
    assert len(table.log()) == 1


def test_the_log_tells_after_how_many_answers_a_line_was_written() -> None:
    table = bid(auction(), 2, 1)
    table.answer("keep")
    bid(table, 1, 2)
    table.answer("burn")
    assert [line.answers for line in table.lines()] == [3, 6]
    assert [line.answers for line in table.lines(since=1, seat=0)] == [
        line.answers for line in table.lines(seat=0)[1:]
    ]
    assert table.told(len(table.state.log)) == []
    assert table.at(2).log() == []
    assert len(table.at(3).log()) == 1


@given(
    seed=st.integers(0, 50),
    picks=st.lists(st.integers(0, 3), max_size=12),
    back=st.integers(0, 12),
)
def test_undo_then_the_same_answers_is_where_one_was(
    seed: int, picks: list[int], back: int
) -> None:
    table = auction(seed)
    trail = [fingerprint(table)]
    taken: list[tuple[int, int]] = []
    for pick in picks:
        question = table.question
        if question is None:
            break
        index = pick % len(question.choices)
        table.answer(index, question.seat)
        taken.append((question.seat, index))
        trail.append(fingerprint(table))
    for _ in range(min(back, len(taken))):
        table.undo()
        trail.pop()
        taken.pop()
        assert fingerprint(table) == trail[-1]
    assert fingerprint(table.fork()) == fingerprint(table)
    assert fingerprint(replayed(table)) == fingerprint(table)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "error-save-foreign"),
        ("[Event 'chess']\n1. e4\n", "error-save-foreign"),
        ("emberhold save 99\n", "error-save-future"),
        ("emberhold save 1\ngame: auction\n", "error-save-truncated"),
        ("emberhold save 1\ngame: auction\n\n# 0 answers\n", "error-save-header"),
    ],
)
def test_a_save_that_cannot_be_read_says_why(text: str, error: str) -> None:
    with pytest.raises(SaveError) as raised:
        parse(text)
    assert raised.value.message.id == error


def test_a_save_cut_off_anywhere_is_noticed() -> None:
    table = auction()
    while table.question is not None:
        table.answer(0)
    text = table.dumps()
    assert parse(text).reason == "highest-score"
    for length in range(len(text)):
        with pytest.raises(SaveError):
            parse(text[:length])


def test_a_fork_knows_its_past_before_anybody_looks_at_it() -> None:
    table = bid(auction(), 2, 1)
    table.answer(0, seat=0)
    fork = table.fork()
    assert (fork.count, fork.answers, fork.given) == (3, table.answers, table.given)
    again = table.fork().fork()
    again.undo()
    table.undo()
    assert fingerprint(again) == fingerprint(table)


def test_forks_that_nobody_has_looked_at_stay_apart() -> None:
    table = bid(auction(), 2, 1)
    before, fork = fingerprint(table), table.fork()
    table.answer(0)
    assert fingerprint(fork) == before


def test_a_watched_table_keeps_telling_after_an_undo() -> None:
    """What was undone is played again with the state beside every line."""
    table = emberhold.open("war-eternal", 2, 7)
    table.watch()
    for _ in range(4):
        table.answer(asks(table).options[0])
    before = len(table.beats())
    table.undo(3)
    for _ in range(3):
        table.answer(asks(table).options[0])
    beats = table.beats()
    assert len(beats) == before
    assert all(beat.state is not None for beat in beats[-3:])
