### What can go wrong in a campaign, and with names that people give.

## Campaigns

error-no-campaign = { $game } ne se joue pas en campagne.
error-campaign-foreign = { $path } n’est pas un fichier de campagne d’Emberhold : sa première ligne devrait être « emberhold campaign 1 ».
error-campaign-truncated = { $path } est tronqué : le nombre de comptes rendus ne correspond pas à la dernière ligne.
error-campaign-order = { $path } : les comptes rendus et les chapitres ne se suivent pas à « { $given } ».
error-campaign-unreadable = { $path } : le compte rendu { $number } est illisible.
error-campaign-record = { $path } : la campagne ne peut pas continuer à partir de son dernier compte rendu. { $why }
error-campaign-chapter = { $path } : le chapitre en cours appartient à une autre campagne ou à d’autres joueurs.
error-record-part = Un compte rendu doit avoir une partie « { $part } » lisible.
error-record-game = Le compte rendu vient du jeu « { $given } », et non de « { $known } ».
error-record-future = Le compte rendu a été écrit par la version { $given } de la campagne ; celle-ci lit jusqu’à la version { $known }. Mettez Emberhold à jour.
error-chapter-open = Le chapitre n’est pas encore terminé : il ne peut pas être clos.
error-chapter-other = Cette table appartient à un autre chapitre.

## Names

error-name-empty = Un nom a au moins une lettre.
error-name-long = Un nom a { $most } lettres au plus ; celui-ci en a { $given }.
error-name-letters = Un nom ne peut contenir ni saut de ligne, ni caractère invisible, ni caractère qui inverse le sens de l’écriture.
campaign-when = { $day } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }, { $time }
