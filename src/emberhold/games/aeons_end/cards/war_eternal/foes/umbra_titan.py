"""Umbra Titan, who pulls down the pillars of Gravehold, and its nine cards."""

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import MINION, Card, NemesisSheet, attack, minion, power
from emberhold.games.aeons_end.cards.war_eternal.foes.pillars import DestroyPillars, pillars
from emberhold.games.aeons_end.effects.base import FULL, NONE, Effect, Extent, When
from emberhold.games.aeons_end.effects.counting import NemesisTurnsDiscarded
from emberhold.games.aeons_end.effects.damage import GraveholdSuffers, Suffer, Unleash
from emberhold.games.aeons_end.effects.resources import SpendAether
from emberhold.games.aeons_end.effects.subjects import any_player
from emberhold.games.aeons_end.effects.threats import (
    DESTROY,
    DISCARD,
    CollectivelyPrepped,
    DearestPrepped,
    ThisMinionsLife,
)
from emberhold.games.aeons_end.fight.life import enter_play
from emberhold.games.aeons_end.state import State
from emberhold.parts.amounts import AtLeast, AtMost, Exactly


class ReturnLastMinion(Effect):
    """Crumble: the minion discarded last comes back with all its life, as the newest in play."""

    def minion(self, game: State) -> Card | None:
        for card in reversed(game.nemesis_discard):
            if card.type == MINION:
                return card
        return None

    def run(self, game: State, act: Act) -> None:
        card = self.minion(game)
        if card is not None:
            game.nemesis_pile = game.nemesis_pile.without_discarded(card)
            enter_play(game, card)
            game.say("log-returns-to-play", card=card)

    def extent(self, game: State, act: Act) -> Extent:
        return NONE if self.minion(game) is None else FULL


UMBRA_TITAN = NemesisSheet(
    "Umbra Titan",
    life=70,
    difficulty=3,
    unleash=When(Exactly(NemesisTurnsDiscarded(), 1), any_player(Suffer(2)) | DestroyPillars())
    & When(Exactly(NemesisTurnsDiscarded(), 2), GraveholdSuffers(2) | DestroyPillars()),
    cards=(
        minion("Cryptid", 1, life=6, persistent=DearestPrepped(DISCARD) | DestroyPillars()),
        minion(
            "Grubber",
            1,
            life=5,
            persistent=When(
                Exactly(NemesisTurnsDiscarded(), 2), DestroyPillars(), GraveholdSuffers(2)
            ),
        ),
        power("Seismic Roar", 1, power=3, to_discard=SpendAether(6), effect=DestroyPillars(2)),
        attack("Maul", 2, CollectivelyPrepped(DESTROY, 2, dearest=True) | DestroyPillars(2)),
        minion(
            "Tombfright",
            2,
            life=8,
            persistent=When(
                AtLeast(pillars, 5),
                DestroyPillars(),
                GraveholdSuffers(3),
            ),
        ),
        minion(
            "Vault Behemoth",
            2,
            life=9,
            persistent=any_player(Suffer(2)) & When(AtMost(ThisMinionsLife(), 8), DestroyPillars()),
        ),
        attack("Crumble", 3, ReturnLastMinion() & Unleash() | DestroyPillars(3)),
        minion("Demi-Ancient", 3, life=18, persistent=DestroyPillars()),
        power(
            "Yawning Black",
            3,
            power=2,
            to_discard=SpendAether(8),
            effect=any_player(Suffer(6)) | DestroyPillars(3),
        ),
    ),
    token="token-pillars",
    tokens=(8, 5),
    lost_without_tokens=True,
    additional=("rule-umbra-pillars", "rule-umbra-collapse"),
    harder="rule-umbra-harder",
    gists=("unleash-gist-umbra-titan",),
)
