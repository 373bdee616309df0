"""Verbs of scenario sheets and of nemeses: Confrontations, tokens, attacks."""

from __future__ import annotations

import re
from typing import Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.battle import LOST, WON
from emberhold.games.relic.board import FIRST_INNER
from emberhold.games.relic.effects.base import Counted, Effect, Plain
from emberhold.games.relic.effects.counts import Count
from emberhold.games.relic.effects.where import Where
from emberhold.games.relic.effects.who import Who
from emberhold.games.relic.ending import team_of, win
from emberhold.games.relic.moments import PLACE_TOKEN
from emberhold.games.relic.moving import ahead, arrive
from emberhold.games.relic.nemeses import draw_nemesis
from emberhold.games.relic.results import fight_figures, fight_sheet
from emberhold.games.relic.state import State
from emberhold.games.relic.terms import ATTRIBUTES, INNER
from emberhold.games.relic.windows import anytime, at_moment
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.language import Speech

_SUM: Final = re.compile(r"(\d+) \+ (\w+)$")
PLAIN_TOKEN: Final = 9


class Confront(Plain):
    """R-141: resolve the Confrontation of the scenario sheet."""

    __slots__ = ()
    words = "relic-confront"

    def run(self, game: State, act: Act) -> Asking | None:
        game.say("relic-log-confronts", who=act.me.sheet)
        return game.scenario.confrontation.run(game, Act(act.me, source=game.scenario))


class BattleSheet(Effect):
    """R-093: battle the sheet, perhaps in several forms one after the other."""

    __slots__ = ("count", "form", "least", "lost", "tied", "won")

    def __init__(
        self,
        form: str,
        value: int | str,
        won: Effect,
        lost: Effect | None,
        tied: Effect | None,
    ) -> None:
        self.form = form
        self.won = won
        self.lost = lost
        self.tied = tied
        self.count: Count | None = None
        if isinstance(value, int):
            self.least = value
        else:
            found = _SUM.match(value)
            if found is None:
                raise ValueError(f"unknown value {value!r}")
            self.least = int(found[1])
            self.count = Count(found[2])

    def seals(self) -> bool:
        return self.won.seals()

    def _value(self, game: State, act: Act) -> int:
        return self.least + (self.count.count(game, act) if self.count is not None else 0)

    def run(self, game: State, act: Act) -> Asking:
        while True:
            forms = self._forms(game, act)
            if not forms:
                return
            form = forms[0]
            if len(forms) > 1:
                choices: list[Choice] = [("form", ATTRIBUTES[n]) for n in forms]
                choice = yield Ask(act.me.seat, "form", choices, {"act": act})
                form = ATTRIBUTES.index(choice[1])
            outcome = yield from fight_sheet(game, act.me, form, self._value(game, act))
            if outcome == WON:
                option = act.option
                if self.form == "each_form_without_token":
                    act.option = form
                yield from self.won.run(game, act) or ()
                act.option = option
            elif outcome == LOST and self.lost is not None:
                yield from self.lost.run(game, act) or ()
            elif outcome != LOST and self.tied is not None:
                yield from self.tied.run(game, act) or ()
            if self.form != "each_form_without_token" or outcome != WON:
                return
            yield from anytime(game, act.me, True) or ()

    def _forms(self, game: State, act: Act) -> list[int]:
        if self.form in ATTRIBUTES:
            return [ATTRIBUTES.index(self.form)]
        if self.form == "each_form_without_token":
            return [n for n in range(3) if n not in act.me.tokens]
        if self.form == "nemesis":
            return sorted({nemesis.sheet.attribute for nemesis in game.nemeses()}) or [0, 1, 2]
        return [0, 1, 2]

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        value = str(self.least)
        if self.count is not None:
            value = say("relic-sum", value=self.least, each=self.count.each(say))
        kind = self.form.replace("_", "-")
        text = [say("relic-battle-sheet", form=form, kind=kind, value=value)]
        text.append(say("relic-if-won", what=self.won.clause(say)))
        if self.lost is not None:
            text.append(say("relic-if-lost", what=self.lost.clause(say)))
        if self.tied is not None:
            text.append(say("relic-if-tied", what=self.tied.clause(say)))
        return say("relic-semicolon").join(text)


class PlaceToken(Effect):
    """An own token on the sheet or an Inner space, or an omen token."""

    __slots__ = ("kind", "where")

    def __init__(self, kind: str, where: Where) -> None:
        self.kind = kind
        """`own`, `form`, `seal` or `omen`."""
        self.where = where

    def seals(self) -> bool:
        return self.kind == "seal"

    def run(self, game: State, act: Act) -> Asking:
        me = act.me
        if self.kind == "omen":
            game.omens += 1
            game.say("relic-log-omen", total=game.omens)
            return
        if self.where.kind == "free_inner_space":
            yield from self._in_the_way(game, act)
            return
        me.tokens += (act.option if self.kind in ("form", "seal") else PLAIN_TOKEN,)
        game.say("relic-log-token", who=me.sheet, total=len(me.tokens))
        yield from at_moment(game, me, (PLACE_TOKEN,)) or ()

    def _in_the_way(self, game: State, act: Act) -> Asking:
        """R-207: the space is gone; a figure there moves ahead."""
        space = yield from self.where.one(game, act)
        if space < 0:
            return
        place = space - FIRST_INNER
        game.inner = (*game.inner[:place], act.me.seat, *game.inner[place + 1 :])
        game.say("relic-log-gap", who=act.me.sheet, space=space)
        for figure in game.standing_on(space):
            yield from arrive(game, figure, ahead(game, space, 1)) or ()

    def possible(self, game: State, act: Act) -> bool:
        if self.where.kind == "free_inner_space":
            return bool(self.where.spaces(game, act))
        return True

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        if self.where.kind == "free_inner_space":
            return say("relic-place-token-inner", form=form)
        return say("relic-place-token", form=form, kind=self.kind)


class RemoveToken(Effect):
    """Tokens leave the sheet: another character's, or omens."""

    __slots__ = ("amount", "who")

    def __init__(self, who: Who | None, amount: int) -> None:
        self.who = who
        self.amount = amount

    def run(self, game: State, act: Act) -> Asking:
        if self.who is None:
            game.omens = max(0, game.omens - self.amount)
            game.say("relic-log-omen", total=game.omens)
            return
        having = [f for f in self.who.figures(game, act) if f.tokens]
        if not having:
            return
        figure = having[0]
        if len(having) > 1:
            choices: list[Choice] = [("player", f.seat) for f in having]
            choice = yield Ask(act.me.seat, "who", choices, {"act": act})
            figure = game.figures[choice[1]]
        figure.tokens = figure.tokens[: -self.amount]
        game.say("relic-log-token", who=figure.sheet, total=len(figure.tokens))

    def possible(self, game: State, act: Act) -> bool:
        return self.who is None or any(f.tokens for f in self.who.figures(game, act))

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        if self.who is None:
            return say("relic-remove-omens", form=form, amount=self.amount)
        return say("relic-remove-token", form=form, amount=self.amount, who=self.who.of(say))


class Win(Effect):
    """R-142."""

    __slots__ = ("who",)

    def __init__(self, who: str) -> None:
        self.who = who

    def run(self, game: State, act: Act) -> None:
        win(game, team_of(game, act.me), "confrontation")

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("relic-win", who=self.who.replace("_", "-"), form=form)


# Nemeses


class DrawNemesis(Counted):
    __slots__ = ()
    words = "relic-draw-nemesis"

    def run(self, game: State, act: Act) -> Asking:
        return draw_nemesis(game, act.me, self.amount)


class Attack(Plain):
    """R-188: a nemesis starts a battle with the character just chosen."""

    __slots__ = ()
    words = "relic-attack"

    def run(self, game: State, act: Act) -> Asking:
        character = act.that
        if character is None or character.space != act.me.space or act.me.tier >= INNER:
            return
        yield from fight_figures(game, act.me, character)
