"""What there is to see between two games: nothing of the next nemesis before its page is read."""

from __future__ import annotations

from emberhold.games.aeons_end.cards.legacy.basic_cards.evolve import EVOLUTIONS, spaces_on
from emberhold.games.aeons_end.cards.legacy.piles.supply import PILES, REWARDS
from emberhold.games.aeons_end.cards.legacy.record.world import SHEETS, SIDES
from emberhold.games.aeons_end.cards.legacy.story.agenda import SLOTS
from emberhold.games.aeons_end.ruleset import BreachTile
from emberhold.games.aeons_end.state import YELLOW_SIDES, State
from emberhold.kernel.scene import Area, Marks, Piece, Scene, Zone

STICKERED = ("in-play", "nemesis-discard", "resolving")
"""Where basic cards are open."""


def with_stickers(seen: Scene, game: State) -> Scene:
    """LG-566: what is stuck on the basic cards that are open, and how much more fits."""
    stickers: dict[str, int] = dict(game.world.get("basic", ()))
    if not stickers:
        return seen
    mages = len(game.players)
    areas = tuple(
        area._replace(zones=tuple(_stickered(zone, stickers, mages) for zone in area.zones))
        if area.id == "nemesis"
        else area
        for area in seen.areas
    )
    return seen._replace(areas=areas)


def _stickered(zone: Zone, stickers: dict[str, int], mages: int) -> Zone:
    if zone.id not in STICKERED:
        return zone
    return zone._replace(pieces=tuple(_with_marks(piece, stickers, mages) for piece in zone.pieces))


def _with_marks(piece: Piece, stickers: dict[str, int], mages: int) -> Piece:
    slug = (piece.name or "").removeprefix("card-")
    if slug not in stickers or slug not in EVOLUTIONS:
        return piece
    free = spaces_on(slug, mages) - stickers[slug]
    return piece._replace(marks={**piece.marks, "stickers": stickers[slug], "free-spaces": free})


def interlude_scene(game: State, seat: int | None, name: str) -> Scene:
    world = game.world
    zones = [_pile(game, slug) for slug in world["supply"]]
    pending = world["pending"][0].partition(":") if world["pending"] else ("", "", "")
    if pending[0] == "supply":
        zones += [_pile(game, card.slug) for card in REWARDS.get(pending[2], ())]
    if pending[0] == "reprieve":
        zones += [_pile(game, slug) for slug in world["banished_piles"]]
    sheets = _sheets(game) if pending[0] == "sheet" else ()
    supply = Area("market", "zone-market", tuple(zones))
    mages = [
        Area(
            f"player:{player.seat}",
            player.mage.message_id,
            (),
            {"active": False, "named": bool(mage["name"])},
        )
        for player, mage in zip(game.players, world["mages"], strict=True)
    ]
    return Scene(name, seat, (*sheets, supply, *mages), {"turn": 0, "active": -1})


def _sheets(game: State) -> tuple[Area, ...]:
    """LG-104, LG-105: both sides of each sheet, and who has taken it; all begin alike."""
    taken = {mage["sheet"]: seat for seat, mage in enumerate(game.world["mages"]) if mage["side"]}
    pieces = tuple(
        Piece(f"sheet:{sheet}:{side}", "mage", f"sheet-{sheet}-{side}", _taken_by(taken, sheet))
        for sheet in SHEETS
        for side in SIDES
    )
    zone = Zone("sheets", "zone-sheets", pieces, len(pieces))
    return (Area("sheets", "zone-sheets", (zone,), _beginning(game)),)


def _taken_by(taken: dict[str, int], sheet: str) -> Marks:
    return {"seat": taken[sheet]} if sheet in taken else {}


def _beginning(game: State) -> Marks:
    """What is on every sheet before the first game, and the places that open later."""
    mage, rules = game.players[0].mage, game.box.rules
    turned = zip(rules.breaches, mage.breaches, strict=True)
    return {
        "life": mage.life or rules.difficulties[0].life,
        "breaches": " ".join(_breach(tile, side) for tile, side in turned),
        "hand": " ".join(card.slug for card in mage.hand),
        "sealed": " ".join(map(str, SLOTS)),
    }


def _breach(tile: BreachTile, side: str) -> str:
    """`2:D:2:4`: its number, its side, what focusing and opening it cost; `1` is open."""
    if side == "open":
        return str(tile.number)
    price = tile.open_costs[YELLOW_SIDES.index(side)]
    return f"{tile.number}:{side}:{tile.focus_cost}:{price}"


def _pile(game: State, slug: str) -> Zone:
    card = PILES[slug]
    left = game.box.rules.pile_sizes[card.type]
    piece = Piece(f"pile:{slug}", card.type, card.message_id, {"cost": card.cost})
    return Zone(f"pile:{slug}", card.message_id, (piece,), left)
