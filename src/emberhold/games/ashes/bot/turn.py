"""A turn: which action to take, what to meditate for, whom to attack with what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberhold.games.ashes.bot.cards import worst_in
from emberhold.games.ashes.bot.effects import gain
from emberhold.games.ashes.bot.fighting import Attack, best_attack
from emberhold.games.ashes.bot.plan import (
    STRIKING,
    Item,
    Wish,
    affordable,
    best_wish,
    items_of,
    turning_gain,
    worth_of,
)
from emberhold.games.ashes.bot.weights import W
from emberhold.games.ashes.card import Card
from emberhold.games.ashes.effects.pools import TurnDice
from emberhold.games.ashes.seen.sight import Sight
from emberhold.games.ashes.state import Piece
from emberhold.kernel.question import Choice, Question

MEDITATE: Final[Choice] = ("meditate",)
MOST_TURNS: Final = 3
"""Nobody gives up more cards than this for one turn's dice."""


def action(sight: Sight, question: Question) -> Choice:
    """The best thing to do now, the main action before the side action unless it helps it."""
    choices = list(question.choices)
    attack = best_attack(sight) if sight.mains else None
    if attack is not None and attack.worth >= W.win / 2:
        return ("attack", attack.kind)
    thrown = own_turn_use(sight, choices)
    if thrown is not None:
        return thrown
    items = _with_turning(sight, items_of(sight))
    affords = affordable(sight.me.active, items)
    chosen = [item for item in affords if item.choice in choices]
    main = max((i for i in chosen if i.cost.main), key=worth_of, default=None)
    striking = _strikes_now(sight, attack, main)
    useless: tuple[type, ...] = () if striking else STRIKING
    if not sight.mains:
        useless = (*useless, TurnDice)
    sides = [item for item in chosen if item.cost.side and not isinstance(item.effect, useless)]
    side = max(sides, key=worth_of, default=None)
    if side is not None and (striking or main is None or isinstance(side.effect, TurnDice)):
        return side.choice or choices[-1]
    if striking and attack is not None:
        return ("attack", attack.kind)
    if MEDITATE in choices and _meditation(sight, items, affords, main) is not None:
        return MEDITATE
    if main is not None and main.choice is not None:
        return main.choice
    return choices[-1]


def _with_turning(sight: Sight, items: list[Item]) -> list[Item]:
    """Spells that turn dice are worth what the turned dice could pay."""
    me = sight.me
    spells: list[Item] = []
    for kind in dict.fromkeys(card.kind for card in me.hand):
        if isinstance(kind.effect, TurnDice):
            worth = turning_gain(sight, items, kind.effect.amount) - 0.3
            spells.append(Item(worth, kind.cost.magic, ("play", kind), kind.cost, kind.effect))
    for piece in me.spellboard:
        for ability in piece.card.activations:
            if isinstance(ability.effect, TurnDice) and not piece.exhaustion:
                worth = turning_gain(sight, items, ability.effect.amount)
                key = ("use", ability.name, piece.card.piece)
                spells.append(Item(worth, ability.cost.magic, key, ability.cost, ability.effect))
    return items + [item for item in spells if item.worth > W.least]


def _strikes_now(sight: Sight, attack: Attack | None, main: Item | None) -> bool:
    """Develop first, attack when that promises as much; nobody waits for ever."""
    if attack is None:
        return False
    worth = attack.worth + W.restless * max(0, sight.round - W.calm)
    return worth > W.least and (main is None or worth >= W.patience * main.worth)


# Abilities that take no action


def own_turn_use(sight: Sight, choices: Sequence[Choice]) -> Choice | None:
    """A throw that is worth it; Overtime when a side action is wanted."""
    for choice in choices:
        if choice[0] != "use":
            continue
        piece = _user(sight, choice[2])
        if piece is None:
            continue
        ability = next((a for a in piece.card.triggers if a.name == choice[1]), None)
        if ability is None:
            continue
        if ability.name == "overtime":
            if not sight.sides and _wants_side(sight):
                return choice
        elif gain(sight, ability.effect, piece.card) > 0.55:
            return choice
    return None


def _user(sight: Sight, place: str) -> Piece | None:
    slug, _, number = place.rpartition(".")
    for piece in sight.me.pieces():
        if piece.card.slug == slug and piece.card.number == int(number):
            return piece
    return None


def _wants_side(sight: Sight) -> bool:
    chosen = affordable(sight.me.active, items_of(sight))
    return any(
        item.cost.side and item.choice is not None and not isinstance(item.effect, STRIKING)
        for item in chosen
    )


def between_steps(sight: Sight, question: Question) -> Choice:
    """In the middle of an attack only throws are of use."""
    throws = [
        choice for choice in question.choices if choice[0] == "use" and choice[1] != "overtime"
    ]
    return own_turn_use(sight, throws) or question.choices[-1]


# Meditation


def _meditation(
    sight: Sight, items: list[Item], affords: list[Item], main: Item | None
) -> Wish | None:
    """Something better than what the dice pay as they are, worth the cards it takes.

    It is to be done in the same turn: dice left turned invite an opponent's illusions.
    """
    wish = best_wish(sight, items, MOST_TURNS, affords)
    if wish is None or wish.worth - _price(sight, wish) < W.eager:
        return None
    if wish.item.cost.main and not sight.mains:
        return None
    return wish if main is None or wish.item.worth >= main.worth else None


def _price(sight: Sight, wish: Wish) -> float:
    """What the cards are worth that a meditation would cost."""
    wanted = _card_in(wish)
    price = 0.0
    hand = [card for card in sight.me.hand if card.kind is not wanted]
    for _ in range(wish.turns):
        worth, card = worst_in(sight, hand)
        pile = W.meditated if sight.me.draw_size > 8 else 3 * W.meditated
        if card is not None and 0.4 * worth < pile:
            hand.remove(card)
            price += 0.4 * worth
        elif sight.me.draw_size:
            price += pile
        else:
            return 99.0
    return price


def _card_in(wish: Wish) -> Card | None:
    """The card in hand a wish is about, which must not be given up for it."""
    choice = wish.item.choice
    return choice[1] if choice is not None and choice[0] == "play" else None


def meditate(sight: Sight, question: Question) -> Choice:
    """Give up what is missed least, as many cards as the wish takes and no more."""
    choices = list(question.choices)
    given = (question.about or {}).get("amount", 1 if choices[-1] == ("done",) else 0)
    items = items_of(sight)
    wish = best_wish(sight, items, MOST_TURNS)
    if choices[-1] == ("done",) and (wish is None or given >= wish.turns):
        return choices[-1]
    wanted = _card_in(wish) if wish is not None else None
    hand = [card for card in sight.me.hand if card.kind is not wanted]
    worth, card = worst_in(sight, hand)
    pile = ("meditate", "draw-pile")
    scarce = W.meditated if sight.me.draw_size > 8 else 3 * W.meditated
    if card is not None and (0.4 * worth < scarce or pile not in choices):
        return ("hand", card.kind)
    return pile if pile in choices else choices[0]


# Attacking


def attackers(sight: Sight, question: Question) -> Choice:
    """The attack that was planned when the action was chosen, unit by unit."""
    plan = best_attack(sight)
    if plan is not None:
        for choice in question.choices:
            if choice[0] == "attack-with" and choice[1].copy(choice[2]) in plan.attackers:
                return choice
    last = question.choices[-1]
    if last[0] == "done":
        return last
    return max(question.choices, key=lambda choice: _attack_of(sight, choice))


def _attack_of(sight: Sight, choice: Choice) -> int:
    piece = sight.piece(choice[1].copy(choice[2]))
    return sight.attack(piece) if piece is not None else 0
