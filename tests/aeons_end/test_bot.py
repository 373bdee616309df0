"""The sensible player: what it does in plain situations, and what it must never do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import emberhold
from emberhold.games.aeons_end.bot.turn import _wishes
from emberhold.games.aeons_end.bot.worth import holdings, per_use
from emberhold.games.aeons_end.card import POWER, relic
from emberhold.games.aeons_end.effects.resources import GainLife, SpendAether
from emberhold.games.aeons_end.game import WAR_ETERNAL
from emberhold.games.aeons_end.seen.sight import Sight
from emberhold.kernel.question import Choice, Question, key_of
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import Table
from tests.aeons_end.catalogue import MARKET
from tests.support import QUIET, asks, at, keys, play

choose = WAR_ETERNAL.bot

NEMESES = ("umbra-titan", "gate-witch", "magus-of-cloaks", "hollow-crown")


def answer(table: Table) -> str:
    """What the bot would answer now."""
    return key_of(choose(table.state, asks(table)))


def answers_until(table: Table, end: str = "end") -> list[str]:
    """Let the bot play on until it gives some answer, or its turn is over by itself."""
    given: list[str] = []
    seat = table.question.seat if table.question else -1
    while table.question is not None and table.question.seat == seat:
        given.append(answer(table))
        table.answer(given[-1])
        if given[-1] == end:
            break
    return given


def finish(table: Table) -> Iterator[tuple[Question, Choice]]:
    """Let the bot play every seat to the end of the game."""
    while (question := table.question) is not None:
        choice = choose(table.state, question)
        yield question, choice
        table.take(question, choice)


# What must always hold


@pytest.mark.parametrize("nemesis", NEMESES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_plays_by_the_rules_to_the_end(nemesis: str, players: int) -> None:
    for seed in range(3):
        order = "pairs" if players == 4 and seed == 2 else "standard"
        setup = {"nemesis": nemesis, "turn_order": order, "hands": ("open", "closed")[seed % 2]}
        table = emberhold.open("war-eternal", players, f"legal {seed}", setup, record=False)
        for question, choice in finish(table):
            assert any(choice is legal or choice == legal for legal in question.choices)
        assert table.result is not None


def test_it_answers_the_same_every_time() -> None:
    games = []
    for _ in range(2):
        table = emberhold.open("war-eternal", 3, "again", {"nemesis": "gate-witch"})
        for _ in finish(table):
            pass
        games.append(table.dumps())
    assert games[0] == games[1]


@pytest.mark.parametrize("nemesis", NEMESES)
@pytest.mark.parametrize("hands", ["open", "closed"])
def test_it_does_not_use_what_its_seat_cannot_know(nemesis: str, hands: str) -> None:
    """Wherever everything hidden is dealt again, the bot answers as before."""
    setup = {"nemesis": nemesis, "hands": hands, "difficulty": "beginner"}
    table = emberhold.open("war-eternal", 2, f"hidden {hands}", setup)
    moments = 0
    for number, (question, choice) in enumerate(finish(table)):
        if number % 3:
            continue
        moments += 1
        for deal in range(2):
            other = table.redeal(question.seat, deal)
            assert key_of(choose(other.state, asks(other))) == key_of(choice)
    assert moments > 30


def test_it_sees_a_closed_hand_only_as_a_number() -> None:
    table = at(setup={"hands": "closed"}, p1={"hand": ["spark", "spark"]})
    sight = Sight(table.state, 0)
    assert sight.players[0].hand
    assert sight.players[1].hand == ()
    assert sight.players[1].hand_size == 2


@pytest.mark.parametrize("hidden", ["rng", "order_deck", "queue", "log"])
def test_what_lies_face_down_is_not_in_sight(hidden: str) -> None:
    table = at()
    assert not hasattr(Sight(table.state, 0), hidden)
    assert not hasattr(Sight(table.state, 0).players[0], "deck")


def test_the_nemesis_deck_is_only_counted_in_sight() -> None:
    sight = Sight(at(foe={"deck": ["smite"] * 2, "discard": ["thrash"]}).state, 0)
    assert (sight.nemesis_deck, sight.nemesis_deck_size) == ((), 2)
    assert [card.slug for card in sight.nemesis_discard] == ["thrash"]


def test_the_acolyte_deck_is_only_counted_in_sight() -> None:
    table = at(nemesis="hollow-crown", foe={"acolyte_deck": ["bezu", "mord"]})
    own = Sight(table.state, 0).own
    assert own.cards() == ()
    assert own.numbers() == (2,)


def test_it_has_an_answer_to_every_topic_that_is_asked() -> None:
    """And to none that is not: a topic is what follows `ask-` in the message files.

    Another box may have taught it answers to topics of its own.
    """
    folder = Path(emberhold.__file__).parent / "games/aeons_end"
    topics = _topics(sorted(folder.glob("messages/en/*.ftl")))
    of_other_boxes = _topics(sorted(folder.glob("cards/**/messages/en/*.ftl")))
    answered = set(WAR_ETERNAL.box.judgement.answers)
    assert topics <= answered
    assert answered <= topics | of_other_boxes


def _topics(files: list[Path]) -> set[str]:
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return set(re.findall(r"^ask-([a-z-]+) =", text, re.MULTILINE))


# What it does in plain situations


STARTER_GEMS = [card.slug for card in WAR_ETERNAL.box.starters if card.type == "gem"]


@pytest.mark.parametrize("gem", STARTER_GEMS)
def test_it_plays_every_gem_a_mage_begins_with(gem: str) -> None:
    """Also those whose text has words of its own, as Coal Shard's has."""
    table = at(p0={"hand": [gem], "life": 10})
    assert answer(table) == f"play:{gem}"


def test_it_buys_a_damage_spell_when_the_game_is_half_over() -> None:
    table = at(
        p0={"hand": ["crystal"], "aether": 4, "breaches": {"2": "open"}},
        foe={"deck": ["thrash"] * 12},
    )
    bought = [given for given in answers_until(table) if given.startswith("buy:")]
    assert len(bought) == 1
    assert MARKET[bought[0].removeprefix("buy:")].type == "spell"


def test_it_opens_a_breach_when_spells_have_nowhere_to_go() -> None:
    table = at(
        p0={
            "hand": ["conjure-the-lost", "crystal"],
            "discard": ["spark", "spark", "jagged-lightning"],
            "aether": 3,
            "breaches": {"1": {"state": "open", "spells": ["jagged-lightning"]}, "2": "L"},
        },
    )
    given = answers_until(table)
    assert "open:2" in given
    assert "prep:conjure-the-lost@2" in given


def test_it_preps_its_strongest_spell_where_the_bonus_is() -> None:
    table = at(
        p0={"hand": ["spark", "conjure-the-lost"], "breaches": {"1": "open", "3": "open"}},
    )
    assert answer(table) == "prep:conjure-the-lost@3"


def test_it_gives_up_a_pillar_rather_than_exhaust_an_ally() -> None:
    """Umbra Titan's Unleash: 2 damage to a player, or a pillar falls."""
    table = at(
        phase="nemesis",
        p0={"life": 2},
        p1={"life": 1},
        foe={"tokens": 6, **QUIET},
        in_play=["null-scion"],
        turn_order={"deck": ["1", "2", "1", "2", "nemesis"], "discard": ["nemesis"]},
    )
    assert answer(table) == "do:2"


@pytest.mark.parametrize(("gravehold", "expected"), [(20, "do:1"), (7, "do:2")])
def test_it_lets_gravehold_suffer_rather_than_exhaust_an_ally(
    gravehold: int, expected: str
) -> None:
    """Quell: 7 damage to Gravehold, or Unleash three times; here each costs a mage or a pillar."""
    table = at(
        phase="nemesis-draw",
        gravehold=gravehold,
        p0={"life": 2},
        p1={"life": 2},
        foe={"tokens": 3, "deck": ["quell", "smite"], "discard": []},
        turn_order={"deck": ["1", "2", "1", "2", "nemesis"], "discard": ["nemesis"]},
    )
    assert answer(table) == expected


def test_it_spreads_damage_to_those_who_can_bear_it() -> None:
    table = at(
        phase="nemesis", p0={"life": 2}, p1={"life": 9}, foe=QUIET, in_play=["howling-spinners"]
    )
    assert answer(table) == "player:1"


def test_it_discards_a_power_that_would_lose_the_game() -> None:
    """Seismic Roar would destroy the last two pillars in the next nemesis turn."""
    table = at(
        p0={"aether": 6, "hand": ["crystal"]},
        foe={"tokens": 2, **QUIET},
        in_play=[{"card": "seismic-roar", "tokens": 1}],
    )
    assert "discard-power:seismic-roar" in answers_until(table)


def test_it_can_judge_a_power_that_takes_cards_when_no_hand_has_any() -> None:
    """Morbid Gyre makes the players discard three cards; here there are none to discard."""
    table = at(
        players=1,
        mages=["mazahaedron"],
        p0={"aether": 7, "hand": []},
        foe=QUIET,
        in_play=["morbid-gyre"],
    )
    assert answer(table) in keys(table)


def test_it_finishes_the_nemesis_whatever_else_is_in_play() -> None:
    table = at(
        phase="casting",
        p0={"breaches": {"1": {"state": "open", "spells": ["jagged-lightning"]}}},
        foe={"life": 3, **QUIET},
        in_play=[{"card": "catacomb-drone", "life": 3}],
    )
    answers_until(table)
    assert table.result is not None
    assert table.result.winners == (0, 1)


def test_it_kills_a_minion_before_hurting_a_healthy_nemesis() -> None:
    table = at(
        phase="casting",
        p0={"breaches": {"1": {"state": "open", "spells": ["jagged-lightning"]}}},
        foe={"life": 60, **QUIET},
        in_play=[{"card": "catacomb-drone", "life": 3}],
    )
    play(table, answer(table))
    assert answer(table) == "target:catacomb-drone"


def test_against_cloaks_it_casts_the_weakest_spell_first() -> None:
    table = at(
        nemesis="magus-of-cloaks",
        phase="casting",
        p0={
            "breaches": {
                "1": {"state": "open", "spells": ["conjure-the-lost"]},
                "2": {"state": "open", "spells": ["spark"]},
            }
        },
        foe={"tokens": 4, **QUIET},
    )
    assert answer(table) == "cast:2"


def test_the_wild_turn_goes_to_the_player_who_has_the_most_to_cast() -> None:
    table = at(
        players=3,
        phase="turn",
        turn_order={"deck": ["wild"], "discard": []},
        p1={"breaches": {"2": {"state": "open", "spells": ["conjure-the-lost"]}}},
        foe=QUIET,
    )
    assert answer(table) == "player:1"


def test_the_player_with_least_to_cast_misses_a_turn() -> None:
    table = at(
        nemesis="gate-witch",
        players=3,
        phase="nemesis",
        p0={"breaches": {"2": {"state": "open", "spells": ["conjure-the-lost"]}}},
        in_play=[{"card": "nether-spiral", "tokens": 1}],
        turn_order={"deck": ["2", "3"], "discard": ["1", "wild"]},
    )
    question = asks(table)
    assert question.topic == "keep-turn"
    assert answer(table) == "turn-card:wild"


def test_an_exhausted_mage_gives_up_a_closed_breach() -> None:
    table = at(
        phase="nemesis",
        p0={"life": 1, "breaches": {"2": "open", "4": "D"}},
        p1={"life": 1},
        foe={"tokens": 8, **QUIET},
        in_play=["howling-spinners"],
        turn_order={"deck": ["1", "2", "1", "2"], "discard": ["nemesis", "nemesis"]},
    )
    question = table.question
    while question is not None and question.topic != "destroy-breach":
        table.answer(answer(table))
        question = table.question
    assert question is not None
    mage = table.state.players[question.seat]
    number = int(answer(table).partition(":")[2])
    assert not mage.breach(number).open


def test_it_discards_the_card_it_misses_least() -> None:
    table = at(
        nemesis="hollow-crown",
        p0={"hand": ["crystal", "bloodstone-jewel", "conjure-the-lost"], "breaches": {"1": "open"}},
        p1={"hand": []},
        phase="nemesis-draw",
        foe={"deck": ["thrash", "smite"]},
        in_play=["solara"],
    )
    assert asks(table).topic == "discard"
    assert answer(table) == "card:crystal"


@pytest.mark.parametrize(("cost", "worth"), [(6, 3.0), (0, 1.0)])
def test_a_relic_that_nobody_has_weighed_is_worth_half_of_what_it_costs(
    cost: int, worth: float
) -> None:
    """Cards of a box from elsewhere have no number of their own."""
    kettle = relic("Kettle of Nobody", cost, play=GainLife(1))
    assert per_use(kettle, 1.0, WAR_ETERNAL.box.judgement.weights) == worth


# How well it plays


def wins(nemesis: str, random: bool = False) -> int:
    won = 0
    for seed in range(20):
        setup = {"nemesis": nemesis, "difficulty": "beginner"}
        table = emberhold.open("war-eternal", 2, f"strength {seed}", setup, record=False)
        dice = Dice(seed)
        while (question := table.question) is not None:
            choices = question.choices
            any_of_them = choices[dice.below(len(choices))]
            table.take(question, any_of_them if random else choose(table.state, question))
        assert table.result is not None
        won += bool(table.result.winners)
    return won


def test_it_wins_many_games_for_beginners_where_chance_wins_none() -> None:
    assert wins("umbra-titan") >= 8
    assert wins("umbra-titan", random=True) == 0


def test_a_power_is_discarded_only_once() -> None:
    """What can be bought twice may be wished for twice with the same aether; a power cannot."""
    power = next(
        card.slug
        for card in WAR_ETERNAL.box.basic
        if card.type == POWER and isinstance(card.to_discard, SpendAether)
    )
    table = at(p0={"hand": ["crystal"], "aether": 9}, in_play=[{"card": power, "tokens": 2}])
    assert table.question is not None
    by_verb: dict[str, list[Choice]] = {}
    for choice in table.question.choices:
        by_verb.setdefault(choice[0], []).append(choice)
    sight = Sight(table.state, 0)
    wishes = _wishes(sight, sight.me, holdings(sight, sight.me), by_verb)
    again = {wish.choice[0]: wish.again for wish in wishes}
    assert (again["discard-power"], again["buy"], again["open"]) == (False, True, False)


def test_with_nothing_left_to_buy_a_charged_ability_is_used() -> None:
    assert answer(at(p0={"hand": [], "charges": 4})) == "ability"
