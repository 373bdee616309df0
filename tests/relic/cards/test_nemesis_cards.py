"""The decks of the four nemeses: what they keep, and what is done to characters."""

from __future__ import annotations

from typing import Any

import pytest

from tests.relic.cards.happening import HERE, Row, happened, kept, lost, opened, rows, suffered, won
from tests.relic.table import against, keys, log, lying, rule

KEPT: tuple[Row, ...] = (
    ("starlight-blade", {"nemesis": "githellion", "phase": "experience"}, "", "1.infamy +1"),
    ("starlight-blade",
     {"nemesis": "githellion", "phase": "experience", "corruption": ["withered-hand"]}, "",
     ""),
    ("aspect-armour",
     {"nemesis": "githellion", "board": {"outskirts": ["tactical-marines"]}, "dice": [2, 5, 4]},
     "gear:aspect-armour@1",
     "6:10 lost"),
    ("aspect-armour",
     {"nemesis": "githellion", "board": {"outskirts": ["tactical-marines"]}, "dice": [2, 5, 3]},
     "gear:aspect-armour@1",
     "1.life -1, 6:10 lost"),
    ("exarchs-catapult",
     {"nemesis": "githellion", "board": {"outskirts": ["tactical-marines"]}, "dice": [2, 2]},
     "gear:exarchs-catapult@1",
     "1.infamy +1, 1.trophies +tactical-marines(5), on outskirts: nothing, 8:7 won"),
    ("runes-of-fate",
     {"nemesis": "githellion", "in": "hand", "board": {"outskirts": ["tactical-marines"]},
      "dice": [2, 5, 2]}, "roll play:runes-of-fate",
     "1.infamy +1, 1.hand -runes-of-fate, 1.trophies +tactical-marines(5), on outskirts: "
     "nothing, 9:7 won"),
    ("runes-of-fate",
     {"nemesis": "githellion", "in": "hand", "board": {"outskirts": ["tactical-marines"]},
      "dice": [2, 2]}, "power:runes-of-fate",
     "1.life -1, 1.hand -runes-of-fate, 6:7 lost"),
    ("avenging-strike",
     {"nemesis": "githellion", "in": "hand", "board": {"outskirts": ["tactical-marines"]},
      "dice": [2, 2]}, "play:avenging-strike",
     "1.infamy +1, 1.hand -avenging-strike, 1.trophies +tactical-marines(5), on outskirts: "
     "nothing, 9:7 won"),
    ("avenging-strike",
     {"nemesis": "githellion", "in": "hand", "board": {"outskirts": ["tactical-marines"]},
      "dice": [2]}, "done power:avenging-strike",
     "1.infamy +1, 1.hand -avenging-strike, 1.trophies +tactical-marines(5), on outskirts: "
     "nothing, 9:7 won"),
    ("chaos-bolter",
     {"nemesis": "moarn", "board": {"outskirts": ["tactical-marines"]}, "dice": [2, 2]},
     "gear:chaos-bolter@1",
     "1.infamy +1, 1.trophies +tactical-marines(5), on outskirts: nothing, 10:7 won"),
    ("skulls-for-the-skull-throne",
     {"nemesis": "moarn", "in": "hand", "board": {"outskirts": ["tactical-marines"]},
      "dice": [2, 2], "p1": {"trophies": ["arbites-patrol", "chaplain"]}},
     "play:skulls-for-the-skull-throne times:2 trophy:arbites-patrol@1",
     "1.infamy +1, 1.hand -skulls-for-the-skull-throne, 1.trophies -arbites-patrol(3) "
     "-chaplain(6) +tactical-marines(5), on outskirts: nothing, 9:7 won"),
    ("skulls-for-the-skull-throne",
     {"nemesis": "moarn", "in": "hand", "board": {"outskirts": ["tactical-marines"]}, "dice": [2]},
     "power:skulls-for-the-skull-throne",
     "1.hand -skulls-for-the-skull-throne, 7:7 a tie"),
    ("butchers-frenzy",
     {"nemesis": "moarn", "in": "hand", "board": {"outskirts": ["tactical-marines"]},
      "dice": [2, 3, 2]}, "play:butchers-frenzy",
     "1.infamy +1, 1.hand -butchers-frenzy, 1.trophies +tactical-marines(5), on outskirts: "
     "nothing, 10:7 won"),
    ("butchers-frenzy",
     {"nemesis": "moarn", "in": "hand", "board": {"outskirts": ["tactical-marines"]},
      "dice": [2, 2]}, "done power:butchers-frenzy",
     "1.infamy +1, 1.hand -butchers-frenzy, 1.trophies +tactical-marines(5), on outskirts: "
     "nothing, 13:7 won"),
    ("blood-trail",
     {"nemesis": "moarn", "in": "hand", "phase": "movement", "p1": {"infamy": 0}, "dice": [1]},
     "roll play:blood-trail times:3 move:battlefleet-antias",
     "1.to battlefleet-antias, 1.hand -blood-trail, on battlefleet-antias: khornate-rabble"),
    ("blood-trail",
     {"nemesis": "moarn", "in": "hand", "board": {"outskirts": ["tactical-marines"]}, "dice": [2]},
     "power:blood-trail",
     "1.infamy +1, 1.hand -blood-trail, 1.trophies +tactical-marines(5), on outskirts: "
     "nothing, 9:7 won"),
    ("too-angry-to-die",
     {"nemesis": "moarn", "in": "hand", "board": {"outskirts": ["tactical-marines"]},
      "dice": [2, 5]}, "roll play:too-angry-to-die",
     "1.hand -too-angry-to-die, 7:10 lost"),
    ("too-angry-to-die",
     {"nemesis": "moarn", "in": "hand", "board": {"outskirts": ["tactical-marines"]},
      "dice": [2, 2]}, "power:too-angry-to-die",
     "1.infamy +1, 1.hand -too-angry-to-die, 1.trophies +tactical-marines(5), on outskirts: "
     "nothing, 8:7 won"),
    ("whip-of-ecstasy",
     {"nemesis": "luxuria", "board": {"outskirts": ["tactical-marines"]}, "dice": [2, 2]},
     "gear:whip-of-ecstasy@1",
     "1.infamy +1, 1.trophies +tactical-marines(5), on outskirts: nothing, 8:7 won"),
    ("greed",
     {"nemesis": "luxuria", "in": "hand", "space": "outskirts", "dice": [2, 2]},
     "attack:0 play:greed",
     "life -1, corruption +thing-beneath-the-skin(down), 1.infamy +1, 1.hand -greed, 11:5 won"),
    ("greed",
     {"nemesis": "luxuria", "in": "hand", "space": "outskirts", "dice": [2]},
     "attack:0 done power:greed",
     "life -1, corruption +thing-beneath-the-skin(down), 1.infamy +1, 1.hand -greed, 7:5 won"),
    ("enthralling-gaze",
     {"nemesis": "luxuria", "in": "hand", "space": "outskirts",
      "corruption": ["withered-hand", "clouded-eyes"], "dice": [2, 2]},
     "attack:0 play:enthralling-gaze",
     "life -1, corruption +thing-beneath-the-skin(down), 1.infamy +1, 1.hand "
     "-enthralling-gaze, 8:5 won"),
    ("enthralling-gaze",
     {"nemesis": "luxuria", "in": "hand", "space": "outskirts",
      "corruption": ["withered-hand", "clouded-eyes"], "dice": [2]},
     "attack:0 done power:enthralling-gaze",
     "life -1, corruption +thing-beneath-the-skin(down), 1.infamy +1, 1.hand "
     "-enthralling-gaze, 9:5 won"),
    ("perfect-poise",
     {"nemesis": "luxuria", "in": "hand", "board": {"outskirts": ["tactical-marines"]},
      "dice": [2, 5, 2]}, "roll play:perfect-poise",
     "1.infamy +1, 1.hand -perfect-poise, 1.trophies +tactical-marines(5), on outskirts: "
     "nothing, 9:7 won"),
    ("perfect-poise",
     {"nemesis": "luxuria", "in": "hand", "board": {"outskirts": ["tactical-marines"]},
      "dice": [2]}, "power:perfect-poise",
     "1.life -1, 1.hand -perfect-poise, 6:7 lost"),
    ("rending-claws",
     {"nemesis": "specimen-x", "board": {"outskirts": ["tactical-marines"]}, "dice": [2, 2]},
     "gear:rending-claws@1",
     "7:7 a tie"),
    ("hypnotic-gaze",
     {"nemesis": "specimen-x", "in": "hand", "board": {"outskirts": ["tactical-marines"]},
      "dice": [2, 2]}, "play:hypnotic-gaze",
     "1.infamy +1, 1.hand -hypnotic-gaze, 1.trophies +tactical-marines(5), on outskirts: "
     "nothing, 5:4 won"),
    ("hypnotic-gaze",
     {"nemesis": "specimen-x", "in": "hand", "board": {"outskirts": ["tactical-marines"]},
      "dice": [2, 2]}, "done power:hypnotic-gaze",
     "1.infamy +1, 1.hand -hypnotic-gaze, 1.trophies +tactical-marines(5), on outskirts: "
     "nothing, 11:7 won"),
    ("synaptic-surge",
     {"nemesis": "specimen-x", "in": "hand",
      "board": {"outskirts": ["tactical-marines", "grot-rabble", "gnawing-swarm"]},
      "dice": [2, 2]}, "play:synaptic-surge",
     "1.infamy +1, 1.hand -synaptic-surge, 1.trophies +tactical-marines(5), on outskirts: "
     "gnawing-swarm grot-rabble, 9:7 won"),
    ("synaptic-surge",
     {"nemesis": "specimen-x", "in": "hand", "board": {"outskirts": ["tactical-marines"]},
      "dice": [2]}, "power:synaptic-surge",
     "1.life -1, 1.hand -synaptic-surge, 6:7 lost"),
)  # fmt: skip


@rows(KEPT)
def test_kept(card: str, position: dict[str, Any], answers: str, change: str) -> None:
    assert happened(kept(card, position), answers) == change


SUFFERED: tuple[Row, ...] = (
    ("forgotten-portal-of-githellion",
     {"nemesis": "githellion", "in": "board", "board": {"crystal-lake": ["forgotten-portal"]}},
     "do:1",
     "to crystal-lake"),
    ("forgotten-portal-of-githellion",
     {"nemesis": "githellion", "in": "board"}, "do:2 space:webway-portal-north",
     "influence -2, to webway-portal-north"),
    ("vision-stone",
     {"nemesis": "githellion", "in": "assets", "dice": [2],
      "board": {"outskirts": ["nightmares"]}}, "",
     "hand +dig-in, on outskirts: nothing, Willpower 6:6 passes"),
    ("vision-stone",
     {"nemesis": "githellion", "in": "assets", "dice": [1],
      "board": {"outskirts": ["nightmares"]}}, "",
     "assets -vision-stone, 1.infamy +2, on outskirts: nothing, Willpower 5:6 fails"),
    ("dire-avenger-squad",
     {"nemesis": "githellion", "in": "board", "dice": [5, 1], "corruption": ["withered-hand"]}, "",
     "life -1, corruption -withered-hand, 1.infamy +2, 3:9 lost"),
    ("spirit-splinter",
     {"nemesis": "githellion", "in": "corruption", "dice": [3],
      "board": {"outskirts": ["nightmares"]}}, "",
     "corruption +thing-beneath-the-skin(down), on outskirts: nothing, Willpower 5:6 fails"),
    ("hound-of-brass",
     {"nemesis": "moarn", "in": "board", "dice": [5, 1], "hand": ["hand-of-fate"]}, "roll",
     "life -1, hand -hand-of-fate, 5:11 lost"),
    ("leaping-gaunts",
     {"nemesis": "specimen-x", "in": "board", "dice": [5, 1], "hand": ["hand-of-fate"]}, "roll",
     "life -1, hand -hand-of-fate, 5:8 lost"),
    ("skull-cairn", {"nemesis": "moarn", "in": "board", "dice": [4]}, "",
     "influence +2, on outskirts: nothing, Willpower 7:7 passes"),
    ("skull-cairn", {"nemesis": "moarn", "in": "board", "dice": [3]}, "",
     "life -1, 1.infamy +1, Willpower 6:7 fails"),
    ("thirsting-axe",
     {"nemesis": "moarn", "in": "assets", "dice": [1, 1], "board": {"outskirts": ["grot-rabble"]}},
     "gear:thirsting-axe@1",
     "trophies +grot-rabble(2), on outskirts: nothing, 7:3 won"),
    ("thirsting-axe",
     {"nemesis": "moarn", "in": "assets", "dice": [1, 1],
      "board": {"outskirts": ["iron-jaw-guards"]}}, "gear:thirsting-axe@1",
     "life -2, 7:9 lost"),
    ("hunger-for-sensation",
     {"nemesis": "luxuria", "in": "corruption", "phase": "turn", "dice": [2, 5]},
     "move:arbites-precinct",
     "influence +1, to arbites-precinct, Cunning 7:6 passes"),
    ("blissful-numbness",
     {"nemesis": "luxuria", "in": "corruption", "board": {"outskirts": ["field-hospital"]}}, "do",
     "on outskirts: field-hospital(2)"),
    ("jewel-of-delight", {"nemesis": "luxuria", "in": "assets"}, "use:jewel-of-delight@1",
     "influence +3, corruption +thing-beneath-the-skin(down), 1.infamy +1"),
    ("mirror-of-desire",
     {"nemesis": "luxuria", "in": "assets", "phase": "turn", "dice": [2, 5]},
     "use:mirror-of-desire@1 roll move:arbites-precinct roll",
     "influence +2, to arbites-precinct, hand +dig-in +hand-of-fate, corruption "
     "+thing-beneath-the-skin(down), 1.infamy +1, Cunning 7:6 passes"),
    ("den-of-pleasures", {"nemesis": "luxuria", "in": "board"}, "do:1 attribute:cunning",
     "cunning +1, corruption +thing-beneath-the-skin(down), 1.infamy +1"),
    ("den-of-pleasures", {"nemesis": "luxuria", "in": "board", "dice": [4]}, "do:2",
     "influence +1, on outskirts: nothing, Willpower 7:7 passes"),
    ("den-of-pleasures", {"nemesis": "luxuria", "in": "board", "dice": [3]}, "do:2",
     "corruption +thing-beneath-the-skin(down), 1.infamy +1, Willpower 6:7 fails"),
    ("living-sample",
     {"nemesis": "specimen-x", "in": "assets", "dice": [1, 1],
      "board": {"outskirts": ["gnawing-swarm"]}}, "",
     "trophies +gnawing-swarm(2), on outskirts: nothing, 7:3 won"),
    ("living-sample",
     {"nemesis": "specimen-x", "in": "assets", "dice": [1, 1],
      "board": {"outskirts": ["grot-rabble"]}}, "",
     "trophies +grot-rabble(2), on outskirts: nothing, 5:3 won"),
    ("living-sample",
     {"nemesis": "specimen-x", "in": "assets", "phase": "movement", "dice": [2, 2, 5, 1]},
     "move:arbites-precinct",
     "life -1, to arbites-precinct, on arbites-precinct: talon-stalkers, 7:10 lost"),
    ("living-sample",
     {"nemesis": "specimen-x", "in": "assets", "phase": "movement", "dice": [2, 3, 5]},
     "move:arbites-precinct",
     "influence +2, to arbites-precinct, Cunning 7:6 passes"),
    ("spore-chimney", {"nemesis": "specimen-x", "in": "board", "dice": [3]}, "do",
     "influence +2, on outskirts: nothing, Strength 7:7 passes"),
    ("spore-chimney", {"nemesis": "specimen-x", "in": "board", "dice": [2]}, "do",
     "life -1, Strength 6:7 fails"),
    ("implanted-seed",
     {"nemesis": "specimen-x", "in": "corruption", "dice": [3],
      "board": {"outskirts": ["nightmares"]}}, "",
     "corruption +thing-beneath-the-skin(down), on outskirts: nothing, Willpower 5:6 fails"),
)  # fmt: skip


@rows(SUFFERED)
def test_suffered(card: str, position: dict[str, Any], answers: str, change: str) -> None:
    assert happened(suffered(card, position), answers) == change


FIGHTS = (
    ("dire-avenger-squad", "githellion", "cunning", 4, "influence +1", ""),
    ("warp-spider-ambush", "githellion", "cunning", 6, "hand +dig-in", "to st-antias-sanctuary"),
    ("khornate-rabble", "moarn", "strength", 3, "influence +1", "influence -1"),
    ("berserker-pack", "moarn", "strength", 5, "influence +2", "life -2"),
    ("hound-of-brass", "moarn", "strength", 6, "hand +dig-in", ""),
    (
        "daemonette-chorus",
        "luxuria",
        "willpower",
        5,
        "influence +2",
        "corruption +thing-beneath-the-skin(down), 1.infamy +1",
    ),
    ("ripper-tide", "specimen-x", "willpower", 2, "", "influence -1"),
    ("leaping-gaunts", "specimen-x", "strength", 3, "influence +1", ""),
    (
        "brood-kin",
        "specimen-x",
        "cunning",
        4,
        "influence +1",
        "corruption +thing-beneath-the-skin(down)",
    ),
    ("unseen-stalker", "specimen-x", "cunning", 6, "influence +2", "life -2"),
)


@pytest.mark.parametrize(("card", "nemesis", "attribute", "value", "reward", "penalty"), FIGHTS)
def test_battle(
    card: str, nemesis: str, attribute: str, value: int, reward: str, penalty: str
) -> None:
    """An enemy of a Nemesis deck, battled like any other."""
    own: dict[str, Any] = {"strength": 1, "willpower": 1, "cunning": 1, attribute: value}
    place = {**own, "nemesis": nemesis, "in": "board"}
    change = happened(suffered(card, {**place, "dice": [2, 3]}), "")
    assert sorted(change.split(", ")) == won(card, value, value, reward)
    change = happened(suffered(card, {**place, "dice": [2, 1]}), "")
    assert sorted(change.split(", ")) == lost(value, penalty)
    change = happened(suffered(card, {**place, "dice": [2, 2]}), "")
    assert change == f"{value + 2}:{value + 2} a tie"


def test_who_rages_cannot_evade() -> None:
    hunter = {"space": HERE, "corruption": ["brand-of-rage"]}
    table = against(hero="callidus-assassin", p0=hunter, board={HERE: ["ork-warboss"]})
    assert "use:polymorphine" not in keys(table)
    assert "battles Ork Warboss" in log(table)


@rule("R-064")
def test_a_spore_chimney_is_blue_and_calls_for_another_card() -> None:
    place = {"nemesis": "specimen-x", "in": "board", "space": "spore-jungle", "dice": [5, 1]}
    table = opened(suffered("spore-chimney", {**place, "phase": "exploration"}))
    assert lying(table, "spore-jungle") == ["spore-chimney", "talon-stalkers"]
