"""Section 21: the draft."""

from __future__ import annotations

from collections import Counter

import pytest

import emberhold
from emberhold.games.ashes.cards import CARDS, CONJURED, DECK_CARDS, PHOENIXBORN
from emberhold.games.ashes.dice import TYPES
from emberhold.games.ashes.setting_up.decks import Deck, violations
from emberhold.kernel.table import Table
from tests.ashes.drafts import asked, draft, holder, until
from tests.ashes.table import cards, keys, play, rule

every_table = pytest.mark.parametrize("players", [2, 3, 4])
UNIQUE = {card.unique_to: slug for slug, card in DECK_CARDS.items() if card.unique_to}


def slugs(table: Table, zone: str, seat: int | None = 0) -> list[str]:
    return sorted(cards(table, zone, seat))


def supply(table: Table, zone: str = "draft-dice") -> dict[str, int]:
    pieces = table.view(None).zone(zone).pieces
    return {piece.id.rpartition(":")[2]: int(piece.marks["count"]) for piece in pieces}


def order(table: Table, topic: str) -> list[int]:
    """Who is asked, one after the other, while the topic lasts; each takes the first option."""
    seats = []
    while table.question is not None and table.question.topic == topic:
        seats.append(table.question.seat)
        table.answer(0)
    return seats


def clockwise(first: int, players: int) -> list[int]:
    return [(first + step) % players for step in range(players)]


# Setup


@rule("AS-389", "AS-394")
def test_two_to_four_players_can_draft_with_one_base_set() -> None:
    for players in (2, 3, 4):
        assert len(draft(players).view(None).areas) == players + 1
    for players in (1, 5):
        with pytest.raises(emberhold.SetupError, match="2, 3, 4"):
            draft(players)


@rule("AS-390")
def test_every_phoenixborn_is_laid_out_with_its_unique_cards() -> None:
    table = draft()
    assert slugs(table, "draft-phoenixborn", None) == sorted(PHOENIXBORN)
    assert slugs(table, "draft-unique", None) == sorted(UNIQUE.values())


@rule("AS-391")
def test_conjurations_are_put_aside_until_the_draft_is_over() -> None:
    table = draft(3)
    while table.question is not None and table.question.topic != "first-five":
        for seat in (None, 0, 1, 2):
            zones = [zone for area in table.view(seat).areas for zone in area.zones]
            seen = {piece.kind for zone in zones for piece in zone.pieces}
            assert "conjuration" not in seen
        table.answer(0)


@rule("AS-392")
def test_one_copy_of_every_other_card_is_in_the_draft_deck() -> None:
    orders = []
    for seed in range(4):
        deck = draft(2, seed).state.draft.deck
        assert len(deck) == 54
        assert {card.slug for card in deck} == set(DECK_CARDS) - set(UNIQUE.values())
        orders.append([card.slug for card in deck])
    assert len({tuple(order) for order in orders}) == 4, "it is shuffled"
    assert draft().view(0).zone("draft-deck").count == 54
    assert draft().view(0).zone("draft-deck").pieces == ()


@rule("AS-393", "AS-003")
def test_ten_dice_of_each_type_are_laid_out() -> None:
    assert supply(draft()) == dict.fromkeys(TYPES, 10)


@rule("AS-395")
def test_a_random_player_gets_the_token() -> None:
    holders = Counter(holder(draft(4, seed)) for seed in range(60))
    assert sorted(holders) == [0, 1, 2, 3]


# Step 1: Phoenixborn


@rule("AS-396")
@every_table
def test_phoenixborn_are_taken_clockwise_with_their_unique_cards(players: int) -> None:
    table = draft(players, 3)
    first = holder(table)
    assert order(table, "draft-phoenixborn") == clockwise(first, players)
    taken = []
    for seat in range(players):
        name = table.view(None).area(f"player:{seat}").name
        born = name.removeprefix("ashes-card-")
        assert slugs(table, f"unique:{seat}", None) == [UNIQUE[born]]
        taken.append(born)
    assert len(set(taken)) == players
    assert slugs(table, "draft-phoenixborn") == sorted(set(PHOENIXBORN) - set(taken))


@rule("AS-396")
def test_a_phoenixborn_taken_is_no_longer_there_for_others() -> None:
    table = play(draft(), "draft:noah-redmoon")
    assert "draft:noah-redmoon" not in keys(table)
    assert len(keys(table)) == 5


@rule("AS-397", "AS-403")
@every_table
def test_the_token_goes_left_after_phoenixborn_and_after_dice(players: int) -> None:
    table = draft(players, 5)
    first = holder(table)
    assert holder(until(table, "draft-card")) == (first + 1) % players
    assert holder(until(table, "draft-die")) == (first + 1) % players
    assert holder(until(table, "draft-exchange")) == (first + 2) % players


# Step 2: cards


@rule("AS-398")
@every_table
def test_everybody_is_dealt_nine_cards(players: int) -> None:
    table = until(draft(players), "draft-card")
    packs = [cards(table, f"pack:{seat}", seat) for seat in range(players)]
    assert [len(pack) for pack in packs] == [9] * players
    assert len({slug for pack in packs for slug in pack}) == 9 * players
    assert table.view(0).zone("draft-deck").count == 54 - 9 * players


@rule("AS-399", "AS-400")
@every_table
def test_packs_go_to_the_left_until_everybody_has_kept_nine(players: int) -> None:
    table = until(draft(players), "draft-card")
    for size in range(9, 1, -1):
        assert asked(table) == list(range(players)), "all at once"
        packs = [slugs(table, f"pack:{seat}", seat) for seat in range(players)]
        assert {len(pack) for pack in packs} == {size}
        kept = []
        for seat, pack in enumerate(packs):
            assert sorted(keys_of(table, seat)) == sorted(f"draft:{slug}" for slug in pack)
            kept.append(pack[0])
        for seat in reversed(range(players)):
            table.answer(f"draft:{kept[seat]}", seat)
        for seat in range(players):
            assert kept[seat] in cards(table, f"kept:{seat}", seat)
        if size > 2:
            passed = [sorted(set(packs[seat]) - {kept[seat]}) for seat in range(players)]
            for seat in range(players):
                left = (seat + 1) % players
                assert slugs(table, f"pack:{left}", left) == passed[seat]
    for seat in range(players):
        assert len(cards(table, f"kept:{seat}", seat)) == 9, "the last card is kept unasked"


def keys_of(table: Table, seat: int) -> list[str]:
    return next(q for q in table.questions if q.seat == seat).options.keys()


@rule("AS-399")
def test_nobody_sees_what_another_keeps() -> None:
    table = until(draft(2), "draft-card")
    before = table.view(1).plain()
    table.answer(3, 0)
    after = table.view(1).plain()
    assert after["areas"] == before["areas"]
    assert cards(table, "pack:0", 1) == []
    assert table.view(1).zone("pack:0").count == 9


# Step 3: dice


@rule("AS-401")
@every_table
def test_dice_are_taken_two_at_a_time_clockwise_for_five_rounds(players: int) -> None:
    table = until(draft(players, 2), "draft-die")
    first = holder(table)
    seats = order(table, "draft-die")
    asked_twice = [seat for seat in clockwise(first, players) for _ in range(2)] * 5
    assert seats == asked_twice[: len(seats)]
    left = Counter(supply(table))
    for seat in range(players):
        mine = supply(table, f"drafted-dice:{seat}")
        assert sum(mine.values()) == 10
        left += Counter(mine)
    assert left == dict.fromkeys(TYPES, 10)


@rule("AS-402")
def test_the_two_dice_may_be_of_different_types() -> None:
    table = until(draft(), "draft-die")
    seat = asked(table)[0]
    play(table, "draft-die:natural", "draft-die:charm")
    assert asked(table) != [seat]
    assert supply(table, f"drafted-dice:{seat}") == {"natural": 1, "charm": 1}
    assert supply(table) == {"natural": 9, "charm": 9, "illusion": 10, "ceremonial": 10}


@rule("AS-393")
def test_dice_that_are_all_taken_can_be_taken_no_more() -> None:
    table = until(draft(), "draft-die")
    play(table, *["draft-die:natural"] * 10)
    assert keys(table) == ["draft-die:charm", "draft-die:illusion", "draft-die:ceremonial"]


# Step 4: exchange


@rule("AS-404")
@every_table
def test_as_many_cards_as_players_are_turned_up(players: int) -> None:
    table = until(draft(players), "draft-exchange")
    seen = cards(table, "draft-face-up", None)
    assert len(set(seen)) == players
    assert table.view(0).zone("draft-deck").count == 54 - 10 * players
    kept = [slug for seat in range(players) for slug in cards(table, f"kept:{seat}", seat)]
    assert not set(seen) & set(kept)


@rule("AS-405", "AS-406")
def test_a_card_may_be_exchanged_and_later_players_can_take_it() -> None:
    table = until(draft(3, 4), "draft-exchange")
    first, second = clockwise(holder(table), 3)[:2]
    wanted = cards(table, "draft-face-up", None)[1]
    mine = cards(table, f"kept:{first}", first)
    play(table, f"draft:{wanted}")
    assert keys(table) == [f"draft-give:{slug}" for slug in mine], "none of the unique cards"
    play(table, f"draft-give:{mine[4]}")
    assert cards(table, "draft-face-up", None)[1] == mine[4]
    assert wanted in cards(table, f"kept:{first}", first)
    assert mine[4] not in cards(table, f"kept:{first}", first)
    assert asked(table) == [second]
    assert f"draft:{mine[4]}" in keys(table)
    assert f"draft:{wanted}" not in keys(table)


@rule("AS-405")
def test_everybody_is_asked_once_clockwise_and_may_decline() -> None:
    table = until(draft(4, 6), "draft-exchange")
    seats = []
    for seat in clockwise(holder(table), 4):
        before = slugs(table, f"kept:{seat}", seat)
        seats += asked(table)
        if len(seats) < 4:
            play(table, "draft-keep")
            assert slugs(table, f"kept:{seat}", seat) == before
    assert seats == clockwise(holder(table), 4)
    play(table, "draft-keep")
    assert table.questions[0].topic == "first-five"


# Steps 5 to 8: decks


@rule("AS-407", "AS-408", "AS-409", "AS-410", "AS-411")
@every_table
def test_the_draft_ends_with_legal_decks(players: int) -> None:
    table = until(draft(players, 8), "draft-exchange")
    kept = [set(cards(table, f"kept:{seat}", seat)) for seat in range(players)]
    while table.question is not None and table.question.topic == "draft-exchange":
        table.answer("draft-keep")
    for seat, player in enumerate(table.state.players):
        counts = Counter(card.slug for card in player.deck)
        born = player.phoenixborn.card.slug
        assert counts == dict.fromkeys([UNIQUE[born], *kept[seat]], 3)
        assert len(player.deck) == 30
        deck = Deck(born, dict(counts), player.exhausted)
        assert violations(deck) == []
        conjured = Counter(card.slug for card in player.conjurations)
        wanted = {CARDS[slug].conjures for slug in counts} - {None}
        assert conjured == {slug: CONJURED[str(slug)].limit for slug in wanted}


@rule("AS-411")
def test_players_who_need_the_same_conjuration_each_have_all_of_it() -> None:
    """Decks of a draft are laid out as any others, also when two need the same pile."""
    table = emberhold.open("ashes", 2, 1, {"decks": ["the-iron-men", "the-iron-men"]})
    piles = [cards(table, f"conjurations:{seat}", seat) for seat in (0, 1)]
    assert piles == [["iron-rhino"] * 5] * 2
    copies = [card.piece for player in table.state.players for card in player.conjurations]
    assert len(set(copies)) == 10


@rule("AS-412", "AS-064")
def test_the_holder_of_the_token_has_no_advantage_in_the_game() -> None:
    """Nobody is first when the draft ends; the dice decide."""
    firsts = set()
    for seed in range(12):
        table = draft(2, seed)
        until(table, "draft-exchange")
        token = holder(table)
        until(table, "first-five")
        assert table.view(None).marks["first"] == -1
        until(table, "discard")
        firsts.add(table.view(None).marks["first"] == token)
    assert firsts == {True, False}
