"""One scene as a page receives it, its words spoken in one language, whole or what changed in it.

Of two scenes that follow each other hardly anything differs: a page that has the one is sent the
rest, and beats are told the same way.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from emberhold.games.storybook import StoryPage
from emberhold.games.unsealed import Unsealed
from emberhold.games.wording import words_of
from emberhold.kernel.scene import Area, Piece, Scene, Zone
from emberhold.language.words import Marks, Words
from emberhold.server.house.pages import shown
from emberhold.server.house.pages.charts import dials_of, map_of, tracks_of

_KEPT = 20_000
"""How many drawn things are kept before all are forgotten and drawn again."""


class Drawing:
    """One scene in one language.

    A card that looks the same as one drawn before is not drawn again: of two scenes that follow
    each other hardly anything differs, and most cards are on most tables. What is kept is shared,
    so nobody may change what a drawing returns.
    """

    def __init__(self, scene: Scene, language: str, known: Unsealed) -> None:
        self._scene = scene
        self._words: Words = words_of(scene, language)
        self._slugs = known.slugs
        self._cast = known.cast
        self._kept = known.kept.setdefault(language, {})

    def scene(self) -> shown.Scene:
        areas = [self._area(area) for area in self._scene.areas]
        return shown.Scene(areas=areas, marks=self.marks(self._scene.marks))

    def _area(self, area: Area) -> shown.Area:
        return replace(self.head(area), zones=[self.zone(zone) for zone in area.zones])

    def head(self, area: Area) -> shown.Area:
        """An area without its zones."""
        look = ("area", area.id, area.name, *area.marks.items())
        drawn: shown.Area = self._kept.get(look) or self._keep(look, self._head(area))
        if area.map is None and not area.tracks and not area.dials:
            return drawn
        return replace(
            drawn,
            map=map_of(area, self._words, self._kept) or UNSET,
            tracks=tracks_of(area, self._words, self.marks) or UNSET,
            dials=dials_of(area, self._words) or UNSET,
        )

    def _head(self, area: Area) -> shown.Area:
        slug = self._slugs.get(area.name)
        return shown.Area(
            id=area.id,
            name=self._words.title(area),
            card=slug,
            art=self._art(slug),
            marks=self.marks(area.marks, self._words.manner.silent_areas),
            zones=[],
        )

    def zone(self, zone: Zone) -> shown.Zone:
        look = ("zone", zone.name, *zone.marks.items())
        drawn: shown.Zone = self._kept.get(look) or self._keep(look, self._zone(zone))
        pieces = [self.piece(piece) for piece in zone.pieces]
        return replace(drawn, id=zone.id, count=zone.count, pieces=pieces)

    def _zone(self, zone: Zone) -> shown.Zone:
        return shown.Zone(
            id=zone.id,
            name=self._words.label(zone),
            card=self._slugs.get(zone.name),
            count=zone.count,
            marks=self.marks(zone.marks),
            pieces=[],
        )

    def piece(self, piece: Piece) -> shown.Piece:
        look = (piece.kind, piece.name, *piece.marks.items())
        drawn: shown.Piece = self._kept.get(look) or self._keep(look, self._piece(piece))
        return replace(drawn, id=piece.id)

    def _piece(self, piece: Piece) -> shown.Piece:
        marks = self.marks(piece.marks)
        slug = self._slugs.get(piece.name or "")
        spoken = [mark.label for mark in marks if mark.label]
        return shown.Piece(
            id=piece.id,
            kind=piece.kind,
            name=self._words.say(piece.name) if piece.name else None,
            card=slug,
            art=self._art(slug),
            face="up" if piece.name else "down",
            marks=marks,
            label=", ".join([self._words.name(piece), *spoken]),
        )

    def _art(self, slug: str | None) -> str | UnsetType:
        """How something is drawn where no page knows that by itself."""
        return (self._cast.get(slug) if slug else None) or UNSET

    def marks(self, marks: Marks, but: tuple[str, ...] = ()) -> list[shown.Mark]:
        """Every mark with its value; the words only where a mark is spoken of."""
        silent = {*self._words.unspoken(marks), *but}
        return [
            shown.Mark(
                id=name,
                label="" if name in silent else self._words.mark(marks, name),
                value=value,
            )
            for name, value in marks.items()
        ]

    def _keep(self, look: tuple[Any, ...], drawn: Any) -> Any:
        if len(self._kept) >= _KEPT:
            self._kept.clear()
        self._kept[look] = drawn
        return drawn


class Change(NamedTuple):
    """What looks different from one scene to the next."""

    whole: bool
    """Whether everything does, because areas and zones are not those of before."""
    areas: tuple[Area, ...]
    """The areas that do, with those of their zones alone that do."""
    heads: frozenset[str]
    """The areas of which more looks different than their zones."""
    marks: Marks | None

    @classmethod
    def between(cls, before: Scene, after: Scene) -> Change:
        if _shape(before) != _shape(after):
            return cls(True, after.areas, frozenset(), after.marks)
        pairs = [
            (old, new)
            for old, new in zip(before.areas, after.areas, strict=True)
            if old is not new and old != new
        ]
        heads = frozenset(
            new.id for old, new in pairs if old._replace(zones=()) != new._replace(zones=())
        )
        marks = after.marks if before.marks != after.marks else None
        return cls(False, tuple(_changed_zones(*pair) for pair in pairs), heads, marks)

    def drawn(self, drawing: Drawing) -> shown.Change:
        """As a page receives it."""
        if self.whole:
            return shown.Change(whole=drawing.scene())
        areas = [self._area(drawing, area) for area in self.areas]
        marks = None if self.marks is None else drawing.marks(self.marks)
        return shown.Change(areas=areas, marks=marks)

    def _area(self, drawing: Drawing, area: Area) -> shown.AreaChange:
        zones = [drawing.zone(zone) for zone in area.zones]
        if area.id not in self.heads:
            return shown.AreaChange(id=area.id, zones=zones)
        head = drawing.head(area)
        return shown.AreaChange(
            id=area.id,
            zones=zones,
            name=head.name,
            card=head.card,
            marks=head.marks,
            art=head.art,
            map=head.map,
            tracks=head.tracks,
            dials=head.dials,
        )


def _changed_zones(old: Area, new: Area) -> Area:
    zones = zip(old.zones, new.zones, strict=True)
    return new._replace(zones=tuple(after for before, after in zones if before != after))


def _shape(scene: Scene) -> list[tuple[object, ...]]:
    """Which areas and zones there are: where that changes, everything is drawn again.

    What an area is called and which charts it has belongs to it, because a page that is told a
    change keeps whatever the change does not speak of.
    """
    return [
        (
            area.id,
            area.name,
            area.map is None,
            not area.tracks,
            not area.dials,
            [zone.id for zone in area.zones],
        )
        for area in scene.areas
    ]


def told_page(page: StoryPage, language: str) -> shown.Page:
    """A page of a story in one language."""
    return shown.Page(
        id=page.id,
        over=page.over.text(language),
        title=page.title.text(language),
        text=page.text.text(language),
        art=page.art,
        seal=page.seal,
        opens=list(page.opens),
        about=[section.text(language) for section in page.about],
        people=[shown.Met(who=who, name=name.text(language)) for who, name in page.people],
        place=page.place,
        most=page.most,
    )
