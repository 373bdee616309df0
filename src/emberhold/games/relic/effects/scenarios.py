"""Verbs of scenario sheets and of nemeses: Confrontations, tokens, attacks."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.effects.base import AMOUNT, CLAUSES, Counted, Effect
from emberhold.games.relic.effects.phrases.counts import COUNT, Count
from emberhold.games.relic.effects.phrases.quantities import message_word
from emberhold.games.relic.effects.phrases.where import FREE_INNER
from emberhold.games.relic.effects.phrases.who import WHO, Who
from emberhold.games.relic.fight.results import fight_figures, fight_sheet
from emberhold.games.relic.fight.under_way import LOST, WON
from emberhold.games.relic.figure.nemeses import draw_nemesis
from emberhold.games.relic.map.board import FIRST_INNER
from emberhold.games.relic.map.moving import ahead, arrive
from emberhold.games.relic.state import State
from emberhold.games.relic.terms import ATTRIBUTES, CUNNING, INNER, STRENGTH, WILLPOWER
from emberhold.games.relic.timing.moments import PLACE_TOKEN
from emberhold.games.relic.timing.windows import anytime, at_moment
from emberhold.games.relic.turn.ending import team_of, win
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.language import Speech
from emberhold.parts.effects.signatures import Label, Takes, Word

PLAIN_TOKEN: Final = 9


class Confront(Effect):
    """R-141: resolve the Confrontation of the scenario sheet."""

    __slots__ = ()
    takes: ClassVar[Takes] = ()

    def run(self, game: State, act: Act) -> Asking | None:
        game.say("relic-log-confronts", who=act.me.sheet)
        return game.scenario.confrontation.run(game, Act(act.me, source=game.scenario))


class Forms:
    """In which of the three forms a sheet is fought."""

    __slots__ = ("each", "find", "word")

    def __init__(
        self, word: str, find: Callable[[State, Act], list[int]], each: bool = False
    ) -> None:
        self.word = word
        self.find = find
        self.each = each
        """Whether all of them are fought, one after the other."""


_FORMS: Final = (
    Forms("strength", lambda game, act: [STRENGTH]),
    Forms("willpower", lambda game, act: [WILLPOWER]),
    Forms("cunning", lambda game, act: [CUNNING]),
    Forms("choice", lambda game, act: [STRENGTH, WILLPOWER, CUNNING]),
    Forms(
        "nemesis",
        lambda game, act: (
            sorted({nemesis.sheet.attribute for nemesis in game.nemeses()}) or [0, 1, 2]
        ),
    ),
    Forms(
        "each_form_without_token",
        lambda game, act: [n for n in range(3) if n not in act.me.tokens],
        each=True,
    ),
)
FORMS: Final = Word("form", {forms.word: forms for forms in _FORMS})


class BattleSheet(Effect):
    """R-093: battle the sheet, perhaps in several forms one after the other."""

    __slots__ = ("count", "forms_of", "least", "lost", "tied", "won")
    takes: ClassVar[Takes] = (
        FORMS,
        AMOUNT,
        Label("plus", COUNT),
        Label("win", CLAUSES, needed=True),
        Label("lose", CLAUSES),
        Label("tie", CLAUSES),
    )

    def __init__(  # noqa: PLR0913 (its parts, by name)
        self,
        forms: Forms,
        least: int,
        count: Count | None,
        won: Effect,
        lost: Effect | None = None,
        tied: Effect | None = None,
    ) -> None:
        self.forms_of = forms
        self.least = least
        self.count = count
        self.won = won
        self.lost = lost
        self.tied = tied

    def inner(self) -> tuple[Effect, ...]:
        return tuple([part for part in (self.won, self.lost, self.tied) if part is not None])

    def seals(self) -> bool:
        return self.won.seals()

    def _value(self, game: State, act: Act) -> int:
        return self.least + (self.count.count(game, act) if self.count is not None else 0)

    def run(self, game: State, act: Act) -> Asking:
        while True:
            forms = self.forms_of.find(game, act)
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
                if self.forms_of.each:
                    act.option = form
                yield from self.won.run(game, act) or ()
                act.option = option
            elif outcome == LOST and self.lost is not None:
                yield from self.lost.run(game, act) or ()
            elif outcome != LOST and self.tied is not None:
                yield from self.tied.run(game, act) or ()
            if not self.forms_of.each or outcome != WON:
                return
            yield from anytime(game, act.me, True) or ()

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        value = str(self.least)
        if self.count is not None:
            value = say("relic-sum", value=self.least, each=self.count.each(say))
        kind = message_word(self.forms_of.word)
        text = [say("relic-battle-sheet", form=form, kind=kind, value=value)]
        text.append(say("relic-if-won", what=self.won.clause(say)))
        if self.lost is not None:
            text.append(say("relic-if-lost", what=self.lost.clause(say)))
        if self.tied is not None:
            text.append(say("relic-if-tied", what=self.tied.clause(say)))
        return say("relic-semicolon").join(text)


OWN: Final = 0
IN_FORM: Final = 1
SEAL: Final = 2
_TOKENS: Final = ("own", "form", "seal")
TOKEN: Final = Word("token", {word: number for number, word in enumerate(_TOKENS)})


class PlaceToken(Effect):
    """An own token on the sheet; for a form or a seal it says which."""

    __slots__ = ("kind",)
    takes: ClassVar[Takes] = (TOKEN,)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def seals(self) -> bool:
        return self.kind == SEAL

    def run(self, game: State, act: Act) -> Asking:
        me = act.me
        me.tokens += (PLAIN_TOKEN if self.kind == OWN else act.option,)
        game.say("relic-log-token", who=me.sheet, total=len(me.tokens))
        yield from at_moment(game, me, (PLACE_TOKEN,)) or ()

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("relic-place-token", form=form, kind=_TOKENS[self.kind])


class PlaceOmen(Effect):
    """An omen token."""

    __slots__ = ()
    takes: ClassVar[Takes] = ()

    def run(self, game: State, act: Act) -> None:
        game.omens += 1
        game.say("relic-log-omen", total=game.omens)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("relic-place-token", form=form, kind="omen")


class PlaceTokenInner(Effect):
    """R-207: an own token on an Inner space: the space is gone, and a figure there moves ahead."""

    __slots__ = ()
    takes: ClassVar[Takes] = ()

    def run(self, game: State, act: Act) -> Asking:
        space = yield from FREE_INNER.one(game, act)
        if space < 0:
            return
        place = space - FIRST_INNER
        game.inner = (*game.inner[:place], act.me.seat, *game.inner[place + 1 :])
        game.say("relic-log-gap", who=act.me.sheet, space=space)
        for figure in game.standing_on(space):
            yield from arrive(game, figure, ahead(game, space, 1)) or ()

    def possible(self, game: State, act: Act) -> bool:
        return bool(FREE_INNER.spaces(game, act))


class RemoveOmens(Counted):
    """Omen tokens leave the sheet."""

    __slots__ = ()
    takes: ClassVar[Takes] = (AMOUNT,)
    counts = False

    def run(self, game: State, act: Act) -> None:
        game.omens = max(0, game.omens - self.amount)
        game.say("relic-log-omen", total=game.omens)


class RemoveToken(Effect):
    """Tokens of another character leave the sheet."""

    __slots__ = ("amount", "who")
    takes: ClassVar[Takes] = (WHO, AMOUNT)

    def __init__(self, who: Who, amount: int) -> None:
        self.who = who
        self.amount = amount

    def run(self, game: State, act: Act) -> Asking:
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
        return any(f.tokens for f in self.who.figures(game, act))

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("relic-remove-token", form=form, amount=self.amount, who=self.who.of(say))


WINNERS: Final = Word("winner", {word: word for word in ("you", "team", "all_characters")})


class Win(Effect):
    """R-142."""

    __slots__ = ("who",)
    takes: ClassVar[Takes] = (WINNERS,)

    def __init__(self, who: str) -> None:
        self.who = who

    def run(self, game: State, act: Act) -> None:
        win(game, team_of(game, act.me), "confrontation")

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("relic-win", who=message_word(self.who), form=form)


# Nemeses


class DrawNemesis(Counted):
    __slots__ = ()
    takes: ClassVar[Takes] = (AMOUNT,)

    def run(self, game: State, act: Act) -> Asking:
        return draw_nemesis(game, act.me, self.amount)


class Attack(Effect):
    """R-188: a nemesis starts a battle with the character just chosen."""

    __slots__ = ()
    takes: ClassVar[Takes] = ()

    def run(self, game: State, act: Act) -> Asking:
        character = act.that
        if character is None or character.space != act.me.space or act.me.tier >= INNER:
            return
        yield from fight_figures(game, act.me, character)
