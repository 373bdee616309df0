"""Whole campaigns by bots and at random, as far as the chapters are written."""

from __future__ import annotations

import pytest

import emberhold
from emberhold.games.aeons_end.cards.legacy.sheets import NEMESES
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.kernel.campaign import Record, begun, chapter_seed, followed, wishes_for
from emberhold.kernel.rng import Dice

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
    world = played(seed % 4 + 1, seed, sensible=False).world
    piles = [*world["supply"], *world["banished_piles"]]
    assert len(set(piles)) == len(piles)
    forms = [slug for slug, _ in world["basic"]]
    assert len(set(forms)) == len(forms)
    assert not set(forms) & set(world["banished"])
