"""Section 13: the nemesis tier, as the nemesis' sheet shows it and as Scoria Slag counts it."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.kernel.table import Table
from tests.support import at, cards, keys, marks, play, rule


def tier(table: Table) -> Any:
    return marks(table, "nemesis")["tier"]


def with_discard(*names: str, **more: Any) -> Table:
    foe = {"deck": ["banish", "quell"], "discard": list(names)}
    return at(foe=foe, p0={"hand": ["scoria-slag", "crystal"]}, **more)


@rule("WE-221")
@pytest.mark.parametrize(
    ("discard", "expected"),
    [(["thrash"], 1), (["thrash", "smite"], 2), (["banish", "thrash"], 3)],
)
def test_the_highest_tier_in_the_nemesis_discard_pile_counts(
    discard: list[str], expected: int
) -> None:
    assert tier(with_discard(*discard)) == expected


@rule("WE-221")
@pytest.mark.parametrize(
    ("card", "expected"),
    [("catacomb-drone", 1), ("mangleroot", 2), ("chaos-flail", 2), ("monstrosity-of-omens", 3)],
)
def test_cards_in_play_count_as_well(card: str, expected: int) -> None:
    assert tier(with_discard("thrash", in_play=[card])) == expected


@rule("WE-221")
def test_cards_that_ask_for_the_tier_use_it() -> None:
    for discard, aether in ((["thrash"], 2), (["smite"], 3), (["banish"], 3)):
        table = play(with_discard(*discard), "play:scoria-slag")
        assert marks(table, "player:0")["aether"] == aether


@rule("WE-222")
def test_usually_it_is_the_tier_of_the_card_drawn_last() -> None:
    table = at(
        nemesis="gate-witch",
        foe={"deck": ["smite", "banish"], "discard": ["thrash"]},
        phase="nemesis",
        turn_order={"deck": ["1"], "discard": []},
    )
    assert cards(table, "nemesis-discard") == ["thrash", "smite"]
    assert tier(table) == 2


@rule("WE-222")
def test_a_card_seen_by_all_and_put_back_into_the_deck_does_not_count() -> None:
    """Distort, of tier 3, goes to the bottom of the nemesis deck once it is resolved."""
    table = at(
        nemesis="gate-witch",
        foe={"deck": ["distort", "smite"], "discard": ["thrash"]},
        phase="nemesis",
        turn_order={"deck": ["2", "1"], "discard": []},
    )
    assert table.view(0).marks["active"] == 0  # Distort has discarded the second player's card
    assert table.view(0).zone("nemesis-deck").count == 2
    assert tier(table) == 1


@rule("WE-222")
def test_nor_does_a_minion_that_has_gone_back_to_the_deck() -> None:
    """Rift Scourge, of tier 3, goes to the bottom of the nemesis deck when it is defeated."""
    lost = {"spells": ["conjure-the-lost"]}
    table = at(
        nemesis="gate-witch",
        foe={"deck": ["rift-scourge", "smite"], "discard": ["thrash"]},
        phase="nemesis",
        turn_order={"deck": ["1"], "discard": []},
        p0={"breaches": {"2": lost, "3": lost, "4": lost}},
    )
    assert tier(table) == 3
    for number in (2, 3, 4):  # 5, 6 and 6 damage for its 13 life
        play(table, f"cast:{number}", "target:rift-scourge", "skip")
    assert table.view(0).zone("nemesis-deck").count == 2
    assert tier(table) == 1


@rule("WE-223")
def test_a_card_being_resolved_counts() -> None:
    """Afflict and Mutilate ask who suffers; neither is in play nor discarded at that moment."""
    for card, expected in (("afflict", 1), ("mutilate", 2)):
        foe = {"deck": [card, "banish"], "discard": []}
        table = at(nemesis="gate-witch", foe=foe, phase="nemesis")
        assert keys(table) == ["player:0", "player:1"]
        assert cards(table, "nemesis-discard") == []
        assert tier(table) == expected


@rule("WE-224")
def test_before_the_first_nemesis_card_the_tier_is_zero() -> None:
    assert tier(with_discard()) == 0
    fresh = at(p0={"hand": ["scoria-slag", "crystal"]})
    assert fresh.view(0).zone("nemesis-deck").count == 24
    assert tier(fresh) == 0
    assert marks(play(fresh, "play:scoria-slag"), "player:0")["aether"] == 2
