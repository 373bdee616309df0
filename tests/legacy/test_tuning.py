"""What is designed differs by the number of mages; what is printed does not (LG-561)."""

from __future__ import annotations

import pytest

from emberhold.games.aeons_end.cards.legacy.basic_cards.evolve import EVOLUTIONS, evolve, spaces_on
from emberhold.games.aeons_end.cards.legacy.mages.growth import SPACES, spaces_of
from emberhold.games.aeons_end.cards.legacy.mages.starters import (
    CHOICES,
    FIRST,
    personal_starter,
    stickers_for,
)
from emberhold.games.aeons_end.cards.legacy.tuning import BY_MAGES
from emberhold.games.aeons_end.seen.card_text import card_text
from emberhold.kernel.campaign import read_record
from tests.legacy.support import after, at, opened, record, until, world
from tests.support import marks, rule

each_number = pytest.mark.parametrize("mages", BY_MAGES)
PRINTED_NONE = ("ambush", "leviathan-egg", "hunted", "flash-of-decay", "scatter", "suffocate")


@rule("LG-561", "LG-461", "LG-278")
@each_number
def test_spaces_differ_by_the_number_of_mages(mages: int) -> None:
    most = spaces_on("annihilate", mages)
    assert most == EVOLUTIONS["annihilate"].spaces + BY_MAGES[mages].spaces
    made = world(4, mages, basic=[["annihilate", most - 1]])
    game = at(4, mages, made=made).state
    game.resolving = EVOLUTIONS["annihilate"].becomes
    card = game.box.basic[0]
    evolve(game, card)
    assert dict(game.world["basic"]) == {"annihilate": most}
    evolve(game, card)
    assert dict(game.world["basic"]) == {"unmaking": 0}


@rule("LG-561", "LG-270", "LG-E28")
@each_number
def test_what_is_known_of_spaces_holds_for_any_number(mages: int) -> None:
    assert all(spaces_on(slug, mages) == 0 for slug in PRINTED_NONE)
    assert spaces_on("creeping-curse", mages) == 2
    assert spaces_on("demolish", mages) == 0


@rule("LG-561", "LG-311")
@each_number
def test_second_starters_deal_what_the_table_says(mages: int) -> None:
    numbers = BY_MAGES[mages]
    texts = [
        card_text(personal_starter("bow", 1, number, "Ember", mages))[-1]
        for number in range(1, CHOICES + 1)
    ]
    strong, weak = (f"Cast: Deal {amount} damage" for amount in numbers.damage)
    assert [text.startswith(strong) for text in (texts[4], texts[7])] == [True, True]
    assert [text.startswith(weak) for text in (texts[5], texts[6])] == [True, True]
    assert f"Gain {numbers.charges} charges" in texts[4]
    assert stickers_for(0, mages) is FIRST, "the first starters are printed"


@rule("LG-561", "LG-315", "LG-296")
@each_number
def test_an_improvement_takes_as_many_charge_spaces_as_the_table_says(mages: int) -> None:
    assert spaces_of(2, "", mages) == SPACES == 6
    made = world(6, mages)
    for mage in made["mages"]:
        mage["improved"] = "spaces"
    table = until(at(6, mages, made=made), "main")
    assert marks(table, "player:0")["max_charges"] == SPACES - BY_MAGES[mages].fewer


@rule("LG-561", "LG-118", "LG-301")
@each_number
def test_life_and_decks_of_chapter_four_follow_from_the_cut(mages: int) -> None:
    table = until(opened(after(read_record(record(world(2, mages))), won=True)), "main")
    state = table.state
    assert state.max_gravehold == 30
    assert {player.max_life for player in state.players} == {10}
    assert len(state.world["basic"]) == sum(BY_MAGES[mages].cut)
