"""The decks of the four nemeses, as they are drawn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.relic.cards.happening import Row, happened, opened, played, rows, sent
from tests.relic.table import marks, rule

SENT: tuple[Row, ...] = (
    ("forgotten-portal-of-githellion", {"nemesis": "githellion"}, "space:crystal-lake",
     "on crystal-lake: forgotten-portal-of-githellion"),
    ("vision-stone", {"nemesis": "githellion"}, "", "assets +vision-stone"),
    ("dire-avenger-squad", {"nemesis": "githellion"}, "",
     "on arbites-precinct: dire-avenger-squad"),
    ("warp-spider-ambush", {"nemesis": "githellion"}, "",
     "on arbites-precinct: warp-spider-ambush"),
    ("spirit-splinter", {"nemesis": "githellion"}, "", "corruption +spirit-splinter(down)"),
    ("spirit-splinter", {"nemesis": "githellion", "corruption": ["withered-hand"]}, "", ""),
    ("starlight-blade", {"nemesis": "githellion"}, "", "1.infamy +1, 1.assets +starlight-blade"),
    ("aspect-armour", {"nemesis": "githellion"}, "", "1.assets +aspect-armour"),
    ("exarchs-catapult", {"nemesis": "githellion"}, "", "1.assets +exarchs-catapult"),
    ("harvest-of-purity", {"nemesis": "githellion", "corruption": ["withered-hand"]}, "do:1",
     "corruption -withered-hand, 1.infamy +5"),
    ("harvest-of-purity", {"nemesis": "githellion", "corruption": ["withered-hand"]}, "do:2",
     "life -1, 1.infamy +3"),
    ("harvest-of-purity", {"nemesis": "githellion"}, "", "1.infamy +3"),
    ("swordwind-strike", {"nemesis": "githellion", "dice": [5, 1]}, "",
     "life -1, 1.to titan-yards, 9:3 won"),
    ("runes-of-fate", {"nemesis": "githellion"}, "", "1.hand +runes-of-fate"),
    ("avenging-strike", {"nemesis": "githellion"}, "", "1.hand +avenging-strike"),
    ("skein-of-fate",
     {"nemesis": "githellion",
      "board": {"crystal-lake": ["forgotten-portal"], "relay-station": ["forgotten-portal"],
       "silent-grove": ["forgotten-portal"]}}, "place:1 place:2",
     "1.infamy +2"),
    ("khornate-rabble", {"nemesis": "moarn"}, "done", "on arbites-precinct: khornate-rabble"),
    ("berserker-pack", {"nemesis": "moarn"}, "done", "on arbites-precinct: berserker-pack"),
    ("hound-of-brass", {"nemesis": "moarn"}, "done", "on arbites-precinct: hound-of-brass"),
    ("skull-cairn", {"nemesis": "moarn"}, "space:crystal-lake", "on crystal-lake: skull-cairn"),
    ("thirsting-axe", {"nemesis": "moarn"}, "", "assets +thirsting-axe"),
    ("thirsting-axe", {"nemesis": "moarn", "strength": 3}, "", ""),
    ("brand-of-rage", {"nemesis": "moarn", "life": 3}, "", "corruption +brand-of-rage(down)"),
    ("brand-of-rage", {"nemesis": "moarn", "life": 4}, "", ""),
    ("skulls-for-the-skull-throne", {"nemesis": "moarn"}, "",
     "1.hand +skulls-for-the-skull-throne"),
    ("chaos-bolter", {"nemesis": "moarn"}, "", "1.assets +chaos-bolter"),
    ("berserker-rage", {"nemesis": "moarn", "dice": [5, 2]}, "",
     "life -1, 1.infamy +2, 1.to titan-yards, 10:6 won"),
    ("berserker-rage", {"nemesis": "moarn", "space": "dead-star"}, "", ""),
    ("red-tide", {"nemesis": "moarn", "life": 3}, "", "life -1, 1.infamy +1"),
    ("red-tide", {"nemesis": "moarn", "life": 5}, "", "life -1"),
    ("butchers-frenzy", {"nemesis": "moarn"}, "", "1.hand +butchers-frenzy"),
    ("blood-trail", {"nemesis": "moarn"}, "", "1.hand +blood-trail"),
    ("too-angry-to-die", {"nemesis": "moarn"}, "", "1.hand +too-angry-to-die"),
    ("silken-whispers", {"nemesis": "luxuria", "influence": 3}, "",
     "corruption +silken-whispers(down), 1.infamy +1"),
    ("silken-whispers", {"nemesis": "luxuria", "influence": 2}, "", ""),
    ("silken-whispers", {"nemesis": "luxuria", "corruption": ["withered-hand"]}, "",
     "influence -3, corruption +silken-whispers, 1.infamy +1"),
    ("vanity", {"nemesis": "luxuria", "level": 3}, "", "corruption +vanity(down), 1.infamy +1"),
    ("vanity", {"nemesis": "luxuria", "level": 2}, "", ""),
    ("hunger-for-sensation", {"nemesis": "luxuria"}, "",
     "corruption +hunger-for-sensation(down), 1.infamy +1"),
    ("hunger-for-sensation", {"nemesis": "luxuria", "space": "dead-star"}, "", ""),
    ("blissful-numbness", {"nemesis": "luxuria", "corruption": ["withered-hand"]}, "",
     "corruption +blissful-numbness(down), 1.infamy +1"),
    ("blissful-numbness", {"nemesis": "luxuria"}, "", ""),
    ("jewel-of-delight", {"nemesis": "luxuria", "influence": 4}, "", "assets +jewel-of-delight"),
    ("jewel-of-delight", {"nemesis": "luxuria", "influence": 3}, "", ""),
    ("mirror-of-desire", {"nemesis": "luxuria", "hand": ["hand-of-fate"]}, "",
     "assets +mirror-of-desire"),
    ("mirror-of-desire", {"nemesis": "luxuria"}, "", ""),
    ("den-of-pleasures", {"nemesis": "luxuria"}, "space:crystal-lake",
     "on crystal-lake: den-of-pleasures"),
    ("daemonette-chorus", {"nemesis": "luxuria"}, "", "on arbites-precinct: daemonette-chorus"),
    ("allure-of-slaanesh", {"nemesis": "luxuria"}, "do attribute:cunning",
     "cunning +1, corruption +thing-beneath-the-skin(down), 1.infamy +1"),
    ("allure-of-slaanesh", {"nemesis": "luxuria"}, "skip", ""),
    ("feast-of-excess", {"nemesis": "luxuria"}, "", "influence -3, 1.infamy +1"),
    ("feast-of-excess", {"nemesis": "luxuria", "influence": 4}, "", ""),
    ("whip-of-ecstasy", {"nemesis": "luxuria"}, "", "1.assets +whip-of-ecstasy"),
    ("greed", {"nemesis": "luxuria"}, "", "1.hand +greed"),
    ("enthralling-gaze", {"nemesis": "luxuria"}, "", "1.hand +enthralling-gaze"),
    ("perfect-poise", {"nemesis": "luxuria"}, "", "1.hand +perfect-poise"),
    ("ripper-tide", {"nemesis": "specimen-x"}, "space:crystal-lake",
     "on crystal-lake: ripper-tide"),
    ("leaping-gaunts", {"nemesis": "specimen-x"}, "", "on arbites-precinct: leaping-gaunts"),
    ("brood-kin", {"nemesis": "specimen-x"}, "", "on arbites-precinct: brood-kin"),
    ("unseen-stalker", {"nemesis": "specimen-x"}, "", "on arbites-precinct: unseen-stalker"),
    ("living-sample", {"nemesis": "specimen-x", "assets": ["servo-porter", "flak-vest"]}, "",
     "assets +living-sample"),
    ("living-sample", {"nemesis": "specimen-x", "assets": ["servo-porter"]}, "", ""),
    ("spore-chimney", {"nemesis": "specimen-x"}, "space:crystal-lake",
     "on crystal-lake: spore-chimney"),
    ("implanted-seed", {"nemesis": "specimen-x"}, "", "corruption +implanted-seed(down)"),
    ("implanted-seed", {"nemesis": "specimen-x", "corruption": ["withered-hand"]}, "",
     "corruption +implanted-seed, on titan-yards: talon-stalkers"),
    ("rending-claws", {"nemesis": "specimen-x"}, "", "1.assets +rending-claws"),
    ("spawning-pool", {"nemesis": "specimen-x"}, "space:crystal-lake",
     "on crystal-lake: carrion-mutants talon-stalkers"),
    ("call-of-the-hive",
     {"nemesis": "specimen-x",
      "board": {"crystal-lake": ["gnawing-swarm", "gnawing-swarm", "gnawing-swarm"]},
      "decks": {"nemesis-specimen-x": ["rending-claws"]}}, "",
     "1.infamy +1, 1.assets +rending-claws"),
    ("hypnotic-gaze", {"nemesis": "specimen-x"}, "", "1.hand +hypnotic-gaze"),
    ("synaptic-surge", {"nemesis": "specimen-x"}, "", "1.hand +synaptic-surge"),
)  # fmt: skip


@rows(SENT)
def test_sent(card: str, position: dict[str, Any], answers: str, change: str) -> None:
    assert happened(sent(card, position), answers) == change


ACTIVATION = (
    ("brand-of-rage", "moarn", 3),
    ("silken-whispers", "luxuria", 2),
    ("vanity", "luxuria", 3),
    ("hunger-for-sensation", "luxuria", 2),
    ("blissful-numbness", "luxuria", 4),
    ("implanted-seed", "specimen-x", 2),
)


@rule("R-118", "R-218")
@pytest.mark.parametrize(("card", "nemesis", "number"), ACTIVATION)
def test_activation(card: str, nemesis: str, number: int) -> None:
    """Given by a nemesis, a Corruption card counts as drawn (E-15)."""
    others = ["sealed-flesh", "call-of-the-rift", "gilded-craving"]
    for count in range(1, 5):
        down = [{"corruption": name, "open": False} for name in others[: count - 1]]
        prey: dict[str, Any] = {"nemesis": nemesis, "corruption": down, "life": 3, "level": 3}
        table = played(sent(card, prey), "")
        names = [p.name for p in table.view(0).zone("corruption:0").pieces if p.marks["open"]]
        asked = card == "blissful-numbness" and count == 1
        assert (f"relic-card-{card}" in names) == (count >= number and not asked)


def test_what_rage_and_vanity_take_when_they_show() -> None:
    down = [{"corruption": "sealed-flesh", "open": False}]
    down.append({"corruption": "call-of-the-rift", "open": False})
    raging = sent("brand-of-rage", {"nemesis": "moarn", "life": 3, "corruption": down})
    assert happened(raging, "") == "life -1, corruption +brand-of-rage"
    vain = sent("vanity", {"nemesis": "luxuria", "level": 3, "corruption": down})
    before = marks(opened({**vain, "phase": "movement"}), "player:0")["power_limit"]
    assert marks(played(vain, ""), "player:0")["power_limit"] == before - 1
