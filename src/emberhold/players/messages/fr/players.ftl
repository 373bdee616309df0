### Ceux qui jouent par programme, et ce que dit un conseiller.

player-novice = débutant
player-novice-blurb = Connaît les règles et quelques principes simples, et se trompe de temps en temps. Bonne compagnie pour apprendre.
player-skilled = joueur aguerri
player-skilled-blurb = Anticipe avant chaque réponse qui compte. Un partenaire solide, un adversaire loyal.
player-expert = joueur expert
player-expert-blurb = Compare ses options dans de nombreux mondes possibles et gaspille rarement un tour. Réfléchit jusqu’à deux secondes.
player-master = maître
player-master-blurb = Pèse ses réponses dans des centaines de mondes possibles et y réfléchit encore au fil de son tour. Réfléchit jusqu’à deux secondes.
setup-strength = { CAP($title) } : { $blurb }

hint-ahead = { $option } – { $reason }.
hint-near = { $option } – { $reason }. Pour autant que je puisse en juger, d’autres réponses sont tout aussi bonnes.
hint-same = { $option } – { $reason }. D’autres réponses mènent finalement au même point.
hint-only = { $option } – { $reason }.
hint-quoted = « { $option } »
hint-reason-ahead = à plus long terme, c’est nettement meilleur que le reste
hint-reason-near = c’est d’ordinaire le choix des joueurs prudents
hint-reason-same = c’est le choix habituel
hint-reason-only = il n’y a rien d’autre à choisir
hint-compared = · { $option } : environ { NUMBER($chance, maximumFractionDigits: 1) } % de chances de gagner, à { $spread } près
hint-worlds = { $lead ->
    [near] Des écarts aussi petits tiennent au hasard et ne permettent aucun conseil.{" "}
   *[ahead] {""}
}Les options ont été comparées dans { $worlds ->
    [one] un monde possible
   *[other] les mêmes mondes possibles ({ $worlds } au plus)
}, où tout ce que vous ne voyez pas a été distribué de nouveau.

error-budget = « { $given } » n’est pas un budget. Écrivez un nombre d’itérations, par exemple { $count }, ou des millisecondes, par exemple { $time }.
error-search-setting = « { $given } » n’est pas un réglage de { $who }. Les réglages s’écrivent ainsi : { $known }.
error-no-adviser = Il n’y a personne pour donner un conseil.
error-net-path = Quels poids ? Indiquez le chemin d’un fichier, par exemple { $example }.
error-net-file = Impossible de lire les poids « { $path } » : { $why }.
error-net-format = « { $path } » n’est pas un fichier de poids. examples/learn.py en écrit un.
error-net-game = Les poids « { $path } » sont faits pour { $game } (joueurs : { $players }), et non pour { $wanted } (joueurs : { $seats }).
error-net-encoding = Les poids « { $path } » ont été appris avec un autre encodage du jeu ({ $then } ; cette version a { $now }). Refaites l’apprentissage.
