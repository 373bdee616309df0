### Ce qu’on choisit avant une partie, et les options de la ligne de commande.

help-boxes = les boîtes en jeu, séparées par des virgules : war-eternal, aeons-end et des boîtes faites par des joueurs, par leur nom et leur empreinte
help-record = les fichiers de campagnes de Legacy terminées, séparés par des virgules : leurs mages jouent
help-nemesis = le nom de la némésis, ou random
help-mages = les mages, un par joueur, séparés par des virgules ; random est possible
help-market = une réserve suggérée, neuf cartes séparées par des virgules, ou random
help-market-filter = un souhait pour une réserve aléatoire, comme gem=3 ou spell>=6 ; répétable
help-difficulty = beginner, normal, expert ou extinction
help-turn-order = standard ou pairs, pour quatre joueurs
help-solo-cards = en solitaire : 3 ou 4 tours de joueur par manche
help-solo-life = en solitaire : commencer avec 12 ou 15 points de vie
help-hands = open, ou closed si chacun ne voit que sa propre main
setup-quick-war-eternal = Partie rapide : vous et un robot contre { nemesis-umbra-titan.def }, pour débuter
setup-random = Au hasard
setup-boxes = Quelles boîtes mélanger ? Des numéros séparés par des espaces ; aucun : cette boîte seule
setup-boxes-mixed = Les mages, les némésis, les cartes de la réserve et les cartes de base viennent de toutes ces boîtes. Le mélange peut rendre les parties bien plus difficiles.
box-war-eternal = Guerre Éternelle
box-aeons-end = La première boîte
box-legacy = Legacy
setup-guest-note = { $number ->
    [0] campagne
   *[other] campagne { $number }
} : { $mages }
setup-nemesis = Quelle némésis ?
setup-nemesis-note = difficulté { $difficulty }
setup-mage = Quel mage incarne le joueur { $player } ?
setup-market = Quelle réserve ?
setup-market-by-filters = Au hasard, avec des souhaits
setup-market-by-hand = Neuf cartes de votre choix
setup-market-filters = Des souhaits comme gem=3 spell>=6 relic<4, séparés par des espaces :
setup-market-nine = Neuf numéros séparés par des espaces : trois gemmes, deux reliques, quatre sorts.
setup-card-note = { $type }, { $cost }
setup-difficulty = Quelle difficulté ?
setup-turn-order = Quel ordre du tour ?
setup-solo-cards = Combien de tours de joueur par manche ?
setup-solo-cards-value = { $cards } tours { $cards ->
    [3] (habituel)
   *[other] (plus facile)
}
setup-solo-life = Combien de points de vie au départ ?
setup-solo-life-usual = Comme d’habitude
setup-solo-life-value = { $life } points de vie (plus facile)
setup-hands = Tout le monde voit-il toutes les mains ?
setup-hands-open = Oui, les mains sont ouvertes
setup-hands-closed = Non, chacun ne voit que sa propre main
error-filter-without-random = Les filtres demandent une réserve aléatoire, et non « { $given } ».
