"""Rageborne, whose fury grows until it Strikes, and its nine cards."""

from emberhold.games.aeons_end.card import NemesisSheet, attack, minion, power
from emberhold.games.aeons_end.cards.first_box.strikes import (
    STRIKES,
    StrikeDeck,
    fury,
    fury_and_one,
    gains_fury,
    strikes,
    strikes_when_furious,
)
from emberhold.games.aeons_end.effects.base import when
from emberhold.games.aeons_end.effects.counting import nemesis_turns_discarded
from emberhold.games.aeons_end.effects.damage import gravehold_suffers_damage, suffers, unleashes
from emberhold.games.aeons_end.effects.moving import collectively_discard
from emberhold.games.aeons_end.effects.resources import loses_charges, spend
from emberhold.games.aeons_end.effects.subjects import any_player
from emberhold.games.aeons_end.state import State
from emberhold.parts.amounts import exactly
from emberhold.parts.deck import Deck


def _prepare(game: State, difficulty: str) -> None:
    """AE-133."""
    game.own = StrikeDeck(Deck(STRIKES).shuffled(game))


RAGEBORNE = NemesisSheet(
    "Rageborne",
    life=70,
    difficulty=2,
    unleash=gains_fury(),
    cards=(
        attack("Cleave", 1, strikes()),
        minion("Provoker", 1, life=5, persistent=gravehold_suffers_damage(fury)),
        attack(
            "Unrelenting Ire",
            1,
            unleashes() & when(exactly(nemesis_turns_discarded, 2), unleashes(2)),
        ),
        power("Blood Cry", 2, power=2, to_discard=loses_charges(4), effect=unleashes(4)),
        power(
            "Invoke Carnage",
            2,
            power=2,
            to_discard=spend(7),
            effect=unleashes() & any_player(suffers(fury_and_one)),
        ),
        minion("Scorn", 2, life=9, persistent=gravehold_suffers_damage(3) | unleashes(2)),
        minion("Avatar of Wrath", 3, life=16, persistent=strikes()),
        attack("Onslaught", 3, unleashes(3) & collectively_discard(fury)),
        power("Rolling Death", 3, power=2, to_discard=spend(8), effect=strikes(2)),
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
)
