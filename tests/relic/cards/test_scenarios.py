"""The nine scenarios: their Confrontations and their special rules."""

from __future__ import annotations

from typing import Any

from emberhold.kernel.table import Table
from tests.relic.cards.happening import HERE, Row, confronting, happened, opened, played, rows
from tests.relic.table import at, keys, log, marks, play, rule

CONFRONTED: tuple[Row, ...] = (
    ("the-mystery-beyond", {}, "", "won by 0"),
    ("the-reign-of-corruptis",
     {"strength": 12, "willpower": 12, "cunning": 12, "dice": [1, 5, 1, 2, 1, 2]},
     "form:strength form:willpower",
     "tokens +3, 17:15 won, 14:11 won, 14:7 won, won by 0"),
    ("the-reign-of-corruptis",
     {"strength": 12, "willpower": 12, "cunning": 12, "tokens": [0, 1], "dice": [1, 2]}, "",
     "tokens +1, 14:7 won, won by 0"),
    ("the-reign-of-corruptis", {"strength": 12, "dice": [5, 1]}, "form:strength",
     "life -2, 13:19 lost"),
    ("the-reign-of-corruptis",
     {"strength": 12, "corruption": ["withered-hand", "clouded-eyes"], "dice": [3, 3]},
     "form:strength",
     "tokens +1, 18:17 won"),
    ("the-reign-of-corruptis",
     {"space": "outskirts", "dice": [2], "board": {"outskirts": ["nightmares"]}}, "",
     "corruption +thing-beneath-the-skin(down) +threshold-of-ascension(down), on outskirts: "
     "nothing, Willpower 5:6 fails"),
    ("the-reign-of-corruptis",
     {"space": "outskirts", "dice": [2],
      "corruption": ["sealed-flesh", "call-of-the-rift", "gilded-craving", "beacon-of-the-warp"],
      "board": {"outskirts": ["nightmares"]}}, "",
     "influence -1, corruption +thing-beneath-the-skin(down), on outskirts: nothing, Willpower "
     "5:6 fails"),
    ("the-throne-of-stars", {}, "", "tokens +1, 1.influence +1"),
    ("the-throne-of-stars", {"tokens": 1}, "", "life -1, tokens +1, 1.influence +1"),
    ("the-throne-of-stars", {"tokens": 2}, "", "life -1, tokens +1, 1.influence +1, won by 0"),
    ("the-throne-of-stars",
     {"space": "grey-knight-envoy", "p1": {"tokens": 1}}, "use:the-throne-of-stars-1",
     "influence -5, 1.tokens -1"),
    ("the-herald-at-the-gate",
     {"space": "guardian-of-the-rift", "at_gate": True, "omens": 3, "strength": 10,
      "dice": [1, 3]}, "form:strength",
     "tokens +1, omens -2, 13:12 won"),
    ("the-herald-at-the-gate",
     {"space": "guardian-of-the-rift", "at_gate": True, "omens": 3, "dice": [5, 1]},
     "form:strength",
     "life -2, 5:16 lost"),
    ("the-herald-at-the-gate",
     {"space": "guardian-of-the-rift", "at_gate": True, "tokens": 1, "strength": 10,
      "dice": [1, 3]}, "form:strength",
     "tokens +1, 13:9 won, won by 0"),
    ("the-eye-closes", {"strength": 12, "dice": [1, 2]}, "do:1", "tokens +1, 14:13 won"),
    ("the-eye-closes", {"willpower": 10, "dice": [2]}, "do:2",
     "tokens +1, Willpower 12:12 passes"),
    ("the-eye-closes", {"willpower": 9, "dice": [2]}, "do:2", "life -1, Willpower 11:12 fails"),
    ("the-eye-closes", {"cunning": 10, "dice": [2]}, "do:3", "tokens +1, Cunning 12:12 passes"),
    ("the-eye-closes", {"influence": 8}, "do:4", "influence -8, tokens +1"),
    ("the-eye-closes", {"completed": 3}, "do:5", "tokens +1, completed -3"),
    ("the-eye-closes", {"tokens": [1], "influence": 8}, "do:4",
     "influence -8, tokens +1, won by 0"),
    ("the-eye-closes",
     {"space": "outskirts", "phase": "exploration", "omens": 9, "p1": {"tokens": 1},
      "decks": {"threat-red": ["blood-cultists"]}}, "",
     "omens +1, on outskirts: blood-cultists, won by 1"),
    ("master-collector", {"assets": ["oathblade", "halo-of-the-undaunted", "chalice-of-dawn"]}, "",
     "won by 0"),
    ("master-collector", {"assets": ["oathblade", "halo-of-the-undaunted"]}, "done",
     "life -1, assets +hammer-of-the-broken-gate"),
    ("master-collector",
     {"assets": ["oathblade"]}, "use:master-collector-1 space:crone-world-yllen-satari",
     "life -1, assets +hammer-of-the-broken-gate, gap crone-world-yllen-satari"),
    ("hulk-of-the-wayward-warrior", {"lair": []}, "", "tokens +1"),
    ("hulk-of-the-wayward-warrior", {"lair": [], "tokens": 2}, "", "tokens +1, won by 0"),
    ("hulk-of-the-wayward-warrior",
     {"lair": ["grot-rabble", "ork-brawlers", "field-hospital"], "dice": [1, 5]}, "",
     "tokens +1, trophies +ork-brawlers(3) +grot-rabble(2), 9:6 won"),
    ("hulk-of-the-wayward-warrior", {"lair": ["grot-rabble", "ork-brawlers"], "dice": [5, 1]}, "",
     "life -1, 5:10 lost"),
)  # fmt: skip


@rows(CONFRONTED)
def test_confrontation(card: str, position: dict[str, Any], answers: str, change: str) -> None:
    assert happened(confronting(card, position), answers) == change


@rule("R-212")
def test_omens_feed_the_herald_up_to_eight() -> None:
    drawn: dict[str, Any] = {"scenario": "the-herald-at-the-gate", "phase": "exploration"}
    drawn["decks"] = {"threat-red": ["blood-cultists"]}
    assert "omens +1" in happened({**drawn, "omens": 7, "dice": [5, 1]}, "")
    assert "omens" not in happened({**drawn, "omens": 8, "dice": [5, 1]}, "")


def test_the_gate_of_the_herald_replaces_the_way_in() -> None:
    walking = {"scenario": "the-herald-at-the-gate", "phase": "movement", "space": "dead-star"}
    table = opened({**walking, "dice": [1], "assets": ["oathblade"]})
    assert "move:warp-rift" not in keys(table)


@rule("R-207")
def test_a_token_takes_a_space_off_the_board() -> None:
    gap = {"scenario": "master-collector", "gaps": {"crone-world-yllen-satari": 1}}
    rift = {**gap, "space": "warp-rift", "p1": {"space": HERE}}
    assert happened(rift, "") == "life -2, to chaos-titan-mals-fury"


@rule("R-208")
def test_a_spent_trophy_may_go_into_the_hulk() -> None:
    spent: dict[str, Any] = {"scenario": "hulk-of-the-wayward-warrior", "phase": "experience"}
    spent["trophies"] = ["scrap-buggy"]
    table = played({**spent, "lair": []}, "spend:scrap-buggy@1")
    while "use:hulk-of-the-wayward-warrior-1" not in keys(table):
        play(table, "done")
    play(table, "use:hulk-of-the-wayward-warrior-1")
    assert marks(table, "board")["lair"] == 1


TEAMS = {"variant": "enemies", "roles": ["character", "nemesis", "character", "nemesis"]}


def alliance(**position: Any) -> Table:
    sheets = ["commissar", "moarn", "ogryn", "luxuria"]
    return at(players=4, sheets=sheets, scenario="dark-alliance", setup=TEAMS, **position)


@rule("R-210")
def test_a_team_of_the_dark_alliance_wins_together_and_spares_each_other() -> None:
    table = alliance(p0={"space": "scenario-space"})
    assert table.result is not None
    partner = marks(table, "player:0")["partner"]
    assert set(table.result.winners) == {0, partner}
    together = {"space": "bone-marsh"}
    other = 4 - partner
    seats = {"p0": together, f"p{partner}": together, f"p{other}": together}
    met = alliance(phase="exploration", **seats)
    assert keys(met) == [f"attack:{other}", "done"]


@rule("R-210")
def test_spoils_are_shared_with_the_partner() -> None:
    partner = marks(alliance(phase="movement"), "player:1")["partner"]
    other = 2 - partner
    place = {"space": "bone-marsh", "strength": 5}
    seats = {"p1": place, f"p{other}": {**place, "strength": 1}}
    table = alliance(player=1, phase="exploration", dice=[5, 1], **seats)
    before = marks(table, f"player:{partner}")["influence"]
    play(table, f"attack:{other}")
    assert marks(table, f"player:{partner}")["influence"] == before + 1


SHOULDERS = {"variant": "enemies", "roles": ["character", "character", "nemesis"]}


def shoulders(**position: Any) -> Table:
    sheets = ["commissar", "ogryn", "moarn"]
    return at(
        players=3, sheets=sheets, scenario="shoulder-to-shoulder", setup=SHOULDERS, **position
    )


@rule("R-211")
def test_shoulder_to_shoulder_is_won_by_all_characters() -> None:
    """Value 10 and 1 for each of two characters; +3 for the other one who is there."""
    centre = {"space": "scenario-space"}
    alone = shoulders(p0={**centre, "strength": 11}, dice=[2, 4])
    assert "wins the battle, 15 to 14" in log(alone)
    assert alone.result is not None
    assert set(alone.result.winners) == {0, 1}
    helped = shoulders(p0={**centre, "strength": 8}, p1=centre, dice=[2, 3])
    assert "ties the battle, 14 to 14" in log(helped)


@rule("R-211")
def test_comrades_trade_on_one_space() -> None:
    walker = {"space": "underhive-sump", "influence": 4}
    friend = {"space": "outskirts", "influence": 2}
    table = shoulders(phase="movement", p0=walker, p1=friend, dice=[1])
    play(table, "move:outskirts")
    assert "use:shoulder-to-shoulder-1" in keys(table)
