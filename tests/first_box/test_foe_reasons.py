"""Why something cannot be chosen, asked at tables against the nemeses of the first box."""

from __future__ import annotations

from emberhold.kernel.table import Table
from tests.first_box.support import at
from tests.support import asks, rule


def piece(table: Table, zone: str, slug: str) -> str:
    pieces = table.view(0).zone(zone).pieces
    return next(piece.id for piece in pieces if piece.id.rpartition(".")[0] == slug)


def reason(table: Table, id: str) -> str:
    why = table.why_not(0, id)
    return "" if why is None else why.id


@rule("AE-180")
def test_a_corruption_in_hand_cannot_be_played() -> None:
    table = at(nemesis="crooked-mask", p0={"hand": ["contagion", "crystal"]})
    assert reason(table, piece(table, "hand:0", "contagion")) == "why-corruption"
    assert reason(table, piece(table, "hand:0", "crystal")) == ""


@rule("AE-218")
def test_of_the_devoured_pile_only_the_top_card_can_be_gained_at_its_price() -> None:
    foe = {"devoured": ["jade", "ignite"]}
    table = at(nemesis="prince-of-gluttons", foe=foe, p0={"aether": 3})
    assert reason(table, piece(table, "devoured", "jade")) == "why-not-on-top"
    assert reason(table, piece(table, "devoured", "ignite")) == "why-price"
    rich = at(nemesis="prince-of-gluttons", foe=foe, p0={"aether": 4})
    assert reason(rich, piece(rich, "devoured", "ignite")) == ""
    own = {"breaches": {"1": {"spells": ["spark"]}}}
    early = at(nemesis="prince-of-gluttons", foe=foe, phase="casting", p0=own)
    assert asks(early).topic == "casting"
    assert reason(early, piece(early, "devoured", "ignite")) == "why-main-phase"


def test_the_strike_deck_belongs_to_the_nemesis() -> None:
    table = at(p0={"hand": ["crystal"]})
    assert reason(table, "strike-deck") == "why-lies"
