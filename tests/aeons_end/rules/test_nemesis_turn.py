"""Section 16: the nemesis turn. Gate Witch gains one token each time she is unleashed."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import minion, power
from emberhold.games.aeons_end.effects.base import Effect
from emberhold.games.aeons_end.effects.damage import GraveholdSuffers, Suffer
from emberhold.games.aeons_end.effects.subjects import any_player
from emberhold.games.aeons_end.fight.life import discard_from_play, enter_play
from emberhold.games.aeons_end.state import State
from emberhold.kernel.table import Table
from tests.aeons_end.catalogue import CARDS
from tests.support import asks, at, cards, gravehold, in_play, keys, marks, play, rule

pytestmark = pytest.mark.interpreted


class Devours(Effect):
    """The newest card in play is discarded."""

    def run(self, game: State, act: Act) -> None:
        discard_from_play(game, game.in_play[-1].card)


class Summons(Effect):
    """A Mangleroot enters play."""

    def run(self, game: State, act: Act) -> None:
        enter_play(game, CARDS["mangleroot"])


@pytest.fixture(autouse=True)
def _invented_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """What no card of the box does in the nemesis main phase, or before it enters play."""
    for card in (
        minion("Cannibal", 1, life=7, persistent=Devours()),
        power("Summoning", 1, power=1, effect=Summons()),
        minion(
            "Herald",
            2,
            life=4,
            immediately=any_player(Suffer(1)),
            persistent=GraveholdSuffers(9),
        ),
        power(
            "Omen",
            3,
            power=3,
            immediately=any_player(Suffer(1)),
            effect=GraveholdSuffers(9),
        ),
    ):
        monkeypatch.setitem(CARDS, card.slug, card)


def nemesis_turn(
    *cards_in_play: Any, draws: tuple[str, ...] = ("smite", "smite"), **more: Any
) -> Table:
    """Gate Witch, without tokens, takes a turn; then the first player is at it."""
    foe = {"tokens": 0, "deck": list(draws), "discard": []}
    order = more.pop("turn_order", {"deck": ["1", "nemesis", "1", "nemesis", "1"], "discard": []})
    return at(
        nemesis="gate-witch",
        phase=more.pop("phase", "nemesis"),
        foe=foe,
        in_play=list(cards_in_play),
        turn_order=order,
        gravehold=30,
        **more,
    )


def unleashed(table: Table) -> Any:
    """How often the nemesis has been unleashed."""
    return marks(table, "nemesis")["tokens"]


def source(table: Table) -> str:
    """The card that asks."""
    about = asks(table).about
    assert about is not None
    return str(about["card"].slug)


# Main phase


@rule("WE-243")
def test_the_main_phase_comes_before_the_draw_phase() -> None:
    table = nemesis_turn("howling-spinners", draws=("smite",))
    assert keys(table) == ["player:0", "player:1"]  # any player suffers 2 damage
    assert cards(table, "nemesis-discard") == []
    assert table.view(0).zone("nemesis-deck").count == 1
    play(table, "player:0")
    assert cards(table, "nemesis-discard") == ["smite"]


@rule("WE-244")
def test_minions_and_powers_are_handled_from_the_oldest_to_the_newest() -> None:
    """Cataclysmic Fate hits the lowest life: who that is depends on what went before."""
    spinners, fate = "howling-spinners", "cataclysmic-fate"
    lives: dict[str, Any] = {"p0": {"life": 9}, "p1": {"life": 10}}
    table = play(nemesis_turn(spinners, fate, **lives), "player:1")  # 9 and 8, then 4 damage
    assert [marks(table, f"player:{seat}")["life"] for seat in (0, 1)] == [9, 4]
    table = play(nemesis_turn(fate, spinners, **lives), "player:1")  # 5 and 10, then 2 damage
    assert [marks(table, f"player:{seat}")["life"] for seat in (0, 1)] == [5, 8]


@rule("WE-244")
@pytest.mark.parametrize(
    "order",
    [
        ("howling-spinners", "heart-of-nothing", "portal-wretch"),
        ("heart-of-nothing", "portal-wretch", "howling-spinners"),
        ("portal-wretch", "howling-spinners", "heart-of-nothing"),
    ],
)
def test_both_types_are_mixed_by_age(order: tuple[str, ...]) -> None:
    """Heart of Nothing is a power about to resolve, the two others are minions."""
    heart = {"card": "heart-of-nothing", "tokens": 1}
    table = nemesis_turn(*(heart if name == "heart-of-nothing" else name for name in order))
    asking = []
    for _ in order:
        asking.append(source(table))
        play(table, "do:1" if asking[-1] == "heart-of-nothing" else "player:0")
    assert asking == list(order)


@rule("WE-245")
def test_each_minions_persistent_effect_is_resolved() -> None:
    table = nemesis_turn("catacomb-drone", "null-scion")  # both unleash, the Drone hits Gravehold
    assert unleashed(table) == 2 + 2  # Smite, drawn afterwards, unleashes twice
    assert gravehold(table) == 30 - 1 - 2
    assert in_play(table) == {"catacomb-drone": 5, "null-scion": 11}


@rule("WE-246", "WE-248")
def test_a_power_loses_one_token_and_does_nothing_else_while_it_has_some_left() -> None:
    table = nemesis_turn({"card": "night-unending", "tokens": 3}, "heart-of-nothing")
    assert in_play(table) == {"night-unending": 2, "heart-of-nothing": 1}
    assert (unleashed(table), gravehold(table)) == (2, 28)  # Smite alone


@rule("WE-247")
def test_a_power_without_tokens_is_resolved_and_then_discarded() -> None:
    table = nemesis_turn({"card": "heart-of-nothing", "tokens": 1})
    assert keys(table) == ["do:1", "do:2"]
    assert in_play(table) == {"heart-of-nothing": 0}  # still there while it is resolved
    assert cards(table, "nemesis-discard") == []
    play(table, "do:1")
    assert in_play(table) == {}
    assert cards(table, "nemesis-discard") == ["heart-of-nothing", "smite"]
    assert unleashed(table) == 4


@rule("WE-247", "WE-256", "WE-089")
def test_a_power_drawn_now_resolves_in_the_main_phase_of_the_xth_turn_after() -> None:
    """Planar Collision has two power tokens: it unleashes twice in the second turn after this."""
    table = nemesis_turn(draws=("planar-collision", "catacomb-drone", "thrash", "smite"))
    assert in_play(table) == {"planar-collision": 2}
    play(table, "end")
    assert in_play(table) == {"planar-collision": 1, "catacomb-drone": 5}
    assert unleashed(table) == 0
    play(table, "end")
    assert in_play(table) == {"catacomb-drone": 5}
    assert cards(table, "nemesis-discard") == ["planar-collision"]  # Thrash is being resolved
    assert unleashed(table) == 2 + 1 + 1


@rule("WE-249")
def test_a_card_that_has_left_play_before_its_turn_comes_is_skipped() -> None:
    """An invented minion discards the newest card in play."""
    table = nemesis_turn("cannibal", "catacomb-drone")
    assert in_play(table) == {"cannibal": 7}
    assert cards(table, "nemesis-discard") == ["catacomb-drone", "smite"]
    assert (unleashed(table), gravehold(table)) == (2, 28)  # Smite alone


@rule("WE-250")
def test_a_card_that_enters_play_in_this_phase_is_not_handled_in_it() -> None:
    """An invented power brings a Mangleroot, which would hit Gravehold for 3 and itself for 2."""
    table = nemesis_turn("summoning")
    assert in_play(table) == {"mangleroot": 12}
    assert gravehold(table) == 28  # Smite alone
    play(table, "end")
    assert in_play(table) == {"mangleroot": 10}
    assert gravehold(table) == 28 - 3 - 2


# Draw phase


@rule("WE-251")
def test_one_card_is_drawn() -> None:
    table = nemesis_turn(draws=("null-scion", "mangleroot", "smite"))
    assert in_play(table) == {"null-scion": 11}
    assert table.view(0).zone("nemesis-deck").count == 2


@rule("WE-252")
def test_with_an_empty_deck_the_nemesis_is_unleashed_three_times_instead() -> None:
    table = nemesis_turn({"card": "night-unending", "tokens": 3}, draws=())
    assert unleashed(table) == 3
    assert in_play(table) == {"night-unending": 2}


@rule("WE-252")
def test_this_holds_for_every_card_that_would_be_drawn() -> None:
    """Temporal Nimbus unleashes and makes the nemesis draw one card more."""
    nimbus = {"card": "temporal-nimbus", "tokens": 1}
    assert unleashed(nemesis_turn(nimbus, "night-unending", draws=())) == 1 + 3 + 3
    table = nemesis_turn(nimbus, "night-unending", draws=("smite",))
    assert unleashed(table) == 1 + 2 + 3
    assert cards(table, "nemesis-discard") == ["temporal-nimbus", "smite"]


@rule("WE-253")
def test_an_attack_is_resolved_at_once_in_printed_order_and_then_discarded() -> None:
    """Afflict: Unleash; then any player suffers 3 damage."""
    table = nemesis_turn(draws=("afflict", "smite"))
    assert unleashed(table) == 1
    assert keys(table) == ["player:0", "player:1"]  # but nobody has suffered yet
    assert cards(table, "nemesis-discard") == []
    play(table, "player:0")
    assert marks(table, "player:0")["life"] == 7
    assert cards(table, "nemesis-discard") == ["afflict"]
    assert not any(zone.id == "resolving" for zone in table.view(0).area("nemesis").zones)


@rule("WE-253")
def test_printed_order_decides_what_counts() -> None:
    """Hasten: any player suffers damage for each open gate; only then Unleash opens another."""
    foe = {"tokens": 2, "deck": ["hasten", "smite"], "discard": []}
    order = {"deck": ["1"], "discard": []}
    table = at(nemesis="gate-witch", phase="nemesis", foe=foe, turn_order=order)
    assert unleashed(table) == 2
    play(table, "player:0")
    assert marks(table, "player:0")["life"] == 8
    assert unleashed(table) == 3


@rule("WE-254")
def test_a_minion_resolves_immediately_before_it_enters_play_with_its_life() -> None:
    table = nemesis_turn(draws=("herald", "smite"))
    assert keys(table) == ["player:0", "player:1"]
    assert in_play(table) == {}
    play(table, "player:1")
    assert in_play(table) == {"herald": 4}
    assert marks(table, "player:1")["life"] == 9


@rule("WE-255")
def test_a_power_resolves_immediately_before_it_enters_play_with_its_tokens() -> None:
    table = nemesis_turn(draws=("omen", "smite"))
    assert keys(table) == ["player:0", "player:1"]
    assert in_play(table) == {}
    play(table, "player:0")
    assert in_play(table) == {"omen": 3}
    assert marks(table, "player:0")["life"] == 9


@rule("WE-255")
def test_shadows_reach_brings_cloaks_at_once_and_nine_tokens() -> None:
    table = at(
        nemesis="magus-of-cloaks",
        phase="nemesis",
        foe={"tokens": 3, "deck": ["shadows-reach", "smite"], "discard": []},
        turn_order={"deck": ["1"], "discard": []},
    )
    assert marks(table, "nemesis")["tokens"] == 7
    assert in_play(table) == {"shadows-reach": 9}


@rule("WE-256")
def test_a_card_that_has_just_entered_play_does_nothing_until_the_next_nemesis_turn() -> None:
    minion_drawn = nemesis_turn(draws=("catacomb-drone", "smite"))
    assert (unleashed(minion_drawn), gravehold(minion_drawn)) == (0, 30)
    play(minion_drawn, "end")
    assert unleashed(minion_drawn) == 1 + 2
    power_drawn = nemesis_turn(draws=("heart-of-nothing", "smite"))
    assert in_play(power_drawn) == {"heart-of-nothing": 2}
    play(power_drawn, "end")
    assert in_play(power_drawn) == {"heart-of-nothing": 1}


@rule("WE-257")
def test_a_card_that_enters_play_is_the_newest() -> None:
    table = nemesis_turn("null-scion", "night-unending", draws=("mangleroot", "smite"))
    assert list(in_play(table)) == ["null-scion", "night-unending", "mangleroot"]


@rule("WE-257")
def test_and_so_it_is_handled_last() -> None:
    """Paradox Beast hits Gravehold for each token, Null Scion brings one: the older acts first."""
    beast_first = nemesis_turn("paradox-beast", draws=("null-scion", "mangleroot", "smite"))
    play(beast_first, "end")
    assert gravehold(beast_first) == 30  # no token yet when the Beast struck, in neither turn
    scion_first = nemesis_turn("null-scion", draws=("paradox-beast", "mangleroot", "smite"))
    play(scion_first, "end")
    assert gravehold(scion_first) == 30 - 2


@rule("WE-277", "WE-278")
def test_exhaustion_that_players_waited_for_from_an_unleash_has_no_excess() -> None:
    """Each of the two seats costs Gravehold the 4 life of Hollow Crown, one after the other."""
    table = at(
        players=3,
        nemesis="hollow-crown",
        phase="nemesis",
        foe={"deck": ["infernal-domain"], "acolyte_deck": []},
        in_play=["null-scion", "holadran"],
        p1={"life": 1},
        p2={"life": 1},
    )
    play(table, "player:2", "player:1")
    before = gravehold(table)
    play(table, "breach:1")
    assert gravehold(table) == before - 4
