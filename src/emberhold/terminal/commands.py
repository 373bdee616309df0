"""What can be typed at a question besides an answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from emberhold.games.unsealed import unsealed_at
from emberhold.games.wording import words_of
from emberhold.kernel.errors import EmberholdError, SaveError
from emberhold.kernel.home import at_home
from emberhold.kernel.version import VERSION, engine
from emberhold.language import speech
from emberhold.parts.library import Entry, find
from emberhold.parts.rulebook import RuleShelf
from emberhold.terminal.home import may_replace
from emberhold.terminal.lookup import rule_lines, show_entry, show_rules
from emberhold.terminal.style import style_of

if TYPE_CHECKING:
    from emberhold.terminal.session import Session

_LAST_LINES = 20
_HELP = (
    *("answer", "hint", "odds", "card", "piles", "undo", "log"),
    *("save", "language", "rules", "redraw", "quit"),
)


class Leaving(Exception):
    """The person wants to stop; the game is kept."""


def obey(session: Session, line: str) -> bool | None:
    """Carry out a command: True when the table is to be drawn again, None for no command."""
    words = line.strip()
    if not words:
        return _redraw(session)
    name, _, rest = words.partition(" ")
    if words.startswith("?"):
        name, rest = "?", words[1:]
    command = _COMMANDS.get(name.lower())
    return None if command is None else command(session, rest.strip())


def _redraw(session: Session) -> bool:
    session.show(whole=True)
    return False


def _help(session: Session, rest: str) -> bool:
    key = session.asked.options[0].key if session.asked else ""
    shelf = unsealed_at(session.table).rulebook
    rule = "" if shelf is None else next(iter(shelf.read(session.language).rules))
    told = [id for id in _HELP if id != "rules" or rule]
    rows = [session.say(f"table-help-{id}", key=key, rule=rule).split(" | ") for id in told]
    wide = max(len(keys) for keys, _ in rows)
    lines = [f"{keys.ljust(wide)}   {meaning}" for keys, meaning in rows]
    signs = [session.say(f"table-help-{id}") for id in style_of(session.table.game.name).help]
    runs = session.say(f"version-{engine()}", version=VERSION)
    session.screen.page(session.say("table-help"), [*lines, "", *signs, "", runs])
    return False


def _look_up(session: Session, rest: str) -> bool:
    """Read a card, mage or nemesis; without a name, what there is on the table."""
    entries = _library(session)
    if not rest:
        _list_table(session, entries)
        return False
    found = find(entries, rest, session.language)
    if not found:
        raise EmberholdError("error-no-such-card", given=rest)
    if len(found) == 1:
        show_entry(session.screen, found[0], session.language)
    else:
        names = [entry.name(session.language) for entry in found]
        session.screen.columns(session.say("table-several", given=rest), names)
    return False


def _library(session: Session) -> Sequence[Entry]:
    entries = unsealed_at(session.table).library
    if not entries:
        raise EmberholdError("error-no-library")
    return entries


def _list_table(session: Session, entries: Sequence[Entry]) -> None:
    """The names of everything that is open, area by area."""
    known = {entry.message_id for entry in entries}
    for area in session.table.view(session.viewer).areas:
        ids = [area.name, *(p.name for zone in area.zones for p in zone.pieces if p.name)]
        names = [session.say(id) for id in dict.fromkeys(ids) if id in known]
        if names:
            session.screen.columns(session.say(area.name), names)
    session.screen.say(session.say("table-look-up-hint"))


def _is_number(text: str) -> bool:
    """A whole number that anybody could mean."""
    return text.isdecimal() and len(text) <= 9


def _hint(session: Session, rest: str) -> bool:
    """What an expert would answer, from what the person before the screen may know."""
    question = session.table.question
    assert question is not None
    seat = question.seat if question.anyone else session.viewer
    session.screen.page(
        session.say("table-hint"), session.table.hint(seat).text(session.language).split("\n")
    )
    return False


def _odds(session: Session, rest: str) -> bool:
    """What lies ahead, as far as the person before the screen may know it."""
    question = session.table.question
    assert question is not None
    seat = question.seat if question.anyone else session.viewer
    labels = (
        {}
        if session.asked is None
        else {o.key: o.label.text(session.language) for o in session.asked.options}
    )
    lines = []
    for outlook in session.table.foresight(seat):
        text = outlook.text.text(session.language)
        lines.append(f"{labels[outlook.key]}: {text}" if outlook.key in labels else text)
    session.screen.page(session.say("table-odds"), lines or [session.say("table-odds-none")])
    return False


def _piles(session: Session, rest: str) -> bool:
    """The open piles card by card, from the oldest to the newest (which is on top)."""
    scene = session.table.view(session.viewer)
    tops = style_of(scene.game).tops
    words = words_of(scene, session.language)
    piles = [
        (area, zone)
        for area in scene.areas
        for zone in area.zones
        if zone.id.partition(":")[0] in tops and zone.pieces
    ]
    for area, zone in piles:
        names = [words.name(piece) for piece in zone.pieces]
        title = words.line(words.title(area), words.label(zone))
        session.screen.page(title, [" · ".join(names)])
    if not piles:
        session.screen.say(session.say("table-piles-empty"))
    return False


def _undo(session: Session, rest: str) -> bool:
    if rest and (not _is_number(rest) or int(rest) == 0):
        raise EmberholdError("error-undo-number", given=rest)
    session.undo(int(rest or 1))
    return True


def _log(session: Session, rest: str) -> bool:
    if rest not in ("", "all") and (not _is_number(rest) or int(rest) == 0):
        raise EmberholdError("error-log-number", given=rest)
    lines = session.table.log(session.language, session.viewer)
    if rest != "all":
        lines = lines[-int(rest or _LAST_LINES) :]
    session.screen.news(lines or [session.say("table-log-empty")])
    return False


def _save(session: Session, rest: str) -> bool:
    """Keep the game under a name of its own; without one, say where it is kept anyway."""
    path = at_home(rest) if rest else session.path
    if not may_replace(path):
        raise SaveError("error-save-foreign-file", path=str(path))
    session.keep_at(path)
    session.screen.say(session.say("table-saved", path=str(path)))
    return False


def _language(session: Session, rest: str) -> bool:
    speech(rest)
    session.language = rest
    return True


def _shelf(session: Session) -> RuleShelf:
    shelf = unsealed_at(session.table).rulebook
    if shelf is None:
        raise EmberholdError("error-no-rulebook")
    return shelf


def _rules(session: Session, rest: str) -> bool:
    """Look something up; without words, the contents and then the rules of the question."""
    shelf = _shelf(session)
    book = shelf.read(session.language)
    show_rules(session.screen, book, rest)
    if not rest and session.asked is not None:
        ids = shelf.asked(session.asked.topic)
        lines = rule_lines(book.rules[id] for id in ids)
        session.screen.page(session.say("table-rules-asked"), lines)
    return False


def _quit(session: Session, rest: str) -> bool:
    raise Leaving


_COMMANDS: dict[str, Callable[[Session, str], bool]] = {
    "h": _help,
    "help": _help,
    "?": _look_up,
    "i": _hint,
    "hint": _hint,
    "o": _odds,
    "odds": _odds,
    "d": _piles,
    "u": _undo,
    "undo": _undo,
    "l": _log,
    "log": _log,
    "s": _save,
    "save": _save,
    "lang": _language,
    "r": _rules,
    "rules": _rules,
    "q": _quit,
    "quit": _quit,
}
