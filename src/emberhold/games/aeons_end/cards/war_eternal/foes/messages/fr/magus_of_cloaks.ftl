### Magus of Cloaks: his sheet and his cards.

effect-gain-cloaks = l’Archimage des Voiles gagne { $amount ->
    [one] { WORD($amount) } jeton Némésis
   *[other] { WORD($amount) } jetons Némésis
}
effect-final-form = l’Archimage des Voiles prend sa forme finale et les joueurs perdent
number-cloaks = un nombre de dégâts égal au nombre de jetons Némésis de l’Archimage des Voiles
number-half-cloaks = un nombre de dégâts égal à la moitié du nombre de jetons Némésis de l’Archimage des Voiles, arrondie à l’entier supérieur

trigger-goes-with-damage = Défaussez ce pouvoir dès que l’Archimage des Voiles subit des dégâts.
trigger-weaves-cloak = Lorsque ce serviteur subit des dégâts, l’Archimage des Voiles gagne un jeton Némésis.
trigger-prevents-two = Les dégâts infligés à ce serviteur sont réduits de 2.
trigger-veiled = Les dégâts infligés à ce serviteur sont réduits de 1 pour chaque jeton Némésis de l’Archimage des Voiles.

rule-magus-of-cloaks-damage = Les dégâts infligés à l’Archimage des Voiles sont réduits de 1 pour chacun de ses jetons Némésis. Il perd ensuite un jeton Némésis.
rule-magus-of-cloaks-limits = L’Archimage des Voiles n’a jamais moins de deux ni plus de huit jetons Némésis.
rule-magus-of-cloaks-defeat = Les joueurs perdent lorsque le pouvoir Emprise de l’ombre est résolu.
rule-magus-of-cloaks-harder = L’Archimage des Voiles n’a jamais moins de trois ni plus de neuf jetons Némésis.

log-cloaks-swallow = Les jetons Némésis absorbent { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}.
result-defeat-final-form = Défaite. L’Archimage des Voiles a pris sa forme finale.
