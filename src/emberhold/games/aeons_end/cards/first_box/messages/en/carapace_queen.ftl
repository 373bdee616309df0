### Carapace Queen: her sheet, her cards and the husks.

effect-place-husks = place { $amount ->
    [one] a husk
   *[other] { WORD($amount) } husks
} into play
effect-place-husks-each = place a husk into play for each { $each }
effect-remove-husk = discard a husk
effect-half-the-husks = discard half of the husks in play, rounded up; Gravehold suffers { $damage } damage for each husk discarded this way
effect-swarm-kills = the players lose
effect-swarms = Carapace Queen Swarms{ $times ->
    [1] {""}
    [2] {" "}twice
   *[other] {" "}{ WORD($times) } times
}
effect-life-twice-husks = this minion’s life becomes twice the number of husks in play
each-turn-discarded = card in the turn-order discard pile

rule-broodwomb = While there is a husk in play, this minion cannot be dealt damage.
rule-foul-multitudes = Husks have 2 life. A damaged husk heals fully at the end of each turn.
rule-carapace-husks = Husks are minions with 1 life each. They are tokens, not cards.
rule-carapace-spread = A player who deals damage to a husk may suffer 1 damage to distribute that damage over several husks.
rule-carapace-most = There are never more than fifteen husks: for each husk that cannot be placed, Gravehold suffers 1 damage instead.
rule-carapace-swarm = When Carapace Queen Swarms, count the husks in play:
rule-carapace-swarm-few = 0 to 3 husks: Place four husks into play.
rule-carapace-swarm-some = 4 to 6 husks: Any player discards a prepped spell. Place two husks into play.
rule-carapace-swarm-many = 7 to 10 husks: Gravehold suffers 5 damage.
rule-carapace-swarm-horde = 11 or 12 husks: The player with the lowest life suffers 3 damage. Discard a husk.
rule-carapace-swarm-end = 13 to 15 husks: The players lose.

ask-spread = { $who }: do you want to suffer 1 damage to distribute the { $amount } damage over several husks ({ $source })?

log-husks = { $left ->
    [0] No husks are left in play.
    [one] { $left } husk is in play.
   *[other] { $left } husks are in play.
}
log-husks-damaged = The husks suffer { $amount } damage.
log-swarms = { $nemesis_def } Swarms with { $husks ->
    [0] no husks
    [one] { $husks } husk
   *[other] { $husks } husks
}.
mark-husk-damaged = a husk is damaged
result-defeat-swarm = Defeat. The swarm of Carapace Queen overruns Gravehold.
