### Lessons: what a teacher says at the table.

## A first game

lesson-relic-first = Votre premier voyage
lesson-relic-first-about = Un tour dans le rôle du Commissaire : se déplacer, explorer, combattre, grandir, et trouver la route du centre.
lesson-relic-first-aim = C’est une course. Il faut grandir, gagner une relique et traverser le secteur intérieur : le premier à atteindre la case du milieu y a le dernier mot.
lesson-relic-first-you = Vous êtes le Commissaire : Force 4, Volonté 3, Ruse 2, et 5 points de Vie. L’autre joueur est déjà dans le secteur intérieur et passe son tour : nous avons le temps.
lesson-relic-first-turn = Un tour a quatre phases : mouvement, exploration, engagement, expérience. Parcourons-les toutes.
lesson-relic-first-roll = Mouvement : lancez un dé. Vous avancez exactement d’autant de cases dans votre secteur, dans un sens ou dans l’autre.
lesson-relic-first-way = Un 3. Les Hangars des Titans ont deux icônes rouges : les menaces rouges se combattent surtout par la Force, et c’est votre point fort. Allez-y.
lesson-relic-first-explore = Exploration : une carte a été posée pour chaque icône. Ce sont deux bandes d’Orks, toutes deux de Force ; elles combattent donc ensemble : 5 et 2, et leur dé montre 4. Il vous faut plus de 11.
lesson-relic-first-prepare = Engagement, le combat : d’abord la préparation. Une carte Pouvoir donne sa capacité ou son nombre, jamais les deux. La Charge de rupture ajoute 4.
lesson-relic-first-number = Maintenant le jet. Au lieu d’un dé, vous pouvez jouer une carte Pouvoir pour son nombre : la Main sûre vaut 4. 4 et 4 et 4 font 12, contre 11.
lesson-relic-first-won = Gagné ! Les deux bandes sont vos trophées, et votre mission demandait un Ork : elle est accomplie, et sa récompense est à vous.
lesson-relic-first-level = Expérience : un trophée a la valeur de son ennemi, et chaque tranche de 6 points dépensés ensemble donne un niveau. Dépensez vos trophées.
lesson-relic-first-end = Voilà un tour. Les coins du secteur extérieur offrent divers services et mènent vers le centre ; trois missions accomplies valent une relique, et une relique ouvre la Faille du Warp. Continuez à votre guise, ou prenez une autre leçon.

## Missions

lesson-relic-missions = Missions et reliques
lesson-relic-missions-about = Ce que demande une mission, et ce que trois d’entre elles rapportent.
lesson-relic-missions-what = Chacun a une mission. La vôtre, Prendre l’initiative, demande de battre trois ennemis ; deux sont déjà comptés.
lesson-relic-missions-enemy = Des Bagarreurs orks se tiennent devant vous : ce sera le troisième ennemi. Il n’y a rien à préparer ; passez au combat.
lesson-relic-missions-roll = Leur dé montre 2, leur total est donc de 5. Votre Force est de 4 : lancez le dé.
lesson-relic-missions-reward = L’objectif est atteint : la récompense est à vous aussitôt, et la carte rejoint vos missions accomplies. Continuez.
lesson-relic-missions-three = Vous avez trois missions accomplies. Pendant la phase d’expérience, elles s’échangent contre une relique : faites-le.
lesson-relic-missions-relic = Deux reliques sont révélées, l’une est à vous. Prenez le Calice de l’aube.
lesson-relic-missions-end = Une relique est un atout puissant que personne ne peut voler, et la clé du secteur intérieur. Choisissez donc des missions qui sont sur votre route.

## Corruption

lesson-relic-corruption = La Corruption
lesson-relic-corruption-about = Des cartes endormies ou éveillées, la sixième, et comment s’en défaire.
lesson-relic-corruption-what = Voici des cartes Corruption. Quand vous en piochez une, son nombre est comparé à celui de vos cartes Corruption, elle comprise : s’il n’est pas plus grand, la carte est retournée et prend effet.
lesson-relic-corruption-asleep = Deux des vôtres sont éveillées et vous affaiblissent ; deux dorment encore, face cachée. On ne les compare plus, mais elles comptent.
lesson-relic-corruption-six = À la sixième carte, vous êtes corrompu : vous perdez vos cartes Pouvoir, vos trophées, votre influence et même votre personnage. Vous avez déjà quatre cartes.
lesson-relic-corruption-test = Le Monde-sanctuaire antien peut aider : un test de Volonté 8 permet de défausser jusqu’à deux cartes. Essayez ; aucune carte Pouvoir n’est nécessaire.
lesson-relic-corruption-roll = Votre Volonté de 4 s’ajoute au dé. Lancez.
lesson-relic-corruption-clean = Réussi. Choisissez deux cartes à défausser : ce sont les cartes éveillées qui nuisent.
lesson-relic-corruption-end = Certaines cartes Corruption sont des dons, et quelques autres ne font pas de mal. Mais surveillez leur nombre : à partir de quatre, chaque carte est un danger.
