# L’application installée et la lecture hors ligne.

web-app-offline = Garder les cartes, les règles, les leçons et les énigmes pour les lire hors ligne
web-app-keeping = Enregistrement en cours ; cela prend un moment…
web-app-kept = Enregistré dans ce navigateur, dans la langue que vous lisez.
web-app-not-kept = L’enregistrement a échoué. Réessayez quand le serveur sera joignable.
web-app-dropped = Plus rien n’est enregistré.
web-app-install = Installer Emberhold comme application
web-settings-awake = Garder l’écran allumé à une table
web-settings-vibrate = Vibrer quand c’est mon tour
web-outdated = Cette page est plus ancienne que le serveur.
web-outdated-reload = Recharger
web-offline-title = Hors ligne
web-offline-lead = Le serveur est injoignable, il est donc impossible de jouer. Ce que vous avez gardé peut se lire : toutes les cartes, les règles, les leçons, et les énigmes avec leurs buts.
web-lessons = Leçons
web-lessons-about = Le texte des leçons, à lire sans table et, une fois gardé dans les réglages, hors ligne.
web-lessons-play = Jouer cette leçon
web-lessons-read = Lire les leçons
web-app-newer = Une nouvelle version est arrivée : rechargez la page quand cela vous convient.
web-app-reload = Recharger
