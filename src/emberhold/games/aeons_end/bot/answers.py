"""What the bot answers to each topic; what it does not know it answers with the first option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from emberhold.games.aeons_end.bot.fighting import (
    against,
    best_target,
    damage_of,
    prepped_damage,
)
from emberhold.games.aeons_end.bot.harm import acting, harm, lost_spell, player_harm
from emberhold.games.aeons_end.bot.helps import free_breaches, junk_worth
from emberhold.games.aeons_end.bot.turn import ability_now, best_prep, casting, main
from emberhold.games.aeons_end.bot.worth import (
    aether_worth,
    focus_worth,
    gain_worth,
    holdings,
    per_use,
    turns_left,
)
from emberhold.games.aeons_end.card import GEM, SPELL, Card
from emberhold.games.aeons_end.effects.base import Effect, Either, May, When
from emberhold.games.aeons_end.effects.damage import Deal
from emberhold.games.aeons_end.effects.subjects import Does
from emberhold.games.aeons_end.effects.threats import DISCARD
from emberhold.games.aeons_end.seen.sight import SeenPlayer, Sight
from emberhold.games.aeons_end.state import Breach
from emberhold.kernel.question import Choice, Question

Answer = Callable[[Sight, Question], Choice]


def first(sight: Sight, question: Question) -> Choice:
    return question.choices[0]


def last(sight: Sight, question: Question) -> Choice:
    return question.choices[-1]


def _about(question: Question) -> dict[str, Any]:
    return question.about or {}


def _act(sight: Sight, question: Question) -> Any:
    card = _about(question).get("card")
    card = card if isinstance(card, Card) else None
    return acting(sight, card, None if question.anyone else sight.me)


def _owner(sight: Sight, choice: Choice) -> SeenPlayer:
    """At whose sheet the spell of a `spell` choice is."""
    return sight.players[int(choice[2].partition(".")[0])]


# Effects to choose among


def either(sight: Sight, question: Question) -> Choice:
    ways = _about(question)["ways"]
    act = _act(sight, question)
    return min(
        question.choices,
        key=lambda choice: harm(sight, ways[int(choice[1]) - 1], act, sight.me),
    )


def may(sight: Sight, question: Question) -> Choice:
    """Yes if it helps, with what follows from it."""
    act = _act(sight, question)
    effect = _about(question)["effect"]
    total = harm(sight, effect, act, sight.me)
    then = _then(act.card, effect)
    if then is not None:
        total += harm(sight, then, act, sight.me)
    return question.choices[0 if total < 0 else -1]


_followed: dict[Effect, Effect | None] = {}


def _then(card: Card | None, effect: Effect) -> Effect | None:
    """What follows if an optional effect was done, as the card's text says."""
    if card is None:
        return None
    if effect not in _followed:
        texts = [card.cast, card.effect, *(trigger.effect for trigger in card.triggers)]
        found = [then for text in texts for then in _search(text, effect)]
        _followed[effect] = found[0] if found else None
    return _followed[effect]


def _search(text: Any, wanted: Effect) -> list[Effect]:
    if isinstance(text, May):
        return [text.then] if text.what is wanted and text.then is not None else []
    if getattr(text, "price", None) is wanted:
        return [Deal(text.more)]
    parts: tuple[Any, ...] = ()
    if isinstance(text, Does):
        parts = (text.what,)
    elif isinstance(text, When):
        parts = (text.then, text.otherwise)
    elif isinstance(text, Either):
        parts = text.ways
    else:
        parts = getattr(text, "parts", ())
    return [found for part in parts for found in _search(part, wanted)]


# Players to choose among


def player(sight: Sight, question: Question) -> Choice:
    effect = _about(question).get("effect")
    if effect is None:
        return question.choices[0]
    act = _act(sight, question)
    return min(
        question.choices, key=lambda choice: harm(sight, effect, act, sight.players[choice[1]])
    )


def turn(sight: Sight, question: Question) -> Choice:
    """The turn goes to the player who has the most to cast, then to play."""

    def ready(choice: Choice) -> float:
        who = sight.players[choice[1]]
        return prepped_damage(sight, who) + 0.5 * who.hand_size

    return max(question.choices, key=ready)


def keep_turn(sight: Sight, question: Question) -> Choice:
    """Who has the least to do misses a turn."""

    def ready(choice: Choice) -> float:
        return min(prepped_damage(sight, sight.players[seat]) for seat in choice[1].seats)

    return min(question.choices, key=ready)


def turn_counts(sight: Sight, question: Question) -> Choice:
    return min(question.choices, key=lambda c: player_harm(sight, sight.players[c[1]], 1))


def receiver(sight: Sight, question: Question) -> Choice:
    """A spell goes to the hand of a player who has room to prep it."""
    return max(question.choices, key=lambda choice: free_breaches(sight.players[choice[1]]))


# Cards to choose among


def _value(sight: Sight) -> Callable[[Choice], float]:
    aether = aether_worth(turns_left(sight), sight.w)
    return lambda choice: per_use(choice[1], aether, sight.w)


def worst_card(sight: Sight, question: Question) -> Choice:
    return min(question.choices, key=_value(sight))


def discard(sight: Sight, question: Question) -> Choice:
    """The card missed least this turn: a spell without a breach, or the weakest."""
    value = _value(sight)
    room = free_breaches(sight.me)

    def missed(choice: Choice) -> float:
        idle = choice[1].type == SPELL and not room
        return value(choice) * (0.5 if idle else 1.0)

    return min(question.choices, key=missed)


def best_card(sight: Sight, question: Question) -> Choice:
    return max(question.choices, key=_value(sight))


def junk_or_skip(sight: Sight, question: Question) -> Choice:
    """Destroy the worst card that is worth being rid of, else none."""
    cards = [choice for choice in question.choices if choice[0] != "skip"]
    worst = min(cards, key=_value(sight))
    return worst if junk_worth(sight, sight.me, worst[1]) > 0 else question.choices[-1]


def top_discard_to_destroy(sight: Sight, question: Question) -> Choice:
    def junk(choice: Choice) -> float:
        ally = sight.players[choice[1]]
        return junk_worth(sight, ally, ally.discard[-1])

    return max(question.choices, key=junk)


def top_discard_to_take(sight: Sight, question: Question) -> Choice:
    """Take a good gem, or a spell there is room for."""
    own = holdings(sight, sight.me)
    room = free_breaches(sight.me)
    best, most = question.choices[-1], own.average
    for choice in question.choices[:-1]:
        useful = choice[1].type == GEM or (choice[1].type == SPELL and room)
        worth = per_use(choice[1], own.aether, own.w)
        if useful and worth > most:
            best, most = choice, worth
    return best


def gain(sight: Sight, question: Question) -> Choice:
    own = holdings(sight, sight.me)
    cards = [choice for choice in question.choices if choice[0] == "gain"]
    best = max(cards, key=lambda choice: gain_worth(own, choice[1]))
    if question.choices[-1][0] == "skip" and gain_worth(own, best[1]) <= 0:
        return question.choices[-1]
    return best


def gain_to(sight: Sight, question: Question) -> Choice:
    """On top of the deck, where it comes soonest; to the ally who has the weaker cards."""
    for choice in question.choices:
        if choice[0] == "to" and choice[1] == "deck":
            return choice
    return min(
        question.choices,
        key=lambda c: holdings(sight, sight.players[c[1]]).average if c[0] == "give" else 0.0,
    )


def discard_order(sight: Sight, question: Question) -> Choice:
    """WE-208: what is discarded first comes back first, so the best card goes first."""
    value = _value(sight)
    return max(question.choices[:-1], key=value)


# Prepped spells and breaches


def prepped(sight: Sight, question: Question) -> Choice:
    fate = _about(question).get("fate", DISCARD)
    return min(question.choices, key=lambda choice: lost_spell(sight, choice[1], fate))


def cast_worth(sight: Sight, choice: Choice) -> float:
    owner = _owner(sight, choice)
    bonus = sum(breach.bonus for breach in owner.breaches if choice[1] in breach.spells)
    return damage_of(sight, sight.me, choice[1]) + bonus


def cast_strongest(sight: Sight, question: Question) -> Choice:
    spells = [choice for choice in question.choices if choice[0] == "spell"]
    return max(spells, key=lambda choice: cast_worth(sight, choice))


def prep_one(sight: Sight, question: Question) -> Choice:
    return best_prep(sight, [choice for choice in question.choices if choice[0] == "prep"])


def strongest_spell(sight: Sight, question: Question) -> Choice:
    return max(
        question.choices, key=lambda choice: damage_of(sight, sight.me, choice[1], prepped=False)
    )


def _breach_worth(breach: Breach) -> float:
    """What a breach would be missed for."""
    if not breach.open:
        return 1.0 / breach.open_cost
    return 2.0 + breach.bonus + 0.5 * len(breach.spells)


def worst_breach(sight: Sight, question: Question) -> Choice:
    breaches = {breach.number: breach for breach in sight.me.breaches}
    return min(question.choices, key=lambda choice: _breach_worth(breaches[choice[1]]))


def focus_any(sight: Sight, question: Question) -> Choice:
    """The breach whose opening comes nearest by it."""

    def worth(choice: Choice) -> float:
        seat, _, number = choice[1].partition(".")
        who = sight.players[int(seat)]
        breach = who.breach(int(number))
        return 0.0 if breach is None else focus_worth(holdings(sight, who), breach)

    return max(question.choices, key=worth)


def focus_own(sight: Sight, question: Question) -> Choice:
    own = holdings(sight, sight.me)

    def worth(choice: Choice) -> float:
        breach = sight.me.breach(choice[1])
        return 0.0 if breach is None else focus_worth(own, breach)

    return max(question.choices, key=worth)


# Abilities in the turns of others


def use_ability(sight: Sight, question: Question) -> Choice:
    """As soon as it is worth what it can be worth, else not in this phase."""
    return question.choices[0 if ability_now(sight, sight.me) else -1]


# Damage


def target(sight: Sight, question: Question) -> Choice:
    """Where the damage does the most good; of damage to divide, where the first part does."""
    return best_target(sight, question.choices, _about(question)["amount"])[1]


def divide_part(sight: Sight, question: Question) -> Choice:
    """As much as a minion has life; all that is left to the nemesis."""
    struck = _about(question)["target"]
    piece = sight.piece(struck) if isinstance(struck, Card) else None
    if piece is None:
        return question.choices[0]
    for choice in reversed(question.choices):
        if against(sight, piece.card, choice[1]) >= piece.tokens:
            return choice
    return question.choices[0]


ANSWERS: Final[dict[str, Answer]] = {
    "main": main,
    "casting": casting,
    "turn": turn,
    "keep-turn": keep_turn,
    "turn-counts": turn_counts,
    "target": target,
    "divide": target,
    "divide-part": divide_part,
    "player": player,
    "tied": player,
    "either": either,
    "may": may,
    "may-prep": prep_one,
    "prep-place": prep_one,
    "prep-discarded": strongest_spell,
    "prepped": prepped,
    "cast-prepped": cast_strongest,
    "cast-up-to": cast_strongest,
    "spell-to": receiver,
    "discard": discard,
    "discard-order": discard_order,
    "destroy": worst_card,
    "destroy-up-to": junk_or_skip,
    "destroy-revealed": junk_or_skip,
    "destroy-top-discard": top_discard_to_destroy,
    "take-back": best_card,
    "take-top-discard": top_discard_to_take,
    "gain": gain,
    "may-gain": gain,
    "gain-to": gain_to,
    "destroy-breach": worst_breach,
    "breach-of-spell": worst_breach,
    "focus-any": focus_any,
    "focus-own": focus_own,
    "pay": first,
    "discard-first": first,
    "ability-now": use_ability,
    "ability-turn": last,
    "ability-draw": last,
}
