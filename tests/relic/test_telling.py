"""The log and the questions of Relic say what is so, and what they are about."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.relic.act import Act
from emberhold.games.relic.cards import CARDS
from emberhold.games.relic.effects.book import read
from emberhold.games.relic.effects.rolls import pick_die
from emberhold.games.relic.fight.under_way import Roll
from emberhold.games.relic.seen.card_text import card_text
from emberhold.kernel.message import Message
from emberhold.kernel.question import Question
from emberhold.kernel.table import Table
from emberhold.language import LANGUAGES, speech
from tests.relic.table import against, asks, at, keys, log, play, rule, topic

HERE = "outskirts"


def prompt(table: Table, language: str = "en") -> str:
    return asks(table).prompt().text(language)


def labels(table: Table, language: str = "en") -> list[str]:
    question = asks(table)
    return [question.label(choice).text(language) for choice in question.choices]


@pytest.mark.parametrize(
    ("shows", "asked"),
    [(0, "Choose the die to roll again."), (6, "Choose the die that is to show 6.")],
)
def test_who_chooses_a_die_is_told_what_becomes_of_it(shows: int, asked: str) -> None:
    figure = at(p0={"space": HERE}).state.figures[0]
    roll = Roll(figure, 0)
    roll.dice = (2, 5)
    question = next(pick_die(roll, Act(figure), shows))
    assert isinstance(question, Question)
    assert question.about is not None
    assert question.about["shows"] == shows
    assert Message("relic-ask-die", source="", shows=shows).text("en") == asked


# What happened


@rule("R-145")
def test_a_text_whose_condition_is_not_met_is_not_told_as_used() -> None:
    """Unseen Work pays only a player who has evaded somebody this turn."""
    quiet = at(sheets=["callidus-assassin", "ogryn"], phase="experience")
    assert "Unseen Work" not in log(quiet)
    table = at(
        sheets=["callidus-assassin", "ogryn"],
        p0={"space": HERE},
        board={HERE: ["grot-rabble"]},
    )
    play(table, "use:polymorphine", "evade:grot-rabble@1")
    assert "Callidus Assassin uses Unseen Work." in log(table)


@rule("R-145")
def test_a_text_that_finds_nothing_to_do_is_not_told_as_used() -> None:
    """The Cleansing Blade has no Corruption card to cut out."""
    for corruption, told in (([], False), (["withered-hand"], True)):
        table = against(
            "githellion",
            player=1,
            phase="exploration",
            p0={"space": HERE, "cunning": 1, "corruption": corruption},
            p1={"space": HERE},
            dice=[3, 2],
        )
        play(table, "attack:0")
        assert ("uses Cleansing Blade" in log(table)) is told


@rule("R-086", "R-078")
def test_the_die_of_an_explosion_is_told() -> None:
    table = at(p0={"space": HERE}, board={HERE: ["grot-rabble"]}, dice=[1, 6, 3])
    assert "Commissar rolls 6." in log(table)
    assert "Commissar rolls another die: 3." in log(table)


def test_a_number_played_for_an_exploding_die_is_told_once() -> None:
    table = at(
        p0={"space": HERE, "hand": ["iron-rations"]}, board={HERE: ["grot-rabble"]}, dice=[1, 6]
    )
    play(table, *_until_asked(table, "roll-battle"), "roll", "power:iron-rations")
    assert "plays Iron Rations as a" in log(table)
    assert "rolls another die" not in log(table)


def _until_asked(table: Table, wanted: str) -> list[str]:
    while topic(table) != wanted:
        play(table, "done")
    return []


@rule("R-077")
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "(natural 1)"), ("pl", "(naturalna jedynka)"), ("fr", "(1 naturel)")],
)
def test_a_natural_one_is_said_to_be_why_a_test_failed(language: str, said: str) -> None:
    maiden: dict[str, Any] = {"space": "seers-stones", "willpower": 8}
    natural = "\n".join(at(p0=maiden, dice=[1]).log(language))
    assert said in natural
    plain = "\n".join(at(p0={**maiden, "willpower": 1}, dice=[2]).log(language))
    assert said not in plain


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The scenario rule “Breath of Corruptis” applies to Canoness."),
        ("pl", "Zasada scenariusza „Oddech Corruptisa” dotyczy Kanoniczki."),
        ("fr", "La règle de scénario «\xa0Souffle de Corruptis\xa0» s’applique à la Chanoinesse."),
    ],
)
def test_a_rule_of_the_scenario_is_not_told_as_an_ability(language: str, said: str) -> None:
    table = at(
        sheets=["canoness", "ogryn"],
        scenario="the-reign-of-corruptis",
        p0={"space": "seers-stones", "willpower": 1},
        dice=[2],
    )
    assert said in table.log(language)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Commissar looks at the top 3 cards of the red Threat deck."),
        ("pl", "Komisarz ogląda 3 wierzchnie karty czerwonej talii Zagrożeń."),
        ("fr", "Le Commissaire regarde les 3 cartes du dessus du paquet Menace rouge."),
    ],
)
def test_how_many_cards_somebody_looks_at_is_told(language: str, said: str) -> None:
    table = play(at(p0={"space": "seers-stones", "willpower": 8}, dice=[3]), "deck:red")
    assert said in table.log(language)


@rule("R-152")
def test_only_who_looks_is_told_which_cards_they_are() -> None:
    table = at(
        p0={"space": "seers-stones", "willpower": 8},
        dice=[3],
        decks={"threat-red": ["ork-warboss", "grot-rabble", "pit-champion"]},
    )
    play(table, "deck:red")
    said = "You saw Ork Warboss, Grot Rabble and Pit Champion."
    assert said in table.log("en", 0)
    assert said not in table.log("en", 1)


@rule("R-152")
def test_cards_that_were_looked_at_are_counted_for_the_seat_that_knows_them() -> None:
    table = play(at(p0={"space": "seers-stones", "willpower": 8}, dice=[3]), "deck:red")

    def known(seat: int) -> tuple[int, int]:
        zones = table.view(seat).area("table").zones
        (zone,) = (zone for zone in zones if zone.id == "known")
        return zone.count, len(zone.pieces)

    assert known(0) == (3, 3)
    assert known(1) == (0, 0)


def test_a_nemesis_looks_at_its_own_deck_and_nobody_is_told_it_is_theirs() -> None:
    table = against(
        "githellion",
        player=1,
        phase="exploration",
        p1={"space": "arbites-precinct"},
        decks={"nemesis-githellion": ["skein-of-fate"]},
    )
    assert "Githellion Ath’ulwei looks at the top 3 cards of its Nemesis deck." in log(table)


# What is asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_says_what_it_is_for(language: str) -> None:
    """The special reward of the Callidus Assassin, and the character it asks her to choose."""
    names = {"en": "Stolen Identity", "pl": "Skradziona tożsamość", "fr": "Identité volée"}
    level = at(
        players=3,
        sheets=["callidus-assassin", "ogryn", "commissar"],
        phase="experience",
        p0={"level": 3, "trophies": ["ork-warboss"], "space": HERE},
        p1={"space": "titan-yards"},
        p2={"space": "titan-yards"},
    )
    play(level, "spend:ork-warboss@1")
    assert topic(level) == "choose"
    assert names[language] in prompt(level, language)
    play(level, "do:1")
    assert topic(level) == "who"
    assert names[language] in prompt(level, language)


@pytest.mark.parametrize(
    ("position", "answers", "said"),
    [
        ({"p0": {"space": "machine-shrine", "influence": 4}}, "", "Machine Shrine: choose one."),
        (
            {"scenario": "the-eye-closes", "p0": {"space": "scenario-space"}},
            "",
            "The Eye Closes: choose one. Your Willpower is 3. Your Cunning is 2.",
        ),
        (
            {
                "sheets": ["canoness", "ogryn"],
                "phase": "exploration",
                "p0": {"space": "arbites-precinct"},
            },
            "use:seek-the-heretic",
            "Seek the Heretic: choose a Threat deck.",
        ),
        (
            {
                "p0": {"space": HERE, "hand": ["dig-in", "defy-fate"]},
                "board": {HERE: ["shadow-of-the-hive"]},
            },
            "do:1",
            "Shadow of the Hive: discard a card from your hand.",
        ),
    ],
)
def test_questions_name_where_they_come_from(
    position: dict[str, Any], answers: str, said: str
) -> None:
    table = play(at(**position), *answers.split())
    assert prompt(table) == said


@pytest.mark.parametrize(
    ("language", "might", "power"),
    [
        ("en", "Might card", "Power card"),
        ("pl", "kartę Potęgi", "kartę Mocy"),
        ("fr", "carte Puissance", "carte Pouvoir"),
    ],
)
def test_a_nemesis_is_asked_about_its_own_cards(language: str, might: str, power: str) -> None:
    moving: dict[str, Any] = {"phase": "movement", "p1": {"hand": ["butchers-frenzy"]}}
    table = against(player=1, **moving)
    assert might in prompt(table, language)
    hero = at(phase="movement", p0={"hand": ["dig-in"]})
    assert power in prompt(hero, language)
    fighting = against(
        player=1,
        phase="exploration",
        p0={"space": HERE},
        p1={"space": HERE, "hand": ["blood-trail"]},
    )
    play(fighting, "attack:0")
    assert topic(fighting) == "roll-battle"
    assert might in prompt(fighting, language)


def test_a_nemesis_is_not_asked_about_missions() -> None:
    table = against(player=1, phase="experience", p1={"trophies": ["scout-titan"]})
    assert topic(table) == "experience"
    assert "mission" not in prompt(table)
    assert "misj" not in prompt(table, "pl")
    assert "mission" not in prompt(table, "fr")


@rule("R-152")
def test_who_looks_at_one_card_is_told_which_it_is_and_nobody_else() -> None:
    table = at(
        sheets=["sanctioned-psyker", "ogryn"],
        phase="movement",
        decks={"threat-red": ["ork-warboss"]},
    )
    play(table, "use:second-sight", "deck:red")
    assert topic(table) == "look-one"
    assert labels(table) == ["Leave Ork Warboss on top", "Put Ork Warboss on the bottom"]
    assert "Ork Warboss" not in prompt(table)


# What cards say


BANS = {
    "en": ("You cannot evade this enemy.", "You cannot use Power cards in this battle."),
    "pl": ("Nie możesz uniknąć tego wroga.", "W tej walce nie możesz używać kart Mocy."),
    "fr": (
        "Vous ne pouvez pas esquiver cet ennemi.",
        "Dans ce combat, vous ne pouvez pas utiliser de carte Pouvoir.",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_enemy_forbids_is_said_of_this_enemy_and_this_battle(language: str) -> None:
    def text(slug: str) -> str:
        return " ".join(card_text(CARDS[slug], language))

    evading, playing = BANS[language]
    assert evading in text("rage-hound")
    assert evading in text("purestrain-genestealer")
    assert playing in text("pit-champion")
    assert evading not in text("hunger-for-trophies")
    assert evading not in text("brand-of-rage")


def test_another_enemy_can_be_evaded_beside_one_that_cannot() -> None:
    table = at(
        sheets=["callidus-assassin", "ogryn"],
        p0={"space": HERE},
        board={HERE: ["rage-hound", "grot-rabble"]},
    )
    play(table, "use:polymorphine")
    assert keys(table) == ["evade:grot-rabble@1", "done"]


def test_the_number_of_a_copy_is_not_part_of_its_quoted_name() -> None:
    table = at(phase="experience", p0={"trophies": ["ork-warboss", "grot-rabble", "grot-rabble"]})
    assert "Wydaj trofeum „Zgraja grotów” nr 2 (wartość: 2)" in labels(table, "pl")


def test_what_may_be_done_several_times_is_answered_as_an_order() -> None:
    table = at(phase="engagement", p0={"space": "grey-knight-envoy", "influence": 3})
    assert topic(table) == "choose"
    order = "Maksymalnie trzy razy zapłać 1 wpływ, aby dobrać kartę Mocy"
    assert labels(table, "pl")[0] == order


def test_an_option_that_is_a_test_keeps_one_mood_in_french() -> None:
    clauses = ["test", "willpower", 7, "pass", [["gain_influence", 2]], "fail", [["lose_life", 1]]]
    effect = read([clauses], "some-card")
    assert effect.option(speech("fr")) == (
        "faire un test de Volonté 7\xa0: en cas de réussite, gagner 2 points d’influence\xa0; "
        "en cas d’échec, perdre 1 point de Vie"
    )
    assert "en cas de réussite, gagnez" in effect.clause(speech("fr"))
