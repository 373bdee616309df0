"""Three ready spells with much to decide: Protect, Purge and Small Sacrifice."""

from typing import Any

import pytest

from emberhold.kernel.table import Table
from tests.ashes.table import at, cards, dice, keys, play, rule, seat_asked, unit, units, wounds

# Protect


def struck(spells: list[Any], attacker: str = "masked-wolf", target: Any = "iron-rhino") -> Table:
    """A unit of player 1, who has the protection, is attacked and does not counter."""
    theirs = {"battlefield": [target], "spellboard": spells}
    table = at(p0={"battlefield": [attacker]}, p1=theirs)
    return play(table, "attack:unit", "nobody", "endure")


@rule("AS-C51", "AS-322")
def test_protect_enters_play_with_three_status_tokens() -> None:
    mine = {"hand": ["protect", "seal"], "active": ["natural-class", "ceremonial-class"]}
    table = play(at(p0=mine), "play:protect")
    assert unit(table, "protect")["status"] == 3


@rule("AS-C51", "AS-340")
def test_each_token_of_protect_prevents_one_damage() -> None:
    table = struck(["protect"])
    assert seat_asked(table) == 1
    assert keys(table) == ["trigger:protect@1", "pass"]
    play(table, "trigger:protect@1")
    assert keys(table) == ["amount:1", "amount:2"]
    play(table, "amount:1")
    assert unit(table, "iron-rhino")["wounds"] == 1
    assert unit(table, "protect")["status"] == 2


@rule("AS-C51", "AS-298")
def test_damage_prevented_altogether_is_not_damage() -> None:
    table = struck(["protect"], target={"unit": "false-demon", "wounds": 0})
    play(table, "trigger:protect@1", "amount:2")
    assert units(table, 1) == ["false-demon@1"]
    assert unit(table, "false-demon")["wounds"] == 0


@rule("AS-C51")
def test_protect_without_tokens_is_discarded() -> None:
    table = struck(["protect"], attacker="iron-rhino")
    play(table, "trigger:protect@1", "amount:3")
    assert unit(table, "iron-rhino@2")["wounds"] == 2
    assert cards(table, "spellboard:1") == []
    assert cards(table, "discard:1") == ["protect"]


@rule("AS-C51", "AS-277")
def test_two_copies_of_protect_work_together() -> None:
    last = {"spell": "protect", "status": 1}
    table = struck([last, "protect"])
    play(table, "trigger:protect@1", "trigger:protect@2")
    assert unit(table, "iron-rhino")["wounds"] == 0
    assert unit(table, "protect@2")["status"] == 2
    assert cards(table, "discard:1") == ["protect"]


@rule("AS-C51", "AS-218", "AS-316")
def test_protect_may_be_saved_and_is_silent_while_exhausted() -> None:
    saved = play(struck(["protect"]), "pass")
    assert unit(saved, "iron-rhino")["wounds"] == 2
    assert unit(saved, "protect")["status"] == 3
    tired = struck([{"spell": "protect", "exhaustion": 1}])
    assert unit(tired, "iron-rhino")["wounds"] == 2


@rule("AS-C51", "AS-016")
def test_protect_is_for_own_units_not_for_phoenixborn_or_others() -> None:
    table = at(p0={"battlefield": ["masked-wolf"]}, p1={"spellboard": ["protect"]})
    play(table, "attack:phoenixborn")
    assert wounds(table, 1) == 2
    mine = {"spellboard": ["protect"], "active": ["natural-power"]}
    other = at(p0=mine, p1={"battlefield": ["iron-rhino"]})
    play(other, "power:natural")
    assert unit(other, "iron-rhino")["wounds"] == 1


@rule("AS-C51")
def test_protect_answers_spells_and_dice_powers_too() -> None:
    theirs = {"battlefield": ["mist-spirit"], "spellboard": ["protect"]}
    table = at(p0={"active": ["natural-power"]}, p1=theirs)
    play(table, "power:natural", "trigger:protect@1")
    assert units(table, 1) == ["mist-spirit@1"]


# Purge


def purging(copies: int = 1, active: list[str] | None = None, **theirs: Any) -> Table:
    spells = ["purge"] + [{"spell": "purge", "exhaustion": 1}] * (copies - 1)
    table = at(p0={"spellboard": spells, "active": active or ["charm-class"]}, p1=theirs)
    return play(table, "use:activate@purge.1")


TWO_DICE = ["charm-class", "natural-basic"]


@rule("AS-C52")
def test_purge_takes_the_top_card_of_a_draw_pile() -> None:
    table = purging(draw=["seal", "fear"])
    assert keys(table) == ["player:0", "player:1"]
    play(table, "player:1")
    assert cards(table, "discard:1") == ["seal"]
    assert table.view(1).zone("draw:1").count == 1
    assert unit(table, "purge")["exhaustion"] == 1


@rule("AS-C52", "AS-082", "AS-216")
def test_purge_does_no_harm_to_an_empty_pile() -> None:
    table = play(purging(2, TWO_DICE, draw=[]), "player:1")
    assert wounds(table, 1) == 0
    assert dice(table, 0) == {"natural-basic": 1, "charm": 1}


@rule("AS-C52", "AS-278", "AS-281", "AS-C09")
def test_with_focus_one_die_more_takes_another_card_of_the_same_player() -> None:
    table = play(purging(2, TWO_DICE, draw=["seal", "fear", "refresh"]), "player:1")
    assert keys(table) == ["do", "skip"]
    play(table, "do")
    assert cards(table, "discard:1") == ["seal", "fear"]
    assert dice(table, 0) == {"natural": 1, "charm": 1}


@rule("AS-C52", "AS-218", "AS-278")
def test_the_second_card_is_not_forced_and_needs_focus_and_a_die() -> None:
    declined = play(purging(2, TWO_DICE, draw=["seal", "fear"]), "player:1", "skip")
    assert dice(declined, 0) == {"natural-basic": 1, "charm": 1}
    for table in (purging(1, TWO_DICE, draw=["seal", "fear"]), purging(2, draw=["seal", "fear"])):
        play(table, "player:1")
        assert "do" not in keys(table)
    assert cards(declined, "discard:1") == ["seal"]


@rule("AS-C52", "AS-C09", "AS-341")
def test_a_violinist_plays_once_for_all_cards_of_one_purge() -> None:
    violin = {"battlefield": ["enchanted-violinist"], "active": ["charm-class"] * 2}
    spells = ["purge", {"spell": "purge", "exhaustion": 1}]
    active = [*violin["active"], "natural-basic"]
    table = at(
        p0={"spellboard": spells, **violin, "active": active}, p1={"battlefield": ["iron-rhino"]}
    )
    play(table, "use:activate@purge.1", "player:1", "do", "pay:proposed")
    play(table, "trigger:enchanted-violinist@1", "target:iron-rhino@1")
    assert unit(table, "iron-rhino")["wounds"] == 1
    assert len(cards(table, "discard:1")) == 2
    assert "trigger:enchanted-violinist@1" not in keys(table)


# Small Sacrifice


def sacrificing(copies: int, mine: list[Any], theirs: list[Any]) -> Table:
    spells = ["small-sacrifice"] + [{"spell": "small-sacrifice", "exhaustion": 1}] * (copies - 1)
    table = at(
        p0={"spellboard": spells, "active": ["ceremonial-class"], "battlefield": mine},
        p1={"battlefield": theirs},
    )
    return play(table, "use:activate@small-sacrifice.1")


@rule("AS-C54", "AS-304")
def test_small_sacrifice_trades_one_damage_for_one_damage() -> None:
    table = sacrificing(1, ["gilder", "iron-rhino"], ["hammer-knight", "mist-spirit"])
    assert keys(table) == ["target:gilder@1", "target:iron-rhino@1"]
    play(table, "target:iron-rhino@1")
    assert keys(table) == ["target:hammer-knight@1", "target:mist-spirit@1"]
    play(table, "target:mist-spirit@1", "do", "target:iron-rhino@1")
    assert unit(table, "iron-rhino")["wounds"] == 1
    assert units(table, 1) == ["hammer-knight@1"]
    assert dice(table, 0) == {"ceremonial": 1}


@rule("AS-C54", "AS-218")
def test_the_damage_to_the_opposing_unit_may_be_left() -> None:
    table = play(sacrificing(1, ["iron-rhino"], ["hammer-knight"]), "skip")
    assert unit(table, "iron-rhino")["wounds"] == 1
    assert unit(table, "hammer-knight")["wounds"] == 0


@pytest.mark.parametrize(("mine", "theirs"), [([], ["hammer-knight"]), (["iron-rhino"], [])])
@rule("AS-C54", "AS-215", "AS-219")
def test_a_sacrifice_without_one_of_the_units(mine: list[str], theirs: list[str]) -> None:
    table = sacrificing(2, mine, theirs)
    assert [unit(table, name)["wounds"] for name in mine] == [1] * len(mine)
    assert [unit(table, name)["wounds"] for name in theirs] == [0] * len(theirs)
    assert unit(table, "small-sacrifice")["exhaustion"] == 1


@rule("AS-C54", "AS-278", "AS-281")
def test_with_focus_both_units_may_be_exhausted_instead() -> None:
    table = sacrificing(2, ["iron-rhino"], ["hammer-knight"])
    assert keys(table) == ["exhaust-both", "damage"]
    play(table, "exhaust-both")
    for name in ("iron-rhino", "hammer-knight"):
        assert unit(table, name)["exhaustion"] == 1
        assert unit(table, name)["wounds"] == 0


@rule("AS-C54", "AS-278")
def test_with_focus_the_damage_stays_possible() -> None:
    table = sacrificing(2, ["iron-rhino"], ["hammer-knight"])
    play(table, "damage", "do", "target:iron-rhino@1")
    for name in ("iron-rhino", "hammer-knight"):
        assert unit(table, name)["wounds"] == 1
        assert unit(table, name)["exhaustion"] == 0


@pytest.mark.parametrize("tired", [0, 1])
@rule("AS-C54", "AS-311")
def test_an_exhausted_unit_leaves_only_the_damage(tired: int) -> None:
    mine: dict[str, Any] = {"unit": "iron-rhino", "exhaustion": 1 - tired}
    theirs: dict[str, Any] = {"unit": "hammer-knight", "exhaustion": tired}
    table = sacrificing(2, [mine], [theirs])
    assert keys(table) == ["do", "skip"]


@rule("AS-C54", "AS-C75")
def test_a_raven_is_not_an_opposing_unit_for_a_sacrifice() -> None:
    table = sacrificing(2, ["iron-rhino"], ["seaside-raven"])
    assert unit(table, "seaside-raven")["wounds"] == 0
    assert unit(table, "iron-rhino")["wounds"] == 1
