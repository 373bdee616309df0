"""A rulebook: the numbered rules of a game as text, found by number, by section or by words.

A game keeps its rulebook as `rules/<name>.<language>.md`, the same numbers in every language, and
beside it `physical.toml`, which says why some rules cannot be proven by a test, `asked.toml`, which
says where the rules speak of what the game asks, and `told.toml`, which says it of every line of
the log: why something happened.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path

from emberhold.kernel.errors import EmberholdError
from emberhold.language.folding import folded

_HEADING = re.compile(r"(#+) (.*)")
_NUMBERED = re.compile(r"(\d+(?:\.\d+)*)\.? (.*)")
_RULE = re.compile(r"- \*\*([A-Z]+-\d+)\*\* (.*)")
_SUBHEADING = re.compile(r"\*\*(.*)\*\*")
_ID = re.compile(r"([A-Za-z]+)-?(\d+)")


@dataclass(frozen=True, slots=True)
class Rule:
    """A numbered rule."""

    id: str
    text: str
    section: str


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what is under it: rules, and the small headings between them."""

    number: str
    title: str
    entries: tuple[Rule | str, ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        return tuple(entry for entry in self.entries if isinstance(entry, Rule))

    def is_in(self, number: str) -> bool:
        """Whether this is the section with that number or a part of it."""
        return self.number == number or self.number.startswith(f"{number}.")


class Rulebook:
    """The rules of one game in one language."""

    def __init__(
        self,
        title: str,
        sections: tuple[Section, ...],
        physical: dict[str, str],
        beneath: Rulebook | None = None,
    ) -> None:
        self.title = title
        self.sections = sections
        self.rules = {rule.id: rule for section in sections for rule in section.rules}
        self.physical = physical
        """Why a rule cannot be proven by a test, by its id."""
        self.beneath = beneath
        """The book that holds wherever this one says nothing else."""

    @property
    def prefix(self) -> str:
        """What the ids of all its rules begin with."""
        return next(iter(self.rules)).rpartition("-")[0]

    def section(self, number: str) -> tuple[Section, ...]:
        """The section with that number and its parts; empty where there is none."""
        wanted = number.rstrip(".")
        return tuple(section for section in self.sections if section.is_in(wanted))

    def rule(self, id: str) -> Rule | None:
        """A rule by its id, however it is typed: `WE-045`, `we45`."""
        spelled = _ID.fullmatch(id.strip())
        if spelled is None:
            return None
        prefix, number = spelled.groups()
        found = self.rules.get(f"{prefix.upper()}-{int(number):03}")
        return self.beneath.rule(id) if found is None and self.beneath is not None else found

    def heading(self, rule: Rule) -> str:
        """The title of the section a rule is in, in this book or in the one beneath."""
        if rule.id not in self.rules and self.beneath is not None:
            return self.beneath.heading(rule)
        return next(section.title for section in self.sections if section.number == rule.section)

    def search(self, words: str) -> tuple[Rule, ...]:
        """All rules that contain every one of the words, or their beginnings."""
        wanted = dict.fromkeys(folded(words).split())
        found = tuple(
            self.rules[id]
            for id, text in self._folded.items()
            if wanted and all(word in text for word in wanted)
        )
        return found if self.beneath is None else (*found, *self.beneath.search(words))

    @cached_property
    def _folded(self) -> dict[str, str]:
        """The texts as words are looked for in them."""
        return {rule.id: folded(rule.text) for rule in self.rules.values()}

    def look_up(self, wanted: str) -> tuple[Section | Rule, ...]:
        """Whatever a person may ask for: a rule's id, a section's number, or words to look for."""
        rule = self.rule(wanted)
        return (rule,) if rule is not None else self.section(wanted) or self.search(wanted)

    def find(self, wanted: str) -> tuple[Section | Rule, ...]:
        """What was asked for, or an error that says where rules begin and end."""
        found = self.look_up(wanted)
        if not found:
            raise EmberholdError(
                "error-rule-unknown",
                given=wanted,
                first=next(iter(self.rules)),
                last=list(self.rules)[-1],
            )
        return found


def rules_folder(package: str) -> Path:
    """Where a package keeps its rules: beside its sources, also when machine code runs."""
    return Path(str(files(package))) / "rules"


@dataclass(frozen=True)
class RuleShelf:
    """A game's rulebooks: `<name>.<language>.md` in a folder, and what points into them."""

    folder: Path
    name: str
    sealed: frozenset[str] = frozenset()
    """Rules by id, and sections by number with their parts, that nobody may read yet."""
    beneath: RuleShelf | None = None
    """The rules that hold wherever these say nothing else: those of the box that came before, or
    of the next box in a mixture."""

    def read(self, language: str) -> Rulebook:
        """The rulebook in a language."""
        text = (self.folder / f"{self.name}.{language}.md").read_text(encoding="utf-8")
        physical = tomllib.loads((self.folder / "physical.toml").read_text(encoding="utf-8"))
        title, sections = _parse(text)
        if self.sealed:
            sections = tuple(
                self._unsealed(section) for section in sections if self._opens(section)
            )
        beneath = None if self.beneath is None else self.beneath.read(language)
        return Rulebook(title, sections, physical["reasons"], beneath)

    def _opens(self, section: Section) -> bool:
        return not any(section.is_in(number) for number in self.sealed)

    def _unsealed(self, section: Section) -> Section:
        entries = [e for e in section.entries if isinstance(e, str) or e.id not in self.sealed]
        return replace(section, entries=tuple(entries))

    def asked(self, topic: str) -> tuple[str, ...]:
        """The ids of the rules to read at a question, the one that helps most first."""
        found = self._pointed("asked", topic)
        return self.beneath.asked(topic) if not found and self.beneath is not None else found

    def told(self, line: str) -> tuple[str, ...]:
        """The ids of the rules that say why a line of the log happened, by the line's id."""
        found = self._pointed("told", line)
        return self.beneath.told(line) if not found and self.beneath is not None else found

    def _pointed(self, page: str, wanted: str) -> tuple[str, ...]:
        found = _pointers(self.folder, page).get(wanted, ())
        return tuple(id for id in found if id not in self.sealed)


@cache
def _pointers(folder: Path, page: str) -> Mapping[str, tuple[str, ...]]:
    """The ids of the rules that speak of something, the one that helps most first."""
    path = folder / f"{page}.toml"
    if not path.exists():
        return {}
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    return {wanted: tuple(ids) for wanted, ids in found["rules"].items()}


def _parse(text: str) -> tuple[str, tuple[Section, ...]]:
    title = ""
    sections: list[tuple[str, str, list[Rule | str]]] = []
    for line in text.splitlines():
        if heading := _HEADING.fullmatch(line):
            words = heading[2]
            numbered = _NUMBERED.fullmatch(words)
            if numbered is None:
                title = title or words
            else:
                sections.append((numbered[1], numbered[2], []))
        elif rule := _RULE.fullmatch(line):
            number, _, entries = sections[-1]
            entries.append(Rule(rule[1], rule[2], number))
        elif sections and (between := _SUBHEADING.fullmatch(line)):
            sections[-1][2].append(between[1])
    return title, tuple(Section(number, name, tuple(entries)) for number, name, entries in sections)
