# What lies ahead of a mage.

foresee-draws = Vos prochaines cartes, dans cet ordre : { $cards }.
foresee-shuffled = En dessous, { $amount ->
    [one] une carte est
   *[other] { $amount } cartes sont
} dans un ordre inconnu.
foresee-turned-over = Ensuite, votre défausse est retournée : { $cards }.
foresee-next-turn = La prochaine carte d’ordre du tour : { $card }.
foresee-turn = Prochaine carte d’ordre du tour : { $card }, { $amount } sur { $all }.
foresee-tier = Deck Nemesis, niveau { $tier } : { $own } propres, { $basic } de base.

# What may be waited for not to happen.

arrival-attack = la némésis n’a pas pioché d’attaque
