### The first box: what only its basic nemesis cards say. $fate is discard or destroy.

effect-destroy-dear = { $form ->
    [they] détruit
    [inf] détruire
   *[you] détruisez
} une carte de { $form ->
    [they] sa
    [inf] votre
   *[you] votre
} main de coût { $cost } ou plus
effect-dear-prepped = { $fate ->
    [destroy] { $form ->
        [they] détruit
        [inf] détruire
       *[you] détruisez
    }
   *[discard] { $form ->
        [they] défausse
        [inf] défausser
       *[you] défaussez
    }
} { $amount ->
    [one] un sort préparé de coût { $cost } ou plus
   *[other] { WORD($amount) } sorts préparés de coût { $cost } ou plus chacun
}
effect-awaken-minion = le dernier serviteur placé dans la défausse de la némésis entre de nouveau en jeu, comme s’il venait d’être pioché
effect-ray-against-gems = Gravehold subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}, moins { $each } pour chaque gemme que les joueurs défaussent ensemble de leur main ({ WORD($most) } au maximum)
effect-gather-darkness = place sa défausse sur sa pioche, la mélange et en détruit les { WORD($amount, gender: "f") } cartes du dessus
effect-shuffle-nemesis-turns = mélangez dans le paquet d’ordre du tour toutes les cartes Némésis de la défausse d’ordre du tour

ask-give-gem = { $who } : voulez-vous défausser une gemme pour annuler { $each ->
    [one] { $each } des { $amount } dégâts
   *[other] { $each } des { $amount } dégâts
} que subirait Gravehold ({ $source }) ? Choisissez qui la défausse.
