### The pages around the table. Words without arguments; %name% is filled in by the page.

## Every page

web-skip = Aller au contenu
web-language = Langue
web-close = Fermer
web-headed = %head% : %what%
web-needs-script = Cette page a besoin de JavaScript. Activez-le pour ce site.
web-notice = Emberhold est un projet de fans non officiel, sans lien avec les éditeurs ou les ayants droit des jeux et sans leur caution. Il ne contient ni texte officiel ni illustration officielle : tous les mots et toutes les images ont été créés pour ce projet. Les noms des jeux et des cartes appartiennent à leurs propriétaires.
web-engine-compiled = moteur compilé
web-engine-sources = moteur exécuté depuis les sources
web-problem-offline = Le serveur est injoignable. Est-il toujours en marche ?
web-problem-server = Le serveur a répondu par une erreur (%status%). Veuillez réessayer.
web-problem-page = Un problème est survenu sur cette page. Veuillez la recharger.
web-answers-one = %n% décision
web-answers-few = %n% décisions
web-answers-many = %n% décisions
web-answers-other = %n% décisions

## Settings

web-settings = Réglages
web-settings-sound = Un son quand vient mon tour
web-settings-volume = Volume du jeu
web-settings-title = Signaler mon tour dans le titre de la page
web-settings-favicon = Signaler mon tour sur l’icône de l’onglet
web-settings-motion = Mouvement des cartes et des lumières
web-settings-motion-none = aucun, rien n’est montré
web-settings-motion-still = images fixes
web-settings-motion-fastest = très rapide
web-settings-motion-quick = rapide
web-settings-motion-normal = normal
web-settings-motion-slow = lent
web-settings-kept = Ces réglages restent dans ce navigateur.

## Start page

web-start-lead = Des batailles de cartes autour d’un même feu : en solo, côte à côte ou face à face, dans le navigateur et sans compte.
web-start-running = Vos tables
web-start-your-turn = À vous de jouer
web-start-waiting = On attend les autres
web-start-resume = Reprendre
web-start-games = Choisissez un jeu
web-start-players = %seats% joueurs
web-start-play = Jouer maintenant
web-start-learn = Apprendre à jouer
web-start-setup = Préparer
web-start-campaign = Campagne
web-start-first = Première fois ?
web-start-first-about = Apprenez le jeu en dix minutes
web-start-today = Aujourd’hui
web-start-puzzle = Énigme du jour
web-start-solve = La résoudre
web-start-more = D’autres façons de commencer
web-start-tools = Reprendre avec un code ou une sauvegarde
web-start-code = Code de partage
web-start-code-help = On vous a envoyé un code ? Il ouvre exactement la même mise en place.
web-start-code-go = Ouvrir la mise en place
web-start-save = Partie sauvegardée
web-start-save-help = Un fichier de sauvegarde devient une nouvelle table, là où la partie s’était arrêtée ; un fichier de campagne devient votre campagne. Une boîte compressée a sa propre page.
web-start-finished = Parties terminées
web-start-replay = Revoir
web-start-free-undo = avec annulation libre
web-forget = Retirer de ma liste
web-forget-sure = Retirer cette table de votre liste ?
web-forget-finished = Ce navigateur ne pourra plus ouvrir le résultat ni la rediffusion. Les autres gardent les leurs.
web-forget-seat = Vous cédez votre place. Elle ne pourra être reprise qu’avec un nouveau lien de la personne qui a ouvert la table. Les autres gardent leurs places.
web-forget-host = Vous avez ouvert cette table : sans vous, plus personne ne pourra créer de liens, et votre place restera vide. Les autres gardent leurs places.
web-forget-watching = Vous pourrez revenir avec le lien pour spectateurs.
web-forget-yes = Retirer
web-forget-no = Garder

## The end of a game

web-ending-victory = Victoire
web-ending-defeat = Défaite
web-ending-winner-one = Victoire
web-ending-winner-more = Victoire partagée
web-ending-you-won = Vous avez gagné.
web-ending-you-lost = Vous avez perdu.
web-ending-by-one = Victoire : %names%.
web-ending-by-more = Victoire partagée : %names%.
web-ending-free-undo = Partie avec annulation libre
web-ending-facts = La partie en chiffres
web-ending-turns-one = tour
web-ending-turns-few = tours
web-ending-turns-many = tours
web-ending-turns-other = tours
web-ending-rounds-one = manche
web-ending-rounds-few = manches
web-ending-rounds-many = manches
web-ending-rounds-other = manches
web-ending-answers-one = décision
web-ending-answers-few = décisions
web-ending-answers-many = décisions
web-ending-answers-other = décisions
web-ending-requested-one = annulation accordée
web-ending-requested-few = annulations accordées
web-ending-requested-many = annulations accordées
web-ending-requested-other = annulations accordées
web-ending-why = Ce qui a décidé de la partie
web-ending-turning = Le tournant
web-ending-round = Manche %n%
web-ending-chance = Chances de victoire
web-ending-chance-of = Chances de victoire : %name%
web-ending-chance-about = l’estimation des robots, manche par manche
web-ending-moments = Les moments qui ont compté
web-ending-numbers = Joueur par joueur
web-ending-uncounted = Les chiffres de cette partie ne sont pas connus.
web-ending-watch = Revoir ce tour
web-ending-other = autres
web-ending-steady = Aucun moment n’a fait basculer cette partie à lui seul.
web-ending-curve = %name% : %from% au début, %to% sur %most% à la fin.
web-ending-again = Rejouer
web-ending-look = Voir la table
web-ending-show = Résultat

## Set-up

web-setup-title = Nouvelle partie
web-setup-presets = Partir de
web-setup-shelf = Boîtes
web-setup-boxes = Boîtes en jeu
web-setup-boxes-one = Activez une autre boîte pour la mélanger à celle-ci.
web-setup-boxes-alone = Vous pouvez ajouter des boîtes faites par des joueurs.
web-setup-sealed = Ce qui vous attend reste scellé jusqu’à ce que la campagne l’ouvre.
web-setup-read-on-one = Encore %n% ligne dans la bibliothèque de cartes
web-setup-read-on-few = Encore %n% lignes dans la bibliothèque de cartes
web-setup-read-on-many = Encore %n% lignes dans la bibliothèque de cartes
web-setup-read-on-other = Encore %n% lignes dans la bibliothèque de cartes
web-setup-who = Qui joue ?
web-setup-players = Nombre de joueurs
web-setup-seat = Joueur %n%
web-seat-me = Vous
web-setup-seat-who = qui est assis ici
web-setup-name = nom (facultatif)
web-setup-strength = niveau
web-setup-who-me = Moi
web-setup-about-me = Vous jouez à cette place dans ce navigateur.
web-setup-who-here = À cet écran
web-setup-about-here = Une personne à côté de vous ; vous vous passez l’appareil.
web-setup-who-friend = Un ami par lien
web-setup-about-friend = Vous recevez un lien secret et un code QR à envoyer.
web-setup-who-bot = Robot
web-setup-choices = La partie
web-setup-surprise = Surprenez-moi
web-setup-many = Choisissez les cartes
web-setup-chosen-one = %n% choisie
web-setup-chosen-few = %n% choisies
web-setup-chosen-many = %n% choisies
web-setup-chosen-other = %n% choisies
web-setup-file = Lire depuis un fichier
web-setup-each = Les joueurs
web-setup-more = Autres réglages
web-setup-seed = Graine
web-setup-seed-help = La même graine et la même mise en place donnent la même partie. Laissez vide pour une nouvelle donne.
web-setup-undo = Annulation
web-setup-undo-free = Chacun peut tout annuler
web-setup-undo-help = Sinon, l’annulation n’est libre que tant que rien de nouveau n’a été révélé. Le résultat indiquera que l’annulation était libre.
web-setup-undo-not = Pas contre un ami dans un autre navigateur : là, l’annulation n’est libre que tant que rien de nouveau n’a été révélé, ou avec l’accord de l’ami.
web-setup-summary = Votre partie
web-setup-code = Code de partage de cette mise en place
web-setup-code-help = Toute personne qui saisit ce code sur la page d’accueil obtient la même mise en place.
web-setup-code-copy = Copier le code
web-setup-code-copied = Le code a été copié.
web-setup-good = Tout est prêt.
web-setup-not-yet = Quelque chose ne va pas encore.
web-setup-go = Commencer

## Links

web-links = Inviter des joueurs
web-links-about = Chaque place a un lien secret. La première personne qui l’ouvre prend la place : ne l’envoyez qu’à une seule.
web-links-open = libre
web-links-taken = prise
web-links-spectator = Spectateurs
web-links-spectator-about = Autant de personnes que vous voulez peuvent regarder avec ce lien ; elles ne voient pas les mains cachées.
web-links-device = Votre deuxième appareil
web-links-device-about = Ouvre sur un autre appareil, une seule fois, tout ce que vous pouvez faire à cette table.
web-links-hidden = Le lien n’est montré qu’une fois, à sa création.
web-links-make = Créer un lien
web-links-renew = Nouveau lien
web-links-revoke = Révoquer
web-links-copy = Copier le lien
web-links-of = Lien : %name%
web-links-qr = Code QR du lien : %name%
web-links-made = Le nouveau lien de cette place (%name%) est prêt.
web-links-copied = Lien copié : %name%.
web-links-revoked = Le lien de cette place (%name%) ne fonctionne plus.
web-links-to-table = Aller à la table

## Rules

web-verbs = Les mots des cartes
web-verbs-about = Les mots dans lesquels ces cartes sont écrites, en données ou en Python : ce que chacun attend, comment une carte le dit et quelles cartes l’emploient.
web-verbs-search = Chercher des mots, des phrases et des cartes
web-verbs-none = Aucun mot ne convient.
web-verbs-sealed = Les mots de ce jeu sont scellés avec son histoire ; ceux qu’il partage se trouvent à War Eternal.
web-verbs-link = Pour celles et ceux qui écrivent des cartes : tous les mots des cartes
web-rules = Règles
web-rules-about = Chaque règle a un numéro. Cliquez dessus pour obtenir une adresse à partager.
web-rules-contents = Sommaire
web-rules-search = Chercher : mots ou numéro
web-rules-found-one = %n% règle
web-rules-found-few = %n% règles
web-rules-found-many = %n% règles
web-rules-found-other = %n% règles
web-rules-unknown = La règle %rule% n’existe pas.

## Replay

web-replay-title = Revoir la partie
web-replay-board = La table à ce moment
web-replay-hand = Main
web-replay-log = Journal
web-replay-controls = Commandes de lecture
web-replay-slider = Décision
web-replay-place = %at% sur %all%
web-replay-view = Point de vue
web-replay-open = tout le monde, mains ouvertes
web-replay-spectator = un spectateur
web-replay-running = La partie est encore en cours.
web-replay-first = Au début
web-replay-previous = Un pas en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-next = Un pas en avant
web-replay-last = À la fin
web-replay-speed = Vitesse
web-replay-link = Copier le lien
web-replay-linked = Le lien vers la décision %at% a été copié.
web-replay-continue = Reprendre à partir d’ici
web-replay-try = Essayer à partir d’ici
web-replay-try-about = Essayer quelque chose à une table à part ; tout ce que vous ne pouvez pas savoir y est redistribué
web-replay-save = Fichier de sauvegarde
web-replay-table = Aller à la table

## Campaigns

web-start-campaigns = Vos campagnes
web-setup-go-campaign = Commencer la campagne
web-campaign-title = Campagne
web-campaign-go-on = Continuer
web-campaign-file = Enregistrer dans un fichier
web-campaign-bring = Ouvrir un autre fichier de campagne
web-campaign-over = La campagne est terminée.
web-campaign-nothing = Encore rien.
web-campaign-sealed-one = %n% élément est encore scellé.
web-campaign-sealed-few = %n% éléments sont encore scellés.
web-campaign-sealed-many = %n% éléments sont encore scellés.
web-campaign-sealed-other = %n% éléments sont encore scellés.

## The aim of each game

web-aim = Le but du jeu
web-aim-war-eternal = Ensemble, vous défendez Gravehold. Vous gagnez dès que la némésis n’a plus de vie, ou lorsqu’elle n’a plus de carte à piocher et plus rien en jeu. Vous perdez lorsque Gravehold n’a plus de vie, lorsque tous les mages sont épuisés ou lorsque la némésis arrive à ses fins.
web-aim-ashes = Détruisez les autres Enfants du Phénix : celui qui a autant de blessures que de vie est éliminé. Le dernier qui reste gagne.
web-aim-relic = Gagnez en puissance dans les secteurs extérieur et médian, atteignez le centre et soyez le premier à y accomplir ce que demande le scénario. Une némésis, elle, gagne par son infamie.
web-aim-short = But
web-aim-told = Le récit et les règles de cette partie en disent le but.

## Une partie terminée, jugée

web-judged-title = Analyse
web-judged-ask = Analyser cette partie
web-judged-waiting = L’analyse va commencer.
web-judged-working = Examen de la partie : %done% sur %all%
web-judged-together = Chances communes de gagner
web-judged-curve = Chances de gagner : %name%
web-judged-told = De %from% pour cent au début à %to% pour cent à la fin.
web-judged-picture = Image de résumé
web-judged-costly = Les décisions les plus coûteuses
web-judged-nothing = Aucune décision n’a coûté un point ou plus.
web-judged-decision = Décision %n% sur %all%, %name% : %played%, moins %cost% points. Mieux : %better%
web-judged-most = Le plus coûteux : %name%, %played% (−%cost%). Mieux : %better%.
web-judged-better = Mieux
web-judged-step = Étape %n% sur %all% de la meilleure suite
web-judged-step-back = Reculer dans la meilleure suite
web-judged-step-on = Avancer dans la meilleure suite
web-judged-from = Jouer à partir d’ici
web-judged-account = Chance et choix
web-judged-account-about = en points de chances de gagner
web-judged-start = Au début
web-judged-luck = Dés et cartes
web-judged-choices = Choix : %name%
web-judged-end = À la fin
web-sought-ask = Chercher des énigmes dans cette partie
web-sought-working = Recherche d’énigmes : tour %done% sur %all%
web-sought-waiting = La recherche d’énigmes va bientôt commencer.
web-sought-stop = Arrêter
web-sought-found = Énigmes trouvées : %n%.
web-sought-stopped = La recherche a été arrêtée.
web-sought-see = Les voir
