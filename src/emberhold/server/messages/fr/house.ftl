# Ce que dit la maison quand quelque chose est impossible.

error-database = { $given } n’est pas une adresse de base de données. Indiquez le chemin d’un fichier, ou une adresse commençant par sqlite:/// ou postgresql://.
error-database-driver = PostgreSQL demande le paquet psycopg : pip install emberhold[postgres].
error-database-open = La base de données { $given } est inutilisable : { $why }.
error-database-newer = La base de données { $given } vient d’une version plus récente d’Emberhold. Utilisez cette version-là, ou une base à part.
error-table-newer = Une version plus récente du serveur a repris cette table. Rechargez la page.
error-table-unknown = Il n’y a pas de table nommée { $given }.
error-stale = Quelque chose s’est passé à la table entre-temps. Regardez de nouveau.
error-not-asked = Rien n’est demandé à cette place pour l’instant.
error-not-your-seat = Cette place n’est pas la vôtre.
error-seat-of-bot = Un robot joue à cette place.
error-only-watching = Un spectateur ne peut pas faire cela.
error-no-turn-hook = Ce serveur ne peut prévenir personne : il a été lancé sans --turn-hook.
error-topic = Un sujet compte de 1 à 64 caractères : lettres de a à z, chiffres, traits d’union et tirets bas.
error-only-host = Seule la personne qui a ouvert la table peut faire cela.
error-unknown-wish = « { $given } » n’est pas une demande connue ici.
error-undo-not-free = Depuis, quelque chose a été révélé ou quelqu’un d’autre a joué. Demandez aux autres d’accepter l’annulation.
error-undo-dealt = Rien de ce qui précède la nouvelle distribution des cartes cachées ne peut être annulé.
error-no-request = Personne ne vous demande d’accepter une annulation.
error-no-hint = Il n’y a rien à conseiller : rien n’est demandé à cette place.
error-thinking = D’autres conseils sont déjà en préparation. Attendez un instant et redemandez.
error-decided-before-end = Ce qui a décidé de la partie sera visible une fois celle-ci terminée.
error-open-before-end = Toutes les cartes seront visibles une fois la partie terminée.
error-secrets-of-others = Cela révélerait ce que d’autres gardent secret. Ce sera possible une fois la partie terminée.
error-over-is-final = La partie est bel et bien terminée : depuis sa fin, chacun peut voir ce qui était secret. On peut la continuer à une nouvelle table.
error-seat-of-person = Quelqu’un d’autre joue à cette place et se trouve à la table : lui seul peut changer qui y joue.
error-moment = Il n’y a pas de moment { $given } : la partie compte { $most ->
    [one] { $most } réponse
   *[other] { $most } réponses
} jusqu’ici.
house-undo-request = { $who } demande à annuler { $answers ->
    [one] la dernière réponse
   *[other] les { $answers } dernières réponses
}.
house-player = Joueur { $number }
house-call = « { $game } » vous attend, { $who } : c’est votre tour.
house-notice-undone = { $who } a annulé { $answers ->
    [one] une réponse
   *[other] { $answers } réponses
}.
house-notice-refused = { $who } n’accepte pas l’annulation.
house-notice-withdrawn = { $who } ne demande plus d’annulation.
house-notice-to-bot = Un robot joue maintenant pour { $who }.
house-notice-to-bot-yours = Un robot joue maintenant à votre place. Choisissez votre nom en haut pour reprendre votre place.
house-notice-to-person = { $who } joue de nouveau.
house-notice-to-person-yours = Vous jouez de nouveau à votre place.
house-notice-arrived = { $who } est maintenant à la table.
house-notice-left = { $who } quitte la table.
house-notice-unseated = La place occupée par { $who } est libérée. Quelqu’un d’autre peut venir avec un nouveau lien.
house-notice-dealt = { $who } pouvait connaître ce qui est caché à cette table. Un adversaire étant arrivé, tout a été redistribué au hasard, et l’étape en cours recommence.
house-notice-dealt-yours = Un adversaire est arrivé, et vous pouviez connaître ce qui est caché à cette table. Tout a été redistribué au hasard, et l’étape en cours recommence.
house-notice-known = { $who } connaît peut-être ce qui est caché à cette table. Il n’a pas été possible de le redistribuer.
house-notice-known-yours = Un adversaire est arrivé, et vous connaissez peut-être ce qui est caché à cette table. Il n’a pas été possible de le redistribuer ; votre adversaire en est informé.
house-notice-handed = Jusqu’à présent, la place de { $who } était occupée par un adversaire présent à cette table, qui en connaît les cartes.
house-notice-tried = { $who } fait un essai à une table à part. Ce qui lui est caché y a été redistribué.
house-notice-dealt-anew = Ceci est un essai : tout ce que vous ne pouviez pas savoir a été redistribué et peut donc être différent à la table d’origine.
house-notice-ends = Personne n’a joué ici depuis longtemps. La table sera supprimée le { $day }, à moins que quelqu’un ne continue ; la partie peut être enregistrée dans un fichier auparavant.
house-notice-policy = L’annulation n’est plus libre : des adversaires jouent maintenant dans des navigateurs différents.
error-save-long = Une partie de { $given } réponses est trop longue pour être ouverte ici. On en rejoue { $most } au plus.
error-free-undo = L’annulation ne peut pas être libre avec un ami dans un autre navigateur : vous jouez l’un contre l’autre.
error-chapter-stays = Le chapitre est terminé : ce qu’il a apporté reste.
error-no-chapter = Cette table n’appartient à aucune campagne.
error-campaign-unknown = Il n’y a pas de campagne nommée { $given }.
house-notice-mended = Une règle a été corrigée depuis la dernière ouverture de cette table. { $answers ->
    [one] La dernière réponse ne convient plus
   *[other] Les { $answers } dernières réponses ne conviennent plus
} : la partie reprend juste avant. L’ancien enregistrement peut être téléchargé depuis les options.
house-chapter = Chapitre { $number }
error-never-mended = L’enregistrement de cette table n’a jamais été écourté.
