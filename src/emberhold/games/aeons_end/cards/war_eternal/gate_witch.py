"""Gate Witch and her nine cards."""

from emberhold.games.aeons_end.card import NemesisSheet, Trigger, attack, minion, power
from emberhold.games.aeons_end.cards.war_eternal.gates import (
    accelerate_time,
    discards_revealed_turn,
    each_suffers_for_turns,
    gates_open,
    keeps_one_turn,
    opens_gate,
    summons_turn,
    unleashes_until_six,
)
from emberhold.games.aeons_end.effects.damage import (
    gravehold_suffers_damage,
    suffers,
    unleashes,
)
from emberhold.games.aeons_end.effects.nemesis_deck import (
    comes_back,
    draws_another,
    this_to_bottom,
)
from emberhold.games.aeons_end.effects.resources import spend
from emberhold.games.aeons_end.effects.subjects import any_player, most_charges
from emberhold.games.aeons_end.effects.threats import reveals_turn

GATE_WITCH = NemesisSheet(
    "Gate Witch",
    life=70,
    difficulty=7,
    unleash=opens_gate(),
    cards=(
        minion("Deep Abomination", 1, life=6, persistent=each_suffers_for_turns()),
        attack("Hasten", 1, any_player(suffers(gates_open)) & unleashes() & this_to_bottom()),
        power(
            "Temporal Nimbus",
            1,
            power=3,
            to_discard=spend(6),
            effect=unleashes() & draws_another(),
        ),
        power("Nether Spiral", 2, power=3, to_discard=spend(7), effect=keeps_one_turn()),
        minion("Paradox Beast", 2, life=8, persistent=gravehold_suffers_damage(gates_open)),
        minion(
            "Portal Wretch",
            2,
            life=8,
            persistent=most_charges(suffers(2)),
            triggers=(Trigger("discarded", change=summons_turn, text="trigger-summons-turn"),),
        ),
        attack(
            "Distort",
            3,
            unleashes()
            & reveals_turn(discards_revealed_turn(), gravehold_suffers_damage(5))
            & this_to_bottom(),
        ),
        power(
            "Infinite Enmity",
            3,
            power=2,
            to_discard=spend(8),
            effect=unleashes_until_six() & this_to_bottom(),
        ),
        minion(
            "Rift Scourge",
            3,
            life=13,
            persistent=any_player(suffers(4)),
            triggers=(Trigger("discarded", change=comes_back, text="trigger-comes-back"),),
        ),
    ),
    token="token-gates",
    tokens=(1, 1),
    turn_end=accelerate_time,
    additional=("rule-gate-witch-accelerate",),
    harder="rule-gate-witch-harder",
)
