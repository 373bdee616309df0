## Les interfaces de recherche

error-gym-extra = { $needs } a besoin du paquet { $package }, qui n’est pas installé : pip install emberhold[gym]
error-gym-open-spiel = OpenSpiel n’est pas installé : pip install open_spiel. Les états d’emberhold.gym.spiel fonctionnent sans lui.
error-gym-action = L’action { $given } n’est pas permise maintenant. Permises : { $legal }.
error-gym-begin = L’environnement n’a pas été démarré : appelez d’abord reset().
error-gym-over = La partie est terminée : appelez reset() pour en commencer une autre.
error-gym-agent = Il n’y a pas d’agent « { $given } ». Agents : { $known }.
error-gym-option = { $name } ne peut pas être « { $given } ». Possibles : { $known }.
error-gym-number = { $name } doit être un nombre entier d’au moins { $least }, et non « { $given } ».
error-gym-amount = { $name } doit être un nombre d’au moins 0, par exemple 0.5, et non « { $given } ».
error-gym-id = Environnement inconnu « { $given } ». Connus : { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Vouliez-vous dire { $nearest } ?
   *[no] {""}
}
error-gym-resampled = Un état redistribué ne garde pas de trace de la partie ; enregistrez l’état dont il est issu.
error-gym-chance = Un état au hasard explicite ne peut pas être redistribué ; utilisez un jeu dont le hasard est interne.
error-gym-vector-copy = Un vecteur de tables ne garde pas de trace des parties et ne peut être ni copié ni sérialisé. Créez-en un autre avec la même graine, ou copiez un environnement seul.
