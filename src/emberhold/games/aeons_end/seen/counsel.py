"""Why an answer is good, in the words of the game: what the turn has brought by its end.

Both positions are of one world that the adviser has dealt: `before` the answer, and `after` the
turn has been played on by the rules of thumb, up to the answer that would end it.
"""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.card import GEM, POWER, RELIC, SPELL, Card
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.message import Message
from emberhold.kernel.question import Choice

_ENDS: Final = ("end", "skip", "none", "done")
_GAINED: Final = {GEM: "counsel-gem", SPELL: "counsel-spell", RELIC: "counsel-relic"}


def counsel(before: State, after: State, seat: int, choice: Choice) -> Message | None:
    """The weightiest reason that can be seen on the table; None where nothing speaks for itself."""
    if after.result is not None:
        return Message("counsel-wins") if seat in after.result.winners else None
    if choice[0] in _ENDS:
        return Message("counsel-end") if choice[0] == "end" else None
    if choice[0] == "player":
        return _bears(before, after, choice)
    me = after.players[seat]
    mine = before.players[seat]
    return _nemesis(before, after, choice) or _saved(before, after) or _built(mine, me, choice)


def _nemesis(before: State, after: State, choice: Choice) -> Message | None:
    """What the nemesis and its cards have lost (WE-225 to WE-227, WE-297); a power without tokens
    is just taking effect, so nothing has stopped it."""
    for piece in before.in_play:
        power = piece.card.type == POWER
        if after.piece(piece.card) is None and (piece.tokens or not power):
            if not power:
                return Message("counsel-kills", card=piece.card)
            own = _own(choice, "discard-power", piece.card)
            return Message("counsel-stops", card=piece.card, own=own)
    dealt = before.nemesis_life - after.nemesis_life
    if dealt > 0:
        left = after.nemesis_life
        return Message("counsel-wounds", nemesis=after.nemesis, amount=dealt, left=left)
    for piece in before.in_play:
        now = after.piece(piece.card)
        if now is not None and piece.card.type != POWER and now.tokens < piece.tokens:
            return Message("counsel-hurts", card=piece.card, left=now.tokens)
    return None


def _saved(before: State, after: State) -> Message | None:
    """Life that came back (WE-237)."""
    gained = after.gravehold - before.gravehold
    if gained > 0:
        return Message("counsel-gravehold", amount=gained)
    for old, new in zip(before.players, after.players, strict=True):
        if new.life > old.life:
            return Message("counsel-life", who=new.mage, amount=new.life - old.life)
    return None


def _built(old: Player, new: Player, choice: Choice) -> Message | None:
    """What the mage has more of than before; `own` where the answer itself names it. A card that
    was given away gives the mage nothing."""
    for card in new.gained:
        if card not in old.gained and _has(new, card):
            found = _GAINED.get(card.type)
            return (
                None if found is None else Message(found, card=card, own=_own(choice, "buy", card))
            )
    if new.charges > old.charges:
        return _charged(new)
    for was, now in zip(old.breaches, new.breaches, strict=False):
        if now.open and not was.open:
            return Message("counsel-opens")
        if len(now.spells) > len(was.spells):
            card = now.spells[-1]
            return Message("counsel-preps", card=card, own=_own(choice, "prep", card))
        if now.turned > was.turned:
            return Message("counsel-focuses")
    return None


def _has(player: Player, card: Card) -> bool:
    held = (*player.hand, *player.deck, *player.discard, *player.play_area)
    return card in held or any(card in breach.spells for breach in player.breaches)


def _own(choice: Choice, verb: str, card: Card) -> str:
    """Whether an answer already says what comes of it."""
    named = choice[1] if len(choice) > 1 and choice[0] == verb else None
    return "yes" if isinstance(named, Card) and named.slug == card.slug else "no"


def _charged(player: Player) -> Message:
    name, most = player.mage.ability_name, player.mage.charges
    if player.charges >= most:
        return Message("counsel-ready", ability=name)
    return Message("counsel-charges", ability=name, left=player.charges, most=most)


def _bears(before: State, after: State, choice: Choice) -> Message | None:
    """WE-261: the player with the most life suffers, where that is so."""
    chosen = choice[1]
    if not isinstance(chosen, int) or chosen >= len(before.players):
        return None
    player = before.players[chosen]
    hurt = after.players[chosen].life < player.life
    most = max(other.life for other in before.players)
    return Message("counsel-spare", who=player.mage) if hurt and player.life == most else None
