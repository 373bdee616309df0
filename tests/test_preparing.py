"""Before the game: the questions about who plays what."""

from __future__ import annotations

import io
from typing import Any

import pytest

import emberhold
from emberhold.games import room_of
from emberhold.terminal.preparing import CHOOSE, QUICK, RESUME, Preparing, Stopped
from emberhold.terminal.screen import PlainScreen


def preparing(*typed: str) -> tuple[Preparing, io.StringIO]:
    out = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in typed))
    return Preparing(PlainScreen(out, source), "en", "war-eternal"), out


def choices() -> Any:
    room = room_of("war-eternal", "choices")
    assert room is not None
    return room


@pytest.mark.parametrize(("typed", "way"), [("", QUICK), ("2", CHOOSE), ("3", RESUME)])
def test_a_game_begins_in_one_of_three_ways(typed: str, way: str) -> None:
    asking, _ = preparing(typed)
    assert asking.begin(choices().QUICK, resumable=True) == way


def test_pressing_enter_all_along_gives_a_usual_game() -> None:
    asking, _ = preparing(*[""] * 20)
    draft = asking.everything(choices().CHOICES)
    assert draft.seats == ["person", "person"]
    assert draft.wishes["mages"] == ["random", "random"]
    assert draft.wishes["difficulty"] == "normal"


def test_everything_can_be_chosen() -> None:
    nine = "1 2 3 8 9 14 15 16 17"
    typed = ["1", "1", "3", "2", "5", nine, "4", "2", "3", "77"]
    asking, out = preparing(*typed)
    draft = asking.everything(choices().CHOICES)
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
    typed = ["2", "2", "1", "9", "b", "1", "3", "2", "", "", "4", "gem=99", "4", "gem=3"]
    asking, out = preparing(*typed, "", "", "")
    draft = asking.everything(choices().CHOICES)
    assert out.getvalue().count("\n! ") == 2
    assert draft.seats == ["person", "random"]
    assert draft.wishes["nemesis"] == "umbra-titan"
    assert draft.wishes["market"] == {"random": ["gem=3"]}


def test_the_same_mage_is_not_offered_twice() -> None:
    asking, out = preparing(*["2", "", "", "", "2", "2", "", "", "", ""])
    draft = asking.everything(choices().CHOICES)
    assert draft.wishes["mages"] == ["dezmodia", "garu"]
    assert out.getvalue().count("Dezmodia") == 1


def test_nobody_has_to_play() -> None:
    asking, _ = preparing("2", "q")
    with pytest.raises(Stopped):
        asking.everything(choices().CHOICES)
