"""Names of mages in sentences: those the game offers, and any other."""

from __future__ import annotations

from emberhold.games.aeons_end.cards.legacy.story.interlude import MAGE_NAMES
from emberhold.kernel.message import Message
from emberhold.kernel.naming import given_id
from emberhold.language import speech
from emberhold.parts.reading import Named


def turn_of(name: str) -> str:
    return Message("log-turn", who=Named(given_id(name, "word-mage"))).text("pl")


def test_every_name_the_game_offers_is_declined_in_polish() -> None:
    assert turn_of("Arva") == "Zaczyna się tura Arvy."
    for name in MAGE_NAMES:
        forms = speech("pl").forms(Named(given_id(name, "word-mage")))
        assert forms["gender"] in ("f", "m"), name
        for case in ("gen", "dat", "acc", "ins", "loc"):
            assert name not in forms[case].split(), (name, case)


def test_a_name_nobody_knows_stands_behind_what_it_names() -> None:
    assert turn_of("Arv") == "Zaczyna się tura Maga Arv."
    assert turn_of("Wesh") == "Zaczyna się tura Maga Wesh."
