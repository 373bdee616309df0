# Pourquoi quelque chose ne peut pas être choisi

relic-why-no-relic = Seul un personnage qui possède une relique peut entrer dans le secteur intérieur.
relic-why-rift = On n’entre dans le secteur intérieur que par la case Faille du Warp, depuis la case Gardien de la Faille.
relic-why-other-tier = La case { $space } se trouve dans un autre secteur : on ne peut y accéder que par un coin ou par un encadré de mouvement.
relic-why-steps = Un déplacement de { $steps ->
    [one] 1 case exactement
   *[other] { $steps } cases exactement
} ne mène pas à la case { $space }.
relic-why-moment = La carte « { $card } » ne peut pas être utilisée maintenant ; elle s’utilise { $moment }.
