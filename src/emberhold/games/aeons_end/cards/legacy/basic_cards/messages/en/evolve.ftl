effect-evolve = EVOLVE
effect-discard-and-evolve-if-free = { $what }; { $amount ->
    [1] if that card costs 0
    [2] if both cost 0
   *[other] if all of them cost 0
}, EVOLVE
effect-destroy-dearest-and-evolve = the player with the most expensive prepped spell destroys it; if it costs { $most } or less, or none was destroyed, EVOLVE
effect-annihilate = the player with the most expensive card in hand discards { WORD($amount) } cards in hand; then EVOLVE once for each card left in that hand that costs { $dear } or more
effect-unmaking = the player with the most expensive card in hand destroys it and discards { WORD($amount) } more cards in hand
log-evolve-sticker = { $card } { $card_number ->
    [pl] get
   *[sg] gets
} an evolve sticker ({ $left ->
    [0] no free space left
    [one] { $left } free space left
   *[other] { $left } free spaces left
}).
log-transforms = { $card } { $card_number ->
    [pl] become
   *[sg] becomes
} { $into }.
effect-read-entry = read { $entry }
rule-read-entry = If no sticker fits, read { $entry }.
mark-stickers = { $value ->
    [one] { $value } evolve sticker
   *[other] { $value } evolve stickers
}
mark-free-spaces = { $value ->
    [one] { $value } free space
   *[other] { $value } free spaces
}
