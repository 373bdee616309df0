### Magus of Cloaks: his sheet and his cards.

effect-gain-cloaks = l’Archimage des Voiles gagne { $amount ->
    [one] { $amount } Voile
   *[other] { $amount } Voiles
}
effect-final-form = l’Archimage des Voiles prend sa forme finale et les joueurs perdent
number-cloaks = l’Archimage des Voiles a de Voiles
number-half-cloaks = la moitié du nombre de Voiles de l’Archimage des Voiles, arrondie à l’entier supérieur

trigger-goes-with-damage = Défaussez ce Pouvoir dès que l’Archimage des Voiles subit des dégâts.
trigger-weaves-cloak = Quand ce Serviteur subit des dégâts, l’Archimage des Voiles gagne 1 Voile.
trigger-prevents-two = Les dégâts infligés à ce Serviteur sont réduits de 2.
trigger-veiled = Les dégâts infligés à ce Serviteur sont réduits du nombre de Voiles de l’Archimage des Voiles.

rule-magus-of-cloaks-damage = Les dégâts infligés à l’Archimage des Voiles sont réduits du nombre de ses Voiles. Il perd ensuite 1 Voile.
rule-magus-of-cloaks-limits = L’Archimage des Voiles n’a jamais moins de 2 ni plus de 8 Voiles.
rule-magus-of-cloaks-defeat = Les joueurs perdent quand le Pouvoir Emprise de l’ombre est résolu.
rule-magus-of-cloaks-harder = L’Archimage des Voiles n’a jamais moins de 3 ni plus de 9 Voiles.

log-cloaks-swallow = Les Voiles absorbent { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}.
result-defeat-final-form = Défaite. L’Archimage des Voiles a pris sa forme finale.
