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
from emberhold.games.aeons_end.cards.legacy.pods import (
    Pods,
    chamber_gains_life,
    discards_pod,
    draws_pods,
    guarded,
    imbues,
    no_pod,
    pod_persistent,
    pointed_at,
    points_at,
    prevents_all,
)
from emberhold.games.aeons_end.cards.legacy.stories import nothing, story
from emberhold.games.aeons_end.cards.legacy.verbs import discards_dear
from emberhold.games.aeons_end.effects.base import Effect, when
from emberhold.games.aeons_end.effects.damage import gravehold_suffers_damage, suffers, unleashes
from emberhold.games.aeons_end.effects.moving import discard_from_hand
from emberhold.games.aeons_end.effects.resources import gains_charges, spend
from emberhold.games.aeons_end.effects.subjects import any_player, fewest_opened, lowest_life
from emberhold.games.aeons_end.life import enter_play
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
    _pod("Crystalline Pod", 7, any_player(discard_from_hand(1))),
    _pod(
        "Electric Pod",
        6,
        gravehold_suffers_damage(2),
        immediately=story("E10", any_player(suffers(2) & gains_charges(2)) | nothing()),
    ),
    _pod("Frozen Pod", 4, lowest_life(suffers(1)), shield=1),
    _pod("Volcanic Pod", 5, gravehold_suffers_damage(1), shield=2),
    _pod("Marrow Pod", 5, chamber_gains_life(2)),
    _pod("Spiked Pod", 4, any_player(suffers(2)), shield=2),
    _pod("Acidic Pod", 6, fewest_opened(suffers(2))),
)

OWN = (
    power(
        "Amplify Energy",
        1,
        power=3,
        to_discard=spend(6),
        effect=pod_persistent(3) | chamber_gains_life(5),
    ),
    attack("Unearth", 1, when(no_pod(), chamber_gains_life(5), gravehold_suffers_damage(4))),
    attack("Construct", 1, draws_pods(life=2)),
    power(
        "Accelerated Breeding",
        2,
        power=2,
        to_discard=discards_dear(3, 2, GEM),
        effect=pod_persistent(4) | (chamber_gains_life(5) & any_player(suffers(2))),
    ),
    power(
        "Exterminating Blade",
        2,
        power=3,
        to_discard=spend(7),
        immediately=story("E11", points_at()),
        effect=pointed_at(suffers(5)),
    ),
    attack("Retribution", 2, when(no_pod(), chamber_gains_life(8), any_player(suffers(4)))),
    attack("Summon", 3, draws_pods() | gravehold_suffers_damage(6)),
    power("Organic Forge", 3, power=2, to_discard=spend(8), effect=draws_pods(2, asleep=True)),
    minion(
        "Nest Defender",
        3,
        life=11,
        persistent=unleashes(2),
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
    unleash=chamber_gains_life(3),
    hard_unleash=chamber_gains_life(5),
    cards=OWN,
    aside=(BREEDING_CHAMBER, *PODS),
    own=Pods(Deck(PODS)),
    prepare=_prepare,
    discards=discards_pod,
    turn_end=imbues,
    additional=("rule-breeding-chamber", "rule-imbue", "rule-pods", "rule-blade"),
)
