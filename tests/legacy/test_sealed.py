"""Nothing sealed is anywhere before its time: a whole campaign, searched from end to end.

Views and questions, logs and saves along the way; library, rulebook, pictures, chronicle and all of
these whenever the campaign has changed. What a server sends is searched in `tests/server`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

import emberhold
from emberhold.games import unsealed as shelf
from emberhold.games.aeons_end.cards.legacy.foes.sheets import NEMESES
from emberhold.games.aeons_end.cards.legacy.record.written import whole
from emberhold.games.aeons_end.cards.legacy.story import unsealing
from emberhold.games.aeons_end.cards.legacy.story.stories import READ_IN_GAMES, as_read
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.games.look import Look
from emberhold.games.unsealed import Unsealed, unsealed, unsealed_at
from emberhold.kernel.campaign import Record, standing_at
from emberhold.kernel.save import parse
from emberhold.kernel.table import Table, restart
from emberhold.language import LANGUAGES, speech
from emberhold.parts.library import Entry
from emberhold.parts.rulebook import RuleShelf
from tests.legacy.campaigning import Played, games, kept
from tests.legacy.sealed import SECRETS, Search, World, is_sealed, words_of

pytestmark = pytest.mark.thorough

LOOK = 5
"""What is on the table is looked at once in this many answers, what is said in words and saved ten
times less often; and whenever the campaign has changed. At night each second answer is."""


def told_by(read: Sequence[str]) -> str:
    """Everything that the pages opened so far say."""
    ids = [f"story-{page.removeprefix('now:').lower()}" for page in read]
    return "\n".join(speech(language)(id) for id in ids for language in LANGUAGES)


def search_of(record: Record) -> Search:
    world = whole(record.world)
    current = world["pending"][:1]
    opened = [entry.removeprefix("read:") for entry in current if entry.startswith("read:")]
    return Search(world, told_by([*world["read"], *opened]))


def first() -> World:
    return whole(games()[0].record.world)


def last() -> World:
    return whole(games()[-1].follows.world)


# What there is to search


def seen(table: Table) -> Iterator[str]:
    """What anybody at the table has before them at this moment."""
    for seat in (None, *range(table.players)):
        yield json.dumps(table.view(seat).plain(), ensure_ascii=False)
    for question in table.questions:
        yield f"{question.topic} {question.options.keys()}"
        for language in LANGUAGES:
            yield question.prompt().text(language)
            yield " / ".join(question.label(choice).text(language) for choice in question.choices)


def in_words(table: Table) -> Iterator[str]:
    yield from spoken(table)
    yield table.dumps()


def spoken(table: Table) -> Iterator[str]:
    for language in LANGUAGES:
        yield json.dumps(table.view(0).plain(language), ensure_ascii=False)
        yield "\n".join(table.log(language))


def readable(known: Unsealed) -> Iterator[str]:
    """Library, rulebook and pictures."""
    for entry in known.library:
        yield f"{entry.slug} {entry.message_id}"
        for language in LANGUAGES:
            yield "\n".join((entry.name(language), entry.facts.text(language)))
            yield "\n".join((entry.group.text(language), *entry.text(language)))
    yield json.dumps(dict(known.cast))


def ruled(known: Unsealed) -> Iterator[str]:
    assert known.rulebook is not None
    for language in LANGUAGES:
        for section in known.rulebook.read(language).sections:
            yield section.title
            yield from (one if isinstance(one, str) else one.text for one in section.entries)


def chronicled(record: Record) -> Iterator[str]:
    chronicle = LEGACY.campaign.chronicle(record)
    for section in chronicle.sections:
        for language in LANGUAGES:
            yield section.heading.text(language)
            yield from (deed.words.text(language) for deed in section.deeds)
        yield from (repr(piece) for deed in section.deeds for piece in deed.pieces)


def told(table: Table, changed: Record | None, look: int) -> Iterator[tuple[bool, str]]:
    """Everything that is told before an answer, and whether it is of the rules."""
    if changed is not None or table.count % look == 0:
        yield from ((False, text) for text in seen(table))
    if changed is not None:
        known = unsealed_at(table)
        yield from ((False, text) for text in (*readable(known), *chronicled(changed)))
        yield from ((True, text) for text in ruled(known))
    if table.count % (10 * look) == 0 or table.question is None:
        yield from ((False, text) for text in in_words(table))


def leaks(played: Sequence[Played], look: int = LOOK) -> list[tuple[str, str]]:
    """What is found too early in a campaign, with where it is."""
    found: list[tuple[str, str]] = []
    for page in played:
        saved = parse(page.chapter)
        table = restart(LEGACY, saved.header)
        before: Record | None = None
        search = search_of(page.record)
        clean: set[tuple[bool, str]] = set()
        for number, key in enumerate([*saved.answers, None]):
            standing = standing_at(table)
            assert standing is not None
            changed = standing if standing != before else None
            if changed is not None:
                earlier, search = search, search_of(standing)
                clean = clean if search.within(earlier) else set()
                before = standing
            for rule, text in told(table, changed, look):
                if (rule, text) not in clean:
                    hits = search.found_in_rules(text) if rule else search.found(text)
                    place = f"game {page.record.number + 1}, answer {number}: {text[:160]}"
                    found += [(place, hit) for hit in hits]
                    clean.add((rule, text))
            if key is not None:
                seat, marked, plain = key.partition("> ")
                table.answer(plain if marked else key, int(seat) if marked else None)
    return found


@pytest.mark.parametrize("number", range(9))
@pytest.mark.parametrize("look", [LOOK, pytest.param(2, marks=pytest.mark.long)])
def test_nothing_is_anywhere_before_its_time(number: int, look: int) -> None:
    """Eight chapters and the epilogue."""
    assert leaks(games()[number : number + 1], look) == []


@pytest.mark.parametrize("number", range(9))
def test_a_book_holds_nothing_that_its_chapters_have_not_brought(number: int) -> None:
    """The file as it is kept after each chapter."""
    assert search_of(games()[number].record).found(kept(number)) == []


def test_a_player_who_has_no_campaign_finds_nothing() -> None:
    """The library, the rulebook and the look that anybody may have, and what can be chosen."""
    search = Search(first())
    texts = [*readable(unsealed(LEGACY)), *ruled(unsealed(LEGACY))]
    texts += [json.dumps(LEGACY.look.plain())]
    sheets = [path for path in (LEGACY.look.basis, LEGACY.look.stylesheet) if path is not None]
    texts += [path.read_text(encoding="utf-8") for path in sheets]
    texts += [f"{plan.name} {plan.note}" for plan in LEGACY.choices.presets]
    for language in LANGUAGES:
        texts += [speech(language)(id) for id in ("game-legacy", "about-legacy")]
        for plan in LEGACY.choices.presets:
            texts += [speech(language)(plan.name), speech(language)(plan.note)]
    assert [hit for text in texts for hit in search.found(text)] == []
    assert [hit for text in ruled(unsealed(LEGACY)) for hit in search.found_in_rules(text)] == []


# The search itself


def test_most_is_sealed_at_the_start_and_nothing_at_the_end() -> None:
    opened = ("page-1", "nemesis-1")  # LG-568: the first page is open
    assert all(is_sealed(secret, first()) for secret in SECRETS if secret.kind not in opened)
    known = [secret for secret in SECRETS if not secret.kind.startswith(("page", "story"))]
    assert not any(is_sealed(secret, last()) for secret in known)
    assert len(SECRETS) > 200


def test_a_secret_has_words_in_every_language() -> None:
    for secret in SECRETS:
        for language in LANGUAGES:
            assert all(words_of(secret.message_id, language)), secret


@pytest.fixture
def nothing_kept() -> Iterator[None]:
    """What was found for a record before something was planted is looked for again."""
    shelf._found.clear()
    yield
    shelf._found.clear()


@pytest.mark.usefixtures("nothing_kept")
def test_a_card_planted_in_the_library_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = type(LEGACY).library_under

    def leaking(self: Any, record: Record | None) -> Sequence[Entry]:
        late = {**last(), "pending": []}
        other = Record("legacy", 2, 3, 0, late)
        return [*honest(self, record), honest(self, other)[-1]]

    monkeypatch.setattr(type(LEGACY), "library_under", leaking)
    found = {hit for _, hit in leaks(games()[:1])}
    assert {"xaxos-ascended", "nemesis-xaxos-ascended"} <= found


@pytest.mark.usefixtures("nothing_kept")
def test_a_rule_planted_in_the_book_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(self: Any, record: Record | None) -> RuleShelf:
        return self.rulebook  # type: ignore[no-any-return]

    monkeypatch.setattr(type(LEGACY), "rulebook_under", leaking)
    found = {hit for _, hit in leaks(games()[:1])}
    assert {"Bladius", "Deathmind"} <= found


def test_a_picture_planted_in_the_look_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    cast = {"fungal-mesh": "vine 90 120 cave"}
    monkeypatch.setitem(vars(LEGACY), "look", Look(cast=cast))
    search = Search(first())
    assert search.found(json.dumps(LEGACY.look.plain())) == ["fungal-mesh"]


@pytest.mark.parametrize("id", ["beacon-deck", "pod-deck", "beside-deck:spells", "beside-sheet"])
def test_a_zone_planted_in_the_layout_is_found(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every page is told how every zone is drawn, also at a table of the first chapter."""
    layout = replace(LEGACY.look.layout, quiet=(*LEGACY.look.layout.quiet, id))
    monkeypatch.setitem(vars(LEGACY), "look", replace(LEGACY.look, layout=layout))
    assert Search(first()).found(json.dumps(LEGACY.look.plain())) == [id]


def test_a_kind_of_card_planted_in_the_stylesheet_is_found() -> None:
    assert Search(first()).found('[data-kind="nemesis-spell"] {}') == ["nemesis-spell"]


def test_a_word_in_a_log_line_is_found_in_every_language() -> None:
    search = Search(first())
    for language in LANGUAGES:
        say = speech(language)
        assert search.found(f"{say('nemesis-haze-fiend')}!") == [say("nemesis-haze-fiend")]
        assert search.found(f"({say('story-l16a')})") != []


def test_emberhold_opens_a_single_chapter_without_telling_more() -> None:
    table = emberhold.open("legacy", 2, 5)
    record = standing_at(table)
    assert record is not None
    search = search_of(record)
    for text in (*seen(table), *in_words(table), *readable(unsealed_at(table))):
        assert search.found(text) == []


# Numbers and order


@pytest.mark.parametrize(
    "text",
    ["A campaign of eight chapters", "Kampania w ośmiu Rozdziałach", "en huit chapitres", "VIII"],
)
def test_the_true_number_of_chapters_is_found(text: str) -> None:
    assert Search(first()).found(text)
    assert not Search({**last(), "chapter": 8, "pending": []}).found(text)


@pytest.mark.parametrize(
    ("letter", "word"),
    [("S", "Evolve"), ("S", "Ewolucja"), ("N", "charges"), ("T", "Tarcz"), ("V", "Silence")],
)
def test_a_word_of_a_later_section_is_found_in_the_rules(letter: str, word: str) -> None:
    assert Search(first()).found_in_rules(f"({word})") == [word]
    assert Search({**first(), "rules": letter}).found_in_rules(f"({word})") == []


@pytest.mark.interpreted
@pytest.mark.usefixtures("nothing_kept")
@pytest.mark.parametrize("number", [0, 1])
def test_a_deck_planted_in_its_order_is_found(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """LG-564: a library that lists what has not come up tells what will."""
    monkeypatch.setattr(unsealing, "_unmet", lambda world: frozenset())
    found = {hit for _, hit in leaks(games()[number : number + 1])}
    deck = NEMESES[number + 1].cards
    assert found & {card.slug for card in deck[-6:]}


@pytest.mark.interpreted
@pytest.mark.usefixtures("nothing_kept")
def test_an_entry_planted_on_its_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """LG-563: the fourth game, before E56 was read."""
    monkeypatch.setattr(unsealing, "as_read", lambda card, read: as_read(card, READ_IN_GAMES))
    found = {hit for _, hit in leaks(games()[3:4])}
    assert "Brama’s Lesson" in found
