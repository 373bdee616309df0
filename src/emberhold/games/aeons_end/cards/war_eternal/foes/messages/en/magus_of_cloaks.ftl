### Magus of Cloaks: his sheet and his cards.

effect-gain-cloaks = Magus of Cloaks gains { $amount ->
    [one] { WORD($amount) } nemesis token
   *[other] { WORD($amount) } nemesis tokens
}
effect-final-form = Magus of Cloaks takes on his final form and the players lose
number-cloaks = the number of nemesis tokens Magus of Cloaks has
number-half-cloaks = half the number of nemesis tokens Magus of Cloaks has, rounded up

trigger-goes-with-damage = Discard this power as soon as Magus of Cloaks is dealt damage.
trigger-weaves-cloak = When this minion is dealt damage, Magus of Cloaks gains one nemesis token.
trigger-prevents-two = Damage to this minion is reduced by 2.
trigger-veiled = Damage to this minion is reduced by the number of nemesis tokens Magus of Cloaks has.

rule-magus-of-cloaks-damage = Damage to Magus of Cloaks is reduced by the number of his nemesis tokens. Then he loses one nemesis token.
rule-magus-of-cloaks-limits = Magus of Cloaks never has fewer than two or more than eight nemesis tokens.
rule-magus-of-cloaks-defeat = The players lose when Shadow’s Reach resolves.
rule-magus-of-cloaks-harder = Magus of Cloaks never has fewer than three or more than nine nemesis tokens.

log-cloaks-swallow = The cloaks absorb { $amount } damage.
result-defeat-final-form = Defeat. Magus of Cloaks has taken on his final form.
