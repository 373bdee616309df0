## Tokens of a nemesis that has no words of its own for them

token-plain = Jetons Némésis
effect-nemesis-gains-tokens = la némésis gagne { $amount ->
    [one] { WORD($amount) } jeton Némésis
   *[other] { WORD($amount) } jetons Némésis
}
effect-nemesis-loses-tokens = la némésis perd { $amount ->
    [one] { WORD($amount) } jeton Némésis
   *[other] { WORD($amount) } jetons Némésis
}
each-nemesis-tokens = jeton Némésis
number-nemesis-tokens = un nombre de dégâts égal au nombre de jetons Némésis
if-nemesis-tokens-at-least = la némésis a au moins { $amount ->
    [one] { WORD($amount) } jeton Némésis
   *[other] { WORD($amount) } jetons Némésis
}
if-nemesis-tokens-at-most = la némésis a au plus { $amount ->
    [one] { WORD($amount) } jeton Némésis
   *[other] { WORD($amount) } jetons Némésis
}
if-nemesis-tokens-exactly = la némésis a exactement { $amount ->
    [one] { WORD($amount) } jeton Némésis
   *[other] { WORD($amount) } jetons Némésis
}
result-defeat-endless = Défaite. Après 1 000 tours, les mages de la brèche renoncent.
report-end-endless = Abandon après 1 000 tours

## What is wrong with a box

error-box-verb = « { $given } » ne peut pas être employé dans une boîte personnelle
error-box-fit = « { $given } » ne convient pas ici : { $field }
error-box-unnamed = « ce joueur » demande que quelqu’un ait été désigné avant, par exemple par « n’importe quel joueur » ; « la main de cet allié » demande un allié, désigné par « n’importe quel allié »
error-box-moment = « { $given } » figure deux fois : réunissez en un seul texte tout ce qui se passe à ce moment
error-box-loop = { $field } ne peut pas contenir « { $given } » : cela ne finirait jamais
error-box-unspoken = « { $given } » n’a pas de phrase pour ce qui est dit ici
error-box-card-type = une carte de type « { $given } » demande des règles à elle ; types permis : { $known }
error-box-own-field = le champ « { $given } » ne peut pas être employé dans une boîte personnelle
error-box-zero = { $field } doit être au moins 1
error-box-breaches = un mage a d’une à quatre brèches, et non { $given }
error-box-start = un mage commence avec une à dix cartes dans { $field }, et non { $given }
error-box-charges = une capacité demande des charges, et des charges demandent une capacité
error-box-picture = « { $given } » n’est ni un motif dessiné, ni une carte de l’étagère, ni un fichier d’image de cette boîte
error-box-difficulty = la difficulté doit être un nombre de 1 à 10, et non { $given }
error-box-first-breach = la brèche I est ouverte (« open ») ou absente (« - »), et non « { $given } »
refused-nowhere = il faut dire où est la carte : « hand », « discard » ou les deux
refused-by-players = il faut un nombre pour chaque nombre de joueurs de 1 à 4, pas { $given }
refused-trigger = un déclencheur doit avoir la forme « on » = moment, « do » = clauses, pas { $given }
refused-card = une carte doit être une table de champs, pas { $given }

## A card beside the printed ones

box-remark-cheap = La carte coûte moins que { $kind ->
    [gem] toute gemme imprimée
    [relic] toute relique imprimée
   *[spell] tout sort imprimé
} qui { $what ->
    [damage] inflige à coup sûr au moins { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
    [aether] donne à coup sûr au moins { $amount ->
        [one] { $amount } éther
       *[other] { $amount } éthers
    }
    [life] donne à coup sûr au moins { $amount ->
        [one] { $amount } point de vie
       *[other] { $amount } points de vie
    }
   *[charges] donne à coup sûr au moins { $amount ->
        [one] { $amount } charge
       *[other] { $amount } charges
    }
}. La moins chère est { $card }, à { $cost }.
box-remark-dear = La carte coûte plus que { $kind ->
    [gem] toute gemme imprimée
    [relic] toute relique imprimée
   *[spell] tout sort imprimé
} qui { $what ->
    [damage] inflige à coup sûr au moins { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
    [aether] donne à coup sûr au moins { $amount ->
        [one] { $amount } éther
       *[other] { $amount } éthers
    }
    [life] donne à coup sûr au moins { $amount ->
        [one] { $amount } point de vie
       *[other] { $amount } points de vie
    }
   *[charges] donne à coup sûr au moins { $amount ->
        [one] { $amount } charge
       *[other] { $amount } charges
    }
}. La plus chère est { $card }, à { $cost }.
box-remark-most = { $kind ->
    [gem] Aucune gemme imprimée
    [relic] Aucune relique imprimée
   *[spell] Aucun sort imprimé
} { $what ->
    [damage] n’inflige à coup sûr autant de dégâts
    [aether] ne donne à coup sûr autant d’éthers
    [life] ne donne à coup sûr autant de points de vie
   *[charges] ne donne à coup sûr autant de charges
}. Le maximum est de { $most } : { $card }.
