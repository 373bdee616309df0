"""What Legacy's own effects cost or bring, for the player who goes by rules of thumb.

It completes the rules of `bot/` with those for effects that only this box has: the basic cards and
the mentors here, the players' cards in `judging_cards.py`, what single nemeses do in
`judging_foes.py` and `judging_last.py`, the choices between two games in `judging_between.py`.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from emberhold.games.aeons_end.bot.harm import (
    harm,
    lost_cards,
    lost_spell,
    nemesis_cards,
    player_harm,
)
from emberhold.games.aeons_end.bot.usual import usual
from emberhold.games.aeons_end.cards.legacy.basic_cards import basic_legacy, basic_verbs, evolve
from emberhold.games.aeons_end.cards.legacy.basic_cards.evolve import (
    EVOLUTIONS,
    spaces_on,
    stickers_on,
)
from emberhold.games.aeons_end.cards.legacy.foes.sheets import NEMESES
from emberhold.games.aeons_end.cards.legacy.judgement.fitted import FITTED_LEGACY
from emberhold.games.aeons_end.cards.legacy.judgement.judging_between import BETWEEN_ANSWERS
from emberhold.games.aeons_end.cards.legacy.judgement.judging_cards import (
    AETHER_OF,
    CARD_ANSWERS,
    CARD_DAMAGES,
    CARD_RULES,
    CARD_WORTHS,
    DAMAGE_OF,
    LEARNED_OF,
    RELIC_OF,
)
from emberhold.games.aeons_end.cards.legacy.judgement.judging_foes import (
    FOE_ANSWERS,
    FOE_BURDENS,
    FOE_RULES,
    FOE_WEARING,
    FOE_WORTHS,
)
from emberhold.games.aeons_end.cards.legacy.judgement.judging_last import (
    LAST_ANSWERS,
    LAST_BURDENS,
    LAST_RULES,
    LAST_STANDING,
    LAST_TOLLS,
    LAST_WORTHS,
    LONG_FIGHTS,
)
from emberhold.games.aeons_end.cards.legacy.story import assist
from emberhold.games.aeons_end.effects.damage import EachSuffers
from emberhold.games.aeons_end.effects.nemesis_deck import DrawsNow
from emberhold.games.aeons_end.numbers.evaluation import routine as usual_routine
from emberhold.games.aeons_end.numbers.judgement import Judgement, Rule
from emberhold.games.aeons_end.numbers.weights import Saving, W, worths
from emberhold.games.aeons_end.seen.sight import SeenPlayer, Sight
from emberhold.games.aeons_end.state import State
from emberhold.kernel.question import Choice, Question

ALONE_IN = range(4, 9)
"""The chapters in which somebody alone saves more."""
LONE_SAVING = Saving(income=8.0, dilution=0.9)


def _each_suffers(sight: Sight, effect: EachSuffers, act: Any, who: SeenPlayer) -> float:
    return sum(player_harm(sight, player, effect.amount) for player in sight.players)


def _evolve(sight: Sight, effect: evolve.Evolves, act: Any, who: SeenPlayer) -> float:
    """A sticker costs a little now; a stronger card costs the rest of the campaign."""
    card = act.card
    if card is None or card.slug not in EVOLUTIONS:
        return 0.0
    stickers = stickers_on(sight, card) or 0
    return 0.5 if stickers < spaces_on(card.slug, len(sight.players)) else 2.0


def _discards_free(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return harm(sight, effect.discard, act, who) + 0.3


def _dearest_hand_discards(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return min(lost_cards(sight, player, effect.amount) for player in sight.players) + 1.0


def _dearest_hand_destroys(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return 3.0 + _dearest_hand_discards(sight, effect, act, who)


def _dearest_prepped(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    spells = [(s.cost, s) for p in sight.players for s in p.prepped()]
    if not spells:
        return 1.0
    return lost_spell(sight, max(spells, key=lambda each: each[0])[1], "destroy")


def _shield(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return W.damage


def _assist(sight: Sight, effect: assist.Assists, act: Any, who: SeenPlayer) -> float:
    return -8 * W.damage


def _mentor(sight: Sight, effect: assist.MentorDeals, act: Any, who: SeenPlayer) -> float:
    return -W.damage * effect.amount


_RULES: dict[type, Rule] = {
    EachSuffers: _each_suffers,
    DrawsNow: nemesis_cards(1.0),
    evolve.Evolves: _evolve,
    basic_verbs.DiscardsAndEvolvesIfFree: _discards_free,
    basic_verbs.DearestHandDiscardsAndEvolves: _dearest_hand_discards,
    basic_verbs.DearestHandDestroys: _dearest_hand_destroys,
    basic_verbs.DestroysDearestAndEvolvesIfCheap: _dearest_prepped,
    basic_legacy.GainsShield: _shield,
    assist.Assists: _assist,
    assist.MentorDeals: _mentor,
}


def routine(state: State, question: Question, choice: Choice) -> bool:
    """The main phase too: looking ahead, search plays it worse in the long last fights, where it
    takes what shows within a round (a lesson used early, a card bought late) for a gain."""
    return question.topic == "main" or usual_routine(state, question, choice)


@cache
def judgement() -> Judgement:
    alone = dict.fromkeys((NEMESES[chapter].slug for chapter in ALONE_IN), LONE_SAVING)
    weights = worths(
        aether_of=AETHER_OF,
        damage_of=DAMAGE_OF,
        relic_of=RELIC_OF,
        learned=LEARNED_OF,
        patience=LONG_FIGHTS,
        alone=alone,  # found by play, as that life counts in full: docs/legacy-balance.md
    )
    own = Judgement(
        weights,
        rules={**_RULES, **CARD_RULES, **FOE_RULES, **LAST_RULES},
        answers={**CARD_ANSWERS, **FOE_ANSWERS, **LAST_ANSWERS, **BETWEEN_ANSWERS},
        own_worths={**CARD_WORTHS, **FOE_WORTHS, **LAST_WORTHS},
        damages=CARD_DAMAGES,
        standing=LAST_STANDING,
        wearing=FOE_WEARING,
        tolls=LAST_TOLLS,
        burdens={**FOE_BURDENS, **LAST_BURDENS},
        counting_others=frozenset(["warping-haze"]),
        favoured={"bending-beam": (3, 3)},
        fitted=FITTED_LEGACY,
    )
    taught = usual().taught(own)
    taught.weights.full_life = True
    return taught
