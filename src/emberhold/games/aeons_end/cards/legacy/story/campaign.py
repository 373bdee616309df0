"""The campaign: chapters 1 to 8, and what each leaves for the next (sections 3, 14.4, 14.20)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhold.games.aeons_end.cards.legacy.foes.sheets import NEMESES
from emberhold.games.aeons_end.cards.legacy.piles.supply import FIRST_SUPPLY
from emberhold.games.aeons_end.cards.legacy.record.checking import NAME_LENGTH
from emberhold.games.aeons_end.cards.legacy.record.checking_world import checked_world
from emberhold.games.aeons_end.cards.legacy.record.older import raised
from emberhold.games.aeons_end.cards.legacy.record.world import HANDS, first_world, has
from emberhold.games.aeons_end.cards.legacy.record.written import whole, written
from emberhold.games.aeons_end.cards.legacy.story.agenda import LAST, PLOTS, ending
from emberhold.games.aeons_end.cards.legacy.story.telling import chronicle
from emberhold.games.aeons_end.cards.legacy.story.unsealing import IN_ORDER, MET, met
from emberhold.games.aeons_end.state import State
from emberhold.kernel.campaign import (
    Campaign,
    Chapter,
    Chronicle,
    Record,
)
from emberhold.kernel.errors import SetupError, listed, nearest
from emberhold.kernel.game import Result
from emberhold.kernel.message import Message
from emberhold.kernel.naming import checked_name
from emberhold.kernel.positions import sequence

WISHES = ("names", "hands")


def carried(game: State) -> dict[str, Any]:
    """What a finished game leaves: the world as it is, without what was banished on the way."""
    world = game.world
    gone = [card.slug for card in game.banished]
    basic = [[slug, stickers] for slug, stickers in world["basic"] if slug not in gone]
    read = [page.removeprefix("now:") for page in world["read"]]
    banished = [*world["banished"], *(slug for slug in gone if slug not in world["banished"])]
    return {**world, "basic": basic, "banished": banished, "read": list(dict.fromkeys(read))}


def wished_hands(wishes: Mapping[str, Any], usual: str) -> str:
    hands = wishes.get("hands", usual)
    if hands not in HANDS:
        words = {"key": "hands", "given": str(hands), "known": listed(HANDS), "nearest": ""}
        raise SetupError("error-setup-value", "hands", **words)
    return str(hands)


class LegacyCampaign(Campaign):
    """Eight chapters, some of them repeated until they are won (LG-320)."""

    rules = 4
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
        hands = wished_hands(wishes, HANDS[0])
        return written(first_world(names[:players], players, FIRST_SUPPLY, hands))

    def chapter(self, record: Record) -> Chapter | None:
        world = whole(record.world)
        hands = {"hands": world["hands"]}
        if world["complete"]:
            return Chapter(Message("legacy-epilogue"), hands) if world["pending"] else None
        return Chapter(Message(f"legacy-chapter-{world['chapter']}"), hands)

    def after(self, record: Record, carried: Mapping[str, Any], result: Result) -> dict[str, Any]:
        world = {**whole(record.world), **carried}
        if record.world["complete"]:
            return written(world)  # LG-551: the epilogue was read, and nothing was played
        chapter, won = world["chapter"], bool(result.winners)
        row = {
            "game": len(world["score"]) + 1,
            "chapter": chapter,
            "nemesis": NEMESES[chapter].slug,
            "won": won,
        }
        done = won or PLOTS[chapter].once
        lessons = list(world["lessons"])
        if chapter == 1 and won and "dezmodia" not in lessons:
            lessons.append("dezmodia")  # LG-544
        return written(
            {
                **world,
                "score": [*world["score"], row],
                "lessons": lessons,
                "bladius_defeated": won if chapter == 2 else world["bladius_defeated"],
                "complete": done and chapter == LAST,
                "chapter": chapter + 1 if done and chapter < LAST else chapter,
                "attempt": 1 if done else world["attempt"] + 1,
                "pending": ending(chapter, won, has(world, "M")),
            }
        )

    def dated(self, world: Mapping[str, Any], date: str) -> dict[str, Any]:
        """LG-234, LG-567: the row of the last game says when it was played."""
        *before, last = world.get("score") or [{"date": ""}]
        if "date" in last:
            return dict(world)  # nothing was played
        return {**world, "score": [*before, {**last, "date": date}]}

    def day_of(self, world: Mapping[str, Any]) -> str:
        rows = world.get("score") or [{}]
        return str(rows[-1].get("date", ""))

    def wishes_of(self, world: Mapping[str, Any]) -> dict[str, Any]:
        names = [mage["name"] or None for mage in world["mages"]]
        return {"names": names, "hands": world["hands"]}

    def check(self, record: Record) -> None:
        checked_world(record)

    def upgrade(self, record: Record) -> Record:
        world = raised(record.world, record.rules)
        return Record(record.game, record.players, self.rules, record.number, world)

    def standing(self, record: Record, state: State) -> Record:
        if state.world == whole(record.world) and state.world["chapter"] not in IN_ORDER:
            return record
        world = dict(state.world)
        if world["chapter"] in IN_ORDER and not world["pending"]:
            world[MET] = met(state)
        return Record(record.game, record.players, record.rules, record.number, world)

    def chronicle(self, record: Record) -> Chronicle:
        return chronicle(whole(record.world))
