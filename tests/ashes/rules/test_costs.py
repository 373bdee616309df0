"""Section 15: the five kinds of cost, and how they are paid."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.ashes.card import Cost
from emberhold.games.ashes.cards import CARDS
from emberhold.kernel.errors import IllegalAnswer
from emberhold.kernel.table import Table
from tests.ashes.table import asks, at, cards, dice, keys, marks, play, rule, unit, units, wounds
from tests.support import fingerprint

RHINO = "use:activate@summon-iron-rhino.1"
WOLF = "use:activate@summon-masked-wolf.1"


@rule("AS-225", "AS-451", "AS-414")
def test_a_play_cost_is_paid_from_hand_and_an_activation_cost_in_play() -> None:
    """Summon Iron Rhino is played for one natural class and activated for six dice."""
    table = at(p0={"hand": ["summon-iron-rhino"], "active": ["natural-class"]})
    play(table, "play:summon-iron-rhino")
    assert dice(table, 0) == {"natural": 1}
    ready = {"spellboard": ["summon-iron-rhino"], "hand": ["summon-iron-rhino"]}
    assert RHINO not in keys(at(p0={**ready, "active": ["natural-class"]}))
    six = at(p0={**ready, "active": ["charm-basic"] * 6, "conjurations": ["iron-rhino"]})
    assert "play:summon-iron-rhino" not in keys(six)
    play(six, RHINO)
    assert units(six, 0) == ["iron-rhino@1"]
    assert dice(six, 0) == {"charm": 6}


@rule("AS-226")
@pytest.mark.interpreted
def test_there_are_exactly_five_kinds_of_cost() -> None:
    """Exhaust, main action, side action, discard, magic: a cost of anything else is unreadable."""
    everything = Cost("M S E D2 1Nc 2B")
    assert (everything.main, everything.side, everything.exhaust) == (True, True, True)
    assert (everything.discard, sum(everything.magic)) == (2, 3)
    assert set(Cost.__slots__) == {"discard", "exhaust", "magic", "main", "side", "text"}
    for other in ("1W", "X", "L2"):
        with pytest.raises(ValueError, match=r".+"):
            Cost(other)
    for card in CARDS.values():
        costs = [card.cost, card.respark, *(ability.cost for ability in card.abilities)]
        for cost in costs:
            assert Cost(cost.text).magic == cost.magic


def wolves(**more: Any) -> Table:
    """Noah with Summon Masked Wolf, whose activation costs `S E 1Ic 1B`."""
    mine = {"spellboard": ["summon-masked-wolf"], "active": ["illusion-class", "charm-basic"]}
    mine["conjurations"] = ["masked-wolf"]
    sides = more.pop("sides", 1)
    return at(born="noah coal", sides=sides, p0={**mine, **more})


@rule("AS-227", "AS-229", "AS-232")
def test_exhaust_side_action_and_magic_are_paid() -> None:
    table = play(wolves(), WOLF)
    assert unit(table, "summon-masked-wolf")["exhaustion"] == 1
    assert table.view(0).marks["sides"] == 0
    assert table.view(0).marks["mains"] == 1
    assert dice(table, 0) == {"illusion": 1, "charm": 1}


@rule("AS-228")
def test_a_main_action_is_paid() -> None:
    table = at(p0={"hand": ["anchornaut"], "active": ["natural-basic"] * 2})
    play(table, "play:anchornaut")
    assert table.view(0).marks["mains"] == 0
    assert table.view(0).marks["sides"] == 1
    assert "pass" not in keys(table)


@rule("AS-230")
def test_a_discard_is_chosen_from_the_own_hand() -> None:
    table = at(p0={"hand": ["seal", "fear", "fear"]}, p1={"battlefield": ["iron-rhino"]})
    play(table, "use:slash@coal-roarkwin.1")
    assert keys(table) == ["card:seal", "card:fear"]
    play(table, "card:fear")
    assert cards(table, "hand:0") == ["seal", "fear"]
    assert cards(table, "discard:0") == ["fear"]


@rule("AS-231")
def test_a_card_cannot_be_discarded_to_pay_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card of the base set is played for discards; Call Upon the Realms is given such a cost."""
    spell = CARDS["call-upon-the-realms"]
    monkeypatch.setattr(spell, "cost", Cost("M D1"))
    lonely = at(p0={"hand": [spell.slug], "battlefield": ["gilder"]})
    assert f"play:{spell.slug}" not in keys(lonely)
    table = at(p0={"hand": [spell.slug, "seal", "fear"]})
    play(table, f"play:{spell.slug}")
    assert keys(table) == ["card:seal", "card:fear"]
    play(table, "card:seal")
    assert cards(table, "discard:0") == ["seal", spell.slug]


@rule("AS-232")
def test_magic_is_paid_with_active_dice_that_are_exhausted() -> None:
    archer = ["ceremonial-class", "charm-power", "natural-basic", "illusion-class"]
    table = at(p0={"hand": ["blood-archer"], "active": archer, "exhausted": {"natural": 2}})
    play(table, "play:blood-archer")
    assert dice(table, 0) == {"natural": 3, "charm": 1, "illusion": 1, "ceremonial": 1}


@rule("AS-233")
@pytest.mark.parametrize(
    ("active", "payable"),
    [
        (["ceremonial-class", "charm-class", "natural-basic", "natural-basic"], True),
        (["ceremonial-power", "charm-power", "ceremonial-power", "charm-power"], True),
        (["ceremonial-class", "charm-basic", "natural-power", "natural-power"], False),
        (["ceremonial-class", "ceremonial-power", "natural-basic", "natural-basic"], False),
        (["ceremonial-class", "charm-class", "natural-power"], False),
    ],
)
def test_each_symbol_is_matched_to_a_die_of_its_own(active: list[str], payable: bool) -> None:
    """Blood Archer costs `1Cc 1Hc 2B`."""
    table = at(p0={"hand": ["blood-archer", "seal"], "active": active, "battlefield": ["gilder"]})
    assert ("play:blood-archer" in keys(table)) is payable


@rule("AS-234")
@pytest.mark.parametrize("die", ["natural-basic", "charm-power", "ceremonial-class"])
def test_the_player_chooses_the_dice(die: str) -> None:
    """A basic symbol may be paid with any die, also with the best one."""
    pool = {"natural-basic": 1, "charm-power": 1, "ceremonial-class": 1}
    table = at(p0={"hand": ["anchornaut", "seal"], "active": pool})
    play(table, "play:anchornaut")
    assert (asks(table).seat, asks(table).topic) == (0, "pay")
    play(table, "pay:choose")
    assert sorted(keys(table)) == sorted(f"die:{each}" for each in pool)
    play(table, f"die:{die}")
    left = {each: 1 for each in pool if each != die}
    assert dice(table, 0) == {**left, die.split("-")[0]: 1}


@rule("AS-235")
@pytest.mark.parametrize(
    "lacking",
    [
        {"sides": 0},
        {"spellboard": [{"spell": "summon-masked-wolf", "exhaustion": 1}]},
        {"active": ["illusion-basic", "charm-basic"]},
        {"active": ["illusion-class"]},
    ],
)
def test_a_cost_is_paid_whole_or_not_at_all(lacking: dict[str, Any]) -> None:
    assert WOLF in keys(wolves())
    table = wolves(**lacking)
    before = fingerprint(table)
    with pytest.raises(IllegalAnswer):
        table.answer(WOLF)
    assert fingerprint(table) == before


@rule("AS-236", "AS-316")
def test_an_exhausted_card_cannot_pay_for_its_own_activation() -> None:
    tired = {"spell": "shifting-mist", "exhaustion": 1}
    mine = {"active": ["natural-basic"], "spellboard": ["shifting-mist"]}
    assert "use:activate@shifting-mist.1" in keys(at(p0=mine))
    assert "use:activate@shifting-mist.1" not in keys(at(p0={**mine, "spellboard": [tired]}))


@rule("AS-236")
def test_inexhaustible_text_is_the_exception() -> None:
    worker = {"unit": "iron-worker", "exhaustion": 1, "status": 1}
    table = play(at(p0={"battlefield": [worker]}), "use:overtime@iron-worker.1")
    assert table.view(0).marks["sides"] == 2


SHOT = {"active": ["natural-power", "natural-basic"]}


@rule("AS-237")
def test_what_a_triggered_effect_spends_is_a_cost() -> None:
    """Chant of Revenge exhausts itself, Screams of the Departed spend a die: without, no use."""
    mourning = {"battlefield": ["mist-spirit"], "spellboard": ["chant-of-revenge"]}
    table = play(at(p0=SHOT, p1=mourning), "power:natural", "trigger:chant-of-revenge@1")
    assert unit(table, "chant-of-revenge")["exhaustion"] == 1
    tired = {**mourning, "spellboard": [{"spell": "chant-of-revenge", "exhaustion": 1}]}
    table = play(at(p0=SHOT, p1=tired), "power:natural")
    assert (asks(table).seat, asks(table).topic) == (0, "action")
    jessa = {"battlefield": ["mist-spirit"]}
    screams = "trigger:jessa-na-ni@1"
    table = play(at(born="jessa coal", p0=SHOT, p1=jessa), "power:natural", screams)
    assert dice(table, 0) == {"natural": 2}
    assert wounds(table, 1) == 1
    table = play(at(born="jessa coal", p0={"active": ["natural-power"]}, p1=jessa), "power:natural")
    assert (units(table, 1), wounds(table, 1)) == ([], 0)


@rule("AS-238")
def test_damaging_another_card_is_an_effect_and_no_cost() -> None:
    """Small Sacrifice is activated without any own unit to damage, and paid for all the same."""
    table = at(
        p0={"spellboard": ["small-sacrifice"], "active": ["ceremonial-class", "natural-basic"]},
        p1={"battlefield": ["iron-rhino"]},
    )
    play(table, "use:activate@small-sacrifice.1")
    assert unit(table, "small-sacrifice")["exhaustion"] == 1
    assert dice(table, 0) == {"natural-basic": 1, "ceremonial": 1}
    assert unit(table, "iron-rhino")["wounds"] == 0


@rule("AS-239")
def test_a_reduction_takes_no_number_of_symbols_below_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    """If Summon Iron Rhino cost `1B 1Nc`, two reductions would still leave the natural class."""
    ability = CARDS["summon-iron-rhino"].activations[0]
    monkeypatch.setattr(ability, "cost", Cost("M E 1Nc 1B"))
    three = {"spellboard": ["summon-iron-rhino"] * 3, "conjurations": ["iron-rhino"]}
    assert RHINO not in keys(at(p0={**three, "active": ["charm-class"]}))
    table = play(at(p0={**three, "active": ["natural-class", "charm-basic"]}), RHINO)
    assert units(table, 0) == ["iron-rhino@1"]
    assert dice(table, 0) == {"charm-basic": 1, "natural": 1}
    monkeypatch.setattr(ability, "cost", Cost("M E 1B"))
    free = at(p0=three)
    labels = {option.key: option.label("en") for option in asks(free).options}
    assert labels[RHINO].endswith(": main action, exhaust")


@rule("AS-240")
def test_an_effect_that_returns_dice_may_return_those_just_spent() -> None:
    table = at(p0={"hand": ["hidden-power"], "active": ["illusion-class"]})
    play(table, "play:hidden-power", "die:illusion-power")
    assert dice(table, 0) == {"illusion-power": 1}
    assert marks(table, "player:0")["wounds"] == 0
