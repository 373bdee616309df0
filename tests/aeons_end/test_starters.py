"""The ten starter cards."""

from __future__ import annotations

from emberhold.kernel.table import Table
from tests.support import asks, at, cards, in_play, keys, marks, play, rule


def test_a_crystal_gives_one_aether() -> None:
    table = play(at(p0={"hand": ["crystal", "crystal"]}), "play:crystal")
    assert marks(table, "player:0")["aether"] == 1


def test_a_spark_deals_one_damage_to_the_target_its_caster_chooses() -> None:
    table = at(
        phase="casting",
        in_play=["catacomb-drone"],
        p0={"hand": ["crystal"], "breaches": {"1": {"spells": ["spark"]}}},
    )
    play(table, "cast:1", "target:catacomb-drone")
    assert in_play(table) == {"catacomb-drone": 4}
    assert cards(table, "discard:0") == ["spark"]


# Oblivion Shard


@rule("WE-164")
def test_aether_of_an_oblivion_shard_pays_for_gems_charges_and_breaches_only() -> None:
    table = at(
        mages=["dezmodia", "gex"], p0={"hand": ["oblivion-shard", "oblivion-shard", "crystal"]}
    )
    play(table, "play:oblivion-shard", "play:oblivion-shard")
    options = keys(table)
    assert "buy:scoria-slag" in options
    assert "charge" in options
    assert "focus:2" in options
    assert "open:2" in options
    assert "buy:mages-totem" not in options
    assert "buy:jagged-lightning" not in options


@rule("WE-164")
def test_free_aether_may_be_spent_beside_that_of_an_oblivion_shard() -> None:
    table = at(mages=["dezmodia", "gex"], p0={"hand": ["oblivion-shard", "crystal"], "aether": 2})
    play(table, "play:oblivion-shard", "buy:mages-totem", "charge")
    assert marks(table, "player:0")["charges"] == 1
    assert cards(table, "discard:0") == ["mages-totem"]
    assert "charge" not in keys(table)


# Torch


def _torch_prepped() -> dict[str, object]:
    return {"hand": ["crystal"], "breaches": {"1": {"spells": ["torch"]}, "2": "R"}}


def test_torch_deals_damage_or_focuses_a_breach_of_any_player() -> None:
    table = at(mages=["garu", "gex"], phase="casting", p0=_torch_prepped())
    play(table, "cast:1")
    burning = table.fork()
    play(burning, "do:1")
    assert marks(burning, "nemesis")["life"] == 69
    play(table, "do:2")
    assert keys(table) == ["focus:0.2", "focus:0.3", "focus:0.4", "focus:1.3", "focus:1.4"]
    play(table, "focus:1.3")
    breach = table.view(0).zone("breach:1:3").marks
    assert breach["turned"] == "L"
    assert marks(table, "nemesis")["life"] == 70


@rule("WE-292")
def test_torch_deals_damage_when_every_breach_is_open() -> None:
    opened = {"1": {"spells": ["torch"]}, "2": "open", "3": "open", "4": "open"}
    table = at(
        mages=["garu", "gex"],
        phase="casting",
        p0={"hand": ["crystal"], "breaches": opened},
        p1={"breaches": {"3": "open", "4": "open"}},
    )
    play(table, "cast:1")
    assert marks(table, "nemesis")["life"] == 69


@rule("WE-231")
def test_torch_that_focuses_still_deals_the_bonus_of_its_breach() -> None:
    table = at(
        mages=["garu", "gex"],
        phase="casting",
        p0={"hand": ["crystal"], "breaches": {"3": {"state": "open", "spells": ["torch"]}}},
    )
    play(table, "cast:3", "do:2", "focus:0.2")
    assert marks(table, "nemesis")["life"] == 69


# Shattered Geode


def test_shattered_geode_takes_the_top_card_of_an_allys_discard_pile() -> None:
    table = at(
        players=3,
        mages=["gex", "mist", "garu"],
        p0={"hand": ["shattered-geode", "spark"]},
        p1={"discard": ["spark", "scoria-slag"]},
        p2={"discard": ["crystal"]},
    )
    play(table, "play:shattered-geode")
    assert keys(table) == ["take:scoria-slag@1", "take:crystal@2", "skip"]
    assert asks(table).options[0].label() == "Take Scoria Slag from Mist’s discard pile"
    play(table, "take:scoria-slag@1")
    assert cards(table, "hand:0") == ["spark", "scoria-slag"]
    assert cards(table, "discard:1") == ["spark"]
    assert marks(table, "player:0")["aether"] == 1


def test_shattered_geode_may_leave_the_card_where_it_is() -> None:
    table = at(
        mages=["gex", "mist"],
        p0={"hand": ["shattered-geode", "crystal"]},
        p1={"discard": ["scoria-slag"]},
    )
    play(table, "play:shattered-geode", "skip")
    assert cards(table, "hand:0") == ["crystal"]
    assert cards(table, "discard:1") == ["scoria-slag"]


def test_shattered_geode_asks_nothing_when_no_ally_has_discards() -> None:
    table = at(
        mages=["gex", "mist"], p0={"hand": ["shattered-geode", "crystal"], "discard": ["spark"]}
    )
    play(table, "play:shattered-geode")
    assert "play:crystal" in keys(table)


@rule("WE-322")
def test_alone_shattered_geode_takes_from_the_own_discard_pile() -> None:
    table = at(
        players=1,
        mages=["gex"],
        p0={"hand": ["shattered-geode", "crystal"], "discard": ["spark"]},
    )
    play(table, "play:shattered-geode", "take:spark@0")
    assert cards(table, "hand:0") == ["crystal", "spark"]
    assert cards(table, "discard:0") == []


# Worldheart Shard


def test_worldheart_shard_gives_one_free_aether_or_two_for_cards_only() -> None:
    table = at(p0={"hand": ["worldheart-shard", "crystal"]})
    play(table, "play:worldheart-shard")
    free = table.fork()
    play(free, "do:1")
    assert marks(free, "player:0")["aether"] == 1
    play(table, "do:2")
    options = keys(table)
    assert "buy:mages-totem" in options
    assert "charge" not in options
    assert "focus:2" not in options


def test_the_next_card_after_worldheart_shard_goes_to_an_ally() -> None:
    table = at(
        players=3,
        p0={"hand": ["worldheart-shard", "crystal"], "aether": 4},
        p2={"discard": ["crystal"]},
    )
    play(table, "play:worldheart-shard", "do:2", "buy:mages-totem")
    assert keys(table) == ["give:1", "give:2"]
    play(table, "give:2")
    assert cards(table, "discard:2") == ["crystal", "mages-totem"]
    assert cards(table, "discard:0") == []
    play(table, "buy:mages-totem")
    assert cards(table, "discard:0") == ["mages-totem"]


@rule("WE-322")
def test_alone_the_card_after_worldheart_shard_goes_on_the_own_discard_pile() -> None:
    table = at(players=1, p0={"hand": ["worldheart-shard", "crystal"]})
    play(table, "play:worldheart-shard", "do:2", "buy:mages-totem")
    assert cards(table, "discard:0") == ["mages-totem"]


# Amethyst Paragon


def test_amethyst_paragon_lets_an_ally_prep_even_on_a_closed_breach() -> None:
    table = at(
        mages=["mist", "gex"],
        p0={"hand": ["amethyst-paragon", "crystal"]},
        p1={"hand": ["spark", "crystal"], "breaches": {"2": {"spells": ["spark"]}}},
    )
    play(table, "play:amethyst-paragon")
    assert asks(table).seat == 1
    assert keys(table) == ["prep:spark@3", "prep:spark@4", "skip"]
    play(table, "prep:spark@3")
    assert cards(table, "breach:1:3") == ["spark"]
    assert cards(table, "hand:1") == ["crystal"]
    assert marks(table, "player:0")["aether"] == 1


def test_the_ally_of_amethyst_paragon_may_decline() -> None:
    table = at(
        mages=["mist", "gex"], p0={"hand": ["amethyst-paragon", "crystal"]}, p1={"hand": ["spark"]}
    )
    play(table, "play:amethyst-paragon", "skip")
    assert cards(table, "hand:1") == ["spark"]


def test_amethyst_paragon_is_offered_only_to_allies_who_can_prep() -> None:
    table = at(
        players=4,
        mages=["mist", "gex", "garu", "quilius"],
        p0={"hand": ["amethyst-paragon", "crystal", "spark"]},
        p1={"hand": ["spark"]},
        p2={"hand": ["crystal"]},
        p3={"hand": ["spark"]},
    )
    play(table, "play:amethyst-paragon")
    assert keys(table) == ["player:1", "player:3"]


def test_amethyst_paragon_does_nothing_more_when_no_ally_has_a_spell() -> None:
    table = at(
        mages=["mist", "gex"],
        p0={"hand": ["amethyst-paragon", "spark", "crystal"]},
        p1={"hand": ["crystal"]},
    )
    play(table, "play:amethyst-paragon")
    assert "play:crystal" in keys(table)


def test_amethyst_paragon_preps_a_wide_spell_to_two_closed_breaches() -> None:
    table = at(
        mages=["mist", "gex"],
        p0={"hand": ["amethyst-paragon", "crystal"]},
        p1={"hand": ["pyrotechnic-surge"], "breaches": {"2": {"spells": ["spark"]}}},
    )
    play(table, "play:amethyst-paragon")
    assert keys(table) == ["prep:pyrotechnic-surge@3+4", "skip"]
    play(table, "prep:pyrotechnic-surge@3+4")
    assert cards(table, "breach:1:3") == ["pyrotechnic-surge"]
    assert "covered_by" in table.view(0).zone("breach:1:4").marks


def test_kindle_lets_no_spark_join_it_in_the_turn_of_an_ally() -> None:
    table = at(
        mages=["mist", "gex"],
        p0={"hand": ["amethyst-paragon", "crystal"]},
        p1={"hand": ["spark"], "breaches": {"2": {"spells": ["kindle"]}}},
    )
    play(table, "play:amethyst-paragon")
    assert keys(table) == ["prep:spark@3", "prep:spark@4", "skip"]


@rule("WE-322")
def test_alone_mist_preps_with_amethyst_paragon_herself() -> None:
    table = at(players=1, mages=["mist"], p0={"hand": ["amethyst-paragon", "spark", "crystal"]})
    play(table, "play:amethyst-paragon", "prep:spark@4")
    assert cards(table, "breach:0:4") == ["spark"]


# Extinguish


def _extinguish_prepped() -> dict[str, object]:
    return {"hand": ["crystal"], "breaches": {"1": {"spells": ["extinguish"]}}}


def _extinguished(target: str = "catacomb-drone", life: int = 1, first: str = "quilius") -> Table:
    """The first mage, before Gex, casts Extinguish where a Catacomb Drone of that life is."""
    drone = {"card": "catacomb-drone", "life": life}
    own = _extinguish_prepped()
    table = at(mages=[first, "gex"], phase="casting", in_play=[drone], p0=own)
    return play(table, "cast:1", f"target:{target}")


def test_extinguish_that_discards_a_minion_earns_quilius_a_trophy() -> None:
    table = _extinguished()
    assert in_play(table) == {}
    assert marks(table, "player:0")["trophies"] == 1


@rule("WE-230")
def test_the_bonus_of_the_breach_is_part_of_the_damage_of_extinguish() -> None:
    table = at(
        mages=["quilius", "gex"],
        phase="casting",
        in_play=[{"card": "catacomb-drone", "life": 2}],
        p0={"hand": ["crystal"], "breaches": {"3": {"state": "open", "spells": ["extinguish"]}}},
    )
    play(table, "cast:3", "target:catacomb-drone")
    assert in_play(table) == {}
    assert marks(table, "player:0")["trophies"] == 1


def test_extinguish_earns_nothing_while_the_minion_lives() -> None:
    table = _extinguished(life=2)
    assert in_play(table) == {"catacomb-drone": 1}
    assert "trophies" not in marks(table, "player:0")


def test_extinguish_against_the_nemesis_itself_earns_nothing() -> None:
    table = _extinguished("nemesis")
    assert marks(table, "nemesis")["life"] == 69
    assert "trophies" not in marks(table, "player:0")


def test_an_acolyte_is_not_a_minion_of_the_nemesis_deck() -> None:
    table = at(
        mages=["quilius", "gex"],
        nemesis="hollow-crown",
        phase="casting",
        in_play=[{"card": "mord", "life": 1}],
        foe={"acolyte_deck": []},
        p0=_extinguish_prepped(),
    )
    play(table, "cast:1")
    assert in_play(table) == {}
    assert "trophies" not in marks(table, "player:0")


@rule("WE-238", "WE-239")
def test_the_trophy_is_of_quilius_when_somebody_else_casts_extinguish() -> None:
    table = at(
        mages=["mist", "quilius"],
        in_play=[{"card": "catacomb-drone", "life": 1}],
        p0={"charges": 6, "hand": ["crystal"]},
        p1=_extinguish_prepped(),
    )
    play(table, "ability", "spell:extinguish@1.1", "target:catacomb-drone")
    assert marks(table, "player:1")["trophies"] == 1
    assert "trophies" not in marks(table, "player:0")


def test_without_quilius_nobody_gains_the_trophy() -> None:
    table = _extinguished(first="mist")
    assert in_play(table) == {}
    assert "trophies" not in marks(table, "player:0")
    assert "trophies" not in marks(table, "player:1")


# Coal Shard


def test_coal_shard_gives_aether_and_a_charge_and_hurts() -> None:
    table = at(mages=["ulgimor", "gex"], p0={"life": 3, "hand": ["coal-shard", "crystal"]})
    play(table, "play:coal-shard")
    sheet = marks(table, "player:0")
    assert (sheet["aether"], sheet["charges"], sheet["life"]) == (3, 1, 1)
    assert cards(table, "play:0") == ["coal-shard"]


def test_coal_shard_is_destroyed_at_two_life_or_less() -> None:
    table = at(mages=["ulgimor", "gex"], p0={"life": 2, "hand": ["coal-shard", "crystal"]})
    play(table, "play:coal-shard")
    sheet = marks(table, "player:0")
    assert (sheet["aether"], sheet["charges"], sheet["life"]) == (0, 0, 2)
    assert cards(table, "destroyed") == ["coal-shard"]
    assert cards(table, "play:0") == []


def test_coal_shard_of_an_exhausted_mage_is_destroyed() -> None:
    table = at(mages=["ulgimor", "gex"], p0={"life": 0, "hand": ["coal-shard", "crystal"]})
    play(table, "play:coal-shard")
    assert cards(table, "destroyed") == ["coal-shard"]
    assert marks(table, "gravehold")["life"] == 30


@rule("WE-173")
def test_the_charge_of_a_coal_shard_is_lost_on_a_full_sheet() -> None:
    table = at(mages=["ulgimor", "gex"], p0={"charges": 6, "hand": ["coal-shard", "crystal"]})
    play(table, "play:coal-shard")
    assert marks(table, "player:0")["charges"] == 6


# Illuminate


def test_illuminate_deals_damage_when_its_owner_focuses_or_opens_a_breach() -> None:
    table = at(
        mages=["yan-magda", "gex"],
        p0={"aether": 9, "hand": ["crystal"], "breaches": {"1": {"spells": ["illuminate"]}}},
    )
    play(table, "focus:2")
    assert marks(table, "nemesis")["life"] == 69
    play(table, "open:2")
    assert marks(table, "nemesis")["life"] == 68
    assert cards(table, "breach:0:1") == ["illuminate"]


def test_illuminate_is_silent_when_it_is_not_prepped() -> None:
    table = at(mages=["yan-magda", "gex"], p0={"aether": 2, "hand": ["illuminate", "crystal"]})
    play(table, "focus:2")
    assert marks(table, "nemesis")["life"] == 70


def test_illuminate_is_silent_in_the_turn_of_an_ally() -> None:
    table = at(
        mages=["yan-magda", "gex"],
        player=1,
        p0={"breaches": {"1": {"spells": ["illuminate"]}}},
        p1={"hand": ["primordial-fetish", "crystal"]},
    )
    play(table, "play:primordial-fetish", "do:1", "focus:0.2")
    assert marks(table, "nemesis")["life"] == 70


def test_illuminate_cast_deals_one_damage() -> None:
    table = at(
        mages=["yan-magda", "gex"],
        phase="casting",
        p0={"hand": ["crystal"], "breaches": {"1": {"spells": ["illuminate"]}}},
    )
    play(table, "cast:1")
    assert marks(table, "nemesis")["life"] == 69
    assert cards(table, "discard:0") == ["illuminate"]


@rule("WE-067")
def test_starter_cards_are_never_in_the_market() -> None:
    from emberhold.games.aeons_end.cards.war_eternal.starters import STARTERS
    from tests.aeons_end.catalogue import MARKET

    assert len(STARTERS) == 10
    assert all(card.starter and card.cost == 0 for card in STARTERS)
    assert not any(card.starter for card in MARKET.values())
