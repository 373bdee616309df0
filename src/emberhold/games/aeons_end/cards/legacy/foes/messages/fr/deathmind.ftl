card-sever-link = Connexion rompue
    .gender = f
card-kinetic-construct = Automate cinétique
    .gender = m
card-mind-feast = Festin d’esprits
    .gender = m
card-memory-burst = Explosion de souvenirs
    .gender = f
card-cortex-jailer = Geôlier du cortex
    .gender = m
card-thought-quake = Séisme mental
    .gender = m
card-bramas-torment = Tourment de Brama
    .gender = m
card-nightmare = Cauchemar
    .gender = m
card-brain-wipe = Effacement mental
    .gender = m
card-thoughtful-sacrifice = Sacrifice réfléchi
    .gender = m

nemesis-deathmind = Esprit de Mort
    .def = l’Esprit de Mort
    .de = de l’Esprit de Mort
zone-bridges = Ponts
gap-1-2 = 1–2
gap-2-3 = 2–3
gap-4-5 = 4–5
gap-5-6 = 5–6
gap-7-8 = 7–8
gap-8-9 = 8–9
gap-1-4 = 1–4
gap-4-7 = 4–7
gap-2-5 = 2–5
gap-5-8 = 5–8
gap-3-6 = 3–6
gap-6-9 = 6–9
rule-deathmind-grid = La réserve est disposée en trois rangées de trois piles : les gemmes, puis les reliques, puis les sorts, chaque type du moins cher au plus cher. Au début, les joueurs placent un jeton Pont dans six des douze intervalles entre piles adjacentes.
rule-deathmind-last = La dernière carte d’une pile de la réserve ne peut pas être acquise.
rule-deathmind-bridge = Pendant votre phase principale, vous pouvez dépenser 5 éthers ou perdre quatre jetons Pulsation pour placer un jeton Pont dans un intervalle libre.
rule-deathmind-connected = Un joueur qui acquiert une carte d’une pile qu’aucun chemin de jetons Pont ne relie à la première pile subit 2 dégâts.
effect-loosen-link = la Connexion rompue perd un jeton Puissance
effect-sever = défaussez un jeton Pont en jeu ; s’il n’y en a pas, Gravehold subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}. Ce pouvoir n’est pas défaussé ; replacez-y trois jetons Puissance
effect-discard-bridges = { $form ->
    [they] défausse
    [inf] défausser
   *[you] défaussez
} { $amount ->
    [one] un jeton Pont
   *[other] { WORD($amount) } jetons Pont
} en jeu
effect-discard-bridge-by-first = { $form ->
    [inf] défausser
   *[you] défaussez
} un jeton Pont adjacent à la première pile
effect-move-bridge = placez un jeton Pont dans un intervalle libre, puis défaussez un autre jeton Pont
effect-hold-for-mist = tenez bon pour Mist : défaussez un jeton Pont en jeu, et la Leçon de Mist est acquise ; ou tenez le pont : placez un jeton Pont dans un intervalle libre
effect-torment-eased = le fardeau de Brama s’allège : n’importe quel joueur gagne 2 points de vie et la Leçon de Brama est acquise ; si elle l’est déjà, Gravehold gagne 3 points de vie
effect-unleash-to-one = répétez Déchaîné jusqu’à ce que la Connexion rompue n’ait plus qu’un jeton Puissance
effect-discard-dear-prepped = { $form ->
    [they] défausse
    [inf] défausser
   *[you] défaussez
} un sort préparé de coût { $least } ou plus
effect-shields-per-bridge = ce serviteur gagne un jeton Bouclier pour chaque jeton Pont en jeu
effect-discard-per-bridge = les joueurs défaussent ensemble une carte de leur main pour chaque jeton Pont en jeu
each-bridge-in-play = jeton Pont en jeu
if-bridge-in-play-at-least = au moins { $amount ->
    [one] un jeton Pont est
   *[other] { WORD($amount) } jetons Pont sont
} en jeu
ask-build-bridge = { $who } : choisissez un intervalle pour un jeton Pont ({ $source }).
ask-tear-bridge = { $who } : choisissez un jeton Pont à défausser ({ $source }).
ask-mist = { $who } : Mist soutient les deux bouts du plus long des ponts ({ $source }). Que faites-vous ?
option-bridge = Entre { $first } et { $second }
option-bridge-aether = Placer un jeton Pont pour 5 éthers
option-bridge-pulse = Placer un jeton Pont pour 4 jetons Pulsation
option-hold-for-mist = Tenir bon pour Mist
option-hold-the-bridge = Tenir le pont
log-bridge-built = Un jeton Pont relie les piles { $first } et { $second }.
log-bridge-torn = Le jeton Pont entre les piles { $first } et { $second } est défaussé.
log-unconnected = Aucun chemin de jetons Pont ne mène à la pile { $card } : { $who } le paie de son sang.
story-e60 = Il est fait d’une seule pensée, répétée. Il s’avance sur les ponts comme s’ils étaient à lui et, au bout du plus long, Mist en soutient les deux côtés.
story-e61 = Vous trouvez dans sa mémoire la pièce où la chose revient sans cesse. C’est votre salle de classe, un jour ordinaire, et Brama vous écoute simplement réciter. Vous fermez doucement la porte de l’intérieur et, dans toute la ville, les gens retrouvent le mot escalier.
