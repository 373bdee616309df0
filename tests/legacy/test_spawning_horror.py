"""Chapter 3: Spawning Horror, its pods, the Breeding Chamber and the blade."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.kernel.table import Table
from tests.legacy.support import at, record, world
from tests.support import cards, in_play, keys, marks, play, rule

CALM = ["unearth", "unearth"]
BARE: dict[str, Any] = {"hand": []}
CHAMBER = "breeding-chamber"


def chamber(life: int) -> dict[str, Any]:
    return {"card": CHAMBER, "life": life}


def turn(*pieces: Any, deck: list[str] | None = None, **position: Any) -> Table:
    """The nemesis takes its turn with some cards in play."""
    foe = {"deck": [*(deck or []), *CALM], **position.pop("foe", {})}
    sides = {"p0": BARE, "p1": BARE, **position}
    return at(3, phase="nemesis", in_play=list(pieces), foe=foe, **sides)


def drawn(card: str, *pieces: Any, **position: Any) -> Table:
    """The nemesis draws a card with others in play."""
    foe = {"deck": [card, *CALM], **position.pop("foe", {})}
    sides = {"p0": BARE, "p1": BARE, **position}
    return at(3, phase="nemesis-draw", in_play=list(pieces), foe=foe, **sides)


@rule("LG-380", "LG-381")
@pytest.mark.parametrize(("players", "life"), [(1, 4), (2, 4), (3, 4), (4, 1)])
def test_breeding_chamber_is_in_play_and_seven_pods_wait(players: int, life: int) -> None:
    setup = LEGACY.setup(players, 5, {"record": record(world(3, players))})
    state = LEGACY.new(players, 5, setup)
    assert [(piece.card.slug, piece.tokens) for piece in state.in_play] == [(CHAMBER, life)]
    assert state.nemesis_life == 50
    assert len(state.own.cards()) == 7
    assert len(state.nemesis_deck) == 9 + len(state.box.basic)


@rule("LG-380", "LG-384", "LG-382", "LG-E14")
def test_example_14_the_chamber_imbues_a_pod() -> None:
    table = turn(
        chamber(8),
        "caustic-larva",
        deck=["retribution"],
        foe={"pod_deck": ["marrow-pod", "spiked-pod"]},
    )
    assert in_play(table) == {CHAMBER: 9, "caustic-larva": 10, "marrow-pod": 5}
    assert marks(table, "nemesis")["life"] == 50
    twice = at(
        3,
        phase="end",
        in_play=[chamber(21)],
        foe={"deck": CALM, "pod_deck": ["marrow-pod", "spiked-pod"]},
    )
    assert in_play(twice) == {CHAMBER: 1, "marrow-pod": 5, "spiked-pod": 4}


@rule("LG-384")
def test_ten_life_imbues_nothing() -> None:
    table = at(3, phase="end", in_play=[chamber(10)], foe={"deck": CALM})
    assert in_play(table) == {CHAMBER: 10}


@rule("LG-382")
def test_breeding_chamber_never_falls() -> None:
    spells = {"breaches": {"1": {"state": "open", "spells": ["incinerating-fist"]}}}
    table = at(3, phase="casting", in_play=[chamber(2)], p0=spells, foe={"deck": CALM})
    play(table, "cast:1", f"target:{CHAMBER}")
    assert in_play(table) == {CHAMBER: 1}


@rule("LG-385")
def test_discarded_pods_lie_on_a_pile_of_their_own_and_come_again() -> None:
    spells = {"breaches": {"1": {"state": "open", "spells": ["incinerating-fist"]}}}
    table = at(
        3,
        phase="casting",
        in_play=[chamber(4), {"card": "marrow-pod", "life": 2}],
        p0=spells,
        foe={"deck": CALM, "pod_deck": []},
    )
    play(table, "cast:1", "target:marrow-pod")
    assert cards(table, "pod-discard") == ["marrow-pod"]
    assert cards(table, "nemesis-discard") == []
    again = drawn("construct", chamber(4), foe={"pod_deck": [], "pod_discard": ["spiked-pod"]})
    assert in_play(again) == {CHAMBER: 4, "spiked-pod": 2}
    assert cards(again, "pod-discard") == []


@rule("LG-386")
def test_the_seventh_pod_ends_the_game() -> None:
    six = [f"{pod}-pod" for pod in ("crystalline", "electric", "frozen", "volcanic", "marrow")]
    table = drawn("construct", chamber(4), *six, "spiked-pod", foe={"pod_deck": ["acidic-pod"]})
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((), "defeat-pods")


@pytest.mark.parametrize(
    ("pod", "answers", "after"),
    [
        ("electric-pod", (), {"gravehold": 26 - 2}),
        ("volcanic-pod", (), {"gravehold": 26 - 1}),
        ("spiked-pod", ("player:1",), {"p1": 8}),
        ("frozen-pod", (), {"p0": 4}),
        ("acidic-pod", (), {"p0": 3}),
        ("marrow-pod", (), {"chamber": 6}),
    ],
)
@rule("LG-464")
def test_what_the_pods_do(pod: str, answers: tuple[str, ...], after: dict[str, int]) -> None:
    table = turn(chamber(4), pod, p0={"life": 5, "hand": []}, p1={"breaches": {"2": "open"}})
    play(table, *answers)
    found = {
        "gravehold": marks(table, "gravehold")["life"],
        "p0": marks(table, "player:0")["life"],
        "p1": marks(table, "player:1")["life"],
        "chamber": in_play(table)[CHAMBER],
    }
    assert {name: found[name] for name in after} == after


def test_crystalline_pod_takes_a_card_from_a_hand() -> None:
    table = turn(chamber(4), "crystalline-pod", p1={"hand": ["spark"]})
    assert cards(table, "discard:1") == ["spark"]


@rule("LG-474", "LG-475", "LG-477")
def test_electric_pod_may_be_held_once_in_a_game() -> None:
    pods = {"pod_deck": ["electric-pod"]}
    table = drawn("summon", chamber(4), foe=pods)
    play(table, "do:1", "do:1", "player:1")
    assert marks(table, "player:1")["life"] == 8
    assert marks(table, "player:1")["charges"] == 2
    assert in_play(table) == {CHAMBER: 4, "electric-pod": 6}
    refused = drawn("construct", chamber(4), foe=pods)
    play(refused, "do:2")
    assert marks(refused, "player:1")["life"] == 10
    told = drawn("construct", chamber(4), foe=pods, made=world(3, read=["now:E10"]))
    assert told.question is None or told.question.topic != "either"


@rule("LG-305", "LG-352", "LG-353", "LG-E13")
def test_example_13_shields_and_nest_defender() -> None:
    spells = {
        "charges": 6,
        "hand": [],
        "breaches": {"4": {"state": "open", "spells": ["incinerating-fist"]}},
    }
    made = world(3)
    made["mages"][0]["ability"] = 8
    table = at(
        3,
        phase="casting",
        made=made,
        in_play=[chamber(4), "spiked-pod"],
        foe={"deck": CALM, "life": 40},
        p0=spells,
    )
    play(table, "cast:4", "target:spiked-pod")
    assert _piece(table, "spiked-pod") == (4, 1)
    play(table, "ability", "target:spiked-pod", "target:spiked-pod", "target:nemesis")
    assert _piece(table, "spiked-pod") == (2, 0)
    assert marks(table, "nemesis")["life"] == 38


@rule("LG-390", "LG-353")
def test_nest_defender_prevents_damage_to_pods_only() -> None:
    spells = {"breaches": {"1": {"state": "open", "spells": ["incinerating-fist"]}}}
    pieces = [chamber(4), "spiked-pod", "nest-defender"]
    table = at(3, phase="casting", in_play=pieces, p0=spells, foe={"deck": CALM})
    play(table, "cast:1", "target:spiked-pod")
    assert _piece(table, "spiked-pod") == (4, 2)
    other = at(3, phase="casting", in_play=pieces, p0=spells, foe={"deck": CALM})
    play(other, "cast:1", "target:nest-defender")
    assert in_play(other)["nest-defender"] == 8


def test_nest_defender_unleashes_twice() -> None:
    table = turn(chamber(1), "nest-defender", deck=["exterminating-blade"])
    play(table, "player:0")
    assert in_play(table)[CHAMBER] == 7


@rule("LG-387", "LG-388", "LG-E15")
def test_example_15_amplify_energy() -> None:
    pieces = [chamber(2), "marrow-pod", "spiked-pod", {"card": "amplify-energy", "tokens": 1}]
    table = turn(*pieces, deck=["retribution"])
    play(table, "player:0", "do:1")
    assert in_play(table) == {CHAMBER: 10, "marrow-pod": 5, "spiked-pod": 4}
    assert cards(table, "nemesis-discard") == ["amplify-energy"]
    other = turn(*pieces, deck=["retribution"])
    play(other, "player:0", "do:2")
    assert in_play(other)[CHAMBER] == 9


@rule("LG-387")
def test_without_a_pod_the_other_option_must_be_taken() -> None:
    table = turn(chamber(1), {"card": "amplify-energy", "tokens": 1}, deck=["retribution"])
    assert in_play(table) == {CHAMBER: 1 + 5 + 8 - 10, **_imbued(table)}


@rule("LG-357", "LG-388")
def test_a_silenced_pod_loses_only_the_first_time() -> None:
    quiet = {"card": "marrow-pod", "silenced": True}
    table = turn({"card": "amplify-energy", "tokens": 1}, chamber(1), quiet, deck=["retribution"])
    play(table, "do:1")
    assert in_play(table)[CHAMBER] == 1 + 2 * 2 + 2


def test_accelerated_breeding_resolves_a_pod_four_times_or_feeds_the_chamber() -> None:
    pieces = [chamber(1), {"card": "accelerated-breeding", "tokens": 1}, "electric-pod"]
    table = turn(*pieces, deck=["retribution"])
    play(table, "do:1")
    assert marks(table, "gravehold")["life"] == 30 - 5 * 2
    other = turn(*pieces, deck=["retribution"])
    play(other, "do:2", "player:1")
    assert in_play(other)[CHAMBER] == 6
    assert marks(other, "player:1")["life"] == 8


def test_accelerated_breeding_is_discarded_for_two_dear_gems() -> None:
    gems = {"hand": ["ancient-cyanolith", "gilded-marble", "crystal"]}
    table = at(3, in_play=[chamber(4), "accelerated-breeding"], p0=gems)
    play(table, "discard-power:accelerated-breeding", "card:gilded-marble")
    assert in_play(table) == {CHAMBER: 4}
    assert cards(table, "hand:0") == ["crystal"]
    one = at(3, in_play=[chamber(4), "accelerated-breeding"], p0={"hand": ["gilded-marble"]})
    assert "discard-power:accelerated-breeding" not in keys(one)


def test_unearth_and_retribution_look_for_pods() -> None:
    assert in_play(drawn("unearth", chamber(1))) == {CHAMBER: 6}
    struck = drawn("unearth", chamber(1), "marrow-pod")
    assert marks(struck, "gravehold")["life"] == 26
    assert in_play(drawn("retribution", chamber(1))) == {CHAMBER: 9}
    hit = play(drawn("retribution", chamber(1), "marrow-pod"), "player:1")
    assert marks(hit, "player:1")["life"] == 6


@rule("LG-389")
def test_construct_makes_a_pod_with_two_life_and_all_its_shields() -> None:
    table = drawn("construct", chamber(4), foe={"pod_deck": ["spiked-pod"]})
    assert _piece(table, "spiked-pod") == (2, 2)
    assert next(p.most for p in table.state.in_play if p.card.slug == "spiked-pod") == 2


@rule("LG-391", "LG-348")
def test_summon_draws_a_pod_or_strikes_gravehold() -> None:
    table = drawn("summon", chamber(4), foe={"pod_deck": ["marrow-pod"]})
    play(table, "do:1")
    assert in_play(table) == {CHAMBER: 4, "marrow-pod": 5}
    struck = drawn("summon", chamber(4))
    play(struck, "do:2")
    assert marks(struck, "gravehold")["life"] == 24


@rule("LG-348", "LG-391")
def test_organic_forge_draws_two_pods_that_rest() -> None:
    forge = {"card": "organic-forge", "tokens": 1}
    amplify = {"card": "amplify-energy", "tokens": 1}
    table = turn(
        *(chamber(1), forge, amplify),
        deck=["summon"],
        foe={"pod_deck": ["marrow-pod", "volcanic-pod", "frozen-pod"]},
    )
    play(table, "do:2")
    assert in_play(table) == {CHAMBER: 6, "marrow-pod": 5, "volcanic-pod": 5}
    assert marks(table, "gravehold")["life"] == 24


@rule("LG-478")
def test_the_blade_points_at_a_mage_and_strikes_there() -> None:
    table = drawn("exterminating-blade", chamber(1))
    play(table, "player:1")
    assert marks(table, "nemesis")["blade"] == 2
    struck = turn(
        *(chamber(1), {"card": "exterminating-blade", "tokens": 1}),
        foe={"blade": 1},
        deck=["retribution"],
    )
    assert marks(struck, "player:1")["life"] == 5
    assert "blade" not in marks(struck, "nemesis")


@rule("LG-478")
def test_the_blade_can_be_passed_for_three_aether() -> None:
    table = at(3, in_play=[chamber(4), "exterminating-blade"], foe={"blade": 0}, p0={"aether": 3})
    play(table, "pass-blade:1")
    assert marks(table, "nemesis")["blade"] == 2
    assert marks(table, "player:0")["aether"] == 0
    poor = at(3, in_play=[chamber(4), "exterminating-blade"], foe={"blade": 0}, p0={"aether": 2})
    assert "pass-blade:1" not in keys(poor)


@rule("LG-487")
def test_one_mage_alone_cannot_pass_the_blade() -> None:
    table = at(3, 1, in_play=["exterminating-blade"], foe={"blade": 0}, p0={"aether": 3})
    assert not keys_of(table, "pass-blade")


@rule("LG-478")
def test_discarding_the_blade_takes_it_from_the_mage() -> None:
    table = at(3, in_play=[chamber(4), "exterminating-blade"], foe={"blade": 0}, p0={"aether": 7})
    play(table, "discard-power:exterminating-blade")
    assert "blade" not in marks(table, "nemesis")


def keys_of(table: Table, part: str) -> list[str]:
    return [key for key in keys(table) if part in key]


def _piece(table: Table, slug: str) -> tuple[int, int]:
    piece = next(piece for piece in table.state.in_play if piece.card.slug == slug)
    return piece.tokens, piece.shields


def _imbued(table: Table) -> dict[str, int]:
    """The pod that has just come, whichever it is."""
    pod = table.state.in_play[-1]
    assert pod.card.slug.endswith("-pod")
    return {pod.card.slug: pod.tokens}
