card-influence = Influence
    .gender = f
card-redirected-power = Énergie détournée
    .gender = f
card-dominion-spores = Spores de domination
    .gender = f
    .number = pl
card-brama-infested = Brama infestée
    .gender = f
    .proper = yes
card-command = Commandement
    .gender = m
card-deadly-overload = Surcharge mortelle
    .gender = f
card-domineer = Asservissement
    .gender = m
card-psychic-clouds = Nuages psychiques
    .gender = m
    .number = pl
card-override = Prise de contrôle
    .gender = f

nemesis-fungal-mesh = Trame fongique
    .def = la Trame fongique
    .de = de la Trame fongique
token-mesh = Jetons Némésis
mark-spared = Brama est épargnée
effect-mesh-token = la Trame fongique gagne { $amount ->
    [one] un jeton Némésis
   *[other] { WORD($amount) } jetons Némésis
}
effect-overload = le joueur qui a le sort préparé le plus cher le lance ; ce joueur en subit tous les dégâts
effect-spare-brama = { $form ->
    [inf] l’épargner
   *[you] épargnez-la
} : ce serviteur entre en jeu avec { $life } points de vie, et la Leçon de Brama est acquise lorsqu’il est défaussé pendant cette partie
effect-domineer = défausse toute sa main, mélange sa défausse dans sa pioche et pioche { WORD($amount, gender: "f") } cartes
rule-possess = À la fin du tour de la némésis, si la Trame fongique a au moins deux jetons Némésis, elle possède un joueur et perd deux jetons ; répétez cet effet jusqu’à ce qu’il lui en reste moins de deux. À chaque possession, n’importe quel joueur lance l’un de ses sorts préparés ; si aucun sort n’est préparé, Gravehold subit 4 dégâts.
rule-possessed-spell = Le joueur qui lance un sort lors d’une possession choisit, pour chaque lot de dégâts de ce sort, s’il est subi par Gravehold ou par un joueur. Si ce sort coûte 0, il est ensuite détruit.
ask-possess = { $who } : choisissez le joueur que possède la Trame fongique.
ask-possessed = { $who } : la Trame fongique vous possède. Choisissez le sort que vous lancez.
option-gravehold = Infliger les dégâts à Gravehold
ask-stray-target = { $who } : choisissez qui subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} ({ $source }).
log-possesses = La Trame fongique possède { $who }.
story-e56 = Elle se tient parmi les fils, son registre ouvert à la main. « En retard », dit la Trame avec sa voix, puis elle fait l’appel et n’oublie aucun de vous.
