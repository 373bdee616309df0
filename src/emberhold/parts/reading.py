"""Effects read aloud, from the same tree that runs.

Whatever a card does is a `Readable`: it says itself as a *clause* (lower case, no full stop), and
as one or more *sentences*. A clause has one of three forms: `you` (an order: gain 1 life), `they`
(any player gains 1 life), `inf` (any player may gain 1 life); `whose` says whether the one who acts
is spoken to (your hand) or about (their hand).

    class GainLife(Effect):                  # Effect is the game's own class, a Readable
        def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
            return say("effect-gain-life", form=form, amount=self.amount)

What joins effects reads alike in every game and is here: `joined` for one after another, `either`
for OR, `may`, `if_done` and `if_you_do`, `when` and `otherwise`. The words are in
`language/messages/*/grammar.ftl`, so that commas, "and" and capital letters are right in each
language; a game's own joints call these functions from their `clause` and `sentence`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from emberhold.kernel.native import mypyc_attr
from emberhold.language.speech import Speech, speech

Spoken: TypeAlias = "tuple[Readable | None, str]"
"""A sentence and what it tells of; None for a word between sentences, as OR is."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Readable:
    """Something that reads as a clause and as a sentence."""

    __slots__ = ()

    @abstractmethod
    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        raise NotImplementedError(type(self).__name__)

    def sentence(self, say: Speech) -> str:
        return whole(say, self.clause(say))

    def spoken(self, say: Speech) -> list[Spoken]:
        """The sentences one by one, each with the part of the effect that it tells of."""
        return [(self, self.sentence(say))]

    def option(self, say: Speech) -> str:
        """As one of the ways somebody may take, in the infinitive, for languages whose options are
        not orders."""
        return whole(say, self.clause(say, "inf"))

    def text(self, language: str = "en") -> str:
        return self.sentence(speech(language))


class Named:
    """Something that has a name in the message files and nothing else."""

    __slots__ = ("message_id",)

    def __init__(self, message_id: str) -> None:
        self.message_id = message_id


class Told:
    """An effect inside a sentence: a clause in one of the three forms, or as `text` sentences of
    its own, or as an `option`. It is given to a message as an argument."""

    __slots__ = ("effect", "form")

    def __init__(self, effect: Readable, form: str = "you") -> None:
        self.effect = effect
        self.form = form

    def spoken(self, say: Speech) -> str:
        if self.form == "text":
            return self.effect.sentence(say)
        if self.form == "option":
            return self.effect.option(say)
        return self.effect.clause(say, self.form, "they" if self.form == "they" else "you")


# Clauses


def joined(say: Speech, clauses: Iterable[str], joint: str = "clause-and") -> str:
    """`a, b and c`, or `a, b, then c`; a single one stays as it is."""
    *first, last = clauses
    return say(joint, first=", ".join(first), last=last) if first else last


def clauses(say: Speech, parts: Sequence[Readable], form: str = "you", whose: str = "you") -> str:
    """One thing after another as a single clause."""
    return joined(say, [part.clause(say, form, whose) for part in parts])


def either(say: Speech, clauses: Iterable[str]) -> str:
    """`a or b`; `a, b or c`."""
    *first, last = clauses
    return say("clause-either", first=", ".join(first), second=last) if first else last


def may(say: Speech, what: str, form: str = "you") -> str:
    """`you may gain 1 life`, `may gain 1 life`; `what` is a clause of the form `inf`."""
    return say("clause-may", form=form, what=what)


def if_done(say: Speech, first: str, then: Readable | None) -> str:
    """`you may draw a card; if you draw, ...`: what hangs on a clause, in the same sentence."""
    return first if then is None else say("clause-if-done", first=first, then=then.clause(say))


def when(say: Speech, condition: str, what: str) -> str:
    """`if the deck is empty, draw a card`."""
    return say("clause-if", condition=condition, what=what)


# Sentences


def whole(say: Speech, clause: str) -> str:
    """A clause as a sentence: a capital letter and a full stop."""
    return say("sentence", clause=clause)


def sentences(say: Speech, parts: Iterable[Readable]) -> str:
    """One thing after another, each in sentences of its own."""
    return in_a_row([part.sentence(say) for part in parts])


def options(say: Speech, parts: Iterable[Readable]) -> str:
    """One thing after another, as one way to take."""
    return in_a_row([part.option(say) for part in parts])


def in_a_row(sentences: Iterable[str]) -> str:
    """Sentences side by side; one that begins a line of its own has no space before it."""
    return " ".join(sentences).replace(" \n", "\n")


def ways(say: Speech, parts: Iterable[Readable]) -> str:
    """OR between whole sentences, on a line of its own."""
    return say("sentence-or").join([part.sentence(say) for part in parts])


def if_you_do(say: Speech, first: str, then: Readable | None) -> str:
    """A sentence, and what follows if that was done."""
    if then is None:
        return first
    return in_a_row([first, say("sentence-if-you-do", what=then.clause(say))])


def spoken_parts(say: Speech, parts: Iterable[Readable]) -> list[Spoken]:
    """The same as `sentences`, one by one."""
    return [each for part in parts for each in part.spoken(say)]


def spoken_ways(say: Speech, parts: Iterable[Readable]) -> list[Spoken]:
    """The same as `ways`, one by one."""
    found: list[Spoken] = []
    for part in parts:
        if found:
            found.append((None, say("sentence-or")))
        found += part.spoken(say)
    return found


def spoken_both(say: Speech, joint: str, first: Spoken, then: Readable | None) -> list[Spoken]:
    """The same as `if_you_do` or `otherwise`, one by one."""
    return [first] if then is None else [first, (then, say(joint, what=then.clause(say)))]


def otherwise(say: Speech, first: str, then: Readable | None) -> str:
    """A sentence with a condition, and what happens if it does not hold."""
    if then is None:
        return first
    return in_a_row([first, say("sentence-otherwise", what=then.clause(say))])
