"""Boxes of Relic that people make: read, mixed, spoken, found again; or refused."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import emberhold
from emberhold.games import GAMES
from emberhold.games.relic.bot import choose
from emberhold.games.relic.boxes import fits
from emberhold.games.relic.boxes.reading import Own, own_box, read_own
from emberhold.games.relic.boxes.workshop import OWN_BOXES
from emberhold.games.relic.cards import RELIC_BOX
from emberhold.games.relic.seen.library import entries
from emberhold.kernel.errors import SetupError
from emberhold.lab.batch import Batch, Kind
from emberhold.lab.playing import play
from emberhold.language import LANGUAGES, speech
from emberhold.parts.boxes import shelf
from emberhold.parts.boxes.contents import Contents, read_box
from emberhold.parts.boxes.refusing import BoxError
from tests.support.box_mutants import EXAMPLES

MAIN = """\
format = 1
game = "relic"
slug = "embers"
name = "Embers"
"""
CARDS = """\
[[card]]
name = "Cinder Imps"
deck = "threat-red"
type = "enemy"
traits = ["Daemon"]
attribute = "strength"
value = 3
effect = { reward = [["gain_influence", 4]] }

[[character]]
name = "Wenna"
attributes = { strength = 4, willpower = 3, cunning = 2 }
life = 5
start = "outskirts"
asset_limit = 4
power_limit = { 0 = 2, 6 = 3 }
track = [
    ["strength", "influence"], ["power", "mission"], ["willpower", "life"], ["cunning", "special"],
    ["influence", "power"], ["life", "influence"], ["strength", "power"], ["special", "influence"],
    ["cunning", "life"], ["special", "influence"], ["mission", "life"], ["strength", "power"],
]
special_name = "Banked Fire"
special = [["draw_power", 1]]

[[character.ability]]
name = "Stoker"
effect = { "when:win_battle" = [["gain_influence", 3]] }

[[scenario]]
name = "The Long Watch"
players = [2, 4]
confrontation = [["place_token", "own"], ["if", "tokens>=2", [["win", "you"]]]]

[[scenario.rule]]
name = "Warmth"
effect = { "when:place_token" = [["each", "each_other", [["gain_life", 1]]]] }
"""
PRINTED = len(RELIC_BOX.copies_in(0))


def contents(cards: str = CARDS, main: str = MAIN) -> Contents:
    return Contents({"box.toml": main.encode(), "cards.toml": cards.encode()}, "embers")


def refusal(found: Contents) -> str:
    with pytest.raises(BoxError) as refused:
        read_own(found)
    said = str(refused.value)
    assert "\n" not in said
    for language in LANGUAGES:
        assert refused.value.text(language)
    return said


def opened(own: Own, position: dict[str, Any] | None = None, **wishes: Any) -> emberhold.Table:
    setup = {"boxes": ["relic", own.name], **wishes}
    return emberhold.open("relic", 2, 7, setup, position)


def seated(own: Own) -> dict[str, Any]:
    sheets = [own.spelled["wenna"], "canoness"]
    return {"scenario": own.spelled["the-long-watch"], "sheets": sheets}


# Played


def test_a_box_is_mixed_in_and_played_to_the_end() -> None:
    own = read_own(contents())
    table = opened(own, **seated(own))
    assert table.state.scenario.slug == own.spelled["the-long-watch"]
    assert table.state.figures[0].sheet.slug == own.spelled["wenna"]
    assert len(table.state.decks[0].all) == PRINTED + 1
    luck = Random(1)
    while table.question is not None:
        table.answer(luck.choice(list(table.question.options)))
    assert table.result is not None
    assert any("Wenna" in line for line in table.log("en"))


def test_what_a_card_and_an_ability_say_they_do() -> None:
    """Wenna defeats the imps: four influence as their reward, three by her ability."""
    own = read_own(contents())
    position = {
        "turn": {"player": 0, "phase": "engagement"},
        "dice": [1, 5],
        "players": {"0": {"space": "outskirts", "influence": 0}},
        "board": {"outskirts": [own.spelled["cinder-imps"]]},
    }
    table = opened(own, position, **seated(own))
    assert table.state.figures[0].trophies[0].card.slug == own.spelled["cinder-imps"]
    assert table.state.figures[0].influence == 7


def test_a_card_takes_the_place_of_one_of_its_kind_on_the_same_deal() -> None:
    """What is compared by pairs differs in that card alone; the set-up carries it along."""
    own = read_own(contents())
    imps = own.spelled["cinder-imps"]
    without = opened(own, stacked={imps: -1}, scenario="the-mystery-beyond")
    for place in (0, 3):
        table = opened(own, stacked={imps: place}, scenario="the-mystery-beyond")
        again = emberhold.loads(table.dumps())
        for one, other, kept in zip(
            table.state.decks, without.state.decks, again.state.decks, strict=True
        ):
            assert [card.slug for card in one.cards] == [card.slug for card in kept.cards]
            apart = [
                (new, old)
                for new, old in zip(one.cards, other.cards, strict=True)
                if new.slug != old.slug
            ]
            if one is table.state.decks[0]:
                [(new, old)] = apart
                assert (new.slug, new.type) == (imps, old.type)
                above = one.cards[one.cards.index(new) + 1 :]
                assert sum(card.type == "enemy" for card in above) == place
            else:
                assert apart == []


@pytest.mark.parametrize("stacked", [{"ork-veterans": 1}, {"?": 1}, {"imps": 99}, {"imps": "1"}, 3])
def test_only_cards_of_a_box_are_placed_by_hand(stacked: Any) -> None:
    own = read_own(contents())
    imps = own.spelled["cinder-imps"]
    if isinstance(stacked, dict):
        stacked = {imps if slug == "imps" else slug: place for slug, place in stacked.items()}
    with pytest.raises(SetupError) as refused:
        opened(own, stacked=stacked)
    assert "stacked must be a table of Threat cards" in str(refused.value)


def test_what_is_met_is_noted_by_turn() -> None:
    """Nobody has met a card before it is turned up, and a game tells of every rule it has."""
    own = read_own(contents())
    imps = own.spelled["cinder-imps"]
    pairs = OWN_BOXES.pairs(OWN_BOXES.open(contents()), "cinder-imps", "", 2, 3)
    assert {pair.without["stacked"][imps] for pair in pairs} == {-1}
    wishes = {"boxes": ["relic", own.name], "scenario": own.spelled["the-long-watch"]}
    kinds = tuple(Kind(str(at), {**wishes, "stacked": {imps: at}}) for at in (-1, 0))
    without, having = (play(Batch("relic", ("greedy",) * 2, 1, 3, kinds), n) for n in range(2))
    met = [OWN_BOXES.meetings(row) for row in (without, having)]
    assert [sum(each.card == imps for each in row) for row in met] == [0, 1]
    assert all(len(each.change) == len(OWN_BOXES.measures) for row in met for each in row)
    [often] = OWN_BOXES.rules(having).values()
    assert often == 2, "tokens are placed twice before the game is won"


def test_a_game_with_a_box_has_a_last_round() -> None:
    own = read_own(contents())
    assert opened(own).state.rounds == 60
    with pytest.raises(SetupError, match="rounds"):
        opened(own, rounds=0)
    assert emberhold.open("relic", 2, 7, {"rounds": 0}).state.rounds == 0


def test_what_was_dealt_is_dealt_again_from_all_boxes() -> None:
    own = read_own(contents())
    table = opened(own)
    dealt = set()
    for seed in range(40):
        guess = table.redeal(0, seed)
        dealt |= {sheet.slug for sheet in guess.state.figures[1].dealt}
    assert own.spelled["wenna"] in dealt


def test_a_scenario_is_for_as_many_players_as_it_says() -> None:
    own = read_own(contents())
    setup = {"boxes": ["relic", own.name], "scenario": own.spelled["the-long-watch"]}
    with pytest.raises(SetupError, match="cannot be played by 5 players"):
        emberhold.open("relic", 5, 7, setup)


def test_nothing_changes_where_no_box_is_in_play() -> None:
    plain = emberhold.open("relic", 2, 7, {})
    own = read_own(contents())
    assert emberhold.open("relic", 2, 7, {"boxes": ["relic"]}).dumps() == plain.dumps()
    assert "boxes" not in plain.header.setup
    game = GAMES["relic"]
    assert game.with_setup(plain.header.setup) is game
    mixed = game.with_setup(opened(own).header.setup)
    assert mixed.mixture
    assert mixed.name == "relic"
    assert game.actions(2).names == GAMES["relic"].with_setup({}).actions(2).names
    assert not any(own.spelled["wenna"] in name for name in game.actions(2).names)


def test_a_box_alone_is_not_a_game() -> None:
    own = read_own(contents())
    with pytest.raises(SetupError, match="include relic among the boxes"):
        emberhold.open("relic", 2, 7, {"boxes": [own.name]})
    with pytest.raises(SetupError, match="Unknown box"):
        emberhold.open("relic", 2, 7, {"boxes": ["relic", "talisman"]})


# Found again


def test_a_saved_game_finds_the_box_it_was_played_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EMBERHOLD_HOME", str(tmp_path))
    found = contents()
    own = read_own(found)
    shelf.keep(own.name, found)
    saved = opened(own, **seated(own)).dumps()
    assert own.name in saved
    shelf.forget(own.name)
    own_box.cache_clear()
    read_own(contents(CARDS.replace("life = 5", "life = 2")))  # the folder has changed since
    assert emberhold.loads(saved).state.figures[0].sheet.life == 5


# Words


def test_the_example_speaks_three_languages() -> None:
    own = read_own(read_box(EXAMPLES / "bell-below"))
    assert own.untold == ()
    names = [{entry.name(language) for entry in entries(own.box)} for language in LANGUAGES]
    assert len(set().union(*names)) == len(LANGUAGES) * len(names[0])
    assert speech("pl").forms(next(iter(own.box.scenarios.values())))["gen"] == "Dzwonu w głębinie"


def test_the_bell_of_the_example_is_silenced_at_a_price() -> None:
    """Of 7 influence 6 are paid, and 1 is lost to ringing ears at the start of Experience."""
    own = read_own(read_box(EXAMPLES / "bell-below"))
    position = {
        "turn": {"player": 0, "phase": "engagement"},
        "players": {
            "0": {"space": "scenario-space", "influence": 7},
            "1": {"life": 2},
        },
    }
    table = opened(own, position, scenario=own.spelled["the-bell-below"])
    table.answer("do:2")
    silencer, other = table.state.figures
    assert len(silencer.tokens) == 1
    assert silencer.influence == 0
    assert other.life == 3


def test_the_example_is_played_to_the_end_by_a_sensible_player() -> None:
    own = read_own(read_box(EXAMPLES / "bell-below"))
    table = opened(own, scenario=own.spelled["the-bell-below"], rounds=3)
    table.play_out(lambda question: choose(table.state, question))
    assert table.result is not None


def test_a_new_box_is_sound() -> None:
    files = OWN_BOXES.begin("my-box")
    made = OWN_BOXES.open(Contents({name: text.encode() for name, text in files.items()}, "x"))
    assert made.slug == "my-box"
    assert made.untold == ()
    assert {entry.kind for entry in made.entries} == {"character", "scenario", "enemy"}


# Judged


def test_a_character_is_judged_in_the_first_seat() -> None:
    read = contents()
    made = OWN_BOXES.open(read)
    pairs = OWN_BOXES.pairs(made, "wenna", "canoness", 2, 3)
    for pair in pairs:
        assert pair.with_it["sheets"][0] == made.spelled["wenna"]
        assert pair.without["sheets"][0] == "canoness"
        assert pair.with_it["sheets"][1:] == pair.without["sheets"][1:]
        assert GAMES["relic"].setup(2, 1, pair.with_it)["scenario"] == pair.without["scenario"]
    with pytest.raises(SetupError, match="only characters and Threat cards can"):
        OWN_BOXES.pairs(made, "the-long-watch", "", 2, 3)
    with pytest.raises(SetupError, match="no “wena” to compare"):
        OWN_BOXES.pairs(made, "wena", "", 2, 3)


@pytest.mark.parametrize("thing", ["cinder-imps", "wenna", "the-long-watch"])
def test_everything_can_be_tried(thing: str) -> None:
    made = OWN_BOXES.open(contents())
    trial = OWN_BOXES.bench.trial(made, thing, 2)
    table = emberhold.open("relic", 2, 7, trial.wishes, trial.position)
    slug = made.spelled[thing]
    state = table.state
    sheets = [figure.sheet.slug for figure in state.figures]
    top = state.decks[0].cards[-1].slug
    assert slug in (*sheets, state.scenario.slug, top)


# Refused, with file and line


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        (
            'type = "enemy"',
            'type = "mission"',
            4,
            "a card of type “mission” needs rules",
        ),
        ('"threat-red"', '"power"', 3, "deck cannot be “power”"),
        ('traits = ["Daemon"]', 'traits = ["Demon"]', 5, 'unknown trait "Demon"'),
        ("value = 3", "value = 0", 7, "value must be at least 1"),
        ("value = 3\n", "", 1, "the field “value” is missing"),
        ("value = 3", "price = 3", 7, "unknown field “price”"),
        ('reward = [["gain_influence", 4]]', "reward = 4", 8, "reward must be a list of clauses"),
        ('"gain_influence", 4', '"gain_influense", 4', 8, 'did you mean "gain_influence"?'),
        ("reward =", "reword =", 8, "applies at the moment “reword”"),
        ('"gain_influence", 4', '"draw_threat", "red", 1, "here"', 8, "“draw_threat” does not fit"),
        ('"gain_influence", 4', '"battle_bonus", 2', 8, "“battle_bonus” does not fit here"),
        ('"gain_influence", 4', '"draw_nemesis", 1', 8, "“draw_nemesis” cannot be used"),
        ("strength = 4", "strength = 9", 12, "attributes must be a number from 1 to 8, not 9"),
        ("strength = 4, ", "", 12, "exactly these: strength, willpower, cunning"),
        ("life = 5", "life = true", 13, "life must be a number from 1 to 9"),
        ('"outskirts"', '"inskirts"', 14, "start cannot be “inskirts”"),
        ("{ 0 = 2, 6 = 3 }", "{ 6 = 3 }", 16, "level 0 is needed"),
        ('["power", "mission"], ', "", 17, "a list of 12 levels with two rewards each"),
        ('["power", "mission"]', '["power", "infamy"]', 17, "track cannot be “infamy”"),
        ('special = [["draw_power", 1]]', 'special = [["win", "you"]]', 23, "“win” does not fit"),
        ("win_battle", "draw_omen", 27, "applies at the moment “when:draw_omen”"),
        ("when:win_battle", "discard", 27, "applies at the moment “discard”"),
        ("when:win_battle", "charge", 27, "applies at the moment “charge”"),
        ('"gain_influence", 3', '"draw_power", 1', 27, "“draw_power” might"),
        ("players = [2, 4]", "players = [4, 2]", 31, "players must be two numbers from 2 to 6"),
        ('["place_token", "own"]', '["confront"]', 32, "“confront” cannot be used"),
        ('["place_token", "own"]', '["teams"]', 32, "“teams” cannot be used"),
        ("[[card]]", "[[karte]]", 0, "unknown field “karte”"),
        ('name = "Warmth"', 'name = "Wenna"', 35, "two entries of this box have the slug “wenna”"),
    ],
)
def test_what_is_wrong_is_said_with_file_and_line(
    old: str, new: str, line: int, words: str
) -> None:
    assert old in CARDS
    said = refusal(contents(CARDS.replace(old, new, 1)))
    assert said.startswith(f"cards.toml, line {line}: " if line else "cards.toml: "), said
    assert words in said, said


@pytest.mark.parametrize(
    ("clause", "polish", "french"),
    [
        (
            '["gain_influence", "four"]',
            '„amount” musi być liczbą od 1 do 99, a nie "four"',
            '« amount » doit être un nombre de 1 à 99, pas "four"',
        ),
        (
            '["if", "strength>=3", [["gain_life", 1]]]',
            'po „if” nie da się powiedzieć "strength>=3"',
            'rien ne permet de dire "strength>=3" après « if »',
        ),
        (
            '["if", "life=2", [["gain_life", 1]]]',
            "znak „=” służy tylko do pytania o 0, a nie o 2",
            "« = » ne permet de demander que 0, pas 2",
        ),
        (
            '["each", "each_character vs Ork", [["gain_life", 1]]]',
            'nikogo nie da się opisać słowami "vs Ork"',
            'personne ne peut être décrit par "vs Ork"',
        ),
        (
            '["for_each", "each_character in tier", [["gain_life", 1]]]',
            'po „for_each” nie da się powiedzieć "each_character in tier"',
            'rien ne permet de dire "each_character in tier" après « for_each »',
        ),
        (
            '["roll", { "1-2" = [["gain_life", 1]] }]',
            'rzut musi obejmować wyniki od 1 do 6, a nie ["1-2"]',
            'un jet doit couvrir les résultats de 1 à 6, pas ["1-2"]',
        ),
        (
            '["roll", { "1 or 2" = [["gain_life", 1]] }]',
            'wyniki kości zapisuje się jako „3” albo „1-2”, a nie "1 or 2"',
            'les résultats d’un dé s’écrivent « 3 » ou « 1-2 », pas "1 or 2"',
        ),
        (
            '["roll", 3]',
            "„numbers” musi być tabelą wyników od 1 do 6 z klauzulami, a nie 3",
            "« numbers » doit être une table des résultats de 1 à 6 avec leurs clauses, pas 3",
        ),
    ],
)
def test_what_is_wrong_with_a_clause_is_said_in_three_languages(
    clause: str, polish: str, french: str
) -> None:
    with pytest.raises(BoxError) as error:
        read_own(contents(CARDS.replace('["gain_influence", 4]', clause, 1)))
    told = error.value.message
    assert told.text("pl").startswith("cards.toml, wiersz 8: ")
    assert polish in told.text("pl")
    said = told.text("fr").replace("\u00a0", " ")
    assert said.startswith("cards.toml, ligne 8 : ")
    assert french in said


def test_joints_that_repeat_are_not_too_deep_inside_each_other() -> None:
    each = '["each", "each_character", ['
    deep = each * 3 + '["gain_influence", 1]' + "]]" * 3
    said = refusal(contents(CARDS.replace('["gain_influence", 4]', deep)))
    assert "it would never end" in said


def test_the_printed_book_fits_where_it_is_printed() -> None:
    """What the book says at a moment may be said there; other moments do not answer it."""
    bonus = [["battle_bonus", 2]]
    assert not list(fits.misfits("character", "prepare", bonus))
    assert [misfit.word for misfit in fits.misfits("character", "start_turn", bonus)] == [
        "battle_bonus"
    ]


def test_an_empty_box_is_refused() -> None:
    assert refusal(contents("")) == "box.toml: there is nothing in this box"
