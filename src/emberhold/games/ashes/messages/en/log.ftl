### What happened, one line each.

ashes-log-round = Round { $number }.
ashes-log-first = { $who } rolls the most basic symbols and becomes the first player.
ashes-log-turn = { $who }’s turn begins.
ashes-log-passes = { $who } passes.
ashes-log-draws = { $who } draws { $amount ->
    [one] a card
   *[other] { $amount } cards
}.
ashes-log-draws-card = { $who } draws { $card }.
ashes-log-fatigue = { $who } is { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
} short and receives { $amount } damage.
ashes-log-discards = { $who } discards { $card }.
ashes-log-discards-top = { $who } discards { $card } from the top of their draw pile.
ashes-log-takes = { $who } returns { $card } from their discard pile to their hand.
ashes-log-searches = { $who } searches their draw pile and shuffles it.

ashes-log-plays = { $who } plays { $card }.
ashes-log-reacts = { $who } reacts with { $card }.
ashes-log-activates = { $who } activates { $used }.
ashes-log-triggers = { $who } uses { $used }.
ashes-log-power = { $who } uses the { $die_plural } power.
ashes-log-cancelled = { GIVEN($card) ->
    [yes] { $card } is cancelled.
   *[no] The dice power is cancelled.
}
ashes-log-cancelled-ability = { $card } is cancelled.
ashes-log-enters = { $card } enters { $who }’s battlefield.
ashes-log-attaches = { $card } is attached to { $unit }.
ashes-log-resparks = { $who } resparks { $card }.

ashes-log-attackers = { $who } attacks with { $cards_def }.
ashes-log-attacks = { $who } attacks { $card }.
ashes-log-blocks = { $card } blocks { $unit }.
ashes-log-guards = { $card } guards { $unit }.

ashes-log-born-damaged = { $who } receives { $amount } damage.
ashes-log-unit-damaged = { $card } receives { $amount } damage.
ashes-log-guarded = { $card } is protected from opponents’ spells: the damage has no effect.
ashes-log-wounds = { $card } now has { $total ->
    [one] { $total } wound token
   *[other] { $total } wound tokens
}.
ashes-log-heals = { $amount ->
    [0] { $card } has no wound tokens to remove.
    [one] { $amount } wound token is removed from { $card }.
   *[other] { $amount } wound tokens are removed from { $card }.
}
ashes-log-exhausts = { $card } receives { $amount ->
    [one] { $amount } exhaustion token
   *[other] { $amount } exhaustion tokens
}.
ashes-log-boosts = { $card } has +{ $amount } attack this turn.
ashes-log-destroyed = { $card } is destroyed.
ashes-log-concedes = { $who } concedes.
ashes-log-out = { $who } is destroyed and eliminated from the game.

ashes-log-turns-die = { $who } turns { $die_one } to its { $die_side }.
ashes-log-refreshes = { $who } returns { $die_indef } to the active pool.
ashes-log-die-exhausted = { $who }’s { $die_die } ({ $die_side }) is exhausted.
ashes-log-must-pass = You can do nothing else: you pass.
ashes-log-turn-over = You can do nothing more: your turn ends.
