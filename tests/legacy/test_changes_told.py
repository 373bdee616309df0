"""Every lasting change is told when it happens, shown on its card, and kept (LG-565 to LG-567)."""

from __future__ import annotations

from typing import Any

import pytest

import emberhold
from emberhold.games.aeons_end.cards.legacy.basic_cards.basic import FORMS, LATER
from emberhold.games.aeons_end.cards.legacy.basic_cards.basic_ii import BASIC_II
from emberhold.games.aeons_end.cards.legacy.basic_cards.evolve import spaces_on
from emberhold.games.aeons_end.cards.legacy.record.written import whole
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.kernel.campaign import followed, read_record
from emberhold.kernel.game import Result
from emberhold.kernel.scene import Piece
from emberhold.kernel.table import Table
from emberhold.language import LANGUAGES
from tests.legacy.campaigning import to_the_end
from tests.legacy.support import after, at, opened, record, row, until, world
from tests.support import asks, keys, play, rule


def between(pending: list[str], **parts: Any) -> Table:
    """An interlude with these things still to be done."""
    made = world(parts.pop("chapter", 4), **parts)
    return emberhold.open("legacy", 2, 5, {"record": record({**made, "pending": pending})})


def told(table: Table) -> list[str]:
    return [line.id for line in table.state.log]


def sentences(table: Table) -> str:
    return "\n".join(table.log("en"))


# LG-565


@rule("LG-565", "LG-545")
def test_the_stickers_for_a_lost_second_chapter_are_told() -> None:
    table = between(["lost:2"], chapter=3, basic=[["daze", 0], ["caustic-larva", 1]])
    now = dict(table.state.world["basic"])
    assert now == {"daze": 1, "caustic-larva": 2}
    for slug, stickers in now.items():
        left = spaces_on(slug, 2) - stickers
        name = FORMS[slug].name
        assert f"{name} gets an evolve sticker ({left} free space" in sentences(table)


@rule("LG-565", "LG-548")
def test_the_flaws_for_a_lost_fifth_chapter_are_told() -> None:
    table = between(["lost:5"], chapter=6, flawed_left=3)
    assert told(table).count("log-flawed") == 2
    assert "Bubda’s Crystals is now flawed (1 sticker left)" in sentences(table)


@rule("LG-565", "LG-329")
def test_basic_cards_that_join_and_leave_are_told() -> None:
    made = [[card.slug, 0] for card in BASIC_II]
    table = between(["join:III", "cut"], chapter=3, basic=made)
    assert told(table).count("log-joins-basic") == len(LATER)
    gone = [line.arguments["card"].slug for line in lines(table, "log-leaves-basic")]
    assert sorted(gone) == sorted(table.state.world["banished"])
    assert gone


def lines(table: Table, id: str) -> list[Any]:
    return [LEGACY.line(line) for line in table.state.log if line.id == id]


@rule("LG-565", "LG-564", "LG-330")
def test_of_a_deck_in_order_only_the_number_of_cards_is_told() -> None:
    table = between(["join:II"], chapter=2, basic=[])
    assert "11 basic nemesis cards join the campaign." in sentences(table)
    assert "log-joins-basic" not in told(table)


@rule("LG-565", "LG-315", "LG-316")
def test_what_is_stuck_on_a_sheet_is_told() -> None:
    table = between(["improve", "mastery"], chapter=6)
    play(table, "improve:spaces", "improve:second", "mastery:6", "mastery:4")
    assert told(table).count("log-gets-sticker") == 4
    assert "New on Arva’s sheet: “Stout Heart" in sentences(table)
    for language in LANGUAGES:
        stuck = [line.text(language) for line in lines(table, "log-gets-sticker")]
        assert not [line for line in stuck if line.endswith(("..", "..”", ".\N{NO-BREAK SPACE}»."))]
        assert all(line.endswith((".", ".”", ".\N{NO-BREAK SPACE}»")) for line in stuck)


@rule("LG-565", "LG-310")
def test_an_exchanged_pile_is_told() -> None:
    table = between(["reprieve"], banished_piles=["geophage"])
    play(table, "add:geophage", "banish:gravity-node")
    assert "Geophage joins the supply." in sentences(table)
    assert "Gravity Node is banished from the supply." in sentences(table)


@rule("LG-565", "LG-155", "LG-156")
def test_piles_that_join_and_leave_the_supply_are_told() -> None:
    table = between(["supply:Id"], chapter=2)
    for topic, verb, words in (
        ("add-pile", "add", "joins the supply."),
        ("banish-pile", "banish", "is banished from the supply."),
    ):
        for _ in range(2):
            assert asks(table).topic == topic
            chosen = asks(table).choices[0][1]
            before = len(table.state.log)
            play(table, f"{verb}:{chosen.slug}")
            said = [LEGACY.line(line).text("en") for line in table.state.log[before:]]
            assert said[0] == f"{chosen.name} {words}"


@rule("LG-565", "LG-476")
def test_the_saved_frame_is_told() -> None:
    table = at(2, phase="nemesis-draw", foe={"deck": ["voracious-corroders", "parry"]})
    play(table, "rescue")
    assert "log-frame-saved" in told(table)


# LG-566


def piece(table: Table, zone: str) -> Piece:
    zones = table.view(0).area("nemesis").zones
    return next(one for one in zones if one.id == zone).pieces[0]


@rule("LG-566", "LG-258")
@pytest.mark.parametrize(("players", "stickers"), [(2, 0), (2, 1), (3, 1), (4, 1)])
def test_a_card_at_the_table_shows_its_stickers_and_its_free_spaces(
    players: int, stickers: int
) -> None:
    made = world(4, players, basic=[["caustic-larva", stickers], ["daze", 1]])
    table = at(4, players, made=made, in_play=["caustic-larva"], foe={"discard": ["daze"]})
    marks = piece(table, "in-play").marks
    spaces = spaces_on("caustic-larva", players)
    assert (marks["stickers"], marks["free-spaces"]) == (stickers, spaces - stickers)
    lying = piece(table, "nemesis-discard").marks
    assert lying["stickers"] == 1
    for language in LANGUAGES:
        assert str(spaces - stickers) in str(table.view(0).plain(language))


def test_a_card_of_a_nemesis_has_no_spaces() -> None:
    assert "stickers" not in piece(at(4, in_play=["psychic-clouds"]), "in-play").marks


# LG-567


@rule("LG-567", "LG-234", "LG-072")
def test_the_record_keeps_nemesis_and_date_of_every_game() -> None:
    made = read_record(record(world(4)))
    state = LEGACY.new(2, 1, LEGACY.setup(2, 1, {"record": made.plain()}))
    lost = Result((), "defeat-gravehold")
    later = followed(LEGACY, made, LEGACY.carried(state), lost, "2026-11-17")
    assert later.world["score"][-1] == {**row(4, won=False), "date": "2026-11-17"}
    games = LEGACY.campaign.chronicle(later).sections[-1]
    notes = [note.words.text("en") for note in games.deeds[-1].notes]
    assert notes == ["Fungal Mesh", "2026-11-17"]


@rule("LG-567")
def test_a_book_writes_the_day_on_which_its_chapter_was_closed() -> None:
    book = emberhold.campaign("legacy", 1, 5)
    assert book.table is not None
    to_the_end(book.table, iter(["Ola"]))
    told_at_once = emberhold.loads_campaign(book.dumps())
    book.turn("2026-01-02")
    assert book.record.world["score"][-1]["date"] == "2026-01-02"
    assert len(told_at_once.record.world["score"][-1]["date"]) == len("2026-01-02")


@rule("LG-567")
@pytest.mark.parametrize("date", ["yesterday", "17.11.2026", 20261117, None])
def test_a_date_that_is_none_is_refused(date: Any) -> None:
    made = world(2, score=[{**row(1), "date": date}])
    with pytest.raises(emberhold.EmberholdError):
        emberhold.open("legacy", 2, 5, {"record": record(made)})


@rule("LG-567")
def test_a_game_of_which_nobody_wrote_down_the_day_is_told_without_one() -> None:
    undated = {part: value for part, value in row(1).items() if part != "date"}
    made = record(world(2, score=[undated]))
    assert emberhold.open("legacy", 2, 5, {"record": made}).question is not None
    games = LEGACY.campaign.chronicle(read_record(made)).sections[-1]
    assert [note.kind for note in games.deeds[-1].notes] == ["nemesis"]


# What a file says


@rule("LG-079", "LG-562")
def test_the_file_of_a_new_campaign_has_no_names_for_what_is_to_come() -> None:
    text = emberhold.campaign("legacy", 2, 5).dumps()
    for word in ("lessons", "flaw", "bladius", "frame", "basic", "mastery", "ability", "improved"):
        assert word not in text, word
    assert "starters" not in text


@rule("LG-079")
@pytest.mark.parametrize("chapter", range(1, 9))
@pytest.mark.parametrize("won", [True, False])
def test_what_a_record_leaves_out_is_put_back(chapter: int, won: bool) -> None:
    later = after(read_record(record(world(chapter))), won)
    for word in ("mastery", "crystals", "ability", "unlock"):
        assert word not in later.world
    assert "pending" not in later.world
    table = opened(later)
    assert table.state.world == whole(later.world)
    assert whole(later.world)["pending"]


@rule("LG-564")
def test_a_record_after_the_second_chapter_names_only_basic_cards_that_were_met() -> None:
    made = world(2, basic=[[card.slug, 0] for card in BASIC_II if card.slug != "daze"])
    made["basic"][0][1] = 1
    made["banished"] = ["daze"]
    later = after(read_record(record(made)), won=True)
    assert later.world["basic"] == [made["basic"][0]]
    assert whole(later.world)["basic"] == made["basic"]


def test_a_game_can_be_played_from_such_a_record() -> None:
    table = opened(after(read_record(record(world(2))), won=True))
    until(table, "main")
    assert keys(table)
