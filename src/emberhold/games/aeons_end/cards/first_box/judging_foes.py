"""What the nemeses of the first box cost, for the player who goes by rules of thumb."""

from __future__ import annotations

from typing import Any, Final

from emberhold.games.aeons_end.bot.answers import Answer, junk_or_skip
from emberhold.games.aeons_end.bot.fighting import prepped_damage
from emberhold.games.aeons_end.bot.harm import (
    acting,
    card_harm,
    gravehold_harm,
    harm,
    life_worth,
    lost_spell,
    player_harm,
)
from emberhold.games.aeons_end.bot.helps import most_junk
from emberhold.games.aeons_end.bot.worth import (
    aether_worth,
    gain_worth,
    holdings,
    per_use,
    turns_left,
)
from emberhold.games.aeons_end.card import GEM, Card
from emberhold.games.aeons_end.cards.first_box import basic_verbs
from emberhold.games.aeons_end.cards.first_box.fitted import FITTED
from emberhold.games.aeons_end.cards.first_box.foes import (
    corruption_verbs,
    devoured,
    husks,
    strikes,
)
from emberhold.games.aeons_end.cards.first_box.foes.corruption_deck import (
    EMPTY_DAMAGE,
    CorruptionDeck,
)
from emberhold.games.aeons_end.cards.first_box.foes.corruptions import CORRUPTIONS
from emberhold.games.aeons_end.numbers.judgement import Judgement, Rule
from emberhold.games.aeons_end.numbers.weights import W, worths
from emberhold.games.aeons_end.seen.sight import SeenPlayer, Sight
from emberhold.games.aeons_end.state import Pile, State
from emberhold.kernel.question import Choice, Question

CORRUPTION_HARM = 2.4
"""What a corruption costs the player who will have to resolve it."""
CORRUPTION_VALUES = {
    "nothingness": -3.0,
    "insatiable-avarice": -1.4,
    "reckless-might": -1.2,
    "endless-hunger": -2.0,
    "grim-sight": -1.8,
    "delirium-veil": -1.2,
    "dire-wisdom": -2.5,
}
"""What it is worth to have one in hand: less than nothing; the others cost about one life."""
DEVOURED_CARD = 1.4
"""What a card of the supply is worth that may still be bought back."""
EMPTIED_PILE = 3.0
"""What it costs that a pile is empty; more with each that was before."""


# Basic cards


def _awakens(sight: Any, effect: basic_verbs.Awakens, act: Any, who: SeenPlayer) -> float:
    card = effect.minion(sight)
    return 0.0 if card is None else 2.0 * card_harm(sight, card) + 0.3 * card.life


def _ray(sight: Sight, effect: basic_verbs.RayAgainstGems, act: Any, who: SeenPlayer) -> float:
    """Every gem in hand is worth less than the three damage it prevents, if Gravehold is low."""
    gems = sum(card.type == GEM for player in sight.players for card in player.hand)
    prevented = min(effect.most, gems)
    left = effect.amount - effect.each * prevented
    return gravehold_harm(sight, left) + prevented * sight.w.hand_card


def _gather(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    own = holdings(sight, who)
    return float(effect.amount) * own.uses * (own.average - sight.w.thinning * own.average) / 4


def _nemesis_turns(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return 1.3 * sight.w.nemesis_card * sight.nemesis_turns_discarded()


def _destroys_dear(sight: Sight, effect: basic_verbs.DestroysDear, act: Any, who: Any) -> float:
    own = holdings(sight, who)
    worths = [own.uses * per_use(card, own.aether, own.w) for card in effect.cards(who)]
    return min(worths, default=0.0)


def _dear_prepped(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    losses = sorted(lost_spell(sight, spell, effect.fate) for spell in effect.spells(who))
    return sum(losses[: effect.amount])


def give_gem(sight: Sight, question: Question) -> Choice:
    """The cheapest gem at hand, as long as it is worth less than its share of what all prevent."""
    about = question.about or {}
    amount, each = about["amount"], about["each"]
    enough = -(-amount // each)
    gems = min(enough, sum(_gems_at_hand(player) for player in sight.players))
    prevented = gravehold_harm(sight, amount) - gravehold_harm(sight, amount - each * gems)
    aether = aether_worth(turns_left(sight), sight.w)

    def cheapest(choice: Choice) -> float:
        hand = sight.players[choice[1]].hand
        values = [per_use(card, aether, sight.w) for card in hand if card.type == GEM]
        return sight.w.hand_card * min(values, default=2 * aether)

    best = min(question.choices[:-1], key=cheapest)
    return best if cheapest(best) * max(1, gems) < prevented else question.choices[-1]


def _gems_at_hand(player: SeenPlayer) -> int:
    """In a hand that is closed every other card may be one."""
    if not player.hand:
        return player.hand_size // 2
    return sum(card.type == GEM for card in player.hand)


# Rageborne


def strike_harm(sight: Sight) -> float:
    """What a strike costs on the average."""
    act = acting(sight, None)
    total = 0.0
    for card in strikes.STRIKES:
        assert card.effect is not None
        total += harm(sight, card.effect, act, act.me)
    return min(W.lost, total) / len(strikes.STRIKES)


def _fury(sight: Sight, effect: strikes.GainFury, act: Any, who: SeenPlayer) -> float:
    return effect.amount * strike_harm(sight) / (1.2 if sight.hard else 3.0)


def _strikes(sight: Sight, effect: strikes.Strikes, act: Any, who: SeenPlayer) -> float:
    return effect.times * strike_harm(sight)


# Carapace Queen


def husk_worth(number: int) -> float:
    """What the n-th husk costs by being there: with thirteen the next Swarm is the last."""
    if number <= 6:
        return 1.8
    if number <= 10:
        return 3.0
    return 8.0 if number <= 12 else 25.0


def _more_husks(sight: Sight, more: int) -> float:
    room = husks.MOST_HUSKS - sight.tokens
    added = sum(husk_worth(sight.tokens + n) for n in range(1, min(more, room) + 1))
    return added + (gravehold_harm(sight, more - room) if more > room else 0.0)


def _fewer_husks(sight: Sight, fewer: int) -> float:
    return sum(husk_worth(sight.tokens - n) for n in range(min(fewer, sight.tokens)))


def _places(sight: Any, effect: husks.PlacesHusks, act: Any, who: SeenPlayer) -> float:
    amount = effect.amount
    return _more_husks(sight, amount if isinstance(amount, int) else amount.value(sight, act))


def _removes(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return -_fewer_husks(sight, 1)


def _half(sight: Sight, effect: husks.HalfTheHusksFall, act: Any, who: SeenPlayer) -> float:
    fallen = (sight.tokens + 1) // 2
    return gravehold_harm(sight, effect.damage * fallen) - _fewer_husks(sight, fallen)


def _swarms(sight: Sight, effect: husks.Swarms, act: Any, who: SeenPlayer) -> float:
    return effect.times * harm(sight, husks.swarm_row(sight.tokens), act, who)


def _lost(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return W.lost


def _spread(sight: Any, amount: int) -> float:
    """What is gained by reaching several husks, after the damage it costs."""
    reached = amount // husks.husk_life(sight)
    return float(_fewer_husks(sight, reached) - player_harm(sight, sight.me, 1))


def _one_husk(sight: Any, amount: int) -> float:
    life = husks.husk_life(sight)
    dealt = min(1.0, amount / life)
    return float(_fewer_husks(sight, 1) * dealt - sight.w.wasted * max(0, amount - life))


def damage_to_husks(sight: Sight, amount: int) -> float:
    return max(_one_husk(sight, amount), _spread(sight, amount) if amount > 1 else 0.0)


def spread(sight: Sight, question: Question) -> Choice:
    amount = (question.about or {})["amount"]
    return question.choices[0 if _spread(sight, amount) > _one_husk(sight, amount) else -1]


# Crooked Mask


def corruption_harm(sight: Sight, amount: int) -> float:
    left = sight.own.count if isinstance(sight.own, CorruptionDeck) else amount
    missing = max(0, amount - left)
    city = gravehold_harm(sight, EMPTY_DAMAGE * missing) if missing else 0.0
    return CORRUPTION_HARM * (amount - missing) + city


def _corrupted(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    """Most corruptions cost a life, so the player with the most of it bears them best."""
    amount: int = effect.amount
    return corruption_harm(sight, amount) / 2 + amount * player_harm(sight, who, 1)


def _collectively(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return corruption_harm(sight, effect.amount)


def _two_corrupted(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    life: int = effect.life
    return corruption_harm(sight, 2 * effect.amount) - 2 * life * life_worth(sight)


def _destroys_other(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return -most_junk(sight, who, effect.cards(who))


def _all_named(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    aether = aether_worth(turns_left(sight), sight.w)
    return sight.w.hand_card * sum(
        per_use(c, aether, sight.w) for c in who.hand if c.slug == effect.slug
    )


def _gains_from(sight: Any, effect: corruption_verbs.GainsFrom, act: Any, who: Any) -> float:
    own = holdings(sight, who)
    return -max((gain_worth(own, pile.card) for pile in effect.piles(sight)), default=0.0)


def _worth(points: float) -> Rule:
    return lambda sight, effect, act, who: -points


def corruption(sight: Sight, question: Question) -> Choice:
    """What brings cards or charges first; what takes cards away when the others are done."""
    return max(question.choices, key=lambda choice: sight.w.relic_of.get(choice[1].slug, -1.0))


def corruption_to(sight: Sight, question: Question) -> Choice:
    """A charge is a fair price, unless the ability is nearly ready; else to the healthiest."""
    last = question.choices[-1]
    if last[0] == "to" and sight.me.charges < sight.me.mage.charges:
        return last
    gifts = [choice for choice in question.choices if choice[0] == "give"]
    return max(gifts, key=lambda choice: sight.players[choice[1]].life)


def turn_back(sight: Sight, question: Question) -> Choice:
    """The next turn goes to somebody who has much to cast."""

    def ready(choice: Choice) -> float:
        return max(prepped_damage(sight, sight.players[seat]) for seat in choice[1].seats)

    return max(question.choices, key=ready)


def _burden_of_corruptions(state: State) -> float:
    own = state.own
    return float(len(CORRUPTIONS) - own.count) if isinstance(own, CorruptionDeck) else 0.0


# Prince of Gluttons


def devour_harm(sight: Sight, pile: Pile, amount: int) -> float:
    missing = max(0, amount - len(pile.copies))
    total = DEVOURED_CARD * (amount - missing) + 0.02 * max(0.0, _wanted(sight, pile.card))
    if missing:
        total += gravehold_harm(sight, devoured.MISSING_DAMAGE * missing)
    if amount >= len(pile.copies):
        filled = sum(bool(other.copies) for other in sight.market)
        total += EMPTIED_PILE * (10 - filled) if filled > 1 else W.lost
    return total


def _wanted(sight: Sight, card: Card) -> float:
    return gain_worth(holdings(sight, sight.me), card)


def _devours(sight: Any, effect: devoured.Devours, act: Any, who: SeenPlayer) -> float:
    amount = effect.amount
    count = amount if isinstance(amount, int) else amount.value(sight, act)
    piles = effect.piles(sight)
    if not piles:
        return gravehold_harm(sight, devoured.MISSING_DAMAGE * count)
    return min(devour_harm(sight, pile, count) for pile in piles)


def devour(sight: Sight, question: Question) -> Choice:
    amount = (question.about or {})["amount"]
    piles = {pile.card: pile for pile in sight.market}
    return min(question.choices, key=lambda c: devour_harm(sight, piles[c[1]], amount))


def _bought_back(sight: Sight, choice: Choice) -> tuple[float, int]:
    card: Card = choice[1]
    return _wanted(sight, card), card.cost


def _burden_of_empty_piles(state: State) -> float:
    return 1.0 + sum(not pile.copies for pile in state.market)


_RULES: dict[type, Rule] = {
    basic_verbs.Awakens: _awakens,
    basic_verbs.RayAgainstGems: _ray,
    basic_verbs.GathersDarkness: _gather,
    basic_verbs.ShufflesNemesisTurns: _nemesis_turns,
    basic_verbs.DestroysDear: _destroys_dear,
    basic_verbs.FateOfDearPrepped: _dear_prepped,
    strikes.GainFury: _fury,
    strikes.Strikes: _strikes,
    husks.PlacesHusks: _places,
    husks.RemovesHusk: _removes,
    husks.HalfTheHusksFall: _half,
    husks.Swarms: _swarms,
    husks.SwarmKills: _lost,
    corruption_verbs.GainsCorruptions: _corrupted,
    corruption_verbs.CollectivelyCorrupted: _collectively,
    corruption_verbs.TwoPlayersCorrupted: _two_corrupted,
    corruption_verbs.DestroysOther: _destroys_other,
    corruption_verbs.DiscardsAllNamed: _all_named,
    corruption_verbs.GainsFrom: _gains_from,
    corruption_verbs.LooksAtTop: _worth(0.5),
    corruption_verbs.TakesBackFree: _worth(0.4),
    corruption_verbs.ShufflesPlayerTurn: _worth(2.0),
    devoured.Devours: _devours,
}

_ANSWERS: dict[str, Answer] = {
    "give-gem": give_gem,
    "spread": spread,
    "corruption": corruption,
    "corruption-to": corruption_to,
    "look-at-top": junk_or_skip,
    "turn-back": turn_back,
    "devour": devour,
}


FOES: Final = Judgement(
    worths(
        relic_of={card.slug: CORRUPTION_VALUES.get(card.slug, -0.9) for card in CORRUPTIONS},
    ),
    rules=_RULES,
    answers=_ANSWERS,
    own_targets={"husks": damage_to_husks},
    own_worths={devoured.BUY: _bought_back},
    burdens={
        CorruptionDeck: _burden_of_corruptions,
        devoured.Devoured: _burden_of_empty_piles,
    },
    fitted=FITTED,
)
