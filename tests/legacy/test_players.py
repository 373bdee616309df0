"""What the sensible player makes of Legacy's own cards, foes and choices."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import emberhold
from emberhold.games.aeons_end.bot.fighting import damage_of, target_worth
from emberhold.games.aeons_end.bot.harm import acting
from emberhold.games.aeons_end.cards.legacy.foes import pods, xaxos
from emberhold.games.aeons_end.cards.legacy.judgement.judging_between import PILES_BY_WORTH, spare
from emberhold.games.aeons_end.cards.legacy.judgement.judging_foes import _draws_pods
from emberhold.games.aeons_end.cards.legacy.judgement.judging_last import _breaks
from emberhold.games.aeons_end.cards.legacy.piles.supply import PILES, REWARDS
from emberhold.games.aeons_end.game import WAR_ETERNAL
from emberhold.games.aeons_end.legacy_game import DOUBT, LEGACY, PLAN_HORIZON
from emberhold.games.aeons_end.numbers.weights import W
from emberhold.games.aeons_end.seen.sight import Sight
from emberhold.games.aeons_end.state import State
from emberhold.kernel.question import key_of
from emberhold.kernel.table import Table
from emberhold.players.budget import Budget
from emberhold.players.search import Manner, SearchPlayer
from tests.legacy.support import at, record, until, world
from tests.legacy.test_basic_iii import set_of
from tests.support import asks, keys, rule

FISTS = ["incinerating-fist-of-xaxos", "incinerating-fist-of-xaxos-2"]


def answer(table: Table) -> str:
    """What the sensible player would say to the question at the table."""
    return key_of(LEGACY.bot(table.state, asks(table)))


def dealt(table: Table, slug: str, seat: int = 0) -> int:
    """The damage that the player expects of a spell which a mage has prepped."""
    assert LEGACY.bot is not None
    sight = Sight(table.state, seat)
    spell = next(s for s in sight.players[seat].prepped() if s.slug == slug)
    return damage_of(sight, sight.players[seat], spell)


def with_spell(slug: str, breach: int = 1, **more: Any) -> dict[str, Any]:
    return {"hand": [], "breaches": {str(breach): {"state": "open", "spells": [slug]}}, **more}


@pytest.mark.parametrize(
    ("slug", "breach", "damage"),
    [
        ("warping-haze", 1, 2),
        ("gravity-node", 1, 4),
        ("bending-beam", 1, 2),
        ("bending-beam", 3, 5),
        ("starfire-frenzy", 1, 4),
        ("fiery-conclusion", 1, 4),
    ],
)
def test_the_damage_of_legacys_spells_is_known(slug: str, breach: int, damage: int) -> None:
    first = [pile for pile in world()["supply"] if pile != slug]
    made = world(4, supply=[*first[:8], slug])
    table = at(4, made=made, p0=with_spell(slug, breach), p1={"hand": ["crystal"]})
    assert dealt(table, slug) == damage


def test_pulse_tokens_are_part_of_the_damage() -> None:
    made = world(6, supply=[*world()["supply"][:8], "breach-communion"])
    for pulse, damage in ((0, 2), (2, 5)):
        side = with_spell("breach-communion", pulse=pulse)
        assert dealt(at(6, made=made, p0=side), "breach-communion") == damage


def test_the_weakest_spell_is_given_up_to_possession() -> None:
    table = at(
        4,
        phase="end",
        foe={"deck": ["deadly-overload", "redirected-power"], "tokens": 2},
        p0=with_spell("incinerating-fist"),
        p1=with_spell("spark"),
    )
    assert keys(table) == ["player:0", "player:1"]
    assert answer(table) == "player:1"


def test_a_bridge_is_built_before_the_last_one_falls() -> None:
    link = {"card": "sever-link", "tokens": 1}
    side = {"hand": [], "aether": 5}
    bare = at(6, foe={"deck": ["nightmare"], "bridges": []}, in_play=[link], p0=side)
    assert answer(bare) == "bridge-aether"
    many = [f"{a}-{b}" for a, b in ("12", "23", "45", "56", "78", "89", "14", "47", "25", "58")]
    safe = at(6, foe={"deck": ["nightmare"], "bridges": many}, in_play=[link], p0=side)
    assert answer(safe) != "bridge-aether"


def test_bridges_are_placed_so_that_a_path_leads_to_every_one() -> None:
    table = emberhold.open("legacy", 2, 5, {"record": record(world(6))})
    while table.question is not None and table.question.topic == "build-bridge":
        table.take(table.question, LEGACY.bot(table.state, table.question))
    assert len(table.state.own.connected()) == 7


def test_beacons_are_struck_down_when_there_are_many() -> None:
    beacons = ["grave-beacon", "grave-beacon-2", "draining-beacon", "draining-beacon-2"]
    more = ["misery-beacon", "misery-beacon-2", "protective-beacon", "protective-beacon-2"]
    side = with_spell("spark")
    table = at(7, phase="casting", foe={"deck": ["erupt"]}, in_play=[*beacons, *more], p0=side)
    until(table, "target")
    assert answer(table).startswith("target:grave-beacon")


def test_a_spell_of_xaxos_is_dispelled_before_gravehold_falls() -> None:
    foe = {
        "deck": ["inner-eye"],
        "spell_deck": ["flare-of-xaxos"],
        "concentrate_deck": [],
        "prepped": [*FISTS, "empty", "empty"],
    }
    table = at(8, gravehold=3, foe=foe, p0={"hand": [], "charges": 3})
    assert answer(table).startswith("dispel:incinerating-fist")


def test_an_ability_is_used_that_is_worth_its_charges() -> None:
    made = world(4)
    made["mages"][0]["ability"] = 8
    table = at(4, made=made, p0={"hand": [], "charges": 6})
    assert answer(table) == "ability"


def test_every_pile_has_its_place_in_the_choice_of_piles() -> None:
    assert sorted(PILES_BY_WORTH) == sorted(PILES)


@pytest.mark.parametrize("deck", REWARDS)
def test_the_better_piles_are_taken_and_something_of_each_type_stays(deck: str) -> None:
    made = world(3, pending=[f"supply:{deck}"])
    table = emberhold.open("legacy", 2, 5, {"record": record(made)})
    while table.question is not None and table.question.topic in ("add-pile", "banish-pile"):
        table.take(table.question, LEGACY.bot(table.state, table.question))
    supply = [PILES[slug] for slug in table.state.world["supply"]]
    added = [card for card in supply if card in REWARDS[deck]]
    left = [card for card in REWARDS[deck] if card not in added]
    worst = max(PILES_BY_WORTH.index(card.slug) for card in added)
    assert all(PILES_BY_WORTH.index(card.slug) > worst for card in left)
    assert len(spare(supply)) < len(supply)
    types = [card.type for card in supply]
    assert types.count("gem") >= 2
    assert types.count("spell") >= 4


def test_single_answers_leave_the_main_phase_to_the_rules_of_thumb() -> None:
    side = {"hand": ["spark", "crystal", "crystal"], "aether": 6}
    table = at(4, p0=side)
    player = SearchPlayer("legacy", 1, Budget(8))
    assert key_of(player.choose(table, asks(table))) == answer(table)
    assert player.iterations == 0


def test_other_questions_are_looked_into_and_war_eternal_is_as_it_was() -> None:
    beacons = ["grave-beacon", "draining-beacon"]
    table = at(7, phase="casting", foe={"deck": ["erupt"]}, in_play=beacons, p0=with_spell("spark"))
    player = SearchPlayer("legacy", 1, Budget(8))
    player.choose(table, asks(table))
    assert player.iterations > 0
    mine, usual = LEGACY.evaluation, WAR_ETERNAL.evaluation
    assert (mine.doubt, usual.doubt) == (DOUBT, 1.0)
    assert mine.routine is not usual.routine


def test_plans_are_judged_after_six_turns_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    """The main phase is planned too, which is where a fight is decided."""
    side = {"hand": ["spark"], "aether": 6}
    table = at(4, p0=side)
    question = table.question
    planned = LEGACY.evaluation.planned
    assert question is not None
    assert planned is not None
    judged: list[int] = []
    begun = table.state.turn

    def evaluate(state: State, seat: int) -> float:
        judged.append(state.turn - begun)
        return 0.5

    watching = replace(LEGACY.evaluation, planned=replace(planned, evaluate=evaluate))
    monkeypatch.setattr(LEGACY, "evaluation", watching)
    player = SearchPlayer("legacy", 1, Budget(4), Manner(plan=True))
    assert question.topic == "main"
    assert player.choose(table, question) in question.choices
    assert len(judged) == player.iterations > 0
    assert PLAN_HORIZON <= max(judged) < 3 * PLAN_HORIZON


def test_no_damage_takes_no_shield() -> None:
    assert LEGACY.bot is not None
    pieces = [{"card": "facet-ogre", "shields": 2}]
    sight = Sight(at(3, made=set_of("facet-ogre"), in_play=pieces).state, 0)
    target = ("target", sight.in_play[0].card)
    assert target_worth(sight, target, 1) > target_worth(sight, target, 0) == 0.0


def test_only_a_prepped_spell_can_be_broken() -> None:
    assert LEGACY.bot is not None
    harms = []
    for side in ({"hand": ["crystal"]}, with_spell("spark")):
        sight = Sight(at(8, p0=side, p1={"hand": ["crystal"]}).state, 0)
        harms.append(_breaks(sight, xaxos.BreaksDearest(), acting(sight, None), sight.players[0]))
    assert harms[0] == 0.0 < harms[1]


@rule("LG-386")
def test_the_seventh_pod_is_as_bad_as_a_lost_game() -> None:
    four = ["crystalline-pod", "electric-pod", "frozen-pod", "volcanic-pod"]
    harms = []
    for there in (four, [*four, "marrow-pod"]):
        sight = Sight(at(3, made=set_of("facet-ogre"), in_play=there).state, 0)
        two = pods.DrawsPods(2)
        harms.append(_draws_pods(sight, two, acting(sight, None), sight.players[0]))
    assert harms[0] < W.lost == harms[1]
