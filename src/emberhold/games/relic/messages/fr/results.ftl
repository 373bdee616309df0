### Résultats.

## Comment une partie finit

result-confrontation = La Confrontation est gagnée.
result-infamy = Une némésis a atteint l’infamie requise.
result-survivor = Il ne reste qu’un personnage.
result-no-heroes = Il ne reste aucun personnage : les némésis règnent.
result-nobody = Il ne reste personne.
result-time = Le temps est écoulé : celui qui s’est le plus approché de la Confrontation a gagné.
result-time-infamy = Le temps est écoulé : la némésis qui a le plus d’infamie a gagné.
