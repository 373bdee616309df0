### Lessons: what a teacher says at the table. Nothing that is sealed is told here.

## A first chapter

lesson-legacy-first = Votre premier chapitre
lesson-legacy-first-about = Dix minutes au début d’une campagne : des noms, un récit et deux manches du premier combat.
lesson-legacy-first-part-story = L’histoire commence
lesson-legacy-first-part-turn = Votre premier tour
lesson-legacy-first-part-together = Côte à côte
lesson-legacy-first-part-round = La deuxième manche
lesson-legacy-first-part-last = Ce qui reste
lesson-legacy-first-campaign = Legacy est une campagne : une suite de chapitres, dont chacun est une partie. Ce que vous décidez dans l’un vaut pour tous les suivants. Cette table sert à apprendre : il n’en restera rien.
lesson-legacy-first-story = Le récit se lit page par page, avant et après chaque chapitre. Le livre s’ouvre sur celle-ci : lisez-la.
lesson-legacy-first-sheet = Chacun choisit maintenant un plateau Joueur. Au début, tous les mages savent faire la même chose ; le plateau garde de la place pour ce que le vôtre apprendra.
lesson-legacy-first-name = Donnez un nom à votre mage. Il figurera sur les cartes Ordre du tour de chaque chapitre. Ici, prenez celui qui est éclairé.
lesson-legacy-first-sealed = Ces neuf piles sont votre première réserve. Tout le reste de la boîte est scellé : cartes, règles, adversaires. On l’ouvre lorsque le récit le demande, et rien ici n’en révèle davantage avant l’heure.
lesson-legacy-first-page = Tournez la page : son verso mène au premier combat.
lesson-legacy-first-aim = Voici Maelström : 99 points de vie, bien trop pour des apprentis. Si la vie de Gravehold tombe à 0, ou si les deux mages sont épuisés, vous perdez.
lesson-legacy-first-mentors = Mais vous n’êtes pas seuls : chaque fois qu’une carte indique « Soutien », la carte du dessus de cette pioche est résolue, et vos mentors vous aident. Tenez jusque-là.
lesson-legacy-first-gems = À vous. Jouez vos quatre Cristaux : chacun donne 1 éther à dépenser ce tour-ci.
lesson-legacy-first-prep = Un sort n’est pas lancé tout de suite. Préparez votre Étincelle sur la brèche ouverte ; vous pourrez la lancer à votre prochain tour.
lesson-legacy-first-buy = Dépensez les 4 éthers pour un sort plus fort : le Poing incinérateur inflige 3 dégâts. Il rejoint votre défausse.
lesson-legacy-first-friend = Puis vient Bubda, qui fait de même. Vous gagnez ou perdez ensemble, et vous pouvez parler de tout.
lesson-legacy-first-minion = C’est le tour de la némésis. Le Rampant funeste est un serviteur : à chaque fois, un joueur au choix subit 1 dégât. Vous décidez ensemble ; prenez-le sur vous.
lesson-legacy-first-assist = Puis elle a pioché une attaque : Déchaîné a blessé Gravehold, et Soutien a appelé Mist, qui a infligé 10 dégâts. L’aide se trouve sur les cartes mêmes qui vous blessent.
lesson-legacy-first-cast = Un tour commence par la phase d’incantation. Lancez votre Étincelle sur le Rampant : ce qui vit frappera encore.
lesson-legacy-first-again = Puis la phase principale. Les gemmes d’abord, comme toujours.
lesson-legacy-first-open = La brèche II s’ouvre pour 4 éthers, jusqu’à la fin de cette partie : deux brèches ouvertes, deux sorts par tour. Ensuite, préparez l’Étincelle.
lesson-legacy-first-share = Encore le Rampant. Cette fois, que Bubda subisse le dégât, pour que personne ne tombe trop tôt.
lesson-legacy-first-watch = Un deuxième serviteur est arrivé, le Brise-croûte, qui ronge Gravehold. Bubda s’en charge.
lesson-legacy-first-no-shuffle = On ne mélange jamais sa pioche : la défausse a été retournée telle quelle, et le Poing incinérateur, acquis le premier, est venu le premier. Lancez maintenant l’Étincelle sur le Rampant.
lesson-legacy-first-stronger = Préparez le Poing, jouez vos Cristaux et acquérez un second Poing. Quelques bonnes cartes qui reviennent souvent valent mieux que beaucoup de faibles.
lesson-legacy-first-strikes = La némésis frappe trois fois : le Rampant inflige 1 dégât, puis une attaque coûte 2 points de vie et une gemme. Partagez les pertes : un coup pour vous, l’autre pour Bubda, et l’un de vos Cristaux.
lesson-legacy-first-second = Et de nouveau de l’aide : Dezmodia inflige 10 dégâts. La pioche qui vous affaiblit use aussi Maelström. Bubda continue contre le Brise-croûte.
lesson-legacy-first-kill = Le Rampant n’a plus que 2 points de vie, et le Poing inflige 3 dégâts : tuez-le.
lesson-legacy-first-kept = Après un chapitre, la vie, les mains, les pioches et les brèches reviennent à leur état de départ. Les noms, les autocollants, la réserve et les règles ouvertes restent. Un autocollant ne se retire pas : décidez ensemble.
lesson-legacy-first-last-turn = Finissez votre tour : préparez l’Étincelle, jouez les Cristaux et acquérez la Brume distordante, qui aime la compagnie sur vos brèches.
lesson-legacy-first-end = Voilà le début de Legacy. Continuez ici comme il vous plaît, prenez une autre leçon, ou commencez votre propre campagne : ce qui s’y passe reste.

## Two ways to win

lesson-legacy-ways = Deux façons de gagner
lesson-legacy-ways-about = Une némésis sans vie, ou plus rien de ce qu’elle envoie.
lesson-legacy-ways-two = Vous gagnez lorsque la némésis n’a plus de vie. Il lui en reste 20, ce serait trop long. Mais il y a un autre moyen.
lesson-legacy-ways-count = Sa pioche est vide. S’il n’y a plus aucun serviteur ni aucun pouvoir en jeu à la fin d’un tour, vous lui avez survécu et vous gagnez.
lesson-legacy-ways-minion = Deux cartes sont en jeu. Commencez par le serviteur : il a 3 points de vie, et le Poing incinérateur inflige 3 dégâts.
lesson-legacy-ways-price = Un pouvoir quitte le jeu lorsque vous payez ce qui suit POUR DÉFAUSSER. Celui-ci coûte 4 éthers : jouez vos Cristaux.
lesson-legacy-ways-stop = Payez maintenant. Il ne restera rien en jeu, puis le tour s’achèvera.
lesson-legacy-ways-end = Gagné, alors qu’il restait 20 points de vie à la némésis. Lorsque sa pioche s’amincit, cessez de frapper la némésis et retirez du jeu ses serviteurs et ses pouvoirs : une fois la pioche vide, Déchaîné est résolu trois fois pour chaque carte à piocher.

## Exhausted

lesson-legacy-exhausted = Épuisé, mais pas éliminé
lesson-legacy-exhausted-about = Ce qui se passe à 0 point de vie, et qui le paie.
lesson-legacy-exhausted-what = Vous avez 1 point de vie, Bubda en a 2. À 0 point de vie, un mage est épuisé et ne peut plus en gagner. Si tous sont épuisés, la partie est perdue.
lesson-legacy-exhausted-prep = Préparez votre Étincelle et terminez votre tour. La némésis joue ensuite.
lesson-legacy-exhausted-choose = Le serviteur inflige 2 dégâts à un joueur au choix. L’un de vous deux sera épuisé : que ce soit vous.
lesson-legacy-exhausted-spill = Il suffisait de 1 dégât. L’autre, excédentaire, a été doublé et subi par Gravehold. Mieux vaut donc tomber sans dégâts excédentaires.
lesson-legacy-exhausted-plays-on = Un mage épuisé continue de jouer. Lancez votre Étincelle sur le serviteur.
lesson-legacy-exhausted-main = Préparez aussi le Poing et terminez votre tour : vous pouvez faire tout ce que vous faisiez avant.
lesson-legacy-exhausted-double = Encore les serviteurs. On peut vous choisir bien que vous soyez à 0 : Gravehold subit alors le double des dégâts, mais Bubda reste debout. Prenez les deux coups sur vous.
lesson-legacy-exhausted-end = Gravehold a subi 4 dégâts, puis 2, et vous êtes toujours en jeu. Veillez sur le dernier mage debout, et n’oubliez pas que Gravehold subit le double.

## Three breaches

lesson-legacy-breaches = Trois brèches
lesson-legacy-breaches-about = Stabiliser, ouvrir, préparer : ce qu’il faut lancer, et ce qui peut attendre.
lesson-legacy-breaches-what = Un mage commence avec trois brèches. La brèche I est ouverte, les brèches II et III sont fermées. Aucune n’ajoute de dégâts ; chacune accueille un sort.
lesson-legacy-breaches-focus = Vous avez 9 éthers. Stabiliser la brèche II en coûte 2 : elle tourne d’un quart de tour et peut servir ce tour-ci, mais reste fermée. Préparez-y une Étincelle.
lesson-legacy-breaches-open = Ouvrir la brèche III coûte 7 éthers, et c’est pour toute la partie. Ouvrez-la et préparez-y l’autre Étincelle.
lesson-legacy-breaches-haze = La Brume distordante va sur la brèche I. Elle inflige 2 dégâts, et 1 de plus si deux autres de vos sorts sont préparés lorsqu’elle est lancée.
lesson-legacy-breaches-friend = Bubda joue d’abord. Vos sorts attendent.
lesson-legacy-breaches-cast = Votre phase d’incantation ; vous choisissez l’ordre. La Brume d’abord, tant que les deux Étincelles sont là : 3 dégâts.
lesson-legacy-breaches-must = L’Étincelle de la brèche II doit être lancée : sur une brèche fermée, rien ne peut attendre.
lesson-legacy-breaches-may = L’Étincelle de la brèche III peut attendre, car cette brèche est ouverte. Gardez cette Étincelle et terminez la phase d’incantation.
lesson-legacy-breaches-end = Stabilisez lorsque l’éther manque, ouvrez lorsque vous le pouvez, et réfléchissez avant de lancer : un sort qui attend peut payer un pouvoir ou renforcer la Brume.

## Decks that are not shuffled

lesson-legacy-order = Des pioches qu’on ne mélange pas
lesson-legacy-order-about = Ce que vous défaussez d’abord revient d’abord.
lesson-legacy-order-empty = Votre pioche et votre défausse sont vides. Ce que vous jouez et acquérez ce tour-ci, vous le piocherez ensuite, exactement dans cet ordre.
lesson-legacy-order-play = Jouez vos gemmes. Le Cyanolithe antique donne 2 éthers, chaque Cristal 1 : cela fait 6.
lesson-legacy-order-gain = Acquérez le Poing incinérateur pour 4 éthers. Une carte acquise rejoint aussitôt la défausse : ce sera la première que vous piocherez.
lesson-legacy-order-second = Les 2 éthers restants paient le Chakram de feu : 2 dégâts. Il se pose sur le Poing et viendra en deuxième.
lesson-legacy-order-choose = À la fin du tour, vous choisissez l’ordre dans lequel défausser les cartes jouées. Il y a sept cartes, et vous en piochez cinq. Défaussez d’abord le Cyanolithe antique : ce sont deux Cristaux qui attendront.
lesson-legacy-order-came = La défausse a été retournée telle quelle : le Poing, le Chakram, le Cyanolithe et deux Cristaux. Les deux autres Cristaux sont les prochaines cartes de la pioche.
lesson-legacy-order-use = C’est encore à vous, et votre nouveau sort est déjà en main. Préparez-le sur la brèche I.
lesson-legacy-order-end = Une pioche qu’on ne mélange jamais se prépare : acquérez tôt dans le tour ce qui doit revenir vite, et défaussez les cartes faibles en dernier.

## The turn-order deck

lesson-legacy-turns = À qui le tour ?
lesson-legacy-turns-about = Ce que dit le paquet d’ordre du tour, et combien de temps un pouvoir peut attendre.
lesson-legacy-turns-six = Le paquet d’ordre du tour a six cartes : deux pour vous, deux pour Bubda et deux pour la némésis. On ne le mélange que lorsqu’il est vide. Ces quatre-là ont déjà été piochées.
lesson-legacy-turns-left = Il reste donc une carte de chaque mage, et aucune de la némésis. Vous ne savez pas laquelle viendra d’abord, mais la némésis devra attendre les deux.
lesson-legacy-turns-power = Ce pouvoir n’a plus qu’un jeton : il frappera au début du prochain tour de la némésis, et le défausser coûte 4 éthers. Mais vous jouerez encore un tour avant cela.
lesson-legacy-turns-spend = Profitez donc de ce tour pour vous renforcer : préparez votre Étincelle, jouez vos Cristaux et acquérez le Poing incinérateur.
lesson-legacy-turns-again = C’est votre carte qui est sortie. Lancez d’abord votre Étincelle.
lesson-legacy-turns-last-chance = Il ne reste que la carte de Bubda ; ensuite, le paquet sera mélangé, et la némésis pourrait jouer aussitôt. Préparez l’Étincelle et jouez vos Cristaux.
lesson-legacy-turns-stop = 4 éthers, et le dernier moment sûr pour les dépenser : défaussez le pouvoir.
lesson-legacy-turns-end = Vous avez acquis un sort, et le pouvoir n’a pas frappé. Avant chaque tour, regardez ce qui reste dans le paquet d’ordre du tour, puis décidez de ce qui ne peut pas attendre.
