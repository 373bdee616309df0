"""What commands and pages do with boxes of Aeon's End that people make."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.boxes.beside import remarks
from emberhold.games.aeons_end.boxes.foes import beginnings
from emberhold.games.aeons_end.boxes.palette import palette, strips, variants
from emberhold.games.aeons_end.boxes.printed import market, printed
from emberhold.games.aeons_end.boxes.reading import GAME, own_box, read_own
from emberhold.games.aeons_end.card import PLAYER_CARDS, SPELL, Card
from emberhold.games.aeons_end.cards.war_eternal.box import WAR_ETERNAL
from emberhold.games.aeons_end.cards.war_eternal.starters import CRYSTAL
from emberhold.games.aeons_end.look import FIRST_BOX_LOOK, LOOK
from emberhold.games.aeons_end.seen.library import entries
from emberhold.kernel.errors import SetupError, listed, nearest
from emberhold.parts.boxes.contents import Contents
from emberhold.parts.boxes.own import (
    Bench,
    Bought,
    OpenedBox,
    OwnBoxes,
    Pair,
    Trial,
    Wishes,
    begun,
)
from emberhold.parts.wishes import RANDOM

_JUDGED: Final = (*PLAYER_CARDS, "mage", "nemesis")
_NEW: Final = Path(__file__).parent / "new"


def _open(contents: Contents) -> OpenedBox:
    own = read_own(contents)
    return own.opened(entries(own.box))


def _wishes(opened: OpenedBox, players: int) -> Wishes:
    box = own_box(opened.name).box
    found = _mixed(opened)
    mages = list(box.mages)[:players]
    found["mages"] = [*mages, *[RANDOM] * (players - len(mages))]
    if box.sheets:
        found["nemesis"] = next(iter(box.nemeses))
    if box.piles:
        found["market"] = market(Random(opened.name), list(box.piles))
    return found


def _mixed(opened: OpenedBox) -> Wishes:
    return {"boxes": [WAR_ETERNAL.slug, opened.name]}


# Judged


def _pairs(opened: OpenedBox, thing: str, against: str, players: int, number: int) -> list[Pair]:
    """The same table with something of the box and without it, in many variations."""
    box = own_box(opened.name).box
    slug = _known(opened, thing)
    rival = _rival(opened, box, against) if against else ""
    return [
        _pair(opened, box, slug, rival, players, Random(f"{opened.slug} {thing} {place}"), place)
        for place in range(number)
    ]


def _known(opened: OpenedBox, thing: str) -> str:
    if thing not in opened.spelled:
        known = [*opened.spelled]
        raise SetupError(
            "error-box-thing", given=thing, known=listed(known), nearest=nearest(thing, known)
        )
    return opened.spelled[thing]


def _rival(opened: OpenedBox, box: Box, against: str) -> str:
    """What a thing is compared with: of the same box, or printed."""
    slug = opened.spelled.get(against, against)
    known = (*WAR_ETERNAL.market, *WAR_ETERNAL.mages, *WAR_ETERNAL.nemeses)
    if slug not in (*box.market, *box.mages, *box.nemeses, *known):
        names = [*opened.spelled, *known]
        raise SetupError(
            "error-box-thing", given=against, known=listed(names), nearest=nearest(against, names)
        )
    return slug


def _pair(  # noqa: PLR0913 (what is drawn for a pair, by name)
    opened: OpenedBox, box: Box, slug: str, rival: str, players: int, luck: Random, place: int
) -> Pair:
    others = [mage for mage in WAR_ETERNAL.mages if mage not in (slug, rival)]
    nemeses = [foe for foe in WAR_ETERNAL.nemeses if foe not in (slug, rival)]
    common = {
        **_mixed(opened),
        "nemesis": nemeses[place % len(nemeses)],
        "mages": luck.sample(others, players),
    }
    if slug in box.nemeses:
        common["market"] = market(luck, [])
        return Pair({**common, "nemesis": slug}, {**common, "nemesis": rival or common["nemesis"]})
    if slug in box.mages:
        common["market"] = market(luck, [])
        first, *rest = common["mages"]
        return Pair(
            {**common, "mages": [slug, *rest]}, {**common, "mages": [rival or first, *rest]}
        )
    card = box.cards[slug]
    if slug not in box.market:
        raise SetupError("error-box-judged", given=card)
    other = _card(box, rival) if rival else _alike(card, luck)
    piles = [each for each in market(luck, [other]) if each != slug]
    changed = [slug if each == other.slug else each for each in piles]
    return Pair({**common, "market": changed}, {**common, "market": piles})


def _card(box: Box, slug: str) -> Card:
    found = box.market.get(slug) or WAR_ETERNAL.market.get(slug)
    if found is None:
        known = listed(WAR_ETERNAL.market)
        raise SetupError("error-box-thing", given=slug, known=known, nearest="")
    return found


def _alike(card: Card, luck: Random) -> Card:
    """A printed card of the same type, of the nearest price."""
    fitting = [each for each in WAR_ETERNAL.piles if each.type == card.type]
    least = min(abs(each.cost - card.cost) for each in fitting)
    return luck.choice([each for each in fitting if abs(each.cost - card.cost) == least])


def _margin(row: Mapping[str, Any]) -> float:
    """What is left of Gravehold after a victory, or of the nemesis after a defeat."""
    side: list[int] = row["gravehold"] if row["won"] else row["nemesis_life"]
    share = float(side[-1]) / max(1, side[0])
    return share if row["won"] else -share


def _bought(row: Mapping[str, Any], slug: str) -> Bought:
    mages = tuple(row["mages"])
    buys = [each["seat"] for each in row["bought"] if each["card"] == slug]
    return Bought(mages, tuple(buys.count(seat) for seat in range(len(mages))))


_TEXTS: Final = (
    *("play", "cast", "once_per_turn", "ability", "effect", "persistent", "immediately"),
    *("to_discard", "unleash", "hard_unleash", "out_of_cards", "exhaust_instead"),
    *("at_start", "at_end", "at:gained", "at:prepped", "at:casting-start", "at:casting-end"),
)


def _motifs() -> dict[str, list[str]]:
    """The figures and backdrops that printed cards are drawn with."""
    drawn = [each.split() for each in {**LOOK.cast, **FIRST_BOX_LOOK.cast}.values()]
    figures = dict.fromkeys(each[0] for each in drawn)
    return {
        "gem": [figure for figure in figures if figure.startswith("gem:")],
        "other": [figure for figure in figures if not figure.startswith("gem:")],
        "backdrop": list(dict.fromkeys(each[3] for each in drawn if len(each) > 3)),
    }


def _trial(opened: OpenedBox, thing: str, players: int) -> Trial:
    """With a card in the first player's hand, a mage in the first seat, or against a nemesis."""
    box = own_box(opened.name).box
    slug = _known(opened, thing)
    wishes = _wishes(opened, players)
    if slug in box.nemeses:
        return Trial({**wishes, "nemesis": slug}, None)
    if slug in box.mages:
        seated = [slug, *[RANDOM] * (players - 1)]
        own = {"charges": box.mages[slug].charges}
        return Trial({**wishes, "mages": seated}, _turn("main", own))
    card = box.cards[slug]
    if card.is_foe:
        return _foe_trial(box, card, wishes)
    hand = [slug, *[CRYSTAL.slug] * 4]
    if card.type == SPELL and not card.dual:
        prepped = {"1": {"state": "open", "spells": [slug]}}
        return Trial(wishes, _turn("casting", {"hand": hand, "breaches": prepped}))
    return Trial(wishes, _turn("main", {"hand": hand}))


def _turn(phase: str, own: dict[str, Any]) -> dict[str, Any]:
    return {"turn": {"player": 0, "phase": phase}, "players": {"0": own}}


def _foe_trial(box: Box, card: Card, wishes: Wishes) -> Trial:
    """The nemesis draws the card next."""
    sheet = next((each for each in box.sheets if card in each.cards), None)
    others = [] if sheet is None else [each.slug for each in sheet.cards if each is not card]
    nemesis = {} if sheet is None else {"nemesis": sheet.slug}
    deck = {"nemesis": {"deck": [card.slug, *others]}, "turn": {"phase": "nemesis"}}
    return Trial({**wishes, **nemesis}, deck)


_BENCH: Final = Bench(
    palette,
    variants,
    strips,
    _TEXTS,
    _motifs,
    _trial,
    _JUDGED,
    remarks=remarks,
    beginnings=beginnings,
)
OWN_BOXES: Final = OwnBoxes(
    GAME,
    _open,
    partial(begun, _NEW),
    _wishes,
    _pairs,
    _JUDGED,
    _margin,
    _bought,
    _BENCH,
    printed,
    foes=("nemesis",),
)
