"""The action spells on cards in play: Refresh, Seal, Steady Gaze, Strange Copy, Transfer."""

from typing import Any

import pytest

from emberhold.kernel.table import Table
from tests.ashes.table import asks, at, cards, dice, holding, keys, play, rule, unit, units

# Refresh

REFRESH = holding("refresh", "charm-class", "natural-basic")


@rule("AS-C25", "AS-321", "AS-312")
def test_refresh_removes_all_exhaustion_tokens_from_a_unit() -> None:
    tired = [{"unit": "iron-rhino", "exhaustion": 3}, {"unit": "gilder", "exhaustion": 1}]
    table = at(mains=2, p0={**REFRESH, "battlefield": tired})
    assert "attack:phoenixborn" not in keys(table)
    play(table, "play:refresh", "target:iron-rhino@1")
    assert unit(table, "iron-rhino")["exhaustion"] == 0
    assert unit(table, "gilder")["exhaustion"] == 1
    assert "attack:phoenixborn" in keys(table)


@rule("AS-C25", "AS-016")
def test_refresh_reaches_any_unit_but_no_ready_spell_and_no_phoenixborn() -> None:
    mine = {"spellboard": [{"spell": "strengthen", "exhaustion": 1}], "exhaustion": 1}
    theirs = {"battlefield": ["gilder", {"unit": "iron-rhino", "exhaustion": 1}]}
    table = play(at(p0={**REFRESH, **mine}, p1=theirs), "play:refresh")
    assert keys(table) == ["target:gilder@1", "target:iron-rhino@1"]


# Seal

SEAL = holding("seal", "illusion-class", "charm-class")


@rule("AS-C26", "AS-E01", "AS-E02", "AS-277", "AS-320")
def test_seal_exhausts_a_ready_spell_and_all_its_copies_on_that_spellboard() -> None:
    tired = {"spell": "purge", "exhaustion": 1}
    table = at(
        p0={**SEAL, "spellboard": ["purge"]},
        p1={"spellboard": ["purge", tired, "purge", "hypnotize"]},
    )
    play(table, "play:seal")
    assert keys(table) == ["target:purge@1", "target:purge@2", "target:hypnotize@1"]
    play(table, "target:purge@2")
    tokens = [unit(table, f"purge@{copy}")["exhaustion"] for copy in range(1, 5)]
    assert tokens == [0, 1, 2, 1]
    assert unit(table, "hypnotize")["exhaustion"] == 0
    assert dice(table, 0) == {"illusion": 1, "charm": 1}
    assert cards(table, "discard:0") == ["seal"]


@rule("AS-C26", "AS-E02", "AS-316")
def test_a_sealed_spell_cannot_be_activated() -> None:
    table = at(p0=SEAL, p1={"spellboard": ["abundance", "abundance"]})
    play(table, "play:seal", "end")
    assert keys(table) == ["play:call-upon-the-realms", "meditate", "pass"]


@rule("AS-C26", "AS-C65")
def test_seal_cannot_touch_an_opponents_summon_silver_snake() -> None:
    snakes = {"spellboard": ["summon-silver-snake", "purge"]}
    table = play(at(p0=SEAL, p1=snakes), "play:seal")
    assert unit(table, "summon-silver-snake")["exhaustion"] == 0
    assert unit(table, "purge")["exhaustion"] == 1


@rule("AS-C26", "AS-215", "AS-332")
def test_seal_finds_spells_on_every_spellboard_or_does_nothing() -> None:
    table = at(players=3, p0=SEAL, p1={"spellboard": ["purge"]}, p2={"spellboard": ["purge"]})
    play(table, "play:seal", "target:purge@2")
    assert [unit(table, f"purge@{copy}")["exhaustion"] for copy in (1, 2)] == [0, 1]
    bare = play(at(p0=SEAL), "play:seal")
    assert cards(bare, "discard:0") == ["seal"]


# Steady Gaze

GAZE = holding("steady-gaze", "illusion-class", "illusion-power")


@rule("AS-C28", "AS-312", "AS-320")
def test_steady_gaze_places_two_exhaustion_tokens_also_on_an_exhausted_unit() -> None:
    theirs = ["gilder", {"unit": "iron-rhino", "exhaustion": 1}]
    table = at(p0=GAZE, p1={"battlefield": theirs})
    play(table, "play:steady-gaze", "target:iron-rhino@1")
    assert unit(table, "iron-rhino")["exhaustion"] == 3
    assert unit(table, "gilder")["exhaustion"] == 0


@rule("AS-C28", "AS-313", "AS-199")
def test_a_unit_under_a_steady_gaze_neither_attacks_nor_is_fresh_next_round() -> None:
    table = at(p0=GAZE, p1={"battlefield": ["iron-rhino"]})
    play(table, "play:steady-gaze", "end")
    assert "attack:phoenixborn" not in keys(table)
    play(table, "pass", "pass", "end")
    assert table.view(0).marks["round"] == 2
    assert unit(table, "iron-rhino")["exhaustion"] == 1


# Strange Copy

COPY = holding("strange-copy", "illusion-class", "illusion-class")


@rule("AS-C29", "AS-021", "AS-243", "AS-017")
def test_strange_copy_becomes_an_ally_as_strong_as_a_unit_of_an_opponent() -> None:
    table = at(
        p0={**COPY, "battlefield": ["hammer-knight"]},
        p1={"battlefield": ["gilder", {"unit": "masked-wolf", "attached": ["bring-forth"]}]},
    )
    play(table, "play:strange-copy")
    assert keys(table) == ["target:gilder@1", "target:masked-wolf@1"]
    play(table, "target:masked-wolf@1")
    copy = unit(table, "strange-copy")
    assert (copy["attack"], copy["life"], copy["recover"], copy["status"]) == (4, 4, 0, 4)
    assert cards(table, "discard:0") == []


@rule("AS-C29", "AS-308")
@pytest.mark.parametrize("theirs", [["anchornaut"], []])
def test_a_copy_of_no_attack_or_of_no_unit_is_destroyed_at_once(theirs: list[str]) -> None:
    mourning = {"spellboard": ["chant-of-revenge"]}
    table = play(at(p0={**COPY, **mourning}, p1={"battlefield": theirs}), "play:strange-copy")
    assert keys(table) == ["trigger:chant-of-revenge@1", "pass"]
    play(table, "pass")
    assert units(table, 0) == []
    assert cards(table, "discard:0") == ["strange-copy"]


@rule("AS-C29", "AS-283", "AS-286")
def test_strange_copy_needs_a_free_slot() -> None:
    full = {**COPY, "battlefield": ["mist-spirit"] * 5}
    table = at(born="saria coal", p0=full, p1={"battlefield": ["gilder"]})
    assert "play:strange-copy" not in keys(table)


@rule("AS-C29")
def test_no_alteration_can_be_attached_to_a_strange_copy() -> None:
    table = at(
        p0={
            **holding("root-armor", "natural-class"),
            "battlefield": [{"unit": "strange-copy", "status": 2}],
        }
    )
    assert "play:root-armor" not in keys(table)


@rule("AS-C29", "AS-204", "AS-310")
def test_strange_copy_is_discarded_not_destroyed_at_the_end_of_the_round() -> None:
    table = at(
        phase="round-end",
        p0={
            "battlefield": [{"unit": "strange-copy", "status": 2, "exhaustion": 1}, "gilder"],
            "spellboard": ["chant-of-revenge"],
        },
    )
    assert units(table, 0) == ["gilder@1"]
    assert cards(table, "discard:0") == ["strange-copy"]
    assert table.view(0).marks["phase"] == "prepare"


@rule("AS-C29", "AS-C68", "AS-243")
def test_a_blue_jaguar_does_not_gaze_at_a_copy_which_enters_as_a_spell() -> None:
    watching = {"battlefield": ["blue-jaguar"], "active": ["natural-basic"]}
    table = play(at(p0=COPY, p1=watching), "play:strange-copy")
    assert asks(table).seat == 0
    assert unit(table, "strange-copy")["exhaustion"] == 0


@rule("AS-C29", "AS-C75")
def test_strange_copy_only_looks_at_the_unit_it_copies() -> None:
    table = play(at(p0=COPY, p1={"battlefield": ["seaside-raven"]}), "play:strange-copy")
    assert unit(table, "strange-copy")["attack"] == 3


@rule("AS-C29", "AS-C18")
def test_a_strange_copy_is_returned_to_the_hand_like_an_ally() -> None:
    copied = {"hand": [], "battlefield": [{"unit": "strange-copy", "status": 2}]}
    table = play(at(p0=holding("fear"), p1=copied), "play:fear")
    assert cards(table, "hand:1", seat=1) == ["strange-copy"]


# Transfer

TRANSFER = holding("transfer", "charm-class", "natural-basic")


def transferring(theirs: dict[str, Any], mine: dict[str, Any] | None = None) -> Table:
    table = at(p0={**TRANSFER, **(mine or {})}, p1=theirs)
    return play(table, "play:transfer", "player:1")


@rule("AS-C30", "AS-324")
def test_transfer_moves_a_wound_and_may_destroy_by_it() -> None:
    table = transferring({"battlefield": [{"unit": "iron-rhino", "wounds": 2}, "mist-spirit"]})
    assert units(table, 1) == ["iron-rhino@1"]
    assert unit(table, "iron-rhino")["wounds"] == 1


@rule("AS-C30", "AS-324")
def test_transfer_moves_an_exhaustion_token_from_a_unit_to_a_ready_spell() -> None:
    tired = {"unit": "gilder", "exhaustion": 1}
    table = transferring({"battlefield": [tired], "spellboard": ["purge"]})
    assert unit(table, "gilder")["exhaustion"] == 0
    assert unit(table, "purge")["exhaustion"] == 1


@rule("AS-C30", "AS-324", "AS-C76")
def test_transfer_moves_a_status_token() -> None:
    snake = {"unit": "silver-snake", "status": 2}
    worker = {"unit": "iron-worker", "status": 1}
    table = transferring({"battlefield": [snake, worker, "gilder"]})
    assert keys(table) == ["status:silver-snake@1", "status:iron-worker@1"]
    play(table, "status:iron-worker@1")
    assert keys(table) == ["to:silver-snake@1", "to:gilder@1"]
    play(table, "to:silver-snake@1")
    assert unit(table, "silver-snake")["attack"] == 3
    assert unit(table, "iron-worker")["status"] == 0


@rule("AS-C30", "AS-C51")
def test_a_protect_that_loses_its_last_token_is_discarded() -> None:
    last = {"spell": "protect", "status": 1}
    table = transferring({"spellboard": [last], "battlefield": ["gilder"]})
    assert cards(table, "spellboard:1") == []
    assert cards(table, "discard:1") == ["protect"]
    assert unit(table, "gilder")["status"] == 1


@rule("AS-C30", "AS-309", "AS-C29")
def test_a_strange_copy_dies_with_its_last_token() -> None:
    copied = {"unit": "strange-copy", "status": 1}
    table = transferring({"battlefield": [copied, "gilder"]})
    assert units(table, 1) == ["gilder@1"]


@rule("AS-C30", "AS-C75", "AS-C65")
def test_transfer_touches_no_card_guarded_against_an_opponents_spells() -> None:
    raven = {"unit": "seaside-raven", "exhaustion": 1}
    snakes = {"spell": "summon-silver-snake", "exhaustion": 1}
    tired = {"unit": "gilder", "exhaustion": 1}
    theirs = {"battlefield": [raven, tired, "mist-spirit"], "spellboard": [snakes]}
    table = transferring(theirs)
    assert unit(table, "seaside-raven")["exhaustion"] == 1
    assert unit(table, "mist-spirit")["exhaustion"] == 1
    assert unit(table, "gilder")["exhaustion"] == 0


@rule("AS-C30", "AS-C75")
def test_the_owner_of_a_raven_may_move_its_tokens() -> None:
    raven = {"unit": "seaside-raven", "exhaustion": 1}
    table = at(p0={**TRANSFER, "battlefield": [raven, "gilder"]})
    play(table, "play:transfer", "player:0")
    assert unit(table, "seaside-raven")["exhaustion"] == 0
    assert unit(table, "gilder")["exhaustion"] == 1


@rule("AS-C30", "AS-216")
def test_transfer_does_nothing_with_a_single_card_or_without_tokens() -> None:
    for battlefield in ([{"unit": "gilder", "wounds": 1}], ["gilder", "mist-spirit"], []):
        table = transferring({"battlefield": battlefield, "wounds": 3, "exhaustion": 1})
        assert cards(table, "discard:0") == ["transfer"]
        assert "end" in keys(table)


@rule("AS-C30", "AS-C76", "AS-C10")
def test_a_silver_snake_consumes_what_a_transfer_of_its_controller_destroys() -> None:
    hurt = [{"unit": "iron-rhino", "wounds": 1}, "anchornaut"]
    table = transferring({"battlefield": hurt}, mine={"battlefield": ["silver-snake"]})
    assert unit(table, "silver-snake")["status"] == 1
    assert cards(table, "removed") == ["anchornaut"]
