### What the mages of the first box do.

effect-discard-drawn = défaussez l’attaque ou le pouvoir qui vient d’être pioché, avant tout effet
effect-black-mirror = lancez un sort préparé par n’importe quel joueur, puis lancez-le de nouveau ; il ne quitte sa brèche que la seconde fois
effect-otherworldly-gate = le joueur actif peut reprendre en main jusqu’à { WORD($most) } sorts de sa défausse. Jusqu’à la fin du tour, chacune de ses brèches ouvertes peut recevoir deux sorts
effect-shelter = jusqu’à la fin de ce tour, annulez tous les dégâts que les joueurs et Gravehold subiraient
effect-share-charges = vos alliés gagnent { $amount ->
    [one] { $amount } charge
   *[other] { $amount } charges
} au total, que vous répartissez entre eux

ask-take-back-spell = { $who } : voulez-vous reprendre en main un sort de votre défausse ({ $source } ; encore { $left } au plus) ?

log-doubled = Jusqu’à la fin du tour, chaque brèche ouverte { $who_de } peut recevoir deux sorts.
log-warded = La carte { $card } est défaussée sans effet.
