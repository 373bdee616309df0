"""A whole campaign as one environment: chapter after chapter, one agent in all seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhold.gym.options import Options
from emberhold.gym.solo import EmberholdSolo
from emberhold.kernel.campaign import (
    Record,
    begun,
    campaign_of,
    chapter_seed,
    followed_in_time,
    wishes_for,
)
from emberhold.kernel.table import Table


class EmberholdCampaign(EmberholdSolo):
    """See `emberhold.gym.campaign_env`."""

    def __init__(self, game: str, players: int, options: Options, tries: int) -> None:
        super().__init__(game, players, None, options, tuple(range(players)), "random")
        campaign_of(self.sitting.game)  # a game without one says so
        self.tries = tries
        self._campaign: Record | None = None
        self._seed: int | str = 0
        self._attempts: dict[str, int] = {}
        self._ended: list[dict[str, Any]] = []
        """The chapters that ended in the step under way."""

    def _begin(self, seed: int | None, setup: Mapping[str, Any] | None) -> None:
        """A new campaign; the environment's own way of counting games gives its seed."""
        sitting = self.sitting
        sitting.begin(seed, setup)
        self._seed = sitting.table.header.seed
        self._campaign = begun(sitting.game, sitting.players, self._seed, {})
        self._attempts = {}
        self._ended = []
        self._open_chapter()

    def _open_chapter(self) -> bool:
        """Set up the chapter that is next; False where the campaign is over."""
        record, sitting = self._campaign, self.sitting
        assert record is not None
        chapter = campaign_of(sitting.game).chapter(record)
        if chapter is None:
            return False
        sitting.open(chapter_seed(self._seed, record.number), wishes_for(chapter, record))
        return True

    def _until_asked(self) -> None:
        """On to the next question, of this chapter or of one that follows."""
        super()._until_asked()
        while self.sitting.question is None:
            self._close_chapter()
            if not self._open_chapter():
                return
            super()._until_asked()

    def _close_chapter(self) -> None:
        """Note how a chapter ended, and take it into the record."""
        record, sitting = self._campaign, self.sitting
        game, result = sitting.game, sitting.table.result
        assert record is not None
        assert result is not None
        chapter = campaign_of(game).chapter(record)
        assert chapter is not None
        name, carried = chapter.title.id, game.carried(sitting.table.state)
        attempt = self._attempts[name] = 1 + self._attempts.get(name, 0)
        out_of_tries = attempt >= self.tries
        self._campaign, _ = followed_in_time(game, record, carried, result, out_of_tries)
        if _fought(sitting.table):
            worth = sitting.returns()[self._seat]
            won = bool(result.winners)
            self._ended.append({"name": name, "attempt": attempt, "won": won, "worth": worth})

    def _earned(self, info: dict[str, Any]) -> float:
        """What the chapters that ended were worth."""
        ended, self._ended = self._ended, []
        if ended:
            info["chapters"] = ended
        return float(sum(each["worth"] for each in ended))


def _fought(table: Table) -> bool:
    """An epilogue is read, not played, and is worth nothing."""
    marks = table.view(None).marks
    return bool(marks.get("turn", marks.get("round", 0)))
