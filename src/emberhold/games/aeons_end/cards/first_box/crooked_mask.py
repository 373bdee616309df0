"""Crooked Mask, who corrupts the mages, and its nine cards."""

from emberhold.games.aeons_end.card import NemesisSheet, Trigger, attack, minion, power
from emberhold.games.aeons_end.cards.first_box.corruption_deck import (
    CorruptionDeck,
    reclaim,
    resolve_corruptions,
)
from emberhold.games.aeons_end.cards.first_box.corruption_verbs import (
    TO_HAND,
    collectively_corrupted,
    corrupts,
    discards_all_named,
    discards_others,
    discards_top,
    gains_corruption_and_shuffles,
    gains_corruptions,
    two_players_corrupted,
)
from emberhold.games.aeons_end.cards.first_box.corruptions import CORRUPTIONS
from emberhold.games.aeons_end.effects.base import foremost
from emberhold.games.aeons_end.effects.damage import (
    gravehold_gains_life,
    gravehold_suffers_damage,
    nemesis_gains_life,
    suffers,
)
from emberhold.games.aeons_end.effects.focusing import focus_own_breach
from emberhold.games.aeons_end.effects.helping import gains_cheap
from emberhold.games.aeons_end.effects.moving import discard_from_hand, draws
from emberhold.games.aeons_end.effects.subjects import (
    Ranked,
    any_player,
    different_player,
    most_life,
)
from emberhold.games.aeons_end.state import Player, State
from emberhold.parts.deck import Deck

_DECK = tuple(card.copy(1) for card in CORRUPTIONS)
"""AE-015: one of each."""


def _prepare(game: State, difficulty: str) -> None:
    """AE-174."""
    game.own = CorruptionDeck(Deck(_DECK).shuffled(game))


def _crystals(player: Player) -> int:
    return sum(card.slug == "crystal" for card in player.hand)


_most_crystals = Ranked("who-most-crystals", _crystals)

CROOKED_MASK = NemesisSheet(
    "Crooked Mask",
    life=70,
    difficulty=5,
    unleash=any_player(gains_corruption_and_shuffles()),
    cards=(
        attack("Burden", 1, collectively_corrupted(2) & any_player(focus_own_breach())),
        minion(
            "Corrupter",
            1,
            life=6,
            persistent=gravehold_suffers_damage(1),
            triggers=(Trigger("minion-damaged", change=corrupts, text="rule-corrupter"),),
        ),
        attack(
            "Tempt", 1, _most_crystals(discards_all_named("crystal") & suffers(3) & gains_cheap(4))
        ),
        minion(
            "Pain Sower",
            2,
            life=11,
            persistent=any_player(suffers(2)) & different_player(focus_own_breach()),
        ),
        power(
            "Twisting Madness",
            2,
            power=2,
            to_discard=foremost(discard_from_hand(4), draws()),
            effect=gravehold_gains_life(3) & nemesis_gains_life(13),
        ),
        attack("Vex", 2, discards_top(2, tier=3, damage=4)),
        attack("Afflict", 3, two_players_corrupted(2, life=1), slug="afflict-first-box"),
        minion(
            "Bedlam Sage",
            3,
            life=14,
            persistent=gravehold_gains_life(2) & most_life(suffers(3)),
        ),
        minion(
            "Ruin Priest",
            3,
            life=17,
            persistent=any_player(foremost(discards_others(3), gains_corruptions(3, TO_HAND))),
        ),
    ),
    aside=CORRUPTIONS,
    own=CorruptionDeck(Deck(_DECK)),
    prepare=_prepare,
    held=resolve_corruptions,
    reclaims=reclaim,
    additional=(
        "rule-crooked-start",
        "rule-crooked-end",
        "rule-crooked-destroyed",
        "rule-crooked-empty",
    ),
    harder="rule-crooked-harder",
)
