"""`emberhold simulate`: bots play many games, and the results are counted and kept."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

from emberhold.commands.parser import Parser, seed_of, whole_number
from emberhold.commands.running import Run, Speed
from emberhold.commands.simulate_campaigns import campaigns_of, simulate_campaigns
from emberhold.commands.tallied import BETWEEN, tell
from emberhold.commands.wishes import add_choices, first_game, game_meant, wishes_of
from emberhold.games import GAMES, game_named
from emberhold.kernel.errors import EmberholdError, SetupError, listed
from emberhold.kernel.opening import complete_setup
from emberhold.lab import results
from emberhold.lab.batch import Batch, Kind
from emberhold.lab.campaigns import Campaigns
from emberhold.lab.changes import changed
from emberhold.lab.extras import need
from emberhold.lab.journal import Journal, journal_path
from emberhold.lab.keeping import Keeping
from emberhold.lab.playing import again
from emberhold.lab.round_robin import paired
from emberhold.lab.simulate import Count
from emberhold.language import speech
from emberhold.parts.choices import ONE, Choices, SetupChoice
from emberhold.players import names_in

ALL = "all"
_USUAL = "greedy"


def main(words: Sequence[str], language: str) -> int:
    game = game_meant(words) or first_game()
    given = _parser(game, language).read(words)
    if given is None:
        return 0
    if given.again is not None:
        return _again(given, language)
    if given.save is not None:
        raise EmberholdError("error-save-without-again")
    if given.game is not None:
        game_named(given.game)
    if game_named(game).campaign is not None:
        return simulate_campaigns(given, game, _bots(given.players, given.bots), language)
    if given.tries is not None:
        raise EmberholdError("error-tries-without-campaign", game=game)
    if given.keep is not None and given.out is not None:
        raise EmberholdError("error-keep-and-out")
    batch = replace(_batch(given, game), keeps=given.keep is not None)
    batch.check()
    simulation = Simulation(batch, given, language)
    if given.keep is not None:
        simulation.keep_in(Path(given.keep))
    elif given.out is not None:
        simulation.play_into(Path(given.out))
    else:
        simulation.play_all()
    return 0


def _parser(game: str, language: str) -> Parser:
    parser = Parser("simulate", language)
    parser.word("game", "help-game", "metavar-game", games=listed(GAMES))
    parser.option("--games", "help-games", "metavar-number")
    parser.option("--tries", "help-simulate-tries", "metavar-number")
    parser.option("--players", "help-simulate-players", "metavar-players")
    parser.option("--bots", "help-simulate-bots", "metavar-bots")
    add_choices(parser, game)
    parser.option("--seed", "help-seed", "metavar-number")
    parser.option("--out", "help-simulate-out", "metavar-file")
    parser.option("--keep", "help-simulate-keep", "metavar-file")
    parser.option("--change", "help-simulate-change", "metavar-change", action="append")
    parser.option("--processes", "help-processes", "metavar-number")
    parser.option("--on", "help-simulate-on", "metavar-where")
    parser.option("--address", "help-simulate-address", "metavar-address")
    parser.option("--json", "help-json")
    parser.add_argument(
        "--again",
        nargs=2,
        help=parser.say("help-simulate-again"),
        metavar=(parser.say("metavar-file"), parser.say("metavar-row")),
    )
    parser.option("--save", "help-simulate-save", "metavar-file")
    return parser


# What is to be played


def meant(words: Sequence[str]) -> Batch | Campaigns:
    """What a command plays: everything about any of its games, without playing one."""
    game = game_meant(words) or first_game()
    given = _parser(game, "en").read(words)
    assert given is not None, "help plays nothing"
    if game_named(game).campaign is not None:
        return campaigns_of(given, game, _bots(given.players, given.bots))
    return _batch(given, game)


def _batch(given: Namespace, game: str) -> Batch:
    bots = _bots(given.players, given.bots)
    games = whole_number("--games", given.games or "100", 1, 10**7)
    seed = seed_of(given.seed or "0")
    choices, changes = game_named(game).choices, tuple(given.change or ())
    if len(bots) == 2 and choices.paired and getattr(given, choices.varied) in (None, ALL):
        setattr(given, choices.varied, None)
        kinds = paired(choices.paired, wishes_of(given, game))
        return Batch(game, bots, games, seed, kinds, choices.varied, changes=changes)
    kinds = _playable(_kinds(given, game), game, len(bots))
    rotated = not choices.paired and _apart(game, len(bots), kinds[0])
    return Batch(game, bots, games, seed, kinds, rotated=rotated, changes=changes)


def _apart(game: str, players: int, kind: Kind) -> bool:
    """Whether sides play against each other, so that it matters who sits where."""
    try:
        setup = complete_setup(game_named(game), players, 0, kind.wishes)
    except SetupError:
        return False  # the check of the batch says why
    return len(game_named(game).sides(players, setup)) > 1


def _bots(players: str | None, bots: str | None) -> tuple[str, ...]:
    """A bot for each seat: `--players` is their number or their names, `--bots` their names."""
    if players is not None and not players.strip().lstrip("+-").isdecimal():
        if bots is not None:
            raise EmberholdError("error-players-twice", players=players, bots=bots)
        return _names(players)
    seats = whole_number("--players", players or "2", 1, 100)
    names = _names(bots or _USUAL)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise EmberholdError("error-bot-count", given=bots, players=seats)
    return names


def _names(text: str) -> tuple[str, ...]:
    return tuple(names_in(text))


def _playable(kinds: Sequence[Kind], game: str, players: int) -> tuple[Kind, ...]:
    """Of several kinds those that this many players can play: nobody asked for the others by
    name."""
    if len(kinds) == 1:
        return tuple(kinds)
    found: list[Kind] = []
    refused: SetupError | None = None
    for kind in kinds:
        try:
            complete_setup(game_named(game), players, 0, kind.wishes)
            found.append(kind)
        except SetupError as error:
            refused = error
    if not found and refused is not None:
        raise refused
    return tuple(found)


def _kinds(given: Namespace, game: str) -> list[Kind]:
    """A kind of game for each value of what varies, and of every choice that is to be `all`."""
    choices = game_named(game).choices
    open_choices = [
        choice
        for choice in choices.listed
        if getattr(given, choice.name) == ALL
        or (choice.name == choices.varied and getattr(given, choice.name) is None)
        if choice.shape == ONE and choice.values and not choices.paired
    ]
    for choice in open_choices:
        setattr(given, choice.name, None)
    wishes = wishes_of(given, game)
    ranges = [_every(choices.offered(choice, wishes)) for choice in open_choices]
    kinds: list[Kind] = []
    for values in product(*ranges):
        chosen = dict(zip((choice.name for choice in open_choices), values, strict=True))
        name = BETWEEN.join(map(str, values)) or _named(wishes.get(choices.varied), choices)
        kinds.append(Kind(name, {**wishes, **chosen}))
    return kinds or [Kind("", wishes)]  # boxes that nobody knows offer nothing: a check says so


def _every(choice: SetupChoice) -> list[Any]:
    """The values `all` stands for: not chance, and none that asks for more."""
    return [each.value for each in choice.values if each.value != "random" and each.then is None]


def _named(value: Any, choices: Choices) -> str:
    if isinstance(value, list):
        return BETWEEN.join(map(str, value))
    varied = (choice.default for choice in choices.listed if choice.name == choices.varied)
    return str(next(varied, "") if value is None else value)


# Playing it


class Simulation(Run):
    """A batch of single games, counted by kind."""

    batch: Batch

    def __init__(self, batch: Batch, given: Namespace, language: str) -> None:
        super().__init__(batch, given, language)
        self.count = Count(batch)

    def play_all(self) -> None:
        """Play everything and tell the results."""
        self._tell(self.play(self.count.add))

    def play_into(self, path: Path) -> None:
        """Play what a file of results still lacks, keep it there, and tell the results."""
        results.check_place(path)
        frame = results.finished(path, self.batch)
        speed = None
        if frame is None:
            speed = self._finish(path)
            self.note("simulate-written", path=str(path), games=self.batch.total)
        else:
            journal_path(path).unlink(missing_ok=True)
            self.count.add(frame.select("number", "won", "reason", "length").iter_rows(named=True))
            self.note("simulate-complete", path=str(path), games=self.batch.total)
        self._tell(speed)

    def keep_in(self, path: Path) -> None:
        """Play what a file of kept games still lacks, with all answers, and tell the results."""
        with Keeping(path, self.batch) as keeping:
            speed = self.finish(keeping, self.count.add)
        self.note("simulate-written", path=str(path), games=self.batch.total)
        self._tell(speed)

    def _finish(self, path: Path) -> Speed | None:
        with Journal(journal_path(path), self.batch) as journal:
            speed = self.finish(journal, self.count.add)
            results.write(path, self.batch, journal.rows())
            journal.remove()
        return speed

    def _tell(self, speed: Speed | None) -> None:
        tell(self.count, speed, self.language, self.as_json)


# A game again


def _again(given: Namespace, language: str) -> int:
    """Play the game of a row once more; it must end as the row says."""
    need("lab", "polars")
    path, text = given.again
    number = whole_number("--again", text, 0)
    frame = results.read([Path(path)])
    found = [row for row in frame.iter_rows(named=True) if row["number"] == number]
    if not found:
        last = int(str(frame["number"].max()))
        raise EmberholdError("error-again-number", path=path, number=number, last=last)
    row = found[0]
    changes = results.description(Path(path)).get("changes", ())
    if changes and given.save is not None:
        raise EmberholdError("error-save-changed", changes=listed(changes))
    with changed(row["game"], changes):
        table = again(row)
    say = speech(language)
    assert table.result is not None
    print(say("simulate-again", number=number, decisions=row["decisions"]))
    print(table.result.text(language))
    if given.save is not None:
        table.save(given.save)
        print(say("simulate-saved", path=given.save))
    return 0
