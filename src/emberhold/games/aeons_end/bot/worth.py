"""What player cards, breaches and charges are worth to a mage for the rest of the game."""

from __future__ import annotations

from typing import Final, NamedTuple

from emberhold.games.aeons_end.card import GEM, SPELL, Card, Mage
from emberhold.games.aeons_end.effects.base import Sequence
from emberhold.games.aeons_end.numbers.weights import Saving, W, Weights
from emberhold.games.aeons_end.seen.sight import SeenPlayer, Sight
from emberhold.games.aeons_end.state import HAND_SIZE, Breach

LONG_GAME: Final = 24.0
"""The turns a game of two players gives each of them at most."""


def turns_left(sight: Sight) -> float:
    """About how many turns every player still has: the nemesis draws a card in each of its."""
    nemesis_turns = sight.nemesis_deck_size + 2
    return nemesis_turns * (1.5 if sight.solo else 2 / len(sight.players))


def aether_worth(turns: float, w: Weights = W, income: float = 5.0, enough: float = 0.0) -> float:
    """Aether buys more the longer what it buys is used, and the less of it there is."""
    early = min(1.0, turns / LONG_GAME)
    return w.aether + w.early_aether * early * max(0.0, 1 - income / (enough or w.income))


def saving(sight: Sight) -> Saving:
    """How much aether a turn is enough here, and how much a card must be worth."""
    usual = Saving(sight.w.income, sight.w.dilution)
    return sight.w.alone.get(sight.nemesis.slug, usual) if sight.solo else usual


def per_use(card: Card, aether: float, w: Weights) -> float:
    """What a card does each time it comes into the hand, at what aether is worth."""
    if card.type == SPELL:
        return w.damage_of.get(card.slug, 0.8 * card.cost or 1.0) * w.spell
    if card.type == GEM:
        return w.aether_of.get(card.slug, 1 + card.cost / 3) * aether
    return w.relic_of.get(card.slug, card.cost / 2 or 1.0)


class Holdings(NamedTuple):
    """What a mage is seen to own, and what follows for new cards and breaches."""

    turns: float
    uses: float
    """How often a card gained now will come up."""
    aether: float
    """What one aether is worth to the mage."""
    average: float
    """What an average card of the mage does each time it comes up."""
    spells_a_turn: float
    spell: float
    """What an average spell of the mage does."""
    slots: int
    """Opened breaches."""
    dilution: float
    w: Weights
    """The numbers it is judged by."""


def holdings(sight: Sight, player: SeenPlayer) -> Holdings:
    w = sight.w
    turns = turns_left(sight)
    seen = [*player.hand, *player.discard, *player.play_area]
    slots = 0
    for breach in player.breaches:
        slots += breach.open
        seen += breach.spells
    hidden = player.deck_size + (0 if player.hand else player.hand_size)
    size = max(HAND_SIZE, len(seen) + hidden)
    share = max(HAND_SIZE, len(seen))
    gems = damage = relics = 0.0
    spells = 0
    for card in seen:
        if card.type == SPELL:
            spells += 1
            damage += w.damage_of.get(card.slug, 0.8 * card.cost or 1.0)
        elif card.type == GEM:
            gems += w.aether_of.get(card.slug, 1 + card.cost / 3)
        else:
            relics += w.relic_of.get(card.slug, card.cost / 2 or 1.0)
    patience = w.patience.get(sight.nemesis.slug, 1.0)
    enough, dilution = saving(sight)
    aether = patience * aether_worth(turns, w, HAND_SIZE * gems / share, enough)
    return Holdings(
        turns,
        HAND_SIZE * turns / size,
        aether,
        (gems * aether + damage * w.spell + relics) / share,
        HAND_SIZE * spells / share,
        w.spell * damage / spells if spells else w.spell,
        slots,
        dilution,
        w,
    )


def gain_worth(own: Holdings, card: Card) -> float:
    """What a card gained now will have brought by the end of the game."""
    value = per_use(card, own.aether, own.w)
    if card.type == SPELL:
        value = _spell_worth(own, value, card.dual)
    return own.uses * (value - own.dilution * own.average)


def _spell_worth(own: Holdings, value: float, dual: bool) -> float:
    """A spell counts in full where breaches wait for it, else by what it is better than others."""
    wanted = own.slots + own.w.room - own.spells_a_turn - (1 if dual else 0)
    room = max(0.0, min(1.0, wanted))
    return room * value + (1 - room) * max(0.0, value - own.spell)


def opening_worth(own: Holdings, breach: Breach) -> float:
    """What an opened breach will have brought: more spells each turn, and its bonus."""
    more = max(0.0, min(1.0, own.spells_a_turn - own.slots))
    bonus = own.w.spell * breach.tile.bonus
    used = min(1.0, own.spells_a_turn / (own.slots + 1))
    return own.turns * (own.w.slot * more * own.spell + used * bonus)


def focus_worth(own: Holdings, breach: Breach) -> float:
    """What a focus contributes to opening the breach one day."""
    if breach.turned == 3:
        return opening_worth(own, breach)
    saved = breach.open_cost - breach.after_focus().open_cost
    return own.w.focus * opening_worth(own, breach) * saved / breach.open_cost


def ability_points(mage: Mage, w: Weights) -> float:
    """What an ability is worth when it is used well: by the mage, or by what was learned."""
    known = w.ability_of.get(mage.slug)
    if known is not None:
        return known
    effect = mage.ability
    if isinstance(effect, Sequence):
        effect = effect.parts[0]
    return w.learned.get(effect, 6.0)


def charge_worth(sight: Sight, own: Holdings, player: SeenPlayer) -> float:
    """One charge more on the way to the ability, if there is time to get there."""
    mage = player.mage
    missing = mage.charges - player.charges
    if not mage.charges or missing * sight.box.rules.charge_cost > 4 * own.turns:
        return 0.0
    last = own.w.last_charge if missing == 1 else 0.0
    return own.w.charge * (1 + last) * ability_points(mage, own.w) / mage.charges
