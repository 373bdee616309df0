"""Prince of Gluttons: the sheet, the devoured pile and his nine cards."""

from __future__ import annotations

from typing import Any

import pytest

import emberhold
from emberhold.games import register
from emberhold.games.aeons_end.cards.first_box.foes.prince_of_gluttons import PRINCE_OF_GLUTTONS
from emberhold.games.aeons_end.first_box_game import FIRST_BOX_GAME
from emberhold.games.aeons_end.game import WAR_ETERNAL, AeonsEnd
from emberhold.kernel.errors import PositionError
from emberhold.kernel.table import Table, open_table
from tests.first_box.foe_side import drawn, handled, powered
from tests.first_box.support import at
from tests.support import asks, cards, gravehold, in_play, keys, life, marks, play, rule, tokens

PRINCE = "prince-of-gluttons"
DESTRUCTION = {"market": "deck-destruction-first-box"}
ONE_LEFT = {
    **dict.fromkeys(("jade", "vriswood-amber", "unstable-prism", "mages-talisman"), 0),
    **dict.fromkeys(("spectral-echo", "ignite", "feral-lightning", "wildfire-whip"), 0),
}
"""Only Diamond Clusters are left in the supply."""


def prince(*, foe: dict[str, Any] | None = None, **position: Any) -> Table:
    """A position against the Prince."""
    side = {"deck": ["skewer", "slaughter"], "discard": [], **(foe or {})}
    return at(nemesis=PRINCE, foe=side, **position)


def opened(players: int = 2, difficulty: str = "normal", market: Any = "free-charges") -> Table:
    """A game from its very beginning."""
    register(FIRST_BOX_GAME)
    mages = ["brama", "jian", "mist-first-box", "xaxos"][:players]
    wishes = {"nemesis": PRINCE, "difficulty": difficulty, "market": market, "mages": mages}
    return emberhold.open("aeons-end", players, 1, wishes)


def pile(table: Table, slug: str) -> int:
    return int(table.view(0).zone(f"pile:{slug}").count)


# Set-up


@rule("AE-210", "AE-211", "AE-217")
def test_one_gem_of_each_pile_is_devoured_the_cheapest_last() -> None:
    table = opened(market="deck-destruction-first-box")
    assert marks(table, "nemesis")["life"] == 70
    assert cards(table, "devoured") == ["burning-opal", "searing-ruby", "jade"]
    assert [pile(table, gem) for gem in ("jade", "searing-ruby", "burning-opal")] == [6, 6, 6]
    assert cards(table, "devoured", seat=1) == cards(table, "devoured")


@rule("AE-211")
def test_the_players_put_gems_of_one_cost_in_order() -> None:
    market = [
        *("diamond-cluster", "searing-ruby", "jade", "unstable-prism", "mages-talisman"),
        *("spectral-echo", "ignite", "feral-lightning", "wildfire-whip"),
    ]
    for first, second in (("searing-ruby", "diamond-cluster"), ("diamond-cluster", "searing-ruby")):
        table = opened(market=market)
        assert asks(table).anyone
        assert sorted(keys(table)) == ["devour:diamond-cluster", "devour:searing-ruby"]
        play(table, f"devour:{first}")
        assert cards(table, "devoured") == [first, second, "jade"]


@rule("AE-212", "AE-004")
def test_in_a_harder_game_nine_cards_more_are_devoured() -> None:
    table = opened(difficulty="expert")
    for number in range(9):
        assert asks(table).topic == "devour"
        assert asks(table).anyone
        assert len(keys(table)) == (9 if number < 5 else 8)
        play(table, "devour:mages-talisman" if number < 5 else "devour:ignite")
    assert cards(table, "devoured")[3:] == ["mages-talisman"] * 5 + ["ignite"] * 4
    assert (pile(table, "mages-talisman"), pile(table, "ignite")) == (0, 1)
    assert asks(table).topic != "devour"


# Devouring


@rule("AE-E13", "AE-213", "AE-214", "AE-215", "AE-211")
def test_ae_e13_three_unleashes() -> None:
    table = handled("jagged-one", "bane-sire", nemesis=PRINCE, setup=DESTRUCTION)
    assert keys(table) == ["devour:jade", "devour:flexing-dagger"]
    play(table, "devour:flexing-dagger")
    assert pile(table, "flexing-dagger") == 2
    assert cards(table, "devoured")[3:] == ["flexing-dagger"] * 3
    play(table, "devour:flexing-dagger")
    assert gravehold(table) == 28
    assert pile(table, "flexing-dagger") == 0
    assert cards(table, "devoured")[3:] == ["flexing-dagger"] * 5 + ["jade"] * 3
    assert pile(table, "jade") == 3


@rule("AE-213", "AE-257")
@pytest.mark.parametrize(("players", "left"), [(1, 3), (2, 3), (3, 4), (4, 4)])
def test_three_cards_with_one_or_two_mages_two_with_more(players: int, left: int) -> None:
    order = {"deck": ["1"], "discard": ["nemesis"]}
    table = handled("bane-sire", nemesis=PRINCE, players=players, turn_order=order)
    assert pile(table, "jade") == left


@rule("AE-221", "AE-007")
def test_the_players_lose_when_the_whole_supply_is_devoured() -> None:
    market = {**ONE_LEFT, "diamond-cluster": 3}
    table = handled("bane-sire", nemesis=PRINCE, market=market)
    assert table.result is not None
    assert table.result.reason == "defeat-devoured"
    assert gravehold(table) == 30


@rule("AE-221")
def test_the_players_lose_when_they_take_the_last_card_themselves() -> None:
    market = {**ONE_LEFT, "diamond-cluster": 1}
    table = prince(market=market, p0={"aether": 4})
    play(table, "buy:diamond-cluster")
    assert table.result is not None
    assert table.result.reason == "defeat-devoured"


# Gaining from the devoured pile


@rule("AE-218", "AE-228")
def test_the_top_card_can_be_bought_and_the_next_one_is_on_top() -> None:
    foe = {"devoured": ["ignite", "jade"]}
    table = prince(foe=foe, market={"jade": 0}, p0={"aether": 7})
    assert "buy-devoured:jade" in keys(table)
    assert "buy-devoured:ignite" not in keys(table)
    play(table, "buy-devoured:jade")
    assert marks(table, "player:0")["aether"] == 5
    assert cards(table, "discard:0") == ["jade"]
    assert pile(table, "jade") == 0
    play(table, "buy-devoured:ignite")
    assert cards(table, "devoured") == []
    assert marks(table, "player:0")["aether"] == 1


@rule("AE-218")
def test_the_top_card_has_its_price() -> None:
    table = prince(foe={"devoured": ["ignite"]}, p0={"aether": 3})
    assert "buy-devoured:ignite" not in keys(table)
    assert "buy-devoured:ignite" not in keys(prince(foe={"devoured": ["ignite"]}, player=0))


@rule("AE-E14", "AE-218", "AE-066", "AE-067", "AE-079")
@pytest.mark.parametrize("on_deck", [True, False])
def test_ae_e14_gaining_an_amber_back(on_deck: bool) -> None:
    table = prince(
        mages=["jian", "brama"],
        foe={"devoured": ["jade", "vriswood-amber"]},
        p0={"hand": ["moonstone-shard", "crystal", "crystal"], "deck": ["spark"]},
    )
    play(table, "play:moonstone-shard", "play:crystal", "play:crystal")
    play(table, "buy-devoured:vriswood-amber", "do:may" if on_deck else "skip")
    assert marks(table, "player:0")["aether"] == 1
    top = table.state.players[0].deck[-1].slug
    assert top == ("vriswood-amber" if on_deck else "spark")
    assert cards(table, "discard:0") == ([] if on_deck else ["vriswood-amber"])
    assert cards(table, "devoured") == ["jade"]


@rule("AE-219", "AE-247", "AE-229")
def test_an_effect_that_gains_from_the_supply_may_take_the_top_card() -> None:
    mixed = WAR_ETERNAL.box.changed(slug="mixed", sheets=(PRINCE_OF_GLUTTONS,), plans=_plans())
    position = {
        "turn": {"player": 0, "phase": "main"},
        "nemesis": {"devoured": ["kindle", "frozen-magmite"]},
        "market": {"frozen-magmite": 0},
        "players": {"0": {"charges": 4}},
    }
    wishes = {"market": "deck-destruction", "mages": ["mazahaedron", "gex"]}
    table = open_table(AeonsEnd("mixed", mixed), 2, 1, wishes, position)
    play(table, "ability")
    while asks(table).topic == "player":
        play(table, keys(table)[0])
    gains = [key for key in keys(table) if key.startswith("gain")]
    assert "gain:frozen-magmite@own" in gains
    assert "gain:frozen-magmite" not in gains
    choice = asks(table).find("gain:frozen-magmite@own")
    words = asks(table).label(choice)
    assert words.text("en") == "Gain Frozen Magmite from the devoured pile"
    top = table.view(0).zone("devoured").pieces[-1]
    assert asks(table).pieces(choice) == (top.id,)
    play(table, "gain:frozen-magmite@own")
    assert cards(table, "devoured") == ["kindle"]


def _plans() -> tuple[Any, ...]:
    first = WAR_ETERNAL.box.plans[0]
    wishes = {key: value for key, value in first.wishes.items() if key != "nemesis"}
    return (type(first)(seats=first.seats, wishes=wishes, name=first.name, note=first.note),)


def test_a_position_names_only_cards_of_the_market_as_devoured() -> None:
    with pytest.raises(PositionError, match="devoured"):
        prince(foe={"devoured": ["crystal"]})


# His cards


@rule("AE-222", "AE-214")
def test_gorge_eats_from_the_second_most_expensive_gem_pile() -> None:
    table = play(drawn("gorge", nemesis=PRINCE), "player:1")
    assert pile(table, "vriswood-amber") == 4
    assert life(table, 1) == 8


@rule("AE-222", "AE-216")
def test_gorge_with_a_single_gem_pile_hurts_gravehold() -> None:
    table = drawn("gorge", nemesis=PRINCE, market={"jade": 0, "vriswood-amber": 0})
    assert gravehold(table) == 26
    assert pile(table, "diamond-cluster") == 6


@rule("AE-222")
def test_two_piles_of_the_highest_cost_are_first_and_second() -> None:
    market = [
        *("diamond-cluster", "searing-ruby", "jade", "unstable-prism", "mages-talisman"),
        *("spectral-echo", "ignite", "feral-lightning", "wildfire-whip"),
    ]
    table = drawn("gorge", nemesis=PRINCE, setup={"market": market})
    assert sorted(keys(table)) == ["devour:diamond-cluster", "devour:searing-ruby"]


@rule("AE-223")
def test_lobotomize_eats_three_spells_or_hurts() -> None:
    table = drawn("lobotomize", nemesis=PRINCE, market={"ignite": 1})
    assert keys(table) == ["do:1", "do:2"]
    play(table, "do:2")
    assert len(keys(table)) == 4
    play(table, "devour:ignite")
    assert gravehold(table) == 26
    spells = ("spectral-echo", "ignite", "feral-lightning", "wildfire-whip")
    table = drawn("lobotomize", nemesis=PRINCE, market=dict.fromkeys(spells, 0))
    assert asks(table).topic == "player"
    play(table, "player:0")
    assert life(table, 0) == 7


@rule("AE-223")
def test_thought_biter_eats_the_cheapest_relics_or_hurts() -> None:
    table = play(handled("thought-biter", nemesis=PRINCE), "do:2")
    assert pile(table, "unstable-prism") == 3
    none = {"unstable-prism": 0, "mages-talisman": 0}
    table = play(handled("thought-biter", nemesis=PRINCE, market=none), "player:1")
    assert life(table, 1) == 8


@rule("AE-E15", "AE-224", "AE-215")
def test_ae_e15_cerephage() -> None:
    table = handled("cerephage", nemesis=PRINCE)
    assert len(keys(table)) == 9
    play(table, "devour:spectral-echo")
    assert gravehold(table) == 26
    assert in_play(table)["cerephage"] == 5
    assert pile(table, "spectral-echo") == 0
    table = play(handled({"card": "cerephage", "life": 2}, nemesis=PRINCE), "devour:ignite")
    assert pile(table, "ignite") == 3
    assert "cerephage" not in in_play(table)


@rule("AE-227")
def test_godfeeders() -> None:
    table = handled("godfeeders", nemesis=PRINCE)
    assert gravehold(table) == 27
    assert pile(table, "diamond-cluster") == 5


@rule("AE-225", "AE-120")
def test_mindguzzler_grows_with_the_empty_piles() -> None:
    market = {"ignite": 0, "unstable-prism": 0}
    table = drawn("mindguzzler", nemesis=PRINCE, market=market)
    assert in_play(table) == {"mindguzzler": 10}
    foe = {"discard": ["mindguzzler"]}
    table = play(drawn("awaken", nemesis=PRINCE, foe=foe, market=market), "do:2")
    assert in_play(table) == {"mindguzzler": 10}
    assert pile(handled("mindguzzler", nemesis=PRINCE), "jade") == 3


@rule("AE-226")
def test_digest_counts_the_empty_piles() -> None:
    market = {"ignite": 0, "unstable-prism": 0, "spectral-echo": 0}
    table = play(drawn("digest", nemesis=PRINCE, market=market), "do:2", "player:0")
    assert life(table, 0) == 7
    table = drawn("digest", nemesis=PRINCE)
    assert keys(table) == ["do:1", "do:2"]
    play(table, "do:2")
    assert [life(table, 0), life(table, 1)] == [10, 10]
    table = play(drawn("digest", nemesis=PRINCE), "do:1")
    assert pile(table, "jade") == 0


@rule("AE-226", "AE-220", "AE-119")
def test_vile_feast_and_memory_eater_count_the_empty_piles_of_the_supply() -> None:
    market = {"ignite": 0, "unstable-prism": 0}
    foe: dict[str, Any] = {"devoured": []}
    assert gravehold(powered("vile-feast", nemesis=PRINCE, market=market, foe=foe)) == 26
    assert gravehold(powered("vile-feast", nemesis=PRINCE)) == 30
    table = handled("memory-eater", nemesis=PRINCE, market=market, p1={"life": 5})
    assert life(table, 1) == 3
    table = prince(in_play=["vile-feast"], p0={"aether": 8})
    assert in_play(play(table, "discard-power:vile-feast")) == {}


@rule("AE-220")
def test_nothing_is_devoured_from_the_devoured_pile() -> None:
    foe = {"devoured": ["jade"]}
    table = handled("bane-sire", nemesis=PRINCE, foe=foe, market={"jade": 0})
    assert keys(table) == ["devour:vriswood-amber", "devour:unstable-prism", "devour:spectral-echo"]


def test_he_has_no_tokens() -> None:
    with pytest.raises(KeyError):
        tokens(prince())
