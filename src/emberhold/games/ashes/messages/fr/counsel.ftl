### Why an adviser would answer so, said of the whole turn: a clause without a full stop, after the answer and a dash.

ashes-counsel-wins = vous gagnez la partie
ashes-counsel-destroys = à la fin de ce tour, { $card_def } aura quitté le jeu
ashes-counsel-burns = à la fin de ce tour, { $who } aura { $amount ->
    [one] { $amount } blessure
   *[other] { $amount } blessures
} de plus
ashes-counsel-hurts = à la fin de ce tour, { $card_def } aura reçu des blessures
ashes-counsel-enters = à la fin de ce tour, vous aurez { $card_indef } de plus parmi vos unités
ashes-counsel-ready = à la fin de ce tour, { $card_def } sera dans votre grimoire et resservira à chaque manche
ashes-counsel-heals = à la fin de ce tour, vous aurez { $amount ->
    [one] { $amount } blessure
   *[other] { $amount } blessures
} de moins
ashes-counsel-draws = à la fin de ce tour, vous aurez { $amount ->
    [one] { $amount } carte de plus
   *[other] { $amount } cartes de plus
} en main
ashes-counsel-blocks = les dégâts destinés à une autre cible seront ainsi détournés
ashes-counsel-dice = les dés tournés permettront de payer des cartes de votre main
ashes-counsel-pass = rien de ce que vous pouvez faire maintenant ne vaut son coût
