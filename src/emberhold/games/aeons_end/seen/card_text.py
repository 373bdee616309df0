"""The rules text of a whole card, line by line, rendered from what the card does."""

from __future__ import annotations

from emberhold.games.aeons_end.card import ACOLYTE, MINION, POWER, Card, Trigger
from emberhold.games.aeons_end.effects.base import Effect
from emberhold.language import Speech, speech
from emberhold.parts.library import Line
from emberhold.parts.reading import Named, Readable, Spoken

_LASTING = {
    MINION: "label-persistent",
    POWER: "label-power",
    ACOLYTE: "label-blood-magic",
}
"""What `Card.persistent` is called on each type of nemesis card."""


_WITHIN = ("parts", "ways", "then", "otherwise", "what", "effect", "player")
"""Where effects keep the effects they are made of."""


def card_text(card: Card, language: str = "en") -> list[str]:
    """All lines of a card in the order in which cards print them."""
    return [" ".join([words for _, words in line]) for line in card_lines(card, language)]


def card_lines(card: Card, language: str = "en") -> list[Line]:
    """The same sentence by sentence, each with its number on the card; OR is a line of its own."""
    lines: list[Line] = []
    number = 0
    for block in _blocks(card, speech(language)):
        lines.append([])
        for _, sentence in block:
            first, *more = sentence.split("\n")
            lines[-1] += [(number, first)] if first else []
            lines += [[(number, words)] if words else [] for words in more]
            number += 1
    return lines


def sentence_of(card: Card, part: Readable | None) -> int | None:
    """The number of the sentence that tells of a part of what the card does."""
    told = [effect for block in _blocks(card, speech("en")) for effect, _ in block]
    for number in range(len(told) - 1, -1, -1):
        if part is not None and _holds(told[number], part):
            return number
    return None


def _holds(effect: object, part: Readable) -> bool:
    """Whether something is an effect, or made of it."""
    if isinstance(effect, tuple):
        return any(_holds(each, part) for each in effect)
    if not isinstance(effect, Readable):
        return False
    return effect is part or any(_holds(getattr(effect, name, None), part) for name in _WITHIN)


def _blocks(card: Card, say: Speech) -> list[list[Spoken]]:
    """What is on a card; each block begins on a line of its own."""
    lasting = _LASTING.get(card.type, "")
    blocks: list[list[Spoken]] = [
        _labelled(say, "label-immediately", card.immediately),
        *([_trigger(say, card, trigger)] for trigger in card.triggers),
        *_prepping(say, card),
        [] if card.effect is None else card.effect.spoken(say),
        _labelled(say, "label-cast", card.cast),
        _labelled(say, "label-to-discard", card.to_discard),
        _labelled(say, lasting, card.persistent, power=card.power),
        [(None, say("rule-read-entry", entry=card.entry))] if card.entry else [],
    ]
    return [block for block in blocks if block and block[0][1]]


def _labelled(say: Speech, label: str, effect: Effect | None, power: int = 0) -> list[Spoken]:
    """`Cast: …`, `POWER 2: …`: the keyword before the first sentence."""
    if effect is None:
        return []
    (told, first), *more = effect.spoken(say)
    return [(told, say(label, text=first, power=power)), *more]


def _trigger(say: Speech, card: Card, trigger: Trigger) -> Spoken:
    """An effect reads by itself; a function by its message, or through another trigger's."""
    if trigger.text is not None:
        return trigger.effect, say(trigger.text, card=card)
    if trigger.effect is not None:
        return trigger.effect, say(f"when-{trigger.event}", text=trigger.effect.sentence(say))
    return None, ""


def _prepping(say: Speech, card: Card) -> list[list[Spoken]]:
    """How a spell is prepped, and what it allows while it is."""
    lines = []
    if card.dual:
        lines.append(say("rule-dual"))
    if card.link:
        lines.append(say("rule-link"))
    if card.shares_breach is not None:
        lines.append(say("rule-shares-breach", card=Named(f"card-{card.shares_breach}")))
    if card.anywhere:
        lines.append(say("rule-anywhere"))
    if card.once_per_turn is not None:
        rule = "rule-any-times" if card.again else "rule-once-per-turn"
        lines.append(say(rule, what=card.once_per_turn.clause(say, "inf")))
    return [[(None, line)] for line in lines]
