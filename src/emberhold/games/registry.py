"""Which games there are: the one place where a game is found by its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

from emberhold.games.game import TableGame
from emberhold.kernel.errors import SetupError, listed, nearest
from emberhold.kernel.scene import Scene
from emberhold.kernel.table import Table
from emberhold.language import add_messages, drop_messages

if TYPE_CHECKING:
    from emberhold.parts.boxes.own import Maker

GROUP = "emberhold.games"
"""The entry points by which installed packages bring games."""

_OWN = {
    "war-eternal": "emberhold.games.aeons_end.game:WAR_ETERNAL",
    "ashes": "emberhold.games.ashes.game:ASHES",
    "relic": "emberhold.games.relic.game:RELIC",
    "legacy": "emberhold.games.aeons_end.legacy_game:LEGACY",
    "aeons-end": "emberhold.games.aeons_end.first_box_game:FIRST_BOX_GAME",
}


class Shelf(Mapping[str, TableGame]):
    """Games by name, in the order in which they were put there; each loaded when first taken."""

    def __init__(self) -> None:
        self._games: dict[str, TableGame] = {}
        self._boxes: dict[str, Callable[[], object]] = {
            name: partial(_attribute, place) for name, place in _OWN.items()
        }
        self._looked = False

    def __getitem__(self, name: str) -> TableGame:
        if name not in self._games:
            box = self._boxes[name] if name in self._boxes else self._known()[name]
            self._games[name] = _opened(name, box)
        return self._games[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._known())

    def __len__(self) -> int:
        return len(self._known())

    def __contains__(self, name: object) -> bool:
        return name in self._boxes or name in self._known()

    def put(self, game: TableGame) -> None:
        if game.name in self and self[game.name] is not game:
            raise SetupError("error-game-twice", "game", given=game.name)
        self._games[game.name] = _opened(game.name, lambda: game)
        self._boxes[game.name] = lambda: game

    def take_away(self, name: str) -> None:
        """Forget a game that was put there, as a test does when it is over."""
        self._boxes.pop(name, None)
        game = self._games.pop(name, None)
        if game is not None and game.messages is not None:
            drop_messages(game.messages)

    def _known(self) -> Mapping[str, Callable[[], object]]:
        """All games; installed packages are looked through once, when somebody asks for more."""
        if not self._looked:
            self._looked = True
            for point in entry_points(group=GROUP):
                self._boxes.setdefault(point.name, point.load)
        return self._boxes


def _attribute(place: str) -> object:
    module, _, attribute = place.partition(":")
    return getattr(import_module(module), attribute)


def _opened(name: str, box: Callable[[], object]) -> TableGame:
    """The game in a box, able to speak; what a foreign package brings may be anything."""
    try:
        game = box()
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise SetupError("error-game-broken", "game", given=name, why=why) from error
    if not isinstance(game, TableGame) or game.name != name:
        raise SetupError("error-game-broken", "game", given=name, why=repr(game))
    if game.messages is not None:
        add_messages(game.messages)
    return game


GAMES = Shelf()
"""Every game there is, by name."""


def register(game: TableGame) -> None:
    """Let a game be found by its name, everywhere, as if it were one of ours."""
    GAMES.put(game)


def game_named(name: Any) -> TableGame:
    """The game of a name, or an error that says which there are."""
    if not isinstance(name, str) or name not in GAMES:
        given, known = str(name)[:40], list(GAMES)
        raise SetupError(
            "error-game", "game", given=given, known=listed(known), nearest=nearest(given, known)
        )
    return GAMES[name]


def game_of(shown: Table | Scene) -> TableGame:
    """The game that is played at a table or seen in a scene."""
    if isinstance(shown, Scene):
        return game_named(shown.game)
    game = shown.game
    return game if isinstance(game, TableGame) else game_named(game.name)


def makers() -> dict[str, Maker]:
    """The games for which people can make boxes, by the engines that boxes name; where several
    games share one, the first of them."""
    from emberhold.parts.boxes.own import Maker

    found: dict[str, Maker] = {}
    for name, game in GAMES.items():
        own = game.own_boxes
        if own is not None:
            found.setdefault(own.engine, Maker(name, own))
    return found
