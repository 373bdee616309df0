"""The seven basic cards L20 to L26 of the Legacy deck, and what becomes of them (LG-461)."""

from __future__ import annotations

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import attack, minion, power
from emberhold.games.aeons_end.cards.legacy.evolve import evolves, evolves_into, in_chapter
from emberhold.games.aeons_end.cards.legacy.minions import shields_on_this
from emberhold.games.aeons_end.effects.base import Effect, either_does, when
from emberhold.games.aeons_end.effects.damage import gravehold_suffers_damage, suffers, unleashes
from emberhold.games.aeons_end.effects.resources import gains_charges, loses_charges, spend
from emberhold.games.aeons_end.effects.subjects import any_player, lowest_life, most_charges
from emberhold.games.aeons_end.effects.threats import (
    DISCARD,
    collectively_prepped,
    dearest_prepped,
    reveals_turn,
)
from emberhold.games.aeons_end.state import State
from emberhold.kernel.zones import replaced
from emberhold.language import Speech
from emberhold.parts.amounts import Amount, at_least


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

    def run(self, game: State, act: Act) -> None:
        piece = game.piece(act.card) if act.card is not None else None
        if piece is not None:
            shields = piece.shields + 1
            game.in_play = replaced(game.in_play, piece, piece.shielded(shields))
            game.say("log-shield-gained", card=piece.card, left=shields)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-gain-shield")


# The forms they take

DISRUPT = attack("Disrupt", 1, unleashes() & most_charges(suffers(4) & gains_charges(2)))
ETERNAL_GLARE = power(
    "Eternal Glare",
    1,
    power=3,
    to_discard=spend(7),
    effect=reveals_turn(unleashes(3), any_player(suffers(5))),
)
SPINE_REAPER = minion(
    "Spine Reaper", 1, life=2, shield=4, persistent=unleashes() & any_player(suffers(2))
)
SPINE_THRESHER = evolves_into(
    minion(
        "Spine Thresher",
        1,
        life=1,
        shield=3,
        persistent=unleashes() & any_player(suffers(1)) & evolves(),
    ),
    *(8, "E54", SPINE_REAPER),
)
REAP = attack("Reap", 2, unleashes(2) & most_charges(either_does(loses_charges(3), suffers(3))))
DEPLETE = attack(
    "Deplete", 2, unleashes(2) & gravehold_suffers_damage(3) & dearest_prepped(DISCARD)
)
DARK_BOND = power(
    "Dark Bond", 2, power=2, to_discard=spend(8), effect=unleashes(2) & lowest_life(suffers(4))
)
HUMMING_DRONES = minion(
    "Humming Drones",
    2,
    life=9,
    shield=2,
    persistent=GainsShield() & any_player(suffers(shields_on_this)),
)

# L20 to L26

CONDUCT = evolves_into(
    attack(
        "Conduct",
        1,
        unleashes()
        & most_charges(suffers(2) & gains_charges(1))
        & when(at_least(ThatPlayersCharges(), 2), evolves()),
    ),
    *(4, "E34", DISRUPT),
)
ENDLESS_CHASM = evolves_into(
    power(
        "Endless Chasm",
        1,
        power=2,
        to_discard=spend(6),
        effect=evolves() | (unleashes(2) & gravehold_suffers_damage(2)),
    ),
    *(5, "E30", ETERNAL_GLARE),
)
SPINE_HARVESTER = evolves_into(
    minion(
        "Spine Harvester",
        1,
        life=1,
        shield=2,
        immediately=when(in_chapter(5), evolves()),
        persistent=any_player(suffers(2)),
    ),
    *(0, "E16", SPINE_THRESHER),
)
SAP = evolves_into(
    attack(
        "Sap",
        2,
        (unleashes(2) & any_player(loses_charges(2))) | (unleashes(2) & evolves()),
    ),
    *(4, "E22", REAP),
)
DRAIN = evolves_into(
    attack(
        "Drain",
        2,
        unleashes()
        & gravehold_suffers_damage(2)
        & collectively_prepped(DISCARD, 2)
        & when(at_least(DearestPreppedCost(), 4), evolves()),
    ),
    *(4, "E42", DEPLETE),
)
TEMPTING_OFFER = evolves_into(
    power(
        "Tempting Offer",
        2,
        power=2,
        to_discard=evolves(),
        effect=unleashes(2) & lowest_life(suffers(3)),
    ),
    *(5, "E44", DARK_BOND),
)
HUMMING_HIVE = evolves_into(
    minion("Humming Hive", 2, life=7, shield=2, persistent=any_player(suffers(2)) & evolves()),
    *(8, "E58", HUMMING_DRONES),
)

BASIC_L = (
    *(CONDUCT, ENDLESS_CHASM, SPINE_HARVESTER),
    *(SAP, DRAIN, TEMPTING_OFFER, HUMMING_HIVE),
)
EVOLVED_L = (
    *(DISRUPT, ETERNAL_GLARE, SPINE_THRESHER, SPINE_REAPER),
    *(REAP, DEPLETE, DARK_BOND, HUMMING_DRONES),
)
