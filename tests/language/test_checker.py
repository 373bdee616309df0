"""The checker finds a planted mistake of each kind, and every game that is there passes it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import emberhold
from emberhold.games import game_named
from emberhold.games.ashes.cards import CARDS
from emberhold.kernel.message import Message, install_voice
from emberhold.kernel.naming import given_id
from emberhold.language import LANGUAGES, message_ids, speak, speech
from emberhold.language.speech import _PACKAGE, _own_files
from emberhold.parts.reading import Named
from tests.language.chapters import plain
from tests.language.checker import (
    CARD,
    RULE,
    CaseAsking,
    dodged_cases,
    faults,
    forced_agreements,
    idioms,
    terms,
)
from tests.language.sample import KINDS, LEGACY, PLAYERS, Sampled, cards
from tests.support.every import every

GAMES = tuple(emberhold.GAMES)


# Planted mistakes


PLANTED = [
    ("fr", "war-eternal", "L’effet que Aurore permet."),
    ("fr", "legacy", "Le tour d’明 commence."),
    ("fr", "legacy", "Le tour d’Иван commence."),
    ("fr", "legacy", "Le tour d’ commence."),
    ("en", "ashes", "The dice are rolled anew."),
    ("en", "ashes", "Whoever has fewer cards draws first."),
    ("en", "relic", "This is no enemy."),
    ("en", "relic", "Move exactly so many spaces."),
    ("en", "relic", "The game goes on until somebody wins."),
    ("en", "relic", "Any number of cards, unless said otherwise."),
    ("en", "war-eternal", "The rule has been mended."),
    ("en", "war-eternal", "The card lies on the breach."),
    ("en", "war-eternal", "What it costs is what stands there: it stands on the card."),
    ("en", "relic", "The card is laid on its space."),
    ("en", "relic", "As one reads on the card."),
    ("en", "relic", "The tests hold it true."),
    ("en", "relic", "It counts at all times when it is in play."),
    ("en", "war-eternal", "Destroy the dearest spell."),
    ("en", "war-eternal", "You cannot take back that answer now: you took back one."),
    ("en", "relic", "Draw an enemy of the kind Ork."),
    ("en", "relic", "The Canoness parts with a card."),
    ("fr", "ashes", "Le tour de Aradel commence."),
    ("fr", "relic", "Au début du tour, si il y a un ennemi, piochez."),
    ("fr", "relic", "Avancez de une case."),
    ("fr", "relic", "La carte passe de le Commissaire à la Chanoinesse."),
    ("fr", "relic", "Utiliser\u00a0: Grenade à stase"),
    ("fr", "relic", "Vous combattez un némésis."),
    ("fr", "relic", "Relancez 1 de vos dés."),
    ("fr", "relic", "Défaussez 2 atouts."),
    ("fr", "relic", "Regardez les trois premières cartes du paquet Relique."),
    ("fr", "relic", "Le cadre laisse le choix."),
    ("fr", "relic", "Le défenseur teste sa Force contre la valeur du défi."),
    ("fr", "relic", "Piochez une carte de menace."),
    ("fr", "relic", "La mission demande deux ennemis vaincus ensemble."),
    ("fr", "ashes", "Le bloqueur peut riposter."),
    ("fr", "ashes", "Un sort d’action est joué pour un effet unique."),
    ("fr", "ashes", "Les dégâts forment une seule instance de dégâts."),
    ("fr", "war-eternal", "Résolvez l’effet « Lorsque préparé\u00a0»."),
    ("fr", "war-eternal", "Le sort profite du bonus de brèche."),
    ("fr", "war-eternal", "Appliquez le texte «\u00a0POUR DÉFAUSSER\u00a0»."),
    ("fr", "war-eternal", "Gravehold subit 2 dégâts ."),
    ("fr", "war-eternal", "Les joueurs défaussent collectivement deux cartes."),
    ("pl", "war-eternal", "Zadaj  1 obrażenie."),
    ("fr", "war-eternal", "Lancer : infligez 1 dégât."),
    ("pl", "war-eternal", 'Rozpatrz efekt "Gdy przygotowane".'),
    ("fr", "war-eternal", "L’effet “Lorsque préparé” s’applique."),
    ("en", "war-eternal", "Draw 2 cards."),
    ("pl", "ashes", "Dobierz 2 karty."),
    ("fr", "ashes", "Placez 2 jetons de statut sur cette unité."),
    ("pl", "war-eternal", "Gravehold odzyskuje 2 punkty żywotności."),
    ("pl", "ashes", "Umieść trzy żetony rany na wskazanej jednostce."),
    ("fr", "war-eternal", "Ce Serviteur subit 2 dégâts."),
    ("fr", "ashes", "Cette unité subit 2 dégâts."),
    ("en", "war-eternal", "It needs two neighbouring breaches."),
    ("pl", "legacy", "Dowolny gracz otrzymuje 2 obrażenia i otrzymuje 1 Ładunek."),
    ("pl", "legacy", "Zdobywacie lesson-mist."),
    ("pl", "legacy", "Buczące Trutnie otrzymuje żeton Tarczy."),
    ("pl", "legacy", "Gracz z najdroższym Zaklęciem odrzuca je."),
    ("pl", "legacy", "Rynek zasobów leży w rzędach: Klejnoty, Relikty, Zaklęcia."),
    ("pl", "war-eternal", "Zamknięta Brama nie daje żadnej premii."),
    ("pl", "legacy", "Dolicza się dodatkowe obrażenia z Bramy."),
    ("pl", "war-eternal", "Gracz może wykonać tekst „ABY ODRZUCIĆ” Mocy."),
    ("pl", "legacy", "Wszystkie pola Ładunków są zajęte."),
    ("pl", "ashes", "Wybierz blokującego albo nikogo."),
    ("pl", "relic", "Gdy wygrywasz walkę: zyskaj 1 wpływ."),
    ("pl", "relic", "Początek twojej fazy ruchu: rzuć kością."),
    ("pl", "relic", "Otrzymujesz +1 za każdą twoją kartę."),
    ("pl", "relic", "Odrzuć 2 karty Mocy."),
    ("pl", "relic", "Na polu leży jedna z kart Zagrożeń."),
    ("pl", "ashes", "Atak to akcja główna."),
    ("pl", "ashes", "Rany goją się w fazie odnowy."),
    ("pl", "ashes", "Kość z symbolem mocy opłaca jeden symbol."),
    ("pl", "ashes", "Za symbol podstawowy zapłaci każda kość."),
    ("pl", "ashes", "Obrażenia liczą się jako zadane jednorazowo."),
    ("pl", "ashes", "Są cztery rodzaje kości."),
    ("pl", "ashes", "Kość trafia do aktywnej puli gracza."),
    ("pl", "legacy", "Efektu ABY ODRZUCIĆ nie wolno zaczynać."),
    ("pl", "relic", "Ogryn przechodzi na pole Pole scenariusza."),
    ("pl", "legacy", "Odrzuć kartę o koszcie 4 lub mniejszym."),
    ("pl", "relic", "Za wroga rzuca się jedną kość."),
    ("pl", "relic", "Stań na najbliższym narożniku."),
    ("pl", "relic", "Spotkanie zostaje na polu, chyba że mówi inaczej."),
    ("pl", "war-eternal", "Życie na karcie: 70"),
    ("pl", "legacy", "Ostatniej karty nie można pozyskać przez zakup."),
    ("pl", "relic", "Wydaj trofeum „Zgraja grotów nr 2” (wartość: 2)"),
    ("pl", "relic", "Jeśli to zrobisz, wygrywasz tę walkę, jeśli suma wynosi najwyżej 7."),
]


def test_a_planted_mistake_is_found() -> None:
    with every() as case:
        for language, game, text in PLANTED:
            with case(f"{language}, {game}: {text}"):
                assert faults(text, language, game, CARD) or (language == "en" and [*idioms(text)])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("language", "mistakes"),
    [
        ("pl", ("Gracz odrzuca 2 karty.", "Wybierz gracza albo nikogo.")),
        ("fr", ("Relancez 1 de vos dés.", "Révélez les deux premières cartes de la pioche.")),
    ],
)
def test_a_mistake_planted_in_a_rule_is_found(
    game: str, language: str, mistakes: tuple[str, ...]
) -> None:
    """Wherever it is among the rules of a book; in Polish a digit for what is counted too."""
    told = [*rules(game, language)]
    assert not any(faults(text, language, game, RULE) for text in told)
    for mistake in mistakes:
        assert faults(f"{told[len(told) // 2]} {mistake}", language, game, RULE)


def test_the_number_of_a_chapter_is_not_counted() -> None:
    assert faults("W Rozdziale 6 gracz dobiera kartę.", "pl", LEGACY, RULE) == []
    assert faults("Gra jest przeznaczona dla 2–4 graczy.", "pl", "ashes", RULE) == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Le tour d’Aradel commence\u00a0: l’Aurore, la Hâte et le onzième sort de Gex."),
        ("pl", "Rozpatrz efekt „Gdy przygotowane” i zadaj 2 obrażenia, po czym odrzuć dwie karty."),
        ("en", "Deal 2 damage. Draw two cards (“Link”)."),
    ],
)
def test_a_sound_sentence_is_left_alone(language: str, text: str) -> None:
    assert faults(text, language, "war-eternal", CARD) == []


def test_a_name_without_the_case_its_place_asks_for_is_found() -> None:
    """Zones have no cases: one given where a genitive is wanted has no right word."""
    say = CaseAsking("pl")
    zone = type("Zone", (), {"message_id": "zone-hand"})()
    assert CaseAsking.MARK in say("log-turn", who=zone)
    mage = type("Mage", (), {"message_id": "mage-yan-magda"})()
    assert say("log-turn", who=mage) == "Zaczyna się tura Yan Magdy."


def test_a_dodged_case_is_found() -> None:
    assert dodged_cases("przekazuje kartę graczowi { $who }")
    assert dodged_cases("wchodzi do gry (strona: { $who })")
    assert not dodged_cases("przekazuje kartę { $who_dat }, efekt karty { $card }")


def test_an_agreement_with_a_given_name_is_found() -> None:
    agreeing = "log-tired = { $who } jest { $who_gender ->\n    [f] zmęczona\n   *[m] zmęczony\n}."
    assert forced_agreements(agreeing) == ["$who_gender falls back to [m]"]
    assert forced_agreements(agreeing.replace("*[m] zmęczony", "*[given] na skraju sił")) == []
    assert forced_agreements(agreeing.replace("$who_gender", "$card_gender")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_agrees_with_a_name_that_people_give(language: str) -> None:
    """Only Legacy's mages are named by people; its sentences are those of War Eternal."""
    for path in (path for path in _own_files(language) if "aeons_end" in path.parts):
        assert forced_agreements(path.read_text(encoding="utf-8")) == [], path.name


@pytest.mark.parametrize(
    ("name", "of"),
    [
        ("Anna", "d’Anna"),
        ("Hélène", "d’Hélène"),
        ("Yves", "d’Yves"),
        ("Yan", "de Yan"),
        ("Øyvind", "d’Øyvind"),
        ("Hjalmar", "de Hjalmar"),
        ("明", "de 明"),
        ("Иван", "de Иван"),
        ("★Anna", "de ★Anna"),
    ],
)
def test_a_given_name_of_any_alphabet_is_elided_as_it_is_spoken(name: str, of: str) -> None:
    assert speech("fr").forms(Named(given_id(name, "word-mage")))["de"] == of


def test_a_given_name_has_no_gender_unless_the_game_offers_it() -> None:
    for language in ("pl", "fr"):
        say = speech(language)
        assert say.forms(Named(given_id("Sam", "word-mage")))["gender"] == ""
        assert say.forms(Named(given_id("Arva", "word-mage")))["gender"] == "f"
        tired = Message("log-exhausted", who=Named(given_id("Sam", "word-mage"))).text(language)
        assert not re.search(r"wyczerpan[ya]\b|épuisée?\b", tired)


# Every game


def rules(game: str, language: str) -> Iterator[str]:
    """The rules of a book, one by one."""
    shelf = game_named(game).rulebook
    assert shelf is not None
    yield from (rule.text for rule in shelf.read(language).rules.values())


def exercises(game: str, language: str) -> Iterator[str]:
    """What the lessons and puzzles of a game say."""
    say, played = speech(language), game_named(game)
    for exercise in (*played.lessons, *played.puzzles):
        yield from (say(id) for id in exercise.messages)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_written_as_the_rules_of_the_language_want(game: str, language: str) -> None:
    found = [(t, faults(t, language, game, CARD)) for t in cards(game, language)]
    assert [pair for pair in found if pair[1]] == []


@pytest.fixture
def marking() -> Iterator[None]:
    """Everything is said by a voice that marks a missing case or article."""
    asking = {language: CaseAsking(language) for language in LANGUAGES}

    def voice(message: Message, language: str) -> str:
        return asking[language](message.id, **message.arguments)

    install_voice(voice)
    yield
    install_voice(speak)


def _listened(game: str, seed: int, players: str) -> Any:
    """Long games are listened to once; by other players, and from another seed, at night."""
    later = seed > 1 or (players == "random" and game in (LEGACY, "relic"))
    return pytest.param(game, seed, players, marks=[pytest.mark.long] if later else [])


@pytest.mark.thorough
@pytest.mark.usefixtures("marking")
@pytest.mark.parametrize(
    ("game", "seed", "players"),
    [
        _listened(game, seed, players)
        for game in GAMES
        for seed in ((1,) if game == LEGACY else (1, 2))
        for players in PLAYERS
    ],
)
def test_what_is_said_at_the_table_too(game: str, seed: int, players: str) -> None:
    """All kinds and languages in one test, and the case that each place asks of a name: listening
    to a game costs far more than checking it."""
    heard = Sampled(game).listen((seed,), players=(players,))
    told = {
        (what, language): heard.sentences(what, language, 10**4)
        for what in KINDS
        for language in LANGUAGES
    }
    assert [text for said in told.values() for text in said if CaseAsking.MARK in text] == []
    found = [
        (what, text, faults(text, language, game))
        for (what, language), said in told.items()
        for text in said[:2000]
    ]
    assert [fault for fault in found if fault[2]] == []


ADVICE = re.compile(r"\$card_([a-z]+)")
FOR_UNITS = ("ins",)
"""Cases that only a unit is asked for: somebody attacks with it."""


@pytest.mark.parametrize("language", ["pl", "fr"])
def test_every_card_has_the_cases_that_hints_and_reasons_ask_for(language: str) -> None:
    """A sample may never meet the one minion that lacks a case: here all cards are asked."""
    units = {card.message_id for card in CARDS.values() if card.type in ("ally", "conjuration")}
    units.add(CARDS["strange-copy"].message_id)  # AS-243: a spell that becomes an ally
    say = CaseAsking(language)
    for folder, prefix in (("aeons_end", "card-"), ("ashes", "ashes-card-")):
        files = [path for path in _own_files(language) if path.parts[-4] == folder]
        asking = [path for path in files if path.name in ("counsel.ftl", "reasons.ftl")]
        assert len(asking) == 2
        forms = {form for path in asking for form in ADVICE.findall(path.read_text("utf-8"))}
        cards = [id for id in message_ids(language) if id.startswith(prefix) and plain(id)]
        lacking = {
            (id, form)
            for id in cards
            for form, words in say.forms(Named(id)).items()
            if form in forms and CaseAsking.MARK in words
            if form not in FOR_UNITS or id in units
        }
        assert lacking == set()


def test_no_polish_message_dodges_a_case() -> None:
    """At the web table names are what people have typed, and nobody can decline those."""
    for path in (path for path in _own_files("pl") if "server" not in path.parts):
        found = dodged_cases(path.read_text(encoding="utf-8"))
        assert found == [], path.name


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("texts", [rules, exercises])
def test_what_is_read_and_taught_is_in_the_words_of_the_glossary(
    game: str, language: str, texts: Callable[[str, str], Iterator[str]]
) -> None:
    """Every rule of the book, and everything that lessons and puzzles say."""
    lines = [*texts(game, language)]
    found = [(text, faults(text, language, game, RULE)) for text in lines]
    assert lines
    assert [pair for pair in found if pair[1]] == []


FOLDERS = {"relic": "relic", "ashes": "ashes", LEGACY: "legacy", "war-eternal": "aeons_end"}
"""Where a game keeps its messages; Legacy’s folder is within that of War Eternal."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_a_game_is_in_the_words_of_the_glossary(language: str) -> None:
    """Hints and reasons as well, which a sample of games may never speak."""
    found: list[tuple[str, ...]] = []
    for path in _own_files(language):
        within = path.parts[len(_PACKAGE.parts) :]
        game = next((game for game, name in FOLDERS.items() if name in within), None)
        for line in path.read_text(encoding="utf-8").splitlines() if game else ():
            said = "" if line.startswith("#") else re.sub(r"^\S+ = |^ *\*?\[\S+\] ", "", line)
            found += [(path.name, line, *terms(said, language, game or ""))]
    assert found
    assert [line for line in found if line[2:]] == []


def test_every_game_is_checked() -> None:
    assert set(GAMES) >= {"war-eternal", "ashes", "relic", LEGACY}
    assert all(game_named(game).library for game in GAMES)
