### L’enchère de poche : un jeu d’un autre paquet.

game-auction = L’Enchère
about-auction = Deux enchérisseurs, trois cartes, une poignée de pièces.
auction-table = L’enchère
auction-deck = Lots
auction-bidder = Enchérisseur
auction-ask-bid = Combien misez-vous ?
auction-ask-tie = Les deux mises sont égales. Qui reçoit le lot ?
auction-ask-keep = Garder le lot, ou le brûler ?
auction-option-bid = Miser { $subject ->
    [one] { $subject } pièce
   *[other] { $subject } pièces
}
auction-option-winner = Place { $subject }
auction-option-keep = Le garder
auction-option-burn = Le brûler
auction-log-won = La place { $seat } remporte le lot de valeur { $card }.
auction-log-secret = Pièces restantes : { $coins }.
mark-auction-left = lots restants : { $value }
mark-auction-coins = pièces : { $value }
mark-auction-score = points : { $value }
result-highest-score = Les meilleurs lots l’emportent.
