"""Everything a reader should see, drawn by lot into one folder: all games, kinds and languages.

    python -m tests.language.reading /tmp/reading                 100 sentences of each kind
    python -m tests.language.reading /tmp/reading --seed 7 --lines 200 --language en

The same seed draws the same sentences; a reader chooses it before looking. Beside cards, log,
questions, reasons and hints of each game there are its rules and lessons, and once for all games
the errors, the help of the command line and the words of the pages; the story of Legacy is a kind
of its own. A template is spoken with 1 and with 3 of what it counts and in each of its variants;
what else it is given is in ⟨angles⟩. A game is played again, up to four times, until there are
enough sentences of every kind.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer

import emberhold
from emberhold.games import game_named
from emberhold.language import LANGUAGES, speech
from emberhold.language.speech import _own_files
from tests.language.chapters import stories
from tests.language.sample import KINDS, LEGACY, Sampled, cards

Values = tuple[int | str, ...]

SEED = 20261117
LINES = 100
GAMES = 4
"""How often each game is played at most to hear as many sentences as were asked for."""
PLACES = {"commands": ("language", "lab", "gym"), "pages": ("server", "terminal", "players")}
"""Whose templates are read as a kind of their own."""


def drawn(told: Sequence[str], seed: int, most: int) -> list[str]:
    """That many of the sentences, or all, in the order in which they were told."""
    distinct = list(dict.fromkeys(told))
    if len(distinct) <= most:
        return distinct
    chosen = set(Random(seed).sample(range(len(distinct)), most))
    return [sentence for place, sentence in enumerate(distinct) if place in chosen]


def templates(kind: str, language: str) -> Iterator[str]:
    """Sentences that need no game: errors, the command line, the pages."""
    for path in _own_files(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and _kind(path, entry.id.name) == kind:
                yield from _spoken(entry, language)


def _kind(path: Path, id: str) -> str:
    if id.startswith(("error-", "cause-", "server-fault-")):
        return "errors"
    owner = path.parts[-4]
    return next((kind for kind, owners in PLACES.items() if owner in owners), "")


def _spoken(entry: ast.Message, language: str) -> Iterator[str]:
    """A template with 1 and with 3 of whatever it counts, and in each of its variants."""
    if entry.value is None:
        return
    names = variables(entry)
    for number in range(max(map(len, names.values()), default=1) or 1):
        given = {
            name: values[number % len(values)] if values else f"⟨{name}⟩"
            for name, values in names.items()
        }
        try:
            yield speech(language)(entry.id.name, **given)
        except (KeyError, ValueError):
            yield FluentSerializer().serialize_entry(entry).strip()
            return


_COUNTED: Values = (1, 3)
_PLURALS = ("zero", "one", "two", "few", "many", "other")


def variables(node: Any) -> dict[str, Values]:
    """The arguments of a template, each with what it is counted or chosen by; nothing where it is
    only said."""
    found: dict[str, Values] = {}
    if isinstance(node, ast.VariableReference):
        found[node.id.name] = ()
    if isinstance(node, ast.FunctionReference) and node.id.name in ("NUMBER", "WORD"):
        found.update(dict.fromkeys(variables(node.arguments), _COUNTED))
    if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
        found[node.selector.id.name] = _values(node.variants)
    for part in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for child in part if isinstance(part, list) else (part,):
            for name, values in variables(child).items():
                found[name] = found.get(name) or values
    return found


def _values(variants: Sequence[ast.Variant]) -> Values:
    """What a template may be given: its variants by name, or numbers where it counts."""
    keys = [variant.key for variant in variants]
    names = [key.name for key in keys if isinstance(key, ast.Identifier)]
    literal = [int(key.value) for key in keys if isinstance(key, ast.NumberLiteral)]
    if literal or any(name in _PLURALS for name in names):
        return (*_COUNTED, *(number for number in literal if number not in _COUNTED))
    return tuple(names)


def _heard(game: str, seed: int, lines: int) -> Sampled:
    """What is said at as many tables as it takes to hear enough of every kind."""
    heard = Sampled(game)
    missing: Sequence[str] = KINDS
    for number in range(GAMES):
        heard.listen(((seed + number) % 10_000,), missing)
        missing = [kind for kind in KINDS if len(heard.sentences(kind, "en", lines)) < lines]
        if not missing:
            break
    return heard


def of_game(game: str, seed: int, lines: int = LINES) -> dict[str, dict[str, list[str]]]:
    """All that a game says, by language and kind."""
    heard = _heard(game, seed, lines)
    played = game_named(game)
    told: dict[str, dict[str, list[str]]] = {}
    for language in LANGUAGES:
        say = speech(language)
        kinds = {kind: heard.sentences(kind, language, 10**4) for kind in KINDS}
        story = list(stories(language)) if game == LEGACY else []
        kinds["cards"] = [text for text in cards(game, language) if text not in story]
        if story:
            kinds["story"] = story
        if played.rulebook is not None:
            rules = played.rulebook.read(language).rules.values()
            kinds["rules"] = [f"{rule.id} {rule.text}" for rule in rules]
        taught = (*played.lessons, *played.puzzles)
        kinds["lessons"] = [say(id) for exercise in taught for id in exercise.messages]
        told[language] = kinds
    return told


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.language.reading", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--lines", type=int, default=LINES)
    parser.add_argument("--language", choices=LANGUAGES)
    parser.add_argument("--game", choices=list(emberhold.GAMES))
    asked = parser.parse_args(given)
    languages = (asked.language,) if asked.language else LANGUAGES
    for game in (asked.game,) if asked.game else emberhold.GAMES:
        told = of_game(game, asked.seed, asked.lines)
        for language in languages:
            for kind, sentences in told[language].items():
                _write(asked, language, f"{game}-{kind}", sentences)
    for language in languages:
        for kind in ("errors", "commands", "pages"):
            _write(asked, language, kind, list(templates(kind, language)))
    return 0


def _write(asked: argparse.Namespace, language: str, name: str, told: Sequence[str]) -> None:
    place = asked.folder / language / f"{name}.txt"
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text("\n".join(drawn(told, asked.seed, asked.lines)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
