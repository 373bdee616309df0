"""Which sentence of a card is happening: told by the effect itself, for those who watch."""

from __future__ import annotations

import pytest

from emberhold.games import game_of
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.cards.war_eternal.box import WAR_ETERNAL
from emberhold.games.aeons_end.effects.base import Effect
from emberhold.games.aeons_end.effects.nemesis_deck import DrawsAnother
from emberhold.games.aeons_end.seen.card_text import card_lines, card_text
from emberhold.kernel.table import Table
from emberhold.language import LANGUAGES, speech
from emberhold.parts.reading import in_a_row
from tests.aeons_end.catalogue import CARDS
from tests.support import at, play
from tests.support.every import every

ONE_SIDE = ("immediately", "effect", "cast", "to_discard", "persistent")


def before(card: str) -> Table:
    """Somebody's main phase; the next turn is the nemesis', who draws a card."""
    turns = {"deck": ["nemesis", "1", "2"], "discard": []}
    table = at(phase="main", foe={"deck": [card, "planar-collision"]}, turn_order=turns)
    table.watch()
    return table


def told(table: Table, card: str) -> list[tuple[str, str]]:
    """The lines that come from a card, each with the sentence that is marked."""
    words = {
        number: sentence for line in card_lines(CARDS[card], "en") for number, sentence in line
    }
    found = []
    for beat in table.beats():
        if beat.line.doing is not None and beat.line.doing[0].slug == card:
            number = game_of(table).sentence_of(*beat.line.doing)
            found.append((beat.line.id, "" if number is None else words[number]))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_one_by_one_are_the_whole_text(language: str) -> None:
    with every() as case:
        for slug, card in CARDS.items():
            with case(slug):
                sentences_are_the_whole_text(card, language)


def sentences_are_the_whole_text(card: Card, language: str) -> None:
    say = speech(language)
    for name in ONE_SIDE:
        effect: Effect | None = getattr(card, name)
        if effect is not None:
            words = in_a_row([sentence for _, sentence in effect.spoken(say)])
            assert [line.strip() for line in words.split("\n")] == effect.sentence(say).split("\n")
    numbers = [number for line in card_lines(card, language) for number, _ in line]
    assert numbers == sorted(numbers)
    assert len(card_lines(card, language)) == len(card_text(card, language))


def test_a_card_turned_up_decides_which_sentence_happens() -> None:
    table = before("encroach")
    play(table, "end", "do:2")
    assert told(table, "encroach") == [
        ("log-nemesis-draws", ""),
        ("log-unleash", "Unleash."),
        ("log-nemesis-tokens", "Unleash."),
        ("log-reveals-turn", "Reveal the top card of the turn-order deck."),
        ("log-suffers", "If it is a player card, that player suffers 2 damage."),
    ]


def test_after_a_card_nothing_of_it_is_happening_any_more() -> None:
    table = before("encroach")
    play(table, "end", "do:2")
    turn = [beat.line for beat in table.beats() if beat.line.id == "log-turn"]
    assert turn
    assert all(line.doing is None for line in turn)


def test_a_question_in_the_middle_changes_nothing() -> None:
    table = before("afflict")
    play(table, "end", "do:2", "player:1")
    suffers = [words for id, words in told(table, "afflict") if id == "log-suffers"]
    assert [words[:20] for words in suffers] == ["Any player suffers 3"]


def test_nobody_keeps_what_nobody_watches() -> None:
    table = before("encroach")
    table.watch(False)
    table.answer("end")
    assert all(beat.line.doing is None for beat in table.beats())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_any_box_may_say_names_no_printed_nemesis(language: str) -> None:
    say, text = speech(language), DrawsAnother().text(language)
    assert [sheet.slug for sheet in WAR_ETERNAL.sheets if say(sheet.message_id) in text] == []
