"""Chapter 2: Bladius, his nine cards and the deck in which they are (LG-373 to LG-379)."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import NemesisSheet, attack, minion, power
from emberhold.games.aeons_end.cards.legacy.basic_cards.basic_ii import (
    AETHER_EXTRACT,
    AMBUSH,
    ANNIHILATE,
    CAUSTIC_LARVA,
    CREEPING_CURSE,
    DAZE,
    FLASH_OF_DECAY,
    HUNTED,
    LEVIATHAN_EGG,
    SCATTER,
    TREMOR,
)
from emberhold.games.aeons_end.cards.legacy.record.world import change
from emberhold.games.aeons_end.cards.legacy.story.stories import Story, enters_with
from emberhold.games.aeons_end.effects.base import Effect
from emberhold.games.aeons_end.effects.damage import GraveholdSuffers, Suffer, Unleash
from emberhold.games.aeons_end.effects.moving import CollectivelyDiscard, DiscardFromHand
from emberhold.games.aeons_end.effects.nemesis_deck import DiscardsFromDeck, DrawsNow
from emberhold.games.aeons_end.effects.resources import SpendAether
from emberhold.games.aeons_end.effects.subjects import any_player, fewest_opened
from emberhold.games.aeons_end.effects.threats import (
    DESTROY,
    DISCARD,
    DearestPrepped,
    FateOfPrepped,
)
from emberhold.games.aeons_end.fight.life import gravehold_suffers, lose
from emberhold.games.aeons_end.state import State
from emberhold.kernel.game import Asking
from emberhold.parts.asking import choose


class SaveTheFrame(Effect):
    """LG-476: Gravehold pays for the frame, or the minion comes with less life."""

    def run(self, game: State, act: Act) -> Asking:
        choices = [("rescue",), ("abandon",)]
        about = {"card": act.card}
        choice = yield from choose(game, act.me.seat, "frame", choices, about, act.group)
        if choice[0] == "rescue":
            change(game, frame_saved=True)
            game.say("log-frame-saved")
            gravehold_suffers(game, 3)
        else:
            enters_with(game, act, 6)


class Escapes(Effect):
    """LG-377: with no card left to draw Bladius is gone and the players lose."""

    says: ClassVar[str] = "effect-bladius-escapes"

    def run(self, game: State, act: Act) -> None:
        lose(game, "defeat-bladius-escapes")


BLADIUS_ATTACKS = attack(
    "Bladius Attacks", 1, DiscardsFromDeck((5, 4, 3, 0), banish=True) & DrawsNow()
)
VILE_IMPALER = minion("Vile Impaler", 1, life=5, persistent=Unleash())
PARRY = attack("Parry", 1, GraveholdSuffers(2) & any_player(FateOfPrepped(DISCARD)))
LUNGE = attack("Lunge", 1, GraveholdSuffers(4) & any_player(DiscardFromHand(1)))
RIPOSTE = attack("Riposte", 2, Unleash() & CollectivelyDiscard(3))
VORACIOUS_CORRODERS = minion(
    "Voracious Corroders",
    2,
    life=9,
    immediately=Story("E06", SaveTheFrame()),
    persistent=GraveholdSuffers(2),
)
HATE_HOUND = minion("Hate Hound", 2, life=7, persistent=GraveholdSuffers(3))
FLECHE = power("Fleche", 3, power=2, effect=Unleash(2) & DearestPrepped(DISCARD))
FLYING_GUILLOTINE = power(
    "Flying Guillotine", 3, power=2, to_discard=SpendAether(8), effect=GraveholdSuffers(6)
)
IRON_CHARGER = minion(
    "Iron Charger",
    3,
    life=13,
    persistent=any_player(FateOfPrepped(DESTROY) & DiscardFromHand(1)),
)

OWN = (
    *(VILE_IMPALER, PARRY, LUNGE),
    *(RIPOSTE, VORACIOUS_CORRODERS, HATE_HOUND),
    *(FLECHE, FLYING_GUILLOTINE, IRON_CHARGER),
)

STACKED = (
    BLADIUS_ATTACKS,
    *(AETHER_EXTRACT, VILE_IMPALER, CREEPING_CURSE, DAZE, AMBUSH, LEVIATHAN_EGG, PARRY, LUNGE),
    *(HUNTED, RIPOSTE, CAUSTIC_LARVA, VORACIOUS_CORRODERS, TREMOR, HATE_HOUND),
    *(FLECHE, FLYING_GUILLOTINE, IRON_CHARGER, FLASH_OF_DECAY, SCATTER, ANNIHILATE),
)
"""LG-374: the nemesis deck from the top."""

HARD_LIFE = 90


def _harden(game: State, difficulty: str) -> None:
    """LG-290: the increased difficulty of the sheet."""
    if game.hard:
        game.nemesis_life = game.max_nemesis_life = HARD_LIFE


BLADIUS = NemesisSheet(
    "Bladius",
    life=40,
    difficulty=1,
    unleash=fewest_opened(Suffer(2)),
    cards=(BLADIUS_ATTACKS, *OWN),
    stacked=STACKED,
    out_of_cards=Escapes(),
    additional=("rule-bladius-escapes",),
    harder="rule-harder-bladius",
)

FREE_BLADIUS = NemesisSheet(
    "Bladius",
    life=40,
    difficulty=1,
    unleash=fewest_opened(Suffer(2)),
    cards=OWN,
    prepare=_harden,
    out_of_cards=Escapes(),
    additional=("rule-bladius-escapes",),
    harder="rule-harder-bladius",
)
"""LG-559: as he is fought after the campaign."""
