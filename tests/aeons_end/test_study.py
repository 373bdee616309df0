"""What is noted of a game for those who study many of them."""

from __future__ import annotations

import emberhold
from emberhold.games.aeons_end.game import WAR_ETERNAL
from emberhold.games.aeons_end.numbers.study import Watch, moment


def test_facts_hold_the_life_at_the_start_and_after_every_turn_that_ended() -> None:
    table = emberhold.open("war-eternal", 2, 3)
    watch = Watch(table.state)
    while (question := table.question) is not None:
        turn, choice = moment(table.state), WAR_ETERNAL.bot(table.state, question)
        table.take(question, choice)
        watch.saw(table.state, question.seat, choice, turn)
    state, facts = table.state, watch.facts(table.state, table.header.setup)
    assert len(facts["gravehold"]) == len(facts["nemesis_life"]) == state.turn + 1
    assert facts["gravehold"][0] == state.max_gravehold
    assert facts["nemesis_life"][-1] == max(0, state.nemesis_life)
    assert facts["first"] in (0, 1)
