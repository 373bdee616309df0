"""What a campaign tells of itself: the chronicle, the pages, pictures; and what it keeps sealed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import emberhold
from emberhold.games.aeons_end.cards.legacy.basic_cards.basic import FORMS
from emberhold.games.aeons_end.cards.legacy.basic_cards.evolve import spaces_on
from emberhold.games.aeons_end.cards.legacy.foes.sheets import NEMESES
from emberhold.games.aeons_end.cards.legacy.foes.xaxos_spells import SPELLS
from emberhold.games.aeons_end.cards.legacy.piles.supply import FIRST_SUPPLY, PILES, REWARDS
from emberhold.games.aeons_end.cards.legacy.story.agenda import PLOTS
from emberhold.games.aeons_end.cards.legacy.story.assist import ASSISTS
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.games.aeons_end.look import LEGACY_CAST
from emberhold.games.unsealed import unsealed, unsealed_at
from emberhold.kernel.campaign import Record, Section, begun, read_record, standing_at
from emberhold.kernel.table import Table
from emberhold.language import LANGUAGES, speech
from emberhold.players import seated
from emberhold.server.http.site.looks import looks
from tests.legacy.support import after, at, opened, record, row, until, world
from tests.legacy.test_afterwards import over
from tests.support import asks, keys, play, rule

ART = Path(emberhold.__file__).parent / "client" / "art"
CARDS = {
    *PILES,
    *FORMS,
    *(card.slug for sheet in NEMESES.values() for card in (*sheet.cards, *sheet.aside)),
    *(card.slug for card in (*ASSISTS, *SPELLS)),
    *(sheet.slug for sheet in NEMESES.values()),
}


def sections(made: Record) -> dict[str, Section]:
    found = LEGACY.campaign.chronicle(made).sections
    return {section.look or section.heading.id: section for section in found}


def told(section: Section) -> list[str]:
    return [deed.words.text("en") for deed in section.deeds]


# Pictures


def test_every_card_nemesis_and_page_has_a_picture_of_its_own_figure() -> None:
    pages = {page for plot in PLOTS.values() for page in (*plot.intro, *plot.won, *plot.lost)}
    wanted = CARDS | {f"story-{page.lower()}" for page in pages}
    assert wanted - set(LEGACY_CAST) == set()


def test_every_figure_and_backdrop_of_a_picture_exists() -> None:
    def named(path: Path, pattern: str) -> set[str]:
        return set(re.findall(pattern, path.read_text(encoding="utf-8"), re.MULTILINE))

    motifs = {
        name for file in (ART / "motifs").glob("*.js") for name in named(file, r"^  (\w+):\s+`")
    }
    cuts = {f"gem:{cut}" for cut in named(ART / "gems.js", r"^  (\w+): \{\s+outer")}
    faces = named(ART / "people" / "apprentices.js", r'^  "?([\w-]+)"?: \{$')
    figures = motifs | cuts | {f"face:{face}" for face in faces} | {"crystals"}
    backdrops = named(ART / "backdrops.js", r"^  (\w+)\(next")
    for slug, look in LEGACY_CAST.items():
        figure, hue, second, backdrop, *_ = look.split()
        assert figure in figures, slug
        assert backdrop in backdrops, slug
        assert 0 <= int(hue) < 360, slug
        assert 0 <= int(second) < 360, slug


@rule("LG-079")
def test_no_page_knows_the_pictures_of_what_is_sealed() -> None:
    source = looks()
    sealed = CARDS - {"crystal", "spark"}
    shared = {slug for slug in sealed if slug in emberhold.GAMES["war-eternal"].look.cast}
    assert [slug for slug in sorted(sealed - shared) if f'"{slug}"' in source] == []
    static = [path for path in ART.rglob("*") if path.suffix in (".js", ".svg")]
    names = [slug for slug in CARDS if "-" in slug]
    for path in static:
        text = path.read_text(encoding="utf-8") + path.name
        assert [slug for slug in names if slug in text] == [], path


@pytest.mark.parametrize("chapter", NEMESES)
def test_pictures_come_with_their_chapter(chapter: int) -> None:
    fighting = read_record(record(world(chapter)))
    between = read_record(record(world(chapter, pending=["read:L02a"])))
    later = {NEMESES[after].slug for after in NEMESES if after > chapter}
    assert not later & set(unsealed(LEGACY, fighting).cast)
    assert NEMESES[chapter].slug in unsealed(LEGACY, fighting).cast
    assert NEMESES[chapter].slug not in unsealed(LEGACY, between).cast


def test_piles_that_are_offered_can_be_looked_at() -> None:
    table = opened(after(read_record(record(world(1))), won=True))
    offered = {card.slug for card in REWARDS["Id"]}
    assert not offered & set(unsealed_at(table).cast)
    until(table, "add-pile")
    assert offered <= set(unsealed_at(table).cast)


def test_a_mage_is_drawn_as_the_side_that_was_chosen() -> None:
    table = opened(begun(LEGACY, 1, 7, {"names": ["Ola"]}))
    play(table, "read-on")
    sheets = table.view(0).area("sheets").zones[0]
    assert len(sheets.pieces) == 8
    assert set(unsealed_at(table).slugs) >= {piece.name for piece in sheets.pieces}
    play(table, "sheet:ram@b")
    assert unsealed_at(table).cast["ram"].startswith("face:ram-b ")
    assert [area.id for area in table.view(0).areas] == ["market", "player:0"]


# Pages


@rule("LG-317")
def test_a_page_says_where_it_is_and_what_it_opens() -> None:
    table = opened(begun(LEGACY, 1, 7, {"names": ["Ola"]}))
    page = LEGACY.page_asked(asks(table))
    assert page is not None
    assert (page.over.text("en"), page.title.text("en")) == ("Chapter 1", "Initiation")
    assert page.text.text("en").startswith("You have not slept")
    now = standing_at(table)
    assert now is not None
    assert LEGACY.pages_under(now) == ()
    play(table, "read-on", "sheet:bow@a", "read-on")
    now = standing_at(table)
    assert now is not None
    assert [page.id for page in LEGACY.pages_under(now)] == ["L02a", "L02b"]
    assert LEGACY.page_asked(asks(table)) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_that_can_be_read_can_be_read_again(language: str) -> None:
    read = [page for plot in PLOTS.values() for page in (*plot.intro, *plot.won, *plot.lost)]
    read += ["E02", "E06", "now:E10"]
    pages = LEGACY.pages_under(read_record(record(world(8, read=read))))
    assert [page.id for page in pages] == [*dict.fromkeys(id.removeprefix("now:") for id in read)]
    for page in pages:
        for words in (page.over, page.title, page.text):
            assert len(words.text(language)) > 3, page.id


def test_the_last_pages_are_found_in_the_chronicle_once_they_are_read() -> None:
    pages = ["L18a", "L19a"]
    unread = over(pending=[f"read:{page}" for page in pages])
    assert LEGACY.pages_under(unread) == ()
    assert [page.id for page in LEGACY.pages_under(over(read=pages))] == pages


# The chronicle


def test_the_road_counts_what_is_sealed_and_names_what_was_met() -> None:
    score = [
        row(1, won=False),
        row(2),
        row(3, won=False),
    ]
    road = sections(read_record(record(world(3, score=score, attempt=2))))["road"]
    assert told(road) == ["Initiation", "Among the Ruins", "In Search of New Power"]
    assert [deed.mark for deed in road.deeds] == ["lost", "won", "now"]
    assert road.deeds[2].notes[0].words.text("en") == "second attempt"
    assert road.sealed == 4
    assert [deed.pieces[0].name for deed in road.deeds] == [
        NEMESES[chapter].message_id for chapter in (1, 2, 3)
    ]
    before = sections(read_record(record(world(3, pending=["read:L07a"]))))["road"]
    assert before.deeds[2].pieces == ()


def test_sheets_tell_their_stickers() -> None:
    """And the slots of those to come, each with the chapter that brings it."""
    people = sections(over())["people"]
    assert told(people) == ["Arva", "Bubda"]
    notes = people.deeds[0].notes
    assert [note.kind for note in notes] == [
        *("ability", "starter", "starter", "improve", "mastery", "flaw"),
    ]
    first = sections(begun(LEGACY, 2, 7, {"names": ["Ola", None]}))["people"]
    assert told(first) == ["Ola", "Apprentice 2"]
    sealed = [(note.kind, note.mark, note.words.text("en")) for note in first.deeds[0].notes]
    assert sealed == [("sealed", n, f"after chapter {n}") for n in "12356"]


def test_cards_that_changed_stand_apart_from_those_nobody_has_seen() -> None:
    basic: list[list[Any]] = [["scatter", 0], ["leviathan-hatchling", 0], ["daze", 1]]
    made = read_record(record(world(4, basic=basic, pending=["read:L09a"])))
    changed = sections(made)["changed"]
    assert told(changed) == [
        "Leviathan Hatchling",
        "Daze, with an evolve sticker",
        "1 other card is as it was",
    ]
    assert changed.deeds[0].mark == "evolved"
    assert [piece.name for piece in changed.deeds[0].pieces] == [
        "card-leviathan-hatchling",
        "card-leviathan-egg",
    ]
    assert changed.deeds[1].pieces[0].marks["spaces"] == spaces_on("daze", 2)
    cast = unsealed(LEGACY, made).cast
    assert {"leviathan-hatchling", "leviathan-egg", "daze"} <= set(cast)
    assert "scatter" not in cast


def test_supply_letters_and_games_are_told() -> None:
    made = sections(read_record(record(world(3, banished_piles=["geophage"]))))
    assert len([deed for deed in made["cards"].deeds if deed.pieces]) == len(FIRST_SUPPLY)
    assert made["cards"].deeds[-1].notes[0].words.text("en") == "Geophage"
    assert len(made["letters"].deeds) + made["letters"].sealed == 26
    assert told(made["score"])[0] == "Chapter 1, Initiation: won."


def test_what_came_since_the_last_game_is_new() -> None:
    reward = REWARDS[PLOTS[3].deck][0]
    supply = [*FIRST_SUPPLY[:8], reward.slug]
    made = sections(read_record(record(world(4, supply=supply))))
    piles = [deed for deed in made["cards"].deeds if deed.pieces]
    assert [deed.pieces[0].name for deed in piles if deed.mark == "new"] == [reward.message_id]
    copies = {deed.pieces[0].kind: deed.pieces[0].marks["count"] for deed in piles}
    assert copies == {"gem": 7, "relic": 5, "spell": 5}
    fresh = {deed.mark for deed in made["letters"].deeds if deed.notes}
    assert fresh == set(PLOTS[3].end + PLOTS[4].start)


def test_the_mentors_stand_where_the_last_page_left_them() -> None:
    assert "faces" not in sections(begun(LEGACY, 2, 7, {}))
    read = ["L02a", "L02b", "L03a", "L06a", "L08a", "now:E10", "L09a"]
    faces = sections(read_record(record(world(4, read=read))))["faces"]
    assert told(faces) == ["Brama", "Mist", "Xaxos"]
    stand = [deed.notes[0].words.text("en") for deed in faces.deeds]
    assert stand == ["missing below", "holds the wall", "tore out a page"]
    assert all(deed.art.startswith("face:") for deed in faces.deeds)


# Moments


def test_own_cards_and_abilities_are_moments_of_the_story() -> None:
    table = until(opened(after(read_record(record(world(1))), won=True)), "sticker")
    play(table, "sticker:7", "name:Oro")
    assert table.lines("en")[-1].text == "Arva gets a card of their own, Oro."
    table = until(opened(after(read_record(record(world(2))), won=True)), "ability")
    play(table, keys(table)[0])
    assert table.lines("en")[-1].text == "Arva learns the ability Shared Insight."


def test_what_a_page_tells_in_a_game_is_a_page() -> None:
    table = at(2)
    assert LEGACY.stage["log-story"] == "story"
    assert LEGACY.stage["log-transforms"] == "evolve"
    assert LEGACY.page_asked(asks(table)) is None


# Afterwards


@rule("LG-288", "LG-559", "LG-290")
def test_a_finished_campaign_offers_its_chapters_and_its_mages() -> None:
    assert LEGACY.afterwards(read_record(record(world(8)))) == ()
    offered = LEGACY.afterwards(over())
    assert [left.kind for left in offered] == ["again"] * 6 + ["harder"] * 6 + ["guests"] * 14
    for left in offered:
        table = emberhold.open(left.game, 2, 5, left.wishes)
        assert table.question is not None, left.id
    assert [mage.mage.slug for mage in table.state.players] == ["bow", "sword"]


@rule("LG-289")
def test_guests_can_be_read_and_drawn_where_they_visit() -> None:
    left = LEGACY.afterwards(over())[-1]
    table = emberhold.open(left.game, 2, 5, left.wishes)
    known = unsealed_at(table)
    mage = table.state.players[0].mage
    assert known.slugs[mage.message_id] == "bow"
    assert known.cast["bow"].startswith("face:bow-a ")
    assert known.slugs[mage.hand[0].message_id].endswith("-starter-1")
    assert "bow-starter-1" in known.cast


@rule("LG-248")
def test_aether_for_gems_says_so() -> None:
    table = until(opened(after(read_record(record(world(1))), won=True)), "sticker")
    question = asks(table)
    labels = {key: question.label(question.find(key)) for key in keys(table)}
    assert labels["sticker:7"].text("en") == "Gain 2 aether that can only be used to gain a gem."
    assert "Klejnotu" in labels["sticker:7"].text("pl")
    assert labels["sticker:7"].text("fr").endswith("pour acquérir une gemme. »")


# The length of the campaign, and what is in a deck that is not shuffled


@rule("LG-562", "LG-055", "LG-440")
@pytest.mark.parametrize("chapter", range(1, 9))
def test_the_road_has_seven_chapters_until_the_seventh_is_won(chapter: int) -> None:
    for pending in ([], ["read:L05a"]):
        road = sections(read_record(record(world(chapter, pending=pending))))["road"]
        assert len(road.deeds) + road.sealed == max(7, chapter)


@rule("LG-562")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_who_begins_is_told_of_seven_chapters(language: str) -> None:
    seven = {"en": "seven", "pl": "siedmiu", "fr": "sept"}
    assert seven[language] in speech(language)("about-legacy")


def listed(table: Table) -> list[str]:
    kinds = ("attack", "minion", "power", "assist")
    return [entry.slug for entry in unsealed_at(table).library if entry.kind in kinds]


@rule("LG-564", "LG-079")
@pytest.mark.parametrize("chapter", [1, 2])
def test_of_a_deck_in_order_only_what_was_met_is_listed_and_in_no_order(chapter: int) -> None:
    table = emberhold.open("legacy", 2, 5, {"record": record(world(chapter))})
    sheet = NEMESES[chapter]
    own = [card.slug for card in (*sheet.cards, *sheet.aside)]
    own += [slug for slug, _ in table.state.world["basic"]]
    lengths = []
    while table.question is not None:
        state = table.state
        hidden = {card.slug for card in (*state.nemesis_deck, *state.own.hidden())}
        found = [slug for slug in listed(table) if slug in own]
        assert not hidden & set(found)
        lengths.append(len(found))
        bots = seated(["greedy"] * 2, "legacy", 1)
        for _ in range(25):
            if table.question is not None:
                table.take(table.question, bots[0].choose(table, table.question))
    found = [slug for slug in listed(table) if slug in [card.slug for card in sheet.cards]]
    assert found == sorted(found)
    basic = {slug: FORMS[slug].tier for slug, _ in table.state.world["basic"]}
    found = [slug for slug in listed(table) if slug in basic]
    assert found == sorted(found, key=lambda slug: (basic[slug], slug)), "by tier, then by name"
    assert lengths[0] < lengths[-1]


@rule("LG-564")
def test_between_the_games_the_next_deck_in_order_is_not_listed() -> None:
    table = opened(after(read_record(record(world(1))), won=True))
    until(table, "card-name")
    names = {card.slug for card in NEMESES[2].cards}
    assert not names & set(listed(table))
