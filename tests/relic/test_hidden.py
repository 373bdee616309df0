"""What nobody else may know (R-108, R-152): in views, in the log, and dealt again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import emberhold
from emberhold.kernel.table import Table
from tests.relic.cards.happening import HERE, hunted, opened, played, sent
from tests.relic.table import keys, rule

DEALS = range(12)


def seen(table: Table, seat: int | None, zone: str) -> list[str]:
    pieces = table.view(seat).zone(zone).pieces
    return [(piece.name or "").removeprefix("relic-card-") for piece in pieces]


def dealt(table: Table, seat: int, whose: int, zone: str) -> set[tuple[str, ...]]:
    """What a zone holds to its owner when a seat deals again what it cannot know."""
    return {tuple(seen(table.redeal(seat, deal), whose, zone)) for deal in DEALS}


@rule("R-108", "R-152")
def test_power_cards_are_their_holders() -> None:
    table = opened({"hand": ["hand-of-fate", "stir-the-nest"]})
    assert seen(table, 0, "hand:0") == ["hand-of-fate", "stir-the-nest"]
    for other in (1, None):
        assert seen(table, other, "hand:0") == []
        assert table.view(other).zone("hand:0").count == 2
    assert dealt(table, 0, 0, "hand:0") == {("hand-of-fate", "stir-the-nest")}
    assert len(dealt(table, 1, 0, "hand:0")) > 1


@rule("R-108")
def test_the_log_does_not_name_a_power_card_that_was_drawn() -> None:
    table = opened({"dice": [3], "board": {HERE: ["nightmares"]}})
    assert seen(table, 0, "hand:0") == ["dig-in"]
    for reader in (1, None):
        assert not any("Dig In" in line for line in table.log("en", reader))


@rule("R-171", "R-152")
def test_might_cards_are_their_nemesis() -> None:
    might = {"hand": ["butchers-frenzy", "blood-trail"]}
    table = opened(hunted("moarn", {"phase": "movement", "p1": might}))
    assert seen(table, 0, "hand:1") == []
    assert table.view(0).zone("hand:1").count == 2
    assert dealt(table, 1, 1, "hand:1") == {("butchers-frenzy", "blood-trail")}
    guessed = dealt(table, 0, 1, "hand:1")
    assert len(guessed) > 1
    kinds = {"butchers-frenzy", "blood-trail", "too-angry-to-die", "skulls-for-the-skull-throne"}
    assert {card for hand in guessed for card in hand} <= kinds


@rule("R-118", "R-152")
def test_a_corruption_card_that_sleeps_is_guessed_as_one_that_could_sleep() -> None:
    """The second card of a character, drawn asleep, has an activation number above two."""
    first = [{"corruption": "sealed-flesh", "open": False}]
    table = opened({"dice": [2], "board": {HERE: ["nightmares"]}, "corruption": first})
    assert seen(table, 0, "corruption:0") == ["sealed-flesh", "thing-beneath-the-skin"]
    assert seen(table, 1, "corruption:0") == ["", ""]
    for reader in (1, None):
        assert not any("Thing Beneath" in line for line in table.log("en", reader))
    guessed = {cards[1] for cards in dealt(table, 1, 0, "corruption:0")}
    assert len(guessed) > 1
    awake = {"swollen-arm", "burning-brow", "serpent-tongue", "bargain-in-the-dark"}
    awake |= {"hunger-for-trophies", "withered-hand", "voices-in-the-night", "clouded-eyes"}
    awake |= {"fever-dreams", "mark-of-wrath", "gilded-craving", "face-of-a-beast"}
    assert not guessed & awake


@rule("R-180", "R-152")
def test_a_drawn_nemesis_card_is_secret_until_it_is_resolved() -> None:
    supplied = {"assets": ["medicae-supplies"]}
    table = opened(sent("skull-cairn", {"nemesis": "moarn", "p1": supplied}))
    assert keys(table) == ["use:medicae-supplies@1", "done"]
    assert seen(table, 1, "drawn") == ["skull-cairn"]
    for reader in (0, None):
        assert seen(table, reader, "drawn") == []
        assert table.view(reader).zone("drawn").count == 1
        assert not any("Skull Cairn" in line for line in table.log("en", reader))
    assert dealt(table, 1, 1, "drawn") == {("skull-cairn",)}
    assert len(dealt(table, 0, 1, "drawn")) > 1
    table.answer("done")
    assert seen(table, 0, "offer") == ["skull-cairn"]


def choosing() -> Table:
    return emberhold.open("relic", 3, 5, {"variant": "enemies"})


@rule("R-018", "R-031")
def test_sheets_are_chosen_in_secret() -> None:
    table = choosing()
    zones = [f"dealt:{seat}" for seat in range(3)]
    for seat, zone in enumerate(zones):
        for other in (*range(3), None):
            found = table.view(other).zone(zone)
            assert found.count == 2
            assert len(found.pieces) == (2 if other == seat else 0)
    for seat in range(3):
        own = dealt(table, seat, seat, zones[seat])
        assert len(own) == 1
        rival = (seat + 1) % 3
        assert len(dealt(table, seat, rival, zones[rival])) > 1


LOOKS: dict[str, Callable[[], Table]] = {
    "threat": lambda: played(
        {"board": {HERE: ["silent-astropath"]}}, "do:1 deck:red place:2 place:1 done"
    ),
    "relic": lambda: played({"board": {HERE: ["relic-pilgrim"]}}, "place:2 skip done"),
    "imperium": lambda: played(
        hunted(
            "luxuria",
            {"phase": "movement", "p1": {"assets": ["seized-auspex"]}, "dice": [2]},
        ),
        "place:2",
    ),
}
LOOKER = {"threat": 0, "relic": 0, "imperium": 1}
FOUND = {
    "threat": ["renegade-squad", "ork-veterans", "grot-rabble"],
    "relic": ["oathblade", "hammer-of-the-broken-gate"],
    "imperium": ["hive-militia", "tactical-marines"],
}


@pytest.mark.parametrize("what", LOOKS)
def test_who_looked_at_the_top_of_a_deck_knows_it_and_nobody_else(what: str) -> None:
    table, seat = LOOKS[what](), LOOKER[what]
    assert seen(table, seat, "known") == FOUND[what]
    for other in (1 - seat, None):
        assert seen(table, other, "known") == []
        for name in FOUND[what]:
            title = name.replace("-", " ").title()
            assert not any(title in line for line in table.log("en", other)), title
    assert dealt(table, seat, seat, "known") == {tuple(FOUND[what])}


def test_a_redeal_shuffles_what_somebody_else_has_looked_at() -> None:
    table = LOOKS["threat"]()
    tops: set[Any] = set()
    for deal in DEALS:
        other = table.redeal(1, deal)
        tops.add(tuple(card.slug for card in other.state.decks[0].cards[-3:]))
    assert len(tops) > 1
