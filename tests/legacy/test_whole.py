"""Whole campaigns by bots and at random, as far as the chapters are written."""

from __future__ import annotations

import pytest

import emberhold
from emberhold.games.aeons_end.cards.legacy.basic_cards.basic import FORMS
from emberhold.games.aeons_end.cards.legacy.foes.sheets import NEMESES
from emberhold.games.aeons_end.cards.legacy.record.written import whole
from emberhold.games.aeons_end.cards.legacy.tuning import BY_MAGES
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.kernel.campaign import Record, begun, chapter_seed, followed, wishes_for
from emberhold.kernel.game import Result
from emberhold.kernel.rng import Dice
from tests.support import rule

MOST_GAMES = 12


def played(players: int, seed: int, sensible: bool) -> Record:
    """A campaign until it is over, or has been tried often enough."""
    made = begun(LEGACY, players, seed, {})
    dice = Dice(seed)
    for number in range(MOST_GAMES):
        chapter = LEGACY.campaign.chapter(made)
        if chapter is None:
            break
        wishes = wishes_for(chapter, made)
        seeded = chapter_seed(seed, number)
        table = emberhold.open("legacy", players, seeded, wishes, record=False)
        while (question := table.question) is not None:
            choice = question.choices[dice.below(len(question.choices))]
            table.take(question, LEGACY.bot(table.state, question) if sensible else choice)
        assert table.result is not None
        made = followed(LEGACY, made, LEGACY.carried(table.state), table.result)
    return made


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_campaign_by_bots_comes_to_its_end(players: int) -> None:
    world = played(players, players, sensible=True).world
    reached = world["chapter"]
    assert reached > min(max(NEMESES), 3) or world["complete"] or len(world["score"]) == MOST_GAMES
    assert len(world["supply"]) == 9
    assert len(set(world["supply"])) == 9
    assert {row["chapter"] for row in world["score"]} <= set(NEMESES)


@pytest.mark.parametrize("seed", range(8))
def test_a_campaign_at_random_breaks_nothing(seed: int) -> None:
    world = whole(played(seed % 4 + 1, seed, sensible=False).world)
    piles = [*world["supply"], *world["banished_piles"]]
    assert len(set(piles)) == len(piles)
    forms = [slug for slug, _ in world["basic"]]
    assert len(set(forms)) == len(forms)
    assert not set(forms) & set(world["banished"])


@rule("LG-329", "LG-302", "LG-301")
@pytest.mark.parametrize("players", [1, 3, 4])
def test_the_first_attempt_at_every_chapter_meets_the_whole_set(players: int) -> None:
    """At random; whatever comes of a game, the next chapter follows as if it had been won."""
    made, dice, met = begun(LEGACY, players, players, {}), Dice(players), []
    won = Result(tuple(range(players)), "told")
    while (chapter := LEGACY.campaign.chapter(made)) is not None:
        met.append(made.world["chapter"])
        seeded = chapter_seed(players, made.number)
        table = emberhold.open("legacy", players, seeded, wishes_for(chapter, made), record=False)
        while (question := table.question) is not None:
            table.take(question, question.choices[dice.below(len(question.choices))])
        made = followed(LEGACY, made, LEGACY.carried(table.state), won)
        tiers = [FORMS[slug].tier for slug, _ in whole(made.world)["basic"]]
        if met[-1] >= 3:
            assert tuple(tiers.count(tier) for tier in (1, 2, 3)) == BY_MAGES[players].cut
    assert met[:8] == list(NEMESES)
    assert made.world["complete"]
