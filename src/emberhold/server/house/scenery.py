"""One scene as a page receives it, its words spoken in one language."""

from __future__ import annotations

from typing import Any

from emberhold.games.storybook import StoryPage
from emberhold.games.unsealed import Unsealed
from emberhold.games.wording import words_of
from emberhold.kernel.scene import Area, Piece, Scene, Zone
from emberhold.language.words import Marks, Words
from emberhold.server.house.charts import charts

_KEPT = 20_000
"""How many drawn things are kept before all are forgotten and drawn again."""


class Drawing:
    """One scene in one language.

    A card that looks the same as one drawn before is not drawn again: of two scenes that follow
    each other hardly anything differs, and most cards are on most tables. What is kept is shared,
    so nobody may change what a drawing returns below its first level.
    """

    def __init__(self, scene: Scene, language: str, known: Unsealed) -> None:
        self._scene = scene
        self._words: Words = words_of(scene, language)
        self._slugs = known.slugs
        self._cast = known.cast
        self._kept = known.kept.setdefault(language, {})

    def scene(self) -> dict[str, Any]:
        return {
            "areas": [self._area(area) for area in self._scene.areas],
            "marks": self.marks(self._scene.marks),
        }

    def _area(self, area: Area) -> dict[str, Any]:
        return {**self.head(area), "zones": [self.zone(zone) for zone in area.zones]}

    def head(self, area: Area) -> dict[str, Any]:
        """An area without its zones."""
        look = ("area", area.id, area.name, *area.marks.items())
        drawn = self._kept.get(look) or self._keep(look, self._head(area))
        return {"id": area.id, **drawn, **charts(area, self._words, self.marks, self._kept)}

    def _head(self, area: Area) -> dict[str, Any]:
        silent = self._words.manner.silent_areas
        return {
            "name": self._words.title(area),
            **self._pictured(self._slugs.get(area.name)),
            "marks": self.marks(area.marks, silent),
        }

    def zone(self, zone: Zone) -> dict[str, Any]:
        look = ("zone", zone.name, *zone.marks.items())
        drawn = self._kept.get(look) or self._keep(look, self._zone(zone))
        pieces = [self.piece(piece) for piece in zone.pieces]
        return {"id": zone.id, **drawn, "count": zone.count, "pieces": pieces}

    def _zone(self, zone: Zone) -> dict[str, Any]:
        return {
            "name": self._words.label(zone),
            "card": self._slugs.get(zone.name),
            "marks": self.marks(zone.marks),
        }

    def piece(self, piece: Piece) -> dict[str, Any]:
        look = (piece.kind, piece.name, *piece.marks.items())
        drawn = self._kept.get(look) or self._keep(look, self._piece(piece))
        return {"id": piece.id, **drawn}

    def _piece(self, piece: Piece) -> dict[str, Any]:
        marks = self.marks(piece.marks)
        name = self._words.say(piece.name) if piece.name else None
        slug = self._slugs.get(piece.name or "")
        return {
            "kind": piece.kind,
            "name": name,
            **self._pictured(slug),
            "face": "up" if piece.name else "down",
            "marks": marks,
            "label": ", ".join(
                [self._words.name(piece), *(mark["label"] for mark in marks if mark["label"])]
            ),
        }

    def _pictured(self, slug: str | None) -> dict[str, Any]:
        """What something is, and how it is drawn where no page knows that by itself."""
        art = self._cast.get(slug) if slug else None
        return {"card": slug} if art is None else {"card": slug, "art": art}

    def marks(self, marks: Marks, but: tuple[str, ...] = ()) -> list[dict[str, Any]]:
        """Every mark with its value; the words only where a mark is spoken of."""
        silent = {*self._words.unspoken(marks), *but}
        return [
            {
                "id": name,
                "label": "" if name in silent else self._words.mark(marks, name),
                "value": value,
            }
            for name, value in marks.items()
        ]

    def _keep(self, look: tuple[Any, ...], drawn: dict[str, Any]) -> dict[str, Any]:
        if len(self._kept) >= _KEPT:
            self._kept.clear()
        self._kept[look] = drawn
        return drawn


def told_page(page: StoryPage, language: str) -> dict[str, Any]:
    """A page of a story in one language."""
    return {
        "id": page.id,
        "over": page.over.text(language),
        "title": page.title.text(language),
        "text": page.text.text(language),
        "art": page.art,
        "seal": page.seal,
        "opens": list(page.opens),
        "about": [section.text(language) for section in page.about],
    }
