"""The eight basic nemesis cards of tier 3."""

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import ATTACK, Card, Trigger, attack, minion, power
from emberhold.games.aeons_end.effects.base import FULL, NONE, Effect, Extent, Predicate
from emberhold.games.aeons_end.effects.counting import NemesisTurnsDiscarded
from emberhold.games.aeons_end.effects.damage import GraveholdSuffers, Suffer, Unleash
from emberhold.games.aeons_end.effects.resources import SpendAether
from emberhold.games.aeons_end.effects.sorts import number
from emberhold.games.aeons_end.effects.subjects import any_player, lowest_life, most_prepped
from emberhold.games.aeons_end.effects.threats import (
    DESTROY,
    CollectivelyPrepped,
    DearestInHand,
    PreppedByThatPlayer,
    ThisMinionsLife,
    spell_choices,
)
from emberhold.games.aeons_end.effects.warding import one_at_most
from emberhold.games.aeons_end.figure.breaches import destroy_breach, destroy_prepped
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.parts.asking import choose
from emberhold.parts.effects.signatures import Takes


class DestroySpellAndBreach(Predicate):
    """Cataclysmic Fate: give up an expensive prepped spell and a breach it was prepped on."""

    takes: ClassVar[Takes] = (number("cost"),)

    def __init__(self, cost: int) -> None:
        self.cost = cost

    def spells(self, player: Player) -> list[Card]:
        return [spell for spell in player.prepped() if spell.cost >= self.cost]

    def do(self, game: State, act: Act, who: Player) -> Asking:
        choices = spell_choices((who, spell) for spell in self.spells(who))
        if not choices:
            return
        about = {"card": act.card, "fate": DESTROY}
        choice = yield from choose(game, who.seat, "prepped", choices, about)
        spell: Card = choice[1]
        numbers = [breach.number for breach in who.breaches if spell in breach.spells]
        destroy_prepped(game, who, spell)
        breaches = [("breach", number) for number in numbers]
        choice = yield from choose(game, who.seat, "breach-of-spell", breaches, about)
        destroy_breach(game, who, choice[1])

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if self.spells(who) else NONE


class ResolveLastAttack(Effect):
    """Engulf: the attack on top of the others in the nemesis discard pile resolves once more.

    It stays in the pile unless its own text moves it; without any attack there nothing happens.
    """

    def attack(self, game: State, act: Act) -> Card | None:
        for card in reversed(game.nemesis_discard):
            if card.type == ATTACK and card is not act.card:
                return card
        return None

    def run(self, game: State, act: Act) -> Asking | None:
        again = self.attack(game, act)
        if again is None:
            return None
        game.say("log-resolves-again", card=again)
        assert again.effect is not None
        return again.effect.run(game, Act.of_nemesis(game, again))

    def extent(self, game: State, act: Act) -> Extent:
        return NONE if self.attack(game, act) is None else FULL


TIER_3 = (
    power(
        "Apocalypse Ritual",
        3,
        power=2,
        to_discard=SpendAether(8),
        effect=GraveholdSuffers(5 * NemesisTurnsDiscarded()),
    ),
    attack("Banish", 3, Unleash(2) & most_prepped(Suffer(PreppedByThatPlayer()))),
    power(
        "Cataclysmic Fate",
        3,
        power=1,
        to_discard=DestroySpellAndBreach(5),
        effect=lowest_life(Suffer(4)),
    ),
    minion(
        "Monstrosity of Omens",
        3,
        life=5,
        persistent=GraveholdSuffers(ThisMinionsLife()),
        triggers=(Trigger("minion-damage", change=one_at_most, text="rule-monstrosity-of-omens"),),
    ),
    attack("Engulf", 3, ResolveLastAttack()),
    attack("Quell", 3, GraveholdSuffers(7) | Unleash(3)),
    attack("Throttle", 3, Unleash(2) & any_player(DearestInHand(DESTROY, 3))),
    power(
        "Withering Beam",
        3,
        power=2,
        effect=Unleash(2) & CollectivelyPrepped(DESTROY, 2, dearest=True),
    ),
)
