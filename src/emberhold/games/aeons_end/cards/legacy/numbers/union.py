"""Everything that can ever be in the Legacy box, over all chapters, as one box.

Nothing is played with it: slots and actions are named after it, so that they mean the same in every
chapter of every campaign.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import SPELL, Card
from emberhold.games.aeons_end.cards.legacy.basic_cards.basic import FORMS
from emberhold.games.aeons_end.cards.legacy.box import mage_of, rules_of
from emberhold.games.aeons_end.cards.legacy.foes.sheets import NEMESES
from emberhold.games.aeons_end.cards.legacy.mages.starters import (
    CRYSTAL,
    FLAWED_CRYSTAL,
    PLACES,
    SPARK,
    personal_starter,
    stickers_for,
)
from emberhold.games.aeons_end.cards.legacy.piles.supply import PILES
from emberhold.games.aeons_end.cards.legacy.record.world import SHEETS, first_world

_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

TOPICS: Final = (
    *("ability", "add-pile", "banish-pile", "blade", "build-bridge", "card-name", "comes-next"),
    *("crystals", "degrade", "degrade-gain", "destroy-of-xaxos", "flaw", "focus-own", "fracture"),
    *("frame", "give-gained", "improve", "look", "lose-any-pulse", "mage-name", "mastery"),
    *("may-discard-spell", "mist", "open-any", "pod", "possess", "possessed", "prep-any"),
    *("put-back", "put-on-deck", "reprieve", "second-wind", "share-damage", "sheet", "silence"),
    *("sticker", "story", "stray-target", "take-back-up-to", "tear-bridge"),
)
"""What only Legacy asks."""


def _starter(sheet: str, place: int) -> Card:
    """A personal starter as a spell, which has more places to be in than a gem or a relic."""
    stickers = stickers_for(place)
    number = next(n for n, sticker in enumerate(stickers, start=1) if sticker.type == SPELL)
    return personal_starter(sheet, place, number, sheet)


@cache
def union() -> Box:
    """The box of all chapters."""
    world = {**first_world((), len(SHEETS), ()), "rules": _LETTERS}
    own = [_starter(sheet, place) for sheet in SHEETS for place in range(PLACES)]
    return Box(
        "legacy",
        rules=rules_of(world),
        starters=[CRYSTAL, SPARK, FLAWED_CRYSTAL, *own],
        piles=PILES.values(),
        basic=FORMS.values(),
        people=[mage_of(world, place) for place in range(len(SHEETS))],
        sheets=NEMESES.values(),
        plans=(),
        by_itself=False,
        topics=TOPICS,
    )
