"""Prince of Gluttons, who eats the supply, and his nine cards."""

from emberhold.games.aeons_end.card import GEM, RELIC, SPELL, NemesisSheet, attack, minion, power
from emberhold.games.aeons_end.cards.first_box.foes.devoured import (
    ANY,
    LEAST,
    MOST,
    SECOND,
    ByPlayers,
    Devoured,
    Devours,
    EightAndEmptyPiles,
    EmptyPiles,
    check_gained,
    lay_gems,
    order_and_feed,
)
from emberhold.games.aeons_end.effects.damage import GraveholdSuffers, Suffer, Unleash
from emberhold.games.aeons_end.effects.resources import SpendAether
from emberhold.games.aeons_end.effects.subjects import any_player, lowest_life
from emberhold.games.aeons_end.effects.threats import ThisMinionsLife, ThisMinionSuffers
from emberhold.games.aeons_end.effects.warding import EntersWithLife

PRINCE_OF_GLUTTONS = NemesisSheet(
    "Prince of Gluttons",
    life=70,
    difficulty=5,
    unleash=Devours(ByPlayers(), LEAST, words="effect-devour-by-players"),
    cards=(
        attack("Gorge", 1, Devours(2, SECOND, GEM) & any_player(Suffer(2))),
        attack("Lobotomize", 1, any_player(Suffer(3)) | Devours(3, ANY, SPELL)),
        minion(
            "Thought Biter",
            1,
            life=6,
            persistent=any_player(Suffer(2)) | Devours(2, LEAST, RELIC),
        ),
        minion(
            "Cerephage",
            2,
            life=7,
            persistent=Devours(ThisMinionsLife(), ANY, words="effect-devour-life")
            & ThisMinionSuffers(2),
        ),
        minion(
            "Godfeeders",
            2,
            life=8,
            persistent=GraveholdSuffers(3) & Devours(1, MOST, GEM),
        ),
        minion(
            "Mindguzzler",
            2,
            life=EightAndEmptyPiles(),
            immediately=EntersWithLife("effect-life-eight-and-empty"),
            persistent=Unleash(),
        ),
        attack("Digest", 3, Unleash(3) | any_player(Suffer(EmptyPiles()))),
        power(
            "Vile Feast",
            3,
            power=2,
            to_discard=SpendAether(8),
            effect=GraveholdSuffers(2 * EmptyPiles()),
        ),
        minion("Memory Eater", 3, life=16, persistent=lowest_life(Suffer(EmptyPiles()))),
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
    gists=("unleash-gist-prince-of-gluttons",),
)
