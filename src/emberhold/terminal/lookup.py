"""Showing what is to be read: a card, a rule, a chapter of rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from emberhold.parts.library import Entry
from emberhold.parts.rulebook import Rule, Rulebook, Section
from emberhold.terminal.screen import Screen


def show_entry(screen: Screen, entry: Entry, language: str) -> None:
    """A card, mage or nemesis in full; in another language its English name is beside."""
    name, english = entry.name(language), entry.name("en")
    title = name if name == english else f"{name} ({english})"
    screen.page(title, [entry.facts.text(language), *entry.text(language)])


def show_rules(screen: Screen, book: Rulebook, wanted: str) -> None:
    """What somebody asked of the rulebook; without words, its table of contents."""
    if not wanted:
        screen.page(book.title, contents(book))
        return
    found = book.find(wanted)
    rules = [part for part in found if isinstance(part, Rule)]
    if rules:
        screen.page("", rule_lines(rules))
    for part in found:
        if isinstance(part, Section):
            screen.page(f"{part.number} {part.title}", section_lines(part))


def contents(book: Rulebook) -> list[str]:
    """The headings with the rules they hold."""
    return [
        f"{'  ' * section.number.count('.')}{section.number}  {section.title}{_span(section.rules)}"
        for section in book.sections
    ]


def _span(rules: Sequence[Rule]) -> str:
    return f"  ({rules[0].id}–{rules[-1].id})" if rules else ""


def section_lines(section: Section) -> list[str]:
    return [entry if isinstance(entry, str) else _line(entry) for entry in section.entries]


def rule_lines(rules: Iterable[Rule]) -> list[str]:
    return [_line(rule) for rule in rules]


def _line(rule: Rule) -> str:
    return f"{rule.id}  {rule.text}"
