"""Before the game: the questions about who plays what."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import emberhold
from emberhold.games import GAMES, game_named
from emberhold.games.ashes.setting_up.decks import SUGGESTED
from emberhold.kernel.message import Message
from emberhold.parts.choices import SEVERAL, Choices, SetupChoice, Value
from emberhold.terminal.preparing import CHOOSE, QUICK, RESUME, Preparing, Stopped, which_game
from emberhold.terminal.screen import PlainScreen
from tests.support import rule


def screen(*typed: str) -> tuple[PlainScreen, io.StringIO]:
    out = io.StringIO()
    return PlainScreen(out, io.StringIO("".join(f"{line}\n" for line in typed))), out


def preparing(*typed: str, game: str = "war-eternal") -> tuple[Preparing, io.StringIO]:
    asked, out = screen(*typed)
    return Preparing(asked, "en", game), out


def choices(game: str = "war-eternal") -> Choices:
    return game_named(game).choices


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", ("Which game?", "Aeon’s End: War Eternal", "Ashes: Rise of the Phoenixborn")),
        ("pl", ("Która gra?", "Aeon’s End: Wieczna Wojna", "Ashes: Odrodzenie z popiołów")),
        ("fr", ("Quel jeu", "Guerre Éternelle", "l’Ascension des Enfants du Phénix")),
    ],
)
def test_which_game_is_asked_in_every_language(language: str, asked: tuple[str, ...]) -> None:
    shown, out = screen("2")
    assert which_game(shown, language) == "ashes"
    assert all(words in out.getvalue() for words in asked)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("typed", "way"), [("", QUICK), ("2", CHOOSE), ("3", RESUME)])
def test_a_game_begins_in_one_of_three_ways(typed: str, way: str, game: str) -> None:
    asking, _ = preparing(typed, game=game)
    assert asking.begin(choices(game).quick, resumable=True) == way


@pytest.mark.parametrize("game", GAMES)
def test_a_quick_game_can_be_opened(game: str) -> None:
    plan = choices(game).quick
    table = emberhold.open(game, len(plan.seats), 1, plan.wishes)
    assert table.question is not None


def test_pressing_enter_all_along_gives_a_usual_game() -> None:
    asking, _ = preparing(*[""] * 20)
    draft = asking.everything(choices().listed)
    assert draft.seats == ["person", "person"]
    assert draft.wishes["mages"] == ["random", "random"]
    assert draft.wishes["difficulty"] == "normal"


def test_everything_can_be_chosen() -> None:
    nine = "1 2 3 8 9 14 15 16 17"
    typed = ["1", "1", "", "3", "2", "5", nine, "4", "2", "3", "77"]
    asking, out = preparing(*typed)
    draft = asking.everything(choices().listed)
    assert draft.players == 1
    assert draft.wishes["nemesis"] == "gate-witch"
    assert draft.wishes["mages"] == ["dezmodia"]
    assert len(draft.wishes["market"]) == 9
    assert draft.wishes["difficulty"] == "extinction"
    assert (draft.wishes["solo_cards"], draft.wishes["solo_life"]) == (4, 15)
    assert draft.seed == "77"
    setup = choices().wishes(draft.wishes)
    emberhold.open("war-eternal", draft.players, draft.seed, setup)
    assert "! " not in out.getvalue()


def test_a_wrong_choice_is_asked_again_and_b_goes_back() -> None:
    typed = ["2", "2", "1", "9", "b", "1", "3", "", "2", "", "", "4", "gem=99", "4", "gem=3"]
    asking, out = preparing(*typed, "", "", "")
    draft = asking.everything(choices().listed)
    assert out.getvalue().count("\n! ") == 2
    assert draft.seats == ["person", "random"]
    assert draft.wishes["nemesis"] == "umbra-titan"
    assert draft.wishes["market"] == {"random": ["gem=3"]}


def test_the_same_mage_is_not_offered_twice() -> None:
    asking, out = preparing(*["2", "", "", "", "", "2", "2", "", "", "", ""])
    draft = asking.everything(choices().listed)
    assert draft.wishes["mages"] == ["dezmodia", "garu"]
    assert out.getvalue().count("Dezmodia") == 1


@rule("WE-342")
def test_boxes_are_mixed_before_anything_of_them_is_offered() -> None:
    asking, out = preparing("1", "1", "1 2", "6", *[""] * 9)
    draft = asking.everything(choices().listed)
    assert draft.wishes["boxes"] == ["war-eternal", "aeons-end"]
    assert draft.wishes["nemesis"] == "rageborne"
    assert "Brama" in out.getvalue()
    asking, out = preparing("1", "1", "", *[""] * 9)
    asking.everything(choices().listed)
    assert "Brama" not in out.getvalue()


def test_what_two_boxes_call_the_same_is_told_apart() -> None:
    asking, out = preparing("1", "1", "1 2", *[""] * 9)
    asking.everything(choices().listed)
    assert "Deck Destruction · War Eternal" in out.getvalue()
    assert "Deck Destruction · The first box" in out.getvalue()
    assert "Free Charges! ·" not in out.getvalue()


def test_a_single_box_is_not_asked_for() -> None:
    asking, out = preparing(*[""] * 12, game="relic")
    assert "boxes" not in asking.everything(choices("relic").listed).wishes
    assert "Which boxes" not in out.getvalue()


def test_nobody_has_to_play() -> None:
    asking, _ = preparing("2", "q")
    with pytest.raises(Stopped):
        asking.everything(choices().listed)


# Ashes


def prepared(*typed: str) -> tuple[emberhold.Table, str]:
    """Ashes as somebody set it up by answering, and what was shown meanwhile."""
    asking, out = preparing(*typed, *[""] * 9, game="ashes")
    wanted = asking.everything(choices("ashes").listed)
    setup = choices("ashes").wishes(wanted.wishes)
    return emberhold.open("ashes", wanted.players, wanted.seed, setup), out.getvalue()


def test_pressing_enter_all_along_gives_a_usual_game_of_ashes() -> None:
    table, shown = prepared()
    assert table.players == 2
    assert set(table.header.setup["decks"]) < set(SUGGESTED)
    assert "! " not in shown


def test_a_draft_and_every_other_choice_can_be_made() -> None:
    table, _ = prepared("3", "1", "2", "2", "3", "2", "2", "2", "2", "77")
    header = table.header
    assert (table.players, header.seed, header.setup["decks"]) == (4, "77", "draft")
    assert header.setup["first_five"] == "recommended"
    assert (header.setup["reactions"], header.setup["text"]) == ("possible", "printed")


def test_a_suggested_deck_is_offered_once_and_a_random_one_to_everybody() -> None:
    table, shown = prepared("2", "", "", "", "3", "2", "7", "7")
    iron_men, *built = table.header.setup["decks"]
    assert iron_men == "the-iron-men"
    assert all(deck.startswith("phoenixborn: ") for deck in built)
    assert shown.count("The Iron Men (Coal Roarkwin)") == 1


def test_a_deck_is_read_from_a_file_that_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    deck = SUGGESTED["the-mist-guardian"].text()
    (tmp_path / "my own.deck").write_text(deck, encoding="utf-8")
    missing = ("3", "9", "nowhere.deck", "2")
    table, shown = prepared("", "", "", *missing, "3", "9", "my own.deck", "2")
    assert "! nowhere.deck cannot be read" in shown
    assert table.header.setup["decks"] == [deck, "the-iron-men"]


def test_going_back_passes_over_what_was_not_asked() -> None:
    """Two players are not asked about four-player variants: `b` goes to the question before."""
    asking, out = preparing(*["2", "1", "1", "", "1", "1", "1", "1", "2", "b", "1", "1"], "")
    draft = asking.everything(choices().listed)
    assert draft.wishes["difficulty"] == "beginner"
    assert out.getvalue().count("How difficult?") == 2


def test_of_several_numbers_the_wrong_one_is_named() -> None:
    asking, out = preparing("1 9 2", "1 two", "2 1", game="ashes")
    values = tuple(Value(name, Message("game-ashes")) for name in ("one", "other"))
    choice = SetupChoice("several", "setup-seed", "setup-seed", values, shape=SEVERAL)
    assert asking._choose(choice, 2) == ["other", "one"]
    assert "“9”" in out.getvalue()
    assert "“two”" in out.getvalue()
    assert "“1”" not in out.getvalue()
