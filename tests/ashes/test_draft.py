"""The draft as part of a game: seen, saved, forked, undone, guessed at, played to the end."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import emberhold
from emberhold import PositionError, Table
from emberhold.games.ashes.cards import DECK_CARDS
from emberhold.games.ashes.state import Draft
from emberhold.kernel.rng import Dice
from tests.ashes.drafts import asked, draft, until
from tests.ashes.table import asks, cards, play
from tests.support import fingerprint
from tests.support.refusals import refused

LONGEST = 5_000
seats = st.integers(2, 4)
seeds = st.integers(0, 10**6)
moments = st.integers(0, 130)


def stopped(players: int, seed: int, moment: int) -> tuple[Table, Dice]:
    """A draft picked at random, stopped somewhere before the game begins."""
    table, dice = draft(players, seed), Dice(seed)
    for _ in range(moment):
        _pick(table, dice)
    while table.state.draft is None:
        table.undo()
    return table, dice


def _pick(table: Table, dice: Dice) -> None:
    """Any open question is answered, so that seats answer in any order."""
    question = table.questions[dice.below(len(table.questions))]
    table.take(question, question.choices[dice.below(len(question.choices))])


def play_on(table: Table, dice: Dice) -> None:
    for _ in range(LONGEST):
        if table.question is None:
            return
        _pick(table, dice)
    raise AssertionError("still going")


def pieces(table: Table) -> Counter[str]:
    """Every Phoenixborn, card and die of a draft, wherever it is."""
    found: Draft = table.state.draft
    rows = [found.left, found.deck, found.face_up, *found.packs, *found.kept]
    count = Counter(card.piece for row in rows for card in row)
    count.update(card.piece for card in found.born if card is not None)
    for dice in (found.supply, *found.dice):
        for type, number in enumerate(dice):
            count[f"die {type}"] += number
    return count


# Nothing is lost


@settings(max_examples=40)
@given(players=seats, seed=seeds, moment=moments)
def test_no_card_and_no_die_is_lost(players: int, seed: int, moment: int) -> None:
    table, _ = stopped(players, seed, moment)
    expected = Counter({f"die {type}": 10 for type in range(4)})
    expected.update(card.copy(1).piece for card in DECK_CARDS.values() if not card.unique_to)
    expected.update(card.piece for card in draft().state.draft.left)
    assert pieces(table) == expected


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_drafted_game_is_played_to_its_end(players: int) -> None:
    for seed in range(4):
        table = emberhold.open("ashes", players, seed, {"decks": "draft"}, record=False)
        play_on(table, Dice(seed))
        assert table.result is not None


# Fork, undo, save


@settings(max_examples=30)
@given(players=seats, seed=seeds, moment=moments)
def test_a_fork_of_a_draft_has_the_same_future(players: int, seed: int, moment: int) -> None:
    table, dice = stopped(players, seed, moment)
    before = fingerprint(table)
    forks = [table.fork(), emberhold.loads(table.dumps()), table.fork(record=False)]
    for fork in forks:
        assert fingerprint(fork)[:2] == before[:2]
    luck = dice.rng
    for other in (table, *forks):
        dice.rng = luck
        while other.state.draft is not None:
            _pick(other, dice)
    for fork in forks[:2]:
        assert fork.dumps() == table.dumps()
        assert fork.log("pl") == table.log("pl")
        assert fingerprint(fork) == fingerprint(table)
    assert fingerprint(forks[2])[:2] == fingerprint(table)[:2]


@settings(max_examples=30)
@given(players=seats, seed=seeds, moment=moments, back=st.integers(1, 60))
def test_undo_restores_a_draft_exactly(players: int, seed: int, moment: int, back: int) -> None:
    """Answers given together are undone in the order of the seats, so here they are given so."""
    table, dice = stopped(players, seed, moment)
    while not table.at_rest:
        _pick(table, dice)
    before, log = fingerprint(table), table.log("en")
    for _ in range(back):
        question = asks(table)
        table.take(question, question.choices[dice.below(len(question.choices))])
    table.undo(back)
    assert fingerprint(table) == before
    assert table.log("en") == log


def test_it_does_not_matter_who_answers_first() -> None:
    one, other = until(draft(3), "draft-card"), until(draft(3), "draft-card")
    choices = {question.seat: question.options.keys()[2] for question in one.questions}
    for seat in (0, 1, 2):
        one.answer(choices[seat], seat)
    for seat in (2, 0, 1):
        other.answer(choices[seat], seat)
    assert one.dumps() == other.dumps()
    assert fingerprint(one) == fingerprint(other)


# What a seat sees, and what it can only guess


@settings(max_examples=40)
@given(players=seats, seed=seeds, moment=moments, deal=st.integers(0, 99))
def test_nothing_hidden_is_seen(players: int, seed: int, moment: int, deal: int) -> None:
    """A world that differs only in what a seat cannot know looks the same to it."""
    table, _ = stopped(players, seed, moment)
    for seat in range(players):
        view = table.view(seat).plain()
        seen = json.dumps(view) + "\n".join(table.log("en", seat))
        for piece in hidden(table, seat):
            assert f'"{piece}"' not in seen
        other = table.redeal(seat, deal)
        assert other.view(seat).plain() == view
        assert pieces(other) == pieces(table)


def hidden(table: Table, seat: int) -> list[str]:
    found: Draft = table.state.draft
    rows = [found.deck, *(pack for other, pack in enumerate(found.packs) if other != seat)]
    for other, kept in enumerate(found.kept):
        if other != seat:
            rows.append(tuple(c for i, c in enumerate(kept) if i != found.swapped[other]))
    return [card.piece for row in rows for card in row]


@settings(max_examples=20)
@given(players=seats, seed=seeds, moment=moments, deal=st.integers(0, 99))
def test_a_guess_is_played_to_its_end(players: int, seed: int, moment: int, deal: int) -> None:
    table, dice = stopped(players, seed, moment)
    before = fingerprint(table)
    other = table.redeal(deal % players, deal)
    play_on(other, dice)
    assert other.result is not None
    assert fingerprint(table) == before


def test_a_seat_remembers_what_it_passed_on() -> None:
    """With three players: of the pack passed on, the neighbour keeps one card and passes seven."""
    table = until(draft(3, 4), "draft-card")
    seen = set(cards(table, "pack:0", 0))
    mine = min(seen)
    for seat in range(3):
        table.answer(f"draft:{mine}" if seat == 0 else 0, seat)
    for seat in range(3):
        table.answer(0, seat)
    guessed = set()
    for deal in range(40):
        found: Draft = table.redeal(0, deal).state.draft
        neighbours = found.kept[1][1].slug
        passed_on = {card.slug for card in found.packs[2]}
        assert passed_on | {neighbours, mine} == seen
        guessed.add(neighbours)
    assert len(guessed) > 3, "which card the neighbour kept is not known"


def test_a_pack_that_comes_back_shows_what_was_taken() -> None:
    """With two players the card that is missing was taken by the other one."""
    table = until(draft(2, 4), "draft-card")
    before = cards(table, "pack:0", 0)
    play(table, f"draft:{before[0]}")
    table.answer(0, 1)
    for seat in (0, 1):
        table.answer(0, seat)
    missing = set(before) - set(cards(table, "pack:0", 0)) - {before[0]}
    for deal in range(10):
        found: Draft = table.redeal(0, deal).state.draft
        assert {found.kept[1][1].slug} == missing


def test_secret_answers_of_others_are_guessed_too() -> None:
    table = until(draft(2, 4), "draft-card")
    table.answer(0, 1)
    assert asked(table) == [0]
    kept = set()
    for deal in range(30):
        other = table.redeal(0, deal)
        assert asked(other) == [0]
        other.answer(0, 0)
        found: Draft = other.state.draft
        kept.add(found.kept[1][0].slug)
    assert len(kept) > 5


def test_dice_and_exchanged_cards_are_open() -> None:
    table = until(draft(2, 3), "draft-exchange")
    first = asked(table)[0]
    wanted = cards(table, "draft-face-up", None)[0]
    given = cards(table, f"kept:{first}", first)[5]
    play(table, f"draft:{wanted}", f"draft-give:{given}")
    for seat in (1 - first, None):
        assert cards(table, f"kept:{first}", seat) == [wanted]
        assert given in cards(table, "draft-face-up", seat)
        assert table.view(seat).zone(f"kept:{first}").count == 9
        assert table.view(seat).zone(f"drafted-dice:{first}").count == 10
    for deal in range(10):
        other = table.redeal(1 - first, deal)
        assert cards(other, f"kept:{first}", None) == [wanted]


def test_options_point_at_what_lies_on_the_table() -> None:
    table = draft(2, 3)
    while table.state.draft is not None:
        for question in table.questions:
            zones = [zone for area in table.view(question.seat).areas for zone in area.zones]
            there = {piece.id for zone in zones for piece in zone.pieces}
            for option in question.options:
                assert set(option.pieces) <= there
                assert option.pieces or option.key == "draft-keep"
        table.answer(0)


def test_every_question_of_a_draft_can_be_read_in_every_language() -> None:
    table = draft(3, 3)
    while table.state.draft is not None:
        for question in table.questions:
            for language in emberhold.LANGUAGES:
                assert str(question.seat + 1) in question.prompt().text(language)
                labels = [option.label(language) for option in question.options]
                assert len(set(labels)) == len(labels)
        table.answer(0)
    for language in emberhold.LANGUAGES:
        for seat in (None, 0):
            assert all(table.log(language, seat))
    assert len(table.log("en", 0)) == len(table.log("en")) + 9, "nobody reads what others keep"


# What cannot be


def test_a_position_cannot_be_set_before_there_are_decks() -> None:
    with refused(PositionError):
        emberhold.open("ashes", 2, 1, {"decks": "draft"}, {"players": {"0": {"hand": ["seal"]}}})
    with refused(PositionError):
        emberhold.open("ashes", 2, 1, {"decks": "draft"}, {"turn": {"player": 0}})


def test_a_card_that_is_not_in_the_pack_cannot_be_kept() -> None:
    table = until(draft(2), "draft-card")
    theirs = cards(table, "pack:1", 1)[0]
    before = fingerprint(table)
    with refused(emberhold.IllegalAnswer, f"draft:{theirs}"):
        table.answer(f"draft:{theirs}", 0)
    assert fingerprint(table) == before
