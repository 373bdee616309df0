"""A card among the printed ones: what those are worth, and where it belongs."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from bench import printed as measuring
from bench.printed import Played, worth_of
from emberhold.games.aeons_end.boxes.printed import MEASURED, printed, printed_cards, table
from emberhold.games.aeons_end.card import PLAYER_CARDS
from emberhold.lab.judging import Difference
from emberhold.lab.pricing import priced
from emberhold.lab.statistics import paired, paired_wins
from emberhold.parts.boxes.own import Worth

CARDS = (
    Worth("spark", "spell", 3, -0.01, 0.03, 0.5),
    Worth("blaze", "spell", 4, 0.03, 0.04, 0.8),
    Worth("flood", "spell", 4, -0.05, 0.02, 0.9),
    Worth("storm", "spell", 4, 0.01, 0.02, 0.9),
    Worth("stone", "gem", 4, 0.2, 0.01, 1.0),
)


def test_a_card_is_worth_what_it_adds_to_those_it_replaced() -> None:
    found = priced(CARDS, "spell", 4, Difference(0.02, -0.01, 0.05), {"blaze": 30, "flood": 10})
    assert found is not None
    assert found.worth.mean == pytest.approx(0.02 + (3 * 0.03 - 0.05) / 4)
    half = found.worth.high - found.worth.mean
    assert half > 0.03, "what those are worth is not known for certain either"
    assert half == pytest.approx((0.03**2 + (0.75 * 0.04) ** 2 + (0.25 * 0.02) ** 2) ** 0.5)
    assert "stone" not in [card.slug for card in found.cards]


def test_what_is_usual_comes_from_three_cards_or_more() -> None:
    found = priced(CARDS, "spell", 9, Difference(0.0, 0.0, 0.0), {"blaze": 1})
    assert found is not None
    assert found.usual(4) == (-0.05, 0.03)
    assert found.usual(3) == (-0.05, 0.03), "one card of a price says too little"
    assert [row[0] for row in found.plain()["usual"]] == [3, 4, 5, 6, 7, 8, 9]


def test_nothing_is_said_beside_cards_that_were_not_measured() -> None:
    nothing = Difference(0.0, 0.0, 0.0)
    assert priced(CARDS, "spell", 4, nothing, {"unheard-of": 10}) is None
    assert priced((), "spell", 4, nothing, {"blaze": 10}) is None


def test_every_printed_supply_card_was_measured() -> None:
    measured = {worth.slug: worth for worth in printed()}
    for kind in PLAYER_CARDS:
        cards = printed_cards(kind)
        found = [measured[card.slug] for card in cards]
        assert sum(each.mean for each in found) == pytest.approx(0, abs=0.002), "the average is 0"
        assert all(each.half > 0 and 0 <= each.bought <= 1 for each in found)
    told = tomllib.loads(MEASURED.read_text(encoding="utf-8"))["measured"]
    assert told["command"].startswith("python -m bench.printed --tables")
    assert told["commit"]
    assert str(told["seed"]) in told["command"]


def test_tables_differ_in_one_pile_alone() -> None:
    found = table("spell", 2, 7)
    markets = [wishes.pop("market") for wishes in found.values()]
    assert len({str(wishes) for wishes in found.values()}) == 1
    assert [market[0] for market in markets] == list(found)
    assert len({tuple(market[1:]) for market in markets}) == 1
    assert all(len(set(market)) == 9 for market in markets)


def test_tables_of_different_luck_are_compared_by_what_they_share() -> None:
    """Each card is won with as often as not; what they met tells them apart."""
    games = [Played(0, "best", True, True), Played(0, "middle", False, True)]
    games += [Played(1, "middle", True, False), Played(1, "worst", False, False)]
    found = worth_of(games)
    assert {card: round(each.mean, 6) for card, each in found.items()} == {
        "best": 1,
        "middle": 0,
        "worst": -1,
    }
    assert found["middle"].bought == 0.5


def test_the_command_writes_what_the_workshop_reads(tmp_path: Path) -> None:
    file = tmp_path / "worth.toml"
    assert measuring.main(["--tables", "1", "--kinds", "relic", "--out", str(file)]) == 0
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    assert set(found["cards"]) == set(table("relic", 2, 0))
    assert found["measured"]["tables"] == 1


def test_a_few_pairs_that_end_alike_leave_something_open() -> None:
    mean, low, high = paired_wins([0] * 60)
    assert mean == 0
    assert 0.02 < high == -low < 0.05
    many = [1, 0, -1, 0, 0, 1] * 500
    assert paired_wins(many) == pytest.approx(paired(many), abs=1e-3)
    assert paired_wins([-1, 0])[1] == -1.0, "nobody loses more than every game"
