"""Chapter 3: Spawning Horror, its pods and its nine cards (LG-380 to LG-391)."""

from __future__ import annotations

from emberhold.games.aeons_end.card import (
    GEM,
    Card,
    NemesisSheet,
    Trigger,
    attack,
    minion,
    power,
)
from emberhold.games.aeons_end.cards.legacy.foes.pods import (
    ChamberGains,
    DrawsPods,
    NoPodInPlay,
    PodPersistent,
    Pods,
    PointsAt,
    discards_pod,
    guarded,
    imbues,
    pointed_at,
    prevents_all,
)
from emberhold.games.aeons_end.cards.legacy.story.stories import Nothing, Story
from emberhold.games.aeons_end.cards.legacy.verbs import DiscardsDear
from emberhold.games.aeons_end.effects.base import Effect, When
from emberhold.games.aeons_end.effects.damage import GraveholdSuffers, Suffer, Unleash
from emberhold.games.aeons_end.effects.moving import DiscardFromHand
from emberhold.games.aeons_end.effects.resources import GainCharges, SpendAether
from emberhold.games.aeons_end.effects.subjects import any_player, fewest_opened, lowest_life
from emberhold.games.aeons_end.fight.life import enter_play
from emberhold.games.aeons_end.state import InPlay, State
from emberhold.parts.deck import Deck

_GUARDED = (Trigger("minion-damage", change=guarded),)


def _pod(
    name: str,
    life: int,
    persistent: Effect,
    *,
    shield: int = 0,
    immediately: Effect | None = None,
) -> Card:
    return minion(
        name,
        0,
        life=life,
        shield=shield,
        persistent=persistent,
        immediately=immediately,
        triggers=_GUARDED,
    )


BREEDING_CHAMBER = minion("Breeding Chamber", 0, life=4, least_life=1)

PODS = (
    _pod("Crystalline Pod", 7, any_player(DiscardFromHand(1))),
    _pod(
        "Electric Pod",
        6,
        GraveholdSuffers(2),
        immediately=Story("E10", any_player(Suffer(2) & GainCharges(2)) | Nothing()),
    ),
    _pod("Frozen Pod", 4, lowest_life(Suffer(1)), shield=1),
    _pod("Volcanic Pod", 5, GraveholdSuffers(1), shield=2),
    _pod("Marrow Pod", 5, ChamberGains(2)),
    _pod("Spiked Pod", 4, any_player(Suffer(2)), shield=2),
    _pod("Acidic Pod", 6, fewest_opened(Suffer(2))),
)

OWN = (
    power(
        "Amplify Energy",
        1,
        power=3,
        to_discard=SpendAether(6),
        effect=PodPersistent(3) | ChamberGains(5),
    ),
    attack("Unearth", 1, When(NoPodInPlay(), ChamberGains(5), GraveholdSuffers(4))),
    attack("Construct", 1, DrawsPods(life=2)),
    power(
        "Accelerated Breeding",
        2,
        power=2,
        to_discard=DiscardsDear(3, 2, GEM),
        effect=PodPersistent(4) | (ChamberGains(5) & any_player(Suffer(2))),
    ),
    power(
        "Exterminating Blade",
        2,
        power=3,
        to_discard=SpendAether(7),
        immediately=Story("E11", PointsAt()),
        effect=pointed_at(Suffer(5)),
    ),
    attack("Retribution", 2, When(NoPodInPlay(), ChamberGains(8), any_player(Suffer(4)))),
    attack("Summon", 3, DrawsPods() | GraveholdSuffers(6)),
    power("Organic Forge", 3, power=2, to_discard=SpendAether(8), effect=DrawsPods(2, asleep=True)),
    minion(
        "Nest Defender",
        3,
        life=11,
        persistent=Unleash(2),
        triggers=(Trigger("pod-damage", change=prevents_all, text="rule-nest-defender"),),
    ),
)


def _prepare(game: State, difficulty: str) -> None:
    """LG-381: Breeding Chamber in play, weaker against four, and the pods shuffled."""
    enter_play(game, BREEDING_CHAMBER)
    if len(game.players) == 4:
        game.in_play = (*game.in_play[:-1], InPlay(BREEDING_CHAMBER, 1))
    game.own = Pods(Deck(PODS).shuffled(game))


SPAWNING_HORROR = NemesisSheet(
    "Spawning Horror",
    life=50,
    difficulty=3,
    unleash=ChamberGains(3),
    hard_unleash=ChamberGains(5),
    cards=OWN,
    aside=(BREEDING_CHAMBER, *PODS),
    own=Pods(Deck(PODS)),
    prepare=_prepare,
    discards=discards_pod,
    turn_end=imbues,
    additional=("rule-breeding-chamber", "rule-imbue", "rule-pods", "rule-blade"),
)
