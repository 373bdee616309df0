"""`emberhold deck`: check deck files, and begin new ones, of a game whose players build decks."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from secrets import randbelow

from emberhold.commands.parser import Parser, seed_of
from emberhold.games import GAMES
from emberhold.games.deckbuilding import DeckBuilding, read_text
from emberhold.kernel.errors import EmberholdError, nearest
from emberhold.language import speech

CHECK, NEW = "check", "new"
_ILLEGAL = 1


def main(words: Sequence[str], language: str) -> int:
    words = list(words)
    building = _building(words.pop(0) if words and words[0] in GAMES else None)
    parser = Parser("deck", language)
    parser.add_argument(
        "what", nargs="?", metavar=f"{CHECK}|{NEW}", help=parser.say("help-deck-what")
    )
    parser.word("file", "help-deck-file", "metavar-file", nargs="*")
    parser.option(f"--{building.leader}", building.help, "metavar-name")
    parser.option("--random", "help-deck-random")
    parser.option("--seed", "help-deck-seed", "metavar-number")
    given = parser.read(words or ["--help"])
    if given is None:
        return 0
    if given.what == CHECK:
        return _check(building, given.file, language)
    if given.what == NEW and not given.file:
        drawn = None if given.seed is None else str(seed_of(given.seed))
        if given.random and drawn is None:
            drawn = str(randbelow(10**6))
        print(building.begin(getattr(given, building.leader), drawn, language), end="")
        return 0
    unknown = given.file[0] if given.what == NEW else str(given.what)
    raise EmberholdError(
        "error-option", given=unknown, nearest=nearest(unknown, (CHECK, NEW)), command=parser.prog
    )


def _building(name: str | None) -> DeckBuilding:
    """Of the game that was named, or of the first whose players build decks."""
    for game in GAMES if name is None else (name,):
        building = GAMES[game].deck_building
        if building is not None:
            return building
    raise EmberholdError("error-no-decks")


def _check(building: DeckBuilding, paths: Sequence[str], language: str) -> int:
    """Every file with everything that is wrong with it; 1 when a deck is not legal."""
    if not paths:
        raise EmberholdError("error-file-missing", command="deck check")
    texts = [read_text(path) for path in paths]
    status = 0
    for path, text in zip(paths, texts, strict=True):
        wrong, contents = building.check(text, Path(path).stem, language)
        title = "checked-deck-illegal" if wrong else "checked-deck-legal"
        print(speech(language)(title, path=path, amount=len(wrong)))
        for line in [f"- {message.text(language)}" for message in wrong] or contents:
            print(f"  {line}")
        status = _ILLEGAL if wrong else status
    return status
