"""Attacks foreseen: what exchanges cost both sides, how a defender would answer, what to attack.

Worth is counted from the attacker's side: what the defender loses less what the attacker loses.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from emberhold.games.ashes.bot.units import (
    born_life,
    judged,
    legacy,
    side_worth,
    unit_worth,
    wear,
    wounds_worth,
)
from emberhold.games.ashes.bot.weights import W
from emberhold.games.ashes.card import Card
from emberhold.games.ashes.figure.values import abilities_of, has, recover_of
from emberhold.games.ashes.seen.sight import SeenPlayer, Sight
from emberhold.games.ashes.state import Piece

SPIKES: Final = 2


class Fighter:
    """A unit as it counts in a fight."""

    __slots__ = (
        "advantage",
        "attack",
        "bypass",
        "card",
        "fallen",
        "illusion",
        "life",
        "recover",
        "spiked",
        "tired",
        "worth",
    )

    def __init__(self, sight: Sight, piece: Piece) -> None:
        names = {ability.name for ability in abilities_of(piece)}
        names.difference_update([card.takes_away for card, _ in piece.attached])
        self.card = piece.card
        self.attack = sight.attack(piece)
        self.life = sight.life(piece)
        self.worth = unit_worth(sight, piece)
        self.fallen = self.worth - legacy(piece)
        """What its side loses when it falls."""
        self.recover = recover_of(piece)
        self.tired = piece.exhaustion > 0
        self.illusion = "illusion" in names
        self.advantage = "battle-advantage" in names
        self.bypass = piece.bypass or "bypass" in names
        self.spiked = "spiked-skin" in names

    def falls_to(self, damage: int) -> bool:
        return damage >= self.life or (self.illusion and damage > 0)

    def loss(self, damage: int) -> float:
        """What its side loses when it is dealt damage."""
        if damage <= 0:
            return 0.0
        if self.falls_to(damage):
            return self.fallen
        return wear(self.worth, self.recover, damage)


def fighter(sight: Sight, piece: Piece) -> Fighter:
    known = judged(sight, piece)
    found: Fighter | None = known.fighter
    if found is None:
        found = known.fighter = Fighter(sight, piece)
    return found


def fighters(sight: Sight, pieces: Iterable[Piece]) -> list[Fighter]:
    return [fighter(sight, piece) for piece in pieces if not piece.dying]


def ready(sight: Sight, player: SeenPlayer) -> list[Fighter]:
    """The units of a side that may attack, block and counter."""
    return fighters(sight, [piece for piece in player.battlefield if not piece.exhaustion])


# One exchange


def divided(attackers: Sequence[Fighter], damage: int) -> dict[Card, int]:
    """AS-160: counter damage where it destroys most; what is left over goes to the strongest."""
    if len(attackers) == 1:
        return {attackers[0].card: damage}
    parts = dict.fromkeys((unit.card for unit in attackers), 0)
    left = damage
    order = sorted(attackers, key=lambda unit: (-unit.worth / max(1, _to_fall(unit)), -unit.worth))
    for unit in order:
        needed = _to_fall(unit)
        if 0 < needed <= left:
            parts[unit.card] = needed
            left -= needed
    strongest = max(attackers, key=lambda unit: (not parts[unit.card], unit.worth))
    parts[strongest.card] += left
    return parts


def _to_fall(unit: Fighter) -> int:
    return 1 if unit.illusion else unit.life


def exchange(attackers: Sequence[Fighter], target: Fighter, counters: bool) -> float:
    """AS-127 to AS-130, AS-157 to AS-162, AS-173: what the attacker makes of it."""
    if len(attackers) == 1:
        return _man_to_man(attackers[0], target, counters)
    forward = sum(unit.attack for unit in attackers)
    if not counters:
        made = target.loss(forward)
        if target.spiked and forward:
            made -= sum(unit.loss(SPIKES) for unit in attackers)
        return made
    ours = all(unit.advantage for unit in attackers)
    first = None if ours == target.advantage else ("attackers" if ours else "target")
    parts = divided(attackers, target.attack)
    if first == "target":
        standing = [unit for unit in attackers if not unit.falls_to(parts[unit.card])]
        forward = sum(unit.attack for unit in standing)
    falls = target.falls_to(forward)
    made = target.loss(forward)
    if not falls:
        made += W.tire * target.attack
    if not (first == "attackers" and falls):
        made -= sum(unit.loss(parts[unit.card]) for unit in attackers)
    if target.spiked and forward:
        made -= sum(unit.loss(SPIKES) for unit in attackers)
    return made


def _man_to_man(unit: Fighter, target: Fighter, counters: bool) -> float:
    """The same of a single attacker, who takes all the damage."""
    forward = unit.attack
    if counters and target.advantage and not unit.advantage and unit.falls_to(target.attack):
        forward = 0
    falls = target.falls_to(forward)
    made = target.loss(forward)
    if counters:
        if not falls:
            made += W.tire * target.attack
        if not (falls and unit.advantage and not target.advantage):
            made -= unit.loss(target.attack)
    if target.spiked and forward:
        made -= unit.loss(SPIKES)
    return made


def answered(attackers: Sequence[Fighter], target: Fighter) -> tuple[float, bool]:
    """The better of countering and enduring for the defender: what is left to the attacker."""
    endured = exchange(attackers, target, False)
    if target.tired:
        return endured, False
    countered = exchange(attackers, target, True)
    return (countered, True) if countered < endured else (endured, False)


def duel(sight: Sight, attacker: Fighter, blocker: Fighter) -> float:
    """What an attacker makes of being blocked by a unit."""
    key = (attacker, blocker)
    made: float | None = sight.memo.get(key)
    if made is None:
        made = sight.memo[key] = answered([attacker], blocker)[0]
    return made


# Blocking


def blocks(
    sight: Sight, defender: SeenPlayer, attackers: Sequence[Fighter], blockers: Sequence[Fighter]
) -> dict[Card, Fighter]:
    """Who would block whom: what saves most first, then whatever it takes to stay alive."""
    gains = []
    for place, attacker in enumerate(attackers):
        if attacker.bypass:
            continue
        unblocked = wounds_worth(sight, defender, attacker.attack)
        for other, blocker in enumerate(blockers):
            saved = unblocked - duel(sight, attacker, blocker)
            if saved > 0:
                gains.append((-saved, place, other))
    gains.sort()
    chosen: dict[Card, Fighter] = {}
    used: set[int] = set()
    for _, place, other in gains:
        card = attackers[place].card
        if card not in chosen and other not in used:
            chosen[card] = blockers[other]
            used.add(other)
    free = [blocker for other, blocker in enumerate(blockers) if other not in used]
    _stay_alive(sight, defender, attackers, chosen, free)
    return chosen


def _stay_alive(
    sight: Sight,
    defender: SeenPlayer,
    attackers: Sequence[Fighter],
    chosen: dict[Card, Fighter],
    free: list[Fighter],
) -> None:
    """Throw units in front of what would be the last wounds, the cheapest units first."""
    left = born_life(sight, defender)
    coming = [a for a in attackers if a.card not in chosen]
    total = sum(a.attack for a in coming)
    free.sort(key=lambda unit: unit.worth)
    for attacker in sorted(coming, key=lambda a: -a.attack):
        if total < left or not free:
            return
        if not attacker.bypass:
            chosen[attacker.card] = free.pop(0)
            total -= attacker.attack


# Attacks


class Attack(NamedTuple):
    """An attack thought through."""

    worth: float
    kind: str
    """`phoenixborn` or `unit`, as the choice names it."""
    attackers: tuple[Card, ...]
    seat: int
    target: Card | None


Lines: TypeAlias = tuple[tuple[Any, ...], ...]
_PLANNED: Final[dict[int, tuple[Lines, Attack | None]]] = {}
"""What each seat thought of last, and of which table: often nothing has changed since."""


def exposure(sight: Sight, staying: int) -> float:
    """What opponents could do to a side that has so few units left to block with."""
    me = sight.me
    left = born_life(sight, me)
    worst = 0.0
    for foe in sight.foes:
        attacks = sorted(sight.attack(p) for p in foe.battlefield if not p.exhaustion)
        through = sum(attacks[: max(0, len(attacks) - staying)])
        cost = W.expose * wounds_worth(sight, me, min(through, left - 1))
        if through >= left:
            cost += 25.0
        worst = max(worst, cost)
    return worst


def strike(
    sight: Sight, defender: SeenPlayer, attackers: Sequence[Fighter], blockers: list[Fighter]
) -> float:
    """What an attack on a Phoenixborn would bring, answered as this bot would answer it."""
    chosen = blocks(sight, defender, attackers, blockers)
    through = sum(unit.attack for unit in attackers if unit.card not in chosen)
    made = wounds_worth(sight, defender, through)
    for unit in attackers:
        blocker = chosen.get(unit.card)
        if blocker is not None:
            made += duel(sight, unit, blocker)
    return made


def assault(
    sight: Sight, defender: SeenPlayer, attackers: Sequence[Fighter], target: Fighter
) -> float:
    """What an attack on a unit would bring when the defender guards and counters well."""
    made = answered(attackers, target)[0]
    if all(unit.bypass for unit in attackers):
        return made
    total = sum(unit.attack for unit in attackers)
    made = min(made, wounds_worth(sight, defender, total))
    for piece in defender.battlefield:
        if piece.card is target.card or piece.exhaustion or piece.dying:
            continue
        if has(piece, "unit-guard"):
            made = min(made, answered(attackers, fighter(sight, piece))[0])
    return made


def best_attack(sight: Sight) -> Attack | None:
    """The attack that promises most, whether or not it should be made."""
    lines = tuple([(p.battlefield, p.phoenixborn, p.spellboard, p.out) for p in sight.players])
    known = _PLANNED.get(sight.seat)
    if known is not None and known[0] == lines:
        return known[1]
    found = _best_attack(sight)
    _PLANNED[sight.seat] = (lines, found)
    return found


def _best_attack(sight: Sight) -> Attack | None:
    mine = [unit for unit in ready(sight, sight.me) if unit.attack > 0]
    if not mine:
        return None
    mine.sort(key=lambda unit: -unit.attack)
    count = sum(not piece.exhaustion for piece in sight.me.battlefield)
    bare = [exposure(sight, count - attacking) for attacking in range(len(mine) + 1)]
    best: Attack | None = None
    for attack in (*_strikes(sight, mine, bare), *_assaults(sight, mine, bare)):
        if best is None or attack.worth > best.worth:
            best = attack
    return best


def _cards(attackers: Iterable[Fighter]) -> tuple[Card, ...]:
    return tuple(unit.card for unit in attackers)


def _bands(mine: list[Fighter]) -> list[list[Fighter]]:
    """The strongest, the two strongest and so on, and each one alone."""
    return [mine[:size] for size in range(1, len(mine) + 1)] + [[unit] for unit in mine[1:]]


def _strikes(sight: Sight, mine: list[Fighter], bare: list[float]) -> list[Attack]:
    found = []
    for foe in sight.foes:
        blockers = ready(sight, foe)
        menace = 0.03 * side_worth(sight, foe) if len(sight.foes) > 1 else 0.0
        for band in _bands(mine):
            worth = strike(sight, foe, band, blockers) + menace - bare[len(band)] + bare[0]
            found.append(Attack(worth, "phoenixborn", _cards(band), foe.seat, None))
    return found


def _assaults(sight: Sight, mine: list[Fighter], bare: list[float]) -> list[Attack]:
    found = []
    for foe in sight.foes:
        menace = 0.03 * side_worth(sight, foe) if len(sight.foes) > 1 else 0.0
        for target in fighters(sight, foe.battlefield):
            if target.worth <= 0:
                continue
            for band in _enough(mine, target):
                worth = assault(sight, foe, band, target) + menace - bare[len(band)] + bare[0]
                found.append(Attack(worth, "unit", _cards(band), foe.seat, target.card))
    return found


def _enough(mine: list[Fighter], target: Fighter) -> list[list[Fighter]]:
    """Single units that destroy the target; else the fewest that do together; or all."""
    needed = 1 if target.illusion else target.life
    bands = [[unit] for unit in mine if unit.attack >= needed]
    total, band = 0, []
    for unit in mine:
        band.append(unit)
        total += unit.attack
        if total >= needed:
            break
    if len(band) > 1 and total >= needed:
        bands.append(band)
    if len(mine) > 1:
        bands.append(list(mine))
    return bands
