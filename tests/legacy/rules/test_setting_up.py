"""Set-up: mages, turn order, supply, the nemesis; and what a campaign keeps between games."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.aeons_end.cards.legacy.basic_cards.basic import FORMS, LATER
from emberhold.games.aeons_end.cards.legacy.basic_cards.basic_ii import BASIC_II
from emberhold.games.aeons_end.cards.legacy.basic_cards.evolve import EVOLUTIONS
from emberhold.games.aeons_end.cards.legacy.foes.sheets import NEMESES
from emberhold.games.aeons_end.cards.legacy.piles.supply import FIRST_SUPPLY, PILES, REWARDS
from emberhold.games.aeons_end.cards.legacy.record.written import whole
from emberhold.games.aeons_end.cards.legacy.story.agenda import PLOTS
from emberhold.games.aeons_end.cards.legacy.story.assist import MentorDeals
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.games.aeons_end.state import State
from emberhold.kernel.campaign import Record, begun, read_record
from emberhold.kernel.errors import SetupError
from emberhold.language import speech
from tests.legacy.support import after, at, opened, record, row, until, world
from tests.support import asks, cards, keys, marks, play, rule


def laid_out(chapter: int = 1, players: int = 2, seed: int = 5, **parts: Any) -> State:
    made = record(world(chapter, players, **parts))
    return LEGACY.new(players, seed, LEGACY.setup(players, seed, {"record": made}))


def finished(chapter: int, won: bool = True, players: int = 2, **parts: Any) -> Record:
    return after(read_record(record(world(chapter, players, **parts))), won)


# The mages


@rule("LG-105", "LG-106", "LG-107", "LG-111", "LG-112", "LG-113", "LG-115", "LG-118", "LG-163")
@rule("LG-164", "LG-119", "LG-044", "LG-043")
def test_all_mages_begin_alike() -> None:
    state = laid_out()
    for player in state.players:
        assert sorted(card.slug for card in player.hand) == ["crystal"] * 4 + ["spark"]
        assert [card.slug for card in player.deck[::-1]] == ["crystal"] * 4 + ["spark"]
        assert [(b.number, b.open, b.focus_cost) for b in player.breaches] == [
            (1, True, 0),
            (2, False, 2),
            (3, False, 3),
        ]
        assert [b.open_cost for b in player.breaches[1:]] == [4, 7]
        assert (player.life, player.max_life, player.charges) == (10, 10, 0)
        assert player.mage.ability is None
        assert player.mage.charges == 0
    assert state.gravehold == 30


@rule("LG-110", "LG-240")
def test_starting_cards_belong_to_no_pile() -> None:
    assert not {"crystal", "spark"} & set(PILES)
    mage = laid_out(3).players[0].mage
    assert all(card.cost == 0 and card.starter for card in (*mage.hand, *mage.deck))


@rule("LG-120", "LG-293")
def test_a_sheet_grows_at_five_moments() -> None:
    moments = [(chapter, grown) for chapter, plot in PLOTS.items() for grown in plot.grows]
    assert [(c, g) for c, g in moments if g.partition(":")[0] != "flawed"] == [
        (1, "starter:0"),
        (2, "ability"),
        (3, "starter:1"),
        (5, "improve"),
        (6, "mastery"),
    ]
    assert "H" in PLOTS[2].end, "Breach IV, the step before the abilities"


# Turn order


@rule(
    "LG-122",
    "LG-123",
    "LG-124",
    "LG-125",
    "LG-126",
    "LG-042",
    "LG-129",
    "LG-283",
    "LG-052",
    "LG-165",
)
@pytest.mark.parametrize(
    ("players", "order"),
    [
        (1, ["1"] * 4),
        (2, ["1", "1", "2", "2"]),
        (3, ["1", "2", "3", "wild"]),
        (4, ["1/2", "1/2", "3/4", "3/4"]),
    ],
)
def test_the_turn_order_deck(players: int, order: list[str]) -> None:
    state = laid_out(1, players)
    assert sorted(card.slug for card in state.order_deck) == sorted([*order, "nemesis", "nemesis"])
    shuffled = {
        tuple(c.slug for c in LEGACY.new(players, seed, setup).order_deck)
        for seed in range(6)
        for setup in [LEGACY.setup(players, seed, {"record": record(world(1, players))})]
    }
    assert len(shuffled) > 1


@rule("LG-130", "LG-131", "LG-132")
def test_an_empty_turn_order_deck_is_reshuffled() -> None:
    order = {"deck": [], "discard": ["1", "1", "2", "2", "nemesis", "nemesis"]}
    table = at(1, phase="end", turn_order=order, foe={"deck": ["slice"] * 3})
    lying = [*table.state.order_deck, *table.state.order_discard]
    assert len(lying) == 6
    assert 1 <= len(table.state.order_discard) <= 3


@rule("LG-133", "LG-134", "LG-135")
def test_a_pair_takes_turns_at_its_token() -> None:
    table = at(1, 4, phase="end", turn_order={"deck": ["1/2", "1/2"]})
    assert table.state.pair_tokens == (-1, -1)
    assert keys(table) == ["player:0", "player:1"]
    play(table, "player:1")
    assert table.state.pair_tokens == (1, -1)
    assert table.state.active == 1
    play(table, "end")
    while table.question is not None and table.question.topic == "discard-order":
        play(table, "discard:rest")
    assert table.state.active == 0, "the other mage must act"
    assert table.state.pair_tokens == (-1, -1)


@rule("LG-136")
def test_the_token_stays_where_it_is() -> None:
    order = {"deck": ["1/2"], "tokens": {"1/2": 0}}
    table = at(1, 4, phase="end", turn_order=order)
    assert table.state.active == 1


@rule("LG-042")
def test_the_wild_card_is_anybodys() -> None:
    table = at(1, 3, phase="end", turn_order={"deck": ["wild"]})
    assert keys(table) == ["player:0", "player:1", "player:2"]


@rule("LG-137", "LG-138")
def test_player_cards_include_the_wild_card() -> None:
    made = world(2, 3, basic=[["waylay", 0]])
    order = {"deck": ["1"], "discard": ["wild", "2", "nemesis"]}
    table = at(2, 3, made=made, phase="nemesis-draw", foe={"deck": ["waylay"]}, turn_order=order)
    while table.question is not None and keys(table)[0].startswith("player:"):
        play(table, keys(table)[0])
    assert marks(table, "gravehold")["life"] == 30 - 2


# The supply


@rule("LG-139", "LG-140", "LG-037", "LG-169", "LG-083", "LG-049")
def test_nine_piles_are_open() -> None:
    state = laid_out()
    assert [pile.card.slug for pile in state.market] == list(FIRST_SUPPLY)
    sizes = {"gem": 7, "relic": 5, "spell": 5}
    assert all(len(pile.copies) == sizes[pile.card.type] for pile in state.market)


@rule("LG-086", "LG-087", "LG-332", "LG-154")
def test_every_chapter_brings_four_piles() -> None:
    decks = [plot.deck for plot in PLOTS.values() if plot.deck]
    assert decks == ["Id", "II", "III", "IV", "V", "VI", "VIII"]
    assert all(len(REWARDS[deck]) == 4 for deck in decks)
    assert len(PILES) == 9 + 28


@rule("LG-158", "LG-159")
def test_any_mix_of_types_is_allowed_and_anybody_answers() -> None:
    table = until(opened(finished(1)), "add-pile")
    assert asks(table).anyone
    play(table, "add:crumbling-compound", "add:geophage")
    gems = [key for key in keys(table) if PILES[key.removeprefix("banish:")].type == "gem"]
    assert len(gems) == 3


@rule("LG-161")
def test_there_is_no_development_after_a_lost_attempt() -> None:
    table = until(opened(finished(3, won=False)), "main")
    assert table.state.world["supply"] == world(3)["supply"]


@rule("LG-162", "LG-440", "LG-550", "LG-556", "LG-334")
def test_the_last_piles_come_before_the_last_battle() -> None:
    made = finished(7)
    assert made.world["chapter"] == 8
    table = until(opened(made), "add-pile")
    assert {key.removeprefix("add:") for key in keys(table)} == {c.slug for c in REWARDS["VIII"]}
    assert "xaxos" not in str(table.view(0).plain())
    assert PLOTS[8].deck == ""


@rule("LG-550")
def test_a_lost_seventh_chapter_is_repeated() -> None:
    assert finished(7, won=False).world["chapter"] == 7


# The nemesis


@rule("LG-166", "LG-167", "LG-168", "LG-171", "LG-055", "LG-174")
def test_each_chapter_has_its_nemesis() -> None:
    found = {c: (sheet.life, sheet.difficulty) for c, sheet in NEMESES.items()}
    assert found == {
        1: (99, 10),
        2: (40, 1),
        3: (50, 3),
        4: (70, 4),
        5: (75, 5),
        6: (80, 6),
        7: (65, 8),
        8: (90, 9),
    }
    for chapter in NEMESES:
        assert laid_out(chapter).nemesis_life == found[chapter][0]


@rule("LG-404")
@pytest.mark.parametrize(("card", "tokens"), [("disintegrate", 1), ("fracture", 0)])
def test_haze_fiend_unleashes_a_token(card: str, tokens: int) -> None:
    bare: dict[str, Any] = {"hand": []}
    foe = {"deck": [card, "smog-beast", "toxic-breath"], "tokens": 0}
    table = until(at(5, phase="nemesis-draw", foe=foe, p0=bare, p1=bare), "main")
    assert table.state.tokens == tokens
    assert (NEMESES[5].life, NEMESES[5].difficulty) == (75, 5)


@rule("LG-178", "LG-177", "LG-366")
def test_the_first_card_is_in_play_before_the_first_turn() -> None:
    state = laid_out()
    assert [(piece.card.slug, piece.tokens) for piece in state.in_play] == [("doom-crawler", 4)]
    assert len(state.nemesis_deck) == 19
    assert state.nemesis_deck[-1].slug == "maelstrom-emerges"


@rule("LG-170", "LG-301", "LG-322", "LG-048", "LG-328", "LG-302", "LG-257")
@pytest.mark.parametrize(("players", "cards"), [(1, 20), (2, 24), (3, 27), (4, 31)])
def test_from_chapter_three_the_deck_is_built_of_own_and_basic_cards(
    players: int, cards: int
) -> None:
    table = until(opened(finished(2, players=players)), "main")
    drawn = [p.card for p in table.state.in_play if p.card.tier]
    deck = [*table.state.nemesis_deck, *table.state.nemesis_discard, *drawn]
    assert len(deck) == cards
    tiers = [card.tier for card in table.state.nemesis_deck]
    assert tiers == sorted(tiers, reverse=True), "tier 3 goes below tier 2, which goes below tier 1"
    own = NEMESES[3].cards
    assert [sum(c.tier == tier for c in own) for tier in (1, 2, 3)] == [3, 3, 3]
    second = laid_out(2)
    assert len(second.nemesis_deck) == 21
    assert second.nemesis_deck == laid_out(2).nemesis_deck


@rule("LG-050")
def test_a_campaign_has_no_levels() -> None:
    assert [one.name for one in laid_out().box.rules.difficulties] == ["normal"]
    assert not laid_out(4).hard


@rule("LG-256", "LG-281", "LG-330", "LG-279", "LG-276", "LG-275", "LG-331")
def test_only_basic_cards_evolve() -> None:
    own = {card.slug for sheet in NEMESES.values() for card in (*sheet.cards, *sheet.aside)}
    basic = [card.slug for card in (*BASIC_II, *LATER)]
    assert len(basic) == 22
    assert not own - set(FORMS) & set(EVOLUTIONS)
    assert set(basic) <= set(EVOLUTIONS)
    hive = FORMS["humming-hive"]
    assert (hive.life, hive.shield, EVOLUTIONS[hive.slug].spaces) == (7, 2, 8)
    assert EVOLUTIONS["ravenous-leviathan"].spaces == 9
    assert all(
        (FORMS[slug].type, FORMS[slug].tier) == (e.becomes.type, e.becomes.tier)
        for slug, e in EVOLUTIONS.items()
    )


# Between games


@rule("LG-056", "LG-063", "LG-064", "LG-065", "LG-066", "LG-067", "LG-068", "LG-069", "LG-071")
@rule("LG-072", "LG-234", "LG-318")
def test_what_a_game_leaves_is_there_in_the_next() -> None:
    made = world(4, banished=["sap"], banished_piles=["geophage"], read=["L02a"])
    made["basic"] = [["demolish", 0], ["daze", 1]]
    made["mages"][0]["starters"] = [{"sticker": 3, "name": "Żar"}]
    later = after(read_record(record(made)), False)
    told = whole(later.world)
    kept = ("mages", "supply", "banished", "banished_piles", "basic", "rules", "read")
    assert {part: told[part] for part in kept} == {part: made[part] for part in kept}
    assert told["score"][-1] == row(4, won=False)
    state = LEGACY.new(2, 1, LEGACY.setup(2, 1, {"record": later.plain()}))
    assert state.players[0].mage.name == "bow"


@rule("LG-073", "LG-229", "LG-230", "LG-231", "LG-232", "LG-233", "LG-077", "LG-299", "LG-312")
def test_a_new_game_begins_with_everything_in_its_place() -> None:
    """Whatever a game did to hands, breaches and piles, the next is laid out from the record."""
    table = at(
        4,
        p0={"life": 3, "charges": 4, "aether": 9, "discard": ["gilded-marble"], "hand": []},
        market={"gilded-marble": 2},
        foe={"tokens": 5},
        destroyed=["crystal"],
        gravehold=7,
    )
    play(table, "open:2")
    carried = LEGACY.carried(table.state)
    assert set(carried) == set(world(4))
    again = LEGACY.new(2, 9, LEGACY.setup(2, 9, {"record": record({**carried, "pending": []})}))
    first = again.players[0]
    assert (first.life, first.charges, first.aether, again.gravehold) == (10, 0, 0, 30)
    assert len(first.hand) == 5
    assert not first.discard
    assert not first.breaches[1].open
    assert again.tokens == 0
    assert not again.destroyed
    assert all(len(pile.copies) in (5, 7) for pile in again.market)


@rule("LG-074", "LG-075", "LG-268")
def test_a_banished_card_takes_no_further_part() -> None:
    """Scatter transforms in chapter 2 and is met no more; Demolish has taken its place."""
    table = at(2, 4, phase="nemesis-draw", foe={"deck": ["scatter", "lunge"]})
    until(table, "main")
    third = until(opened(after(read_record(record(LEGACY.carried(table.state))), True)), "main")
    assert third.state.world["banished"] == ["scatter"], "with four mages nothing is cut"
    basic = {slug for slug, _ in third.state.world["basic"]}
    assert "demolish" in basic
    assert "scatter" not in basic
    assert "scatter" not in {card.slug for card in third.state.box.basic}


@rule("LG-076", "LG-078")
def test_a_destroyed_card_is_out_of_the_game() -> None:
    made = world(2, supply=[*world(2)["supply"][:8], "geophage"])
    table = at(2, made=made, p0={"hand": ["geophage", "gilded-marble", "spark"]})
    before = {pile.card.slug: len(pile.copies) for pile in table.state.market}
    play(table, "play:geophage")
    while not table.state.destroyed:
        play(table, keys(table)[0])
    assert cards(table, "destroyed") == ["gilded-marble"]
    assert {pile.card.slug: len(pile.copies) for pile in table.state.market} == before


@rule("LG-057", "LG-058")
def test_the_number_of_mages_is_that_of_the_campaign() -> None:
    made = begun(LEGACY, 3, 5, {})
    assert made.world["players"] == 3
    with pytest.raises(SetupError, match="3"):
        LEGACY.setup(2, 5, {"record": made.plain()})


@rule("LG-080", "LG-089", "LG-555", "LG-557")
def test_pages_and_titles() -> None:
    say = speech("en")
    assert say("legacy-chapter-1") == "Initiation"
    assert say("legacy-chapter-8") == "The Last Lesson"
    assert [plot.intro[0] for plot in PLOTS.values()] == [
        f"L{number:02}a" for number in (2, 5, 7, 9, 11, 13, 15, 17)
    ]
    assert PLOTS[1].won == ("L03a", "L04a")
    assert PLOTS[8].won == ("L18a", "L19a")
    assert [card.slug for card in LATER if card.slug in ("humming-hive", "conduct")]


@rule("LG-093", "LG-094", "LG-096", "LG-100", "LG-272")
def test_a_page_is_read_only_when_it_is_its_turn() -> None:
    table = opened(begun(LEGACY, 1, 7, {"names": ["Ola"]}))
    assert table.state.world["pending"][0] == "read:L02a"
    assert asks(table).prompt().text("en") == speech("en")("story-l02a")
    play(table, "read-on")
    assert table.state.world["read"] == ["L02a"]


@rule("LG-101", "LG-102", "LG-317", "LG-319", "LG-103", "LG-255")
def test_the_end_of_the_first_game_leads_into_the_second_chapter() -> None:
    pending = whole(finished(1).world)["pending"]
    assert pending[:2] == ["read:L03a", "read:L04a"]
    assert pending.count("read:L03a") == 1
    assert pending.index("supply:Id") < pending.index("starter:0") < pending.index("unlock:S")
    assert pending.index("unlock:S") < pending.index("read:L05a")


@rule("LG-546", "LG-547", "LG-549", "LG-551", "LG-554")
@pytest.mark.parametrize("chapter", [3, 4, 6, 8])
def test_a_lost_chapter_is_repeated_until_it_is_won(chapter: int) -> None:
    lost = finished(chapter, won=False).world
    assert (lost["chapter"], lost["attempt"], lost["complete"]) == (chapter, 2, False)
    won = finished(chapter).world
    assert won["chapter"] == min(8, chapter + 1)
    assert won["complete"] == (chapter == 8)


@rule("LG-379", "LG-372", "LG-545")
def test_bladius_counts_as_defeated_only_by_the_second_chapter() -> None:
    assert not whole(finished(1).world)["bladius_defeated"]
    assert whole(finished(2).world)["bladius_defeated"]
    assert not whole(finished(2, won=False).world)["bladius_defeated"]


@rule("LG-453")
def test_a_repeated_last_battle_has_all_its_spells() -> None:
    again = after(read_record(record(world(8))), False)
    state = LEGACY.new(2, 3, LEGACY.setup(2, 3, {"record": {**again.plain()}}))
    table = opened(again)
    until(table, "main")
    spells = [card for card in table.state.own.cards() if card.type == "nemesis-spell"]
    assert len(spells) == 12
    assert state is not None


@rule("LG-539")
def test_what_one_mage_has_chosen_no_other_can() -> None:
    table = until(opened(finished(6)), "mastery")
    first = keys(table)[2]
    play(table, first)
    assert first not in keys(table)


@rule("LG-179")
def test_the_mentors_take_85_of_the_life_of_maelstrom() -> None:
    effects = [card.effect for card in NEMESES[1].aside]
    dealt = [effect.amount for effect in effects if isinstance(effect, MentorDeals)]
    assert sum(dealt) + 40 == 85


@rule("LG-333", "LG-464")
def test_cards_read_as_their_texts_say() -> None:
    assert PILES["breach-flare"].cost == 3
    assert all(entry for entry in LEGACY.library_under(read_record(record(world(3)))))
