"""Ashes at the terminal table: what is drawn, what stays hidden, what can be typed."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

import emberhold
from emberhold.kernel.rng import Dice
from emberhold.terminal.session import Session
from tests.ashes.drafts import draft
from tests.ashes.table import asks, at
from tests.support.terminal import kept, rich_session, shown_on, sit_down

pytestmark = pytest.mark.usefixtures("own_home")

QUICK = ["ashes", "--quick", "--seed", "3"]
HAND_OVER = "Hand over the keyboard"


def two_people(typed: str, folder: Path, **setup: object) -> tuple[Session, io.StringIO]:
    """Aradel and Jessa, two people before one screen, at the very beginning."""
    decks = ["the-mist-guardian", "the-bloodwoods-queen"]
    table = emberhold.open("ashes", 2, 3, {"decks": decks, **setup})
    return rich_session(table, ["person", "person"], typed, folder)


def screens(out: io.StringIO) -> list[str]:
    """What each person saw, from one handing over of the keyboard to the next."""
    return shown_on(out).split(HAND_OVER)


# Over a pipe


@pytest.mark.parametrize("options", [["--players", "3"], ["--decks", "draft"]])
def test_a_whole_game_is_played_over_a_pipe(
    options: list[str], own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People answer one after the other where they decide at the same time."""
    players, decks = (3, "random") if "--players" in options else (2, "draft")
    table = emberhold.open("ashes", players, 4, {"decks": decks, "reactions": "possible"})
    dice, lines = Dice(4), []
    while (question := table.question) is not None:
        lines.append(question.options.keys()[dice.below(len(question.options))])
        table.answer(lines[-1])
    wanted = [*options, "--reactions", "possible", "--seed", "4"]
    sitting = sit_down(monkeypatch, *lines, options=["ashes", *wanted])
    assert not sitting.wrong
    assert kept(own_home).answers == table.answers
    assert kept(own_home).result == table.result
    assert "Only one Phoenixborn is left" in sitting.shown


def test_the_table_is_told_again_when_a_bot_has_had_a_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitting = sit_down(monkeypatch, "done", "pass", "end", options=QUICK)
    told = sitting.shown.partition("> end\n")[2]
    assert told.startswith("== Ashes: Rise of the Phoenixborn · round 1")
    assert "- Coal Roarkwin’s turn begins." in told
    assert not sitting.shown.partition("> pass\n")[2].startswith("==")


def test_beside_every_question_stand_the_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit_down(monkeypatch, "discard:root-armor", options=QUICK)
    after = sitting.shown.partition("> discard:root-armor")[2]
    assert re.search(r"Aradel Summergaard: 16/16 life.*\nDice \(10\): ", after)
    assert "Being played" not in sitting.shown


# Reading


def test_cards_and_rules_are_read_during_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = ("? blood pup", "?", "r AS-123", "r respark", "h")
    sitting = sit_down(monkeypatch, *typed, options=QUICK)
    assert "Blood Puppet\n  Conjuration\n  Attack 0, life 2, recover 0." in sitting.shown
    assert "Aradel Summergaard\n  Aradel Summergaard, Root Armor" in sitting.shown
    assert "\nAS-123  " in sitting.shown
    assert "AS-334  " in sitting.shown
    assert "r · r AS-001 · r WORDS" in sitting.shown
    assert "Type concede to give up the game." in sitting.shown
    assert not sitting.wrong


@pytest.mark.parametrize(("language", "words"), [("pl", "Krwi"), ("fr", "sang")])
def test_cards_are_read_in_ones_own_language(
    language: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = [*QUICK, "--language", language]
    sitting = sit_down(monkeypatch, "? blood puppet", options=options)
    assert re.search(rf"{words} \(Blood Puppet\)\n", sitting.shown)


# Going back, continuing, giving up


def test_undo_takes_the_bots_answers_along(own_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit_down(monkeypatch, "done", "pass", "u 2", options=QUICK)
    assert "Coal Roarkwin’s turn begins." in sitting.shown
    assert kept(own_home).answers == []


def test_a_game_is_continued_in_the_middle_of_a_common_decision(
    own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = ["ashes", "--decks", "the-mist-guardian,the-iron-men", "--seed", "3"]
    sit_down(monkeypatch, "take:root-armor", "q", options=options)
    assert kept(own_home).answers == ["0> take:root-armor"]
    sitting = sit_down(monkeypatch, "take:protect", "q", options=["--resume"])
    assert "Coal Roarkwin: choose card number 1 of your First Five." in sitting.shown
    assert kept(own_home).answers == ["0> take:root-armor", "1> take:protect"]


def test_who_gives_up_has_lost_and_the_end_says_who_won(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit_down(monkeypatch, "done", "concede", options=QUICK)
    end = sitting.shown.partition("Every opponent has fallen or conceded, and the game is won.\n")[
        2
    ]
    assert end.startswith("  Won by Coal Roarkwin (player 2 · bot).\n  1 round, ")
    assert "  Aradel Summergaard: out of the game\n  Coal Roarkwin: 15/15 life\n" in end


# Who sees what


def test_nobody_sees_what_another_person_takes(own_home: Path) -> None:
    """Both choose at the same time; the keyboard goes from one to the other."""
    typed = "take:massive-growth\n\ntake:blood-archer\n\n"
    session, out = two_people(typed, own_home)
    session.run()
    first, second, third = screens(out)
    assert "Take Massive Growth" in first
    assert "Jessa Na Ni: choose card number 1" in second
    assert "Massive Growth" not in second
    assert "Hand 1  ✚ Massive Growth" in third
    assert "Blood Archer" not in third


def test_what_one_discards_is_not_shown_before_all_have_chosen(own_home: Path) -> None:
    typed = "discard:root-armor\n\ndiscard:hammer-knight\n\ndone\n\ndone\n\n"
    session, out = two_people(typed, own_home, first_five="recommended")
    session.run()
    first, second, third, *_, last = screens(out)
    assert "Discard Root Armor" in first
    assert "Root Armor" not in second
    assert "discards" not in third
    assert "Aradel Summergaard discards Root Armor." in last


def test_which_dice_one_exhausts_is_not_shown_before_all_have_chosen(own_home: Path) -> None:
    mine, theirs = {"active": {"natural-power": 1}}, {"active": {"natural-class": 2}}
    table = at(phase="recovery", p0=mine, p1=theirs)
    session, out = rich_session(table, ["person", "person"], "exhaust:all\n\n", own_home)
    session.run()
    first, second = screens(out)
    assert "Exhaust a natural die (power)" in first
    assert "Exhaust a natural die (class)" in second
    assert "Dice 1  ● natural die (power)" in second


def test_several_answers_in_a_row_are_never_those_of_somebody_else(own_home: Path) -> None:
    session, out = two_people("take:root-armor 1 1\ntake:root-armor\n", own_home)
    session.run()
    assert "would be an answer for Jessa Na Ni (player 2)" in shown_on(out)
    assert session.table.answers == ["0> take:root-armor"]


def test_against_a_bot_the_whole_first_five_is_one_line(
    own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = ["ashes", "--decks", "the-mist-guardian,the-iron-men", "--bots", "1", "--seed", "3"]
    sit_down(monkeypatch, "1 1 1 1 1", options=options)
    assert [key for key in kept(own_home).answers if key.startswith("0> take")] == [
        *("0> take:massive-growth", "0> take:mist-typhoon", "0> take:out-of-the-mist"),
        *("0> take:reflections-in-the-water", "0> take:root-armor"),
    ]


def test_in_a_draft_nobody_sees_the_pack_of_another(own_home: Path) -> None:
    table = draft()
    while table.question is not None and table.question.topic != "draft-card":
        table.answer(0)
    key = asks(table).options.keys()[0]
    session, out = rich_session(table, ["person", "person"], f"{key}\n\n", own_home)
    taken = asks(table).options[0].label("en")
    session.run()
    first, second = screens(out)
    assert taken in first
    assert taken.removeprefix("Take ") not in second


# The picture


def a_battle() -> emberhold.Table:
    """Every mark there is: wounds, exhaustion, attachments, dice on units, copies of a spell."""
    return at(
        born="jessa maeoni",
        keep=["conjurations"],
        p0={
            "battlefield": [
                {"unit": "blood-puppet", "wounds": 1, "exhaustion": 1},
                {"unit": "living-doll", "attached": ["root-armor"], "dice": ["charm"]},
            ],
            "spellboard": [
                "summon-blood-puppet",
                "summon-blood-puppet",
                {"spell": "cut-the-strings", "exhaustion": 2},
            ],
            "active": {"charm-basic": 1, "charm-class": 2, "ceremonial-power": 3},
            "exhausted": {"charm": 2, "ceremonial": 2},
            "wounds": 6,
        },
        p1={"battlefield": ["gilder"], "active": {"natural-class": 1}},
    )


def test_units_spells_and_dice_are_told_without_colours(own_home: Path) -> None:
    session, out = rich_session(a_battle(), ["person", "person"], "", own_home, width=80)
    session.run()
    shown = shown_on(out)
    assert "▶ Jessa Na Ni" in shown
    assert "12/18 life" in shown
    assert "Units 2/5  △ Blood Puppet  attack 0 · life 2 · 1 wound · exhausted" in shown
    assert re.search(r"┃ {12}▲ Living Doll  attack 1 · life 6", shown)
    assert "with Root Armor" in shown
    assert "a charm die on it" in shown
    assert "Spells 2/4  ■ Summon Blood Puppet ×2 (focus 1)" in shown
    assert "■ Cut the Strings (exhausted ×2)" in shown
    assert "Dice 6  ○ charm die (basic)  ◐ charm die (class) ×2" in shown
    assert "● ceremonial die (power) ×3" in shown
    assert "Exhausted 4  ⬢ charm die ×2  ⬢ ceremonial die ×2" in shown


def test_whose_turn_it_is_who_is_first_and_what_is_left_stands_with_the_players(
    own_home: Path,
) -> None:
    table = at(player=1, sides=0, first=0)
    session, out = rich_session(table, ["person", "person"], "", own_home, width=80)
    session.run()
    coal, _, aradel = shown_on(out).partition("▶ Aradel Summergaard")
    assert "15/15 life   first player" in coal
    assert "16/16 life   main action  " in aradel


def test_ones_own_side_is_nearest_to_the_question(own_home: Path) -> None:
    session, out = rich_session(a_battle(), ["person", "greedy"], "", own_home, width=80)
    session.run()
    shown = shown_on(out)
    assert shown.index("Maeoni Viper") < shown.index("Jessa Na Ni")


def test_two_players_fit_on_a_small_screen(own_home: Path) -> None:
    """With a few units and spells in play the table has 80 columns and 24 lines."""
    session, out = rich_session(a_battle(), ["person", "greedy"], "", own_home, 80, 24)
    session.run()
    table = shown_on(out).partition("Jessa Na Ni: take an action")[0]
    assert len(table.splitlines()) <= 24


@pytest.mark.parametrize(("height", "most"), [(24, 5), (50, 11)])
def test_small_screens_are_told_less_of_what_happened(
    height: int, most: int, own_home: Path
) -> None:
    table = emberhold.open("ashes", 2, 5, {"first_five": "recommended"})
    session, out = rich_session(table, ["person", "greedy"], "done\npass\n", own_home, 80, height)
    session.run()
    news = re.findall(r"(?:^ · .*\n(?:   .*\n)*)+", shown_on(out), re.MULTILINE)
    assert max(lines.count(" · ") for lines in news) <= most
    assert height == 50 or "earlier lines (l shows the log)" in shown_on(out)


def test_a_card_being_paid_for_and_removed_cards_are_lines_without_a_frame(own_home: Path) -> None:
    table = at(
        p0={"hand": ["hammer-knight"], "active": {"ceremonial-power": 2, "natural-class": 3}}
    )
    session, out = rich_session(table, ["person", "greedy"], "play:hammer-knight\n", own_home)
    session.run()
    assert "\n  Being played 1  ▲ Hammer Knight\n" in shown_on(out)


@pytest.mark.parametrize("language", emberhold.LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 120])
def test_a_long_game_stays_within_the_screen(width: int, language: str, own_home: Path) -> None:
    table, dice = draft(3), Dice(width)
    for moment in range(260):
        question = asks(table)
        table.take(question, question.choices[dice.below(len(question.choices))])
        if moment % 20 == 0:
            session, out = rich_session(table.fork(), ["person"] * 3, "", own_home, width)
            session.language = language
            session.run()
            assert max(map(len, shown_on(out).splitlines())) <= width
