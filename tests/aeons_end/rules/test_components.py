"""Section 1: what is in the box, and what is used only with certain mages and nemeses."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from emberhold.games.aeons_end.card import GEM, RELIC, SPELL
from emberhold.games.aeons_end.cards.war_eternal.box import WAR_ETERNAL
from emberhold.kernel.table import Table
from tests.aeons_end.catalogue import BASIC, CARDS, COPIES_IN_BOX, MAGES, MARKET, NEMESES
from tests.aeons_end.rules.laid_out import SEEDS, laid_out, seen, slugs
from tests.support import at, in_play, marks, play, rule

STARTERS = [card for card in CARDS.values() if card.starter]


def in_the_box(type: str) -> int:
    """How many cards of a type the box holds, market and starter copies together."""
    market = sum(
        WAR_ETERNAL.rules.pile_sizes[card.type] for card in MARKET.values() if card.type == type
    )
    return market + sum(COPIES_IN_BOX.get(c.slug, 1) for c in STARTERS if c.type == type)


# Player cards


@rule("WE-008")
def test_the_box_holds_86_gems() -> None:
    assert in_the_box(GEM) == 86
    assert sum(card.type == GEM for card in MARKET.values()) == 7


@rule("WE-009")
def test_the_box_holds_88_spells() -> None:
    assert in_the_box(SPELL) == 88
    assert sum(card.type == SPELL for card in MARKET.values()) == 14


@rule("WE-010")
def test_the_box_holds_30_relics_and_no_mage_starts_with_one() -> None:
    assert in_the_box(RELIC) == 30
    assert sum(card.type == RELIC for card in MARKET.values()) == 6
    assert not [card for card in STARTERS if card.type == RELIC]


@rule("WE-011")
def test_27_different_cards_can_be_in_the_market() -> None:
    assert len(MARKET) == 27
    drawn = {name for seed in range(60) for name in slugs(p.card for p in laid_out(2, seed).market)}
    assert drawn == set(MARKET)


@rule("WE-008", "WE-009")
def test_any_four_mages_can_be_dealt_from_the_starters_in_the_box() -> None:
    for mages in combinations(MAGES, 4):
        game = laid_out(4, mages=list(mages))
        dealt = [card for player in game.players for card in (*player.hand, *player.deck)]
        assert len({card.piece for card in dealt}) == 40, "every card is a copy of its own"
        for name, copies in Counter(slugs(dealt)).items():
            assert copies <= COPIES_IN_BOX.get(name, 1), f"{name} with {mages}"


# Sheets, breaches and turn-order cards


@rule("WE-014")
def test_there_are_eight_mage_sheets() -> None:
    assert sorted(MAGES) == [
        "dezmodia",
        "garu",
        "gex",
        "mazahaedron",
        "mist",
        "quilius",
        "ulgimor",
        "yan-magda",
    ]


@rule("WE-015")
def test_four_sets_of_four_breaches_are_enough_for_any_four_mages() -> None:
    for mages in combinations(MAGES, 4):
        game = laid_out(4, mages=list(mages))
        tiles = Counter(breach.number for player in game.players for breach in player.breaches)
        assert set(tiles) == {1, 2, 3, 4}
        assert all(count <= 4 for count in tiles.values())
        assert tiles.total() <= 16


@rule("WE-016")
def test_nobody_starts_with_a_sigil_breach() -> None:
    for mage in MAGES:
        zones = seen(laid_out(1, mages=[mage])).area("player:0").zones
        assert not any("sigil" in zone.marks for zone in zones)


@rule("WE-016")
def test_dezmodias_ability_gives_a_sigil_breach() -> None:
    table = at(mages=["dezmodia", "gex"], p0={"charges": 6, "hand": ["crystal"]})
    play(table, "ability")
    while table.question and table.question.topic != "main":
        table.answer(0)
    zones = [z for seat in (0, 1) for z in table.view(0).area(f"player:{seat}").zones]
    assert [zone.marks["bonus"] for zone in zones if "sigil" in zone.marks] == [2]


@rule("WE-016")
@pytest.mark.parametrize("mage", [name for name in MAGES if name != "dezmodia"])
def test_no_other_ability_gives_one(mage: str) -> None:
    full = MAGES[mage].charges
    table = at(mages=[mage, "dezmodia"], p0={"charges": full, "hand": ["crystal"]})
    play(table, "ability")
    while table.question and table.question.topic != "main":
        table.answer(0)
    zones = [z for seat in (0, 1) for z in table.view(0).area(f"player:{seat}").zones]
    assert not any("sigil" in zone.marks for zone in zones)


@rule("WE-017")
def test_thirteen_turn_order_cards_make_every_deck() -> None:
    decks = [laid_out(players).order_deck for players in (2, 3, 4)]
    decks.append(laid_out(4, turn_order="pairs").order_deck)
    box: Counter[str] = Counter()
    for deck in decks:
        box |= Counter(slugs(deck))
    assert box == {
        "1": 2,
        "2": 2,
        "3": 1,
        "4": 1,
        "wild": 1,
        "nemesis": 2,
        "1/2": 2,
        "3/4": 2,
    }
    assert box.total() == 13


@rule("WE-007")
def test_six_number_tokens_are_enough_to_tell_whose_a_player_card_is() -> None:
    decks = [laid_out(players).order_deck for players in (1, 2, 3, 4)]
    decks.append(laid_out(4, turn_order="pairs").order_deck)
    shown = {card.slug for deck in decks for card in deck} - {"nemesis", "wild"}
    assert shown == {"1", "2", "3", "4", "1/2", "3/4"}


@rule("WE-018")
def test_there_are_four_nemesis_sheets() -> None:
    assert sorted(NEMESES) == ["gate-witch", "hollow-crown", "magus-of-cloaks", "umbra-titan"]


@rule("WE-019")
def test_there_are_70_nemesis_cards() -> None:
    specific = [card for sheet in NEMESES.values() for card in (*sheet.cards, *sheet.aside)]
    assert len(BASIC) == 25
    assert len(specific) == 36 + 9
    assert len({card.slug for card in (*BASIC, *specific)}) == 70


# Dials and tokens


@rule("WE-006")
def test_gravehold_and_the_nemesis_have_a_dial_each() -> None:
    table = at(phase="casting", p0={"breaches": {"1": {"spells": ["spark"]}}})
    assert (marks(table, "nemesis")["life"], marks(table, "gravehold")["life"]) == (70, 30)
    play(table, "cast:1")
    assert (marks(table, "nemesis")["life"], marks(table, "gravehold")["life"]) == (69, 30)


def trophies(table: Table) -> list[int]:
    return [marks(table, f"player:{seat}").get("trophies", 0) for seat in (0, 1)]


@rule("WE-003")
def test_quilius_collects_trophies() -> None:
    table = at(
        mages=["quilius", "gex"],
        phase="casting",
        in_play=[{"card": "catacomb-drone", "life": 1}],
        p0={"breaches": {"1": {"spells": ["extinguish"]}}},
    )
    play(table, "cast:1", "target:catacomb-drone")
    assert "catacomb-drone" not in in_play(table)
    assert trophies(table) == [1, 0]


@rule("WE-003")
def test_without_quilius_there_are_no_trophies() -> None:
    table = at(
        mages=["garu", "gex"],
        phase="casting",
        in_play=[{"card": "catacomb-drone", "life": 1}],
        p0={"breaches": {"1": {"spells": ["extinguish"]}}},
    )
    play(table, "cast:1", "target:catacomb-drone")
    assert "catacomb-drone" not in in_play(table)
    assert trophies(table) == [0, 0]
    for mage in MAGES:
        assert "trophies" not in seen(laid_out(1, mages=[mage])).area("player:0").marks


@rule("WE-005")
def test_nemesis_tokens_are_used_only_where_the_sheet_mentions_them() -> None:
    tokens = {
        nemesis: seen(laid_out(2, nemesis=nemesis)).area("nemesis").marks.get("tokens")
        for nemesis in NEMESES
    }
    assert tokens == {
        "umbra-titan": 8,
        "gate-witch": 1,
        "magus-of-cloaks": 4,
        "hollow-crown": None,
    }


@rule("WE-005")
def test_hollow_crown_never_has_nemesis_tokens() -> None:
    for seed in SEEDS[:3]:
        table = at(nemesis="hollow-crown", phase="nemesis", seed=seed)
        for _ in range(40):
            if table.question is None:
                break
            table.answer(len(table.question.options) - 1)
            assert table.state.tokens == 0


@rule("WE-020")
def test_fifteen_nemesis_tokens_in_the_box_are_not_a_limit() -> None:
    table = at(
        nemesis="gate-witch",
        phase="nemesis",
        foe={"tokens": 15, "deck": ["night-unending", "smite"]},
        in_play=["null-scion"],
        turn_order={"deck": ["1"], "discard": []},
    )
    assert marks(table, "nemesis")["tokens"] == 16


@rule("WE-020")
def test_ten_power_tokens_in_the_box_are_not_a_limit() -> None:
    table = at(
        nemesis="magus-of-cloaks",
        phase="nemesis-draw",
        foe={"deck": ["night-unending", "smite"]},
        in_play=["shadows-reach"],
        turn_order={"deck": ["1"], "discard": []},
    )
    assert in_play(table) == {"shadows-reach": 9, "night-unending": 3}


@rule("WE-020")
def test_eight_trophies_in_the_box_are_not_a_limit() -> None:
    table = at(
        mages=["quilius", "gex"],
        phase="casting",
        in_play=[{"card": "catacomb-drone", "life": 1}],
        p0={"trophies": 8, "breaches": {"1": {"spells": ["extinguish"]}}},
    )
    play(table, "cast:1", "target:catacomb-drone")
    assert trophies(table) == [9, 0]
