"""Which rules a campaign has unsealed: the book grows with its chapters.

A rule without a moment is open from the start. A moment is a letter, the section of the rules that
brings it (14.2), a number, the chapter whose game must have begun, or the end of the campaign.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from emberhold.games.aeons_end.cards.legacy.record.world import World, has
from emberhold.parts.rulebook import RuleShelf, rules_folder

END = "end"
MOMENTS: dict[str, str] = {
    "1": "101 102 173-178 180-185 194 195",
    "S": "96 103 255-272 278 466 468 469 566",
    "2": "179 186-193 237-254 323 325 365-373 377-379 474 489-492 517",
    "H": "119 294",
    "O": "295",
    "F": "296",
    "N": "297",
    "Q": "43 298 358",
    "Y": "299",
    "B": "305",
    "K": "301",
    "L": "302",
    "P": "352-355",
    "T": "303 304",
    "W": "46 307 308",
    "Z": "309",
    "3": "300 322 327-330 374-376 380-382 384-391 476 493-496 535-537 545",
    "M": "310",
    "V": "280 306 356 357 383",
    "C": "312",
    "4": "311 392-401 475 477 478 486 487 497-500 518 519 538 546",
    "X": "360-363",
    "5": "402-414 479 501-504 520 547",
    "D": "314 359",
    "6": "315 364 415-428 480 505-508 521 522 527-534 548 552",
    "7": "316 349 429-439 481 482 509-512 523 539-543 549",
    "8": "162 440-460 483 484 513-516 524-526 544 550 562",
    END: "561 273-277 279 281 282 291 331 332 461-465 467 470-473 485 488 551 553 555-560",
}
"""The numbers of rules by the moment at which they may be read."""

WHOLE = RuleShelf(rules_folder("emberhold.games.aeons_end.cards.legacy"), "legacy")


def unsealed(world: World) -> RuleShelf:
    """The book as it may be read in a world."""
    closed = frozenset(moment for moment in MOMENTS if not _come(world, moment))
    return RuleShelf(WHOLE.folder, WHOLE.name, _sealed(closed))


def _come(world: World, moment: str) -> bool:
    if world["complete"]:
        return True
    if moment.isdigit():
        chapter = int(moment)
        return world["chapter"] > chapter or (world["chapter"] == chapter and not world["pending"])
    return moment != END and has(world, moment)


@cache
def _sealed(closed: frozenset[str]) -> frozenset[str]:
    """The rules of moments that have not come, and the sections that consist of nothing else."""
    sealed = {id for moment in closed for id in _ids(MOMENTS[moment])}
    for section in WHOLE.read("en").sections:
        if section.rules and all(rule.id in sealed for rule in section.rules):
            sealed.add(section.number)
    return frozenset(sealed)


def _ids(numbers: str) -> list[str]:
    found: list[str] = []
    for part in numbers.split():
        first, _, last = part.partition("-")
        found += [f"LG-{number:03}" for number in range(int(first), int(last or first) + 1)]
    return found


def first_page() -> dict[str, Any]:
    """What `unsealed` asks of a world, before there is one."""
    return {"complete": False, "chapter": 1, "pending": ["sheet"], "rules": ""}
