"""What an answer in a fight says of its consequences, before anything falls."""

from __future__ import annotations

from emberhold.kernel.table import Table
from tests.ashes.table import facing, play, rule

ATTACK = "attack:phoenixborn"


def then(table: Table, key: str, language: str = "en") -> str | None:
    question = table.question
    assert question is not None
    message = question.foretold(question.find(key))
    return None if message is None else message.text(language)


@rule("AS-127", "AS-292")
def test_a_block_says_whether_the_blocker_survives() -> None:
    hurt = {"unit": "iron-rhino", "wounds": 3}
    table = play(facing(["iron-worker"], ["gilder", "iron-rhino", hurt]), ATTACK)
    assert then(table, "block-with:gilder@1") == "Receives 2 damage and is destroyed."
    assert then(table, "block-with:iron-rhino@1") == "Receives 2 damage and survives."
    assert then(table, "block-with:iron-rhino@2") == "Receives 2 damage and is destroyed."
    assert then(table, "nobody") == "You receive 2 damage: life 16\u00a0→\u00a014."
    assert then(table, "nobody", "pl") == "Otrzymasz 2 obrażenia: życie 16\u00a0→\u00a014."
    assert then(table, "nobody", "fr") == "Vous recevez 2 dégâts\u00a0: vie 16\u00a0→\u00a014."


def test_a_blow_that_would_be_the_last_says_so() -> None:
    table = play(facing(["iron-worker"], ["gilder"], p1={"wounds": 14}), ATTACK)
    assert then(table, "nobody") == "You receive 2 damage and are destroyed."


@rule("AS-126", "AS-130")
def test_a_counter_says_whom_it_destroys_and_that_it_exhausts() -> None:
    table = play(facing(["iron-worker"], ["iron-rhino"]), ATTACK, "block-with:iron-rhino@1")
    struck = "Iron Worker receives 5 damage and is destroyed."
    assert then(table, "counter") == f"{struck} Your unit becomes exhausted."
    assert then(table, "endure") == "Your unit strikes nobody and does not become exhausted."


def test_nothing_is_foretold_of_other_questions() -> None:
    table = facing(["iron-worker"], ["gilder"])
    assert table.question is not None
    assert {then(table, option.key) for option in table.question.options} == {None}
