# Les gens avec qui l’on a joué, et les invitations.

error-seat-not-free = Cette place n’est plus libre.
error-handle = Cette personne ne peut pas être invitée : le lien est ancien, ou vient d’un autre serveur.
error-invitation = Cette invitation n’est plus valable.
web-circle = Votre cercle
web-circle-about = Les gens avec qui vous avez joué. La liste n’est gardée que dans ce navigateur.
web-circle-empty = Encore personne. Les gens avec qui vous terminez une partie apparaissent ici, et quiconque ouvre votre lien peut vous ajouter.
web-circle-here = en ligne
web-circle-away = hors ligne
web-circle-online = Montrer à ces personnes quand je suis là
web-circle-link = Copier mon lien
web-circle-link-copied = Copié. Quiconque l’ouvre peut vous inviter.
web-circle-carry = Copier un lien pour mon autre appareil
web-circle-carry-copied = Copié. Ouvrez-le sur votre autre appareil pour y retrouver les mêmes personnes.
web-circle-remove = Retirer
web-circle-name = Comment les autres doivent-ils vous appeler ?
web-circle-added = { $name } est maintenant dans votre cercle.
web-circle-taken = { $count ->
    [one] { $count } personne est maintenant dans votre cercle.
   *[other] { $count } personnes sont maintenant dans votre cercle.
}
web-circle-wrong = Ce lien est incomplet. Demandez-le à nouveau.
web-invitation = { $who } vous invite
web-invitation-somebody = Quelqu’un vous invite
web-invitation-somebody-name = Quelqu’un
web-invitation-take = Prendre place
web-invitation-no = Non, merci
web-invitation-block = Plus rien de cette personne
web-links-invite = Inviter
web-links-invited = Invitation envoyée : { $name }.
