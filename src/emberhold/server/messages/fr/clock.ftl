# Combien de temps peut durer un tour.

error-clock = Le temps par tour peut être illimité, de 3 ou 10 minutes, ou de 1, 3 ou 7 jours.
error-vacation = À une même table, les vacances sont de 21 jours en tout ; il reste { $left ->
    [one] { $left } jour
   *[other] { $left } jours
}.
house-notice-late = Le temps de { $who } est écoulé. Un robot joue désormais à cette place jusqu’à son retour.
house-notice-late-yours = Votre temps est écoulé : un robot joue désormais à votre place. Choisissez votre nom en haut pour rejouer.
house-notice-clock = Le temps par tour à cette table a été changé.
house-notice-vacation = { $who } est en vacances pour { $answers ->
    [one] { $answers } jour
   *[other] { $answers } jours
} : le temps ne court pas à cette place.
web-clock = Temps par tour
web-clock-0 = Sans limite
web-clock-180 = 3 minutes par tour
web-clock-600 = 10 minutes par tour
web-clock-86400 = 1 jour par tour
web-clock-259200 = 3 jours par tour
web-clock-604800 = 7 jours par tour
web-clock-about = Un robot joue à la place de la personne dont le temps est écoulé, jusqu’à son retour.
web-clock-vacation-days = Jours de vacances
web-clock-vacation-go = Arrêter mon temps
web-clock-vacation-back = Je suis de retour
web-clock-over = Temps écoulé
web-clock-days-one = encore %n% jour
web-clock-days-few = encore %n% jours
web-clock-days-many = encore %n% jours
web-clock-days-other = encore %n% jours
web-clock-hours-one = encore %n% heure
web-clock-hours-few = encore %n% heures
web-clock-hours-many = encore %n% heures
web-clock-hours-other = encore %n% heures
web-clock-minutes-one = encore %n% minute
web-clock-minutes-few = encore %n% minutes
web-clock-minutes-many = encore %n% minutes
web-clock-minutes-other = encore %n% minutes
