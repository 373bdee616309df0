# What lies ahead of a mage.

foresee-draws = Vos prochaines cartes, dans cet ordre : { $cards }.
foresee-shuffled = En dessous, { $amount ->
    [one] une carte est
   *[other] { $amount } cartes sont
} dans un ordre inconnu.
foresee-turned-over = Ensuite, votre défausse est retournée : { $cards }.
foresee-bought = Une carte obtenue maintenant sera la nº { $place } que vous piocherez : { $hand ->
    [1] dans votre prochaine main, si vous jouez toute la vôtre.
    [2] dans la main d’après, si vous jouez toutes vos cartes d’ici là.
   *[other] dans votre main d’ici { $hand } tours, si vous jouez toutes vos cartes d’ici là.
}
foresee-next-turn = La prochaine carte Ordre du tour : { $card }.
foresee-turn = Prochaine carte Ordre du tour : { $card }, { $amount } sur { $all }.
foresee-tier = Pioche de la némésis, palier { $tier } : cartes de cette némésis ({ $own }), cartes de base ({ $basic }).

# What may be waited for not to happen.

arrival-attack = la némésis n’a pas pioché d’attaque
