"""The fourteen market spells."""

from emberhold.games.aeons_end.card import spell
from emberhold.games.aeons_end.effects.base import may
from emberhold.games.aeons_end.effects.counting import other_copies_prepped
from emberhold.games.aeons_end.effects.damage import deal, gravehold_gains_life
from emberhold.games.aeons_end.effects.focusing import focus_cheapest
from emberhold.games.aeons_end.effects.moving import destroy_this, discard_from_hand
from emberhold.games.aeons_end.effects.subjects import any_player

SPELLS = (
    spell("Fiery Torrent", 5, cast=deal(2, more=2 * other_copies_prepped())),
    spell(
        "Jagged Lightning",
        4,
        cast=deal(3) & may(discard_from_hand(), then=any_player(focus_cheapest())),
    ),
    spell("Conjure the Lost", 6, cast=deal(5) & may(destroy_this(), then=gravehold_gains_life(4))),
)
