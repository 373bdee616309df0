"""Umbra Titan, who pulls down the pillars of Gravehold, and its nine cards."""

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import MINION, Card, NemesisSheet, attack, minion, power
from emberhold.games.aeons_end.cards.war_eternal.pillars import destroys_pillars, pillars
from emberhold.games.aeons_end.effects.base import FULL, NONE, Effect, Extent, when
from emberhold.games.aeons_end.effects.counting import nemesis_turns_discarded
from emberhold.games.aeons_end.effects.damage import gravehold_suffers_damage, suffers, unleashes
from emberhold.games.aeons_end.effects.resources import spend
from emberhold.games.aeons_end.effects.subjects import any_player
from emberhold.games.aeons_end.effects.threats import (
    DESTROY,
    DISCARD,
    collectively_prepped,
    dearest_prepped,
    this_minions_life,
)
from emberhold.games.aeons_end.life import enter_play
from emberhold.games.aeons_end.state import State
from emberhold.language import Speech
from emberhold.parts.amounts import at_least, at_most, exactly


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

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-return-last-minion")


UMBRA_TITAN = NemesisSheet(
    "Umbra Titan",
    life=70,
    difficulty=3,
    unleash=when(exactly(nemesis_turns_discarded, 1), any_player(suffers(2)) | destroys_pillars())
    & when(exactly(nemesis_turns_discarded, 2), gravehold_suffers_damage(2) | destroys_pillars()),
    cards=(
        minion("Cryptid", 1, life=6, persistent=dearest_prepped(DISCARD) | destroys_pillars()),
        minion(
            "Grubber",
            1,
            life=5,
            persistent=when(
                exactly(nemesis_turns_discarded, 2), destroys_pillars(), gravehold_suffers_damage(2)
            ),
        ),
        power("Seismic Roar", 1, power=3, to_discard=spend(6), effect=destroys_pillars(2)),
        attack("Maul", 2, collectively_prepped(DESTROY, 2, dearest=True) | destroys_pillars(2)),
        minion(
            "Tombfright",
            2,
            life=8,
            persistent=when(
                at_least(pillars, 5),
                destroys_pillars(),
                gravehold_suffers_damage(3),
            ),
        ),
        minion(
            "Vault Behemoth",
            2,
            life=9,
            persistent=any_player(suffers(2))
            & when(at_most(this_minions_life(), 8), destroys_pillars()),
        ),
        attack("Crumble", 3, ReturnLastMinion() & unleashes() | destroys_pillars(3)),
        minion("Demi-Ancient", 3, life=18, persistent=destroys_pillars()),
        power(
            "Yawning Black",
            3,
            power=2,
            to_discard=spend(8),
            effect=any_player(suffers(6)) | destroys_pillars(3),
        ),
    ),
    token="token-pillars",
    tokens=(8, 5),
    lost_without_tokens=True,
    additional=("rule-umbra-pillars", "rule-umbra-collapse"),
    harder="rule-umbra-harder",
)
