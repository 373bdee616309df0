"""Dice: which to pay with, which to turn, which to roll again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from emberhold.games.ashes.bot.plan import best_wish, items_of
from emberhold.games.ashes.card import READY, Card
from emberhold.games.ashes.dice import CLASS, DIE_OF, POWER, TYPES, Pool
from emberhold.games.ashes.seen.sight import Sight
from emberhold.kernel.question import Choice, Question

PROPOSED: Final[Choice] = ("pay", "proposed")

_FACE: Final = (1.0, 2.0, 3.0)


def wanted_symbols(sight: Sight, cards: Iterable[Card]) -> list[float]:
    """How much each symbol is asked for by cards in hand and ready spells on the table."""
    wanted = [0.0] * 9
    for card in cards:
        for symbol, count in enumerate(card.cost.magic):
            wanted[symbol] += count
    for piece in (sight.me.phoenixborn, *sight.me.spellboard):
        for ability in piece.card.abilities:
            if not piece.exhaustion:
                for symbol, count in enumerate(ability.cost.magic):
                    wanted[symbol] += count
    return wanted


def die_worths(sight: Sight) -> list[float]:
    """How much each kind of die would be missed."""
    wanted = wanted_symbols(sight, sight.me.hand)
    worths = []
    for die in range(12):
        type, face = divmod(die, 3)
        worth = _FACE[face]
        if face >= CLASS:
            worth += 0.3 * min(4.0, wanted[2 * type + 1])
        if face == POWER:
            worth += 0.5 * min(3.0, wanted[2 * type + 2])
        worths.append(worth)
    return worths


def pay(sight: Sight, question: Question) -> Choice:
    """The proposal, unless a die of the same face but another type would be missed less."""
    used: Pool | None = (question.about or {}).get("dice")
    if not isinstance(used, tuple):
        return PROPOSED
    worths = die_worths(sight)
    for die in range(12):
        if not used[die]:
            continue
        for other in range(die % 3, 12, 3):
            free = sight.me.active[other] - used[other]
            if free > 0 and worths[other] < worths[die] - 0.05:
                return ("pay", "choose")
    return PROPOSED


def pay_die(sight: Sight, question: Question) -> Choice:
    worths = die_worths(sight)
    return min(question.choices, key=lambda choice: worths[DIE_OF[choice[1]]])


def turn_die(sight: Sight, question: Question) -> Choice:
    """Towards the best thing the dice do not pay yet; then basics to powers for later."""
    choices = list(question.choices)
    turns = (question.about or {}).get("amount", 1)
    wish = best_wish(sight, items_of(sight), turns)
    if wish is not None:
        for choice in choices:
            if choice[0] == "turn" and _serves(sight.me.active, wish.magic, choice):
                return choice
    worths = die_worths(sight)

    def better(choice: Choice) -> float:
        if choice[0] != "turn":
            return 0.4
        return worths[DIE_OF[choice[2]]] - worths[DIE_OF[choice[1]]]

    return max(choices, key=better)


def _serves(pool: Pool, magic: tuple[int, ...], choice: Choice) -> bool:
    """Whether a turn brings a symbol the cost lacks, from a die the cost does not need."""
    old, new = DIE_OF[choice[1]], DIE_OF[choice[2]]
    type = old // 3
    powers, classes = magic[2 * type + 2], magic[2 * type + 1]
    lacks_power = powers > pool[3 * type + POWER]
    spare = max(0, pool[3 * type + POWER] - powers)
    lacks_class = classes > pool[3 * type + CLASS] + spare
    if new % 3 == POWER and lacks_power:
        spare_class = pool[3 * type + CLASS] > classes
        return old % 3 == (CLASS if spare_class and not pool[3 * type] else 0)
    return new % 3 == CLASS and lacks_class and not lacks_power and old % 3 == 0


def exhaust_dice(sight: Sight, question: Question) -> Choice:
    """Basic faces are rolled again, and classes that nothing asks for."""
    me = sight.me
    wanted = wanted_symbols(sight, (*me.hand, *(c for c in me.deck if c.type == READY)))
    for choice in question.choices:
        if choice[0] != "exhaust" or choice[1] == "all":
            continue
        type, face = divmod(DIE_OF[choice[1]], 3)
        if face == 0 or (face == CLASS and not wanted[2 * type + 1]):
            return choice
    return question.choices[-1]


def refresh_die(sight: Sight, question: Question) -> Choice:
    worths = die_worths(sight)
    return max(question.choices, key=lambda choice: worths[DIE_OF[choice[1]]])


def reroll_die(sight: Sight, question: Question) -> Choice:
    worths = die_worths(sight)

    def mean(choice: Choice) -> float:
        type = TYPES.index(choice[1])
        return worths[3 * type + POWER] + 3 * worths[3 * type + CLASS] + 2 * worths[3 * type]

    return max(question.choices, key=mean)


def exhaust_die(sight: Sight, question: Question) -> Choice:
    """An opponent's best face of the type that is rarest there; of the own dice the worst."""
    whose = (question.about or {}).get("whose")
    if whose == sight.seat:
        worths = die_worths(sight)
        return min(question.choices, key=lambda choice: worths[DIE_OF[choice[1]]])
    pool = sight.players[whose].active if isinstance(whose, int) else None

    def worth(choice: Choice) -> tuple[int, int]:
        die = DIE_OF[choice[1]]
        return die % 3, -pool[die] if pool is not None else 0

    return max(question.choices, key=worth)
