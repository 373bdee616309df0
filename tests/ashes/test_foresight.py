"""What an answer in a fight says of its consequences, before anything falls."""

from __future__ import annotations

from emberhold.kernel.table import Table
from tests.ashes.table import asks, facing, play, rule

ATTACK = "attack:phoenixborn"


def then(table: Table, key: str, language: str = "en") -> str | None:
    question = asks(table)
    message = question.foretold(question.find(key))
    return None if message is None else message.text(language)


@rule("AS-127", "AS-292")
def test_a_block_says_whether_the_blocker_survives() -> None:
    hurt = {"unit": "iron-rhino", "wounds": 3}
    table = play(facing(["iron-worker"], ["gilder", "iron-rhino", hurt]), ATTACK)
    assert then(table, "block-with:gilder@1") == "It receives 2 damage and is destroyed."
    assert then(table, "block-with:iron-rhino@1") == "It receives 2 damage and survives."
    assert then(table, "block-with:iron-rhino@2") == "It receives 2 damage and is destroyed."
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
    assert then(table, "endure") == "Your unit deals no damage and does not become exhausted."


@rule("AS-173")
def test_a_unit_that_strikes_first_and_destroys_is_not_struck_back() -> None:
    table = play(facing(["seaside-raven"], ["gilder", "iron-rhino"]), ATTACK)
    play(table, "block-with:gilder@1")
    late = "The attacker strikes first, so your unit is destroyed before it can counter."
    assert then(table, "counter") == late
    assert then(table, "endure") == "Your unit deals no damage."
    table = play(facing(["seaside-raven"], ["iron-rhino"]), ATTACK, "block-with:iron-rhino@1")
    struck = "Seaside Raven receives 5 damage and is destroyed."
    assert then(table, "counter") == f"{struck} Your unit becomes exhausted."


@rule("AS-173")
def test_a_blocker_with_battle_advantage_may_not_be_hit_at_all() -> None:
    weak = {"unit": "blood-archer", "wounds": 2}
    table = play(facing(["iron-worker"], [weak]), ATTACK)
    first = "It can counter first and destroy the attacker, which then deals no damage."
    assert then(table, "block-with:blood-archer@1") == first
    pl = "Może kontratakować, zanim otrzyma obrażenia, i zniszczyć atakującą jednostkę."
    assert then(table, "block-with:blood-archer@1", "pl") == pl
    play(table, "block-with:blood-archer@1")
    struck = "Iron Worker receives 3 damage and is destroyed."
    assert then(table, "counter") == f"{struck} Your unit becomes exhausted."
    table = play(facing(["iron-rhino"], [weak]), ATTACK)
    assert then(table, "block-with:blood-archer@1") == "It receives 5 damage and is destroyed."


def test_nothing_is_foretold_of_other_questions() -> None:
    table = facing(["iron-worker"], ["gilder"])
    assert {then(table, option.key) for option in asks(table).options} == {None}


@rule("AS-256")
def test_an_alteration_that_can_only_help_a_foe_says_so() -> None:
    """Nothing is asked where one unit is the only one: it is said before the card is played."""
    armor = {"hand": ["root-armor"], "active": {"natural-class": 1}}
    table = facing([], ["iron-rhino"], p0=armor)
    assert then(table, "play:root-armor") == "Goes to an opponent’s unit: Iron Rhino."
    assert (
        then(table, "play:root-armor", "pl") == "Trafi do jednostki przeciwnika: Żelazny Nosorożec."
    )
    ours = facing(["iron-worker"], [], p0=armor)
    assert then(ours, "play:root-armor") is None
    either = facing(["iron-worker"], ["iron-rhino"], p0=armor)
    assert then(either, "play:root-armor") is None
