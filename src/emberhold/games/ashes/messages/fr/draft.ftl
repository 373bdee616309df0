### Le draft. Tant qu’il n’y a pas d’Enfants du Phénix, les joueurs ont un numéro.

## Questions

ashes-ask-draft-phoenixborn = Draft, joueur { $player } : prenez un Enfant du Phénix et ses cartes uniques.
ashes-ask-draft-card = Draft, joueur { $player } : gardez une carte de votre lot ; les autres passent à gauche.
ashes-ask-draft-die = Draft, joueur { $player } : prenez un dé ; les dés se prennent deux par deux.
ashes-ask-draft-exchange = Draft, joueur { $player } : prenez une carte visible contre l’une de vos neuf cartes, ou gardez les vôtres.
ashes-ask-draft-give = Draft, joueur { $player } : choisissez la carte que vous posez pour prendre { $card_def }.

## Réponses

ashes-option-draft = Prendre { $card_def }
ashes-option-draft-die = Prendre un { $die }
ashes-option-draft-give = Poser { $card_def }
ashes-option-draft-keep = Garder vos neuf cartes

## Journal

ashes-log-draft-phoenixborn = Le joueur { $player } prend { $card }.
ashes-log-draft-keeps = Vous gardez { $card_def }.
ashes-log-draft-concedes = Le joueur { $player } abandonne la partie.
ashes-log-draft-kept = Chacun a gardé { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}.
ashes-log-draft-die = { $who } prend un { $die }.
ashes-log-draft-face-up = Cartes révélées du paquet de draft : { $cards }.
ashes-log-draft-exchange = { $who } prend { $card_def } et pose { $other_def }.

## Zones

ashes-area-draft = Choix du draft
ashes-area-undecided = Pas encore d’Enfant du Phénix
ashes-zone-draft-phoenixborn = Enfants du Phénix à prendre
ashes-zone-draft-unique = Leurs cartes uniques
ashes-zone-draft-face-up = Cartes visibles
ashes-zone-draft-deck = Paquet de draft
ashes-zone-draft-dice = Dés à prendre
ashes-zone-pack = Lot
ashes-zone-kept = Cartes gardées
ashes-zone-unique = Cartes uniques
ashes-zone-drafted-dice = Dés pris
