"""Sentences of War Eternal that were read by somebody who knows the language; see `readings`.

`words.toml` holds cards, sheets, log lines, questions and their options.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from emberhold.games.aeons_end.game import WAR_ETERNAL
from emberhold.games.aeons_end.seen.card_text import card_text
from emberhold.games.aeons_end.seen.mage_text import mage_text
from emberhold.games.aeons_end.seen.sheet_text import sheet_text
from emberhold.kernel.game import LogLine
from emberhold.kernel.table import Table
from emberhold.language import LANGUAGES
from tests.aeons_end.catalogue import CARDS, MAGES, NEMESES
from tests.support import at, play
from tests.support.readings import Readings

# The tables at which questions are read


def _main() -> Table:
    return at(
        in_play=["heart-of-nothing"],
        p0={
            "hand": ["crystal", "spark", "mages-totem", "crystal"],
            "aether": 9,
            "charges": 4,
            "breaches": {"1": "open", "2": "open", "3": "D"},
        },
    )


def _wide() -> Table:
    """One spell is across two breaches, two others share one."""
    breaches = {
        "1": {"spells": ["pyrotechnic-surge"]},
        "2": {"state": "open", "spells": ["pyrotechnic-surge"]},
        "3": {"state": "open", "spells": ["kindle", "spark"]},
    }
    return at(phase="casting", p0={"hand": ["crystal"], "breaches": breaches})


def _casting() -> Table:
    breaches = {"1": {"spells": ["spark"]}, "3": {"state": "open", "spells": ["jagged-lightning"]}}
    return at(
        phase="casting",
        in_play=["catacomb-drone"],
        p0={"hand": ["crystal", "spark"], "breaches": breaches},
    )


def _forced() -> Table:
    breaches = {"1": {"spells": ["spark"]}, "2": {"state": "D", "spells": ["spark"]}}
    return at(phase="casting", p0={"hand": ["crystal"], "breaches": breaches})


def _may() -> Table:
    return play(_casting(), "cast:3", "target:catacomb-drone")


def _totem() -> Table:
    return play(_main(), "play:crystal", "play:mages-totem")


def _bound_aether() -> Table:
    hand = ["oblivion-shard", "worldheart-shard", "crystal"]
    table = at(mages=["dezmodia", "gex"], p0={"hand": hand})
    return play(table, "play:oblivion-shard", "play:worldheart-shard", "do:2", "buy:frozen-magmite")


def _heart() -> Table:
    """The power resolves in the nemesis' turn, and the players decide together."""
    hands = {"hand": ["crystal", "spark"]}
    return at(
        phase="nemesis", in_play=[{"card": "heart-of-nothing", "tokens": 1}], p0=hands, p1=hands
    )


def _exhausted() -> Table:
    """Howling Spinners bring down the first player; there is nothing left to unleash."""
    weak = {"life": 1, "hand": ["crystal"]}
    table = at(phase="nemesis", in_play=["howling-spinners"], p0=weak, nemesis="gate-witch")
    return play(table, "player:0")


def _wild() -> Table:
    order = {"deck": ["wild"], "discard": ["1", "2", "3", "nemesis", "nemesis"]}
    return at(players=3, phase="turn", turn_order=order)


def _fetish() -> Table:
    hand = ["primordial-fetish", "crystal", "crystal"]
    return play(at(p0={"hand": hand}), "play:primordial-fetish", "do:1")


TABLES: dict[str, Callable[[], Table]] = {
    "main": _main,
    "casting": _casting,
    "wide": _wide,
    "forced": _forced,
    "target": lambda: play(_casting(), "cast:1"),
    "may": _may,
    "discard": lambda: play(_may(), "do:may"),
    "either": _totem,
    "destroy": lambda: play(_totem(), "do:1"),
    "order": lambda: play(_fetish(), "focus:1.3", "play:crystal", "end"),
    "pay": _bound_aether,
    "focus": _fetish,
    "together": _heart,
    "player": lambda: play(_heart(), "do:2"),
    "exhausted": _exhausted,
    "wild": _wild,
}


# Reading


def _log_line(name: str, words: Sequence[str]) -> LogLine:
    """`who=mist card=spark amount=2`: the words of a log line, spelled as in keys."""
    arguments: dict[str, object] = {}
    for word in words:
        key, _, value = word.partition("=")
        if key in ("who", "to", "owner"):
            arguments[key] = MAGES[value]
        elif key == "card":
            arguments[key] = CARDS[value]
        elif key == "nemesis":
            arguments[key] = NEMESES[value]
        elif key == "ability":
            arguments[key] = MAGES[value].ability_name
        else:
            arguments[key] = (1, 2) if value == "1+2" else int(value)
    return LogLine(f"log-{name}", arguments)


def _of(
    text: Callable[[Any, str], list[str]], things: Mapping[str, Any]
) -> Callable[[str, Sequence[str], str], str]:
    return lambda name, more, language: "\n".join(text(things[name], language))


READINGS = Readings(
    Path(__file__).parent,
    TABLES,
    card=_of(card_text, CARDS),
    mage=_of(mage_text, MAGES),
    sheet=_of(sheet_text, NEMESES),
    log=lambda name, more, language: WAR_ETERNAL.line(_log_line(name, more)).text(language),
)


def test_everything_reads_as_it_was_read() -> None:
    READINGS.hold()


def test_enough_has_been_read_in_every_language() -> None:
    for language in LANGUAGES:
        assert len([words for words in READINGS.words.values() if words[language]]) >= 60


def test_every_question_of_these_tables_was_read_with_at_least_one_option() -> None:
    assert READINGS.unread() == []
