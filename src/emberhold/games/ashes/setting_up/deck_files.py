"""Deck files as people handle them: what is wrong with one, what is in one, a new one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from emberhold.games.ashes.cards import CARDS, CONJURED, PHOENIXBORN
from emberhold.games.ashes.dice import TYPES
from emberhold.games.ashes.setting_up.decks import SUGGESTED, Deck, examined, known_as, random_deck
from emberhold.games.deckbuilding import Checked, DeckBuilding
from emberhold.kernel.errors import EmberholdError, nearest
from emberhold.language import Speech, speech
from emberhold.language.folding import folded


def check(text: str, name: str, language: str) -> Checked:
    deck, wrong = examined(text, name)
    return Checked(tuple(wrong), () if wrong else _contents(deck, speech(language)))


def _contents(deck: Deck, say: Speech) -> tuple[str, ...]:
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
    return tuple(lines)


def _counted(cards: Iterable[tuple[str, int]], say: Speech) -> str:
    """`2× Fear, 3× Seal`, in the order of the names."""
    named = [(say(CARDS[slug].message_id), count) for slug, count in cards]
    named.sort(key=lambda entry: folded(entry[0]))
    return ", ".join(f"{count}× {name}" for name, count in named)


def begin(born: str | None, seed: str | None, language: str) -> str:
    """A suggested deck, or one drawn at random, with a word on how decks are written."""
    if born is not None:
        born = known_as(born, PHOENIXBORN)
        if born not in PHOENIXBORN:
            raise EmberholdError(
                "error-deck-phoenixborn", given=born, nearest=nearest(born, PHOENIXBORN)
            )
    if seed is not None:
        deck = replace(random_deck(seed, born), name=f"random {seed}")
    else:
        deck = next(d for d in SUGGESTED.values() if born in (None, d.phoenixborn))
    lines = speech(language)("ashes-new-deck").splitlines()
    heading = "".join(f"# {line}\n" for line in lines)
    return f"{heading}\n{deck.text()}"


DECK_BUILDING = DeckBuilding("phoenixborn", "help-deck-phoenixborn", check, begin)
