"""Gate Witch and her nine cards."""

from emberhold.games.aeons_end.card import NemesisSheet, Trigger, attack, minion, power
from emberhold.games.aeons_end.cards.war_eternal.foes.gates import (
    DiscardRevealedTurn,
    EachSuffersForTurns,
    KeepOneTurn,
    OpenGate,
    UnleashUntilSix,
    accelerate_time,
    gates_open,
    summons_turn,
)
from emberhold.games.aeons_end.effects.damage import (
    GraveholdSuffers,
    Suffer,
    Unleash,
)
from emberhold.games.aeons_end.effects.nemesis_deck import (
    DrawsAnother,
    ThisToBottom,
    comes_back,
)
from emberhold.games.aeons_end.effects.resources import SpendAether
from emberhold.games.aeons_end.effects.subjects import any_player, most_charges
from emberhold.games.aeons_end.effects.threats import RevealTurn

GATE_WITCH = NemesisSheet(
    "Gate Witch",
    life=70,
    difficulty=7,
    unleash=OpenGate(),
    cards=(
        minion("Deep Abomination", 1, life=6, persistent=EachSuffersForTurns()),
        attack("Hasten", 1, any_player(Suffer(gates_open)) & Unleash() & ThisToBottom()),
        power(
            "Temporal Nimbus",
            1,
            power=3,
            to_discard=SpendAether(6),
            effect=Unleash() & DrawsAnother(),
        ),
        power("Nether Spiral", 2, power=3, to_discard=SpendAether(7), effect=KeepOneTurn()),
        minion("Paradox Beast", 2, life=8, persistent=GraveholdSuffers(gates_open)),
        minion(
            "Portal Wretch",
            2,
            life=8,
            persistent=most_charges(Suffer(2)),
            triggers=(Trigger("discarded", change=summons_turn, text="trigger-summons-turn"),),
        ),
        attack(
            "Distort",
            3,
            Unleash() & RevealTurn(DiscardRevealedTurn(), GraveholdSuffers(5)) & ThisToBottom(),
        ),
        power(
            "Infinite Enmity",
            3,
            power=2,
            to_discard=SpendAether(8),
            effect=UnleashUntilSix() & ThisToBottom(),
        ),
        minion(
            "Rift Scourge",
            3,
            life=13,
            persistent=any_player(Suffer(4)),
            triggers=(Trigger("discarded", change=comes_back, text="trigger-comes-back"),),
        ),
    ),
    token="token-gates",
    tokens=(1, 1),
    turn_end=accelerate_time,
    additional=("rule-gate-witch-accelerate",),
    harder="rule-gate-witch-harder",
    gists=("unleash-gist-token",),
)
