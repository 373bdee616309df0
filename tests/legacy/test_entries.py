"""What a card replaces by an entry to read stays in the book until that entry is read (LG-563)."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.aeons_end.cards.legacy.basic_cards.evolve import EVOLUTIONS
from emberhold.games.aeons_end.cards.legacy.story.stories import READ_IN_GAMES
from emberhold.games.aeons_end.cards.legacy.story.unsealing import MET, library_of
from emberhold.games.unsealed import unsealed_at
from emberhold.language import LANGUAGES
from tests.legacy.support import at, world
from tests.support import keys, play, rule

SAYS = {
    (2, "voracious-corroders"): ("E06", "6 life"),
    (3, "electric-pod"): ("E10", "2 charges"),
    (3, "exterminating-blade"): ("E11", "in front of any player"),
    (4, "brama-infested"): ("E56", "Lesson"),
    (5, "smoke-guardian"): ("E57", "Lesson"),
    (6, "kinetic-construct"): ("E60", "Lesson"),
    (6, "bramas-torment"): ("E61", "Lesson"),
    (7, "bladius-of-risen"): ("E62", "10 life"),
    (8, "prelatus-of-lore"): ("E64", "Look"),
}


def texts(made: dict[str, Any], slug: str) -> list[str]:
    """What the library says of a card, in every language."""
    entry = next(one for one in library_of({**made, MET: [slug]}) if one.slug == slug)
    return [" ".join(entry.text(language)) for language in LANGUAGES]


def test_every_entry_read_in_games_stands_on_a_card() -> None:
    assert {entry for entry, _ in SAYS.values()} == {*READ_IN_GAMES} - {"E63"}


@rule("LG-563")
@pytest.mark.parametrize(("chapter", "slug"), SAYS)
def test_a_card_tells_its_entry_only_when_it_has_been_read(chapter: int, slug: str) -> None:
    entry, words = SAYS[chapter, slug]
    before = texts(world(chapter), slug)
    assert all(entry in text for text in before)
    assert words not in before[0]
    after = texts(world(chapter, read=[f"now:{entry}"]), slug)
    assert words in after[0]
    assert all(new != old for new, old in zip(after, before, strict=True))


@rule("LG-563")
def test_what_was_not_read_of_two_entries_stays_closed() -> None:
    text = texts(world(7, read=["E62"]), "bladius-of-risen")[0]
    assert "read E63" in text
    assert "shield" not in text


@rule("LG-563", "LG-479")
def test_the_library_at_the_table_opens_when_the_entry_is_read() -> None:
    table = at(4, phase="nemesis-draw", foe={"deck": ["brama-infested", "command"]})
    assert keys(table) == ["do:1", "do:2"]
    entry = next(one for one in unsealed_at(table).library if one.slug == "brama-infested")
    assert "14 life" in " ".join(entry.text("en"))
    play(table, "do:1")


@rule("LG-261", "LG-275", "LG-276")
@pytest.mark.parametrize("slug", EVOLUTIONS)
def test_a_card_that_evolves_names_the_entry_for_when_no_sticker_fits(slug: str) -> None:
    made = world(8, basic=[[slug, 0]])
    for language, text in zip(LANGUAGES, texts(made, slug), strict=True):
        assert text.endswith(f"{EVOLUTIONS[slug].story}."), language


@rule("LG-183", "LG-102")
def test_the_sheet_of_maelstrom_says_how_the_game_ends() -> None:
    """Its last sentence: the last Assist card, then L03."""
    for text in texts(world(1), "maelstrom"):
        assert "L03" in text
