### Erreurs.

## Ce qui ne peut être

error-relic-enemies-seats = La variante Ennemis de l’Imperium est prévue pour 3 à 6 joueurs, pas pour { $players }.
error-relic-duel-seats = Le duel se joue à 2, pas à { $players }.
error-relic-scenario = Le scénario { $given } ne peut pas se jouer ainsi à { $players }. Scénarios possibles : { $known }.
error-relic-no-nemesis = Hors de la variante Ennemis de l’Imperium et du duel, personne ne joue de némésis.
error-relic-sheet = La place { $seat } ne peut pas jouer { $given }. Fiches possibles : { $known }.
error-relic-partners = { $given } ne forme pas de paires. Donnez à chaque place le numéro de son partenaire, ou -1.
error-relic-first = La place { $given } ne peut pas commencer ; seul un personnage le peut ({ $known }).

## What is wrong with a clause. $name is a word of a signature, $given is written as in the data.

refused-relic-for-each = rien ne permet de dire { $given } après « for_each »
refused-relic-if = rien ne permet de dire { $given } après « if »
refused-relic-property = personne ne peut être décrit par { $given }
refused-relic-only-zero = « = » ne permet de demander que 0, pas { $given }
refused-relic-narrowed = le moment { $given } ne peut pas être restreint
refused-relic-faces = « { $name } » doit être une table des résultats de 1 à 6 avec leurs clauses, pas { $given }
refused-relic-roll = un jet doit couvrir les résultats de 1 à 6, pas { $given }
refused-relic-span = les résultats d’un dé s’écrivent « 3 » ou « 1-2 », pas { $given }
refused-relic-goals = « { $name } » doit se composer de listes d’un seul objectif, pas { $given }
refused-relic-alone = « { $name } » doit avoir un effet au seul moment « { $moment } », pas { $given }
