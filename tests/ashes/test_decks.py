"""Deck files: what can be written in them, what is wrong with them, and the command for them."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import emberhold
from emberhold import SetupError
from emberhold.commands.deck import main
from emberhold.games.ashes.cards import CARDS, PHOENIXBORN
from emberhold.games.ashes.setting_up.choices import CHOICES
from emberhold.games.ashes.setting_up.decks import SUGGESTED, examined, parse, random_deck, read
from tests.support.refusals import refused

SNAKES = SUGGESTED["the-snakes-in-silver"]

WRITTEN_BY_HAND = """
# My first deck
name: Snakes & scales #2
First Five: Summon Gilder, empower, Open Memories, Call Upon the Realms, summon-silver-snake
3x Summon Gilder      # they guard
3 Summon Silver Snake
3 CALL UPON THE REALMS
2 Empower
3 golden-veil
3   Hypnotize
3× molten gold
3 Open Memories
1 empower             # the same card again
3 refresh
3 transfer

Dice: 5 Natural, 4 charm, 1 charm
Phoenixborn: Maeoni Viper
"""


# Reading and writing


def test_a_deck_written_by_hand_is_read() -> None:
    deck = parse(WRITTEN_BY_HAND)
    assert deck.name == "Snakes & scales #2"
    assert (deck.phoenixborn, deck.dice) == ("maeoni-viper", SNAKES.dice)
    assert deck.cards == SNAKES.cards
    assert set(deck.first_five) == set(SNAKES.first_five)


def test_a_deck_is_written_the_same_whatever_it_was_read_from() -> None:
    text = parse(WRITTEN_BY_HAND).text()
    assert parse(text).text() == text
    lines = text.splitlines()
    assert lines[0] == "name: Snakes & scales #2"
    assert lines[1:3] == ["phoenixborn: maeoni-viper", "dice: 5 natural, 5 charm"]
    assert lines[4:14] == sorted(lines[4:14])


@pytest.mark.parametrize("name", SUGGESTED)
def test_a_suggested_deck_survives_being_written(name: str) -> None:
    deck = SUGGESTED[name]
    assert parse(deck.text()) == deck


@given(seed=st.integers(0, 10**9), born=st.sampled_from([None, *PHOENIXBORN]))
def test_random_decks_are_legal_and_survive_being_written(seed: int, born: str | None) -> None:
    deck = random_deck(seed, born)
    assert born in (None, deck.phoenixborn)
    assert len(set(deck.first_five)) == 5
    assert parse(deck.text()) == deck
    assert random_deck(seed, born) == deck


@pytest.mark.parametrize("seed", range(4))
def test_the_dice_of_a_random_deck_are_those_its_cards_ask_for(seed: int) -> None:
    """In proportion, where a power symbol counts twice."""
    deck = random_deck(seed)
    cards = [CARDS[slug] for slug in deck.cards]
    costs = [cost for card in cards for cost in (card.cost, *(a.cost for a in card.abilities))]
    words = [word for cost in costs for word in cost.text.split() if word[0].isdecimal()]
    asked = [
        sum(int(word[0]) * {"c": 1, "p": 2}[word[-1]] for word in words if word[1] == letter)
        for letter in "NHIC"
    ]
    assert sum(deck.dice) == 10
    for dice, wanted in zip(deck.dice, asked, strict=True):
        assert 0 <= dice - 10 * wanted // sum(asked) <= 1


def test_a_file_without_a_name_is_called_after_the_file(tmp_path: Path) -> None:
    path = tmp_path / "gilders.deck"
    path.write_text("\ufeff" + "\n".join(WRITTEN_BY_HAND.splitlines()[3:]), encoding="utf-8")
    assert read(path).name == "gilders"
    decks = CHOICES.wishes({"decks": [str(path), "the-iron-men"]})["decks"]
    assert decks[0].startswith("name: gilders\n")
    assert decks[1] == "the-iron-men"


@given(st.text())
def test_any_text_is_read_or_refused_and_nothing_worse(text: str) -> None:
    deck, wrong = examined(text)
    assert wrong, "no such text is a legal deck"
    assert isinstance(deck.text(), str)
    for message in wrong:
        assert message.text("en")


# What is wrong


BROKEN = """
phoenixborn: noah-redmon
dice: 5 natural, 3 chrm, many charm
4 seal
3 sumon gilder
1 Gilder
2 Coal Roarkwin
refresh
lots of refresh
999999999999 fear
first five: seal, seal, purge
"""


def test_every_violation_is_named_at_once() -> None:
    _, wrong = examined(BROKEN)
    said = [message.text("en") for message in wrong]
    for part in (
        "noah-redmon",
        "did you mean noah-redmoon",
        "“chrm”",
        "did you mean charm",
        "many charm",
        "Seal: from 1 to 3 copies are allowed, not 4",
        "did you mean summon-gilder",
        "“gilder” does not belong among the thirty cards",
        "“coal-roarkwin” does not belong",
        "line 8 cannot be read: “refresh”",
        "line 9 cannot be read: “lots of refresh”",
        "line 10 cannot be read",
        "30 cards, this one has 10",
        "10 dice, this one has 5",
        "“purge” is in the First Five but not in the deck",
        "five different cards, not “seal, seal, purge”",
    ):
        assert any(part in sentence for sentence in said), part
    assert len(said) == 14
    with refused(SetupError, "noah-redmoon", "summon-gilder", "30", "purge"):
        parse(BROKEN)


def test_unique_cards_of_others_are_named_with_their_owner() -> None:
    text = SNAKES.text().replace("maeoni-viper", "coal-roarkwin")
    with refused(SetupError, "Maeoni Viper"):
        parse(text, "mine")


def test_an_empty_file_lacks_everything() -> None:
    _, wrong = examined("# nothing yet\n\n")
    ids = [message.id.removeprefix("error-deck-") for message in wrong]
    assert ids == ["no-phoenixborn", "size", "dice"]


def test_a_second_phoenixborn_is_one_too_many() -> None:
    with refused(SetupError, "maeoni-viper", "noah-redmoon"):
        parse(SNAKES.text() + "phoenixborn: Noah Redmoon\n")


def test_a_missing_or_unreadable_file_is_named(tmp_path: Path) -> None:
    with refused(SetupError, "nowhere.deck"):
        read(tmp_path / "nowhere.deck")
    (tmp_path / "picture.deck").write_bytes(b"\x89PNG\xff\xfe")
    with refused(SetupError, "picture.deck"):
        read(tmp_path / "picture.deck")
    with refused(SetupError, str(tmp_path)):
        read(tmp_path)


# The command


def test_deck_new_writes_a_legal_deck(capsys: pytest.CaptureFixture[str]) -> None:
    for born in PHOENIXBORN:
        assert main(["new", "--phoenixborn", born], "en") == 0
        assert parse(capsys.readouterr().out).phoenixborn == born
    assert main(["new"], "pl") == 0
    assert parse(capsys.readouterr().out) == SUGGESTED["the-iron-men"]


def test_deck_new_random_comes_from_its_seed(capsys: pytest.CaptureFixture[str]) -> None:
    texts = []
    for words in (["--random", "--seed", "7"], ["--seed", "7"], ["--random", "--seed", "8"]):
        assert main(["new", *words], "en") == 0
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1] != texts[2]
    assert parse(texts[0]).cards == random_deck("7").cards
    assert main(["new", "--random", "--phoenixborn", "Jessa Na Ni"], "fr") == 0
    assert parse(capsys.readouterr().out).phoenixborn == "jessa-na-ni"


@pytest.mark.parametrize("language", emberhold.LANGUAGES)
def test_deck_check_shows_what_a_legal_deck_brings(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.deck"
    path.write_text(WRITTEN_BY_HAND, encoding="utf-8")
    assert main(["check", str(path)], language) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 6
    assert str(path) in lines[0]
    assert "Snakes & scales #2 · Maeoni Viper" in lines[1]
    assert lines[3].count("3×") == 10
    assert lines[4].count("×") == 2


@pytest.mark.parametrize("language", emberhold.LANGUAGES)
def test_deck_check_lists_every_violation_on_its_own_line(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = tmp_path / "good.deck", tmp_path / "bad.deck"
    good.write_text(SNAKES.text(), encoding="utf-8")
    bad.write_text(BROKEN, encoding="utf-8")
    assert main(["check", str(bad), str(good)], language) == 1
    lines = capsys.readouterr().out.splitlines()
    assert str(bad) in lines[0]
    assert "14" in lines[0]
    assert [line[:4] for line in lines[1:15]] == ["  - "] * 14
    assert str(good) in lines[15]


def test_the_command_says_what_it_does_not_understand(tmp_path: Path) -> None:
    with refused(emberhold.EmberholdError, "chek", "check"):
        main(["chek", "mine.deck"], "en")
    with refused(emberhold.EmberholdError, "mine.deck"):
        main(["new", "mine.deck"], "en")
    with refused(emberhold.EmberholdError, "deck check"):
        main(["check"], "en")
    with refused(emberhold.EmberholdError, "noa-redmoon", "noah-redmoon"):
        main(["new", "--phoenixborn", "noa-redmoon"], "en")
    with refused(SetupError, "nowhere.deck"):
        main(["check", str(tmp_path / "nowhere.deck")], "en")


def test_the_command_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    for language in emberhold.LANGUAGES:
        assert main([], language) == 0
        assert "check|new" in capsys.readouterr().out
