"""After the campaign: finished mages elsewhere, and the chapters played singly (section 13).

A finished mage is plain data that holds everything its sheet has come to (LG-291); in another box
it is a mage like the others, under that box's rules (LG-289). Free play lays out the game of one
chapter with what the campaign has made of supply, mages and basic set; nothing of it is written
down, so nothing evolves in it (LG-559, LG-560).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import Card, Mage
from emberhold.games.aeons_end.cards.legacy.basic_cards.basic import LATER
from emberhold.games.aeons_end.cards.legacy.basic_cards.basic_ii import BASIC_II
from emberhold.games.aeons_end.cards.legacy.box import JUDGE, PLANS, mage_of
from emberhold.games.aeons_end.cards.legacy.foes.bladius import BLADIUS, FREE_BLADIUS
from emberhold.games.aeons_end.cards.legacy.foes.sheets import NEMESES
from emberhold.games.aeons_end.cards.legacy.mages.growth import READY_CHARGES, READY_MIND
from emberhold.games.aeons_end.cards.legacy.mages.starters import CRYSTAL, FLAWED_CRYSTAL, SPARK
from emberhold.games.aeons_end.cards.legacy.piles.supply import PILES
from emberhold.games.aeons_end.cards.legacy.record.checking import checked_mage
from emberhold.games.aeons_end.cards.legacy.record.world import World
from emberhold.games.aeons_end.cards.legacy.record.written import whole
from emberhold.games.aeons_end.cards.legacy.story.agenda import PLOTS
from emberhold.games.aeons_end.cards.legacy.tuning import USUAL
from emberhold.games.aeons_end.cards.war_eternal.box import RULES as WAR_ETERNAL_RULES
from emberhold.games.aeons_end.state import State
from emberhold.kernel.campaign import CampaignError, Record
from emberhold.kernel.errors import SetupError

FREE = (2, 3, 4, 6, 7, 8)
"""LG-559: the chapters whose nemesis may be fought outside the campaign."""
_ALL = "".join(plot.start + plot.end for plot in PLOTS.values())


def finished_mages(record: Record) -> list[dict[str, Any]]:
    """LG-288, LG-291: the mages of a campaign that is over, each as plain data."""
    if not record.world["complete"]:
        raise CampaignError("error-campaign-unfinished")
    mages = []
    world = whole(record.world)
    for place, sheet in enumerate(world["mages"]):
        grown = ("name", "sheet", "side", "starters", "ability", "improved", "mastery")
        mage = mage_of(_sheet_world(sheet, world["frame_saved"], record.players), 0)
        mages.append(
            {
                **{part: sheet[part] for part in grown},
                "frame_saved": world["frame_saved"],
                "hand": [card.slug for card in mage.hand],
                "deck": [card.slug for card in mage.deck],
                "breaches": list(mage.breaches),
                "seat": place,
                "mages": record.players,
            }
        )
    return mages


def _sheet_world(sheet: Mapping[str, Any], frame_saved: bool, mages: int) -> World:
    """A world in which this mage alone is, with every section unlocked and no flaw (LG-411)."""
    plain = {**sheet, "flaws": 0, "laid": ""}
    return {"mages": [plain], "players": mages, "rules": _ALL, "frame_saved": frame_saved}


def with_guests(box: Box, guests: Any) -> Box:
    """A box with finished mages among its people, who hold its own Crystals and Sparks."""
    if isinstance(guests, str) or not isinstance(guests, Sequence):
        raise SetupError("error-guest", "guests", given=str(guests)[:40])
    people: list[Mage] = []
    starters: list[Card] = []
    for given in guests:
        checked_mage(given, "guests")
        saved, mages = bool(given.get("frame_saved", False)), given.get("mages", USUAL)
        mage = mage_of(_sheet_world(given, saved, mages), 0)
        if mage.slug in box.mages or mage.slug in [one.slug for one in people]:
            raise SetupError("error-mage-twice", "guests", given=mage.slug)
        hand = tuple(box.cards.get(card.slug, card) for card in mage.hand)
        deck = tuple(box.cards.get(card.slug, card) for card in mage.deck)
        starters += [card for card in (*hand, *deck) if card.slug not in box.cards]
        people.append(
            Mage(
                mage.name,
                hand=hand,
                deck=deck,
                breaches=mage.breaches,
                charges=mage.charges,
                ability=mage.ability,
                own=mage.own,
                message_id=mage.message_id,
                ability_id=f"ability-legacy-{given['ability']}",
                life=mage.life,
            )
        )
    own = tuple(dict.fromkeys(starters))
    return box.changed(
        people=(*box.people, *people),
        starters=(*box.starters, *own),
        judge=cache(lambda: box.judgement.joined(shelf_box().judgement)),
    )


def shelf_box() -> Box:
    """LG-290: what the box brings to a table with others, printed as it was before any campaign.

    Its mages are the guests; the rules are those of the box it is mixed with (LG-289).
    """
    sheets = [FREE_BLADIUS if chapter == 2 else NEMESES[chapter] for chapter in FREE]
    return Box(
        "legacy",
        rules=WAR_ETERNAL_RULES,
        starters=(CRYSTAL, SPARK, FLAWED_CRYSTAL),
        piles=PILES.values(),
        basic=(*BASIC_II, *LATER),
        people=(),
        sheets=sheets,
        plans=PLANS,
        by_itself=False,
        judge=JUDGE,
    )


def free_world(world: World, chapter: Any) -> dict[str, Any]:
    """LG-559, LG-560: the world of one chapter played by itself, after the campaign."""
    if not world["complete"]:
        raise CampaignError("error-campaign-unfinished")
    if isinstance(chapter, bool) or chapter not in FREE:
        known = ", ".join(map(str, FREE))
        words = {"key": "chapter", "given": str(chapter), "known": known, "nearest": ""}
        raise SetupError("error-setup-value", "chapter", **words)
    mages = [{**mage, "flaws": 0, "laid": ""} for mage in world["mages"]]
    return {
        **world,
        "chapter": chapter,
        "attempt": 1,
        "pending": [],
        "mages": mages,
        "lessons": [],
        "free": True,
    }


def freely(box: Box, harder: bool) -> Box:
    """LG-559: Bladius comes with his own nine cards, in no given order and without his attack.

    LG-290: the players may use the increased difficulty of the sheet.
    """
    sheets = [FREE_BLADIUS if sheet is BLADIUS else sheet for sheet in box.sheets]
    usual = box.rules.difficulties[0]
    rules = replace(box.rules, difficulties=(replace(usual, hard=harder),))
    return box.changed(sheets=sheets, rules=rules)


def ready_guests(game: State, guests: Sequence[Mapping[str, Any]]) -> None:
    """LG-543: who has mastered it begins with a charge, also as a guest."""
    ready = [guest["sheet"] for guest in guests if guest["mastery"] == READY_MIND]
    for player in game.players:
        if player.mage.slug in ready:
            player.charges = READY_CHARGES
