"""What the bot answers to each topic; what it does not know it answers with the last option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from emberhold.games.ashes.bot import defence, drafts, hands, payments, reacting, turn
from emberhold.games.ashes.bot.effects import aim_gain, alterations, heal_gain, player_gain
from emberhold.games.ashes.bot.plan import attach_gain
from emberhold.games.ashes.bot.tokens import best_move
from emberhold.games.ashes.bot.units import exhaust_gain
from emberhold.games.ashes.card import PHOENIXBORN
from emberhold.games.ashes.seen.sight import DraftSight, Sight
from emberhold.kernel.question import Choice, Question
from emberhold.parts.asking import card_of

Answer = Callable[[Sight, Question], Choice]
DraftAnswer = Callable[[DraftSight, Question], Choice]


def first(sight: Sight, question: Question) -> Choice:
    return question.choices[0]


def last(sight: Sight, question: Question) -> Choice:
    """Passing, ending or declining is last wherever it is possible."""
    return question.choices[-1]


def target(sight: Sight, question: Question) -> Choice:
    about = question.about or {}
    effect, source = about.get("effect"), about.get("source")
    return max(question.choices, key=lambda c: aim_gain(sight, effect, source, card_of(c)))


def target_player(sight: Sight, question: Question) -> Choice:
    about = question.about or {}
    effect, source = about.get("effect"), about.get("source")
    return max(
        question.choices,
        key=lambda c: player_gain(sight, effect, source, sight.players[c[1]]),
    )


def attach(sight: Sight, question: Question) -> Choice:
    card = (question.about or {})["card"]
    return max(question.choices, key=lambda c: attach_gain(sight, card, card_of(c)))


def alteration(sight: Sight, question: Question) -> Choice:
    worths = {card: worth for worth, card in alterations(sight)}
    return max(question.choices, key=lambda c: worths.get(card_of(c), 0.0))


def heal(sight: Sight, question: Question) -> Choice:
    def worth(choice: Choice) -> float:
        if choice[0] != "heal":
            return 0.0
        card = card_of(choice)
        return heal_gain(sight, card, 1 if card.type == PHOENIXBORN else 2)

    return max(question.choices, key=worth)


def copy_unit(sight: Sight, question: Question) -> Choice:
    def attack(choice: Choice) -> int:
        piece = sight.piece(card_of(choice))
        return sight.attack(piece) if piece is not None else 0

    return max(question.choices, key=attack)


def move_token(sight: Sight, question: Question) -> Choice:
    """The token whose move brings most, on either side."""
    found = sight.find(card_of(question.choices[0]))
    if found is not None:
        _, token, giver, _ = best_move(sight, found[0])
        for choice in question.choices:
            if choice[0] == token and card_of(choice) is giver:
                return choice
    return question.choices[0]


def move_token_to(sight: Sight, question: Question) -> Choice:
    found = sight.find(card_of(question.choices[0]))
    if found is not None:
        taker = best_move(sight, found[0])[3]
        for choice in question.choices:
            if card_of(choice) is taker:
                return choice
    return question.choices[0]


def small_sacrifice(sight: Sight, question: Question) -> Choice:
    """Exhausting both is better where the opponent's unit is the better one."""
    effect = (question.about or {}).get("effect")
    foes = [p.card for foe in sight.foes for p in foe.battlefield if not p.exhaustion]
    best = max((exhaust_gain(sight, card, 1) for card in foes), default=0.0)
    return question.choices[0 if effect is not None and best > 1.5 else -1]


ANSWERS: Final[dict[str, Answer]] = {
    "first-five": hands.first_five,
    "discard": hands.discard,
    "action": turn.action,
    "between-steps": turn.between_steps,
    "overtime": first,
    "meditate": turn.meditate,
    "turn-die": payments.turn_die,
    "pay": payments.pay,
    "pay-die": payments.pay_die,
    "exhaust-dice": payments.exhaust_dice,
    "exhaust-die": payments.exhaust_die,
    "refresh-die": payments.refresh_die,
    "reroll-die": payments.reroll_die,
    "discard-cost": hands.worst_card,
    "discard-one": hands.worst_card,
    "search": hands.best_card,
    "take-ally": hands.take_ally,
    "abundance": first,
    "attackers": turn.attackers,
    "attack-target": defence.attack_target,
    "attack-unit": defence.attack_unit,
    "resolve-attacker": defence.resolve_attacker,
    "block": defence.block,
    "guard": defence.guard,
    "counter": defence.counter,
    "divide": defence.divide,
    "damage-order": first,
    "destruction-order": first,
    "order": first,
    "order-effect": first,
    "react": reacting.react,
    "respark": reacting.respark,
    "protect": reacting.protect,
    "may": reacting.may,
    "target": target,
    "target-player": target_player,
    "attach": attach,
    "alteration": alteration,
    "heal": heal,
    "copy-unit": copy_unit,
    "move-token": move_token,
    "move-token-to": move_token_to,
    "small-sacrifice": small_sacrifice,
}

DRAFTING: Final[dict[str, DraftAnswer]] = {
    "draft-phoenixborn": drafts.draft_phoenixborn,
    "draft-card": drafts.draft_card,
    "draft-die": drafts.draft_die,
    "draft-exchange": drafts.draft_exchange,
    "draft-give": drafts.draft_give,
}
