"""Cards read aloud: every line from the same tree that plays."""

import pytest

from emberhold.games.aeons_end.card import MINION, POWER, Card, Trigger, acolyte, spell
from emberhold.games.aeons_end.effects.damage import Deal, Unleash
from emberhold.games.aeons_end.seen.card_text import card_text
from emberhold.language import LANGUAGES
from tests.aeons_end.catalogue import CARDS
from tests.support.every import every


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_reads_in_every_language(language: str) -> None:
    with every() as case:
        for slug, card in CARDS.items():
            with case(slug):
                lines = card_text(card, language)
                assert lines
                for line in lines:
                    assert line == line.strip()
                    assert "{" not in line
                    assert line.isupper() or line.endswith(".")


def test_a_spell_says_what_casting_it_does() -> None:
    assert card_text(CARDS["spark"]) == ["Cast: Deal 1 damage."]


def test_or_stands_on_a_line_of_its_own() -> None:
    assert card_text(CARDS["breach-ore"], "en")[1] == "OR"
    assert card_text(CARDS["breach-ore"], "pl")[1] == "ALBO"
    assert card_text(CARDS["breach-ore"], "fr")[1] == "OU"


def test_what_a_spell_does_while_prepped_stands_before_its_casting() -> None:
    assert card_text(CARDS["aurora"]) == [
        "While prepped, once during your main phase you may gain 1 charge.",
        "Cast: Deal 3 damage.",
    ]
    assert card_text(CARDS["kindle"], "pl")[0].endswith("także jedną Iskrę.")
    assert "two adjacent breaches" in card_text(CARDS["crystallize"])[0]
    linked = spell("Linked", 1, cast=Deal(1), link=True)
    assert card_text(linked)[0].startswith("Link: ")


def test_a_trigger_that_is_a_function_reads_by_its_message() -> None:
    assert card_text(CARDS["equilibrium"])[0].startswith("While prepped, any damage you suffer")
    mute = spell("Mute", 1, cast=Deal(1), triggers=(Trigger("suffer"),))
    assert card_text(mute) == ["Cast: Deal 1 damage."]


def test_nemesis_cards_carry_their_keywords() -> None:
    lines = card_text(Card("Nobody", MINION, immediately=Unleash(), persistent=Unleash(2)))
    assert lines == ["IMMEDIATELY: Unleash.", "PERSISTENT: Unleash twice."]
    lines = card_text(Card("Nothing", POWER, power=3, to_discard=Deal(1), persistent=Unleash()))
    assert lines == ["TO DISCARD: Deal 1 damage.", "POWER 3: Unleash."]
    assert card_text(acolyte("Somebody", life=5, blood_magic=Unleash())) == [
        "Blood Magic: Unleash."
    ]
