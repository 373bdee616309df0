"""Reading a mage sheet that came from outside: everything by name, or one clear line."""

from __future__ import annotations

from typing import Any

from emberhold.games.aeons_end.cards.legacy.crystals import CRYSTALS, layouts
from emberhold.games.aeons_end.cards.legacy.growth import ABILITIES, IMPROVEMENTS, MASTERIES
from emberhold.games.aeons_end.cards.legacy.starters import BOTH
from emberhold.games.aeons_end.cards.legacy.world import SHEETS, SIDES
from emberhold.kernel.campaign import CampaignError
from emberhold.kernel.naming import checked_name
from emberhold.kernel.positions import name, number, sequence, table

NAME_LENGTH = 24


def checked_mage(mage: Any, path: str) -> None:
    """A mage of a record, or one that comes from a finished campaign."""
    name(table(mage, ("sheet",), path).get("sheet"), SHEETS, path)
    if mage.get("name"):
        checked_name(mage["name"], CampaignError, NAME_LENGTH)
    number(mage.get("ability"), f"{path}.ability", 0, len(ABILITIES))
    number(mage.get("mastery"), f"{path}.mastery", 0, MASTERIES)
    flaws = number(mage.get("flaws", 0), f"{path}.flaws", 0, CRYSTALS)
    name(mage.get("improved"), ("", *IMPROVEMENTS), f"{path}.improved")
    name(mage.get("side", "a"), SIDES, f"{path}.side")
    if mage.get("laid", ""):
        name(mage["laid"], layouts(flaws), f"{path}.laid")
    starters = sequence(mage.get("starters", None), f"{path}.starters")
    if len(starters) > len(BOTH):
        raise CampaignError("error-record-part", part="starters")
    for which, starter in enumerate(starters):
        given = table(starter, ("sticker", "name"), f"{path}.starters")
        number(given.get("sticker"), f"{path}.starters", 1, len(BOTH[which]))
        checked_name(given.get("name"), CampaignError, NAME_LENGTH)
