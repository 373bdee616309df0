"""Opening a chapter of Legacy from a position, in a world as it would be then."""

from __future__ import annotations

from typing import Any

import emberhold
from emberhold.games.aeons_end.cards.legacy.basic_cards.basic import LATER
from emberhold.games.aeons_end.cards.legacy.basic_cards.basic_ii import BASIC_II
from emberhold.games.aeons_end.cards.legacy.foes.sheets import NEMESES
from emberhold.games.aeons_end.cards.legacy.piles.supply import FIRST_SUPPLY
from emberhold.games.aeons_end.cards.legacy.record.world import first_world
from emberhold.games.aeons_end.cards.legacy.story.agenda import PLOTS
from emberhold.games.aeons_end.cards.legacy.story.campaign import carried
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.kernel.campaign import RECORD, Record, followed, wishes_for
from emberhold.kernel.game import Result
from emberhold.kernel.table import Table
from tests.support import keys, play

NAMES = ("Arva", "Bubda", "Ramzel", "Thrud")
ABILITY_FROM, STARTER_FROM = 3, 2


def world(chapter: int = 1, players: int = 2, **parts: Any) -> dict[str, Any]:
    """What a campaign has come to at the start of a chapter: nothing pending, all sections that
    are unlocked by then, a first starter each from chapter 2 and an ability each from chapter 3."""
    letters = "".join(PLOTS[before].start + PLOTS[before].end for before in range(1, chapter))
    made = first_world(NAMES[:players], players, FIRST_SUPPLY)
    basic = [*BASIC_II, *(LATER if chapter >= 3 else ())] if chapter >= 2 else []
    mages = [
        {
            **mage,
            "starters": [{"sticker": seat + 1, "name": "Ember"}] if chapter >= STARTER_FROM else [],
            "ability": seat + 1 if chapter >= ABILITY_FROM else 0,
        }
        for seat, mage in enumerate(made["mages"])
    ]
    return {
        **made,
        "chapter": chapter,
        "mages": mages,
        "rules": letters + PLOTS[chapter].start,
        "basic": [[card.slug, 0] for card in basic],
        "score": [row(before) for before in range(1, chapter)],
        "pending": [],
        **parts,
    }


def row(game: int, chapter: int = 0, won: bool = True) -> dict[str, Any]:
    """A game of the score, of the chapter of its own number unless another is given."""
    played = chapter or game
    nemesis = NEMESES[played].slug
    return {"game": game, "chapter": played, "nemesis": nemesis, "won": won, "date": ""}


def record(made: dict[str, Any]) -> dict[str, Any]:
    campaign = LEGACY.campaign
    number = len(made["score"])
    return Record(LEGACY.name, made["players"], campaign.rules, number, made).plain()


def at(
    chapter: int = 1,
    players: int = 2,
    *,
    phase: str = "main",
    active: int = 0,
    seed: int = 3,
    made: dict[str, Any] | None = None,
    foe: dict[str, Any] | None = None,
    in_play: list[Any] | None = None,
    **position: Any,
) -> Table:
    """The fight of a chapter: `foe` is the nemesis, `p0` a player's side. Nothing is in play and
    the nemesis deck holds two harmless cards unless something else is said."""
    known = made or world(chapter, players)
    sides = {seat: position.pop(f"p{seat}") for seat in range(players) if f"p{seat}" in position}
    whole: dict[str, Any] = {
        "turn": {"player": active, "phase": phase},
        "turn_order": {"deck": ["1", "1"] if players != 4 else ["1/2", "1/2"]},
        "in_play": in_play or [],
        "players": {str(seat): side for seat, side in sides.items()},
        **position,
    }
    if foe:
        whole["nemesis"] = foe
    return emberhold.open("legacy", players, seed, {RECORD: record(known)}, position=whole)


def opened(made: Record, seed: int = 4) -> Table:
    chapter = LEGACY.campaign.chapter(made)
    assert chapter is not None
    return emberhold.open("legacy", made.players, seed, wishes_for(chapter, made))


def after(made: Record, won: bool) -> Record:
    """The record after a chapter of which only the result counts."""
    state = LEGACY.new(made.players, 1, LEGACY.setup(made.players, 1, {"record": made.plain()}))
    result = Result(tuple(range(made.players)) if won else (), "told")
    return followed(LEGACY, made, carried(state), result)


def until(table: Table, topic: str) -> Table:
    """Answer with the first option until something else is asked."""
    while table.question is not None and table.question.topic != topic:
        play(table, keys(table)[0])
    return table
