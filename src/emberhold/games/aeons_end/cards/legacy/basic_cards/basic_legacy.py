"""The seven basic cards L20 to L26 of the Legacy deck, and what becomes of them (LG-461)."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import attack, minion, power
from emberhold.games.aeons_end.cards.legacy.basic_cards.evolve import (
    ChapterAtLeast,
    Evolves,
    evolves_into,
)
from emberhold.games.aeons_end.cards.legacy.minions import ShieldsOnThis
from emberhold.games.aeons_end.effects.base import Effect, EitherDoes, When
from emberhold.games.aeons_end.effects.damage import GraveholdSuffers, Suffer, Unleash
from emberhold.games.aeons_end.effects.resources import GainCharges, LoseCharges, SpendAether
from emberhold.games.aeons_end.effects.subjects import any_player, lowest_life, most_charges
from emberhold.games.aeons_end.effects.threats import (
    DISCARD,
    CollectivelyPrepped,
    DearestPrepped,
    RevealTurn,
)
from emberhold.games.aeons_end.state import State
from emberhold.kernel.zones import replaced
from emberhold.parts.amounts import Amount, AtLeast


class ThatPlayersCharges(Amount[State, Act]):
    """Of the player the card has just spoken of."""

    words = "that-player-charges"

    def count(self, game: State, act: Act) -> int:
        return (act.that or act.me).charges

    def there(self, game: State, act: Act) -> bool:
        return act.that is not None


class DearestPreppedCost(Amount[State, Act]):
    """What the most expensive prepped spell of all costs."""

    words = "dearest-prepped-cost"

    def count(self, game: State, act: Act) -> int:
        return max((spell.cost for p in game.players for spell in p.prepped()), default=0)


class GainsShield(Effect):
    """LG-354: the minion whose text it is may have any number of shield tokens."""

    says: ClassVar[str] = "effect-gain-shield"

    def run(self, game: State, act: Act) -> None:
        piece = game.piece(act.card) if act.card is not None else None
        if piece is not None:
            shields = piece.shields + 1
            game.in_play = replaced(game.in_play, piece, piece.shielded(shields))
            game.say("log-shield-gained", card=piece.card, left=shields)


# The forms they take

DISRUPT = attack("Disrupt", 1, Unleash() & most_charges(Suffer(4) & GainCharges(2)))
ETERNAL_GLARE = power(
    "Eternal Glare",
    1,
    power=3,
    to_discard=SpendAether(7),
    effect=RevealTurn(Unleash(3), any_player(Suffer(5))),
)
SPINE_REAPER = minion(
    "Spine Reaper", 1, life=2, shield=4, persistent=Unleash() & any_player(Suffer(2))
)
SPINE_THRESHER = evolves_into(
    minion(
        "Spine Thresher",
        1,
        life=1,
        shield=3,
        persistent=Unleash() & any_player(Suffer(1)) & Evolves(),
    ),
    *(8, "E54", SPINE_REAPER),
)
REAP = attack("Reap", 2, Unleash(2) & most_charges(EitherDoes(LoseCharges(3), Suffer(3))))
DEPLETE = attack("Deplete", 2, Unleash(2) & GraveholdSuffers(3) & DearestPrepped(DISCARD))
DARK_BOND = power(
    "Dark Bond", 2, power=2, to_discard=SpendAether(8), effect=Unleash(2) & lowest_life(Suffer(4))
)
HUMMING_DRONES = minion(
    "Humming Drones",
    2,
    life=9,
    shield=2,
    persistent=GainsShield() & any_player(Suffer(ShieldsOnThis())),
)

# L20 to L26

CONDUCT = evolves_into(
    attack(
        "Conduct",
        1,
        Unleash()
        & most_charges(Suffer(2) & GainCharges(1))
        & When(AtLeast(ThatPlayersCharges(), 2), Evolves()),
    ),
    *(4, "E34", DISRUPT),
)
ENDLESS_CHASM = evolves_into(
    power(
        "Endless Chasm",
        1,
        power=2,
        to_discard=SpendAether(6),
        effect=Evolves() | (Unleash(2) & GraveholdSuffers(2)),
    ),
    *(5, "E30", ETERNAL_GLARE),
)
SPINE_HARVESTER = evolves_into(
    minion(
        "Spine Harvester",
        1,
        life=1,
        shield=2,
        immediately=When(ChapterAtLeast(5), Evolves()),
        persistent=any_player(Suffer(2)),
    ),
    *(0, "E16", SPINE_THRESHER),
)
SAP = evolves_into(
    attack(
        "Sap",
        2,
        (Unleash(2) & any_player(LoseCharges(2))) | (Unleash(2) & Evolves()),
    ),
    *(4, "E22", REAP),
)
DRAIN = evolves_into(
    attack(
        "Drain",
        2,
        Unleash()
        & GraveholdSuffers(2)
        & CollectivelyPrepped(DISCARD, 2)
        & When(AtLeast(DearestPreppedCost(), 4), Evolves()),
    ),
    *(4, "E42", DEPLETE),
)
TEMPTING_OFFER = evolves_into(
    power(
        "Tempting Offer",
        2,
        power=2,
        to_discard=Evolves(),
        effect=Unleash(2) & lowest_life(Suffer(3)),
    ),
    *(5, "E44", DARK_BOND),
)
HUMMING_HIVE = evolves_into(
    minion("Humming Hive", 2, life=7, shield=2, persistent=any_player(Suffer(2)) & Evolves()),
    *(8, "E58", HUMMING_DRONES),
)

BASIC_LEGACY = (
    *(CONDUCT, ENDLESS_CHASM, SPINE_HARVESTER),
    *(SAP, DRAIN, TEMPTING_OFFER, HUMMING_HIVE),
)
EVOLVED_LEGACY = (
    *(DISRUPT, ETERNAL_GLARE, SPINE_THRESHER, SPINE_REAPER),
    *(REAP, DEPLETE, DARK_BOND, HUMMING_DRONES),
)
