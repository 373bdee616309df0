### Lessons: what a teacher says at the table.

## A first game

lesson-relic-first = Votre premier voyage
lesson-relic-first-about = Trois tours dans le rôle du Commissaire : se déplacer, explorer, combattre, acheter, accomplir des missions et progresser.
lesson-relic-first-part-move = Le mouvement
lesson-relic-first-part-battle = Un combat
lesson-relic-first-part-shop = L’Armement
lesson-relic-first-part-mission = Une deuxième mission
lesson-relic-first-aim = C’est une course. Il faut progresser, gagner une relique et être le premier à traverser le secteur intérieur jusqu’à la case du scénario, au centre : c’est là que se décide la partie.
lesson-relic-first-you = Vous êtes le Commissaire : Force 4, Volonté 3, Ruse 2, et 5 points de Vie. L’autre joueur passe son tour : nous avons le temps.
lesson-relic-first-turn = Un tour a quatre phases : mouvement, exploration, engagement, expérience. Parcourons-les toutes.
lesson-relic-first-roll = Mouvement : lancez un dé. Vous avancez dans votre secteur du nombre exact de cases indiqué, dans un sens ou dans l’autre.
lesson-relic-first-way = Un 3. Les Hangars des Titans ont deux icônes rouges : les menaces rouges se combattent surtout par la Force, et c’est votre point fort. Allez-y.
lesson-relic-first-explore = Exploration : une carte a été posée pour chaque icône. Ce sont deux bandes d’Orks, toutes deux de Force ; elles combattent donc ensemble : 5 et 2, et leur dé montre 4. Il vous faut plus de 11.
lesson-relic-first-prepare = Engagement, le combat : d’abord la préparation. Une carte Pouvoir donne sa capacité ou son nombre, jamais les deux. La Charge de rupture ajoute 4.
lesson-relic-first-number = Maintenant le jet. Au lieu d’un dé, vous pouvez jouer une carte Pouvoir pour son nombre : la Main sûre vaut 4. 4 et 4 et 4 font 12, contre 11.
lesson-relic-first-won = Gagné ! Les deux bandes sont vos trophées, et votre mission demandait un Ork : elle est accomplie, et sa récompense est à vous.
lesson-relic-first-level = Expérience : un trophée a la valeur de son ennemi, et chaque tranche de 6 points dépensés ensemble donne un niveau. Dépensez vos trophées.
lesson-relic-first-mission = Une mission accomplie est aussitôt suivie d’une autre : « Contre le nombre » demande de battre deux ennemis ensemble. Et c’est de nouveau à vous. Lancez le dé.
lesson-relic-first-corner = Un 4. La Flotte de guerre Antias est exactement à quatre cases : un coin sans menaces. Sur ces cases, c’est le texte de l’encadré qui compte. Allez-y.
lesson-relic-first-shop = L’encadré laisse le choix : acheter de l’Armement, ou payer 2 points d’influence pour passer dans le secteur médian. Vous avez 7 points d’influence : voyons ce qui se vend.
lesson-relic-first-buy = Trois cartes sont révélées. La Lame tronçonneuse d’abordage coûte 2 points d’influence et ajoute 2 à chaque combat de Force. Achetez-la ; cela suffit pour aujourd’hui.
lesson-relic-first-other = Le Psyker sanctionné joue : il se déplace, réussit un test de Volonté (l’attribut et un dé contre un nombre) et regarde des cartes encore à venir.
lesson-relic-first-back = À vous. Lancez le dé : encore un 4, retournez aux Hangars des Titans. De nouveaux ennemis y sont posés, et votre mission en demande justement deux.
lesson-relic-first-gear = De nouveau deux ennemis de Force, 3 et 2 : ils combattent ensemble. Avant le jet, vous pouvez utiliser une arme : prenez la Lame tronçonneuse.
lesson-relic-first-fight = Leur dé montre 2 : ils ont 7. Vous avez 5 de Force, et 2 grâce à la Lame. Lancez le dé.
lesson-relic-first-reward = 12 contre 7, et deux d’un coup : la mission est accomplie. Sa récompense : un niveau et 1 point dans un attribut au choix. Prenez la Force.
lesson-relic-first-level-again = Expérience : dépensez les trophées éclairés. 6 points donnent le niveau suivant, et le surplus est perdu. Ce que vous gardez servira plus tard.
lesson-relic-first-end = Quatre niveaux, une arme et deux missions accomplies. La troisième vaut une relique, et une relique ouvre la route du centre. Continuez à votre guise, ou prenez une autre leçon.

## Missions

lesson-relic-missions = Missions et reliques
lesson-relic-missions-about = Ce que demande une mission, et ce que trois d’entre elles rapportent.
lesson-relic-missions-what = Chacun a une mission. La vôtre, « Prendre l’initiative », demande de battre trois ennemis ; deux sont déjà comptés.
lesson-relic-missions-enemy = Des Bagarreurs orks se tiennent devant vous : ce sera le troisième ennemi. Il n’y a rien à préparer ; passez au combat.
lesson-relic-missions-roll = Leur dé montre 2, leur total est donc de 5. Votre Force est de 4 : lancez le dé.
lesson-relic-missions-reward = L’objectif est atteint : la récompense est à vous aussitôt, et la carte rejoint vos missions accomplies. Continuez.
lesson-relic-missions-three = Vous avez trois missions accomplies. Pendant la phase d’expérience, elles s’échangent contre une relique : faites-le.
lesson-relic-missions-relic = Deux reliques sont révélées, l’une est à vous. Prenez le Calice de l’aube.
lesson-relic-missions-end = Une relique est un atout puissant que personne ne peut voler, et la clé du secteur intérieur. Choisissez donc des missions qui sont sur votre route.

## Corruption

lesson-relic-corruption = La Corruption
lesson-relic-corruption-about = Des cartes endormies ou éveillées, la sixième, et comment s’en défaire.
lesson-relic-corruption-what = Voici des cartes Corruption. Quand vous en piochez une, son nombre d’activation est comparé au nombre de cartes Corruption que vous avez, elle comprise : s’il ne le dépasse pas, la carte est retournée et prend effet.
lesson-relic-corruption-asleep = Deux des vôtres sont éveillées et vous affaiblissent ; deux dorment encore, face cachée. On ne les compare plus, mais elles comptent.
lesson-relic-corruption-six = À la sixième carte, vous êtes corrompu : vous perdez vos cartes Pouvoir, vos trophées, votre influence et même votre personnage. Vous avez déjà quatre cartes.
lesson-relic-corruption-test = Le Monde-sanctuaire antien peut aider : un test de Volonté 8 permet de défausser jusqu’à deux cartes. Essayez ; aucune carte Pouvoir n’est nécessaire.
lesson-relic-corruption-roll = Votre Volonté de 4 s’ajoute au dé. Lancez-le.
lesson-relic-corruption-clean = Réussi. Choisissez deux cartes à défausser : ce sont les cartes éveillées qui nuisent.
lesson-relic-corruption-end = Certaines cartes Corruption sont des dons, et quelques autres ne font pas de mal. Mais surveillez leur nombre : à partir de quatre, chaque carte est un danger.

## The way inward

lesson-relic-inward = La route du centre
lesson-relic-inward-about = Une relique, la Faille du Warp et une route à sens unique.
lesson-relic-inward-where = Vous êtes dans le secteur médian. Le secteur intérieur, avec la case où se décide la partie, commence à la Faille du Warp ; le Gardien de la Faille en est la seule porte.
lesson-relic-inward-key = La clé est une relique, et vous en avez une : le Calice de l’aube. On la montre, on ne la donne pas. Il faut arriver exactement au Gardien : lancez le dé.
lesson-relic-inward-enter = Un 2 : c’est le Gardien. De là, un personnage qui a une relique peut entrer aussitôt dans la Faille du Warp. Faites-le.
lesson-relic-inward-price = La Faille vous fait avancer d’une case, et d’une de plus contre 8 points d’influence. Au bout de la route, l’influence ne vaut plus rien : payez.
lesson-relic-inward-harm = Ici, chaque case vous fait quelque chose. Le Titan du Chaos « Furie de Mal » exige un atout ou 2 points de Vie. Le Calice vous soigne un peu à chaque tour : perdez plutôt les points de Vie.
lesson-relic-inward-road = Votre tour suivant : pas de jet ici, on avance d’une case par tour en suivant la flèche. On n’explore pas, on ne revient pas, et chaque case mord.
lesson-relic-inward-end = Venez donc avec de la Vie, de la Volonté et des cartes Pouvoir, et pas seulement une relique : la route compte huit cases, puis le scénario a le dernier mot.

## Threats

lesson-relic-threats = Ce qui se trouve sur une case
lesson-relic-threats-about = Événements, ennemis, rencontres et atouts, et le déroulement d’un test.
lesson-relic-threats-order = Toutes les menaces ne sont pas des ennemis. Pendant la phase d’engagement, tout ce qui est sur votre case se résout dans cet ordre : événements, ennemis, rencontres, atouts. Il y a ici une carte de chaque sorte.
lesson-relic-threats-event = D’abord l’événement. Les Cauchemars demandent un test de Volonté 6 : votre Volonté est de 3, il faut donc au moins 3 au dé. Un 1 naturel est toujours un échec. Lancez le dé.
lesson-relic-threats-explodes = Un 6 ! Un 6 explose : vous lancez un autre dé et vous l’ajoutez, dans un test comme dans un combat. Lancez-le.
lesson-relic-threats-enemy = Réussi : vous avez pioché une carte Pouvoir. L’événement est défaussé ; place à l’ennemi : les Mutants charognards, Force 2. Aucune carte n’est nécessaire : continuez, puis lancez le dé.
lesson-relic-threats-encounter = Gagné. Ensuite la rencontre : le Terrain d’exercice propose un test de Force 8. Rien n’y oblige, mais avec une Force de 4 vos chances sont bonnes. Acceptez, puis lancez le dé.
lesson-relic-threats-asset = 8, c’est assez : votre Force passe à 5. L’atout vient en dernier, et il est simplement à vous : le Vétéran de la Garde ajoute désormais 2 à chaque combat de Force.
lesson-relic-threats-end = Une défaite ou une égalité termine la phase : les rencontres et les atouts que garde un ennemi restent sur la case, pour celui qui le battra.

## A lost battle

lesson-relic-defeat = Un combat perdu
lesson-relic-defeat-about = Ce que coûte une défaite, et ce qui reste à 0 point de Vie.
lesson-relic-defeat-life = Il vous reste 1 point de Vie. Un combat perdu coûte 1 point de Vie et termine la phase d’engagement ; une égalité ne fait que terminer la phase.
lesson-relic-defeat-forms = Deux ennemis d’attributs différents, ce sont deux combats séparés, dont vous choisissez l’ordre. Aucun ne s’annonce bien. Commencez par le Buggy de ferraille.
lesson-relic-defeat-roll = Son dé montre 5 : avec sa valeur de 6, cela fait 11. Votre Force est de 4 : seul un 6 qui explose pourrait vous aider. Lancez le dé.
lesson-relic-defeat-lost = 6 contre 11. Votre dernier point de Vie est perdu et vous êtes vaincu : vos cartes Pouvoir, vos trophées et votre influence disparaissent, et votre tour se termine.
lesson-relic-defeat-kept = Mais vous n’êtes pas éliminé. Vos atouts, vos missions, vos niveaux et vos cartes Corruption vous restent.
lesson-relic-defeat-sanctuary = Vous voilà de retour au Sanctuaire de saint Antias, avec votre Vie de départ ; votre prochain tour commencera de là.
lesson-relic-defeat-end = Regardez donc votre Vie avant d’avancer. À 1 ou 2 points, dépensez vos trophées, soignez-vous ou choisissez une case tranquille : une défaite coûte d’autant plus cher que vous êtes chargé.

## Winning

lesson-relic-victory = Le bout de la route
lesson-relic-victory-about = Les trois dernières cases, et comment la course se gagne.
lesson-relic-victory-where = Le scénario dit comment on gagne. Dans celui-ci, c’est simple : le premier personnage qui atteint la case du centre gagne aussitôt.
lesson-relic-victory-road = Vous avancez d’une case par tour en suivant la flèche, sans jet. Ce tour vous a mené à la Forteresse de Khorne, à deux cases du centre. Elle exige un test de Force 12.
lesson-relic-victory-fortress = Votre Force est de 4 : un seul dé n’y suffit pas. Les Nerfs d’acier ajoutent 4 à un test. Jouez cette carte.
lesson-relic-victory-passed = 4, 4 et 5 font 13 : réussi. Un échec vous aurait coûté 1 point de Force et 1 point de Vie, mais vous auriez avancé quand même. Terminez votre tour.
lesson-relic-victory-maze = Le Labyrinthe de Tzeentch demande un test portant sur le niveau (12) : au niveau 0, personne ne le réussit. Il prend un atout ou 2 points d’influence. L’influence ne sert plus à rien : donnez-la.
lesson-relic-victory-rival = Le Psyker sanctionné suit la même route, trois cases derrière vous. Encore un tour pour lui, puis c’est à vous.
lesson-relic-victory-end = Vous arrivez au centre, et la partie est gagnée. D’autres scénarios y demandent davantage, souvent un dernier combat : lisez la fiche de scénario avant de partir.

## A nemesis

lesson-relic-nemesis = Une némésis à la table
lesson-relic-nemesis-about = Qui joue contre tous, et comment l’affronter.
lesson-relic-nemesis-what = Dans la variante Ennemis de l’Imperium, un joueur n’incarne pas un personnage mais une némésis : ici, Moarn Cœur-de-Sang. Une némésis ne court pas vers le centre. Elle accumule de l’infamie, et avec 25 points elle gagne aussitôt. Moarn en a 12.
lesson-relic-nemesis-turns = Quand tous les personnages ont joué, c’est au tour de la némésis : elle se déplace comme vous, mais jamais dans le secteur intérieur, et combat des personnages ou ce que l’Imperium envoie contre elle.
lesson-relic-nemesis-roll = Moarn est à deux cases de vous, au Marais aux ossements. Lancez le dé de mouvement.
lesson-relic-nemesis-move = Un 2 : exactement ce qu’il faut. Allez-y.
lesson-relic-nemesis-attack = Un personnage qui termine son mouvement sur la case d’une némésis peut la combattre au lieu d’explorer. Faites-le.
lesson-relic-nemesis-prepare = La némésis se prépare et lance son dé la première : 5 de Force et un 3 font 8. Vous ne vous préparez que maintenant, en le sachant. La Charge de rupture ajoute 4 : jouez-la.
lesson-relic-nemesis-won = 13 contre 8. Moarn perd 1 point de Vie, et vous touchez sa prime : 3 points d’influence. Un personnage la touche chaque fois qu’il le bat.
lesson-relic-nemesis-end = Surveillez l’infamie d’une némésis comme vos rivaux sur la route. C’est au personnage qui excelle dans son attribut de lui barrer le chemin.
