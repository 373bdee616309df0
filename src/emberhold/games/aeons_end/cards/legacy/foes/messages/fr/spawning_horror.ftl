card-breeding-chamber = Chambre d’incubation
    .gender = f
card-crystalline-pod = Cosse cristalline
    .gender = f
card-electric-pod = Cosse électrique
    .gender = f
card-frozen-pod = Cosse gelée
    .gender = f
card-volcanic-pod = Cosse volcanique
    .gender = f
card-marrow-pod = Cosse de moelle
    .gender = f
card-spiked-pod = Cosse hérissée
    .gender = f
card-acidic-pod = Cosse acide
    .gender = f
card-amplify-energy = Amplification d’énergie
    .gender = f
card-unearth = Exhumation
    .gender = f
card-construct = Assemblage
    .gender = m
card-accelerated-breeding = Reproduction accélérée
    .gender = f
card-exterminating-blade = Lame exterminatrice
    .gender = f
card-retribution = Représailles
    .gender = f
    .number = pl
card-summon = Invocation
    .gender = f
card-organic-forge = Forge organique
    .gender = f
card-nest-defender = Défenseur du nid
    .gender = m

nemesis-spawning-horror = Horreur prolifique
    .def = l’Horreur prolifique
    .de = de l’Horreur prolifique
zone-pod-deck = Pioche Cosses
zone-pod-discard = Défausse Cosses
mark-blade = la lame désigne le mage nº { $value }
who-pointed-at = le joueur qui a E11 devant lui
effect-nothing = il ne se passe rien
effect-chamber-gains = la Chambre d’incubation gagne { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
}
effect-draw-pods = { $amount ->
    [one] une Cosse entre en jeu
   *[other] { WORD($amount, gender: "f") } Cosses entrent en jeu
}{ $how ->
    [weak] {" "}avec { $life ->
        [one] { $life } point de vie
       *[other] { $life } points de vie
    }
    [asleep]  ; leurs effets DURABLE ne sont pas résolus ce tour-ci
   *[plain] {""}
}
effect-pod-persistent = { $form ->
    [inf] résoudre
   *[you] résolvez
} { WORD($times) } fois l’effet DURABLE de la Cosse qui a le plus de vie
effect-blade-points = placez E11 devant n’importe quel joueur
effect-discard-dear-gems = { $form ->
    [they] défausse
    [inf] défausser
   *[you] défaussez
} de { $whose ->
    [they] sa main
   *[you] votre main
} { WORD($amount, gender: "f") } gemmes de coût { $least } ou plus
if-no-pod = aucune Cosse n’est en jeu
rule-breeding-chamber = La Chambre d’incubation est en jeu dès le début avec 4 points de vie (1 seul avec quatre mages). Elle n’a jamais moins de 1 point de vie, n’est jamais défaussée et n’a pas de maximum de points de vie.
rule-imbue = À la fin du tour de la némésis, si la Chambre d’incubation a 11 points de vie ou plus, une Cosse entre en jeu et la Chambre d’incubation perd 10 points de vie ; répétez cet effet jusqu’à ce qu’il lui en reste 10 ou moins.
rule-pods = Les Cosses défaussées rejoignent leur propre défausse, mélangée lorsqu’il faut piocher une Cosse et qu’il n’en reste plus. Dès que sept Cosses sont en jeu, les joueurs perdent.
rule-blade = Le joueur qui a E11 devant lui peut dépenser 3 éthers pendant sa phase principale pour passer cette carte à un allié. Elle retourne à sa place lorsque la Lame exterminatrice quitte le jeu.
rule-nest-defender = Tant que ce serviteur est en jeu, les Cosses ne subissent aucun dégât.
ask-pod = { $who } : plusieurs Cosses ont le plus de vie ; choisissez-en une ({ $source }).
ask-blade = { $who } : choisissez le joueur que désigne la carte { $source }.
option-pod = { $card }
option-pass-blade = Dépenser 3 éthers pour que la lame désigne { $who }
log-imbues = { CAP($card_def) } insuffle la vie à une Cosse et perd 10 points de vie (il en reste { $left }).
log-blade-points = La lame désigne { $who }.
result-defeat-pods = Défaite. Sept Cosses sont en jeu.
story-e10 = Elle s’ouvre d’un coup sec, et dans toute la fonderie les cheveux se dressent. « Quelqu’un pourrait tenir cela », dit Xaxos avec intérêt.
story-e11 = Un éclat de Maelström est resté ici assez longtemps pour qu’il lui pousse une poignée. Il se soulève des scories, fait une fois le tour de la salle comme l’aiguille d’une boussole et s’arrête sur l’un de vous. Où que vous alliez désormais, il vous désigne. On peut l’amener à en désigner un autre, si on lui accorde de l’attention ; on ne peut pas l’amener à cesser.
