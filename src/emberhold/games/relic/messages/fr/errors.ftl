### Erreurs.

## Ce qui ne peut être

error-relic-enemies-seats = La variante Ennemis de l’Imperium se joue de 3 à 6, pas à { $players }.
error-relic-duel-seats = Le duel se joue à 2, pas à { $players }.
error-relic-scenario = Le scénario { $given } ne peut pas se jouer ainsi à { $players }. Possibles : { $known }.
error-relic-no-nemesis = Sans les Ennemis de l’Imperium, personne ne joue une némésis.
error-relic-sheet = La place { $seat } ne peut pas jouer { $given }. Possibles : { $known }.
error-relic-partners = { $given } ne forme pas de paires. Donnez à chaque place le numéro de son partenaire, ou -1.
error-relic-first = La place { $given } ne peut pas commencer ; seul un personnage le peut ({ $known }).
