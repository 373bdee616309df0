"""What units, Phoenixborn and the harm done to them are worth."""

from __future__ import annotations

from typing import Any, Final

from emberhold.games.ashes.bot.weights import ABILITY, W
from emberhold.games.ashes.card import PHOENIXBORN, READY, Card
from emberhold.games.ashes.figure.values import has, recover_of
from emberhold.games.ashes.seen.sight import SeenPlayer, Sight
from emberhold.games.ashes.state import Piece

_TEMPORARY: Final = ("massive-growth",)
_DOOMED: Final = ("fade-away",)


def unit_worth(sight: Sight, piece: Piece) -> float:
    """What a unit on the battlefield is worth to its controller."""
    return judged(sight, piece).worth


def judged(sight: Sight, piece: Piece) -> Judged:
    """What is made of a unit, thought about once."""
    known: Judged | None = piece.judged or sight.memo.get(piece)
    if known is None:
        known = Judged(_unit_worth(sight, piece))
        if isinstance(piece.card.attack, int) and isinstance(piece.card.life, int):
            piece.judged = known
        else:
            sight.memo[piece] = known
    return known


class Judged:
    """What is made of a unit; a piece does not change, so what rests on it alone stays so."""

    __slots__ = ("altered", "fighter", "worth")

    def __init__(self, worth: float) -> None:
        self.worth = worth
        self.altered: dict[Any, float] = {}
        """What it would be worth with an alteration, or with more exhaustion tokens."""
        self.fighter: Any = None
        """How it counts in a fight (`fighting.fighter`)."""


def _unit_worth(sight: Sight, piece: Piece) -> float:
    life = sight.life(piece)
    if life <= 0 or piece.dying:
        return 0.0
    slug = piece.card.slug
    if slug == "blood-puppet":
        return W.puppet
    attack = sight.attack(piece)
    fragile = has(piece, "illusion")
    worth = W.attack * attack + (W.illusion if fragile else W.life * life)
    worth += _text_worth(piece, slug)
    share = 1.0
    for card, _ in piece.attached:
        if card.slug in _TEMPORARY:
            bonus = W.attack * card.attack_bonus + W.life * card.life_bonus
            worth -= bonus * (1 - W.fleeting if not piece.exhaustion else 1)
        elif card.slug in _DOOMED:
            share = W.fading
    worth -= (1 - W.fleeting) * W.attack * (piece.boost + len(piece.dice))
    if slug == "strange-copy":
        share = W.fleeting
    tired = W.tired[min(piece.exhaustion, len(W.tired) - 1)]
    return max(0.3, worth) * share * tired


def _text_worth(piece: Piece, slug: str) -> float:
    worth = W.growing if slug == "silver-snake" else 0.0
    muted = False
    for card, _ in piece.attached:
        muted = muted or card.mutes
        worth += W.spikes if card.slug == "spiked-armor" else 0.0
    if muted:
        return worth
    for ability in piece.card.keywords:
        worth += _KEYWORD.get(ability.name, 0.0)
    return worth + ABILITY.get(slug, 0.0)


_KEYWORD: Final = {"unit-guard": W.guard, "battle-advantage": W.advantage}


def fresh_worth(sight: Sight, kind: Card, status: int = 0) -> float:
    """What a unit would be worth that enters play now."""
    piece = Piece(kind.copy(1), sight.seat)
    if status:
        piece = piece.but(status=piece.status + status)
    if kind.slug == "butterfly-monk" and sight.life(piece) <= 0:
        return 0.0
    return unit_worth(sight, piece)


def harm_to(sight: Sight, piece: Piece, amount: int, fatal: bool = False) -> float:
    """What its controller loses when that many wounds are placed on a unit."""
    if amount <= 0:
        return 0.0
    now = unit_worth(sight, piece)
    if fatal or amount >= sight.life(piece):
        return now - legacy(piece)
    return wear(now, recover_of(piece), amount)


def wear(worth: float, recover: int, amount: int) -> float:
    """What wounds cost that a unit survives; less if they will heal."""
    wounds = W.life * amount * (W.recovers if recover >= amount else 1.0)
    return min(wounds, 0.8 * worth) if worth > 0 else 0.0


def legacy(piece: Piece) -> float:
    """What a unit leaves behind when it is destroyed."""
    return 0.8 if piece.card.slug == "butterfly-monk" else 0.0


def born_life(sight: Sight, player: SeenPlayer) -> int:
    return sight.life(player.phoenixborn)


def wounds_worth(sight: Sight, player: SeenPlayer, amount: int) -> float:
    """What wounds on a Phoenixborn cost its player."""
    if amount <= 0:
        return 0.0
    left = sight.life(player.phoenixborn)
    if amount >= left:
        alone = player.seat == sight.seat or len(sight.in_game()) == 2
        return W.win if alone else W.knock_out + amount
    return amount * (1 + W.last_wounds / (left - amount))


def side_worth(sight: Sight, player: SeenPlayer) -> float:
    """How strong a side is: its units and the life of its Phoenixborn."""
    units = sum(unit_worth(sight, piece) for piece in player.battlefield)
    return units + 0.5 * born_life(sight, player)


def damage_gain(sight: Sight, card: Card, amount: int) -> float:
    """What damage to a card brings this seat: a gain on an opponent's, a loss on an own one."""
    found = sight.find(card)
    if found is None or amount <= 0:
        return 0.0
    player, piece = found
    if card.type == PHOENIXBORN:
        worth = wounds_worth(sight, player, amount)
    else:
        worth = harm_to(sight, piece, amount)
        if player.seat == sight.seat:
            worth -= _pain_link(sight, piece, amount)
    return -worth if player.seat == sight.seat else worth


def _pain_link(sight: Sight, piece: Piece, amount: int) -> float:
    """An own Living Doll passes the pain on."""
    if piece.card.slug != "living-doll" or piece.exhaustion or not any(sight.me.active):
        return 0.0
    return 1.0 * min(amount, sight.life(piece) + piece.wounds)


def _tired_worth(sight: Sight, piece: Piece, amount: int) -> float:
    altered = judged(sight, piece).altered
    worth = altered.get(amount)
    if worth is None:
        tired = piece.but(exhaustion=piece.exhaustion + amount)
        worth = altered[amount] = unit_worth(sight, tired)
    return worth


def altered_worth(sight: Sight, piece: Piece, kind: Card) -> float:
    """What a unit would be worth with an alteration of this seat on it."""
    altered = judged(sight, piece).altered
    worth = altered.get(kind)
    if worth is None:
        twin = piece.but(attached=(*piece.attached, (kind, sight.seat)))
        worth = altered[kind] = unit_worth(sight, twin)
    return worth


def exhaust_gain(sight: Sight, card: Card, amount: int) -> float:
    """What exhaustion tokens on a card bring this seat."""
    found = sight.find(card)
    if found is None:
        return 0.0
    player, piece = found
    if card.type == READY:
        worth = 1.3 * amount if not piece.exhaustion else 0.5 * amount
        worth *= 1.0 if card.activations or card.triggers else 0.0
    else:
        worth = unit_worth(sight, piece) - _tired_worth(sight, piece, amount)
        if not piece.exhaustion:
            worth += 0.4 * sight.attack(piece)
    return -worth if player.seat == sight.seat else worth
