### A life beyond one game: puzzles, the day's challenge, statistics, deeds, notes. %name% is filled in by the page.

## Puzzles

web-puzzles = Énigmes
web-puzzles-lead = Des positions avec un but. La première idée est rarement la bonne ; tout peut être annulé, autant de fois que vous le voulez.
web-puzzles-solved = %done% sur %of% résolues
web-puzzles-stars = Difficulté %n% sur %of%.
web-puzzles-done = Résolue.
web-puzzle = Énigme
web-puzzle-solved = Résolue !
web-puzzle-failed = Pas cette fois.
web-puzzle-again = Réessayer
web-puzzle-next = Énigme suivante
web-puzzle-all = Toutes les énigmes

## The challenge of the day

web-daily = Défi du %date%
web-daily-about = Les mêmes cartes et la même chance pour tout le monde, toute la journée. Un nouveau défi arrive à minuit, temps universel.
web-daily-go = Relever le défi
web-daily-again = Le rejouer
web-daily-row-one = %n% jour d’affilée
web-daily-row-few = %n% jours d’affilée
web-daily-row-many = %n% jours d’affilée
web-daily-row-other = %n% jours d’affilée

## Statistics and history

web-daily-yesterday-one = Hier, %n% joueur l’a relevé.
web-daily-yesterday-few = Hier, %n% joueurs l’ont relevé.
web-daily-yesterday-many = Hier, %n% joueurs l’ont relevé.
web-daily-yesterday-other = Hier, %n% joueurs l’ont relevé.
web-daily-best-one = Le meilleur a gagné en %n% décision.
web-daily-best-few = Le meilleur a gagné en %n% décisions.
web-daily-best-many = Le meilleur a gagné en %n% décisions.
web-daily-best-other = Le meilleur a gagné en %n% décisions.
web-daily-nobody = Personne n’a gagné.
web-daily-longest = record : %n%
web-daily-played = joué
web-daily-open = pas joué
web-daily-share = Partager le résultat
web-daily-shared = Copié
web-you = Vos parties
web-you-lead = Ce que ce navigateur retient : la fin de vos parties, et ce qui méritait d’être raconté. Rien n’en est envoyé ailleurs.
web-you-sum = Bilan
web-you-nothing = Aucune partie terminée pour l’instant. Les leçons et les énigmes ne comptent pas ici.
web-you-rate = gagnées
web-you-streak = série de victoires en cours
web-you-with = Votre personnage
web-you-against = En face
web-you-wins = victoires
web-you-won = Gagnée
web-you-lost = Perdue
web-you-of-won = victoires sur %of%
web-you-between = probablement entre %low% et %high% pour cent
web-you-best-row = record : %best%
web-you-last-games = Vos dernières parties, de la plus ancienne à la plus récente
web-you-minutes = minutes pour une partie typique
web-you-shortest = la plus courte %least%, la plus longue %most%
web-you-long = de %from% à %to% minutes : %count%
web-you-min = %n% min
web-you-games = parties
web-you-weeks = les %n% dernières semaines, jour par jour
web-you-day = %day% : %count%
web-you-as-table = Afficher en tableau
web-you-of = sur %n%
web-you-by-foe = victoires par adversaire
web-you-by-figure = victoires par personnage
web-you-level = Difficulté
web-you-by-level = victoires par niveau
web-you-soft = Le repère est votre part de victoires. La barre floue montre où se situe probablement votre vrai niveau : plus vous jouez, plus elle raccourcit. Elle apparaît après trois parties.
web-you-all = Toutes les parties
web-you-first = Jouer une première partie
web-you-all-games-one = Afficher %n% partie
web-you-all-games-few = Afficher les %n% parties
web-you-all-games-many = Afficher les %n% parties
web-you-all-games-other = Afficher les %n% parties
web-you-deeds = Hauts faits
web-you-history = Historique
web-you-kind-lesson = leçon
web-you-kind-puzzle = énigme
web-you-kind-daily = défi du jour
web-you-file = Emportez tout
web-you-file-about = Exportez le tout dans un fichier et importez-le dans un autre navigateur. Une partie déjà connue ne compte pas deux fois.
web-you-export = Exporter
web-you-import = Importer un fichier
web-you-imported-one = %n% partie importée.
web-you-imported-few = %n% parties importées.
web-you-imported-many = %n% parties importées.
web-you-imported-other = %n% parties importées.
web-you-import-wrong = Ce n’est pas un historique d’Emberhold, ou le fichier est endommagé. Rien n’a été changé.
web-you-forget = Tout oublier
web-you-forget-about = L’historique, les hauts faits et les énigmes résolues sont supprimés de ce navigateur. Les parties encore sur le serveur reviendront à la prochaine ouverture de cette page.
web-you-forget-yes = Oublier

## Deeds

web-deed-waits = Reste à raconter
web-deed-first-fire = Au coin du feu
web-deed-first-fire-how = Jouez une partie jusqu’au bout.
web-deed-first-fire-told = Une place près du feu, et un récit écouté jusqu’à la fin.
web-deed-first-light = Première lueur
web-deed-first-light-how = Gagnez une partie.
web-deed-first-light-told = La nuit a cédé pour la première fois, et vous avez compris pourquoi on en fait des chansons.
web-deed-last-stone = La dernière pierre
web-deed-last-stone-how = Gagnez alors que Gravehold a 5 points de vie ou moins.
web-deed-last-stone-told = Quand la poussière est retombée, un mur de Gravehold tenait encore. C’était assez.
web-deed-by-a-thread = À un cheveu
web-deed-by-a-thread-how = Gagnez avec 2 points de vie ou moins.
web-deed-by-a-thread-told = Un coup de plus et ce récit aurait été celui d’un autre. Ce coup n’est jamais venu.
web-deed-from-the-ashes = Renaître de ses cendres
web-deed-from-the-ashes-how = Gagnez après trois défaites d’affilée.
web-deed-from-the-ashes-told = Trois fois, il a fallu vous porter hors du champ de bataille. La quatrième, vous marchiez.
web-deed-three-torches = Trois torches
web-deed-three-torches-how = Gagnez trois parties d’affilée.
web-deed-three-torches-told = Trois nuits, trois torches, et aucune ne s’est éteinte.
web-deed-four-shadows = Quatre ombres
web-deed-four-shadows-how = Battez chacune des quatre némésis de Guerre Éternelle.
web-deed-four-shadows-told = Le titan, la sorcière, la couronne et le voile : tous sont venus pour la ville, et tous sont tombés sur vous.
web-deed-many-faces = Mille visages
web-deed-many-faces-how = Gagnez avec six personnages différents.
web-deed-many-faces-told = Six noms reviennent dans les récits au coin du feu, et chaque fois c’était vous.
web-deed-three-hearths = Trois foyers
web-deed-three-hearths-how = Gagnez à trois jeux différents.
web-deed-three-hearths-told = Quel que soit le foyer où vous vous asseyez, une place vous y attend.
web-deed-alone = Sans personne, contre la nuit
web-deed-alone-how = Battez une némésis avec un seul mage.
web-deed-alone-told = Personne n’est venu vous aider. Ce n’était pas la peine.
web-deed-side-by-side = Côte à côte
web-deed-side-by-side-how = Gagnez une partie où joue aussi quelqu’un d’autre.
web-deed-side-by-side-told = Il y avait quelqu’un d’autre à la table, et vous le raconterez ensemble.
web-deed-long-night = La longue nuit
web-deed-long-night-how = Gagnez une partie d’au moins 400 décisions.
web-deed-long-night-told = Il a fallu changer deux fois les bougies avant la fin.
web-deed-worth-a-song = Digne d’une chanson
web-deed-worth-a-song-how = Perdez dix parties.
web-deed-worth-a-song-told = Dix défaites, et un retour après chacune. Les plus belles chansons parlent de cela.
web-deed-every-morning = Chaque matin
web-deed-every-morning-how = Jouez le défi du jour sept jours différents.
web-deed-every-morning-told = Sept matins, vous avez demandé au jour ce qu’il vous réservait.
web-deed-riddle = À y regarder de plus près
web-deed-riddle-how = Résolvez une énigme.
web-deed-riddle-told = La première idée était mauvaise, et vous n’y avez pas cru.
web-deed-riddler = On ne vous la fait pas
web-deed-riddler-how = Résolvez douze énigmes.
web-deed-riddler-told = Douze fois, le coup évident était là, et douze fois, vous l’y avez laissé.

## Notes, calls, the simple view

web-notes = Mes notes
web-notes-about = Rien que pour vous : elles restent dans ce navigateur, avec cette table et cette place.
web-notes-kept = Enregistré.
web-notes-not-kept = Ce navigateur ne garde rien : les notes durent autant que la page.
web-settings-notify = Me prévenir quand c’est mon tour et que la page n’est pas visible
web-settings-notify-not = Le navigateur n’autorise pas cette page à vous prévenir. Ses propres réglages en décident.
web-settings-call = Me prévenir quand c’est mon tour à cette table et que je n’ai aucune page ouverte
web-settings-call-topic = Sujet
web-settings-call-about = La personne qui tient ce serveur transmet le message à votre téléphone ou par courriel. Il indique quel jeu et quelle place attendent, mais ne révèle rien des cartes. Un sujet est comme un mot de passe : choisissez-en un que personne ne devine.
web-settings-call-on = Désormais, les messages partent sous ce sujet.
web-settings-call-off = Plus aucun message ne part.
web-settings-beginner = Vue simple : texte plus grand, conseils automatiques, l’essentiel seulement
