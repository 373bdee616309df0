"""The Legacy box as a campaign has made it: `under(world)`.

What is sealed is not in it. Cards that a campaign changes are the same objects for the same world,
so that states of one table share them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import (
    NEMESIS_TURN,
    PAIR_TURNS,
    PLAYER_TURNS,
    WILD_TURN,
    Card,
    Mage,
)
from emberhold.games.aeons_end.cards.legacy.basic_cards.basic import FORMS
from emberhold.games.aeons_end.cards.legacy.foes.sheets import NEMESES
from emberhold.games.aeons_end.cards.legacy.mages.crystals import FLAW, first_laid
from emberhold.games.aeons_end.cards.legacy.mages.growth import (
    SECOND_THRESHOLD,
    STOUT_HEART,
    STOUT_LIFE,
    THIRD_THRESHOLD,
    ability_of,
    spaces_of,
)
from emberhold.games.aeons_end.cards.legacy.mages.mage_own import MageOwn
from emberhold.games.aeons_end.cards.legacy.mages.starters import (
    CRYSTAL,
    FLAWED_CRYSTAL,
    SPARK,
    personal_starter,
)
from emberhold.games.aeons_end.cards.legacy.piles.supply import PILES
from emberhold.games.aeons_end.cards.legacy.record.world import World, has, key_of, plain_of
from emberhold.games.aeons_end.cards.legacy.tuning import USUAL
from emberhold.games.aeons_end.effects.book import learn_box
from emberhold.games.aeons_end.fight.life import unleash_and_lose_breach
from emberhold.games.aeons_end.own import NOTHING
from emberhold.games.aeons_end.ruleset import BreachTile, Difficulty, Rules
from emberhold.kernel.naming import given_id
from emberhold.parts.choices import Plan

_BREACHES = (
    BreachTile(1, 0, (0, 0, 0, 0)),
    BreachTile(2, 2, (5, 4, 3, 2)),
    BreachTile(3, 3, (9, 7, 5, 3)),
    BreachTile(4, 4, (13, 10, 7, 4), bonus=1),
)
"""LG-112 to LG-116, LG-294, LG-295; the first three give no bonus (LG-045)."""

_NEMESIS_TURNS = (NEMESIS_TURN, NEMESIS_TURN)
_TURN_ORDERS = {
    "standard": {
        1: (PLAYER_TURNS[0],) * 4 + _NEMESIS_TURNS,
        2: (*PLAYER_TURNS[:2], *PLAYER_TURNS[:2], *_NEMESIS_TURNS),
        3: (*PLAYER_TURNS[:3], WILD_TURN, *_NEMESIS_TURNS),
        4: (*PAIR_TURNS, *PAIR_TURNS, *_NEMESIS_TURNS),
    }
}
"""LG-122 to LG-126."""

_PARTS = ("players", "chapter", "attempt", "mages", "supply", "basic", "rules", "frame_saved")
"""What of a world the box depends on."""

PLANS = (
    Plan(
        seats=("person", "greedy"),
        name="setup-quick-legacy",
        note="setup-quick-note-legacy",
        campaign=True,
    ),
)


JUDGE: Final = "emberhold.games.aeons_end.cards.legacy.judgement.judging:judgement"


def under(world: World) -> Box:
    """The box in a world."""
    box: Box = _under(key_of({part: world[part] for part in _PARTS}))
    return box


@lru_cache(maxsize=256)
def _under(key: bytes) -> Box:
    world: dict[str, Any] = plain_of(key)
    people = [mage_of(world, place) for place in range(len(world["mages"]))]
    sheet = NEMESES.get(world["chapter"])
    starters = [CRYSTAL, SPARK, *([FLAWED_CRYSTAL] if has(world, "J") else [])]
    for mage in people:
        starters += [card for card in (*mage.hand, *mage.deck) if card not in starters]
    return Box(
        "legacy",
        rules=rules_of(world),
        starters=starters,
        piles=[PILES[slug] for slug in world["supply"]],
        basic=_basic_of(world),
        people=people,
        sheets=() if sheet is None else (sheet,),
        plans=PLANS,
        by_itself=False,
        judge=JUDGE,
    )


def rules_of(world: World) -> Rules:
    """The rules that the unlocked sections make (14.2)."""
    help = 5 * min(2, world["attempt"] - 1) if has(world, "Z") else 0
    return Rules(
        breaches=_BREACHES if has(world, "H") else _BREACHES[:3],
        difficulties=(Difficulty("normal", life=10, gravehold=30 + help),),
        turn_orders=_TURN_ORDERS,
        exhaustion=unleash_and_lose_breach if has(world, "W") else None,
        enters_first=True,
    )


def mage_of(world: World, place: int) -> Mage:
    """LG-104 to LG-119, with everything the sheet has been given since."""
    sheet: dict[str, Any] = world["mages"][place]
    mages: int = world.get("players", USUAL)
    own = [
        personal_starter(sheet["sheet"], which, starter["sticker"], starter["name"], mages)
        for which, starter in enumerate(sheet["starters"])
    ]
    hand: tuple[Card, ...] = (CRYSTAL,) * 4 + (SPARK,)
    deck: tuple[Card, ...] = (CRYSTAL,) * 4 + (SPARK,)
    if own:
        hand = (own[0], *(CRYSTAL,) * 3, SPARK)  # LG-239
    if len(own) > 1:
        deck = (CRYSTAL, CRYSTAL, own[1], CRYSTAL, SPARK)  # LG-538
    if sheet.get("laid", "").count(FLAW) == sheet["flaws"]:
        laid = sheet.get("laid", "")
    else:
        laid = first_laid(sheet["flaws"])
    hand, laid = _laid(hand, laid)
    deck, _ = _laid(deck, laid)
    return Mage(
        sheet["sheet"],
        hand=hand,
        deck=deck,
        breaches=_breaches_of(world, sheet),
        charges=spaces_of(sheet["ability"], sheet["improved"], mages),
        ability=ability_of(sheet["ability"], sheet["improved"]),
        ability_id=f"ability-legacy-{sheet['ability']}",
        message_id=_called(sheet, place),
        life=STOUT_LIFE if sheet["mastery"] == STOUT_HEART else 0,
        own=MageOwn(mastery=sheet["mastery"]) if has(world, "D") else NOTHING,
    )


def _called(sheet: dict[str, Any], place: int) -> str:
    """By name; until there is one by the sheet, and before that was chosen by the seat."""
    if sheet["name"]:
        return given_id(sheet["name"], "word-mage")
    return "" if sheet.get("side") else f"mage-apprentice-{place + 1}"


def _laid(cards: tuple[Card, ...], places: str) -> tuple[tuple[Card, ...], str]:
    """LG-403: flawed Crystals where the player has laid them; places that are left over."""
    found = list(cards)
    for place, card in enumerate(cards):
        if card is CRYSTAL and places:
            found[place] = FLAWED_CRYSTAL if places[0] == FLAW else CRYSTAL
            places = places[1:]
    return tuple(found), places


def _breaches_of(world: World, sheet: dict[str, Any]) -> tuple[str, ...]:
    """LG-112 to LG-116; LG-294 for the fourth; LG-543 for the masteries."""
    two = "U" if sheet["mastery"] == SECOND_THRESHOLD else "D"
    three = "U" if sheet["mastery"] == THIRD_THRESHOLD else "D"
    four = ("D" if world["frame_saved"] else "R",) if has(world, "H") else ()
    return ("open", two, three, *four)


def _basic_of(world: World) -> list[Card]:
    return [FORMS[slug] for slug, _ in world["basic"]]


learn_box(__name__.removesuffix("box"))
