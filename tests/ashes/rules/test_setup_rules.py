"""Sections 1, 3 and 4: what is in the box, the zones of a player, and setting up."""

from __future__ import annotations

from collections import Counter

import pytest

import emberhold
from emberhold.games.ashes.card import ACTION, ALLY, ALTERATION, CONJURATION, REACTION, READY, UNITS
from emberhold.games.ashes.cards import CARDS, CONJURED, DECK_CARDS, PHOENIXBORN
from emberhold.games.ashes.figure.values import attack_of
from emberhold.games.ashes.setting_up.decks import SUGGESTED
from emberhold.games.ashes.state import Piece
from emberhold.kernel.table import Table
from tests.ashes.table import asks, at, cards, dice, keys, marks, play, rule, unit, units

every_table = pytest.mark.parametrize("players", [2, 3, 4])
SPELLS = (ACTION, REACTION, ALTERATION, READY)


def laid_out(players: int = 2, seed: int = 1, **setup: object) -> Table:
    """A game before the first answer."""
    return emberhold.open("ashes", players, seed, setup)


def take_five(table: Table) -> Table:
    """Everybody takes the first card offered, five times."""
    while table.question is not None and table.question.topic == "first-five":
        table.answer(0)
    return table


# The box


@rule("AS-001")
def test_there_are_six_phoenixborn() -> None:
    assert sorted(card.name for card in PHOENIXBORN.values()) == [
        "Aradel Summergaard",
        "Coal Roarkwin",
        "Jessa Na Ni",
        "Maeoni Viper",
        "Noah Redmoon",
        "Saria Guideman",
    ]


@rule("AS-002")
def test_there_are_60_deck_cards_and_61_conjurations() -> None:
    assert len(DECK_CARDS) == 60
    assert sum(card.limit for card in CONJURED.values()) == 61
    assert 3 * len(DECK_CARDS) + 61 == 241


@rule("AS-006", "AS-063")
def test_tokens_never_run_out() -> None:
    """39 wounds are on the table, more than the box has; Slash places the 40th all the same."""
    table = at(
        players=3,
        born="coal maeoni jessa",
        p0={"wounds": 14, "hand": ["seal"]},
        p1={"wounds": 8},
        p2={"wounds": 17},
    )
    play(table, "use:slash@coal-roarkwin.1", "target:maeoni-viper@1")
    assert [marks(table, f"player:{seat}")["wounds"] for seat in range(3)] == [14, 9, 17]


@rule("AS-007")
@every_table
def test_each_player_has_a_phoenixborn_a_deck_a_pile_and_ten_dice(players: int) -> None:
    scene = laid_out(players).view(None)
    for seat in range(players):
        area = scene.area(f"player:{seat}")
        assert area.name.removeprefix("ashes-card-") in PHOENIXBORN
        assert scene.zone(f"draw:{seat}").count == 30
        assert scene.zone(f"conjurations:{seat}").count > 0
        assert scene.zone(f"exhausted:{seat}").count == 10
    for wrong in (0, 1, 5):
        with pytest.raises(emberhold.SetupError, match="2, 3, 4"):
            laid_out(wrong)


@rule("AS-008")
def test_cards_are_copies_of_each_other_when_they_have_the_same_name() -> None:
    assert len({card.name for card in CARDS.values()}) == len(CARDS) == 78
    table = at(p0={"hand": ["seal", "seal", "purge"]})
    hand = table.state.players[0].hand
    assert hand[0].kind is hand[1].kind is not hand[2].kind
    assert hand[0] is not hand[1]


# What is printed on cards


@rule("AS-009")
def test_a_phoenixborn_has_three_values_and_an_ability() -> None:
    for card in PHOENIXBORN.values():
        assert isinstance(card.life, int)
        assert 15 <= card.life <= 22
        assert card.battlefield >= 3
        assert card.spellboard >= 3
        assert len(card.abilities) == 1


@rule("AS-010", "AS-015")
def test_units_are_allies_and_conjurations_with_three_values() -> None:
    found = [card for card in CARDS.values() if card.type in UNITS]
    assert Counter(card.type for card in found) == {ALLY: 9, CONJURATION: 12}
    for card in found:
        assert card.life != 0
        assert card.recover >= 0


@rule("AS-011", "AS-012", "AS-014")
def test_spells_are_the_four_types_that_are_called_so() -> None:
    for card in DECK_CARDS.values():
        assert card.type in (ALLY, *SPELLS), "only these are played from hand"
        assert card.is_spell == (card.type in SPELLS)
        assert card.cost.text, "everything that is played has a cost"
    for card in CONJURED.values():
        assert not card.is_spell
        assert not card.cost.text


@rule("AS-012")
def test_a_conjuration_is_not_a_card_for_a_hand() -> None:
    with pytest.raises(emberhold.PositionError):
        at(p0={"hand": ["gilder"]})


@rule("AS-013")
@pytest.mark.parametrize(
    ("name", "zone"),
    [
        ("anchornaut", "battlefield:0"),
        ("summon-gilder", "spellboard:0"),
        ("open-memories", "discard:0"),
        ("root-armor", ""),
    ],
)
def test_the_placement_says_where_a_played_card_goes(name: str, zone: str) -> None:
    table = at(
        p0={
            "hand": [name],
            "battlefield": ["gilder"],
            "active": {"natural-power": 3, "charm-power": 3, "ceremonial-power": 3},
        }
    )
    play(table, f"play:{name}")
    while table.question is not None and table.question.topic != "action":
        table.answer(0)
    if zone:
        assert name in cards(table, zone)
    else:
        assert unit(table, "gilder@1")["attached"] == "root-armor.1"
    assert cards(table, "hand:0").count(name) == 0


@rule("AS-016")
def test_a_phoenixborn_is_not_a_unit() -> None:
    """Throw 1 needs a unit: it can choose either unit, and never a Phoenixborn."""
    table = at(p0={"battlefield": ["anchornaut"]}, p1={"battlefield": ["gilder"]})
    (throw,) = [key for key in keys(table) if "throw" in key]
    play(table, throw)
    assert sorted(keys(table)) == ["target:anchornaut@1", "target:gilder@1"]


@rule("AS-017")
def test_x_is_computed_again_all_the_time() -> None:
    """A Butterfly Monk has as much life as there are spells that summon it on the spellboard."""
    spell = "summon-butterfly-monk"
    table = at(
        p0={
            "battlefield": ["butterfly-monk"],
            "spellboard": [spell],
            "hand": [spell],
            "active": {"natural-power": 5},
        }
    )
    assert unit(table, "butterfly-monk")["life"] == 1
    play(table, f"play:{spell}")
    assert unit(table, "butterfly-monk")["life"] == 2


@rule("AS-018")
def test_no_value_is_lower_than_zero() -> None:
    table = at()
    weak = Piece(CARDS["gilder"].copy(1), 0).but(boost=-3)
    assert attack_of(table.state, weak) == 0


@rule("AS-019")
def test_the_number_of_an_ability_does_not_limit_how_often_it_is_used() -> None:
    """Two side actions: Self Inflict 1 is used twice in a turn, and the puppet is destroyed."""
    table = at(sides=2, p0={"battlefield": ["blood-puppet"], "active": {"charm-basic": 2}})
    for wounds in (1, 2):
        (inflict,) = [key for key in keys(table) if "self-inflict" in key]
        play(table, inflict)
        if wounds == 1:
            assert unit(table, "blood-puppet")["wounds"] == 1
    assert units(table, 0) == []


# Zones


@rule("AS-044")
@every_table
def test_every_player_has_the_same_zones(players: int) -> None:
    table = laid_out(players)
    for seat in range(players):
        zones = [
            zone.id.partition(":")[0] for zone in table.view(None).area(f"player:{seat}").zones
        ]
        assert set(zones) >= {
            *("draw", "discard", "conjurations", "hand"),
            *("battlefield", "spellboard", "active", "exhausted"),
        }


@rule("AS-045", "AS-046", "AS-047", "AS-048")
def test_what_is_hidden_from_whom() -> None:
    table = at(
        p0={
            "hand": ["seal", "purge"],
            "draw": ["fear", "redirect", "refresh"],
            "discard": ["abundance"],
            "conjurations": ["gilder", "gilder"],
        }
    )
    seen = {seat: table.view(seat) for seat in (0, 1, None)}
    for seat, scene in seen.items():
        counts = [scene.zone(f"{zone}:0").count for zone in ("hand", "draw", "conjurations")]
        assert counts == [2, 3, 2], "sizes are public"
        assert scene.zone("draw:0").pieces == (), "the order is hidden from everybody"
        assert cards(table, "discard:0", seat) == ["abundance"]
    assert cards(table, "hand:0", 0) == ["seal", "purge"]
    assert cards(table, "conjurations:0", 0) == ["gilder", "gilder"]
    for seat in (1, None):
        assert cards(table, "hand:0", seat) == []
        assert cards(table, "conjurations:0", seat) == []


@rule("AS-049")
def test_there_is_no_maximum_hand_size() -> None:
    """Eleven cards in hand; in the draw step nothing is drawn and nothing has to go."""
    table = at(phase="draw", p0={"hand": ["seal"] * 11}, p1={"hand": ["seal"] * 5})
    assert table.view(0).zone("hand:0").count == 11
    assert table.view(0).zone("draw:0").count == 5


@rule("AS-050")
def test_the_discard_pile_is_not_shuffled_back() -> None:
    table = at(phase="draw", p0={"hand": [], "draw": ["fear"], "discard": ["seal"] * 6})
    assert cards(table, "hand:0") == ["fear"]
    assert cards(table, "discard:0") == ["seal"] * 6
    assert marks(table, "player:0")["wounds"] == 4


@rule("AS-052", "AS-053")
def test_the_text_of_a_card_in_hand_or_discard_pile_cannot_be_used() -> None:
    table = at(
        p0={
            "hand": ["anchornaut"],
            "discard": ["anchornaut"],
            "battlefield": ["anchornaut", "gilder"],
        }
    )
    throws = [key for key in keys(table) if "throw" in key]
    assert len(throws) == 1, "only the one on the battlefield"


# Setting up


@rule("AS-054")
def test_a_deck_is_suggested_built_or_drafted() -> None:
    built = SUGGESTED["the-iron-men"].text()
    table = laid_out(decks=["the-mist-guardian", built])
    names = [table.view(None).area(f"player:{seat}").name for seat in (0, 1)]
    assert names == ["ashes-card-aradel-summergaard", "ashes-card-coal-roarkwin"]
    drafted = laid_out(decks="draft")
    assert asks(drafted).topic == "draft-phoenixborn"


@rule("AS-055")
def test_phoenixborn_are_face_up_from_the_start() -> None:
    table = laid_out(decks=["the-iron-men", "the-snakes-in-silver"])
    for seat in (0, 1, None):
        assert marks(table, "player:0", seat)["life"] == 15
        assert marks(table, "player:1", seat)["life"] == 22


@rule("AS-056", "AS-057", "AS-060")
@every_table
def test_the_first_five_are_five_different_cards(players: int) -> None:
    table = laid_out(players)
    while table.question is not None and table.question.topic == "first-five":
        seat = table.question.seat
        for name in cards(table, f"hand:{seat}", seat):
            assert f"take:{name}" not in keys(table)
        table.answer(0)
    for seat in range(players):
        hand = cards(table, f"hand:{seat}", seat)
        assert len(set(hand)) == len(hand) == 5
        assert table.view(seat).zone(f"draw:{seat}").count == 25


@rule("AS-058")
def test_the_first_five_are_chosen_at_once_and_in_secret() -> None:
    table = laid_out(3)
    assert [question.seat for question in table.questions] == [0, 1, 2]
    before = [table.view(seat).plain()["areas"] for seat in range(3)]
    table.answer(4, 2)
    assert [question.seat for question in table.questions] == [0, 1]
    table.answer(1, 1)
    assert [table.view(seat).plain()["areas"] for seat in range(3)] == before
    table.answer(0, 0)
    for seat in range(3):
        assert [len(cards(table, f"hand:{other}", seat)) for other in range(3)] == [
            int(other == seat) for other in range(3)
        ]


@rule("AS-059")
def test_the_conjuration_pile_is_face_down() -> None:
    table = laid_out(decks=["the-iron-men", "the-snakes-in-silver"])
    assert table.view(1).zone("conjurations:0").count == 5
    assert table.view(1).zone("conjurations:0").pieces == ()
    assert cards(table, "conjurations:0", 0) == ["iron-rhino"] * 5


@rule("AS-060")
def test_the_other_cards_are_shuffled() -> None:
    decks = ["the-iron-men", "the-snakes-in-silver"]
    piles = set()
    for seed in range(5):
        table = take_five(laid_out(seed=seed, decks=decks, first_five="recommended"))
        piles.add(tuple(card.slug for card in table.state.players[0].draw_pile))
    assert len(piles) == 5
    assert {tuple(sorted(pile)) for pile in piles} == {tuple(sorted(next(iter(piles))))}


@rule("AS-062")
def test_all_ten_dice_begin_exhausted() -> None:
    table = laid_out(decks=["the-iron-men", "the-snakes-in-silver"])
    assert dice(table, 0) == {"natural": 5, "ceremonial": 5}
    assert dice(table, 1) == {"natural": 5, "charm": 5}


@rule("AS-064")
def test_nobody_is_first_player_until_the_dice_are_rolled() -> None:
    table = laid_out()
    assert table.view(None).marks["first"] == -1
    assert take_five(table).view(None).marks["first"] in (0, 1)


@rule("AS-065")
@every_table
def test_everybody_begins_with_empty_zones_and_no_tokens(players: int) -> None:
    table = laid_out(players)
    for seat in range(players):
        said = marks(table, f"player:{seat}")
        assert (said["wounds"], said["exhaustion"]) == (0, 0)
        for zone in ("battlefield", "spellboard", "discard"):
            assert table.view(None).zone(f"{zone}:{seat}").count == 0
