game-legacy = Aeon’s End : Legacy
about-legacy = Une campagne en sept chapitres : des apprentis deviennent mages de la brèche, et leurs actes changent pour toujours les cartes, la réserve et les règles.
setup-quick-legacy = Commencer une campagne : vous et un robot
setup-quick-note-legacy = Chapitre 1 : nommez vos mages et tenez bon auprès de vos maîtres.
word-mage = mage
    .arva-gender = f
    .bubda-gender = f
    .ramzel-gender = m
    .thrud-gender = m
    .kargo-gender = m
    .olla-gender = f
mage-apprentice-1 = Apprenti 1
mage-apprentice-2 = Apprenti 2
mage-apprentice-3 = Apprenti 3
mage-apprentice-4 = Apprenti 4
mage-bow = L’Arc
mage-bow-title = Apprenti de l’arc
mage-sword = L’Épée
mage-sword-title = Apprenti de l’épée
mage-ram = Le Bélier
mage-ram-title = Apprenti du bélier
mage-staff = Le Bâton
mage-staff-title = Apprenti du bâton
legacy-chapter-1 = Initiation
legacy-chapter-2 = Parmi les ruines
legacy-chapter-3 = En quête d’un nouveau pouvoir
legacy-chapter-4 = Ce qui croît sous terre
legacy-chapter-5 = Lumière brisée
legacy-chapter-6 = Les ponts de la pensée
legacy-chapter-7 = Le retour des lames
legacy-chapter-8 = La dernière leçon
legacy-epilogue = Épilogue
result-victory-told = La campagne est terminée et son histoire est racontée.
legacy-section-chapters = Chapitres
legacy-section-mages = Mages du groupe
legacy-section-supply = Réserve
legacy-section-rules = Règles
legacy-told-won = Chapitre { $chapter }, { $title } : gagné.
legacy-told-lost = Chapitre { $chapter }, { $title } : perdu.
legacy-told-nemesis = { $nemesis }
legacy-told-date = { $date }
legacy-told-mage = { $who }
legacy-told-pile = { $card }
legacy-told-basic = { $stickers ->
    [0] { $card }
    [one] { $card }, avec un autocollant Évolution
   *[other] { $card }, avec { $stickers } autocollants Évolution
}
legacy-told-rule = { $letter }, { $what }
lesson-dezmodia = Leçon de Dezmodia
lesson-mist = Leçon de Mist
lesson-brama = Leçon de Brama
lesson-malastar = Leçon de Malastar
ability-legacy-1 = Intuition partagée
ability-legacy-2 = Rite de guérison
ability-legacy-3 = Rempart
ability-legacy-4 = Surcanalisation
ability-legacy-5 = Harmonisation
ability-legacy-6 = Flamme purificatrice
ability-legacy-7 = Réminiscence
ability-legacy-8 = Triple volée
ask-story = { $text }
ask-mage-name = Comment s’appelle votre mage ?
ask-card-name = Comment appelez-vous votre nouvelle carte ?
ask-sticker = { $who } : choisissez l’effet de votre carte de départ personnelle.
ask-ability = { $who } : choisissez la capacité de votre mage.
ask-improve = { $who } : comment améliorez-vous votre capacité ?
ask-mastery = { $who } : choisissez une maîtrise.
ask-add-pile = { $voice ->
    [one] Choisissez
   *[all] Choisissez ensemble
} une nouvelle pile pour la réserve (encore { $left }).
ask-banish-pile = { $voice ->
    [one] Choisissez
   *[all] Choisissez ensemble
} une pile de la réserve à bannir (encore { $left }).
ask-reprieve = { $voice ->
    [one] Faites-vous revenir
   *[all] Décidez ensemble : faites-vous revenir
} une pile bannie avant de recommencer ?
option-read-on = Poursuivre la lecture
option-name = { $name }
option-sticker = Poser l’autocollant « { $effect } »
option-improve = { $what ->
    [spaces] { $fewer ->
        [one] Un emplacement de charge en moins
       *[other] { $fewer } emplacements de charge en moins
    }
   *[second] Un second effet : « { $effect } »
}
option-mastery = { $what ->
    [1] Esprit prêt : vous commencez avec 1 charge
    [2] Deuxième seuil : la brèche II commence la partie tournée d’un demi-tour de plus
    [3] Troisième seuil : la brèche III commence la partie tournée d’un demi-tour de plus
    [4] Clé de voûte : la première gemme que vous jouez à chacun de vos tours donne 4 éthers supplémentaires pour les brèches
    [5] Œil du pourfendeur : le premier sort du tour lancé sur un serviteur inflige 3 dégâts supplémentaires
    [6] Cœur vaillant : 16 points de vie au lieu de 10
    [7] Second souffle : une fois par partie, vous piochez deux cartes après votre phase de pioche
   *[8] Mains lestes : une fois par partie, vous prenez en main une carte que vous acquérez
}
option-add = Ajouter la pile { $card }
option-banish = Bannir la pile { $card }
option-rescue = Sauver le cadre : Gravehold subit 3 dégâts
option-abandon = Le laisser tomber : ce serviteur a 6 points de vie au lieu de 9
log-unlocks = De nouvelles règles sont en vigueur ({ $count ->
    [one] section
   *[other] sections
} { $letters }).
log-adds-pile = La pile { $card } rejoint la réserve.
log-banishes-pile = La pile { $card } est bannie de la réserve.
log-basic-cards = { $count } cartes Némésis de base rejoignent la campagne.
log-joins-basic = La carte { $card } rejoint les cartes Némésis de base.
log-leaves-basic = La carte { $card } est bannie des cartes Némésis de base.
log-gets-sticker = Nouvel autocollant sur le plateau { $who_de }. { $sticker }{ $ends ->
    [yes] {""}
   *[no] .
}
log-frame-saved = Le cadre est sauvé et le restera jusqu’à la fin de la campagne.
log-story = { $text }
log-lesson-earned = La { $lesson } est acquise.
option-sheet = { $sheet }, { $side ->
    [a] recto
   *[b] verso
}
ask-sheet = { $who } : choisissez votre plateau Joueur.
option-crystals = { $hand ->
    [0] Aucun Cristal fêlé
    [one] { $hand } Cristal fêlé
   *[other] { $hand } Cristaux fêlés
} en main ; { $places ->
    [0] aucun dans la pioche
    [1] dans la pioche, la première carte
    [2] dans la pioche, la deuxième carte
    [4] dans la pioche, la quatrième carte
    [12] dans la pioche, la première et la deuxième carte
    [14] dans la pioche, la première et la quatrième carte
    [24] dans la pioche, la deuxième et la quatrième carte
   *[124] dans la pioche, la première, la deuxième et la quatrième carte
}
ask-crystals = { $who } : où se trouvent vos Cristaux fêlés ?
error-campaign-unfinished = Cette campagne n’est pas encore finie : ses mages et ses chapitres seront disponibles lorsque son dernier chapitre aura été gagné.
error-guest = « { $given } » n’est pas une liste d’invités : donnez une liste de mages accomplis.
rule-harder-bladius = 90 points de vie au lieu de 40.
rule-harder-mesh = Un sort lancé lors d’une possession inflige 1 dégât supplémentaire.
rule-harder-deathmind = Un jeton Pont coûte 6 éthers ou cinq jetons Pulsation.
rule-harder-risen = Lorsque la carte Assaut inflige des dégâts à Gravehold, Gravehold subit 2 dégâts supplémentaires.
rule-harder-xaxos = Lorsque la pioche Sorts a été formée, détruisez-en les deux cartes du dessus ; puis Xaxos se concentre deux fois.
report-end-escape = Fuite de Bladius
report-end-pods = Sept Cosses
report-end-beacons = Dix Balises
report-end-told = Histoire racontée

error-record-names = La partie « { $part } » du compte rendu contient « { $given } », qui ne peut pas y figurer.
