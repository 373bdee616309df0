"""Section 18: effects that cannot be carried out as printed."""

from __future__ import annotations

from typing import Any

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.effects.base import Effect, May
from emberhold.games.aeons_end.effects.moving import DiscardFromHand
from emberhold.games.aeons_end.effects.resources import GainCharges
from emberhold.kernel.table import Table
from tests.aeons_end.nemesis_side import CALM, drawn, powered
from tests.support import at, cards, keys, marks, play, prepped, rule


def unleash_solara(**players: Any) -> Table:
    """Hollow Crown Unleashes: any player discards two cards from hand."""
    return at(
        nemesis="hollow-crown",
        phase="nemesis",
        foe={"deck": ["infernal-domain"], "acolyte_deck": []},
        in_play=["null-scion", "solara"],
        turn_order=CALM,
        **players,
    )


def hands(table: Table) -> list[int]:
    return [len(cards(table, f"hand:{seat}")) for seat in range(table.players)]


# Nemesis effects


@rule("WE-263")
def test_what_can_be_done_of_a_nemesis_effect_is_done() -> None:
    """Throttle destroys three cards of a hand; the hand has two."""
    hand = {"hand": ["crystal", "spark"], **prepped(one="kindle")}
    table = drawn("throttle", p0=hand, p1={"hand": []})
    assert cards(table, "hand:0") == []
    assert sorted(cards(table, "destroyed")) == ["crystal", "spark"]
    assert cards(table, "nemesis-discard") == ["throttle"]


@rule("WE-263")
def test_a_part_that_cannot_be_done_does_not_stop_the_others() -> None:
    """Mutilate: Unleash, two prepped spells are discarded, somebody suffers 2 damage."""
    spell = {**prepped(one="spark"), "discard": []}
    table = drawn("mutilate", p0=spell)
    assert cards(table, "discard:0") == ["spark"], "the only one there is"
    play(table, "player:1")
    assert marks(table, "player:1")["life"] == 8
    table = drawn("mutilate")
    play(table, "player:1")
    assert marks(table, "player:1")["life"] == 8, "even with nothing prepped at all"


@rule("WE-264")
def test_somebody_who_can_do_all_of_it_must_be_chosen() -> None:
    table = unleash_solara(
        players=3,
        p0={"hand": ["crystal"]},
        p1={"hand": ["crystal", "spark"]},
        p2={"hand": ["crystal", "spark", "spark"]},
    )
    assert keys(table) == ["player:1", "player:2"], "three cards are no better than two"
    play(table, "player:1", "card:spark")
    assert hands(table)[1] == 0


@rule("WE-264")
def test_damage_alone_can_be_done_by_everybody_but_not_damage_with_a_discarded_spell() -> None:
    """Black Solstice: any player suffers 3 damage and discards a prepped spell."""
    side: dict[str, Any] = {"nemesis": "magus-of-cloaks", "foe": {"tokens": 8}, "players": 3}
    table = powered("black-solstice", p1={**prepped(two="spark"), "discard": []}, **side)
    assert [marks(table, f"player:{seat}")["life"] for seat in range(3)] == [10, 7, 10]
    assert cards(table, "discard:1") == ["spark"]
    table = powered("black-solstice", **side)
    assert keys(table) == ["player:0", "player:1", "player:2"], "nobody can: all can do as much"


@rule("WE-265")
def test_if_nobody_can_do_all_of_it_it_is_who_can_do_the_most() -> None:
    table = unleash_solara(p0={"hand": [], **prepped(one="spark")}, p1={"hand": ["crystal"]})
    assert hands(table)[1] == 0
    assert cards(table, "discard:1") == ["crystal"]


@rule("WE-265")
def test_among_those_who_can_do_equally_much_the_players_choose() -> None:
    table = unleash_solara(
        players=3, p0={"hand": ["spark"]}, p1={"hand": []}, p2={"hand": ["spark"]}
    )
    assert keys(table) == ["player:0", "player:2"]
    play(table, "player:2")
    assert hands(table)[2] == 0


# Player cards


@rule("WE-266")
def test_the_own_ability_is_carried_out_as_far_as_possible() -> None:
    """Gex: an ally draws a card and gains 2 life; an exhausted one gains no life but draws."""
    table = at(
        player=1,
        p0={"life": 0, "hand": [], "deck": ["torch"], "discard": []},
        p1={"charges": 5, "hand": ["crystal"], "discard": []},
    )
    play(table, "ability")
    assert cards(table, "hand:0") == ["torch"]
    assert marks(table, "player:0")["life"] == 0


@rule("WE-266")
def test_a_spell_does_what_it_can() -> None:
    """Jagged Lightning without a card to discard still deals its damage."""
    table = at(
        phase="casting",
        p0={"hand": [], **prepped(one="jagged-lightning", two="spark")},
    )
    play(table, "cast:1")
    assert marks(table, "nemesis")["life"] == 67
    assert keys(table) == ["cast:2", "end"]


@rule("WE-266")
def test_an_or_that_cannot_be_done_in_full_is_done_in_part() -> None:
    """An exhausted player without closed breaches destroys Primordial Fetish and gains no life."""
    everything_open = {"1": "open", "2": "open", "3": "open", "4": "open"}
    table = at(
        p0={"life": 0, "hand": ["primordial-fetish", "crystal"], "breaches": everything_open},
        p1={"breaches": {"2": "open", "3": "open", "4": "open"}},
    )
    play(table, "play:primordial-fetish")
    assert cards(table, "destroyed") == ["primordial-fetish"]
    assert marks(table, "player:0")["life"] == 0


# If you do


@rule("WE-267")
def test_what_follows_follows_only_what_was_done() -> None:
    """Dread Diamond: 2 aether; you may discard a prepped spell; if you do, 1 aether more."""
    diamond = {"hand": ["dread-diamond", "crystal"], **prepped(one="spark")}
    table = play(at(p0=diamond), "play:dread-diamond", "do:may")
    assert marks(table, "player:0")["aether"] == 3
    table = play(at(p0=diamond), "play:dread-diamond", "skip")
    assert marks(table, "player:0")["aether"] == 2
    table = play(at(p0={"hand": ["dread-diamond", "crystal"]}), "play:dread-diamond")
    assert marks(table, "player:0")["aether"] == 2, "nothing to discard"


@rule("WE-267")
def test_what_was_done_in_part_was_not_done() -> None:
    """Volcanic Glass asks for 2 aether when it is gained; one is not enough."""
    market = {"market": "play-it-again"}
    for left, asked in ((1, False), (2, True)):
        table = play(at(setup=market, p0={"aether": 3 + left}), "buy:volcanic-glass")
        assert ("do:may" in keys(table)) is asked


@rule("WE-267")
def test_one_of_two_cards_discarded_is_not_two_cards_discarded() -> None:
    """You may discard two cards; if you do, gain a charge: no card of the box says this."""
    text = May(DiscardFromHand(2), then=GainCharges(1))
    for hand, charges in ((2, 1), (1, 0)):
        table = at(p0={"hand": ["crystal"] * hand})
        _resolve(table, text)
        assert cards(table, "hand:0") == []
        assert marks(table, "player:0")["charges"] == charges


def _resolve(table: Table, effect: Effect) -> None:
    """The first player resolves an effect and takes the first choice everywhere."""
    asking = effect.run(table.state, Act(table.state.players[0], None))
    question: Any = next(asking, None) if asking is not None else None
    while asking is not None and question is not None:
        try:
            question = asking.send(question.choices[0])
        except StopIteration:
            return
