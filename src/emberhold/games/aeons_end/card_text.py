"""The rules text of a whole card, line by line, rendered from what the card does."""

from __future__ import annotations

from emberhold.games.aeons_end.card import ACOLYTE, MINION, POWER, Card, Trigger
from emberhold.games.aeons_end.effects.base import Effect
from emberhold.language import Speech, speech
from emberhold.parts.reading import Named

_LASTING = {
    MINION: "label-persistent",
    POWER: "label-power",
    ACOLYTE: "label-blood-magic",
}
"""What `Card.persistent` is called on each type of nemesis card."""


def card_text(card: Card, language: str = "en") -> list[str]:
    """All lines of a card in the order in which cards print them."""
    say = speech(language)
    return [
        *_labelled(say, "label-immediately", card.immediately),
        *(line for trigger in card.triggers for line in _trigger(say, card, trigger)),
        *_prepping(say, card),
        *_plain(say, card.effect),
        *_labelled(say, "label-cast", card.cast),
        *_labelled(say, "label-to-discard", card.to_discard),
        *_labelled(say, _LASTING.get(card.type, ""), card.persistent, power=card.power),
    ]


def _plain(say: Speech, effect: Effect | None) -> list[str]:
    """OR stands on a line of its own."""
    return [] if effect is None else effect.sentence(say).split("\n")


def _labelled(say: Speech, label: str, effect: Effect | None, power: int = 0) -> list[str]:
    """`Cast: …`, `POWER 2: …`: the keyword before the first line."""
    if effect is None:
        return []
    first, *more = _plain(say, effect)
    return [say(label, text=first, power=power), *more]


def _trigger(say: Speech, card: Card, trigger: Trigger) -> list[str]:
    """An effect reads by itself; a function by its message, or through another trigger's."""
    if trigger.text is not None:
        return [say(trigger.text, card=card)]
    if trigger.effect is not None:
        return [say(f"when-{trigger.event}", text=trigger.effect.sentence(say))]
    return []


def _prepping(say: Speech, card: Card) -> list[str]:
    """How a spell is prepped, and what it allows while it is."""
    lines = []
    if card.dual:
        lines.append(say("rule-dual"))
    if card.link:
        lines.append(say("rule-link"))
    if card.shares_breach is not None:
        lines.append(say("rule-shares-breach", card=Named(f"card-{card.shares_breach}")))
    if card.once_per_turn is not None:
        lines.append(say("rule-once-per-turn", what=card.once_per_turn.clause(say, "inf")))
    return lines
