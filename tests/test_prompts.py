"""Every question leads to rules that exist."""

from __future__ import annotations

import pytest

from emberhold.games import GAMES, room_of
from emberhold.games.rulebook import Rulebook
from tests.spoken import spoken

FOLDERS = {"war-eternal": "games/aeons_end", "ashes": "games/ashes"}


def rulebook(game: str) -> Rulebook:
    room = room_of(game, "rulebook")
    assert room is not None
    book: Rulebook = room.read("en")
    return book


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_its_rules(game: str) -> None:
    room = room_of(game, "prompts")
    assert room is not None
    assert sorted(spoken(FOLDERS[game]).topics) == sorted(room.RULES)
    known = rulebook(game).rules
    assert [id for ids in room.RULES.values() for id in ids if id not in known] == []
    assert all(room.RULES.values())
