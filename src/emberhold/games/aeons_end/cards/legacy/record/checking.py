"""Reading a mage sheet that came from outside: everything by name, or one clear line.

An error never lists what there would have been: that may be sealed.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any

from emberhold.games.aeons_end.cards.legacy.mages.crystals import CRYSTALS, layouts
from emberhold.games.aeons_end.cards.legacy.mages.growth import ABILITIES, IMPROVEMENTS, MASTERIES
from emberhold.games.aeons_end.cards.legacy.mages.starters import CHOICES, PLACES
from emberhold.games.aeons_end.cards.legacy.record.world import NO_GROWTH, SHEETS, SIDES
from emberhold.games.aeons_end.cards.legacy.tuning import BY_MAGES, USUAL
from emberhold.kernel.campaign import CampaignError
from emberhold.kernel.naming import checked_name

NAME_LENGTH = 24
_LONGEST = 40
"""How much of what was given is said again."""
MAGE_PARTS = ("name", "sheet", *NO_GROWTH)
_GUEST_PARTS = ("name", "sheet", "starters", "ability", "improved", "mastery")


def unknown(part: str, given: Any) -> CampaignError:
    """A record names something that does not exist."""
    return CampaignError("error-record-names", part=part, given=_told(given))


def _told(given: Any) -> str | int:
    """What was given, as it may be in a line."""
    if isinstance(given, bool) or not isinstance(given, str | int):
        return type(given).__name__
    if isinstance(given, int):
        return given
    seen = [letter if letter.isprintable() else "�" for letter in given[:_LONGEST]]
    return "".join(seen)


def word(given: Any, known: Container[str], part: str) -> str:
    """One of the words there are."""
    if not isinstance(given, str) or given not in known:
        raise unknown(part, given)
    return given


def words(given: Any, known: Container[str], part: str) -> list[str]:
    """Words there are, each once."""
    found = [word(one, known, part) for one in listing(given, part)]
    for place, one in enumerate(found):
        if one in found[:place]:
            raise unknown(part, one)
    return found


def amount(given: Any, part: str, least: int = 0, most: int = 999) -> int:
    if isinstance(given, bool) or not isinstance(given, int) or not least <= given <= most:
        raise unknown(part, given)
    return given


def mark(given: Any, part: str) -> bool:
    if not isinstance(given, bool):
        raise unknown(part, given)
    return given


def listing(given: Any, part: str) -> Sequence[Any]:
    if isinstance(given, str) or not isinstance(given, Sequence):
        raise CampaignError("error-record-part", part=part)
    return given


def parts_of(given: Any, needed: Sequence[str], part: str) -> Mapping[str, Any]:
    """A table that has all the parts it needs."""
    if not isinstance(given, Mapping):
        raise CampaignError("error-record-part", part=part)
    for one in needed:
        if one not in given:
            raise CampaignError("error-record-part", part=one)
    return given


def checked_mage(given: Any, part: str, needed: Sequence[str] = _GUEST_PARTS) -> None:
    """A mage of a record, or one that comes from a finished campaign."""
    mage = parts_of(given, needed, part)
    word(mage["sheet"], SHEETS, "sheet")
    if mage["name"] != "":
        checked_name(mage["name"], CampaignError, NAME_LENGTH)
    amount(mage["ability"], "ability", 0, len(ABILITIES))
    amount(mage["mastery"], "mastery", 0, MASTERIES)
    flaws = amount(mage.get("flaws", 0), "flaws", 0, CRYSTALS)
    word(mage["improved"], ("", *IMPROVEMENTS), "improved")
    word(mage.get("side", ""), ("", *SIDES), "side")
    amount(mage.get("mages", USUAL), "mages", min(BY_MAGES), max(BY_MAGES))
    word(mage.get("laid", ""), ("", *layouts(flaws)), "laid")
    starters = listing(mage["starters"], "starters")
    if len(starters) > PLACES:
        raise CampaignError("error-record-part", part="starters")
    for starter in starters:
        own = parts_of(starter, ("sticker", "name"), "starters")
        amount(own["sticker"], "sticker", 1, CHOICES)
        checked_name(own["name"], CampaignError, NAME_LENGTH)
