"""What puzzles found in games of Aeon's End can ask for: all of it can be seen within a turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import POWER, Card
from emberhold.games.aeons_end.ruleset import ROMAN
from emberhold.games.aeons_end.state import Player, State
from emberhold.games.puzzles import Target


def targets(box: Box) -> Mapping[str, Target]:
    """The kinds of goals, with the cards of a box to be named in them."""

    def named(about: str) -> Mapping[str, Card]:
        return {"card": box.cards[_parted(about)[0]]}

    def breach_named(about: str) -> Mapping[str, Any]:
        mage, number = _parted(about)
        return {"mage": box.mages[mage], "number": ROMAN[number]}

    return {
        "power": Target(_gone, _powers_left, named, aim=_first),
        "minion": Target(_gone, _minions_left, named, aim=_first),
        "life": Target(_low, _damaged, lambda life: {"life": int(life)}, min, lambda _: "nemesis"),
        "breach": Target(_open, _opened, breach_named, aim=_last),
    }


def _gone(game: State, seat: int, about: str) -> bool:
    """A turn of the nemesis, in which powers go by themselves, must not have begun since."""
    slug, turn = _parted(about)
    in_time = game.turn == turn or (game.turn == turn + 1 and game.active >= 0)
    return in_time and slug not in _in_play(game)


def _minions_left(before: State, now: State, seat: int) -> Iterator[str]:
    return _left(before, now, power=False)


def _powers_left(before: State, now: State, seat: int) -> Iterator[str]:
    return _left(before, now, power=True)


def _left(before: State, now: State, power: bool) -> Iterator[str]:
    """What there was one of and is none of any more."""
    there = _in_play(before)
    for piece in before.in_play:
        slug = piece.card.slug
        about = f"{slug}.{before.turn}"
        if (piece.card.type == POWER) == power and there.count(slug) == 1 and _gone(now, 0, about):
            yield about


def _parted(about: str) -> tuple[str, int]:
    """A card and the turn in which it is to go, or a mage and the number of a breach."""
    slug, number = about.split(".")
    return slug, int(number)


def _first(about: str) -> str:
    return about.split(".")[0]


def _in_play(game: State) -> list[str]:
    return [piece.card.slug for piece in game.in_play]


def _low(game: State, seat: int, life: str) -> bool:
    return game.nemesis_life <= int(life)


def _damaged(before: State, now: State, seat: int) -> Iterable[str]:
    if before.nemesis.untouchable or not 0 < now.nemesis_life < before.nemesis_life:
        return ()
    return (str(now.nemesis_life),)


def _open(game: State, seat: int, about: str) -> bool:
    return any(about in _open_breaches(player) for player in game.players)


def _opened(before: State, now: State, seat: int) -> Iterable[str]:
    already = _open_breaches(before.players[seat])
    return [breach for breach in _open_breaches(now.players[seat]) if breach not in already]


def _open_breaches(player: Player) -> list[str]:
    """By mage and number: the players solve it together, so whose breach it is must be said."""
    return [f"{player.mage.slug}.{breach.number}" for breach in player.breaches if breach.open]


def _last(about: str) -> str:
    return about.split(".")[1]


def this_turn(game: State) -> State:
    """A copy without the order of cards and without what was bought: it is discarded, and like
    what is left of the market it is for later turns."""
    twin = game.copy()
    twin.market = ()
    for player in twin.players:
        bought = set(player.gained)
        player.hand = _kinds(player.hand)
        player.play_area = _kinds(player.play_area)
        player.plays = _kinds(player.plays)
        player.preps = _kinds(player.preps)
        player.discard = _kinds(card for card in player.discard if card not in bought)
        player.gained = ()
    return twin


def _kinds(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted([card.kind for card in cards], key=_slug))


def _slug(card: Card) -> str:
    return card.slug
