"""Why something cannot be chosen, asked at tables of Ashes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emberhold.games.ashes.dice import DIE_OF, payable, with_die
from emberhold.games.ashes.seen.reasons import shortfall
from emberhold.kernel.message import Message
from emberhold.kernel.table import Table
from tests.ashes.table import at, facing, play
from tests.support import why


def in_hand(table: Table, slug: str, seat: int = 0) -> str:
    pieces = table.view(seat).zone(f"hand:{seat}").pieces
    return next(piece.id for piece in pieces if piece.id.rpartition(".")[0] == slug)


REALMS = "call-upon-the-realms"


def test_what_can_be_chosen_needs_no_reason() -> None:
    table = at(p0={"active": {"natural-power": 2}})
    assert table.why_not(0, in_hand(table, REALMS)) is None
    assert table.why_not(0, "die:0:natural-power") is None


def test_the_missing_dice_are_named() -> None:
    table = at(p0={"hand": [REALMS, "hammer-knight"], "active": {"natural-class": 1}})
    told = table.why_not(0, in_hand(table, "hammer-knight"))
    assert told is not None
    card = next(c for c in table.state.players[0].hand if c.slug == "hammer-knight")
    assert told.id == "ashes-why-dice"
    assert told.arguments["magic"].magic == card.cost.magic
    missing = told.arguments["missing"].magic
    assert sum(missing) == sum(card.cost.magic) - 1
    assert not payable(table.state.players[0].active, card.cost.magic)
    assert "but your active dice leave you" in told.text("en")
    assert told.text("en").endswith(" short.")
    assert "il vous manque" in told.text("fr")


@given(
    st.lists(st.integers(0, 3), min_size=12, max_size=12),
    st.lists(st.integers(0, 2), min_size=9, max_size=9),
)
def test_a_shortfall_is_just_what_has_to_be_added(pool: list[int], magic: list[int]) -> None:
    missing = shortfall(tuple(pool), tuple(magic))
    assert any(missing) != payable(tuple(pool), tuple(magic))
    filled = tuple(pool)
    for symbol, count in enumerate(missing):
        filled = with_die(filled, _die(symbol), count)
    assert payable(filled, tuple(magic))
    for symbol, count in enumerate(missing):
        if count:
            assert not payable(with_die(filled, _die(symbol), -1), tuple(magic))


def _die(symbol: int) -> int:
    """A die that pays a symbol exactly."""
    if symbol == 0:
        return DIE_OF["natural-basic"]
    type, power = divmod(symbol - 1, 2)
    return 3 * type + 1 + power


def test_what_a_spell_costs_to_activate_is_not_called_its_play_cost() -> None:
    owl = "summon-three-eyed-owl"
    table = at(p0={"spellboard": [owl], "active": {"natural-basic": 1}})
    told = table.why_not(0, table.view(0).zone("spellboard:0").pieces[0].id)
    assert told is not None
    assert told.text("en").startswith("Activating Summon Three-Eyed Owl costs 1 charm class")
    assert told.text("pl").startswith("Aktywacja karty ")
    assert told.text("fr").startswith("L’activation de l’")
    table = at(mains=0, p0={"hand": [owl]})
    told = table.why_not(0, in_hand(table, owl))
    assert told is not None
    assert told.text("en").startswith("Summon Three-Eyed Owl costs a main action")


def test_actions_that_are_used_up() -> None:
    rich = {"natural-power": 3, "charm-class": 3}
    table = at(mains=0, p0={"hand": [REALMS, "hammer-knight"], "active": rich})
    told = table.why_not(0, in_hand(table, "hammer-knight"))
    assert told is not None
    assert told.id == "ashes-why-no-main"
    table = at(sides=0, p0={"active": {"natural-power": 1, "natural-class": 1}})
    nothing = {"card": "", "ability": "", "activated": "no"}
    assert why(table, "die:0:natural-power") == ("ashes-why-no-side", nothing)
    assert why(table, "die:0:natural-class") == ("ashes-why-die-face", {})


def test_a_reaction_spell_waits_for_its_moment() -> None:
    table = at(p0={"hand": [REALMS, "final-cry"], "active": {"ceremonial-power": 3}})
    assert why(table, in_hand(table, "final-cry")) == ("ashes-why-reaction", {})


def test_attacks_are_chosen_first() -> None:
    table = facing(["iron-rhino"], ["anchornaut"])
    mine, theirs = (table.view(0).zone(f"battlefield:{seat}").pieces[0].id for seat in (0, 1))
    assert why(table, mine) == ("ashes-why-attack", {"what": "with"})
    assert why(table, theirs) == ("ashes-why-attack", {"what": "on"})
    assert why(table, "player:1") == ("ashes-why-attack", {"what": "on"})


def test_an_exhausted_unit_attacks_nobody() -> None:
    table = facing([{"unit": "iron-rhino", "exhaustion": 1}], ["anchornaut"])
    mine, theirs = (table.view(0).zone(f"battlefield:{seat}").pieces[0].id for seat in (0, 1))
    assert why(table, mine) == ("ashes-why-exhausted", {"what": "unit"})
    assert why(table, theirs) == ("ashes-why-no-attacker", {})


def test_attackers_and_blockers() -> None:
    units = ["iron-rhino", {"unit": "anchornaut", "exhaustion": 1}, "gilder"]
    table = facing(units, units)
    play(table, "attack:phoenixborn", "attack-with:iron-rhino@1")
    rhino, naut, _ = (piece.id for piece in table.view(0).zone("battlefield:0").pieces)
    assert why(table, rhino) == ("ashes-why-attacks", {})
    assert why(table, naut) == ("ashes-why-exhausted", {"what": "unit"})
    theirs = table.view(0).zone("battlefield:1").pieces[0].id
    assert why(table, theirs) == ("ashes-why-choose", {"what": "own-unit"})
    assert why(table, rhino, seat=1) == ("why-turn", {})


def test_a_full_battlefield_takes_no_unit() -> None:
    rich = {"natural-power": 5, "ceremonial-power": 5}
    table = at(p0={"hand": [REALMS, "hammer-knight"], "active": rich})
    most = table.state.players[0].phoenixborn.card.battlefield
    assert why(table, in_hand(table, "hammer-knight")) is None
    full = at(
        p0={
            "hand": [REALMS, "hammer-knight"],
            "active": rich,
            "battlefield": ["iron-rhino"] * most,
        }
    )
    assert why(full, in_hand(full, "hammer-knight")) == (
        "ashes-why-full",
        {"what": "battlefield", "most": most},
    )


def test_piles_and_others_things() -> None:
    table = at(p0={"discard": ["seal"]})
    assert why(table, "draw:0") == ("ashes-why-pile", {"what": "draw"})
    assert why(table, "discard:0") == ("ashes-why-pile", {"what": "discard"})
    for target in ("hand:1", "draw:1", "spellboard:1", "active:1"):
        assert why(table, target) == ("why-others", {})


@pytest.mark.parametrize("target", ["hand:1", "draw:1", "conjurations:1", "player:1"])
def test_a_reason_does_not_depend_on_a_hidden_hand(target: str) -> None:
    told = set()
    for hand in (["seal"], ["final-cry"], [REALMS]):
        reason = at(p1={"hand": hand}).why_not(0, target)
        told.add(None if reason is None else reason.text("en"))
    assert len(told) == 1


def test_several_who_must_answer_first_are_told_in_the_plural() -> None:
    assert {
        (language, len(who)): Message("why-asked", who=who, amount=len(who)).text(language)
        for who in (("Ola",), ("Ola", "Jan"))
        for language in ("en", "pl")
    } == {
        ("en", 1): "Ola must answer first.",
        ("en", 2): "These players must answer first: Ola, Jan.",
        ("pl", 1): "Najpierw musi odpowiedzieć Ola.",
        ("pl", 2): "Najpierw muszą odpowiedzieć inni gracze: Ola, Jan.",
    }
