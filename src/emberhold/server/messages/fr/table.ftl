### The table page. Words without arguments; %name% is filled in by the page.

## The page

web-table-title = Votre table – Emberhold
web-table-needs-script = La table a besoin de JavaScript. Activez-le pour cette page.
web-table-opening = Ouverture de la table…
web-table-skip = Aller à la question
web-table-board = La table
web-table-hand = Votre main
web-table-side = Journal et règles
web-table-seats = Places
web-table-language = Langue
web-table-log = Journal
web-table-rules = Règles
web-table-menu = Options
web-table-close = Fermer
web-table-card = Carte
web-table-face-down = une carte face cachée
web-table-pile-hidden-one = %n% autre carte est face cachée.
web-table-pile-hidden-few = %n% autres cartes sont face cachée.
web-table-pile-hidden-many = %n% autres cartes sont face cachée.
web-table-pile-hidden-other = %n% autres cartes sont face cachée.

## The prompt

web-table-answers = Réponses
web-table-all-answers-one = %n% réponse
web-table-all-answers-few = Les %n% réponses
web-table-all-answers-many = Les %n% réponses
web-table-all-answers-other = Les %n% réponses
web-table-more-rules-one = %n% règle de plus
web-table-more-rules-few = %n% règles de plus
web-table-more-rules-many = %n% règles de plus
web-table-more-rules-other = %n% règles de plus
web-table-choices-above-one = %n% choix plus haut
web-table-choices-above-few = %n% choix plus haut
web-table-choices-above-many = %n% choix plus haut
web-table-choices-above-other = %n% choix plus haut
web-table-choices-below-one = %n% choix plus bas
web-table-choices-below-few = %n% choix plus bas
web-table-choices-below-many = %n% choix plus bas
web-table-choices-below-other = %n% choix plus bas
web-table-choose = Choisissez
web-table-not-now = Pas maintenant. Ce qui est demandé : %asked%
web-table-not-now-waiting = Pas maintenant : c’est à quelqu’un d’autre de jouer.
web-table-read-card = Lire la carte
web-table-read-rule = Lire la règle %rule%
web-table-no-text = Rien n’y est écrit.
web-table-waiting = Personne n’a rien à décider en ce moment.
web-table-waiting-for = On attend : %names%.
web-table-waiting-for-more = On attend : %names%.
web-table-free-undo = (Partie avec annulation libre.)

## Hints

web-table-hint = Conseil
web-table-hinted = conseil
web-table-hint-numbers = Chiffres

## Taking back

web-table-undo = Annuler
web-table-undo-turn = Recommencer mon tour
web-table-undo-ask = Demander à annuler
web-table-undo-asked = %name% aimerait annuler une réponse. Êtes-vous d’accord ?
web-table-undo-awaited = Vous avez demandé à annuler une réponse. Les autres décident.
web-table-undo-allow = Accepter
web-table-your-turn = À vous
web-table-undone = Coup annulé.
web-table-undo-refuse = Refuser

## The log and the past

web-table-look-back = Voir la table à ce moment-là
web-table-private = Cette ligne n’est visible que par vous
web-table-past = Vous regardez en arrière : la table après la réponse %n% sur %most%.
web-table-past-called = Entre-temps, une question vous attend.
web-table-back-to-now = Revenir au présent
web-table-earlier = Avant
web-table-later = Après
web-table-no-past = Ce moment ne peut pas être montré maintenant.

## The story

web-story = Ce qui s’est passé
web-story-turn-card = La carte Ordre du tour désigne
web-story-next = Continuer
web-story-space = espace
web-story-skip = Passer
web-story-pause = Mettre en pause
web-story-resume = Reprendre
web-story-speed = Vitesse : %times%×
web-story-since = Depuis votre dernier tour
web-story-draws-one = %who% pioche %n% carte.
web-story-draws-few = %who% pioche %n% cartes.
web-story-draws-many = %who% pioche %n% cartes.
web-story-draws-other = %who% pioche %n% cartes.
web-story-now = La table maintenant
web-story-was = avant : %was%
web-story-still-one = Il s’est passé une chose. Lisez à votre rythme.
web-story-still-few = Il s’est passé %n% choses. Lisez à votre rythme.
web-story-still-many = Il s’est passé %n% choses. Lisez à votre rythme.
web-story-still-other = Il s’est passé %n% choses. Lisez à votre rythme.
web-why = Pourquoi est-ce arrivé ?
web-why-short = Pourquoi ?
web-why-looking = Recherche dans les règles…
web-why-nothing = Il ne s’est encore rien passé qu’une règle explique.

## Answers the page gives by itself

web-batch-play-gem = Jouer toutes les gemmes
web-batch-spend-enemy = Dépenser tous les trophées
web-batch-spend-agent = Dépenser tous les trophées
web-always = Toujours « %answer% »
web-answered = Réponse donnée pour vous : %answer%
web-standing = Réponses données sans demander
web-standing-drop = Me redemander
web-ahead = La jouer dès que possible
web-ahead-not = Ne pas la jouer d’avance
web-turn-over = Votre tour est terminé.
web-turn-go = Continuer
web-turn-back = Annuler

## The first choices of a game, each on a screen of its own

web-gather-first-five = Choisissez vos Cinq Premières
web-gather-first-five-lead = La main avec laquelle vous commencez. Touchez une carte pour la prendre, et encore une fois pour la reposer.
web-gather-first-five-yours = Vos Cinq Premières
web-gather-number = %n% sur %most%
web-gather-left-one = Encore une carte à prendre
web-gather-left-few = Encore %n% cartes à prendre
web-gather-left-many = Encore %n% cartes à prendre
web-gather-left-other = Encore %n% cartes à prendre
web-gather-take-one = Prendre cette carte
web-gather-take-few = Prendre ces %n% cartes
web-gather-take-many = Prendre ces %n% cartes
web-gather-take-other = Prendre ces %n% cartes
web-gather-sending = Les cartes arrivent en main…
web-gather-given = Cette carte est déjà dans votre main. « Annuler » permet de refaire tout le choix.
web-gather-clear = Tout reposer
web-gather-suggested = Les cinq conseillées
web-gather-dice = Dés nécessaires
web-gather-dice-of = vous lancez %all% dés par manche
web-gather-dice-play = Pour les jouer
web-gather-dice-use = Pour utiliser chacune une fois
web-sheets-title = Qui jouerez-vous ?
web-sheets-lead = Ces deux fiches vous ont été distribuées. Choisissez-en une ; l’autre rejoint les fiches restantes.
web-sheets-play = Jouer %name%
web-sheets-start = Vous commencez ici
web-sheets-levels = Ce que donne chaque niveau
web-apprentice-title = Qui êtes-vous ?
web-apprentice-lead = Quatre apprentis, chacun avec deux visages. Au début, tous se valent ; ce que vous ferez rendra le vôtre différent.
web-apprentice-called = Votre mage s’appelle
web-apprentice-breaches = Brèches
web-apprentice-open = ouverte
web-apprentice-focus = stabilisation %n%
web-apprentice-opens = ouverture %n%
web-apprentice-hand = Main de départ, et les mêmes cartes encore une fois dans la pioche
web-apprentice-sealed = Ce qui viendra sur ce plateau
web-apprentice-after = après le chapitre %n%
web-apprentice-wax = Des places sous la cire : chacune s’ouvre pour de bon à la fin de son chapitre.
web-apprentice-taken = prise par %who%
web-apprentice-begin = Commencer comme %name%
web-apprentice-nameless = Donnez un nom à votre mage
web-apprentice-stays = Le nom reste pour toute la campagne.
web-apprentice-turn = L’autre visage

## Where in a turn, in a fight, on a die

web-phases = Étapes du tour
web-phase-cast = Incantation
web-phase-main = Principale
web-phase-draw = Pioche
web-phase-action = Action
web-phase-attackers = Attaquants
web-phase-blockers = Bloqueurs
web-phase-damage = Dégâts
web-phase-movement = Mouvement
web-phase-exploration = Exploration
web-phase-engagement = Engagement
web-phase-experience = Expérience
web-block-here = Bloquer ici ?
web-fight-meets = %one% contre %other%
web-fight-unstopped = Sans bloqueur
web-fight-both = Les deux tombent
web-fight-struck = Le défenseur tombe
web-fight-attacker = L’attaquant tombe
web-fight-neither = Personne ne tombe
web-faces = Ce que signifie chaque face du dé
web-face-win = gagne
web-face-tie = égalité
web-face-loss = perd
web-face-again = explose
web-face-from = %n% ou plus l’emporte
web-face-only = seul un 6 l’emporte
web-face-all = tout résultat l’emporte
web-face-ties = égalité sur %n%
web-face-throws = explose sur %n%
web-duel-win = Victoire
web-duel-tie = Égalité
web-duel-loss = Défaite
web-tally-die = Dé
web-tally-again = Dé en plus
web-tally-sum = en tout
web-tally-so-far = pour l’instant

## Hand-over

web-table-hand-over = C’est à %name% de jouer
web-table-hand-over-why = Passez l’appareil. Les mains restent cachées jusqu’à ce que vous continuiez.
web-table-hand-over-ready = Montrer mon côté de la table

## Seats

web-table-seat-yours = votre place
web-table-seat-bot = un robot joue
web-table-seat-open = personne n’a encore pris cette place
web-table-seat-here = à la table
web-table-seat-away = n’est pas à la table
web-table-seat-acting = doit jouer
web-table-seat-show = Regarder depuis cette place
web-table-seat-to-bot = Confier la place à un robot : %bot%
web-table-seat-to-me = Je joue à cette place
web-table-seat-to-friend = Un lien pour un ami
web-table-seat-bot-yours = Un robot joue à votre place. Choisissez votre nom en haut pour reprendre votre place.
web-table-seat-again = Je reprends ma place
web-table-seat-my-bot = Laisser un robot jouer pour moi : %bot%

## The line

web-table-line-connecting = Connexion…
web-table-line-live = Connecté
web-table-line-lost = Connexion perdue. Reconnexion…
web-table-line-gone = Cette table ne vous est plus ouverte.

## The menu

web-table-menu-links = Liens et codes QR
web-table-menu-bot = Laisser un robot jouer pour moi
web-table-menu-device = Un lien pour mon deuxième appareil
web-table-menu-replay = Revoir la partie
web-table-menu-save = Télécharger la partie
web-table-menu-report = Rapport de bogue
web-table-menu-settings = Son, signaux et mouvement
web-table-menu-keys = Touches
web-table-menu-concede = Abandonner la partie
web-table-menu-home = Page d’accueil
web-table-concede-sure = Abandonnez-vous vraiment ? Cela ne peut pas être annulé sans l’accord des autres.
web-table-concede-yes = Oui, j’abandonne
web-table-concede-no = Non, je continue
web-table-prefer = Sur cet appareil
web-table-prefer-confirm = Montrer la réponse avant de la valider au toucher
web-table-prefer-handover = Cacher les mains quand l’appareil passe à quelqu’un d’autre
web-table-prefer-keys = Raccourcis à une lettre
web-table-prefer-stop = S’arrêter quand mon tour est terminé
web-table-pace = Rythme des robots
web-table-pace-slow = Lent
web-table-pace-normal = Habituel
web-table-pace-fast = Rapide
web-table-pace-instant = Immédiat

## Keys

web-table-key-numbers = aller à la réponse de ce numéro
web-table-key-arrows = se déplacer sur la table
web-table-key-next = élément suivant ou précédent à choisir
web-table-key-enter = répondre avec ce qui est sélectionné
web-table-key-later = mettre l’élément sélectionné en attente pour votre tour
web-table-key-order = changer l’ordre de ce qui attend
web-table-key-answers = liste de toutes les réponses
web-table-key-zoom = voir de près la carte sélectionnée
web-table-key-undo = annuler
web-table-key-hint = conseil
web-table-key-why = pourquoi les derniers événements sont arrivés
web-table-key-log = journal
web-table-key-rules = règles
web-table-key-menu = options
web-table-key-escape = fermer ou revenir au présent

## Cartes

web-map-lying-one = ici : %names%
web-map-lying-few = ici : %names%
web-map-lying-many = ici : %names%
web-map-lying-other = ici : %names%
web-map-standing-one = ici : %names%
web-map-standing-few = ici : %names%
web-map-standing-many = ici : %names%
web-map-standing-other = ici : %names%
web-map-could = à portée avec un déplacement de %steps%
web-map-where = Où suis-je ?
web-map-closer = Plus près
web-map-farther = Plus loin
web-map-look = Voir ce qu’il y a ici
web-map-of = %value% sur %most%
web-map-beside = Votre côté de la table
web-map-tabs = Ce qui est montré
web-map-tab-map = Carte
web-map-tab-mine = Mon côté
web-map-tab-others = Joueurs
web-map-tab-story = Récit

## Campaigns

web-table-chronicle = Chronique
web-table-next-chapter = Chapitre suivant
web-table-to-next-chapter = Vers le chapitre suivant
web-table-name = Un nom de votre choix
web-table-give-name = Donner ce nom
web-table-menu-record = Télécharger l’ancien enregistrement

# A lesson at the table

web-lesson = Leçon
web-lesson-next = Continuer
web-lesson-earlier = Retour
web-lesson-part = Partie %n% sur %most%
web-lesson-step = Étape %n% sur %most%
web-lesson-spoken = Leçon, étape %n% sur %most%.
web-lesson-back = Annuler
web-lesson-fold = Masquer
web-lesson-close = Fermer
web-lesson-onward = Leçon suivante
web-lesson-left = Vous avez quitté le chemin de la leçon. Continuez à votre guise, ou annulez votre dernière réponse pour y revenir.

## What symbols mean

web-gloss-aether = L’éther paie, ce tour-ci, les cartes et tout le reste ; le surplus est perdu.
web-gloss-damage = Les dégâts retirent autant de points de vie ou deviennent autant de blessures.
web-gloss-life = Vie : les dégâts qui peuvent encore être subis.
web-gloss-charges = Les charges remplissent une capacité ; une fois pleine, elle peut être utilisée une fois.
web-gloss-influence = L’influence paie ce que l’on achète.
web-gloss-attack = Attaque : les dégâts infligés en attaquant ou en contre-attaquant.
web-gloss-recover = Récupération : le nombre de blessures perdues à la fin d’une manche.
web-gloss-wounds = Les blessures restent jusqu’à ce qu’on les retire ; une unité qui en a autant que de points de vie est détruite.
web-gloss-exhaustion = Épuisement : la carte ne peut ni attaquer ni être utilisée avant d’avoir récupéré.
web-gloss-status = Jetons de statut : la carte elle-même dit à quoi ils servent.
web-gloss-power = Les jetons Puissance sont un compte à rebours : lorsque le dernier est retiré, l’effet du pouvoir s’applique.
