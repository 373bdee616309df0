"""Section 23: how a game is won or lost, and when that is looked at."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from emberhold.games.aeons_end.card import Card, Trigger, power
from emberhold.games.aeons_end.effects.damage import GraveholdSuffers
from emberhold.games.aeons_end.fight.life import gravehold_suffers
from emberhold.games.aeons_end.game import WAR_ETERNAL
from emberhold.games.aeons_end.ruleset import AT_ONCE
from emberhold.games.aeons_end.state import State
from emberhold.kernel.errors import IllegalAnswer
from emberhold.kernel.table import Table
from emberhold.parts.windows import Event
from tests.aeons_end.catalogue import CARDS
from tests.aeons_end.nemesis_side import CALM, drawn, persistent, powered
from tests.support import asks, at, cards, gravehold, in_play, marks, play, rule

EVERYBODY = (0, 1)
NOBODY = ()


def ending(table: Table) -> tuple[str, tuple[int, ...]]:
    """Why the game ended, and who has won."""
    assert table.result is not None, "the game goes on"
    assert table.question is None, "but something is still asked"
    return table.result.reason, table.result.winners


def casting(*spells: str, **position: Any) -> Table:
    """The first player may cast those spells from breaches I and II, both open."""
    lying = {str(number): {"spells": [spell]} for number, spell in enumerate(spells, start=1)}
    p0 = {"hand": ["crystal"], "discard": [], "breaches": lying, **position.pop("p0", {})}
    return at(phase="casting", p0=p0, **position)


# Everything stops


@rule("WE-303", "WE-304", "WE-228")
def test_no_further_effect_is_resolved_after_a_victory() -> None:
    """Conjure the Lost: 5 damage; then it may be destroyed for Gravehold's sake."""
    table = play(casting("conjure-the-lost", foe={"life": 5}, gravehold=10), "cast:1")
    assert ending(table) == ("victory-nemesis", EVERYBODY)
    assert marks(table, "nemesis")["life"] == 0
    assert cards(table, "discard:0") == ["conjure-the-lost"]
    with pytest.raises(IllegalAnswer):
        table.answer("end")


@rule("WE-303", "WE-304")
def test_even_what_would_come_of_the_same_damage_does_not() -> None:
    """Rising Dark is discarded when Magus of Cloaks suffers damage."""
    wounded: dict[str, Any] = {"nemesis": "magus-of-cloaks", "in_play": ["rising-dark"]}
    table = casting("conjure-the-lost", foe={"life": 4, "tokens": 2}, **wounded)
    play(table, "cast:1")
    assert in_play(table) == {}
    table = casting("conjure-the-lost", foe={"life": 3, "tokens": 2}, **wounded)
    play(table, "cast:1")
    assert ending(table) == ("victory-nemesis", EVERYBODY)
    assert in_play(table) == {"rising-dark": 3}


@rule("WE-303", "WE-308")
def test_no_further_effect_is_resolved_after_a_defeat() -> None:
    table = at(
        phase="nemesis",
        in_play=["mangleroot", "grubber", "howling-spinners"],
        foe={"deck": ["night-unending"]},
        turn_order=CALM,
        gravehold=2,
    )
    assert ending(table) == ("defeat-gravehold", NOBODY)
    assert in_play(table)["mangleroot"] == 12, "it suffers 2 damage after Gravehold did"


# Victory over the nemesis


@rule("WE-304")
def test_the_nemesis_without_life_is_beaten_whatever_is_in_play() -> None:
    table = casting("spark", foe={"life": 1}, in_play=["mangleroot", "aphotic-sun"])
    play(table, "cast:1", "target:nemesis")
    assert ending(table) == ("victory-nemesis", EVERYBODY)


@rule("WE-304")
def test_one_life_left_is_not_a_victory() -> None:
    table = play(casting("spark", foe={"life": 2}), "cast:1")
    assert table.result is None


@rule("WE-304")
def test_an_ability_can_bring_the_victory() -> None:
    """Quilius deals 2 damage for each trophy."""
    table = at(mages=["quilius", "gex"], p0={"charges": 5, "trophies": 2}, foe={"life": 4})
    assert ending(play(table, "ability")) == ("victory-nemesis", EVERYBODY)


@rule("WE-304")
def test_the_bonus_of_a_breach_can_bring_the_victory() -> None:
    lying = {"3": {"state": "open", "spells": ["spark"]}}
    table = at(phase="casting", p0={"breaches": lying}, foe={"life": 2})
    assert ending(play(table, "cast:3")) == ("victory-nemesis", EVERYBODY)


# Victory over an empty deck


@rule("WE-305")
def test_the_last_minion_of_an_empty_deck_wins_only_at_the_end_of_the_turn() -> None:
    last = [{"card": "mangleroot", "life": 1}]
    table = casting("spark", foe={"deck": []}, in_play=last)
    play(table, "cast:1", "target:mangleroot")
    assert table.result is None
    assert asks(table).topic == "main"
    play(table, "play:crystal")
    assert ending(table) == ("victory-deck", EVERYBODY)


@rule("WE-305")
@pytest.mark.parametrize(
    ("deck", "left"),
    [(["smite"], []), ([], ["mangleroot"]), ([], ["night-unending"])],
    ids=["a card in the deck", "a minion", "a power"],
)
def test_as_long_as_anything_is_left_the_game_continues(deck: list[str], left: list[str]) -> None:
    table = at(
        phase="draw",
        foe={"deck": deck},
        in_play=left,
        turn_order={"deck": ["2"], "discard": ["1"]},
    )
    assert table.result is None
    assert asks(table).seat == 1


@rule("WE-305", "WE-306")
def test_the_last_attack_is_resolved_before_the_victory() -> None:
    table = drawn("smite", foe={"deck": ["smite"]}, gravehold=9)
    assert ending(table) == ("victory-deck", EVERYBODY)
    assert gravehold(table) == 7
    assert cards(table, "nemesis-discard")[-1] == "smite"


@rule("WE-305")
def test_the_last_attack_can_still_bring_the_defeat() -> None:
    table = drawn("smite", foe={"deck": ["smite"]}, gravehold=2)
    assert ending(table) == ("defeat-gravehold", NOBODY)


@rule("WE-305")
def test_the_last_minion_drawn_has_to_be_beaten() -> None:
    table = drawn("mangleroot", foe={"deck": ["mangleroot"]})
    assert table.result is None
    assert in_play(table) == {"mangleroot": 12}


@rule("WE-305")
def test_an_attack_that_goes_under_the_deck_leaves_it_not_empty() -> None:
    table = drawn("hasten", nemesis="gate-witch", foe={"deck": ["hasten"]})
    play(table, "player:0")
    assert table.result is None
    assert table.view(0).zone("nemesis-deck").count == 1


@rule("WE-305", "WE-252")
def test_with_an_empty_deck_the_nemesis_still_unleashes_in_its_last_turn() -> None:
    """The last power leaves play in the main phase; the draw phase comes all the same."""
    table = powered(
        "cataclysmic-fate", nemesis="magus-of-cloaks", foe={"deck": [], "tokens": 8}, p0={"life": 9}
    )
    assert ending(table) == ("victory-deck", EVERYBODY)
    assert marks(table, "player:0")["life"] == 5
    assert gravehold(table) == 24, "three times 2 damage"


@rule("WE-305")
def test_and_the_players_may_lose_by_it() -> None:
    table = powered("cataclysmic-fate", nemesis="magus-of-cloaks", gravehold=6, foe={"deck": []})
    while table.question is not None:
        play(table, "do:2" if asks(table).topic == "either" else "player:0")
    assert ending(table) == ("defeat-gravehold", NOBODY)


@rule("WE-306")
def test_the_victory_comes_after_the_draw_phase_and_before_the_next_turn() -> None:
    order = {"deck": ["2", "1"], "discard": ["1"]}
    hand = {"hand": [], "deck": ["torch"] * 5, "discard": [], "played": ["crystal"]}
    table = at(phase="draw", foe={"deck": []}, turn_order=order, p0=hand)
    assert ending(table) == ("victory-deck", EVERYBODY)
    assert cards(table, "discard:0") == ["crystal"]
    assert cards(table, "hand:0") == ["torch"] * 5
    assert table.view(0).zone("order-deck").count == 2


@rule("WE-306")
def test_the_victory_comes_after_what_happens_at_the_end_of_the_turn() -> None:
    """Gate Witch accelerates time at the end of her turn: she closes four gates."""
    side = {"deck": [], "tokens": 5}
    order = {"deck": ["1"], "discard": ["nemesis"]}
    table = at(nemesis="gate-witch", phase="nemesis-draw", foe=side, turn_order=order)
    assert ending(table) == ("victory-deck", EVERYBODY)
    assert marks(table, "nemesis")["tokens"] == 5 + 3 - 4
    assert table.view(0).zone("order-deck").count == 2


# Defeat


@rule("WE-307")
def test_all_players_exhausted() -> None:
    table = persistent("howling-spinners", p0={"life": 0}, p1={"life": 2})
    assert ending(play(table, "player:1")) == ("defeat-exhausted", NOBODY)


@rule("WE-308", "WE-236")
@pytest.mark.parametrize("left", [1, 2])
def test_gravehold_without_life(left: int) -> None:
    table = drawn("smite", gravehold=left)
    assert ending(table) == ("defeat-gravehold", NOBODY)
    assert gravehold(table) == 0


@rule("WE-308")
def test_gravehold_falls_by_the_damage_of_an_exhausted_player_too() -> None:
    table = persistent("howling-spinners", p0={"life": 0}, gravehold=4)
    assert ending(play(table, "player:0")) == ("defeat-gravehold", NOBODY)


@rule("WE-308")
def test_gravehold_falls_by_excess_damage_too() -> None:
    table = powered("cataclysmic-fate", p0={"life": 1}, gravehold=6)
    assert table.result is None, "the breach comes first"
    assert ending(play(table, "breach:4")) == ("defeat-gravehold", NOBODY)


@rule("WE-309")
def test_the_last_pillar() -> None:
    table = drawn("crumble", foe={"tokens": 2, "discard": []})
    assert ending(table) == ("defeat-pillars", NOBODY)
    assert marks(table, "nemesis")["tokens"] == 0
    assert gravehold(table) == 30


@rule("WE-309")
def test_the_final_form() -> None:
    table = powered("shadows-reach", nemesis="magus-of-cloaks")
    assert ending(table) == ("defeat-final-form", NOBODY)


# What comes first


@rule("WE-310")
def test_the_condition_met_first_decides() -> None:
    """Bezu, the last acolyte, suffers as much as Gravehold, and after it."""
    side: dict[str, Any] = {
        "nemesis": "hollow-crown",
        "phase": "nemesis",
        "foe": {"deck": ["infernal-domain"], "acolyte_deck": []},
        "in_play": ["null-scion", {"card": "bezu", "life": 1}],
        "turn_order": CALM,
        "p0": {"breaches": {"1": {"spells": ["spark"]}}},
    }
    assert ending(at(gravehold=2, **side)) == ("victory-acolytes", EVERYBODY)
    assert ending(at(gravehold=1, **side)) == ("defeat-gravehold", NOBODY)


@rule("WE-310")
def test_an_earlier_part_of_the_text_decides() -> None:
    """Kurgax: Gravehold suffers 1 damage, then any player does."""
    table = at(
        nemesis="hollow-crown",
        phase="nemesis-draw",
        foe={"deck": ["enslave", "smite"]},
        in_play=["kurgax"],
        gravehold=1,
        p0={"life": 0},
        p1={"life": 1},
    )
    assert ending(table) == ("defeat-gravehold", NOBODY)


def _gravehold_suffers(game: State, seat: int, card: Card, event: Event) -> None:
    gravehold_suffers(game, 1)


@rule("WE-310")
def test_victory_is_looked_at_first_where_one_change_brings_both(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No card of the box can do it: this power makes Gravehold suffer when the nemesis does."""
    bond = power(
        "Blood Bond",
        3,
        power=3,
        effect=GraveholdSuffers(1),
        triggers=(Trigger("nemesis-damaged", change=_gravehold_suffers),),
    )
    monkeypatch.setitem(CARDS, bond.slug, bond)
    table = casting("spark", foe={"life": 2}, gravehold=1, in_play=["blood-bond"])
    assert ending(play(table, "cast:1")) == ("defeat-gravehold", NOBODY)
    table = casting("spark", foe={"life": 1}, gravehold=1, in_play=["blood-bond"])
    assert ending(play(table, "cast:1")) == ("victory-nemesis", EVERYBODY)
    assert gravehold(table) == 1


@rule("WE-311")
def test_everybody_wins_together_the_exhausted_included() -> None:
    table = casting("spark", players=4, foe={"life": 1}, p1={"life": 0}, p2={"life": 0})
    assert ending(play(table, "cast:1")) == ("victory-nemesis", (0, 1, 2, 3))


@rule("WE-311")
def test_everybody_loses_together() -> None:
    table = drawn("smite", players=4, gravehold=1)
    assert ending(table) == ("defeat-gravehold", NOBODY)


@rule("WE-305")
def test_the_moment_of_the_victory_over_an_empty_deck_is_one_constant(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The editions differ on it; this program checks at the end of a turn."""
    position: dict[str, Any] = {
        "in_play": [{"card": "catacomb-drone", "life": 1}],
        "foe": {"deck": []},
        "phase": "casting",
        "p0": {"hand": ["crystal"], "breaches": {"1": {"spells": ["spark"]}}},
    }
    later = play(at(**position), "cast:1", "target:catacomb-drone")
    assert later.result is None
    rules = replace(WAR_ETERNAL.box.rules, empty_nemesis=AT_ONCE)
    monkeypatch.setattr(WAR_ETERNAL, "box", WAR_ETERNAL.box.changed(rules=rules))
    sooner = play(at(**position), "cast:1", "target:catacomb-drone")
    assert sooner.result is not None
    assert sooner.result.reason == "victory-deck"
