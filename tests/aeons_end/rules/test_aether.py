"""Aether and what it buys, cards and charges (WE-161 to WE-173): actions 2 and 3 of section 8.2."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.aeons_end.figure.aether import NO_RELIC_OR_SPELL, ONLY_CARDS
from emberhold.kernel.errors import IllegalAnswer
from emberhold.kernel.table import Table
from tests.support import at, cards, keys, marks, play, rule

ORDER = {"deck": ["2", "1", "1"], "discard": []}


def dezmodia(**p0: Any) -> Table:
    """Worked examples WE-E04 and WE-E05: two Crystals and the Oblivion Shard are played.

    The Shard's 2 aether cannot gain relics or spells. I is open, II at D, III at R, IV at D.
    """
    p0 = {"hand": ["oblivion-shard", "crystal", "crystal", "spark", "spark"], **p0}
    table = at(mages=["dezmodia", "gex"], p0={"discard": [], **p0}, turn_order=ORDER)
    return play(table, "play:crystal", "play:crystal", "play:oblivion-shard")


def main(table_of: dict[str, Any] | None = None, /, **p0: Any) -> Table:
    """Mazahaedron in her main phase; her hand and aether as given."""
    p0 = {"hand": ["crystal", "crystal"], "discard": [], **p0}
    return at(p0=p0, turn_order=ORDER, **(table_of or {}))


def me(table: Table) -> dict[str, Any]:
    return marks(table, "player:0")


def aether(table: Table, seat: int = 0) -> tuple[int, int]:
    """How much aether is free, and how much is bound to some purpose."""
    pools = marks(table, f"player:{seat}")
    bound = sum(amount for name, amount in pools.items() if name.startswith("aether-"))
    return pools["aether"], bound


def bought(table: Table) -> set[str]:
    """What could be gained now."""
    return {key.removeprefix("buy:") for key in keys(table) if key.startswith("buy:")}


def refused(table: Table, answer: str) -> bool:
    with pytest.raises(IllegalAnswer):
        table.answer(answer)
    return True


# Free and bound aether


@rule("WE-161", "WE-162")
def test_aether_need_not_be_spent_and_is_lost_at_the_end_of_the_turn() -> None:
    hand = ["crystal", "oblivion-shard", "crystal"]
    table = at(p0={"hand": hand, "deck": ["crystal"] * 5}, turn_order=ORDER)
    play(table, "play:crystal", "play:oblivion-shard")
    assert aether(table) == (1, 2)
    play(table, "end", "discard:rest")
    assert table.view(0).marks["active"] == 1
    assert aether(table) == (0, 0)
    play(table, "end")
    assert table.view(0).marks["active"] == 0
    assert aether(table) == (0, 0)


@rule("WE-163")
def test_aether_stays_with_the_player_who_gained_it() -> None:
    """Nothing that can be done with aether puts any of it on an ally's side."""
    table = at(p0={"hand": ["crystal"] * 5, "aether": 9})
    actions = {key.partition(":")[0] for key in keys(table)}
    assert actions == {"play", "buy", "charge", "focus", "open", "end"}
    play(table, "play:crystal", "charge", "focus:2", "buy:mages-totem")
    assert aether(table, seat=0) == (4, 0)
    assert aether(table, seat=1) == (0, 0)


@rule("WE-164")
def test_bound_aether_is_kept_apart() -> None:
    assert aether(dezmodia()) == (2, 2)


@rule("WE-164")
def test_a_payment_may_mix_both_kinds() -> None:
    table = play(dezmodia(), "buy:scoria-slag")
    assert aether(table) == (0, 0)
    assert cards(table, "discard:0") == ["scoria-slag"]


@rule("WE-164")
def test_bound_aether_pays_for_charges_too() -> None:
    table = play(dezmodia(), "charge", "charge")
    assert me(table)["charges"] == 2
    assert aether(table) == (0, 0)


@rule("WE-164")
def test_bound_aether_is_spent_first_so_that_the_free_one_can_gain_a_relic() -> None:
    table = play(dezmodia(), "charge")
    assert aether(table) == (2, 0)
    play(table, "buy:mages-totem")
    assert cards(table, "discard:0") == ["mages-totem"]
    table = play(dezmodia(), "buy:mages-totem", "charge")
    assert me(table)["charges"] == 1
    assert aether(table) == (0, 0)


@rule("WE-164")
def test_bound_aether_pays_only_for_what_its_restriction_allows() -> None:
    table = dezmodia()
    assert bought(table) == {"frozen-magmite", "scoria-slag", "mages-totem"}
    table = play(dezmodia(), "buy:mages-totem")
    assert aether(table) == (0, 2)
    assert refused(table, "buy:mages-totem")


@rule("WE-164")
def test_bound_aether_focuses_breaches() -> None:
    table = play(dezmodia(), "focus:2")
    assert aether(table) == (2, 0)
    assert table.view(0).zone("breach:0:2").marks["turned"] == "L"
    assert {"charge", "buy:mages-totem", "focus:2"} <= set(keys(table))
    play(table, "focus:2")
    assert table.view(0).zone("breach:0:2").marks["turned"] == "U"
    assert aether(table) == (0, 0)


@rule("WE-164")
@pytest.mark.parametrize(
    ("action", "left"), [("open:2", (0, 0)), ("focus:3", (1, 0)), ("focus:4", (0, 0))]
)
def test_bound_and_free_aether_together_open_and_focus(action: str, left: tuple[int, int]) -> None:
    assert aether(play(dezmodia(), action)) == left


@rule("WE-164", "WE-185")
def test_on_the_opened_breach_and_on_the_first_one_both_sparks_can_be_prepped() -> None:
    table = play(dezmodia(), "open:2", "prep:spark@1")
    table = play(table, "prep:spark@2")
    assert cards(table, "breach:0:1") == cards(table, "breach:0:2") == ["spark"]


@rule("WE-164")
def test_aether_for_spells_only_helps_to_gain_spells() -> None:
    p0 = {"hand": ["crystal"], "aether": 3, "breaches": {"1": {"spells": ["nova-forge"]}}}
    table = at(p0=p0)
    assert bought(table) == {"frozen-magmite", "mages-totem"}
    play(table, "use:nova-forge@1")
    assert aether(table) == (3, 2)
    assert bought(table) == {"frozen-magmite", "mages-totem", "jagged-lightning", "fiery-torrent"}
    assert refused(table, "focus:4")  # IV would cost 4
    play(table, "buy:jagged-lightning")
    assert aether(table) == (1, 0)


@rule("WE-164")
def test_where_two_bound_kinds_could_pay_the_player_says_which_one_does() -> None:
    """4 aether that gains no relic or spell, and 2 that can only gain cards, pay for a gem of 4."""
    p0 = {"hand": ["oblivion-shard", "worldheart-shard", "oblivion-shard", "crystal"]}
    table = at(p0=p0)
    play(table, "play:oblivion-shard", "play:oblivion-shard", "play:worldheart-shard", "do:2")
    assert aether(table) == (0, 6)
    play(table, "buy:scoria-slag")
    for_cards, for_no_relic = f"pay:{ONLY_CARDS}", f"pay:{NO_RELIC_OR_SPELL}"
    assert set(keys(table)) == {for_cards, for_no_relic}
    saved_for_cards = play(table.fork(), for_no_relic)
    assert aether(saved_for_cards) == (0, 2)
    assert bought(saved_for_cards) == {"mages-totem"}
    assert "charge" not in keys(saved_for_cards)
    saved_for_a_charge = play(table.fork(), for_cards)
    assert aether(saved_for_a_charge) == (0, 2)
    assert bought(saved_for_a_charge) == set()
    assert "charge" in keys(saved_for_a_charge)


# Action 2: gain a card


@rule("WE-166", "WE-167", "WE-202")
def test_a_gained_card_is_paid_for_and_goes_at_once_on_top_of_the_discard_pile() -> None:
    table = main(aether=5, discard=["spark"])
    play(table, "buy:scoria-slag")
    assert me(table)["aether"] == 1
    assert table.view(0).zone("pile:scoria-slag").count == 6
    assert cards(table, "discard:0") == ["spark", "scoria-slag"]


@rule("WE-166")
def test_a_card_that_costs_more_than_the_aether_of_this_turn_cannot_be_gained() -> None:
    table = main(aether=4)
    relic, spell = "primordial-fetish", "jagged-lightning"
    assert bought(table) == {"frozen-magmite", "scoria-slag", "mages-totem", relic, spell}


@rule("WE-166")
def test_nothing_can_be_gained_from_an_empty_pile() -> None:
    table = main({"market": {"scoria-slag": 0, "mages-totem": 1}}, aether=9)
    assert refused(table, "buy:scoria-slag")
    play(table, "buy:mages-totem")
    assert refused(table, "buy:mages-totem")


@rule("WE-167")
def test_an_effect_may_send_a_gained_card_elsewhere() -> None:
    table = main(hand=["frozen-magmite", "crystal"], aether=2, deck=["spark", "spark"])
    play(table, "play:frozen-magmite", "buy:scoria-slag", "to:deck")
    assert cards(table, "discard:0") == []
    play(table, "end")
    assert "scoria-slag" in cards(table, "hand:0")  # it was drawn first


@rule("WE-168")
def test_cards_of_every_type_may_be_gained_as_often_as_aether_and_piles_allow() -> None:
    table = main(aether=20)
    play(table, "buy:mages-totem", "buy:scoria-slag", "buy:fiery-torrent", "buy:scoria-slag")
    gained = ["mages-totem", "scoria-slag", "fiery-torrent", "scoria-slag"]
    assert cards(table, "discard:0") == gained
    assert me(table)["aether"] == 5


# Action 3: gain a charge


@rule("WE-169", "WE-170")
def test_a_charge_costs_two_aether_and_lies_on_the_own_sheet() -> None:
    table = main(aether=3)
    play(table, "charge")
    assert (me(table)["aether"], me(table)["charges"]) == (1, 1)
    assert refused(table, "charge")  # 1 aether is not enough


@rule("WE-171")
def test_no_charge_can_be_bought_for_an_ally() -> None:
    table = main(aether=9)
    assert [key for key in keys(table) if key.startswith("charge")] == ["charge"]
    play(table, "charge")
    assert marks(table, "player:1")["charges"] == 0


@rule("WE-172", "WE-173")
@pytest.mark.parametrize(("mage", "spaces"), [("mazahaedron", 4), ("garu", 5), ("dezmodia", 6)])
def test_a_full_ability_takes_no_further_charge(mage: str, spaces: int) -> None:
    p0 = {"aether": 4, "charges": spaces - 1, "hand": ["crystal"]}
    table = at(mages=[mage, "gex"], p0=p0)
    play(table, "charge")
    assert me(table)["charges"] == me(table)["max_charges"] == spaces
    assert refused(table, "charge")


@rule("WE-173")
def test_charges_from_effects_are_lost_when_there_is_no_space() -> None:
    """Coal Shard: 3 aether, 1 charge and 2 damage."""
    coal = {"hand": ["coal-shard", "crystal"], "charges": 6}
    table = play(at(mages=["ulgimor", "gex"], p0=coal), "play:coal-shard")
    assert me(table)["aether"] == 3
    assert me(table)["charges"] == 6
