### Why an adviser would answer so. What follows the answer and a colon: a clause without a full stop.

ashes-counsel-wins = vous gagnez la partie
ashes-counsel-destroys = cela détruit { $card_def }
ashes-counsel-burns = { $who } reçoit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}
ashes-counsel-hurts = cela blesse { $card_def }
ashes-counsel-enters = cela ajoute { $card_indef } à vos unités
ashes-counsel-ready = { $card_def } reste dans votre grimoire et resservira
ashes-counsel-heals = cela vous guérit de { $amount ->
    [one] { $amount } blessure
   *[other] { $amount } blessures
}
ashes-counsel-draws = cela vous donne { $amount ->
    [one] { $amount } carte de plus
   *[other] { $amount } cartes de plus
}
ashes-counsel-blocks = cela détourne le coup destiné à une autre cible
ashes-counsel-dice = les dés tournés paieront ce que demande votre main
ashes-counsel-pass = rien de ce que vous pouvez faire maintenant ne vaut son coût
