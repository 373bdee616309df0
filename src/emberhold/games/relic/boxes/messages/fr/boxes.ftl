### Les boîtes de Relic faites par les joueurs

box-relic = Relic
measure-life = Vie
measure-influence = Influence
measure-trophies = Trophées
measure-levels = Niveaux
measure-corruption = Corruption

error-relic-box-alone = Une boîte personnelle se joue avec la boîte imprimée : indiquez aussi relic parmi les boîtes.
error-relic-stacked = stacked doit être une table de cartes Menace des boîtes en jeu, chacune avec un nombre de -1 à { $most }.
error-relic-box-judged = Impossible de juger { $given } : seuls les personnages et les cartes Menace peuvent l’être.

## Ce qui ne va pas dans une boîte

error-relic-box-value = { $field } ne peut pas être « { $given } » ; valeurs possibles : { $known }
error-relic-box-number = { $field } doit être un nombre de { $least } à { $most }, et non { $given }
error-relic-box-table = effect doit être une table : chaque moment avec les clauses à résoudre alors
error-relic-box-moment = aucun texte imprimé de ce genre n’agit au moment « { $given } »
error-relic-box-clauses = { $field } doit être une liste de clauses, une au moins
error-relic-box-once = { $field } avec « { $given } » pourrait ne jamais finir : ajoutez once avec la valeur « turn »
error-relic-box-attributes = attributes doit être une table avec exactement ces champs : { $known }
error-relic-box-limits = power_limit doit être une table de niveaux de 0 à { $most }, avec la limite à partir de chacun ; le niveau 0 est nécessaire
error-relic-box-track = track doit être une liste de { $most } niveaux, avec deux récompenses chacun
error-relic-box-players = players doit contenir deux nombres de { $least } à { $most }, le plus petit d’abord

## Before a text in the workshop

relic-box-moment-resolve = Quand la carte est résolue
relic-box-moment-always = En permanence
relic-box-moment-charge = Contre une charge
relic-box-moment-discard = En défaussant la carte
relic-box-moment-special = Récompense spéciale
