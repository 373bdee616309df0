"""The page of all verbs that cards are written with: docs/verbs.md.

    python docs/verbs.py       write it
    python docs/verbs.py -     print it

Every verb with what it takes, a sentence of a card in three languages, and the cards that use it,
all read off the verbs and the cards.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from emberhold import GAMES
from emberhold.games.aeons_end.game import AeonsEnd
from emberhold.games.aeons_end.seen import verbs as aeons_end
from emberhold.language import LANGUAGES, speech
from emberhold.parts.effects.index import Chapter, Listed

PAGE = Path(__file__).parent / "verbs.md"

HEAD = """# The verbs of cards

Made by `python docs/verbs.py`. A verb is written `["suffer", 2]` as data and `Suffer(2)` as Python;
what is in square brackets may be left out, and `...` is two or more. [A box of Aeon's
End](new-box.md) and [the content of Relic](relic-content.md) say where clauses belong. A verb that
no card of these boxes uses has no sentence here.
"""


def books() -> Iterator[tuple[str, Sequence[Chapter]]]:
    boxed = (GAMES["war-eternal"], GAMES["aeons-end"])
    boxes = [game.box for game in boxed if isinstance(game, AeonsEnd)]
    yield "Aeon's End", aeons_end.chapters(*boxes)
    yield "Ashes", GAMES["ashes"].verbs
    yield "Relic", GAMES["relic"].verbs


def entry(listed: Listed) -> Iterator[str]:
    """A verb: signature, why, a sentence in each language, cards."""
    yield f"#### `{listed.verb.signature()}`\n"
    why = " ".join((listed.verb.make.__doc__ or "").split())
    if why:
        yield f"{why}\n"
    if listed.sample is None:
        return
    for language in LANGUAGES:
        yield f"- {language}: {listed.sample.sentence(speech(language))}"
    say = speech("en")
    names = dict.fromkeys(say(name) for name in listed.names)
    yield f"- on: {', '.join(names)}\n"


def page() -> str:
    lines = [HEAD]
    say = speech("en")
    for game, chapters in books():
        lines.append(f"## {game}\n")
        for chapter in chapters:
            lines.append(f"### {game}: {say(chapter.title)}\n")
            lines += [f"- `{name}`: {means}" for name, means in chapter.sorts().items()]
            lines.append("")
            for listed in chapter.verbs:
                lines += entry(listed)
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    if sys.argv[1:] == ["-"]:
        print(page(), end="")
    else:
        PAGE.write_text(page(), encoding="utf-8")
