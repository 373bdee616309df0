### Lessons: what a teacher says at the table.

## A first duel

lesson-ashes-first = Votre premier duel
lesson-ashes-first-about = Dix minutes dans le rôle d’Aradel Summergaard contre Coal Roarkwin, déjà blessé.
lesson-ashes-first-part-dice = Cartes et dés
lesson-ashes-first-part-unit = Votre première unité
lesson-ashes-first-part-attack = Réactions et attaques
lesson-ashes-first-part-last = L’attaque finale
lesson-ashes-first-aim = Vous êtes Aradel Summergaard, une Enfant du Phénix. En face se tient Coal Roarkwin : quand ses blessures égalent sa vie, vous gagnez. Il est déjà blessé.
lesson-ashes-first-hand = Voici vos Cinq Premières. Au début de chaque manche, vous pouvez défausser des cartes et en piocher d’autres ; gardez-les toutes.
lesson-ashes-first-foe = Coal commence. Il médite pour tourner un dé, puis paie avec des dés un Chevalier au marteau, un allié qui vous attaquera.
lesson-ashes-first-dice = Vos dés sont votre monnaie pour cette manche. Chacun montre un symbole : basique, de classe ou de pouvoir. Un symbole plus fort peut toujours en payer un plus faible.
lesson-ashes-first-turn = À votre tour, vous avez une action principale et une action secondaire. Puis c’est au tour de l’adversaire, et ainsi de suite jusqu’à ce que vous passiez l’un après l’autre.
lesson-ashes-first-ready-spell = Jouez l’Invocation de jaguar bleu. Un sort préparé reste dans votre grimoire et peut resservir.
lesson-ashes-first-ability = Votre action secondaire : la capacité d’Aradel, Jet d’eau, inflige 2 dégâts au chevalier.
lesson-ashes-first-attacked = Coal réplique. Vous n’avez aucune unité pour bloquer : l’attaque du chevalier vous atteint de plein fouet.
lesson-ashes-first-activate = Il vous faut quelqu’un sur le champ de bataille. Activez le sort de votre grimoire.
lesson-ashes-first-pay = Il coûte 2 symboles basiques, que n’importe quel dé peut payer. Le paiement le moins cher est proposé ; acceptez-le.
lesson-ashes-first-alteration = En action secondaire, renforcez votre Jaguar bleu : attachez-lui l’Armure de racines. Il a maintenant plus de vie.
lesson-ashes-first-watch = Coal fait venir un Ouvrier de fer.
lesson-ashes-first-reaction = Quand une unité entre en jeu, vous pouvez réagir : le regard du jaguar l’épuise, si bien qu’elle ne peut ni attaquer ni bloquer.
lesson-ashes-first-choose-die = Choisissez le dé vous-même cette fois : dépensez le symbole de classe nature et gardez celui de pouvoir illusion pour plus tard.
lesson-ashes-first-die-power = Un dé peut servir à lui seul. Le pouvoir du dé d’illusion épuise un dé de l’adversaire, qui ne pourra plus payer autant.
lesson-ashes-first-attack = Ses deux unités sont épuisées : personne ne peut bloquer. Attaquez l’Enfant du Phénix lui-même.
lesson-ashes-first-exhausted = Une unité qui a attaqué est épuisée jusqu’à la fin de la manche. Coal en profite contre votre jaguar.
lesson-ashes-first-second-spell = Il manque deux blessures. Préparez l’invocation suivante, puis terminez le tour. Coal n’a plus de quoi payer.
lesson-ashes-first-spirits = Invoquez les Esprits des brumes : un grâce au sort, un autre pour un dé de plus.
lesson-ashes-first-last-attack = Les deux esprits ensemble, à présent. Choisissez-les l’un après l’autre.
lesson-ashes-first-resolve = Les attaques sont résolues une par une, dans l’ordre de votre choix.
lesson-ashes-first-end = Coal est tombé, le duel est à vous. Des dés, des sorts qui restent, des unités qui attaquent et bloquent : voilà Ashes.

## Paying with dice

lesson-ashes-dice = Payer avec des dés
lesson-ashes-dice-about = Deux tours : quel dé paie quoi, et comment obtenir le symbole qu’il vous faut.
lesson-ashes-dice-faces = Vos dés ont été lancés au début de la manche. Chacun relève d’un type de magie et montre l’un des trois symboles : basique, de classe ou de pouvoir.
lesson-ashes-dice-cost = Le coût d’une carte est indiqué dessus. L’Ouvrier de fer coûte une action principale et 2 symboles basiques. Jouez-le.
lesson-ashes-dice-choose = N’importe quel symbole paie un symbole basique. Un paiement est proposé ; choisissez cette fois les dés vous-même et donnez les deux qui montrent le symbole basique, pour garder les plus forts.
lesson-ashes-dice-class = L’Armure de racines coûte une action secondaire et 1 symbole de classe nature : seul convient un dé de nature qui montre la classe ou le pouvoir. Jouez-la sur l’ouvrier. Votre tour est alors fini : une action principale, une action secondaire.
lesson-ashes-dice-meditate = Coal a passé. L’Or fondu demande 2 symboles de pouvoir nature, et un seul dé en montre un. Méditez : pour chaque carte défaussée, ici de votre pioche, vous pouvez tourner un dé sur la face de votre choix.
lesson-ashes-dice-gold = Les deux dés de nature montrent maintenant leur pouvoir. Jouez l’Or fondu et versez-le sur Coal : 3 blessures.
lesson-ashes-dice-end = Le pouvoir paie la classe, la classe paie le symbole basique, jamais l’inverse. Ce que le lancer n’a pas donné, une méditation le donne.

## Blocking and guarding

lesson-ashes-blocking = Bloquer et protéger
lesson-ashes-blocking-about = Deux sortes d’attaques, qui peut s’interposer, et ce que coûte une contre-attaque.
lesson-ashes-blocking-kinds = Il y a deux sortes d’attaques. Contre un Enfant du Phénix, vous envoyez autant d’unités que vous voulez, et chacune peut être bloquée par une unité. Contre une unité, les autres peuvent seulement la protéger.
lesson-ashes-blocking-unit = Le Chevalier au marteau est dangereux : attaquez-le. Choisissez le Jaguar bleu seul, puis le chevalier pour cible.
lesson-ashes-blocking-guard = Le Doreur a pris le coup à la place du chevalier : un Enfant du Phénix, ou une unité ayant Garde d’unité, peut protéger. Votre jaguar est épuisé : il n’attaque ni ne bloque plus avant la fin de la manche.
lesson-ashes-blocking-answer = Coal envoie le chevalier contre vous. Une unité qui n’est pas épuisée peut bloquer : laissez le petit Esprit des brumes s’en charger. Tous les dégâts vont au bloqueur, si faible soit-il.
lesson-ashes-blocking-counter = Un bloqueur peut contre-attaquer, ce qui l’épuise, ou se contenter d’encaisser. Contre 3 points de vie, un seul dégât ne sert à rien : encaissez.
lesson-ashes-blocking-back = Maintenant, personne ne peut plus bloquer en face : le chevalier est épuisé par son attaque. Envoyez le Rhinocéros de fer contre Coal lui-même.
lesson-ashes-blocking-end = Une unité qui attaque ou contre-attaque ne peut plus bloquer ensuite. Comptez celles qui ne sont pas encore épuisées, des deux côtés, avant d’envoyer les vôtres.

## Ready spells

lesson-ashes-spells = Les sorts qui restent
lesson-ashes-spells-about = Le grimoire, l’épuisement, et ce qu’une nouvelle manche ramène.
lesson-ashes-spells-ready = La plupart des sorts ne servent qu’une fois. Un sort préparé reste : jouez l’Invocation d’esprit des brumes, et elle va dans votre grimoire. Puis terminez le tour.
lesson-ashes-spells-stays = Coal n’a rien et passe. Activez le sort : il place un Esprit des brumes et, pour 1 symbole basique de plus, un deuxième. Puis terminez le tour.
lesson-ashes-spells-exhausted = Le sort porte maintenant un jeton d’épuisement : il ne peut plus servir pendant cette manche. Passez. Quand vous passez l’un après l’autre, la manche se termine.
lesson-ashes-spells-recovery = Pendant la phase de récupération, les blessures guérissent et chaque carte perd un jeton d’épuisement. Les dés qui vous restent peuvent être gardés tels quels, ou relancés à la prochaine manche : épuisez-les tous.
lesson-ashes-spells-again = Nouvelle manche : les dés sont lancés, la main remonte à cinq cartes, et le sort est de nouveau prêt. Activez-le encore ; un seul esprit suffit.
lesson-ashes-spells-end = Ce qui reste sert à chaque manche. Deux ou trois bons sorts préparés, tôt, valent mieux qu’une main pleine.
