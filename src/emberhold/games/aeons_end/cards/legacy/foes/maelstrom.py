"""Chapter 1: Maelstrom and its twenty cards, in the order in which they are (LG-173, LG-365)."""

from __future__ import annotations

from emberhold.games.aeons_end.card import GEM, NemesisSheet, attack, minion, power
from emberhold.games.aeons_end.cards.legacy.story.assist import (
    ASSISTS,
    AssistDeck,
    Assists,
    MentorDeals,
    last_assist,
)
from emberhold.games.aeons_end.effects.damage import (
    EachSuffers,
    GraveholdSuffers,
    Suffer,
    Unleash,
)
from emberhold.games.aeons_end.effects.moving import DiscardFromHand
from emberhold.games.aeons_end.effects.nemesis_deck import DiscardsFromDeck, DrawsNow
from emberhold.games.aeons_end.effects.resources import SpendAether
from emberhold.games.aeons_end.effects.subjects import (
    any_player,
    fewest_opened,
    lowest_life,
    most_opened,
)
from emberhold.games.aeons_end.effects.threats import DISCARD, FateOfPrepped
from emberhold.games.aeons_end.fight.life import enter_play
from emberhold.games.aeons_end.state import State

DECK = (
    minion("Doom Crawler", 1, life=4, persistent=any_player(Suffer(1))),
    attack("Maelstrom Emerges", 1, DiscardsFromDeck((4, 4, 2, 0)) & DrawsNow()),
    power("Raining Daggers", 1, power=2, to_discard=SpendAether(4), effect=any_player(Suffer(4))),
    minion("Eye Grinder", 1, life=3, persistent=any_player(Suffer(2))),
    power(
        "Storm of Knives",
        1,
        power=2,
        to_discard=FateOfPrepped(DISCARD, 2),
        effect=GraveholdSuffers(4),
    ),
    attack("Slice", 1, Unleash()),
    attack("Impale", 1, Unleash() & Assists()),
    minion("Crust Smasher", 1, life=4, persistent=GraveholdSuffers(2)),
    attack(
        "Crack",
        1,
        any_player(Suffer(2)) & any_player(DiscardFromHand(1, GEM)) & Assists(),
    ),
    minion(
        "Mantle Auger",
        1,
        life=8,
        immediately=Assists(),
        persistent=GraveholdSuffers(1),
    ),
    power(
        "Acid Fog",
        1,
        power=2,
        to_discard=SpendAether(6),
        effect=Unleash() & most_opened(Suffer(1)),
    ),
    minion("Merciless Titan", 2, life=10, persistent=lowest_life(Suffer(1))),
    attack("Inflame", 2, Unleash(2) & fewest_opened(Suffer(2)) & Assists()),
    power(
        "Dezmodia's Flare",
        2,
        power=4,
        immediately=Assists() & DrawsNow(),
        effect=Assists() & MentorDeals("dezmodia", 40),
    ),
    attack("Ruin", 2, Unleash() & any_player(Suffer(4))),
    minion(
        "Temple Cutter",
        2,
        life=11,
        immediately=Assists(),
        persistent=any_player(Suffer(2) & DiscardFromHand(1)),
    ),
    power("Shockwave", 2, power=3, immediately=Assists(), effect=EachSuffers(6)),
    minion(
        "Bladius",
        3,
        slug="bladius-of-maelstrom",
        life=40,
        immediately=fewest_opened(Suffer(2)),
        persistent=fewest_opened(Suffer(2)),
    ),
    attack("Expunge", 3, Unleash()),
    attack("Cataclysm", 3, Unleash(4)),
)


def _prepare(game: State, difficulty: str) -> None:
    """LG-176 to LG-178: the Assist deck, and the top card in play."""
    game.own = AssistDeck(ASSISTS[::-1])
    card = game.nemesis_pile.top
    assert card is not None
    game.nemesis_pile = game.nemesis_pile.without_top()
    enter_play(game, card)


MAELSTROM = NemesisSheet(
    "Maelstrom",
    life=99,
    difficulty=10,
    unleash=GraveholdSuffers(3),
    cards=DECK,
    stacked=DECK,
    aside=ASSISTS,
    own=AssistDeck(ASSISTS[::-1]),
    prepare=_prepare,
    over=last_assist,
    additional=("rule-maelstrom-set-up", "rule-maelstrom-assist", "rule-maelstrom-end"),
)
