"""A judgement as the page is told of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from emberhold.language import Speech, speech
from emberhold.parts.boxes.shelf import MARK
from emberhold.server.house.assaying import Assay
from emberhold.server.house.pages import told

_Z: Final = 1.96
_NOTHING: Final[Mapping[str, Any]] = {
    "pairs": 0,
    "wins": (0, 0, 0),
    "bought": 0,
    "copies": 0,
    "buyers": {},
}


def judged(id: str, assay: Assay, language: str) -> told.BenchJudged:
    """What the games so far say, in the words of a language."""
    say, found = speech(language), assay.told
    verdict = found.get("verdict", _NOTHING)
    mean, low, high = [_points(each) for each in verdict["wins"]]
    names = found.get("names", {})
    played, total = found.get("played", 0), found.get("total", 0)
    return told.BenchJudged(
        id=id,
        stage=cast(Any, assay.stage),
        problem=_problem(assay, say),
        played=played,
        total=total,
        seconds=round(found.get("seconds", 0) * (total - played)),
        with_it=_share(verdict, "with") if verdict["pairs"] else None,
        without=_share(verdict, "without") if verdict["pairs"] else None,
        mean=mean,
        low=low,
        high=high,
        bought=round(100 * verdict["bought"]),
        copies=round(verdict["copies"], 1),
        mages=[
            _row(slug, each, say(f"mage-{slug}"), verdict["buyers"])
            for slug, each in _best(found, "mages")
        ],
        rivals=[_row(slug, each, say(names[slug]), {}) for slug, each in _best(found, "rivals")],
        foes=[_foe(slug, each, say) for slug, each in found.get("foes", {}).items()],
        price=_price(found["price"], say) if found.get("price") else None,
        meeting=_meeting(found["meeting"], say) if found.get("meeting") else None,
    )


def _problem(assay: Assay, say: Speech) -> str:
    if assay.stage != "failed":
        return ""
    return assay.problem.get(say.language) or say("error-assay-failed")


def _meeting(found: Mapping[str, Any], say: Speech) -> told.AssayMeeting:
    changes = found["changes"] or [None] * len(found["measures"])
    named = zip(found["measures"], changes, found["usual"], strict=True)
    return told.AssayMeeting(
        rate=_rate(found["met"], found["games"]),
        measures=[
            told.AssayMeasure(name=say(name), span=tuple(span) if span else None, usual=usual)
            for name, span, usual in named
        ],
        cards=[
            told.AssayMet(slug=slug, name=say(found["names"][slug]), times=times, means=means)
            for slug, times, means in found["cards"]
        ],
    )


def _share(verdict: Mapping[str, Any], side: str) -> told.AssayRate:
    games = verdict["pairs"]
    return _rate(round(verdict[side] * games), games)


def _rate(won: int, games: int) -> told.AssayRate:
    """With what the games leave open, after Wilson."""
    share, square = won / games, _Z * _Z
    middle = share + square / (2 * games)
    spread = _Z * (share * (1 - share) / games + square / (4 * games * games)) ** 0.5
    whole = 1 + square / games
    low, high = max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)
    return told.AssayRate(won=won, games=games, low=round(100 * low), high=round(100 * high))


def _best(found: Mapping[str, Any], what: str) -> list[tuple[str, list[float]]]:
    """Those with whom most is gained first."""
    return sorted(found.get(what, {}).items(), key=lambda each: (-each[1][0], each[0]))


def _row(slug: str, each: list[float], name: str, buyers: Mapping[str, list[int]]) -> told.AssayRow:
    mean, low, high = [_points(part) for part in each[:3]]
    bought, games = buyers.get(slug, (0, 0))
    return told.AssayRow(
        slug=slug,
        name=name,
        mean=mean,
        low=low,
        high=high,
        pairs=int(each[3]),
        bought=round(100 * bought / games) if bought else None,
    )


def _price(found: Mapping[str, Any], say: Speech) -> told.AssayPrice:
    mean, low, high = [_points(each) for each in found["worth"]]
    return told.AssayPrice(
        cost=found["cost"],
        mean=mean,
        low=low,
        high=high,
        usual=[(price, _points(least), _points(most)) for price, least, most in found["usual"]],
        cards=[_printed(each, say) for each in found["cards"]],
    )


def _printed(measured: tuple[str, int, float, float, float], say: Speech) -> told.AssayPrinted:
    slug, cost, mean, half, bought = measured
    return told.AssayPrinted(
        slug=slug,
        name=say(f"card-{slug}"),
        cost=cost,
        mean=_points(mean),
        low=_points(mean - half),
        high=_points(mean + half),
        bought=round(100 * bought),
    )


def _points(share: float) -> float:
    return round(100 * share, 1)


def _foe(slug: str, each: Mapping[str, Any], say: Speech) -> told.AssayFoe:
    mine = len(slug) > MARK and all(letter in "0123456789abcdef" for letter in slug[-MARK:])
    return told.AssayFoe(
        slug=slug,
        name="" if mine else say(f"nemesis-{slug}"),
        mine=mine,
        rate=_rate(each["won"], each["games"]),
        curve=[(int(turn), round(100 * share, 1)) for turn, share in each["curve"]],
    )
