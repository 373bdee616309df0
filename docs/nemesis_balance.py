"""Figures and tables of docs/nemesis-balance.md from files of results.

    python docs/nemesis_balance.py nemeses-expert.parquet nemeses-greedy.parquet

The first file is the one the study is about; its figures go into docs/images. Every file becomes
a column of the first table. Tables are printed as Markdown, to be put into the page.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import polars as pl

from emberhold.games.aeons_end.cards import NEMESES
from emberhold.lab import report, results
from emberhold.lab.report import charts, war_eternal
from emberhold.lab.report.look import picture
from emberhold.lab.report.measures import lifts_by
from emberhold.lab.report.parts import who
from emberhold.lab.report.words import Words
from emberhold.lab.statistics import Lift, Rate, newcombe

IMAGES = Path(__file__).parent / "images"
SHOWN = {
    "printed-difficulty": "nemesis-printed",
    "endings": "nemesis-endings",
    "gravehold": "nemesis-gravehold",
    "mage-lift": "nemesis-mages",
    "card-lift": "nemesis-cards",
}
"""Figures of the report that the page shows, and what they are called there."""

WORDS = Words("en")


def main(paths: Sequence[str]) -> None:
    frames = {}
    for path in paths:
        frame = results.read([Path(path)])
        frames[f"{who(frame['players'][0].to_list())}"] = frame
    first = next(iter(frames.values()))
    _figures(frames, first)
    print(_rates(frames), _measured(first), _pairs(first), _ends(first), sep="\n\n")
    print()
    print(_lifts(first, "mages", "mage"), _lifts(first, "market", "card"), sep="\n\n")


def _figures(frames: dict[str, pl.DataFrame], first: pl.DataFrame) -> None:
    IMAGES.mkdir(exist_ok=True)
    groups = {
        who: {WORDS.nemesis(slug): rate for slug, (_, rate) in _by_print(frame).items()}
        for who, frame in frames.items()
    }
    (IMAGES / "nemesis-rates.png").write_bytes(picture(charts.rates(groups, WORDS, None)))
    for section in report.report_on(first, WORDS).sections:
        if section.slug in SHOWN and section.figure is not None:
            (IMAGES / f"{SHOWN[section.slug]}.png").write_bytes(picture(section.figure))


def _by_print(frame: pl.DataFrame) -> dict[str, tuple[int, Rate]]:
    """The nemeses by printed difficulty, the mildest first."""
    found = war_eternal.measured(frame)
    return dict(sorted(found.items(), key=lambda item: (item[1][0], list(NEMESES).index(item[0]))))


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _rate(rate: Rate) -> str:
    low, high = rate.interval
    return f"{rate.share:.1%} ({low:.1%} – {high:.1%})"


def _rates(frames: dict[str, pl.DataFrame]) -> str:
    """Games won, by nemesis and player."""
    found = {who: _by_print(frame) for who, frame in frames.items()}
    counts = {who: frame.height // frame["nemesis"].n_unique() for who, frame in frames.items()}
    head = ["nemesis", "printed", *(f"`{who}`, {counts[who]} games each" for who in found)]
    rows = [
        [WORDS.nemesis(slug), str(NEMESES[slug].difficulty)]
        + [_rate(rates[slug][1]) if slug in rates else "–" for rates in found.values()]
        for slug in _by_print(next(iter(frames.values())))
    ]
    return _table(head, rows)


def _measured(frame: pl.DataFrame) -> str:
    """The measured order, and how it agrees with the printed one."""
    found = war_eternal.measured(frame)
    agreeing = against = 0
    for (one, one_rate), (other, other_rate) in combinations(found.values(), 2):
        if one != other and one_rate.share != other_rate.share:
            harder = (one > other) == (one_rate.share < other_rate.share)
            agreeing, against = agreeing + harder, against + (not harder)
    order = ", ".join(f"{WORDS.nemesis(slug)} ({printed})" for slug, (printed, _) in found.items())
    return (
        f"Hardest first, printed numbers in brackets: {order}. Of {agreeing + against} pairs with "
        f"different numbers, {agreeing} are in the printed order and {against} are not."
    )


def _pairs(frame: pl.DataFrame) -> str:
    """By how much each nemesis is beaten more often than each harder one."""
    rows = []
    for (one, (_, hard)), (other, (_, easy)) in combinations(
        war_eternal.measured(frame).items(), 2
    ):
        low, high = newcombe(easy, hard)
        sure = "yes" if low > 0 else "no"
        points = f"{(easy.share - hard.share) * 100:+.1f} ({low * 100:+.1f} – {high * 100:+.1f})"
        rows.append([f"{WORDS.nemesis(other)} – {WORDS.nemesis(one)}", points, sure])
    return _table(["pair", "difference in points (95 % interval)", "sure"], rows)


def _ends(frame: pl.DataFrame) -> str:
    """How long the games were and what they were lost through."""
    rows = []
    for slug in _by_print(frame):
        games = frame.filter(pl.col("nemesis") == slug)
        lost = games.filter(~pl.col("won"))
        shares = [
            f"{lost.filter(pl.col('reason') == reason).height / max(1, lost.height):.0%}"
            for reason in ("defeat-gravehold", "defeat-exhausted")
        ]
        rows.append([WORDS.nemesis(slug), f"{games['length'].median():.0f}", *shares])
    return _table(
        ["nemesis", "median turns", "lost through Gravehold", "all mages exhausted"], rows
    )


def _lifts(frame: pl.DataFrame, column: str, called: str) -> str:
    """What mages and market cards are worth, as far as it is sure."""
    found = lifts_by(war_eternal.prepared(frame), column)
    name = WORDS.mage if column == "mages" else WORDS.card
    sure = [[name(slug), _lift(one)] for slug, one in found.items() if one.low > 0 or one.high < 0]
    return _table([called, "games won more, in points (95 % interval)"], sure or [["none", "–"]])


def _lift(one: Lift) -> str:
    return f"{one.difference * 100:+.1f} ({one.low * 100:+.1f} – {one.high * 100:+.1f})"


if __name__ == "__main__":
    main(sys.argv[1:])
