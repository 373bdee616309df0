"""Listening to games: everything that is said in them, in every language at once."""

from __future__ import annotations

from emberhold.kernel.message import Message
from emberhold.kernel.question import Question
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import Table
from emberhold.language import LANGUAGES

LEAVING = ("end", "pass", "done", "exhaust")
"""Answers that cut a turn short; a listener seldom gives them."""


class Heard:
    """All that was said in some games, by language, and what was wrong with it."""

    def __init__(self) -> None:
        self.sentences: dict[str, set[str]] = {language: set() for language in LANGUAGES}
        self.wrong: set[str] = set()
        self.ids: set[str] = set()

    def hear(self, message: Message) -> list[str]:
        self.ids.add(message.id)
        texts = [self._text(message, language) for language in LANGUAGES]
        for language, text in zip(LANGUAGES, texts, strict=True):
            self.sentences[language].add(text)
        return texts

    def _text(self, message: Message, language: str) -> str:
        try:
            return message.text(language)
        except (KeyError, LookupError, ValueError, TypeError) as error:
            self.wrong.add(f"{language}: {message.id}: {error!r}")
            return ""

    def add(self, other: Heard) -> None:
        """What was heard elsewhere as well."""
        self.wrong |= other.wrong
        self.ids |= other.ids
        for language, said in other.sentences.items():
            self.sentences[language] |= said

    def question(self, question: Question) -> None:
        """The prompt and every label; options must not read alike."""
        self.hear(question.prompt())
        labels = [self.hear(question.label(choice)) for choice in question.choices]
        for said in zip(LANGUAGES, *labels, strict=True):
            if len(set(said[1:])) < len(labels):
                self.wrong.add(f"{question.topic}: options that read alike: {said}")


def play_and_listen(heard: Heard, table: Table, seed: int, answers: int = 10**6) -> None:
    """Play at random, seldom leaving early, and hear every question and the log."""
    dice = Dice(seed)
    for _ in range(answers):
        question = table.question
        if question is None:
            break
        heard.question(question)
        choice = question.choices[dice.below(len(question.choices))]
        if choice[0] in LEAVING and dice.below(3):
            choice = question.choices[dice.below(len(question.choices))]
        table.take(question, choice)
    for line in table.state.log:
        heard.hear(table.game.line(line))
    if table.result is not None:
        heard.hear(Message(f"result-{table.result.reason}"))
