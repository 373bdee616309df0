### Why something cannot be chosen: what every game may say.

why-turn = Ce n’est pas votre tour : c’est { $who_a } de jouer.
why-asked = C’est d’abord { $who_a } de répondre.
why-others = Cela appartient { $who_a }, et non à vous.
