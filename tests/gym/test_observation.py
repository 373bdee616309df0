"""Observations: fixed shapes with named slots, and nothing in them that the seat cannot know."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import emberhold
from emberhold.games import game_named
from emberhold.gym import observation_names
from emberhold.kernel.question import Question
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import Table
from emberhold.parts.deck import Deck
from emberhold.parts.encoding import Observation
from tests.ashes.table import asks
from tests.ashes.table import at as ashes_at
from tests.conformance.listed import Listed
from tests.conformance.test_conformance import moments, stopped_at, turns
from tests.gym.numbered import NUMBERED
from tests.relic.table import at as relic_at

listed = pytest.mark.parametrize("game", NUMBERED, ids=[game.game for game in NUMBERED])


def asked_of(table: Table, seat: int) -> Question | None:
    return next((question for question in table.questions if question.seat == seat), None)


def seen(table: Table, seat: int, writer: Observation | None = None) -> dict[str, int]:
    """The slots that are not 0, by name."""
    writer = writer or game_named(table.game.name).observation(table.players)
    row = writer.row(table.state, seat, asked_of(table, seat))
    return {name: value for name, value in zip(writer.names, row, strict=True) if value}


@listed
def test_every_slot_has_a_name_of_its_own(game: Listed) -> None:
    for players in game.known().seats:
        names = observation_names(game.game, players)
        assert len(set(names)) == len(names)


@listed
@pytest.mark.parametrize("batch", range(4))
def test_rows_have_their_length_and_do_not_depend_on_what_was_written_before(
    game: Listed, batch: int
) -> None:
    """A writer that has followed the game writes what one that comes new to it would write."""
    writers: dict[int, Observation] = {}
    for variant in range(batch * 8, batch * 8 + 8):
        table = game.open(variant, variant, record=False)
        writer = writers.setdefault(table.players, game.known().observation(table.players))
        other = writer.names.index("asked.other")
        for number, question in enumerate(turns(table, Dice(variant))):
            for seat in range(table.players):
                asked = question if question.seat == seat else None
                row = writer.row(table.state, seat, asked)
                assert len(row) == len(writer.names)
                assert not row[other], f"{question.topic} has no slot"
                if number % 20 == 0:
                    fresh = game.known().observation(table.players)
                    assert fresh.row(table.state, seat, asked) == row


@listed
@settings(max_examples=8)
@given(variant=st.integers(0, 10_000), seed=st.integers(0, 2**40), moment=moments)
def test_a_writer_follows_forks_undo_and_reloading(
    game: Listed, variant: int, seed: int, moment: float
) -> None:
    """It writes only what changed since it last looked; what it looks at may be another table."""
    table, dice = stopped_at(game, variant, seed, moment)
    writer = game.known().observation(table.players)
    before = table
    for _ in range(12):
        way = dice.below(6)
        if way == 0:
            table.undo(min(table.count, dice.below(9)))
        elif way == 1:
            before, table = table, table.fork()
        elif way == 2:
            table = emberhold.loads(table.dumps())
        elif way == 3:
            before, table = table, before
        for _ in range(dice.below(4)):
            question = table.question
            if question is not None:
                table.take(question, question.choices[dice.below(len(question.choices))])
        for seat in range(table.players):
            asked = asked_of(table, seat)
            fresh = game.known().observation(table.players)
            assert writer.row(table.state, seat, asked) == fresh.row(table.state, seat, asked)


@listed
@settings(max_examples=60)
@given(
    variant=st.integers(0, 10_000),
    seed=st.integers(0, 2**40),
    moment=st.floats(0, 1, exclude_max=True),
    deal=st.integers(0, 99),
)
def test_nothing_hidden_is_written(
    game: Listed, variant: int, seed: int, moment: float, deal: int
) -> None:
    """Two worlds that differ only in what a seat cannot know give it the same numbers."""
    table, _ = stopped_at(game, variant, seed, moment)
    writer = game.known().observation(table.players)
    actions = game.known().actions(table.players)
    for seat in range(table.players):
        other = table.redeal(seat, deal)
        mine, theirs = asked_of(table, seat), asked_of(other, seat)
        assert writer.row(table.state, seat, mine) == writer.row(other.state, seat, theirs)
        if mine is not None and theirs is not None:
            assert actions.codes(mine) == actions.codes(theirs)


def test_the_worlds_of_that_test_do_differ() -> None:
    """The owner of a hand that was dealt again sees another hand."""
    table = emberhold.open("ashes", seed=5, setup={"first_five": "recommended"})
    dice = Dice(3)
    for number, _ in enumerate(turns(table, dice)):
        if number == 12:
            break
    writer = game_named("ashes").observation(2)
    worlds = [table.redeal(0, deal) for deal in range(6)]
    assert len({writer.row(world.state, 0, None) for world in worlds}) == 1
    assert len({writer.row(world.state, 1, None) for world in worlds}) > 1


def test_the_luck_to_come_is_not_written() -> None:
    table = emberhold.open("war-eternal", seed=8)
    writer = game_named("war-eternal").observation(2)
    before = writer.row(table.state, 0, None)
    table.state.rng += 12345
    table.state.nemesis_pile = Deck(table.state.nemesis_deck[::-1])
    assert writer.row(table.state, 0, None) == before


@pytest.mark.parametrize("hands", ["open", "closed"])
def test_a_closed_hand_and_its_deck_are_only_counted(hands: str) -> None:
    table = emberhold.open("war-eternal", seed=2, setup={"hands": hands})
    found = seen(table, 0)
    assert found["+0.hand-size"] == found["+1.hand-size"] == 5
    assert any(name.startswith("+0.hand.") for name in found)
    assert any(name.startswith("+1.hand.") for name in found) == (hands == "open")
    assert any(name.startswith("+1.deck.") for name in found) == (hands == "open")


def test_what_lies_on_the_table_of_war_eternal_is_found_by_name() -> None:
    table = emberhold.open(
        "war-eternal",
        setup={
            "nemesis": "umbra-titan",
            "mages": ["gex", "quilius"],
            "market": "deck-destruction",
        },
        position={
            "turn": {"player": 0, "phase": "main"},
            "in_play": [{"card": "mangleroot", "life": 5}],
            "players": {
                "0": {"hand": ["mages-totem", "crystal", "crystal"], "breaches": {"3": "U"}},
                "1": {"life": 4},
            },
        },
    )
    mine, theirs = seen(table, 0), seen(table, 1)
    assert mine["asked.main"] == 1
    assert "asked.main" not in theirs
    assert mine["+0.hand.crystal"] == theirs["+1.hand.crystal"] == 2
    assert mine["+1.life"] == theirs["+0.life"] == 4
    assert mine["+0.mage.gex"] == theirs["+1.mage.gex"] == 1
    assert mine["nemesis.umbra-titan"] == 1
    assert (mine["in-play.mangleroot"], mine["tokens.mangleroot"]) == (1, 5)
    assert mine["+0.breach.3.turned"] == 3
    assert mine["active.+0"] == theirs["active.+1"] == 1
    assert mine["market.mages-totem"] >= 4


def test_what_lies_on_the_table_of_ashes_is_found_by_name() -> None:
    table = emberhold.open(
        "ashes",
        setup={"decks": ["the-iron-men", "the-snakes-in-silver"]},
        position={
            "turn": {"player": 0},
            "players": {
                "0": {"battlefield": ["anchornaut", "iron-worker"], "hand": ["protect"]},
                "1": {"battlefield": [{"unit": "gilder", "wounds": 1}], "hand": ["empower"]},
            },
        },
    )
    mine, theirs = seen(table, 0), seen(table, 1)
    assert mine["asked.action"] == 1
    assert mine["hand.protect"] == theirs["hand.empower"] == 1
    assert "hand.empower" not in mine
    assert mine["+1.hand-size"] == 1
    assert mine["+0.unit.0.anchornaut"] == mine["+0.unit.1.iron-worker"] == 1
    assert theirs["+1.unit.1.iron-worker"] == theirs["+0.unit.0.gilder"] == 1
    assert mine["+1.unit.0.wounds"] == 1
    assert mine["+0.phoenixborn.coal-roarkwin"] == 1
    assert mine["turn.+0"] == theirs["turn.+1"] == 1


def test_a_ready_spell_tells_how_often_it_can_be_used() -> None:
    spell = {"spell": "blood-transfer", "exhaustion": 2, "status": 1}
    table = ashes_at(p0={"spellboard": [spell, "blood-transfer"]})
    observation = emberhold.GAMES["ashes"].observation(2)
    row = dict(zip(observation.names, observation.row(table.state, 0, table.question), strict=True))
    parts = ("copies", "usable", "exhaustion", "status")
    assert [row[f"+0.blood-transfer.{part}"] for part in parts] == [2, 1, 2, 1]


def test_an_attack_of_ashes_is_told_to_the_one_who_blocks() -> None:
    table = ashes_at(
        p0={"battlefield": ["anchornaut", "iron-worker"]}, p1={"battlefield": ["gilder", "gilder"]}
    )
    for key in ("attack:phoenixborn", "attack-with:iron-worker@1", "attack-with:anchornaut@1"):
        table.answer(key)
    while asks(table).topic != "block":
        table.answer("pass" if asks(table).topic == "react" else asks(table).options[-1])
    defends = seen(table, 1)
    assert defends["asked.block"] == 1
    assert defends["fight.+1.unit.1.attacks"] == 1
    assert defends["fight.+1.unit.0.attacks"] == 2
    assert defends["fight.+1.unit.1.asked-about"] == 1
    assert defends["fight.+0.phoenixborn.struck"] == 1
    table.answer("block-with:gilder@2")
    assert asks(table).topic == "block"
    defends = seen(table, 1)
    assert defends["fight.+1.unit.0.asked-about"] == 1
    assert defends["fight.+1.unit.1.blocked"] == defends["fight.+0.unit.1.blocks"] == 1
    assert not any(name.startswith("fight.") for name in seen(table, 0))


def test_cards_named_so_far_are_told_to_their_owner_alone() -> None:
    table = emberhold.open("ashes", seed=5, setup={"first_five": "recommended"})
    assert (asks(table).seat, asks(table).topic) == (0, "discard")
    named = asks(table).options.keys()[0]
    slot = f"named.{named.partition(':')[2]}"
    table.answer(named)
    assert asks(table).seat == 1
    assert slot not in seen(table, 1)
    table.answer("done")
    assert (asks(table).seat, asks(table).topic) == (0, "discard")
    assert seen(table, 0)[slot] == 1
    assert slot not in seen(table, 1)


def test_dice_of_relic_are_told_and_who_may_change_them() -> None:
    table = relic_at(
        phase="movement", dice=[3], p0={"hand": ["defy-fate"]}, p1={"hand": ["dig-in"]}
    )
    table.answer("roll")
    mine, theirs = seen(table, 0), seen(table, 1)
    assert asks(table).topic == "window"
    assert mine["roll.movement"] == mine["roll.shows.3"] == mine["moment.roll"] == 1
    assert mine["roll.die.1"] == theirs["roll.die.1"] == 3
    assert mine["roll.+0"] == theirs["roll.+1"] == 1
    assert mine["+0.hand.defy-fate"] == 1
    assert "+1.hand.defy-fate" not in theirs
    assert mine["+1.hand-size"] == theirs["+1.hand-size"] == 1


def test_copies_of_relic_are_told_with_their_owner_and_charges() -> None:
    table = relic_at(p0={"assets": [{"asset": "field-medkit", "charges": 1}]})
    copy = next(name for name in seen(table, 0) if name.startswith("field-medkit@"))
    copy = copy.rpartition(".")[0]
    assert seen(table, 0)[f"{copy}.owner"] == 1
    assert seen(table, 1)[f"{copy}.owner"] == 2
    assert seen(table, 1)[f"{copy}.charges"] == 1


def test_piles_of_war_eternal_are_told_in_their_order() -> None:
    table = emberhold.open(
        "war-eternal",
        setup={"nemesis": "umbra-titan", "mages": ["gex", "quilius"]},
        position={
            "turn": {"player": 0, "phase": "main"},
            "players": {"0": {"deck": ["spark", "crystal"], "discard": ["spark", "crystal"]}},
        },
    )
    found = seen(table, 0)
    top, below = found["+0.deck-place.1"], found["+0.deck-place.2"]
    assert top != below
    assert (found["+0.discard-place.1"], found["+0.discard-place.2"]) == (below, top)
    assert "+0.deck-place.3" not in found
    assert seen(table, 1)["+1.deck-place.1"] == top


def test_the_order_of_a_deck_is_not_told_where_hands_are_closed() -> None:
    table = emberhold.open("war-eternal", seed=2, setup={"hands": "closed"})
    found = seen(table, 0)
    assert any(name.startswith("+0.deck-place.") for name in found)
    assert not any(name.startswith("+1.deck-place.") for name in found)


def test_a_prepped_spell_that_was_used_is_told_apart() -> None:
    table = emberhold.open(
        "war-eternal",
        setup={"nemesis": "umbra-titan", "mages": ["gex", "quilius"]},
        position={
            "turn": {"player": 0, "phase": "main"},
            "players": {"0": {"breaches": {"1": {"state": "open", "spells": ["aurora"]}}}},
        },
    )
    assert "+0.breach.1.used" not in seen(table, 0)
    table.answer("use:aurora@1")
    while table.question is not None and table.question.topic != "main":
        table.answer(table.question.options[0])
    assert seen(table, 0)["+0.breach.1.used"] == 1
