"""`emberhold cards`: everything in the box to read."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from emberhold.commands.parser import Parser
from emberhold.games import GAMES
from emberhold.kernel.errors import EmberholdError
from emberhold.language import speech
from emberhold.parts.library import Entry, find
from emberhold.terminal.lookup import show_entry
from emberhold.terminal.screen import Screen, screen_for


def main(words: Sequence[str], language: str) -> int:
    parser = Parser("cards", language)
    parser.word("name", "help-cards-name", "metavar-name", nargs="*")
    parser.option("--plain", "help-plain")
    given = parser.read(words)
    if given is None:
        return 0
    wanted = list(given.name)
    named = wanted.pop(0) if wanted and wanted[0] in GAMES else None
    boxes = {name: GAMES[name].library_under(None) for name in ([named] if named else GAMES)}
    entries = [entry for box in boxes.values() for entry in box]
    if not entries:
        raise EmberholdError("error-no-library")
    screen = screen_for(sys.stdout, sys.stdin, given.plain)
    if wanted:
        show_found(screen, entries, " ".join(wanted), language)
        return 0
    for name, box in boxes.items():
        if len(boxes) > 1:
            screen.heading(speech(language)(f"game-{name}"))
        _list(screen, box, language)
    return 0


def show_found(screen: Screen, entries: Sequence[Entry], words: str, language: str) -> None:
    """Every entry that fits the words, in full."""
    found = find(entries, words, language)
    if not found:
        raise EmberholdError("error-no-such-card", given=words)
    for entry in found:
        show_entry(screen, entry, language)


def _list(screen: Screen, entries: Sequence[Entry], language: str) -> None:
    """All names, group by group, with costs."""
    groups: dict[str, list[str]] = {}
    for entry in entries:
        name = entry.name(language)
        if entry.cost is not None:
            name = speech(language)("card-with-cost", name=name, cost=entry.cost)
        groups.setdefault(entry.group.text(language), []).append(name)
    for group, names in groups.items():
        screen.columns(f"{group} ({len(names)})", names)
