### The command `emberhold`: helps, questions before a game, and its errors.

## Overview

help-emberhold = Emberhold : des jeux de plateau et de cartes à jouer et à étudier.

    Usage : emberhold COMMANDE [OPTIONS]
help-emberhold-more = emberhold COMMANDE --help explique une commande. Langues : --language en, pl ou fr.
brief-serve = ouvrir la table web : jouer dans le navigateur, seul ou avec des amis
brief-play = jouer dans le terminal, ou reprendre une partie
brief-campaign = jouer une campagne dans le terminal, chapitre après chapitre
brief-puzzle = résoudre une position qui a un but
brief-replay = regarder une partie enregistrée
brief-analyse = voir ce que la chance a donné et ce que les choix ont coûté dans une partie terminée
brief-rules = lire les règles et y chercher
brief-cards = lire les cartes des jeux
brief-box = créer, vérifier, essayer et juger des boîtes personnelles
brief-simulate = faire jouer de nombreuses parties à des robots et compter les résultats
brief-report = faire des résultats de simulate une page avec des graphiques
brief-metrics = mesurer la longueur, les choix et les cartes cachées des jeux
brief-probe = chercher des lignes de nombres qui désignent des questions différentes
brief-tournament = classer des joueurs par des parties entre eux
brief-tune = chercher de meilleurs réglages d’un joueur
brief-bench = mesurer la vitesse des jeux sur cette machine
brief-backup = copier les tables du serveur pendant qu’il tourne, ou les restaurer
brief-reports = lister ce que les joueurs ont signalé aux tables du serveur web

## Parts of every help

help-usage = Usage :
help-words = Arguments{ "\u00A0" }
help-options = Options{ "\u00A0" }
help-help = afficher cette aide
help-language = en, pl ou fr ; sinon EMBERHOLD_LANGUAGE ou la langue du système
help-plain = de simples lignes au lieu de cadres et de couleurs
help-json = afficher les résultats en JSON
help-seed = la source du hasard : la même graine donne la même partie
help-players = le nombre de joueurs (2 par défaut)
metavar-language = LANGUE
metavar-file = FICHIER
metavar-folder = DOSSIER
metavar-number = N
metavar-value = VALEUR
metavar-bots = ROBOTS
metavar-name = NOM
metavar-words = MOTS
metavar-game = JEU
metavar-player = JOUEUR
metavar-players = JOUEURS
metavar-knob = RÉGLAGE=VALEURS
metavar-change = CARTE.CHAMP=VALEUR
metavar-where = OÙ
metavar-address = ADRESSE
metavar-row = LIGNE

## serve

help-serve = Ouvrez la table web. Sans option, elle ne sert que cette machine, sur le port 8765, et garde
    toutes les tables dans un fichier à vous ; chaque réponse est enregistrée avant de compter. Ctrl+C l’arrête.
example-serve = Exemples :
      emberhold serve --open
      emberhold serve --host 0.0.0.0 --port 8080
      emberhold serve --url https://games.example.org --database postgresql://emberhold@localhost/emberhold
help-host = l’adresse d’écoute (127.0.0.1 par défaut) ; 0.0.0.0 ouvre la table aux autres machines
help-port = le port (8765 par défaut) ; 0 choisit un port libre
help-database = où garder les tables : postgresql://utilisateur@hôte/nom, ou le chemin d’un fichier SQLite
help-url = l’adresse publique, si un proxy précède le serveur
help-turn-hook = l’adresse à laquelle envoyer une notification quand c’est le tour d’une personne qui le souhaite et n’a aucune page ouverte
help-mail = le serveur de courriel qui envoie les messages, par exemple smtp://nom:motdepasse@mail.example.org:587?from=table@example.org (ou la variable d’environnement EMBERHOLD_MAIL)
help-push = envoyer des messages aux appareils (web push) ; la valeur est l’adresse à laquelle les services de notifications peuvent vous joindre, par exemple mailto:you@example.org
help-keep = supprimer les tables que personne n’a touchées depuis N jours, après un préavis de deux semaines ; sans cette option, elles sont gardées pour toujours
help-no-boxes = ne pas accepter les boîtes faites par des joueurs ; les tables qui en ont une continuent
help-no-judging = ne pas juger les ébauches de l’atelier par des parties
help-hall = permettre d’ouvrir des tables à tous, visibles sous /hall
help-found = proposer des énigmes trouvées dans des parties jouées : chaque fichier (*.toml) écrit dans ce dossier par « puzzle find »
help-find-puzzles = laisser les joueurs chercher des énigmes dans les parties terminées, gardées dans le dossier de --puzzles : « here » dans les parties jouées ici, « anywhere » aussi dans celles apportées par fichier
error-find-puzzles = --find-puzzles accepte « here » ou « anywhere », pas « { $given } ».
error-find-puzzles-folder = --find-puzzles demande un dossier pour les énigmes : ajoutez --puzzles DOSSIER.
help-agents = proposer des joueurs entraînés aux tables du navigateur : chaque fichier de poids (*.bin) de ce dossier
help-log = comment le journal est écrit : plain pour être lu, json pour les machines, avec une ligne par requête
metavar-log = plain|json
error-log = Le journal peut être écrit en { $known }, pas en « { $given } ».
help-open = ouvrir la page d’accueil dans le navigateur
help-quiet = n’afficher que l’adresse
metavar-url = URL
serve-open = Emberhold est ouvert à l’adresse { $address } (Ctrl+C le ferme)
serve-already = Emberhold est déjà ouvert à l’adresse { $address }
serve-warning = D’autres peuvent joindre ce serveur. Sans https, les échanges peuvent être lus en chemin : utilisez-le sur des réseaux de confiance, ou derrière un proxy avec --url.

## play

help-play = Jouez dans le terminal. Sans option, le programme vous demande comment commencer. La partie
    est conservée après chaque réponse ; h explique ce que vous pouvez taper pendant la partie.
    Chaque jeu a ses propres options : emberhold play ashes --help.
example-play = Exemples :
      emberhold play --quick
      emberhold play --players 2 --nemesis gate-witch --mages dezmodia,random --difficulty expert
      emberhold play --market random --market-filter gem=3 --bots 1 --seed 7
      emberhold play ashes --decks the-iron-men,my.deck --bots 1
      emberhold play ashes --players 3 --decks draft
      emberhold play --resume
help-play-what = une partie enregistrée à reprendre, ou le nom d’un jeu
help-resume = reprendre la dernière partie
help-daily = le défi du jour : la même partie pour tout le monde, tirée de la date
help-quick = commencer tout de suite : une bonne première partie avec un robot
help-bots = un nombre, ou des noms comme greedy,random ; ils prennent les dernières places
help-position = commencer par une situation décrite dans un fichier TOML

## puzzle

help-puzzle = Affichez la liste des énigmes, ou ouvrez-en une : une position avec un but. Le code de sortie est 1 quand elle n’a pas été résolue.
example-puzzle = Exemples :
      emberhold puzzle
      emberhold puzzle ashes
      emberhold puzzle war-eternal-familiar
      emberhold puzzle find game.ember --out puzzles
      emberhold puzzle puzzles/01_found-ashes.toml
help-puzzle-which = le nom ou le fichier d’une énigme, un jeu dont les énigmes sont listées, ou « find »
help-puzzle-files = avec « find » : les parties enregistrées où chercher des énigmes
help-puzzle-out = avec « find » : où écrire les énigmes
help-puzzle-worlds = avec « find » : dans combien de mondes possibles pour le joueur vérifier chacune ; 16 par défaut
puzzle-found-at = { $file }, après { $place } réponses : { $goal } Chaque réponse de la solution est nécessaire dans { $share } % des { $worlds } mondes (erreur type : { $error }).
puzzle-found-written = Fichier écrit : { $path }
puzzle-found-count = Énigmes trouvées : { $count }.
error-puzzle-source = On ne cherche pas d’énigmes dans un essai, ni dans une partie corrigée ou redistribuée en cours de route. Indiquez une autre partie.
error-puzzle-file = { $path } n’est pas une énigme lisible : { $reason }. Ces fichiers sont écrits par « emberhold puzzle find ».
error-puzzle-folder = Fichiers d’énigmes (*.toml) dans { $path } : { $given } ; il en faut de 1 à { $most }. « emberhold puzzle find » écrit ces fichiers.
error-puzzle-origin = { $path } ne peut pas être proposé : seules les énigmes trouvées dans des parties isolées le peuvent, pas celles d’une campagne.
error-puzzle-goal = Ce jeu ne connaît pas d’objectif d’énigme « { $given } ». Objectifs connus : { $known }.
error-puzzle-unfit = { $path } ne correspond pas aux règles de cette version : { $why }
error-puzzle = Il n’y a pas d’énigme « { $given } ». La commande « emberhold puzzle » en donne la liste.{ GIVEN($nearest) ->
    [yes] {" "}Vouliez-vous dire { $nearest } ?
   *[no] {""}
}
table-puzzle-solved = Résolue !
table-puzzle-failed = Pas cette fois.

## replay

help-replay = Regardez une partie enregistrée : la dernière situation et tout ce qui s’est passé.
example-replay = Exemples :
      emberhold replay partie.ember
      emberhold replay partie.ember --at 40
      emberhold replay partie.ember --step
help-replay-file = la partie enregistrée
help-at = la situation après N réponses
help-step = parcourir la partie réponse par réponse
help-seat = regarder depuis la place de ce joueur
replay-heading = { $game } · après { $at ->
    [one] { $at } réponse
   *[other] { $at } réponses
} sur { $total }
replay-next = Réponse suivante : { $key }
replay-keys = Entrée : suite · b : retour · un nombre : y aller · q : quitter
error-replay-key = « { $given } » ne mène nulle part. Appuyez sur Entrée, ou tapez b, q ou un nombre de 0 à { $most }.

## analyse

help-analyse = Juger une partie terminée : les chances de gagner au fil de la partie, les trois décisions les plus coûteuses,
    chacune avec une meilleure suite, et ce que la chance a donné et les choix ont coûté, en points qui s’additionnent.
example-analyse = Exemples :
      emberhold analyse game.ember
      emberhold analyse game.ember --level thorough
      emberhold analyse game.ember --json
help-analyse-file = la partie enregistrée
help-analyse-level = avec quelle précision regarder : { $known } (par défaut : { $usual })
help-analyse-puzzles = chercher aussi des énigmes dans la partie et les écrire dans ce dossier
analyse-progress = { $done } sur { $all }
analyse-heading = { $game } · { $answers } réponses, { $decisions } décisions examinées
analyse-together = tous les joueurs ensemble
analyse-curve = Chances de gagner
analyse-costly = Ce qui a coûté le plus
analyse-nothing = Aucune décision n’a coûté un point ou plus.
analyse-decision = { $number }. Réponse { $place }, { $who } : { $played } (−{ $cost } : { $before } % → { $after } %)
analyse-better = Mieux : { $line }
analyse-account = Chance et choix, en points sur cent
analyse-start = Au début
analyse-luck = Chance
analyse-choices = Choix : { $who }
analyse-end = À la fin
analyse-numbers = En chiffres : { $who }
analyse-answers = Réponses

## rules

help-rules = Lisez les règles par numéro, par section ou par mots. Sans mots : le sommaire.
example-rules = Exemples :
      emberhold rules WE-045
      emberhold rules 8.2
      emberhold rules brèche fermée
      emberhold rules ashes méditation
      emberhold rules --coverage
help-rules-wanted = un jeu, puis le numéro d’une règle ou d’une section, ou des mots à chercher
help-coverage = lister les règles que les tests prouvent ; le code de sortie est 1 si une règle n’a pas de test
help-tests = le dossier des tests, si ce n’est pas celui qui se trouve à côté du programme
coverage-covered = { $id }  prouvée par { $places }
coverage-physical = { $id }  matériel : { $reason }
coverage-unknown = { $id }  ne figure dans aucun livret, mais est citée par { $places }
coverage-uncovered = { $id }  SANS TEST : { $text }
coverage-summary = { $book } : { $rules } règles : { $covered } prouvées par des tests, { $physical } de matériel, { $uncovered } sans test ; { $examples } exemples et cartes.
error-no-tests = Il n’y a pas de tests dans { $path } : --coverage a besoin des sources du projet.
error-broken-test = { $path } ne peut pas être lu comme du Python : { $why }.

## cards

help-cards = Affichez tout le contenu de la boîte, ou lisez ce qui correspond à un nom.
example-cards = Exemples :
      emberhold cards
      emberhold cards ashes
      emberhold cards torrent ardent
      emberhold cards --language en dezmodia
help-cards-name = un jeu, ou une partie d’un nom, dans votre langue ou en anglais
card-with-cost = { $name } · { $cost }

## simulate and bench

help-simulate = Des robots jouent de nombreuses parties sur tous les cœurs et le programme compte leurs issues. La
    même graine donne les mêmes résultats, quel que soit le nombre de processus. Avec --out, chaque partie
    est conservée dans un fichier Parquet ; une série interrompue reprend quand on redonne la même commande.
example-simulate = Exemples :
      emberhold simulate war-eternal --games 200 --players 2 --bots greedy,random
      emberhold simulate war-eternal --games 10000 --players expert,greedy --nemesis all --out resultats.parquet
      emberhold simulate war-eternal --nemesis gate-witch --difficulty all --seed 1 --json
      emberhold simulate ashes --games 20
      emberhold simulate --again resultats.parquet 17 --save partie.ember
help-game = le jeu : { $games }
help-games = combien de parties de chaque sorte (chaque némésis, chaque paire de paquets), 100 par défaut
help-simulate-players = le nombre de joueurs (2 par défaut) ; ou qui joue, un nom par place
help-simulate-bots = avec un nombre de joueurs : un robot pour toutes les places, ou un par place
help-simulate-out = conserver chaque partie dans ce fichier Parquet ; les campagnes, une par ligne d’un fichier texte
help-simulate-keep = conserver les réponses de chaque partie dans ce fichier, une partie par ligne
help-simulate-change = et si : modifier une valeur imprimée dans ces parties, comme kindle.cost=3 (peut se répéter)
help-processes = le nombre de processus (par défaut, tous les cœurs)
help-simulate-on = où jouer : processes (sur cette machine, par défaut) ou ray
help-simulate-address = une grappe Ray en marche, comme 10.0.0.5{":"}6379 ou auto ; sinon, une grappe locale
help-simulate-again = rejouer la partie de cette ligne d’un fichier et vérifier qu’elle finit de même
help-simulate-save = avec --again : enregistrer cette partie, pour replay
help-simulate-tries = dans une campagne : combien de fois un chapitre perdu est tenté avant de compter comme gagné, 3 par défaut
simulate-games = parties
simulate-won = gagnées
simulate-interval = intervalle à 95 %
simulate-turns = tours en moyenne
simulate-rounds = manches en moyenne
simulate-first = premiers essais
simulate-all = tous les essais
simulate-decreed = abandonnés
simulate-speed = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $rate } parties par seconde.
simulate-speed-resumed = Cette commande a joué { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $rate } parties par seconde ; { $before ->
    [one] { $before } partie était
   *[other] { $before } parties étaient
} déjà là.
simulate-chapters = Tous les chapitres
simulate-campaigns-speed = Cette commande a joué { $campaigns ->
    [one] { $campaigns } campagne
   *[other] { $campaigns } campagnes
}, { $rate } campagnes par seconde.{ $before ->
    [0] {""}
    [one] {" "}{ $before } campagne était déjà là.
   *[other] {" "}{ $before } campagnes étaient déjà là.
}
simulate-written-campaigns = { $campaigns ->
    [one] { $campaigns } campagne se trouve
   *[other] { $campaigns } campagnes se trouvent
} dans { $path }.
simulate-resumed-campaigns = On reprend : { $games ->
    [one] { $games } campagne se trouve
   *[other] { $games } campagnes se trouvent
} déjà dans { $path }.
simulate-stopped-campaigns = Arrêt : { $games ->
    [one] { $games } campagne est conservée
   *[other] { $games } campagnes sont conservées
} dans { $path }. La même commande reprend à cet endroit.
simulate-ray-starts = Démarrage de Ray sur cette machine ; cela peut prendre une minute.
simulate-ray-reached = Connexion à la grappe Ray ; cela peut prendre une minute.
simulate-ray-ready = Ray était prêt après { $seconds } s avec { $places ->
    [one] { $places } cœur
   *[other] { $places } cœurs
} ; le temps des parties se compte à partir de maintenant.
simulate-changed = Modifié pour ces parties : { $changes }.
simulate-written = { $games ->
    [one] { $games } partie se trouve
   *[other] { $games } parties se trouvent
} dans { $path }.
simulate-complete = { $path } est complet avec { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ; il ne restait rien à jouer.
simulate-resumed = On reprend : { $games ->
    [one] { $games } partie se trouve
   *[other] { $games } parties se trouvent
} déjà dans { $path }.
simulate-stopped = Arrêt : { $games ->
    [one] { $games } partie est conservée
   *[other] { $games } parties sont conservées
} dans { $path }. La même commande reprend à cet endroit.
simulate-lost = Un processus s’est arrêté de façon inattendue ; { $games ->
    [one] sa partie est rejouée
   *[other] ses { $games } parties sont rejouées
}.
simulate-again = La partie { $number } a suivi { $decisions ->
    [one] la même décision
   *[other] les mêmes { $decisions } décisions
} et a fini de la même façon :
simulate-saved = Elle est enregistrée dans { $path }.
help-report = Faites des résultats de simulate une seule page avec des graphiques : victoires, durées, achats, et ce
    que valent les cartes et les mages.
example-report = Exemples :
      emberhold report resultats.parquet
      emberhold report normal.parquet expert.parquet --out etude --language fr
help-report-files = des fichiers écrits par simulate --out, d’un seul jeu
help-report-out = le dossier de la page et de ses graphiques ; sinon, à côté du premier fichier
report-written = La page se trouve dans { $path }, les graphiques à côté.
help-metrics = Jouez des parties au hasard et mesurez ce qui rend un jeu difficile à apprendre : les décisions, les choix, les
    cartes cachées, et combien la chance de gagner varie quand tout ce qui est caché est redistribué.
example-metrics = Exemples :
      emberhold metrics
      emberhold metrics ashes --games 20 --seed 7 --json
help-metrics-games = le nombre de parties (100 par défaut)
help-metrics-players = le nombre de joueurs (par défaut, comme dans une partie rapide)
metrics-players = joueurs
metrics-decisions = décisions par partie
metrics-range = dans 90 % des parties
metrics-length = tours ou manches
metrics-options = choix par décision
metrics-most = choix au plus
metrics-forced = décisions à un seul choix
metrics-hidden = cartes cachées au joueur
metrics-spread = écart des donnes
metrics-note = Moyennes sur { $games ->
    [one] { $games } partie au hasard
   *[other] { $games } parties au hasard
}, graine { $seed }.
help-probe = Jouez des parties et cherchez les moments qu’un programme qui apprend ne peut distinguer : la même ligne de nombres,
    mais une autre question ou d’autres choix.
example-probe = Exemples :
      emberhold probe
      emberhold probe relic --decisions 5000 --bot random --json
help-probe-decisions = le nombre de décisions (20000 par défaut)
help-probe-bot = qui joue à toutes les places (greedy par défaut)
probe-games = parties
probe-decisions = décisions
probe-slots = nombres par ligne
probe-repeated = lignes déjà vues
probe-question = même ligne, mêmes actions, autre question
probe-options = même ligne, autre question ou autres choix
probe-share = part des décisions
probe-note = À toutes les places joue { $bot }, graine { $seed }.
probe-example = { $game } : la même ligne désigne ces deux moments.
help-tournament = Faites jouer des programmes entre eux sur les mêmes graines, places échangées, et classez-les (Bradley–Terry, échelle Elo).
    Quand tous jouent ensemble, chacun joue les graines de son côté.
example-tournament = Exemples :
      emberhold tournament ashes --bots random,greedy,skilled --seeds 50 --out ashes.jsonl
      emberhold tournament war-eternal --bots greedy,skilled --json
help-tournament-bots = les programmes, séparés par des virgules (random,greedy par défaut)
help-tournament-seeds = le nombre de graines par paire (20 par défaut)
help-tournament-players = le nombre de joueurs (2 par défaut)
help-tournament-out = le fichier qui garde les résultats ; redonné, il permet de continuer
tournament-agent = programme
tournament-rating = classement
tournament-interval = intervalle à 95 %
tournament-points = points marqués
tournament-note = { $game } : { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
} par paire, graine { $seed }.
help-tune = Cherchez de meilleurs réglages d’un joueur : essayez-en au hasard contre lui-même, puis mesurez le meilleur sur de nouvelles graines.
    Un réglage s’écrit avec ses valeurs : horizon=2..6, doubt=0.5..3.0, deep=no|yes.
example-tune = Exemples :
      emberhold tune ashes search horizon=1..6 doubt=0.5..3.0 --processes 8 --out tuned.jsonl
      emberhold tune war-eternal ismcts explore=0.2..2.0 --tries 30 --json
help-tune-player = le joueur à régler, par exemple search
help-tune-knobs = les réglages et leurs valeurs
help-tune-tries = le nombre d’essais (20 par défaut)
help-tune-seeds = le nombre de graines par essai (10 par défaut)
help-tune-fresh = le nombre de nouvelles graines sur lesquelles le meilleur est mesuré (50 par défaut)
tune-chosen = Le meilleur de { $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
} sur { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
} : la chance a aussi compté dans ce choix, donc ces chiffres le flattent.
tune-measured = Sur { $seeds ->
    [one] { $seeds } nouvelle graine
   *[other] { $seeds } nouvelles graines
}, { $name } obtient { $share } des points ({ $between }).
tune-better = Il est meilleur que { $player }.
tune-not-better = Cela ne montre pas qu’il est meilleur que { $player }.
help-bench = Mesurez les décisions, les parties et les copies par seconde sur cette machine.
example-bench = Exemple :
      emberhold bench --seconds 5
help-seconds = la durée de chaque mesure

## Questions before a game

setup-game = Quel jeu ?
setup-begin = Comment voulez-vous commencer ?
setup-begin-choose = Tout choisir
setup-begin-resume = Reprendre la dernière partie
setup-question = { $prompt } (Entrée : { $usual } · b : retour · q : quitter)
setup-of-box = { $name } · { $box }
setup-players = Combien de joueurs ?
setup-players-value = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
setup-seat = Qui est le joueur { $number } ?
setup-seat-person = Une personne
setup-seat-greedy = Un robot
setup-seat-random = Un robot qui joue au hasard
setup-turn-order-standard = Une carte Ordre du tour par joueur
setup-turn-order-pairs = Des cartes pour des paires de joueurs (un peu plus facile)
setup-seed = Une graine, ou Entrée pour en tirer une nouvelle :

## What went wrong

error-command = Il n’y a pas de commande « { $given } ». Commandes : { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Vouliez-vous dire { $nearest } ?
   *[no] {""}
}
error-option = « { $given } » n’a pas de sens ici. { GIVEN($nearest) ->
    [yes] Vouliez-vous dire { $nearest } ?
   *[no] Voyez { $command } --help.
}
error-option-value = { $option } ne peut pas être lu ainsi. Voyez { $command } --help.
error-option-number = { $option } demande un nombre entier de { $least } à { $most }, et non « { $given } ».
error-setup-number = « { $given } » n’est pas un nombre de 1 à { $most }.
error-bot = Il n’y a pas de robot « { $given } ». Connus : { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Vouliez-vous dire { $nearest } ?
   *[no] {""}
}
error-too-many-bots = { $given ->
    [one] { $given } robot
   *[other] { $given } robots
}, c’est trop pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
error-bot-count = « { $given } » doit être un seul robot, ou un par joueur (joueurs : { $players }).
error-players-twice = Dites qui joue soit avec --players { $players }, soit avec --bots { $bots }, mais pas avec les deux.
error-simulate-on = « { $given } » n’est pas un endroit où jouer. Connus : { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Vouliez-vous dire { $nearest } ?
   *[no] {""}
}
error-save-without-again = --save garde la partie que --again rejoue ; donnez aussi --again.
error-campaign-option = Les campagnes se conservent avec --out, une par ligne ; retirez { $option }.
error-tries-without-campaign = --tries concerne les jeux joués en campagne, et { $game } n’en est pas un ; retirez cette option.
error-address-without-ray = --address est l’adresse d’une grappe Ray et demande --on ray.
error-ray-address = « { $given } » n’est pas l’adresse d’une grappe Ray. Écrivez auto ou HÔTE{":"}PORT, comme 10.0.0.5{":"}6379.
error-ray-unreachable = La grappe Ray à l’adresse { $address } est injoignable : { $why }.
error-ray-none = Aucune grappe Ray n’est en marche sur cette machine. Sans --address, une grappe locale est lancée.
error-ray-version = Ceci est la version { $here }, mais la version { $there } est installée sur la grappe Ray.
error-ray-failed = La grappe Ray n’a pas pu jouer : { $why }
error-workers-die = Le processus a été tué { $attempts } fois pendant ces parties : { $games }. La mémoire manque peut-être. Toutes les autres parties sont conservées.
error-game-failed = La partie { $number } de graine { $seed } a échoué : { $why }
error-game-stalled = Elle n’était pas finie après { $decisions } décisions.
error-extra-missing = { $package } n’est pas installé. Installez-le avec : pip install emberhold[{ $extra }]
error-results-place = { $path } ne peut pas être écrit : { $place } n’est pas un dossier ou n’existe pas.
error-results-folder = { $path } est un dossier, et non un fichier de résultats.
error-results-missing = Il n’y a pas de fichier { $path }.
error-results-write = { $path } ne peut pas être écrit : { $why }.
error-results-read = { $path } ne peut pas être lu : { $why }.
error-results-foreign = { $path } ne contient pas de résultats de simulate --out. Choisissez un autre fichier.
error-campaigns-foreign = { $path } ne contient pas de campagnes de simulate --out. Choisissez un autre fichier.
error-change-form = « { $given } » n’est pas une modification. Écrivez CARTE.CHAMP=VALEUR, comme kindle.cost=3.
error-change-card = « { $given } » n’est ni une carte ni un plateau de { $game }.{ GIVEN($nearest) ->
    [yes] {" "}Vouliez-vous dire « { $nearest } » ?
   *[no] {""}
}
error-change-field = { $card } n’a pas de champ « { $given } » que l’on puisse modifier. Ses champs : { $known }.
error-change-value = { $change } ne peut pas être lu : { $why }.
error-change-game = Les cartes de { $game } ne peuvent pas être modifiées pour une série.
error-change-twice = Des cartes sont déjà modifiées ({ $given }). Annulez d’abord cela.
error-kept-changed = Cette partie de { $game } a été jouée avec des cartes modifiées : { $changes }. Lisez-la dans emberhold.lab.changes.changed(…) avec les mêmes modifications.
error-save-changed = Une partie aux cartes modifiées ({ $changes }) ne peut pas être enregistrée : une partie enregistrée se lit avec les cartes imprimées. Retirez --save.
error-keep-and-out = --keep et --out ne s’emploient pas ensemble : choisissez l’une des deux options, ou jouez la série deux fois.
error-keep-packed = Les parties sont ajoutées à { $path } une à une : le fichier ne peut pas être compressé pendant l’écriture. Retirez « .gz » et compressez-le ensuite.
error-kept-foreign = { $path } ne contient pas de parties de simulate --keep. Choisissez un autre fichier.
error-kept-differs = La partie conservée { $number } ne se déroule plus de la même façon : une autre version l’a écrite, ou sa ligne a été modifiée.
error-results-damaged = { $path } est endommagé et illisible. Rejouez la série, ou prenez une copie.
error-results-columns = Il manque à { $path } les colonnes { $missing } ; cette version ne l’a pas écrit.
error-results-empty = Il n’y a aucune partie dans { $path }.
error-results-names = { $path } : les résultats parlent de quelque chose que cette version ne connaît pas ({ $given }).
error-results-mixed = Les fichiers contiennent des jeux différents ({ $games }). Un rapport porte sur un seul jeu à la fois.
error-results-busy = Une autre commande simulate écrit en ce moment dans { $path }.
error-other-batch = { $path } contient une autre série ; elle diffère en : { $points }. Choisissez un autre fichier, ou supprimez-le pour recommencer.
error-again-number = Il n’y a pas de partie { $number } dans { $path } ; la dernière est { $last }.
error-again-differs = La partie { $number } de la version { $version } se déroule autrement : { $point } vaut maintenant { $now } au lieu de { $then }.
error-file-missing = Quel fichier ? emberhold { $command } FICHIER
error-toml = { $path } n’est pas une situation en TOML : { $why }.
error-nothing-to-resume = Il n’y a pas de partie inachevée dans { $path }.
error-port-in-use = Le port { $port } est occupé. Choisissez-en un autre avec --port, ou 0 pour un port libre.
error-port-forbidden = Le port { $port } exige des droits particuliers. Choisissez un numéro à partir de 1024.
error-host = Cette machine ne peut pas écouter sur « { $given } ». Essayez 127.0.0.1, ou 0.0.0.0 pour toutes ses adresses.
error-url = « { $given } » n’est pas une adresse publique telle que https://games.example.org.
error-turn-hook = « { $given } » n’est pas une adresse à laquelle envoyer des notifications, telle que https://ntfy.example.org/.
error-mail-server = « { $given } » n’est pas l’adresse d’un serveur de courriel, telle que smtp://nom:motdepasse@mail.example.org:587?from=table@example.org.
error-push-contact = « { $given } » n’est pas une adresse de contact, telle que mailto:you@example.org ou https://example.org.
error-push-extra = Les notifications web push demandent le paquet cryptography. Installez-le avec : pip install emberhold[push]

## campaign

help-campaign = Jouez une campagne dans le terminal. Elle est conservée dans un seul fichier après chaque réponse ;
    un chapitre terminé est clos pour toujours.
example-campaign = Exemples :
      emberhold campaign new
      emberhold campaign list
      emberhold campaign continue
      emberhold campaign show my.campaign
help-campaign-words = new avec le nom d’un jeu, list, continue, show ou story avec le fichier d’une campagne (par défaut la dernière jouée) ; list par défaut
metavar-way = QUOI
campaign-list = Vos campagnes
campaign-line = { $file } : { $game }, { $chapter } ({ $when })
campaign-none = Aucune pour le moment. Pour en commencer une : emberhold campaign new
campaign-kept = La campagne est conservée dans { $path }. Pour continuer : emberhold campaign continue
campaign-heading = { $heading } · { $chapter }
campaign-next = Le chapitre est clos. Entrée : vers le suivant, « { $chapter } »
campaign-over = La campagne est terminée.
campaign-nothing = Encore rien.
campaign-sealed = { $things ->
    [one] { $things } élément est encore scellé.
   *[other] { $things } éléments sont encore scellés.
}
save-mended = Une règle a été corrigée depuis : { $lost ->
    [one] la dernière réponse ne convient plus
   *[other] les { $lost } dernières réponses ne conviennent plus
} et la partie reprend juste avant. L’ancien enregistrement se trouve dans { $path }.
error-campaign-way = « { $given } » n’est pas une sous-commande de campaign. Possibles : { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Vouliez-vous dire { $nearest } ?
   *[no] {""}
}
error-no-campaigns = Aucun de ces jeux ne se joue en campagne.
error-no-campaign-here = Il n’y a dans { $path } aucune campagne à continuer. Pour en commencer une : emberhold campaign new

version-compiled = emberhold { $version } (moteur compilé)
version-sources = emberhold { $version } (moteur exécuté depuis les sources)

## backup

help-backup = Copiez dans un fichier les tables du serveur pendant qu’il tourne, ou restaurez une telle copie.
    Pour SQLite ; une base PostgreSQL se copie avec pg_dump.
example-backup = Exemples :
      emberhold backup tables-lundi.sqlite
      emberhold backup tables-lundi.sqlite --restore --database restaurees.sqlite
help-backup-file = le fichier de la copie
help-restore = placer la copie là où il n’y a pas encore de base
backup-written = Les tables ont été copiées dans { $path }.
backup-restored = Les tables ont été restaurées dans { $path }.
error-backup-postgres = PostgreSQL a ses propres outils : pg_dump --format=custom pour copier une base, pg_restore pour la restaurer.
error-backup-missing = Il n’y a pas de fichier { $path }.
error-backup-there = Il y a déjà une base de données dans { $path }. Déplacez-la, ou restaurez ailleurs.
error-backup-write = La copie { $path } n’a pas pu être écrite : { $why }.
error-backup-read = La copie { $path } ne peut pas être utilisée : { $why }.
error-no-message = Un jeu n’a pas de mots pour « { $given } » dans la langue « { $language } » : ce message manque dans ses fichiers.

## reports

help-reports = Lister ce que les joueurs ont signalé à la personne qui gère le serveur : à quelle table, au sujet de qui, et ce que cette personne avait écrit.
example-reports = Exemples :
      emberhold reports
      emberhold reports --database games.sqlite
reports-none = Personne n’a rien signalé.
reports-box = { $when } · La boîte « { $title } » a été signalée par { $count ->
    [one] une personne
   *[other] { $count } personnes
 }.
  Pour la fermer : emberhold box close { $digest }
reports-head = { $when }, table { $table } : { $who } (place { $seat }) a fait l’objet d’un signalement.
reports-by = Signalement fait depuis la place { $seats }. Écrit à la table :
reports-nothing = (rien)

## box

help-box = Boîtes personnelles : des dossiers de cartes qui sont des données, ou leurs fichiers compressés.
example-box = Exemples :
      emberhold box new my-box
      emberhold box new my-scenario --game relic
      emberhold box check my-box
      emberhold box play my-box
      emberhold box pack my-box
      emberhold box report my-box --card first-flame --against kindle
help-box-what = commencer une boîte, la vérifier, y jouer, la réunir en un fichier, ou juger ce qu’elle contient ; pour l’opérateur d’un serveur : la mettre dans la galerie ou l’en retirer, la fermer ou la rouvrir
help-box-folder = le dossier de la boîte, ou son fichier compressé ; pour l’opérateur, le lien d’une boîte gardée par le serveur
help-box-game = le jeu auquel la nouvelle boîte est destinée : { $games } (par défaut le premier)
help-box-out = le fichier compressé à écrire (par défaut : au nom de la boîte)
help-box-card = juger seulement cette carte, ce mage ou cette némésis
help-box-against = comparer avec ceci (par défaut : des éléments imprimés semblables)
help-box-pairs = combien de paires de parties jouer (par défaut : 300)
box-told-begun = { $path } est maintenant une boîte : modifiez ses fichiers, puis vérifiez-la avec « emberhold box check { $path } ».
box-told-untold = { $name } : pas de mots dans ces langues : { $languages } ; dit dans une autre langue et marqué.
box-told-sound = { $title } : { $count ->
    [one] { $count } élément
   *[other] { $count } éléments
}, aucune erreur. À la table : { $name }
box-told-packed = Réuni dans { $path }. À la table : { $name }
box-told-offer = « { $title } » est dans la galerie.
box-told-withdraw = « { $title } » n’est plus dans la galerie.
box-told-close = « { $title } » est fermée : aucune nouvelle table ne peut être ouverte avec elle.
box-told-reopen = « { $title } » est à nouveau ouverte.
box-told-time = { $thing } : { $games } parties, environ { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
box-told-verdict = { $thing } : { $pairs } paires de parties sur les mêmes donnes
box-told-rates = Gagné avec : { NUMBER($with, style: "percent") }, sans : { NUMBER($without, style: "percent") }.
box-told-wins = Écart de parties gagnées, en points : { $mean } (intervalle à 95 % : de { $low } à { $high }).
box-told-margin = { $judgement ->
    [better] Meilleur pour les joueurs
    [worse] Moins bon pour les joueurs
   *[open] Indécis
} : la netteté des victoires et des défaites diffère de { $mean } points (intervalle à 95 % : de { $low } à { $high }).
box-told-foe = { $judgement ->
    [better] Plus facile à battre que ce à quoi il est comparé.
    [worse] Plus difficile à battre que ce à quoi il est comparé.
   *[open] Indécis : il est peut-être aussi difficile à battre que ce à quoi il est comparé.
}
box-told-bought = Acquis dans { NUMBER($share, style: "percent") } des parties, { $copies } exemplaires par partie.
box-told-buyers = Acquis par : { $buyers }
box-told-buyer = { $mage } dans { NUMBER($share, style: "percent") } de ses parties
box-told-course = { GIVEN($thing) ->
    [yes] { $thing }
   *[no] Ceux qui sont imprimés
} : { $games } parties. La moitié d’entre elles ont duré de { $low } à { $high } manches ; la médiane est { $middle }.
box-told-end = { NUMBER($share, style: "percent") } : { $how }
box-told-order = Parties gagnées dans l’ordre des tours : { $shares }.
box-told-share = { NUMBER($share, style: "percent") }
box-told-met = Quelqu’un l’a rencontrée dans { NUMBER($share, style: "percent") } des { $games } parties. Pendant ce tour, en moyenne :
box-told-measure = { $measure } : { $mean } (de { $low } à { $high }) ; cartes imprimées de ce genre : { $usual }
box-told-rule = « { $rule } » est entrée en jeu dans { NUMBER($share, style: "percent") } des parties, { $often } fois par partie.
error-box-way = « { $given } » n’est pas une action pour une boîte. Connues : { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Vouliez-vous dire { $nearest } ?
   *[no] {""}
}
error-box-there = { $path } existe déjà et reste tel quel. Choisissez un autre nom.
error-box-folder-name = Le nom technique d’une boîte vient de son dossier ; « { $given } » n’a pas de lettres de a à z. Choisissez un autre nom.
error-box-nothing-judged = Il n’y a rien à juger dans cette boîte : seuls les cartes de la réserve, les mages, les némésis, les personnages et les scénarios se jugent.
error-box-thing = Il n’y a pas de « { $given } » à comparer. Connus : { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Vouliez-vous dire { $nearest } ?
   *[no] {""}
}
error-box-judged = { $given } ne peut pas être jugé seul : seuls les cartes de la réserve, les mages et les némésis peuvent l’être.
