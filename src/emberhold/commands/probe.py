"""`emberhold probe`: how often the row of a seat does not say what is asked or can be answered."""

from __future__ import annotations

import json
from collections.abc import Sequence

from emberhold.commands.columns import print_columns
from emberhold.commands.parser import Parser, seed_of, whole_number
from emberhold.games import GAMES, game_named
from emberhold.kernel.errors import listed
from emberhold.lab.probe import GREEDY, Probe, probed
from emberhold.language import speech
from emberhold.players.registry import check_name

DECISIONS = 20_000
SEED = 1


def main(words: Sequence[str], language: str) -> int:
    parser = Parser("probe", language)
    parser.word("game", "help-game", "metavar-game", games=listed(GAMES))
    parser.option("--decisions", "help-probe-decisions", "metavar-number")
    parser.option("--players", "help-metrics-players", "metavar-number")
    parser.option("--bot", "help-probe-bot", "metavar-name")
    parser.option("--seed", "help-seed", "metavar-number")
    parser.option("--json", "help-json")
    given = parser.read(words)
    if given is None:
        return 0
    wanted = given.decisions
    decisions = DECISIONS if wanted is None else whole_number("--decisions", wanted, 1)
    players = None if given.players is None else whole_number("--players", given.players, 1)
    seed = SEED if given.seed is None else seed_of(given.seed)
    bot = given.bot or GREEDY
    check_name(bot)
    names = list(GAMES) if given.game is None else [game_named(given.game).name]
    found = [probed(name, decisions, seed, players, bot) for name in names]
    if given.json:
        print(json.dumps([probe.plain() for probe in found], indent=2, ensure_ascii=False))
    else:
        _print(found, language)
    return 0


def _print(found: Sequence[Probe], language: str) -> None:
    say = speech(language)
    columns = [_lines(probe, language) for probe in found]
    print_columns([probe.game for probe in found], columns, language)
    print(say("probe-note", seed=str(found[0].seed), bot=found[0].bot))
    for probe in found:
        for before, after in probe.examples:
            print(say("probe-example", game=say(f"game-{probe.game}")))
            print(f"  {before.told()}\n  {after.told()}")


def _lines(probe: Probe, language: str) -> list[tuple[str, str]]:
    say = speech(language)
    return [
        (say("metrics-players"), str(probe.players)),
        (say("probe-games"), str(probe.games)),
        (say("probe-decisions"), str(probe.decisions)),
        (say("probe-slots"), str(probe.slots)),
        (say("probe-repeated"), str(probe.repeated)),
        (say("probe-question"), str(probe.other_question)),
        (say("probe-options"), str(probe.other_options)),
        (say("probe-share"), f"{probe.share:.3%}"),
    ]
