"""Carapace Queen, who Swarms with husks, and her nine cards."""

from emberhold.games.aeons_end.card import NemesisSheet, Trigger, attack, minion, power
from emberhold.games.aeons_end.cards.first_box.foes.husks import (
    MOST_HUSKS,
    HalfTheHusksFall,
    Husks,
    PlacesHusks,
    Swarms,
    behind_husks,
    heal_husks,
    husks,
    shrink_husks,
)
from emberhold.games.aeons_end.effects.counting import TurnsDiscarded
from emberhold.games.aeons_end.effects.damage import Suffer, Unleash
from emberhold.games.aeons_end.effects.resources import LoseCharges
from emberhold.games.aeons_end.effects.subjects import any_player
from emberhold.games.aeons_end.effects.warding import EntersWithLife

CARAPACE_QUEEN = NemesisSheet(
    "Carapace Queen",
    life=60,
    difficulty=3,
    unleash=PlacesHusks(2),
    hard_unleash=PlacesHusks(3),
    cards=(
        minion(
            "Broodwomb",
            1,
            life=5,
            persistent=PlacesHusks(1),
            triggers=(
                Trigger("minion-target", change=behind_husks),
                Trigger("minion-damage", change=behind_husks, text="rule-broodwomb"),
            ),
        ),
        attack("Endless Throng", 1, Swarms()),
        attack("Hatch", 1, PlacesHusks(TurnsDiscarded())),
        power(
            "Blot the Sun",
            2,
            power=2,
            to_discard=LoseCharges(4),
            effect=Swarms() & Unleash() & Swarms(),
        ),
        power(
            "Foul Multitudes",
            2,
            power=3,
            immediately=Unleash(),
            effect=Swarms(),
            triggers=(
                Trigger("husk-life", text="rule-foul-multitudes"),
                Trigger("discarded", change=shrink_husks),
            ),
        ),
        attack("Infest", 2, any_player(Suffer(4)) | Swarms(2)),
        power(
            "Legion Beacon",
            3,
            power=2,
            immediately=Unleash(2),
            effect=HalfTheHusksFall() & Swarms(),
        ),
        minion(
            "Maggot Engine",
            3,
            life=2 * husks,
            immediately=Unleash(3) & EntersWithLife("effect-life-twice-husks"),
            persistent=Swarms(),
        ),
        attack("Spawn", 3, Swarms() & Unleash() & Swarms()),
    ),
    token="token-husks",
    token_log="log-husks",
    tokens=(2, 2),
    most_tokens=(MOST_HUSKS, MOST_HUSKS),
    own=Husks(),
    turn_end=heal_husks,
    additional=(
        "rule-carapace-husks",
        "rule-carapace-spread",
        "rule-carapace-most",
        "rule-carapace-swarm",
        "rule-carapace-swarm-few",
        "rule-carapace-swarm-some",
        "rule-carapace-swarm-many",
        "rule-carapace-swarm-horde",
        "rule-carapace-swarm-end",
    ),
)
