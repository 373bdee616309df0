"""What belongs to one sheet alone: a deck beside the nemesis, tokens only one mage collects.

A nemesis' own is in `state.own`, a mage's in `player.own`. It is immutable and replaced as it
changes, and answers for itself wherever the whole table is read: scene, position, redeal,
observation. The sheet that has one names it as its `own`; its class lives beside the sheet, in the
folder of the box, with the verbs that use it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from emberhold.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from emberhold.games.aeons_end.act import Act
    from emberhold.games.aeons_end.box import Box
    from emberhold.games.aeons_end.card import Card, TurnCard
    from emberhold.games.aeons_end.state import Pile, Player, State
    from emberhold.kernel.game import Asking
    from emberhold.kernel.question import Choice
    from emberhold.kernel.scene import Marks, Zone
    from emberhold.parts.repairs import Fixable


@mypyc_attr(allow_interpreted_subclasses=True)
class Own:
    """Nothing of one's own: what most sheets have, and what the others override."""

    __slots__ = ()

    counts: ClassVar[tuple[str, ...]] = ()
    """The names of its numbers in an observation, open to everybody."""
    places: ClassVar[tuple[str, ...]] = ()
    """What of it a position can set."""
    turn_cards: ClassVar[tuple[TurnCard, ...]] = ()
    """Turn-order cards that only this nemesis has."""
    verbs: ClassVar[tuple[str, ...]] = ()
    """The verbs of further actions that it allows in a main phase."""

    def numbers(self) -> tuple[int, ...]:
        """One for each of `counts`."""
        return ()

    def marks(self) -> Marks:
        """What the scene shows on the sheet."""
        return {}

    def zones(self) -> tuple[Zone, ...]:
        """What the scene shows beside the sheet."""
        return ()

    def cards(self) -> tuple[Card, ...]:
        """Every card that is here."""
        return ()

    def hidden(self) -> tuple[Card, ...]:
        """Those of them that nobody may see."""
        return ()

    def discarded(self) -> tuple[Card, ...]:
        """Those that are in an open discard pile."""
        return ()

    def known(self) -> tuple[Card, ...]:
        """Those that everybody saw put to the bottom of a deck."""
        return ()

    def life(self) -> int:
        """The life the players have still to take of what waits here."""
        return 0

    def minions(self, game: State) -> int:
        """How many minions are in play that are not cards."""
        return 0

    def targets(self, game: State) -> list[Choice]:
        """What damage can be dealt to besides the nemesis and the cards in play."""
        return []

    def hit(self, game: State, amount: int) -> None:
        """Damage to one of those targets, all of it at once."""

    def hit_by(self, game: State, act: Act, amount: int) -> Asking | None:
        """The same, where the player who deals it may decide how."""
        self.hit(game, amount)
        return None

    def pieces(self, choice: Choice) -> tuple[str, ...]:
        """The pieces of its own that a choice points at."""
        return ()

    def piles(self) -> tuple[Pile, ...]:
        """What cards can be gained from as from a supply pile."""
        return ()

    def actions(self, box: Box) -> tuple[str, ...]:
        """The spelling of answers that only this sheet asks for."""
        return ()

    def without(self, card: Card) -> Own:
        """The same without a card that is elsewhere now."""
        return self

    def redealt(self, game: State) -> Own:
        """Deal again what is hidden, with the luck of the game."""
        return self

    def offers(self, game: State, player: Player) -> list[Choice]:
        """What the player may do now besides the usual actions; each with one of `verbs`."""
        return []

    def take(self, game: State, player: Player, choice: Choice) -> Asking | None:
        """One of those actions."""
        return None

    def after_playing(self, game: State, player: Player, card: Card) -> None:
        """What follows when the mage has played a gem or relic."""

    def after_drawing(self, game: State, player: Player) -> Asking | None:
        """What follows the mage's draw phase."""
        return None

    def against_minion(self, game: State, player: Player) -> int:
        """What a spell of the mage deals in addition to a minion."""
        return 0

    def words(self, game: State, choice: Choice) -> dict[str, Any]:
        """What the label of a choice needs that only this sheet offers."""
        return {}

    def seen(self) -> Own:
        """Only what everybody may know."""
        return self

    def by_hand(self, game: State, seat: int | None) -> Iterable[Fixable]:
        """What of it may be set or moved by hand when everybody agrees; `seat` is the mage's."""
        return ()

    def placed(self, name: str, given: Any, path: str, box: Box) -> Own:
        """One of `places` set as a position gives it."""
        return self


NOTHING: Final = Own()
