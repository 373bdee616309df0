# What people say to each other at a table, and why something cannot be said.

error-talk-shape = Montrez quelque chose, choisissez une phrase toute faite ou écrivez un message.
error-talk-phrase = Il n’y a pas de phrase « { $given } » à cette table.
error-talk-link = Les liens ne peuvent pas être envoyés.
error-talk-pace = Un peu moins vite : vous pourrez reprendre la parole dans { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } secondes
}.
error-talk-self = Choisissez une autre personne à cette table.
error-chat-off = La personne qui a ouvert la table a désactivé la discussion. Vous pouvez toujours montrer du doigt et utiliser les phrases toutes faites.
error-point-unseen = On ne peut montrer que ce que tout le monde voit à la table.
error-pin-opposed = On ne peut épingler des notes que si tout le monde joue dans le même camp.
error-pin-many = On peut épingler au plus { $most ->
    [one] 1 note
   *[other] { $most } notes
}. Retirez-en une d’abord.
error-pin-gone = Cette note a déjà été retirée.
house-phrase-leave-to-me = Laissez-moi m’en charger
house-phrase-first = Commençons par ça
house-phrase-not-this = Pas ça
house-phrase-wait-for-me = Attendez mon tour
house-phrase-help = J’ai besoin d’aide
house-phrase-agreed = D’accord
house-phrase-well-played = Bien joué !
house-phrase-hello = Bonjour !
house-phrase-good-luck = Bonne chance !
house-phrase-what-is-it = À quoi ça sert ?
house-phrase-beware = Attention à ça
house-phrase-moment = Un instant, s’il vous plaît
house-phrase-close = C’était juste !
house-phrase-oops = Oups
house-phrase-thanks = Merci

web-talk = Discussion
web-talk-phrases = Phrases toutes faites
web-talk-point = Montrer
web-talk-point-at = Montrer quelque chose
web-talk-about = En dire quelque chose
web-talk-arm = Appuyez maintenant sur ce que vous voulez montrer.
web-talk-points = %who% montre ceci : %what%
web-talk-points-here = %who% montre ceci
web-talk-you-point = Vous montrez ceci
web-talk-pointed = (montré)
web-talk-plans = Plans
web-talk-note = Note pour tous, 120 signes
web-talk-pin = Épingler
web-talk-unpin = Retirer la note
web-talk-empty = Personne n’a encore rien dit. Pour montrer un élément de la table, faites un clic droit dessus ou maintenez-le enfoncé.
web-talk-write = Message, 120 signes
web-talk-send = Envoyer
web-talk-mine = Me montrer la discussion
web-talk-all = Autoriser la discussion à cette table
web-talk-off-mine = Vous avez désactivé la discussion pour vous. Vous voyez toujours les phrases toutes faites et ce que les autres montrent.
web-talk-off-all = La personne qui a ouvert la table a désactivé la discussion. Les phrases toutes faites restent possibles, et l’on peut toujours montrer quelque chose.
web-talk-mute = Masquer
web-talk-unmute = Ne plus masquer
web-talk-unread-one = %n% message masqué
web-talk-unread-few = %n% messages masqués
web-talk-unread-many = %n% messages masqués
web-talk-unread-other = %n% messages masqués
web-talk-muted = Discussion masquée
web-talk-more = Joueurs et réglages
web-talk-report = Signaler
web-talk-report-sure = Signaler à la personne qui gère le serveur ?
web-talk-reported = Signalé
web-table-key-talk = Dire quelque chose de l’élément sélectionné

# The same people again

error-again-running = Cette partie est encore en cours. Vous pourrez rejouer quand elle sera finie.
error-again-kind = Un chapitre, une leçon, une énigme ou un essai ne peut pas être rejoué avec toute la table.
web-again-same = Rejouer tous ensemble
web-again-rotated = Rejouer en décalant les places
web-again-other = Rejouer, avec du nouveau
web-again-asked = %who% rejoue et invite toute la table.
web-again-come = Suivre
web-again-stay = Rester ici
web-again-title = Une autre partie ?

# What lies ahead

web-odds = Ce qui vous attend
web-table-prefer-odds = Montrer les chances et ce qui m’attend
web-table-key-odds = Montrer ou masquer ce qui vous attend
web-odds-next = Prochaine main, si celle-ci est toute jouée
web-odds-after = La main suivante
web-odds-bought = obtenue maintenant

# Answers ahead

web-ahead-later = Le faire à mon tour
web-ahead-later-not = Ne pas le faire à mon tour
web-ahead-dropped = Abandonné, %what%
web-ahead-several = plusieurs façons sont possibles à présent. Choisissez vous-même.
web-ahead-gone = ce n’est plus possible.
web-ahead-over = votre tour est terminé.
web-ahead-astray = la cible « %what% » ne peut pas être choisie à présent.
web-ahead-unmet = la condition « %condition% » n’est pas remplie.
web-ahead-queue = Ce que vous ferez à votre tour
web-ahead-if = si : %condition%
web-ahead-only-if = %what% : seulement si %condition%
web-ahead-if-in = %what% est toujours là (%where%)
web-ahead-if-left = il en reste : %what%
web-ahead-if-least-life = %what% (vie) : au moins %number%
web-ahead-if-most-life = %what% (vie) : au plus %number%
web-ahead-if-least-charges = %what% (charges) : au moins %number%
web-ahead-if-most-charges = %what% (charges) : au plus %number%
web-ahead-if-turn = c’est mon tour
web-ahead-if-none-dropped = seulement si rien n’a été abandonné
web-ahead-remove = Retirer : %what%
web-ahead-less = Un de moins : %condition%
web-ahead-more = Un de plus : %condition%
web-ahead-queued = À votre tour, numéro %number% : %what%
web-ahead-choose = Fixer des conditions : %what%
web-ahead-earlier = Le faire plus tôt : %what%
web-ahead-clear = Tout effacer
web-ahead-leave = Laisser de côté
web-ahead-title = Réponses préparées
web-ahead-count = En attente : %number%
web-ahead-intro = Ces réponses sont données dans cet ordre dès que vient votre tour. Personne d’autre ne les voit.
web-ahead-always = dans tous les cas
web-ahead-holds = La condition est remplie pour l’instant
web-ahead-not-yet = La condition n’est pas encore remplie
web-ahead-target = cible : %what%
web-ahead-aim = %what% : prendre ceci pour cible
web-ahead-instead = Choisir autre chose
web-ahead-instead-now = Touchez maintenant ce que vous ferez à la place.
web-ahead-drag = Glissez pour changer l’ordre ; Suppr retire.
web-ahead-stop = Annuler les réponses préparées
web-ahead-tap = Touchez ce que vous ferez ; cela attend votre tour.
web-errand-casting-end = Terminer la phase d’incantation
web-errand-main-end = Terminer la phase principale
web-errand-action-pass = Passer
web-errand-action-end = Terminer le tour
web-errand-roll-movement-roll = Lancer le dé de mouvement
web-errand-experience-done = Terminer le tour
web-wish-buy = Acheter : %what%
web-wish-cast = Lancer : %what%
web-wish-play = Jouer : %what%
web-wish-prep = Préparer : %what%
web-wish-use = Utiliser : %what%
web-wish-move = Déplacement : %what%
