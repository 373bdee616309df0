"""Draw the picture of the terminal table in the README: `python docs/picture.py`.

Needs `rsvg-convert` (Debian: librsvg2-bin, fonts-dejavu-core).
"""

from __future__ import annotations

import io
import re
import subprocess
from pathlib import Path

from rich.console import Console

import emberhold
from emberhold.players import player_named
from emberhold.terminal.screen import RichScreen

FONT_SIZE = "font-size: 20.27px"
"""At which a letter of DejaVu Sans Mono is as wide as the cells that rich lays out."""
PICTURE = Path(__file__).parent / "images" / "table.png"


def main() -> None:
    setup = {"nemesis": "gate-witch", "mages": ["dezmodia", "mist"], "market": "deck-destruction"}
    table = emberhold.open("war-eternal", players=2, seed=11, setup=setup)
    bot = player_named("greedy", "war-eternal", 1)
    while len(table.answers) < 96 and table.question is not None:
        table.take(table.question, bot.choose(table, table.question))
    console = Console(record=True, width=120, file=io.StringIO(), force_terminal=True)
    screen = RichScreen(console)
    screen.table(table.view(0), "en", ["", "bot"], "Aeon’s End: War Eternal")
    screen.news(table.log("en")[-4:])
    question = table.question
    assert question is not None
    screen.question(question.prompt().text(), [option.label() for option in question.options])
    svg = console.export_svg(title="emberhold play")
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code", "DejaVu Sans Mono").replace("font-size: 20px", FONT_SIZE)
    svg = re.sub(r' textLength="[^"]*"', "", svg)
    PICTURE.parent.mkdir(exist_ok=True)
    command = ["rsvg-convert", "--width", "1400", "--output", str(PICTURE)]
    subprocess.run(command, input=svg.encode(), check=True)


if __name__ == "__main__":
    main()
