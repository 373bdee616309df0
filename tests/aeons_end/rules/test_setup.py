"""Sections 6.1 and 6.4: mages, life, the nemesis and its deck."""

from __future__ import annotations

import pytest

from emberhold.games.aeons_end.cards.war_eternal.foes.acolyte_deck import acolyte_deck
from emberhold.kernel.errors import PositionError
from tests.aeons_end.catalogue import BASIC, MAGES, NEMESES
from tests.aeons_end.rules.laid_out import SEEDS, laid_out, seen, slugs
from tests.support import at, in_play, marks, play, rule

every_nemesis = pytest.mark.parametrize("nemesis", NEMESES)
ADDED = {1: (1, 3, 7), 2: (3, 5, 7), 3: (5, 6, 7), 4: (8, 7, 7)}
PILES = {1: (4, 6, 10), 2: (6, 8, 10), 3: (8, 9, 10), 4: (11, 10, 10)}
TOTALS = {1: 20, 2: 24, 3: 27, 4: 31}


# Mages


@rule("WE-095")
def test_each_player_has_a_sheet_and_a_number() -> None:
    for players in (1, 2, 3, 4):
        game = laid_out(players)
        assert [player.seat for player in game.players] == list(range(players))
        assert len({player.mage.slug for player in game.players}) == players


@rule("WE-096")
def test_hand_and_deck_are_the_listed_cards_unshuffled() -> None:
    for mage, sheet in MAGES.items():
        for seed in SEEDS:
            player = laid_out(1, seed, mages=[mage]).players[0]
            assert slugs(player.hand) == slugs(sheet.hand)
            assert slugs(player.deck[::-1]) == slugs(sheet.deck)
            assert (player.discard, player.play_area) == ((), ())


@rule("WE-097")
def test_each_player_has_at_most_one_breach_of_each_number() -> None:
    for seed in SEEDS:
        for player in laid_out(4, seed).players:
            numbers = [breach.number for breach in player.breaches]
            assert numbers == sorted(set(numbers))
            assert set(numbers) <= {1, 2, 3, 4}
            assert not any(breach.spells or breach.focused for breach in player.breaches)


# Life


@rule("WE-098", "WE-099")
@pytest.mark.parametrize("difficulty", ["normal", "expert"])
def test_players_start_with_10_life_and_gravehold_with_30(difficulty: str) -> None:
    for players in (1, 2, 3, 4):
        scene = seen(laid_out(players, difficulty=difficulty))
        lives = [scene.area(f"player:{seat}").marks["life"] for seat in range(players)]
        assert lives == [10] * players
        assert scene.area("gravehold").marks["life"] == 30


CAPS = pytest.mark.parametrize(
    ("difficulty", "life", "gravehold"),
    [("beginner", 12, 35), ("normal", 10, 30), ("expert", 10, 30), ("extinction", 8, 25)],
)


@rule("WE-100")
@CAPS
def test_life_never_exceeds_what_the_game_started_with(
    difficulty: str, life: int, gravehold: int
) -> None:
    """Primordial Fetish would give 3 life, Mage's Totem 1 to Gravehold."""
    table = at(
        setup={"difficulty": difficulty},
        gravehold=gravehold,
        p0={"life": life - 1, "hand": ["primordial-fetish", "mages-totem", "crystal"]},
    )
    play(table, "play:primordial-fetish", "do:2", "play:mages-totem", "do:2")
    assert marks(table, "player:0")["life"] == life
    assert marks(table, "gravehold")["life"] == gravehold


@rule("WE-100")
@CAPS
def test_no_position_can_exceed_it_either(difficulty: str, life: int, gravehold: int) -> None:
    setup = {"difficulty": difficulty}
    with pytest.raises(PositionError, match=str(life + 1)):
        at(setup=setup, p0={"life": life + 1})
    with pytest.raises(PositionError, match=str(gravehold + 1)):
        at(setup=setup, gravehold=gravehold + 1)


# The nemesis


@rule("WE-117")
def test_the_players_choose_a_nemesis_and_apply_its_sheet() -> None:
    for nemesis, sheet in NEMESES.items():
        game = laid_out(2, nemesis=nemesis)
        assert game.nemesis is sheet
        assert seen(game).area("nemesis").name == sheet.message_id
    assert {laid_out(2, seed).nemesis.slug for seed in range(40)} == set(NEMESES)


@rule("WE-118")
@pytest.mark.parametrize(
    ("difficulty", "life"), [("beginner", 60), ("normal", 70), ("expert", 70), ("extinction", 80)]
)
def test_the_nemesis_dial_starts_at_its_cap(difficulty: str, life: int) -> None:
    side = seen(laid_out(2, nemesis="gate-witch", difficulty=difficulty)).area("nemesis").marks
    assert (side["life"], side["max_life"]) == (life, life)
    at(nemesis="gate-witch", setup={"difficulty": difficulty}, foe={"life": life})
    with pytest.raises(PositionError, match=str(life + 1)):
        at(nemesis="gate-witch", setup={"difficulty": difficulty}, foe={"life": life + 1})


# The nemesis deck


@rule("WE-119", "WE-120", "WE-121")
@every_nemesis
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_tier_is_three_specific_cards_and_the_basic_ones_of_the_table(
    nemesis: str, players: int
) -> None:
    for seed in SEEDS[:4]:
        deck = laid_out(players, seed, nemesis=nemesis).nemesis_deck
        basic = tuple(
            sum(card.nemesis is None and card.tier == tier for card in deck) for tier in (1, 2, 3)
        )
        piles = tuple(sum(card.tier == tier for card in deck) for tier in (1, 2, 3))
        assert basic == ADDED[players]
        assert piles == PILES[players]
        assert len(deck) == TOTALS[players]
        assert len(set(slugs(deck))) == len(deck), "no card twice"


@rule("WE-120")
def test_the_basic_cards_are_drawn_at_random() -> None:
    drawn = [
        frozenset(card.slug for card in laid_out(1, seed).nemesis_deck if card.nemesis is None)
        for seed in range(40)
    ]
    assert len(set(drawn)) > 10
    assert frozenset.union(*drawn) == {card.slug for card in BASIC}


@rule("WE-122")
@pytest.mark.parametrize("tier", [1, 2, 3])
def test_each_pile_is_shuffled_on_its_own(tier: int) -> None:
    """With four players and one nemesis the cards are nearly the same, their order is not."""
    orders = set()
    own_first = set()
    for seed in SEEDS:
        deck = laid_out(4, seed, nemesis="umbra-titan").nemesis_deck
        pile = [card for card in deck if card.tier == tier]
        orders.add(tuple(slugs(pile)))
        own_first.add(next(i for i, card in enumerate(pile) if card.nemesis is not None))
    assert len(orders) == len(SEEDS)
    assert len(own_first) > 2, "specific and basic cards are mixed"


@rule("WE-123")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_tier_1_lies_on_top_tier_3_at_the_bottom(players: int) -> None:
    ones, twos, threes = PILES[players]
    for seed in SEEDS:
        game = laid_out(players, seed)
        from_the_top = [card.tier for card in game.nemesis_deck[::-1]]
        assert from_the_top == [1] * ones + [2] * twos + [3] * threes
        for viewer in (0, None):
            deck = seen(game, viewer).zone("nemesis-deck")
            assert (deck.count, deck.pieces) == (TOTALS[players], ())


@rule("WE-124")
def test_the_finished_nemesis_deck_is_never_shuffled() -> None:
    """Whatever happens, the cards come in the order in which they were at the start."""
    for seed in SEEDS[:4]:
        table = at(seed=seed, phase="turn", nemesis="umbra-titan")
        lay = laid_out(
            2,
            seed,
            nemesis="umbra-titan",
            market="deck-destruction",
            mages=["mazahaedron", "gex"],
        ).nemesis_deck
        seen_leaving = 0
        while table.question is not None and len(table.answers) < 150:
            table.answer(len(table.question.options) - 1)
            left = table.state.nemesis_deck
            assert slugs(left) == slugs(lay[: len(left)])
            seen_leaving = len(lay) - len(left)
        assert seen_leaving > 3


@rule("WE-125")
def test_the_sheets_setup_is_carried_out_after_the_deck_is_built() -> None:
    tokens = {n: laid_out(2, nemesis=n).tokens for n in ("umbra-titan", "gate-witch")}
    assert tokens == {"umbra-titan": 8, "gate-witch": 1}
    game = laid_out(2, nemesis="hollow-crown")
    assert len(game.nemesis_deck) == 24
    assert len(game.in_play) == 2


@rule("WE-126")
def test_acolytes_lie_in_a_deck_of_their_own() -> None:
    for seed in SEEDS:
        game = laid_out(2, seed, nemesis="hollow-crown")
        acolytes = {card.slug for card in NEMESES["hollow-crown"].aside}
        assert not acolytes & set(slugs(game.nemesis_deck))
        assert {*slugs(acolyte_deck(game).deck), *(p.card.slug for p in game.in_play)} == acolytes
    table = at(nemesis="hollow-crown")
    assert len(in_play(table)) == 2
