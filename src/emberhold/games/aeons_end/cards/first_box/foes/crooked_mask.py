"""Crooked Mask, who corrupts the mages, and its nine cards."""

from emberhold.games.aeons_end.card import NemesisSheet, Trigger, attack, minion, power
from emberhold.games.aeons_end.cards.first_box.foes.corruption_deck import (
    CorruptionDeck,
    reclaim,
    resolve_corruptions,
)
from emberhold.games.aeons_end.cards.first_box.foes.corruption_verbs import (
    TO_HAND,
    CollectivelyCorrupted,
    DiscardsAllNamed,
    DiscardsOthers,
    DiscardsTop,
    GainsCorruptionAndShuffles,
    GainsCorruptions,
    TwoPlayersCorrupted,
    corrupts,
)
from emberhold.games.aeons_end.cards.first_box.foes.corruptions import CORRUPTIONS
from emberhold.games.aeons_end.effects.base import Foremost
from emberhold.games.aeons_end.effects.damage import (
    GraveholdGains,
    GraveholdSuffers,
    NemesisGainsLife,
    Suffer,
)
from emberhold.games.aeons_end.effects.focusing import FocusOwnBreach
from emberhold.games.aeons_end.effects.helping import GainsCheap
from emberhold.games.aeons_end.effects.moving import DiscardFromHand, Draw
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
    unleash=any_player(GainsCorruptionAndShuffles()),
    cards=(
        attack("Burden", 1, CollectivelyCorrupted(2) & any_player(FocusOwnBreach())),
        minion(
            "Corrupter",
            1,
            life=6,
            persistent=GraveholdSuffers(1),
            triggers=(Trigger("minion-damaged", change=corrupts, text="rule-corrupter"),),
        ),
        attack("Tempt", 1, _most_crystals(DiscardsAllNamed("crystal") & Suffer(3) & GainsCheap(4))),
        minion(
            "Pain Sower",
            2,
            life=11,
            persistent=any_player(Suffer(2)) & different_player(FocusOwnBreach()),
        ),
        power(
            "Twisting Madness",
            2,
            power=2,
            to_discard=Foremost(DiscardFromHand(4), Draw()),
            effect=GraveholdGains(3) & NemesisGainsLife(13),
        ),
        attack("Vex", 2, DiscardsTop(2, tier=3, damage=4)),
        attack("Afflict", 3, TwoPlayersCorrupted(2, life=1), slug="afflict-first-box"),
        minion(
            "Bedlam Sage",
            3,
            life=14,
            persistent=GraveholdGains(2) & most_life(Suffer(3)),
        ),
        minion(
            "Ruin Priest",
            3,
            life=17,
            persistent=any_player(Foremost(DiscardsOthers(3), GainsCorruptions(3, TO_HAND))),
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
    gists=("unleash-gist-crooked-mask",),
)
