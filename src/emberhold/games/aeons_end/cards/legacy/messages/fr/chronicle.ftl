zone-sheets = Plateaux Joueur
sheet-bow-a = L’Arc, recto
sheet-bow-b = L’Arc, verso
sheet-sword-a = L’Épée, recto
sheet-sword-b = L’Épée, verso
sheet-ram-a = Le Bélier, recto
sheet-ram-b = Le Bélier, verso
sheet-staff-a = Le Bâton, recto
sheet-staff-b = Le Bâton, verso
log-gets-starter = { $who } reçoit sa propre carte, « { $card } ».
log-gets-ability = { $who } apprend la capacité « { $ability } ».
legacy-page-chapter = Chapitre { $chapter }
legacy-page-after = Après le chapitre { $chapter }
legacy-page-evolved = La carte « { $card } » s’est transformée
legacy-page-in-play = Au milieu d’une partie
legacy-page-remembered = Trouvé en chemin
legacy-section-changed = Cartes Némésis transformées
legacy-section-lessons = Dernières leçons
legacy-section-games = Parties
legacy-road-try = { $times ->
    [1] à jouer
    [2] deuxième tentative
    [3] troisième tentative
   *[other] tentative { $times }
}
legacy-road-won = { $times ->
    [1] gagné
    [2] gagné à la deuxième tentative
    [3] gagné à la troisième tentative
   *[other] gagné à la tentative { $times }
}
legacy-road-lost = perdu
legacy-note-flaws = { $count ->
    [one] { $count } Cristal fêlé
   *[other] { $count } Cristaux fêlés
}
legacy-note-slots = { $count ->
    [one] { $count } place est encore scellée
   *[other] { $count } places sont encore scellées
}
legacy-note-was = auparavant « { $card } »
legacy-told-banished = { $count ->
    [one] { $count } pile est bannie
   *[other] { $count } piles sont bannies
}
legacy-told-rest = { $count ->
    [one] { $count } autre carte n’a pas changé
   *[other] { $count } autres cartes n’ont pas changé
}
option-learn = { $ability } : { $effect }
