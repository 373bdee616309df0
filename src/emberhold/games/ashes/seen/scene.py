"""What a seat sees of a game: the only way out of the state."""

from __future__ import annotations

from emberhold.games.ashes.card import Card
from emberhold.games.ashes.dice import TYPES, die_slug
from emberhold.games.ashes.figure.values import attack_of, life_of, recover_of
from emberhold.games.ashes.seen.drafting_scene import drafting_scene
from emberhold.games.ashes.state import Piece, Player, State
from emberhold.kernel.scene import Area, Marks, Scene, Zone
from emberhold.kernel.scene import Piece as Drawn


def scene(game: State, seat: int | None, name: str) -> Scene:
    """AS-045 to AS-048: hands and draw piles are only counted, dice and discards are open."""
    if game.draft is not None:
        return drafting_scene(game, seat, name)
    areas = [_side(game, player, seat) for player in game.players]
    marks: Marks = {"round": game.round, "active": game.active, "first": game.first}
    marks.update(phase=game.phase, mains=game.mains, sides=game.sides)
    announced = () if game.announced is None else (game.announced,)
    areas.append(_shared("announced", announced))
    areas.append(_shared("removed", game.removed))
    return Scene(name, seat, tuple(areas), marks)


def _card(card: Card, **marks: int | str | bool) -> Drawn:
    return Drawn(card.piece, card.type, card.message_id, marks)


def _pile(id: str, name: str, cards: tuple[Card, ...]) -> Zone:
    return Zone(id, name, tuple(_card(card) for card in cards), len(cards))


def _shared(id: str, cards: tuple[Card, ...]) -> Area:
    """A place for cards that is nobody's own."""
    return Area(id, f"ashes-zone-{id}", (_pile(id, f"ashes-zone-{id}", cards),))


def _side(game: State, player: Player, seat: int | None) -> Area:
    number = player.seat
    mine = seat == number
    hand = player.hand if mine else ()
    conjured = player.conjurations if mine else ()
    zones = (
        Zone(
            f"battlefield:{number}",
            "ashes-zone-battlefield",
            tuple(_unit(game, piece) for piece in player.battlefield),
            len(player.battlefield),
            _slots(len(player.battlefield), player.phoenixborn.card.battlefield),
        ),
        Zone(
            f"spellboard:{number}",
            "ashes-zone-spellboard",
            tuple(_ready(player, piece) for piece in player.spellboard),
            len(player.spellboard),
            _slots(
                len({piece.card.kind for piece in player.spellboard}),
                player.phoenixborn.card.spellboard,
            ),
        ),
        Zone(f"hand:{number}", "ashes-zone-hand", tuple(map(_card, hand)), len(player.hand)),
        Zone(f"draw:{number}", "ashes-zone-draw-pile", (), len(player.draw_pile)),
        _pile(f"discard:{number}", "ashes-zone-discard", player.discard),
        Zone(
            f"conjurations:{number}",
            "ashes-zone-conjurations",
            tuple(map(_card, conjured)),
            len(player.conjurations),
        ),
        _active(player),
        _exhausted(player),
    )
    born = player.phoenixborn
    return Area(f"player:{number}", born.card.message_id, zones, _born_marks(game, player))


def _born_marks(game: State, player: Player) -> Marks:
    born = player.phoenixborn
    return {
        "left": max(0, life_of(game, born) - born.wounds),
        "max_left": life_of(game, born),
        "life": life_of(game, born),
        "wounds": born.wounds,
        "exhaustion": born.exhaustion,
        "active": game.active == player.seat and game.phase == "turns",
        "battlefield": born.card.battlefield,
        "spellboard": born.card.spellboard,
        "reacted": player.reacted,
        "out": player.out,
        "piece": born.card.piece,
    }


def _unit(game: State, piece: Piece) -> Drawn:
    marks: Marks = {
        "attack": attack_of(game, piece),
        "life": life_of(game, piece),
        "recover": recover_of(piece),
        "wounds": piece.wounds,
        "exhaustion": piece.exhaustion,
        "status": piece.status,
        "owner": piece.owner,
    }
    if piece.attached:
        marks["attached"] = ", ".join(card.piece for card, _ in piece.attached)
    if piece.dice:
        marks["dice"] = len(piece.dice)
    return Drawn(piece.card.piece, piece.card.type, piece.card.message_id, marks)


def _slots(used: int, most: int) -> Marks:
    """AS-283, AS-284: units take a slot each, copies of a ready spell one together."""
    return {"slots": used, "max_slots": most}


def _ready(player: Player, piece: Piece) -> Drawn:
    """AS-275: further copies on the spellboard focus a ready spell."""
    marks: Marks = {"exhaustion": piece.exhaustion, "status": piece.status}
    focus = player.copies_ready(piece.card.kind) - 1
    if focus:
        marks["focus"] = focus
    return _card(piece.card, **marks)


def _active(player: Player) -> Zone:
    dice = tuple(
        Drawn(
            f"die:{player.seat}:{die_slug(die)}", "die", f"ashes-die-{die_slug(die)}", {"count": n}
        )
        for die, n in enumerate(player.active)
        if n
    )
    return Zone(f"active:{player.seat}", "ashes-zone-active-dice", dice, sum(player.active))


def _exhausted(player: Player) -> Zone:
    dice = tuple(
        Drawn(f"spent:{player.seat}:{TYPES[t]}", "die", f"ashes-dice-{TYPES[t]}", {"count": n})
        for t, n in enumerate(player.exhausted)
        if n
    )
    return Zone(
        f"exhausted:{player.seat}", "ashes-zone-exhausted-dice", dice, sum(player.exhausted)
    )
