"""Records of older versions: raised to today's shape, or refused."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.aeons_end.cards.legacy.basic_cards.basic import FORMS
from emberhold.games.aeons_end.cards.legacy.foes.sheets import NEMESES
from emberhold.games.aeons_end.cards.legacy.tuning import BY_MAGES
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.kernel.campaign import CampaignError, read_record, understood
from tests.legacy.support import opened, record, row, until, world
from tests.support import rule


@rule("LG-329", "LG-302")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_set_that_stayed_whole_in_an_older_record_is_cut_before_the_next_game(
    players: int,
) -> None:
    """Games of the second version drew from the whole set."""
    old = {**record(world(4, players)), "rules": 2}
    before = until(opened(understood(LEGACY, read_record(old))), "main")
    kept = [FORMS[slug].tier for slug, _ in before.state.world["basic"]]
    assert tuple(kept.count(tier) for tier in (1, 2, 3)) == BY_MAGES[players].cut
    joining = {**record(world(2, players, pending=["join:III", "read:L07a"])), "rules": 2}
    assert understood(LEGACY, read_record(joining)).world["pending"] == [
        *("join:III", "cut"),
        "read:L07a",
    ]
    early = {**record(world(2, players)), "rules": 2}
    assert understood(LEGACY, read_record(early)).world["pending"] == []
    done = {**record(world(8, players, complete=True)), "rules": 2}
    assert understood(LEGACY, read_record(done)).world == world(8, players, complete=True)


@rule("LG-329")
def test_a_set_that_was_cut_in_an_older_record_is_not_cut_again() -> None:
    cut = world(4, basic=[["daze", 0], ["tremor", 1]], banished=["ambush"])
    raised = understood(LEGACY, read_record({**record(cut), "rules": 1}))
    assert (raised.rules, raised.world) == (LEGACY.campaign.rules, cut)


@pytest.mark.parametrize("version", [1, 2])
def test_stickers_beyond_the_spaces_of_today_are_lost(version: int) -> None:
    old = {**record(world(4, basic=[["creeping-curse", 9], ["paralyze", 0]])), "rules": version}
    raised = understood(LEGACY, read_record(old))
    assert raised.world["basic"] == [["creeping-curse", 2], ["paralyze", 0]]


@pytest.mark.parametrize(
    "parts",
    [
        {"basic": "daze"},
        {"basic": [["daze"]]},
        {"basic": [[1, 2]]},
        {"basic": [["daze", "many"]]},
        {"pending": "cut"},
        {"chapter": "4"},
    ],
)
def test_an_older_record_that_is_none_is_refused_in_one_line(parts: dict[str, Any]) -> None:
    old = {**record(world(4)), "rules": 2}
    old["world"] = {**old["world"], **parts}
    with pytest.raises(CampaignError):
        understood(LEGACY, read_record(old))


@rule("LG-567")
def test_games_of_an_older_record_say_against_whom_they_were_but_not_when() -> None:
    rows = [row(1), row(2, won=False)]
    plain = [{k: v for k, v in each.items() if k not in ("nemesis", "date")} for each in rows]
    old = {**record(world(3, score=plain)), "rules": 2}
    score = understood(LEGACY, read_record(old)).world["score"]
    assert [each["nemesis"] for each in score] == [NEMESES[1].slug, NEMESES[2].slug]
    assert [each["date"] for each in score] == ["", ""]
