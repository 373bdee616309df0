"""One page that holds everything: words, tables and figures, to be read, mailed or printed."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING

from emberhold.lab.report.look import picture
from emberhold.lab.report.words import Words

if TYPE_CHECKING:
    from matplotlib.figure import Figure


@dataclass(frozen=True, slots=True)
class Grid:
    """A table; all columns but the first are numbers."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True, slots=True)
class Section:
    """One question and its answer."""

    slug: str
    """Names the figure's file and the place on the page."""
    title: str
    text: str
    figure: Figure | None = None
    grid: Grid | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Report:
    """All that is written about some results."""

    title: str
    lead: str
    facts: Sequence[tuple[str, str]]
    sections: Sequence[Section] = field(default_factory=tuple)


def pictures(report: Report) -> dict[str, bytes]:
    """The figures by slug."""
    return {part.slug: picture(part.figure) for part in report.sections if part.figure is not None}


def html(report: Report, images: dict[str, bytes], words: Words) -> str:
    """The page, with nothing outside it."""
    contents = "".join(
        f'<li><a href="#{part.slug}">{escape(part.title)}</a></li>' for part in report.sections
    )
    facts = "".join(
        f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>"
        for name, value in report.facts
    )
    body = "\n".join(_section(part, images) for part in report.sections)
    return f"""<!DOCTYPE html>
<html lang="{words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(report.title)}</title>
<style>{_STYLE}</style>
</head>
<body>
<header>
<h1>{escape(report.title)}</h1>
<p class="lead">{escape(report.lead)}</p>
<dl>{facts}</dl>
</header>
<nav><ol>{contents}</ol></nav>
<main>
{body}
</main>
<footer><p>{escape(words.say("report-method"))}</p></footer>
</body>
</html>
"""


def _section(part: Section, images: dict[str, bytes]) -> str:
    figure = ""
    if part.slug in images:
        data = b64encode(images[part.slug]).decode()
        source = f"data:image/png;base64,{data}"
        figure = (
            f'<figure><img src="{source}" alt="{escape(part.title)}: {escape(part.text)}"></figure>'
        )
    note = f'<p class="note">{escape(part.note)}</p>' if part.note else ""
    table = _table(part.grid) if part.grid is not None else ""
    return (
        f'<section id="{part.slug}"><h2>{escape(part.title)}</h2><p>{escape(part.text)}</p>'
        f"{figure}{note}{table}</section>"
    )


def _table(grid: Grid) -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in grid.head)
    rows = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in grid.rows
    )
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    return f'<div class="wide">{table}</div>'


_STYLE = """
:root { color-scheme: light; --ink: #222; --grey: #666; --line: #ddd; --blue: #0072b2; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2.5rem 1.25rem 4rem; max-width: 56rem; color: var(--ink);
  background: #fff; font: 16px/1.55 "Source Sans 3", "Segoe UI", Roboto, "Helvetica Neue", Arial,
  sans-serif; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.3rem; margin: 0 0 .4rem; }
p { margin: .4rem 0 .9rem; max-width: 44rem; }
a { color: var(--blue); }
.lead { font-size: 1.1rem; color: var(--grey); }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr)); gap: 1rem;
  margin: 1.5rem 0; padding: 1rem 0; border: solid var(--line); border-width: 1px 0; }
dt { color: var(--grey); font-size: .82rem; }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
nav ol { columns: 2 18rem; margin: 0 0 2rem; padding-left: 1.4rem; }
section { padding: 1.6rem 0 .8rem; border-top: 1px solid var(--line); }
figure { margin: .8rem 0 1rem; }
img { display: block; width: 100%; height: auto; }
.note, footer { color: var(--grey); font-size: .88rem; }
table { border-collapse: collapse; width: 100%; font-size: .88rem; margin: .6rem 0 1rem;
  font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; }
th, td { padding: .26rem .5rem; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child { text-align: left; font-weight: 400; }
thead th::first-letter { text-transform: uppercase; }
thead th { color: var(--grey); font-weight: 600; vertical-align: bottom; }
thead th:first-child { font-weight: 600; }
footer { border-top: 1px solid var(--line); padding-top: 1rem; }
@media print {
  body { max-width: none; padding: 0; font-size: 10.5pt; }
  nav { display: none; }
  h2 { break-after: avoid; }
  .wide { overflow: visible; }
  figure, tr { break-inside: avoid; }
  thead { display: table-header-group; }
}
"""
