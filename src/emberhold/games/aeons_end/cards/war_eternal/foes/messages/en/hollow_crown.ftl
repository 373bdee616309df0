### Hollow Crown: its sheet, its cards and the acolytes.

who-acolyte-lowest = the acolyte with the lowest life
who-acolyte-highest = the acolyte with the highest life
who-that-acolyte = that acolyte

effect-blood-magic = resolve the Blood Magic of { $who }{ $times ->
    [1] {""}
    [2] {" "}twice
   *[other] {" "}{ $times } times
}
effect-each-blood-magic = resolve the Blood Magic of each acolyte in play; it deals no damage to the acolytes themselves
effect-repeat = then do this { $times ->
    [1] again
   *[other] { WORD($times) } more times
}
effect-acolyte-suffers = { $who } suffers { $amount } damage
effect-acolyte-gains-life = { $who } gains { $amount } life
effect-acolyte-returns = { $who } goes to the bottom of the acolyte deck
effect-draw-acolyte = a new acolyte enters play
effect-shuffle-acolytes = shuffle the { $amount ->
    [one] most recently discarded acolyte
   *[other] { WORD($amount) } most recently discarded acolytes
} into the acolyte deck
effect-gravehold-and-this-suffer = Gravehold and this minion each suffer 1 damage for each spell prepped by the player with the most prepped spells
effect-two-players-suffer = two different players suffer { $amount } damage each
if-that-player-life-at-most = that player then has { $amount } life or less

rule-hollow-crown-set-up = The game begins with two acolytes in play.
rule-hollow-crown-untouchable = Hollow Crown itself cannot be dealt damage.
rule-hollow-crown-victory = If no acolyte is in play at the end of any turn, the players win.
rule-hollow-crown-discard = A discarded acolyte goes to the acolyte discard pile, and a new acolyte enters play.
rule-hollow-crown-order = Resolve the Blood Magic of several acolytes in the order in which they entered play.
rule-hollow-crown-exhaustion = When a player becomes exhausted, the nemesis does not Unleash twice; Gravehold suffers 4 damage instead, and the other steps of exhaustion follow.

ask-acolyte = { $who }: several acolytes are tied; choose one of them ({ $source }).
log-blood-magic = { $card }’s Blood Magic resolves.
log-acolyte-returns = { $card } goes to the bottom of the acolyte deck.
log-acolytes-shuffled = Shuffled into the acolyte deck: { $cards }.
result-victory-acolytes = Victory! Hollow Crown has no acolytes left.
