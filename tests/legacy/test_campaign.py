"""From chapter to chapter: what is read, named, chosen and carried on."""

from __future__ import annotations

from typing import Any

import pytest

import emberhold
from emberhold.games.aeons_end.cards.legacy.basic_cards.basic import FORMS
from emberhold.games.aeons_end.cards.legacy.piles.supply import FIRST_SUPPLY, REWARDS
from emberhold.games.aeons_end.cards.legacy.record.world import SHEETS
from emberhold.games.aeons_end.cards.legacy.record.written import whole
from emberhold.games.aeons_end.cards.legacy.story import pages
from emberhold.games.aeons_end.cards.legacy.story.campaign import carried
from emberhold.games.aeons_end.cards.legacy.tuning import BY_MAGES
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.kernel.campaign import CampaignError, Record, begun, followed, read_record
from emberhold.kernel.errors import EmberholdError, PositionError, SetupError
from emberhold.kernel.game import Result
from emberhold.kernel.table import Table
from emberhold.language import speech
from tests.legacy.support import after, opened, record, row, until, world
from tests.support import asks, cards, keys, marks, play, rule

# The beginning


@rule("LG-062", "LG-099", "LG-100", "LG-104", "LG-140", "LG-568")
def test_a_campaign_begins_with_its_first_page_then_sheets_and_names() -> None:
    made = begun(LEGACY, 2, 7, {})
    table = opened(made)
    assert asks(table).topic == "story"
    assert asks(table).prompt().text("en") == speech("en")("story-l02a")
    play(table, "read-on")
    assert asks(table).topic == "sheet"
    assert keys(table) == [f"sheet:{sheet}@{side}" for sheet in SHEETS for side in "ab"]
    play(table, "sheet:ram@b")
    assert "sheet:ram@a" not in keys(table), "every sheet is there once"
    play(table, "sheet:bow@a")
    assert asks(table).topic == "mage-name"
    assert table.state.players[0].mage.name == "ram"
    play(table, "name:Żaneta", keys(table)[0])
    assert asks(table).topic == "story"
    assert asks(table).prompt().text("en") == speech("en")("story-l02b")
    play(table, "read-on")
    assert [area.name for area in table.view(0).areas if area.id.startswith("player:")] == [
        "given:word-mage:Żaneta",
        "given:word-mage:Arva",
    ]
    assert [(mage["sheet"], mage["side"]) for mage in table.state.world["mages"]] == [
        ("ram", "b"),
        ("bow", "a"),
    ]
    assert carried(table.state)["read"] == ["L02a", "L02b"]
    assert [zone.id for zone in table.view(0).area("market").zones] == [
        f"pile:{slug}" for slug in FIRST_SUPPLY
    ]


def test_nobody_is_called_by_a_sheet_before_choosing_one() -> None:
    table = opened(begun(LEGACY, 2, 7, {}))
    play(table, "read-on")
    names = [area.name for area in table.view(0).areas if area.id.startswith("player:")]
    assert names == ["mage-apprentice-1", "mage-apprentice-2"]
    assert asks(table).prompt().text("en") == "Apprentice 1: choose your mage sheet."
    play(table, "sheet:ram@b")
    assert asks(table).prompt().text("en") == "Apprentice 2: choose your mage sheet."
    names = [area.name for area in table.view(0).areas if area.id.startswith("player:")]
    assert names == ["mage-ram", "mage-apprentice-2"]


@rule("LG-104")
def test_a_sheet_says_who_has_taken_it() -> None:
    table = opened(begun(LEGACY, 2, 7, {}))
    play(table, "read-on", "sheet:ram@b")
    (zone,) = table.view(1).area("sheets").zones
    taken = {piece.id: piece.marks["seat"] for piece in zone.pieces if "seat" in piece.marks}
    assert taken == {"sheet:ram:a": 0, "sheet:ram:b": 0}


def test_pages_that_are_read_together_are_counted() -> None:
    told = [pages.page(id) for id in ("L02a", "L02b", "L05a")]
    assert [(each.place, each.most) for each in told] == [(1, 2), (2, 2), (1, 1)]


def test_names_given_at_the_start_are_not_asked_for() -> None:
    table = opened(begun(LEGACY, 2, 7, {"names": ["Ola", "Jan"]}))
    play(table, "read-on", "sheet:staff@a", "sheet:sword@a")
    assert asks(table).topic == "story"


@rule("LG-127", "LG-126")
def test_of_four_mages_two_are_a_pair_by_the_colours_of_their_sheets() -> None:
    table = opened(begun(LEGACY, 4, 7, {"names": ["Ola", "Jan", "Ewa", "Iga"]}))
    play(table, "read-on", "sheet:staff@a")
    assert keys(table) == ["sheet:ram@a", "sheet:ram@b"]
    play(table, "sheet:ram@b")
    assert keys(table) == [f"sheet:{sheet}@{side}" for sheet in ("bow", "sword") for side in "ab"]


@rule("LG-079")
def test_nothing_of_the_nemesis_is_seen_before_the_pages_are_read() -> None:
    table = opened(begun(LEGACY, 1, 7, {"names": ["Ola"]}))
    assert "maelstrom" not in str(table.view(0).plain())
    assert "doom-crawler" not in str(table.view(0).plain())


# Between chapters 1 and 2


def after_chapter_one(won: bool, players: int = 2) -> Record:
    return after(read_record(record(world(1, players))), won)


@rule("LG-154", "LG-155", "LG-156", "LG-157", "LG-160", "LG-319")
def test_two_piles_join_and_two_of_the_old_ones_go() -> None:
    table = until(opened(after_chapter_one(True)), "add-pile")
    new = [f"add:{card.slug}" for card in REWARDS["Id"]]
    assert keys(table) == new
    play(table, "add:geophage", "add:breach-flare")
    assert "banish:geophage" not in keys(table)
    play(table, "banish:fire-chakram", "banish:gilded-marble")
    until(table, "main")
    supply = carried(table.state)["supply"]
    assert len(supply) == 9
    assert {"geophage", "breach-flare"} <= set(supply)
    assert set(carried(table.state)["banished_piles"]) == {
        *("fire-chakram", "gilded-marble", "crumbling-compound", "bending-beam"),
    }
    assert [pile.card.slug for pile in table.state.market] == supply


@rule("LG-237", "LG-238", "LG-239", "LG-240", "LG-241", "LG-544")
def test_each_mage_gets_a_starter_that_nobody_else_has() -> None:
    table = until(opened(after_chapter_one(True)), "sticker")
    assert len(keys(table)) == 8
    play(table, "sticker:7", "name:Mój Klejnot")
    assert "sticker:7" not in keys(table)
    play(table, "sticker:1")
    play(table, keys(table)[0])
    until(table, "main")
    ours = [player.mage.hand for player in table.state.players]
    assert ours[0][0].message_id == "given:type-gem:Mój Klejnot"
    assert [card.slug for card in ours[0][1:]] == ["crystal"] * 3 + ["spark"]
    assert all(hand[0].cost == 0 for hand in ours)


@rule("LG-544")
def test_after_a_defeat_each_keeps_one_of_two() -> None:
    table = until(opened(after_chapter_one(False)), "sticker")
    assert len(keys(table)) == 2
    assert carried(table.state)["lessons"] == []
    assert carried(until(opened(after_chapter_one(True)), "main").state)["lessons"] == ["dezmodia"]


@rule("LG-103", "LG-255", "LG-292", "LG-330")
def test_chapter_two_brings_evolve_and_eleven_basic_cards() -> None:
    table = until(opened(after_chapter_one(True)), "main")
    made = carried(table.state)
    assert made["chapter"] == 2
    assert made["rules"] == "S"
    assert len(made["basic"]) == 11
    assert marks(table, "nemesis")["max_life"] == 40


# Results


@rule("LG-236", "LG-318", "LG-320", "LG-545")
def test_chapter_two_is_played_once_and_remembered() -> None:
    lost = whole(after(read_record(record(world(2))), won=False).world)
    assert (lost["chapter"], lost["attempt"], lost["bladius_defeated"]) == (3, 1, False)
    assert "lost:2" in lost["pending"]
    won = whole(after(read_record(record(world(2))), won=True).world)
    assert won["bladius_defeated"] is True
    assert won["score"][-1] == row(2)
    order = [entry.partition(":")[0] for entry in won["pending"]]
    assert order == ["read", "unlock", "supply", "ability", "unlock", "read", "join", "cut"]


@rule("LG-320")
@pytest.mark.parametrize(
    ("chapter", "then"), [(1, 2), (2, 3), (3, 3), (4, 4), (5, 6), (6, 6), (7, 7), (8, 8)]
)
def test_three_chapters_are_played_once_and_the_others_until_they_are_won(
    chapter: int, then: int
) -> None:
    assert after(read_record(record(world(chapter))), won=False).world["chapter"] == then
    assert after(read_record(record(world(chapter))), won=True).world["chapter"] == min(
        8, chapter + 1
    )


@rule("LG-310")
def test_nobody_exchanges_a_pile_before_the_section_that_allows_it() -> None:
    third = whole(after(read_record(record(world(3))), won=False).world)
    assert "M" not in third["rules"]
    assert "reprieve" not in third["pending"]


@rule("LG-309", "LG-310")
def test_a_later_chapter_is_repeated_with_more_life_for_gravehold() -> None:
    made = world(4)
    lost = LEGACY.campaign.after(read_record(record(made)), {}, Result((), "defeat-gravehold"))
    again = whole(lost)
    assert (again["chapter"], again["attempt"]) == (4, 2)
    assert again["pending"][-1] == "reprieve"


# Records from elsewhere


@pytest.mark.parametrize(
    "broken",
    [
        {"chapter": 9},
        {"supply": ["gravity-node"] * 9},
        {"supply": [*FIRST_SUPPLY[:8], "philosophers-stone"]},
        {"basic": [["smite", 0]]},
        {"rules": "S!"},
        {"mages": []},
        {"pending": ["run:rm"]},
    ],
)
def test_a_record_that_names_what_does_not_exist_is_refused(broken: dict[str, Any]) -> None:
    with pytest.raises(EmberholdError) as refused:
        emberhold.open("legacy", 2, 1, {"record": record({**world(2), **broken})})
    assert str(refused.value).count("\n") == 0


def test_a_record_of_another_game_or_of_the_future_is_refused() -> None:
    plain = record(world(2))
    for broken in ({**plain, "game": "trail"}, {**plain, "rules": 99}, {**plain, "players": 3}):
        with pytest.raises((CampaignError, PositionError)):
            emberhold.open("legacy", broken["players"], 1, {"record": broken})


@pytest.mark.parametrize("wishes", [{"nemesis": "bladius"}, {"hands": "shut"}, {"names": [""]}])
def test_a_wish_that_cannot_be_is_refused_in_one_line(wishes: dict[str, Any]) -> None:
    with pytest.raises(SetupError) as refused:
        emberhold.open("legacy", 2, 1, wishes)
    assert str(refused.value).count("\n") == 0


def test_a_whole_chapter_is_saved_and_read_again() -> None:
    table = until(opened(after_chapter_one(True)), "main")
    again = emberhold.loads(table.dumps())
    assert again.view(0).plain() == table.view(0).plain()
    assert cards(again, "hand:0") == cards(table, "hand:0")


# What later chapters bring


def pending(*entries: str, **parts: Any) -> Table:
    made = {**world(2, **parts), "pending": list(entries)}
    return emberhold.open("legacy", 2, 4, {"record": record(made)})


@rule("LG-296", "LG-297", "LG-300")
def test_each_mage_chooses_an_ability_that_nobody_else_has() -> None:
    table = pending("unlock:AFHNOQY", "ability")
    assert len(keys(table)) == 8
    play(table, "sticker:4")
    assert "sticker:4" not in keys(table)
    play(table, "sticker:2")
    until(table, "main")
    mages = [player.mage for player in table.state.players]
    assert [mage.charges for mage in mages] == [6, 6]
    assert [mage.ability_name.message_id for mage in mages] == [
        "ability-legacy-4",
        "ability-legacy-2",
    ]
    assert len(table.state.players[0].breaches) == 4


@rule("LG-315")
def test_an_ability_is_improved_in_one_of_two_ways() -> None:
    mages = [{**mage, "ability": 3} for mage in world(2)["mages"]]
    table = pending("improve", mages=mages, rules="SAFHNOQY")
    play(table, "improve:spaces", "improve:second")
    until(table, "main")
    assert [player.mage.charges for player in table.state.players] == [5, 6]


@rule("LG-316", "LG-540", "LG-543")
def test_masteries_that_change_the_set_up() -> None:
    mages = [{**mage, "ability": 3 + seat} for seat, mage in enumerate(world(2)["mages"])]
    table = pending("mastery", mages=mages, rules="SAFHNOQY")
    play(table, "mastery:6")
    assert "mastery:6" not in keys(table)
    play(table, "mastery:1")
    until(table, "main")
    assert marks(table, "player:0")["max_life"] == 16
    assert marks(table, "player:1")["charges"] == 1
    thresholds = pending("mastery", mages=mages, rules="SAFHNOQY")
    play(thresholds, "mastery:2", "mastery:3")
    until(thresholds, "main")
    two = thresholds.state.players[0].breach(2)
    three = thresholds.state.players[1].breach(3)
    assert two is not None
    assert three is not None
    assert (two.open_cost, three.open_cost) == (2, 3)


@rule("LG-545")
def test_after_losing_chapter_two_two_cards_get_a_sticker() -> None:
    table = pending("lost:2", "read:L06b")
    assert sum(count for _, count in table.state.world["basic"]) == 2


@rule("LG-310")
def test_a_banished_pile_may_come_back_before_a_chapter_is_repeated() -> None:
    table = pending("reprieve", banished_piles=["geophage"])
    assert keys(table) == ["add:geophage", "skip"]
    play(table, "add:geophage", "banish:fire-chakram")
    until(table, "main")
    assert "geophage" in table.state.world["supply"]
    assert table.state.world["banished_piles"] == ["fire-chakram"]


@rule("LG-329")
def test_the_basic_set_is_cut_once_by_the_number_of_mages() -> None:
    table = pending("cut", "read:L06a")
    kept = [FORMS[slug].tier for slug, _ in table.state.world["basic"]]
    assert [kept.count(tier) for tier in (1, 2, 3)] == [3, 3, 3]
    assert len(table.state.world["banished"]) == 2


@rule("LG-329", "LG-561")
@pytest.mark.parametrize(
    ("players", "tiers"), [(mages, [*numbers.cut]) for mages, numbers in BY_MAGES.items()]
)
def test_what_stays_of_the_basic_set(players: int, tiers: list[int]) -> None:
    table = until(opened(after(read_record(record(world(2, players))), won=True)), "main")
    kept = [FORMS[slug].tier for slug, _ in table.state.world["basic"]]
    assert [kept.count(tier) for tier in (1, 2, 3)] == tiers
    assert len(kept) + len(table.state.world["banished"]) == 22


@rule("LG-329")
def test_the_cut_is_at_random() -> None:
    made = after(read_record(record(world(2))), won=True)
    sets = [until(opened(made, seed), "main").state.world["basic"] for seed in range(4)]
    assert any(one != sets[0] for one in sets)


@rule("LG-476", "LG-294")
def test_a_saved_frame_brings_breach_four_a_quarter_turn_further() -> None:
    table = until(pending("read:L06a", rules="SAFHNOQY", frame_saved=True), "main")
    four = table.state.players[0].breach(4)
    assert four is not None
    assert four.open_cost == 10


def test_the_library_keeps_the_next_nemesis_sealed() -> None:
    sealed = read_record(record({**world(2), "pending": ["read:L05a"]}))
    shown = {entry.slug for entry in LEGACY.library_under(sealed)}
    assert "gravity-node" in shown
    assert not {"bladius", "lunge", "daze"} & shown
    begun_now = read_record(record(world(3)))
    shown = {entry.slug for entry in LEGACY.library_under(begun_now)}
    assert {"spawning-horror", "summon", "daze"} <= shown


@pytest.mark.parametrize("names", [5, "Ola", [""], ["x" * 99], [7], ["a\nb"], {"Ola": 1}])
def test_names_that_are_none_are_refused_in_one_line(names: Any) -> None:
    with pytest.raises(EmberholdError) as refused:
        begun(LEGACY, 2, 7, {"names": names})
    assert len(refused.value.text("en").splitlines()) == 1


# The end


@rule("LG-551", "LG-080")
def test_the_last_victory_is_followed_by_the_epilogue_and_nothing_else() -> None:
    won = after(read_record(record(world(8))), won=True)
    chapter = LEGACY.campaign.chapter(won)
    assert chapter is not None
    assert chapter.title.text("en") == "Epilogue"
    assert len(LEGACY.finished(won)) == 2, "the mages are free at once"
    table = opened(won)
    for page in ("story-l18a", "story-l19a"):
        assert asks(table).prompt().text("en") == speech("en")(page)
        assert keys(table) == ["read-on"]
        play(table, "read-on")
    assert table.result == Result((0, 1), "victory-told")
    told = followed(LEGACY, won, LEGACY.carried(table.state), table.result)
    assert LEGACY.campaign.chapter(told) is None
    assert told.world["score"] == won.world["score"], "nothing was played"
    assert told.world["read"][-2:] == ["L18a", "L19a"]


@rule("LG-551", "LG-320")
def test_who_loses_the_last_battle_fights_it_again() -> None:
    lost = after(read_record(record(world(8))), won=False)
    assert lost.world["complete"] is False
    assert (lost.world["chapter"], lost.world["attempt"]) == (8, 2)


def test_closed_hands_stay_closed_in_every_chapter() -> None:
    made = begun(LEGACY, 2, 7, {"hands": "closed"})
    assert not opened(made).state.open_hands
    later = after(made, won=True)
    assert not until(opened(later), "main").state.open_hands
    assert opened(begun(LEGACY, 2, 7, {})).state.open_hands
    with pytest.raises(SetupError):
        begun(LEGACY, 2, 7, {"hands": "ajar"})
