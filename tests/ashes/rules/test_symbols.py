"""Section 23: what each symbol asks as a cost, and what a die showing it pays."""

from __future__ import annotations

import pytest

from emberhold.games.ashes.card import Cost
from emberhold.games.ashes.cards import CARDS
from emberhold.games.ashes.dice import FACES, TYPES
from tests.ashes.table import at, cards, dice, keys, play, rule, unit

DICE = [f"{type}-{face}" for type in TYPES for face in FACES]
ANY = set(DICE)
REALMS = CARDS["call-upon-the-realms"]


# Actions, exhaustion, discards


@rule("AS-463")
def test_the_main_action_symbol_uses_the_main_action() -> None:
    table = at(p0={"hand": ["purge", "purge"], "active": ["natural-basic"]})
    play(table, "play:purge")
    assert table.view(0).marks["mains"] == 0
    assert "play:purge" not in keys(table)


@rule("AS-464")
def test_the_side_action_symbol_uses_the_side_action() -> None:
    mine = {"hand": ["root-armor", "root-armor"], "battlefield": ["gilder"]}
    table = at(p0={**mine, "active": ["natural-class"] * 2})
    play(table, "play:root-armor")
    assert table.view(0).marks["sides"] == 0
    assert table.view(0).marks["mains"] == 1
    assert "play:root-armor" not in keys(table)


@rule("AS-465")
def test_the_exhaust_symbol_places_one_token_on_this_card() -> None:
    table = at(p0={"spellboard": ["shifting-mist", "strengthen"], "active": ["natural-basic"]})
    play(table, "use:activate@shifting-mist.1", "done")
    assert unit(table, "shifting-mist")["exhaustion"] == 1
    assert unit(table, "strengthen")["exhaustion"] == 0


@rule("AS-466")
@pytest.mark.parametrize("number", [1, 2])
def test_the_discard_symbol_takes_that_many_chosen_cards(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Slash asks for one card; were it two, two would be chosen."""
    slash = CARDS["coal-roarkwin"].activations[0]
    monkeypatch.setattr(slash, "cost", Cost(f"S D{number}"))
    use = "use:slash@coal-roarkwin.1"
    few = at(p0={"hand": ["call-upon-the-realms"] * (number - 1), "battlefield": ["gilder"]})
    assert use not in keys(few)
    table = at(p0={"hand": ["seal", "fear", "purge"], "battlefield": ["gilder"]})
    play(table, use, *["card:seal", "card:purge"][:number], "target:gilder@1")
    assert cards(table, "discard:0") == ["seal", "purge"][:number]


# Magic


def payers(symbol: str, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The dice that alone pay for a card whose cost is that one symbol."""
    monkeypatch.setattr(REALMS, "cost", Cost(f"M 1{symbol}"))
    found = set()
    for die in DICE:
        table = at(p0={"hand": [REALMS.slug], "active": [die], "battlefield": ["gilder"]})
        if f"play:{REALMS.slug}" in keys(table):
            play(table, f"play:{REALMS.slug}")
            assert dice(table, 0) == {die.split("-")[0]: 1}
            found.add(die)
    return found


@rule("AS-467")
def test_basic_magic_is_paid_by_any_die(monkeypatch: pytest.MonkeyPatch) -> None:
    assert payers("B", monkeypatch) == ANY


@rule("AS-468", "AS-470", "AS-472", "AS-474")
@pytest.mark.parametrize(
    ("symbol", "type"),
    [("Nc", "natural"), ("Hc", "charm"), ("Ic", "illusion"), ("Cc", "ceremonial")],
)
def test_class_magic_is_paid_by_a_die_of_its_type_on_class_or_power(
    symbol: str, type: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert payers(symbol, monkeypatch) == {f"{type}-class", f"{type}-power"}


@rule("AS-469", "AS-471", "AS-473", "AS-475")
@pytest.mark.parametrize(
    ("symbol", "type"),
    [("Np", "natural"), ("Hp", "charm"), ("Ip", "illusion"), ("Cp", "ceremonial")],
)
def test_power_magic_is_paid_by_a_die_of_its_type_on_power_alone(
    symbol: str, type: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert payers(symbol, monkeypatch) == {f"{type}-power"}
