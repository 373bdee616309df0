"""Carapace Queen, who Swarms with husks, and her nine cards."""

from emberhold.games.aeons_end.card import NemesisSheet, Trigger, attack, minion, power
from emberhold.games.aeons_end.cards.first_box.husks import (
    MOST_HUSKS,
    Husks,
    behind_husks,
    half_the_husks_fall,
    heal_husks,
    husks,
    places_husks,
    shrink_husks,
    swarms,
)
from emberhold.games.aeons_end.effects.counting import turns_discarded
from emberhold.games.aeons_end.effects.damage import suffers, unleashes
from emberhold.games.aeons_end.effects.resources import loses_charges
from emberhold.games.aeons_end.effects.subjects import any_player
from emberhold.games.aeons_end.effects.warding import enters_with_life

CARAPACE_QUEEN = NemesisSheet(
    "Carapace Queen",
    life=60,
    difficulty=3,
    unleash=places_husks(2),
    hard_unleash=places_husks(3),
    cards=(
        minion(
            "Broodwomb",
            1,
            life=5,
            persistent=places_husks(1),
            triggers=(
                Trigger("minion-target", change=behind_husks),
                Trigger("minion-damage", change=behind_husks, text="rule-broodwomb"),
            ),
        ),
        attack("Endless Throng", 1, swarms()),
        attack("Hatch", 1, places_husks(turns_discarded)),
        power(
            "Blot the Sun",
            2,
            power=2,
            to_discard=loses_charges(4),
            effect=swarms() & unleashes() & swarms(),
        ),
        power(
            "Foul Multitudes",
            2,
            power=3,
            immediately=unleashes(),
            effect=swarms(),
            triggers=(
                Trigger("husk-life", text="rule-foul-multitudes"),
                Trigger("discarded", change=shrink_husks),
            ),
        ),
        attack("Infest", 2, any_player(suffers(4)) | swarms(2)),
        power(
            "Legion Beacon",
            3,
            power=2,
            immediately=unleashes(2),
            effect=half_the_husks_fall() & swarms(),
        ),
        minion(
            "Maggot Engine",
            3,
            life=2 * husks,
            immediately=unleashes(3) & enters_with_life("effect-life-twice-husks"),
            persistent=swarms(),
        ),
        attack("Spawn", 3, swarms() & unleashes() & swarms()),
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
