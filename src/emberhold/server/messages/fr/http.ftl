### What the server says to browsers: errors, small pages, bots.

server-wrong-host = Ce serveur ne répond pas à cette adresse. Ouvrez l’adresse qu’il a affichée à son lancement, ou lancez-le avec --url.
server-wrong-origin = Cette requête ne vient pas d’une page de ce serveur et a été refusée.
server-too-long = Ce message fait { $given } octets ; { $most } au plus sont lus.
server-too-fast-title = Trop de demandes
server-too-fast = Trop de messages en peu de temps. Attendez un instant et réessayez.
server-too-slow = Cette requête a mis trop de temps à arriver et a été abandonnée.
server-too-many-pages = Trop de pages sont déjà ouvertes. Fermez-en quelques-unes.
server-malformed = Ce message n’est pas compris : { $why }.
server-not-json = Ce message n’est pas du JSON en UTF-8.
server-not-a-number = { $name } doit être un nombre entier, pas « { $given } ».
server-no-page = Il n’y a rien à cette adresse.
server-wrong-method = Cette adresse ne s’utilise pas ainsi.
server-went-wrong = Une erreur s’est produite sur le serveur. La table a gardé chaque réponse ; réessayez.
server-database-away = La base de données ne répond pas en ce moment. Rien de ce qui a été enregistré n’est perdu ; réessayez bientôt.
server-not-yours = Ce navigateur n’a pas de place à cette table. Demandez un lien à la personne qui l’a ouverte.
server-not-your-seat = Cette place appartient à quelqu’un d’autre.
server-only-host = Seule la personne qui a ouvert la table peut faire cela.
server-links-which = Indiquez soit le lien à créer, soit le lien à révoquer.
server-no-such-lesson = Il n’y a pas de leçon « { $given } ». Connues : { $known }.
server-no-such-puzzle = Il n’y a pas d’énigme « { $given } ». La page /puzzles en donne la liste.
server-no-such-seat = Cette table n’a pas de place { $given }.
server-seat-count = Pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, il faut autant de places ; { $given ->
    [one] { $given } a été donnée
   *[other] { $given } ont été données
}.
server-code-wrong = Le code « { $given } » est mal tapé, incomplet ou issu d’une autre version. Comparez-le lettre par lettre.
server-code-lent = Il n’y a pas de code pour les mages d’une campagne : ils restent chez ceux qui l’ont jouée. Envoyez plutôt un lien vers la table.
server-bot-greedy = robot rapide (principes simples)
server-bot-random = robot aléatoire
server-bot-about-greedy = Répond aussitôt selon des principes simples, sans anticiper : un peu plus fort que le débutant.
server-bot-about-random = Joue au hasard un coup permis.
server-bot-search = search (200 anticipations)
server-bot-about-search = Compare ses possibilités dans 200 mondes possibles avant de répondre, deux secondes au plus. La mesure des autres programmes.
server-bot-ismcts = recherche arborescente (500 itérations)
server-bot-about-ismcts = Construit un seul arbre sur tout ce qu’il ne peut pas distinguer (Monte-Carlo sur les ensembles d’information), deux secondes au plus par réponse.
server-bot-net = joueur entraîné « { $name } »
server-bot-about-net = Joue selon des poids appris au fil des parties et ne voit que ce que voit sa place.
error-agents-folder = Il n’y a pas de dossier « { $path } ». --agents attend un dossier de fichiers de poids.
error-agent = Ce serveur n’a pas de joueur entraîné « { $given } ». { GIVEN($known) ->
    [yes] Connus : { $known }.
   *[no] Il n’en propose aucun ; emberhold serve --agents DOSSIER le permet.
}{ GIVEN($nearest) ->
    [yes] {" "}Vouliez-vous dire { $nearest } ?
   *[no] {""}
}
server-link-unknown-title = Ce lien ne mène nulle part
server-link-unknown = Le lien est incomplet ou n’a jamais été donné. Copiez-le en entier, ou demandez-en un autre.
server-link-used-title = Ce lien a déjà servi
server-link-used = Le lien d’une place ne fonctionne que dans un seul navigateur. Si ce n’est pas vous qui l’avez utilisé, demandez-en un autre à la personne qui a ouvert la table.
server-link-revoked-title = Ce lien n’est plus valable
server-link-revoked = La personne qui a ouvert la table a remplacé ce lien. Demandez-lui le nouveau.
server-not-invited-title = Cette table ne vous est pas ouverte
server-not-invited = Ce navigateur n’a pas de place à cette table, ou cette table n’existe pas. Ouvrez le lien reçu, ou demandez-en un.
server-no-page-title = Rien ici
server-home = Vers la page d’accueil
server-join-title = Vous prenez place
server-join = Un instant, vous prenez place.
server-join-button = Prendre ma place
server-join-known = Avant de vous asseoir : un adversaire à cette table connaît peut-être ce qui est caché dans cette partie, y compris les cartes que vous aurez en main, et il n’est pas possible de le redistribuer.
server-join-handed = Avant de vous asseoir : jusqu’à présent, cette place était occupée par un adversaire présent à cette table, qui en connaît les cartes. Elles ne peuvent pas être redistribuées tant que d’autres jouent.
server-script-needed = Emberhold a besoin de JavaScript pour montrer la table.
server-missing = Il manque { $name }.

## What is wrong with a message; a clause

server-fault-missing = le champ « { $field } » manque
server-fault-unknown = le champ « { $field } » n’existe pas
server-fault-kind = le champ « { $field } » doit être { $kind }
server-fault-value = { GIVEN($field) ->
    [yes] la valeur du champ « { $field } » n’est pas permise
   *[no] il n’a pas la forme voulue
}
server-kind-int = un nombre entier
server-kind-number = un nombre
server-kind-text = un texte
server-kind-yes-no = true ou false
server-kind-list = une liste
server-kind-object = un objet
