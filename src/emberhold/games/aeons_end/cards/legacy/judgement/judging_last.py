"""What the nemeses of chapters 6 to 8 cost a group: bridges, beacons, the spells of Xaxos."""

from __future__ import annotations

from typing import Any

from emberhold.games.aeons_end.bot.answers import Answer
from emberhold.games.aeons_end.bot.fighting import damage_worth
from emberhold.games.aeons_end.bot.harm import (
    acting,
    gravehold_harm,
    harm,
    lost_cards,
    lost_spell,
    player_harm,
    unleash_harm,
)
from emberhold.games.aeons_end.bot.worth import aether_worth, charge_worth, holdings, turns_left
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.cards.legacy.foes import (
    beacons,
    bridges,
    deathmind,
    maelstrom_risen,
    xaxos,
    xaxos_mat,
    xaxos_spells,
)
from emberhold.games.aeons_end.cards.legacy.story import lessons
from emberhold.games.aeons_end.numbers.judgement import Burden, Rule, Standing, Toll, Worth
from emberhold.games.aeons_end.numbers.weights import W
from emberhold.games.aeons_end.seen.sight import SeenPlayer, Sight
from emberhold.kernel.question import Choice, Question

# Chapter 6: bridges

BLOW = bridges.Severs().damage
"""LG-419: what Gravehold suffers when there is no bridge left to sever."""


def severs_to_come(sight: Sight) -> float:
    """How often Sever Link will resolve: every nemesis turn takes a token, an Unleash another."""
    return (sight.nemesis_deck_size + 2) * 2 / bridges.SEVER_LINK.power


def bridge_worth(sight: Any) -> float:
    """One bridge more: it keeps a blow off Gravehold, if there will be as many blows."""
    there = len(bridges.bridges(sight).gaps)
    wanted = severs_to_come(sight) - there
    if wanted <= 0:
        return 0.5
    blow = min(20.0, gravehold_harm(sight, BLOW))
    return blow * min(1.0, wanted) / (1 + 0.6 * there)


def _loosens(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return _severs(sight, effect, act, who) / bridges.SEVER_LINK.power


def _severs(sight: Any, effect: Any, act: Any, who: SeenPlayer) -> float:
    if bridges.bridges(sight).gaps:
        return bridge_worth(sight)
    return gravehold_harm(sight, BLOW)


def _loses_bridges(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return float(getattr(effect, "amount", 1)) * bridge_worth(sight)


def _unleash_to_one(sight: Any, effect: Any, act: Any, who: SeenPlayer) -> float:
    return max(0, bridges.link_tokens(sight) - 1) * unleash_harm(sight)


def _discard_per_bridge(sight: Any, effect: Any, act: Any, who: SeenPlayer) -> float:
    amount = len(bridges.bridges(sight).gaps)
    share = -(-amount // len(sight.players))
    return sum(lost_cards(sight, player, share) for player in sight.players)


def _eased(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return -2.5


def toll(sight: Any, card: Card) -> int:
    """LG-423."""
    for place, pile in enumerate(sight.market, start=1):
        if pile.card is card.kind:
            return 0 if place in bridges.bridges(sight).connected() else bridges.UNCONNECTED
    return 0


def _reach(sight: Sight, gaps: tuple[str, ...]) -> float:
    """What the piles are worth to which a path leads: the more expensive, the more."""
    reached = bridges.Bridges(gaps).connected()
    costs = [pile.cost for place, pile in enumerate(sight.market, start=1) if place in reached]
    return len(costs) + sum(costs) / 4


def _build(sight: Any, question: Question) -> Choice:
    gaps = bridges.bridges(sight).gaps
    return max(question.choices, key=lambda choice: _reach(sight, (*gaps, choice[1])))


def _tear(sight: Any, question: Question) -> Choice:
    gaps = bridges.bridges(sight).gaps
    return max(
        question.choices,
        key=lambda choice: _reach(sight, tuple(gap for gap in gaps if gap != choice[1])),
    )


def _last(sight: Sight, question: Question) -> Choice:
    return question.choices[-1]


def by_aether(sight: Sight, choice: Choice) -> tuple[float, int]:
    return bridge_worth(sight), bridges.AETHER


def by_pulse(sight: Sight, choice: Choice) -> tuple[float, int]:
    return bridge_worth(sight) - 1.5, 0


# Chapter 7: beacons


def beacon_harm(sight: Any) -> float:
    """A beacon is a damage every other nemesis turn; near ten of them all is lost (LG-435)."""
    there = beacons.in_play(sight)
    every = 1.0 if sight.own.beside else 0.5
    danger = 0.0 if there < 5 else 0.6 * (there - 4)
    return every * gravehold_harm(sight, 1) + 0.3 + danger


def _draws_beacon(sight: Any, effect: Any, act: Any, who: SeenPlayer) -> float:
    if beacons.in_play(sight) + 1 >= beacons.MOST:
        return W.lost
    return 2.2 * beacon_harm(sight)


def _stays_beside(sight: Any, effect: Any, act: Any, who: SeenPlayer) -> float:
    return 3.0 + beacons.in_play(sight)


def _by_assault(sight: Any, effect: beacons.SpendsByAssault, act: Any, who: SeenPlayer) -> float:
    return 0.7 * effect.price(sight) * aether_worth(turns_left(sight))


def _dear_and_draws(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return 0.8


def _prepped_to_hand(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return sum(lost_spell(sight, spell, "discard") for spell in who.prepped()) / 2


# Chapter 8: spells


def _spell_harm(sight: Any, card: Card) -> float:
    assert card.effect is not None
    act = acting(sight, card)
    return harm(sight, card.effect, act, act.me)


def _top_spell(sight: Any, effect: Any, act: Any, who: SeenPlayer) -> float:
    """Nobody knows which; the more expensive they have become, the worse."""
    gone = len(xaxos_mat.mat(sight).destroyed)
    return 3.2 + 0.3 * gone


def _breaks(sight: Any, effect: Any, act: Any, who: SeenPlayer) -> float:
    spells = [(s.cost, s) for p in sight.players for s in p.prepped()]
    if not spells:
        return 0.0
    return 4.0 + lost_spell(sight, max(spells, key=lambda each: each[0])[1], "destroy")


def _worth(points: float) -> Rule:
    return lambda sight, effect, act, who: points


def _concentrates(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return 1.2 * float(effect.times)


def _revealed(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return max(player_harm(sight, player, effect.amount) for player in sight.players) * 2 / 3


def _siphons(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return player_harm(sight, who, effect.damage) + 1.0


def _together(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return _shared(sight, list(sight.players), effect.amount)


def _shared(sight: Sight, players: list[SeenPlayer], amount: int) -> float:
    """The least that damage costs which some players share out."""
    if len(players) == 1:
        return player_harm(sight, players[0], amount)
    one, *others = players
    return min(
        player_harm(sight, one, share) + _shared(sight, others, amount - share)
        for share in range(amount + 1)
    )


def _share(sight: Sight, question: Question) -> Choice:
    """LG-342: this player's share, the rest falling to those who come after."""
    about = question.about or {}
    seats = [player.seat for player in sight.players if player.mage is about.get("mage")]
    place = seats[0] if seats else 0
    later = list(sight.players[place + 1 :])
    left = int(about["left"])

    def cost(choice: Choice) -> float:
        mine = player_harm(sight, sight.players[place], choice[1])
        return mine + (_shared(sight, later, left - choice[1]) if later else 0.0)

    return min(question.choices, key=cost)


def _destroy_worst(sight: Sight, question: Question) -> Choice:
    return max(question.choices, key=lambda choice: _spell_harm(sight, choice[1]))


def _put_back(sight: Sight, question: Question) -> Choice:
    """The first is lowest: the worst comes last."""
    return max(question.choices, key=lambda choice: _spell_harm(sight, choice[1]))


def _comes_next(sight: Sight, question: Question) -> Choice:
    return max(question.choices, key=lambda choice: len(choice[1].seats))


def dispel(sight: Sight, choice: Choice) -> tuple[float, int]:
    """LG-445: worth it where the spell would hurt more than its charges are worth."""
    me = sight.me
    card = choice[1]
    charges = card.cost * max(0.7, charge_worth(sight, holdings(sight, me), me) / 2)
    return _spell_harm(sight, card) - charges, 0


def _strike(sight: Sight, damage: int) -> float:
    """What that much damage is worth where it finishes something; otherwise it is kept."""
    worth = damage_worth(sight, damage)
    return worth if worth > damage * W.damage + 1 else 0.0


def lesson(sight: Sight, choice: Choice) -> tuple[float, int]:
    """LG-457 to LG-460: each at the moment at which it does most."""
    mentor = choice[1]
    if mentor == "dezmodia":
        return _strike(sight, lessons.STRIKE), 0
    if mentor == "brama":
        low = any(p.life <= 5 and not p.exhausted for p in sight.players)
        return (3.0 if low else 0.0), 0
    if mentor == "malastar":
        return 3.0, 0
    return (1.0 if sight.order_deck_size >= 2 else 0.0), 0


LAST_RULES: dict[type, Rule] = {
    bridges.LoosensLink: _loosens,
    bridges.Severs: _severs,
    bridges.DiscardsBridges: _loses_bridges,
    bridges.DiscardsBridgeByFirst: _loses_bridges,
    bridges.MovesBridge: _worth(0.3),
    deathmind.UnleashesToOne: _unleash_to_one,
    deathmind.DiscardPerBridge: _discard_per_bridge,
    deathmind.TormentEased: _eased,
    beacons.DrawsBeacon: _draws_beacon,
    beacons.StaysBeside: _stays_beside,
    beacons.SpendsByAssault: _by_assault,
    maelstrom_risen.DiscardsDearAndDraws: _dear_and_draws,
    maelstrom_risen.TakesPreppedToHand: _prepped_to_hand,
    xaxos.PrepsOrCasts: _top_spell,
    xaxos.PrepsRightmost: _top_spell,
    xaxos.CastsTopSpell: _top_spell,
    xaxos.Concentrates: _concentrates,
    xaxos.DestroysCheap: _worth(-1.0),
    xaxos.RevealsTopSpell: _worth(0.5),
    xaxos.BottomOnTop: _worth(2.0),
    xaxos.BreaksDearest: _breaks,
    xaxos_spells.RevealedSuffers: _revealed,
    xaxos_spells.SiphonsPulse: _siphons,
    xaxos_spells.TogetherSuffer: _together,
}

LAST_ANSWERS: dict[str, Answer] = {
    "build-bridge": _build,
    "tear-bridge": _tear,
    "mist": _last,
    "share-damage": _share,
    "destroy-of-xaxos": _destroy_worst,
    "put-back": _put_back,
    "comes-next": _comes_next,
    "look": _last,
}

LAST_WORTHS: dict[str, Worth] = {
    "bridge-aether": by_aether,
    "bridge-pulse": by_pulse,
    "dispel": dispel,
    "lesson": lesson,
}

LAST_STANDING: dict[str, Standing] = {card.slug: beacon_harm for card in beacons.BEACONS}
LAST_TOLLS: dict[type, Toll] = {bridges.Bridges: toll}


# What is beside the sheet, as one figure


def _bridges(state: Any) -> float:
    return float(len(bridges.bridges(state).gaps))


def _beacons(state: Any) -> float:
    return float(beacons.in_play(state))


def _prepped_by_xaxos(state: Any) -> float:
    return sum(card.cost for card in xaxos_mat.mat(state).lying()) / 3


LAST_BURDENS: dict[type, Burden] = {
    bridges.Bridges: _bridges,
    beacons.Beacons: _beacons,
    xaxos_mat.XaxosMat: _prepped_by_xaxos,
}

LONG_FIGHTS = dict.fromkeys(("haze-fiend", "deathmind", "maelstrom-risen", "xaxos-ascended"), 1.2)
"""The last four fights are the longest: gems pay before spells do."""
