"""Who an effect is about: the characters or the nemesis a text names."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.board import TIER_OF, distance, same_area, same_tier
from emberhold.games.relic.corruption import owner_of
from emberhold.games.relic.effects.conditions import Condition
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import MIDDLE, OUTER
from emberhold.kernel.question import Choice, Question, Together
from emberhold.language import Speech

Finding = Generator[Question | Together, Any, Figure | None]

_CHOSEN: Final = ("chosen_character", "chosen_other")


class Who:
    """A kind of figures, perhaps only in some place or with something."""

    __slots__ = ("base", "chosen", "condition", "place")

    def __init__(self, base: str, place: str = "", condition: Condition | None = None) -> None:
        self.base = base
        self.place = place
        """`tier`, `area`, `space`, `that_space`, `outer`, `middle`; nothing: anywhere."""
        self.condition = condition
        self.chosen = base in _CHOSEN

    # Finding

    def figures(self, game: State, act: Act) -> list[Figure]:
        """Everybody it can be; for those chosen, everybody among whom to choose."""
        found = [f for f in self._base(game, act) if self._is_there(f, act)]
        if self.condition is not None:
            found = [f for f in found if self.condition.of(game, f)]
        if self.base.startswith("most"):
            return _most(game, found, self.base)
        if self.base == "closest" and found:
            least = min(distance(act.me.space, f.space) for f in found)
            return [f for f in found if distance(act.me.space, f.space) == least]
        return found

    def _base(self, game: State, act: Act) -> list[Figure]:
        base = self.base
        if base in ("chosen_character", "each_character") or base.startswith("most"):
            return _no_partner(game.clockwise_from(game.active), act)
        if base in ("chosen_other", "each_other", "closest"):
            return _no_partner(
                [f for f in game.clockwise_from(act.me.seat) if f is not act.me], act
            )
        one = _single(game, act, base)
        return [one] if one is not None and not one.out else []

    def _is_there(self, figure: Figure, act: Act) -> bool:
        place, space = self.place, act.me.space
        if not place:
            return True
        if place == "tier":
            return same_tier(figure.space, space)
        if place == "area":
            return same_area(figure.space, space)
        if place == "space":
            return figure.space == space
        if place == "that_space":
            return figure.space == act.where
        return TIER_OF[figure.space] == (OUTER if place == "outer" else MIDDLE)

    def one(self, game: State, act: Act) -> Finding:
        """R-148: the one it is; of several that fit the active player chooses."""
        found = self.figures(game, act)
        if not found:
            return None
        if len(found) == 1:
            return found[0]
        choices: list[Choice] = [("player", f.seat) for f in found]
        asker = act.me.seat if self.chosen else game.active
        choice = yield Ask(asker, "who", choices, {"act": act})
        chosen: Figure = game.figures[choice[1]]
        return chosen

    # Reading

    def subject(self, say: Speech) -> str:
        """As what does something: `each character in your tier`."""
        return self._said(say, "subject")

    def words(self, say: Speech) -> str:
        """As what something is done to: `choose a character in your tier`."""
        return self._said(say, "object")

    def of(self, say: Speech) -> str:
        """As whom something belongs to or comes from."""
        return self._said(say, "of")

    def to(self, say: Speech, whose: str = "you") -> str:
        """As whom something is given to."""
        return self._said(say, "to", whose)

    def beside(self, say: Speech) -> str:
        """As with whom something is exchanged."""
        return self._said(say, "with")

    def _said(self, say: Speech, case: str, whose: str = "you") -> str:
        base = self.base.replace("_", "-").replace(" ", "-")
        who = say(f"relic-who-{base}", case=case, whose=whose, place=self.place or "none")
        place = self.place.replace("_", "-")
        place = say(f"relic-place-{place}", case=case, of="figures") if place else ""
        having = self.condition.having(say) if self.condition is not None else ""
        return " ".join(words for words in (who, place, having) if words)


def _single(game: State, act: Act, base: str) -> Figure | None:
    me = act.me
    if base == "you":
        return me
    if base == "left":
        return game.left_of(me.seat)
    if base == "right":
        return game.right_of(me.seat)
    if base in ("that_character", "beaten"):
        return act.that
    if base == "target":
        return game.figures[me.mark] if me.mark >= 0 else None
    if base == "partner":
        return game.figures[me.partner] if me.partner >= 0 else None
    if base == "owner":
        return owner_of(game, act.card) if act.card is not None else None
    if base == "active_character":
        return act.that if act.that is not None else game.me
    return None


def _no_partner(figures: list[Figure], act: Act) -> list[Figure]:
    """R-210: a team partner is never chosen or counted."""
    partner = act.by.partner
    return [f for f in figures if f.seat != partner] if partner >= 0 else figures


def _most(game: State, figures: list[Figure], base: str) -> list[Figure]:
    """Those with the most of something; the first clockwise of those with the best standing."""
    if not figures:
        return []
    if "tokens" in base:
        best = max(_hero(f) for f in figures)
        return [f for f in figures if _hero(f) == best][:1]
    what = base.partition(" ")[2]
    values = [_amount(f, what) for f in figures]
    return [f for f, value in zip(figures, values, strict=True) if value == max(values)]


def _amount(figure: Figure, what: str) -> int:
    if what == "level":
        return figure.level
    return figure.influence if what == "influence" else len(figure.corruption)


def _hero(figure: Figure) -> tuple[int, int, int]:
    """Tokens, then relics, then levels."""
    return len(figure.tokens), figure.relics, figure.level
