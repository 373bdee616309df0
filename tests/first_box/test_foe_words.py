"""Sentences of the nemesis' side that were read by somebody who knows the language.

`foes/words.toml` holds every nemesis card of the first box, the four sheets, and what is asked and
told of them; see `readings`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from emberhold.games.aeons_end.cards.first_box.box import FIRST_BOX
from emberhold.games.aeons_end.first_box_game import FIRST_BOX_GAME
from emberhold.games.aeons_end.seen.card_text import card_text
from emberhold.games.aeons_end.seen.sheet_text import sheet_text
from emberhold.kernel.game import LogLine
from emberhold.kernel.table import Table
from tests.first_box.foe_side import drawn, handled, powered
from tests.first_box.support import at
from tests.support import play
from tests.support.readings import Readings

MASK = "crooked-mask"
PRINCE = "prince-of-gluttons"
CORRUPT = {"hand": ["lust-for-power", "blind-abandon"]}


def _spread() -> Table:
    own = {"breaches": {"1": {"spells": ["feral-lightning"]}}}
    table = at(nemesis="carapace-queen", phase="casting", foe={"tokens": 5}, p0=own)
    return play(table, "cast:1")


def _harder() -> Table:
    own = {**CORRUPT, "charges": 1}
    table = at(nemesis=MASK, phase="casting", setup={"difficulty": "expert"}, p0=own)
    return play(table, "card:blind-abandon")


def _nothingness() -> Table:
    order = {"deck": ["nemesis"], "discard": ["1", "2"]}
    return at(nemesis=MASK, phase="casting", turn_order=order, p0={"hand": ["nothingness"]})


def _grim_sight() -> Table:
    own = {"hand": ["grim-sight"], "deck": ["jade"]}
    return at(nemesis=MASK, phase="casting", p0=own)


TABLES: dict[str, Callable[[], Table]] = {
    "strike": lambda: drawn("cleave", foe={"strike_deck": ["convoke"]}),
    "husks": _spread,
    "spread": lambda: play(_spread(), "target:husks"),
    "gems": lambda: powered("pulverizing-ray", p0={"hand": ["crystal"]}),
    "corruption": lambda: at(nemesis=MASK, phase="casting", p0=CORRUPT),
    "corruption-to": _harder,
    "looked-at": _grim_sight,
    "turn-back": _nothingness,
    "unleash": lambda: handled("bane-sire", nemesis=MASK),
    "devour": lambda: handled("cerephage", nemesis=PRINCE),
    "devoured": lambda: at(nemesis=PRINCE, foe={"devoured": ["jade"]}, p0={"aether": 2}),
}


def _log_line(name: str, words: Sequence[str]) -> LogLine:
    """`who=mist card=spark amount=2`: the words of a log line, spelled as in keys."""
    found: dict[str, Mapping[str, Any]] = {
        **dict.fromkeys(("who", "to"), FIRST_BOX.mages),
        "card": FIRST_BOX.cards,
        "nemesis": FIRST_BOX.nemeses,
    }
    arguments: dict[str, Any] = {}
    for word in words:
        key, _, value = word.partition("=")
        arguments[key] = found[key][value] if key in found else int(value)
    return LogLine(f"log-{name}", arguments)


READINGS = Readings(
    Path(__file__).parent / "foes",
    TABLES,
    card=lambda name, more, language: "\n".join(card_text(FIRST_BOX.cards[name], language)),
    sheet=lambda name, more, language: "\n".join(sheet_text(FIRST_BOX.nemeses[name], language)),
    log=lambda name, more, language: FIRST_BOX_GAME.line(_log_line(name, more)).text(language),
)


def test_everything_reads_as_it_was_read() -> None:
    READINGS.hold()


def test_every_card_and_every_sheet_of_the_nemesis_was_read() -> None:
    foes = [card for card in FIRST_BOX.cards.values() if card.is_foe or card.type == "corruption"]
    assert len(foes) == 22 + 36 + 6 + 11
    wanted = {f"card {card.slug}" for card in foes}
    wanted |= {f"sheet {slug}" for slug in FIRST_BOX.nemeses}
    assert wanted <= set(READINGS.words)


def test_every_question_of_these_tables_was_read_with_at_least_one_option() -> None:
    assert READINGS.unread() == []
