"""Chapter 1: Maelstrom and its twenty cards, in the order in which they are (LG-173, LG-365)."""

from __future__ import annotations

from emberhold.games.aeons_end.card import GEM, NemesisSheet, attack, minion, power
from emberhold.games.aeons_end.cards.legacy.assist import (
    ASSISTS,
    AssistDeck,
    assists,
    last_assist,
    mentor_deals,
)
from emberhold.games.aeons_end.effects.damage import (
    each_suffers,
    gravehold_suffers_damage,
    suffers,
    unleashes,
)
from emberhold.games.aeons_end.effects.moving import discard_from_hand
from emberhold.games.aeons_end.effects.nemesis_deck import discards_from_deck, draws_now
from emberhold.games.aeons_end.effects.resources import spend
from emberhold.games.aeons_end.effects.subjects import (
    any_player,
    fewest_opened,
    lowest_life,
    most_opened,
)
from emberhold.games.aeons_end.effects.threats import DISCARD, prepped_fate
from emberhold.games.aeons_end.life import enter_play
from emberhold.games.aeons_end.state import State

DECK = (
    minion("Doom Crawler", 1, life=4, persistent=any_player(suffers(1))),
    attack("Maelstrom Emerges", 1, discards_from_deck((4, 4, 2, 0)) & draws_now()),
    power("Raining Daggers", 1, power=2, to_discard=spend(4), effect=any_player(suffers(4))),
    minion("Eye Grinder", 1, life=3, persistent=any_player(suffers(2))),
    power(
        "Storm of Knives",
        1,
        power=2,
        to_discard=prepped_fate(DISCARD, 2),
        effect=gravehold_suffers_damage(4),
    ),
    attack("Slice", 1, unleashes()),
    attack("Impale", 1, unleashes() & assists()),
    minion("Crust Smasher", 1, life=4, persistent=gravehold_suffers_damage(2)),
    attack(
        "Crack",
        1,
        any_player(suffers(2)) & any_player(discard_from_hand(1, GEM)) & assists(),
    ),
    minion(
        "Mantle Auger",
        1,
        life=8,
        immediately=assists(),
        persistent=gravehold_suffers_damage(1),
    ),
    power(
        "Acid Fog",
        1,
        power=2,
        to_discard=spend(6),
        effect=unleashes() & most_opened(suffers(1)),
    ),
    minion("Merciless Titan", 2, life=10, persistent=lowest_life(suffers(1))),
    attack("Inflame", 2, unleashes(2) & fewest_opened(suffers(2)) & assists()),
    power(
        "Dezmodia's Flare",
        2,
        power=4,
        immediately=assists() & draws_now(),
        effect=assists() & mentor_deals("dezmodia", 40),
    ),
    attack("Ruin", 2, unleashes() & any_player(suffers(4))),
    minion(
        "Temple Cutter",
        2,
        life=11,
        immediately=assists(),
        persistent=any_player(suffers(2) & discard_from_hand(1)),
    ),
    power("Shockwave", 2, power=3, immediately=assists(), effect=each_suffers(6)),
    minion(
        "Bladius",
        3,
        slug="bladius-of-maelstrom",
        life=40,
        immediately=fewest_opened(suffers(2)),
        persistent=fewest_opened(suffers(2)),
    ),
    attack("Expunge", 3, unleashes()),
    attack("Cataclysm", 3, unleashes(4)),
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
    unleash=gravehold_suffers_damage(3),
    cards=DECK,
    stacked=DECK,
    aside=ASSISTS,
    own=AssistDeck(ASSISTS[::-1]),
    prepare=_prepare,
    over=last_assist,
    additional=("rule-maelstrom-set-up", "rule-maelstrom-assist", "rule-maelstrom-end"),
)
