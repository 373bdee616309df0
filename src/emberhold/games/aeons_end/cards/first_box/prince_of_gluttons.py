"""Prince of Gluttons, who eats the supply, and his nine cards."""

from emberhold.games.aeons_end.card import GEM, RELIC, SPELL, NemesisSheet, attack, minion, power
from emberhold.games.aeons_end.cards.first_box.devoured import (
    ANY,
    LEAST,
    MOST,
    SECOND,
    Devoured,
    EightAndEmptyPiles,
    by_players,
    check_gained,
    devours,
    empty_piles,
    lay_gems,
    order_and_feed,
)
from emberhold.games.aeons_end.effects.damage import gravehold_suffers_damage, suffers, unleashes
from emberhold.games.aeons_end.effects.resources import spend
from emberhold.games.aeons_end.effects.subjects import any_player, lowest_life
from emberhold.games.aeons_end.effects.threats import this_minion_suffers, this_minions_life
from emberhold.games.aeons_end.effects.warding import enters_with_life

PRINCE_OF_GLUTTONS = NemesisSheet(
    "Prince of Gluttons",
    life=70,
    difficulty=5,
    unleash=devours(by_players, LEAST, words="effect-devour-by-players"),
    cards=(
        attack("Gorge", 1, devours(2, SECOND, GEM) & any_player(suffers(2))),
        attack("Lobotomize", 1, any_player(suffers(3)) | devours(3, ANY, SPELL)),
        minion(
            "Thought Biter",
            1,
            life=6,
            persistent=any_player(suffers(2)) | devours(2, LEAST, RELIC),
        ),
        minion(
            "Cerephage",
            2,
            life=7,
            persistent=devours(this_minions_life(), ANY, words="effect-devour-life")
            & this_minion_suffers(2),
        ),
        minion(
            "Godfeeders",
            2,
            life=8,
            persistent=gravehold_suffers_damage(3) & devours(1, MOST, GEM),
        ),
        minion(
            "Mindguzzler",
            2,
            life=EightAndEmptyPiles(),
            immediately=enters_with_life("effect-life-eight-and-empty"),
            persistent=unleashes(),
        ),
        attack("Digest", 3, unleashes(3) | any_player(suffers(empty_piles))),
        power(
            "Vile Feast",
            3,
            power=2,
            to_discard=spend(8),
            effect=gravehold_suffers_damage(2 * empty_piles),
        ),
        minion("Memory Eater", 3, life=16, persistent=lowest_life(suffers(empty_piles))),
    ),
    own=Devoured(),
    prepare=lay_gems,
    set_up=order_and_feed,
    gained=check_gained,
    additional=(
        "rule-prince-set-up",
        "rule-prince-devour",
        "rule-prince-gain",
        "rule-prince-missing",
        "rule-prince-lost",
    ),
    harder="rule-prince-harder",
)
