zone-sheets = Plateaux Joueur
sheet-bow-a = L’Arc, recto
sheet-bow-b = L’Arc, verso
sheet-sword-a = L’Épée, recto
sheet-sword-b = L’Épée, verso
sheet-ram-a = Le Bélier, recto
sheet-ram-b = Le Bélier, verso
sheet-staff-a = Le Bâton, recto
sheet-staff-b = Le Bâton, verso
log-gets-starter = { $who } reçoit sa carte de départ personnelle, « { $card } ».
log-gets-ability = { $who } apprend la capacité { $ability }.
legacy-page-chapter = Chapitre { $chapter }
legacy-page-after = Après le chapitre { $chapter }
legacy-page-evolved = La carte { $card } s’est transformée
legacy-page-in-play = Au milieu d’une partie
legacy-page-remembered = Trouvé en chemin
legacy-section-changed = Cartes Némésis transformées
legacy-section-lessons = Leçons
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
legacy-note-was = auparavant « { $card } »
legacy-told-banished = { $count ->
    [one] { $count } pile est bannie
   *[other] { $count } piles sont bannies
}
legacy-told-rest = { $count ->
    [one] { $count } autre carte n’a pas changé
   *[other] { $count } autres cartes n’ont pas changé
}
legacy-note-slot = après le chapitre { $chapter }
legacy-note-effect = { $effect }
legacy-note-new = nouveau
legacy-aside-gravehold = Gravehold commence avec { $life } points de vie
legacy-aside-piles = { $count ->
    [9] neuf piles
    [one] { $count } pile
   *[other] { $count } piles
}
legacy-aside-changed = une évolution est définitive
legacy-aside-rules = { $count } sur { $all }
legacy-section-mentors = Vos professeurs
mentor-brama = Brama
legacy-mentor-calls-roll = fait l’appel
legacy-mentor-seals = scelle la fonderie
legacy-mentor-missing = disparue en bas
legacy-mentor-back = est revenue
legacy-mentor-forgets = oublie
legacy-mentor-remembers = se souvient
legacy-mentor-defends = tient le rempart
legacy-mentor-bridges = est les ponts
legacy-mentor-smiles = sourit, très loin
legacy-mentor-knocked = a frappé aux ténèbres
legacy-mentor-gifts = apporte des dons
legacy-mentor-torn-page = a arraché une page
legacy-mentor-gone = est parti
legacy-mentor-above = au-dessus des toits
legacy-mentor-man = n’est plus qu’un homme
option-learn = { $ability } : « { $effect } »
legacy-rule-a = brèche IV et jetons Charge
legacy-rule-b = jetons Bouclier
legacy-rule-c = jetons Némésis
legacy-rule-d = jetons Pulsation et jetons Pont
legacy-rule-e = jetons Silence
legacy-rule-f = capacités sur les plateaux
legacy-rule-g = une seconde carte à soi
legacy-rule-h = une quatrième brèche
legacy-rule-i = des noms sur les Cristaux
legacy-rule-j = pioches avec ses propres Cristaux
legacy-rule-k = comment se forme la pioche de la némésis
legacy-rule-l = entretien des cartes de base
legacy-rule-m = échange d’une pile avant une nouvelle tentative
legacy-rule-n = gagner des charges
legacy-rule-o = plus de dégâts depuis la brèche IV
legacy-rule-p = dégâts et boucliers
legacy-rule-q = utiliser les capacités
legacy-rule-r = serviteurs qui entrent avec des boucliers
legacy-rule-s = évolution
legacy-rule-t = paliers, boucliers, révélation
legacy-rule-u = sens des jetons Némésis
legacy-rule-v = silence imposé
legacy-rule-w = prix de l’épuisement
legacy-rule-x = dégradation
legacy-rule-y = remise en ordre des charges et de la brèche IV
legacy-rule-z = ce qui suit une défaite
