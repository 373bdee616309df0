### Carapace Queen: her sheet, her cards and the husks.

effect-place-husks = mettez { $amount ->
    [one] une carcasse
   *[other] { WORD($amount, gender: "f") } carcasses
} en jeu
effect-place-husks-each = mettez une carcasse en jeu pour chaque { $each }
effect-remove-husk = défaussez une carcasse
effect-half-the-husks = défaussez la moitié des carcasses en jeu, arrondie au supérieur ; Gravehold subit { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} pour chaque carcasse ainsi défaussée
effect-swarm-kills = les joueurs perdent la partie
effect-swarms = la Reine Carapace essaime{ $times ->
    [1] {""}
   *[other] {" "}{ WORD($times) } fois
}
effect-life-twice-husks = ce serviteur a deux fois plus de points de vie qu’il n’y a alors de carcasses en jeu
each-turn-discarded = carte de la défausse d’ordre du tour

rule-broodwomb = Tant qu’une carcasse est en jeu, ce serviteur ne peut subir aucun dégât.
rule-foul-multitudes = Les carcasses ont 2 points de vie. Une carcasse endommagée récupère tous ses points de vie à la fin de chaque tour.
rule-carapace-husks = Les carcasses sont des serviteurs qui ont chacun 1 point de vie. Ce sont des jetons, pas des cartes.
rule-carapace-spread = Un joueur qui inflige des dégâts à une carcasse peut subir 1 dégât pour répartir ces dégâts entre plusieurs carcasses.
rule-carapace-most = Il n’y a jamais plus de quinze carcasses en jeu : pour chaque carcasse qui ne peut pas y être mise, Gravehold subit 1 dégât à la place.
rule-carapace-swarm = Lorsque la Reine Carapace essaime, comptez les carcasses en jeu :
rule-carapace-swarm-few = De 0 à 3 carcasses : mettez quatre carcasses en jeu.
rule-carapace-swarm-some = De 4 à 6 carcasses : n’importe quel joueur défausse un sort préparé. Mettez deux carcasses en jeu.
rule-carapace-swarm-many = De 7 à 10 carcasses : Gravehold subit 5 dégâts.
rule-carapace-swarm-horde = 11 ou 12 carcasses : le joueur qui a le moins de vie subit 3 dégâts. Défaussez une carcasse.
rule-carapace-swarm-end = De 13 à 15 carcasses : les joueurs perdent la partie.

ask-spread = { $who } : voulez-vous subir 1 dégât pour répartir { $amount ->
    [one] { $amount } dégât
   *[other] les { $amount } dégâts
} entre plusieurs carcasses ({ $source }) ?

log-husks = { $left ->
    [0] Il n’y a plus de carcasse en jeu.
    [one] Il y a maintenant { $left } carcasse en jeu.
   *[other] Il y a maintenant { $left } carcasses en jeu.
}
log-husks-damaged = Les carcasses subissent { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}.
log-swarms = { CAP($nemesis_def) } essaime { $husks ->
    [0] sans aucune carcasse
    [one] avec { $husks } carcasse
   *[other] avec { $husks } carcasses
}.
mark-husk-damaged = une carcasse est endommagée
result-defeat-swarm = Défaite. L’essaim de la Reine Carapace submerge Gravehold.
