"""Chapter 4: Fungal Mesh, which possesses mages, and its nine cards (LG-392 to LG-401)."""

from __future__ import annotations

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import NemesisSheet, attack, minion, power
from emberhold.games.aeons_end.cards.legacy.nemesis_verbs import (
    discards_hand,
    gems_then,
)
from emberhold.games.aeons_end.cards.legacy.possession import (
    Mercy,
    MeshToken,
    frees_brama,
    overloads,
    possesses,
    spares_brama,
)
from emberhold.games.aeons_end.cards.legacy.stories import nothing, story
from emberhold.games.aeons_end.effects.base import Predicate
from emberhold.games.aeons_end.effects.damage import nemesis_gains_life, suffers, unleashes
from emberhold.games.aeons_end.effects.focusing import focus_cheapest
from emberhold.games.aeons_end.effects.helping import gains_cheap
from emberhold.games.aeons_end.effects.resources import gains_charges, loses_charges, spend
from emberhold.games.aeons_end.effects.subjects import (
    any_player,
    lowest_life,
    most_opened,
    most_prepped,
)
from emberhold.games.aeons_end.effects.threats import DESTROY, prepped_fate
from emberhold.games.aeons_end.state import Player, State
from emberhold.games.aeons_end.turn.draw import draw
from emberhold.kernel.rng import shuffled
from emberhold.language import Speech


class Domineered(Predicate):
    """LG-400: hand and discard pile into the deck, which is shuffled, and a new hand."""

    amount = 5

    def do(self, game: State, act: Act, who: Player) -> None:
        for card in who.hand:
            game.say("log-discards", who=who.mage, card=card)
        who.deck = shuffled(game, who.deck + who.discard + who.hand)
        who.hand = who.discard = ()
        who.shuffled = len(who.deck)
        game.say("log-shuffles-deck", who=who.mage)
        draw(game, who, self.amount)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-domineer", amount=self.amount)


CARDS = (
    attack("Influence", 1, unleashes(2) & any_player(gems_then(2, focus_cheapest()))),
    power(
        "Redirected Power",
        1,
        power=3,
        to_discard=loses_charges(4),
        effect=unleashes(2) & any_player(prepped_fate(DESTROY, free=True)),
    ),
    minion(
        "Dominion Spores",
        1,
        life=6,
        persistent=any_player(gems_then(2, gains_charges(1), suffers(2))),
    ),
    minion(
        "Brama, Infested",
        2,
        slug="brama-infested",
        life=10,
        immediately=story("E56", spares_brama() | nothing()),
        persistent=unleashes() & nemesis_gains_life(3),
    ),
    attack("Command", 2, unleashes(2) & any_player(gems_then(3, suffers(2), gains_cheap(3)))),
    power("Deadly Overload", 2, power=3, to_discard=spend(7), effect=overloads()),
    attack("Domineer", 3, unleashes(3) & lowest_life(Domineered())),
    minion("Psychic Clouds", 3, life=15, persistent=most_prepped(suffers(4))),
    attack(
        "Override",
        3,
        unleashes(2) & most_opened(discards_hand() & gains_cheap(5, into_hand=True)),
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
)
