"""A map in the terminal: a board where there is room, a list where there is not."""

from __future__ import annotations

import pytest
from rich.console import Console

from emberhold.kernel.scene import Piece
from emberhold.kernel.table import Table, open_table
from emberhold.terminal.layout import draw
from emberhold.terminal.mapping import _mark
from emberhold.terminal.plain import lines_of
from emberhold.terminal.style import style_of
from tests.kernel.toy_map import WALK
from tests.support import asks

pytestmark = pytest.mark.usefixtures("walk")


def opened() -> Table:
    table = open_table(WALK, 2, 1)
    assert asks(table).options.keys() == ["go:ford", "go:quarry"]
    return table


def screen(table: Table, width: int, language: str = "en") -> list[str]:
    assert table.question is not None
    console = Console(width=width, force_terminal=False)
    with console.capture() as caught:
        console.print(draw(table.view(table.question.seat), language, console, ["Ann", "Bob"]))
    return caught.get().splitlines()


def line_with(lines: list[str], words: str) -> int:
    return next(number for number, line in enumerate(lines) if words in line)


def test_spaces_lie_where_the_map_has_them() -> None:
    lines = screen(opened(), 110)
    upper, middle, lower = (line_with(lines, name) for name in ("Hill", "Court", "Gate"))
    assert upper < middle < lower
    row = lines[upper]
    assert row.index("Hill") < row.index("Mill") < row.index("Ford") < row.index("Wood")


def test_what_can_be_chosen_is_numbered_and_who_stands_where_is_marked() -> None:
    lines = screen(opened(), 110)
    upper = line_with(lines, "Hill")
    ford = lines[upper].index("Ford")
    assert lines[upper - 1][ford] == "1"
    hill = lines[upper].index("Hill")
    assert lines[upper + 1][hill : hill + 2] == "♟1"


def test_a_narrow_screen_lists_spaces_with_their_ways() -> None:
    lines = screen(opened(), 40)
    assert any("1 Ford ↔ Wood, Mill" in line for line in lines)
    assert any("Wood ↔ Moor, Ford → Vault" in line for line in lines)
    assert any("Hill ♟1 ↔ Mill, Gate" in line for line in lines)


def test_no_name_is_cut_in_any_language() -> None:
    table = opened()
    for language, name in (("pl", "Kamieniołom"), ("pl", "Wrzosowisko"), ("fr", "Carrière")):
        for width in (60, 80, 110, 200):
            assert any(name in line for line in screen(table, width, language)), (name, width)


def test_plain_lines_tell_of_spaces_that_matter() -> None:
    table = opened()
    lines = lines_of(table.view(asks(table).seat), "en", ["Ann", "Bob"])
    assert "  [1] Ford" in lines
    assert "  Moor: Blue walker" in lines
    assert "  Coins: Red walker 0/6, Blue walker 0/6" in lines
    assert not any("Stair" in line for line in lines)


def test_a_figure_is_marked_by_the_number_of_its_seat() -> None:
    style = style_of("relic")
    assert _mark(style, Piece("figure:1", "figure", "mage-gex", {"seat": 1})).plain == "♟2"
    assert _mark(style, Piece("figure:x", "figure", "mage-gex")).plain == "♛"
