### Magus of Cloaks: his sheet and his cards.

effect-gain-cloaks = Magus of Cloaks gains { $amount ->
    [one] { $amount } cloak
   *[other] { $amount } cloaks
}
effect-final-form = Magus of Cloaks takes on his final form and the players lose
number-cloaks = the number of cloaks Magus of Cloaks has
number-half-cloaks = half the number of cloaks Magus of Cloaks has, rounded up

trigger-goes-with-damage = Discard this power as soon as Magus of Cloaks is dealt damage.
trigger-weaves-cloak = When this minion is dealt damage, Magus of Cloaks gains 1 cloak.
trigger-prevents-two = Damage to this minion is reduced by 2.
trigger-veiled = Damage to this minion is reduced by the number of cloaks Magus of Cloaks has.

rule-magus-of-cloaks-damage = Damage to Magus of Cloaks is reduced by the number of cloaks he has. Then he loses 1 cloak.
rule-magus-of-cloaks-limits = Magus of Cloaks never has fewer than 2 or more than 8 cloaks.
rule-magus-of-cloaks-defeat = The players lose when Shadow’s Reach resolves.
rule-magus-of-cloaks-harder = Magus of Cloaks never has fewer than 3 or more than 9 cloaks.

log-cloaks-swallow = The cloaks swallow { $amount } damage.
result-defeat-final-form = Defeat. Magus of Cloaks has taken on his final form.
