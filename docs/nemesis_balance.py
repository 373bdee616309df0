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

from emberhold.games.aeons_end.game import WAR_ETERNAL
from emberhold.games.aeons_end.numbers.report import prepared
from emberhold.games.report import who
from emberhold.lab import report, results
from emberhold.lab.clustered import LEVEL, compared, holm
from emberhold.lab.report import charts
from emberhold.lab.report.look import picture
from emberhold.lab.report.measures import lifts_by, rates_by
from emberhold.lab.report.words import Words
from emberhold.lab.statistics import Lift, Rate

IMAGES = Path(__file__).parent / "images"
SHOWN = {
    "printed-difficulty": "nemesis-printed",
    "endings": "nemesis-endings",
    "gravehold": "nemesis-gravehold",
    "mage-lift": "nemesis-mages",
    "card-lift": "nemesis-cards",
}
"""Figures of the report that the page shows, and what they are called there."""

MOST = 5
"""How many mages and cards are listed at least, those first that chance explains least."""

WORDS = Words("en")
NEMESES = WAR_ETERNAL.box.nemeses


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
        who: {_nemesis(slug): rate for slug, (_, rate) in _by_print(frame).items()}
        for who, frame in frames.items()
    }
    (IMAGES / "nemesis-rates.png").write_bytes(picture(charts.rates(groups, WORDS, None)))
    for section in report.report_on(first, WORDS).sections:
        if section.slug in SHOWN and section.figure is not None:
            (IMAGES / f"{SHOWN[section.slug]}.png").write_bytes(picture(section.figure))


def _nemesis(slug: str) -> str:
    return WORDS.say(f"nemesis-{slug}")


def _measured_by(frame: pl.DataFrame) -> dict[str, tuple[int, Rate]]:
    """For each nemesis its printed difficulty and how often it was beaten, the hardest first."""
    found = rates_by(frame, "nemesis")
    hardest = sorted(found, key=lambda slug: (found[slug].share, slug))
    return {slug: (NEMESES[slug].difficulty, found[slug]) for slug in hardest}


def _by_print(frame: pl.DataFrame) -> dict[str, tuple[int, Rate]]:
    """The nemeses by printed difficulty, the mildest first."""
    found = _measured_by(frame)
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
        [_nemesis(slug), str(NEMESES[slug].difficulty)]
        + [_rate(rates[slug][1]) if slug in rates else "–" for rates in found.values()]
        for slug in _by_print(next(iter(frames.values())))
    ]
    return _table(head, rows)


def _measured(frame: pl.DataFrame) -> str:
    """The measured order, and how it agrees with the printed one."""
    found = _measured_by(frame)
    agreeing = against = 0
    for (one, one_rate), (other, other_rate) in combinations(found.values(), 2):
        if one != other and one_rate.share != other_rate.share:
            harder = (one > other) == (one_rate.share < other_rate.share)
            agreeing, against = agreeing + harder, against + (not harder)
    order = ", ".join(f"{_nemesis(slug)} ({printed})" for slug, (printed, _) in found.items())
    return (
        f"Hardest first, printed numbers in brackets: {order}. Of {agreeing + against} pairs with "
        f"different numbers, {agreeing} are in the printed order and {against} are not."
    )


def _pairs(frame: pl.DataFrame) -> str:
    """By how much each nemesis is beaten more often than each harder one, on the same deals."""
    won = {
        slug: dict(frame.filter(pl.col("nemesis") == slug).select("seed", "won").iter_rows())
        for slug in _measured_by(frame)
    }
    found = {
        (easy, hard): compared(
            [(seed, won[easy][seed], won[hard][seed]) for seed in won[easy] if seed in won[hard]]
        )
        for hard, easy in combinations(won, 2)
    }
    chances = holm([each.chance for each in found.values()])
    rows = []
    for ((easy, hard), each), chance in zip(found.items(), chances, strict=True):
        low, high = each.interval(LEVEL / len(found))
        points = f"{each.difference * 100:+.1f} ({low * 100:+.1f} – {high * 100:+.1f})"
        sure = "yes" if chance <= LEVEL else "no"
        rows.append([f"{_nemesis(easy)} – {_nemesis(hard)}", points, _chance(chance), sure])
    return _table(["pair", "difference in points (interval)", "p", "sure"], rows)


def _chance(chance: float) -> str:
    return "< 0.001" if chance < 0.001 else f"{chance:.3f}"


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
        rows.append([_nemesis(slug), f"{games['length'].median():.0f}", *shares])
    return _table(
        ["nemesis", "median turns", "lost through Gravehold", "all mages exhausted"], rows
    )


def _lifts(frame: pl.DataFrame, column: str, called: str) -> str:
    """What mages and market cards are worth: those that seem to matter most, and which are sure."""
    found = lifts_by(prepared(frame), column)
    kind = "mage" if column == "mages" else "card"
    likely = sorted(found, key=lambda slug: (found[slug].chance, -abs(found[slug].difference)))
    rows = [
        [WORDS.say(f"{kind}-{slug}"), _lift(one), _chance(one.chance), "yes" if one.sure else "no"]
        for place, slug in enumerate(likely)
        for one in (found[slug],)
        if one.sure or place < MOST
    ]
    head = [called, "games won more, in points (interval)", "p", "sure"]
    return _table(head, rows)


def _lift(one: Lift) -> str:
    return f"{one.difference * 100:+.1f} ({one.low * 100:+.1f} – {one.high * 100:+.1f})"


if __name__ == "__main__":
    main(sys.argv[1:])
