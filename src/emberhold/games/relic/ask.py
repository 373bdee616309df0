"""How this game asks: a question whose choices know their words and the pieces they touch.

A card in hand is written by its name (`play:saints-aegis`), a card on the table by name and copy
(`asset:field-medkit@2`), a space by its name (`move:bone-marsh`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from emberhold.games.relic.card import Ability, Card, Sheet
from emberhold.games.relic.map import reaching
from emberhold.games.relic.map.board import Space
from emberhold.games.relic.terms import COLOURS, TESTED
from emberhold.games.relic.timing.moments import NAMES
from emberhold.games.relic.words import Copy, Numbered, deck_name
from emberhold.kernel.message import Message
from emberhold.kernel.native import mypyc_attr
from emberhold.kernel.question import Choice, Question
from emberhold.language import Speech
from emberhold.parts.deck import knows
from emberhold.parts.reading import Named, Told

if TYPE_CHECKING:
    from emberhold.games.relic.effects.base import Effect
    from emberhold.games.relic.fight.under_way import Roll
    from emberhold.games.relic.state import Figure, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Question):
    """A question of Relic."""

    __slots__ = ()

    def prompt(self) -> Message:
        return _prompt(self)

    def label(self, choice: Choice) -> Message:
        return _label(self, choice)

    def foretold(self, choice: Choice) -> Message | None:
        """What an ability of a sheet does: unlike a card it cannot be pointed at and read."""
        if len(choice) < 2 or not isinstance(choice[1], Ability):
            return None
        return Message("relic-then-ability", told=Offered(choice[1].effect.agreed()))

    def pieces(self, choice: Choice) -> tuple[str, ...]:
        return _pieces(self, choice)

    def ways(self, choice: Choice) -> tuple[tuple[str, ...], ...]:
        return reaching.ways(self, choice)


# What is asked


def _prompt(ask: Question) -> Message:
    game: State = ask.state
    about = _about(ask)
    me = game.figures[ask.seat]
    words: dict[str, Any] = {"who": me.sheet, "source": _source(about)}
    words["nemesis"] = "yes" if me.nemesis else "no"
    if "moment" in about:
        words["moment"] = Named(f"relic-moment-{NAMES[about['moment']].replace('_', '-')}")
    if "effect" in about:
        words["effect"] = Told(about["effect"], "inf")
        words["told"] = Told(about["effect"], "text")
        words["forks"] = "yes" if about["effect"].forks() else "no"
        words["order"] = Told(about["effect"])
        words["paid"] = Told(about["effect"], "option")
        words["priced"] = "yes" if _priced(about["effect"]) else "no"
    words["mine"] = _own_values(me, about)
    if "roll" in about:
        words.update(_rolled(about["roll"]))
    if "spends" in about:
        words["spends"] = "yes" if about["spends"] else "no"
    words["other"] = game.figures[about["whose"]].sheet if "whose" in about else ""
    if "deck" in about:
        words["deck"] = deck_name(about["deck"])
    for name in ("steps", "points", "looked", "shows"):
        if name in about:
            words[name] = about[name]
    words["roll"] = game.roll.total if game.roll is not None else 0
    if game.battle is not None:
        words["form"] = TESTED[game.battle.form]
    return Message(f"relic-ask-{ask.topic}", **words)


def _about(ask: Question) -> dict[str, Any]:
    """What the rules put beside the question: who, which card, which effect."""
    return ask.about or {}


def _priced(effect: Effect) -> bool:
    """Whether something is paid for the rest of it."""
    parts = effect.parts()
    return len(parts) > 1 and parts[0].costs()


def _own_values(me: Figure, about: dict[str, Any]) -> Any:
    """R-080: what somebody brings to tests that can be declined; nothing where none is offered."""
    offered = about.get("options", (about["effect"],) if "effect" in about else ())
    tested = sorted({effect.tests() for effect in offered} - {-1})
    return Own([(what, me.tested(what)) for what in tested]) if tested else ""


class Own:
    """The values of a figure for some tests, each as a sentence."""

    __slots__ = ("values",)

    def __init__(self, values: list[tuple[int, int]]) -> None:
        self.values = values

    def spoken(self, say: Speech) -> str:
        said = [
            say("relic-own-value", what=TESTED[what], value=value) for what, value in self.values
        ]
        return " ".join(said)


def _source(about: dict[str, Any]) -> Any:
    """A card, an ability, a space or a scenario a question comes from; nothing for the rules."""
    act = about.get("act")
    if act is None:
        return ""
    source = act.card or act.source or ""
    return Named(source.message_id) if isinstance(source, Ability) else source


def _rolled(roll: Roll) -> dict[str, Any]:
    if roll.what < 0:
        return {}
    return {
        "what": TESTED[roll.what],
        "target": roll.target,
        "value": roll.figure.tested(roll.what),
    }


# What can be answered


class Way:
    """One of several ways as an answer: an order in languages that want one."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def spoken(self, say: Speech) -> str:
        return self.effect.order(say)


class Offered:
    """What an ability does, as an order with its price."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def spoken(self, say: Speech) -> str:
        return self.effect.offered(say)


def _label(ask: Question, choice: Choice) -> Message:
    verb, subject, place = (*choice, None, None)[:3]
    words: dict[str, Any] = {"topic": ask.topic, "kind": "card"}
    if isinstance(subject, Card):
        words.update(_card(ask, verb, subject, place))
    elif isinstance(subject, Ability):
        words["card"] = Named(subject.message_id)
        words["quoted"] = Copy(words["card"], None)
        if not subject.message_id.startswith("relic-card-"):
            words["kind"] = "ability"
    elif isinstance(subject, Sheet):
        words["card"] = subject
    elif isinstance(subject, Space):
        words["space"] = subject
        words["by"] = place if place is not None else ""
        words["here"] = len(ask.state.board[subject.index])
    elif verb in _WORDS:
        words.update(_WORDS[verb](ask, subject))
    return Message(f"relic-option-{verb}", **words)


def _card(ask: Question, verb: str, kind: Card, place: Any) -> dict[str, Any]:
    """A card by its name; of several copies on offer each by its number."""
    alike = sum(1 for other in ask.choices if other[:2] == (verb, kind))
    words: dict[str, Any] = {"card": kind, "number": kind.power, "value": kind.value}
    words["quoted"] = Copy(kind, None)
    if alike > 1 and place is not None:
        words["card"] = Numbered(kind, place)
        words["quoted"] = Copy(kind, place)
    if verb == "buy":
        words["price"] = kind.price(_about(ask)["discount"])
    if verb in ("spend", "trophy", "pay-trophy"):
        words["value"] = kind.worth
    return words


def _way(ask: Question, subject: Any) -> dict[str, Any]:
    about = _about(ask)
    if "options" in about:
        way = about["options"][subject - 1]
        return {"effect": Way(way), "effect_inf": Told(way, "option"), "forks": "no"}
    return _agreed(ask, subject)


def _times(ask: Question, subject: Any) -> dict[str, Any]:
    return {"amount": subject}


def _player(ask: Question, subject: Any) -> dict[str, Any]:
    return {"card": ask.state.figures[subject].sheet}


def _named(ask: Question, subject: Any) -> dict[str, Any]:
    return {"what": subject}


def _top(ask: Question, subject: Any) -> dict[str, Any]:
    """The card somebody looks at, named to nobody else."""
    return {"card": ask.state.decks[_about(ask)["deck"]].cards[-1]}


def _place(ask: Question, subject: Any) -> dict[str, Any]:
    """The card that was in a place from the top when somebody began to look."""
    deck = ask.state.decks[_about(ask)["deck"]]
    return {"card": deck.cards[-subject], "place": subject}


def _taint(ask: Question, subject: Any) -> dict[str, Any]:
    taint = ask.state.figures[ask.seat].corruption[subject - 1]
    if knows(taint.seen, ask.seat):
        return {"card": taint.card, "place": subject}
    return {"card": Named("relic-face-down"), "place": subject}


def _agreed(ask: Question, subject: Any) -> dict[str, Any]:
    about = _about(ask)
    if "effect" not in about:
        return {}
    effect = about["effect"]
    return {"effect": Told(effect), "forks": "yes" if effect.forks() else "no"}


_WORDS: Final[dict[str, Callable[[Question, Any], dict[str, Any]]]] = {
    "do": lambda ask, subject: _agreed(ask, subject) if subject is None else _way(ask, subject),
    "times": _times,
    "bid": _times,
    "die": _times,
    "influence": _times,
    "player": _player,
    "attack": _player,
    "duel": _player,
    "attribute": _named,
    "form": _named,
    "deck": _named,
    "place": _place,
    "top": _top,
    "bottom": _top,
    "corruption": _taint,
}


# What it touches


def _pieces(ask: Question, choice: Choice) -> tuple[str, ...]:
    game: State = ask.state
    verb, subject, place = (*choice, None, None)[:3]
    if isinstance(subject, Space):
        return (f"space:{subject.slug}",)
    if isinstance(subject, Card):
        return _card_pieces(game, ask.seat, subject, place)
    if isinstance(subject, Ability):
        return (f"sheet:{_about(ask).get('whose', ask.seat)}",)
    if isinstance(subject, Sheet):
        return (f"dealt:{subject.slug}",)
    if verb in ("player", "attack", "duel"):
        return (f"figure:{subject}", f"player:{subject}")
    if verb == "corruption":
        return (f"corruption:{ask.seat}:{subject}",)
    if verb == "deck":
        return (f"deck:{COLOURS.index(subject)}",)
    if verb == "place":
        return (f"looked:{_about(ask)['deck']}:{subject}",)
    return (f"deck:{_about(ask)['deck']}",) if verb in ("top", "bottom") else ()


def _card_pieces(game: State, seat: int, kind: Card, place: Any) -> tuple[str, ...]:
    if place is not None:
        return (f"{kind.slug}.{place}",)
    found = tuple(card.piece for card in game.figures[seat].hand if card.kind is kind)
    return found or tuple(card.piece for card in game.offer if card.kind is kind)
