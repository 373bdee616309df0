"""What answers an event, and in which order."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from emberhold.kernel.game import Asking
from emberhold.parts.windows import Event, Heard, Listeners, Pairs, Trigger, Window
from tests.parts.toys import Card, Game, answered


class Says(Trigger):
    """Writes down that it answered; perhaps it prevents, cancels or ends another."""

    __slots__ = ("then", "when")

    def __init__(
        self,
        name: str,
        mandatory: bool = True,
        once: bool = False,
        when: Callable[[Event], bool] | None = None,
        then: Callable[[Game, Event], None] | None = None,
    ) -> None:
        super().__init__("damage", name=name, mandatory=mandatory, once=once)
        self.when = when
        self.then = then

    def answers(self, game: Game, seat: int, card: Card, event: Event) -> bool:
        return self.when is None or self.when(event)

    def resolve(self, game: Game, seat: int, card: Card, event: Event) -> Asking | None:
        game.told.append(f"{card.piece} {self.name}")
        if self.then is not None:
            self.then(game, event)
        return None


class Table(Window[Game, Event]):
    """The copy's number is the seat of its owner."""

    def hearing(self, game: Game, pairs: Pairs, event: Event) -> list[Heard]:
        return [
            Heard(card.number, card, trigger)
            for card, trigger in pairs
            if trigger.answers(game, card.number, card, event)
        ]

    def seats(self, game: Game, event: Event) -> Sequence[int]:
        return (1, 2, 0)


WINDOW = Table()


def listening(*cards: Card, game: Game | None = None) -> Game:
    game = game or Game()
    for card in cards:
        game.listeners = game.listeners.entered(card, card.triggers)
    return game


def copy(name: str, seat: int, *triggers: Trigger) -> Card:
    return Card(name, triggers=triggers).copy(seat)


def test_nobody_listens_and_nothing_is_opened() -> None:
    assert WINDOW.happens(Game(), Event("damage")) is None
    assert WINDOW.happens(listening(copy("Wall", 0, Says("block"))), Event("death")) is None


def test_what_is_mandatory_happens_without_a_question() -> None:
    game = listening(copy("Wall", 0, Says("block")))
    assert answered(WINDOW.happens(game, Event("damage")))[0] == []
    assert game.told == ["wall.0 block"]


def test_several_mandatory_triggers_are_put_in_order_by_one_seat() -> None:
    game = listening(copy("Wall", 0, Says("block")), copy("Imp", 2, Says("jeer"), Says("leap")))
    asked, _ = answered(
        WINDOW.happens(game, Event("damage")), "trigger:imp@2", "effect:leap", "trigger:wall@0"
    )
    assert asked == [
        "1 order: trigger:wall@0 trigger:imp@2",
        "1 order-effect: effect:jeer effect:leap",
        "1 order: trigger:wall@0 trigger:imp@2",
    ]
    assert game.told == ["imp.2 leap", "wall.0 block", "imp.2 jeer"]


def test_what_is_optional_is_offered_seat_by_seat_until_one_passes() -> None:
    game = listening(
        copy("Wall", 0, Says("block", mandatory=False)),
        copy("Imp", 1, Says("jeer", mandatory=False)),
        copy("Owl", 1, Says("hoot", mandatory=False)),
        copy("Law", 2, Says("first")),
    )
    asked, _ = answered(
        WINDOW.happens(game, Event("damage")), "trigger:owl@1", "pass", "trigger:wall@0"
    )
    assert asked == [
        "1 react: trigger:imp@1 trigger:owl@1 pass",
        "1 react: trigger:imp@1 pass",
        "0 react: trigger:wall@0 pass",
    ]
    assert game.told == ["law.2 first", "owl.1 hoot", "wall.0 block"]


def test_only_the_very_event_is_answered_and_it_is_asked_again_before_each_use() -> None:
    def less(game: Game, event: Event) -> None:
        event.amount -= 2

    hurts = Says("soften", mandatory=False, when=lambda event: event.amount > 1, then=less)
    game = listening(copy("Wall", 1, hurts), copy("Moat", 1, hurts))
    event = Event("damage", amount=3)
    asked, _ = answered(WINDOW.happens(game, event), "trigger:wall@1")
    assert len(asked) == 1, "one damage is left, so the moat has nothing to answer"
    assert event.amount == 1
    assert WINDOW.happens(game, Event("damage", amount=1)) is None


def test_what_is_cancelled_is_answered_by_nobody_else() -> None:
    def cancel(game: Game, event: Event) -> None:
        event.cancelled = True

    game = listening(
        copy("Veil", 1, Says("hide", mandatory=False, then=cancel)),
        copy("Wall", 0, Says("block", mandatory=False)),
    )
    asked, _ = answered(WINDOW.happens(game, Event("damage")), "trigger:veil@1")
    assert asked == ["1 react: trigger:veil@1 pass"]
    assert game.told == ["veil.1 hide"]


def test_once_a_turn() -> None:
    game = listening(copy("Wall", 0, Says("block", once=True)))
    for _ in range(2):
        answered(WINDOW.happens(game, Event("damage")))
    assert game.told == ["wall.0 block"]
    game.listeners = game.listeners.rested()
    answered(WINDOW.happens(game, Event("damage")))
    assert len(game.told) == 2


def test_a_card_that_leaves_listens_no_longer() -> None:
    wall, imp = copy("Wall", 0, Says("block")), copy("Imp", 1, Says("jeer"))
    game = listening(wall, imp)
    before = game.listeners
    game.listeners = before.left(wall)
    assert [card for card, _ in game.listeners.to("damage")] == [imp]
    assert len(before.to("damage")) == 2, "an index that others share does not change"
    assert game.listeners.left(wall) is game.listeners
    assert Listeners().entered(wall, ()).to("damage") == ()
    assert before.entered(wall, wall.triggers).cards == [wall, imp], "nobody listens twice"


def test_a_game_may_say_what_carrying_out_costs() -> None:
    class Dear(Table):
        def resolve(self, game: Game, heard: Heard, event: Event) -> Asking | None:
            game.told.append(f"seat {heard.seat} pays")
            return super().resolve(game, heard, event)

    game = listening(copy("Wall", 2, Says("block")))
    answered(Dear().happens(game, Event("damage")))
    assert game.told == ["seat 2 pays", "wall.2 block"]
