"""Rageborne, whose fury grows until it Strikes, and its nine cards."""

from emberhold.games.aeons_end.card import NemesisSheet, attack, minion, power
from emberhold.games.aeons_end.cards.first_box.foes.strikes import (
    STRIKES,
    FuryAndOne,
    GainFury,
    StrikeDeck,
    Strikes,
    fury,
    strikes_when_furious,
)
from emberhold.games.aeons_end.effects.base import When
from emberhold.games.aeons_end.effects.counting import NemesisTurnsDiscarded
from emberhold.games.aeons_end.effects.damage import GraveholdSuffers, Suffer, Unleash
from emberhold.games.aeons_end.effects.moving import CollectivelyDiscard
from emberhold.games.aeons_end.effects.resources import LoseCharges, SpendAether
from emberhold.games.aeons_end.effects.subjects import any_player
from emberhold.games.aeons_end.state import State
from emberhold.parts.amounts import Exactly
from emberhold.parts.deck import Deck


def _prepare(game: State, difficulty: str) -> None:
    """AE-133."""
    game.own = StrikeDeck(Deck(STRIKES).shuffled(game))


RAGEBORNE = NemesisSheet(
    "Rageborne",
    life=70,
    difficulty=2,
    unleash=GainFury(),
    cards=(
        attack("Cleave", 1, Strikes()),
        minion("Provoker", 1, life=5, persistent=GraveholdSuffers(fury)),
        attack(
            "Unrelenting Ire",
            1,
            Unleash() & When(Exactly(NemesisTurnsDiscarded(), 2), Unleash(2, additional=True)),
        ),
        power("Blood Cry", 2, power=2, to_discard=LoseCharges(4), effect=Unleash(4)),
        power(
            "Invoke Carnage",
            2,
            power=2,
            to_discard=SpendAether(7),
            effect=Unleash() & any_player(Suffer(FuryAndOne())),
        ),
        minion("Scorn", 2, life=9, persistent=GraveholdSuffers(3) | Unleash(2)),
        minion("Avatar of Wrath", 3, life=16, persistent=Strikes()),
        attack("Onslaught", 3, Unleash(3) & CollectivelyDiscard(fury)),
        power("Rolling Death", 3, power=2, to_discard=SpendAether(8), effect=Strikes(2)),
    ),
    token="token-fury",
    token_log="log-fury",
    tokens=(1, 1),
    aside=STRIKES,
    own=StrikeDeck(Deck(STRIKES)),
    prepare=_prepare,
    turn_end=strikes_when_furious,
    additional=("rule-rageborne-fury", "rule-rageborne-strike"),
    harder="rule-rageborne-harder",
    gists=("unleash-gist-fury",),
)
