"""A turn: casting what is prepped, and the actions of the main phase."""

from __future__ import annotations

from typing import NamedTuple

from emberhold.games.aeons_end.bot.fighting import (
    counts_others,
    damage_of,
    more_from,
)
from emberhold.games.aeons_end.bot.harm import acting, card_harm, harm, player_harm
from emberhold.games.aeons_end.bot.worth import (
    Holdings,
    ability_points,
    charge_worth,
    focus_worth,
    gain_worth,
    holdings,
    opening_worth,
)
from emberhold.games.aeons_end.card import GEM, SPELL, Card, Trigger
from emberhold.games.aeons_end.effects.base import Sequence, When
from emberhold.games.aeons_end.effects.counting import FirstCopyGained
from emberhold.games.aeons_end.effects.resources import GainAether, SpendAether
from emberhold.games.aeons_end.numbers.weights import W
from emberhold.games.aeons_end.seen.sight import SeenPlayer, Sight
from emberhold.kernel.question import Choice, Question

# Casting


def casting(sight: Sight, question: Question) -> Choice:
    """Cast everything: first what counts other spells, then the strongest.

    Against cloaks the weakest goes first, as every damage tears one off.
    """
    me = sight.me
    cloaked = sight.nemesis.damage_taken is not None

    def order(choice: Choice) -> float:
        if choice[0] == "end":
            return -W.lost
        spell, bonus = _spell_at(me, choice)
        damage = damage_of(sight, me, spell) + bonus
        first = W.lost / 2 if counts_others(sight, spell) else 0.0
        return first + (-damage if cloaked else damage)

    return max(question.choices, key=order)


def _spell_at(me: SeenPlayer, choice: Choice) -> tuple[Card, int]:
    """The spell a `cast` choice names, and the bonus of its breaches."""
    place = choice[1]
    if isinstance(place, Card):
        breach = me.breach(choice[2])
        assert breach is not None
        return place, breach.bonus
    numbers = place if isinstance(place, tuple) else (place,)
    breaches = [breach for breach in me.breaches if breach.number in numbers]
    return breaches[0].spells[0], sum(breach.bonus for breach in breaches)


# The main phase


def sure_gem(question: Question) -> Choice | None:
    """A crystal that `main` plays whatever the table looks like: no power can be discarded, and
    it is the first gem in hand."""
    choices = question.choices
    if len(choices) > 1 and choices[-2][0] == "discard-power":
        return None
    for choice in choices:
        if choice[0] == "play" and choice[1].type == GEM:
            return choice if choice[1].slug == "crystal" else None
    return None


def main(sight: Sight, question: Question) -> Choice:  # noqa: C901 (the order of a turn, told in one place)
    """Gems first, then spells to the breaches, then relics; then the aether is spent."""
    me = sight.me
    choices = question.choices
    for choice in reversed(choices[:-1]):
        if choice[0] != "discard-power":
            break
        if not isinstance(choice[1].to_discard, SpendAether) and power_worth(sight, choice[1]) > 0:
            return choice
    by_verb: dict[str, list[Choice]] = {}
    for choice in choices:
        verb = choice[0]
        if verb == "play" and choice[1].type == GEM and _worth_playing(sight, me, choice[1]):
            return choice
        if verb in by_verb:
            by_verb[verb].append(choice)
        else:
            by_verb[verb] = [choice]
    for choice in by_verb.get("use", ()):
        if not choice[1].again:
            return choice
    if "prep" in by_verb:
        return best_prep(sight, by_verb["prep"])
    for choice in by_verb.get("play", ()):
        if choice[1].type != GEM and _worth_playing(sight, me, choice[1]):
            return choice
    return _spend(sight, me, by_verb) or choices[-1]


def _worth_playing(sight: Sight, me: SeenPlayer, card: Card) -> bool:
    if card.slug == "crystal":
        return True
    assert card.effect is not None
    return harm(sight, card.effect, acting(sight, card, me), me) < 0


def best_prep(sight: Sight, choices: list[Choice]) -> Choice:
    """The strongest spell, where the bonus is highest; a weak one leaves such places alone."""
    me = sight.me
    return max(choices, key=lambda choice: _prep_order(sight, me, choice))


def _prep_order(sight: Sight, me: SeenPlayer, choice: Choice) -> float:
    place = choice[2]
    bonus = 0.0
    for number in place if isinstance(place, tuple) else (place,):
        breach = me.breach(number)
        assert breach is not None
        bonus += breach.bonus + (0.1 if breach.open else 0.0) + (0.5 if breach.spells else 0.0)
        bonus += 10 * more_from(sight, choice[1], breach)
    damage = damage_of(sight, me, choice[1], False)
    return 10 * damage / (2 if choice[1].dual else 1) + bonus


def power_worth(sight: Sight, card: Card) -> float:
    """What discarding a power saves, less what the text asks for; aether is the planner's."""
    piece = sight.piece(card)
    assert piece is not None
    assert card.to_discard is not None
    saved = sight.w.power * card_harm(sight, card) * sight.w.waiting ** (piece.tokens - 1)
    if isinstance(card.to_discard, SpendAether):
        return saved
    return saved - harm(sight, card.to_discard, acting(sight, card, sight.me), sight.me)


# Spending


class Purchase(NamedTuple):
    """Something to spend aether on."""

    worth: float
    cost: int
    choice: Choice
    again: bool
    """Whether it could be bought twice."""


def _spend(sight: Sight, me: SeenPlayer, by_verb: dict[str, list[Choice]]) -> Choice | None:
    """The better part of the best two things the aether can buy; the ability when it is good."""
    own = holdings(sight, me)
    wishes = [wish for wish in _wishes(sight, me, own, by_verb) if wish.worth > 0]
    aether = me.aether + sum(amount for _, amount in me.bound)
    best: tuple[float, Choice] | None = None
    for place, first in enumerate(wishes):
        left = aether - first.cost
        second = 0.0
        for other in wishes[place if first.again else place + 1 :]:
            if other.cost <= left and other.worth > second:
                second = other.worth
        worth = first.worth + second
        if best is None or worth > best[0]:
            best = (worth, first.choice)
    if best is not None:
        return best[1]
    if "ability" in by_verb and ability_now(sight, me):
        return by_verb["ability"][0]
    return None


def _wishes(
    sight: Sight, me: SeenPlayer, own: Holdings, by_verb: dict[str, list[Choice]]
) -> list[Purchase]:
    wishes = []
    for choice in by_verb.get("buy", []):
        card = choice[1]
        worth = gain_worth(own, card) - _toll(sight, me, card)
        wishes.append(Purchase(worth, card.cost - _rebate(me, card), choice, True))
    for choice in by_verb.get("charge", []):
        cost = sight.box.rules.charge_cost
        wishes.append(Purchase(charge_worth(sight, own, me), cost, choice, True))
    waiting = _waiting_spell(sight, me)
    for choice in by_verb.get("open", []):
        breach = me.breach(choice[1])
        assert breach is not None
        worth = opening_worth(own, breach) + waiting
        wishes.append(Purchase(worth, breach.open_cost, choice, False))
    for choice in by_verb.get("focus", []):
        breach = me.breach(choice[1])
        assert breach is not None
        worth = focus_worth(own, breach) + (0.0 if breach.focused else waiting)
        wishes.append(Purchase(worth, breach.focus_cost, choice, True))
    for choice in by_verb.get("discard-power", []):
        text = choice[1].to_discard
        cost = text.amount if isinstance(text, SpendAether) else 0
        wishes.append(Purchase(power_worth(sight, choice[1]), cost, choice, False))
    for choice in by_verb.get("use", []):
        if choice[1].again:
            wishes.append(
                Purchase(_use_worth(sight, me, choice[1]), _price(choice[1]), choice, True)
            )
    for verb, rule in sight.judgement.own_worths.items():
        for choice in by_verb.get(verb, []):
            worth, cost = rule(sight, choice)
            wishes.append(Purchase(worth, cost, choice, False))
    return wishes


def _use_worth(sight: Sight, me: SeenPlayer, spell: Card) -> float:
    """What a "While prepped" effect brings that has its price; the price is the planner's."""
    use = spell.once_per_turn
    act = acting(sight, spell, me)
    parts = use.parts if isinstance(use, Sequence) else ()
    return -sum(harm(sight, p, act, me) for p in parts if not isinstance(p, SpendAether))


def _price(spell: Card) -> int:
    use = spell.once_per_turn
    parts = use.parts if isinstance(use, Sequence) else ()
    return sum(part.amount for part in parts if isinstance(part, SpendAether))


def _toll(sight: Sight, me: SeenPlayer, card: Card) -> float:
    """What the nemesis makes of it that a card is gained."""
    toll = sight.judgement.tolls.get(type(sight.own))
    return 0.0 if toll is None else player_harm(sight, me, toll(sight, card))


def _waiting_spell(sight: Sight, me: SeenPlayer) -> float:
    """The best spell in hand that has no breach to be on."""
    return sight.w.damage * max(
        (damage_of(sight, me, card, False) for card in me.hand if card.type == SPELL), default=0
    )


def _rebate(me: SeenPlayer, card: Card) -> int:
    """Aether that comes back when the card is gained."""
    for trigger in card.triggers:
        if trigger.event == "gained" and _gives_aether(trigger):
            return 0 if any(other.kind is card for other in me.gained) else 3
    return 0


def _gives_aether(trigger: Trigger) -> bool:
    effect = trigger.effect
    return (
        isinstance(effect, When)
        and isinstance(effect.condition, FirstCopyGained)
        and isinstance(effect.then, GainAether)
    )


def ability_now(sight: Sight, me: SeenPlayer) -> bool:
    """Whether an ability is worth as much now as it can be."""
    assert me.mage.ability is not None
    worth = -harm(sight, me.mage.ability, acting(sight, None, me), me)
    return worth >= sight.w.ability * ability_points(me.mage, sight.w)
