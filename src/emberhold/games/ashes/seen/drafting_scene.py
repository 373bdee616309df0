"""What a seat sees of a draft: its own pack and picks, and what is open to everybody."""

from __future__ import annotations

from collections.abc import Sequence

from emberhold.games.ashes.card import Card
from emberhold.games.ashes.dice import TYPES, Exhausted
from emberhold.games.ashes.setting_up.drafting import draft_of, unique_cards
from emberhold.games.ashes.state import Draft, State
from emberhold.kernel.scene import Area, Marks, Scene, Zone
from emberhold.kernel.scene import Piece as Drawn


def drafting_scene(game: State, seat: int | None, name: str) -> Scene:
    """AS-390 to AS-405: packs and kept cards are secret, everything else is open."""
    draft = draft_of(game)
    sides = [_side(draft, number, seat == number) for number in range(draft.seats)]
    marks: Marks = {"round": 0, "first": draft.token, "phase": game.phase}
    return Scene(name, seat, (*sides, _table(draft)), marks)


def _table(draft: Draft) -> Area:
    """What everybody picks from."""
    unique = [card.copy(1) for born in draft.left for card in unique_cards(born)]
    zones = (
        _cards("draft-phoenixborn", "ashes-zone-draft-phoenixborn", draft.left),
        _cards("draft-unique", "ashes-zone-draft-unique", unique),
        _cards("draft-face-up", "ashes-zone-draft-face-up", draft.face_up),
        Zone("draft-deck", "ashes-zone-draft-deck", (), len(draft.deck)),
        _dice("draft-dice", "ashes-zone-draft-dice", "supply", draft.supply),
    )
    return Area("draft", "ashes-area-draft", zones)


def _side(draft: Draft, seat: int, mine: bool) -> Area:
    """One seat; a card it exchanged was seen by all."""
    born = draft.born[seat]
    kept, pack = draft.kept[seat], draft.packs[seat]
    open_card = draft.swapped[seat]
    seen = [card for place, card in enumerate(kept) if mine or place == open_card]
    unique = [card.copy(1) for card in unique_cards(born)] if born is not None else []
    zones = (
        _cards(f"pack:{seat}", "ashes-zone-pack", pack if mine else (), len(pack)),
        _cards(f"kept:{seat}", "ashes-zone-kept", seen, len(kept)),
        _cards(f"unique:{seat}", "ashes-zone-unique", unique),
        _dice(
            f"drafted-dice:{seat}", "ashes-zone-drafted-dice", f"drafted:{seat}", draft.dice[seat]
        ),
    )
    name = born.message_id if born is not None else "ashes-area-undecided"
    return Area(f"player:{seat}", name, zones, {"out": True} if seat in draft.gone else {})


def _cards(id: str, name: str, cards: Sequence[Card], count: int | None = None) -> Zone:
    pieces = tuple(Drawn(card.piece, card.type, card.message_id) for card in cards)
    return Zone(id, name, pieces, len(pieces) if count is None else count)


def _dice(id: str, name: str, owner: str, dice: Exhausted) -> Zone:
    pieces = tuple(
        Drawn(f"{owner}:{TYPES[type]}", "die", f"ashes-dice-{TYPES[type]}", {"count": count})
        for type, count in enumerate(dice)
        if count
    )
    return Zone(id, name, pieces, sum(dice))
