"""The API reference: what people look up is told, and the list of modules is that of today."""

from __future__ import annotations

import emberhold
from tools import reference


def test_every_module_and_public_class_has_a_docstring() -> None:
    assert reference.silent() == []


def test_the_list_of_modules_is_that_of_today() -> None:
    written = reference.INDEX.read_text(encoding="utf-8")
    assert written == reference.index(), "run: python -m tools.reference --index"


def test_the_reference_leaves_out_the_games_and_what_serves_people() -> None:
    names = [name for name, _ in reference.files()]
    assert "emberhold.kernel.table" in names
    assert "emberhold.games.game" in names
    games = [type(game).__module__.rsplit(".", 1)[0] for game in emberhold.GAMES.values()]
    assert not [name for name in names if name.startswith(tuple(games))]
    assert not [name for name in names if ".server" in name or ".commands" in name]
