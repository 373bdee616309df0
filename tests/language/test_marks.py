"""What the pieces of a table are marked with has words in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import emberhold
from emberhold.games.wording import words_of
from emberhold.kernel.scene import Scene
from emberhold.kernel.table import Table
from emberhold.language.words import Words
from emberhold.players import seated
from tests.language import chapters
from tests.legacy.support import at

ANSWERS, LOOKS = 120, 12


def _tables(game: str) -> Iterator[Table]:
    if game == "legacy":
        yield from chapters.tables(1)
    else:
        yield emberhold.open(game, 3, 1)


def _wordless(scene: Scene, words: Words) -> set[str]:
    """The marks in a scene that would be shown by the names they have in the program."""
    zones = [zone for area in scene.areas for zone in area.zones]
    pieces = [piece for zone in zones for piece in zone.pieces]
    marked = [area.marks for area in scene.areas]
    marked += [zone.marks for zone in zones] + [piece.marks for piece in pieces]
    spoken = {name for marks in marked for name in marks.keys() - words.unspoken(marks)}
    silent = {"tokens", *words.manner.silent_areas}
    ids = {name: (f"mark-{scene.game}-{name}", f"mark-{name}") for name in spoken - silent}
    return {name for name, known in ids.items() if not any(map(words.say.knows, known))}


@pytest.mark.parametrize("game", sorted(emberhold.GAMES))
def test_every_mark_on_a_table_has_words(game: str) -> None:
    wordless = set()
    for table in _tables(game):
        bots = seated(["random"] * table.players, game, 1)
        for turn in range(ANSWERS):
            if table.question is None:
                break
            if turn % LOOKS == 0:
                scene = table.view(0)
                wordless |= _wordless(scene, words_of(scene, "en"))
            table.take(table.question, bots[table.question.seat].choose(table, table.question))
    assert wordless == set()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("2 shield tokens", "silenced")),
        ("pl", ("2 żetony Tarczy", "żeton Uciszenia")),
        ("fr", ("2 jetons Bouclier", "jeton Silence")),
    ],
)
def test_a_minion_says_that_it_is_shielded_and_silenced(
    language: str, said: tuple[str, str]
) -> None:
    hive = {"card": "humming-hive", "shields": 2, "silenced": True}
    scene = at(3, in_play=[hive]).view(0)
    marks = scene.zone("in-play").pieces[0].marks
    words = words_of(scene, language)
    assert (words.mark(marks, "shields"), words.mark(marks, "silenced")) == said
