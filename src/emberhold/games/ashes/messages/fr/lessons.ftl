### Lessons: what a teacher says at the table.

## A first duel

lesson-ashes-first = Votre premier duel
lesson-ashes-first-about = Dix minutes dans le rôle d’Aradel Summergaard contre Coal Roarkwin, déjà blessé.
lesson-ashes-first-aim = Vous êtes Aradel Summergaard, une Enfant du Phénix. En face se tient Coal Roarkwin : quand ses blessures égalent sa vie, vous gagnez. Il est déjà blessé.
lesson-ashes-first-hand = Voici vos Cinq Premières. Avant une manche, vous pouvez défausser des cartes et en piocher d’autres ; gardez-les toutes.
lesson-ashes-first-foe = Coal commence. Il médite pour tourner un dé, puis paie avec des dés un Chevalier au marteau, un allié qui vous attaquera.
lesson-ashes-first-dice = Vos dés sont votre monnaie pour cette manche. Chacun montre un symbole : basique, de classe ou de pouvoir. Un symbole plus fort peut toujours en payer un plus faible.
lesson-ashes-first-turn = À votre tour, vous avez une action principale et une action secondaire. Puis c’est au tour de l’adversaire, et ainsi de suite jusqu’à ce que chacun passe.
lesson-ashes-first-ready-spell = Jouez l’Invocation de jaguar bleu. Un sort préparé reste dans votre grimoire et peut resservir.
lesson-ashes-first-ability = Votre action secondaire : la capacité d’Aradel, Jet d’eau, inflige 2 dégâts au chevalier.
lesson-ashes-first-attacked = Coal riposte. Vous n’avez aucune unité pour bloquer : l’attaque du chevalier vous atteint de plein fouet.
lesson-ashes-first-activate = Il vous faut quelqu’un sur le champ de bataille. Activez le sort de votre grimoire.
lesson-ashes-first-pay = Il coûte 2 symboles basiques, que n’importe quel dé peut payer. Le paiement le moins cher est proposé ; acceptez-le.
lesson-ashes-first-alteration = En action secondaire, renforcez votre Jaguar bleu : attachez-lui l’Armure de racines. Il a maintenant plus de vie.
lesson-ashes-first-watch = Coal fait venir un Ouvrier de fer.
lesson-ashes-first-reaction = Quand une unité entre en jeu, vous pouvez réagir : le regard du jaguar l’épuise, si bien qu’elle ne peut ni attaquer ni bloquer.
lesson-ashes-first-choose-die = Choisissez le dé vous-même cette fois : dépensez la classe nature et gardez le pouvoir illusion pour plus tard.
lesson-ashes-first-die-power = Un dé peut servir à lui seul. Le pouvoir illusion épuise un dé de l’adversaire, qui pourra moins payer.
lesson-ashes-first-attack = Ses deux unités sont épuisées : personne ne peut bloquer. Attaquez l’Enfant du Phénix lui-même.
lesson-ashes-first-exhausted = Une unité qui a attaqué est épuisée jusqu’à la fin de la manche. Coal en profite contre votre jaguar.
lesson-ashes-first-second-spell = Il manque deux blessures. Préparez l’invocation suivante, puis terminez le tour. Coal n’a plus de quoi payer.
lesson-ashes-first-spirits = Invoquez les Esprits des brumes : un grâce au sort, un autre pour un dé de plus.
lesson-ashes-first-last-attack = Les deux esprits ensemble, à présent. Choisissez-les l’un après l’autre.
lesson-ashes-first-resolve = Les attaques se résolvent une par une, dans l’ordre de votre choix.
lesson-ashes-first-end = Coal est tombé, le duel est à vous. Des dés, des sorts qui restent, des unités qui attaquent et bloquent : voilà Ashes.
