"""Rules at the point where they begin to hold: one less, and nothing happens."""

from __future__ import annotations

from typing import Any

from emberhold.kernel.table import Table
from tests.relic.table import against, at, cards, keys, log, lying, marks, play, rule, topic

HERE = "outskirts"


@rule("R-066", "R-068")
def test_what_an_event_draws_joins_the_battle() -> None:
    """Two Ork Veterans and the Grot Rabble: 5, 5 and 2, and the die."""
    table = at(
        p0={"space": HERE, "strength": 4},
        board={HERE: ["grot-rabble", "green-tide"]},
        decks={"threat-red": ["ork-veterans", "ork-veterans"]},
        dice=[1, 1],
    )
    assert "loses the battle, 5 to 13" in log(table)


@rule("R-083")
def test_only_one_armour_is_used() -> None:
    table = at(
        p0={"space": HERE, "assets": ["hallowed-plate", "survival-suit"]},
        board={HERE: ["pit-champion"]},
        dice=[5, 1],
    )
    assert keys(table) == ["gear:hallowed-plate@1", "gear:survival-suit@1", "done"]
    play(table, "gear:survival-suit@1")
    assert "loses the battle" in log(table)
    assert marks(table, "player:0")["life"] == 4
    assert table.view(0).zone("corruption:0").count == 0


def duel(theirs: dict[str, Any], dice: list[int], **mine: Any) -> Table:
    walker = {"space": "underhive-sump", "strength": 1, **mine}
    rival = {"space": HERE, "strength": 4, **theirs}
    walk: dict[str, Any] = {"phase": "movement", "dice": [1, *dice]}
    sheets = ["commissar", "rogue-trader"]
    return play(at(sheets=sheets, p0=walker, p1=rival, **walk), f"move:{HERE}")


@rule("R-154")
def test_a_devotee_cannot_be_challenged() -> None:
    devout = duel({"assets": ["servo-porter"]}, [5, 1])
    assert topic(devout) != "challenge"
    apostate = duel({"assets": ["frenzy-stimms"]}, [5, 1])
    assert keys(apostate) == ["duel:1", "done"]


@rule("R-156")
def test_a_challenge_needs_no_more_than_two() -> None:
    table = play(duel({"assets": ["frenzy-stimms"]}, [2, 5]), "duel:1", "attribute:strength")
    assert "passes a Strength test: 3 against 2" in log(table)
    assert marks(table, "player:0")["life"] == 3
    failed = play(duel({"assets": ["frenzy-stimms"]}, [1]), "duel:1", "attribute:strength")
    assert "fails a Strength test" in log(failed)
    assert marks(failed, "player:0")["life"] == 5


@rule("R-129", "R-159", "R-161")
def test_no_duel_takes_a_relic() -> None:
    rich = {"assets": ["chains-of-the-bound-daemon", "oathblade"]}
    table = duel(rich, [6, 6, 5, 2], cunning=5)
    play(table, "duel:1", "attribute:cunning")
    assert "fails a Cunning test" in log(table)
    assert topic(table) != "may-steal"
    assert cards(table, "assets:0") == []
    assert len(cards(table, "assets:1", 1)) == 2


def hunt(infamy: int, variant: str = "enemies") -> Table:
    """Moarn beats a character and gains 2 infamy."""
    nemesis = {"space": HERE, "infamy": infamy, "strength": 12}
    prey = {"space": HERE, "strength": 1}
    where: dict[str, Any] = {"phase": "exploration", "dice": [5, 2]}
    if variant == "duel":
        return play(against(player=1, p0=prey, p1=nemesis, **where), "attack:0")
    roles = {"variant": "enemies", "roles": ["character", "nemesis", "character"]}
    sheets = ["commissar", "moarn", "ogryn"]
    table = at(players=3, sheets=sheets, setup=roles, player=1, p0=prey, p1=nemesis, **where)
    return play(table, "attack:0")


@rule("R-143", "R-164")
def test_twenty_five_infamy_win_and_no_less() -> None:
    assert hunt(22).result is None
    ended = hunt(23).result
    assert ended is not None
    assert (ended.winners, ended.reason) == ((1,), "infamy")


@rule("R-227")
def test_twenty_infamy_win_a_duel_and_no_less() -> None:
    assert hunt(17, "duel").result is None
    ended = hunt(18, "duel").result
    assert ended is not None
    assert ended.winners == (1,)


@rule("R-205")
def test_a_vanquished_nemesis_loses_the_bigger_half() -> None:
    """Of 5 infamy 3 are lost, of 4 only 2; it goes back to where it began."""
    for infamy, left in ((5, 2), (4, 2)):
        nemesis = {"space": HERE, "infamy": infamy, "strength": 1, "life": 1}
        table = against(
            phase="exploration",
            p0={"space": HERE, "strength": 12},
            p1={**nemesis, "trophies": ["arbites-patrol"], "hand": ["blood-trail"]},
            dice=[2, 5],
        )
        play(table, "attack:1", "roll")
        values = marks(table, "player:1", 1)
        assert (values["infamy"], values["life"]) == (left, 5)
        assert values["space"] == "space:ash-crater"
        assert cards(table, "trophies:1", 1) == []
        assert cards(table, "hand:1", 1) == []


@rule("R-199", "R-200")
def test_support_comes_from_the_other_kind_of_card() -> None:
    """Two enemies help Moarn, one agent helps the character."""
    board = {HERE: ["grot-rabble", "ork-brawlers", "arbites-patrol"]}
    table = against(
        phase="exploration",
        player=1,
        p0={"space": HERE, "strength": 4},
        p1={"space": HERE, "strength": 5},
        board=board,
        dice=[2, 3],
    )
    play(table, "attack:0")
    assert "wins the battle, 9 to 8" in log(table)
    assert len(lying(table, HERE)) == 3


@rule("R-176")
def test_crossing_costs_one_infamy_and_the_rest_of_the_turn() -> None:
    walker = {"space": "underhive-sump", "infamy": 4}
    table = against("luxuria", phase="movement", player=1, p1=walker, dice=[1])
    play(table, "move:grey-knight-envoy", "pay-infamy")
    values = marks(table, "player:1")
    assert values["infamy"] == 3
    assert values["space"] == "space:webway-portal-north"
    assert cards(table, "hand:1", 1) == []
    assert "draws" not in log(table)


@rule("R-202")
def test_the_ninth_level_is_the_last_of_a_nemesis() -> None:
    for level, infamy in ((8, 1), (9, 1)):
        nemesis = {"level": level, "infamy": 0, "trophies": ["assault-marines"]}
        keeps = {"nemesis-githellion": ["exarchs-catapult"]}
        table = against("githellion", phase="experience", player=1, p1=nemesis, decks=keeps)
        play(table, "spend:assault-marines@1")
        values = marks(table, "player:1")
        assert (values["level"], values["infamy"]) == (9, infamy)
        assert values["cunning"] == (5 if level == 8 else 4)


@rule("R-111")
def test_a_forced_loss_takes_what_is_there() -> None:
    poor = {"space": HERE, "influence": 1, "cunning": 2}
    raided = at(p0=poor, board={HERE: ["pirate-raid"]}, dice=[3])
    assert marks(raided, "player:0")["influence"] == 0
    robbed = at(p0=poor, p1={"influence": 1}, board={HERE: ["court-intrigue"]})
    assert marks(robbed, "player:0")["influence"] == 2
    assert marks(robbed, "player:1")["influence"] == 0
