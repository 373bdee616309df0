"""The eight basic nemesis cards of tier 2."""

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import attack, minion, power
from emberhold.games.aeons_end.effects.base import Extent, Predicate
from emberhold.games.aeons_end.effects.damage import GraveholdSuffers, Suffer, Unleash
from emberhold.games.aeons_end.effects.moving import (
    CollectivelyDiscard,
    destroy,
    shuffle_discard_in,
)
from emberhold.games.aeons_end.effects.resources import LoseCharges, SpendAether
from emberhold.games.aeons_end.effects.subjects import any_player, most_charges, most_opened
from emberhold.games.aeons_end.effects.threats import (
    DISCARD,
    CollectivelyPrepped,
    ThisMinionSuffers,
)
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.zones import without
from emberhold.parts.asking import choose_copy


class FlailDeck(Predicate):
    """Chaos Flail: the one thing in the box that shuffles a player's deck.

    The discard pile goes into the deck, the deck is shuffled, of the two top cards the more
    expensive one is destroyed and the other one put back (WE-212).
    """

    def do(self, game: State, act: Act, who: Player) -> Asking:
        shuffle_discard_in(game, who)
        revealed = who.deck[-2:]
        who.shuffled = len(who.deck) - len(revealed)
        if not revealed:
            return
        for card in reversed(revealed):
            game.say("log-reveals", who=who.mage, card=card)
        most = max(card.cost for card in revealed)
        dearest = [card for card in revealed if card.cost == most]
        card = yield from choose_copy(game, who.seat, "destroy", dearest, {"card": act.card})
        who.deck = without(who.deck, card)
        yield from destroy(game, who, card) or ()

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return min(len(who.deck) + len(who.discard), 2), 2


TIER_2 = (
    power(
        "Aphotic Sun",
        2,
        power=2,
        to_discard=SpendAether(7),
        effect=Unleash() & most_charges(Suffer(3) & LoseCharges(None)),
    ),
    power(
        "Chaos Flail",
        2,
        power=2,
        to_discard=SpendAether(7),
        effect=Unleash(2) & any_player(FlailDeck()),
    ),
    minion("Mage Ender", 2, life=9, persistent=most_opened(Suffer(2))),
    minion(
        "Mangleroot",
        2,
        life=12,
        persistent=GraveholdSuffers(3) & ThisMinionSuffers(2),
    ),
    power(
        "Morbid Gyre",
        2,
        power=1,
        to_discard=SpendAether(7),
        effect=Unleash(2) & CollectivelyDiscard(3),
    ),
    attack("Mutilate", 2, Unleash() & CollectivelyPrepped(DISCARD, 2) & any_player(Suffer(2))),
    minion("Null Scion", 2, life=11, persistent=Unleash()),
    attack("Smite", 2, Unleash(2) & GraveholdSuffers(2)),
)
