# Réparations avec l’accord de tous.

error-repair-exercise = Les leçons, les énigmes et le défi du jour ne peuvent pas être réparés : tout le monde les joue de la même façon.
error-repair-game = Rien ne peut être réparé dans ce jeu.
error-repair-together = Ces changements ne vont pas ensemble : demandez-les l’un après l’autre.
error-no-repair = Plus personne ne demande de réparation.
house-repair-request = { $who } veut réparer la table :
house-repair-line = { $label } : { $was } → { $now }
house-repair-move = { $number ->
    [1] { $label }
   *[other] { $label } × { $number }
}
house-repair-line-of = { $who } · { $line }
house-notice-repaired = Tout le monde a accepté une réparation. Cette partie ne compte plus dans les statistiques.
house-notice-unrepaired = La réparation a été refusée.
web-repair = Réparer la table
web-repair-about = Si quelque chose s’est mal passé, les nombres que tout le monde voit peuvent être modifiés à la main et des cartes déplacées. Toutes les personnes à la table doivent accepter, les réponses de l’étape en cours sont annulées, et la partie ne compte plus dans les statistiques.
web-repair-ask = Demander à tous
web-repair-agree = Accepter
web-repair-decline = Refuser
web-repair-withdraw = Retirer
web-repair-asked = Les autres sont consultés.
web-repair-cards = Déplacer des cartes
web-repair-card = Carte
web-repair-to = Vers
web-repair-count = Combien
web-repair-add = Ajouter ce déplacement
web-repair-drop = Retirer ce déplacement
web-repair-whole = La table
web-you-kind-repaired = réparée à la main
web-repair-number = de %least% à %most%
