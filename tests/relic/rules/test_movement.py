"""Movement and exploration (sections 4 to 7)."""

from __future__ import annotations

from tests.relic.table import at, keys, lying, marks, play, rule, topic, where

HAND = {"hand": ["spoils-of-war"]}


@rule("R-049", "R-075")
def test_one_moves_exactly_as_far_as_the_die_says() -> None:
    table = at(phase="movement", p0={"space": "relay-station"}, dice=[3])
    assert keys(table) == ["move:bone-marsh", "move:manufactorum-telios"]
    play(table, "move:bone-marsh")
    assert where(table, 0) == "bone-marsh"


@rule("R-050", "R-106", "R-107", "R-232")
def test_a_power_card_replaces_the_roll_and_never_explodes() -> None:
    table = at(phase="movement", p0={"space": "relay-station", "hand": ["grisly-trophy"]})
    play(table, "power:grisly-trophy")
    assert keys(table) == ["move:hive-fleet-wreck", "move:transit-docks"]
    assert table.view(0).zone("hand:0").count == 0


@rule("R-051", "R-052")
def test_a_direct_move_replaces_the_phase() -> None:
    table = at(
        phase="movement",
        p0={"space": "relay-station"},
        board={"ranger-path": ["gnawing-swarm"]},
        dice=[1, 1],
    )
    assert keys(table) == ["use:lead-from-the-front", "done"]
    play(table, "use:lead-from-the-front")
    assert where(table, 0) == "ranger-path"


@rule("R-054", "R-055", "R-067")
def test_crossing_from_a_corner_ends_the_engagement_phase() -> None:
    table = at(p0={"space": "battlefleet-antias", "influence": 3})
    play(table, "do:2")
    assert where(table, 0) == "space-hulk"
    assert marks(table, "player:0")["influence"] == 1


@rule("R-044", "R-056", "R-057")
def test_the_space_hulk_leads_back_to_the_outer_tier() -> None:
    table = at(phase="movement", p0={"space": "antian-shrine-world"}, dice=[3])
    assert "move:slag-plains" in keys(table)
    assert "move:transit-docks" in keys(table)
    assert "move:blackstone-fortress" in keys(table)


@rule("R-058", "R-059")
def test_only_a_relic_opens_the_rift() -> None:
    without = at(phase="movement", p0={"space": "fallen-bastion"}, dice=[2])
    assert "move:warp-rift" not in keys(without)
    table = at(
        phase="movement", p0={"space": "fallen-bastion", "assets": ["chalice-of-dawn"]}, dice=[2]
    )
    assert "move:warp-rift" in keys(table)
    assert "move:dead-star" in keys(table)
    play(table, "move:warp-rift")
    assert where(table, 0) == "crone-world-yllen-satari"


@rule("R-060", "R-236")
def test_a_webway_portal_leads_to_the_other_one() -> None:
    table = at(p0={"space": "webway-portal-north"})
    play(table, "do:1")
    assert where(table, 0) == "webway-portal-south"


@rule("R-061", "R-065")
def test_the_inner_tier_has_no_rolls() -> None:
    table = at(
        phase="movement",
        p0={"space": "daemon-world-braxas", "willpower": 12, "hand": ["grisly-trophy"]},
    )
    assert where(table, 0) == "palace-of-slaanesh"
    assert topic(table) == "roll-test"


@rule("R-062", "R-063", "R-064")
def test_icons_on_cards_are_added_to_those_of_the_space() -> None:
    table = at(
        phase="exploration",
        p0={"space": "spore-jungle", **HAND},
        board={"spore-jungle": ["fighting-pit"]},
        decks={"threat-blue": ["gnawing-swarm"], "threat-red": ["ork-brawlers"]},
    )
    assert sorted(lying(table, "spore-jungle")) == ["fighting-pit", "gnawing-swarm"]


@rule("R-176", "R-175")
def test_a_nemesis_pays_to_cross() -> None:
    table = at(
        sheets=["commissar", "moarn"],
        setup={"variant": "duel", "roles": ["character", "nemesis"]},
        player=1,
        phase="movement",
        dice=[2],
        p1={"space": "ash-crater", "infamy": 2},
    )
    play(table, "done", "move:ultramar-emissary")
    assert keys(table) == ["pay-infamy", "done"]
    play(table, "pay-infamy")
    assert where(table, 1) == "guardian-of-the-rift"
    assert marks(table, "player:1")["infamy"] == 1
