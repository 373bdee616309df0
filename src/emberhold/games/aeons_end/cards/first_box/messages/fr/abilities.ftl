### What the mages of the first box do.

effect-discard-drawn = défaussez l’attaque ou le pouvoir qui vient d’être pioché, avant tout effet. La némésis ne pioche pas d’autre carte à la place
effect-black-mirror = lancez un sort préparé par n’importe quel joueur, puis lancez-le de nouveau ; il ne quitte sa brèche que la seconde fois
effect-otherworldly-gate = le joueur actif peut reprendre en main jusqu’à { WORD($most) } sorts de sa défausse. Jusqu’à la fin du tour, chacune de ses brèches ouvertes peut recevoir deux sorts
effect-shelter = jusqu’à la fin de ce tour, annulez tous les dégâts que les joueurs et Gravehold subiraient
effect-share-charges = vos alliés gagnent { $amount ->
    [one] { $amount } charge
   *[other] { $amount } charges
} au total, que vous répartissez entre eux

ask-ability-now = { $who } : voulez-vous utiliser { $source } maintenant, pendant la phase principale { $active_de } ?
ask-ability-turn = { $who } : la carte { $turn } a été piochée. Voulez-vous utiliser { $source } ?
ask-ability-draw = { $who } : la némésis pioche la carte { $drawn }. Voulez-vous utiliser { $source } ?
ask-discard-first = { $who } : choisissez le sort de la brèche détruite qui est défaussé en premier.
ask-take-back-spell = { $who } : voulez-vous reprendre en main un sort de votre défausse ({ $source } ; encore { $left } au plus) ?

log-prevented = { $amount ->
    [one] { $amount } dégât est annulé.
   *[other] { $amount } dégâts sont annulés.
}
log-doubled = Jusqu’à la fin du tour, chaque brèche ouverte { $who_de } peut recevoir deux sorts.
log-warded = La carte { $card } est défaussée sans effet.
