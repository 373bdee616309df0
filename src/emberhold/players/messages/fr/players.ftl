### Ceux qui jouent par programme, et ce que dit un conseiller.

player-novice = débutant
player-novice-blurb = Connaît les règles et quelques principes simples, et se trompe de temps en temps. Bonne compagnie pour apprendre.
player-skilled = joueur aguerri
player-skilled-blurb = Anticipe avant chaque réponse qui compte. Un partenaire solide, un adversaire loyal.
player-expert = joueur expert
player-expert-blurb = Compare ses options dans de nombreux mondes possibles et gaspille rarement un tour. Réfléchit jusqu’à deux secondes.
setup-strength = { CAP($title) } : { $blurb }

hint-plain = Mon conseil : { $option }. Il n’y a guère à comparer ici.
hint-best = Mon conseil : { $option }. La chance de gagner est alors d’environ { NUMBER($chance, maximumFractionDigits: 1) } %.
hint-compared = · { $option } : environ { NUMBER($chance, maximumFractionDigits: 1) } %
hint-why = { $lead ->
    [near] Les deux premières options se valent.{" "}
    [behind] La deuxième semble meilleure, mais l’écart peut tenir au hasard : c’est trop peu pour s’écarter des règles éprouvées.{" "}
   *[ahead] {""}
}Les options ont été comparées dans { $worlds ->
    [one] un monde possible
   *[other] les mêmes mondes possibles ({ $worlds } au plus)
}, où tout ce que vous ne voyez pas a été distribué de nouveau.

error-budget = « { $given } » n’est pas un budget. Écrivez un nombre d’itérations, par exemple { $count }, ou des millisecondes, par exemple { $time }.
error-no-adviser = Il n’y a personne pour donner un conseil.
