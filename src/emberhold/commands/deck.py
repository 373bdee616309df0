"""`emberhold deck`: check deck files of Ashes, and begin new ones."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from secrets import randbelow

from emberhold.commands.parser import Parser
from emberhold.games.ashes.cards import CARDS, CONJURED, PHOENIXBORN
from emberhold.games.ashes.decks import (
    SUGGESTED,
    Deck,
    examined,
    known_as,
    random_deck,
    read_text,
)
from emberhold.games.ashes.dice import TYPES
from emberhold.kernel.errors import EmberholdError, nearest
from emberhold.kernel.message import Message
from emberhold.language import Speech, speech
from emberhold.language.folding import folded

CHECK, NEW = "check", "new"
_ILLEGAL = 1


def main(words: Sequence[str], language: str) -> int:
    parser = Parser("deck", language)
    parser.add_argument(
        "what", nargs="?", metavar=f"{CHECK}|{NEW}", help=parser.say("help-deck-what")
    )
    parser.word("file", "help-deck-file", "metavar-file", nargs="*")
    parser.option("--phoenixborn", "help-deck-phoenixborn", "metavar-name")
    parser.option("--random", "help-deck-random")
    parser.option("--seed", "help-deck-seed", "metavar-number")
    given = parser.read(words or ["--help"])
    if given is None:
        return 0
    if given.what == CHECK:
        return _check(given.file, language)
    if given.what == NEW and not given.file:
        print(_new(given, speech(language)), end="")
        return 0
    unknown = given.file[0] if given.what == NEW else str(given.what)
    raise EmberholdError(
        "error-option", given=unknown, nearest=nearest(unknown, (CHECK, NEW)), command=parser.prog
    )


# Checking


def _check(paths: Sequence[str], language: str) -> int:
    """Every file with everything that is wrong with it; 1 when a deck is not legal."""
    if not paths:
        raise EmberholdError("error-file-missing", command="deck check")
    texts = [read_text(path) for path in paths]
    status = 0
    for path, text in zip(paths, texts, strict=True):
        deck, wrong = examined(text, Path(path).stem)
        lines = _violations(wrong, language) if wrong else _contents(deck, speech(language))
        title = "ashes-check-illegal" if wrong else "ashes-check-legal"
        print(speech(language)(title, path=path, amount=len(wrong)))
        for line in lines:
            print(f"  {line}")
        status = _ILLEGAL if wrong else status
    return status


def _violations(wrong: Sequence[Message], language: str) -> list[str]:
    return [f"- {message.text(language)}" for message in wrong]


def _contents(deck: Deck, say: Speech) -> list[str]:
    """What the deck brings to the table."""
    cards = _counted(deck.cards.items(), say)
    pile = _counted(((slug, CONJURED[slug].limit) for slug in deck.conjurations()), say)
    five = ", ".join(sorted((say(CARDS[s].message_id) for s in deck.first_five), key=folded))
    dice = ", ".join(
        say("ashes-check-dice", amount=count, type=TYPES[type])
        for type, count in enumerate(deck.dice)
        if count
    )
    lines = [say("ashes-check-name", name=deck.name, born=PHOENIXBORN[deck.phoenixborn])]
    lines += [say("ashes-check-pool", dice=dice), say("ashes-check-cards", cards=cards)]
    if pile:
        lines.append(say("ashes-check-conjurations", cards=pile))
    if five:
        lines.append(say("ashes-check-first-five", cards=five))
    return lines


def _counted(cards: Iterable[tuple[str, int]], say: Speech) -> str:
    """`2× Fear, 3× Seal`, in the order of the names."""
    named = [(say(CARDS[slug].message_id), count) for slug, count in cards]
    named.sort(key=lambda entry: folded(entry[0]))
    return ", ".join(f"{count}× {name}" for name, count in named)


# Beginning


def _new(given: Namespace, say: Speech) -> str:
    """A legal deck as a file to change: a suggested one, or one drawn at random."""
    born = given.phoenixborn
    if born is not None:
        born = known_as(born, PHOENIXBORN)
        if born not in PHOENIXBORN:
            raise EmberholdError(
                "error-deck-phoenixborn", given=born, nearest=nearest(born, PHOENIXBORN)
            )
    if given.random or given.seed is not None:
        seed = given.seed if given.seed is not None else str(randbelow(10**6))
        deck = replace(random_deck(seed, born), name=f"random {seed}")
    else:
        deck = next(d for d in SUGGESTED.values() if born in (None, d.phoenixborn))
    heading = "".join(f"# {line}\n" for line in say("ashes-new-deck").splitlines())
    return f"{heading}\n{deck.text()}"
