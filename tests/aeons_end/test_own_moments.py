"""Cards and nemeses of one's own that do something at a moment, not only when they are played."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import emberhold
from emberhold.games.aeons_end.boxes.printed import market
from emberhold.games.aeons_end.boxes.reading import Own, read_own
from emberhold.games.aeons_end.seen.card_text import card_text
from emberhold.games.aeons_end.seen.sheet_text import sheet_text
from emberhold.parts.boxes.contents import Contents
from emberhold.parts.boxes.refusing import BoxError

MAIN = 'format = 1\ngame = "aeons-end"\nslug = "moments"\nname = "Moments"\n'
PLAYED = {"gem": "play", "relic": "play", "spell": "cast"}
NEMESIS = """\
[[nemesis]]
name = "Ebb"
life = 50
difficulty = 4
unleash = [["gravehold_suffers", 9]]
at_start = [["gravehold_suffers", 1]]
at_end = [["gravehold_suffers", 2]]

[[nemesis.card]]
name = "Still Water"
type = "attack"
tier = 1
effect = [["nemesis_gains_life", 1]]
"""


def box(cards: str) -> Own:
    return read_own(Contents({"box.toml": MAIN.encode(), "cards.toml": cards.encode()}, "x"))


def card(type: str, moments: list[str], do: str = '[["gain_life", 3]]') -> str:
    triggers = ", ".join(f'{{ on = "{moment}", do = {do} }}' for moment in moments)
    rest = f'type = "{type}"\ncost = 2\n{PLAYED[type]} = [["gain_charges", 1]]'
    return f'[[card]]\nname = "Bell"\n{rest}\ntriggers = [{triggers}]\n'


def seated(own: Own, phase: str, mine: dict[str, Any], **wishes: Any) -> emberhold.Table:
    setup = {"boxes": ["war-eternal", own.name], "mages": ["gex", "quilius"], **wishes}
    position = {"turn": {"player": 0, "phase": phase}, "players": {"0": {"life": 4, **mine}}}
    return emberhold.open("war-eternal", 2, 7, setup, position)


def life(table: emberhold.Table) -> int:
    found: int = table.state.players[0].life
    return found


@pytest.mark.parametrize("type", PLAYED)
def test_a_card_does_something_when_it_is_gained(type: str) -> None:
    own = box(card(type, ["gained"]))
    slug = own.spelled["bell"]
    table = seated(
        own, "main", {"hand": [], "aether": 2}, market=market(Random(1), [own.box.cards[slug]])
    )
    table.answer(f"buy:{slug}")
    assert life(table) == 7
    assert "When you gain this card" in card_text(own.box.cards[slug])[0]


def test_a_spell_does_something_when_it_is_prepped() -> None:
    own = box(card("spell", ["prepped"]))
    slug = own.spelled["bell"]
    table = seated(own, "main", {"hand": [slug], "breaches": {"1": "open"}})
    table.answer(f"prep:{slug}@1")
    assert life(table) == 7


@pytest.mark.parametrize(("moment", "lives"), [("casting-start", (7, 7)), ("casting-end", (4, 7))])
def test_a_prepped_spell_does_something_in_the_casting_phase(
    moment: str, lives: tuple[int, int]
) -> None:
    own = box(card("spell", [moment]))
    prepped = {"1": {"state": "open", "spells": [own.spelled["bell"]]}}
    table = seated(own, "casting", {"hand": ["crystal"], "breaches": prepped})
    assert life(table) == lives[0]
    table.answer("end")
    assert life(table) == lives[1]


def test_a_nemesis_does_something_at_the_start_and_at_the_end_of_its_turn() -> None:
    """At the end of a player's turn nothing happens."""
    own = box(NEMESIS)
    setup = {
        "boxes": ["war-eternal", own.name],
        "nemesis": own.spelled["ebb"],
        "mages": ["gex", "quilius"],
    }
    position = {
        "turn": {"phase": "nemesis"},
        "gravehold": 20,
        "nemesis": {"deck": [own.spelled["still-water"], "howling-spinners"], "life": 10},
        "turn_order": {"deck": ["1", "1"], "discard": ["nemesis"]},
    }
    table = emberhold.open("war-eternal", 2, 7, setup, position)
    assert table.state.active == 0
    assert table.state.gravehold == 17
    turn = table.state.turn
    while table.state.turn == turn:
        assert table.question is not None
        keys = table.question.options.keys()
        table.answer("end" if "end" in keys else keys[-1])
    assert table.state.active == 0
    assert table.state.gravehold == 17


def test_the_sheet_says_so_in_three_languages() -> None:
    (sheet,) = box(NEMESIS).box.sheets
    told = {language: "\n".join(sheet_text(sheet, language)) for language in ("en", "pl", "fr")}
    assert "At the start of the nemesis’s turn: Gravehold suffers 1 damage." in told["en"]
    assert "At the end of the nemesis’s turn: Gravehold suffers 2 damage." in told["en"]
    assert "Na początku tury Nemezis: " in told["pl"]
    assert "Na końcu tury Nemezis: " in told["pl"]
    assert "Au début du tour de la némésis\u00a0: " in told["fr"]
    assert "À la fin du tour de la némésis\u00a0: " in told["fr"]


@pytest.mark.parametrize("type", ["gem", "relic"])
def test_a_card_that_counts_how_often_it_was_played_does_so_unasked(type: str) -> None:
    again = '["when", ["exactly", "times_played", 2], [["gain_life", 3]]]'
    own = box(card(type, []).replace('["gain_charges", 1]', again))
    slug = own.spelled["bell"]
    table = seated(own, "main", {"hand": [slug, slug]})
    table.answer(f"play:{slug}")
    assert life(table) == 4
    table.answer(f"play:{slug}")
    assert life(table) == 7


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        (card("gem", ["gained", "gained"]), "“gained” is here twice"),
        (card("gem", ["prepped"]), "“prepped” does not fit here"),
        (card("relic", ["casting-end"]), "“casting-end” does not fit here"),
        (card("spell", ["discarded"]), "“discarded” does not fit here"),
        (card("spell", ["prepped"], '[["destroy_this"]]'), "“destroy_this” does not fit here"),
        (NEMESIS.replace('[["gravehold_suffers", 1]]', '[["draw", 1]]'), "“draw” does not fit"),
    ],
)
def test_other_moments_are_refused(cards: str, words: str) -> None:
    with pytest.raises(BoxError) as refused:
        box(cards)
    assert words in str(refused.value)
