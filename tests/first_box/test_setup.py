"""What is in the first box, and how a game of it begins."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from typing import Any

import pytest

import emberhold
from emberhold import LANGUAGES
from emberhold.games import register
from emberhold.games.aeons_end.cards.first_box.box import FIRST_BOX
from emberhold.games.aeons_end.cards.war_eternal.box import WAR_ETERNAL
from emberhold.games.aeons_end.first_box_game import FIRST_BOX_GAME
from emberhold.games.aeons_end.seen.card_text import card_text
from emberhold.games.aeons_end.seen.mage_text import mage_text
from emberhold.kernel.table import Table
from tests.first_box.support import GAME, at
from tests.support import asks, cards, keys, marks, play, rule

C, S = "crystal", "spark"
SHEETS: dict[str, tuple[list[str], list[str], str, int]] = {
    "adelheim": (["amethyst-shard", C, C, S, S], [C] * 5, "open 3 9 10", 5),
    "brama": (["buried-light", C, C, C, C], [C, C, C, S, S], "open 4 9 7", 5),
    "jian": (["moonstone-shard", C, C, S, S], [C, C, C, S, S], "open open 9 10", 4),
    "kadir": (["emerald-shard", C, C, C, S], [C, C, C, S, S], "open 3 7 7", 5),
    "lash": (["quartz-shard", C, C, C, S], [C, C, C, S, S], "open 3 9 7", 5),
    "mist-first-box": (["garnet-shard", C, C, C, S], [C, C, C, S, S], "open 3 7 10", 5),
    "phaedraxa": (["tourmaline-shard", C, C, C, S], [C, C, C, C, S], "none open 7 7", 5),
    "xaxos": (["flare", C, C, C, C], [C, C, C, C, S], "open 5 9 10", 5),
}
"""Hand, deck from the top, breaches by their opening cost, charges."""


def opened(players: int = 2, **wishes: Any) -> Table:
    register(FIRST_BOX_GAME)
    return emberhold.open(GAME, players, 3, wishes)


def breaches(table: Table, seat: int = 0) -> str:
    found = []
    for number in range(1, 5):
        breach = table.state.players[seat].breach(number)
        if breach is None:
            found.append("none")
        else:
            found.append("open" if breach.open else str(breach.open_cost))
    return " ".join(found)


# The rules


@rule("AE-001", "AE-005", "AE-008")
def test_the_rules_are_those_of_war_eternal() -> None:
    own = {"other_tiles", "spells_a_breach"}
    for field in fields(FIRST_BOX.rules):
        if field.name not in own:
            theirs = getattr(WAR_ETERNAL.rules, field.name)
            assert getattr(FIRST_BOX.rules, field.name) == theirs, field.name


@rule("AE-002", "AE-003")
def test_breaches_cost_what_they_do_in_war_eternal_and_breach_one_is_never_closed() -> None:
    table = at(p0={"hand": [C], "aether": 20, "breaches": {"2": "R", "3": "R", "4": "R"}})
    found = [key for key in keys(table) if key.startswith(("focus", "open"))]
    assert found == [f"{verb}:{number}" for number in (2, 3, 4) for verb in ("focus", "open")]
    for number, focus, opening, bonus in ((2, 2, 5, 0), (3, 3, 9, 1), (4, 4, 13, 1)):
        shown = table.view(0).zone(f"breach:0:{number}").marks
        assert (shown["focus_cost"], shown["open_cost"]) == (focus, opening)
        assert FIRST_BOX.rules.tile(number).bonus == bonus
    assert {sheet.breaches[0] for sheet in FIRST_BOX.people} == {"open", "-"}


@rule("AE-004")
def test_every_nemesis_has_an_increased_difficulty_rule() -> None:
    for sheet in FIRST_BOX.sheets:
        assert sheet.harder is not None or sheet.hard_unleash is not sheet.unleash, sheet.slug


@rule("AE-006")
def test_the_nemesis_deck_takes_its_basic_cards_by_the_number_of_players() -> None:
    assert [len(FIRST_BOX.tiers[tier]) for tier in (1, 2, 3)] == [8, 7, 7]
    for players, sizes in ((1, (4, 6, 10)), (2, (6, 8, 10)), (3, (8, 9, 10)), (4, (11, 10, 10))):
        table = opened(players, nemesis="rageborne")
        pile = [*table.state.nemesis_deck, *table.state.nemesis_discard]
        pile += [piece.card for piece in table.state.in_play] + table.state.unresolved()
        found = Counter(card.tier for card in pile)
        assert tuple(found[tier] for tier in (1, 2, 3)) == sizes


@rule("AE-009")
def test_somebody_alone_has_three_cards_none_of_them_wild() -> None:
    table = opened(1, nemesis="rageborne")
    state = table.state
    found = Counter(card.slug for card in (*state.order_deck, *state.order_discard))
    assert found == {"1": 3, "nemesis": 2}


@rule("AE-010")
def test_four_players_may_share_turn_cards_in_pairs() -> None:
    table = opened(4, nemesis="rageborne", turn_order="pairs")
    state = table.state
    found = Counter(card.slug for card in (*state.order_deck, *state.order_discard))
    assert found == {"1/2": 2, "3/4": 2, "nemesis": 2}


@rule("AE-011")
def test_no_card_of_the_box_has_link_shields_or_silence() -> None:
    assert not any(card.link or card.shield for card in FIRST_BOX.cards.values())
    assert FIRST_BOX.tile_marks == ()


# What is in the box


@rule("AE-013", "AE-014")
def test_the_box_holds_its_gems_relics_and_spells() -> None:
    piles = Counter(card.type for card in FIRST_BOX.piles)
    assert piles == {"gem": 7, "relic": 6, "spell": 14}
    own = [card for card in FIRST_BOX.starters if card.slug not in (C, S)]
    starters = Counter(card.type for card in own)
    assert starters == {"gem": 6, "spell": 2}
    copies = {
        kind: sum(len(FIRST_BOX.stock[c.slug]) for c in FIRST_BOX.piles if c.type == kind)
        for kind in piles
    }
    assert copies["gem"] + starters["gem"] + 32 == 87
    assert copies["spell"] + starters["spell"] + 14 == 86
    assert copies["relic"] == 30


@rule("AE-019")
@pytest.mark.parametrize("mage", SHEETS)
def test_a_mage_begins_with_the_hand_and_the_deck_of_the_sheet(mage: str) -> None:
    other = "jian" if mage != "jian" else "brama"
    table = opened(mages=[mage, other], nemesis="rageborne")
    hand, deck, tiles, charges = SHEETS[mage]
    sheet = FIRST_BOX.mages[mage]
    assert [card.slug for card in sheet.hand] == hand
    assert [card.slug for card in sheet.deck] == deck
    assert breaches(table) == tiles
    assert marks(table, "player:0")["max_charges"] == charges


@rule("AE-E01", "AE-019", "AE-006", "AE-022", "AE-027")
def test_set_up_of_two_players() -> None:
    """AE-E01; the fury and the strike deck are proven with Rageborne."""
    table = at(mages=["adelheim", "phaedraxa"], phase="turn")
    state = table.state
    assert cards(table, "hand:0") == ["amethyst-shard", C, C, S, S]
    assert [card.slug for card in state.players[0].deck] == [C] * 5
    assert (breaches(table, 0), breaches(table, 1)) == ("open 3 9 10", "none open 7 7")
    assert [card.slug for card in reversed(state.players[1].deck)] == [C, C, C, C, S]
    assert [marks(table, f"player:{seat}")["life"] for seat in (0, 1)] == [10, 10]
    assert marks(table, "gravehold")["life"] == 30
    assert marks(table, "nemesis")["max_life"] == 70
    sizes = Counter((pile.card.type, len(pile.copies)) for pile in state.market)
    assert sizes == {("gem", 7): 3, ("relic", 5): 2, ("spell", 5): 4}
    assert len(state.order_deck) + len(state.order_discard) == 6


@rule("AE-027")
def test_phaedraxa_may_lose_a_breach_though_she_has_no_first_one() -> None:
    table = at(
        mages=["phaedraxa", "brama"],
        phase="nemesis-draw",
        p0={"life": 1},
        p1={"life": 9},
        foe={"deck": ["skewer", "slaughter"], "discard": []},
        turn_order={"deck": ["1", "2"], "discard": ["nemesis"]},
    )
    while table.question is not None and table.question.topic != "destroy-breach":
        table.answer("player:0" if "player:0" in keys(table) else keys(table)[0])
    assert keys(table) == ["breach:2", "breach:3", "breach:4"]


# Markets and suggested games


@rule("AE-020")
def test_a_market_has_three_gems_two_relics_and_four_spells() -> None:
    for seed in range(5):
        market = FIRST_BOX_GAME.setup(2, seed, {})["market"]
        found = Counter(FIRST_BOX.market[name].type for name in market)
        assert found == {"gem": 3, "relic": 2, "spell": 4}


@rule("AE-021", "AE-022", "AE-023")
def test_the_suggested_markets() -> None:
    destruction = FIRST_BOX.suggested["deck-destruction-first-box"]
    assert destruction == (
        *("jade", "searing-ruby", "burning-opal", "flexing-dagger", "bottled-vortex"),
        *("amplify-vision", "essence-theft", "planar-insight", "consuming-void"),
    )
    assert FIRST_BOX.suggested["free-charges"] == (
        *("jade", "vriswood-amber", "diamond-cluster", "unstable-prism", "mages-talisman"),
        *("spectral-echo", "ignite", "feral-lightning", "wildfire-whip"),
    )
    assert not set(FIRST_BOX.suggested) & set(WAR_ETERNAL.suggested)


@rule("AE-024")
def test_the_first_game() -> None:
    setup = FIRST_BOX_GAME.setup(2, 1, FIRST_BOX.plans[0].wishes)
    assert (setup["nemesis"], setup["mages"]) == ("rageborne", ["adelheim", "brama"])
    assert setup["difficulty"] == "normal"
    assert setup["market"] == list(FIRST_BOX.suggested["deck-destruction-first-box"])


@rule("AE-025", "AE-026")
def test_further_suggested_games_and_the_order_of_the_nemeses() -> None:
    assert [(sheet.slug, sheet.difficulty) for sheet in FIRST_BOX.sheets] == [
        ("rageborne", 2),
        ("carapace-queen", 3),
        ("crooked-mask", 5),
        ("prince-of-gluttons", 5),
    ]
    suggested = [
        (plan.wishes["nemesis"], plan.wishes["mages"], plan.wishes["market"])
        for plan in FIRST_BOX.plans[2:]
    ]
    assert suggested == [
        ("carapace-queen", ["jian", "mist-first-box", "lash"], "free-charges"),
        ("crooked-mask", ["phaedraxa", "brama"], "free-charges"),
        ("prince-of-gluttons", ["kadir", "jian"], "deck-destruction-first-box"),
    ]


@rule("AE-028", "AE-230")
def test_mist_of_this_box_is_another_mage_than_that_of_war_eternal() -> None:
    assert FIRST_BOX.mages["mist-first-box"].name == WAR_ETERNAL.mages["mist"].name
    assert "mist" not in FIRST_BOX.mages
    assert not set(FIRST_BOX.market) & set(WAR_ETERNAL.market)
    shared = {card.slug for card in FIRST_BOX.cards.values()} & set(WAR_ETERNAL.cards)
    assert shared == {C, S}


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_mage_reads_in_every_language(language: str) -> None:
    for card in FIRST_BOX.cards.values():
        assert card_text(card, language), card.slug
    for mage in FIRST_BOX.people:
        assert len(mage_text(mage, language)) == 4


def test_every_sheet_ends_its_timing_with_its_own_words() -> None:
    timings = {mage.slug: mage_text(mage)[2] for mage in FIRST_BOX.people}
    assert len(set(timings.values())) == 4
    assert timings["kadir"] == timings["lash"] == timings["xaxos"]


def test_the_game_can_be_played_to_the_end_by_bots() -> None:
    table = opened(2, nemesis="rageborne", mages=["kadir", "phaedraxa"])
    bot = FIRST_BOX_GAME.bot
    while table.question is not None:
        table.take(table.question, bot(table.state, table.question))
    assert table.result is not None


def test_undo_and_a_save_know_the_questions_between_actions() -> None:
    table = at(
        mages=["brama", "lash"],
        p0={"hand": [C, "jade"]},
        p1={"charges": 5},
        turn_order={"deck": ["nemesis"], "discard": ["1", "2"]},
    )
    play(table, "later", f"play:{C}")
    again = emberhold.loads(table.dumps())
    assert (asks(again).topic, keys(again)) == ("ability-now", keys(table))
    table.undo()
    assert asks(table).topic == "main"
