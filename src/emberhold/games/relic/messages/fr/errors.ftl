### Erreurs.

## Ce qui ne peut être

error-relic-enemies-seats = La variante Ennemis de l’Imperium est prévue pour 3 à 6 joueurs, pas pour { $players }.
error-relic-duel-seats = Le duel se joue à 2, pas à { $players }.
error-relic-scenario = Le scénario { $given } ne peut pas se jouer ainsi à { $players }. Scénarios possibles : { $known }.
error-relic-no-nemesis = Hors de la variante Ennemis de l’Imperium et du duel, personne ne joue de némésis.
error-relic-sheet = La place { $seat } ne peut pas jouer { $given }. Fiches possibles : { $known }.
error-relic-partners = { $given } ne forme pas de paires. Donnez à chaque place le numéro de son partenaire, ou -1.
error-relic-first = La place { $given } ne peut pas commencer ; seul un personnage le peut ({ $known }).
