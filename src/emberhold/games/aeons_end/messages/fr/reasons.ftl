### Why something cannot be chosen. $have is the aether that could be spent on it.

why-main-phase = { $what ->
    [hand] Les cartes de la main se jouent et se préparent pendant la phase principale, après la phase d’incantation.
    [pile] Les cartes s’acquièrent avec de l’éther pendant la phase principale, après la phase d’incantation.
    [breach] Aucun sort n’est préparé sur cette brèche. Les brèches se stabilisent et s’ouvrent pendant la phase principale, après la phase d’incantation.
    [power] Un pouvoir peut être défaussé pendant la phase principale, après la phase d’incantation.
   *[mage] Les charges s’achètent et la capacité s’utilise pendant la phase principale, après la phase d’incantation.
}
why-price = { CAP($card_def) } { $card_number ->
    [pl] coûtent
   *[sg] coûte
} { $cost ->
    [one] { $cost } éther
   *[other] { $cost } éthers
} ; { $have ->
    [0] vous n’avez pas d’éther à dépenser pour cette carte
   *[other] vous ne pouvez en dépenser que { $have } pour cette carte
}.
why-pile-empty = Cette pile est vide : il n’y reste aucune carte { $card }.
why-no-breach = { $what ->
    [dual] { CAP($card_def) } nécessite deux brèches adjacentes où il y a de la place et qui sont ouvertes ou ont été stabilisées ce tour-ci.
    [closed] { CAP($card_def) } nécessite une brèche ouverte ou stabilisée ce tour-ci ; vous n’en avez pas.
   *[full] Il n’y a pas de place pour { $card_def } : un sort se trouve déjà sur chacune de vos brèches ouvertes ou stabilisées ce tour-ci.
}
why-breach-open = La brèche { $number } est déjà ouverte, et aucun sort de votre main ne peut y être préparé.
why-breach-price = Stabiliser la brèche { $number } coûte { $focus ->
    [one] { $focus } éther
   *[other] { $focus } éthers
}, l’ouvrir { $open } ; { $have ->
    [0] vous n’avez pas d’éther à dépenser pour les brèches
   *[other] vous ne pouvez en dépenser que { $have } pour les brèches
}.
why-cast-phase = Les sorts préparés se lancent pendant la phase d’incantation, au début de votre tour.
why-prepped-now = Le sort { $card } a été préparé ce tour-ci : il peut être lancé à partir de votre prochain tour.
why-used = L’effet « Lorsque préparé » { $card_de } a déjà été résolu ce tour-ci.
why-charges = La capacité { $ability } nécessite { $most } charges, et { $have ->
    [0] vous n’en avez aucune
   *[other] vous en avez { $have }
}. Une charge coûte { $cost ->
    [one] { $cost } éther
   *[other] { $cost } éthers
} ; { $aether ->
    [0] vous n’avez pas d’éther à dépenser
   *[other] vous ne pouvez en dépenser que { $aether }
}.
why-target = On choisit une cible lorsqu’un sort ou un autre effet inflige des dégâts.
why-untouchable = La némésis elle-même ne peut pas subir de dégâts.
why-power = Pour défausser { $card_def }, il faut { $effect }, ce que vous ne pouvez pas faire maintenant.
why-power-stays = { CAP($card_def) } { $card_number ->
    [pl] n’ont
   *[sg] n’a
} pas d’effet « POUR DÉFAUSSER » : ce pouvoir ne peut pas être défaussé pendant la phase principale.
why-lies = { $what ->
    [play] Les cartes jouées restent ici jusqu’à la phase de pioche.
    [discard] La défausse devient votre pioche lorsqu’il faut piocher une carte et que la pioche est vide.
    [deck] Pendant la phase de pioche, vous piochez jusqu’à avoir cinq cartes en main.
    [destroyed] Les cartes détruites sont hors du jeu.
    [gravehold] Seul un effet peut modifier la vie de Gravehold.
    [order] La prochaine carte Ordre du tour est piochée à la fin de ce tour.
   *[nemesis] Ces cartes appartiennent à la némésis ; les joueurs ne peuvent pas les utiliser.
}
why-choose = { $what ->
    [hand] Pour l’instant, vous devez choisir une carte de votre main.
    [discard] Pour l’instant, vous devez choisir une carte de votre défausse.
    [play] Pour l’instant, vous devez choisir une carte que vous avez jouée.
    [player] Pour l’instant, vous devez choisir un joueur.
    [breach] Pour l’instant, vous devez choisir une brèche.
    [spell] Pour l’instant, vous devez choisir un sort préparé.
    [pile] Pour l’instant, vous devez choisir une pile de la réserve.
   *[target] Les dégâts sont infligés à la némésis ou à un serviteur.
}
