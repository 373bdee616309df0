"""The campaign: chapters 1 to 8, and what each leaves for the next (sections 3, 14.4, 14.20)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhold.games.aeons_end.cards.legacy.agenda import LAST, PLOTS, ending
from emberhold.games.aeons_end.cards.legacy.basic import FORMS
from emberhold.games.aeons_end.cards.legacy.checking import NAME_LENGTH, checked_mage
from emberhold.games.aeons_end.cards.legacy.interlude import ENTRIES
from emberhold.games.aeons_end.cards.legacy.sheets import NEMESES
from emberhold.games.aeons_end.cards.legacy.supply import FIRST_SUPPLY, PILES
from emberhold.games.aeons_end.cards.legacy.telling import LETTERS, chronicle
from emberhold.games.aeons_end.cards.legacy.world import first_world, has
from emberhold.games.aeons_end.state import State
from emberhold.kernel.campaign import (
    Campaign,
    CampaignError,
    Chapter,
    Chronicle,
    Record,
)
from emberhold.kernel.errors import SetupError, listed, nearest
from emberhold.kernel.game import Result
from emberhold.kernel.message import Message
from emberhold.kernel.naming import checked_name
from emberhold.kernel.positions import flag, name, number, sequence, table

WISHES = ("names", "hands")


def carried(game: State) -> dict[str, Any]:
    """What a finished game leaves: the world as it stands, without what was banished on the way."""
    world = game.world
    gone = [card.slug for card in game.banished]
    basic = [[slug, stickers] for slug, stickers in world["basic"] if slug not in gone]
    read = [page.removeprefix("now:") for page in world["read"]]
    banished = [*world["banished"], *(slug for slug in gone if slug not in world["banished"])]
    return {**world, "basic": basic, "banished": banished, "read": list(dict.fromkeys(read))}


class LegacyCampaign(Campaign):
    """Eight chapters, some of them repeated until they are won (LG-320)."""

    names = NAME_LENGTH
    single = False

    def begin(self, players: int, seed: int | str, wishes: Mapping[str, Any]) -> dict[str, Any]:
        for wish in wishes:
            if wish not in WISHES:
                known = listed(WISHES)
                near = nearest(str(wish), WISHES)
                raise SetupError("error-setup-key", given=str(wish), known=known, nearest=near)
        given = sequence(wishes.get("names", ()), "names")
        names = ["" if one is None else checked_name(one, SetupError, NAME_LENGTH) for one in given]
        return first_world(names[:players], players, FIRST_SUPPLY)

    def chapter(self, record: Record) -> Chapter | None:
        chapter = record.world["chapter"]
        if record.world["complete"] or chapter not in NEMESES:
            return None
        return Chapter(Message(f"legacy-chapter-{chapter}"))

    def after(self, record: Record, carried: Mapping[str, Any], result: Result) -> dict[str, Any]:
        world = {**record.world, **carried}
        chapter, won = world["chapter"], bool(result.winners)
        row = {"game": len(world["score"]) + 1, "chapter": chapter, "won": won}
        done = won or PLOTS[chapter].once
        lessons = list(world["lessons"])
        if chapter == 1 and won and "dezmodia" not in lessons:
            lessons.append("dezmodia")  # LG-544
        return {
            **world,
            "score": [*world["score"], row],
            "lessons": lessons,
            "bladius_defeated": won if chapter == 2 else world["bladius_defeated"],
            "complete": done and chapter == LAST,
            "chapter": chapter + 1 if done and chapter < LAST else chapter,
            "attempt": 1 if done else world["attempt"] + 1,
            "pending": ending(chapter, won, has(world, "M")),
        }

    def check(self, record: Record) -> None:
        """Everything by name, so that a hostile or foreign record is refused in one line."""
        world = table(record.world, _PARTS, "record")
        for part in _PARTS:
            name(part, world, "record")
        number(world["players"], "record.players", record.players, record.players)
        number(world["chapter"], "record.chapter", 1, LAST)
        number(world["attempt"], "record.attempt", 1)
        for part in ("complete", "bladius_defeated", "frame_saved"):
            flag(world[part], f"record.{part}")
        number(world["flawed_left"], "record.flawed_left", 0, 12)
        self._check_mages(world)
        self._check_cards(world)
        for entry in sequence(world["pending"], "record.pending"):
            name(str(entry).partition(":")[0], ENTRIES, "record.pending")
        for row in sequence(world["score"], "record.score"):
            number(table(row, ("chapter",), "record.score").get("chapter"), "record.score", 1, LAST)
            flag(row.get("won"), "record.score")

    def _check_mages(self, world: Mapping[str, Any]) -> None:
        mages = sequence(world["mages"], "record.mages")
        if len(mages) != world["players"]:
            raise CampaignError("error-record-part", part="mages")
        if len({mage.get("sheet") for mage in mages if isinstance(mage, Mapping)}) != len(mages):
            raise CampaignError("error-record-part", part="mages")
        for mage in mages:
            checked_mage(mage, "record.mages")

    def _check_cards(self, world: Mapping[str, Any]) -> None:
        supply = sequence(world["supply"], "record.supply")
        for slug in (*supply, *sequence(world["banished_piles"], "record.banished_piles")):
            name(slug, PILES, "record.supply")
        if len(set(supply)) != len(FIRST_SUPPLY):
            raise CampaignError("error-record-part", part="supply")
        for entry in sequence(world["basic"], "record.basic"):
            slug, stickers = sequence(entry, "record.basic")
            name(slug, FORMS, "record.basic")
            number(stickers, "record.basic", 0, 3)
        for letter in str(world["rules"]):
            name(letter, LETTERS, "record.rules")

    def standing(self, record: Record, state: State) -> Record:
        if state.world == record.world:
            return record
        world = dict(state.world)
        return Record(record.game, record.players, record.rules, record.number, world)

    def chronicle(self, record: Record) -> Chronicle:
        return chronicle(record.world)


_PARTS = tuple(first_world((), 1, FIRST_SUPPLY))
