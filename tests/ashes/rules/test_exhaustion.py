"""Section 17.4: what exhaustion takes from a card, and what it leaves."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ashes.table import asked, at, keys, marks, play, rule, unit, units, wounds

SHOT = {"active": ["natural-power", "natural-basic"]}


def tired(name: str, tokens: int = 1, **more: Any) -> dict[str, Any]:
    return {"unit": name, "exhaustion": tokens, **more}


@rule("AS-311", "AS-439", "AS-442", "AS-460")
@pytest.mark.parametrize("tokens", [0, 1, 3])
def test_a_card_with_an_exhaustion_token_is_exhausted(tokens: int) -> None:
    """Whether it may attack tells it."""
    table = at(p0={"battlefield": [tired("masked-wolf", tokens)]})
    assert ("attack:phoenixborn" in keys(table)) is (tokens == 0)


@rule("AS-312", "AS-199")
def test_a_card_can_carry_several_tokens() -> None:
    gaze = {"hand": ["steady-gaze", "seal"], "active": ["illusion-class"] * 2}
    table = play(at(p0=gaze, p1={"battlefield": ["masked-wolf"]}), "play:steady-gaze")
    assert unit(table, "masked-wolf")["exhaustion"] == 2
    table = at(phase="recovery", p0={"battlefield": [tired("masked-wolf", 2)]})
    assert unit(table, "masked-wolf")["exhaustion"] == 1


@rule("AS-313")
def test_an_exhausted_unit_has_no_ability_text_and_cannot_attack() -> None:
    fresh = at(p0={"battlefield": ["anchornaut"]}, p1={"battlefield": ["gilder"]})
    assert {"use:throw@anchornaut.1", "attack:phoenixborn", "attack:unit"} <= set(keys(fresh))
    weary = at(p0={"battlefield": [tired("anchornaut")]}, p1={"battlefield": ["gilder"]})
    for key in ("use:throw@anchornaut.1", "attack:phoenixborn", "attack:unit"):
        assert key not in keys(weary)


@rule("AS-313")
def test_an_exhausted_unit_can_neither_block_nor_counter() -> None:
    table = at(
        p0={"battlefield": ["masked-wolf"]},
        p1={"battlefield": [tired("iron-rhino"), "mist-spirit"]},
    )
    play(table, "attack:phoenixborn")
    assert keys(table) == ["block-with:mist-spirit@1", "nobody"]
    table = at(p0={"battlefield": ["masked-wolf"]}, p1={"battlefield": [tired("iron-rhino")]})
    play(table, "attack:unit", "nobody")
    assert unit(table, "iron-rhino")["wounds"] == 2
    assert units(table, 0) == ["masked-wolf@1"]


@rule("AS-314", "AS-444")
def test_an_exhausted_unit_cannot_guard() -> None:
    side = {"battlefield": ["mist-spirit", "gilder", tired("gilder")]}
    table = at(p0={"battlefield": ["masked-wolf"]}, p1=side)
    play(table, "attack:unit", "target:mist-spirit@1")
    assert keys(table) == ["guard:aradel-summergaard@1", "guard:gilder@1", "nobody"]


@rule("AS-315")
def test_an_exhausted_phoenixborn_has_no_ability_but_can_guard() -> None:
    side = {"exhaustion": 1, "battlefield": ["mist-spirit"], "active": ["natural-class"]}
    table = at(p0={"battlefield": ["masked-wolf"]}, p1=side)
    play(table, "attack:unit", "guard:aradel-summergaard@1")
    assert wounds(table, 1) == 2
    assert marks(table, "player:1")["exhaustion"] == 1
    blast = "use:water-blast@aradel-summergaard.1"
    assert blast not in keys(at(player=1, p1=side))
    assert blast in keys(at(player=1, p1={**side, "exhaustion": 0}))


@rule("AS-316")
def test_an_exhausted_spell_has_no_effect_text() -> None:
    """A tired Protect prevents nothing, a tired Chant is not sung."""
    for name, tokens in (("protect", 3), ("chant-of-revenge", 0)):
        for weary in (0, 1):
            spell = {"spell": name, "exhaustion": weary, "status": tokens}
            table = at(p0=SHOT, p1={"battlefield": ["mist-spirit"], "spellboard": [spell]})
            play(table, "power:natural")
            assert (asked(table) == (1, "react")) is (weary == 0)


@rule("AS-317", "AS-445")
def test_inexhaustible_text_stays_active() -> None:
    """Illusion destroys an exhausted False Demon, Consume feeds an exhausted Silver Snake."""
    snake = tired("silver-snake", status=1)
    theirs = [tired("false-demon"), tired("mist-spirit")]
    for target, status in (("false-demon", 1), ("mist-spirit", 2)):
        table = at(
            born="maeoni coal",
            p0={"battlefield": [snake, "masked-wolf"]},
            p1={"battlefield": theirs},
        )
        play(table, "attack:unit", f"target:{target}@1", "nobody")
        assert f"{target}@1" not in units(table, 1)
        assert unit(table, "silver-snake")["status"] == status


@rule("AS-318")
def test_exhaustion_changes_no_values() -> None:
    fresh = unit(at(p0={"battlefield": ["leech-warrior"]}), "leech-warrior")
    weary = unit(at(p0={"battlefield": [tired("leech-warrior", 2)]}), "leech-warrior")
    for value in ("attack", "life", "recover"):
        assert fresh[value] == weary[value]
    table = at(phase="recovery", p0={"battlefield": [tired("leech-warrior", 2, wounds=2)]})
    assert unit(table, "leech-warrior")["wounds"] == 0


@rule("AS-319", "AS-320")
def test_an_exhausted_unit_is_attacked_damaged_targeted_and_altered_like_any_other() -> None:
    side = {"battlefield": [tired("iron-rhino")]}
    table = play(at(p0={"battlefield": ["masked-wolf"]}, p1=side), "attack:unit", "nobody")
    assert unit(table, "iron-rhino")["wounds"] == 2
    table = play(at(p0=SHOT, p1=side), "power:natural")
    assert unit(table, "iron-rhino")["wounds"] == 1
    armor = {"hand": ["root-armor"], "active": ["natural-class"]}
    table = play(at(p0=armor, p1=side), "play:root-armor")
    assert unit(table, "iron-rhino")["life"] == 6
    dancer = {"battlefield": ["rose-fire-dancer"]}
    table = play(at(p0=dancer, p1=side), "use:distract@rose-fire-dancer.1", "target:iron-rhino@1")
    assert unit(table, "iron-rhino")["exhaustion"] == 2


@rule("AS-321")
def test_a_card_is_unexhausted_when_its_last_token_is_removed() -> None:
    for tokens, awake in ((1, True), (2, False)):
        table = at(phase="recovery", p0={"battlefield": [tired("masked-wolf", tokens)], "hand": []})
        while asked(table) != (0, "action"):
            play(table, keys(table)[-1])
        assert ("attack:phoenixborn" in keys(table)) is awake
    refresh = {"hand": ["refresh"], "active": ["charm-class", "natural-basic"]}
    table = at(p0={**refresh, "battlefield": [tired("masked-wolf", 3)]}, p1={"hand": []})
    play(table, "play:refresh")
    while asked(table) != (0, "action"):
        play(table, keys(table)[-1])
    assert unit(table, "masked-wolf")["exhaustion"] == 0
