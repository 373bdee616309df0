"""What a machine can see of good language; docs/language.md says what it holds sentences against.

`faults(text, language, game, kind)` looks at one sentence or card; `CaseAsking` is a speech that
marks every name that lacks the case or article its place asks for; `forced_agreements` reads
templates, and finds those that would give a person's made-up name a gender.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from emberhold.language.french import elides, person_elides
from emberhold.language.speech import GRAMMAR, Speech, speech

CARD, RULE = "card", "rule"
"""The kinds of text in which things are counted in words, a rule in Polish only."""

IN_DIGITS = (("relic", "en"), ("legacy", "en"), ("legacy", "fr"))
"""Games whose cards still write every number as a digit, and in which languages."""
_COUNTED = {
    "en": r"cards?|spells?|breaches|players?|tokens?|dice|die|copies|minions?|acolytes?",
    "pl": r"kart[aęy]?|Zaklęci[aeu]|Zaklęć|Bram[aęy]?|gracz[ey]?|graczy|żeton(y|ów)?|kości|kość|"
    r"kopi[aeęi]|Popleczni\w+|Akoli\w+|Klejno\w+|Strą\w+|Latar\w+|relikwi\w*|trofe\w+|"
    r"wrog\w+|agen\w+|zas[oó]b\w*|misj\w+|kość\w*|kośćmi|kością",
    "fr": r"cartes?|sorts?|brèches?|joueurs?|jetons?|dés?|exemplaires?|serviteurs?|acolytes?|"
    r"gemmes?|reliques?|ennemis?|atouts?|trophées?|missions?|cases?|agents?|armes?",
}
"""Things: their number is a word up to ten. What is measured (damage, life, aether) has digits."""
_DIGIT = {
    language: re.compile(rf"(?<![\d.,+/-])\b(10|[1-9]) (?:\w+ )?({words})\b")
    for language, words in _COUNTED.items()
}
_PLAIN_DIGIT = re.compile(
    rf"(?<![\d.,+/–-])(?<!Rozdziale )(?<!Rozdziału )(?<!Suplement )"
    rf"\b(10|[1-9]) ({_COUNTED['pl']})\b"
)
"""In the Polish rules, where a chapter or a box has its number right before a thing."""
_ID = re.compile(r"\b(?:mentor|lesson|card|mage|relic|nemesis|story|zone)-(?!specific)[a-z]+\b")
"""A message id that was told as if it were a word."""
_NBSP = "\u00a0\u202f"
_ELISION = re.compile(
    r"(?<!-)\b([Dd]e|[Ll]e|[Ll]a|[Qq]ue|ne|[Ss]e|[Jj]usque|[Ll]orsque|[Pp]uisque|[Cc]e|je|me|te) "
    r"([\wÀ-ÿŒœ]+)"
)
_KEPT = (
    *("onze", "onzième", "oui", "un", "une", "huit", "ouistiti", "yaourt", "y"),
    *("i", "ii", "iii", "iv", "ou"),
)
"""Before these nothing is elided, or the article is another word."""
_BEFORE_ONE = re.compile(r"\b([Dd]e|[Qq]ue|[Jj]usque|[Ll]orsque|[Pp]uisque) une?\b")
_ELIDED = re.compile(r"\b([DdLlNnSsJjCcMmTt]|[Qq]u|[Jj]usqu|[Ll]orsqu|[Pp]uisqu)’(\S*)")
_UNCONTRACTED = re.compile(r"\b([Dd]e|[Àà]) les? (?=[A-ZÀ-ÝŒ])")
"""“de le Commissaire”; before a verb “de le faire” is right."""
_DODGED_OBJECT = re.compile(
    rf"(?m)^(?:Utiliser|Jouer|Garder|Acheter|Défausser|Prendre|Donner|Dépenser|Esquiver|Vers)"
    rf"[{_NBSP}]: "
)
"""French: an option that dodges the object of its verb with a colon."""
_QUOTES = {"en": "„«»\"'", "pl": "“«»\"'", "fr": "„“”\"'"}


def faults(text: str, language: str, game: str = "", kind: str = "") -> list[str]:
    """Everything that is wrong with a text, as far as this can tell."""
    found = [*_spaces(text, language), *_quotes(text, language), *terms(text, language, game)]
    found += [f"an id: {match[0]}" for match in _ID.finditer(text)]
    if language == "fr":
        found += _elisions(text)
    if kind == CARD and (game, language) not in IN_DIGITS:
        found += [f"a digit: {m[0]}" for m in _DIGIT[language].finditer(text)]
    if kind == RULE and language == "pl":
        found += [f"a digit: {m[0]}" for m in _PLAIN_DIGIT.finditer(text)]
    return found


def _spaces(text: str, language: str) -> Iterator[str]:
    if re.search(r"  |\n | \n| $", text):
        yield f"a space too many: {text!r}"
    if re.search(r" [,.;:!?)]", text) and language != "fr":
        yield f"a space before a stop: {text!r}"
    if language == "fr" and re.search(rf"[^\s{_NBSP}][:;!?»](?=\s|$)|[ ][:;!?»]", text):
        yield f"no hard space before a stop: {text!r}"
    if language == "fr" and re.search(rf"[ {_NBSP}][,.)](?![.…])|«[^{_NBSP}]|’[ {_NBSP}]", text):
        yield f"a space missing or too many: {text!r}"


def _quotes(text: str, language: str) -> Iterator[str]:
    for mark in _QUOTES[language]:
        if mark in text:
            yield f"quotes of another language: {mark}"
    for first, last in ("„”", "“”", "«»"):
        if re.search(rf"{first}[^{last}]*{first}", text):
            yield f"quotes within quotes: {text!r}"


def _elisions(text: str) -> Iterator[str]:
    for match in _ELISION.finditer(text):
        word = match[2]
        if word.casefold() not in _KEPT and elides(word):
            yield f"no elision: {match[0]}"
    for match in _ELIDED.finditer(text):
        if not (person_elides(match[2]) or elides(match[2]) or match[2].startswith(("y", "«"))):
            yield f"an elision before no vowel: {match[0]}"
    for match in re.finditer(r"\b[Ss]i ils?\b", text):
        yield f"no elision: {match[0]}"
    for match in _BEFORE_ONE.finditer(text):
        yield f"no elision: {match[0]}"
    for match in _UNCONTRACTED.finditer(text):
        yield f"no contraction: {match[0]}"
    for match in _DODGED_OBJECT.finditer(text):
        yield f"a dodged object: {match[0]}"


@cache
def _glossary() -> dict[str, Any]:
    path = Path(__file__).parent / "glossary.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def idioms(text: str) -> Iterator[str]:
    """English that an editor would not print; the style sheet in docs/language.md has the pairs."""
    for entry in _glossary()["idiom"]:
        for match in re.finditer(entry["word"], text):
            yield f"not plain English: {match[0]!r} (instead: {entry['instead']})"


@cache
def _suspicious() -> re.Pattern[str]:
    """All idioms at once; what only looks like one before or after it is suspected, too."""
    words = "|".join(entry["word"].removeprefix("(?i)") for entry in _glossary()["idiom"])
    return re.compile(re.sub(r"\(\?<![^()]*\)", "", words), re.IGNORECASE)


_SAID = re.compile(r'#.*|"""[\s\S]*?"""|def test_\w+|/\*[\s\S]*?\*/|//.*')
"""What code says to its readers, told roughly."""


def suspected(path: Path) -> bool:
    """Whether an idiom may be in a file: of most it is quickly told that none is, without reading
    them as what they are."""
    source = path.read_text(encoding="utf-8")
    said = source if path.suffix in (".md", ".ftl") else "\n".join(_SAID.findall(source))
    return _suspicious().search(re.sub(r"[\s#*/_]+", " ", said)) is not None


def terms(text: str, language: str, game: str) -> Iterator[str]:
    if language == "en":
        yield from idioms(text)
    for entry in _glossary().get(language, []):
        if game in entry["games"]:
            for match in re.finditer(entry["word"], text):
                yield f"not in the glossary: {match[0]!r} (instead: {entry['instead']})"


class CaseAsking(Speech):
    """A language that marks a name where a sentence asks for a form the name does not have."""

    MARK = "⟦"

    def __init__(self, language: str) -> None:
        self.language = language
        self._messages = speech(language)._messages
        self._said = {}

    def _named(self, name: str, id: str) -> dict[str, Any]:
        words = super()._named(name, id)
        if id not in self._messages:
            return words
        own = set(self._messages[id].attributes)
        if self.language != "fr":
            own.add("def")
        elif "gender" in own:
            own |= {"def", "indef", "de", "a"}
        return {
            key: said if key == name or key[len(name) + 1 :] in own | set(GRAMMAR) else _marked(key)
            for key, said in words.items()
        }


def _marked(key: str) -> str:
    return f"{CaseAsking.MARK}{key}"


_DODGED = re.compile(
    r"(?m)(?:\b(?:graczowi|gracza|gracz|strona|cel|do|za|dla|od|zamiast|przez|u): ?|"
    r"\b(?:graczowi|gracza|u|dla|przez|przeciw|bez) )"
    r"\{ \$(?:who|whose|by|to|owner|card|unit|thing) \}"
)
"""Polish: a name in the nominative where the words before it ask for another case."""


def dodged_cases(template: str) -> list[str]:
    return [match[0] for match in _DODGED.finditer(template)]


# Names that people give

PERSONS = ("who", "whose", "by", "to", "owner", "other", "from", "name")
"""Arguments that may be a person with a name somebody made up."""
_GENDERS = ("m", "f", "n")


def forced_agreements(template: str) -> list[str]:
    """Sentences whose default agrees with a gender that a given name does not have."""
    found = []
    for node in _selects(FluentParser().parse(template)):
        key = next(variant.key for variant in node.variants if variant.default)
        if not (
            isinstance(node.selector, ast.VariableReference) and isinstance(key, ast.Identifier)
        ):
            continue
        name, _, form = node.selector.id.name.rpartition("_")
        if form == "gender" and name in PERSONS and key.name in _GENDERS:
            found.append(f"${name}_gender falls back to [{key.name}]")
    return found


def _selects(node: Any) -> Iterator[ast.SelectExpression]:
    """Every choice between variants in some messages, however deep."""
    if isinstance(node, ast.SelectExpression):
        yield node
    for part in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for child in part if isinstance(part, list) else (part,):
            yield from _selects(child)
