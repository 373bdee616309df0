"""Chapter 4: Fungal Mesh, which possesses mages, and its nine cards (LG-392 to LG-401)."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import NemesisSheet, attack, minion, power
from emberhold.games.aeons_end.cards.legacy.foes.nemesis_verbs import (
    DiscardsHand,
    GemsThen,
)
from emberhold.games.aeons_end.cards.legacy.foes.possession import (
    Mercy,
    MeshToken,
    Overload,
    SparesBrama,
    frees_brama,
    possesses,
)
from emberhold.games.aeons_end.cards.legacy.story.stories import Nothing, Story
from emberhold.games.aeons_end.effects.base import Predicate
from emberhold.games.aeons_end.effects.damage import NemesisGainsLife, Suffer, Unleash
from emberhold.games.aeons_end.effects.focusing import FocusCheapest
from emberhold.games.aeons_end.effects.helping import GainsCheap
from emberhold.games.aeons_end.effects.resources import GainCharges, LoseCharges, SpendAether
from emberhold.games.aeons_end.effects.subjects import (
    any_player,
    lowest_life,
    most_opened,
    most_prepped,
)
from emberhold.games.aeons_end.effects.threats import DESTROY, FateOfPrepped
from emberhold.games.aeons_end.state import Player, State
from emberhold.games.aeons_end.turn.draw import draw, forget
from emberhold.kernel.rng import shuffled


class Domineered(Predicate):
    """LG-400: hand and discard pile into the deck, which is shuffled, and a new hand."""

    says: ClassVar[str] = "effect-domineer"

    amount = 5

    def do(self, game: State, act: Act, who: Player) -> None:
        for card in who.hand:
            game.say("log-discards", who=who.mage, card=card)
        who.deck = shuffled(game, who.deck + who.discard + who.hand)
        who.hand = who.discard = ()
        who.shuffled = len(who.deck)
        forget(who)
        game.say("log-shuffles-deck", who=who.mage)
        draw(game, who, self.amount)


CARDS = (
    attack("Influence", 1, Unleash(2) & any_player(GemsThen(2, FocusCheapest()))),
    power(
        "Redirected Power",
        1,
        power=3,
        to_discard=LoseCharges(4),
        effect=Unleash(2) & any_player(FateOfPrepped(DESTROY, free=True)),
    ),
    minion(
        "Dominion Spores",
        1,
        life=6,
        persistent=any_player(GemsThen(2, GainCharges(1), Suffer(2))),
    ),
    minion(
        "Brama, Infested",
        2,
        slug="brama-infested",
        life=10,
        immediately=Story("E56", SparesBrama() | Nothing()),
        persistent=Unleash() & NemesisGainsLife(3),
    ),
    attack("Command", 2, Unleash(2) & any_player(GemsThen(3, Suffer(2), GainsCheap(3)))),
    power("Deadly Overload", 2, power=3, to_discard=SpendAether(7), effect=Overload()),
    attack("Domineer", 3, Unleash(3) & lowest_life(Domineered())),
    minion("Psychic Clouds", 3, life=15, persistent=most_prepped(Suffer(4))),
    attack(
        "Override",
        3,
        Unleash(2) & most_opened(DiscardsHand() & GainsCheap(5, into_hand=True)),
    ),
)

FUNGAL_MESH = NemesisSheet(
    "Fungal Mesh",
    life=70,
    difficulty=4,
    unleash=MeshToken(1),
    cards=CARDS,
    token="token-mesh",
    own=Mercy(),
    discards=frees_brama,
    turn_end=possesses,
    additional=("rule-possess", "rule-possessed-spell"),
    harder="rule-harder-mesh",
    gists=("unleash-gist-token",),
)
