"""What of a game of Aeon's End may be set by hand when everybody agrees: numbers, and cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from emberhold.games.aeons_end.setting_up.by_hand import of_nemesis, of_player
from emberhold.games.aeons_end.state import InPlay, Player, State
from emberhold.kernel.message import Message
from emberhold.parts.repairs import Fixable, of_field

_MOST_AETHER = 30
_MOST_TOKENS = 15
"""WE-005: how many are in the box."""


def fixable(game: State) -> list[Fixable]:
    """Gravehold and the nemesis, what is in play, and each player's numbers and cards."""
    table = [*_table(game), *_in_play(game), *of_nemesis(game)]
    return [*table, *(each for player in game.players for each in _of(game, player))]


def _table(game: State) -> Iterator[Fixable]:
    sheet, hard = game.nemesis, game.hard
    label = Message("fixable-gravehold")
    setter = of_field(game, "gravehold")
    yield Fixable("gravehold", label, game.gravehold, 1, game.max_gravehold, setter)
    label, setter = Message("fixable-nemesis-life"), of_field(game, "nemesis_life")
    life = game.nemesis_life
    yield Fixable("nemesis.life", label, life, 1, game.max_nemesis_life, setter)
    if sheet.token is not None:
        least = max(sheet.least_tokens[hard], 1 if sheet.lost_without_tokens else 0)
        most = min(_MOST_TOKENS, sheet.most_tokens[hard])
        label, setter = Message("fixable-nemesis-tokens"), of_field(game, "tokens")
        yield Fixable("nemesis.tokens", label, game.tokens, least, most, setter)


def _in_play(game: State) -> Iterator[Fixable]:
    """Life of minions and acolytes, tokens on powers."""
    for piece in game.in_play:
        label = Message("fixable-in-play", card=piece.card)
        most = max(piece.most, piece.card.power, piece.tokens)
        path = f"in_play.{piece.card.slug}"
        if piece.tokens >= 1:
            yield Fixable(path, label, piece.tokens, 1, most, _holding(game, piece))


def _holding(game: State, piece: InPlay) -> Callable[[int], None]:
    def setter(tokens: int) -> None:
        new = piece.holding(tokens)
        game.in_play = tuple(new if each is piece else each for each in game.in_play)

    return setter


def _of(game: State, player: Player) -> Iterator[Fixable]:
    seat = player.seat
    path = f"players.{seat}"
    if not player.exhausted:
        label, setter = Message("fixable-life"), of_field(player, "life")
        yield Fixable(f"{path}.life", label, player.life, 1, player.max_life, setter, seat)
    label, setter = Message("fixable-charges"), of_field(player, "charges")
    most = player.mage.charges
    yield Fixable(f"{path}.charges", label, player.charges, 0, most, setter, seat)
    if game.active == seat:
        label, setter = Message("fixable-aether"), of_field(player, "aether")
        most = max(_MOST_AETHER, player.aether)
        yield Fixable(f"{path}.aether", label, player.aether, 0, most, setter, seat)
    yield from of_player(game, player)
