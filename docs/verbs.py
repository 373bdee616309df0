"""The page of all verbs that Relic's cards are written with: docs/verbs.md.

    python docs/verbs.py       write it
    python docs/verbs.py -     print it

Every verb with what it takes, a sentence of a card in three languages, and the cards that use it,
all read off the verbs and the book.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from emberhold.games.relic.cards import CARDS, CHARACTERS, NEMESES, SCENARIOS
from emberhold.games.relic.effects.base import VERBS, Effect
from emberhold.games.relic.effects.goals import GOALS, AnyOf, Pay
from emberhold.games.relic.map.board import SPACES
from emberhold.language import LANGUAGES, speech
from emberhold.parts.effects.signatures import Flag
from emberhold.parts.effects.vocabulary import Verb, Vocabulary
from emberhold.parts.reading import Readable

PAGE = Path(__file__).parent / "verbs.md"
Used = tuple[str, Readable]
"""A message id, and what is printed on the thing of that name."""

HEAD = """# The verbs of Relic's cards

Made by `python docs/verbs.py`. [How the content of Relic is written](relic-content.md) says where
clauses belong. A verb is written `["draw_threat", "red", 1, "here"]` as data and
`DrawThreat(RED, 1, HERE)` as Python; what is in square brackets may be left out.
"""


def printed() -> Iterator[Used]:
    """Everything that reads, on whatever it is printed."""
    for card in CARDS.values():
        yield from ((card.message_id, goal) for goal in card.goals)
        for texts in card.abilities.values():
            yield from ((card.message_id, ability.effect) for ability in texts)
    for sheet in (*CHARACTERS.values(), *NEMESES.values()):
        yield from ((sheet.message_id, ability.effect) for ability in sheet.printed)
        yield from ((sheet.message_id, each) for each in (sheet.special, sheet.bounty) if each)
    for scenario in SCENARIOS.values():
        yield from ((scenario.message_id, ability.effect) for ability in scenario.printed)
        own = (scenario.confrontation, scenario.preparation, scenario.gate)
        yield from ((scenario.message_id, each) for each in own if each)
    for space in SPACES:
        yield from ((space.message_id, each) for each in (space.box, space.entered) if each)


def within(part: Readable) -> Iterator[Readable]:
    """A part with everything that it is made of."""
    yield part
    inner: tuple[Readable, ...] = ()
    if isinstance(part, Effect):
        inner = part.inner()
    elif isinstance(part, AnyOf):
        inner = part.goals
    elif isinstance(part, Pay):
        inner = (part.price,)
    for each in inner:
        yield from within(each)


def uses() -> dict[type[Readable], list[Used]]:
    found: dict[type[Readable], list[Used]] = {}
    for name, whole in printed():
        for part in within(whole):
            found.setdefault(type(part), []).append((name, part))
    return found


def sorts(vocabulary: Vocabulary) -> dict[str, str]:
    """What the arguments may be, by the name they have in signatures."""
    found: dict[str, str] = {}
    for verb in vocabulary.verbs.values():
        for sort in verb.takes:
            for each in (sort, *sort.inner()):
                if not each.inner() and not isinstance(each, Flag):
                    found.setdefault(each.name, each.means())
    return found


def entry(verb: Verb, used: list[Used]) -> Iterator[str]:
    """A verb: signature, why, a sentence in each language, cards."""
    yield f"### `{verb.signature()}`\n"
    why = " ".join((verb.make.__doc__ or "").split())
    if why:
        yield f"{why}\n"
    sample = used[0][1]
    for language in LANGUAGES:
        yield f"- {language}: {sample.sentence(speech(language))}"
    say = speech("en")
    names = list(dict.fromkeys(say(name) for name, _ in used))
    yield f"- on: {', '.join(names)}\n"


def page() -> str:
    found = uses()
    lines = [HEAD]
    for title, vocabulary in (("Effects", VERBS), ("Goals of missions", GOALS)):
        lines.append(f"## {title}\n")
        lines += [f"- `{name}`: {means}" for name, means in sorts(vocabulary).items() if means]
        lines.append("")
        for verb in sorted(vocabulary.verbs.values(), key=lambda verb: verb.word):
            lines += entry(verb, found[verb.make])
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    if sys.argv[1:] == ["-"]:
        print(page(), end="")
    else:
        PAGE.write_text(page(), encoding="utf-8")
